"""``explain``: why a message, a probe, a session's message or a card is answered as it is.

In: a JSON-RPC message, the outcome of a probe, or an agent card. Out: its facts, the rule
that fired with its file and line, and the outcome; of a card the interface that is chosen.
:mod:`registry.cli.cases` asks the engine; here options are read and the answer is printed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from typing import Any

import click

from ..engine.cards import PREFERENCES
from ..engine.facts import LIFECYCLE, PROBE
from .cases import (
    explain_card,
    explain_lifecycle,
    explain_message,
    explain_probe,
    probe_outcome,
)
from .shelf import Shelf, json_option, policies_of, registry_option, spelled, spelled_all
from .text import heading, pairs, print_json

#: The options that only one way of asking has, for messages to name.
_OF_MESSAGES = {
    "file": "--file",
    "session": "--session",
    "header": "--header",
    "http": "--http",
    "query": "--query",
    "serves": "--serves",
}
_OF_PROBES = {
    "status": "--status",
    "content_type": "--content-type",
    "body": "--body",
    "timeout": "--timeout",
    "closed": "--closed",
    "error": "--error",
}
_OF_CARDS = {"binding": "--binding", "prefer": "--prefer"}
_OF_LIFECYCLES = {"lifecycle": "--lifecycle", "state": "--state"}


@click.command("explain", short_help="Explain how a message or a probe is answered.")
@click.argument("protocol")
@click.option("--file", metavar="FILE", help="Read the message here, not from standard input.")
@click.option("--session", metavar="VERSION", help="A session is open at this version.")
@click.option(
    "--header", multiple=True, metavar="'NAME: VALUE'", help="An HTTP header. Repeatable."
)
@click.option("--http", is_flag=True, help="The message came over HTTP, with or without --header.")
@click.option(
    "--query", multiple=True, metavar="NAME=VALUE", help="A request parameter. Repeatable."
)
@click.option(
    "--serves", multiple=True, metavar="V", help="A version that the server has. Repeatable."
)
@click.option(
    "--policy",
    multiple=True,
    metavar="NAME=VALUE",
    help="A policy; of methods a list with commas. Repeatable.",
)
@click.option("--lifecycle", is_flag=True, help="Explain what the message means for a session.")
@click.option(
    "--state",
    type=click.Choice(LIFECYCLE["state"]),
    help="The session's state, for --lifecycle. Else open with --session, and unopened without.",
)
@click.option(
    "--probe",
    type=click.Choice(PROBE["transport"]),
    help="Explain the outcome of a probe over this transport.",
)
@click.option("--status", type=int, metavar="N", help="--probe http: the status. Else 200.")
@click.option(
    "--content-type", metavar="TYPE", help="--probe http: of the body. Else application/json."
)
@click.option("--body", metavar="FILE", help="--probe: the answer; - is standard input.")
@click.option("--timeout", is_flag=True, help="--probe: no answer in time.")
@click.option("--closed", is_flag=True, help="--probe: the connection was closed.")
@click.option("--error", metavar="TEXT", help="--probe: the transport failed, with this reason.")
@click.option(
    "--speaks",
    multiple=True,
    metavar="V",
    help="--probe, --card: a version of the client, the preferred one first. Repeatable.",
)
@click.option(
    "--card", metavar="FILE", help="Explain the choice from an agent card; - is standard input."
)
@click.option(
    "--binding",
    multiple=True,
    metavar="B",
    help="--card: a binding of the client, the preferred one first. Repeatable.",
)
@click.option(
    "--prefer", type=click.Choice(PREFERENCES), help="--card: whose order decides. Else card."
)
@registry_option
@json_option
def command(protocol: str, path: str | None, as_json: bool, **given: Any) -> None:
    """Explain how PROTOCOL answers a message, what it says of a probe, or chooses from a card.

    Reads one JSON-RPC message and shows its facts, the rule that fired with its file and
    line, and the outcome: the admitted version and era, or the refusal with code, HTTP
    status, message and data.

    \b
    Examples:
      echo '{"method":"tools/list","params":{}}' | python -m registry explain mcp
      python -m registry explain mcp --file call.json --http --header 'Mcp-Method: tools/call'
      python -m registry explain mcp --session 2025-06-18 --file call.json --json
      python -m registry explain a2a --query A2A-Version=0.3 --file send.json
      python -m registry explain mcp --policy sessionless_legacy=assume --http --file call.json

    \b
    The outcome of a probe:
      python -m registry explain mcp --probe http --status 400 --body answer.json
      python -m registry explain mcp --probe http --status 503
      python -m registry explain mcp --probe stdio --timeout --speaks 2026-07-28

    \b
    What a message means for a session:
      echo '{"method":"ping"}' | python -m registry explain mcp --lifecycle --state closed

    \b
    Which interface of an agent card is chosen:
      python -m registry explain a2a --card agent-card.json --speaks 1.0 --binding GRPC

    \b
    Exit codes: 0 explained, whatever the outcome; 1 broken registry;
    2 wrong usage, or input that is no JSON-RPC message, or no JSON.
    """
    _refuse_mixture(given)
    shelf = Shelf(path)
    of = shelf.protocol(protocol)
    policy = policies_of(of, given["policy"])
    speaks = spelled_all(of, given["speaks"]) or None
    if given["card"] is not None:
        case = explain_card(
            of,
            _json(given["card"]),
            speaks,
            _listed(given["binding"]) or None,
            given["prefer"] or "card",
            policy,
        )
    elif given["probe"]:
        outcome = probe_outcome(
            given["probe"],
            status=given["status"],
            content_type=given["content_type"],
            body=None if given["body"] is None else _read(given["body"]),
            timeout=given["timeout"],
            closed=given["closed"],
            error=given["error"],
        )
        case = explain_probe(of, given["probe"], outcome, speaks, policy)
    else:
        message = _message(given["file"])
        session = None if given["session"] is None else spelled(of, given["session"])
        serves = spelled_all(of, given["serves"]) or None
        if given["lifecycle"] or given["state"]:
            case = explain_lifecycle(of, message, given["state"], session, serves, policy)
        else:
            headers = [_pair(text, ":", "--header") for text in given["header"]]
            query = [_pair(text, "=", "--query") for text in given["query"]]
            case = explain_message(
                of,
                message,
                session,
                headers if headers or given["http"] else None,
                query or None,
                serves,
                policy,
            )
    if "rule" in case:
        _place(shelf, case["rule"])
    print_json(case) if as_json else _print(case)


def _refuse_mixture(given: Mapping[str, Any]) -> None:
    """An option of the other way of asking would be passed over in silence."""
    others: dict[str, dict[str, str]]
    if given["card"] is not None:
        reason = "does not go with --card"
        others = {reason: {**_OF_MESSAGES, **_OF_LIFECYCLES, **_OF_PROBES, "probe": "--probe"}}
    elif given["probe"]:
        others = {
            "does not go with --probe": {**_OF_MESSAGES, **_OF_LIFECYCLES},
            "needs --card": _OF_CARDS,
        }
    else:
        others = {
            "needs --probe": _OF_PROBES,
            "needs --card": _OF_CARDS,
            "needs --probe or --card": {"speaks": "--speaks"},
        }
        if given["lifecycle"] or given["state"]:
            others["does not go with --lifecycle"] = {
                name: f"--{name}" for name in ("header", "http", "query")
            }
    for reason, options in others.items():
        for name, option in options.items():
            if given[name] not in (None, False, ()):
                raise click.UsageError(f"{option} {reason}")


def _listed(texts: Iterable[str]) -> list[str]:
    """Names as typed: one a time or several with commas between."""
    return [part.strip() for text in texts for part in text.split(",") if part.strip()]


def _pair(text: str, mark: str, option: str) -> tuple[str, str]:
    name, found, value = text.partition(mark)
    if not found or not name.strip():
        raise click.UsageError(f"{option} takes NAME{mark}VALUE, not {text!r}")
    return name.strip(), value


def _read(file: str | None) -> bytes:
    if file is not None and file != "-":
        try:
            with open(file, "rb") as opened:
                return opened.read()
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise click.UsageError(f"{file} cannot be read: {reason}") from None
    if sys.stdin is not None and sys.stdin.isatty():
        click.echo("reading JSON from the terminal; end it with Ctrl-D", err=True)
    return sys.stdin.buffer.read()


def _json(file: str | None) -> Any:
    try:
        return json.loads(_read(file), parse_constant=_refuse_constant)
    except ValueError as error:
        raise click.UsageError(f"{_where(file)} is no JSON: {error}") from None


def _where(file: str | None) -> str:
    return "standard input" if file is None or file == "-" else file


def _message(file: str | None) -> dict[str, Any]:
    message, where = _json(file), _where(file)
    if isinstance(message, list):
        raise click.UsageError(f"{where} is a batch: explain one message at a time")
    if not isinstance(message, dict) or not isinstance(message.get("method"), str):
        raise click.UsageError(
            f"{where} is no JSON-RPC message: an object with a method, as in "
            '{"method": "ping", "params": {}}'
        )
    return message


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


def _place(shelf: Shelf, rule: dict[str, Any]) -> None:
    """Put into a case's rule where it stands, and what it says there."""
    place = shelf.rule(rule["id"])
    rule["file"] = None if place is None else place.file
    rule["line"] = None if place is None else place.line
    written = {} if place is None else place.written
    rule["when"] = "otherwise" if written.get("otherwise") else written.get("when")
    for name in ("source", "reason", "note"):
        rule[name] = written.get(name)


