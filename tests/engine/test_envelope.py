"""What goes out: decision 32, field reports 8 and 14, and "what envelope emits, admit admits".

The expected headers and metadata are written out by hand from each revision's transport page.
"""

from __future__ import annotations

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import registry
from registry import (
    UNOPENED,
    Admission,
    Handshake,
    MetaView,
    Open,
    SessionEngine,
    Stateless,
    UnknownVersionError,
    UsageError,
)

MCP = registry.protocol("mcp")
LEGACY = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")
FIVE = ("2026-07-28", *LEGACY)
CLIENT = MCP.client(FIVE)
SERVER = MCP.server(FIVE, policy={"client_info": "check", "initialize_header": "strict"})
VERSION = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"
INFO = "io.modelcontextprotocol/clientInfo"
ME = {"name": "me", "version": "1"}


# --- modern --------------------------------------------------------------------------------


def test_a_modern_request_declares_itself_in_body_and_headers():
    """Spec-mandated: MCP 2026-07-28, request metadata."""
    out = CLIENT.envelope("tools/call", {"name": "sum"}, client_info=ME)
    assert out.headers == {
        "MCP-Protocol-Version": "2026-07-28",
        "Mcp-Method": "tools/call",
        "Mcp-Name": "sum",
    }
    assert out.params == {
        "name": "sum",
        "_meta": {VERSION: "2026-07-28", CAPABILITIES: {}, INFO: ME},
    }


@pytest.mark.parametrize(
    ("method", "params", "name"),
    [
        ("tools/call", {"name": "Wörter"}, "=?base64?V8O2cnRlcg==?="),
        ("tools/call", {"name": ""}, "=?base64??="),
        ("tools/call", {"name": 5}, None),
        ("tools/call", {"uri": "u"}, None),
        ("tools/call", None, None),
        ("prompts/get", {"name": "p"}, "p"),
        ("resources/read", {"uri": "file:///a b"}, "file:///a b"),
        ("resources/read", {"name": "x"}, None),
        ("tools/list", {"name": "x"}, None),
    ],
)
def test_the_name_header_repeats_the_bodys_name(method, params, name):
    """Spec-mandated: MCP 2026-07-28, standard request headers; decisions 9 and 10."""
    out = CLIENT.envelope(method, params)
    assert out.headers.get("Mcp-Name") == name
    assert out.headers["Mcp-Method"] == method


def test_decision_32_notifications_are_sent_like_requests():
    """Project choice: decision 32."""
    out = CLIENT.envelope("notifications/cancelled", {"requestId": 7})
    assert out.headers == {
        "MCP-Protocol-Version": "2026-07-28",
        "Mcp-Method": "notifications/cancelled",
    }
    assert out.params["_meta"][VERSION] == "2026-07-28"


def test_decision_32_the_default_version_is_the_clients_first():
    """Project choice: decision 32."""
    out = MCP.client(["2025-06-18", "2026-07-28"]).envelope("tools/list", None)
    assert (out.headers, out.params) == ({"MCP-Protocol-Version": "2025-06-18"}, None)


@pytest.mark.parametrize("version", ["2026-09-01", "2031-01-01"])
def test_report_8_a_later_date_still_carries_the_full_metadata(version):
    """Field report 8; decision 32: a well-formed later date is modern."""
    out = CLIENT.envelope("server/discover", None, version=version)
    assert out.params == {"_meta": {VERSION: version, CAPABILITIES: {}}}
    assert out.headers == {"MCP-Protocol-Version": version, "Mcp-Method": "server/discover"}


@pytest.mark.parametrize(
    "version", ["2024-10-07", "1999-01-01", "latest", "draft", "2026-7-28", 5, [], ""], ids=repr
)
def test_decision_32_any_other_version_is_the_callers_mistake(version):
    """Project choice: decisions 30 and 32."""
    with pytest.raises(UnknownVersionError):
        CLIENT.envelope("tools/list", None, version=version)


