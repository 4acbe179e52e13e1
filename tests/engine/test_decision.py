"""Compiled decision tables as the engine reads them: slices, facts, and what is settled."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from registry.engine.decision import DecisionTable, Slice

AXES = {"light": ("red", "amber", "green"), "walker": ("waiting", "gone")}
RULES = ({"id": "stop"}, {"id": "yield"}, {"id": "go"})
#: red and amber stop; green yields to who is waiting
CELLS = bytes([0, 0, 0, 0, 1, 2])


@pytest.fixture
def crossing() -> Slice:
    return Slice(AXES, CELLS, RULES)


EVERY_CELL = [dict(zip(AXES, values, strict=True)) for values in product(*AXES.values())]


# -- one slice -----------------------------------------------------------------------------


@pytest.mark.parametrize(("cell", "facts"), list(enumerate(EVERY_CELL)))
def test_a_cell_is_the_sum_of_its_facts_offsets(
    crossing: Slice, cell: int, facts: dict[str, str]
) -> None:
    assert sum(crossing.offset(name, value) for name, value in facts.items()) == cell
    assert crossing.facts(cell) == facts


def test_the_facts_of_a_cell_stand_in_the_order_of_the_axes(crossing: Slice) -> None:
    assert list(crossing.facts(5)) == ["light", "walker"]


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"light": "red", "walker": "gone"}, "stop"),
        ({"light": "green", "walker": "waiting"}, "yield"),
        ({"walker": "gone", "light": "green"}, "go"),
    ],
)
def test_facts_lead_to_their_rule(crossing: Slice, facts: dict[str, str], rule: str) -> None:
    assert crossing.rule(facts) == {"id": rule}


def test_a_fact_that_the_table_does_not_look_at_adds_nothing(crossing: Slice) -> None:
    assert crossing.offset("weather", "rain") == 0
    assert crossing.rule({"light": "green", "walker": "gone", "weather": "rain"}) == {"id": "go"}
    assert (crossing.depends_on("weather"), crossing.depends_on("light")) == (False, True)


def test_a_value_that_a_fact_cannot_have_is_an_error(crossing: Slice) -> None:
    with pytest.raises(KeyError):
        crossing.offset("light", "blue")


def test_a_table_that_looks_at_nothing_has_one_rule() -> None:
    always = Slice({}, b"\0", RULES)
    assert (always.rule({}), always.facts(0), always.settled({})) == ({"id": "stop"}, {}, 0)


# -- settled -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "settled"),
    [
        ({"light": "red"}, 0),
        ({"light": ("red", "amber")}, 0),
        ({"light": ("red", "green")}, None),
        ({"light": "green"}, None),
        ({"light": "green", "walker": "gone"}, 2),
        ({"walker": "gone"}, None),
        ({}, None),
        ({"light": "amber", "weather": "rain"}, 0),
    ],
)
def test_some_facts_settle_the_rule_whatever_the_others_are(
    crossing: Slice, facts: dict[str, str | tuple[str, ...]], settled: int | None
) -> None:
    assert crossing.settled(facts) == settled


@given(
    st.binary(min_size=6, max_size=6).map(lambda cells: bytes(cell % 3 for cell in cells)),
    st.fixed_dictionaries(
        {}, optional={name: st.sampled_from(values) for name, values in AXES.items()}
    ),
)
def test_settled_agrees_with_every_cell(cells: bytes, facts: dict[str, str]) -> None:
    slice_ = Slice(AXES, cells, RULES)
    agreeing = [cell for cell in EVERY_CELL if facts.items() <= cell.items()]
    rules = {RULES.index(slice_.rule(cell)) for cell in agreeing}
    assert slice_.settled(facts) == (rules.pop() if len(rules) == 1 else None)


# -- all slices of a decision --------------------------------------------------------------


def decision(**changes: Any) -> DecisionTable:
    data = {
        "fixed": [["strictness", ["lax", "strict"]], ["place", ["town", "country"]]],
        "axes": [[name, list(values)] for name, values in AXES.items()],
        "nodes": [[[0, 0], [1, 2]], [[0, 0, 1], [0, 0, 0]]],
        "index": [0, 0, 1, 0],
        **changes,
    }
    return DecisionTable(data, RULES)


@pytest.mark.parametrize(
    ("strictness", "place", "rule"),
    [
        ("lax", "town", "go"),
        ("lax", "country", "go"),
        ("strict", "town", "stop"),
        ("strict", "country", "go"),
    ],
)
def test_fixed_facts_choose_a_slice(strictness: str, place: str, rule: str) -> None:
    chosen = decision().slice({"place": place, "strictness": strictness})
    assert chosen.rule({"light": "green", "walker": "gone"}) == {"id": rule}


def test_equal_slices_are_expanded_once() -> None:
    table = decision()
    one = table.slice({"strictness": "lax", "place": "town"})
    other = table.slice({"strictness": "strict", "place": "country"})
    assert one.cells is other.cells


def test_a_slice_is_not_expanded_before_it_is_asked_for() -> None:
    table = decision(nodes=[[[0, 0], [1, 2]], [[0, 0, 1], [7, 7, 7]]])
    assert table.slice({"strictness": "lax", "place": "town"}).cells == CELLS
    with pytest.raises(IndexError):
        table.slice({"strictness": "strict", "place": "town"})


def test_a_table_that_looks_at_nothing_has_one_cell() -> None:
    table = DecisionTable({"fixed": [], "axes": [], "nodes": [], "index": [2]}, RULES)
    assert table.slice({}).rule({}) == {"id": "go"}


@pytest.mark.parametrize("fixed", [{"strictness": "lax"}, {"strictness": "mild", "place": "town"}])
def test_every_fixed_fact_is_given_with_a_value_that_it_has(fixed: dict[str, str]) -> None:
    with pytest.raises((KeyError, ValueError)):
        decision().slice(fixed)


@given(st.binary(min_size=6, max_size=6))
def test_a_slice_depends_on_a_fact_that_can_change_the_rule(numbers: bytes) -> None:
    slice_ = Slice(AXES, bytes(number % 2 for number in numbers), RULES)
    for fact, values in AXES.items():
        changes = any(
            slice_.rule({**cell, fact: value}) != slice_.rule(cell)
            for cell in EVERY_CELL
            for value in values
        )
        assert slice_.depends_on(fact) is changes
