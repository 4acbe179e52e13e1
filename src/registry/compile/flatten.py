"""Deltas to facts: each version with all it has, and the release that brought each fact.

In: a validated :class:`~registry.source.grammar.RegistryFile`. Out: a :class:`FlatVersion`
a version, in the file's order. That names are defined, added once and removed only where
they stand is :mod:`registry.source.checks`'s to say.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..source.grammar import FactLists, RegistryFile, VersionTable

LISTS: tuple[str, ...] = tuple(FactLists.model_fields)


@dataclass(frozen=True)
class FlatVersion:
    """One version: for each list of the grammar its names, sorted.

    ``since`` maps ``list.name`` to the release that brought it, where a version has releases.
    """

    table: VersionTable
    lists: dict[str, tuple[str, ...]]
    since: dict[str, str]


def flatten(model: RegistryFile) -> tuple[FlatVersion, ...]:
    """Every version's facts in full, in the file's order (oldest first)."""
    by_id = {version.id: version for version in model.versions}
    done: dict[str | int, tuple[dict[str, set[str]], dict[str, str]]] = {}

    def facts_of(version: VersionTable) -> tuple[dict[str, set[str]], dict[str, str]]:
        if version.id in done:
            return done[version.id]
        base = None if version.extends is None else facts_of(by_id[version.extends])
        lists = {name: set(base[0][name]) if base else set() for name in LISTS}
        since = dict(base[1]) if base else {}
        _change(lists, since, version.adds, version.removes, None)
        for release in version.releases:
            _change(lists, since, release.adds, release.removes, release.id)
        done[version.id] = (lists, since)
        return done[version.id]

    # Bases first and without deep recursion: a chain of five hundred revisions is a chain.
    flat = []
    for version in model.versions:
        chain = [version]
        while (before := chain[-1].extends) is not None and before not in done:
            chain.append(by_id[before])
        for each in reversed(chain):
            facts_of(each)
        lists, since = done[version.id]
        flat.append(
            FlatVersion(
                version,
                {name: tuple(sorted(names)) for name, names in lists.items()},
                dict(sorted(since.items())),
            )
        )
    return tuple(flat)


def _change(
    lists: dict[str, set[str]],
    since: dict[str, str],
    adds: FactLists,
    removes: FactLists,
    release: str | None,
) -> None:
    for name in LISTS:
        for gone in getattr(removes, name):
            lists[name].discard(gone)
            since.pop(f"{name}.{gone}", None)
        for new in getattr(adds, name):
            lists[name].add(new)
            if release is not None:
                since[f"{name}.{new}"] = release
