"""Probe classification through the public contract: the seed's table and decisions 12 to 18.

The expectations are transcribed from the table of conduit's client negotiation and from the
decisions, never read from the registry under test.
"""

from __future__ import annotations

import json
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import registry
import registry.compile.decide as compiler
from registry import (
    Authorize,
    Closed,
    Failed,
    HttpReply,
    Legacy,
    Modern,
    ModernRetry,
    Reconnect,
    Result,
    Retry,
    RpcError,
    Timeout,
    TransportError,
)
from registry.compile.share import table_data
from registry.engine.decision import DecisionTable
from registry.engine.facts import PROBE
from registry.engine.probe import Prober

JSON = "application/json"
STREAM = "text/event-stream"
VERSIONS = ("2026-07-28", "2025-11-25", "2025-06-18")
CLIENT = registry.protocol("mcp").client(versions=VERSIONS)
LENIENT = registry.protocol("mcp").client(versions=VERSIONS, policy={"legacy_listing": "fallback"})

DISCOVERY = {
    "resultType": "complete",
    "supportedVersions": ["2026-07-28", "2025-11-25"],
    "capabilities": {"tools": {}},
    "ttlMs": 0,
    "cacheScope": "private",
}
DISJOINT = {**DISCOVERY, "supportedVersions": ["2026-10-01"]}
LEGACY_LIST = {**DISCOVERY, "supportedVersions": ["2025-11-25", "2024-11-05"]}
NOT_FOUND = {"code": -32601, "message": "Method not found"}
INVALID_PARAMS = {"code": -32602, "message": "Invalid params"}
HEADER = {"code": -32020, "message": "Mcp-Method differs"}
CAPABILITY = {
    "code": -32021,
    "message": "cap",
    "data": {"requiredCapabilities": {"elicitation": {}}},
}


def refused(*supported):
    data = {"requested": "2026-07-28", "supported": list(supported)}
    return {"code": -32022, "message": "version", "data": data}


def reply(status, *, result=None, error=None, content_type=JSON):
    """An HTTP answer with a JSON-RPC response as its body, in bytes."""
    inside = {"result": result} if error is None else {"error": error}
    body = json.dumps({"jsonrpc": "2.0", "id": 1, **inside}).encode()
    if content_type == STREAM:
        body = b"event: message\r\ndata: " + body + b"\r\n\r\n"
    return HttpReply(status, content_type, body)


def html(status):
    return HttpReply(status, "text/html", b"<html>Not here</html>")


def empty(status):
    return HttpReply(status, None, None)


def classify(transport, outcome, client=CLIENT):
    return client.classify_probe(transport, outcome)


def told(verdict):
    """A verdict without its text for people: the type, and what distinguishes it."""
    if isinstance(verdict, Failed):
        return ("failed", verdict.kind)
    if isinstance(verdict, Retry):
        return "retry"
    return verdict


def rule(verdict):
    return verdict.rule.removeprefix("mcp.probe.")


# --- the seed's table, row by row ----------------------------------------------------------

# What holds for both transports: a result or an error, the verdict, the rule.
BOTH = [
    ("result", DISCOVERY, Modern("2026-07-28", DISCOVERY), "modern"),
    ("result", {**DISCOVERY, "capabilities": []}, ("failed", "protocol"), "discovery-invalid"),
    ("result", {"resultType": "complete"}, ("failed", "protocol"), "discovery-invalid"),
    ("result", DISJOINT, ("failed", "protocol"), "discovery-without-mutual-version"),
    ("result", LEGACY_LIST, ("failed", "protocol"), "discovery-without-mutual-version"),
    ("result", {"protocolVersion": "2025-11-25"}, Legacy(), "result-of-another-shape"),
    ("result", None, Legacy(), "result-of-another-shape"),
    (
        "error",
        refused("2027-01-15", "2026-07-28"),
        ModernRetry("2026-07-28"),
        "retry-at-mutual-version",
    ),
    ("error", refused("2026-10-01"), ("failed", "no_common_version"), "no-common-version"),
    ("error", refused("2025-11-25"), ("failed", "no_common_version"), "no-common-version"),
    ("error", refused(), ("failed", "no_common_version"), "refusal-without-versions"),
    ("error", HEADER, ("failed", "protocol"), "header-mismatch"),
    ("error", CAPABILITY, ("failed", "protocol"), "missing-capability"),
]


@pytest.mark.parametrize(("kind", "value", "verdict", "by"), BOTH)
def test_rows_for_both_transports_over_stdio(kind, value, verdict, by):
    outcome = Result(value) if kind == "result" else RpcError(value)
    got = classify("stdio", outcome)
    assert (told(got), rule(got)) == (verdict, by)


@pytest.mark.parametrize("content_type", [JSON, STREAM, "application/json; charset=utf-8"])
@pytest.mark.parametrize(("kind", "value", "verdict", "by"), BOTH)
def test_rows_for_both_transports_over_http(kind, value, verdict, by, content_type):
    got = classify("http", reply(200, **{kind: value}, content_type=content_type))
    assert (told(got), rule(got)) == (verdict, by)


