"""Conformance inputs for version lists, handshakes, windows and eras: one question a case.

In: one protocol. Out: for each kind its cases, ``input`` and ``expect``. They have no rules;
what they cover is every listed version, the edges of every window, and each way of spelling
a version that the protocol knows or must not take for one. What a later version adds stands
at the end of its kind.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from typing import Any

from ..engine.client import Accepted
from ..engine.deprecation import day_after_months, months_between
from ..engine.errors import NoCommonVersionError
from ..engine.negotiation import negotiate
from .material import Material, Wire, distinct

Case = dict[str, Any]

_DAY = datetime.timedelta(days=1)
_SOME_DAY = datetime.date(2026, 1, 1)


def negotiation_cases(material: Material) -> Iterable[Case]:
    """Two version lists: single versions, runs from either end, lists with a gap.

    Every two of those from the base; of each later version itself and its neighbours.
    """
    ids, version = material.base, material.protocol.version
    runs = [ids, *([id] for id in ids), *(ids[:n] for n in range(2, len(ids)))]
    runs += [ids[n:] for n in range(1, len(ids) - 1)]
    runs += [ids[::2], ids[::-1], material.with_drafts]
    asked = [(material.published, material.published)]
    asked += [
        (local, remote)
        for local in distinct(runs)
        for remote in distinct(runs)
        if len(local) <= 2 or len(remote) <= 2 or local == ids or remote == ids
    ]
    for id, before in _later(material):
        near = [*before, id]
        pairs = [([id], [id]), ([id], near), (before, [id]), (near[::-1], near), (ids, near)]
        asked += [each for pair in pairs for each in (pair, pair[::-1])]
    for local, remote in asked:  # the default may stand twice: places are not to shift
        result = negotiate([version(id) for id in local], [version(id) for id in remote])
        agreed = result.negotiated_version
        yield {
            "input": {"local": local, "remote": remote},
            "expect": {
                "success": result.success,
                "local_version": result.local_version.wire,
                "remote_version": result.remote_version.wire,
                "negotiated_version": None if agreed is None else agreed.wire,
                "degraded_capabilities": sorted(result.degraded_capabilities),
            },
        }


def _later(material: Material) -> Iterable[tuple[Wire, list[Wire]]]:
    """Each version after the base, with the published ones just before it."""
    for id in material.later_versions:
        place = material.published.index(id)
        yield id, material.published[max(place - 3, 0) : place]


def pick_cases(material: Material) -> Iterable[Case]:
    """A client's order of preference against what a server lists."""
    ids = material.base
    wishes = distinct([ids[::-1], ids, ids[:1], ids[-1:], material.with_drafts[::-1]])
    lists: list[list[Any]] = [
        *([id] for id in ids),
        ids,
        ids[::-1],
        ids[:2],
        [],
        material.later,
        material.with_drafts,
    ]
    lists += [[*material.malformed(), ids[0]], [None, 1.5, [ids[0]], {}, ids[-1]]]
    if material.tables.scheme.name == "integer":
        lists += [[True], ["1"]]
    asked: list[tuple[list[Wire], list[Any]]] = [(material.published[::-1], material.published)]
    asked += [(versions, offered) for versions in wishes for offered in distinct(lists)]
    for id, before in _later(material):
        near = [*before, id]
        asked += [(near, [id]), (near[::-1], near), (near, ids), (before, [id]), ([id], before)]
    for versions, offered in asked:
        try:
            version = material.protocol.client(versions).pick_version(offered)
            expect: Case = {"version": version}
        except NoCommonVersionError:
            expect = {"error": "no_common_version"}
        yield {
            "input": {"client": {"versions": versions}, "server_versions": offered},
            "expect": expect,
        }


def handshake_cases(material: Material) -> Iterable[Case]:
    """What a server answers a handshake with, whatever is asked for; null where it refuses."""
    handshake = material.data["handshake"]
    if handshake is None:
        return
    name, opened = handshake["version"], material.handshake_versions
    sides = [
        material.base,
        opened[-1:],
        opened[:1],
        material.stateless_versions,
        material.with_drafts,
    ]
    sides = [each for each in distinct(sides) if each]
    asked: list[tuple[list[Wire], Any]] = [
        (material.published, {name: each})
        for each in (*material.later[:1], *material.malformed()[:1], material.published[-1])
    ]
    without: tuple[Any, ...] = ({}, None, [], "hello")
    asked += [(side, params) for params in without for side in sides]
    for spelled, of in material.spellings:
        wider = distinct([*sides, material.beside(of)])
        asked += [(side, {name: spelled}) for side in wider]
    for versions, params in asked:
        server = material.protocol.server(versions)
        yield {
            "input": {"server": {"versions": versions}, "params": params},
            "expect": {"version": server.negotiate_handshake(params)},
        }


