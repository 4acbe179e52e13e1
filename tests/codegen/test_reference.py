"""The reference: tables that hold together, links that lead somewhere, diagrams that are true."""

from __future__ import annotations

import re

import pytest

import registry
from registry.codegen.lifecycle import diagram, reactions
from registry.codegen.reference import code, escaped, link

PAGES = ("a2a", "acp", "mcp", "README")
ANCHORS = re.compile(r'<a id="([^"]+)">')
TARGETS = re.compile(r"\]\((?!https:)([^)]*)\)")


@pytest.mark.parametrize("page", PAGES)
def test_every_row_has_as_many_cells_as_its_head(real_texts: dict[str, str], page: str) -> None:
    head = 0
    odd = []
    for line in real_texts[f"docs/reference/{page}.md"].split("\n"):
        if not line.startswith("|"):
            head = 0
            continue
        cells = len(re.findall(r"(?<!\\)\|", line))
        head = head or cells
        if cells != head:
            odd.append(line)
    assert odd == []


@pytest.mark.parametrize("page", PAGES)
def test_every_link_inside_the_reference_leads_somewhere(
    real_texts: dict[str, str], page: str
) -> None:
    anchors = {
        f"{name}.md#{id}"
        for name in PAGES
        for id in ANCHORS.findall(real_texts[f"docs/reference/{name}.md"])
    }
    pages = {f"{name}.md" for name in PAGES}
    files = {f"../../registry/{name}.toml" for name in PAGES}
    targets = {
        f"{page}.md{target}" if target.startswith("#") else target
        for target in TARGETS.findall(real_texts[f"docs/reference/{page}.md"])
    }
    assert targets - anchors - pages - files == set()


@pytest.mark.parametrize("page", ["a2a", "acp", "mcp"])
def test_every_anchor_stands_once(real_texts: dict[str, str], page: str) -> None:
    found = ANCHORS.findall(real_texts[f"docs/reference/{page}.md"])
    assert [id for id in set(found) if found.count(id) > 1] == []


@pytest.mark.parametrize("name", ["a2a", "acp", "mcp"])
def test_every_rule_has_its_anchor(real_texts: dict[str, str], name: str) -> None:
    anchors = set(ANCHORS.findall(real_texts[f"docs/reference/{name}.md"]))
    tables = registry.protocol(name).tables.data
    rules = {rule["id"] for each in tables["decisions"].values() for rule in each["rules"]}
    assert rules <= anchors


def test_the_diagram_of_a_handshake_follows_the_session_engine() -> None:
    lines = diagram(registry.protocol("mcp").tables.data, "handshake")
    assert "    unopened --> opening: initialize" in lines
    assert "    opening --> open: notifications/initialized" in lines
    assert not any("unopened --> unopened" in line for line in lines)


def test_without_a_confirmation_the_handshake_opens_the_session() -> None:
    lines = diagram(registry.protocol("acp").tables.data, "handshake")
    assert "    unopened --> open: initialize" in lines
    assert not any("--> opening" in line for line in lines)


@pytest.mark.parametrize("state", ["closing", "closed"])
def test_nothing_is_admitted_where_a_session_ends(state: str) -> None:
    found = reactions(registry.protocol("mcp").tables.data, "handshake")
    assert {each.admitted for each in found if each.state == state} == {False}


@pytest.mark.parametrize(
    ("text", "cell"),
    [("a|b", "a\\|b"), ("<i>", "&lt;i&gt;"), ("two\nlines", "two lines"), ("a_b*", "a\\_b\\*")],
)
def test_prose_cannot_break_a_cell(text: str, cell: str) -> None:
    assert escaped(text) == cell


@pytest.mark.parametrize(("text", "cell"), [("a|b", "`a\\|b`"), ("a`b", "`` a`b ``")])
def test_code_cannot_break_a_cell(text: str, cell: str) -> None:
    assert code(text) == cell


def test_an_address_cannot_end_its_link() -> None:
    assert link("https://e.org/(a)|") == "[source](https://e.org/%28a%29%7C)"