@pytest.mark.parametrize(("kind", "value", "verdict", "by"), BOTH)
def test_a_decoded_answer_over_http_stands_for_a_2xx(kind, value, verdict, by):
    """Decision 12."""
    outcome = Result(value) if kind == "result" else RpcError(value)
    got = classify("http", outcome)
    assert (told(got), rule(got)) == (verdict, by)


@pytest.mark.parametrize("status", [200, 302, 400, 401, 403, 404, 405, 408, 418, 429, 500, 503])
@pytest.mark.parametrize(
    ("kind", "value", "verdict", "by"),
    [row for row in BOTH if row[3] != "result-of-another-shape"],
)
def test_a_discovery_or_a_modern_error_decides_at_every_status(kind, value, verdict, by, status):
    """Decision 12: rows for both transports come first."""
    got = classify("http", reply(status, **{kind: value}))
    assert (told(got), rule(got)) == (verdict, by)


@pytest.mark.parametrize(
    ("outcome", "verdict", "by"),
    [
        (RpcError(NOT_FOUND), Legacy(), "stdio-error"),
        (RpcError(INVALID_PARAMS), Legacy(), "stdio-error"),
        (RpcError({"code": -32000, "message": "x", "data": {"a": 1}}), Legacy(), "stdio-error"),
        (RpcError({}), Legacy(), "stdio-error"),
        (RpcError({"code": "-32022"}), Legacy(), "stdio-error"),
        (RpcError(None), Legacy(), "stdio-error"),
        (Timeout(), Legacy(), "stdio-timeout"),
        (Closed("exit code 1"), Reconnect(), "stdio-closed"),
        (Closed(None), Reconnect(), "stdio-closed"),
        (TransportError(BrokenPipeError()), Reconnect(), "stdio-closed"),
    ],
)
def test_rows_for_stdio(outcome, verdict, by):
    """Decision 12: a transport error over stdio is a reconnect like a closed pipe."""
    got = classify("stdio", outcome)
    assert (told(got), rule(got)) == (verdict, by)


@pytest.mark.parametrize(
    ("outcome", "verdict", "by"),
    [
        (empty(401), Authorize(401), "http-authorize"),
        (html(403), Authorize(403), "http-authorize"),
        (empty(408), "retry", "http-transient"),
        (html(429), "retry", "http-transient"),
        (empty(500), "retry", "http-transient"),
        (html(503), "retry", "http-transient"),
        (HttpReply(599, JSON, b"{"), "retry", "http-transient"),
        (Timeout(), "retry", "http-no-answer"),
        (TransportError("connection refused"), "retry", "http-no-answer"),
        (Closed("reset by peer"), "retry", "http-no-answer"),
        (empty(400), Legacy(), "http-rejected"),
        (html(404), Legacy(), "http-rejected"),
        (HttpReply(405, JSON, b""), Legacy(), "http-rejected"),
        (HttpReply(400, JSON, b"no json"), Legacy(), "http-rejected"),
        (HttpReply(400, JSON, b'{"error": "not JSON-RPC"}'), Legacy(), "http-rejected"),
        (HttpReply(400, "text/plain", b"Bad Request"), Legacy(), "http-rejected"),
        (reply(400, error={"code": -32000, "message": "session"}), Legacy(), "http-rejected"),
        (reply(404, error=INVALID_PARAMS), Legacy(), "http-rejected"),
        (reply(200, error=NOT_FOUND), Legacy(), "http-method-not-found"),
        (reply(400, error=NOT_FOUND), Legacy(), "http-method-not-found"),
        (reply(418, error=NOT_FOUND), Legacy(), "http-method-not-found"),
        (reply(302, error=NOT_FOUND), Legacy(), "http-method-not-found"),
        (reply(200, error=INVALID_PARAMS), ("failed", "rpc"), "http-error"),
        (reply(202, error={"code": 0}), ("failed", "rpc"), "http-error"),
        (RpcError(INVALID_PARAMS), ("failed", "rpc"), "http-error"),
        (RpcError({}), ("failed", "rpc"), "http-error"),
        (empty(200), ("failed", "http"), "http-status"),
        (html(200), ("failed", "http"), "http-status"),
        (empty(204), ("failed", "http"), "http-status"),
        (html(302), ("failed", "http"), "http-status"),
        (html(418), ("failed", "http"), "http-status"),
        (html(100), ("failed", "http"), "http-status"),
        (reply(409, error=INVALID_PARAMS), ("failed", "http"), "http-status"),
    ],
)
def test_rows_for_http(outcome, verdict, by):
    """The seed's rows, and decision 16."""
    got = classify("http", outcome)
    assert (told(got), rule(got)) == (verdict, by)


