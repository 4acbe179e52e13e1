"""Whether a mapping has the shape of the grammar, and what can still be read where it has not.

In: the mapping that ``tomllib`` gives. Out: a :class:`Shape`: the model, every problem of
shape in our own words, and the paths of what is broken. Where something is broken, a
stand-in takes its place in the model, so that one wrong type hides nothing elsewhere; the
checks leave out what concerns a stand-in.

The walk follows the models of :mod:`registry.source.grammar`; single values are judged by
pydantic, so that a pattern or bound is written once.
"""

from __future__ import annotations

import datetime
import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import StringConstraints, TypeAdapter, ValidationError

from ..engine.errors import suggest
from .grammar import Identifier, Link, Name, RegistryFile, Table
from .problems import Path, Problem, close_to, did_you_mean, key_text, listed, quoted, shown

MOST_DEPTH = 32
_LARGEST = 2**63


def _pattern(hint: Any) -> str | None:
    for each in typing.get_args(hint)[1:]:
        if isinstance(each, StringConstraints) and isinstance(each.pattern, str):
            return each.pattern
    return None


_IN_WORDS = {
    _pattern(Identifier): (
        "a lower-case name of letters, digits, '_' and '-'",
        "stand-in",
    ),
    _pattern(Link): ("a link that begins with https://", "https://stand-in.invalid"),
    r"^\d+\.\d+\.\d+$": ("three numbers as in '1.2.0'", "0.0.0"),
}


@dataclass(frozen=True)
class Shape:
    """What the walk found; ``model`` holds stand-ins at the ``broken`` paths.

    ``model`` is None only where the mapping cannot be walked at all.
    """

    model: RegistryFile | None
    problems: tuple[Problem, ...] = ()
    broken: frozenset[Path] = frozenset()


def read_shape(data: Mapping[str, Any]) -> Shape:
    """The model of a file, and what is wrong with its shape.

    >>> shape = read_shape({"protocols": {}})
    >>> shape.problems[0].message, shape.problems[0].help
    ("unknown key 'protocols'", "did you mean 'protocol'?")
    """
    beyond = tuple(_beyond_bounds(data))
    if beyond:
        return Shape(None, beyond)
    try:
        return Shape(RegistryFile.model_validate(data))
    except ValidationError:
        pass  # told below, in our own words
    walk = _Walk()
    cleaned = walk.table(RegistryFile, data, ())
    try:
        model = RegistryFile.model_validate(cleaned)
    except ValidationError as error:
        # What only a whole model can tell, and so the walk does not know.
        for each in error.errors(include_url=False, include_context=False):
            walk.problems.append(Problem(tuple(each["loc"]), each["msg"], "shape"))
        return Shape(None, tuple(walk.problems), frozenset(walk.broken))
    return Shape(model, tuple(walk.problems), frozenset(walk.broken))


def _beyond_bounds(data: Mapping[str, Any]) -> Iterator[Problem]:
    """What would make the walk itself fail: nesting without end, integers without bound."""
    todo: list[tuple[Path, object]] = [((), data)]
    while todo:
        path, value = todo.pop()
        if isinstance(value, int) and not -_LARGEST <= value < _LARGEST:
            yield Problem(path, "the integer needs more than 64 bits", "integer-size")
        items: list[tuple[str | int, object]] = []
        if isinstance(value, dict):
            items = list(value.items())
        elif isinstance(value, list):
            items = list(enumerate(value))
        if items and len(path) >= MOST_DEPTH:
            yield Problem(
                path[:4], f"nested more than {MOST_DEPTH} levels deep", "depth", "write it flatter"
            )
            return
        todo += [((*path, key), item) for key, item in reversed(items)]


