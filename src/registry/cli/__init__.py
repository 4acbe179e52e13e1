"""The command line: ``python -m registry COMMAND``.

One module a command; a command's module is loaded when it is named, and what needs a TOML
reader or pydantic only when the command needs it. In: arguments, standard input, the clock
(today's date is read here, for the engine must be given it). Out: text for people, plain in
a pipe, or JSON; exit code 0, 1 or 2. Every decision is the engine's.
"""

from __future__ import annotations

import click

from .. import __version__
from .group import Commands


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="agent-protocol-registry")
def main() -> None:
    """The versions and rules of agent protocols: look them up, ask them, build from them.

    \b
    Examples:
      python -m registry show mcp
      python -m registry show mcp 2026-07-28 --json
      echo '{"method":"tools/list","params":{}}' | python -m registry explain mcp
      python -m registry negotiate mcp --local 2025-11-25 --remote 2025-06-18
      python -m registry deprecations mcp --on 2027-07-28
      python -m registry timeline --from 2026-01-01
      python -m registry diff mcp 2025-11-25 2026-07-28
      python -m registry check registry/
      python -m registry build --check

    \b
    Exit codes of every command:
      0  done
      1  a finding: a broken registry, stale output, no common version
      2  wrong usage: an unknown command, protocol or version, input that cannot be read
    """


__all__ = ["main"]