# --- where rows meet -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("outcome", "verdict", "by"),
    [
        (reply(503, error=NOT_FOUND), "retry", "http-transient"),
        (reply(429, error=NOT_FOUND), "retry", "http-transient"),
        (reply(500, error=INVALID_PARAMS), "retry", "http-transient"),
        (reply(401, error=NOT_FOUND), Authorize(401), "http-authorize"),
        (reply(403, error=INVALID_PARAMS), Authorize(403), "http-authorize"),
        (reply(401, error=HEADER), ("failed", "protocol"), "header-mismatch"),
        (reply(503, error=CAPABILITY), ("failed", "protocol"), "missing-capability"),
        (
            reply(400, error=refused("2026-07-28")),
            ModernRetry("2026-07-28"),
            "retry-at-mutual-version",
        ),
        (
            reply(400, error=refused("2030-01-01")),
            ("failed", "no_common_version"),
            "no-common-version",
        ),
        (reply(500, result=DISCOVERY), Modern("2026-07-28", DISCOVERY), "modern"),
        (reply(401, result=DISCOVERY), Modern("2026-07-28", DISCOVERY), "modern"),
        (reply(403, result={"resultType": "?"}), ("failed", "protocol"), "discovery-invalid"),
        (reply(200, result={"tools": []}), Legacy(), "result-of-another-shape"),
        (reply(299, result={"tools": []}), Legacy(), "result-of-another-shape"),
        (reply(500, result={"tools": []}), "retry", "http-transient"),
        (reply(401, result={"tools": []}), Authorize(401), "http-authorize"),
        (reply(400, result={"tools": []}), Legacy(), "http-rejected"),
        (reply(302, result={"tools": []}), ("failed", "http"), "http-status"),
        (reply(418, result={"tools": []}), ("failed", "http"), "http-status"),
    ],
)
def test_conflicts_between_rows_go_to_the_first(outcome, verdict, by):
    """Decision 12: rows for both transports, then those for authorization and outages."""
    got = classify("http", outcome)
    assert (told(got), rule(got)) == (verdict, by)


# --- discoveries (decision 13) -------------------------------------------------------------


@pytest.mark.parametrize(
    "changed",
    [
        {"ttlMs": "soon", "cacheScope": 7},
        {"serverInfo": "me"},
        {"_meta": {"x": [1]}, "invented": None},
        {"instructions": 3},
    ],
)
def test_other_fields_never_spoil_a_discovery(changed):
    result = {**DISCOVERY, **changed}
    assert classify("stdio", Result(result)) == Modern("2026-07-28", result)


def test_an_absent_result_type_is_complete():
    result = {"supportedVersions": ["2026-07-28"], "capabilities": {}}
    assert classify("stdio", Result(result)) == Modern("2026-07-28", result)


@pytest.mark.parametrize(
    ("result", "fault"),
    [
        ({"resultType": "complete", "capabilities": {}}, "supportedVersions is missing"),
        ({"supportedVersions": ["2026-07-28"]}, "capabilities is missing"),
        (
            {**DISCOVERY, "supportedVersions": "2026-07-28"},
            "supportedVersions must be a list of strings",
        ),
        (
            {**DISCOVERY, "supportedVersions": {"2026-07-28": 1}},
            "supportedVersions must be a list of strings",
        ),
        (
            {**DISCOVERY, "supportedVersions": ["2026-07-28", 1]},
            "supportedVersions must be a list of strings",
        ),
        ({**DISCOVERY, "supportedVersions": None}, "supportedVersions must be a list of strings"),
        ({**DISCOVERY, "capabilities": ["tools"]}, "capabilities must be an object"),
        ({**DISCOVERY, "capabilities": None}, "capabilities must be an object"),
        (
            {**DISCOVERY, "resultType": "input_required"},
            "resultType must be absent or complete, not 'input_required'",
        ),
        ({**DISCOVERY, "resultType": None}, "resultType must be absent or complete, not null"),
        (
            {**DISCOVERY, "resultType": ["complete"]},
            "resultType must be absent or complete, not ['complete']",
        ),
        ({"resultType": "complete"}, "supportedVersions is missing; capabilities is missing"),
    ],
)
def test_the_reason_names_what_an_invalid_discovery_lacks(result, fault):
    verdict = classify("stdio", Result(result))
    assert told(verdict) == ("failed", "protocol")
    assert fault in verdict.reason


@pytest.mark.parametrize("value", [None, True, 7, "complete", [], ["supportedVersions"], {}])
def test_a_result_without_the_members_of_a_discovery_is_legacy(value):
    assert classify("stdio", Result(value)) == Legacy()


def test_the_mutual_version_is_the_first_of_the_client_not_of_the_server():
    result = {**DISCOVERY, "supportedVersions": ["2024-11-05", "2025-11-25", "2026-07-28"]}
    client = registry.protocol("mcp").client(versions=["2025-11-25", "2026-07-28"])
    assert classify("stdio", Result(result), client) == Modern("2026-07-28", result)


@pytest.mark.parametrize("outcome", [RpcError(NOT_FOUND), Timeout()])
def test_a_client_without_legacy_versions_still_learns_that_the_server_is_legacy(outcome):
    """Decision 13: the verdict is about the server."""
    client = registry.protocol("mcp").client(versions=["2026-07-28"])
    assert classify("stdio", outcome, client) == Legacy()


@pytest.mark.parametrize("outcome", [Result(DISCOVERY), RpcError(refused("2026-07-28"))])
def test_a_client_without_modern_versions_has_none_in_common_with_a_modern_server(outcome):
    client = registry.protocol("mcp").client(versions=["2025-11-25"])
    verdict = classify("stdio", outcome, client)
    assert isinstance(verdict, Failed)
    assert "2026-07-28" in verdict.reason


