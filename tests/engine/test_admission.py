"""Admission for MCP through the public contract.

The specification is ``pudu-negotiation.txt``; what it leaves open the project's numbered
decisions settle (1 to 9, 11, 28, 29), and the field reports show what goes wrong. Every
expectation is transcribed from those texts by hand, never read from the registry.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import registry
from registry import UNOPENED, Admission, Open, Refusal, UsageError

MCP = registry.protocol("mcp")
RULES = tomllib.loads((Path(__file__).parents[2] / "registry" / "mcp.toml").read_text("utf-8"))

VERSION = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"
INFO = "io.modelcontextprotocol/clientInfo"
MODERN_VERSION = "2026-07-28"
LEGACY_VERSIONS = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")
#: The revisions of these cases; what is served by default, test_published.py tells.
FIVE = (MODERN_VERSION, *LEGACY_VERSIONS)

BOTH = MCP.server(FIVE)
LEGACY = MCP.server(versions=LEGACY_VERSIONS)
MODERN = MCP.server(versions=[MODERN_VERSION])
CHECKING = MCP.server(FIVE, policy={"client_info": "check"})
STRICT = MCP.server(FIVE, policy={"initialize_header": "strict"})
BY_HEADER = MCP.server(FIVE, policy={"sessionless_legacy": "header"})
ASSUMING = MCP.server(FIVE, policy={"sessionless_legacy": "assume"})
EXEMPTING = MCP.server(FIVE, policy={"before_handshake": {"ping", "x/hello"}})
SERVERS = {
    "default": MCP.server(),
    "both": BOTH,
    "legacy": LEGACY,
    "modern": MODERN,
    "checking": CHECKING,
    "strict": STRICT,
    "by_header": BY_HEADER,
    "assuming": ASSUMING,
    "exempting": EXEMPTING,
}

SESSION = Open("2025-06-18")
ABSENT = object()


def declaring(version=MODERN_VERSION, capabilities=None, info=ABSENT, **params):
    """Params whose metadata declares a version; an ABSENT member is left out."""
    members = {
        VERSION: version,
        CAPABILITIES: {} if capabilities is None else capabilities,
        INFO: info,
    }
    meta = {key: value for key, value in members.items() if value is not ABSENT}
    return {**params, "_meta": meta}


def asking(version=ABSENT, **params):
    """The params of an initialize."""
    asked = {} if version is ABSENT else {"protocolVersion": version}
    return {**asked, "capabilities": {}, "clientInfo": {"name": "c", "version": "0"}, **params}


def routing(method="tools/list", version=MODERN_VERSION, name=None):
    """The routing headers of a modern request."""
    headers = {"MCP-Protocol-Version": version, "Mcp-Method": method}
    return headers if name is None else {**headers, "Mcp-Name": name}


def only(version):
    """A version header alone."""
    return {"MCP-Protocol-Version": version}


TWICE = [("MCP-Protocol-Version", "2025-06-18"), ("mcp-protocol-version", "2025-06-18")]


def outcome(answer):
    """What an answer comes to: the governing version, or the refusal's code."""
    return answer.version if isinstance(answer, Admission) else answer.code


# --- every rule of the table, by its id ----------------------------------------------------

#: rule id: server, session, method, params, headers, outcome (a version, None or a code)
ONE_PER_RULE = {
    "version-malformed": (BOTH, UNOPENED, "tools/list", declaring(5), None, -32602),
    "capabilities-absent": (
        BOTH,
        UNOPENED,
        "tools/list",
        declaring(capabilities=ABSENT),
        None,
        -32602,
    ),
    "capabilities-malformed": (
        BOTH,
        UNOPENED,
        "tools/list",
        declaring(capabilities=[]),
        None,
        -32602,
    ),
    "client-info-malformed": (
        CHECKING,
        UNOPENED,
        "tools/list",
        declaring(info="me"),
        None,
        -32602,
    ),
    "header-repeated": (
        BOTH,
        UNOPENED,
        "tools/list",
        declaring(),
        [*routing().items(), ("mcp-method", "tools/list")],
        -32020,
    ),
    "header-absent": (BOTH, UNOPENED, "tools/list", declaring(), {}, -32020),
    "header-differs": (
        BOTH,
        UNOPENED,
        "tools/list",
        declaring(),
        routing("tools/call"),
        -32020,
    ),
    "version-needs-handshake": (
        BOTH,
        UNOPENED,
        "tools/list",
        declaring("2025-06-18"),
        None,
        -32022,
    ),
    "version-unsupported": (BOTH, UNOPENED, "tools/list", declaring("2031-01-01"), None, -32022),
    "modern": (BOTH, UNOPENED, "tools/list", declaring(), None, MODERN_VERSION),
    "handshake-not-served": (MODERN, UNOPENED, "initialize", asking("2025-06-18"), None, -32022),
    "handshake-header-modern": (
        BOTH,
        UNOPENED,
        "initialize",
        asking("2025-06-18"),
        only(MODERN_VERSION),
        -32020,
    ),
    "handshake-header-unlisted": (
        STRICT,
        UNOPENED,
        "initialize",
        asking("2025-06-18"),
        only("nonsense"),
        -32602,
    ),
    "handshake": (BOTH, UNOPENED, "initialize", asking("2025-06-18"), None, "2025-06-18"),
    "envelope-incomplete": (BOTH, SESSION, "tools/list", {}, only(MODERN_VERSION), -32602),
    "header-unserved": (BOTH, SESSION, "tools/list", {}, only("1900-01-01"), -32602),
    "version-header-repeated": (BOTH, SESSION, "tools/list", {}, TWICE, -32602),
    "session": (BOTH, SESSION, "tools/list", {}, None, "2025-06-18"),
    "sessionless-header": (
        BY_HEADER,
        UNOPENED,
        "tools/list",
        {},
        only("2025-06-18"),
        "2025-06-18",
    ),
    "sessionless-assumed": (ASSUMING, UNOPENED, "tools/list", {}, {}, "2025-03-26"),
    "before-handshake": (EXEMPTING, UNOPENED, "ping", None, None, None),
    "header-absent-modern-only": (MODERN, UNOPENED, "tools/list", {}, {}, -32020),
    "undeclared": (BOTH, UNOPENED, "tools/list", {}, None, -32602),
}


@pytest.mark.parametrize("rule", ONE_PER_RULE)
def test_each_admission_rule_decides_its_message(rule):
    """Project choice: a rule's id in the answer is the one in the registry file."""
    server, session, method, params, headers, expected = ONE_PER_RULE[rule]
    answer = server.admit(session, method, params, headers)
    assert (answer.rule, outcome(answer)) == (f"mcp.admission.{rule}", expected)


def test_every_admission_rule_has_a_message_and_every_message_a_rule():
    """Project choice: coverage of the rules in both directions."""
    assert list(ONE_PER_RULE) == [rule["id"] for rule in RULES["admission"]["rules"]]


# --- pudu-negotiation.txt: the seven steps -------------------------------------------------


