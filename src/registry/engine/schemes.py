"""How a protocol spells its versions: recognized by shape, ordered by value, never as text.

In: whatever a peer or a caller calls a version. Out: a key that orders it, and the wire
form; None for what is no version of the scheme.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from .errors import UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    Key = tuple[int, ...]

_MONTHS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_MOST_DIGITS = 9


class Scheme(ABC):
    """One way of spelling versions."""

    __slots__ = ()
    name = ""
    #: What a well-formed version looks like, for messages.
    shape = ""
    #: Whether equal versions are always equal as they are spelled, whatever their type.
    spelled_one_way = False

    @abstractmethod
    def parse(self, version: object) -> Key | None:
        """The key that orders a version among its kind; None where it is malformed."""

    def parse_text(self, text: str) -> Key | None:
        """As :meth:`parse`, of a version that a header carries as text."""
        return self.parse(text)

    def canonical(self, version: object) -> str | int | None:
        """The wire form of a version; None where it is malformed."""
        return version if self.parse(version) is not None else None  # type: ignore[return-value]


class DateScheme(Scheme):
    """Calendar dates: exactly four, two and two ASCII digits.

    >>> DateScheme().parse("2025-11-25")
    (2025, 11, 25)
    >>> [DateScheme().parse(odd) for odd in ("2025-02-29", "2026-7-28", "2026-07-28 ", "draft")]
    [None, None, None, None]
    """

    __slots__ = ()
    name = "date"
    spelled_one_way = True
    shape = "a calendar date, YYYY-MM-DD"

    def parse(self, version: object) -> Key | None:
        if not isinstance(version, str) or len(version) != 10 or not version.isascii():
            return None
        parts = (version[:4], version[5:7], version[8:])
        if version[4] != "-" or version[7] != "-" or not all(part.isdigit() for part in parts):
            return None
        year, month, day = map(int, parts)
        if not (year and 1 <= month <= 12 and 1 <= day <= _MONTHS[month - 1]):
            return None
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        return None if (month, day) == (2, 29) and not leap else (year, month, day)


class MajorMinorScheme(Scheme):
    """Major and minor; a patch may follow and never counts, nor do leading zeros.

    >>> MajorMinorScheme().canonical("01.0.7")
    '1.0'
    >>> [MajorMinorScheme().parse(odd) for odd in ("1", "1.", "v1.0", "1.0.0.0", 1.0)]
    [None, None, None, None, None]
    """

    __slots__ = ()
    name = "major-minor"
    shape = "Major.Minor, such as 4.2"

    def parse(self, version: object) -> Key | None:
        if not isinstance(version, str) or len(version) > 3 * _MOST_DIGITS + 2:
            return None
        parts = version.split(".")
        if len(parts) not in (2, 3) or not version.isascii():
            return None
        if not all(part.isdigit() and len(part) <= _MOST_DIGITS for part in parts):
            return None
        return int(parts[0]), int(parts[1])

    def canonical(self, version: object) -> str | None:
        key = self.parse(version)
        return None if key is None else f"{key[0]}.{key[1]}"


class IntegerScheme(Scheme):
    """JSON integers within bounds; neither booleans nor numbers with a fraction.

    >>> [IntegerScheme(0, 65535).parse(each) for each in (1, True, "1", 1.0, -1, 70000)]
    [(1,), None, None, None, None, None]
    """

    __slots__ = ("largest", "smallest")
    name = "integer"

    def __init__(self, smallest: int | None = None, largest: int | None = None) -> None:
        self.smallest = smallest
        self.largest = largest

    @property
    def shape(self) -> str:  # type: ignore[override]
        if self.smallest is None or self.largest is None:
            return "an integer"
        return f"an integer from {self.smallest} to {self.largest}"

    def parse(self, version: object) -> Key | None:
        if not isinstance(version, int) or isinstance(version, bool):
            return None
        if self.smallest is not None and version < self.smallest:
            return None
        if self.largest is not None and version > self.largest:
            return None
        return (version,)

    def parse_text(self, text: str) -> Key | None:
        """As :meth:`parse`, of decimal digits.

        >>> IntegerScheme(0, 9).parse_text("2"), IntegerScheme(0, 9).parse_text("0x2")
        ((2,), None)
        """
        if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS):
            return None
        return self.parse(int(text))


def make_scheme(name: str, smallest: int | None = None, largest: int | None = None) -> Scheme:
    """The scheme of that name; ``smallest`` and ``largest`` bound the integers.

    Raises:
        UsageError: there is no such scheme.
    """
    if name == "integer":
        return IntegerScheme(smallest, largest)
    for scheme in (DateScheme(), MajorMinorScheme()):
        if scheme.name == name:
            return scheme
    raise UsageError(f"unknown version scheme {name!r}; known: date, major-minor, integer")
