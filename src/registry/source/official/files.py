"""Official schema files: JSON to what they tell.

In: decoded JSON, and the places where the ``[official]`` table says its facts stand. Out:
:class:`~.told.Told`. No name of a protocol or of a definition stands here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ...engine.errors import UsageError
from ..grammar import OfficialPlaces, OfficialSchema
from .told import OfficialError, Told

_METHODS = ("client_requests", "client_notifications", "server_requests", "server_notifications")
_MIXED = ("client_methods", "server_methods")
#: Keyword of a definition that names its method, where no constant member does.
_METHOD_KEYWORD = "x-method"
_BRANCHES = ("anyOf", "oneOf", "allOf")


def read_file(path: Path, places: OfficialSchema, container: str | None = None) -> Told:
    """What a schema file tells. ``container`` is the member that holds reserved metadata.

    Raises:
        UsageError: the file cannot be read, or holds nothing that the places name.
    """
    data = load_json(path)
    if not fits(data, places):
        raise UsageError(f"{path.name} has nothing that {places.reader!r} reads")
    return read_schema(data, places, places.reader, container)


def load_json(path: Path) -> Any:
    """A file's JSON.

    Raises:
        UsageError: the file cannot be read, or is no JSON.
    """
    try:
        return json.loads(path.read_bytes())
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror or error}") from error
    except ValueError as error:  # not JSON, or not text
        raise UsageError(f"{path} is not JSON: {error}") from error
    except RecursionError as error:
        raise UsageError(f"{path} is nested too deeply") from error


def fits(data: Any, places: OfficialSchema) -> bool:
    """Whether a file is of this family: it has one of the places that the family names."""
    if not isinstance(data, dict):
        return False
    if places.reader == "operations":
        return isinstance(data.get("rpcs"), list) and isinstance(data.get("messages"), dict)
    names = [name for kind in (*_METHODS, *_MIXED) for name in getattr(places.methods, kind)]
    known = data if places.reader == "names" else _definitions(data)
    return any(name in known for name in names)


def read_schema(
    data: Mapping[str, Any], places: OfficialPlaces, reader: str, container: str | None = None
) -> Told:
    """What decoded JSON tells; ``reader`` is one of the grammar's readers of schemas.

    Raises:
        UsageError: the JSON is not shaped as the reader needs it.
    """
    try:
        if reader == "operations":
            return _operations(data, places)
        if reader == "names":
            return _names(data, places)
        return _read_definitions(_definitions(data), places, container)
    except (AttributeError, KeyError, TypeError) as error:
        raise UsageError(f"the schema is not shaped as {reader!r} are: {error!r}") from error


def message_members(data: Mapping[str, Any], method: str) -> frozenset[str]:
    """The members of what a JSON schema says of a method: its parameters, and of a result
    that names its method.

    >>> schema = {"$defs": {"Hi": {"x-method": "hello", "properties": {"version": {}}}}}
    >>> sorted(message_members(schema, "hello"))
    ['version']
    """
    definitions = _definitions(data)
    schema = _Definitions(definitions)
    found: set[str] = set()
    for definition in definitions.values():
        if not isinstance(definition, dict):
            continue
        properties = definition.get("properties")
        own = properties if isinstance(properties, dict) else {}
        if definition.get(_METHOD_KEYWORD) == method:
            found |= schema.member_names(definition)
        elif method in _constants(own.get("method")):
            found |= schema.member_names(own.get("params"))
    return frozenset(found)


# --- JSON schemas ----------------------------------------------------------------------


def _definitions(data: Mapping[str, Any]) -> Mapping[str, Any]:
    found = data.get("$defs", data.get("definitions", {}))
    return found if isinstance(found, dict) else {}


def _read_definitions(
    definitions: Mapping[str, Any], places: OfficialPlaces, container: str | None
) -> Told:
    schema = _Definitions(definitions)
    lists: dict[str, frozenset[str]] = {}
    if any(getattr(places.methods, kind) for kind in _METHODS):
        for kind in _METHODS:
            unions = getattr(places.methods, kind)
            # A list without places is one that the protocol has no messages for.
            lists[kind] = frozenset(
                method for union in unions for method in schema.methods(definitions.get(union))
            )
    for side in ("client", "server"):
        name = getattr(places.capabilities, side)
        if name in definitions:
            lists[f"{side}_capabilities"] = frozenset(
                schema.capabilities(definitions[name], container)
            )
    if container is not None:
        lists["metadata_keys"] = frozenset(schema.members_of(container))
    return Told(lists, tuple(sorted(set(schema.errors()), key=_by_code)))


def _by_code(error: OfficialError) -> tuple[int, str, str]:
    return (error.code, error.spelling or "", error.message or "")


class _Definitions:
    """The definitions of a JSON schema, walked by reference."""

    def __init__(self, definitions: Mapping[str, Any]) -> None:
        self._definitions = definitions

    def _parts(self, node: Any, seen: tuple[str, ...] = ()) -> Iterator[Mapping[str, Any]]:
        """A node and what it refers to or branches into; a reference is followed once."""
        if not isinstance(node, dict):
            return
        reference = node.get("$ref")
        if isinstance(reference, str):
            name = reference.rsplit("/", 1)[-1]
            if name not in seen:
                yield from self._parts(self._definitions.get(name), (*seen, name))
        yield node
        for key in _BRANCHES:
            branches = node.get(key)
            for branch in branches if isinstance(branches, list) else ():
                yield from self._parts(branch, seen)

    def _members(self, node: Any) -> Iterator[tuple[str, Any]]:
        for part in self._parts(node):
            properties = part.get("properties")
            if isinstance(properties, dict):
                yield from properties.items()

    def member_names(self, node: Any) -> set[str]:
        """The names of an object's members."""
        return {name for name, _ in self._members(node)}

    def methods(self, node: Any) -> Iterator[str]:
        """The methods of a message or of a union of messages."""
        for part in self._parts(node):
            properties = part.get("properties")
            members = properties if isinstance(properties, dict) else {}
            named = _constants(members.get("method"))
            keyword = part.get(_METHOD_KEYWORD)
            if isinstance(keyword, str):
                named = [*named, keyword]
            yield from (name for name in named if isinstance(name, str))
            if not named and "method" in members:
                # One message for all methods, and the union stands below its parameters.
                yield from self.methods(members.get("params"))

    def capabilities(
        self, node: Any, container: str | None, above: str = "", way: tuple[int, ...] = ()
    ) -> Iterator[str]:
        """The dotted paths of an object's members; reserved ones are no capabilities."""
        for name, below in self._members(node):
            if name.startswith("_") or name == container:
                continue
            path = f"{above}.{name}" if above else name
            yield path
            if id(below) not in way:  # an object that contains itself has no end
                yield from self.capabilities(below, container, path, (*way, id(below)))

    def members_of(self, container: str) -> Iterator[str]:
        """The members of every object that stands in the container anywhere."""
        for definition in self._definitions.values():
            for node in _nodes(definition):
                properties = node.get("properties")
                if isinstance(properties, dict) and container in properties:
                    yield from (name for name, _ in self._members(properties[container]))

    def errors(self) -> Iterator[OfficialError]:
        """Every constant code: of a definition, of its error, or one of a list of codes."""
        codes: dict[str, list[OfficialError]] = {}
        inside: set[str] = set()
        for name, definition in self._definitions.items():
            for key, value in self._own_members(definition):
                if key == "code" and isinstance(value, dict):
                    codes.setdefault(name, []).extend(self._codes(name, definition, value))
                elif key == "error" and isinstance(value, dict):
                    for below, inner in self._own_members(value):
                        if below == "code" and isinstance(inner, dict):
                            codes.setdefault(name, []).extend(self._codes(name, value, inner))
                    inside |= _references(value)
        for name, found in codes.items():
            # What stands in a message's error has the message's name.
            if name not in inside:
                yield from found

    def _own_members(self, node: Any) -> Iterator[tuple[str, Any]]:
        """The members that an object surely has: those of its alternatives are not its own."""
        todo = [node]
        seen: set[str] = set()
        while todo:
            part = todo.pop()
            if not isinstance(part, dict):
                continue
            for name in _references(part) - seen:
                seen.add(name)
                todo.append(self._definitions.get(name))
            properties = part.get("properties")
            if isinstance(properties, dict):
                yield from properties.items()
            whole = part.get("allOf")
            todo += whole if isinstance(whole, list) else []

    def _codes(self, name: str, owner: Any, node: Mapping[str, Any]) -> Iterator[OfficialError]:
        if "$ref" not in node and not any(key in node for key in _BRANCHES):
            for code in _constants(node):
                if _is_code(code):
                    yield OfficialError(code, name, self._message(owner))
            return
        for part in self._parts(node):
            for code in _constants(part):
                if _is_code(code):
                    title = part.get("title")
                    yield OfficialError(code, None, title if isinstance(title, str) else None)

    def _message(self, owner: Any) -> str | None:
        for key, value in self._members(owner):
            if key == "message" and isinstance(value, dict):
                message = value.get("const", value.get("default"))
                if isinstance(message, str):
                    return message
        return None


