"""Two versions compared: the lists that changed, what breaks, and what to do instead.

In: :class:`~registry.engine.tables.Tables`. Out: records. How they read is
:mod:`registry.compare.render`'s matter.
"""

from __future__ import annotations

from ..engine.deprecation import Deprecation, Deprecations
from ..engine.record import Record
from ..engine.sides import known_version

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from ..engine.tables import Tables

    Wire = str | int

METHODS = ("client_requests", "client_notifications", "server_requests", "server_notifications")
CAPABILITIES = ("client_capabilities", "server_capabilities")
#: Every list that is compared, in the order in which it is told.
LISTS = (
    *METHODS,
    *CAPABILITIES,
    "errors",
    "headers",
    "metadata_keys",
    "transports",
    "features",
    "grpc_operations",
    "http_operations",
    "card_paths",
)
SIDES = ("client", "server")
#: The members of a handshake that may be named otherwise in another version.
_MEMBERS = ("capabilities", "identity", "result_capabilities", "result_identity")


class Version(Record):
    """One end of a comparison; ``released`` is ISO text or None."""

    wire: Wire
    era: str
    lifecycle: str
    status: str
    released: str | None
    source: str


class Entry(Record):
    """A name in a list; ``detail`` says what it is, or is empty."""

    name: str
    detail: str = ""


class Change(Record):
    """What one list gained and lost, each sorted by name; ``list`` is a key of the grammar."""

    list: str
    added: tuple[Entry, ...]
    removed: tuple[Entry, ...]


class ErrorChange(Record):
    """An error that both versions have and tell differently: ``field`` was ``old``, is ``new``."""

    name: str
    field: str
    old: Any
    new: Any


class Rename(Record):
    """A method under its old name and its new one."""

    old: str
    new: str


class Break(Record):
    """Something that one side must do otherwise; ``kind`` groups what is alike.

    Kinds: handshake, member, method, operation, capability, header, required_header,
    metadata_key, required_metadata_key, error, transport, feature, card_path.
    """

    kind: str
    name: str
    text: str


class Migration(Record):
    """A deprecation that bears on the step between the two versions.

    ``state`` is ``removed`` or ``deprecated``; ``removal`` tells when it goes, or is None.
    """

    feature: str
    state: str
    migration: str
    removal: str | None
    source: str


class Comparison(Record):
    """All that changed from ``old`` to ``new``; only lists that changed are in ``changes``."""

    protocol: str
    title: str
    old: Version
    new: Version
    changes: tuple[Change, ...]
    errors: tuple[ErrorChange, ...]
    renames: tuple[Rename, ...]
    client: tuple[Break, ...]
    server: tuple[Break, ...]
    migrations: tuple[Migration, ...]

    def change(self, kind: str) -> Change:
        """What one list gained and lost; an empty change where it is as it was."""
        for change in self.changes:
            if change.list == kind:
                return change
        return Change(kind, (), ())


def compare(tables: Tables, old: object, new: object) -> Comparison:
    """What changed from one listed version to another, in either direction.

    Raises:
        UnknownVersionError: the registry does not have one of them.

    >>> import registry
    >>> found = compare(registry.protocol("mcp").tables, "2025-03-26", "2025-06-18")
    >>> [entry.name for entry in found.change("server_requests").added]
    ['elicitation/create']
    >>> [each.text for each in found.client if each.kind == "required_header"]
    ['every request must carry MCP-Protocol-Version']
    """
    return _Comparer(
        tables,
        tables.versions[known_version(tables, old)],
        tables.versions[known_version(tables, new)],
    ).result()