@pytest.mark.parametrize("version", [5, None, True, 1.5, [], {}, [MODERN_VERSION], 20260728])
@pytest.mark.parametrize("session", [UNOPENED, SESSION], ids=repr)
def test_step_2_a_version_that_is_no_string_is_invalid_params(version, session):
    """Spec-mandated: pudu-negotiation.txt, step 2."""
    answer = BOTH.admit(session, "tools/list", declaring(version))
    assert (answer.code, answer.error, answer.http_status) == (-32602, "invalid_params", 400)
    assert answer.message == (
        "Invalid params: io.modelcontextprotocol/protocolVersion must be a string that names a "
        "protocol version; this server serves 2026-07-28, 2025-11-25, 2025-06-18, 2025-03-26, "
        "2024-11-05"
    )


@pytest.mark.parametrize(
    "version",
    [
        "2025-11-25",
        "2024-11-05",
        "2024-10-07",
        "2031-01-01",
        "draft",
        "",
        "latest",
        "2026-7-28",
        "2026-07-28 ",
        " 2026-07-28",
        "２０２６-07-28",
    ],
)
@pytest.mark.parametrize("method", ["tools/list", "initialize", "server/discover", "ping"])
def test_step_3_another_version_than_a_served_modern_one_is_unsupported(version, method):
    """Spec-mandated: step 3, read for this server's own modern versions."""
    answer = BOTH.admit(SESSION, method, declaring(version))
    assert (answer.code, answer.error, answer.http_status) == (-32022, "unsupported_version", 400)
    assert answer.data == {"supported": list(FIVE), "requested": version}


@pytest.mark.parametrize("capabilities", [ABSENT, None, [], "x", 0, False], ids=repr)
def test_step_4_capabilities_that_are_no_object_are_invalid_params(capabilities):
    """Spec-mandated: step 4."""
    meta = {VERSION: MODERN_VERSION, CAPABILITIES: capabilities}
    if capabilities is ABSENT:
        del meta[CAPABILITIES]
    answer = BOTH.admit(UNOPENED, "tools/list", {"_meta": meta})
    assert (answer.code, answer.http_status) == (-32602, 400)
    assert CAPABILITIES in answer.message


def test_step_4_a_complete_declaration_is_admitted_as_modern():
    """Spec-mandated: step 4."""
    capabilities = {"roots": {}}
    answer = BOTH.admit(UNOPENED, "tools/list", declaring(capabilities=capabilities))
    assert (answer.era, answer.version) == ("modern", MODERN_VERSION)
    assert answer.capabilities is capabilities


@pytest.mark.parametrize("session", [UNOPENED, SESSION], ids=repr)
@pytest.mark.parametrize("asked", LEGACY_VERSIONS)
def test_step_5_an_initialize_without_metadata_gets_the_version_it_asks_for(asked, session):
    """Spec-mandated: step 5 and negotiateLegacy."""
    answer = BOTH.admit(session, "initialize", asking(asked))
    assert (answer.era, answer.version, answer.capabilities) == ("legacy", asked, {})


@pytest.mark.parametrize("version", LEGACY_VERSIONS)
def test_step_6_an_open_session_governs_what_declares_nothing(version):
    """Spec-mandated: step 6."""
    answer = BOTH.admit(Open(version), "tools/list", {"cursor": "1"})
    assert (answer.era, answer.version, answer.capabilities) == ("legacy", version, None)


@pytest.mark.parametrize("params", [None, {}, {"_meta": {}}, {"_meta": {CAPABILITIES: {}}}])
def test_step_7_anything_else_is_invalid_params_naming_the_key_and_the_versions(params):
    """Spec-mandated: step 7."""
    answer = BOTH.admit(UNOPENED, "tools/list", params)
    assert answer.code == -32602
    assert answer.message == (
        "Invalid params: no session is open and io.modelcontextprotocol/protocolVersion is "
        "missing; declare a version there, or open a session with initialize; this server "
        "serves 2026-07-28, 2025-11-25, 2025-06-18, 2025-03-26, 2024-11-05"
    )


# --- prohibited paths and edge cases -------------------------------------------------------


@pytest.mark.parametrize("session", [UNOPENED, *map(Open, LEGACY_VERSIONS)], ids=repr)
@pytest.mark.parametrize("headers", [None, routing()], ids=["stdio", "http"])
def test_a_modern_request_is_answered_alike_in_every_session(session, headers):
    """Spec-mandated: a modern request never reads or changes the session. Decision 3."""
    unopened = BOTH.admit(UNOPENED, "tools/list", declaring(), headers)
    assert BOTH.admit(session, "tools/list", declaring(), headers) == unopened


def test_decision_3_a_legacy_request_follows_a_modern_one_on_the_same_session():
    """Project choice: decision 3, a connection is not locked to one era."""
    BOTH.admit(SESSION, "tools/list", declaring())
    assert BOTH.admit(SESSION, "tools/list").version == "2025-06-18"


@pytest.mark.parametrize("meta", [None, [], "x", 3, [[VERSION, MODERN_VERSION]]], ids=repr)
def test_metadata_that_is_no_object_counts_as_absent(meta):
    """Spec-mandated: the second prohibited path."""
    assert BOTH.admit(SESSION, "tools/list", {"_meta": meta}).version == "2025-06-18"
    assert BOTH.admit(UNOPENED, "tools/list", {"_meta": meta}).rule == "mcp.admission.undeclared"
    assert BOTH.admit(UNOPENED, "initialize", {"_meta": meta}).version == "2025-11-25"


def test_a_modern_request_for_initialize_is_admitted_as_modern():
    """Spec-mandated: the first edge case; the dispatcher answers -32601. Decision 2."""
    answer = BOTH.admit(UNOPENED, "initialize", {**asking("2025-06-18"), **declaring()})
    assert (answer.era, answer.version) == ("modern", MODERN_VERSION)


def test_an_initialize_with_an_unknown_version_succeeds_at_the_newest_legacy_one():
    """Spec-mandated: the second edge case."""
    assert BOTH.admit(UNOPENED, "initialize", asking("1999-01-01")).version == "2025-11-25"


def test_a_second_initialize_renegotiates():
    """Spec-mandated: the grill log. Decision 6."""
    answer = BOTH.admit(SESSION, "initialize", asking("2025-03-26"))
    assert (answer.rule, answer.version) == ("mcp.admission.handshake", "2025-03-26")


@pytest.mark.parametrize(
    ("method", "expected"),
    [
        ("initialize", True),
        ("Initialize", False),
        ("initialize ", False),
        ("ping", False),
        ("notifications/initialized", False),
        ("", False),
    ],
)
def test_only_initialize_is_the_handshake(method, expected):
    """Spec-mandated: isHandshake."""
    assert BOTH.is_handshake(method) is expected


@pytest.mark.parametrize(
    ("params", "expected"),
    [
        (asking("2025-06-18"), "2025-06-18"),
        (asking("2024-11-05"), "2024-11-05"),
        (asking("2024-10-07"), "2025-11-25"),
        (asking("2026-07-28"), "2025-11-25"),
        (asking("1999-01-01"), "2025-11-25"),
        (asking("latest"), "2025-11-25"),
        (asking(""), "2025-11-25"),
        (asking(20250618), "2025-11-25"),
        (asking(None), "2025-11-25"),
        (asking(["2025-06-18"]), "2025-11-25"),
        ({}, "2025-11-25"),
        (None, "2025-11-25"),
        ([], "2025-11-25"),
        ("2025-06-18", "2025-11-25"),
    ],
    ids=repr,
)
def test_negotiate_handshake_agrees_with_admit_whatever_is_wrong_with_the_params(params, expected):
    """Spec-mandated: negotiateLegacy. Decisions 6 (whatever is wrong) and 20 (countered)."""
    assert BOTH.negotiate_handshake(params) == expected
    assert BOTH.admit(UNOPENED, "initialize", params).version == expected