def _references(node: Mapping[str, Any]) -> set[str]:
    """The definition that a node refers to itself, without what is below it."""
    reference = node.get("$ref")
    return {reference.rsplit("/", 1)[-1]} if isinstance(reference, str) else set()


def _constants(node: Any) -> list[Any]:
    if not isinstance(node, dict):
        return []
    if "const" in node:
        return [node["const"]]
    values = node.get("enum")
    return list(values) if isinstance(values, list) else []


def _is_code(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _nodes(node: Any) -> Iterator[Mapping[str, Any]]:
    todo = [node]
    while todo:
        each = todo.pop()
        if isinstance(each, dict):
            yield each
            todo += each.values()
        elif isinstance(each, list):
            todo += each


# --- operations of a service, and lists of names -----------------------------------------


def _operations(data: Mapping[str, Any], places: OfficialPlaces) -> Told:
    operations = [each for each in data["rpcs"] if isinstance(each, dict)]
    lists: dict[str, frozenset[str]] = {
        kind: frozenset(str(each["name"]) for each in operations) for kind in places.operations
    }
    if "client_requests" in lists:
        # A service is called by its clients alone, and is only ever called.
        lists |= {kind: frozenset() for kind in _METHODS if kind != "client_requests"}
    lists["http_operations"] = frozenset(
        f"{binding['method']} {binding['path']}"
        for each in operations
        for binding in each.get("http", ())
        if not binding.get("additional")
    )
    for side in ("client", "server"):
        message = data["messages"].get(getattr(places.capabilities, side))
        if message is not None:
            lists[f"{side}_capabilities"] = frozenset(map(str, message["fields"]))
    return Told(lists)


def _names(data: Mapping[str, Any], places: OfficialPlaces) -> Told:
    lists = {}
    for kind in (*_METHODS, *_MIXED):
        members = getattr(places.methods, kind)
        if members:
            lists[kind] = frozenset(
                str(name) for member in members for name in _listed(data.get(member, ()))
            )
    return Told(lists)


def _listed(value: Any) -> Iterator[Any]:
    yield from value.values() if isinstance(value, Mapping) else value
