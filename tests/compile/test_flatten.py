"""Deltas to facts: what a version has is what it extends, with its own changes in order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from registry.compile.flatten import LISTS, FlatVersion, flatten
from registry.source import load_sources
from registry.source.grammar import RegistryFile

SMALL = Path(__file__).parent.parent / "data" / "small"


def small() -> RegistryFile:
    return load_sources(SMALL)["relay"].model


def with_versions(*versions: dict[str, Any]) -> tuple[FlatVersion, ...]:
    """The small registry with other versions, each with what every version needs."""
    whole = [
        {"era": "call", "status": "final", "source": "https://relay.example/spec", **version}
        for version in versions
    ]
    return flatten(small().model_copy(update={"versions": parsed(whole)}))


def parsed(versions: list[dict[str, Any]]) -> list[Any]:
    from registry.source.grammar import VersionTable

    return [VersionTable.model_validate(version) for version in versions]


def lists(flat: FlatVersion, name: str) -> tuple[str, ...]:
    return flat.lists[name]


# Transcribed by hand from the deltas of tests/data/small/small.toml.
@pytest.mark.parametrize(
    ("place", "client_requests", "features"),
    [
        (0, ("hello", "parcel/send", "parcel/track", "ping"), ()),
        (1, ("hello", "parcel/send", "parcel/track", "ping"), ("batching",)),
        (2, ("about", "parcel/send", "parcel/track"), ()),
        (3, ("about", "parcel/recall", "parcel/send", "parcel/track"), ()),
    ],
)
def test_a_version_has_what_it_extends_and_its_own_changes(
    place: int, client_requests: tuple[str, ...], features: tuple[str, ...]
) -> None:
    flat = flatten(small())[place]
    assert lists(flat, "client_requests") == client_requests
    assert lists(flat, "features") == features


def test_versions_keep_the_order_of_the_file_and_every_list_of_the_grammar() -> None:
    flat = flatten(small())
    assert [each.table.id for each in flat] == ["1.0", "1.1", "2.0", "2.1"]
    assert {tuple(each.lists) for each in flat} == {LISTS}


def test_a_version_that_extends_nothing_begins_with_nothing() -> None:
    first, second = with_versions({"id": "1.0", "adds": {"features": ["batching"]}}, {"id": "1.1"})
    assert (lists(first, "features"), lists(second, "features")) == (("batching",), ())


def test_two_versions_may_extend_one_and_neither_sees_the_other() -> None:
    _, left, right = with_versions(
        {"id": "1.0", "adds": {"features": ["a"]}},
        {"id": "1.1", "extends": "1.0", "adds": {"features": ["b"]}},
        {"id": "1.2", "extends": "1.0", "removes": {"features": ["a"]}},
    )
    assert (lists(left, "features"), lists(right, "features")) == (("a", "b"), ())


def test_what_was_removed_and_added_again_is_there() -> None:
    *_, last = with_versions(
        {"id": "1.0", "adds": {"features": ["a"]}},
        {"id": "1.1", "extends": "1.0", "removes": {"features": ["a"]}},
        {"id": "1.2", "extends": "1.1", "adds": {"features": ["a"]}},
    )
    assert lists(last, "features") == ("a",)


def release(id: str, **changes: Any) -> dict[str, Any]:
    import datetime

    source = "https://relay.example/spec"
    return {"id": id, "released": datetime.date(2025, 1, 1), "source": source, **changes}


def test_a_fact_is_told_with_the_release_that_brought_it() -> None:
    first, second = with_versions(
        {
            "id": "1.0",
            "adds": {"features": ["always"]},
            "releases": [
                release("1.0.0", adds={"features": ["a", "b"]}),
                release("1.0.1", adds={"features": ["c"]}, removes={"features": ["b"]}),
            ],
        },
        {"id": "1.1", "extends": "1.0", "adds": {"features": ["d"]}},
    )
    assert lists(first, "features") == ("a", "always", "c")
    assert first.since == {"features.a": "1.0.0", "features.c": "1.0.1"}
    assert second.since == first.since


def test_a_fact_that_a_later_release_brings_back_has_the_later_one() -> None:
    (flat,) = with_versions(
        {
            "id": "1.0",
            "releases": [
                release("1", adds={"features": ["a"]}),
                release("2", removes={"features": ["a"]}),
                release("3", adds={"features": ["a"]}),
            ],
        }
    )
    assert flat.since == {"features.a": "3"}


def test_a_long_chain_of_versions_is_flattened_without_deep_recursion() -> None:
    chain: list[dict[str, Any]] = [{"id": "0.0", "adds": {"features": ["f0"]}}]
    chain += [
        {"id": f"0.{n}", "extends": f"0.{n - 1}", "adds": {"features": [f"f{n}"]}}
        for n in range(1, 1500)
    ]
    assert len(lists(with_versions(*chain)[-1], "features")) == 1500