# --- version lists (decision 14) -----------------------------------------------------------


@pytest.mark.parametrize(
    ("listed", "by"),
    [
        (["2025-11-25"], "refusal-legacy-listing"),
        (["2024-11-05", "2025-06-18", "2025-06-18"], "refusal-legacy-listing"),
        (["1999-12-31", "2025-06-18"], "refusal-legacy-listing"),
    ],
)
def test_policy_fallback_takes_a_list_of_legacy_versions_for_a_legacy_server(listed, by):
    verdict = classify("http", reply(400, error=refused(*listed)), LENIENT)
    assert (verdict, rule(verdict)) == (Legacy(), by)
    assert classify("http", reply(400, error=refused(*listed))) != Legacy()


@pytest.mark.parametrize(
    "listed",
    [
        [],
        ["2024-11-05"],
        ["2025-11-25", "2027-01-01"],
        ["2025-11-25", "draft"],
        ["2025-11-25", 7],
        ["2025-11-25", "2025-02-29"],
    ],
    ids=["empty", "not spoken", "modern too", "no version", "no string", "no date"],
)
def test_policy_fallback_asks_for_legacy_versions_only_and_one_that_is_spoken(listed):
    assert told(classify("stdio", RpcError(refused(*listed)), LENIENT)) == (
        "failed",
        "no_common_version",
    )
    discovery = {**DISCOVERY, "supportedVersions": listed}
    assert told(classify("stdio", Result(discovery), LENIENT)) == ("failed", "protocol")


def test_policy_fallback_covers_discoveries():
    verdict = classify("stdio", Result(LEGACY_LIST), LENIENT)
    assert (verdict, rule(verdict)) == (Legacy(), "discovery-legacy-listing")


@pytest.mark.parametrize("client", [CLIENT, LENIENT], ids=["fail", "fallback"])
def test_strings_among_other_things_are_used(client):
    """Decision 17: ``data.supported`` is used for the strings it holds."""
    verdict = classify("stdio", RpcError(refused(None, 7, "2026-07-28", {})), client)
    assert verdict == ModernRetry("2026-07-28")
    assert verdict.supported == ("2026-07-28",)


@pytest.mark.parametrize(
    "error",
    [
        {"code": -32022},
        {"code": -32022, "data": None},
        {"code": -32022, "data": ["2026-07-28"]},
        {"code": -32022, "data": "2026-07-28"},
        {"code": -32022, "data": {}},
        {"code": -32022, "data": {"supported": "2026-07-28"}},
        {"code": -32022, "data": {"supported": {"2026-07-28": 1}}},
        {"code": -32022, "data": {"supported": [20260728, None]}},
    ],
)
@pytest.mark.parametrize("client", [CLIENT, LENIENT], ids=["fail", "fallback"])
def test_a_refusal_without_a_usable_list_is_no_common_version(error, client):
    verdict = classify("stdio", RpcError(error), client)
    assert (told(verdict), rule(verdict)) == (
        ("failed", "no_common_version"),
        "refusal-without-versions",
    )
    assert verdict.supported == ()
    assert "2026-07-28" in verdict.reason


# --- what verdicts carry -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("outcome", "supported"),
    [
        (Result(DISCOVERY), ("2026-07-28", "2025-11-25")),
        (Result(DISJOINT), ("2026-10-01",)),
        (Result({**DISCOVERY, "capabilities": 0}), ("2026-07-28", "2025-11-25")),
        (RpcError(refused("b", "2026-07-28", "a")), ("b", "2026-07-28", "a")),
        (RpcError(refused("x")), ("x",)),
        (RpcError(NOT_FOUND), ()),
        (Timeout(), ()),
    ],
)
def test_a_verdict_carries_the_versions_that_the_server_named(outcome, supported):
    assert classify("stdio", outcome).supported == supported


@pytest.mark.parametrize("outcome", [Result(DISJOINT), RpcError(refused("2026-10-01"))])
def test_a_reason_about_versions_names_both_lists(outcome):
    """Decision 16."""
    reason = classify("stdio", outcome).reason
    assert "2026-10-01" in reason
    assert "2026-07-28" in reason


@pytest.mark.parametrize("name", ["{wanted}", "{0.__class__}", "{", "}", "{{}}", "%s"])
def test_braces_in_a_peers_words_are_only_text(name):
    assert name in classify("stdio", RpcError(refused(name))).reason
    assert name in classify("stdio", RpcError({**HEADER, "message": name})).reason
    assert name in classify("http", TransportError(name)).reason


