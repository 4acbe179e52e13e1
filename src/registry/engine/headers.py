"""HTTP headers and request parameters: reading the routing ones, and their value codec.

In: a mapping or raw pairs, as a transport has them. Out: the values of the headers that
were asked for, by name without case, and which of them came more than once. What a missing
or contradicting header means is the admission rules' to say.
"""

from __future__ import annotations

import binascii

from .errors import UsageError
from .quote import quote

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    Pairs = Mapping[Any, Any] | Iterable[tuple[Any, Any]]

_PREFIX = "=?base64?"
_SUFFIX = "?="
BLANKS = " \t"

#: Spellings of header names that are remembered, at most: peers and proxies repeat themselves.
_MOST_LEARNED = 128
_LONGEST_LEARNED = 64
_TEXT = frozenset({str, bytes})

#: Stands for a value that is no text: present, and equal to nothing.
UNREADABLE = "\0"


class HeaderNames:
    """A set of header names to look for, each with its place in the reading.

    >>> names = HeaderNames(["A-Version", "A-Method"])
    >>> names.read({"a-version": " 1 ", "Other": "x"})
    ([' 1 ', None], 0)
    >>> names.read([("A-Method", "m"), ("a-method", "m")])
    ([None, 'm'], 2)
    """

    __slots__ = ("_foreign", "_lengths", "_nothing", "_places", "names")

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self._nothing: list[str | None] = [None] * len(self.names)
        #: the place of each spelling seen so far, and the spellings seen that are none of these
        self._places: dict[Any, int] = {}
        self._foreign: set[Any] = set()
        self._lengths = frozenset(map(len, self.names))
        for place, name in enumerate(self.names):
            for spelling in (name, name.lower(), name.title()):
                self._places[spelling] = place
                self._places[spelling.encode("ascii")] = place

    def read(self, headers: Pairs) -> tuple[list[str | None], int]:
        """The values found, by place, and a bit for each place that was given twice.

        Of a repeated header the first value is kept. Names are ``str`` or ``bytes``;
        values too, or a list of them. Outer spaces and tabs are left on: see :func:`bare`.

        Raises:
            UsageError: ``headers`` is neither a mapping nor pairs.
        """
        if type(headers) is dict:
            pairs: Any = headers.items()
        elif type(headers) is list:
            pairs = headers
        else:
            pairs = list(headers.items() if hasattr(headers, "items") else _checked(headers))
        values = self._nothing.copy()
        repeated = 0
        foreign = self._foreign
        places = self._places
        lengths = self._lengths
        try:
            for name, value in pairs:
                if name in foreign:
                    continue
                if name in places:
                    place = places[name]
                elif len(name) in lengths:
                    place = self._learn(name)
                    if place < 0:
                        continue
                else:
                    room = len(foreign) < _MOST_LEARNED
                    if room and type(name) in _TEXT and len(name) <= _LONGEST_LEARNED:
                        foreign.add(name)
                    continue
                text = value
                if type(value) is bytes:
                    text = value.decode("latin-1")
                elif type(value) is not str:
                    text, twice = _single(value)
                    repeated |= twice << place
                if values[place] is None:
                    values[place] = text
                else:
                    repeated |= 1 << place
        except (AttributeError, TypeError, ValueError):
            # Something that is no pair, or a name that is no text.
            return self.read([pair for pair in pairs if _is_pair(pair)])
        return values, repeated

    def _learn(self, name: Any) -> int:
        """The place of a spelling that was not seen before, -1 for none; a few are remembered."""
        place = self._places.get(name.lower(), -1)
        if place < 0:
            if len(self._foreign) < _MOST_LEARNED:
                self._foreign.add(name)
        elif len(self._places) < _MOST_LEARNED:
            self._places[name] = place
        return place


def bare(value: str) -> str:
    """A header's value without outer spaces and tabs, which do not count."""
    return value.strip(BLANKS)


