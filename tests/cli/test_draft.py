"""``draft``: a block printed, or put into its file with all else untouched."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from syrupy.assertion import SnapshotAssertion

from registry.source.load import collect

from .conftest import DATA

if TYPE_CHECKING:
    from .conftest import Run

OFFICIAL = """
# where the facts stand
[[official.schemas]]
file = "{version}.json"
reader = "definitions"
capabilities = { client = "ClientCapabilities", server = "ServerCapabilities" }
source = "https://relay.example/schema"
[official.schemas.methods]
client_requests = ["ClientRequest"]
"""
TEXT = (DATA / "small" / "small.toml").read_text(encoding="utf-8") + OFFICIAL
METHODS = ("about", "parcel/send", "parcel/track", "parcel/weigh")
SCHEMA = {
    "definitions": {
        "ClientRequest": {"anyOf": [{"$ref": f"#/definitions/M{n}"} for n in range(len(METHODS))]},
        **{
            f"M{n}": {"type": "object", "properties": {"method": {"const": method}}}
            for n, method in enumerate(METHODS)
        },
        "ClientCapabilities": {"type": "object", "properties": {}},
        "ServerCapabilities": {
            "type": "object",
            "properties": {"tracking": {"type": "object"}, "signing": {"type": "object"}},
        },
    }
}


@pytest.fixture
def files(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A registry of its own and a schema, in the current folder."""
    (tmp_path / "registry").mkdir()
    (tmp_path / "registry" / "relay.toml").write_text(TEXT, encoding="utf-8")
    (tmp_path / "schema.json").write_text(json.dumps(SCHEMA), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_block_is_printed_and_nothing_written(
    run: Run, files: Path, snapshot: SnapshotAssertion
) -> None:
    result = run("draft", "relay", "2.2", "--schema", "schema.json")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == snapshot
    assert (files / "registry" / "relay.toml").read_text(encoding="utf-8") == TEXT


def test_written_block_stands_in_the_file_and_all_else_untouched(run: Run, files: Path) -> None:
    block = run("draft", "relay", "2.2", "--schema", "schema.json").stdout
    result = run("draft", "relay", "2.2", "--schema", "schema.json", "--write")
    assert result.exit_code == 0
    assert result.stdout.startswith("added version 2.2 to registry/relay.toml\n")
    after = (files / "registry" / "relay.toml").read_text(encoding="utf-8")
    assert after.replace(f"\n{block}", "") == TEXT
    sources, findings = collect(files / "registry")
    assert [finding for finding in findings if finding.level == "error"] == []
    version = next(each for each in sources["relay"].model.versions if each.id == "2.2")
    assert version.adds.client_requests == ["parcel/weigh"]
    assert [path.name for path in (files / "registry").iterdir()] == ["relay.toml"]


def test_base_may_be_named(run: Run, files: Path) -> None:
    result = run("draft", "relay", "2.2", "--schema", "schema.json", "--extends", "1.1")
    assert 'extends = "1.1"' in result.stdout


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("relay", "2.0", "--schema", "schema.json"), "already in the registry"),
        (("relay", "two", "--schema", "schema.json"), "no version of scheme"),
        (("relay", "2.2", "--schema", "nowhere.json"), "cannot be read"),
        (("relay", "2.2", "--schema", "registry/relay.toml"), "is not JSON"),
        (("relay", "2.2", "--schema", "schema.json", "--extends", "7.0"), "unknown version '7.0'"),
        (("realy", "2.2", "--schema", "schema.json"), "did you mean 'relay'?"),
        (("relay", "2.2"), "--schema"),
    ],
)
def test_what_cannot_be_drafted_is_wrong_usage(
    run: Run, files: Path, args: tuple[str, ...], told: str
) -> None:
    result = run("draft", *args)
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stdout == ""


def test_a_file_without_the_shape_of_a_registry_is_told(run: Run, files: Path) -> None:
    (files / "registry" / "relay.toml").write_text("[protocol]\n", encoding="utf-8")
    result = run("draft", "relay", "2.2", "--schema", "schema.json")
    assert result.exit_code == 1
    assert "registry/relay.toml" in result.stderr