@pytest.mark.parametrize(
    "outcome",
    [
        RpcError(refused(*(["x" * 100_000] * 1000))),
        RpcError({**HEADER, "message": "x" * 1_000_000, "data": ["y" * 100_000] * 1000}),
        RpcError({**CAPABILITY, "message": {"a": ["z" * 100_000]}}),
        RpcError({"code": 10**5000, "message": ["m"] * 100_000}),
        RpcError(["e" * 1_000_000]),
        Result({**DISCOVERY, "resultType": "r" * 1_000_000}),
        Result({**DISCOVERY, "resultType": [["r"] * 1000] * 1000}),
        TransportError("t" * 1_000_000),
        TransportError(OSError("t" * 1_000_000)),
        Closed({"reason": "c" * 1_000_000}),
    ],
)
def test_reasons_are_bounded_and_can_be_encoded(outcome):
    """Decisions 16 and 29: a peer's words are quoted with at most 64 characters."""
    reason = classify("http", outcome).reason
    assert len(reason) < 16 * (64 + 8) + 200
    assert reason.encode()


def test_a_long_list_is_cut_after_sixteen_names():
    reason = classify("stdio", RpcError(refused(*(f"v{n}" for n in range(100))))).reason
    assert "'v15' and 84 more" in reason


@pytest.mark.parametrize(
    "outcome",
    [
        RpcError(refused("\ud800")),
        RpcError({**HEADER, "message": "\udfff"}),
        Result({**DISCOVERY, "resultType": "\ud800"}),
        RpcError({"code": 1, "message": "\ud800"}),
        TransportError("\udc80"),
    ],
)
def test_lone_surrogates_do_not_reach_a_reason(outcome):
    assert classify("http", outcome).reason.encode()


def test_verdicts_are_equal_whatever_rule_and_list_they_came_from():
    verdict = classify("stdio", RpcError(refused("2026-07-28", "x")))
    assert verdict == ModernRetry("2026-07-28")
    assert verdict != ModernRetry("2027-07-28")
    assert verdict != Legacy()
    assert Legacy() != Reconnect()
    assert Retry("x") != Failed("x", "")
    assert len({verdict, ModernRetry("2026-07-28")}) == 1


@pytest.mark.parametrize(
    "outcome", [Result(DISCOVERY), RpcError(refused("x")), Timeout(), Closed("gone")]
)
def test_verdicts_survive_pickling_with_all_they_carry(outcome):
    verdict = classify("stdio", outcome)
    copy = pickle.loads(pickle.dumps(verdict))
    assert copy == verdict
    assert (copy.rule, copy.supported) == (verdict.rule, verdict.supported)


def test_verdicts_match_as_patterns():
    match classify("stdio", Result(DISCOVERY)):
        case Modern(version, result, supported=supported):
            assert (version, result) == ("2026-07-28", DISCOVERY)
            assert supported == ("2026-07-28", "2025-11-25")
        case other:
            pytest.fail(f"not modern: {other}")


# --- bodies (decision 17) ------------------------------------------------------------------


@pytest.mark.parametrize(
    "content_type", [None, "text/html", "application/problem+json", "text/json"]
)
def test_a_body_of_another_content_type_is_not_decoded(content_type):
    outcome = reply(404, error=refused("2026-07-28"))
    assert classify("http", HttpReply(404, content_type, outcome.body)) == Legacy()


def test_a_decoded_message_needs_no_content_type():
    message = {"jsonrpc": "2.0", "id": 1, "error": HEADER}
    assert told(classify("http", HttpReply(404, None, message))) == ("failed", "protocol")


@pytest.mark.parametrize(
    "message",
    [
        {"id": 1, "error": HEADER},
        {"jsonrpc": "2.0", "method": "x", "error": HEADER},
        {"jsonrpc": "2.0", "error": {**HEADER, "code": -32020.0}},
        {"jsonrpc": "2.0", "error": {**HEADER, "code": "-32020"}},
        [{"jsonrpc": "2.0", "id": 1, "error": HEADER}],
    ],
    ids=["no version", "a request", "a float code", "a text code", "a batch"],
)
def test_what_is_no_response_counts_for_nothing(message):
    body = json.dumps(message).encode()
    verdict = classify("http", HttpReply(400, JSON, body))
    assert (verdict, rule(verdict)) == (Legacy(), "http-rejected")
    assert classify("http", HttpReply(400, JSON, message)) == Legacy()


@pytest.mark.parametrize(
    "body",
    [
        b"x" * 10_000_000,
        b"[" * 100_000,
        b'{"jsonrpc":"2.0","result":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"a":' * 100_000,
        b"data: {\n\n" * 900_000,
        b'{"jsonrpc":"2.0","error":{"code":' + b"9" * 1_000_000 + b"}}",
        b'{"jsonrpc":"2.0","result":{"resultType":"complete"}}'.ljust(9_000_000),
    ],
    ids=["big", "deep", "deep and closed", "deep objects", "many events", "long code", "padded"],
)
@pytest.mark.parametrize("content_type", [JSON, STREAM, "text/html"])
def test_hostile_bodies_are_no_answer(body, content_type):
    assert classify("http", HttpReply(404, content_type, body)) == Legacy()


def test_many_keys_and_versions_are_read():
    listed = [f"v{number}" for number in range(1_000_000)]
    result = {**dict.fromkeys(map(str, range(100_000))), **DISCOVERY, "supportedVersions": listed}
    assert told(classify("stdio", Result(result))) == ("failed", "protocol")
    verdict = classify("stdio", RpcError(refused(*listed, "2026-07-28")), LENIENT)
    assert verdict == ModernRetry("2026-07-28")
    assert len(verdict.supported) == 1_000_001


