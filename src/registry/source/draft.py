"""A revision drafted from its official schema: the delta block that the registry lacks.

In: a registry file, the id of a revision it does not have, and that revision's official
schema. Out: TOML text, complete but for what no schema tells; each guess stands in a comment
marked ``REVIEW``. Where facts stand in a schema is the file's ``[official]`` table's to say.
"""

from __future__ import annotations

import os
import re
import textwrap
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tomli_w

from ..engine.errors import UnknownVersionError, UsageError
from .checks.view import LISTS, Facts, View, ordered
from .grammar import RegistryFile, VersionId, VersionTable
from .load import Source
from .locate import Lines
from .official import OfficialError, Told, fits, read_schema, same_name
from .official.files import load_json, message_members
from .write import dump_block

MARK = "REVIEW"

_PART = re.compile(r"\[\[(versions)\]\]|\[(errors|metadata_keys)\.")


def draft_version(
    source: Source,
    version: VersionId,
    schema_path: str | os.PathLike[str],
    extends: VersionId | None = None,
) -> str:
    """The ``[[versions]]`` block of a new revision, with definitions of what it brings.

    ``extends`` is the revision it is a delta of; by default the newest that is no draft.
    The file need not be free of findings, only of the right shape.

    Raises:
        UsageError: the version is listed already, is none of the scheme, or is not newer than
            its base; the file says nothing of official schemas; or the schema cannot be read.
        UnknownVersionError: the base is not listed.
    """
    model = source.model
    view = View(model)
    wire = _wire(model, version)
    base = _base(model, wire, extends)
    facts = _facts(view, view.places[base.id])
    path = Path(schema_path)
    data = load_json(path)
    told = _told(model, data, path.name)
    handshake = model.handshake
    members = frozenset() if handshake is None else message_members(data, handshake.method)
    return _Draft(model, wire, base, facts, told, members, path.name).text()


def insert_version(text: str, block: str) -> str:
    """A registry file's text with a drafted block put in its place, all else untouched.

    The revision goes behind the last one that is older, definitions behind the last of their
    kind.

    Raises:
        UsageError: the block has no revision.

    >>> text = '[protocol]\\nscheme = "integer"\\n\\n[[versions]]\\nid = 1\\n# end\\n'
    >>> print(insert_version(text, "[[versions]]\\nid = 2\\n"))
    [protocol]
    scheme = "integer"
    <BLANKLINE>
    [[versions]]
    id = 1
    <BLANKLINE>
    [[versions]]
    id = 2
    # end
    <BLANKLINE>
    """
    parts = list(_parts(block))
    if not any(name == "versions" for name, _ in parts):
        raise UsageError("the block holds no [[versions]] entry")
    for name, part in parts:
        lines = Lines(text)
        if name == "versions":
            line = _line_for_version(text, lines, tomllib.loads(part)["versions"][0]["id"])
        else:
            line = lines.find_last((name,)) or lines.find_last(("versions",))
        text = _insert(text, line, part)
    return text


# --- what is asked for ------------------------------------------------------------------


def _wire(model: RegistryFile, version: VersionId) -> VersionId:
    scheme = model.protocol.scheme
    if scheme == "integer" and isinstance(version, str) and version.isascii() and version.isdigit():
        version = int(version)
    if any(each.id == version for each in model.versions):
        raise UsageError(f"version {version} is already in the registry")
    if ordered(version, scheme) is None and not (scheme == "date" and isinstance(version, str)):
        raise UsageError(f"{version!r} is no version of scheme {scheme!r}")
    return version


def _base(model: RegistryFile, wire: VersionId, extends: VersionId | None) -> VersionTable:
    scheme = model.protocol.scheme
    if extends is None:
        listed = [each for each in model.versions if each.status != "draft"]
        if not listed:
            raise UsageError("every listed version is a draft: name the one to extend")
        base = listed[-1]
    else:
        named = [each for each in model.versions if str(each.id) == str(extends)]
        if not named:
            raise UnknownVersionError(extends, [each.id for each in model.versions])
        base = named[0]
    old, new = ordered(base.id, scheme), ordered(wire, scheme)
    if old is not None and new is not None and old >= new:
        raise UsageError(f"version {wire} is not newer than {base.id}: name an older one to extend")
    return base


def _facts(view: View, place: int) -> Facts:
    facts = [step.after for step in view.steps if step.version == place][-1]
    if facts is None:
        raise UsageError(
            f"the facts of version {view.file.versions[place].id} cannot be told: "
            "'python -m registry check' says why"
        )
    return facts


def _told(model: RegistryFile, data: Any, name: str) -> Told:
    families = [] if model.official is None else model.official.schemas
    whole = [family for family in families if family.reader != "names"]
    if not whole:
        raise UsageError("no [[official.schemas]] entry says where facts stand in a schema")
    for family in whole:
        if fits(data, family):
            return read_schema(data, family, family.reader, model.declaration.container)
    raise UsageError(f"{name} is a schema of none of the kinds in [[official.schemas]]")


