"""Deprecations and shim windows: decisions 19 and 31, field report 20.

Dates and windows are transcribed from the specification's list of deprecations.
"""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

import registry
from registry import UnknownFeatureError, UsageError
from registry.engine.deprecation import day_after_months, last_part, months_between, without

MCP = registry.protocol("mcp")
RELEASE = date(2026, 7, 28)
LAST_DAY = date(2027, 7, 27)
REMOVAL = date(2027, 7, 28)

# --- month arithmetic ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "on", "months"),
    [
        (date(2026, 7, 28), date(2026, 7, 28), 0),
        (date(2026, 7, 28), date(2026, 8, 27), 0),
        (date(2026, 7, 28), date(2026, 8, 28), 1),
        (date(2026, 7, 28), date(2027, 7, 27), 11),
        (date(2026, 7, 28), date(2027, 7, 28), 12),
        (date(2026, 1, 31), date(2026, 2, 28), 0),
        (date(2026, 1, 31), date(2026, 3, 1), 1),
        (date(2026, 1, 31), date(2026, 3, 30), 1),
        (date(2026, 1, 31), date(2026, 3, 31), 2),
        (date(2024, 2, 29), date(2025, 2, 28), 11),
        (date(2024, 2, 29), date(2025, 3, 1), 12),
        (date(2025, 12, 31), date(2026, 1, 31), 1),
        (date(2026, 7, 28), date(2026, 7, 27), 0),
        (date(2026, 7, 28), date(2020, 1, 1), 0),
    ],
)
def test_decision_31_a_month_counts_once_its_day_of_the_month_is_reached(start, on, months):
    """Spec-mandated by the design; decision 31: before the start the count is 0."""
    assert months_between(start, on) == months


@pytest.mark.parametrize(
    ("start", "months", "day"),
    [
        (date(2026, 7, 28), 12, date(2027, 7, 28)),
        (date(2026, 7, 28), 0, date(2026, 7, 28)),
        (date(2026, 1, 31), 1, date(2026, 3, 1)),
        (date(2024, 1, 30), 1, date(2024, 3, 1)),
        (date(2024, 1, 29), 1, date(2024, 2, 29)),
        (date(2024, 2, 29), 12, date(2025, 3, 1)),
        (date(2026, 10, 31), 1, date(2026, 12, 1)),
        (date(2026, 12, 31), 2, date(2027, 3, 1)),
        (date(2026, 12, 31), 12, date(2027, 12, 31)),
    ],
)
def test_decision_31_a_window_ends_on_the_first_day_with_so_many_months(start, months, day):
    """Spec-mandated by the design: the removal date is the first day no longer active."""
    assert day_after_months(start, months) == day


DAYS = st.dates(date(1990, 1, 1), date(2100, 1, 1))


@given(DAYS, st.integers(0, 60), DAYS)
def test_windows_by_day_and_by_months_agree(start, window, on):
    """Spec-mandated by the design: active while months < window."""
    end = day_after_months(start, window)
    if window and on >= start:
        assert (on < end) is (months_between(start, on) < window)
    assert months_between(start, end) == window


# --- the features of the seed --------------------------------------------------------------

SEED = ("roots", "sampling", "logging", "sessions")


@pytest.mark.parametrize("feature", SEED)
@pytest.mark.parametrize(
    ("on", "active"),
    [
        (date(2020, 1, 1), True),
        (RELEASE, True),
        (LAST_DAY, True),
        (REMOVAL, False),
        (date(2031, 1, 1), False),
    ],
)
def test_decision_31_the_seeds_features_are_shimmed_for_twelve_months(feature, on, active):
    """Spec-mandated by the second seed; decision 31."""
    assert MCP.shim_active(feature, on=on) is active


