"""The decisions of servers and clients, beside the official SDKs and hand-inlined code.

Every pair is asked the same question first, and the two answers are held against each other.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

from mcp.shared import inbound

import registry

from . import plain
from .plain import CAPABILITIES_KEY, VERSION_KEY
from .rows import TIMES, Bench, Row, at_least, at_most
from .timing import Call, Settings, alone, compare, in_turn, judge

MODERN = "2026-07-28"
LEGACY = "2025-06-18"
SDK = "mcp SDK"

#: What an HTTP client sends beside the routing headers.
USUAL_HEADERS = {
    "host": "tools.example",
    "user-agent": "client/1.0",
    "accept": "application/json, text/event-stream",
    "accept-encoding": "gzip, deflate",
    "connection": "keep-alive",
    "authorization": "Bearer 0123456789abcdef",
    "content-type": "application/json",
    "content-length": "312",
}


def check(condition: bool, what: str) -> None:
    """Stops a comparison of things that are not the same."""
    if not condition:
        raise AssertionError(f"the two sides do not give the same answer: {what}")


def metadata(**changes: Any) -> dict[str, Any]:
    """Complete metadata of a modern request, with changes; a key whose value is ... goes."""
    meta = {
        VERSION_KEY: MODERN,
        "io.modelcontextprotocol/clientInfo": {"name": "client", "version": "1.0"},
        CAPABILITIES_KEY: {"elicitation": {"form": {}}},
        "progressToken": 7,
    }
    names = {"version": VERSION_KEY, "capabilities": CAPABILITIES_KEY}
    for name, value in changes.items():
        meta[names[name]] = value
        if value is ...:
            del meta[names[name]]
    return meta


def params_of(meta: Any) -> dict[str, Any]:
    params = {"name": "search", "arguments": {"query": "weather", "limit": 10}}
    return params if meta is None else {**params, "_meta": meta}


def routing(**changes: str | None) -> dict[str, str]:
    """Headers of a modern request in lower case, as ASGI has them."""
    headers: dict[str, str | None] = {
        **USUAL_HEADERS,
        "mcp-protocol-version": MODERN,
        "mcp-method": "tools/call",
        "mcp-name": "search",
    }
    headers.update({f"mcp-{name.replace('_', '-')}": value for name, value in changes.items()})
    return {name: value for name, value in headers.items() if value is not None}


def _body(params: dict[str, Any]) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}


def admission(settings: Settings) -> Iterator[Row]:
    """Modern admission, with and without headers."""
    from mcp.shared.inbound import InboundModernRoute, classify_inbound_request
    from starlette.datastructures import Headers

    server = registry.protocol("mcp").server()
    params = params_of(metadata())
    arguments = (registry.UNOPENED, "tools/call", params)
    ours, sdk = Call(server.admit, *arguments), Call(classify_inbound_request, _body(params))
    mine, theirs = ours(), sdk()
    check(isinstance(theirs, InboundModernRoute), repr(theirs))
    check(mine.version == theirs.protocol_version, repr(mine))
    check(mine.capabilities is theirs.client_capabilities, repr(mine))
    name, work = "admit", "modern admit, no headers"
    yield compare(settings, name, work, ours, SDK, sdk, at_least(5))
    inlined = Call(plain.inlined_admit(server.admit), *arguments)
    check(inlined() == mine and type(inlined()) is type(mine), "hand-inlined")
    told = "hand-inlined"
    yield compare(settings, f"{name}-inlined", work, ours, told, inlined, at_most(2), TIMES)

    headers = routing()
    name, work = "admit-headers", f"modern admit, {len(headers)} headers as a mapping"
    ours = Call(server.admit, *arguments, headers=headers)
    sdk = Call(classify_inbound_request, _body(params), headers=headers)
    mine, theirs = ours(), sdk()
    check(mine.version == theirs.protocol_version, repr(mine))
    yield compare(settings, name, work, ours, SDK, sdk)
    inlined = Call(plain.inlined_admit_with_headers(server.admit), *arguments, headers=headers)
    check(inlined() == mine, "hand-inlined with headers")
    yield compare(settings, f"{name}-inlined", work, ours, "hand-inlined", inlined, None, TIMES)

    sdk = Call(_sdk_on_lines, _body(params), Headers(raw=lines(headers)))
    ours = Call(server.admit, *arguments, headers=lines(headers))
    check(ours().version == sdk().protocol_version, "raw lines")
    work = f"modern admit, {len(headers)} raw header lines"
    yield compare(settings, "admit-lines", work, ours, SDK, sdk)


def lines(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    """Headers as ASGI hands them over."""
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def _sdk_on_lines(body: Any, headers: Any) -> Any:
    """What the SDK's transport does with a request: it looks for repeated headers first."""
    if inbound.find_duplicated_routing_header(headers.items()) is not None:
        return inbound.InboundLadderRejection(code=inbound.HEADER_MISMATCH, message="repeated")
    return inbound.classify_inbound_request(body, headers=dict(headers))


