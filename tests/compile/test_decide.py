"""Rules to dense tables: the first match wins, and what is wrong with rules is told in full."""

from __future__ import annotations

from itertools import product
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from registry.compile.decide import (
    MOST_GAPS_NAMED,
    MOST_RULES,
    Axis,
    Condition,
    Decision,
    Rule,
    Shadowed,
    decide,
)

LIGHT = Axis("light", ("red", "amber", "green"))
WALKER = Axis("walker", ("waiting", "gone"))
STRICT = Axis("strictness", ("lax", "strict"), fixed=True)


def rule_at(decision: Decision, facts: dict[str, str]) -> int:
    """The rule of one combination, read as the engine reads a table."""
    place = 0
    for axis in decision.fixed:
        place = place * len(axis.values) + axis.values.index(facts[axis.name])
    cell = 0
    for axis in decision.axes:
        cell = cell * len(axis.values) + axis.values.index(facts[axis.name])
    return decision.slices[decision.index[place]][cell]


# -- what a table holds --------------------------------------------------------------------


def test_the_first_rule_that_matches_decides() -> None:
    decision = decide(
        [LIGHT, WALKER],
        [
            Rule("stop", {"light": ["red", "amber"]}),
            Rule("yield", {"walker": ["waiting"]}),
            Rule("go", {}, otherwise=True),
        ],
    )
    assert decision.slices == (bytes([0, 0, 0, 0, 1, 2]),)
    assert decision.fires == (4, 1, 1)


def test_the_facts_and_their_values_may_be_any() -> None:
    decision = decide(
        [Axis("día", ("sí", "no")), Axis("?", ("",))],
        [Rule("a", {"día": ["sí"]}), Rule("b", {"?": [""]})],
    )
    assert decision.slices == (b"\0\1",)


def test_a_table_without_facts_has_one_cell() -> None:
    assert decide([], [Rule("always", {}, otherwise=True)]).slices == (b"\0",)


def test_fixed_facts_choose_the_slice_wherever_they_are_declared() -> None:
    rules = [
        Rule("refuse", {"strictness": ["strict"], "light": ["amber"]}),
        Rule("admit", {}, True),
    ]
    decision = decide([LIGHT, STRICT], rules)
    assert [axis.name for axis in decision.fixed] == ["strictness"]
    assert [axis.name for axis in decision.axes] == ["light"]
    assert decision.slices == (b"\1\1\1", b"\1\0\1")
    assert decision.index == (0, 1)


def test_equal_slices_are_stored_once() -> None:
    level = Axis("level", ("a", "b", "c", "d"), fixed=True)
    decision = decide([LIGHT, level], [Rule("c", {"level": ["c"]}), Rule("rest", {}, True)])
    assert decision.slices == (b"\1\1\1", b"\0\0\0")
    assert decision.index == (0, 0, 1, 0)


# -- gaps ----------------------------------------------------------------------------------


def test_a_combination_without_a_rule_is_named_in_full() -> None:
    decision = decide(
        [LIGHT, WALKER, STRICT],
        [Rule("stop", {"light": ["red", "amber"]}), Rule("go", {"walker": ["gone"]})],
    )
    assert decision.gaps == ("strictness=any, light=green, walker=waiting",)
    assert decision.gap_cells == 2


def test_gaps_that_are_no_one_product_are_named_one_by_one() -> None:
    decision = decide(
        [LIGHT, WALKER],
        [Rule("stop", {"light": ["red"]}), Rule("wait", {"light": ["amber"], "walker": ["gone"]})],
    )
    assert decision.gaps == ("light=amber|green, walker=waiting", "light=green, walker=gone")
    assert decision.gap_cells == 3


def test_a_table_without_rules_is_one_gap() -> None:
    decision = decide([LIGHT], [])
    assert (decision.gaps, decision.gap_cells) == (("light=any",), 3)


def test_of_many_gaps_the_rest_is_counted() -> None:
    many = Axis("many", tuple(map(str, range(100))))
    other = Axis("other", tuple(map(str, range(100))))
    diagonal = [Rule(f"r{n}", {"many": [str(n)], "other": [str(n)]}) for n in range(100)]
    decision = decide([many, other], diagonal)
    assert len(decision.gaps) == MOST_GAPS_NAMED + 1
    assert decision.gaps[-1].startswith("and ")
    assert decision.gap_cells == 100 * 99


def test_an_impossible_combination_is_no_gap() -> None:
    decision = decide(
        [LIGHT, WALKER], [Rule("stop", {"light": ["red", "amber"]})], [{"light": ["green"]}]
    )
    assert (decision.gaps, decision.gap_cells) == ((), 0)


def test_an_impossible_combination_without_a_rule_gets_the_last_rule() -> None:
    rules = [Rule("stop", {"light": ["red"]}), Rule("wait", {"light": ["amber"]})]
    assert decide([LIGHT], rules, [{"light": ["green"]}]).slices == (b"\0\1\1",)


# -- rules that never fire -----------------------------------------------------------------