@pytest.mark.parametrize("feature", SEED)
@pytest.mark.parametrize(("months", "active"), [(0, True), (11, True), (12, False), (99, False)])
def test_decision_31_months_given_beside_a_day_win(feature, months, active):
    """Project choice: decision 31."""
    assert MCP.shim_active(feature, months_since_deprecation=months) is active
    assert MCP.shim_active(feature, on=date(2031, 1, 1), months_since_deprecation=months) is active
    assert MCP.shim_active(feature, on=RELEASE, months_since_deprecation=months) is active


@pytest.mark.parametrize(
    "name",
    [
        "roots",
        "client_capabilities.roots",
        "logging",
        "server_capabilities.logging",
        "sessions",
        "features.sessions",
        "http+sse",
        "transports.http+sse",
        "include_context",
    ],
)
def test_decision_19_a_feature_is_looked_up_by_full_name_or_last_part(name):
    """Project choice: decision 19."""
    assert MCP.shim_active(name, on=date(2026, 8, 1))


@pytest.mark.parametrize(
    "name",
    [
        "Roots",
        "roots ",
        "ROOTS",
        "tools",
        "server_capabilities.roots",
        "roots.listChanged",
        "",
        "capabilities.roots",
        "elicitation",
        "rootz",
    ],
)
def test_decision_31_a_feature_that_was_never_deprecated_is_never_shimmed(name):
    """Project choice: decision 31; names are exact."""
    assert MCP.shim_active(name, on=RELEASE) is False
    with pytest.raises(UnknownFeatureError):
        MCP.months_since_deprecation(name, on=RELEASE)


@pytest.mark.parametrize(
    ("on", "months"),
    [(date(2026, 1, 1), 0), (RELEASE, 0), (date(2026, 11, 30), 4), (REMOVAL, 12)],
)
def test_decision_31_the_months_since_a_deprecation_count_from_the_release(on, months):
    """Project choice: decision 31."""
    assert MCP.months_since_deprecation("roots", on=on) == months


def test_decision_31_a_time_of_day_does_not_count():
    """Project choice: a datetime stands for its own calendar day."""
    late = datetime(2027, 7, 27, 23, 59, tzinfo=UTC)
    assert MCP.shim_active("roots", on=late)


@pytest.mark.parametrize("on", ["2026-07-28", 20260728, 0.0], ids=repr)
def test_the_day_is_a_date(on):
    """Project choice: decision 30."""
    with pytest.raises(UsageError):
        MCP.shim_active("roots", on=on)


# --- what is declared ----------------------------------------------------------------------

CALENDAR = {
    "client_capabilities.roots": ("2026-07-28", RELEASE, 12, REMOVAL),
    "client_capabilities.sampling": ("2026-07-28", RELEASE, 12, REMOVAL),
    "server_capabilities.logging": ("2026-07-28", RELEASE, 12, REMOVAL),
    "features.sessions": ("2026-07-28", RELEASE, 12, REMOVAL),
    "features.dynamic_client_registration": ("2026-07-28", RELEASE, 12, REMOVAL),
    "features.include_context": ("2025-11-25", date(2025, 11, 25), None, REMOVAL),
    "transports.http+sse": ("2025-03-26", date(2025, 3, 26), None, date(2026, 9, 3)),
}


def test_the_deprecations_of_mcp_are_these():
    """Spec-mandated: MCP 2026-07-28, deprecated features; sessions by the second seed."""
    found = {
        entry.feature: (
            entry.deprecated_in,
            entry.deprecated_on,
            entry.window_months,
            entry.removal_date,
        )
        for entry in MCP.deprecations
    }
    assert found == CALENDAR


@pytest.mark.parametrize("feature", CALENDAR)
def test_each_deprecation_says_what_to_use_instead_and_where_that_stands(feature):
    """Spec-mandated by the contract: .migration and .source."""
    entry = next(each for each in MCP.deprecations if each.feature == feature)
    assert entry.migration.endswith(".")
    assert entry.source.startswith("https://")
    assert entry.removal_version is None


# --- field report 20 -----------------------------------------------------------------------

TODAY = date(2026, 11, 30)


