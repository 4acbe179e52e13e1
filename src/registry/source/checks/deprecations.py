"""Checks of what is on its way out."""

from __future__ import annotations

from collections.abc import Iterator

from ..grammar import DeprecationTable
from ..problems import Path, Problem, did_you_mean, shown
from .names import cycles
from .versions import ID_HELP, unknown_version
from .view import LISTS, View

_ENDS = ("window_months", "removal_date", "removal_version", "follows")


def deprecations(view: View) -> Iterator[Problem]:
    """A deprecation names a feature and a revision that there are, and one end."""
    seen: dict[str, int] = {}
    for number, entry in enumerate(view.file.deprecations):
        path: Path = ("deprecations", number)
        if entry.feature in seen:
            yield Problem(
                (*path, "feature"),
                f"{shown(entry.feature)} is already deprecated at "
                f"deprecations[{seen[entry.feature]}]",
                "deprecated-twice",
            )
        seen.setdefault(entry.feature, number)
        yield from _feature(view, entry, path)
        if entry.deprecated_in not in view.places:
            yield unknown_version(view, (*path, "deprecated_in"), entry.deprecated_in)
        yield from _ends(view, entry, path)
        yield from _times(view, entry, path)


def _feature(view: View, entry: DeprecationTable, path: Path) -> Iterator[Problem]:
    kind, _, name = entry.feature.partition(".")
    if kind in LISTS and name in view.first_added[kind]:
        return
    yield Problem(
        (*path, "feature"),
        f"unknown feature {shown(entry.feature)}",
        "unknown-feature",
        _closest(view, entry.feature),
    )


def _closest(view: View, feature: str) -> str:
    """A name without its list is most likely the whole of the last part."""
    same = [each for each in view.full_names if each.partition(".")[2] == feature]
    if same:
        return f"did you mean {shown(same[0])}?"
    kind = feature.partition(".")[0]
    below = [each for each in view.full_names if each.startswith(f"{kind}.")]
    return did_you_mean(feature, below or view.full_names)


def _ends(view: View, entry: DeprecationTable, path: Path) -> Iterator[Problem]:
    given = [key for key in _ENDS if getattr(entry, key) is not None]
    if not given:
        yield Problem(
            path,
            f"nothing says when {shown(entry.feature)} may go",
            "deprecation-end",
            f"give one of {', '.join(_ENDS)}",
        )
    if len(given) > 1:
        yield Problem(
            (*path, given[1]),
            f"there is {given[0]} already",
            "deprecation-end",
            f"give one of {', '.join(_ENDS)}",
        )
    if entry.follows is not None:
        known = [each.feature for each in view.file.deprecations if each is not entry]
        if entry.follows not in known and entry.follows != entry.feature:
            yield Problem(
                (*path, "follows"),
                f"{shown(entry.follows)} is not deprecated",
                "deprecation-follows",
                did_you_mean(entry.follows, known),
            )


def follows(view: View) -> Iterator[Problem]:
    """No feature waits for itself."""
    places = {entry.feature: at for at, entry in enumerate(view.file.deprecations)}
    waits = {
        entry.feature: [entry.follows]
        for entry in view.file.deprecations
        if entry.follows is not None
    }
    for cycle in cycles(waits):
        names = [shown(each) for each in (*cycle, cycle[0])]
        yield Problem(
            ("deprecations", places[cycle[0]], "follows"),
            f"a cycle: {' follows '.join(names)}",
            "deprecation-follows",
        )


def _times(view: View, entry: DeprecationTable, path: Path) -> Iterator[Problem]:
    released = view.start(entry.deprecated_in)
    start = entry.deprecated_on or released
    if entry.removal_date is not None and start is not None and entry.removal_date < start:
        yield Problem(
            (*path, "removal_date"),
            f"{entry.removal_date} is before the deprecation, {start}",
            "deprecation-dates",
        )
    kind, _, name = entry.feature.partition(".")
    first = view.first_added.get(kind, {}).get(name)
    if first is None:
        return
    version = view.file.versions[first]
    if view.places.get(entry.deprecated_in, first) < first:
        yield Problem(
            (*path, "deprecated_in"),
            f"version {shown(entry.deprecated_in)} is older than {shown(version.id)}, "
            f"which brought {shown(entry.feature)}",
            "deprecation-dates",
        )
    elif (
        entry.deprecated_on is not None
        and version.released is not None
        and entry.deprecated_on < version.released
    ):
        yield Problem(
            (*path, "deprecated_on"),
            f"{entry.deprecated_on} is before version {shown(version.id)}, which brought "
            f"{shown(entry.feature)} on {version.released}",
            "deprecation-dates",
        )
    if entry.removal_version is None:
        return
    removal = view.order(entry.removal_version)
    since = view.order(entry.deprecated_in)
    if removal is None:
        # It need not be listed, for it may be years away.
        yield Problem(
            (*path, "removal_version"),
            f"{shown(entry.removal_version)} is no version of scheme '{view.file.protocol.scheme}'",
            "version-id",
            ID_HELP[view.file.protocol.scheme],
        )
    elif since is not None and removal <= since:
        yield Problem(
            (*path, "removal_version"),
            f"version {shown(entry.removal_version)} is no later than the deprecation, "
            f"{shown(entry.deprecated_in)}",
            "deprecation-dates",
        )