# --- the draft --------------------------------------------------------------------------


@dataclass
class _Draft:
    model: RegistryFile
    wire: VersionId
    base: VersionTable
    facts: Facts
    told: Told
    #: The members of the handshake's parameters, where the schema tells them.
    members: frozenset[str]
    schema_name: str
    adds: dict[str, list[str]] = field(default_factory=dict)
    removes: dict[str, list[str]] = field(default_factory=dict)
    #: What the schema does not decide, for a declared difference says so, by list.
    kept: dict[str, list[str]] = field(default_factory=dict)
    left_out: dict[str, list[str]] = field(default_factory=dict)
    definitions: dict[str, dict[str, dict[str, Any]]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def text(self) -> str:
        for kind in LISTS:
            if kind in self.told.lists:
                self._change(kind, self._spelled(kind))
            elif kind == "errors" and self.told.errors is not None:
                self._change(kind, {self._error_key(error) for error in self.told.errors})
        for key in self.adds.get("metadata_keys", ()):
            if key not in self.model.metadata_keys:
                self._define("metadata_keys", key, {"title": MARK, "source": self._link()})
        entry = dump_block(self._entry())
        parts = [_comment(self._review()) + entry]
        above = _comment([f"drafted from {self.schema_name}; what no schema tells is missing"])
        for table, entries in self.definitions.items():
            for key, definition in entries.items():
                parts.append(above + tomli_w.dumps({table: {key: definition}}))
        return "\n".join(parts)

    # -- facts --

    def _spelled(self, kind: str) -> set[str]:
        """The schema's names, spelled as the base spells them where they are the same."""
        known = {same_name(kind, name): name for name in self.facts[kind]}
        return {
            known.get(same_name(kind, name), _plain(kind, name)) for name in self.told.lists[kind]
        }

    def _change(self, kind: str, theirs: set[str]) -> None:
        ours = self.facts[kind]
        has, lacks = self._declared(kind, "has"), self._declared(kind, "lacks")
        silent_on = (ours - theirs) & has
        if silent_on and has & theirs:
            # The base's schema passed over these; this one tells of some, so of all.
            names = ", ".join(sorted(silent_on))
            self.notes.append(f"{kind}: the schema tells of them now, and no more of {names}")
            silent_on = frozenset()
        for target, found in (
            (self.adds, theirs - ours - lacks),
            (self.removes, ours - theirs - silent_on),
            (self.kept, silent_on),
            (self.left_out, (theirs - ours) & lacks),
        ):
            if found:
                target[kind] = sorted(found)

    def _declared(self, kind: str, registry: str) -> set[str]:
        return {
            name
            for entry in self.model.differences
            if entry.against == "schema"
            and entry.registry == registry
            and entry.kind == kind
            and self.base.id in entry.versions
            for name in entry.names
        }

    def _error_key(self, error: OfficialError) -> str:
        """The key of the same error, the base's before any other; else a new definition."""
        known = sorted(self.model.errors, key=lambda key: key not in self.facts["errors"])
        for key in known:
            table = self.model.errors[key]
            if table.code == error.code and (
                None in (table.spelling, error.spelling) or table.spelling == error.spelling
            ):
                return key
        new = self.definitions.get("errors", {})
        key = error.key
        table_of: dict[str, Any] = {}
        if key in self.model.errors or key in new:
            table_of["name"] = key
            key = f"{key}_{re.sub(r'[^a-z0-9]+', '_', str(self.wire).lower())}"
        table_of["spelling"] = error.spelling
        table_of["code"] = error.code
        table_of["message"] = error.message or error.key.replace("_", " ").capitalize()
        table_of["source"] = self._link()
        self._define("errors", key, {name: at for name, at in table_of.items() if at is not None})
        return key

    def _define(self, table: str, key: str, definition: dict[str, Any]) -> None:
        self.definitions.setdefault(table, {})[key] = definition

    # -- the entry --

    def _entry(self) -> Mapping[str, Any]:
        era = self._era()
        link = self.base.schema_link
        return {
            "id": self.wire,
            "era": era,
            "status": "draft",
            "compat": self._coordinates(era),
            "extends": self.base.id,
            "source": self._link(),
            "schema": None if link is None else self._dated(link),
            "adds": self.adds or None,
            "removes": self.removes or None,
            "handshake": self._handshake(era),
        }

    def _handshake(self, era: str) -> dict[str, str] | None:
        """The names that the base gives to members of the handshake, for none is inherited."""
        handshake = self.model.handshake
        if handshake is None or self.model.eras[era].lifecycle != "handshake":
            return None
        own = self.base.handshake
        names = {} if own is None else own.model_dump(exclude_none=True)
        asked = [names.get(name, getattr(handshake, name)) for name in ("capabilities", "identity")]
        gone = [name for name in asked if name is not None and name not in self.members]
        if self.members and gone:
            there = ", ".join(sorted(self.members))
            self.notes.append(
                f"[versions.handshake]: {handshake.method} has no {' and no '.join(gone)} any "
                f"more, but {there}"
            )
        return names or None

    def _era(self) -> str:
        handshake = self.model.handshake
        before = self.base.era
        requests = self.told.lists.get("client_requests")
        if (
            handshake is None
            or requests is None
            or handshake.method in requests
            or self.model.eras[before].lifecycle != "handshake"
        ):
            self.notes.append(f"era: that of {self.base.id}")
            return before
        stateless = [name for name, era in self.model.eras.items() if era.lifecycle == "stateless"]
        if stateless:
            self.notes.append(f"era: {handshake.method} is gone, so a stateless one")
            return stateless[-1]
        self.notes.append(
            f"era: {handshake.method} is gone, so a new one: add a stateless [eras] table"
        )
        return before

    def _coordinates(self, era: str) -> str | None:
        if self.base.compat is None:
            return None
        major, minor, _ = map(int, self.base.compat.split("."))
        taken = {each.compat for each in self.model.versions}
        found = (major + 1, 0) if era != self.base.era else (major, minor + 1)
        while f"{found[0]}.{found[1]}.0" in taken:
            found = (found[0], found[1] + 1)
        self.notes.append("compat: guessed from the era")
        return f"{found[0]}.{found[1]}.0"

    def _link(self) -> str:
        return self._dated(self.base.source)

    def _dated(self, link: str) -> str:
        """The base's link with the new version's id where the base's stood."""
        alone = rf"(?<![\d.]){re.escape(str(self.base.id))}(?!\d|\.\d)"
        return re.sub(alone, lambda _: str(self.wire), link)

    def _review(self) -> list[str]:
        notes = [f"drafted from {self.schema_name} as a delta on {self.base.id}", *self.notes]
        notes.append(f"source and schema: made from the links of {self.base.id}; pin them")
        silent = [
            kind
            for kind in LISTS
            if kind not in self.told.lists
            and self.facts[kind]
            and not (kind == "errors" and self.told.errors is not None)
        ]
        if silent:
            notes.append(f"the schema is silent on {', '.join(silent)}: as in {self.base.id}")
        for what, found in (("kept", self.kept), ("left out", self.left_out)):
            notes += [
                f"{what} as declared in [[differences]], {kind}: {', '.join(names)}"
                for kind, names in found.items()
            ]
        return notes


def _plain(kind: str, name: str) -> str:
    """A new name as the registry spells such names: a variable has no pattern."""
    return re.sub(r"\{([^{}=]*)=\*\}", r"{\1}", name) if kind == "http_operations" else name


def _comment(notes: list[str]) -> str:
    """Notes for whoever reviews the draft, each line of them a comment."""
    lines = []
    for note in notes:
        lines += textwrap.wrap(
            note,
            98,
            initial_indent=f"# {MARK}: ",
            subsequent_indent="#   ",
            break_long_words=False,
            break_on_hyphens=False,
        )
    return "".join(f"{line}\n" for line in lines)


# --- putting it in its place ------------------------------------------------------------


def _parts(block: str) -> Iterator[tuple[str, str]]:
    """The tables of a block with the comments above each, by the name of their table."""
    name: str | None = None
    part: list[str] = []
    above: list[str] = []
    for line in block.splitlines():
        match = _PART.match(line)
        if match:
            if name is not None:
                yield name, "\n".join(part).rstrip() + "\n"
            name, part, above = match[1] or match[2], above, []
        if line.startswith("#"):
            above.append(line)
            continue
        part += [*above, line]
        above = []
    if name is not None:
        yield name, "\n".join([*part, *above]).rstrip() + "\n"


def _line_for_version(text: str, lines: Lines, version: VersionId) -> int | None:
    data = tomllib.loads(text)
    scheme = data.get("protocol", {}).get("scheme", "")
    place = ordered(version, scheme)
    entries = data.get("versions", [])
    older = []
    for number, entry in enumerate(entries):
        at = ordered(entry.get("id"), scheme)
        # An id that the scheme does not know is that of a draft, and stands last.
        if place is None or (at is not None and at < place):
            older.append(number)
    behind = older[-1] if older else len(entries) - 1
    return lines.find_last(("versions", behind)) if entries else None


def _insert(text: str, line: int | None, part: str) -> str:
    rows = text.split("\n")
    if line is None or line >= len(rows):
        head, tail = (text if text.endswith("\n") or not text else text + "\n"), ""
    else:
        head, tail = "\n".join(rows[:line]) + "\n", "\n".join(rows[line:])
    end = "\r\n" if "\r\n" in text else "\n"
    return head + end + part.replace("\n", end) + tail