def test_a_server_without_legacy_versions_negotiates_no_handshake():
    """Project choice: decision 6."""
    assert MODERN.negotiate_handshake(asking("2025-06-18")) is None


# --- decision 1: the order of faults -------------------------------------------------------

FAULTS = {
    "version": (declaring(5, [], "me"), {}, -32602, "version-malformed"),
    "capabilities": (declaring(capabilities=[], info="me"), {}, -32602, "capabilities-malformed"),
    "client info": (declaring(info="me"), {}, -32602, "client-info-malformed"),
    "header": (declaring(info=ABSENT), {}, -32020, "header-absent"),
    "header before version": (declaring("2031-01-01", [], "me"), {}, -32020, "header-absent"),
    "version not served": (
        declaring("2031-01-01", [], "me"),
        only("2031-01-01"),
        -32022,
        "version-unsupported",
    ),
    "none": (declaring(), routing(), MODERN_VERSION, "modern"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_decision_1_of_several_faults_the_first_in_order_decides(fault):
    """Project choice: decision 1."""
    params, headers, expected, rule = FAULTS[fault]
    answer = CHECKING.admit(UNOPENED, "tools/list", params, headers)
    assert (outcome(answer), answer.rule) == (expected, f"mcp.admission.{rule}")


def test_decision_1_without_the_version_key_the_rest_of_the_metadata_counts_for_nothing():
    """Project choice: decision 1."""
    params = {"_meta": {CAPABILITIES: [], INFO: "me"}}
    assert CHECKING.admit(SESSION, "tools/list", params).version == "2025-06-18"


# --- decision 2: handshakes with metadata, legacy versions in it ---------------------------


@pytest.mark.parametrize(
    ("params", "expected"),
    [
        (declaring(), MODERN_VERSION),
        (declaring("2031-01-01"), -32022),
        (declaring("2025-06-18"), -32022),
        (declaring(capabilities=ABSENT), -32602),
        (declaring(None), -32602),
    ],
)
def test_decision_2_a_handshake_with_modern_metadata_is_judged_by_its_metadata(params, expected):
    """Project choice: decision 2."""
    answer = BOTH.admit(UNOPENED, "initialize", {**asking("2025-06-18"), **params})
    assert outcome(answer) == expected


def test_decision_2_a_legacy_version_in_metadata_is_told_where_it_belongs():
    """Project choice: decision 2."""
    answer = BOTH.admit(UNOPENED, "tools/list", declaring("2025-06-18"))
    assert answer.rule == "mcp.admission.version-needs-handshake"
    assert answer.message == (
        "Unsupported protocol version: version '2025-06-18' is agreed by initialize, not "
        "declared in metadata; metadata may carry 2026-07-28, initialize may ask for "
        "2025-11-25, 2025-06-18, 2025-03-26, 2024-11-05"
    )
    assert answer.data == {"supported": list(FIVE), "requested": "2025-06-18"}


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        (only("2025-06-18"), -32022),
        ({}, -32020),
        (only(MODERN_VERSION), -32020),
        (TWICE, -32020),
    ],
)
@pytest.mark.parametrize("server", ["both", "legacy", "modern"])
def test_decision_1_a_legacy_version_in_metadata_is_held_against_its_header_first(
    server, headers, expected
):
    """Project choice: decision 1, header against body before the version; decision 2."""
    answer = SERVERS[server].admit(UNOPENED, "tools/list", declaring("2025-06-18"), headers)
    assert outcome(answer) == expected


def test_decision_2_a_modern_only_server_sends_nobody_to_a_handshake():
    """Project choice: decision 2; initialize would be refused there."""
    answer = MODERN.admit(UNOPENED, "tools/list", declaring("2025-06-18"))
    assert (answer.code, answer.rule) == (-32022, "mcp.admission.version-unsupported")
    assert "initialize" not in answer.message


def test_decision_2_a_legacy_only_server_says_that_metadata_may_carry_nothing():
    """Project choice: decision 2."""
    answer = LEGACY.admit(UNOPENED, "tools/list", declaring("2025-06-18"))
    assert "metadata may carry none" in answer.message


# --- decision 4: before any handshake ------------------------------------------------------


@pytest.mark.parametrize(
    "method",
    ["ping", "server/discover", "tools/list", "notifications/initialized", "no/such", ""],
)
def test_decision_4_before_any_handshake_every_method_is_refused(method):
    """Project choice: decision 4."""
    assert outcome(BOTH.admit(UNOPENED, method)) == -32602


@pytest.mark.parametrize("method", ["ping", "x/hello"])
def test_decision_4_a_named_method_passes_ungoverned(method):
    """Project choice: decision 4, policy before_handshake."""
    answer = EXEMPTING.admit(UNOPENED, method)
    assert (answer.era, answer.version, answer.capabilities) == ("unknown", None, None)


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({}, None),
        (only("2025-06-18"), None),
        (only("1900-01-01"), -32602),
        (TWICE, -32602),
        (only(MODERN_VERSION), -32602),
    ],
)
def test_decision_4_a_named_method_is_refused_for_its_header(headers, expected):
    """Project choice: decision 4, unless 7 refuses the header."""
    assert outcome(EXEMPTING.admit(UNOPENED, "ping", None, headers)) == expected


def test_decision_4_a_named_method_is_governed_where_a_session_is_open():
    """Project choice: decision 4 speaks of what comes before the handshake."""
    assert EXEMPTING.admit(SESSION, "ping").version == "2025-06-18"


@pytest.mark.parametrize("methods", [["initialize"], "ping", [1], [["ping"]], 5, None], ids=repr)
def test_decision_4_a_handshake_method_or_no_set_of_methods_is_the_callers_mistake(methods):
    """Project choice: decisions 4 and 30."""
    with pytest.raises(UsageError):
        MCP.server(policy={"before_handshake": methods})


# --- decision 5: capabilities and client info ----------------------------------------------


@pytest.mark.parametrize("capabilities", [{}, {"roots": 5}, {"": []}, {"x/y": {"z": None}}])
def test_decision_5_capabilities_need_only_be_an_object(capabilities):
    """Project choice: decision 5."""
    answer = BOTH.admit(UNOPENED, "tools/list", declaring(capabilities=capabilities))
    assert answer.capabilities is capabilities


INFOS = [
    (ABSENT, True),
    ({"name": "c", "version": "1"}, True),
    ({"name": "c", "version": "1", "title": 5}, True),
    ({"name": "", "version": ""}, True),
    ({}, False),
    ({"name": "c"}, False),
    ({"name": "c", "version": 1}, False),
    ({"name": None, "version": "1"}, False),
    ("me", False),
    (None, False),
    ([], False),
]


@pytest.mark.parametrize(("info", "well_formed"), INFOS)
def test_decision_5_client_info_is_looked_at_only_by_policy(info, well_formed):
    """Project choice: decision 5, policy client_info."""
    params = declaring(info=info)
    assert BOTH.admit(UNOPENED, "tools/list", params).version == MODERN_VERSION
    answer = CHECKING.admit(UNOPENED, "tools/list", params)
    assert outcome(answer) == (MODERN_VERSION if well_formed else -32602)


