"""What ``explain`` shows: a message, a probe, a session's message or a card, put to the engine.

In: a protocol, what was received, and the side's settings. Out: a case, in JSON values:
``protocol``, ``title``, ``about``, ``facts``, ``settings``, ``rule`` (its ``id``) and
``outcome``; of a card without facts and rule. Where the rule stands is filled in by
:mod:`registry.cli.explain`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import click

from ..engine.frozen import thaw
from ..engine.quote import quote

if TYPE_CHECKING:
    from ..facade import Protocol

    Wire = str | int
    Pairs = list[tuple[str, str]]


def explain_message(
    protocol: Protocol,
    message: Mapping[str, Any],
    session: Wire | None,
    headers: Pairs | None,
    query: Pairs | None,
    serves: list[Wire] | None,
    policy: Mapping[str, Any],
) -> dict[str, Any]:
    """How a server admits or refuses a message.

    Raises:
        UsageError: an unknown version or policy, or a session at a version without one.
    """
    from ..engine.answers import Admission
    from ..engine.sides import UNOPENED, Open

    server = protocol.server(serves, policy)
    if (
        session is not None
        and protocol.tables.lifecycle(protocol.version(session).era) != "handshake"
    ):
        raise click.UsageError(
            f"no session is opened at {session}: each message declares it, so leave --session out"
        )
    why = server.explain(
        UNOPENED if session is None else Open(session),
        message["method"],
        message.get("params"),
        headers,
        query,
    )
    answer = why.answer
    outcome: dict[str, Any]
    if isinstance(answer, Admission):
        outcome = {
            "admitted": True,
            "version": answer.version,
            "era": answer.era,
            "capabilities": thaw(answer.capabilities),
        }
    else:
        refused = answer.to_jsonrpc()["error"]
        outcome = {
            "admitted": False,
            "error": answer.error,
            "code": answer.code,
            "http_status": answer.http_status,
            "message": answer.message,
            "data": refused.get("data"),
        }
    where = "no session" if session is None else f"a session at {session}"
    how = "no headers" if headers is None else f"HTTP with {len(headers)} headers"
    return _case(
        protocol,
        f"{quote(message['method'])}, {where}, {how}",
        why.facts,
        {"serves": list(server.supported), **_settled(protocol, "admission", server.policy)},
        why.rule,
        outcome,
    )


def explain_lifecycle(
    protocol: Protocol,
    message: Mapping[str, Any],
    state: str | None,
    session: Wire | None,
    serves: list[Wire] | None,
    policy: Mapping[str, Any],
) -> dict[str, Any]:
    """What a message means for a session.

    Raises:
        UsageError: an unknown version or policy.
    """
    from ..engine.session import SessionState

    at = SessionState(state or ("unopened" if session is None else "open"))
    if session is None and at in (SessionState.OPENING, SessionState.OPEN):
        raise click.UsageError(f"a session that is {at.value} has a version: give --session")
    lifecycle = protocol.lifecycle(serves, policy)
    wire = None if session is None else protocol.version(session).wire
    profile = None if wire is None else lifecycle.profile_of(wire)
    why = lifecycle.explain(at, profile, message["method"])
    where = at.value if wire is None else f"{at.value} at {wire}"
    return _case(
        protocol,
        f"{quote(message['method'])} in a session that is {where}",
        why.facts,
        _settled(protocol, "lifecycle", lifecycle.policy),
        why.rule,
        {"classification": why.classification.value},
    )


def probe_outcome(
    transport: str,
    *,
    status: int | None,
    content_type: str | None,
    body: bytes | None,
    timeout: bool,
    closed: bool,
    error: str | None,
) -> object:
    """The outcome that a probe's options stand for.

    Raises:
        click.UsageError: they name none or several, or the body of stdio is no response.
    """
    from ..engine import probe

    replied = body is not None or status is not None or content_type is not None
    chosen = [timeout, closed, error is not None, replied]
    if sum(chosen) != 1:
        own = "--status and --body" if transport == "http" else "--body"
        several = "one of" if any(chosen) else "an outcome:"
        raise click.UsageError(f"--probe takes {several} {own}, --timeout, --closed, --error")
    if timeout:
        return probe.Timeout()
    if closed:
        return probe.Closed()
    if error is not None:
        return probe.TransportError(error)
    if transport == "http":
        if content_type is None and body is not None:
            content_type = "application/json"
        return probe.HttpReply(200 if status is None else status, content_type, body)
    if status is not None or content_type is not None:
        raise click.UsageError("--status and --content-type go with --probe http")
    return _response(body or b"")


def explain_probe(
    protocol: Protocol,
    transport: str,
    outcome: object,
    speaks: list[Wire] | None,
    policy: Mapping[str, Any],
) -> dict[str, Any]:
    """What the outcome of a probe says of the server.

    Raises:
        UsageError: an unknown version or policy, or the protocol has no probe.
    """
    client = protocol.client(speaks, policy)
    verdict = client.classify_probe(transport, outcome)
    rules = protocol.tables.data["decisions"]["probe"]["rules"]
    name = next(rule["verdict"] for rule in rules if rule["id"] == verdict.rule)
    fields = dict(zip(verdict.__match_args__, verdict, strict=True))
    del fields["rule"]
    fields["supported"] = list(fields["supported"])
    return _case(
        protocol,
        f"a probe over {transport}: {_named(outcome)}",
        client.prober.facts(transport, outcome),
        {"speaks": list(client.versions), **_settled(protocol, "probe", client.policy)},
        verdict.rule,
        {"verdict": name, **fields},
    )


def explain_card(
    protocol: Protocol,
    card: Any,
    speaks: list[Wire] | None,
    bindings: list[str] | None,
    prefer: str,
    policy: Mapping[str, Any],
) -> dict[str, Any]:
    """Which interface of a card a client chooses, or what is offered and what was wanted.

    No rule decides here, so the case has neither facts nor a rule.

    Raises:
        UsageError: an unknown version or policy, or the protocol has no cards.
    """
    from ..engine.errors import NoCommonVersionError

    client = protocol.client(speaks, policy)
    outcome: dict[str, Any]
    try:
        chosen = client.select_interface(card, bindings, prefer)
    except NoCommonVersionError as error:
        outcome = {"chosen": False, "offered": list(error.offered), "wanted": list(error.wanted)}
    else:
        outcome = {
            "chosen": True,
            "url": chosen.url,
            "binding": chosen.binding,
            "version": chosen.version,
            "tenant": chosen.tenant,
            "fields": thaw(chosen.fields),
        }
    known = protocol.tables.data["card"]["bindings"]
    return {
        "protocol": protocol.name,
        "title": protocol.title,
        "about": "the choice of an interface from an agent card",
        "settings": {
            "speaks": list(client.versions),
            "bindings": list(known if bindings is None else bindings),
            "prefer": prefer,
        },
        "outcome": outcome,
    }


def _case(
    protocol: Protocol,
    about: str,
    facts: Mapping[str, str],
    settings: Mapping[str, Any],
    rule: str,
    outcome: Mapping[str, Any],
) -> dict[str, Any]:
    return {
        "protocol": protocol.name,
        "title": protocol.title,
        "about": about,
        "facts": dict(facts),
        "settings": dict(settings),
        "rule": {"id": rule},
        "outcome": dict(outcome),
    }


def _settled(
    protocol: Protocol, decision: str, policy: Mapping[str, str | Iterable[str]]
) -> dict[str, str | list[str]]:
    """The policies that bear on a decision: those its table looks at, and sets of methods."""
    fixed = protocol.tables.decision(decision).fixed
    return {
        name: value if isinstance(value, str) else sorted(value)
        for name, value in policy.items()
        if name in fixed or not isinstance(value, str)
    }


def _response(body: bytes) -> object:
    from ..engine import probe
    from ..engine.bodies import has_error, is_response

    try:
        message = json.loads(body)
    except ValueError as error:
        raise click.UsageError(f"the body is no JSON: {error}") from None
    if not is_response(message):
        raise click.UsageError(
            'the body is no JSON-RPC response: "jsonrpc": "2.0" with a result, '
            "or an error with an integer code"
        )
    if has_error(message):
        return probe.RpcError(message["error"])
    return probe.Result(message["result"])


def _named(outcome: object) -> str:
    from ..engine import probe

    if isinstance(outcome, probe.HttpReply):
        return f"HTTP {outcome.status}"
    names: dict[type, str] = {
        probe.Result: "a result",
        probe.RpcError: "an error",
        probe.Timeout: "no answer in time",
        probe.Closed: "the connection was closed",
        probe.TransportError: "the transport failed",
    }
    return names[type(outcome)]
