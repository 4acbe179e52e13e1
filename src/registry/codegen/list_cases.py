"""Conformance inputs for version lists, handshakes, windows and eras: one question a case.

In: one protocol. Out: for each kind its cases, ``input`` and ``expect``. They have no rules;
what they cover is every listed version, the edges of every window, and each way of spelling
a version that the protocol knows or must not take for one.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from typing import Any

from ..engine.client import Accepted
from ..engine.deprecation import day_after_months, months_between
from ..engine.errors import NoCommonVersionError
from ..engine.negotiation import negotiate
from .material import Material, distinct, some

Case = dict[str, Any]

_DAY = datetime.timedelta(days=1)
#: So many spellings are asked of each side that a handshake has; the era is asked of all.
_SPELLINGS = 60
_SOME_DAY = datetime.date(2026, 1, 1)


def negotiation_cases(material: Material) -> Iterable[Case]:
    """Two version lists: single versions, runs from either end, lists with a gap."""
    ids = some(material.published)
    runs = [ids, *([id] for id in ids), *(ids[:n] for n in range(2, len(ids)))]
    runs += [ids[n:] for n in range(1, len(ids) - 1)]
    runs += [ids[::2], ids[::-1], some(material.with_drafts)]
    version = material.protocol.version
    for local in distinct(runs):
        for remote in distinct(runs):
            if len(local) > 2 and len(remote) > 2 and local != ids and remote != ids:
                continue
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


def pick_cases(material: Material) -> Iterable[Case]:
    """A client's order of preference against what a server lists."""
    ids = some(material.published)
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
    for versions in wishes:
        client = material.protocol.client(versions)
        for offered in distinct(lists):
            try:
                expect: Case = {"version": client.pick_version(offered)}
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
    name = handshake["version"]
    asked: list[Any] = [{name: each} for each in some(material.spellings, _SPELLINGS)]
    asked += [{}, None, [], "hello"]
    opened = material.handshake_versions
    sides = [material.published, opened[-1:], opened[:1], material.stateless_versions]
    for versions in distinct([*sides, material.with_drafts]):
        if not versions:
            continue
        server = material.protocol.server(versions)
        for params in asked:
            yield {
                "input": {"server": {"versions": versions}, "params": params},
                "expect": {"version": server.negotiate_handshake(params)},
            }


def answer_cases(material: Material) -> Iterable[Case]:
    """What a client makes of the version in a handshake's answer."""
    if material.data["handshake"] is None:
        return
    sides = [material.published[::-1], material.published[:1], material.with_drafts[::-1]]
    for versions in distinct(sides):
        client = material.protocol.client(versions)
        for version in some(material.spellings, _SPELLINGS):
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
    names = [entry.name for entry in protocol.deprecations]
    names += ["", "conformance", *(entry.feature.upper() for entry in protocol.deprecations[:1])]
    on = max((entry.deprecated_on for entry in protocol.deprecations), default=_SOME_DAY)
    for name in distinct(names):
        yield {
            "input": {"feature": name, "on": on.isoformat()},
            "expect": {"active": protocol.shim_active(name, on=on)},
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
    for version in material.spellings:
        yield {"input": {"version": version}, "expect": {"era": material.protocol.era(version)}}