def _print(case: Mapping[str, Any]) -> None:
    heading(f"{case['title']}: {case['about']}")
    for name, part in (("Facts", case.get("facts")), ("Settings", case["settings"])):
        if part:
            click.echo()
            heading(name)
            pairs((key, _text(value)) for key, value in part.items())
    if "rule" in case:
        _print_rule(case["rule"])
    click.echo()
    heading("Outcome")
    pairs((name, _text(value)) for name, value in _told(case["outcome"]))


def _print_rule(rule: Mapping[str, Any]) -> None:
    click.echo()
    heading("Rule")
    click.echo(f"  {rule['id']}")
    if rule["file"] is not None:
        line = "" if rule["line"] is None else f":{rule['line']}"
        click.echo(f"  {rule['file']}{line}")
    told = {name: rule[name] for name in ("when", "source", "reason", "note") if rule[name]}
    pairs((name, _when(value) if name == "when" else value) for name, value in told.items())


def _told(outcome: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """An outcome as a person reads it."""
    rest = dict(outcome)
    admitted, chosen = rest.pop("admitted", None), rest.pop("chosen", None)
    told: list[tuple[str, Any]] = []
    if chosen is not None:
        told.append(("answer", "chosen" if chosen else "nothing fits"))
    if admitted:
        told.append(("answer", "admitted"))
    elif admitted is False:
        told.append(("answer", f"refused: {rest.pop('error')}"))
    return told + [
        ("HTTP status" if name == "http_status" else name, value) for name, value in rest.items()
    ]


def _when(value: str | Mapping[str, Any]) -> str:
    if isinstance(value, str):
        return value
    told = {fact: each if isinstance(each, str) else "|".join(each) for fact, each in value.items()}
    return ", ".join(f"{fact}={values}" for fact, values in told.items())


def _text(value: object) -> str | None:
    from ..engine.quote import IN_DATA, quote

    if value is None:
        return None
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return _printable(value)
    if isinstance(value, list) and all(isinstance(item, str | int) for item in value):
        return (
            ", ".join(
                _printable(quote(item, marks=False)) if isinstance(item, str) else str(item)
                for item in value
            )
            or "none"
        )
    if isinstance(value, Mapping | list):
        try:
            text = json.dumps(value)
        except (ValueError, RecursionError):
            return quote(value, IN_DATA)
        return text if len(text) <= 4 * IN_DATA else quote(value, 4 * IN_DATA)
    return str(value)


def _printable(text: str) -> str:
    """A text as it is, or quoted where it would move the cursor of a terminal."""
    from ..engine.quote import IN_DATA, quote

    return text if text.isprintable() else quote(text, 4 * IN_DATA)
