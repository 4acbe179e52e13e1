"""What a measurement came to: rows with a target, as a table, JSON or Markdown.

In: numbers. Out: text. Nothing is measured here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

FASTER = "x as fast"
TIMES = "x the peer's"


@dataclass(frozen=True)
class Target:
    """A bound on a row's ``ratio`` or on its own ``value``."""

    of: str
    bound: str
    figure: float

    def holds(self, row: Row) -> bool:
        """Whether the row keeps within the bound; a row without the number does not."""
        number = row.ratio if self.of == "ratio" else row.ours
        if number is None:
            return False
        return number >= self.figure if self.bound == ">=" else number <= self.figure

    def text(self, row: Row) -> str:
        sign = "≥" if self.bound == ">=" else "≤"
        if self.of == "ratio":
            return f"{sign} {_ratio(self.figure)}"
        return f"{sign} {quantity(self.figure, row.unit)}"


def at_least(ratio: float) -> Target:
    """So many times as fast as the peer."""
    return Target("ratio", ">=", ratio)


def at_most(ratio: float) -> Target:
    """So many times the peer's cost."""
    return Target("ratio", "<=", ratio)


def value_at_most(figure: float) -> Target:
    """So much of the row's unit, whatever a peer takes."""
    return Target("value", "<=", figure)


@dataclass(frozen=True)
class Row:
    """One line of the table.

    ``ours`` and ``peer`` are in ``unit``: ``s`` (of processor time), ``B`` or a noun that
    is counted. ``ratio`` is how many times as fast ours is (``sense`` FASTER), or how many
    times the peer's cost ours is (TIMES); ``spread`` its lower and upper quartile.
    ``problem`` says why nothing could be measured.
    """

    name: str
    work: str
    ours: float | None = None
    unit: str = "s"
    peer_name: str = ""
    peer: float | None = None
    ratio: float | None = None
    spread: tuple[float, float] | None = None
    sense: str = FASTER
    target: Target | None = None
    note: str = ""
    problem: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the target is met; None where there is none."""
        if self.problem:
            return False
        return None if self.target is None else self.target.holds(self)

    def as_json(self) -> dict[str, Any]:
        """The row as JSON values, its numbers unrounded."""
        return {
            "name": self.name,
            "work": self.work,
            "unit": self.unit,
            "ours": self.ours,
            "peer_name": self.peer_name or None,
            "peer": self.peer,
            "ratio": self.ratio,
            "ratio_means": self.sense if self.ratio is not None else None,
            "spread": self.spread,
            "target": None
            if self.target is None
            else {"of": self.target.of, "bound": self.target.bound, "figure": self.target.figure},
            "met": self.met,
            "note": self.note or None,
            "problem": self.problem or None,
        }


@dataclass(frozen=True)
class Bench:
    """A measurement that gives rows; ``run`` takes the settings."""

    name: str
    run: Callable[[Any], Iterable[Row]]


def quantity(value: float | None, unit: str) -> str:
    """A number with its unit, to three digits.

    >>> quantity(1.2345e-6, "s"), quantity(2048, "B"), quantity(0, "modules")
    ('1.23 µs', '2.05 kB', '0 modules')
    """
    if value is None:
        return "-"
    if unit == "s":
        steps = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns"))
    elif unit == "B":
        steps = ((1e6, "MB"), (1e3, "kB"), (1.0, "B"))
    else:
        return f"{value:.3g} {unit}"
    size, name = next((step for step in steps if abs(value) >= step[0]), steps[-1])
    return f"{_three(value / size)} {name}"


def _three(number: float) -> str:
    if abs(number) >= 100:
        return f"{number:.0f}"
    return f"{number:.3g}"


def _ratio(ratio: float) -> str:
    return f"{ratio:.1%}" if ratio < 0.1 else f"{_three(ratio)}x"


HEADINGS = ("work", "ours", "peer", "peer's", "ratio", "quartiles", "target", "met")


def cells(row: Row) -> tuple[str, ...]:
    """The row as it stands in the table, under HEADINGS."""
    met = {True: "yes", False: "NO", None: "-"}[row.met]
    target = "-" if row.target is None else row.target.text(row)
    if row.problem:
        return (row.work, row.problem, row.peer_name or "-", "-", "-", "-", target, met)
    if row.ratio is None:
        ratio = "-"
    else:
        ratio = _ratio(row.ratio) + (" as fast" if row.sense == FASTER else "")
    spread = "-" if row.spread is None else " - ".join(map(_ratio, row.spread))
    ours = quantity(row.ours, row.unit) + (f" ({row.note})" if row.note else "")
    peer = quantity(row.peer, row.unit)
    return (row.work, ours, row.peer_name or "-", peer, ratio, spread, target, met)


def table(rows: Sequence[Row]) -> str:
    """The rows as a table for a terminal."""
    from tabulate import tabulate

    return tabulate([cells(row) for row in rows], headers=HEADINGS, disable_numparse=True)


def markdown(rows: Sequence[Row]) -> str:
    """The rows as ratios, in Markdown; times are left out, since they are one machine's.

    What has no peer keeps its own figure where the target is one.
    """
    lines = [
        "| work | against | ratio | quartiles | target | met |",
        "|---|---|---|---|---|---|",
    ]
    for row in rows:
        work, ours, peer, _, ratio, spread, target, met = cells(row)
        if row.ratio is None:
            if row.target is None and not row.problem:
                continue
            ratio = ours
        elif row.note:
            ratio = f"{ratio} ({row.note})"
        shown = (work, peer, ratio, spread, target, met)
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in shown) + " |")
    return "\n".join(lines)


def summary(rows: Sequence[Row]) -> str:
    """How many targets are met, and which are not."""
    judged = [row for row in rows if row.met is not None]
    missed = [row for row in judged if not row.met]
    told = f"{len(judged) - len(missed)} of {len(judged)} targets met"
    return told + ("; missed: " + ", ".join(row.name for row in missed) if missed else "")
