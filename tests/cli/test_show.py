"""``show``: protocols, revisions and facts, for people and for scripts."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from syrupy.assertion import SnapshotAssertion

import registry

if TYPE_CHECKING:
    from .conftest import Run


@pytest.mark.parametrize("args", [(), ("relay",), ("relay", "1.1"), ("relay", "2.0")])
def test_a_small_registry_reads_as_before(
    run: Run, args: tuple[str, ...], snapshot: SnapshotAssertion
) -> None:
    result = run("show", *args, "--registry", "small")
    assert result.exit_code == 0
    assert result.stdout == snapshot


def test_bundled_protocols_are_listed(run: Run) -> None:
    found = json.loads(run("show", "--json").stdout)
    assert tuple(each["protocol"] for each in found) == registry.protocols()
    assert [each["latest"] for each in found] == [
        registry.protocol(each["protocol"]).latest.wire for each in found
    ]


def test_json_of_a_protocol_lists_every_version(run: Run) -> None:
    found = json.loads(run("show", "MCP", "--json").stdout)
    listed = registry.protocol("mcp").all_versions
    assert [each["version"] for each in found["versions"]] == [each.wire for each in listed]
    assert [each["coordinates"] for each in found["versions"]] == [
        each.version_string for each in listed
    ]


def test_json_of_a_version_holds_what_the_library_answers(run: Run) -> None:
    mcp = registry.protocol("mcp")
    found = json.loads(run("show", "mcp", "2025-11-25", "--json").stdout)
    assert frozenset(found["methods"]["client_requests"]) == (
        mcp.methods("2025-11-25").client_requests
    )
    assert frozenset(found["capabilities"]["server"]) == mcp.capabilities("2025-11-25").server
    assert {each["name"]: each["code"] for each in found["errors"]} == {
        name: error.code for name, error in mcp.errors("2025-11-25").items()
    }


def test_text_of_a_version_names_its_methods(run: Run) -> None:
    shown = run("show", "mcp", "2026-07-28").stdout.splitlines()
    assert "  server/discover" in shown
    assert "  ping" not in shown


@pytest.mark.parametrize(("protocol", "version"), [("acp", "1"), ("a2a", "1.0"), ("a2a", "1.0.1")])
def test_a_version_is_typed_as_it_is_spelled(run: Run, protocol: str, version: str) -> None:
    result = run("show", protocol, version, "--json")
    found = registry.protocol(protocol).latest
    assert json.loads(result.stdout)["version"] == found.wire


def test_one_file_is_a_registry_too(run: Run) -> None:
    assert "Relay Protocol" in run("show", "--registry", "small/small.toml").stdout
