"""The group: help that teaches, errors without tracebacks, and what a command may load."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click
import pytest
from syrupy.assertion import SnapshotAssertion

import registry
from registry.cli import main
from registry.cli.group import COMMANDS

if TYPE_CHECKING:
    from .conftest import Run

PACKAGE = Path(registry.__file__).parent
NAMES = main.list_commands(click.Context(main))


def python(*args: str, cwd: Path, **named: object) -> subprocess.CompletedProcess[str]:
    """Python with this package, away from the checkout."""
    env = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    return subprocess.run(  # type: ignore[call-overload, no-any-return]
        [sys.executable, *args],
        cwd=cwd,
        env=env,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        **named,
    )


def test_help_shows_commands_examples_and_exit_codes(run: Run, snapshot: SnapshotAssertion) -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert result.stdout == snapshot


@pytest.mark.parametrize("name", NAMES)
def test_help_of_a_command_teaches(run: Run, name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert "Examples:" in result.stdout
    assert "Exit codes: 0 " in result.stdout


@pytest.mark.parametrize("name", NAMES)
def test_help_names_only_options_that_exist(name: str) -> None:
    command = main.get_command(click.Context(main), name)
    assert command is not None
    known = {option for param in command.params for option in param.opts}
    examples = re.findall(rf"python -m registry {name} (.*)", command.help or "")
    used = {word for example in examples for word in re.findall(r"--[a-z-]+", example)}
    assert examples
    assert used <= known


def test_every_command_that_is_listed_has_its_module() -> None:
    modules = {path.stem for path in (PACKAGE / "cli").glob("*.py")}
    assert set(COMMANDS) <= modules


def test_version_is_the_packages(run: Run) -> None:
    assert registry.__version__ in run("--version").stdout


def test_mistyped_command_is_answered_with_the_close_one(run: Run) -> None:
    result = run("shwo")
    assert result.exit_code == 2
    assert "unknown command 'shwo'; did you mean 'show'?" in result.stderr


def test_unknown_command_is_answered_with_the_list(run: Run) -> None:
    result = run("zzz")
    assert result.exit_code == 2
    assert f"known: {', '.join(NAMES)}" in result.stderr


@pytest.mark.parametrize(
    "args",
    [
        ("show", "mcpp"),
        ("show", "mcp", "2025-11-52"),
        ("negotiate", "mcp", "--remote", "1999-01-01"),
        ("deprecations", "mpc"),
        ("explain", "xyz", "--probe", "stdio", "--timeout"),
    ],
)
def test_unknown_name_is_one_line_on_standard_error(run: Run, args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert re.fullmatch(r"Error: unknown (protocol|version) .*\n", result.stderr)


@pytest.mark.parametrize(
    "args",
    [
        ("show",),
        ("show", "mini"),
        ("deprecations",),
        ("negotiate", "mini", "--remote", "1.0"),
        ("explain", "mini", "--probe", "stdio", "--timeout"),
    ],
)
def test_broken_registry_is_told_whole_on_standard_error(run: Run, args: tuple[str, ...]) -> None:
    broken = Path("broken") / "rule-conditions"
    result = run(*args, "--registry", str(broken))
    expected = (broken / "expected.txt").read_text(encoding="utf-8")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.count("mini.toml:") == expected.count("mini.toml:") > 1


def test_show_runs_as_a_module_away_from_the_checkout(tmp_path: Path) -> None:
    result = python("-m", "registry", "show", "mcp", cwd=tmp_path)
    assert (result.returncode, result.stderr) == (0, "")
    assert "2026-07-28" in result.stdout


@pytest.mark.parametrize(
    "args",
    [
        ["--version"],
        ["--help"],
        ["show", "mcp", "2026-07-28"],
        ["negotiate", "mcp", "--remote", "2025-06-18"],
        ["deprecations"],
    ],
)
def test_commands_on_bundled_tables_need_neither_pydantic_nor_jinja(
    args: list[str], tmp_path: Path
) -> None:
    program = (
        "import sys; sys.modules.update(dict.fromkeys(('pydantic', 'jinja2', 'tomli_w')));"
        f"from registry.cli import main; main({args!r})"
    )
    result = python("-c", program, cwd=tmp_path)
    assert (result.returncode, result.stderr) == (0, "")


def test_without_click_one_line_says_what_to_install(tmp_path: Path) -> None:
    program = (
        "import runpy, sys; sys.modules['click'] = None;"
        "runpy.run_module('registry', run_name='__main__')"
    )
    result = python("-c", program, cwd=tmp_path)
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    assert "click" in result.stderr


def test_a_reader_that_leaves_is_met_quietly(tmp_path: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    env = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    with os.fdopen(write, "wb") as closed:
        result = subprocess.run(
            [sys.executable, "-m", "registry", "show", "mcp", "2025-11-25"],
            cwd=tmp_path,
            env=env,
            stdout=closed,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert result.stderr == b""


def test_output_survives_an_encoding_that_cannot_hold_it(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(PACKAGE.parent), "PYTHONIOENCODING": "latin-1"}
    result = subprocess.run(
        [sys.executable, "-m", "registry", "explain", "mcp"],
        cwd=tmp_path,
        env=env,
        input='{"method": "a→b"}'.encode(),
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, b"")
    assert rb"a\u2192b" in result.stdout
