"""What the constants of one protocol are: names, values, types and what is said of each.

In: one protocol's compiled tables. Out: a :class:`ConstantsView` that the templates of
each language lay out, and the collisions of names. Python and TypeScript get the same
names; texts are plain here, wrapped and escaped by the filters of ``render.py``.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .facts import CAPABILITY_LISTS, METHOD_LISTS, Facts, key_text
from .names import Names, Path, constant_name, module_name, type_name

#: Lists that give constants: what a constant's name begins with, what the text calls it,
#: and the table of the registry that defines its names.
_KINDS = {
    "client_capabilities": ("client_capability", "Capability that a client declares", None),
    "server_capabilities": ("server_capability", "Capability that a server declares", None),
    "features": ("feature", "", "features"),
    "transports": ("transport", "", "transports"),
    "headers": ("header", "HTTP header", "headers"),
    "metadata_keys": ("meta", "", "metadata_keys"),
    # Too many and too long for constants: only their lists.
    "grpc_operations": (None, "Operation of the gRPC binding", None),
    "http_operations": (None, "Operation of the HTTP binding", None),
    "card_paths": (None, "Place of a card", None),
}
_METHOD_TEXTS = {
    "client_requests": "request of the client",
    "client_notifications": "notification of the client",
    "server_requests": "request of the server",
    "server_notifications": "notification of the server",
}
#: Tables whose texts are constants of their own.
_NAMED = ("declaration", "handshake", "discovery")


@dataclass(frozen=True)
class Constant:
    """One constant: its value as a literal, what is said of it, and whether it goes."""

    name: str
    value: str
    doc: tuple[str, ...]
    deprecated: str | None = None


@dataclass(frozen=True)
class Row:
    """The entry of one version in a mapping from versions; members are written literals."""

    version: str
    items: tuple[str, ...]


@dataclass(frozen=True)
class Mapped:
    """A mapping from each listed version to the names that it has."""

    name: str
    type: str
    doc: tuple[str, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Alias:
    """A type whose values are these literals."""

    name: str
    values: tuple[str, ...]
    doc: str
    #: Where its values stand at run time: expressions over the module's own constants.
    of: tuple[str, ...]


@dataclass(frozen=True)
class Sequence:
    """A tuple of versions, by the names of their constants."""

    name: str
    type: str
    items: tuple[str, ...]
    doc: tuple[str, ...]


@dataclass
class ConstantsView:
    """All of one module."""

    mark: str
    protocol: str
    module: str
    title: str
    summary: str
    source: str
    constants: list[Constant] = field(default_factory=list)
    aliases: list[Alias] = field(default_factory=list)
    sequences: list[Sequence] = field(default_factory=list)
    sections: list[tuple[str, list[Constant]]] = field(default_factory=list)
    mappings: list[Mapped] = field(default_factory=list)
    eras: list[tuple[str, str]] = field(default_factory=list)
    errors: list[Constant] = field(default_factory=list)
    error_rows: list[Row] = field(default_factory=list)
    problems: list[tuple[Path, str]] = field(default_factory=list)

    @property
    def public_names(self) -> list[str]:
        """Every name that the module gives, sorted."""
        names = ["PROTOCOL", "TITLE"]
        for group in (self.constants, self.aliases, self.sequences, self.mappings):
            names += [each.name for each in group]
        names += [each.name for _, constants in self.sections for each in constants]
        if self.eras:
            names.append("ERAS")
        if self.errors:
            names += ["ERRORS", "ErrorCode"]
        return sorted(names)


def literal(value: Any) -> str:
    """A value as Python and TypeScript both write it.

    >>> literal("tools/call"), literal(1)
    ('"tools/call"', '1')
    """
    return json.dumps(value, ensure_ascii=False)


def constants_view(tables: Mapping[str, Any]) -> ConstantsView:
    """The constants of one protocol."""
    return _Maker(Facts(tables)).view


class _Maker:
    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.names = Names()
        protocol = facts.protocol
        self.view = ConstantsView(
            facts.mark,
            facts.id,
            module_name(facts.id),
            protocol["title"],
            protocol["summary"],
            protocol["source"],
        )
        for name in ("PROTOCOL", "TITLE", "ERAS", "ERRORS", "ErrorCode", "Version", "Era"):
            self.names.take(name, ("protocol", name))
        self._versions()
        self._methods()
        for kind in _KINDS:
            self._listed(kind)
        self._errors()
        self._named()
        self.view.problems = self.names.problems

    # -- parts ------------------------------------------------------------------------

    def _versions(self) -> None:
        facts, view = self.facts, self.view
        constants = []
        for version in facts.versions:
            title = facts.tables["eras"][version["era"]]["title"]
            released = f", released {version['released']}" if version["released"] else ""
            lines = [f"Version {version['id']}: {version['status']}{released}. {title}."]
            if version["note"]:
                lines.append(version["note"])
            lines.append(self._source(version["source"], "versions", version["id"]))
            name = self._take("version", version["id"], ("versions", version["id"]))
            constants.append(Constant(name, literal(version["id"]), tuple(lines)))
        view.sections.append(("Versions", constants))
        by_id = {v["id"]: c.name for v, c in zip(facts.versions, constants, strict=True)}
        published = [each["id"] for each in facts.published]
        view.aliases.append(
            Alias(
                "Version",
                self._literals(published),
                "A published version on the wire.",
                ("PUBLISHED_VERSIONS",),
            )
        )
        listed = [each["id"] for each in facts.versions]
        view.aliases.append(
            Alias(
                "ListedVersion",
                self._literals(listed),
                "Any version of the registry, drafts and retired ones too.",
                ("LISTED_VERSIONS",),
            )
        )
        eras = list(facts.tables["eras"])
        view.aliases.append(
            Alias("Era", self._literals(eras), "A group of versions.", ("ERAS.values()",))
        )
        self._sequence(
            "PUBLISHED_VERSIONS",
            "Version",
            [by_id[each] for each in published],
            "The published versions, oldest first: no draft, nothing retired.",
        )
        self._sequence(
            "SUPPORTED_VERSIONS",
            "Version",
            [by_id[each] for each in published[::-1]],
            "The published versions, newest first, as a peer lists what it serves.",
        )
        self._sequence(
            "LISTED_VERSIONS",
            "ListedVersion",
            [by_id[each] for each in listed],
            "Every version of the registry, oldest first, drafts and retired ones too.",
        )
        if published:
            self._single("LATEST_VERSION", by_id[published[-1]], "The newest published version.")
        for era, entry in facts.tables["eras"].items():
            ids = [each["id"] for each in facts.published if each["era"] == era]
            self._sequence(
                constant_name(era, "versions"),
                "Version",
                [by_id[id] for id in ids],
                f"The published versions of the era {era}, oldest first.",
                self._source(entry["source"], "eras", era),
            )
            if ids:
                self._single(
                    constant_name("latest", era, "version"),
                    by_id[ids[-1]],
                    f"The newest published version of the era {era}.",
                )
        assumed = facts.protocol["assumed_version"]
        if assumed is not None:
            self._single(
                "ASSUMED_VERSION",
                by_id[assumed],
                "The version that an absent one stands for.",
                self._source(facts.protocol["source"], "protocol", "assumed_version"),
            )
        view.eras = [(literal(each["id"]), literal(each["era"])) for each in facts.versions]

    def _methods(self) -> None:
        facts = self.facts
        kinds: dict[str, list[str]] = {}
        for kind in METHOD_LISTS:
            for name in facts.names(kind):
                kinds.setdefault(name, []).append(kind)
            self._mapped(kind, "The methods that are a " + _METHOD_TEXTS[kind])
        if not kinds:
            return
        self.view.aliases.append(
            Alias(
                "Method",
                self._literals(sorted(kinds)),
                "A method of any version.",
                tuple(f"*{kind.upper()}.values()" for kind in METHOD_LISTS if facts.names(kind)),
            )
        )
        self.names.take("Method", ("protocol", "Method"))
        constants = []
        for method, lists in sorted(kinds.items()):
            entry = facts.tables["methods"].get(method)
            lines = []
            for kind in lists:
                text = f"{_METHOD_TEXTS[kind]}; {facts.span(facts.having(kind, [method]))}."
                lines.append(text[0].upper() + text[1:])
            needs = entry["requires"] if entry else []
            if needs:
                lines.append(f"Needs {', '.join(needs)}.")
            if entry and entry["replaces"]:
                lines.append(f"Replaces {', '.join(entry['replaces'])}.")
            if entry and entry["note"]:
                lines.append(entry["note"])
            gone = facts.deprecation(*(f"{kind}.{method}" for kind in lists), *needs)
            if entry:
                lines.append(self._source(entry["source"], "methods", method))
            else:
                lines.append(self._origin(lists[0], method))
            name = self._take("method", method, (lists[0], method))
            constants.append(Constant(name, literal(method), tuple(lines), gone))
        self.view.sections.append(("Methods", constants))

    def _listed(self, kind: str) -> None:
        facts = self.facts
        prefix, text, table = _KINDS[kind]
        names = facts.names(kind)
        self._mapped(kind, f"The {kind.replace('_', ' ')}")
        if prefix is None or not names:
            return
        short = self._short(names) if kind == "metadata_keys" else {}
        constants = []
        for each in names:
            where = facts.span(facts.having(kind, [each]))
            entry: Mapping[str, Any] = facts.tables[table][each] if table else {}
            title = entry.get("title") or text
            lines = [f"{title}; {where}."]
            if entry.get("required"):
                lines.append("Required with every request.")
            if entry.get("note"):
                lines.append(entry["note"])
            if kind in CAPABILITY_LISTS:
                needs = facts.tables["capabilities"].get(each, {"requires": []})["requires"]
                if needs:
                    lines.append(f"Needs {', '.join(needs)}.")
            gone = facts.deprecation(f"{kind}.{each}")
            if entry and table:
                lines.append(self._source(entry["source"], table, each))
            else:
                lines.append(self._origin(kind, each))
            name = self._take(prefix, short.get(each, each), (kind, each))
            constants.append(Constant(name, literal(each), tuple(lines), gone))
        self.view.sections.append((kind.replace("_", " ").capitalize(), constants))

    def _errors(self) -> None:
        facts, view = self.facts, self.view
        errors: Mapping[str, Mapping[str, Any]] = facts.tables["errors"]
        codes: dict[str, set[int]] = {}
        for entry in errors.values():
            codes.setdefault(entry["name"], set()).add(entry["code"])
        # Several keys of one name and code are one member; where the codes differ, each is one.
        members: dict[str, list[str]] = {}
        for key, entry in errors.items():
            name = entry["name"] if len(codes[entry["name"]]) == 1 else key
            members.setdefault(name, []).append(key)
        member_of = {key: constant_name(name) for name, keys in members.items() for key in keys}

        def newest_first(name: str) -> tuple[int, str]:
            having = facts.having("errors", members[name])
            newest = max((at for at, has in enumerate(having) if has), default=-1)
            return -newest, name

        # An enum's first member of a code is the one that the code is turned into.
        taken = Names()
        for name in sorted(members, key=newest_first):
            keys = members[name]
            lines = [f"{self._messages(keys)}; {facts.span(facts.having('errors', keys))}."]
            for key in keys:
                lines += self._error(key, len(keys) > 1)
            gone = facts.deprecation(*(f"errors.{key}" for key in keys))
            member = taken.take(constant_name(name), ("errors", keys[0]))
            value = literal(errors[keys[0]]["code"])
            view.errors.append(Constant(member, value, tuple(lines), gone))
        self.names.problems += taken.problems
        if errors:
            view.error_rows = [
                Row(
                    literal(version["id"]),
                    tuple(sorted({f"ErrorCode.{member_of[key]}" for key in version["errors"]})),
                )
                for version in facts.versions
            ]

    def _messages(self, keys: list[str]) -> str:
        errors = self.facts.tables["errors"]
        texts = list(dict.fromkeys(literal(errors[key]["message"]) for key in keys))
        return "Message " + " or ".join(texts)

    def _error(self, key: str, several: bool) -> list[str]:
        facts = self.facts
        entry = facts.tables["errors"][key]
        parts = []
        if entry["spelling"]:
            parts.append(entry["spelling"])
        if entry["http_status"] is not None:
            parts.append(f"HTTP {entry['http_status']}")
        if entry["grpc_status"] is not None:
            parts.append(f"gRPC {entry['grpc_status']}")
        if several:
            origin = facts.origin("errors", key)
            parts.append(
                "of an earlier release"
                if origin is None
                else f"since {origin.release or origin.version}"
            )
        lines = [", ".join(parts) + "."] if parts else []
        if entry["proves_era"]:
            lines.append(f"Only servers of the era {entry['proves_era']} send it.")
        if entry["note"]:
            lines.append(entry["note"])
        lines.append(self._source(entry["source"], "errors", key))
        return lines

    def _named(self) -> None:
        constants = []
        for table in _NAMED:
            entry = self.facts.tables[table]
            for member, value in (entry or {}).items():
                if member in ("source", "carrier") or not isinstance(value, str):
                    continue
                lines = [f"{table.capitalize()}: {member.replace('_', ' ')}."]
                if table == "handshake":
                    for version in self.facts.versions:
                        own = (version["handshake"] or entry)[member]
                        if own != value:
                            lines.append(f"In {version['id']}: {literal(own)}.")
                lines.append(self._source(entry["source"], table, member))
                name = self._take(table, member, (table, member))
                constants.append(Constant(name, literal(value), tuple(lines)))
        self.view.sections.append(("Where a message declares its version", constants))

    # -- pieces -----------------------------------------------------------------------

    def _take(self, prefix: str, text: object, key: Path) -> str:
        stem = constant_name(prefix)
        name = constant_name(prefix, text)
        return self.names.take(name if name != stem else f"{stem}_", key)

    def _single(self, name: str, value: str, *doc: str) -> None:
        self.view.constants.append(Constant(self.names.take(name, ("protocol", name)), value, doc))

    def _sequence(self, name: str, type: str, items: list[str], *doc: str) -> None:
        taken = self.names.take(name, ("eras", name))
        self.view.sequences.append(Sequence(taken, type, tuple(items), doc))

    def _mapped(self, kind: str, text: str) -> None:
        facts = self.facts
        names = facts.names(kind)
        if not names:
            return
        alias = self.names.take(type_name(kind), ("protocol", kind))
        what = f"One of the {kind.replace('_', ' ')} of any version."
        of = (f"*{kind.upper()}.values()",)
        self.view.aliases.append(Alias(alias, self._literals(names), what, of))
        rows = tuple(
            Row(literal(each["id"]), self._literals(facts.listed(each, kind)))
            for each in facts.versions
        )
        name = self.names.take(kind.upper(), ("protocol", f"{kind} "))
        self.view.mappings.append(Mapped(name, alias, (f"{text}, by version.",), rows))

    @staticmethod
    def _literals(values: Any) -> tuple[str, ...]:
        return tuple(literal(value) for value in values)

    @staticmethod
    def _short(names: list[str]) -> dict[str, str]:
        """Metadata keys without their namespace, where what is left tells them apart."""
        ends = {name: name.rpartition("/")[2] or name for name in names}
        taken = Counter(constant_name(end) for end in ends.values())
        return {name: end if taken[constant_name(end)] == 1 else name for name, end in ends.items()}

    def _origin(self, kind: str, name: str) -> str:
        origin = self.facts.origin(kind, name)
        assert origin is not None  # a listed name stands in some version
        place: list[object] = ["versions", origin.version]
        if origin.release is not None:
            place.append(f"release {origin.release}")
        return self._source(origin.source, *place)

    def _source(self, link: str, *place: object) -> str:
        return f"Source: {link} ({self.facts.file}: {key_text(*place)})"
