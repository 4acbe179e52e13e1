"""``build``: where it reads and writes by default, what it says, and when it fails."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from registry.bundle import registry_folder

from .conftest import DATA

if TYPE_CHECKING:
    from .conftest import Run

SMALL = (DATA / "small" / "small.toml").read_text(encoding="utf-8")
TABLES = "generated/tables/relay.json"


@pytest.fixture
def project(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with a registry of its own, as the current folder."""
    (tmp_path / "registry").mkdir()
    (tmp_path / "registry" / "relay.toml").write_text(SMALL, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_first_build_says_what_it_wrote_and_the_second_that_nothing_is_to_do(
    run: Run, project: Path
) -> None:
    first = run("build")
    assert first.exit_code == 0
    assert f"wrote {TABLES}\n" in first.stdout
    assert json.loads((project / TABLES).read_text(encoding="utf-8"))["protocol"]["id"] == "relay"
    second = run("build")
    assert second.exit_code == 0
    assert second.stdout.startswith("nothing to do: ")


def test_check_writes_nothing_shows_the_difference_and_names_the_repair(
    run: Run, project: Path
) -> None:
    run("build")
    assert run("build", "--check").exit_code == 0
    file = project / "registry" / "relay.toml"
    file.write_text(SMALL.replace('title = "Relay Protocol"', 'title = "Relay"'), encoding="utf-8")
    before = (project / TABLES).read_bytes()
    result = run("build", "--check")
    assert result.exit_code == 1
    assert f"+++ b/{TABLES}\n" in result.stdout
    assert result.stderr == "stale: run python -m registry build\n"
    assert (project / TABLES).read_bytes() == before
    assert run("build").exit_code == 0
    assert run("build", "--check").exit_code == 0


def test_output_of_a_protocol_that_is_gone_is_removed(run: Run, project: Path) -> None:
    other = project / "registry" / "second.toml"
    other.write_text(SMALL.replace('id = "relay"', 'id = "second"', 1), encoding="utf-8")
    run("build")
    other.unlink()
    result = run("build")
    assert "removed generated/tables/second.json\n" in result.stdout
    assert not (project / "generated" / "tables" / "second.json").exists()


def test_registry_and_out_serve_another_project(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out put"
    result = run("build", "--registry", "small", "--out", str(out), "--json")
    told = json.loads(result.stdout)
    assert result.exit_code == 0
    assert TABLES in told["written"]
    assert (out / TABLES).is_file()
    (out / TABLES).write_text("", encoding="utf-8")
    stale = run("build", "--registry", "small", "--out", str(out), "--check")
    assert stale.exit_code == 1
    repair = f"python -m registry build --registry small --out '{out}'"
    assert stale.stderr == f"stale: run {repair}\n"


def test_without_a_registry_of_the_folder_the_place_of_output_is_asked_for(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert Path(registry_folder()).is_dir()
    result = run("build")
    assert result.exit_code == 2
    assert "--out is needed" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_broken_registry_is_told_whole_and_leaves_the_old_files(run: Run, project: Path) -> None:
    run("build")
    before = (project / TABLES).read_bytes()
    file = project / "registry" / "relay.toml"
    broken = SMALL.replace('era = "letter"', 'era = "lettre"').replace('"1.1"', '"1.7"', 1)
    file.write_text(broken, encoding="utf-8")
    result = run("build")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "registry/relay.toml:" in result.stderr
    assert "did you mean 'letter'?" in result.stderr
    assert result.stderr.count("registry/relay.toml:") > 1
    assert (project / TABLES).read_bytes() == before


def test_folder_that_cannot_be_written_is_one_line(run: Run, project: Path) -> None:
    (project / "generated").write_text("a file, not a folder", encoding="utf-8")
    result = run("build")
    assert result.exit_code == 1
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1


def test_an_empty_out_is_no_folder(run: Run, project: Path) -> None:
    result = run("build", "--registry", "registry", "--out", "")
    assert result.exit_code == 2
    assert "--out names a folder" in result.stderr