def refusals(settings: Settings) -> Iterator[Row]:
    """Each kind of refusal that the SDK's classifier gives too, and all of them together.

    The target holds for the kinds together, each once: the faults of a body, and those of
    routing headers as raw lines. In the rows with a folded mapping the work is not the same:
    the classifier takes one that somebody else has folded, and looks for no repeated header.
    """
    from mcp.shared.inbound import InboundLadderRejection, classify_inbound_request
    from starlette.datastructures import Headers

    both = registry.protocol("mcp").server()
    # The SDK's list of supported versions is that of the modern path alone.
    modern = registry.protocol("mcp").server([MODERN])
    unserved = params_of(metadata(version="2031-01-01"))
    whole = params_of(metadata())
    bare = params_of(metadata(capabilities=...))
    cases: list[tuple[str, str, Any, dict[str, Any], Any]] = [
        ("metadata-absent", "no metadata", both, params_of(None), None),
        ("capabilities-absent", "no capabilities key", both, bare, None),
        ("version-malformed", "version no string", both, params_of(metadata(version=7)), None),
        ("version-unsupported", "version not served", modern, unserved, None),
    ]
    of_headers: list[tuple[str, str, dict[str, str | None] | None]] = [
        ("absent", "routing headers absent", None),
        ("version", "version header differs", {"protocol_version": LEGACY}),
        ("method", "method header differs", {"method": "tools/list"}),
        ("name", "name header differs", {"name": "other"}),
    ]
    for name, told, changes in of_headers:
        headers = dict(USUAL_HEADERS) if changes is None else routing(**changes)
        few = {key: value for key, value in headers.items() if key not in USUAL_HEADERS}
        cases.append((f"header-{name}", f"{told}, in a mapping", both, whole, few))
        cases.append((f"line-{name}", f"{told}, in raw lines", both, whole, lines(headers)))
    twice = [*lines(routing()), (b"mcp-method", b"tools/call")]
    cases.append(("line-repeated", "method header repeated, in raw lines", both, whole, twice))

    together: list[tuple[Call, Call]] = []
    for name, told, server, params, given in cases:
        ours = Call(server.admit, registry.UNOPENED, "tools/call", params, given)
        if isinstance(given, list):
            sdk = Call(_sdk_on_lines, _body(params), Headers(raw=given))
        else:
            sdk = Call(classify_inbound_request, _body(params), headers=given)
        mine, theirs = ours(), sdk()
        check(isinstance(mine, registry.Refusal), repr(mine))
        check(isinstance(theirs, InboundLadderRejection), repr(theirs))
        check(mine.code == theirs.code, f"{mine!r} and {theirs!r}")
        if theirs.data is not None:
            check(mine.to_jsonrpc(1)["error"]["data"] == theirs.data, repr(theirs.data))
        # A repeated header is refused by the SDK's transport, not by its classifier.
        if not name.startswith("header-") and name != "line-repeated":
            together.append((ours, sdk))
        yield compare(settings, f"refuse-{name}", f"refusal: {told}", ours, SDK, sdk)

    times = in_turn([call for pair in together for call in pair], settings)
    mine_each, sdk_each = (
        [sum(each) for each in zip(*times[side::2], strict=True)] for side in (0, 1)
    )
    work = f"refusals: the {len(together)} kinds above without a mapping, together"
    yield judge("refuse", work, mine_each, SDK, sdk_each, at_least(5))

    def answer(params: Any) -> Any:
        return modern.admit(registry.UNOPENED, "tools/call", params).to_jsonrpc(1)

    def sdk_answer(body: Any) -> Any:
        refusal = classify_inbound_request(body)
        error = {"code": refusal.code, "message": refusal.message, "data": refusal.data}
        return {"jsonrpc": "2.0", "id": 1, "error": error}

    ours, sdk = Call(answer, unserved), Call(sdk_answer, _body(unserved))
    check(ours()["error"]["data"] == sdk()["error"]["data"], "as JSON-RPC")
    work = "refusal: version not served, as the JSON-RPC answer"
    yield compare(settings, "refuse-rendered", work, ours, SDK, sdk)