class _Comparer:
    def __init__(self, tables: Tables, old: Mapping[str, Any], new: Mapping[str, Any]) -> None:
        self.tables = tables
        self.data = tables.data
        self.old, self.new = old, new
        self.gained: dict[str, list[str]] = {}
        self.lost: dict[str, list[str]] = {}
        for kind in LISTS:
            before, after = set(_names(old, kind)), set(_names(new, kind))
            self.gained[kind] = sorted(after - before)
            self.lost[kind] = sorted(before - after)
        self.told_anew = self._told_anew()

    def result(self) -> Comparison:
        renames = tuple(self._renames())
        breaks: dict[str, list[Break]] = {side: [] for side in SIDES}
        for side, found in self._breaks({rename.old: rename.new for rename in renames}):
            if found not in breaks[side]:
                breaks[side].append(found)
        return Comparison(
            self.tables.name,
            self.data["protocol"]["title"],
            self._version(self.old),
            self._version(self.new),
            tuple(self._changes()),
            tuple(self._error_changes()),
            renames,
            tuple(breaks["client"]),
            tuple(breaks["server"]),
            tuple(self._migrations()),
        )

    def _version(self, entry: Mapping[str, Any]) -> Version:
        return Version(
            entry["id"],
            entry["era"],
            self.tables.lifecycle(entry["era"]),
            entry["status"],
            entry["released"],
            entry["source"],
        )

    # -- what changed ------------------------------------------------------------------

    def _told_anew(self) -> dict[str, str]:
        """The keys of errors that only read differently: the old one's, with the new one's."""
        errors = self.data["errors"]
        by_name = {errors[key]["name"]: key for key in self.gained["errors"]}
        return {
            key: by_name[errors[key]["name"]]
            for key in self.lost["errors"]
            if errors[key]["name"] in by_name
        }

    def _changes(self) -> Iterator[Change]:
        for kind in LISTS:
            gained, lost = self.gained[kind], self.lost[kind]
            if kind == "errors":
                gained = [key for key in gained if key not in self.told_anew.values()]
                lost = [key for key in lost if key not in self.told_anew]
            if gained or lost:
                yield Change(
                    kind,
                    tuple(self._entry(kind, name) for name in gained),
                    tuple(self._entry(kind, name) for name in lost),
                )

    def _entry(self, kind: str, name: str) -> Entry:
        if kind == "errors":
            error = self.data["errors"][name]
            status = f", HTTP {error['http_status']}" if error["http_status"] else ""
            return Entry(error["name"], f"{error['code']}{status}")
        table = self.data.get(kind)
        told = table.get(name) if isinstance(table, dict) else None
        if told is None:
            return Entry(name)
        if kind in ("headers", "metadata_keys"):
            return Entry(name, "required" if told["required"] else "")
        return Entry(name, told["title"])

    def _error_changes(self) -> Iterator[ErrorChange]:
        errors = self.data["errors"]
        for old, new in sorted(self.told_anew.items(), key=lambda keys: errors[keys[0]]["name"]):
            for field in ("code", "message", "http_status", "grpc_status", "spelling"):
                if errors[old][field] != errors[new][field]:
                    yield ErrorChange(
                        errors[old]["name"], field, errors[old][field], errors[new][field]
                    )

    def _renames(self) -> Iterator[Rename]:
        gone = {name for kind in METHODS for name in self.lost[kind]}
        came = sorted({name for kind in METHODS for name in self.gained[kind]})
        for name in came:
            for before in self.data["methods"].get(name, {}).get("replaces", ()):
                if before in gone:
                    yield Rename(before, name)

    # -- what breaks -------------------------------------------------------------------

    def _breaks(self, renamed: Mapping[str, str]) -> Iterator[tuple[str, Break]]:
        yield from self._handshake_breaks()
        for kind in METHODS:
            side = kind.partition("_")[0]
            for name in self.lost[kind]:
                instead = f": send {renamed[name]}" if name in renamed else ""
                yield side, Break("method", name, f"may no longer send {name}{instead}")
        for kind in ("grpc_operations", "http_operations"):
            for name in self.lost[kind]:
                yield "client", Break("operation", name, f"may no longer call {name}")
        for kind in CAPABILITIES:
            side = kind.partition("_")[0]
            for name in self.lost[kind]:
                if name.rpartition(".")[0] in self.lost[kind]:
                    continue  # gone with what is above it
                text = f"can no longer declare the capability {name}"
                yield side, Break("capability", name, text)
        yield from self._header_breaks()
        yield from self._metadata_breaks()
        yield from self._error_breaks()
        for kind, what in (("transports", "transport"), ("features", "feature")):
            for name in self.lost[kind]:
                text = f"can no longer use {name}: {self.data[kind][name]['title']}"
                yield from _both(Break(what, name, text))
        yield from self._card_breaks()

    def _handshake_breaks(self) -> Iterator[tuple[str, Break]]:
        old, new = self.old["handshake"], self.new["handshake"]
        if old and not new:
            method = old["method"]
            text = f"each request must declare its version: {method} opens no session any more"
            yield "client", Break("handshake", method, text)
            text = f"must judge each request by its own declaration: none follows {method}"
            yield "server", Break("handshake", method, text)
        elif new and not old:
            method = new["method"]
            text = f"must open a session with {method}: requests declare no version any more"
            yield "client", Break("handshake", method, text)
            text = f"must answer {method} and keep what was agreed for the session"
            yield "server", Break("handshake", method, text)
        elif old and new:
            for member in _MEMBERS:
                if old[member] != new[member]:
                    # The result is the server's; what it is asked with is the client's.
                    side = "server" if member.startswith("result_") else "client"
                    other = "client" if side == "server" else "server"
                    was, now = old[member] or "nothing", new[member] or "nothing"
                    what = member.removeprefix("result_")
                    text = f"must put its {what} into {now} of the handshake, not {was}"
                    yield side, Break("member", str(was), text)
                    text = f"must read the {side}'s {what} from {now} of the handshake, not {was}"
                    yield other, Break("member", str(was), text)

    def _header_breaks(self) -> Iterator[tuple[str, Break]]:
        headers = self.data["headers"]
        for name in self.gained["headers"]:
            if headers[name]["required"]:
                text = f"{self._requests_with(headers[name])} must carry {name}"
                for side in _senders(headers[name]):
                    yield side, Break("required_header", name, text)
        for name in self.lost["headers"]:
            for side in _senders(headers[name]):
                yield side, Break("header", name, f"may no longer send {name}")

    def _requests_with(self, header: Mapping[str, Any]) -> str:
        methods = [
            name for name in header["params"] if name in self.new["methods"]["client_requests"]
        ]
        return f"requests of {', '.join(methods)}" if methods else "every request"

    def _metadata_breaks(self) -> Iterator[tuple[str, Break]]:
        keys = self.data["metadata_keys"]
        for name in self.gained["metadata_keys"]:
            if keys[name]["required"]:
                text = f"every request must carry {name} in its metadata"
                yield "client", Break("required_metadata_key", name, text)
        for name in self.lost["metadata_keys"]:
            text = f"may no longer use the metadata key {name}"
            yield from _both(Break("metadata_key", name, text))

    def _error_breaks(self) -> Iterator[tuple[str, Break]]:
        errors = self.data["errors"]
        came = {
            errors[key]["code"]: errors[key]["name"]
            for key in self.gained["errors"]
            if key not in self.told_anew.values()
        }
        for key in self.lost["errors"]:
            name, code = errors[key]["name"], errors[key]["code"]
            if key in self.told_anew:
                continue
            means = f": {code} means {came[code]} now" if code in came else ""
            text = f"has the error {name} ({code}) no more{means}"
            yield from _both(Break("error", name, text))
        for change in self._error_changes():
            if change.old is not None and change.field in ("code", "http_status", "grpc_status"):
                what = change.field.replace("http_", "HTTP ").replace("grpc_", "gRPC ")
                now = "none" if change.new is None else change.new
                text = f"finds {now} as the {what} of {change.name}, not {change.old}"
                yield from _both(Break("error", change.name, text))

    def _card_breaks(self) -> Iterator[tuple[str, Break]]:
        now = ", ".join(_names(self.new, "card_paths")) or "nowhere"
        for name in self.lost["card_paths"]:
            yield "client", Break("card_path", name, f"must look for the card at {now}, not {name}")
            yield (
                "server",
                Break("card_path", name, f"must publish its card at {now}, not {name}"),
            )

    # -- what to do instead ------------------------------------------------------------

    def _migrations(self) -> Iterator[Migration]:
        places = {wire: place for place, wire in enumerate(self.tables.versions)}
        start, end = places[self.old["id"]], places[self.new["id"]]
        if start >= end:
            return  # nothing is on its way out towards an older version
        for entry in Deprecations(self.tables).entries:
            kind, _, name = entry.feature.partition(".")
            if name in self.lost.get(kind, ()):
                state = "removed"
            elif start < places[entry.deprecated_in] <= end and name in _names(self.new, kind):
                state = "deprecated"
            else:
                continue
            yield Migration(entry.feature, state, entry.migration, _removal(entry), entry.source)


def _names(entry: Mapping[str, Any], kind: str) -> list[str]:
    if kind in METHODS:
        return entry["methods"][kind]  # type: ignore[no-any-return]
    if kind in CAPABILITIES:
        return entry["capabilities"][kind.partition("_")[0]]  # type: ignore[no-any-return]
    return entry.get(kind, [])  # type: ignore[no-any-return]


def _senders(header: Mapping[str, Any]) -> tuple[str, ...]:
    return SIDES if header["sender"] == "both" else (header["sender"],)


def _both(found: Break) -> Iterator[tuple[str, Break]]:
    for side in SIDES:
        yield side, found


def _removal(entry: Deprecation) -> str | None:
    if entry.removal_date is not None:
        return entry.removal_date.isoformat()
    return None if entry.removal_version is None else f"version {entry.removal_version}"
