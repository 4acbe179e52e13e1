"""How a peer's words are shown: bounded and printable, whatever they are."""

import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from registry.engine.quote import quote

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("2025-06-18", "'2025-06-18'"),
        ("", "''"),
        ("größer", "'größer'"),
        ("it's", '"it\'s"'),
        ("a\nb\x1b", r"'a\nb\x1b'"),
        ("\ud83d", r"'\ud83d'"),
        (None, "null"),
        (True, "true"),
        (1, "1"),
        (1.0, "1.0"),
        (b"\xff", r"b'\xff'"),
        ({"a": [True, None]}, "{'a': [true, null]}"),
        ([], "[]"),
        ({}, "{}"),
        ([[[[[1]]]]], "[[[[[…]]]]]"),
        (object(), "<object>"),
    ],
)
def test_a_short_value_is_shown_whole(value, shown):
    assert quote(value) == shown


def test_a_string_of_the_bound_is_shown_whole_and_a_longer_one_is_cut_outside_the_marks():
    assert quote("x" * 64) == f"'{'x' * 64}'"
    assert quote("x" * 65) == f"'{'x' * 64}'…"


def test_an_escape_counts_as_the_characters_it_takes_and_is_never_cut_in_half():
    assert quote("\ud800" * 64) == "'" + r"\ud800" * 10 + "'…"


def test_without_marks_a_string_is_only_cut_and_what_cannot_be_encoded_escaped():
    assert quote("a\n'ü\udfff", marks=False) == "a\n'ü\\udfff"
    assert quote("x" * 300, 256, marks=False) == "x" * 256


def test_a_string_subclass_is_shown_as_the_string_it_holds():
    class Loud(str):
        def __repr__(self):
            raise RuntimeError

    assert quote(Loud("quiet")) == "'quiet'"


@pytest.mark.parametrize(
    "value",
    [
        "x" * 10**7,
        10**100_000,
        ["x" * 100] * 10**6,
        dict.fromkeys(range(10**6)),
        b"x" * 10**7,
    ],
    ids=["string", "integer", "array", "object", "bytes"],
)
def test_a_huge_value_is_shown_short_and_at_once(value):
    before = time.process_time()
    shown = [quote(value) for _ in range(100)]
    assert time.process_time() - before < 0.5
    assert len(shown[0]) <= 67


def test_a_deeply_nested_value_is_shown_short():
    value = []
    for _ in range(100_000):
        value = [value]
    assert quote(value) == "[[[[[…]]]]]"


def test_a_value_that_holds_itself_is_shown_short():
    value = {}
    value["self"] = [value, value]
    assert len(quote(value)) <= 65


@given(JSON_VALUES, st.integers(0, 100))
def test_whatever_a_peer_sends_is_shown_bounded_and_encodable(value, most):
    shown = quote(value, most)
    assert len(shown) <= most + 3
    shown.encode("utf-8")


@given(st.text(alphabet=st.characters()), st.integers(0, 100))
def test_a_string_without_marks_is_bounded_and_encodable(value, most):
    shown = quote(value, most, marks=False)
    assert len(shown) <= most
    json.dumps(shown, ensure_ascii=False).encode("utf-8")