def legacy(settings: Settings) -> Iterator[Row]:
    """A session's requests, and the handshake that opens one."""
    from mcp.server.runner import ServerRunner

    server = registry.protocol("mcp").server()
    arguments = (registry.Open(LEGACY), "tools/call", params_of(None))
    ours = Call(server.admit, *arguments)
    inlined = Call(plain.inlined_session(server.admit), *arguments)
    check(ours()[:3] == inlined()[:3], repr(ours()))
    work = "legacy admit in an open session"
    yield compare(settings, "admit-session", work, ours, "hand-inlined", inlined, None, TIMES)

    params = {
        "protocolVersion": LEGACY,
        "capabilities": {"roots": {"listChanged": True}},
        "clientInfo": {"name": "client", "version": "1.0"},
    }
    arguments = (registry.UNOPENED, "initialize", params)
    ours = Call(server.admit, *arguments)
    inlined = Call(plain.inlined_initialize(server.admit), *arguments)
    check(ours()[:3] == inlined()[:3], repr(ours()))
    name = "admit-initialize"
    yield compare(
        settings, f"{name}-inlined", "initialize", ours, "hand-inlined", inlined, None, TIMES
    )
    negotiate_sdk = ServerRunner._negotiate_initialize  # what its initialize handler calls
    sdk = Call(negotiate_sdk, params)
    check(ours().version == sdk()[1], repr(sdk()))
    yield compare(settings, name, "initialize", ours, SDK, sdk)
    ours = Call(server.negotiate_handshake, params)
    check(ours() == sdk()[1], repr(ours()))
    yield compare(settings, "negotiate-handshake", "negotiate_handshake", ours, SDK, sdk)


def version_lists(settings: Settings) -> Iterator[Row]:
    """Two version lists, as objects and as wire strings."""
    from registry.engine.negotiation import negotiate as not_remembered

    mcp = registry.protocol("mcp")
    local = mcp.supported_versions(months_since_deprecation=0)

    def hand(*coordinates: int) -> Any:
        return registry.ProtocolVersion("mcp", *coordinates, capabilities=frozenset({"tools"}))

    long_local = [hand(major, minor, 1) for major in range(5) for minor in range(0, 20, 2)]
    long_remote = [hand(major, minor, 0) for major in range(1, 6) for minor in range(1, 20, 3)]
    cases = [
        ("same", "the same 5 versions on both sides", local, list(reversed(local))),
        ("older", "5 versions and an older peer's 2", local, local[1:3]),
        ("minor", "no common minor", [hand(1, 2), hand(1, 3)], [hand(1, 0), hand(1, 1)]),
        ("none", "no common major", local[:4], [hand(3, 0), hand(4, 0)]),
        ("long", f"{len(long_local)} versions and {len(long_remote)}", long_local, long_remote),
    ]

    def plainly(version: Any) -> plain.Version | None:
        return None if version is None else plain.Version(*tuple(version)[:5])

    name, peer_name = "negotiate", "plain algorithm over dataclasses"
    for key, told, own, theirs in cases:
        ours = Call(registry.negotiate_version, own, theirs)
        seed = Call(plain.negotiate, [*map(plainly, own)], [*map(plainly, theirs)])
        mine, plain_answer = ours(), seed()
        for field in ("local_version", "remote_version", "negotiated_version"):
            check(plainly(getattr(mine, field)) == getattr(plain_answer, field), f"{told}: {field}")
        for field in ("degraded_capabilities", "success"):
            check(getattr(mine, field) == getattr(plain_answer, field), f"{told}: {field}")
        work = f"negotiate_version: {told}"
        yield compare(settings, f"{name}-{key}", work, ours, peer_name, seed, at_least(10))
        first = Call(not_remembered, own, theirs)
        check(first() == mine, f"{told}: not remembered")
        work = f"negotiate_version, not remembered: {told}"
        yield compare(settings, f"{name}-{key}-first", work, first, peer_name, seed)

    client = mcp.client()
    known = {version.wire: plainly(version) for version in mcp.versions}
    wire = {(each.major, each.minor, each.patch): id for id, each in known.items()}
    server = [MODERN, "2025-11-25", LEGACY, "2025-03-26", "2024-11-05"]
    older = [LEGACY, "2025-03-26"]
    for key, told, theirs in (("same", "5 and 5", server), ("older", "5 and 2", older)):
        seed = Call(plain.negotiate_wire, known, wire, client.versions, theirs)
        ours = Call(client.pick_version, theirs)
        check(ours() == seed(), f"{told}: {ours()} and {seed()}")
        work = f"wire strings, {told}: pick_version"
        yield compare(settings, f"pick-{key}", work, ours, peer_name, seed, at_least(10))

        def over_objects(theirs: Any) -> Any:
            remote = [mcp.version(each) for each in theirs]
            return registry.negotiate_version(local, remote).negotiated_version.wire

        ours = Call(over_objects, theirs)
        check(ours() == seed(), f"{told}: {ours()} and {seed()}")
        work = f"wire strings, {told}: mcp.version and negotiate_version"
        yield compare(settings, f"wire-{key}", work, ours, peer_name, seed)