# --- legacy --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "headers"),
    [
        ("2024-11-05", {}),
        ("2025-03-26", {"Mcp-Session-Id": "S"}),
        ("2025-06-18", {"Mcp-Session-Id": "S", "MCP-Protocol-Version": "2025-06-18"}),
        ("2025-11-25", {"Mcp-Session-Id": "S", "MCP-Protocol-Version": "2025-11-25"}),
        ("2026-07-28", {"MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/list"}),
    ],
)
def test_decision_32_the_headers_are_those_of_the_target_revision(version, headers):
    """Spec-mandated: each revision's transport page; the session id only for a legacy version."""
    out = CLIENT.envelope("tools/list", {}, version=version, session_id="S")
    assert out.headers == headers


@pytest.mark.parametrize("version", LEGACY)
@pytest.mark.parametrize("params", [None, {}, {"cursor": "1"}, {"_meta": {"progressToken": 1}}])
def test_a_legacy_message_goes_out_as_it_is(version, params):
    """Spec-mandated: metadata declares nothing there."""
    assert CLIENT.envelope("tools/list", params, version=version).params == params


# --- handshakes ----------------------------------------------------------------------------


def test_decision_32_a_handshake_is_filled_in_and_sent_without_routing_headers():
    """Project choice: decision 32; its version is the offer."""
    out = CLIENT.envelope(
        "initialize", None, capabilities={"roots": {}}, client_info=ME, session_id="S"
    )
    assert out.headers == {}
    assert out.params == {
        "protocolVersion": "2025-11-25",
        "capabilities": {"roots": {}},
        "clientInfo": ME,
    }


def test_decision_32_a_handshake_keeps_the_capabilities_and_identity_it_has():
    """Project choice: decision 32, filled in where absent; the version is this hop's own."""
    given_params = {"protocolVersion": "x", "capabilities": {"a": {}}, "clientInfo": {"name": "d"}}
    out = CLIENT.envelope(
        "initialize", given_params, version="2025-06-18", capabilities={}, client_info=ME
    )
    assert out.params == {**given_params, "protocolVersion": "2025-06-18"}


@pytest.mark.parametrize(
    ("client", "version"), [(CLIENT, "2026-07-28"), (MCP.client(["2026-07-28"]), None)]
)
def test_decision_32_a_handshake_is_not_sent_without_a_handshake_version(client, version):
    """Project choice: decisions 30 and 32."""
    with pytest.raises(UsageError, match="initialize is not sent"):
        client.envelope("initialize", {}, version=version)


def test_acp_sends_its_integer_in_the_handshake_and_nothing_after_it():
    """Spec-mandated: ACP v1, initialization; the names are those of the version."""
    client = registry.protocol("acp").client()
    first = client.envelope("initialize", None, client_info=ME)
    assert first.params == {"protocolVersion": 1, "clientCapabilities": {}, "clientInfo": ME}
    later = client.envelope("session/new", {"_meta": {"x": 1}, "cwd": "/"})
    assert (later.headers, later.params) == ({}, {"_meta": {"x": 1}, "cwd": "/"})


# --- metadata of another hop ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("meta", "version", "left"),
    [
        ({VERSION: "x", CAPABILITIES: {"roots": {}}, INFO: {}}, "2025-06-18", None),
        ({VERSION: "x", "com.example/trace": 1}, "2025-06-18", {"com.example/trace": 1}),
        (
            {"progressToken": 1, "traceparent": "t"},
            "2025-06-18",
            {"progressToken": 1, "traceparent": "t"},
        ),
        ({"io.modelcontextprotocol/logLevel": "info"}, "2025-11-25", None),
        (
            {"io.modelcontextprotocol/related-task": {}},
            "2025-11-25",
            {"io.modelcontextprotocol/related-task": {}},
        ),
        ({"io.modelcontextprotocol/related-task": {}}, "2025-06-18", None),
        (
            {"io.modelcontextprotocol/related-task": {}, INFO: {"name": "other"}},
            "2026-07-28",
            {VERSION: "2026-07-28", CAPABILITIES: {}},
        ),
        (
            {"io.modelcontextprotocol/logLevel": "info", "x": 1},
            "2026-07-28",
            {
                "io.modelcontextprotocol/logLevel": "info",
                "x": 1,
                VERSION: "2026-07-28",
                CAPABILITIES: {},
            },
        ),
        (
            {"io.modelcontextprotocol/future": 1},
            "2025-06-18",
            {"io.modelcontextprotocol/future": 1},
        ),
        ({}, "2025-06-18", None),
        (5, "2025-06-18", None),
        ("x", "2026-07-28", {VERSION: "2026-07-28", CAPABILITIES: {}}),
    ],
)
def test_decision_32_keys_of_another_version_or_hop_go_and_foreign_ones_stay(meta, version, left):
    """Project choice: decision 32; a _meta that becomes empty goes."""
    out = CLIENT.envelope("tools/list", {"cursor": "1", "_meta": meta}, version=version)
    assert out.params.get("_meta") == left
    assert out.params["cursor"] == "1"


