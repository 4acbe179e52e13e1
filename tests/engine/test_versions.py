"""What a protocol says of its versions: the contract's facts, decisions 21, 30 and 33.

The lists are transcribed from the specification's pages and schemas.
"""

from __future__ import annotations

import datetime

import pytest

import registry
from registry import ProtocolVersion, UnknownFeatureError, UnknownVersionError, UsageError

MCP = registry.protocol("mcp")


# --- ProtocolVersion -----------------------------------------------------------------------


def test_a_version_of_the_registry_tells_where_it_stands():
    """Spec-mandated by the contract."""
    version = MCP.version("2025-11-25")
    assert (version.wire, version.era, version.status) == ("2025-11-25", "legacy", "final")
    assert version.released == datetime.date(2025, 11, 25)
    assert (version.major, version.minor, version.patch) == (1, 3, 0)
    assert version.version_string == "1.3.0"
    assert str(version) == "2025-11-25"


def test_a_version_by_hand_has_no_place_in_a_registry():
    """Spec-mandated by the contract: patch and capabilities may be left out."""
    version = ProtocolVersion(protocol="mcp", major=1, minor=0)
    assert (version.patch, version.capabilities) == (0, frozenset())
    assert (version.wire, version.era, version.status, version.released) == (
        None,
        "unknown",
        None,
        None,
    )
    assert str(version) == "1.0.0"


@pytest.mark.parametrize(
    "numbers", [(-1, 0, 0), (1, -1, 0), (1, 0, -1), (1.0, 0, 0), ("1", 0, 0), (True, 0, 0)]
)
def test_coordinates_are_whole_numbers_from_0(numbers):
    """Project choice: decision 30."""
    with pytest.raises(UsageError):
        ProtocolVersion("mcp", *numbers)


def test_capabilities_are_a_set_of_names_not_a_string():
    """Project choice: a string would be taken for the set of its letters."""
    with pytest.raises(UsageError):
        ProtocolVersion("mcp", 1, 0, 0, "tools")


@pytest.mark.parametrize(
    ("other", "equal"),
    [
        (ProtocolVersion("mcp", 1, 0, 0, {"a"}), True),
        (ProtocolVersion("mcp", 1, 0, 0, {"a"}, wire="x", era="legacy"), True),
        (ProtocolVersion("mcp", 1, 0, 1, {"a"}), False),
        (ProtocolVersion("a2a", 1, 0, 0, {"a"}), False),
        (ProtocolVersion("mcp", 1, 0, 0), False),
        (("mcp", 1, 0, 0, frozenset({"a"})), False),
    ],
)
def test_versions_are_equal_by_protocol_coordinates_and_capabilities(other, equal):
    """Project choice: what is negotiated is what counts."""
    version = ProtocolVersion("mcp", 1, 0, 0, {"a"})
    assert (version == other) is equal
    assert (version != other) is not equal
    assert not equal or hash(version) == hash(other)


# --- lists ---------------------------------------------------------------------------------


@pytest.mark.parametrize("era", ["ancient", "", None, "unknown"], ids=repr)
def test_an_unknown_era_is_the_callers_mistake(era):
    """Project choice: decision 30."""
    with pytest.raises(UsageError):
        MCP.latest_in(era)


@pytest.mark.parametrize("version", ["2031-01-01", "latest", "", None, 5, [], True], ids=repr)
@pytest.mark.parametrize(
    "ask",
    [
        MCP.version,
        MCP.methods,
        lambda version: MCP.supports(version, "ping"),
        lambda version: MCP.has(version, "batching"),
        MCP.capabilities,
        MCP.errors,
        lambda version: MCP.required_headers(version, "ping"),
    ],
    ids=["version", "methods", "supports", "has", "capabilities", "errors", "required_headers"],
)
def test_an_unknown_version_is_the_callers_mistake(ask, version):
    """Spec-mandated by the contract: UnknownVersionError(ValueError)."""
    with pytest.raises(UnknownVersionError):
        ask(version)


def test_an_unknown_version_is_told_the_nearest_one():
    """Project choice: an error says what would do."""
    with pytest.raises(
        UnknownVersionError, match="the nearest is '2025-06-18'; known: 2024-10-07, "
    ):
        MCP.version("2025-06-19")


def test_a_version_object_stands_for_its_wire_form():
    """Project choice: a wire version or its object, wherever a version is asked for."""
    assert MCP.supports(MCP.version("2025-06-18"), "ping")
    assert MCP.server([MCP.version("2026-07-28")]).supported == ("2026-07-28",)


