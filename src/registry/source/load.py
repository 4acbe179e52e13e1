"""From registry files on disk to validated models, with every problem told at once.

In: a directory or a file. Out: a :class:`Source` a protocol, or findings. Whatever the bytes
of a file are, the answer is a finding and never another exception.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path as FilePath
from typing import Any

from ..engine.errors import InvalidRegistryError
from ..engine.findings import Finding
from .checks import check, key_order
from .grammar import RegistryFile
from .locate import Lines
from .problems import Problem, key_text, shown
from .shape import read_shape

_SYNTAX = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", re.DOTALL)


@dataclass(frozen=True, eq=False)
class Source:
    """One registry file: its name as the caller gave it, text, mapping and model."""

    file: str
    text: str = field(repr=False)
    data: dict[str, Any] = field(repr=False)
    model: RegistryFile = field(repr=False)

    @cached_property
    def _lines(self) -> Lines:
        return Lines(self.text)

    def line(self, *path: str | int) -> int | None:
        """The 1-based line of a key, as in ``source.line("versions", 2, "extends")``.

        Where the key is not there, the line of what encloses it.
        """
        return self._lines.find(path)

    def last_line(self, *path: str | int) -> int | None:
        """The last line of an entry with all that is below it; None where there is none."""
        return self._lines.find_last(path)


def load_sources(path: str | os.PathLike[str]) -> dict[str, Source]:
    """The registry at a path, by protocol id: each ``*.toml`` of a directory, or one file.

    Raises InvalidRegistryError with every finding of every file when one is an error.
    """
    sources, findings = collect(path)
    if any(finding.level == "error" for finding in findings):
        raise InvalidRegistryError(findings)
    return sources


def collect(path: str | os.PathLike[str]) -> tuple[dict[str, Source], list[Finding]]:
    """What :func:`load_sources` gives, with the findings beside it instead of raised.

    The sources are those whose shape is right; findings are sorted by file and line.
    """
    sources: dict[str, Source] = {}
    findings: list[Finding] = []
    #: The first file and the line of each protocol's id.
    defined: dict[str, str] = {}
    files, problem = _files(FilePath(path))
    if problem:
        findings.append(_finding(_display(FilePath(path)), None, problem))
    for each in files:
        read = _File(each)
        findings += read.findings
        source = read.source
        protocol = read.protocol
        if protocol is None:
            continue
        if protocol in defined:
            findings.append(
                _finding(
                    read.name,
                    read.lines,
                    Problem(
                        ("protocol", "id"),
                        f"protocol {shown(protocol)} is already defined in {defined[protocol]}",
                        "protocol-twice",
                        "one file holds one protocol",
                    ),
                )
            )
            continue
        defined[protocol] = read.name
        if source is not None:
            sources[protocol] = source
    return sources, sorted(findings, key=lambda each: (each.file, each.line or 0))


class _File:
    """One file as far as it can be read."""

    def __init__(self, path: FilePath) -> None:
        self.name = _display(path)
        self.findings: list[Finding] = []
        self.lines: Lines | None = None
        self.source: Source | None = None
        self.protocol: str | None = None
        text = self._text(path)
        data = None if text is None else self._data(text)
        if text is None or data is None:
            return
        self.lines = Lines(text)
        shape = read_shape(data)
        self._tell(shape.problems)
        if shape.model is None:
            return
        self._tell(check(shape.model, shape.broken))
        self._tell(key_order(data, self.lines.is_header))
        if not {("protocol",), ("protocol", "id")} & shape.broken:
            self.protocol = shape.model.protocol.id
        if not shape.problems:
            self.source = Source(self.name, text, data, shape.model)

    def _tell(self, problems: Iterable[Problem]) -> None:
        self.findings += [_finding(self.name, self.lines, each) for each in problems]

    def _text(self, path: FilePath) -> str | None:
        try:
            raw = path.read_bytes()
        except (OSError, ValueError) as error:
            self._tell([Problem((), f"the file cannot be read: {_reason(error)}", "unreadable")])
            return None
        try:
            return raw.decode("utf-8")
        except UnicodeDecodeError as error:
            line = raw.count(b"\n", 0, error.start) + 1
            byte = raw[error.start]
            self.findings.append(
                Finding(
                    self.name,
                    line,
                    "",
                    f"not UTF-8: byte 0x{byte:02x}",
                    "save the file as UTF-8",
                    check="encoding",
                )
            )
            return None

    def _data(self, text: str) -> dict[str, Any] | None:
        if text.startswith("\ufeff"):
            self.findings.append(
                Finding(
                    self.name,
                    1,
                    "",
                    "not TOML: the file begins with a byte order mark",
                    "save it without one",
                    check="syntax",
                )
            )
            return None
        try:
            return tomllib.loads(text)
        except RecursionError:
            self._tell([Problem((), "nested too deeply", "depth", "write it flatter")])
        except ValueError as error:  # TOMLDecodeError, or Python's own bound on integers
            match = _SYNTAX.fullmatch(str(error))
            message = match[1] if match else str(error)
            last = text.rstrip().count("\n") + 1
            line = (int(match[2]) if match[2] else last) if match else None
            message = f"not TOML: {message[:1].lower()}{message[1:]}"
            self.findings.append(Finding(self.name, line, "", message, check="syntax"))
        return None


def _files(path: FilePath) -> tuple[list[FilePath], Problem | None]:
    try:
        if path.is_dir():
            files = sorted(
                (each for each in path.iterdir() if each.suffix == ".toml"),
                key=lambda each: each.name,
            )
            if files:
                return files, None
            return [], Problem((), "no *.toml files in the directory", "empty")
        if path.exists():
            return [path], None
    except (OSError, ValueError) as error:
        return [], Problem((), f"cannot be read: {_reason(error)}", "unreadable")
    return [], Problem((), "no such file or directory", "unreadable")


def _reason(error: Exception) -> str:
    reason = getattr(error, "strerror", None) or str(error)
    return str(reason)[:1].lower() + str(reason)[1:]


def _display(path: FilePath) -> str:
    """The name of a file as findings show it: as it was given, with forward slashes."""
    return path.as_posix()


def _finding(file: str, lines: Lines | None, problem: Problem) -> Finding:
    line = lines.find(problem.path) if lines is not None else None
    return Finding(
        file,
        line,
        key_text(problem.path),
        problem.message,
        problem.help,
        problem.level,
        problem.check,
    )