# --- decision 6: initialize ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "default", "strict"),
    [
        ({}, "2025-06-18", "2025-06-18"),
        (only("2025-06-18"), "2025-06-18", "2025-06-18"),
        (only("2025-11-25"), "2025-06-18", "2025-06-18"),
        (only("2024-10-07"), "2025-06-18", "2025-06-18"),
        (only("1999-01-01"), "2025-06-18", -32602),
        (only("nonsense"), "2025-06-18", -32602),
        (only(""), "2025-06-18", -32602),
        (TWICE, "2025-06-18", -32602),
        (only(MODERN_VERSION), -32020, -32020),
    ],
)
def test_decision_6_the_version_header_of_an_initialize(headers, default, strict):
    """Project choice: decision 6, policy initialize_header."""
    params = asking("2025-06-18")
    assert outcome(BOTH.admit(UNOPENED, "initialize", params, headers)) == default
    answer = STRICT.admit(UNOPENED, "initialize", params, headers)
    assert outcome(answer) == strict
    assert strict == "2025-06-18" or answer.http_status == 400


def test_decision_6_the_strict_switch_is_about_the_handshake_alone():
    """Project choice: decision 6; of any other request decision 7 judges the header."""
    answer = STRICT.admit(SESSION, "tools/list", {}, only("nonsense"))
    assert answer.rule == "mcp.admission.header-unserved"


def test_decision_6_a_modern_header_is_ignored_where_that_version_is_not_served():
    """Project choice: decision 6, "a modern version this server serves"."""
    answer = LEGACY.admit(UNOPENED, "initialize", asking("2025-06-18"), only(MODERN_VERSION))
    assert answer.version == "2025-06-18"


@pytest.mark.parametrize(
    ("params", "requested"),
    [(asking("2025-06-18"), "2025-06-18"), (asking(), None), (asking(5), None), (None, None)],
)
@pytest.mark.parametrize("headers", [None, {}, only(MODERN_VERSION)], ids=repr)
def test_decision_6_a_server_without_legacy_versions_refuses_it(params, requested, headers):
    """Project choice: decision 6; 8 does not apply."""
    answer = MODERN.admit(UNOPENED, "initialize", params, headers)
    assert (answer.code, answer.http_status) == (-32022, 400)
    expected = {"supported": [MODERN_VERSION], "requested": requested}
    assert answer.data == {key: value for key, value in expected.items() if value is not None}
    assert MODERN_VERSION in answer.message


def test_decision_6_the_capabilities_of_an_initialize_come_along():
    """Project choice: decision 29, the message's own object."""
    params = asking("2025-06-18", capabilities={"roots": {}})
    answer = BOTH.admit(UNOPENED, "initialize", params)
    assert answer.capabilities is params["capabilities"]


# --- decision 7: headers in a legacy session -----------------------------------------------


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        (None, "2025-06-18"),
        ({}, "2025-06-18"),
        (only("2025-06-18"), "2025-06-18"),
        (only("\t2025-06-18 "), "2025-06-18"),
        (only("2025-11-25"), "2025-06-18"),
        (only("2024-11-05"), "2025-06-18"),
        (only("2024-10-07"), -32602),
        (only("1900-01-01"), -32602),
        (only("not-a-version"), -32602),
        (only(""), -32602),
        (only("2025-06-18, 2025-06-18"), -32602),
        (TWICE, -32602),
        (only(MODERN_VERSION), -32602),
        ({**only("2025-06-18"), "Mcp-Method": "tools/call"}, "2025-06-18"),
    ],
)
def test_decision_7_the_sessions_version_governs_and_a_strange_header_is_refused(headers, expected):
    """Project choice: decision 7."""
    answer = BOTH.admit(SESSION, "tools/list", {}, headers)
    assert outcome(answer) == expected
    assert isinstance(answer, Admission) or answer.http_status == 400


def test_decision_7_a_modern_header_without_an_envelope_is_an_incomplete_envelope():
    """Project choice: decision 7."""
    answer = BOTH.admit(SESSION, "tools/list", {}, only(MODERN_VERSION))
    assert answer.rule == "mcp.admission.envelope-incomplete"
    assert VERSION in answer.message
    assert CAPABILITIES in answer.message


# --- decision 8: headers without a session and without metadata ----------------------------


@pytest.mark.parametrize(
    ("server", "headers", "expected"),
    [
        ("both", {}, -32602),
        ("both", only("2025-06-18"), -32602),
        ("legacy", {}, -32602),
        ("modern", {}, -32020),
        ("modern", None, -32602),
        ("modern", only("2025-06-18"), -32602),
        ("by_header", only("2025-06-18"), "2025-06-18"),
        ("by_header", only("2024-10-07"), -32602),
        ("by_header", only(MODERN_VERSION), -32602),
        ("by_header", {}, -32602),
        ("by_header", None, -32602),
        ("assuming", only("2025-11-25"), "2025-11-25"),
        ("assuming", {}, "2025-03-26"),
        ("assuming", None, -32602),
        ("assuming", only("nonsense"), -32602),
        ("assuming", TWICE, -32602),
    ],
)
def test_decision_8_without_session_and_metadata_the_policy_decides(server, headers, expected):
    """Project choice: decision 8, policy sessionless_legacy."""
    assert outcome(SERVERS[server].admit(UNOPENED, "tools/list", {}, headers)) == expected


def test_decision_8_an_absent_header_is_not_assumed_where_that_version_is_not_served():
    """Project choice: decision 8."""
    server = MCP.server(["2025-11-25", "2025-06-18"], policy={"sessionless_legacy": "assume"})
    assert outcome(server.admit(UNOPENED, "tools/list", {}, {})) == -32602


# --- decision 9: the headers of a modern request -------------------------------------------

CALL = {"name": "sum", "arguments": {}}


@pytest.mark.parametrize(
    ("method", "params", "headers", "expected"),
    [
        ("tools/list", {}, routing(), MODERN_VERSION),
        ("tools/list", {}, routing(name="ignored"), MODERN_VERSION),
        (
            "tools/list",
            {},
            {"mcp-protocol-version": " 2026-07-28\t", "MCP-METHOD": "tools/list"},
            MODERN_VERSION,
        ),
        ("tools/list", {}, only(MODERN_VERSION), -32020),
        ("tools/list", {}, {"Mcp-Method": "tools/list"}, -32020),
        ("tools/list", {}, routing("tools/List"), -32020),
        ("tools/list", {}, routing(version="2025-11-25"), -32020),
        ("tools/list", {}, routing(version=""), -32020),
        ("tools/call", CALL, routing("tools/call", name="sum"), MODERN_VERSION),
        ("tools/call", CALL, routing("tools/call", name="=?base64?c3Vt?="), MODERN_VERSION),
        ("tools/call", CALL, routing("tools/call", name="=?BASE64?c3Vt?="), -32020),
        ("tools/call", CALL, routing("tools/call", name="Sum"), -32020),
        ("tools/call", CALL, routing("tools/call", name=""), -32020),
        ("tools/call", CALL, routing("tools/call"), -32020),
        ("tools/call", {}, routing("tools/call"), MODERN_VERSION),
        ("tools/call", {"name": 5}, routing("tools/call", name="sum"), MODERN_VERSION),
        ("tools/call", {"name": ""}, routing("tools/call", name="=?base64??="), MODERN_VERSION),
        ("prompts/get", {"name": "p"}, routing("prompts/get", name="p"), MODERN_VERSION),
        ("prompts/get", {"name": "p"}, routing("prompts/get", name="q"), -32020),
        ("resources/read", {"uri": "u"}, routing("resources/read", name="u"), MODERN_VERSION),
        ("resources/read", {"name": "u"}, routing("resources/read"), MODERN_VERSION),
        ("resources/read", {"uri": "u"}, routing("resources/read"), -32020),
        ("no/such", {}, routing("no/such"), MODERN_VERSION),
    ],
)
def test_decision_9_routing_headers_must_be_there_and_agree(method, params, headers, expected):
    """Spec-mandated on HTTP (streamable-http, server validation); decision 9."""
    answer = BOTH.admit(UNOPENED, method, {**params, **declaring()}, headers)
    assert outcome(answer) == expected