def _is_pair(pair: Any) -> bool:
    try:
        name, _ = pair
    except (TypeError, ValueError):
        return False
    return isinstance(name, str | bytes)


def _checked(pairs: Any) -> Any:
    if isinstance(pairs, str | bytes) or not hasattr(pairs, "__iter__"):
        raise UsageError(
            f"headers and parameters are a mapping or (name, value) pairs, not {quote(pairs)}"
        )
    return pairs


def _single(value: object) -> tuple[str, bool]:
    """The one text of a value that is no plain string, and whether it is several."""
    several = False
    if isinstance(value, list | tuple):
        several = len(value) > 1
        value = value[0] if value else None
    if isinstance(value, str):
        return value, several
    if isinstance(value, bytes | bytearray):
        return value.decode("latin-1"), several
    return UNREADABLE, several


def find_repeated_header(pairs: Pairs, names: Iterable[str]) -> str | None:
    """The first of ``names`` that stands more than once, in lower case; None where none does.

    ``pairs`` are raw ``(name, value)`` pairs, since a mapping hides what a transport folded.
    Names compare without case.

    Raises:
        UsageError: ``pairs`` are none, or ``names`` is not a list of names in ASCII.

    >>> find_repeated_header([("Mcp-Method", "a"), ("mcp-method", "a")], ["Mcp-Method"])
    'mcp-method'
    """
    if isinstance(names, str) or not hasattr(names, "__iter__"):
        raise UsageError(f"names are a list of header names, not {quote(names)}")
    listed = tuple(names)
    for name in listed:
        if not isinstance(name, str) or not name.isascii():
            raise UsageError(f"a header's name is a string in ASCII, not {quote(name)}")
    wanted = HeaderNames(listed)
    _, repeated = wanted.read(pairs)
    for place, name in enumerate(wanted.names):
        if repeated >> place & 1:
            return name.lower()
    return None


def encode_header_value(text: str) -> str:
    """The form in which a header carries any text: itself, or wrapped in base64.

    Wrapped is what would not survive: anything outside printable ASCII, outer white space,
    the empty string, and what looks wrapped already.

    Raises:
        UsageError: ``text`` is no string, or holds a lone surrogate.

    >>> encode_header_value("weather"), encode_header_value("Wörter")
    ('weather', '=?base64?V8O2cnRlcg==?=')
    """
    if not isinstance(text, str):
        raise UsageError(f"a header value is made from a string, not {type(text).__name__}")
    printable = text.isascii() and text.isprintable()
    wrapped = text.startswith(_PREFIX) and text.endswith(_SUFFIX)
    if printable and text and not wrapped and text.strip() == text:
        return text
    try:
        payload = text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise UsageError(
            f"a header value cannot hold the lone surrogate at position {error.start}"
        ) from None
    return _PREFIX + binascii.b2a_base64(payload, newline=False).decode("ascii") + _SUFFIX


def decode_header_value(text: str) -> str | None:
    """The text that a header value stands for; None where it is malformed.

    Malformed are characters outside printable ASCII, and between the two marks anything but
    canonical base64 of UTF-8. Without both marks a value is literal.

    >>> decode_header_value("=?base64?V8O2cnRlcg==?="), decode_header_value("=?base64?V?=")
    ('Wörter', None)
    """
    if not isinstance(text, str) or not (text.isascii() and text.isprintable()):
        return None
    if not (
        len(text) >= len(_PREFIX) + len(_SUFFIX)
        and text.startswith(_PREFIX)
        and text.endswith(_SUFFIX)
    ):
        return text
    payload = text[len(_PREFIX) : -len(_SUFFIX)].encode("ascii")
    try:
        decoded = binascii.a2b_base64(payload)
        if binascii.b2a_base64(decoded, newline=False) != payload:
            return None
        return decoded.decode("utf-8")
    except ValueError:  # binascii.Error and UnicodeDecodeError are kinds of it
        return None