# --- the caller's mistakes (decisions 12 and 30) -------------------------------------------


@pytest.mark.parametrize(
    "status",
    [0, 99, 1000, -200, True, 200.0, "200", None, pytest.param(10**5000, id="huge")],
)
def test_a_status_that_is_none_is_the_callers_mistake(status):
    with pytest.raises(registry.UsageError, match="integer of three digits"):
        classify("http", HttpReply(status, JSON, b"{}"))


@pytest.mark.parametrize("status", [600, 799, 999])
def test_a_status_that_http_does_not_define_is_the_servers(status):
    """Project choice: decision 16; it is as good as any other status that is no evidence."""
    verdict = classify("http", HttpReply(status, "text/html", b"x"))
    assert isinstance(verdict, registry.Failed)
    assert verdict.kind == "http"


def test_an_http_reply_over_stdio_is_the_callers_mistake():
    with pytest.raises(registry.UsageError, match="over stdio"):
        classify("stdio", HttpReply(200, JSON, b"{}"))


@pytest.mark.parametrize("transport", ["", "HTTP", "sse", None, 7, ["http"]])
def test_an_unknown_transport_is_the_callers_mistake(transport):
    with pytest.raises(registry.UsageError, match="known: stdio, http"):
        classify(transport, Timeout())


@pytest.mark.parametrize("outcome", [None, {}, "timeout", Timeout, Legacy(), TimeoutError()])
def test_what_is_no_outcome_is_the_callers_mistake(outcome):
    with pytest.raises(registry.UsageError, match="no outcome"):
        classify("http", outcome)


# --- field reports -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("listed", "verdict"),
    [
        (["2026-09-01"], ("failed", "no_common_version")),
        (["draft"], ("failed", "no_common_version")),
        (["latest", "2026-07-28"], ModernRetry("2026-07-28")),
        (["2026-7-28", "2026-07-28 ", "2026/07/28"], ("failed", "no_common_version")),
        ([20260728], ("failed", "no_common_version")),
    ],
)
def test_field_report_8_versions_are_never_compared_as_text(listed, verdict):
    assert told(classify("stdio", RpcError(refused(*listed)), LENIENT)) == verdict


@pytest.mark.parametrize(
    ("outcome", "status"),
    [(empty(401), 401), (HttpReply(403, None, b""), 403), (reply(401, error=NOT_FOUND), 401)],
    ids=["A", "B", "C"],
)
def test_field_report_9_an_authorization_challenge_is_no_verdict_on_the_era(outcome, status):
    assert classify("http", outcome) == Authorize(status)


@pytest.mark.parametrize(("transport", "verdict"), [("stdio", Legacy()), ("http", "retry")])
def test_field_report_10_silence_is_evidence_over_stdio_only(transport, verdict):
    assert told(classify(transport, Timeout())) == verdict


def test_field_report_10_silence_is_told_from_an_answer_by_its_rule():
    """A caller does not store what it learned from a timeout."""
    assert rule(classify("stdio", Timeout())) == "stdio-timeout"
    assert rule(classify("stdio", RpcError(NOT_FOUND))) == "stdio-error"


@pytest.mark.parametrize("client", [CLIENT, LENIENT], ids=["fail", "fallback"])
@pytest.mark.parametrize(
    "error",
    [
        refused("2026-10-01"),
        refused(),
        {"code": -32022, "message": "version", "data": {"supported": "2026-10-01"}},
        {"code": -32022, "message": "version"},
        {"code": -32020, "message": "header"},
        CAPABILITY,
    ],
)
def test_field_report_11_a_recognized_modern_error_never_leads_to_a_handshake(error, client):
    over_stdio = classify("stdio", RpcError(error), client)
    over_http = classify("http", reply(400, error=error), client)
    assert isinstance(over_stdio, Failed)
    assert over_http == over_stdio


@pytest.mark.parametrize(
    ("result", "verdict"),
    [
        (
            {
                "protocolVersions": ["2026-07-28"],
                "preferredProtocolVersion": "2026-07-28",
                "serverInfo": {"name": "s", "version": "1"},
            },
            Legacy(),
        ),
        (
            {
                "resultType": "complete",
                "supportedVersions": ["2026-07-28"],
                "capabilities": {},
                "ttlMs": 0,
                "cacheScope": "private",
            },
            "modern",
        ),
        (
            {
                "supportedVersions": ["2026-07-28"],
                "capabilities": {},
                "serverInfo": {"name": "s", "version": "1"},
            },
            "modern",
        ),
        (
            {"resultType": "complete", "supportedVersions": [], "capabilities": {}},
            ("failed", "protocol"),
        ),
        (
            {
                "resultType": "surprise",
                "supportedVersions": ["2026-07-28"],
                "capabilities": {},
            },
            ("failed", "protocol"),
        ),
    ],
    ids=["A", "B", "C", "D", "E"],
)
@pytest.mark.parametrize("transport", ["stdio", "http"])
def test_field_report_12_only_the_fields_of_a_discovery_make_one(result, verdict, transport):
    if verdict == "modern":
        verdict = Modern("2026-07-28", result)
    assert told(classify(transport, Result(result))) == verdict


