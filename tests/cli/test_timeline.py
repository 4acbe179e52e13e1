"""``timeline``: what falls on which day, over all protocols."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from syrupy.assertion import SnapshotAssertion

import registry

if TYPE_CHECKING:
    from .conftest import Run


def events(run: Run, *args: str) -> list[dict[str, Any]]:
    result = run("timeline", *args, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    found: list[dict[str, Any]] = json.loads(result.stdout)["events"]
    return found


def test_timeline_reads_as_before(run: Run, snapshot: SnapshotAssertion) -> None:
    result = run("timeline", "--registry", "small")
    assert result.exit_code == 0
    assert result.stdout == snapshot


def test_all_protocols_stand_in_one_order_and_what_has_no_day_stands_last(run: Run) -> None:
    found = events(run)
    assert {event["protocol"] for event in found} == set(registry.protocols())
    days = [event["date"] for event in found]
    dated = [day for day in days if day is not None]
    assert dated == sorted(dated)
    assert days == [*dated, *[None] * (len(days) - len(dated))]


def test_every_published_version_has_its_release_with_its_source(run: Run) -> None:
    mcp = registry.protocol("mcp")
    found = {
        event["subject"]: (event["date"], event["source"])
        for event in events(run, "mcp")
        if event["event"] == "release"
    }
    for version in mcp.supported_versions():
        entry = mcp.tables.versions[version.wire]
        assert found[str(version.wire)] == (entry["released"], entry["source"])


@pytest.mark.parametrize(
    ("feature", "dates"),
    [
        ("client_capabilities.roots", ["2026-07-28", "2027-07-28"]),
        ("server_capabilities.logging", ["2026-07-28", "2027-07-28"]),
    ],
)
def test_deprecation_and_removal_of_a_feature_are_two_events(
    run: Run, feature: str, dates: list[str]
) -> None:
    found = [each for each in events(run, "mcp") if each["subject"] == feature]
    assert [each["event"] for each in found] == ["deprecation", "removal"]
    assert [each["date"] for each in found] == dates


def test_removal_by_a_version_falls_on_its_release_or_on_no_day(run: Run) -> None:
    found = {
        each["subject"]: each["date"] for each in events(run, "a2a") if each["event"] == "removal"
    }
    released = registry.protocol("a2a").tables.versions["1.0"]["released"]
    assert found["features.push_config_by_task_id in 1.0"] == released
    assert found["features.oauth_implicit_flow in 2.0"] is None


def test_releases_that_keep_an_identifier_are_editions_of_it(run: Run) -> None:
    found = [each["subject"] for each in events(run, "a2a") if each["event"] == "edition"]
    assert "0.2.1 of 0.2" in found
    assert "0.2.0 of 0.2" not in found  # its day is that of the version


@pytest.mark.parametrize(
    ("args", "kept"),
    [
        (("--from", "2025-06-18", "--to", "2025-06-18"), ["2025-06-18"]),
        (("--from", "2027-07-29"), []),
        (("--to", "2024-11-05"), ["2024-10-07", "2024-11-05"]),
    ],
)
def test_range_includes_its_ends_and_leaves_out_what_has_no_day(
    run: Run, args: tuple[str, ...], kept: list[str]
) -> None:
    assert sorted({event["date"] for event in events(run, *args)}) == kept


def test_days_without_events_are_told(run: Run) -> None:
    result = run("timeline", "--to", "1999-01-01")
    assert (result.exit_code, result.stdout) == (0, "nothing on these days\n")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--from", "tomorrow"), "--from takes a date as YYYY-MM-DD"),
        (("--to", "2026-02-30"), "--to takes a date as YYYY-MM-DD"),
        (("--from", "2027-01-01", "--to", "2026-01-01"), "--from 2027-01-01 is after"),
        (("mpc",), "did you mean 'mcp'"),
    ],
)
def test_wrong_usage_is_told(run: Run, args: tuple[str, ...], message: str) -> None:
    result = run("timeline", *args)
    assert result.exit_code == 2
    assert message in result.stderr
