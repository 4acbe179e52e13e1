"""Checks of the revisions, their order, their eras and their deltas."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Collection, Iterator
from itertools import count

from ..grammar import VersionId
from ..problems import Problem, close_to, did_you_mean, key_text, listed, shown
from .view import CAPABILITY_LISTS, METHOD_LISTS, View

ID_HELP = {
    "date": "write the day of the revision, as in '2026-07-28'",
    "major-minor": "write two numbers without leading zeros, as in '1.0'",
    "integer": "write a number without quotes, as in 1",
}
_PUBLISHED = ("current", "final")


def ids(view: View) -> Iterator[Problem]:
    """Each id stands once and is spelled as the scheme asks."""
    protocol = view.file.protocol
    for place, version in enumerate(view.file.versions):
        path = ("versions", place, "id")
        if view.places[version.id] != place:
            first = key_text(("versions", view.places[version.id]))
            yield Problem(
                path, f"version {shown(version.id)} is already defined at {first}", "version-twice"
            )
        if view.order(version.id) is None:
            if protocol.scheme == "date" and version.status == "draft":
                continue  # a draft has no day yet
            yield Problem(
                path,
                f"{shown(version.id)} is no version of scheme '{protocol.scheme}'",
                "version-id",
                ID_HELP[protocol.scheme],
            )
        elif isinstance(version.id, int):
            yield from _bounds(view, version.id, place)


def _bounds(view: View, version: int, place: int) -> Iterator[Problem]:
    least, most = view.file.protocol.smallest_version, view.file.protocol.largest_version
    path = ("versions", place, "id")
    if least is not None and version < least:
        yield Problem(path, f"{version} is below protocol.smallest_version, {least}", "version-id")
    if most is not None and version > most:
        yield Problem(path, f"{version} is above protocol.largest_version, {most}", "version-id")


def bounds(view: View) -> Iterator[Problem]:
    """Only integers have bounds, and these leave something between them."""
    protocol = view.file.protocol
    least, most = protocol.smallest_version, protocol.largest_version
    for name in ("smallest_version", "largest_version"):
        if protocol.scheme != "integer" and getattr(protocol, name) is not None:
            yield Problem(
                ("protocol", name),
                f"scheme '{protocol.scheme}' has no bounds",
                "version-bounds",
                "leave it out",
            )
    if least is not None and most is not None and least > most:
        yield Problem(
            ("protocol", "smallest_version"),
            f"{least} is above largest_version, {most}",
            "version-bounds",
        )


def order(view: View) -> Iterator[Problem]:
    """Revisions stand oldest first, by id and by day."""
    last_id: tuple[tuple[int, ...], VersionId] | None = None
    last_day: tuple[datetime.date, VersionId] | None = None
    for place, version in enumerate(view.file.versions):
        by = view.order(version.id)
        if by is not None:
            if last_id is not None and by < last_id[0]:
                yield Problem(
                    ("versions", place, "id"),
                    f"version {shown(version.id)} stands after {shown(last_id[1])}",
                    "version-order",
                    "put the oldest first",
                )
                continue
            last_id = by, version.id
        if version.released is not None:
            if last_day is not None and version.released < last_day[0]:
                yield Problem(
                    ("versions", place, "released"),
                    f"{version.released} is before the release of {shown(last_day[1])}, "
                    f"{last_day[0]}, which stands above it",
                    "version-order",
                    "put the oldest first",
                )
                continue
            last_day = version.released, version.id


def releases(view: View) -> Iterator[Problem]:
    """The releases of a revision each stand once, oldest first."""
    for place, version in enumerate(view.file.versions):
        seen: set[str] = set()
        last: datetime.date | None = None
        for number, release in enumerate(version.releases):
            path = ("versions", place, "releases", number)
            if release.id in seen:
                yield Problem(
                    (*path, "id"),
                    f"release {shown(release.id)} is already defined",
                    "release-twice",
                )
            seen.add(release.id)
            if last is not None and release.released < last:
                yield Problem(
                    (*path, "released"),
                    f"{release.released} is before the release above it, {last}",
                    "release-order",
                    "put the oldest first",
                )
            last = release.released


def released(view: View) -> Iterator[Problem]:
    """What is published has a day; a draft has none."""
    for place, version in enumerate(view.file.versions):
        path = ("versions", place, "released")
        if version.status == "draft" and version.released is not None:
            yield Problem(
                path, "a draft is not released", "released", "leave it out, or change the status"
            )
        if version.status in _PUBLISHED and version.released is None:
            yield Problem(
                path,
                f"version {shown(version.id)} is {version.status} and has no day of release",
                "released",
                'give released, or status = "draft"',
            )


def coordinates(view: View) -> Iterator[Problem]:
    """Published dates have coordinates, each its own."""
    seen: dict[str, VersionId] = {}
    for place, version in enumerate(view.file.versions):
        if version.status not in _PUBLISHED:
            continue
        path = ("versions", place, "compat")
        if version.compat is None:
            if view.file.protocol.scheme == "date":
                yield Problem(
                    path,
                    f"version {shown(version.id)} has no coordinates",
                    "compat",
                    "give compat as in '1.2.0', for a date tells no major and minor",
                )
            continue
        if version.compat in seen:
            yield Problem(
                path,
                f"{shown(version.compat)} is already that of {shown(seen[version.compat])}",
                "compat",
                "each version has its own",
            )
        seen.setdefault(version.compat, version.id)


def shared_coordinates(view: View) -> Iterator[Problem]:
    """A draft or retired version has coordinates of its own too, or two lists agree by chance."""
    versions = view.file.versions
    seen: dict[str, VersionId] = {}
    for each in versions:
        if each.compat is not None and each.status in _PUBLISHED:
            seen.setdefault(each.compat, each.id)
    taken = {each.compat for each in versions}
    for place, version in enumerate(versions):
        if version.compat is None or version.status in _PUBLISHED:
            continue
        if version.compat in seen:
            yield Problem(
                ("versions", place, "compat"),
                f"{shown(version.compat)} is also that of {shown(seen[version.compat])}",
                "compat-shared",
                f"give it its own: {_free(version.compat, taken)} are free",
                "warning",
            )
        seen.setdefault(version.compat, version.id)


def _free(compat: str, taken: Collection[str | None]) -> str:
    """The next coordinates that no version has: by patch, and by minor."""
    major, minor, patch = compat.split(".")
    by_patch = (f"{major}.{minor}.{number}" for number in _numbers_after(patch))
    by_minor = (f"{major}.{number}.0" for number in _numbers_after(minor))
    return " and ".join(
        next(each for each in way if each not in taken) for way in (by_patch, by_minor)
    )


def _numbers_after(number: str) -> Iterator[int]:
    """The numbers after one; of a number that nobody can mean, from 0 on."""
    return count(int(number) + 1 if len(number) < 10 else 0)


def current(view: View) -> Iterator[Problem]:
    """Exactly one revision is current."""
    found = [place for place, each in enumerate(view.file.versions) if each.status == "current"]
    if not found:
        yield Problem(
            ("versions",),
            "no version has the status 'current'",
            "current",
            "give it to the newest published one",
        )
    for place in found[1:]:
        yield Problem(
            ("versions", place, "status"),
            f"{shown(view.file.versions[found[0]].id)} is 'current' too",
            "current",
            "an earlier one is 'final'",
        )


def assumed(view: View) -> Iterator[Problem]:
    """The version that an absent one stands for is listed."""
    version = view.file.protocol.assumed_version
    if version is not None and version not in view.places:
        yield unknown_version(view, ("protocol", "assumed_version"), version)


def extends(view: View) -> Iterator[Problem]:
    """Every revision but the oldest extends one that stands above it.

    One above which no revision has any facts is as good as the oldest.
    """
    versions = view.file.versions
    told: set[int] = set()
    with_facts = [step.version for step in view.steps if any(step.added())]
    for place, version in enumerate(versions):
        path = ("versions", place, "extends")
        if version.extends is None:
            if with_facts and with_facts[0] < place:
                yield Problem(
                    path,
                    f"version {shown(version.id)} extends nothing, and so begins empty",
                    "extends-missing",
                    f"give extends = {_toml(versions[place - 1].id)}, or another above it",
                    "warning",
                )
        elif version.extends not in view.places:
            older = [each.id for each in versions[:place]]
            problem = unknown_version(view, path, version.extends)
            yield problem._replace(help=did_you_mean(version.extends, older))
        elif view.places[version.extends] >= place and place not in told:
            # A cycle goes downwards somewhere, so it is looked for only there.
            cycle = _cycle(view, place)
            told.update(cycle)
            if cycle:
                names = [shown(versions[each].id) for each in (*cycle, cycle[0])]
                yield Problem(path, f"a cycle: {' extends '.join(names)}", "extends-cycle")
            else:
                yield Problem(
                    path,
                    f"version {shown(version.extends)} stands below {shown(version.id)}",
                    "extends-later",
                    "a version extends an older one",
                )


def _cycle(view: View, place: int) -> list[int]:
    """The places of a cycle that this revision is in; empty where it is in none."""
    chain = [place]
    seen = {place}
    at = view.file.versions[place].extends
    while at is not None and at in view.places:
        after = view.places[at]
        if after == place:
            return chain
        if after in seen:
            return []
        chain.append(after)
        seen.add(after)
        at = view.file.versions[after].extends
    return []


def eras(view: View) -> Iterator[Problem]:
    """Eras follow each other by their first revision; the oldest has none."""
    known = view.file.eras
    without = [name for name, era in known.items() if era.since is None]
    if known and not without:
        yield Problem(
            ("eras", next(iter(known)), "since"),
            "every era has since",
            "era-since",
            "the oldest era has none: leave it out",
        )
    for name in without[1:]:
        yield Problem(
            ("eras", name),
            f"era {shown(name)} has no since, like era {shown(without[0])}",
            "era-since",
            "only the oldest era has none: give its first version",
        )
    last = -1
    for name, era in known.items():
        if era.since is None:
            if last >= 0 and name == without[0]:
                yield Problem(
                    ("eras", name),
                    f"era {shown(name)} has no since and so is the oldest, "
                    "but stands below another",
                    "era-order",
                    "put the oldest first",
                )
        elif era.since not in view.places:
            yield unknown_version(view, ("eras", name, "since"), era.since)
        elif view.places[era.since] <= last:
            yield Problem(
                ("eras", name, "since"),
                f"era {shown(name)} begins no later than the era above it",
                "era-order",
                "put the oldest first",
            )
        else:
            last = view.places[era.since]


def default_era(view: View) -> Iterator[Problem]:
    """The default era is one of the file's."""
    name = view.file.protocol.default_era
    if name not in view.file.eras:
        yield unknown_era(view, ("protocol", "default_era"), name)


