"""``draft``: the block of a revision that the registry lacks, from its official schema.

In: a schema file and a registry. Out: the finished block, printed or put into the registry's
file. What it says is :mod:`registry.source.draft`'s work; only ``--write`` changes a file.
"""

from __future__ import annotations

import os
import tempfile
import tomllib
from typing import TYPE_CHECKING

import click

from ..bundle import checkout, registry_folder
from .shelf import default_registry, shown_path
from .text import counted

if TYPE_CHECKING:
    from ..source.load import Source


@click.command("draft", short_help="Draft a new revision from its official schema.")
@click.argument("protocol")
@click.argument("version")
@click.option(
    "--schema", required=True, metavar="FILE", type=click.Path(), help="The official schema."
)
@click.option("--extends", metavar="V", help="The revision to extend. Else the newest.")
@click.option("--write", is_flag=True, help="Put the block into the registry's file.")
@click.option(
    "--registry",
    "path",
    metavar="PATH",
    type=click.Path(),
    help="The registry, a folder or a file. Else ./registry where it holds TOML files, "
    "else the one that this installation was built from.",
)
def command(
    protocol: str, version: str, schema: str, extends: str | None, write: bool, path: str | None
) -> None:
    """Draft the block of a VERSION that PROTOCOL's registry file does not have yet.

    Reads the revision's official schema and prints what it adds and removes against the
    revision it extends. Whatever is guessed, the era among it, is marked REVIEW.

    \b
    Examples:
      python -m registry draft mcp 2027-01-15 --schema schema.json
      python -m registry draft mcp 2027-01-15 --schema schema.json --extends 2025-11-25
      python -m registry draft mcp 2027-01-15 --schema schema.json --write

    \b
    Exit codes: 0 drafted; 1 broken registry, or a file that cannot be written;
    2 wrong usage: the version is listed already, or the schema is none.
    """
    from ..source.draft import MARK, draft_version, insert_version

    place = path or default_registry()
    if write and checkout() is None and place == registry_folder():
        raise click.UsageError("--write needs --registry: the installed registry is not changed")
    source = _source(place, protocol.lower())
    block = draft_version(source, version, schema, extends)
    if not write:
        click.echo(block, nl=not block.endswith("\n"))
        return
    text = insert_version(source.text, block)
    tomllib.loads(text)  # what was a registry file stays one
    _replace(source.file, text)
    marks = sum(f"# {MARK}" in line for line in block.splitlines())
    click.echo(f"added version {version} to {shown_path(source.file)}")
    click.echo(f"{counted(marks, 'place')} marked {MARK}: settle them, then run")
    click.echo("  python -m registry check")
    click.echo("  python -m registry build")


def _source(path: str, name: str) -> Source:
    """The protocol's file; it may have findings, but must have the shape of a registry."""
    from ..engine.errors import InvalidRegistryError, UnknownProtocolError
    from ..source.load import collect

    sources, findings = collect(path)
    if name in sources:
        return sources[name]
    if any(finding.level == "error" for finding in findings):
        raise InvalidRegistryError(findings)
    raise UnknownProtocolError(name, sources)


def _replace(file: str, text: str) -> None:
    """Write a file whole or not at all."""
    target = os.path.realpath(file)
    handle, staged = tempfile.mkstemp(prefix=".draft-", dir=os.path.dirname(target))
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as opened:
            opened.write(text)
        os.chmod(staged, os.stat(target).st_mode & 0o777)
        os.replace(staged, target)
    except BaseException:
        os.unlink(staged)
        raise
