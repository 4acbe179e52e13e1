"""Printing: a terminal's width is kept to, a pipe gets whole lines, JSON stays JSON."""

from __future__ import annotations

import json

import pytest

from registry.cli import text

LONG = "word " * 40


def test_last_column_is_wrapped_in_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    text.table(("name", "text"), [("a", LONG)])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 3
    assert max(map(len, lines)) <= 60


def test_a_row_is_one_line_in_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    text.table(("name", "text"), [("a", LONG), (None, "b")])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert lines[2].startswith("a ")
    assert lines[3].split() == ["-", "b"]


def test_versions_that_look_like_numbers_are_shown_as_they_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text.table(("version",), [("1.0",), ("0.10",)])
    assert capsys.readouterr().out.split()[-2:] == ["1.0", "0.10"]


def test_a_number_that_json_lacks_is_null(capsys: pytest.CaptureFixture[str]) -> None:
    text.print_json({"a": [float("inf"), 1.5], "b": "ö"})
    shown = capsys.readouterr().out
    assert shown.isascii()
    assert json.loads(shown) == {"a": [None, 1.5], "b": "ö"}
