"""Version lists: every line of ``bernstein-version-negotiation.txt``, and decision 19.

Expectations are worked out by hand from the text's algorithm.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import registry
from registry import (
    NegotiationResult,
    ProtocolName,
    ProtocolVersion,
    UsageError,
    get_supported_versions,
    negotiate_version,
    version_is_compatible,
)
from registry.engine.negotiation import negotiate


def v(text, *capabilities, protocol="own"):
    """A version by hand, of a protocol that no registry knows."""
    return ProtocolVersion(protocol, *map(int, text.split(".")), capabilities=capabilities)


def vs(*texts):
    return [v(text) for text in texts]


# --- what it computes ----------------------------------------------------------------------


@pytest.mark.parametrize("member", ["mcp", "a2a", "acp"])
def test_three_protocol_names_are_recognised(member):
    """Spec-mandated: ProtocolName."""
    assert ProtocolName(member) == member
    assert get_supported_versions(ProtocolName(member)) == get_supported_versions(member)


def test_protocol_names_are_the_three_and_no_more():
    """Spec-mandated: ProtocolName."""
    assert [member.name for member in ProtocolName] == ["MCP", "A2A", "ACP"]


def test_a_version_has_the_five_fields_of_the_seed():
    """Spec-mandated: ProtocolVersion."""
    version = ProtocolVersion(
        protocol="mcp", major=1, minor=2, patch=3, capabilities=frozenset({"tools"})
    )
    assert (version.protocol, version.major, version.minor, version.patch) == ("mcp", 1, 2, 3)
    assert version.capabilities == frozenset({"tools"})
    assert isinstance(version.capabilities, frozenset)
    assert version.version_string == "1.2.3"


RESULTS = {
    "agreed": (vs("1.0.0", "1.1.0"), vs("1.0.0"), "1.1.0", "1.0.0", "1.0.0", True),
    "both at their best": (vs("1.1.0"), vs("1.1.0"), "1.1.0", "1.1.0", "1.1.0", True),
    "failed": (vs("1.0.0", "1.1.0"), vs("2.0.0"), "1.1.0", "2.0.0", None, False),
}


@pytest.mark.parametrize("case", RESULTS)
def test_each_sides_highest_is_told_regardless_of_the_outcome(case):
    """Spec-mandated: the table of result fields."""
    local, remote, local_best, remote_best, agreed, success = RESULTS[case]
    result = negotiate_version(local, remote)
    assert isinstance(result, NegotiationResult)
    assert result.protocol == "own"
    assert result.local_version.version_string == local_best
    assert result.remote_version.version_string == remote_best
    assert (result.negotiated_version and result.negotiated_version.version_string) == agreed
    assert result.success is success


# --- the algorithm -------------------------------------------------------------------------

ALGORITHM = [
    # 1: sorted by number, in whatever order, never as text
    (["1.10.0", "1.9.0"], ["1.9.0", "1.10.0"], "1.10.0"),
    (["1.2.0", "1.10.0", "1.1.0"], ["1.10.0"], "1.10.0"),
    # 2: no shared major
    (["1.0.0"], ["2.0.0"], None),
    (["1.0.0", "3.0.0"], ["2.0.0", "4.0.0"], None),
    # 3: the highest common major
    (["1.0.0", "2.0.0"], ["1.0.0", "2.0.0"], "2.0.0"),
    (["1.5.0", "2.0.0"], ["1.5.0", "2.0.0", "3.0.0"], "2.0.0"),
    (["1.5.0", "2.0.0"], ["1.5.0", "2.7.0"], "2.0.0"),  # though 1.5 is shared exactly
    # 4: the highest common minor, else the lower side's highest
    (["1.0.0", "1.1.0", "1.2.0"], ["1.0.0", "1.1.0", "1.3.0"], "1.1.0"),
    (["1.0.0", "1.4.0"], ["1.0.0", "1.5.0"], "1.0.0"),
    (["1.4.0"], ["1.5.0"], "1.4.0"),
    (["1.5.0"], ["1.4.0"], "1.4.0"),
    (["1.1.0", "1.4.0"], ["1.2.0", "1.3.0"], "1.3.0"),
    (["1.2.0", "1.3.0"], ["1.1.0", "1.4.0"], "1.3.0"),
    (["0.1.0"], ["0.2.0"], "0.1.0"),
]


@pytest.mark.parametrize(("local", "remote", "agreed"), ALGORITHM)
def test_the_highest_common_minor_of_the_highest_common_major_is_agreed(local, remote, agreed):
    """Spec-mandated: the algorithm, 1 to 4."""
    result = negotiate_version(vs(*local), vs(*remote))
    assert result.success is (agreed is not None)
    assert (result.negotiated_version and result.negotiated_version.version_string) == agreed


@pytest.mark.parametrize(
    ("local", "remote", "agreed"),
    [
        (["1.1.1", "1.1.4", "1.1.2"], ["1.1.9"], "1.1.4"),
        (["1.1.9"], ["1.1.1"], "1.1.9"),
        (["1.2.3"], ["1.3.0"], "1.2.3"),
        (["1.3.0"], ["1.2.1", "1.2.5"], "1.2.5"),
    ],
)
def test_decision_19_at_a_shared_minor_the_local_entry_with_the_highest_patch_is_agreed(
    local, remote, agreed
):
    """Project choice: decision 19."""
    result = negotiate_version(vs(*local), vs(*remote))
    assert result.negotiated_version.version_string == agreed


def test_degraded_is_what_the_local_best_loses():
    """Spec-mandated: the algorithm, 5."""
    local = [v("1.0.0", "a", "b"), v("1.1.0", "a", "c", "d")]
    result = negotiate_version(local, [v("1.0.0", "a", "x")])
    assert result.degraded_capabilities == frozenset({"c", "d"})
    assert result.negotiated_version.capabilities == frozenset({"a", "b"})


def test_decision_19_what_only_the_peer_loses_is_not_degraded():
    """Spec-mandated: the algorithm, 5. Decision 19."""
    result = negotiate_version([v("1.0.0", "a")], [v("1.0.0", "a"), v("1.1.0", "a", "b")])
    assert result.degraded_capabilities == frozenset()


def test_a_failed_negotiation_degrades_nothing():
    """Project choice: nothing was agreed, so nothing was settled on."""
    result = negotiate_version([v("1.0.0", "a")], [v("2.0.0")])
    assert (result.negotiated_version, result.degraded_capabilities) == (None, frozenset())


def test_the_fallback_agrees_on_the_lower_sides_own_version():
    """Spec-mandated: the algorithm, 4; the capabilities are those of that side's list."""
    result = negotiate_version([v("1.4.0", "a", "b")], [v("1.3.0", "a", "c")])
    assert result.negotiated_version.capabilities == frozenset({"a", "c"})
    assert result.degraded_capabilities == frozenset({"b"})


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ("1.0.0", "1.9.9", True),
        ("1.9.9", "1.0.0", True),
        ("1.0.0", "2.0.0", False),
        ("0.1.0", "0.9.0", True),
    ],
)
def test_compatible_compares_major_versions_alone(a, b, expected):
    """Spec-mandated: version_is_compatible."""
    assert version_is_compatible(v(a, "x"), v(b)) is expected


