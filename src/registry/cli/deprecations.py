"""``deprecations``: what is on its way out, and where each stands on a day.

In: a day, today where none is given. Out: the calendar, earliest removal first.
"""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, Any

import click

from .shelf import Shelf, day_of, json_option, registry_option
from .text import print_json, table

if TYPE_CHECKING:
    from ..facade import Protocol


@click.command("deprecations", short_help="Show what is deprecated, and when it goes.")
@click.argument("protocol", required=False)
@click.option("--on", metavar="DATE", help="The day to judge by, YYYY-MM-DD. Else today.")
@registry_option
@json_option
def command(protocol: str | None, on: str | None, path: str | None, as_json: bool) -> None:
    """Show what is deprecated, of one PROTOCOL or of all, and when it goes.

    \b
    States on the day:
      active      not deprecated yet
      deprecated  still advertised and served
      removable   its window is closed, or the version that removes it is out: it may go,
                  which a later revision decides

    \b
    Examples:
      python -m registry deprecations
      python -m registry deprecations mcp --on 2027-07-28
      python -m registry deprecations --json

    \b
    Exit codes: 0 shown; 1 broken registry; 2 unknown protocol, or no date.
    """
    day = datetime.date.today() if on is None else day_of("--on", on)
    shelf = Shelf(path)
    wanted = shelf.names if protocol is None else (protocol,)
    found = [entry for name in wanted for entry in _calendar(shelf.protocol(name), day)]
    found.sort(key=lambda entry: entry["removal_date"] or "9999")
    if as_json:
        print_json({"on": day.isoformat(), "deprecations": found})
        return
    if not found:
        click.echo("nothing is deprecated")
        return
    click.echo(f"on {day.isoformat()}:")
    click.echo()
    table(
        ("protocol", "feature", "since", "in", "months", "removal", "state", "migration"),
        [
            (
                entry["protocol"],
                entry["feature"],
                entry["deprecated_on"],
                entry["deprecated_in"],
                entry["months"]
                if entry["window_months"] is None
                else f"{entry['months']} of {entry['window_months']}",
                _removal(entry),
                entry["state"],
                entry["migration"],
            )
            for entry in found
        ],
    )


def _calendar(protocol: Protocol, day: datetime.date) -> list[dict[str, Any]]:
    return [
        {
            "protocol": protocol.name,
            "feature": entry.feature,
            "state": "active"
            if day < entry.deprecated_on
            else "deprecated"
            if protocol.shim_active(entry.feature, on=day)
            else "removable",
            "deprecated_in": entry.deprecated_in,
            "deprecated_on": entry.deprecated_on.isoformat(),
            "months": protocol.months_since_deprecation(entry.feature, on=day),
            "window_months": entry.window_months,
            "removal_date": entry.removal_date and entry.removal_date.isoformat(),
            "removal_version": entry.removal_version,
            "migration": entry.migration,
            "source": entry.source,
        }
        for entry in protocol.deprecations
    ]


def _removal(entry: dict[str, Any]) -> str | None:
    if entry["removal_date"]:
        return str(entry["removal_date"])
    return None if entry["removal_version"] is None else f"in {entry['removal_version']}"