@pytest.mark.parametrize(
    ("feature", "on", "active"),
    [
        ("http+sse", TODAY, False),
        ("http+sse", RELEASE.replace(day=29), True),
        ("http+sse", date(2026, 9, 2), True),
        ("http+sse", date(2026, 9, 3), False),
        ("roots", TODAY, True),
        ("sampling", TODAY, True),
        ("logging", TODAY, True),
        ("dynamic_client_registration", TODAY, True),
        ("include_context", TODAY, True),
        ("include_context", REMOVAL, False),
        ("batching", TODAY, False),
    ],
)
def test_report_20_each_feature_has_its_own_clock(feature, on, active):
    """Field report 20."""
    assert MCP.shim_active(feature, on=on) is active


def test_report_20_batching_went_without_a_window():
    """Field report 20: removed in 2025-06-18."""
    assert MCP.has("2025-03-26", "batching")
    assert not MCP.has("2025-06-18", "batching")
    assert "batching" not in {last_part(entry.feature) for entry in MCP.deprecations}


# --- version lists -------------------------------------------------------------------------

OPEN = {
    "2024-11-05": {"roots", "roots.listChanged", "sampling", "logging"},
    "2025-11-25": {"roots", "sampling", "sampling.tools", "sampling.context", "logging"},
    "2026-07-28": {"roots", "sampling", "sampling.tools", "sampling.context", "logging"},
}


@pytest.mark.parametrize("wire", OPEN)
def test_decision_19_an_open_window_leaves_the_feature_in_every_version(wire):
    """Spec-mandated by the second seed: advertised only while the window is open."""
    listed = {each.wire: each for each in MCP.supported_versions(on=LAST_DAY)}
    assert OPEN[wire] <= listed[wire].capabilities


@pytest.mark.parametrize("wire", OPEN)
@pytest.mark.parametrize(
    "when", [{"on": REMOVAL}, {"months_since_deprecation": 12}], ids=["by day", "by months"]
)
def test_decision_19_a_closed_window_takes_the_feature_and_all_below_it_out_of_every_version(
    wire, when
):
    """Spec-mandated by the second seed; decision 19."""
    listed = {each.wire: each for each in MCP.supported_versions(**when)}
    whole = MCP.version(wire).capabilities
    gone = {
        "roots",
        "roots.listChanged",
        "sampling",
        "sampling.tools",
        "sampling.context",
        "logging",
    }
    assert listed[wire].capabilities == whole - gone


def test_decision_19_the_registrys_own_versions_keep_their_capabilities():
    """Project choice: a window is judged on a day, a version is a fact."""
    MCP.supported_versions(months_since_deprecation=12)
    assert "roots" in MCP.version("2026-07-28").capabilities


def test_versions_without_the_closed_features_are_otherwise_the_same():
    """Project choice: wire form, era, status and release stay."""
    listed = MCP.supported_versions(months_since_deprecation=12)[-1]
    whole = MCP.latest
    assert (listed.wire, listed.era, listed.status, listed.released, listed.version_string) == (
        whole.wire,
        whole.era,
        whole.status,
        whole.released,
        whole.version_string,
    )
    assert listed != whole


def test_the_bundled_list_is_the_protocols_own():
    """Spec-mandated by the contract."""
    assert registry.get_supported_versions("mcp", on=REMOVAL) == MCP.supported_versions(on=REMOVAL)
    assert registry.get_supported_versions("mcp", 12) == MCP.supported_versions(12)


@pytest.mark.parametrize(
    ("paths", "closed", "left"),
    [
        (["roots", "roots.listChanged", "rootsy"], ["roots"], ["rootsy"]),
        (["a.b", "a.b.c", "a", "a.bc"], ["a.b"], ["a", "a.bc"]),
        (["a"], [], ["a"]),
    ],
)
def test_only_the_closed_path_and_what_is_below_it_goes(paths, closed, left):
    """Project choice: decision 19."""
    assert without(paths, closed) == left