def test_a_shadowed_rule_is_named_with_those_that_shadow_it() -> None:
    decision = decide(
        [LIGHT, WALKER],
        [
            Rule("stop", {"light": ["red"]}),
            Rule("wait", {"light": ["amber"]}),
            Rule("never", {"light": ["red", "amber"], "walker": ["gone"]}),
            Rule("go", {}, True),
        ],
    )
    assert decision.shadowed == (Shadowed(2, by=(0, 1)),)


def test_of_many_rules_that_overlap_with_a_shadowed_one_those_that_hold_most_of_it_are_named() -> (
    None
):
    decision = decide(
        [LIGHT, WALKER],
        [
            Rule("gone", {"walker": ["gone"]}),
            Rule("red", {"light": ["red"]}),
            Rule("red again", {"light": ["red"]}),
            Rule("rest", {}, True),
        ],
    )
    assert decision.shadowed == (Shadowed(2, by=(1,)),)


def test_a_rule_whose_facts_cannot_arise_is_shadowed_by_none() -> None:
    decision = decide(
        [LIGHT], [Rule("stop", {"light": ["red"]}), Rule("go", {}, True)], [{"light": ["red"]}]
    )
    assert decision.shadowed == (Shadowed(0, by=()),)


def test_what_only_impossible_combinations_leave_to_a_rule_does_not_make_it_fire() -> None:
    decision = decide(
        [LIGHT, WALKER],
        [
            Rule("gone", {"walker": ["gone"]}),
            Rule("red", {"light": ["red"]}),
            Rule("rest", {}, True),
        ],
        [{"light": ["red"], "walker": ["waiting"]}],
    )
    assert decision.shadowed == (Shadowed(1, by=(0,)),)


def test_a_later_rule_does_not_shadow_an_earlier_one() -> None:
    rules = [Rule("red", {"light": ["red"]}), Rule("rest", {}, True)]
    assert decide([LIGHT], rules).shadowed == ()


# -- otherwise -----------------------------------------------------------------------------


def test_what_an_otherwise_rule_takes_is_told() -> None:
    decision = decide(
        [LIGHT, WALKER],
        [Rule("stop", {"light": ["red"]}), Rule("rest", {}, otherwise=True)],
        [{"light": ["amber"]}],
    )
    assert decision.taken_by_otherwise == ("light=green, walker=any",)


def test_without_an_otherwise_rule_nothing_is_taken_by_one() -> None:
    assert decide([LIGHT], [Rule("all", {})]).taken_by_otherwise == ()


# -- limits --------------------------------------------------------------------------------


def test_a_decision_has_at_most_as_many_rules_as_a_cell_can_number() -> None:
    many = Axis("many", tuple(map(str, range(MOST_RULES))))
    rules = [Rule(f"r{n}", {"many": [str(n)]}) for n in range(MOST_RULES)]
    assert decide([many], rules).slices == (bytes(range(MOST_RULES)),)
    with pytest.raises(ValueError, match="at most 254 rules, not 255"):
        decide([many], [*rules, Rule("one more", {}, True)])


# -- any rules over any facts --------------------------------------------------------------


@st.composite
def problems(draw: st.DrawFn) -> tuple[list[Axis], list[Rule], list[Condition]]:
    axes = [
        Axis(f"f{n}", tuple(f"v{v}" for v in range(size)), draw(st.booleans()))
        for n, size in enumerate(draw(st.lists(st.integers(1, 4), max_size=4)))
    ]

    def condition() -> Condition:
        spoken = draw(st.sets(st.sampled_from(axes), max_size=len(axes))) if axes else set()
        return {
            axis.name: draw(st.lists(st.sampled_from(axis.values), min_size=1, unique=True))
            for axis in axes
            if axis in spoken
        }

    rules = [Rule(f"r{n}", condition()) for n in range(draw(st.integers(0, 6)))]
    return axes, rules, [condition() for _ in range(draw(st.integers(0, 2)))]


def matches(when: Condition, facts: dict[str, str]) -> bool:
    return all(facts[name] in values for name, values in when.items())


@given(problems())
def test_the_table_is_first_match_evaluation(
    problem: tuple[list[Axis], list[Rule], list[Condition]],
) -> None:
    axes, rules, impossible = problem
    decision = decide(axes, rules, impossible)
    gaps, live = 0, set()
    for values in product(*(axis.values for axis in axes)):
        facts = dict(zip((axis.name for axis in axes), values, strict=True))
        first = next((n for n, rule in enumerate(rules) if matches(rule.when, facts)), None)
        possible = not any(matches(when, facts) for when in impossible)
        if first is not None:
            assert rule_at(decision, facts) == first
            live |= {first} if possible else set()
        else:
            gaps += possible
    assert decision.gap_cells == gaps
    assert bool(decision.gaps) is bool(gaps)
    assert {each.rule for each in decision.shadowed} == set(range(len(rules))) - live


@given(problems())
def test_each_slice_is_stored_once_and_each_choice_of_fixed_facts_has_one(
    problem: tuple[list[Axis], list[Rule], list[Condition]],
) -> None:
    decision = decide(*problem)
    assert len(set(decision.slices)) == len(decision.slices)
    assert len(decision.index) == prod(len(axis.values) for axis in decision.fixed)
    assert set(decision.index) == set(range(len(decision.slices)))