def version_eras(view: View) -> Iterator[Problem]:
    """Each revision names the era that its place in the order gives it."""
    known = view.file.eras
    begins = {
        name: 0 if era.since is None else view.places.get(era.since, -1)
        for name, era in known.items()
    }
    starts = list(begins.values())
    is_sound = -1 not in starts and starts == sorted(set(starts)) and starts[:1] == [0]
    for place, version in enumerate(view.file.versions):
        path = ("versions", place, "era")
        if version.era not in known:
            yield unknown_era(view, path, version.era)
        elif is_sound:
            at_this_place = [name for name, start in begins.items() if start <= place]
            if version.era != at_this_place[-1]:
                yield Problem(
                    path,
                    f"version {shown(version.id)} stands in era {shown(at_this_place[-1])}, "
                    f"not {shown(version.era)}",
                    "version-era",
                    f"see since in [eras.{at_this_place[-1]}] and the order of the versions",
                )
    used = {version.era for version in view.file.versions}
    if not used <= known.keys():
        return  # an era that seems unused may be meant
    for name in known:
        if name not in used:
            yield Problem(
                ("eras", name),
                f"no version is of era {shown(name)}",
                "era-unused",
                "remove it, or name it in a version",
                "warning",
            )


def repeated(view: View) -> Iterator[Problem]:
    """A name stands once in a list, and not in both lists of a delta."""
    for step in view.steps:
        for key, items in (("adds", step.added()), ("removes", step.removed())):
            seen: set[tuple[str, str]] = set()
            for name, number, item in items:
                if (name, item) in seen:
                    yield Problem(
                        (*step.path, key, name, number),
                        f"{shown(item)} stands twice in the list",
                        "name-twice",
                    )
                seen.add((name, item))
        for name, number, item in step.added():
            if item in getattr(step.removes, name):
                yield Problem(
                    (*step.path, "adds", name, number),
                    f"{shown(item)} is both added and removed",
                    "name-twice",
                    "leave it out of both: it stays",
                )


