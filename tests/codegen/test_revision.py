"""A new revision is a few lines of TOML, and shows everywhere without a line of Python."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

import registry
from registry.codegen.build import build
from registry.codegen.vectors import vectors
from registry.compile.compiler import compile_registry
from registry.source import load_sources

#: Of a year in which no revision is listed, with a method that no revision has.
REVISION = """\
[[versions]]
id = "2099-01-15"
era = "modern"
status = "current"
released = 2099-01-15
compat = "{compat}"
extends = "{latest}"
source = "https://modelcontextprotocol.io/specification/2099-01-15/changelog#major-changes"

[versions.adds]
client_requests = ["tools/measure"]

[versions.removes]
client_requests = ["prompts/get"]

"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory, real_folder: Path) -> Path:
    """The real registry with one revision more, whichever is the current one, and its build."""
    folder = tmp_path_factory.mktemp("project")
    text = (real_folder / "mcp.toml").read_text("utf-8")
    [latest] = [
        version for version in tomllib.loads(text)["versions"] if version["status"] == "current"
    ]
    major, minor, patch = map(int, latest["compat"].split("."))
    revision = REVISION.format(compat=f"{major}.{minor}.{patch + 1}", latest=latest["id"])
    before, _, after = text.partition('status = "current"')
    assert 'status = "current"' not in after
    draft = after.index('[[versions]]\nid = "draft"')
    (folder / "registry").mkdir()
    (folder / "registry" / "mcp.toml").write_text(
        f'{before}status = "final"{after[:draft]}{revision}{after[draft:]}', "utf-8"
    )
    build(folder / "registry", folder)
    return folder


def test_it_is_under_25_lines() -> None:
    assert REVISION.count("\n") + 1 < 25


def test_it_shows_in_the_constants(project: Path) -> None:
    text = (project / "generated/python/agent_protocols/mcp.py").read_text("utf-8")
    assert 'VERSION_2099_01_15: Final = "2099-01-15"' in text
    assert "LATEST_MODERN_VERSION: Final = VERSION_2099_01_15" in text
    assert 'METHOD_TOOLS_MEASURE: Final = "tools/measure"' in text


def test_it_shows_in_the_tables(project: Path) -> None:
    tables = json.loads((project / "generated/tables/mcp.json").read_bytes())
    [version] = [each for each in tables["versions"] if each["id"] == "2099-01-15"]
    assert "tools/measure" in version["methods"]["client_requests"]
    assert "prompts/get" not in version["methods"]["client_requests"]


def test_it_shows_in_the_reference(project: Path) -> None:
    text = (project / "docs/reference/mcp.md").read_text("utf-8")
    [row] = [line for line in text.split("\n") if "client_requests.tools-measure" in line]
    assert "| `2026-07-28` |" not in row
    assert row.count("●") == 1
    assert '<a id="mcp.version.2099-01-15"></a>' in text


def test_the_vectors_grow_at_their_ends_and_few_old_ones_change(
    project: Path, real_folder: Path
) -> None:
    before, after = (
        {case["id"]: case for case in map(json.loads, lines[1:])}
        for lines in (
            vectors(compile_registry(load_sources(real_folder))["mcp"]),
            (project / "generated/vectors/mcp.jsonl").read_text("utf-8").splitlines(),
        )
    )
    assert set(before) < set(after)
    changed = [before[id]["input"] for id in before if before[id] != after[id]]
    assert len(changed) < 30
    newest = [case for case in after.values() if "2099-01-15" in str(case["input"])]
    assert {case["kind"] for case in newest} == {
        *("admission", "answer", "era", "handshake", "negotiation", "pick", "session")
    }


def test_the_engine_serves_it(project: Path) -> None:
    mcp = registry.load(project / "registry")["mcp"]
    assert mcp.latest.wire == "2099-01-15"
    assert mcp.supports("2099-01-15", "tools/measure")
    assert not mcp.supports("2099-01-15", "prompts/get")
    params = {
        "_meta": {
            "io.modelcontextprotocol/protocolVersion": "2099-01-15",
            "io.modelcontextprotocol/clientCapabilities": {},
        }
    }
    answer = mcp.server().admit(registry.UNOPENED, "tools/measure", params)
    assert isinstance(answer, registry.Admission)
    assert (answer.version, answer.rule) == ("2099-01-15", "mcp.admission.modern")
