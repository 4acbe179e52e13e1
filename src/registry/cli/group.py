"""The group of commands: loaded by name, and no library error ever ends in a traceback.

In: the arguments. Out: the command's exit code; a :class:`~registry.engine.errors.RegistryError`
becomes a message on standard error, with exit code 2 for wrong usage and 1 for the rest.
"""

from __future__ import annotations

import errno
import io
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from ..engine.errors import RegistryError, UsageError, suggest

#: The commands in the order in which help lists them, each a module beside this one.
COMMANDS = (
    "show",
    "explain",
    "negotiate",
    "deprecations",
    "timeline",
    "diff",
    "check",
    "build",
    "draft",
)


class Misuse(click.ClickException):
    """Wrong usage that a library call found: its message alone, without the usage line."""

    exit_code = 2


class Commands(click.Group):
    """A group that finds its commands in the modules beside this one."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands, in the order of help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name; only then is its module loaded."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"{__package__}.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does it, with a suggestion for a mistyped name."""
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            close = suggest(args[0], COMMANDS)
            help_ = f"did you mean {close!r}?" if close else f"known: {', '.join(COMMANDS)}"
            ctx.fail(f"unknown command {args[0]!r}; {help_}")
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, *rest: Any, **named: Any) -> Any:
        """Run; what a stream's encoding cannot hold is escaped there, never an error."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")
        return super().main(args, *rest, **named)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; the library's errors become messages and exit codes."""
        try:
            return super().invoke(ctx)
        except RegistryError as error:
            kind = Misuse if isinstance(error, UsageError) else click.ClickException
            raise kind(str(error)) from None
        except RecursionError:
            raise Misuse("the input is nested too deeply") from None
        except OSError as error:
            if error.errno == errno.EPIPE:
                raise  # the reader has gone: click ends quietly
            name = f"{error.filename}: " if error.filename else ""
            notes = "".join(f"; {note}" for note in getattr(error, "__notes__", ()))
            raise click.ClickException(f"{name}{error.strerror or error}{notes}") from None