# --- usage ---------------------------------------------------------------------------------


def test_the_usage_example_of_the_seed_runs():
    """Spec-mandated: the usage section, its imports aside."""
    local = get_supported_versions("mcp")
    remote = [ProtocolVersion(protocol="mcp", major=1, minor=0, patch=0)]
    result = negotiate_version(local, remote)
    assert result.success
    assert result.negotiated_version.version_string == "1.0.0"
    assert "elicitation" in result.degraded_capabilities


@pytest.mark.parametrize(
    ("wire", "coordinates"),
    [
        ("2024-11-05", "1.0.0"),
        ("2025-03-26", "1.1.0"),
        ("2025-06-18", "1.2.0"),
        ("2025-11-25", "1.3.0"),
        ("2026-07-28", "2.0.0"),
    ],
)
def test_decision_19_mcp_revisions_have_their_coordinates(wire, coordinates):
    """Project choice: decision 19."""
    assert registry.protocol("mcp").version(wire).version_string == coordinates


@pytest.mark.parametrize(
    ("name", "wire", "coordinates"),
    [
        ("a2a", "0.1", "0.1.0"),
        ("a2a", "0.2", "0.2.0"),
        ("a2a", "0.3", "0.3.0"),
        ("a2a", "1.0", "1.0.0"),
        ("acp", 1, "1.0.0"),
    ],
)
def test_decision_19_a2a_and_acp_have_their_own_numbers(name, wire, coordinates):
    """Project choice: decisions 19 and 30."""
    assert registry.protocol(name).version(wire).version_string == coordinates