def deltas(view: View) -> Iterator[Problem]:
    """What is removed was there; what is added was not."""
    for step in view.steps:
        if step.before is None:
            continue
        whence = _whence(view, step.path)
        for name, number, item in step.removed():
            if item not in step.before[name]:
                yield Problem(
                    (*step.path, "removes", name, number),
                    f"{shown(item)} is not there to be removed: {whence} lacks it",
                    "removes-absent",
                    close_to(item, sorted(step.before[name])),
                )
        for name, number, item in step.added():
            if item in step.before[name] and item not in getattr(step.removes, name):
                yield Problem(
                    (*step.path, "adds", name, number),
                    f"{shown(item)} is there already: {whence} has it",
                    "adds-present",
                )


def _whence(view: View, path: tuple[str | int, ...]) -> str:
    """What a delta starts from, in words."""
    version = view.file.versions[int(path[1])]
    if len(path) > 2:
        number = int(path[3])
        if number:
            return f"release {shown(version.releases[number - 1].id)}"
        return f"version {shown(version.id)}"
    return "the oldest" if version.extends is None else f"version {shown(version.extends)}"


def parents(view: View) -> Iterator[Problem]:
    """A dotted capability stands below one that is there."""
    for step in view.steps:
        if step.after is None or step.before is None:
            continue
        for name, number, item in step.added():
            parent = item.rpartition(".")[0]
            if name in CAPABILITY_LISTS and parent and parent not in step.after[name]:
                yield Problem(
                    (*step.path, "adds", name, number),
                    f"{shown(item)} has no parent: {shown(parent)} is not there",
                    "capability-parent",
                    close_to(
                        parent,
                        sorted(each for each in step.after[name] if not _is_below(each, parent)),
                    )
                    or "add that too",
                )
        for name, number, item in step.removed():
            if name in CAPABILITY_LISTS:
                left = sorted(
                    each
                    for each in step.after[name] & step.before[name]
                    if each.rpartition(".")[0] == item
                )
                if left and item not in step.after[name]:
                    yield Problem(
                        (*step.path, "removes", name, number),
                        f"{shown(item)} goes, but {listed(left)} below it stays",
                        "capability-parent",
                        "remove that too",
                    )