DOWNSTREAM = {
    "name": "x",
    "arguments": {"a": [1]},
    "_meta": {VERSION: "2026-07-28", CAPABILITIES: {"roots": {}}, INFO: {"name": "d"}, "mine": 1},
}


def test_report_14_a_modern_request_is_passed_on_into_a_legacy_session():
    """Field report 14."""
    out = CLIENT.envelope("tools/call", DOWNSTREAM, version="2025-11-25", session_id="U")
    assert out.headers == {"MCP-Protocol-Version": "2025-11-25", "Mcp-Session-Id": "U"}
    assert out.params == {"name": "x", "arguments": {"a": [1]}, "_meta": {"mine": 1}}


def test_report_14_a_legacy_request_is_passed_on_to_a_modern_server():
    """Field report 14, the reverse."""
    out = CLIENT.envelope(
        "tools/call",
        {"name": "x"},
        version="2026-07-28",
        capabilities={"sampling": {}},
        session_id="D",
    )
    assert out.headers == {
        "MCP-Protocol-Version": "2026-07-28",
        "Mcp-Method": "tools/call",
        "Mcp-Name": "x",
    }
    assert out.params["_meta"] == {VERSION: "2026-07-28", CAPABILITIES: {"sampling": {}}}


@pytest.mark.parametrize("version", ["2025-11-25", "2024-11-05"])
@pytest.mark.parametrize("method", ["tools/call", "initialize"])
def test_params_are_never_changed_in_place(method, version):
    """Spec-mandated by the issue: params are copied."""
    before = copy.deepcopy(DOWNSTREAM)
    capabilities = {"roots": {}}
    out = CLIENT.envelope(method, DOWNSTREAM, version, capabilities, ME)
    out.params.clear()
    assert before == DOWNSTREAM
    assert capabilities == {"roots": {}}


def test_what_is_declared_is_a_copy_of_the_callers():
    """Project choice: decision 29, dicts that are to be sent are fresh."""
    capabilities = {"roots": {}}
    out = CLIENT.envelope("tools/list", None, capabilities=capabilities)
    out.params["_meta"][CAPABILITIES]["roots"]["x"] = 1
    assert capabilities == {"roots": {}}


# --- mistakes ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        {"method": ""},
        {"method": 5},
        {"method": "tools/lïst"},
        {"method": "tools/list\r\nX: y"},
        {"params": []},
        {"params": "x"},
        {"capabilities": []},
        {"client_info": "me"},
        {"session_id": 5},
        {"session_id": "a\r\nb", "version": "2025-06-18"},
        {"method": "tools/call", "params": {"name": "\ud800"}},
    ],
    ids=repr,
)
def test_what_cannot_be_sent_is_the_callers_mistake(wrong):
    """Project choice: decisions 10 and 30."""
    with pytest.raises(UsageError):
        CLIENT.envelope(**{"method": "tools/list", "params": None, **wrong})


# --- what envelope emits, admit admits -----------------------------------------------------

