"""Small layouts of text."""

from __future__ import annotations

import ast
import json

from hypothesis import given
from hypothesis import strategies as st

from registry.codegen.text import docstring, jsdoc, json_text

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda children: st.lists(children) | st.dictionaries(st.text(), children),
    max_leaves=40,
)
# Not filter(str.split): hypothesis takes that for "not empty", and lets blanks through.
prose = st.text(st.characters(exclude_categories=["Cc", "Cs"])).filter(lambda text: text.split())


@given(json_values)
def test_json_text_decodes_to_what_it_was_made_from(value: object) -> None:
    assert json.loads(json_text(value)) == value


def test_adding_to_a_long_list_adds_one_line() -> None:
    names = [f"notifications/{number:030}" for number in range(9)]
    before = json_text({"names": [*names[:-1], "z"]}).split("\n")
    after = json_text({"names": [*names, "z"]}).split("\n")
    assert [line for line in after if line not in before] == [f'  "{names[-1]}",']
    assert [line for line in before if line not in after] == []


@given(st.lists(prose, min_size=1, max_size=3))
def test_no_text_ends_a_docstring_early(paragraphs: list[str]) -> None:
    module = ast.parse(f"X = 1\n{docstring(paragraphs, '')}\n")
    found = ast.literal_eval(module.body[1].value)  # type: ignore[attr-defined]
    assert len(module.body) == 2
    assert found.split() == " ".join(paragraphs).split()


@given(prose)
def test_no_text_ends_a_comment_early(text: str) -> None:
    assert jsdoc([text, "*/"], f"{text} */", "").count("*/") == 1
