"""``negotiate``: lists as typed, the agreed version, and the exit code."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from syrupy.assertion import SnapshotAssertion

import registry

if TYPE_CHECKING:
    from .conftest import Run


@pytest.mark.parametrize(
    "args",
    [
        ("--local", "2025-11-25", "2025-06-18", "--remote", "2025-06-18", "2025-03-26"),
        ("--local", "2025-11-25,2025-06-18", "--remote", "2025-06-18,2025-03-26"),
        ("--local", "2025-11-25", "--local", "2025-06-18", "--remote", "2025-06-18"),
        ("--remote", "2025-06-18", "--local", "2025-11-25", "2025-06-18"),
        ("--local", "1.3.0", "1.2.0", "--remote", "1.2.0"),
    ],
)
def test_lists_are_typed_in_any_way(run: Run, args: tuple[str, ...]) -> None:
    result = run("negotiate", "mcp", *args, "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert told["negotiated"] == {"version": "2025-06-18", "coordinates": "1.2.0"}
    assert told["local"]["version"] == "2025-11-25"


def test_degraded_capabilities_are_the_librarys(run: Run) -> None:
    mcp = registry.protocol("mcp")
    result = run("negotiate", "mcp", "--local", "1.3.0", "1.2.0", "--remote", "1.2.0", "--json")
    own = [mcp.version("2025-11-25"), mcp.version("2025-06-18")]
    expected = registry.negotiate_version(own, own[1:]).degraded_capabilities
    assert frozenset(json.loads(result.stdout)["degraded_capabilities"]) == expected


def test_without_local_every_published_version_is_spoken(run: Run) -> None:
    told = json.loads(run("negotiate", "mcp", "--remote", "2024-11-05", "--json").stdout)
    assert told["local"]["version"] == registry.protocol("mcp").latest.wire


def test_no_common_version_is_a_finding(run: Run) -> None:
    result = run("negotiate", "mcp", "--local", "2025-11-25", "--remote", "2026-07-28")
    assert result.exit_code == 1
    assert result.stdout.startswith("no common version\n")
    assert result.stderr == ""


def test_coordinates_that_are_not_listed_are_a_version_without_capabilities(run: Run) -> None:
    result = run("negotiate", "mcp", "--local", "2025-11-25", "--remote", "1.9.0")
    assert result.exit_code == 0
    assert "1.9.0 (not listed)" in result.stdout


def test_agreement_reads_as_before(run: Run, snapshot: SnapshotAssertion) -> None:
    result = run("negotiate", "relay", "--remote", "1.0", "2.0", "--registry", "small")
    assert result.exit_code == 0
    assert result.stdout == snapshot


def test_loss_reads_as_before(run: Run, snapshot: SnapshotAssertion) -> None:
    result = run(
        "negotiate", "relay", "--local", "1.0", "2.0", "--remote", "1.0", "--registry", "small"
    )
    assert result.exit_code == 0
    assert result.stdout == snapshot


@pytest.mark.parametrize(
    "args",
    [
        ("mcp",),
        ("mcp", "--remote"),
        ("mcp", "--local", "--remote", "1.0.0"),
        ("mcp", "--remote", ","),
        ("--remote", "1.0.0"),
    ],
)
def test_missing_list_or_protocol_is_wrong_usage(run: Run, args: tuple[str, ...]) -> None:
    assert run("negotiate", *args).exit_code == 2