def test_decision_19_capabilities_are_dotted_paths_of_both_sides_without_the_side():
    """Project choice: decision 19."""
    capabilities = registry.protocol("mcp").version("2025-11-25").capabilities
    assert {"sampling", "sampling.tools", "tools.listChanged", "roots", "logging"} <= capabilities


@pytest.mark.parametrize("months", [-1, 1.5, "12", True], ids=repr)
def test_months_that_are_no_whole_number_are_the_callers_mistake(months):
    """Project choice: decision 30."""
    with pytest.raises(UsageError):
        get_supported_versions("mcp", months_since_deprecation=months)


def test_an_unknown_protocol_is_the_callers_mistake():
    """Spec-mandated by the contract."""
    with pytest.raises(registry.UnknownProtocolError, match="did you mean 'mcp'"):
        get_supported_versions("mpc")


# --- decision 19: dependencies -------------------------------------------------------------


def chained(text, *capabilities):
    """A version whose capabilities need one another: c needs b, b needs a."""
    return ProtocolVersion(
        "own",
        *map(int, text.split(".")),
        capabilities=capabilities,
        requires={"c": ("b",), "b": ("a",), "e": ("x", "y")},
    )


@pytest.mark.parametrize(
    ("agreed", "degraded"),
    [
        (["a", "b", "c"], set()),
        (["b", "c"], {"a", "b", "c"}),
        (["a", "c"], {"b", "c"}),
        (["c"], {"a", "b", "c"}),
        (["a", "b", "c", "e"], set()),
        ([], {"a", "b", "c"}),
    ],
)
def test_decision_19_a_capability_goes_with_what_it_needs_through_any_number_of_steps(
    agreed, degraded
):
    """Project choice: decision 19, dependencies are transitive."""
    result = negotiate_version([chained("1.1.0", "a", "b", "c")], [chained("1.0.0", *agreed)])
    assert result.degraded_capabilities == degraded


def test_decision_19_the_agreed_version_is_not_changed():
    """Project choice: decision 19, an unmet capability is only reported."""
    remote = chained("1.0.0", "b", "c")
    result = negotiate_version([chained("1.1.0", "a", "b", "c")], [remote])
    assert result.negotiated_version is remote
    assert result.negotiated_version.capabilities == frozenset({"b", "c"})


def test_decision_19_an_unmet_capability_is_degraded_at_the_local_best_itself():
    """Project choice: decision 19 by the design: not in the negotiated set, so degraded."""
    result = negotiate_version([chained("1.0.0", "a", "c")], [chained("1.0.0")])
    assert result.degraded_capabilities == {"c"}


def test_decision_19_a_closed_window_degrades_what_needs_the_closed_feature():
    """Project choice: decisions 19 and 31: tasks for sampling need sampling."""
    closed = get_supported_versions("mcp", months_since_deprecation=12)
    local = [version for version in closed if version.era == "legacy"]
    result = negotiate_version(local, local)
    assert result.negotiated_version.wire == "2025-11-25"
    assert result.degraded_capabilities == {"tasks.requests.sampling.createMessage"}


def test_decision_19_a_version_by_hand_takes_the_needs_of_the_bundled_protocol():
    """Project choice: the needs belong to the protocol, not to who wrote the version."""
    local = ProtocolVersion("mcp", 1, 3, 0, {"tasks.requests.tools.call", "tools"})
    remote = ProtocolVersion("mcp", 1, 2, 0, {"tasks.requests.tools.call"})
    result = negotiate_version([local], [remote])
    assert result.degraded_capabilities == {"tasks.requests.tools.call", "tools"}


