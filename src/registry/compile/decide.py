"""Ordered rules to dense decision tables, over any set of facts with small closed domains.

In: the axes (facts and policies with their values), the rules in order, the combinations
that cannot arise. Out: a :class:`Decision`, in which every combination has the number of the
first rule that matches it, and what is wrong with the rules: combinations without a rule,
rules that never fire.

A set of cells is one Python integer with a byte for each cell, so that intersection, union
and difference are single operations over the whole table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod

Condition = Mapping[str, Sequence[str]]

MOST_RULES = 254
MOST_GAPS_NAMED = 40


@dataclass(frozen=True)
class Axis:
    """One fact: its values, and whether it is fixed when a side is made."""

    name: str
    values: tuple[str, ...]
    fixed: bool = False


@dataclass(frozen=True)
class Rule:
    """One rule: a condition names for some facts the values it takes; all others are free.

    ``needs`` are the facts without which its outcome cannot be given: it must decide no
    other combination.
    """

    id: str
    when: Condition
    otherwise: bool = False
    needs: Condition = field(default_factory=dict)


@dataclass(frozen=True)
class Shadowed:
    """A rule that never fires, and a few rules that match all its cells before it.

    Without any its facts cannot arise.
    """

    rule: int
    by: tuple[int, ...]


@dataclass(frozen=True)
class Unmet:
    """A rule that decides combinations in which its outcome cannot be given."""

    rule: int
    combinations: tuple[str, ...]


@dataclass(frozen=True)
class Decision:
    """A compiled table: for each combination of fixed values a slice of rule numbers.

    ``slices`` are the distinct ones, ``index`` tells which of them each combination of the
    fixed axes has; a slice holds a byte for each combination of the message's axes, the
    last axis varying fastest.
    """

    fixed: tuple[Axis, ...]
    axes: tuple[Axis, ...]
    index: tuple[int, ...]
    slices: tuple[bytes, ...]
    gaps: tuple[str, ...] = ()
    gap_cells: int = 0
    shadowed: tuple[Shadowed, ...] = ()
    unmet: tuple[Unmet, ...] = ()
    fires: tuple[int, ...] = field(default=())
    remainder: Callable[[], tuple[str, ...]] = field(default=tuple, repr=False, compare=False)

    @property
    def taken_by_otherwise(self) -> tuple[str, ...]:
        """What the rule for the rest takes, told when it is asked for: telling takes longer
        than compiling."""
        return self.remainder()


class _Cells:
    """The product of the axes, and sets of its cells as integers."""

    def __init__(self, axes: Sequence[Axis]) -> None:
        self.axes = axes
        self.count = prod(len(axis.values) for axis in axes)
        self.everything = int.from_bytes(b"\1" * self.count, "little")
        self._masks: dict[tuple[str, str], int] = {}
        stride = self.count
        self._strides: dict[str, int] = {}
        for axis in axes:
            stride //= len(axis.values)
            self._strides[axis.name] = stride
            for place, value in enumerate(axis.values):
                run = b"\0" * (place * stride) + b"\1" * stride
                run = run.ljust(len(axis.values) * stride, b"\0")
                mask = int.from_bytes(run * (self.count // len(run)), "little")
                self._masks[axis.name, value] = mask

    def matching(self, when: Condition) -> int:
        mask = self.everything
        for name, values in when.items():
            any_of = 0
            for value in values:
                any_of |= self._masks[name, value]
            mask &= any_of
        return mask

    def first(self, mask: int) -> dict[str, str]:
        """The values of the set's first cell."""
        place = ((mask & -mask).bit_length() - 1) // 8
        values = {}
        for axis in self.axes:
            at, place = divmod(place, self._strides[axis.name])
            values[axis.name] = axis.values[at]
        return values

    def cubes(self, mask: int, most: int) -> tuple[list[dict[str, tuple[str, ...]]], int]:
        """A cover of the set by products of value sets, and how many cells it leaves out."""
        found: list[dict[str, tuple[str, ...]]] = []
        while mask and len(found) < most:
            cube: dict[str, tuple[str, ...]] = {
                name: (value,) for name, value in self.first(mask).items()
            }
            for axis in self.axes:
                wider = tuple(
                    value
                    for value in axis.values
                    if not self.matching({**cube, axis.name: (value,)}) & ~mask
                )
                cube[axis.name] = wider
            found.append(cube)
            mask &= ~self.matching(cube)
        return found, mask.bit_count()

    def told(self, cube: Mapping[str, Sequence[str]]) -> str:
        """A product of value sets as a person reads it: every fact named, ``any`` where free."""
        told = []
        for axis in self.axes:
            values = cube[axis.name]
            free = len(values) == len(axis.values)
            told.append(f"{axis.name}={'any' if free else '|'.join(values)}")
        return ", ".join(told)


