"""A written block reads back as it was given, and can stand after other blocks."""

from __future__ import annotations

import datetime
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from registry.source.write import dump_block

BLOCKS: list[dict[str, Any]] = [
    {"id": "1.0"},
    {"id": 3, "released": datetime.date(2026, 7, 28), "adds": {"client_requests": ["a", "b"]}},
    {"adds": {"features": []}},
    {"id": "1.0", "releases": [{"id": "1.0.1", "adds": {"headers": ["X"]}}, {"id": "1.0.2"}]},
    {"id": 'quote " and \\ and \n break', "methods": {"tools/call": {"note": "é"}}},
    {},
]


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_a_block_reads_back_as_it_was_given(block: dict[str, Any]) -> None:
    assert tomllib.loads(dump_block(block)) == {"versions": [block]}


def test_a_block_can_be_appended_to_others() -> None:
    text = "".join(dump_block(block) for block in BLOCKS)
    assert tomllib.loads(text) == {"versions": BLOCKS}


def test_none_stands_for_an_absent_key() -> None:
    text = dump_block({"id": "1.0", "note": None, "adds": {"headers": None}})
    assert tomllib.loads(text) == {"versions": [{"id": "1.0", "adds": {}}]}


def test_another_array_of_tables_can_be_written() -> None:
    assert dump_block({"feature": "a"}, "deprecations") == '[[deprecations]]\nfeature = "a"\n'


values = st.recursive(
    st.one_of(st.booleans(), st.integers(-(2**63), 2**63 - 1), st.text(max_size=9), st.dates()),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(block=st.dictionaries(st.text(max_size=5), values, max_size=5))
def test_any_block_reads_back_as_it_was_given(block: dict[str, Any]) -> None:
    assert tomllib.loads(dump_block(block)) == {"versions": [block]}
