"""A compiled decision table as the engine reads it.

In: a decision of the compiled tables (JSON values). Out: a :class:`Slice` for the policies
and facts that were fixed when a side was made: the offsets that a message's facts add up
to, the rule number at each sum, and the rules. A slice is expanded when it is first asked
for, and kept.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any


class Slice:
    """One decision with its fixed facts settled: facts in, a rule out."""

    __slots__ = ("axes", "cells", "offsets", "rules", "strides")

    def __init__(
        self,
        axes: Mapping[str, tuple[str, ...]],
        cells: bytes,
        rules: tuple[Any, ...],
    ) -> None:
        self.axes = axes
        self.cells = cells
        self.rules = rules
        self.strides: dict[str, int] = {}
        #: fact -> value -> what the value adds to the number of the cell
        self.offsets: dict[str, dict[str, int]] = {}
        stride = 1
        for name in reversed(list(axes)):
            self.strides[name] = stride
            self.offsets[name] = {value: at * stride for at, value in enumerate(axes[name])}
            stride *= len(axes[name])

    def offset(self, fact: str, value: str) -> int:
        """What a fact's value adds to a cell's number; 0 where the table does not look at it."""
        values = self.offsets.get(fact)
        return 0 if values is None else values[value]

    def depends_on(self, fact: str) -> bool:
        """Whether any two values of this fact ever lead to different rules in this slice."""
        stride = self.strides.get(fact)
        if stride is None:
            return False
        block = stride * len(self.axes[fact])
        for start in range(0, len(self.cells), block):
            first = self.cells[start : start + stride]
            if self.cells[start : start + block] != first * len(self.axes[fact]):
                return True
        return False

    def settled(self, facts: Mapping[str, str | tuple[str, ...]]) -> int | None:
        """The number of the one rule for all cells that agree with ``facts``, or None.

        With it a side learns, when it is made, which facts it need not compute.
        """
        numbers = {0}
        for name, values in self.axes.items():
            given = facts.get(name, values)
            wanted = (given,) if isinstance(given, str) else given
            offsets = self.offsets[name]
            numbers = {number + offsets[value] for number in numbers for value in wanted}
        found = {self.cells[number] for number in numbers}
        return found.pop() if len(found) == 1 else None

    def facts(self, cell: int) -> dict[str, str]:
        """The facts that add up to a cell's number."""
        values = {}
        for name, stride in self.strides.items():
            values[name] = self.axes[name][cell // stride % len(self.axes[name])]
        return {name: values[name] for name in self.axes}

    def rule(self, facts: Mapping[str, str]) -> Any:
        """The rule that decides a message with these facts."""
        return self.rules[self.cells[sum(self.offset(*fact) for fact in facts.items())]]


class DecisionTable:
    """All slices of one decision; a part that several share is stored and expanded once.

    ``data`` has the ``fixed`` facts and the ``axes`` with their values, the ``nodes`` of
    :mod:`registry.compile.share`, and as ``index`` the first axis's node for each combination
    of the fixed facts.
    """

    __slots__ = ("_expanded", "_index", "_nodes", "axes", "fixed", "rules")

    def __init__(self, data: Mapping[str, Any], rules: tuple[Any, ...]) -> None:
        self.fixed: dict[str, tuple[str, ...]] = {n: tuple(v) for n, v in data["fixed"]}
        self.axes: dict[str, tuple[str, ...]] = {n: tuple(v) for n, v in data["axes"]}
        self.rules = rules
        self._index: Sequence[int] = data["index"]
        self._nodes: Sequence[Sequence[Sequence[int]]] = data["nodes"]
        self._expanded: list[dict[int, bytes]] = [{} for _ in self._nodes]

    def slice(self, fixed: Mapping[str, str]) -> Slice:
        """The slice for the fixed facts' values; every fixed fact of the table is given."""
        place = 0
        for name, values in self.fixed.items():
            place = place * len(values) + values.index(fixed[name])
        return Slice(self.axes, self.cells(self._index[place]), self.rules)

    def cells(self, node: int) -> bytes:
        """The rule numbers of a slice, by its node of the first axis."""
        return self._expand(len(self._nodes) - 1, node)

    def _expand(self, level: int, node: int) -> bytes:
        if level < 0:  # a table without axes, or below the last: the rule's number itself
            return bytes((node,))
        expanded = self._expanded[level]
        cells = expanded.get(node)
        if cells is None:
            children = self._nodes[level][node]
            if level == 0:
                cells = bytes(children)
            else:
                cells = b"".join([self._expand(level - 1, child) for child in children])
            expanded[node] = cells
        return cells