class _Walk:
    """One walk over a mapping, side by side with the models."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.broken: set[Path] = set()

    def table(self, model: type[Table], value: Mapping[str, Any], path: Path) -> dict[str, Any]:
        hints = field_hints(model)
        required = {
            field.alias or name for name, field in model.model_fields.items() if field.is_required()
        }
        out: dict[str, Any] = {}
        for key, item in value.items():
            if key in hints:
                fine, cleaned = self.value(hints[key], item, (*path, key))
                if fine:
                    out[key] = cleaned
            else:
                absent = [each for each in hints if each not in value]
                known = absent if suggest(key, absent) is not None else hints
                self.problems.append(
                    Problem(
                        (*path, key),
                        f"unknown key {shown(key)}",
                        "unknown-key",
                        did_you_mean(key, known),
                    )
                )
                meant = suggest(key, absent)
                if isinstance(meant, str):
                    # Its absence is no second problem.
                    self.broken.add((*path, meant))
        for key in hints:
            if key in required and key not in out:
                if key not in value and (*path, key) not in self.broken:
                    self.problems.append(
                        Problem(
                            (*path, key),
                            "the key is missing",
                            "missing-key",
                            f"give {_expected(hints[key])}",
                        )
                    )
                self.broken.add((*path, key))
                out[key] = _stand_in(hints[key])
        return out

    def value(self, hint: Any, value: Any, path: Path) -> tuple[bool, Any]:
        """Whether there is something to read, and that, cleaned of what is broken."""
        core = _core(hint)
        if _is_table(core):
            if isinstance(value, dict):
                return True, self.table(core, value, path)
        elif typing.get_origin(core) is list:
            if isinstance(value, list):
                return True, self.items(typing.get_args(core)[0], value, path)
        elif typing.get_origin(core) is dict:
            if isinstance(value, dict):
                key_hint, item = typing.get_args(core)
                return True, self.entries(key_hint, item, value, path)
        elif _is_valid(hint, value):
            return True, value
        self.problems.append(
            Problem(
                path,
                f"expected {_expected(hint, value)}, not {shown(value)}",
                "wrong-value" if typing.get_origin(core) is Literal else "wrong-type",
                _help(core, value, path),
            )
        )
        self.broken.add(path)
        return False, None

    def items(self, hint: Any, value: list[Any], path: Path) -> list[Any]:
        out = []
        for number, item in enumerate(value):
            fine, cleaned = self.value(hint, item, (*path, number))
            # A stand-in, so that the items behind it keep their numbers.
            out.append(cleaned if fine else _stand_in(hint))
        return out

    def entries(
        self, key_hint: Any, hint: Any, value: dict[str, Any], path: Path
    ) -> dict[str, Any]:
        out = {}
        for key, item in value.items():
            if not _is_valid(key_hint, key):
                self.problems.append(
                    Problem(
                        (*path, key),
                        f"expected {_expected(key_hint, key)}, not {shown(key)}",
                        "wrong-name",
                    )
                )
                self.broken.add((*path, key))
                continue
            fine, cleaned = self.value(hint, item, (*path, key))
            out[key] = cleaned if fine else _stand_in(hint)
        return out


def field_hints(model: type[Table]) -> dict[str, Any]:
    """The annotation of each key of a table, in the grammar's order.

    >>> from .grammar import DefinitionTable
    >>> list(field_hints(DefinitionTable))
    ['title', 'source']
    """
    known = _HINTS.get(model)
    if known is None:
        hints = typing.get_type_hints(model, include_extras=True)
        order = [name for name in model.model_fields if name not in model.keys_last]
        order += [name for name in model.model_fields if name in model.keys_last]
        known = {model.model_fields[name].alias or name: hints[name] for name in order}
        _HINTS[model] = known
    return known


_HINTS: dict[type[Table], dict[str, Any]] = {}
#: By identity, for a hint with bounds has no hash; the hint is kept so that it stays one.
_ADAPTERS: dict[int, tuple[Any, TypeAdapter[Any]]] = {}


def _is_valid(hint: Any, value: object) -> bool:
    if id(hint) not in _ADAPTERS:
        _ADAPTERS[id(hint)] = hint, TypeAdapter(hint)
    try:
        _ADAPTERS[id(hint)][1].validate_python(value, strict=True)
    except ValidationError:
        return False
    return True


def _is_table(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Table)


def item_hint(hint: Any) -> Any:
    """The table that a key holds, be it one, a list of them or a mapping; or None.

    >>> from .grammar import RegistryFile
    >>> item_hint(field_hints(RegistryFile)["versions"]).__name__
    'VersionTable'
    """
    core = _core(hint)
    if typing.get_origin(core) in (list, dict):
        core = _core(typing.get_args(core)[-1])
    return core if _is_table(core) else None


def _core(hint: Any) -> Any:
    """An annotation without None and without its bounds."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        members = [each for each in typing.get_args(hint) if each is not type(None)]
        if len(members) == 1:
            return _core(members[0])
    if typing.get_origin(hint) is Annotated:
        return _core(typing.get_args(hint)[0])
    return hint