def test_decision_9_metadata_beside_params_does_not_stand_for_a_name():
    """Project choice: decision 9; the body's own member is compared."""
    answer = BOTH.admit(
        UNOPENED, "tools/call", declaring(name="sum"), routing("tools/call", name="sum")
    )
    assert answer.version == MODERN_VERSION


@pytest.mark.parametrize(
    ("pairs", "rule", "named"),
    [
        (
            [("Mcp-Method", "tools/call"), ("mcp-method", "tools/call")],
            "header-repeated",
            "Mcp-Method is given more than once",
        ),
        (
            [*routing("tools/call", name="sum").items(), ("MCP-NAME", "sum")],
            "header-repeated",
            "Mcp-Name is given more than once",
        ),
        (
            [("MCP-Protocol-Version", "2025-11-25")],
            "header-absent",
            "missing Mcp-Method, Mcp-Name; each must repeat the body's value",
        ),
        (
            [("Mcp-Method", "x")],
            "header-absent",
            "missing MCP-Protocol-Version, Mcp-Name; each must repeat the body's value",
        ),
        (
            list(routing("x", "y", "z").items()),
            "header-differs",
            "MCP-Protocol-Version, Mcp-Method, Mcp-Name differs from the body",
        ),
    ],
)
def test_decision_9_of_several_header_faults_repeated_comes_before_absent_before_different(
    pairs, rule, named
):
    """Project choice: decision 9."""
    answer = BOTH.admit(UNOPENED, "tools/call", {**CALL, **declaring()}, pairs)
    assert (answer.rule, answer.code) == (f"mcp.admission.{rule}", -32020)
    assert named in answer.message


@pytest.mark.parametrize(
    ("method", "params", "headers", "hint"),
    [
        ("tools/call", CALL, {}, True),
        ("tools/call", CALL, {"Accept": "application/json"}, True),
        ("tools/call", CALL, only(MODERN_VERSION), False),
        ("tools/list", {}, {}, True),
        ("tools/list", {}, {"Mcp-Method": "tools/list"}, False),
    ],
)
def test_decision_9_only_where_all_are_absent_an_intermediary_is_suspected(
    method, params, headers, hint
):
    """Project choice: decision 9."""
    answer = BOTH.admit(UNOPENED, method, {**params, **declaring()}, headers)
    assert ("something on the way may have dropped them" in answer.message) is hint


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        (only("2031-01-01"), -32022),
        ({**only("2031-01-01"), "Mcp-Method": "other"}, -32022),
        ([*only("2031-01-01").items(), ("Mcp-Method", "a"), ("Mcp-Method", "a")], -32022),
        (only(MODERN_VERSION), -32020),
        ({}, -32020),
        ([("MCP-Protocol-Version", "2031-01-01")] * 2, -32020),
    ],
)
def test_decision_9_under_an_unserved_version_only_the_version_header_is_compared(
    headers, expected
):
    """Project choice: decision 9."""
    answer = BOTH.admit(UNOPENED, "tools/call", {**CALL, **declaring("2031-01-01")}, headers)
    assert outcome(answer) == expected


@pytest.mark.parametrize(
    "headers",
    [
        [(b"MCP-Protocol-Version", b"2026-07-28"), (b"mcp-method", b"tools/list")],
        {"MCP-Protocol-Version": ["2026-07-28"], "Mcp-Method": ("tools/list",)},
        [("x",), 5, None, (None, None), *routing().items(), ((), "tools/list")],
        iter(routing().items()),
    ],
    ids=["bytes", "lists", "junk between", "an iterator"],
)
def test_decision_9_headers_are_read_in_every_form_a_transport_has(headers):
    """Project choice: the contract's "a mapping, or raw (name, value) pairs"."""
    assert BOTH.admit(UNOPENED, "tools/list", declaring(), headers).version == MODERN_VERSION


# --- decision 11: what is served -----------------------------------------------------------


def test_decision_11_the_four_published_legacy_versions_are_served_by_default():
    """Project choice: decision 11."""
    served = MCP.server().supported
    assert tuple(each for each in served if MCP.era(each) == "legacy") == LEGACY_VERSIONS


@pytest.mark.parametrize("order", [FIVE, FIVE[::-1], (*LEGACY_VERSIONS[1:], *FIVE[:2])])
def test_what_is_served_is_told_newest_first_in_whatever_order_it_was_listed(order):
    """Project choice: decision 11, as error data lists them."""
    assert MCP.server(order).supported == FIVE


def test_decision_11_an_older_version_is_known_and_countered():
    """Project choice: decision 11."""
    assert MCP.version("2024-10-07").status == "retired"
    assert MCP.server().negotiate_handshake(asking("2024-10-07")) == "2025-11-25"
    assert (
        MCP.server(["2024-10-07", "2025-06-18"]).negotiate_handshake(asking("2024-10-07"))
        == "2024-10-07"
    )


def test_decision_11_the_newest_handshake_version_is_newest_by_date_not_by_text():
    """Project choice: decision 11, nothing is ever compared as text."""
    server = MCP.server(["2024-11-05", "draft", "2025-03-26"])
    assert server.negotiate_handshake(asking("draft")) == "2025-03-26"


def test_a_draft_is_served_only_by_name():
    """Spec-mandated by the contract: never a draft by default. Decision 30."""
    assert outcome(MCP.server().admit(UNOPENED, "tools/list", declaring("draft"))) == -32022
    served = MCP.server(["draft", "2025-06-18"]).admit(UNOPENED, "tools/list", declaring("draft"))
    assert (served.era, served.version) == ("modern", "draft")


# --- decision 28: notifications ------------------------------------------------------------


@pytest.mark.parametrize("method", ["notifications/cancelled", "notifications/no/such"])
@pytest.mark.parametrize(
    ("params", "headers", "expected"),
    [
        (declaring(capabilities=ABSENT), None, MODERN_VERSION),
        (declaring(capabilities=[], info="me"), {}, MODERN_VERSION),
        (declaring(), only("2025-06-18"), MODERN_VERSION),
        (declaring(), TWICE, MODERN_VERSION),
        (declaring(), routing("other", "2025-06-18"), MODERN_VERSION),
        (declaring("2031-01-01"), {}, -32022),
        (declaring(5), {}, -32602),
        ({}, None, -32602),
        ({}, only(MODERN_VERSION), -32602),
    ],
)
def test_decision_28_of_a_notification_with_metadata_only_the_version_is_judged(
    method, params, headers, expected
):
    """Project choice: decision 28."""
    assert outcome(CHECKING.admit(UNOPENED, method, params, headers)) == expected


