"""What conformance inputs are made of: versions, methods and spellings, all from the tables.

In: one protocol. Out: version lists for a side, methods by role, versions that are not
listed, texts that are no versions; and a choice among variants that is always the same.
"""

from __future__ import annotations

import datetime
import zlib
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, TypeVar

from ..engine.sides import published
from ..facade import Protocol

T = TypeVar("T")
Wire = str | int

#: A method that no version of any protocol has.
UNKNOWN_METHOD = "conformance/unknown"


class Chooser:
    """A choice among variants by a hash of its key: varied, and the same in every build."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._count = 0

    def of(self, variants: Sequence[T]) -> T:
        """One of the variants."""
        self._count += 1
        return variants[zlib.crc32(f"{self._key} {self._count}".encode()) % len(variants)]


class Material:
    """One protocol's versions and methods, sorted for the making of inputs."""

    def __init__(self, protocol: Protocol) -> None:
        tables = protocol.tables
        self.protocol = protocol
        self.tables = tables
        self.data = tables.data
        self.listed: list[Wire] = list(tables.versions)
        self.published: list[Wire] = list(published(tables))
        drafts = [id for id, entry in tables.versions.items() if entry["status"] == "draft"]
        #: The published versions and the drafts, which a side has only when asked for them.
        self.with_drafts: list[Wire] = [*self.published, *drafts]
        self.handshake_versions = [id for id in self.published if self.opens(id)]
        self.stateless_versions = [id for id in self.published if not self.opens(id)]
        handshake = self.data["handshake"] or {}
        self.handshake_method: str | None = handshake.get("method")
        self.confirm_method: str | None = handshake.get("confirm")

        prefix = self.data["protocol"]["notification_prefix"]
        requests: dict[str, None] = {}
        notifications: dict[str, None] = {}
        for id in reversed(self.listed):
            methods = tables.versions[id]["methods"]
            requests.update(dict.fromkeys(methods["client_requests"]))
            notifications.update(dict.fromkeys(methods["client_notifications"]))
        special = (self.handshake_method, self.confirm_method)
        self.requests = [each for each in requests if each not in special] + [UNKNOWN_METHOD]
        self.notifications = [each for each in notifications if each not in special]
        if prefix is not None:
            self.notifications.append(f"{prefix}{UNKNOWN_METHOD}")

    def opens(self, id: Wire) -> bool:
        """Whether a handshake opens this version."""
        return self.tables.lifecycle(self.tables.versions[id]["era"]) == "handshake"

    # -- version lists ----------------------------------------------------------------

    @cached_property
    def version_lists(self) -> list[list[Wire]]:
        """Lists that a side may be made of, each oldest first: all, those of one kind, parts."""
        every, hs, st = self.published, self.handshake_versions, self.stateless_versions
        assumed = self.data["protocol"]["assumed_version"]
        lists: list[list[Wire]] = [every, hs, st]
        lists += [[id for id in each if id != assumed] for each in (every, hs, st)]
        lists += [hs[:-1] + st, hs[-1:] + st, hs[:-1], hs[-1:], hs[:1]]
        lists += [every[:-1], every[-1:], every[:1], st[:-1], st[-1:], self.listed]
        if assumed in every:
            lists += [[assumed], [id for id in every if id == assumed or id in st]]
        return distinct(each for each in lists if each)

    # -- versions as a peer spells them -------------------------------------------------

    @cached_property
    def later(self) -> list[Wire]:
        """Well-formed versions after every listed one."""
        keys = [key for id in self.listed if (key := self.tables.scheme.parse(id)) is not None]
        newest = max(keys)
        scheme = self.tables.scheme.name
        if scheme == "date":
            return [f"{newest[0] + 1:04}-01-01", "9999-12-31"]
        if scheme == "major-minor":
            return [f"{newest[0] + 1}.0", f"{newest[0] + 98}.0"]
        largest = self.data["protocol"]["largest_version"]
        found = [newest[0] + 1, 1000 if largest is None else largest]
        return [
            each for each in found if each not in self.listed and (not largest or each <= largest)
        ]

    @cached_property
    def earlier(self) -> list[Wire]:
        """Well-formed versions that are not listed, before and between the listed ones."""
        scheme = self.tables.scheme
        keys = sorted(key for id in self.listed if (key := scheme.parse(id)) is not None)
        found: list[Wire] = []
        if scheme.name == "date":
            for key in keys:
                before = datetime.date(*key) - datetime.timedelta(days=1)
                found.append(before.isoformat())
            found.append("1999-01-01")
        elif scheme.name == "major-minor":
            found += [f"{key[0]}.{key[1] + 1}" for key in keys[:-1]]
            found.append("0.0")
        return [each for each in found if self.tables.listed(each) is None]

    def malformed(self) -> list[Any]:
        """JSON values that are no version of the protocol, all of them texts where versions are."""
        name = self.tables.scheme.name
        if name == "date":
            return ["latest", "2025-02-30", "2025-6-18", "", "2025-06-18T00:00:00Z", " 2025-06-18"]
        if name == "major-minor":
            return [
                "latest",
                "1",
                "1.",
                "v1.0",
                "1.0.0.0",
                "1.0-beta",
                "-1.0",
                "1,0",
                "1234567890.0",
            ]
        largest = self.data["protocol"]["largest_version"]
        found: list[Any] = ["1", True, False, 1.5, "latest", "2025-06-18", [1], {"version": 1}]
        if self.data["protocol"]["smallest_version"] is not None:
            found.append(self.data["protocol"]["smallest_version"] - 1)
        return found if largest is None else [*found, largest + 1, largest + 4465]

    @cached_property
    def spellings(self) -> list[Any]:
        """Listed versions, well-formed ones that are not listed, and what is no version."""
        found: list[Any] = [*self.listed, *self.earlier, *self.later]
        if self.tables.scheme.name == "major-minor":
            found += [spelled for id in self.published for spelled in (f"{id}.7", f"0{id}")]
        found += [*self.malformed(), *self.not_versions()]
        # 1 and true are equal here, and not on the wire
        return list({(type(each), repr(each)): each for each in found}.values())

    def not_versions(self) -> list[Any]:
        """JSON values of other types than the protocol's versions have."""
        if self.tables.scheme.name == "integer":
            return self.malformed()
        return [20260728, 1.5, True, None, ["2026-07-28"], {"version": "1.0"}]


def some(items: Sequence[T], most: int = 12) -> list[T]:
    """All of a short list; of a long one the first, the last and some between, evenly spaced.

    So a registry with many versions has no more pairs of them than one with a dozen.

    >>> some([1, 2, 3]), some(range(100), 4)
    ([1, 2, 3], [0, 33, 66, 99])
    """
    if len(items) <= most:
        return list(items)
    return [items[place * (len(items) - 1) // (most - 1)] for place in range(most)]


def distinct(items: Iterable[T]) -> list[T]:
    """The items in order, each once, though they be lists."""
    found: list[T] = []
    for item in items:
        if item not in found:
            found.append(item)
    return found
