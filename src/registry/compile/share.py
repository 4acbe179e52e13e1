"""Decision tables in the form in which table files hold them: equal parts stored once.

In: a compiled :class:`~registry.compile.decide.Decision`. Out: JSON values that
:class:`registry.engine.decision.DecisionTable` expands again. The form depends on nothing
but the decision, so that the same registry gives the same bytes on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .decide import Decision

Nodes = list[list[list[int]]]


def table_data(decision: Decision) -> dict[str, Any]:
    """The axes, the shared nodes, and the node of each combination of the fixed facts."""
    nodes, roots = share(decision.slices, [len(axis.values) for axis in decision.axes])
    return {
        "fixed": [[axis.name, list(axis.values)] for axis in decision.fixed],
        "axes": [[axis.name, list(axis.values)] for axis in decision.axes],
        "nodes": nodes,
        "index": [roots[number] for number in decision.index],
    }


def share(slices: Sequence[bytes], sizes: Sequence[int]) -> tuple[Nodes, list[int]]:
    """Slices as shared nodes: equal parts of them are stored once, whatever slice they are of.

    ``sizes`` are the axes' numbers of values. Returns the nodes, a list for each axis from
    the last to the first, and each slice's node of the first axis. A node has a child for
    each value of its axis: a node of the axis after it, of the last axis a rule's number.

    >>> share([bytes([0, 0, 0, 1]), bytes([0, 1, 0, 1])], [2, 2])
    ([[[0, 0], [0, 1]], [[0, 1], [1, 1]]], [0, 1])
    """
    levels: Nodes = []
    parts: list[list[int]] = [list(cells) for cells in slices]
    for size in reversed(sizes):
        numbers: dict[tuple[int, ...], int] = {}
        parts = [
            [
                numbers.setdefault(tuple(part[start : start + size]), len(numbers))
                for start in range(0, len(part), size)
            ]
            for part in parts
        ]
        levels.append([list(node) for node in numbers])
    return levels, [root for (root,) in parts]