def answer_cases(material: Material) -> Iterable[Case]:
    """What a client makes of the version in a handshake's answer."""
    if material.data["handshake"] is None:
        return
    sides = [material.base[::-1], material.base[:1], material.with_drafts[::-1]]
    asked: list[tuple[list[Wire], Any]] = [
        (material.published[::-1], each)
        for each in (*material.later[:1], material.base[0], material.published[-1])
    ]
    for spelled, of in material.spellings:
        wider = distinct([*sides, material.beside(of)[::-1]])
        asked += [(side, spelled) for side in wider]
    for versions, version in asked:
        client = material.protocol.client(versions)
        answer = client.accept_handshake(version)
        accepted = isinstance(answer, Accepted)
        yield {
            "input": {"client": {"versions": versions}, "version": version},
            "expect": {
                "offer": client.offer,
                "accepted": accepted,
                "version": answer.version if isinstance(answer, Accepted) else None,
            },
        }


def shim_cases(material: Material) -> Iterable[Case]:
    """Each deprecated feature on the days around every edge of its window."""
    protocol = material.protocol
    names = ["", "conformance", *(entry.feature.upper() for entry in protocol.deprecations[:1])]
    for name in names:
        yield {
            "input": {"feature": name, "on": _SOME_DAY.isoformat()},
            "expect": {"active": protocol.shim_active(name, on=_SOME_DAY)},
        }
    for entry in protocol.deprecations:
        start = entry.deprecated_on
        edges = [start]
        if entry.window_months is not None:
            steps = {1, entry.window_months - 1, entry.window_months}
            edges += [day_after_months(start, each) for each in sorted(steps) if each > 0]
        if entry.removal_date is not None:
            edges.append(entry.removal_date)
        if entry.removal_version is not None:
            listed = material.tables.listed(entry.removal_version)
            if listed is not None and listed["released"] is not None:
                edges.append(datetime.date.fromisoformat(listed["released"]))
        days = {day for edge in edges for day in _around(edge)}
        for day in sorted({*days, datetime.date.max}):
            yield {
                "input": {"feature": entry.feature, "on": day.isoformat()},
                "expect": {
                    "active": protocol.shim_active(entry.feature, on=day),
                    "months": protocol.months_since_deprecation(entry.feature, on=day),
                },
            }
        window = entry.window_months or 12
        if entry.window_months is None and entry.removal_date is not None:
            window = months_between(start, entry.removal_date)
        for months in sorted({0, 1, max(window - 1, 0), window, window + 1, 1200}):
            active = protocol.shim_active(entry.feature, start, months)
            yield {
                "input": {
                    "feature": entry.feature,
                    "on": start.isoformat(),
                    "months_since_deprecation": months,
                },
                "expect": {"active": active},
            }
        yield {
            "input": {"feature": entry.name, "on": start.isoformat()},
            "expect": {"active": protocol.shim_active(entry.name, on=start)},
        }


def _around(day: datetime.date) -> list[datetime.date]:
    """A day between its neighbours, where the calendar has them."""
    before = [] if day == datetime.date.min else [day - _DAY]
    return [*before, day, *([] if day == datetime.date.max else [day + _DAY])]


def supported_cases(material: Material) -> Iterable[Case]:
    """What the published versions still have on the days before and at each removal."""
    protocol = material.protocol
    removals = {each.removal_date for each in protocol.deprecations if each.removal_date}
    capability = [
        each.removal_date
        for each in protocol.deprecations
        if each.removal_date and "_capabilities." in each.feature
    ]
    days = sorted(
        {day for each in removals.intersection(capability) for day in (each - _DAY, each)}
    )
    for day in days or [_SOME_DAY]:
        yield {
            "input": {"on": day.isoformat()},
            "expect": {
                "versions": [
                    {"version": each.wire, "capabilities": sorted(each.capabilities)}
                    for each in protocol.supported_versions(on=day)
                ]
            },
        }


def era_cases(material: Material) -> Iterable[Case]:
    """The era of every spelling."""
    for version, _ in material.spellings:
        yield {"input": {"version": version}, "expect": {"era": material.protocol.era(version)}}