def _is_below(capability: str, parent: str) -> bool:
    return capability.startswith(f"{parent}.")


def kinds(view: View) -> Iterator[Problem]:
    """What one side sends is a request or a notification, never both."""
    others = dict(zip(METHOD_LISTS, (*METHOD_LISTS[1::-1], *METHOD_LISTS[:1:-1]), strict=True))
    for step in view.steps:
        if step.after is None:
            continue
        added = Counter((name, item) for name, _, item in step.added())
        for name, number, item in step.added():
            other = others.get(name)
            if other is None or item not in step.after[other]:
                continue
            if (other, item) in added and name.endswith("requests"):
                continue  # told once, at the notification
            yield Problem(
                (*step.path, "adds", name, number),
                f"{shown(item)} is in {other} too",
                "method-kind",
                "a method is a request or a notification",
            )


def codes(view: View) -> Iterator[Problem]:
    """Within a revision a code stands for one error."""
    errors = view.file.errors
    for step in view.steps:
        if step.after is None or step.before is None:
            continue
        taken: dict[int, str] = {}
        added = set(step.adds.errors)
        if not added:
            continue
        for item in sorted(step.after["errors"] - added):
            if item in errors:
                taken.setdefault(errors[item].code, item)
        for name, number, item in step.added():
            if name != "errors" or item not in errors:
                continue
            code = errors[item].code
            if taken.setdefault(code, item) != item:
                yield Problem(
                    (*step.path, "adds", "errors", number),
                    f"error {shown(item)} has the code {code}, like {shown(taken[code])}",
                    "code-twice",
                    "within a version a code stands for one error",
                )


def unknown_version(view: View, path: tuple[str | int, ...], version: VersionId) -> Problem:
    """The problem of naming a revision that is not listed."""
    return Problem(
        path,
        f"unknown version {shown(version)}",
        "unknown-version",
        did_you_mean(version, view.places),
    )


def unknown_era(view: View, path: tuple[str | int, ...], name: str) -> Problem:
    """The problem of naming an era that is not defined."""
    return Problem(
        path, f"unknown era {shown(name)}", "unknown-era", did_you_mean(name, view.file.eras)
    )


def _toml(version: VersionId) -> str:
    return str(version) if isinstance(version, int) else f'"{version}"'
