"""Deprecations and their windows, in whole calendar months.

In: a deprecation and a day, or a number of months. Out: whether the feature is still
advertised and served, and when it goes. The day is always given: nothing here reads a clock.
"""

from __future__ import annotations

import datetime

from .errors import UnknownFeatureError, UsageError
from .record import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from .tables import Tables

    Wire = str | int


class Deprecation(Record):
    """A feature on its way out.

    ``feature`` is its full name, ``deprecated_in`` the revision that deprecated it and
    ``deprecated_on`` the day its window starts; ``window_months`` the window's length,
    ``removal_date`` the first day after it; ``removal_version`` the version that removes
    it, in a protocol that counts in versions; ``migration`` what to use instead.
    """

    __slots__ = ()
    feature: str
    deprecated_in: Wire
    deprecated_on: datetime.date
    window_months: int | None
    removal_date: datetime.date | None
    removal_version: Wire | None
    migration: str
    source: str

    @property
    def name(self) -> str:
        """The last part of the feature's name, such as ``roots``."""
        return last_part(self.feature)


def last_part(feature: str) -> str:
    """A feature's name without its kind: of ``client_capabilities.roots`` it is ``roots``."""
    return feature.partition(".")[2] or feature


def months_between(start: datetime.date, on: datetime.date) -> int:
    """Whole calendar months from one day to another; 0 before the start.

    A month counts once its day of the month is reached.

    >>> day = datetime.date
    >>> months_between(day(2026, 7, 28), day(2026, 8, 27))
    0
    >>> months_between(day(2026, 7, 28), day(2026, 8, 28))
    1
    """
    months = (on.year - start.year) * 12 + on.month - start.month - (on.day < start.day)
    return max(months, 0)


def day_after_months(start: datetime.date, months: int) -> datetime.date:
    """The first day on which so many whole months have passed.

    >>> day_after_months(datetime.date(2026, 1, 31), 1)
    datetime.date(2026, 3, 1)
    """
    year, month = divmod(start.year * 12 + start.month - 1 + months, 12)
    try:
        return datetime.date(year, month + 1, start.day)
    except ValueError:  # the month is too short: its day is reached in the next
        year, month = divmod(year * 12 + month + 1, 12)
        return datetime.date(year, month + 1, 1)


def checked_day(on: object) -> datetime.date:
    """The day that a caller means.

    Raises:
        UsageError: it is no date.
    """
    if isinstance(on, datetime.datetime):
        return on.date()
    if isinstance(on, datetime.date):
        return on
    raise UsageError(f"on is a datetime.date, not {on!r}")


def checked_months(months: object) -> int | None:
    """A number of whole months, or None where none is given.

    Raises:
        UsageError: it is no whole number from 0.
    """
    if months is None or (type(months) is int and months >= 0):
        return months
    raise UsageError(f"months_since_deprecation is a whole number from 0, not {months!r}")


class Deprecations:
    """All deprecations of a protocol, looked up by a feature's full or last name."""

    __slots__ = ("_by_name", "_released", "entries")

    def __init__(self, tables: Tables) -> None:
        parse = datetime.date.fromisoformat
        self._released = {
            id: None if entry["released"] is None else parse(entry["released"])
            for id, entry in tables.versions.items()
        }
        written: dict[str, Mapping[str, Any]] = {
            entry["feature"]: entry for entry in tables.data["deprecations"]
        }
        self.entries = tuple(self._entry(written, entry) for entry in written.values())
        self._by_name = {entry.feature: entry for entry in self.entries}
        for entry in self.entries:
            short = last_part(entry.feature)
            if [last_part(each.feature) for each in self.entries].count(short) == 1:
                self._by_name.setdefault(short, entry)

    def _entry(
        self, written: Mapping[str, Mapping[str, Any]], entry: Mapping[str, Any]
    ) -> Deprecation:
        parse = datetime.date.fromisoformat
        on = entry["deprecated_on"]
        start = parse(on) if on else self._released[entry["deprecated_in"]]
        assert start is not None  # a draft deprecates with a date: checked by the loader
        removal = parse(entry["removal_date"]) if entry["removal_date"] else None
        if entry["window_months"] is not None:
            removal = day_after_months(start, entry["window_months"])
        elif entry["follows"] is not None:
            removal = self._entry(written, written[entry["follows"]]).removal_date
        return Deprecation(
            entry["feature"],
            entry["deprecated_in"],
            start,
            entry["window_months"],
            removal,
            entry["removal_version"],
            entry["migration"],
            entry["source"],
        )

    def find(self, feature: str) -> Deprecation | None:
        """The deprecation of a feature by its full name, or its last part where unique."""
        return self._by_name.get(feature)

    def get(self, feature: str) -> Deprecation:
        """As :meth:`find`.

        Raises:
            UnknownFeatureError: the feature was never deprecated.
        """
        found = self._by_name.get(feature)
        if found is None:
            raise UnknownFeatureError(feature, self._by_name, " among the deprecations")
        return found

    def is_active(self, entry: Deprecation, on: datetime.date, months: int | None = None) -> bool:
        """Whether a deprecated feature is still advertised and served.

        By ``months`` since its deprecation where given, else on the day ``on``.
        """
        if entry.removal_date is not None:
            if months is None:
                return on < entry.removal_date
            window = entry.window_months
            if window is None:
                window = months_between(entry.deprecated_on, entry.removal_date)
            return months < window
        if entry.removal_version is not None:
            released = self._released.get(entry.removal_version)
            return released is None or on < released
        return True

    def closed_capabilities(
        self, on: datetime.date, months: int | None = None
    ) -> dict[str, frozenset[str]]:
        """For each side the capabilities whose window is closed."""
        closed: dict[str, set[str]] = {"client": set(), "server": set()}
        for entry in self.entries:
            kind, _, path = entry.feature.partition(".")
            side = kind.removesuffix("_capabilities")
            if kind != side and side in closed and not self.is_active(entry, on, months):
                closed[side].add(path)
        return {side: frozenset(paths) for side, paths in closed.items()}


def without(paths: Iterable[str], closed: Iterable[str]) -> list[str]:
    """The dotted paths that are none of the closed ones, nor below one.

    >>> without(["roots", "roots.listChanged", "rootsy"], ["roots"])
    ['rootsy']
    """
    closed = tuple(closed)
    return [
        path
        for path in paths
        if not any(path == gone or path.startswith(f"{gone}.") for gone in closed)
    ]
