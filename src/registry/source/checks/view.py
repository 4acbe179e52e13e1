"""A registry file seen as a whole: what each revision has, and which names there are.

In: a :class:`~registry.source.grammar.RegistryFile`. Out: a :class:`View`, computed on
demand and without judging: what is amiss is left out here and told by the checks.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from ..grammar import FactLists, RegistryFile, ReleaseTable, VersionId, VersionTable
from ..problems import Path

#: The keys of ``adds`` and ``removes``, in the grammar's order.
LISTS = tuple(FactLists.model_fields)
METHOD_LISTS = (
    "client_requests",
    "client_notifications",
    "server_requests",
    "server_notifications",
)
CAPABILITY_LISTS = ("client_capabilities", "server_capabilities")
#: Lists whose names are defined in a table of the same name.
DEFINED_LISTS = ("errors", "metadata_keys", "headers", "transports", "features")

Facts = Mapping[str, frozenset[str]]
NOTHING: Facts = {name: frozenset() for name in LISTS}

_MAJOR_MINOR = re.compile(r"(0|[1-9][0-9]{0,8})\.(0|[1-9][0-9]{0,8})")
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


@dataclass(frozen=True)
class Step:
    """One delta: of a revision, or of one of its releases. ``before`` is what it starts from,
    None where that cannot be told."""

    version: int
    path: Path
    adds: FactLists
    removes: FactLists
    before: Facts | None
    after: Facts | None

    def added(self) -> Iterator[tuple[str, int, str]]:
        """List, place in it, and name of everything that it adds."""
        return _each(self.adds)

    def removed(self) -> Iterator[tuple[str, int, str]]:
        """List, place in it, and name of everything that it removes."""
        return _each(self.removes)


class View:
    """A registry file, and what follows from it."""

    def __init__(self, file: RegistryFile) -> None:
        self.file = file

    @cached_property
    def places(self) -> dict[VersionId, int]:
        """The place of each revision by its id; the first where an id stands twice."""
        places: dict[VersionId, int] = {}
        for place, version in enumerate(self.file.versions):
            places.setdefault(version.id, place)
        return places

    @cached_property
    def parents(self) -> list[int | None]:
        """The place of the revision that each one extends; None where there is none before it."""
        parents: list[int | None] = []
        for place, version in enumerate(self.file.versions):
            parent = None if version.extends is None else self.places.get(version.extends)
            parents.append(parent if parent is not None and parent < place else None)
        return parents

    @cached_property
    def steps(self) -> list[Step]:
        """Every delta, revision by revision, each followed by its releases."""
        steps: list[Step] = []
        ends: list[Facts | None] = []
        for place, version in enumerate(self.file.versions):
            parent = self.parents[place]
            facts = NOTHING if version.extends is None else None
            if parent is not None:
                facts = ends[parent]
            tables: list[tuple[Path, VersionTable | ReleaseTable]] = [
                (("versions", place), version)
            ]
            for number, release in enumerate(version.releases):
                tables.append((("versions", place, "releases", number), release))
            for path, table in tables:
                after = None if facts is None else _applied(facts, table.adds, table.removes)
                steps.append(Step(place, path, table.adds, table.removes, facts, after))
                facts = after
            ends.append(facts)
        return steps

    @cached_property
    def first_added(self) -> dict[str, dict[str, int]]:
        """For each list the names that some revision adds, with the place of the first one."""
        first: dict[str, dict[str, int]] = {name: {} for name in LISTS}
        for step in self.steps:
            for name, _, item in step.added():
                first[name].setdefault(item, step.version)
        return first

    @cached_property
    def methods(self) -> set[str]:
        """Every method of every revision, whatever its direction and kind."""
        return {method for name in METHOD_LISTS for method in self.first_added[name]}

    @cached_property
    def capabilities(self) -> set[str]:
        """Every capability of every revision, without its side."""
        return {path for name in CAPABILITY_LISTS for path in self.first_added[name]}

    @cached_property
    def full_names(self) -> list[str]:
        """Every name of every revision, with its list before it."""
        return [f"{name}.{item}" for name in LISTS for item in self.first_added[name]]

    def order(self, version: VersionId) -> tuple[int, ...] | None:
        """What a well-formed id is ordered by; None for one that the scheme does not know."""
        return ordered(version, self.file.protocol.scheme)

    def start(self, version: VersionId) -> datetime.date | None:
        """When a listed revision was released."""
        place = self.places.get(version)
        return None if place is None else self.file.versions[place].released


def ordered(version: VersionId, scheme: str) -> tuple[int, ...] | None:
    """What an id is ordered by in a scheme; None where it is malformed.

    >>> ordered("1.10", "major-minor"), ordered("2026-02-30", "date"), ordered(3, "integer")
    ((1, 10), None, (3,))
    """
    if scheme == "integer":
        return (version,) if isinstance(version, int) else None
    if not isinstance(version, str):
        return None
    if scheme == "major-minor":
        match = _MAJOR_MINOR.fullmatch(version)
        return (int(match[1]), int(match[2])) if match else None
    if not _DATE.fullmatch(version):
        return None
    try:
        return (datetime.date.fromisoformat(version).toordinal(),)
    except ValueError:
        return None


def _each(lists: FactLists) -> Iterator[tuple[str, int, str]]:
    for name in LISTS:
        for number, item in enumerate(getattr(lists, name)):
            yield name, number, item


def _applied(before: Facts, adds: FactLists, removes: FactLists) -> Facts:
    changed = {
        name: (before[name] - frozenset(getattr(removes, name))) | frozenset(getattr(adds, name))
        for name in LISTS
        if getattr(adds, name) or getattr(removes, name)
    }
    return {**before, **changed}