# --- mistakes ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("local", "remote"),
    [
        ([], vs("1.0.0")),
        (vs("1.0.0"), []),
        ([], []),
        (vs("1.0.0"), [v("1.0.0", protocol="other")]),
        ([*vs("1.0.0"), v("1.1.0", protocol="other")], vs("1.0.0")),
        ([*vs("1.0.0"), v("1.0.0", protocol="other")], vs("1.0.0")),
        (["1.0.0"], vs("1.0.0")),
        ("mcp", vs("1.0.0")),
        (vs("1.0.0"), [("own", 1, 0, 0)]),
    ],
    ids=repr,
)
def test_decision_19_empty_or_mixed_lists_raise_value_error(local, remote):
    """Project choice: decisions 19 and 30."""
    with pytest.raises(UsageError) as caught:
        negotiate_version(local, remote)
    assert isinstance(caught.value, ValueError)


# --- properties ----------------------------------------------------------------------------

NAMES = st.sampled_from("abcdef")
COORDINATES = st.tuples(*[st.integers(0, 3)] * 3)
NEEDS = st.dictionaries(NAMES, st.lists(NAMES, max_size=2), max_size=4)


@st.composite
def lists(draw):
    found = draw(st.lists(COORDINATES, min_size=1, max_size=5))
    return [ProtocolVersion("own", *each, draw(st.frozensets(NAMES))) for each in found]


@given(lists(), lists())
def test_success_is_commutative_and_means_a_shared_major(local, remote):
    """Spec-mandated: the algorithm, 2."""
    there = negotiate_version(local, remote).success
    back = negotiate_version(remote, local).success
    assert there is back is bool({e.major for e in local} & {e.major for e in remote})


@given(lists(), lists())
def test_the_agreed_version_is_listed_and_never_above_either_sides_best_major(local, remote):
    """Spec-mandated: the algorithm, 3 and 4."""
    result = negotiate_version(local, remote)
    agreed = result.negotiated_version
    if agreed is None:
        return
    assert any(agreed is each for each in [*local, *remote])
    assert agreed.major <= min(result.local_version.major, result.remote_version.major)
    back = negotiate_version(remote, local).negotiated_version
    assert (agreed.major, agreed.minor) == (back.major, back.minor)


@given(lists(), lists())
def test_degraded_is_exactly_the_difference_where_nothing_needs_anything(local, remote):
    """Spec-mandated: the algorithm, 5."""
    result = negotiate_version(local, remote)
    agreed = result.negotiated_version
    lost = (
        frozenset() if agreed is None else result.local_version.capabilities - agreed.capabilities
    )
    assert result.degraded_capabilities == lost


@given(lists(), lists(), NEEDS)
def test_degraded_is_the_difference_and_what_dependencies_take_with_it(local, remote, needs):
    """Project choice: decision 19, told apart from the code by its fixed point."""
    result = negotiate(local, remote, lambda _: needs)
    agreed = result.negotiated_version
    if agreed is None:
        return
    best, degraded = result.local_version.capabilities, result.degraded_capabilities
    assert best - agreed.capabilities <= degraded <= best

    def gone(name, through=frozenset()):
        """Whether a walk along the needs comes to what was not agreed."""
        if name not in agreed.capabilities:
            return True
        return any(
            gone(need, through | {name}) for need in needs.get(name, ()) if need not in through
        )

    assert degraded == {name for name in best if gone(name)}


def test_a_remembered_result_is_not_that_of_another_registrys_equal_list() -> None:
    """Equal versions may need different things of a capability."""

    def version(requires):
        named = {"streaming", "push"}
        return registry.ProtocolVersion("p", 1, 1, capabilities=named, requires=requires)

    remote = [registry.ProtocolVersion("p", 1, 1), registry.ProtocolVersion("p", 1, 0)]
    peer = [registry.ProtocolVersion("p", 1, 0, capabilities={"streaming"})]
    one, other = version({}), version({"streaming": ["push"]})
    assert one == other
    for _ in range(2):
        free = registry.negotiate_version([one], peer)
        bound = registry.negotiate_version([other], peer)
        assert free.degraded_capabilities == {"push"}
        assert bound.degraded_capabilities == {"push", "streaming"}
    assert registry.negotiate_version([one], remote).negotiated_version is one


def test_a_list_that_was_changed_is_negotiated_anew() -> None:
    low = registry.ProtocolVersion("p", 1, 0)
    high = registry.ProtocolVersion("p", 1, 1)
    mine, theirs = [low, high], [low]
    assert registry.negotiate_version(mine, theirs).negotiated_version is low
    theirs.append(high)
    assert registry.negotiate_version(mine, theirs).negotiated_version is high