def probes(settings: Settings) -> Iterator[Row]:
    """What came back from a probe, as bytes."""
    import mcp_types
    from mcp_types.version import MODERN_PROTOCOL_VERSIONS

    client = registry.protocol("mcp").client()
    result = {
        "resultType": "complete",
        "supportedVersions": [MODERN, "2025-11-25"],
        "capabilities": {"tools": {"listChanged": True}, "resources": {"subscribe": True}},
        "serverInfo": {"name": "server", "version": "1.0"},
        "instructions": "Ask for the weather.",
        "ttlMs": 1000,
        "cacheScope": "private",
    }
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "result": result}).encode()

    def sdk_discover(body: bytes) -> str | None:
        answer = mcp_types.JSONRPCResponse.model_validate_json(body)
        found = mcp_types.DiscoverResult.model_validate(answer.result)
        mutual = [each for each in MODERN_PROTOCOL_VERSIONS if each in found.supported_versions]
        return mutual[-1] if mutual else None

    reply = registry.HttpReply(200, "application/json", body)
    ours, sdk = Call(client.classify_probe, "http", reply), Call(sdk_discover, body)
    check(isinstance(ours(), registry.Modern) and ours().version == sdk(), repr(ours()))
    told = "mcp SDK's models"
    yield compare(settings, "probe-json", "probe: discovery as JSON bytes", ours, told, sdk)
    floor = Call(json.loads, body)
    work = "probe: discovery as JSON bytes"
    yield compare(settings, "probe-json-floor", work, ours, "json.loads alone", floor, None, TIMES)

    stream = b": ping\n\nevent: message\nid: 1\ndata: " + body + b"\n\n"
    reply = registry.HttpReply(200, "text/event-stream", stream)
    ours = Call(client.classify_probe, "http", reply)
    check(isinstance(ours(), registry.Modern), repr(ours()))
    work = "probe: discovery as an event stream"
    yield compare(settings, "probe-stream", work, ours, "json.loads alone", floor, None, TIMES)

    page = b"<html>" + b"<p>Bad gateway</p>" * 58_254 + b"</html>"
    reply = registry.HttpReply(502, "text/html", page)
    ours = Call(client.classify_probe, "http", reply)
    check(isinstance(ours(), registry.Retry), repr(ours()))
    yield alone(settings, "probe-html", "probe: 502 with 1 MB of HTML", ours)

    data = {"supported": [MODERN], "requested": "2031-01-01"}
    error = {"code": -32022, "message": "Unsupported protocol version", "data": data}
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "error": error}).encode()

    def sdk_error(body: bytes) -> str | None:
        answer = mcp_types.JSONRPCError.model_validate_json(body)
        model = mcp_types.UnsupportedProtocolVersionErrorData
        supported = model.model_validate(answer.error.data).supported
        mutual = [each for each in MODERN_PROTOCOL_VERSIONS if each in supported]
        return mutual[-1] if mutual else None

    reply = registry.HttpReply(400, "application/json", body)
    ours, sdk = Call(client.classify_probe, "http", reply), Call(sdk_error, body)
    check(isinstance(ours(), registry.ModernRetry) and ours().version == sdk(), repr(ours()))
    yield compare(settings, "probe-error", "probe: 400 with a modern error", ours, told, sdk)


