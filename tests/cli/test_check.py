"""``check``: every finding, the exit code, and what the last rules take."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from syrupy.assertion import SnapshotAssertion

from registry.source.load import collect

from .conftest import DATA

if TYPE_CHECKING:
    from .conftest import Run

BROKEN = sorted(path.name for path in (DATA / "broken").iterdir() if path.is_dir())
SMALL = (DATA / "small" / "small.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", BROKEN)
def test_all_findings_of_a_broken_registry_are_told(run: Run, name: str) -> None:
    path = Path("broken") / name
    _, findings = collect(path)
    result = run("check", str(path))
    told = result.stdout.splitlines()
    assert [finding for finding in findings if str(finding).splitlines()[0] not in told] == []
    failed = any(finding.level == "error" for finding in findings)
    assert result.exit_code == int(failed)


def test_sound_registry_reads_as_before(run: Run, snapshot: SnapshotAssertion) -> None:
    result = run("check", "small", "--rules")
    assert result.exit_code == 0
    assert result.stdout == snapshot


def test_otherwise_rules_are_counted_without_being_asked(run: Run) -> None:
    shown = run("check", "small").stdout
    assert "relay.lifecycle.ordinary takes 6 combinations\n" in shown
    assert shown.endswith("1 protocol checked: 0 errors, 0 warnings\n")


def test_warnings_fail_only_when_strict(run: Run) -> None:
    assert run("check", "broken/key-order").exit_code == 0
    assert run("check", "broken/key-order", "--strict").exit_code == 1


def test_gap_and_shadowed_rule_are_findings_with_their_lines(run: Run, tmp_path: Path) -> None:
    ordinary = next(line for line in SMALL.splitlines() if 'id = "ordinary"' in line)
    twice = SMALL.replace(ordinary, ordinary.replace('"ordinary", otherwise', '"twice", otherwise'))
    ended = next(line for line in SMALL.splitlines() if 'id = "ended"' in line)
    broken = twice.replace(ended, f"{ended}\n{ended.replace('ended', 'again')}")
    file = tmp_path / "relay.toml"
    file.write_text(
        broken.replace("otherwise = true, classify", 'when = { state = "open" }, classify')
    )
    result = run("check", str(file), "--json")
    told = json.loads(result.stdout)
    assert result.exit_code == 1
    assert not told["ok"]
    found = {finding["check"]: finding for finding in told["findings"]}
    assert found.keys() == {"uncovered-facts", "unreachable-rule"}
    lines = broken.splitlines()
    assert '"again"' in lines[found["unreachable-rule"]["line"] - 1]
    assert '"twice"' in lines[found["uncovered-facts"]["line"] - 1]


def test_gap_is_told_beside_a_loader_finding(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "relay.toml"
    broken = SMALL.replace("otherwise = true, classify", 'when = { state = "open" }, classify')
    file.write_text(broken.replace('extends = "1.1"', 'extends = "1.7"'))
    told = json.loads(run("check", str(file), "--json").stdout)
    assert "uncovered-facts" in {finding["check"] for finding in told["findings"]}
    assert told["errors"] > 1


def test_more_rules_than_a_table_holds_is_a_finding(run: Run, tmp_path: Path) -> None:
    first = next(line for line in SMALL.splitlines() if 'id = "ended"' in line)
    many = "\n".join(first.replace('"ended"', f'"ended-{number}"') for number in range(300))
    file = tmp_path / "relay.toml"
    file.write_text(SMALL.replace(first, many))
    result = run("check", str(file))
    assert result.exit_code == 1
    lines = file.read_text().splitlines()
    line = next(n for n, text in enumerate(lines, 1) if '"ended-254"' in text)
    found = re.search(r"relay.toml:(\d+): lifecycle.rules\[254\]: (.*)", result.stdout)
    assert found is not None
    assert int(found[1]) == line
    assert found[2].startswith("a decision has at most 254 rules, not 30")


def test_json_tells_what_otherwise_rules_take(run: Run) -> None:
    told = json.loads(run("check", "small", "--json").stdout)
    assert told["ok"]
    last = told["protocols"][0]["decisions"]["lifecycle"]
    assert last["otherwise"] == "relay.lifecycle.ordinary"
    assert last["cells"] == 6
    assert all("method=ordinary" in taken for taken in last["takes"])


def test_without_a_path_the_registry_of_the_folder_is_checked(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "registry").mkdir()
    (tmp_path / "registry" / "relay.toml").write_text(SMALL)
    monkeypatch.chdir(tmp_path)
    told = json.loads(run("check", "--json").stdout)
    assert [each["file"] for each in told["protocols"]] == ["registry/relay.toml"]


def test_a_path_that_is_not_there_is_a_finding(run: Run) -> None:
    result = run("check", "nowhere")
    assert result.exit_code == 1
    assert "nowhere: no such file or directory" in result.stdout


def test_path_and_registry_together_are_wrong_usage(run: Run) -> None:
    assert run("check", "small", "--registry", "small").exit_code == 2