@pytest.mark.parametrize("spelling", ["1.0", "1.0.0", "1.0.9", "01.0"])
def test_decision_30_a2a_takes_a_patch_for_its_minor(spelling):
    """Project choice: decision 30."""
    assert registry.protocol("a2a").version(spelling).wire == "1.0"


# --- methods, capabilities, errors ---------------------------------------------------------


def test_methods_are_told_by_direction_and_kind():
    """Spec-mandated: the schema of 2024-11-05."""
    methods = MCP.methods("2024-11-05")
    assert methods.client_requests == {
        "initialize",
        "ping",
        "resources/list",
        "resources/templates/list",
        "resources/read",
        "resources/subscribe",
        "resources/unsubscribe",
        "prompts/list",
        "prompts/get",
        "tools/list",
        "tools/call",
        "logging/setLevel",
        "completion/complete",
    }
    assert methods.client_notifications == {
        "notifications/cancelled",
        "notifications/initialized",
        "notifications/progress",
        "notifications/roots/list_changed",
    }
    assert methods.server_requests == {"ping", "sampling/createMessage", "roots/list"}
    assert methods.server_notifications == {
        "notifications/cancelled",
        "notifications/progress",
        "notifications/message",
        "notifications/resources/list_changed",
        "notifications/resources/updated",
        "notifications/tools/list_changed",
        "notifications/prompts/list_changed",
    }
    assert methods.all == frozenset().union(*methods)


def test_the_methods_of_the_stateless_revision_are_these():
    """Spec-mandated: the schema of 2026-07-28."""
    methods = MCP.methods("2026-07-28")
    assert methods.client_requests == {
        "server/discover",
        "subscriptions/listen",
        "resources/list",
        "resources/templates/list",
        "resources/read",
        "prompts/list",
        "prompts/get",
        "tools/list",
        "tools/call",
        "completion/complete",
    }
    assert methods.server_requests == frozenset()


@pytest.mark.parametrize(
    ("version", "method", "expected"),
    [
        ("2026-07-28", "ping", False),
        ("2025-11-25", "ping", True),
        ("2025-11-25", "tasks/get", True),
        ("2025-06-18", "tasks/get", False),
        ("2025-06-18", "elicitation/create", True),
        ("2025-03-26", "elicitation/create", False),
        ("2025-03-26", "resources/templates/list", True),
        ("2026-07-28", "server/discover", True),
        ("2026-07-28", "no/such", False),
        ("2026-07-28", "", False),
    ],
)
def test_a_version_supports_the_methods_it_has(version, method, expected):
    """Spec-mandated by the contract."""
    assert MCP.supports(version, method) is expected


def test_capabilities_are_told_by_side():
    """Spec-mandated: the schema of 2025-06-18."""
    capabilities = MCP.capabilities("2025-06-18")
    assert capabilities.client == {
        "experimental",
        "roots",
        "roots.listChanged",
        "sampling",
        "elicitation",
    }
    assert capabilities.server == {
        "experimental",
        "logging",
        "completions",
        "prompts",
        "prompts.listChanged",
        "resources",
        "resources.subscribe",
        "resources.listChanged",
        "tools",
        "tools.listChanged",
    }


@pytest.mark.parametrize(
    ("name", "code", "status"),
    [
        ("unsupported_version", -32022, 400),
        ("missing_capability", -32021, 400),
        ("header_mismatch", -32020, 400),
        ("invalid_params", -32602, 400),
        ("method_not_found", -32601, 404),
    ],
)
def test_errors_are_told_by_name(name, code, status):
    """Spec-mandated: MCP 2026-07-28, its schema and the transport's page."""
    error = MCP.errors("2026-07-28")[name]
    assert (error.name, error.code, error.http_status) == (name, code, status)
    assert error.message


def test_the_modern_errors_belong_to_the_modern_revision():
    """Spec-mandated: MCP 2026-07-28 brought them."""
    assert "unsupported_version" not in MCP.errors("2025-11-25")
    assert MCP.errors("2025-11-25")["url_elicitation_required"].code == -32042


def test_the_facts_of_an_error_cannot_be_changed():
    """Spec-mandated by the contract: everything returned is immutable."""
    errors = MCP.errors("2026-07-28")
    with pytest.raises(TypeError):
        errors["unsupported_version"] = None
    with pytest.raises(TypeError):
        errors["unsupported_version"].data["supported"] = None


# --- features ------------------------------------------------------------------------------