def _members(hint: Any) -> list[Any]:
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return [each for each in typing.get_args(hint) if each is not type(None)]
    return [hint]


def _expected(hint: Any, value: object = None) -> str:
    return " or ".join(_in_words(each, value) for each in _members(hint))


def _in_words(hint: Any, value: object) -> str:
    core = _core(hint)
    origin = typing.get_origin(core)
    if origin is Literal:
        return f"one of {listed(typing.get_args(core))}"
    if origin is list:
        item = _core(typing.get_args(core)[0])
        if _is_table(item):
            return "a list of tables"
        return "a list of strings" if item is str else "a list"
    if origin is dict or _is_table(core):
        return "a table"
    if core is str:
        pattern = _pattern(hint)
        if pattern == _pattern(Name):
            if value == "":
                return "a string that is not empty"
            return "a string without control characters" if isinstance(value, str) else "a string"
        if pattern is not None:
            return _IN_WORDS.get(pattern, (f"a string like {pattern}", ""))[0]
        return "a string that is not empty" if value == "" else "a string"
    if core is int:
        return "an integer" + _bounds(hint)
    return {bool: "true or false", datetime.date: "a date"}.get(core, "a value")


def _bounds(hint: Any) -> str:
    least = most = None
    for each in typing.get_args(hint)[1:]:
        for bound in getattr(each, "metadata", ()):
            least = getattr(bound, "ge", least)
            most = getattr(bound, "le", most)
    if least is None:
        return ""
    return f" of {least} or more" if most is None else f" from {least} to {most}"


def _help(core: Any, value: object, path: Path) -> str:
    """What the writer most likely meant."""
    if typing.get_origin(core) is Literal and isinstance(value, str):
        return close_to(value, typing.get_args(core))
    if typing.get_origin(core) is list:
        if isinstance(value, dict) and _is_table(_core(typing.get_args(core)[0])):
            header = key_text(tuple(part for part in path if isinstance(part, str)))
            return f"write [[{header}]] for one entry of several"
        if isinstance(value, str):
            return f"write [{quoted(value)}]"
    if isinstance(value, str):
        if core is datetime.date and _is_date(value):
            return f"write it without quotes: {value}"
        if core is bool and value in ("true", "false"):
            return f"write it without quotes: {value}"
        if core is int and value.removeprefix("-").isdecimal() and value.isascii():
            return f"write it without quotes: {shown(value)[1:-1]}"
    elif not isinstance(value, bool | dict | list) and (
        core is str or _members(core) == [str, int]
    ):
        return f"write it in quotes: {quoted(shown(value))}"
    return ""


def _is_date(text: str) -> bool:
    try:
        datetime.date.fromisoformat(text)
    except ValueError:
        return False
    return len(text) == len("2000-01-01")


def _stand_in(hint: Any) -> Any:
    """A valid value of an annotation, to stand where the file's own is broken."""
    hint = _members(hint)[0]
    core = _core(hint)
    origin = typing.get_origin(core)
    if _is_table(core):
        return {
            field.alias or name: _stand_in(field_hints(core)[field.alias or name])
            for name, field in core.model_fields.items()
            if field.is_required()
        }
    if origin is Literal:
        return typing.get_args(core)[0]
    if origin in (list, dict):
        return origin()
    if core is str:
        return _IN_WORDS.get(_pattern(hint), ("", "stand-in"))[1]
    if core is int:
        # Zero, or the least that the bounds allow.
        return 0 if _is_valid(hint, 0) else 100
    return {bool: False, datetime.date: datetime.date.min}.get(core)
