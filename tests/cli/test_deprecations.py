"""``deprecations``: the calendar, and the state of each entry on a day."""

from __future__ import annotations

import datetime
import json
from typing import TYPE_CHECKING

import pytest
from syrupy.assertion import SnapshotAssertion

if TYPE_CHECKING:
    from .conftest import Run


@pytest.mark.parametrize(
    ("day", "state"),
    [
        ("2025-02-28", "active"),
        ("2025-03-01", "deprecated"),
        ("2025-08-31", "deprecated"),
        ("2025-09-01", "removable"),
    ],
)
def test_state_changes_on_the_first_and_the_last_day(run: Run, day: str, state: str) -> None:
    result = run("deprecations", "relay", "--on", day, "--registry", "small", "--json")
    told = json.loads(result.stdout)
    assert told["on"] == day
    assert [entry["state"] for entry in told["deprecations"]] == [state]
    assert told["deprecations"][0]["removal_date"] == "2025-09-01"


def test_calendar_reads_as_before(run: Run, snapshot: SnapshotAssertion) -> None:
    result = run("deprecations", "--on", "2025-05-02", "--registry", "small")
    assert result.exit_code == 0
    assert result.stdout == snapshot


def test_without_a_day_today_is_judged(run: Run) -> None:
    told = json.loads(run("deprecations", "--json").stdout)
    before = datetime.date.today() - datetime.timedelta(days=1)
    assert before <= datetime.date.fromisoformat(told["on"]) <= datetime.date.today()


def test_without_a_protocol_all_are_shown_earliest_removal_first(run: Run) -> None:
    told = json.loads(run("deprecations", "--json").stdout)["deprecations"]
    assert len({entry["protocol"] for entry in told}) > 1
    dates = [entry["removal_date"] for entry in told if entry["removal_date"]]
    assert dates == sorted(dates)
    assert [entry["removal_date"] for entry in told[len(dates) :]] == [None] * (
        len(told) - len(dates)
    )


def test_removal_counted_in_versions_names_the_version(run: Run) -> None:
    shown = run("deprecations", "a2a", "--on", "2026-01-01").stdout
    assert "in 1.0" in shown


@pytest.mark.parametrize("day", ["tomorrow", "2026-02-30", "20260728", ""])
def test_what_is_no_date_is_wrong_usage(run: Run, day: str) -> None:
    result = run("deprecations", "--on", day)
    assert result.exit_code == 2
    assert "YYYY-MM-DD" in result.stderr
