"""Values: named, immutable, equal by type and fields, and shown within bounds."""

from __future__ import annotations

import json
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import registry
from registry.engine.record import Record, shown

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


class Point(Record):
    __slots__ = ()
    x: int
    y: int = 0


def nested(depth: int) -> Any:
    value: Any = 0
    for _ in range(depth):
        value = [value]
    return value


@given(JSON)
def test_small_values_are_shown_as_python_spells_them(value: Any) -> None:
    if len(repr(value)) < 200 and repr(value).count("[") + repr(value).count("{") < 4:
        assert shown(value) == repr(value)


@pytest.mark.parametrize(
    "value",
    [10**9999, nested(100_000), "x" * 10**6, list(range(10**5)), {str(n): n for n in range(10**5)}],
    ids=["integer", "depth", "text", "list", "object"],
)
def test_whatever_a_peer_sent_is_shown_within_bounds(value: Any) -> None:
    """Project choice: decision 29, and a log line must not be a peer's to break."""
    meta = {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {"a": value},
    }
    answer = registry.protocol("mcp").server().admit(registry.UNOPENED, "x", {"_meta": meta})
    assert isinstance(answer, registry.Admission)
    for each in (answer, registry.UnparseableVersion(value), registry.Result(value)):
        assert len(repr(each)) < 20_000


def test_a_read_only_object_is_shown_as_the_object_that_it_is() -> None:
    assert shown(MappingProxyType({"a": (1,)})) == "{'a': (1,)}"


@pytest.mark.parametrize("change", ["x", "z"])
def test_a_value_cannot_be_changed(change: str) -> None:
    with pytest.raises(AttributeError):
        setattr(Point(1), change, 2)


def test_values_of_different_types_are_never_equal() -> None:
    class Place(Record):
        __slots__ = ()
        x: int
        y: int = 0

    assert Point(1) == Point(1, 0)
    assert Point(1) != Place(1)
    assert Point(1) != (1, 0)


def test_a_refusal_of_huge_words_is_still_json() -> None:
    server = registry.protocol("mcp").server()
    meta = {"io.modelcontextprotocol/protocolVersion": "\ud800" * 10**5}
    answer = server.admit(registry.UNOPENED, "x", {"_meta": meta})
    assert isinstance(answer, registry.Refusal)
    assert len(json.dumps(answer.to_jsonrpc(1)).encode()) < 5_000
