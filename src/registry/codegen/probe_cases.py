"""Conformance inputs for probing: outcomes of a probe with given facts, on either transport.

In: the facts that an outcome shall have. Out: the outcome in wire form (a result, an error,
an HTTP reply with its body as text, or nothing that came back), and the engine's verdict;
None where no outcome of the makers has these facts, as the engine computes them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ..engine.answers import fill
from ..engine.client import Client
from ..engine.probe import (
    Closed,
    HttpReply,
    Result,
    RpcError,
    Timeout,
    TransportError,
    Verdict,
)
from .material import Chooser, Material, Wire

_TRIES = 24
_STATUSES: dict[str, tuple[int, ...]] = {
    "ok": (200, 200, 202),
    "auth": (401, 403),
    "transient": (408, 429, 500, 502, 503, 504),
    "rejected": (400, 404, 405),
    "other": (301, 307, 402, 406, 410, 415, 418, 422),
}
#: Codes that mean something to JSON-RPC or to nobody; those with a role are left out.
_OTHER_CODES = (-32603, -32600, -32602, -32700, -32099, -1, 0, 7)


class ProbeCases:
    """Makes outcomes for one protocol's probe."""

    def __init__(self, material: Material) -> None:
        self.material = material
        data = material.data
        self.discovery = data["discovery"]
        self.errors: dict[str, dict[str, Any]] = {}
        for error in data["errors"].values():
            if error["role"] is not None:
                self.errors.setdefault(error["role"], error)
        codes = {error["code"] for error in data["errors"].values() if error["role"]}
        self.other_codes = [code for code in _OTHER_CODES if code not in codes]
        self.choices = [
            name
            for name, policy in data["policies"].items()
            if "client" in policy["sides"] and policy["type"] == "choice"
        ]
        self._clients: dict[str, Client] = {}
        self._made = 0

    def make(self, facts: Mapping[str, str]) -> dict[str, Any] | None:
        """``input`` and ``expect`` of an outcome with these facts; None where there is none."""
        self._made += 1
        for attempt in range(_TRIES):
            choose = Chooser(f"{self._made} {attempt}")
            client = self._client(facts, choose)
            outcome = self._outcome(facts, client, choose)
            if outcome is None:
                continue
            transport = facts.get("transport") or choose.of(("stdio", "http"))
            if outcome["type"] == "http" and transport == "stdio":
                continue
            prober, given = client.prober, read_outcome(outcome)
            found = prober.facts(transport, given)
            if all(facts.get(name, value) == value for name, value in found.items()):
                policy = {name: facts[name] for name in self.choices if name in facts}
                return {
                    "input": {
                        "client": {"versions": list(client.versions), "policy": policy},
                        "transport": transport,
                        "outcome": outcome,
                    },
                    "expect": verdict(client.classify_probe(transport, given)),
                }
        return None

    def _client(self, facts: Mapping[str, str], choose: Chooser) -> Client:
        material = self.material
        versions = choose.of(
            [
                material.base[::-1],
                material.base[::-1],
                material.stateless_versions[::-1] + material.handshake_versions[-1:],
                material.stateless_versions[::-1] or material.base[::-1],
            ]
        )
        policy = {name: facts[name] for name in self.choices if name in facts}
        key = repr((versions, policy))
        if key not in self._clients:
            self._clients[key] = material.protocol.client(versions, policy)
        return self._clients[key]

    def _outcome(
        self, facts: Mapping[str, str], client: Client, choose: Chooser
    ) -> dict[str, Any] | None:
        reply = facts.get("reply") or choose.of(("result", "error"))
        if reply == "timeout":
            return {"type": "timeout"}
        if reply in ("closed", "transport_error"):
            return {"type": reply, "reason": choose.of((None, "broken pipe"))}
        status = facts.get("status") or choose.of(("none", "ok"))
        if reply == "body":
            return self._body(status, choose)
        content = facts.get("content", "none")
        value = (
            self._result(content, client, choose)
            if reply == "result"
            else self._error(content, client, choose)
        )
        if value is None:
            return None
        if facts.get("transport") == "stdio" or (
            status == "ok" and choose.of((True, False, False))
        ):
            return {"type": reply, "value": value}
        if status == "none":
            return None
        message = {"jsonrpc": "2.0", "id": choose.of((1, "probe")), reply: value}
        text = json.dumps(message, ensure_ascii=choose.of((True, False)))
        kinds = ("json", "json", "stream", "crlf")
        form = choose.of(kinds)
        if form == "json":
            types = ("application/json", "application/json; charset=utf-8", "Application/JSON")
            return self._http(status, choose.of(types), choose.of((text, f"\ufeff{text}")), choose)
        lines = [": a comment", "", "event: message", f"data: {text}", "", ""]
        if form == "crlf":
            at = text.index(",") + 1
            lines = ["id: 0", "data:", "", f"data: {text[:at]}", f"data: {text[at:]}", "", ""]
        end = "\r\n" if form == "crlf" else "\n"
        return self._http(status, "text/event-stream", end.join(lines), choose)

    def _http(
        self, status: str, content_type: str | None, body: str | None, choose: Chooser
    ) -> dict[str, Any]:
        code = choose.of(_STATUSES[status])
        return {"type": "http", "status": code, "content_type": content_type, "body": body}

    def _body(self, status: str, choose: Chooser) -> dict[str, Any] | None:
        """An HTTP reply that is no message."""
        if status == "none":
            return None
        forms: tuple[tuple[str | None, str | None], ...] = (
            (None, None),
            ("text/html", "<h1>No</h1>"),
            ("application/json", "{"),
            ("application/json", '[{"jsonrpc":"2.0","id":1,"result":{}}]'),
            ("application/json", '{"jsonrpc":"1.0","id":1,"result":{}}'),
            ("application/json", '{"jsonrpc":"2.0","id":1,"error":{"code":"-32601"}}'),
            ("text/plain", '{"jsonrpc":"2.0","id":1,"result":{}}'),
            ("text/event-stream", "data:\n\n: nothing follows\n\n"),
            ("text/event-stream", 'data: {"jsonrpc":"2.0","id":1,"result":{}}\n'),
        )
        return self._http(status, *choose.of(forms), choose)

    def _result(self, content: str, client: Client, choose: Chooser) -> Any:
        names = self.discovery
        whole: dict[str, Any] = {names["capabilities"]: {}}
        if choose.of((True, False)) and names["complete"]:
            whole[names["kind"]] = choose.of(names["complete"])
        if content in ("none", "other_result"):
            return choose.of(({}, {"tools": []}, [], 5, "pong", True))
        if content == "discover_invalid":
            some = self._list("mutual", client, choose) or self.material.base
            return choose.of(
                (
                    {**whole, names["versions"]: "all"},
                    {**whole, names["versions"]: [*some, 7]},
                    {names["versions"]: some},
                    {names["versions"]: some, names["capabilities"]: []},
                    {**whole, names["versions"]: some, names["kind"]: "conformance"},
                    {names["kind"]: "conformance"},
                )
            )
        if not content.startswith("discover_"):
            return None
        listed = self._list(content.removeprefix("discover_"), client, choose)
        return None if listed is None else {names["versions"]: listed, **whole}

    def _error(self, content: str, client: Client, choose: Chooser) -> dict[str, Any] | None:
        if content == "other_error":
            return {"code": choose.of(self.other_codes), "message": "conformance"}
        role, _, stands = content.partition("_")
        if role == "unsupported":
            error = self.errors.get("unsupported_version")
            if error is None:
                return None
            listed: Any
            if stands == "unusable":
                listed = choose.of(([], None, "all", [1], {}))
                without: dict[str, Any] = {"code": error["code"], "message": error["message"]}
                if choose.of((True, False, False)):
                    return without
            else:
                listed = self._list(stands, client, choose)
                if listed is None:
                    return None
            values = {
                "$supported": listed,
                "$supported_text": None,
                "$requested": client.versions[0],
            }
            return {
                "code": error["code"],
                "message": error["message"],
                "data": fill(error["data"], values),
            }
        error = self.errors.get(content)
        if error is None:
            return None
        return {"code": error["code"], "message": choose.of((error["message"], ""))}

    def _list(self, stands: str, client: Client, choose: Chooser) -> list[Wire] | None:
        """Versions that a server lists, as they stand to the client's."""
        material = self.material
        stateless = [id for id in client.versions if not material.opens(id)]
        opened = [id for id in client.versions if material.opens(id)]
        later = material.later
        if stands == "mutual":
            if not stateless:
                return None
            return choose.of([stateless, [*later, *stateless], [*stateless, *opened]])
        if stands == "legacy":
            return choose.of([opened, opened[:1]]) or None
        if stands == "disjoint":
            none: list[Wire] = ["conformance"]
            return choose.of([later, later[:1], [*later[:1], *opened], none])
        return None


def read_outcome(outcome: Mapping[str, Any]) -> Any:
    """The engine's outcome for one in wire form."""
    kind = outcome["type"]
    if kind == "result":
        return Result(outcome["value"])
    if kind == "error":
        return RpcError(outcome["value"])
    if kind == "http":
        return HttpReply(outcome["status"], outcome["content_type"], outcome["body"])
    if kind == "timeout":
        return Timeout()
    return {"closed": Closed, "transport_error": TransportError}[kind](outcome["reason"])


def verdict(given: Verdict) -> dict[str, Any]:
    """A verdict in plain JSON values; its reason is text for people, so it is not here."""
    name = type(given).__name__
    spelled = "".join(f"_{each.lower()}" if each.isupper() else each for each in name)[1:]
    told: dict[str, Any] = {"verdict": spelled}
    fields: tuple[str, ...] = given.__match_args__
    for field in fields:
        if field != "reason":
            value = getattr(given, field)
            told[field] = list(value) if isinstance(value, tuple) else value
    return told
