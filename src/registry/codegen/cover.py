"""A small set of combinations of facts in which every rule shows every side it has.

In: a decision of the compiled tables, and a function that makes an input with given facts.
Out: the inputs chosen, and the classes for which none could be made. A class is a rule with
a pair of facts' values that occur with it, or with one slice of the table: a slice is what
one choice of policies and fixed facts leaves of it. What an input looks like is left to
the modules that make them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations, product
from math import prod
from typing import Any, Generic, TypeVar

from ..engine.decision import DecisionTable

Case = TypeVar("Case")
#: A fact's value; a class has one or two of them.
Value = tuple[str, str]
Class = tuple[Value, ...]

#: Stands for the number of a slice, as if it were one more fixed fact.
_SLICE = "slice"
#: So many combinations are tried for a class before it counts as not to be made.
_MOST_TRIES = 64


class Chosen(Generic[Case]):
    """One combination that was chosen: its facts, its rule, and the input made for it."""

    def __init__(self, facts: Mapping[str, str], rule: Mapping[str, Any], case: Case) -> None:
        self.facts = facts
        self.rule = rule
        self.case = case


class Cover(Generic[Case]):
    """A covering set of one decision.

    ``chosen`` are in the order of the rules; ``uncovered`` names each class for which no
    input could be made although the registry does not call it impossible; ``classes``
    counts those that are covered.
    """

    def __init__(
        self, decision: Mapping[str, Any], make: Callable[[Mapping[str, str]], Case | None]
    ) -> None:
        self.chosen: list[Chosen[Case]] = []
        self.uncovered: list[str] = []
        self.classes = 0
        self._make = make
        self._cells = Cells(decision)
        for number, rule in enumerate(decision["rules"]):
            self._cover(number, rule)

    def _cover(self, number: int, rule: Mapping[str, Any]) -> None:
        cells = self._cells
        live = cells.live(number)
        missing = dict.fromkeys(cells.classes(live))
        found = len(missing)
        if not live:
            self.uncovered.append(f"{rule['id']}: in no combination of facts")
        while missing:
            wanted = next(iter(missing))
            for _ in range(_MOST_TRIES):
                picked = cells.pick(live, wanted, missing)
                if picked is None:
                    break
                place, cell, facts = picked
                case = self._make({name: facts[name] for name in facts if name != _SLICE})
                if case is None:
                    live[place] &= ~(1 << 8 * cell)
                    continue
                del facts[_SLICE]
                self.chosen.append(Chosen(facts, rule, case))
                for each in cells.classes_of(place, facts):
                    missing.pop(each, None)
                break
            if wanted in missing:
                del missing[wanted]
                found -= 1
                told = ", ".join(f"{name}={value}" for name, value in wanted)
                self.uncovered.append(f"{rule['id']}: {told}")
        self.classes += found


class Cells:
    """The table's cells; a set of them is an integer with a byte for each, as in compile.decide."""

    def __init__(self, decision: Mapping[str, Any]) -> None:
        self.free: dict[str, list[str]] = dict(decision["axes"])
        self.count = prod(map(len, self.free.values()))
        self._masks: dict[Value, int] = {}
        stride = self.count
        for name, values in self.free.items():
            stride //= len(values)
            for at, value in enumerate(values):
                run = (b"\0" * (at * stride) + b"\1" * stride).ljust(len(values) * stride, b"\0")
                self._masks[name, value] = int.from_bytes(run * (self.count // len(run)), "little")
        everything = int.from_bytes(b"\1" * self.count, "little")

        fixed = dict(decision["fixed"])
        #: For each choice of the fixed facts: their values, with the number of its slice.
        self.fixed = [
            {**dict(zip(fixed, values, strict=True)), _SLICE: str(index)}
            for values, index in zip(product(*fixed.values()), decision["index"], strict=True)
        ]
        table = DecisionTable(decision, ())
        self._slices = [table.cells(node) for node in range(max(decision["index"]) + 1)]
        self._possible = []
        for settled in self.fixed:
            possible = everything
            for when in decision.get("impossible", ()):
                if all(settled.get(name, allowed[0]) in allowed for name, allowed in when.items()):
                    possible &= ~self._matching(when, everything)
            self._possible.append(possible)

    def _matching(self, when: Mapping[str, list[str]], everything: int) -> int:
        mask = everything
        for name, values in when.items():
            if name in self.free:
                any_of = 0
                for value in values:
                    any_of |= self._masks[name, value]
                mask &= any_of
        return mask

    def live(self, rule: int) -> dict[int, int]:
        """The possible cells of a rule, by the place of the fixed facts' values."""
        keep = bytes(number == rule for number in range(256))
        of_slice = [int.from_bytes(cells.translate(keep), "little") for cells in self._slices]
        masks = {
            place: of_slice[int(values[_SLICE])] & self._possible[place]
            for place, values in enumerate(self.fixed)
        }
        return {place: mask for place, mask in masks.items() if mask}

    def classes(self, live: Mapping[int, int]) -> list[Class]:
        """Every class of a rule, pairs of values before single ones."""
        pairs: dict[Class, None] = {}
        single: dict[Class, None] = {}
        anywhere = 0
        for place, mask in live.items():
            anywhere |= mask
            fixed = list(self.fixed[place].items())
            held = [value for value, cells in self._masks.items() if mask & cells]
            single.update(((value,), None) for value in (*fixed, *held))
            fixed.pop()  # a slice stands for itself alone
            pairs.update((pair, None) for pair in combinations(fixed, 2))
            pairs.update((pair, None) for pair in product(fixed, held))
        values = list(self._masks.items())
        for (one, its), (other, others) in combinations(values, 2):
            if one[0] != other[0] and anywhere & its & others:
                pairs[one, other] = None
        return [*pairs, *single]

    def classes_of(self, place: int, facts: Mapping[str, str]) -> list[Class]:
        """The classes that one combination is in."""
        values = list(facts.items())
        return [
            *combinations(values, 2),
            *((value,) for value in values),
            ((_SLICE, self.fixed[place][_SLICE]),),
        ]

    def pick(
        self, live: Mapping[int, int], wanted: Class, missing: Mapping[Class, None]
    ) -> tuple[int, int, dict[str, str]] | None:
        """A cell of the wanted class that is in many of the missing ones besides."""
        held = [value for value in wanted if value[0] in self.free]
        places = [
            (place, narrowed)
            for place, mask in live.items()
            if all(self.fixed[place].get(name, value) == value for name, value in wanted)
            and (narrowed := self._narrowed(mask, held))
        ]
        if not places:
            return None

        def gain_of_place(entry: tuple[int, int]) -> int:
            values = list(self.fixed[entry[0]].items())
            gain = ((values[-1],) in missing) + sum(
                pair in missing for pair in combinations(values[:-1], 2)
            )
            return gain + sum((one, other) in missing for one in values[:-1] for other in held)

        place, mask = max(places, key=gain_of_place)
        mask = self._narrowed(mask, held)
        facts = dict(self.fixed[place])
        number = facts.pop(_SLICE)
        chosen = [*facts.items(), *held]
        for name, values in self.free.items():
            if any(value[0] == name for value in held):
                continue
            best, most = None, -1
            for value in ((name, each) for each in values):
                if mask & self._masks[value]:
                    gain = sum((a, value) in missing or (value, a) in missing for a in chosen)
                    if gain > most:
                        best, most = value, gain
            assert best is not None  # a set of cells that is not empty has one
            mask &= self._masks[best]
            chosen.append(best)
        picked = dict(chosen)
        facts |= {name: picked[name] for name in self.free}
        cell = ((mask & -mask).bit_length() - 1) // 8
        return place, cell, {**facts, _SLICE: number}

    def _narrowed(self, mask: int, values: list[Value]) -> int:
        for value in values:
            mask &= self._masks[value]
        return mask
