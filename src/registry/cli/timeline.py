"""``timeline``: what happened and what will, over all protocols, in the order of the days.

In: a protocol or none, and a range of days. Out: releases, deprecations and removals. No
clock: a day that is still to come is listed like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from .shelf import Shelf, day_of, json_option, registry_option
from .text import print_json, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..facade import Protocol

#: The order of what falls on one day.
_EVENTS = ("release", "edition", "deprecation", "removal")


@click.command("timeline", short_help="List releases, deprecations and removals by date.")
@click.argument("protocol", required=False)
@click.option("--from", "first", metavar="DATE", help="Nothing before this day, YYYY-MM-DD.")
@click.option("--to", "last", metavar="DATE", help="Nothing after this day.")
@registry_option
@json_option
def command(
    protocol: str | None, first: str | None, last: str | None, path: str | None, as_json: bool
) -> None:
    """List releases, deprecations and removals of one PROTOCOL or of all, oldest first.

    \b
    Events:
      release      a version is published
      edition      a later release that keeps the version's identifier
      deprecation  a feature's window starts
      removal      the first day on which the feature need not be served any more; of one
                   that a version removes, the release of that version

    What a version removes that is not out yet has no day: it stands last, and not at all
    with --from or --to.

    \b
    Examples:
      python -m registry timeline
      python -m registry timeline mcp --from 2026-01-01 --to 2027-12-31
      python -m registry timeline --json

    \b
    Exit codes: 0 shown; 1 broken registry; 2 unknown protocol, or no date.
    """
    start = None if first is None else day_of("--from", first).isoformat()
    end = None if last is None else day_of("--to", last).isoformat()
    if start is not None and end is not None and start > end:
        raise click.UsageError(f"--from {start} is after --to {end}")
    shelf = Shelf(path)
    wanted = shelf.names if protocol is None else (protocol,)
    found = [event for name in wanted for event in _events(shelf.protocol(name))]
    if start is not None or end is not None:
        found = [
            event
            for event in found
            if event["date"] is not None and (start or "") <= event["date"] <= (end or "9999-12-31")
        ]
    found.sort(key=lambda event: (event["date"] or "9999-12-32", _EVENTS.index(event["event"])))
    if as_json:
        print_json({"from": start, "to": end, "events": found})
        return
    if not found:
        click.echo("nothing on these days")
        return
    columns = ("date", "protocol", "event", "subject", "source")
    table(columns, [[event[name] for name in columns] for event in found])


def _events(protocol: Protocol) -> Iterator[dict[str, Any]]:
    def event(date: str | None, kind: str, subject: object, source: str) -> dict[str, Any]:
        return {
            "date": date,
            "protocol": protocol.name,
            "event": kind,
            "subject": str(subject),
            "source": source,
        }

    versions = protocol.tables.versions
    for id, entry in versions.items():
        if entry["released"] is not None:
            yield event(entry["released"], "release", id, entry["source"])
        for release in entry["releases"]:
            if release["released"] != entry["released"]:
                yield event(
                    release["released"], "edition", f"{release['id']} of {id}", release["source"]
                )
    for each in protocol.deprecations:
        yield event(each.deprecated_on.isoformat(), "deprecation", each.feature, each.source)
        if each.removal_date is not None:
            yield event(each.removal_date.isoformat(), "removal", each.feature, each.source)
        elif each.removal_version is not None:
            listed = protocol.tables.listed(each.removal_version)
            yield event(
                None if listed is None else listed["released"],
                "removal",
                f"{each.feature} in {each.removal_version}",
                each.source,
            )
