"""What conformance inputs are made of: versions, methods and spellings, all from the tables.

In: one protocol. Out: version lists for a side, methods by role, versions that are not
listed, texts that are no versions; and a choice among variants that is always the same.

What cases choose from is taken from the oldest end (:attr:`Material.base`), so that a
revision added at the end leaves the cases that there are as they stand. What later versions
need besides goes to the end of its kind, with the version as its reason.
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
        statuses = {id: entry["status"] for id, entry in tables.versions.items()}
        self.drafts = [id for id in self.listed if statuses[id] == "draft"]
        retired = [id for id in self.listed if statuses[id] == "retired"]
        self.base = self._base()
        #: The published versions that came after those of the base.
        self.later_versions = [id for id in self.published if id not in self.base]
        #: With what a side has only when asked for it: a draft, a retired version.
        self.with_drafts: list[Wire] = [*self.base, *self.drafts[:1]]
        self.known: list[Wire] = [*retired[:1], *self.with_drafts]
        self.handshake_versions = [id for id in self.base if self.opens(id)]
        self.stateless_versions = [id for id in self.base if not self.opens(id)]
        handshake = self.data["handshake"] or {}
        self.handshake_method: str | None = handshake.get("method")
        self.confirm_method: str | None = handshake.get("confirm")

        prefix = self.data["protocol"]["notification_prefix"]
        requests: dict[str, None] = {}
        notifications: dict[str, None] = {}
        for id in reversed(self.base):
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

    def _base(self) -> list[Wire]:
        """A few published versions, the same whatever is added after them.

        The oldest of each era, the second of the first era where another follows, and the
        one that is assumed where none is declared.
        """
        eras: dict[str, list[Wire]] = {}
        for id in self.published:
            eras.setdefault(self.tables.versions[id]["era"], []).append(id)
        chosen = {self.data["protocol"]["assumed_version"]}
        for place, ids in enumerate(eras.values()):
            chosen.update(ids[: 2 if place == 0 and len(eras) > 1 else 1])
        return [id for id in self.published if id in chosen]

    def beside(self, version: Wire | None) -> list[Wire]:
        """The base, with a later version where one is named."""
        return [id for id in self.published if id in self.base or id == version]

    # -- version lists ----------------------------------------------------------------

    @cached_property
    def version_lists(self) -> list[list[Wire]]:
        """Lists that a side may be made of, each oldest first: all, those of one kind, parts."""
        every, hs, st = self.base, self.handshake_versions, self.stateless_versions
        assumed = self.data["protocol"]["assumed_version"]
        lists: list[list[Wire]] = [every, hs, st]
        lists += [[id for id in each if id != assumed] for each in (every, hs, st)]
        lists += [hs[:-1] + st, hs[-1:] + st, hs[:-1], hs[-1:], hs[:1]]
        lists += [every[:-1], every[-1:], every[:1], st[:-1], st[-1:], self.known]
        if assumed in every:
            lists += [[assumed], [id for id in every if id == assumed or id in st]]
        return distinct(each for each in lists if each)

    # -- versions as a peer spells them -------------------------------------------------

    @cached_property
    def later(self) -> list[Wire]:
        """Well-formed versions after every listed one, as far away as the scheme has them."""
        scheme = self.tables.scheme
        found: list[Wire]
        if scheme.name == "date":
            found = ["9998-01-01", "9999-12-31"]
        elif scheme.name == "major-minor":
            found = ["98.0", "99.0"]
        else:
            largest = self.data["protocol"]["largest_version"]
            found = [1000, 9999] if largest is None else [largest - 1, largest]
        newest = max(key for id in self.listed if (key := scheme.parse(id)) is not None)
        return [each for each in found if (key := scheme.parse(each)) and key > newest]

    @cached_property
    def unlisted(self) -> list[Wire]:
        """Well-formed versions that are not listed, before and between those of the base."""
        found = [each for id in self.known for each in self._beside(id)]
        return [*found, *self._before_all()]

    def _before_all(self) -> list[Wire]:
        first: dict[str, list[Wire]] = {"date": ["1999-01-01"], "major-minor": ["0.0"]}
        named = first.get(self.tables.scheme.name, [])
        return [each for each in named if self.tables.listed(each) is None]

    def _beside(self, id: Wire) -> list[Wire]:
        """A well-formed version next to a listed one that is not listed itself."""
        scheme = self.tables.scheme
        key = scheme.parse(id)
        found: list[Wire] = []
        if key is not None and scheme.name == "date":
            found = [(datetime.date(*key) - datetime.timedelta(days=1)).isoformat()]
        elif key is not None and scheme.name == "major-minor":
            found = [f"{key[0]}.{key[1] + 57}"]
        return [each for each in found if self.tables.listed(each) is None]

    def malformed(self) -> list[Any]:
        """JSON values that are no version of the protocol, all of them texts where versions are."""
        name = self.tables.scheme.name
        if name == "date":
            return ["latest", "2019-02-30", "2019-6-18", "", "2019-06-18T00:00:00Z", " 2019-06-18"]
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
        found: list[Any] = ["1", True, False, 1.5, "latest", "2019-06-18", [1], {"version": 1}]
        if self.data["protocol"]["smallest_version"] is not None:
            found.append(self.data["protocol"]["smallest_version"] - 1)
        return found if largest is None else [*found, largest + 1, largest + 4465]

    @cached_property
    def spellings(self) -> list[tuple[Any, Wire | None]]:
        """What is no version, what is not listed, and each listed version with its neighbour.

        Each with the later version that it is of, so that a side can be made that has it.
        """
        found: list[tuple[Any, Wire | None]] = [
            (each, None)
            for each in (
                *self.later,
                *self.malformed(),
                *self.not_versions(),
                *self._before_all(),
            )
        ]
        for id in (*self.drafts, *(each for each in self.listed if each not in self.drafts)):
            of = id if id in self.later_versions else None
            spelled: list[Wire] = [id, *self._beside(id)]
            if self.tables.scheme.name == "major-minor" and id in self.published:
                spelled += [f"{id}.7", f"0{id}"]
            found += [(each, of) for each in spelled]
        # 1 and true are equal here, and not on the wire
        return list({(type(each), repr(each)): (each, of) for each, of in found}.values())

    def not_versions(self) -> list[Any]:
        """JSON values of other types than the protocol's versions have."""
        if self.tables.scheme.name == "integer":
            return self.malformed()
        return [20190618, 1.5, True, None, ["2019-06-18"], {"version": "1.0"}]


def distinct(items: Iterable[T]) -> list[T]:
    """The items in order, each once, though they be lists."""
    found: list[T] = []
    for item in items:
        if item not in found:
            found.append(item)
    return found
