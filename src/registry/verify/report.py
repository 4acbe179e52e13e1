"""What a comparison with official sources found: values, and how they read.

In: what :mod:`registry.verify.protocol` found. Out: JSON values and text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

Against = Literal["schema", "sdk"]


@dataclass(frozen=True)
class Difference:
    """One name that either the registry or the source has, and the other lacks.

    ``kind`` is a list of the grammar. ``kinds`` are those that a declaration may name: two
    where the source does not tell requests from notifications.
    """

    protocol: str
    against: Against
    source: str
    version: str | int
    kind: str
    name: str
    registry: Literal["has", "lacks"]
    kinds: tuple[str, ...]
    detail: str = ""

    def to_dict(self) -> dict[str, Any]:
        """The difference as JSON values."""
        return {
            "protocol": self.protocol,
            "against": self.against,
            "source": self.source,
            "version": self.version,
            "kind": self.kind,
            "name": self.name,
            "registry": self.registry,
            "detail": self.detail,
        }


@dataclass(frozen=True)
class Declared:
    """Differences that one ``[[differences]]`` entry declares, with its reason."""

    reason: str
    link: str
    differences: tuple[Difference, ...]


@dataclass(frozen=True)
class Row:
    """One list of one version in one source: how many names agree and how many differ."""

    protocol: str
    version: str | int
    source: str
    kind: str
    agree: int
    declared: int
    undeclared: int


@dataclass(frozen=True)
class Stale:
    """A declared difference that did not occur, though its source was read."""

    protocol: str
    against: Against
    version: str | int
    kind: str
    name: str

    def __str__(self) -> str:
        return (
            f"{self.protocol} {self.version}: {self.name!r} in {self.kind} is declared to differ "
            f"from the {self.against} and does not"
        )


@dataclass(frozen=True)
class Report:
    """What a comparison found."""

    rows: tuple[Row, ...] = ()
    undeclared: tuple[Difference, ...] = ()
    declared: tuple[Declared, ...] = ()
    stale: tuple[Stale, ...] = ()
    skipped: tuple[str, ...] = ()

    @property
    def is_clean(self) -> bool:
        """Whether every difference is declared and every declaration still holds."""
        return not self.undeclared and not self.stale

    def to_dict(self) -> dict[str, Any]:
        """The report as JSON values."""
        return {
            "clean": self.is_clean,
            "rows": [vars(row) for row in self.rows],
            "undeclared": [each.to_dict() for each in self.undeclared],
            "declared": [
                {
                    "reason": each.reason,
                    "source": each.link,
                    "differences": [difference.to_dict() for difference in each.differences],
                }
                for each in self.declared
            ],
            "stale": [vars(each) for each in self.stale],
            "skipped": list(self.skipped),
        }


def render(report: Report) -> str:
    """The report as text: a table, then what differs and what was skipped."""
    lines = _table(report.rows)
    for declared in report.declared:
        names: dict[str, dict[str, None]] = {}
        for each in declared.differences:
            where = f"{each.protocol} {each.version}, {each.kind}"
            names.setdefault(f"{where}, the registry {each.registry}", {})[each.name] = None
        lines += ["", f"declared: {declared.reason}", f"  {declared.link}"]
        lines += [f"  {where}: {', '.join(found)}" for where, found in names.items()]
    if report.undeclared:
        lines += ["", "not declared:"]
        lines += [
            f"  {each.protocol} {each.version}, {each.kind}: the registry {each.registry} "
            f"{each.name}{f' ({each.detail})' if each.detail else ''}, unlike {each.source}"
            for each in report.undeclared
        ]
    if report.stale:
        lines += ["", "declared and no longer so:", *(f"  {each}" for each in report.stale)]
    if report.skipped:
        lines += ["", "skipped:", *(f"  {each}" for each in report.skipped)]
    agree = sum(row.agree for row in report.rows)
    declared_count = sum(row.declared for row in report.rows)
    lines += [
        "",
        f"{agree} names agree, {declared_count} differ as declared, "
        f"{len(report.undeclared)} differ undeclared, {len(report.stale)} declarations are stale",
    ]
    return "\n".join(lines)


def _table(rows: Sequence[Row]) -> list[str]:
    head = ("protocol", "version", "source", "list", "agree", "declared", "undeclared")
    cells = [head] + [
        (
            row.protocol,
            str(row.version),
            row.source,
            row.kind,
            str(row.agree),
            str(row.declared or ""),
            str(row.undeclared or ""),
        )
        for row in rows
        if row.agree or row.declared or row.undeclared
    ]
    widths = [max(len(line[column]) for line in cells) for column in range(len(head))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    ]
