"""How the command line prints: headings, tables, pairs and JSON.

In: plain values. Out: text on standard output. Colour is click's, which leaves it out where
the output is no terminal; there nothing is wrapped either, so that a line is a record.
"""

from __future__ import annotations

import json
import math
import shutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import click

_NARROWEST = 24


def heading(text: str) -> None:
    """One line that opens a part."""
    click.secho(text, bold=True)


def table(headers: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """A table; in a terminal its last column is wrapped to fit.

    None shows as "-".
    """
    from tabulate import tabulate

    shown = [["-" if cell is None else str(cell) for cell in row] for row in rows]
    # tabulate gives a heading two places more than it is long.
    widths = _widths([[f"{header}  " for header in headers], *shown])
    click.echo(
        tabulate(
            shown,
            list(headers),
            tablefmt="simple",
            disable_numparse=True,
            maxcolwidths=widths if shown else None,
        )
    )


def pairs(entries: Mapping[str, object] | Iterable[tuple[str, object]]) -> None:
    """Names with their values, a line each, indented; None shows as "-"."""
    listed = list(entries.items() if isinstance(entries, Mapping) else entries)
    width = max((len(name) for name, _ in listed), default=0)
    for name, value in listed:
        text = "-" if value is None else str(value)
        click.echo(f"  {name:<{width}}  {text}".rstrip())


def names(title: str, listed: Sequence[object]) -> None:
    """A blank line, a heading with how many there are, and one name a line; none, nothing."""
    if listed:
        click.echo()
        heading(f"{title} ({len(listed)})")
        for name in listed:
            click.echo(f"  {name}")


def print_json(value: object) -> None:
    """JSON in ASCII, so that every pipe holds it; a number that JSON lacks is null."""
    try:
        text = json.dumps(value, indent=2, allow_nan=False)
    except ValueError:
        text = json.dumps(_finite(value), indent=2, allow_nan=False)
    click.echo(text)


def counted(number: int, noun: str) -> str:
    """A number with its noun.

    >>> counted(1, "error"), counted(2, "error")
    ('1 error', '2 errors')
    """
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _finite(value: Any) -> Any:
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, Mapping):
        return {key: _finite(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(item) for item in value]
    return value


def _widths(rows: list[list[str]]) -> list[int | None] | None:
    """How wide each column may be; None where nothing is to be wrapped."""
    if sys.stdout is None or not sys.stdout.isatty():
        return None
    columns = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    taken = sum(columns[:-1]) + 2 * (len(columns) - 1)
    room = max(shutil.get_terminal_size().columns - taken, _NARROWEST)
    return [None] * (len(columns) - 1) + [room]
