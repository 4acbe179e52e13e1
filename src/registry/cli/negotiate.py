"""``negotiate``: two version lists, and what both sides can speak.

In: versions as typed. Out: the agreed version and what is lost by it, or that there is none.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

from .shelf import Shelf, json_option, registry_option, spelled
from .text import counted, heading, pairs, print_json

if TYPE_CHECKING:
    from ..engine.versions import ProtocolVersion
    from ..facade import Protocol

_COORDINATES = re.compile(r"(\d{1,9})\.(\d{1,9})\.(\d{1,9})", re.ASCII)
_LISTS = ("--local", "--remote")


class _SeveralValues(click.Command):
    """A command whose lists take every word up to the next option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, _repeated(args))


def _repeated(args: list[str]) -> list[str]:
    """``--local A B`` as click reads it: ``--local A --local B``.

    Only once the protocol was named, since it would be taken for a version.
    """
    if not args or args[0].startswith("-"):
        return args
    found: list[str] = []
    current = None
    for word in args:
        if word.startswith("-"):
            current = word if word in _LISTS else None
        elif current is not None and found[-1] != current:
            found.append(current)
        found.append(word)
    return found


@click.command("negotiate", cls=_SeveralValues, short_help="Agree on a version between two lists.")
@click.argument("protocol")
@click.option(
    "--local",
    multiple=True,
    metavar="V...",
    help="This side's versions: on the wire, or coordinates such as 1.2.0. "
    "Else every published one.",
)
@click.option("--remote", multiple=True, required=True, metavar="V...", help="The other side's.")
@registry_option
@json_option
def command(
    protocol: str, local: tuple[str, ...], remote: tuple[str, ...], path: str | None, as_json: bool
) -> None:
    """Agree on a version of PROTOCOL between two lists.

    The highest common minor of the highest common major wins; degraded are the capabilities
    of this side's highest version that the agreed one cannot give. Coordinates that the
    registry does not list stand for a version without known capabilities.

    \b
    Examples:
      python -m registry negotiate mcp --local 2025-11-25 2025-06-18 --remote 2025-06-18
      python -m registry negotiate mcp --remote 1.0.0,1.1.0
      python -m registry negotiate a2a --local 1.0 --remote 0.3 --json

    \b
    Exit codes: 0 agreed; 1 no common version, or a broken registry; 2 unknown protocol or version.
    """
    from ..version_lists import negotiate_version

    of = Shelf(path).protocol(protocol)
    own = _versions(of, local) if local else list(of.versions)
    result = negotiate_version(own, _versions(of, remote))
    agreed = result.negotiated_version
    degraded = sorted(result.degraded_capabilities)
    if as_json:
        print_json(
            {
                "protocol": of.name,
                "success": result.success,
                "negotiated": None if agreed is None else _told(agreed),
                "local": _told(result.local_version),
                "remote": _told(result.remote_version),
                "degraded_capabilities": degraded,
            }
        )
    else:
        heading("no common version" if agreed is None else f"agreed: {_named(agreed)}")
        pairs(
            [
                ("local, highest", _named(result.local_version)),
                ("remote, highest", _named(result.remote_version)),
            ]
        )
        if agreed is not None:
            click.echo()
            click.echo(
                f"{counted(len(degraded), 'capability').replace('ys', 'ies')} degraded"
                + (":" if degraded else "")
            )
            for path_ in degraded:
                click.echo(f"  {path_}")
    if not result.success:
        raise click.exceptions.Exit(1)


def _versions(protocol: Protocol, texts: tuple[str, ...]) -> list[ProtocolVersion]:
    words = [word.strip() for text in texts for word in text.split(",")]
    return [_version(protocol, word) for word in words if word]


def _version(protocol: Protocol, text: str) -> ProtocolVersion:
    from ..engine.versions import ProtocolVersion

    for version in protocol.all_versions:
        if version.version_string == text:
            return version
    wire = spelled(protocol, text)
    match = _COORDINATES.fullmatch(text)
    if match and protocol.tables.listed(wire) is None:
        major, minor, patch = map(int, match.groups())
        return ProtocolVersion(protocol.name, major, minor, patch)
    return protocol.version(wire)


def _named(version: ProtocolVersion) -> str:
    if version.wire is None:
        return f"{version.version_string} (not listed)"
    return f"{version.wire} ({version.version_string})"


def _told(version: ProtocolVersion) -> dict[str, Any]:
    return {"version": version.wire, "coordinates": version.version_string}
