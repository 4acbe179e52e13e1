"""``python -m registry``: the command line, or what to do where it cannot run."""

from __future__ import annotations

import sys


def run() -> int:
    """Run the command line; 1 where click, which it is built on, is not installed."""
    try:
        import click  # noqa: F401 - only whether it is there
    except ModuleNotFoundError:
        sys.stderr.write(
            "the command line needs click: pip install agent-protocol-registry brings it\n"
        )
        return 1
    from registry.cli import main

    main(prog_name="python -m registry")
    return 0  # pragma: no cover - click ends the process itself


if __name__ == "__main__":
    sys.exit(run())
