"""``build``: constants, tables and documents from a registry.

In: where the registry lies and where its output goes. Out: what was written, or what is
stale. The work is :mod:`registry.codegen.build`'s.
"""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .shelf import default_registry, json_option, shown_path
from .text import counted, print_json

if TYPE_CHECKING:
    from ..codegen.build import BuildReport


@click.command("build", short_help="Build constants, tables and documents.")
@click.option(
    "--registry",
    metavar="DIR",
    type=click.Path(),
    help="The registry to build from. Else ./registry where it holds TOML files, "
    "else the one that this installation was built from.",
)
@click.option(
    "--out",
    metavar="DIR",
    type=click.Path(),
    help="The folder that receives generated/ and docs/reference/. Else the current one, "
    "where ./registry is built.",
)
@click.option("--check", is_flag=True, help="Write nothing: show what is stale, and fail.")
@json_option
def command(registry: str | None, out: str | None, check: bool, as_json: bool) -> None:
    """Build constants, tables, vectors and reference from a registry.

    Writes only what changed, removes what is no longer made, and leaves all old files as
    they are where the registry is broken.

    \b
    Examples:
      python -m registry build
      python -m registry build --check
      python -m registry build --registry my-registry/ --out my-project/

    \b
    Exit codes: 0 built, or nothing to do; 1 broken registry, or with --check stale output;
    2 wrong usage.
    """
    source = registry or default_registry()
    if out is None:
        if Path(source).absolute() != Path("registry").absolute():
            raise click.UsageError("--out is needed where the registry is not ./registry")
        target = "."
    elif not out:
        raise click.UsageError("--out names a folder; '.' is this one")
    else:
        target = out
    from ..codegen.build import build

    report = build(Path(source), Path(target), check)
    if as_json:
        print_json(
            {
                "stale": report.stale,
                "written": list(report.written),
                "removed": list(report.removed),
                "unchanged": len(report.unchanged),
            }
        )
    elif check:
        _print_check(report)
    else:
        _print_build(report)
    if check and report.stale:
        click.echo(f"stale: run {_repairing(registry, out)}", err=True)
        raise click.exceptions.Exit(1)


def _print_build(report: BuildReport) -> None:
    for name in report.written:
        click.echo(f"wrote {name}")
    for name in report.removed:
        click.echo(f"removed {name}")
    same = len(report.unchanged)
    if not report.written and not report.removed:
        click.echo(f"nothing to do: {counted(same, 'file')} up to date")
    else:
        click.echo(
            f"{len(report.written)} written, {len(report.removed)} removed, {same} up to date"
        )


def _print_check(report: BuildReport) -> None:
    if not report.stale:
        click.echo(f"up to date: {counted(len(report.unchanged), 'file')}")
        return
    for line in report.diff.splitlines():
        click.secho(line, fg=_colour(line))


def _colour(line: str) -> str | None:
    if line.startswith(("+++", "---", "@@")):
        return "cyan"
    return {"+": "green", "-": "red"}.get(line[:1])


def _repairing(registry: str | None, out: str | None) -> str:
    """The command that repairs, with the folders that were given."""
    words = ["python", "-m", "registry", "build"]
    if registry is not None:
        words += ["--registry", shown_path(os.path.normpath(registry))]
    if out is not None:
        words += ["--out", shown_path(os.path.normpath(out))]
    return shlex.join(words)