METHODS = st.sampled_from(
    [
        "tools/list",
        "tools/call",
        "prompts/get",
        "resources/read",
        "server/discover",
        "ping",
        "notifications/cancelled",
        "notifications/initialized",
        "x/y",
    ]
)
TEXT = st.text(st.characters(codec="utf-8"), max_size=12)
VALUES = st.none() | st.integers() | TEXT | st.lists(TEXT, max_size=2)
META = st.dictionaries(
    st.sampled_from(
        [VERSION, CAPABILITIES, INFO, "progressToken", "x", "io.modelcontextprotocol/related-task"]
    ),
    VALUES,
    max_size=5,
)
PARAMS = st.none() | st.fixed_dictionaries(
    {}, optional={"name": VALUES, "uri": VALUES, "_meta": META | VALUES, "other": VALUES}
)
CAPS = st.none() | st.dictionaries(TEXT, st.dictionaries(TEXT, VALUES, max_size=2), max_size=2)


@pytest.mark.parametrize("transport", ["stdio", "http"])
@pytest.mark.parametrize("version", FIVE)
@settings(max_examples=80, deadline=None)
@given(
    method=METHODS,
    params=PARAMS,
    capabilities=CAPS,
    session_id=st.none() | st.just("S"),
    info=st.none() | st.just(ME),
)
def test_what_envelope_emits_admit_admits(
    version, transport, method, params, capabilities, session_id, info
):
    """Spec-mandated by the issue: for each of the client's versions, over both transports."""
    before = copy.deepcopy(params)
    out = CLIENT.envelope(method, params, version, capabilities, info, session_id)
    assert params == before
    headers = None if transport == "stdio" else out.headers
    session = UNOPENED if version == "2026-07-28" else Open(version)
    answer = SERVER.admit(session, method, out.params, headers)
    assert isinstance(answer, Admission), answer
    assert answer.version == version
    if version == "2026-07-28":
        assert answer.capabilities == (capabilities or {})


@pytest.mark.parametrize("transport", ["stdio", "http"])
@pytest.mark.parametrize("version", LEGACY)
@settings(max_examples=40, deadline=None)
@given(params=PARAMS, capabilities=CAPS)
def test_what_envelope_emits_as_a_handshake_is_answered_with_its_version(
    version, transport, params, capabilities
):
    """Spec-mandated by the issue: handshakes included."""
    before = copy.deepcopy(params)
    out = CLIENT.envelope("initialize", params, version, capabilities, ME)
    assert params == before
    headers = None if transport == "stdio" else out.headers
    answer = SERVER.admit(UNOPENED, "initialize", out.params, headers)
    assert isinstance(answer, Admission), answer
    assert answer.version == version


@pytest.mark.parametrize("version", FIVE)
@settings(max_examples=40, deadline=None)
@given(method=METHODS, params=PARAMS)
def test_what_envelope_emits_a_session_resolves(version, method, params):
    """Spec-mandated by the issue: the session engine reads the same declaration."""
    modern = version == "2026-07-28"
    session = SessionEngine(MCP.lifecycle(FIVE))
    if not modern:
        opening = CLIENT.envelope("initialize", None, version)
        session.receive("initialize", Handshake(opening.params["protocolVersion"]))
    out = CLIENT.envelope(method, params, version)
    declaration = Stateless(MetaView(out.params["_meta"])) if modern else None
    step = session.receive(method, declaration)
    assert step.error is None
    assert step.version == version
    assert session.version == (None if modern else version)


@pytest.mark.parametrize(
    ("name", "version", "session", "method"),
    [
        ("a2a", "1.0", UNOPENED, "SendMessage"),
        ("a2a", "0.3", UNOPENED, "message/send"),
        ("acp", 1, UNOPENED, "initialize"),
        ("acp", 1, Open(1), "session/new"),
    ],
)
def test_what_envelope_emits_admit_admits_in_the_other_protocols(name, version, session, method):
    """Spec-mandated by the issue; a message of A2A 0.3 has no version header."""
    protocol = registry.protocol(name)
    out = protocol.client([version]).envelope(method, {"a": 1})
    assert out.params["a"] == 1
    assert protocol.server().admit(session, method, out.params, out.headers).version == version