def test_field_report_16_a_dropped_header_is_reported_with_the_servers_words():
    """Something on the way dropped the probe's headers: no reason to fall back."""
    error = {"code": -32020, "message": "missing Mcp-Method and MCP-Protocol-Version"}
    verdict = classify("http", reply(400, error=error))
    assert told(verdict) == ("failed", "protocol")
    assert error["message"] in verdict.reason


def test_field_report_17_an_event_with_empty_data_is_no_answer():
    answer = json.dumps({"jsonrpc": "2.0", "id": 1, "result": DISCOVERY})
    body = f"id: 0\nretry: 3000\ndata:\n\ndata: {answer}\n\n".encode()
    assert classify("http", HttpReply(200, STREAM, body)) == Modern("2026-07-28", DISCOVERY)


def test_field_report_27_a_result_without_a_type_is_never_modern_by_itself():
    result = {"tools": [{"name": "x", "inputSchema": {"type": "object"}}]}
    assert classify("http", reply(200, result=result)) == Legacy()


# --- whatever comes ------------------------------------------------------------------------

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(exclude_categories=[]))
    | st.sampled_from(["2026-07-28", "2025-11-25", "complete"]),
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(
            st.text()
            | st.sampled_from(
                ["supportedVersions", "capabilities", "resultType", "supported", "code", "data"]
            ),
            inner,
        )
    ),
    max_leaves=20,
)
CODES = st.sampled_from([-32020, -32021, -32022, -32601, -32602, -32000])
ERRORS = st.fixed_dictionaries(
    {"code": CODES | VALUES}, optional={"message": VALUES, "data": VALUES}
)
MESSAGES = st.fixed_dictionaries(
    {"jsonrpc": st.just("2.0")}, optional={"result": VALUES, "error": ERRORS | VALUES, "id": VALUES}
)
BODIES = (
    st.binary()
    | VALUES
    | MESSAGES
    | MESSAGES.map(json.dumps)
    | MESSAGES.map(lambda message: f"data: {json.dumps(message)}\n\n".encode())
)
TYPES = (
    st.sampled_from([JSON, STREAM, "application/json; charset=x", "text/html", None]) | st.text()
)
VERDICTS = (Modern, ModernRetry, Legacy, Reconnect, Authorize, Retry, Failed)


@given(st.integers(100, 599), TYPES, BODIES, st.sampled_from([CLIENT, LENIENT]))
def test_every_http_reply_gets_a_verdict(status, content_type, body, client):
    verdict = classify("http", HttpReply(status, content_type, body), client)
    assert isinstance(verdict, VERDICTS)
    assert verdict.rule.startswith("mcp.probe.")


@given(
    st.sampled_from(["stdio", "http"]),
    st.builds(Result, VALUES)
    | st.builds(RpcError, ERRORS | VALUES)
    | st.builds(Closed, VALUES)
    | st.builds(TransportError, VALUES)
    | st.just(Timeout()),
    st.sampled_from([CLIENT, LENIENT]),
)
def test_every_other_outcome_gets_a_verdict(transport, outcome, client):
    verdict = classify(transport, outcome, client)
    assert isinstance(verdict, VERDICTS)
    assert verdict.rule.startswith("mcp.probe.")


@given(
    st.sampled_from([-32020, -32021, -32022]),
    st.fixed_dictionaries({}, optional={"message": VALUES, "data": VALUES}),
    st.integers(100, 599),
)
def test_a_recognized_modern_error_is_never_legacy(code, rest, status):
    error = {**rest, "code": code}
    assert isinstance(classify("stdio", RpcError(error)), Failed | ModernRetry)
    message = {"jsonrpc": "2.0", "id": 1, "error": error}
    over_http = classify("http", HttpReply(status, JSON, message))
    assert isinstance(over_http, Failed | ModernRetry)


@given(st.lists(st.sampled_from([*VERSIONS, "2024-11-05", "2027-01-01", "draft"])))
def test_a_version_to_go_on_with_is_one_that_both_sides_named(listed):
    retry = classify("stdio", RpcError(refused(*listed)))
    modern = classify("stdio", Result({**DISCOVERY, "supportedVersions": listed}))
    mutual = "2026-07-28" in listed
    assert isinstance(retry, ModernRetry) == mutual
    assert isinstance(modern, Modern) == mutual
    assert retry.supported == modern.supported == tuple(listed)


# --- the facts, over a protocol that does not exist ----------------------------------------

INVENTED_RULES = [
    {"id": "x.probe.yes", "when": {"content": ["discover_mutual"]}, "verdict": "modern"},
    {"id": "x.probe.again", "when": {"content": ["unsupported_mutual"]}, "verdict": "modern_retry"},
    {"id": "x.probe.late", "when": {"reply": ["timeout"]}, "verdict": "retry"},
    {
        "id": "x.probe.no",
        "when": {},
        "verdict": "failed",
        "kind": "odd",
        "message": "{status} {detail} {fault} {offered} {wanted}",
    },
]


