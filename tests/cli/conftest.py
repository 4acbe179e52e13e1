"""What the tests of the command line share: running it, and the small registry."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from registry.cli import main

DATA = Path(__file__).parent.parent / "data"

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in the folder of the test data; an exception of its own fails the test."""
    monkeypatch.chdir(DATA)

    def invoke(*args: str, input: str | bytes | None = None) -> Result:
        result = CliRunner().invoke(main, args, input=input, prog_name="python -m registry")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return invoke
