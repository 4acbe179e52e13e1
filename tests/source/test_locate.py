"""The locator: exact for every way of writing a key, and never in the way."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from registry.source.locate import Lines

TEXT = '''\
# a comment with [brackets] and = signs
top = 1
"quoted key" = { "a b" = 1, nested = { c.d = [1, 2] } }
dotted.one = 1
dotted."two.three".four = 2
text = """
[not.a.table]
key = "no key"\\
""""
after = true
raw = \'\'\'
[[nor.this]]
it''s = 1
\'\'\'\'\'
list = [ # comment ]
  "a, b", # "c",
  [
    2026-01-01T10:00:00Z, 2026-01-01 10:00:00,
  ],
  { x = "}" }, { x = \'"\' },

  "last",
]
escaped = "\\"]"  # "

[table]
key = 1

[table.sub]  # below
"tab\\tkey" = 1

[[array]]
name = "first"
[array.sub]
deep = [
  1,
  2,
]
[[array.inner]]
n = 0
[[array.inner]]
n = 1

  [[ array ]]
  name = "second"
  [[array.inner]]
  n = 2

[implied.by.header]
x = 1
[implied]
y = 2
'''

PLACES = [
    (("top",), 2),
    (("quoted key",), 3),
    (("quoted key", "a b"), 3),
    (("quoted key", "nested", "c", "d", 1), 3),
    (("dotted", "one"), 4),
    (("dotted", "two.three", "four"), 5),
    (("text",), 6),
    (("after",), 10),
    (("raw",), 11),
    (("list",), 15),
    (("list", 0), 16),
    (("list", 1), 17),
    (("list", 1, 1), 18),
    (("list", 3, "x"), 20),
    (("list", 4), 22),
    (("escaped",), 24),
    (("table", "key"), 27),
    (("table", "sub"), 29),
    (("table", "sub", "tab\tkey"), 30),
    (("array",), 32),
    (("array", 0), 32),
    (("array", 0, "name"), 33),
    (("array", 0, "sub", "deep", 1), 37),
    (("array", 0, "inner", 1, "n"), 42),
    (("array", 1), 44),
    (("array", 1, "name"), 45),
    (("array", 1, "inner", 0, "n"), 47),
    (("implied", "by", "header", "x"), 50),
    (("implied",), 51),
]


def paths_of(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        yield (*path, key)
        if isinstance(item, dict | list):
            yield from paths_of(item, (*path, key))


@pytest.mark.parametrize(("path", "line"), PLACES, ids=str)
def test_a_key_is_found_on_its_line(path: tuple[str | int, ...], line: int) -> None:
    assert Lines(TEXT).find(path) == line


@pytest.mark.parametrize("path", list(paths_of(tomllib.loads(TEXT))), ids=str)
def test_every_key_of_the_text_is_found_itself(path: tuple[str | int, ...]) -> None:
    parent = Lines(TEXT).find(path[:-1]) if len(path) > 1 else 0
    found = Lines(TEXT).find(path)
    assert found is not None
    assert parent is not None
    assert path in Lines(TEXT)._scan.lines


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("table", "absent"), 26),
        (("array", 1, "sub", "deep", 0), 44),
        (("list", 9), 15),
        (("absent",), None),
        ((), None),
    ],
    ids=str,
)
def test_what_is_absent_is_found_at_what_encloses_it(
    path: tuple[str | int, ...], line: int | None
) -> None:
    assert Lines(TEXT).find(path) == line


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("array", 0), 42),
        (("array", 1), 47),
        (("array", 0, "sub"), 38),
        (("list",), 23),
        (("text",), 9),
        (("absent",), None),
    ],
    ids=str,
)
def test_an_entry_ends_with_all_that_is_below_it(
    path: tuple[str | int, ...], line: int | None
) -> None:
    assert Lines(TEXT).find_last(path) == line


@pytest.mark.parametrize(
    ("path", "is_header"),
    [
        (("table", "sub"), True),
        (("array",), True),
        (("array", 1), True),
        (("quoted key",), False),
        (("dotted",), False),
    ],
    ids=str,
)
def test_a_header_is_told_from_a_value(path: tuple[str | int, ...], is_header: bool) -> None:
    assert Lines(TEXT).is_header(path) is is_header


keys = st.text(max_size=6)
tables = st.dictionaries(
    keys,
    st.recursive(
        st.one_of(
            st.booleans(),
            st.integers(),
            st.text(max_size=12),
            st.dates(),
            st.datetimes(),
            st.floats(),
        ),
        lambda inner: st.one_of(
            st.lists(inner, max_size=4), st.dictionaries(keys, inner, max_size=4)
        ),
        max_leaves=12,
    ),
    max_size=4,
)


@given(table=tables, multiline=st.booleans())
def test_every_key_of_any_text_is_found_in_order(table: dict[str, Any], multiline: bool) -> None:
    text = tomli_w.dumps(table, multiline_strings=multiline)
    lines = Lines(text)
    for path in paths_of(tomllib.loads(text)):
        assert path in lines._scan.lines
        assert 1 <= lines._scan.lines[path] <= text.count("\n") + 1


@given(text=st.text(alphabet="[]{}=.,'\"\\#\n \r\tab1-", max_size=60))
def test_no_text_makes_the_locator_raise(text: str) -> None:
    lines = Lines(text)
    assert lines.find(("a",)) is None or lines.find(("a",)) in range(1, text.count("\n") + 2)
    try:
        paths = list(paths_of(tomllib.loads(text)))
    except tomllib.TOMLDecodeError:
        return
    for path in paths:
        assert path in lines._scan.lines


@pytest.mark.parametrize("text", ["a = " + "[" * 100000, "a." * 100000 + "b = 1", "'" * 100000])
def test_depth_and_length_are_no_obstacle(text: str) -> None:
    assert Lines(text).find(("b",)) is None