FIRST_AND_LAST = {
    "batching": ("2025-03-26", "2025-03-26"),
    "session_header": ("2025-03-26", "2025-11-25"),
    "get_stream": ("2025-03-26", "2025-11-25"),
    "resumable_streams": ("2025-03-26", "2025-11-25"),
    "priming_events": ("2025-11-25", "2025-11-25"),
    "version_header": ("2025-06-18", "2026-07-28"),
    "routing_headers": ("2026-07-28", "2026-07-28"),
    "server_requests": ("2024-11-05", "2025-11-25"),
    "input_requests": ("2026-07-28", "2026-07-28"),
}
WIRES = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"]


@pytest.mark.parametrize("feature", FIRST_AND_LAST)
def test_decision_33_facts_of_the_wire_are_features_of_a_span_of_revisions(feature):
    """Spec-mandated: each revision's pages; named by decision 33."""
    first, last = map(WIRES.index, FIRST_AND_LAST[feature])
    assert [MCP.has(wire, feature) for wire in WIRES] == [
        first <= place <= last for place in range(len(WIRES))
    ]


def test_decision_33_a_feature_that_no_version_has_is_the_callers_mistake():
    """Project choice: decisions 30 and 33."""
    with pytest.raises(UnknownFeatureError, match="did you mean 'batching'"):
        MCP.has("2025-03-26", "batchin")


@pytest.mark.parametrize(
    ("version", "expected"),
    [("2025-06-18", False), ("2025-11-25", True), ("2026-07-28", False), ("2025-03-26", False)],
)
def test_report_17_a_server_may_prime_only_a_stream_of_one_revision(version, expected):
    """Field report 17: may_prime."""
    assert MCP.has(version, "priming_events") is expected


def test_report_17_an_unknown_string_has_no_features():
    """Field report 17: not a text comparison; "draft" is listed and has none either."""
    assert MCP.has("draft", "priming_events") is False
    with pytest.raises(UnknownVersionError):
        MCP.has("latest", "priming_events")


@pytest.mark.parametrize(
    ("version", "nearest"), [("2025-01-15", "2025-11-25"), ("2025-02-01", "2025-11-25")]
)
def test_report_21_a_version_that_never_existed_is_not_served(version, nearest):
    """Field report 21: a tutorial's list; a released revision is named instead."""
    with pytest.raises(UnknownVersionError) as caught:
        MCP.server(["2024-11-05", version])
    assert repr(version) in str(caught.value)
    assert nearest in caught.value.known


def test_report_21_a_list_with_a_gap_is_a_question_not_an_error():
    """Field report 21: each constant of a server comes from its one list."""
    server = MCP.server(["2026-07-28", "2025-11-25", "2025-03-26"])
    assert server.supported == ("2026-07-28", "2025-11-25", "2025-03-26")
    assert server.negotiate_handshake({"protocolVersion": "2025-06-18"}) == "2025-11-25"


# --- headers -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "method", "names"),
    [
        ("2026-07-28", "tools/call", {"mcp-protocol-version", "mcp-method", "mcp-name"}),
        ("2026-07-28", "prompts/get", {"mcp-protocol-version", "mcp-method", "mcp-name"}),
        ("2026-07-28", "resources/read", {"mcp-protocol-version", "mcp-method", "mcp-name"}),
        ("2026-07-28", "tools/list", {"mcp-protocol-version", "mcp-method"}),
        ("2026-07-28", "initialize", {"mcp-protocol-version", "mcp-method"}),
        ("2026-07-28", "notifications/cancelled", set()),
        ("2026-07-28", "notifications/x", set()),
        ("2025-11-25", "tools/call", {"mcp-protocol-version"}),
        ("2025-06-18", "notifications/initialized", {"mcp-protocol-version"}),
        ("2025-06-18", "initialize", set()),
        ("2025-03-26", "tools/call", set()),
        ("2024-11-05", "tools/call", set()),
    ],
)
def test_the_headers_that_a_request_must_carry(version, method, names):
    """Spec-mandated: each revision's transport page; decisions 6, 9 and 28."""
    assert MCP.required_headers(version, method) == names


# --- decision 21 through the facts: what a revision lacks ----------------------------------


@pytest.mark.parametrize(
    ("version", "method", "expected"),
    [
        ("2025-06-18", "tasks/get", "refused"),
        ("2025-11-25", "tasks/get", "ordinary"),
        ("2025-06-18", "server/discover", "refused"),
        ("2025-06-18", "no/such", "ordinary"),
        ("2025-06-18", "tools/list", "ordinary"),
    ],
)
def test_decision_21_a_method_of_another_revision_is_refused_an_unknown_one_is_not(
    version, method, expected
):
    """Project choice: decision 21."""
    lifecycle = MCP.lifecycle()
    profile = lifecycle.profile_of(version)
    assert lifecycle.classify(registry.SessionState.OPEN, profile, method) == expected