def test_decision_28_an_unknown_method_is_a_notification_by_its_prefix():
    """Project choice: decision 28; a request of a like name is judged whole."""
    assert outcome(BOTH.admit(UNOPENED, "notification/x", declaring(capabilities=[]))) == -32602


# --- decision 29: refused data and text ----------------------------------------------------


def test_decision_29_a_peers_words_are_cut_in_message_and_data():
    """Project choice: decision 29."""
    answer = BOTH.admit(UNOPENED, "tools/list", declaring("x" * 100_000))
    assert "x" * 64 in answer.message
    assert "x" * 65 not in answer.message
    assert answer.data["requested"] == "x" * 256


def test_decision_29_what_cannot_be_encoded_is_escaped():
    """Project choice: decision 29."""
    answer = BOTH.admit(UNOPENED, "tools/list", declaring("\ud800{supported}"))
    answer.message.encode()
    json.dumps(answer.to_jsonrpc(), ensure_ascii=False).encode()
    assert "{supported}" in answer.message


def test_decision_29_to_jsonrpc_builds_fresh_plain_values():
    """Project choice: decision 29."""
    answer = BOTH.admit(UNOPENED, "tools/list", declaring("2031-01-01"))
    reply = answer.to_jsonrpc("id-1")
    reply["error"]["data"]["supported"].clear()
    assert answer.to_jsonrpc("id-1") == {
        "jsonrpc": "2.0",
        "id": "id-1",
        "error": {
            "code": -32022,
            "message": "Unsupported protocol version: version '2031-01-01' is not served; this "
            "server serves 2026-07-28, 2025-11-25, 2025-06-18, 2025-03-26, 2024-11-05",
            "data": {"supported": list(FIVE), "requested": "2031-01-01"},
        },
    }


def test_decision_29_the_data_of_a_refusal_is_read_only():
    """Project choice: decision 29."""
    answer = BOTH.admit(UNOPENED, "tools/list", declaring("2031-01-01"))
    with pytest.raises(TypeError):
        answer.data["supported"] = []
    with pytest.raises(TypeError):
        answer.data["supported"][0] = "x"


def test_decision_29_an_http_status_is_given_on_every_transport():
    """Project choice: decision 29; None for ACP."""
    assert BOTH.admit(UNOPENED, "tools/list", None, None).http_status == 400
    refused = registry.protocol("acp").server().admit(UNOPENED, "session/new")
    assert refused.http_status is None


# --- decision 30: the caller's mistakes ----------------------------------------------------


@pytest.mark.parametrize(
    "session",
    [None, "2025-06-18", Open(MODERN_VERSION), Open("draft"), Open("1999-01-01"), Open("latest")],
    ids=repr,
)
def test_decision_30_what_is_no_session_is_the_callers_mistake(session):
    """Project choice: decision 30."""
    with pytest.raises(UsageError):
        BOTH.admit(session, "tools/list")


@pytest.mark.parametrize("version", [None, True, 1.5, [], ("2025-06-18",)], ids=repr)
def test_decision_30_a_session_is_open_at_a_wire_version(version):
    """Project choice: decision 30."""
    with pytest.raises(UsageError):
        Open(version)


@pytest.mark.parametrize("server", [MCP.server(["2025-11-25"]), MODERN], ids=repr)
@pytest.mark.parametrize("version", ["2024-10-07", "2025-03-26"])
def test_decision_30_a_session_at_an_unserved_legacy_version_governs_as_agreed(version, server):
    """Project choice: decision 30."""
    assert server.admit(Open(version), "tools/list").version == version
    assert server.admit(Open(version), "tools/list", {}, only(version)).version == version


@pytest.mark.parametrize("headers", ["MCP-Protocol-Version: 2026-07-28", b"x", 5], ids=repr)
def test_decision_30_headers_that_are_no_headers_are_the_callers_mistake(headers):
    """Project choice: decision 30."""
    with pytest.raises(UsageError):
        BOTH.admit(UNOPENED, "tools/list", declaring(), headers)


@pytest.mark.parametrize(
    "versions",
    [
        [],
        "2025-06-18",
        b"2025-06-18",
        5,
        ["2025-06-18", "2025-06-18"],
        ["2031-01-01"],
        [None],
        ["2026-7-28"],
        [["2025-06-18"]],
    ],
    ids=repr,
)
def test_decision_30_version_lists_are_not_empty_not_repeated_and_known(versions):
    """Project choice: decision 30."""
    with pytest.raises(UsageError):
        MCP.server(versions=versions)


@pytest.mark.parametrize(
    "policy",
    [
        {"no_such": "x"},
        {"legacy_listing": "fail"},
        {"client_info": "checks"},
        {"client_info": []},
        "strict",
        [("client_info", "check")],
    ],
    ids=repr,
)
def test_decision_30_an_unknown_policy_or_one_of_another_side_is_the_callers_mistake(policy):
    """Project choice: decision 30."""
    with pytest.raises(UsageError):
        MCP.server(policy=policy)


def test_a_policy_is_fixed_when_the_server_is_made():
    """Spec-mandated by the design: a policy is a fact that is fixed when a side is made."""
    with pytest.raises(TypeError):
        STRICT.policy["initialize_header"] = "ignore"
    assert dict(STRICT.policy) == {
        "client_info": "ignore",
        "initialize_header": "strict",
        "sessionless_legacy": "refuse",
        "before_handshake": frozenset(),
    }


# --- field reports -------------------------------------------------------------------------


def test_report_1_a_dual_era_server_counters_a_modern_offer():
    """Field report 1: never the stateless revision, never method-not-found."""
    assert BOTH.admit(UNOPENED, "initialize", asking("2026-07-28")).version == "2025-11-25"


def test_report_1_a_modern_only_server_names_what_it_serves():
    """Field report 1, third input."""
    answer = MODERN.admit(UNOPENED, "initialize", asking("2026-07-28"), {})
    assert (answer.http_status, list(answer.data["supported"])) == (400, [MODERN_VERSION])


REPORT_2 = MCP.server(["2025-06-18", "2025-03-26", "2024-11-05"])


@pytest.mark.parametrize("header", ["2025-11-25", "1999-01-01-nonsense"])
def test_report_2_a_strange_header_does_not_stop_an_initialize(header):
    """Field report 2, A and B."""
    answer = REPORT_2.admit(UNOPENED, "initialize", asking("2025-06-18"), only(header))
    assert answer.version == "2025-06-18"


def test_report_2_the_strict_switch_refuses_only_what_no_revision_has():
    """Field report 2, B."""
    strict = MCP.server(REPORT_2.supported, policy={"initialize_header": "strict"})
    known, unknown = (
        strict.admit(UNOPENED, "initialize", asking("2025-06-18"), only(header))
        for header in ("2025-11-25", "1999-01-01-nonsense")
    )
    assert (outcome(known), outcome(unknown), unknown.http_status) == ("2025-06-18", -32602, 400)