def invented():
    """A prober for names, codes and versions that no protocol has."""
    decision = compiler.decide(
        [compiler.Axis(name, values) for name, values in PROBE.items()],
        [compiler.Rule(each["id"], each["when"], not each["when"]) for each in INVENTED_RULES],
    )
    table = DecisionTable(
        table_data(decision),
        tuple(INVENTED_RULES),
    )
    return Prober(
        {
            "versions": "tongues",
            "capabilities": "skills",
            "kind": "sort",
            "complete": ["all", "full"],
        },
        {
            "unsaid": {
                "code": 7,
                "role": "unsupported_version",
                "data": {"a": {"b": "$supported"}},
            },
            "bare": {"code": 8, "role": "unsupported_version", "data": None},
            "lost": {"code": 9, "role": "method_not_found", "data": None},
            "plain": {"code": 10, "role": None, "data": None},
        },
        table.slice({}),
        versions=("old2", "new2", "new1", "old1"),
        modern=("new2", "new1"),
        era_is_handshake=lambda text: text.startswith("old"),
    )


INVENTED = invented()
WHOLE = {"tongues": ["new1", "new2"], "skills": {}, "sort": "full"}


@pytest.mark.parametrize(
    ("outcome", "content"),
    [
        (Result(WHOLE), "discover_mutual"),
        (Result({**WHOLE, "tongues": ["old1", "old9"]}), "discover_legacy"),
        (Result({**WHOLE, "tongues": ["old9"]}), "discover_disjoint"),
        (Result({**WHOLE, "tongues": ["old1", "?"]}), "discover_disjoint"),
        (Result({**WHOLE, "tongues": []}), "discover_disjoint"),
        (Result({**WHOLE, "sort": "some"}), "discover_invalid"),
        (Result({"sort": "all"}), "discover_invalid"),
        (Result({"tongues": []}), "discover_invalid"),
        (Result(DISCOVERY), "other_result"),
        (RpcError({"code": 7, "data": {"a": {"b": ["new1"]}}}), "unsupported_mutual"),
        (RpcError({"code": 7, "data": {"a": {"b": ["old1", "old9"]}}}), "unsupported_legacy"),
        (RpcError({"code": 7, "data": {"a": {"b": ["old1", 1]}}}), "unsupported_disjoint"),
        (RpcError({"code": 7, "data": {"a": ["new1"]}}), "unsupported_unusable"),
        (RpcError({"code": 7, "data": {"b": ["new1"]}}), "unsupported_unusable"),
        (RpcError({"code": 8, "data": ["new1"]}), "unsupported_unusable"),
        (RpcError({"code": 9}), "method_not_found"),
        (RpcError({"code": 10}), "other_error"),
        (RpcError({"code": 9.0}), "other_error"),
        (RpcError(HEADER), "other_error"),
        (Timeout(), "none"),
    ],
)
def test_members_and_codes_come_from_the_tables(outcome, content):
    assert INVENTED.facts("stdio", outcome)["content"] == content


def test_the_verdict_is_the_tables_to_give():
    assert INVENTED.classify("stdio", Result(WHOLE)) == Modern("new2", WHOLE)
    refusal = RpcError({"code": 7, "data": {"a": {"b": ["new1", "z"]}}})
    assert INVENTED.classify("http", refusal) == ModernRetry("new1")
    assert INVENTED.classify("stdio", Timeout()) == Retry("no answer in time")
    assert INVENTED.classify("stdio", RpcError({"code": 9, "message": "m", "data": 1})) == Failed(
        "odd", "none 9 'm', with 1  nothing new2, new1"
    )


@pytest.mark.parametrize(
    ("transport", "outcome", "facts"),
    [
        ("stdio", Result(1), ("result", "other_result", "none")),
        ("http", Result(1), ("result", "other_result", "ok")),
        ("http", RpcError({}), ("error", "other_error", "ok")),
        ("stdio", Timeout(), ("timeout", "none", "none")),
        ("http", Closed("x"), ("closed", "none", "none")),
        ("http", TransportError("x"), ("transport_error", "none", "none")),
        ("http", empty(200), ("body", "none", "ok")),
        ("http", html(404), ("body", "none", "rejected")),
        ("http", reply(401, result=1), ("result", "none", "auth")),
        ("http", reply(206, result=1), ("result", "other_result", "ok")),
        ("http", reply(301, error=INVALID_PARAMS), ("error", "other_error", "other")),
        ("http", reply(599, result=WHOLE), ("result", "discover_mutual", "transient")),
    ],
)
def test_facts_of_an_outcome(transport, outcome, facts):
    expected = dict(zip(("reply", "content", "status"), facts, strict=True))
    assert INVENTED.facts(transport, outcome) == {"transport": transport, **expected}


@given(st.integers(100, 599), TYPES, BODIES)
def test_facts_stay_within_their_domains(status, content_type, body):
    facts = INVENTED.facts("http", HttpReply(status, content_type, body))
    assert list(facts) == list(PROBE)
    assert all(value in PROBE[name] for name, value in facts.items())