def _takers(wanted: int, matches: Sequence[int]) -> tuple[int, ...]:
    """A few of the sets that together hold the wanted one, those with most of it first taken."""
    takers = []
    while wanted:
        most = max(range(len(matches)), key=lambda number: (matches[number] & wanted).bit_count())
        takers.append(most)
        wanted &= ~matches[most]
    return tuple(sorted(takers))


def decide(
    axes: Sequence[Axis], rules: Sequence[Rule], impossible: Sequence[Condition] = ()
) -> Decision:
    """Compile ordered rules to a dense table, the first match winning.

    ``axes`` are the facts, in the order of the cells; the fixed ones are put first.
    Conditions name only these facts and values. A combination in ``impossible`` is left out
    when coverage and liveness are judged.

    Raises:
        ValueError: more rules than :data:`MOST_RULES`, which the caller has looked at before.

    >>> light = Axis("light", ("red", "green"))
    >>> table = decide([light], [Rule("stop", {"light": ["red"]}), Rule("go", {}, True)])
    >>> table.slices
    (b'\\x00\\x01',)
    >>> decide([light], [Rule("stop", {"light": ["red"]})]).gaps
    ('light=green',)
    """
    if len(rules) > MOST_RULES:
        raise ValueError(f"a decision has at most {MOST_RULES} rules, not {len(rules)}")
    fixed = tuple(axis for axis in axes if axis.fixed)
    free = tuple(axis for axis in axes if not axis.fixed)
    cells = _Cells([*fixed, *free])

    cannot_be = [cells.matching(when) for when in impossible]
    possible = cells.everything
    for mask in cannot_be:
        possible &= ~mask

    numbers = 0
    undecided = cells.everything
    matches: list[int] = []
    fires: list[int] = []
    shadowed: list[Shadowed] = []
    unmet: list[Unmet] = []
    rest = 0
    for number, rule in enumerate(rules):
        match = cells.matching(rule.when)
        taken = match & undecided
        live = taken & possible
        fires.append(live.bit_count())
        if not live:
            shadowed.append(Shadowed(number, _takers(match & possible, matches)))
        elif rule.otherwise:
            rest = live
        if wanting := live & ~cells.matching(rule.needs):
            cubes, _ = cells.cubes(wanting, MOST_GAPS_NAMED)
            unmet.append(Unmet(number, tuple(cells.told(cube) for cube in cubes)))
        matches.append(match)
        numbers |= taken * number
        undecided &= ~match

    uncovered = undecided & possible
    cubes, left = cells.cubes(uncovered, MOST_GAPS_NAMED)
    gaps = [cells.told(cube) for cube in cubes]
    if left:
        gaps.append(f"and {left} more combinations")

    # What cannot arise and no rule matches still gets an answer: the last rule's.
    numbers |= (undecided & ~possible) * max(len(rules) - 1, 0)
    data = numbers.to_bytes(cells.count, "little")
    size = prod(len(axis.values) for axis in free)
    seen: dict[bytes, int] = {}
    index = [
        seen.setdefault(data[start : start + size], len(seen))
        for start in range(0, cells.count, size)
    ]
    return Decision(
        fixed=fixed,
        axes=free,
        index=tuple(index),
        slices=tuple(seen),
        gaps=tuple(gaps),
        gap_cells=uncovered.bit_count(),
        shadowed=tuple(shadowed),
        unmet=tuple(unmet),
        fires=tuple(fires),
        remainder=lambda: tuple(cells.told(cube) for cube in cells.cubes(rest, MOST_GAPS_NAMED)[0]),
    )