@pytest.mark.parametrize("header", ["1900-01-01", "not-a-version"])
def test_report_2_after_the_handshake_a_strange_header_is_a_400(header):
    """Field report 2, C."""
    assert REPORT_2.admit(SESSION, "tools/list", {}, only(header)).http_status == 400


def test_report_3_a_known_session_needs_no_header():
    """Field report 3, A."""
    assert BOTH.admit(SESSION, "tools/list", {}, {"Mcp-Session-Id": "S"}).version == "2025-06-18"


@pytest.mark.parametrize(
    ("versions", "expected"),
    [
        (["2025-11-25", "2025-06-18", "2025-03-26"], "2025-03-26"),
        (["2025-11-25", "2025-06-18"], -32602),
        (["2026-07-28"], -32020),
    ],
)
def test_report_3_an_absent_header_never_means_the_newest(versions, expected):
    """Field report 3, B to D; B by the policy of decision 8."""
    server = MCP.server(versions, policy={"sessionless_legacy": "assume"})
    assert outcome(server.admit(UNOPENED, "tools/list", {}, {})) == expected


@pytest.mark.parametrize(
    ("params", "ignoring", "checking"),
    [
        (declaring(), MODERN_VERSION, MODERN_VERSION),
        (declaring(info={}), MODERN_VERSION, -32602),
        (declaring(info="me"), MODERN_VERSION, -32602),
        (declaring(capabilities=[]), -32602, -32602),
    ],
    ids="ABCD",
)
def test_report_4_the_client_name_is_optional(params, ignoring, checking):
    """Field report 4; B and C by the policy of decision 5."""
    assert outcome(BOTH.admit(UNOPENED, "tools/list", params, routing())) == ignoring
    assert outcome(CHECKING.admit(UNOPENED, "tools/list", params, routing())) == checking


@pytest.mark.parametrize(
    ("method", "params", "header"),
    [
        ("notifications/cancelled", {"requestId": 7}, MODERN_VERSION),
        ("notifications/cancelled", {"requestId": 7}, "1900-01-01"),
        ("notifications/initialized", None, MODERN_VERSION),
    ],
    ids="ABC",
)
def test_report_5_a_notification_without_metadata_is_never_asked_for_the_method_header(
    method, params, header
):
    """Field report 5: a 4xx is allowed; decision 28 judges it like any request."""
    answer = MODERN.admit(UNOPENED, method, params, only(header))
    assert answer.http_status == 400
    assert "Mcp-Method" not in answer.message
    assert MODERN_VERSION in answer.message


@pytest.mark.parametrize("headers", [only(MODERN_VERSION), {}])
def test_report_5_a_notification_with_the_version_alone_is_admitted(headers):
    """Field report 5 and decision 28."""
    params = {"requestId": 7, "_meta": {VERSION: MODERN_VERSION}}
    answer = MODERN.admit(UNOPENED, "notifications/cancelled", params, headers)
    assert answer.version == MODERN_VERSION


@pytest.mark.parametrize(
    ("versions", "asked"),
    [(["2025-11-25", "2025-06-18"], "2026-07-28"), (["2026-07-28"], "2031-01-01")],
)
def test_report_6_discover_is_not_exempt_from_the_version_check(versions, asked):
    """Field report 6."""
    answer = MCP.server(versions).admit(
        UNOPENED, "server/discover", declaring(asked), routing("server/discover", asked)
    )
    assert (answer.http_status, answer.code) == (400, -32022)
    assert answer.data == {"supported": versions, "requested": asked}


def test_report_7_a_draft_string_is_unsupported_and_countered():
    """Field report 7, A and B."""
    server = MCP.server(["2026-07-28", "2025-11-25"])
    refused = server.admit(
        UNOPENED, "tools/list", declaring("DRAFT-2026-v1"), routing(version="DRAFT-2026-v1")
    )
    assert (refused.http_status, refused.code) == (400, -32022)
    assert refused.data == {
        "supported": ["2026-07-28", "2025-11-25"],
        "requested": "DRAFT-2026-v1",
    }
    assert server.negotiate_handshake(asking("DRAFT-2026-v1")) == "2025-11-25"


def test_report_7_one_list_serves_refusals_handshakes_and_headers():
    """Field report 7, C."""
    server = MCP.server(["2025-11-25", "2026-07-28"])
    refused = server.admit(UNOPENED, "tools/list", declaring("2031-01-01"))
    assert tuple(refused.data["supported"]) == server.supported == ("2026-07-28", "2025-11-25")


NOT_SERVED = [
    "2026-09-01",
    "2027-01-15",
    "draft",
    "latest",
    "DRAFT-2026-v1",
    "2026-7-28",
    "2026-07-28 ",
    "2025/11/25",
    "",
]


@pytest.mark.parametrize("version", NOT_SERVED)
def test_report_8_unknown_is_not_supported(version):
    """Field report 8: -32022 in metadata, a counter-offer in an initialize."""
    assert outcome(BOTH.admit(UNOPENED, "tools/list", declaring(version))) == -32022
    assert BOTH.negotiate_handshake(asking(version)) == "2025-11-25"


def test_report_8_a_number_is_no_version():
    """Field report 8."""
    assert outcome(BOTH.admit(UNOPENED, "tools/list", declaring(20260728))) == -32602


def test_report_8_the_newest_legacy_version_is_no_draft():
    """Field report 8: newest_legacy."""
    server = MCP.server(["2026-07-28", "2025-11-25", "draft"])
    assert server.negotiate_handshake(asking("latest")) == "2025-11-25"


def test_report_15_a_session_id_on_a_modern_request_is_ignored():
    """Field report 15, D."""
    headers = {**routing(), "Mcp-Session-Id": "S"}
    assert BOTH.admit(UNOPENED, "tools/list", declaring(), headers).version == MODERN_VERSION


def test_report_15_a_request_that_names_no_session_is_a_400():
    """Field report 15, C; whether an id is known is asked before admission (A and B)."""
    assert BOTH.admit(UNOPENED, "tools/list", {}, only("2025-06-18")).http_status == 400


def test_report_16_stripped_headers_are_each_named_with_a_hint():
    """Field report 16, A."""
    params = {"name": "x", **declaring()}
    answer = BOTH.admit(UNOPENED, "tools/call", params, {})
    assert (answer.http_status, answer.code) == (400, -32020)
    assert answer.message == (
        "Header mismatch: missing MCP-Protocol-Version, Mcp-Method, Mcp-Name; each must repeat "
        "the body's value; all of them are missing, so something on the way may have dropped them"
    )


def test_report_16_a_modern_body_is_not_taken_for_the_assumed_version():
    """Field report 16, B."""
    server = MCP.server(["2026-07-28", "2025-03-26"], policy={"sessionless_legacy": "assume"})
    headers = {"Mcp-Method": "tools/call", "Mcp-Name": "x"}
    answer = server.admit(UNOPENED, "tools/call", {"name": "x", **declaring()}, headers)
    assert answer.code == -32020
    assert "missing MCP-Protocol-Version;" in answer.message


@pytest.mark.parametrize("headers", [only("2025-06-18"), {}, None], ids=repr)
def test_report_18_an_array_as_params_declares_nothing(headers):
    """Field report 18: each entry of a batch is decided on its own; no array is a message."""
    answer = BOTH.admit(UNOPENED, "tools/list", [declaring()], headers)
    assert answer.code == -32602


