"""``diff``: what changed between two versions, and what breaks for whom.

In: a protocol and two versions. Out: text, Markdown or JSON. The comparison is
:mod:`registry.compare`'s work.
"""

from __future__ import annotations

import click

from .shelf import Shelf, registry_option, spelled
from .text import print_json

#: How the lines of a comparison begin.
_COLOURS = {"  + ": "green", "  - ": "red", "  ! ": "yellow"}


@click.command("diff", short_help="Show what changed between two revisions.")
@click.argument("protocol")
@click.argument("old", metavar="A")
@click.argument("new", metavar="B")
@click.option("--markdown", is_flag=True, help="Print Markdown.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@registry_option
def command(
    protocol: str, old: str, new: str, markdown: bool, as_json: bool, path: str | None
) -> None:
    """Show what changed in PROTOCOL from version A to version B, and what breaks.

    Tells methods, capabilities, errors, headers and the like that came and went, what a
    client and a server must do otherwise, and the migrations.

    \b
    Examples:
      python -m registry diff mcp 2025-11-25 2026-07-28
      python -m registry diff a2a 0.3 1.0 --markdown
      python -m registry diff acp 1 2 --json

    \b
    Exit codes: 0 shown, whether or not anything changed; 1 broken registry;
    2 unknown protocol or version.
    """
    from ..compare import compare, to_dict, to_markdown, to_text

    if markdown and as_json:
        raise click.UsageError("give --markdown or --json, not both")
    of = Shelf(path).protocol(protocol)
    found = compare(of.tables, spelled(of, old), spelled(of, new))
    if as_json:
        print_json(to_dict(found))
    elif markdown:
        click.echo(to_markdown(found))
    else:
        for line in to_text(found).splitlines():
            click.secho(line, fg=_COLOURS.get(line[:4]))
