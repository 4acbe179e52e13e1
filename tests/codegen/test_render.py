"""The rendering, whole for the small registry and in words for the project's own."""

from __future__ import annotations

import ast
import difflib
import json
import re
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from registry.codegen.reference import escaped, reference_view
from registry.codegen.render import render
from registry.compile.compiler import compile_registry
from registry.source.load import load_sources

# The vectors have tests of their own, and the schema follows the grammar.
SMALL_FILES = (
    "docs/reference/README.md",
    "docs/reference/relay.md",
    "generated/.gitignore",
    "generated/python/agent_protocols/__init__.py",
    "generated/python/agent_protocols/relay.py",
    "generated/tables/relay.json",
    "generated/typescript/relay.ts",
)
PROTOCOLS = ("a2a", "acp", "mcp")


@pytest.mark.parametrize("path", SMALL_FILES)
def test_the_small_registry_is_rendered_as_reviewed(
    small_texts: dict[str, str], path: str, snapshot: SnapshotAssertion
) -> None:
    assert small_texts[path] == snapshot


@pytest.mark.parametrize("name", PROTOCOLS)
def test_the_rules_are_as_reviewed(
    real_folder: Path, name: str, snapshot: SnapshotAssertion
) -> None:
    sources = load_sources(real_folder / f"{name}.toml")
    tables = compile_registry(sources)[name]
    assert reference_view(tables, sources[name].model).rules == snapshot


def texts_of(folder: Path, text: str, name: str = "small.toml") -> dict[str, str]:
    folder.mkdir()
    (folder / name).write_text(text, "utf-8", newline="\n")
    sources = load_sources(folder)
    return render(sources, compile_registry(sources))


def changed_lines(before: str, after: str) -> list[str]:
    lines = list(difflib.ndiff(before.split("\n"), after.split("\n")))
    return [line for line in lines if line[0] in "+-"]


@pytest.mark.parametrize("path", [p for p in SMALL_FILES if "relay" in p])
def test_deleting_one_line_changes_exactly_the_lines_about_it(
    tmp_path: Path,
    small_folder: Path,
    small_texts: dict[str, str],
    path: str,
    snapshot: SnapshotAssertion,
) -> None:
    text = (small_folder / "small.toml").read_text("utf-8")
    line = 'server_notifications = ["note/moved"]\n'
    assert text.count(line) == 1
    after = texts_of(tmp_path / "registry", text.replace(line, ""))
    assert changed_lines(small_texts[path], after[path]) == snapshot


@pytest.mark.parametrize("path", ["docs/reference/mcp.md", "generated/tables/mcp.json"])
def test_deleting_a_method_of_the_real_registry_changes_only_its_rows(
    tmp_path: Path, real_folder: Path, real_texts: dict[str, str], path: str
) -> None:
    text = (real_folder / "mcp.toml").read_text("utf-8")
    line = 'client_notifications = ["notifications/cancelled"]\n'
    assert text.count(line) == 1
    after = texts_of(tmp_path / "registry", text.replace(line, ""), "mcp.toml")
    changed = changed_lines(real_texts[path], after[path])
    about = ("notifications/cancelled", '"client_notifications": [')
    assert changed
    assert [each for each in changed if not any(word in each for word in about)] == []


NASTY = "a | b <c> \\ ''' \"\"\" */ {{ d }} [e](f) `g`"


def test_no_text_of_a_registry_breaks_a_generated_file(tmp_path: Path, small_folder: Path) -> None:
    text = (small_folder / "small.toml").read_text("utf-8")
    nasty = json.dumps(NASTY)
    for old in ('"Relay Protocol"', '"Agreed by a greeting"', '"Pipe"', '"Poll parcel/track."'):
        assert text.count(old) == 1
        text = text.replace(old, nasty)
    texts = texts_of(tmp_path / "registry", text)
    for path in ("__init__", "relay"):
        module = ast.parse(texts[f"generated/python/agent_protocols/{path}.py"])
        assert NASTY in " ".join((ast.get_docstring(module) or "").split())
    typescript = texts["generated/typescript/relay.ts"]
    comments = re.findall(r"/\*\*.*?\*/\n", typescript, re.DOTALL)
    assert len(comments) == typescript.count("/**") == typescript.count("*/\n")
    page = texts["docs/reference/relay.md"]
    assert f"# {escaped(NASTY)} (`relay`)" in page
    [row] = [line for line in page.split("\n") if 'id="relay.transports.pipe"' in line]
    assert len(re.findall(r"(?<!\\)\|", row)) == 8