@pytest.mark.parametrize("version", ["2024-11-05", "2025-06-18", "2025-11-25", "2026-07-28"])
def test_report_18_only_one_revision_has_batching(version):
    """Field report 18."""
    assert MCP.has("2025-03-26", "batching")
    assert not MCP.has(version, "batching")


@pytest.mark.parametrize("asked", ["2025-06-18", "2025-03-26", "2026-07-28"])
@pytest.mark.parametrize("headers", [None, {}], ids=["stdio", "http"])
def test_report_22_both_transports_decide_alike(asked, headers):
    """Field report 22."""
    server = MCP.server(["2026-07-28", "2024-11-05"])
    assert server.admit(UNOPENED, "initialize", asking(asked), headers).version == "2024-11-05"


# --- explain -------------------------------------------------------------------------------


def test_explain_gives_the_facts_the_rule_and_the_answer_of_admit():
    """Project choice: explain shows what admit decided on."""
    why = BOTH.explain(SESSION, "tools/call", {**CALL, **declaring()}, routing("tools/call"))
    assert why.answer == BOTH.admit(
        SESSION, "tools/call", {**CALL, **declaring()}, routing("tools/call")
    )
    assert why.rule == why.answer.rule == "mcp.admission.header-absent"
    expected = {
        "declared": "supported",
        "capabilities": "object",
        "kind": "request",
        "method": "ordinary",
        "session": "open",
        "header": "absent",
    }
    assert {name: why.facts[name] for name in expected} == expected


@pytest.mark.parametrize("rule", ONE_PER_RULE)
def test_explain_agrees_with_admit_for_every_rule(rule):
    """Project choice: the short way of admit and the whole one of explain agree."""
    server, session, method, params, headers, _ = ONE_PER_RULE[rule]
    why = server.explain(session, method, params, headers)
    assert why.rule == f"mcp.admission.{rule}"
    assert why.answer == server.admit(session, method, params, headers)


# --- properties: whatever a peer sends -----------------------------------------------------

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=True)
    | st.text(max_size=12)
    | st.sampled_from([*FIVE, "2024-10-07", "draft", "2031-01-01", "latest"])
)
KEYS = st.sampled_from(
    ["_meta", VERSION, CAPABILITIES, INFO, "protocolVersion", "name", "uri", "version"]
) | st.text(max_size=6)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=8,
)
VERSIONISH = st.sampled_from(
    [*FIVE, "2024-10-07", "draft", "2031-01-01", "latest", "", "\ud800", 5, None]
)
DECLARATIONS = st.fixed_dictionaries(
    {},
    optional={
        VERSION: VERSIONISH | VALUES,
        CAPABILITIES: st.just({}) | VALUES,
        INFO: st.just({"name": "c", "version": "1"}) | VALUES,
    },
)
PARAMS = VALUES | st.fixed_dictionaries(
    {}, optional={"_meta": DECLARATIONS | VALUES, "protocolVersion": VERSIONISH, "name": VALUES}
)
METHODS = (
    st.sampled_from(
        [
            "initialize",
            "notifications/initialized",
            "notifications/cancelled",
            "tools/call",
            "tools/list",
            "ping",
            "x/hello",
            "notifications/x",
            "resources/read",
            "prompts/get",
        ]
    )
    | st.text(max_size=12)
    | VALUES
)
NAMES = st.sampled_from(
    ["MCP-Protocol-Version", "mcp-protocol-version", "Mcp-Method", "MCP-METHOD", "Mcp-Name"]
)
HEADER_NAMES = NAMES | NAMES.map(str.encode) | st.text(max_size=8) | st.binary(max_size=8) | VALUES
TEXTS = st.sampled_from([*FIVE, "2031-01-01", "tools/call", "tools/list", " ", "=?base64?c3Vt?="])
HEADER_VALUES = TEXTS | TEXTS.map(str.encode) | st.text(max_size=8) | st.binary(max_size=8) | VALUES
HEADERS = (
    st.none()
    | st.dictionaries(st.text(max_size=8) | NAMES, HEADER_VALUES, max_size=5)
    | st.lists(st.tuples(HEADER_NAMES, HEADER_VALUES), max_size=5)
    | st.lists(st.tuples(HEADER_NAMES, HEADER_VALUES) | VALUES, max_size=4)
)
SESSIONS = st.sampled_from([UNOPENED, *map(Open, ("2025-11-25", "2025-06-18", "2024-10-07"))])


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(list(SERVERS)), SESSIONS, METHODS, PARAMS, HEADERS)
def test_admit_answers_whatever_a_peer_sends(server, session, method, params, headers):
    """Spec-mandated by the contract: a peer's bad message never raises."""
    answer = SERVERS[server].admit(session, method, params, headers)
    if isinstance(answer, Refusal):
        assert len(answer.message) < 1200
        json.dumps(answer.to_jsonrpc(1), ensure_ascii=False).encode()
        assert answer.rule.startswith("mcp.admission.")
    else:
        assert answer.era == (
            "unknown" if answer.version is None else MCP.version(answer.version).era
        )


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(list(SERVERS)), SESSIONS, METHODS, PARAMS, HEADERS)
def test_explain_answers_as_admit_does_whatever_a_peer_sends(
    server, session, method, params, headers
):
    """Project choice: the ways by which admit is quick come to the answer of the whole table."""
    side = SERVERS[server]
    answer = side.admit(session, method, params, headers)
    why = side.explain(session, method, params, headers)
    assert (why.answer, why.rule) == (answer, answer.rule)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(list(SERVERS)), SESSIONS, METHODS, PARAMS, HEADERS)
def test_facts_never_form_a_combination_declared_impossible(
    server, session, method, params, headers
):
    """Project choice: the registry declares impossible combinations; none ever arises."""
    side = SERVERS[server]
    why = side.explain(session, method, params, headers)
    eras = {MCP.version(version).era for version in side.supported}
    facts = {
        **side.policy,
        **why.facts,
        "serves": "both" if len(eras) == 2 else eras.pop(),
        "assumed": "served" if "2025-03-26" in side.supported else "unserved",
    }
    assert [
        entry["because"]
        for entry in RULES["admission"]["impossible"]
        if all(
            facts.get(name) in ([value] if isinstance(value, str) else value)
            for name, value in entry["when"].items()
        )
    ] == []


@pytest.mark.parametrize(
    ("version", "method", "headers", "rule"),
    [
        ("2026-07-28 ", "x", {"version": "2026-07-28 ", "method": "x"}, "header-differs"),
        ("2026-07-28", " x", {"version": "2026-07-28", "method": " x"}, "header-differs"),
        ("2026-07-28", "x", {"version": " 2026-07-28\t", "method": " x "}, "modern"),
    ],
)
def test_decision_9_outer_blanks_are_the_headers_alone(version, method, headers, rule):
    """Project choice: decision 9, values exactly, outer spaces and tabs aside."""
    meta = {
        "io.modelcontextprotocol/protocolVersion": version,
        "io.modelcontextprotocol/clientCapabilities": {},
    }
    sent = {"MCP-Protocol-Version": headers["version"], "Mcp-Method": headers["method"]}
    server = registry.protocol("mcp").server(["2026-07-28", "2025-11-25"])
    answer = server.admit(registry.UNOPENED, method, {"_meta": meta}, sent)
    assert answer.rule == f"mcp.admission.{rule}"
