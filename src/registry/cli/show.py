"""``show``: the protocols, one protocol, or one version of it.

In: names. Out: what the registry says of them. Nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click

from .shelf import Shelf, json_option, registry_option, spelled
from .text import heading, names, pairs, print_json, table

if TYPE_CHECKING:
    from ..facade import Protocol

_METHODS = {
    "client_requests": "Requests by the client",
    "client_notifications": "Notifications by the client",
    "server_requests": "Requests by the server",
    "server_notifications": "Notifications by the server",
}
_LISTS = {
    "headers": "Headers",
    "metadata_keys": "Metadata keys",
    "transports": "Transports",
    "features": "Features",
    "grpc_operations": "gRPC operations",
    "http_operations": "HTTP operations",
    "card_paths": "Card paths",
}


@click.command("show", short_help="Show protocols, revisions, or one version's facts.")
@click.argument("protocol", required=False)
@click.argument("version", required=False)
@registry_option
@json_option
def command(protocol: str | None, version: str | None, path: str | None, as_json: bool) -> None:
    """Show the protocols, a PROTOCOL's revisions, or all facts of one VERSION.

    \b
    Examples:
      python -m registry show
      python -m registry show mcp
      python -m registry show a2a 1.0
      python -m registry show acp 1 --json
      python -m registry show relay --registry my-registry/

    \b
    Exit codes: 0 shown; 1 broken registry; 2 unknown protocol or version.
    """
    shelf = Shelf(path)
    if protocol is None:
        found = [_summary(shelf.protocol(name)) for name in shelf.names]
        print_json(found) if as_json else _show_protocols(found)
        return
    of = shelf.protocol(protocol)
    if version is None:
        whole = _protocol(of)
        print_json(whole) if as_json else _show_protocol(whole)
        return
    facts = _version(of, spelled(of, version))
    print_json(facts) if as_json else _show_version(facts)


def _summary(protocol: Protocol) -> dict[str, Any]:
    published = protocol.versions
    return {
        "protocol": protocol.name,
        "title": protocol.title,
        "latest": published[-1].wire if published else None,
        "published": len(published),
        "listed": len(protocol.all_versions),
        "eras": list(protocol.tables.data["eras"]),
        "source": protocol.tables.data["protocol"]["source"],
    }


def _show_protocols(found: list[dict[str, Any]]) -> None:
    table(
        ("protocol", "title", "latest", "published", "eras"),
        [
            (
                each["protocol"],
                each["title"],
                each["latest"],
                each["published"],
                ", ".join(each["eras"]),
            )
            for each in found
        ],
    )


def _protocol(protocol: Protocol) -> dict[str, Any]:
    data = protocol.tables.data
    return {
        **_summary(protocol),
        "summary": data["protocol"]["summary"],
        "scheme": data["protocol"]["scheme"],
        "interop": data["protocol"]["interop"],
        "eras": [
            {
                "name": name,
                "lifecycle": era["lifecycle"],
                "since": era["since"],
                "title": era["title"],
                "source": era["source"],
            }
            for name, era in data["eras"].items()
        ],
        "versions": [
            {
                "version": entry["id"],
                "era": entry["era"],
                "status": entry["status"],
                "released": entry["released"],
                "coordinates": ".".join(map(str, entry["compat"])),
                "methods": len({name for kind in entry["methods"].values() for name in kind}),
                "capabilities": sum(map(len, entry["capabilities"].values())),
                "errors": len(entry["errors"]),
            }
            for entry in data["versions"]
        ],
        "policies": {
            name: {
                "sides": policy["sides"],
                "default": policy["default"],
                "values": policy["values"],
            }
            for name, policy in data["policies"].items()
        },
        "rules": {name: len(decision["rules"]) for name, decision in data["decisions"].items()},
        "deprecations": len(data["deprecations"]),
    }


def _show_protocol(whole: Mapping[str, Any]) -> None:
    heading(f"{whole['title']} ({whole['protocol']})")
    click.echo(whole["summary"])
    click.echo(whole["source"])
    click.echo()
    columns = (
        "version",
        "era",
        "status",
        "released",
        "coordinates",
        "methods",
        "capabilities",
        "errors",
    )
    table(columns, [[each[name] for name in columns] for each in whole["versions"]])
    click.echo()
    table(
        ("era", "lifecycle", "since", "title"),
        [(each["name"], each["lifecycle"], each["since"], each["title"]) for each in whole["eras"]],
    )
    if whole["policies"]:
        click.echo()
        table(
            ("policy", "sides", "default", "values"),
            [
                (
                    name,
                    ", ".join(policy["sides"]),
                    _listed(policy["default"]),
                    _listed(policy["values"]),
                )
                for name, policy in whole["policies"].items()
            ],
        )
    click.echo()
    click.echo("rules: " + ", ".join(f"{n} {name}" for name, n in whole["rules"].items()))
    click.echo(f"deprecations: {whole['deprecations']}")


def _version(protocol: Protocol, version: object) -> dict[str, Any]:
    wire = protocol.version(version).wire
    assert wire is not None  # a version of a registry has its wire form
    entry = protocol.tables.versions[wire]
    errors = protocol.tables.data["errors"]
    return {
        "protocol": protocol.name,
        "title": protocol.title,
        "version": entry["id"],
        "era": entry["era"],
        "status": entry["status"],
        "released": entry["released"],
        "coordinates": ".".join(map(str, entry["compat"])),
        "extends": entry["extends"],
        "source": entry["source"],
        "schema": entry["schema"],
        "note": entry["note"],
        "releases": entry["releases"],
        "methods": entry["methods"],
        "capabilities": entry["capabilities"],
        "errors": [
            {
                "name": errors[key]["name"],
                "code": errors[key]["code"],
                "http_status": errors[key]["http_status"],
                "grpc_status": errors[key]["grpc_status"],
                "message": errors[key]["message"],
                "source": errors[key]["source"],
            }
            for key in entry["errors"]
        ],
        **{name: entry[name] for name in _LISTS},
    }


def _show_version(facts: Mapping[str, Any]) -> None:
    heading(f"{facts['title']} {facts['version']}")
    told = ("era", "status", "released", "coordinates", "extends", "source", "schema", "note")
    pairs([(name, facts[name]) for name in told if facts[name] is not None])
    if facts["releases"]:
        click.echo()
        table(
            ("release", "released", "source"),
            [(each["id"], each["released"], each["source"]) for each in facts["releases"]],
        )
    for name, title in _METHODS.items():
        names(title, facts["methods"][name])
    for side in ("client", "server"):
        names(f"Capabilities of the {side}", facts["capabilities"][side])
    if facts["errors"]:
        columns = ["name", "code", "http_status", "grpc_status", "message"]
        columns = [
            name for name in columns if any(error[name] is not None for error in facts["errors"])
        ]
        click.echo()
        heading(f"Errors ({len(facts['errors'])})")
        table(
            [name.replace("_", " ") for name in columns],
            [[error[name] for name in columns] for error in facts["errors"]],
        )
    for name, title in _LISTS.items():
        names(title, facts[name])


def _listed(value: Any) -> str:
    return value if isinstance(value, str) else ", ".join(value) or "none"
