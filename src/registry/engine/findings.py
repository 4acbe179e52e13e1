"""A finding: one problem of a registry, as data first and text last."""

from __future__ import annotations

from .record import Record


class Finding(Record):
    """One problem: where it is, what is wrong, and what to write instead.

    ``file`` and ``line`` (1-based, None where the whole file is meant), ``key`` a dotted
    path such as ``versions[2].extends``, ``level`` ``error`` or ``warning``.

    >>> print(Finding("mcp.toml", 12, "versions[2].extends", "unknown version '2025-11-52'",
    ...               "did you mean '2025-11-25'?"))
    mcp.toml:12: versions[2].extends: unknown version '2025-11-52'; did you mean '2025-11-25'?
    """

    file: str
    line: int | None
    key: str
    message: str
    help: str = ""
    level: str = "error"
    check: str = ""

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        key = f" {self.key}:" if self.key else ""
        level = "" if self.level == "error" else f" {self.level}:"
        help_ = f"; {self.help}" if self.help else ""
        return f"{place}:{level}{key} {self.message}{help_}"