def a2a(settings: Settings) -> Iterator[Row]:
    """A2A's version check, and the choice of an interface."""
    from a2a.client.client_factory import ClientFactory
    from a2a.server.context import ServerCallContext
    from a2a.types import AgentInterface
    from a2a.utils.errors import VersionNotSupportedError
    from a2a.utils.version_validator import validate_version

    logging.getLogger("a2a").setLevel(logging.ERROR)
    server = registry.protocol("a2a").server(["1.0"])

    # Of a generator function the SDK's wrapper checks when called, before anything runs.
    @validate_version("1.0")
    async def handler(context: Any) -> Any:
        yield context

    def sdk_refuses(context: Any) -> bool:
        try:
            handler(context)
        except VersionNotSupportedError:
            return True
        return False

    def admit(headers: Any) -> Any:
        return server.admit(registry.UNOPENED, "SendMessage", None, headers)

    for key, told, version, served in (
        ("admit", "A2A admit, version 1.0", "1.0", True),
        ("patch", "A2A admit, version 1.0.3", "1.0.3", True),
        ("refuse", "A2A refusal, version 2.0", "2.0", False),
    ):
        headers = {**USUAL_HEADERS, "a2a-version": version}
        context = ServerCallContext(state={"headers": headers})
        ours = Call(server.admit, registry.UNOPENED, "SendMessage", None, headers)
        sdk = Call(handler if served else sdk_refuses, context)
        check(isinstance(ours(), registry.Admission) is served, repr(ours()))
        check(sdk_refuses(context) is not served, version)
        yield compare(settings, f"a2a-{key}", told, ours, "a2a SDK", sdk)

    entries = [
        {
            "url": f"https://agent.example/{at}",
            "protocolBinding": "GRPC" if at % 2 else "JSONRPC",
            "protocolVersion": "0.3" if at % 2 else "2.0",
        }
        for at in range(49)
    ]
    wanted = {"protocolBinding": "JSONRPC", "protocolVersion": "1.0"}
    entries.append({"url": "https://agent.example/last", **wanted})
    client = registry.protocol("a2a").client(["1.0"])
    ours = Call(client.select_interface, {"supportedInterfaces": entries}, ("JSONRPC",))
    interfaces = [
        AgentInterface(
            url=entry["url"],
            protocol_binding=entry["protocolBinding"],
            protocol_version=entry["protocolVersion"],
        )
        for entry in entries
    ]
    sdk = Call(ClientFactory._find_best_interface, interfaces, ["JSONRPC"])
    check(ours().url == sdk().url, f"{ours().url} and {sdk().url}")
    work = "select_interface, the last of 50"
    yield compare(settings, "a2a-interface", work, ours, "a2a SDK", sdk)


def session_life(settings: Settings) -> Iterator[Row]:
    """A session from its handshake to its end."""
    lifecycle = registry.protocol("mcp").lifecycle()
    handshake = registry.Handshake(LEGACY, {"roots": {}})

    def live(engine: Callable[..., Any]) -> Any:
        session = engine(lifecycle)
        session.receive("initialize", handshake)
        session.receive("notifications/initialized")
        for _ in range(7):
            session.receive("tools/call")
        session.closing()
        session.closed()
        return session

    ours = Call(live, registry.SessionEngine)
    check(ours().state is registry.SessionState.CLOSED and ours().version == LEGACY, repr(ours()))
    work = "a session's whole life: handshake, 7 calls, end"
    yield alone(settings, "session-life", work, ours)


BENCHES = [
    Bench("admit", admission),
    Bench("refuse", refusals),
    Bench("legacy", legacy),
    Bench("negotiate", version_lists),
    Bench("probe", probes),
    Bench("a2a", a2a),
    Bench("session", session_life),
]
