"""Decision tables as files hold them: expanded they are what was compiled."""

from __future__ import annotations

from math import prod

from hypothesis import given
from hypothesis import strategies as st

from registry.compile.decide import Axis, Rule, decide
from registry.compile.share import share, table_data
from registry.engine.decision import DecisionTable


@st.composite
def slices(draw: st.DrawFn) -> tuple[list[bytes], list[int]]:
    sizes = draw(st.lists(st.integers(1, 4), max_size=4))
    cells = st.lists(st.integers(0, 2), min_size=prod(sizes), max_size=prod(sizes)).map(bytes)
    return draw(st.lists(cells, min_size=1, max_size=4)), sizes


@given(slices())
def test_shared_slices_expand_to_what_they_were(case: tuple[list[bytes], list[int]]) -> None:
    given_slices, sizes = case
    nodes, roots = share(given_slices, sizes)
    axes = [[f"axis{number}", list("abcd"[:size])] for number, size in enumerate(sizes)]
    table = DecisionTable({"fixed": [], "axes": axes, "nodes": nodes, "index": roots}, ())
    assert [table.cells(root) for root in roots] == given_slices


def test_an_equal_part_of_two_slices_is_stored_once() -> None:
    nodes, roots = share([bytes([0, 1, 0, 1]), bytes([2, 2, 0, 1])], [2, 2])
    assert nodes == [[[0, 1], [2, 2]], [[0, 0], [1, 0]]]
    assert roots == [0, 1]


def test_a_large_table_of_few_rules_is_small() -> None:
    axes = [Axis(f"axis{number}", ("a", "b", "c", "d")) for number in range(8)]
    data = table_data(decide(axes, [Rule("one", {"axis0": ["a"]}), Rule("rest", {}, True)]))
    assert sum(len(level) for level in data["nodes"]) < 20
