"""Where a key stands: the lines of a TOML text by key path.

In: a TOML text and paths such as ``("versions", 3, "adds", "client_requests", 2)``. Out:
1-based lines. ``tomllib`` keeps none, so this reads the text once more and only for the
places; whether the text is TOML at all is ``tomllib``'s to say. In a text that is not, what
stands before the fault is found.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from contextlib import suppress
from functools import cached_property

from .problems import Path

#: Deeper paths are found at their ancestor of this depth.
MOST_DEPTH = 32

_BLANK = re.compile(r"(?:[ \t\r\n]++|#[^\n]*+)*+")
_SPACE = re.compile(r"[ \t]*+")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]++")
_STRINGS = (
    re.compile(r'"""(?:[^\\"]++|\\.|"(?!""))*+"""(?:"{1,2})?', re.DOTALL),
    re.compile(r"'''(?:[^']++|'(?!''))*+'''(?:'{1,2})?"),
    re.compile(r'"(?:[^\\"\n]++|\\.)*+"'),
    re.compile(r"'[^'\n]*+'"),
)
_SCALAR = re.compile(r"[^,\]}#\n]++")


class Lines:
    """The lines of one text.

    >>> lines = Lines('[era]\\nname = "old"\\n\\n[[era.steps]]\\nlist = [\\n  1,\\n  2,\\n]\\n')
    >>> lines.find(("era", "steps", 0, "list", 1)), lines.find_last(("era", "steps", 0))
    (7, 8)
    >>> lines.find(("era", "title"))
    1
    """

    def __init__(self, text: str) -> None:
        self._text = text

    def find(self, path: Path) -> int | None:
        """The line of a key or an item; where it is not found, of what encloses it."""
        lines = self._scan.lines
        while path:
            if path in lines:
                return lines[path]
            path = path[:-1]
        return None

    def find_last(self, path: Path) -> int | None:
        """The last line of an entry, with all that is below it; None where there is none."""
        ends = [line for at, line in self._scan.ends if at[: len(path)] == path]
        return max(ends, default=None)

    def is_header(self, path: Path) -> bool:
        """Whether a table is opened by a ``[header]`` rather than written as a value."""
        return path in self._scan.headers

    @cached_property
    def _scan(self) -> _Scan:
        scan = _Scan(self._text)
        with suppress(_NotTomlError, RecursionError):  # where the text is no TOML from here on
            scan.run()
        return scan


class _NotTomlError(Exception):
    """The text is not TOML."""


class _Scan:
    """One pass over a text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.headers: set[Path] = set()
        self.ends: list[tuple[Path, int]] = []
        self._counts: dict[Path, int] = {}
        self._breaks = [match.start() for match in re.finditer("\n", text)]

    def run(self) -> None:
        table: Path = ()
        while True:
            self.skip(_BLANK)
            if self.at >= len(self.text):
                return
            start = self.at
            if self.text[self.at] == "[":
                table = self.header()
                self.ends.append((table, self.line(start)))
            else:
                path = self.pair(table)
                self.ends.append((path, self.line(self.at - 1)))

    def header(self) -> Path:
        start = self.at
        many = self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        parts = self.key()
        self.expect("]]" if many else "]")
        path: Path = ()
        for part in parts[:-1]:
            path += (part,)
            self.record(path, start)
            if path in self._counts:
                path += (self._counts[path] - 1,)
        path += (parts[-1],)
        if many:
            self.record(path, start)
            number = self._counts.get(path, 0)
            self._counts[path] = number + 1
            self.headers.add(path)
            path += (number,)
        self.headers.add(path)
        if len(path) <= MOST_DEPTH:
            # An own header tells more than one of a table below it.
            self.lines[path] = self.line(start)
        return path

    def pair(self, table: Path) -> Path:
        start = self.at
        path = table
        for part in self.key():
            path += (part,)
            self.record(path, start)
        self.expect("=")
        self.skip(_SPACE)
        self.value(path)
        return path

    def key(self) -> list[str]:
        parts: list[str] = []
        while len(parts) <= MOST_DEPTH:
            self.skip(_SPACE)
            if self.text[self.at : self.at + 1] in ("'", '"'):
                parts.append(self.string())
            else:
                match = _BARE_KEY.match(self.text, self.at)
                if not match:
                    raise _NotTomlError
                parts.append(match[0])
                self.at = match.end()
            self.skip(_SPACE)
            if self.text[self.at : self.at + 1] != ".":
                return parts
            self.at += 1
        raise _NotTomlError

    def value(self, path: Path) -> None:
        first = self.text[self.at : self.at + 1]
        if first in ("'", '"'):
            self.skip_string()
        elif first == "[":
            self.array(path)
        elif first == "{":
            self.inline_table(path)
        else:
            match = _SCALAR.match(self.text, self.at)
            if not match:
                raise _NotTomlError
            self.at = match.end()

    def array(self, path: Path) -> None:
        self.at += 1
        number = 0
        while True:
            self.skip(_BLANK)
            if self.text[self.at : self.at + 1] == "]":
                self.at += 1
                return
            item = (*path, number)
            self.record(item, self.at)
            self.value(item)
            number += 1
            self.skip(_BLANK)
            if self.text[self.at : self.at + 1] == ",":
                self.at += 1
            elif self.text[self.at : self.at + 1] != "]":
                raise _NotTomlError

    def inline_table(self, path: Path) -> None:
        self.at += 1
        while True:
            self.skip(_BLANK)
            if self.text[self.at : self.at + 1] == "}":
                self.at += 1
                return
            self.pair(path)
            self.skip(_BLANK)
            if self.text[self.at : self.at + 1] == ",":
                self.at += 1
            elif self.text[self.at : self.at + 1] != "}":
                raise _NotTomlError

    def string(self) -> str:
        start = self.at
        self.skip_string()
        written = self.text[start : self.at]
        if "\\" not in written:
            return written[1:-1]
        try:
            decoded = tomllib.loads(f"key = {written}")["key"]
        except (ValueError, KeyError):
            raise _NotTomlError from None
        return str(decoded)

    def skip_string(self) -> None:
        for pattern in _STRINGS:
            match = pattern.match(self.text, self.at)
            if match:
                self.at = match.end()
                return
        raise _NotTomlError

    def skip(self, pattern: re.Pattern[str]) -> None:
        match = pattern.match(self.text, self.at)
        if match:
            self.at = match.end()

    def expect(self, mark: str) -> None:
        self.skip(_SPACE)
        if not self.text.startswith(mark, self.at):
            raise _NotTomlError
        self.at += len(mark)

    def record(self, path: Path, start: int) -> None:
        if len(path) <= MOST_DEPTH:
            self.lines.setdefault(path, self.line(start))

    def line(self, place: int) -> int:
        return bisect_right(self._breaks, place - 1) + 1
