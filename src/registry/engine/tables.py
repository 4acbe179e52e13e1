"""The compiled tables of one protocol, as every part of the engine reads them.

In: the mapping of JSON values that :mod:`registry.compile` builds and a table file holds.
Out: its parts by name, decision tables ready to be sliced. Nothing is computed before it is
asked for.
"""

from __future__ import annotations

from .decision import DecisionTable
from .errors import UsageError
from .schemes import Scheme, make_scheme

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    Wire = str | int

FORMAT = 1
UNKNOWN = "unknown"


class Tables:
    """One protocol's facts and rules.

    ``data`` is read, never changed; ``name`` is the protocol's id.
    """

    __slots__ = ("_bits", "_decisions", "_kinds", "_scheme", "_versions", "data", "name")

    def __init__(self, data: Mapping[str, Any]) -> None:
        if data.get("format") != FORMAT:
            raise UsageError(
                f"tables of format {data.get('format')!r} where {FORMAT} is read: "
                "run 'python -m registry build' with this release"
            )
        self.data = data
        self.name: str = data["protocol"]["id"]
        self._decisions: dict[str, DecisionTable] = {}
        self._versions: dict[Wire, Mapping[str, Any]] | None = None
        self._scheme: Scheme | None = None
        self._kinds: dict[str, str] | None = None
        self._bits: tuple[dict[str, int], dict[str, int]] | None = None

    @property
    def method_kinds(self) -> dict[str, str]:
        """Of every method of any version whether it is a ``request`` or a ``notification``."""
        if self._kinds is None:
            kinds: dict[str, str] = {}
            for entry in self.versions.values():
                for name, methods in entry["methods"].items():
                    kind = name.rpartition("_")[2].removesuffix("s")
                    kinds.update(dict.fromkeys(methods, kind))
            self._kinds = kinds
        return self._kinds

    @property
    def bits(self) -> tuple[dict[str, int], dict[str, int]]:
        """A bit for every method of any version, and one for every capability.

        Apart from each other: a peer can send a capability's name for a method.
        """
        if self._bits is None:
            methods: dict[str, int] = {}
            capabilities: dict[str, int] = {}
            for entry in self.versions.values():
                for name in methods_of(entry):
                    methods.setdefault(name, 1 << len(methods))
            for entry in self.versions.values():
                for name in capabilities_of(entry):
                    capabilities.setdefault(name, 1 << len(methods) + len(capabilities))
            self._bits = (methods, capabilities)
        return self._bits

    @property
    def scheme(self) -> Scheme:
        """How the protocol spells its versions."""
        if self._scheme is None:
            protocol = self.data["protocol"]
            self._scheme = make_scheme(
                protocol["scheme"], protocol["smallest_version"], protocol["largest_version"]
            )
        return self._scheme

    @property
    def versions(self) -> dict[Wire, Mapping[str, Any]]:
        """Every listed version by its wire form, oldest first, whatever its status."""
        if self._versions is None:
            self._versions = {version["id"]: version for version in self.data["versions"]}
        return self._versions

    def listed(self, version: object) -> Mapping[str, Any] | None:
        """The entry of a listed version, however it is spelled; None for any other."""
        if isinstance(version, str | int) and not isinstance(version, bool):
            entry = self.versions.get(version)
            if entry is not None:
                return entry
        canonical = self.scheme.canonical(version)
        return None if canonical is None else self.versions.get(canonical)

    def lifecycle(self, era: str) -> str:
        """``handshake`` or ``stateless``: how conversations of an era open."""
        return self.data["eras"][era]["lifecycle"]  # type: ignore[no-any-return]

    def era(self, version: object) -> str:
        """The era of whatever a peer calls a version; ``unknown`` where it has none.

        A well-formed version that is not listed has the era of its place in the order,
        where the registry says so.
        """
        scheme = self.scheme
        key = scheme.parse(version)
        if key is None:
            return UNKNOWN
        entry = self.versions.get(scheme.canonical(version))  # type: ignore[arg-type]
        if entry is not None:
            return entry["era"]  # type: ignore[no-any-return]
        if self.data["protocol"]["unlisted_versions"] == UNKNOWN:
            return UNKNOWN
        found = UNKNOWN
        for name, era in self.data["eras"].items():
            since = era["since"]
            if since is None or scheme.parse(since) <= key:  # type: ignore[operator]
                found = name
        return found

    def decision(self, name: str) -> DecisionTable:
        """The decision table of that name; its rules are mappings with at least an ``id``.

        Raises:
            UsageError: this protocol has no such decision.
        """
        table = self._decisions.get(name)
        if table is None:
            data = self.data["decisions"].get(name)
            if data is None:
                raise UsageError(f"{self.data['protocol']['title']} has no {name} rules")
            table = self._decisions[name] = DecisionTable(data, tuple(data["rules"]))
        return table


def methods_of(entry: Mapping[str, Any]) -> list[str]:
    """All methods of a version's entry, whichever side sends them."""
    return [method for methods in entry["methods"].values() for method in methods]


def capabilities_of(entry: Mapping[str, Any]) -> list[str]:
    """All capabilities of a version's entry, by their full names."""
    return [
        f"{side}_capabilities.{path}"
        for side, paths in entry["capabilities"].items()
        for path in paths
    ]
