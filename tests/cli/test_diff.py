"""``diff``: the comparison in three forms."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from syrupy.assertion import SnapshotAssertion

import registry
from registry.compare import compare, to_dict, to_markdown

if TYPE_CHECKING:
    from .conftest import Run


def test_comparison_reads_as_before(run: Run, snapshot: SnapshotAssertion) -> None:
    result = run("diff", "relay", "1.1", "2.0", "--registry", "small")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == snapshot


def test_json_and_markdown_are_the_librarys(run: Run) -> None:
    found = compare(registry.protocol("acp").tables, 1, 2)
    assert json.loads(run("diff", "acp", "1", "2", "--json").stdout) == to_dict(found)
    assert run("diff", "acp", "1", "2", "--markdown").stdout == to_markdown(found) + "\n"


def test_what_went_and_what_came_is_listed(run: Run) -> None:
    lines = run("diff", "mcp", "2025-11-25", "2026-07-28").stdout.splitlines()
    assert "  + server/discover" in lines
    assert "  - ping" in lines


@pytest.mark.parametrize(
    "args",
    [
        ("mcp", "2025-11-25"),
        ("mcp", "2025-11-25", "2026-07-82"),
        ("mcp", "2025-11-25", "2026-07-28", "--json", "--markdown"),
    ],
)
def test_missing_or_unknown_version_is_wrong_usage(run: Run, args: tuple[str, ...]) -> None:
    result = run("diff", *args)
    assert result.exit_code == 2
    assert result.stdout == ""
