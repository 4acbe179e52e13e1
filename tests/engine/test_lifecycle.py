"""MCP's lifecycle through the session engine: decisions 20 and 21.

The seed is ``protocol-droid-lifecycle.txt``; the engine itself, against made-up lifecycles,
is tested in ``test_session.py``.
"""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import registry
from registry import (
    Classification,
    Handshake,
    IncompleteDeclaration,
    MetaView,
    NoVersion,
    Resolution,
    SessionEngine,
    SessionState,
    Stateless,
    UnparseableVersion,
    UnservedVersion,
    UsageError,
)

MCP = registry.protocol("mcp")
FIVE = ("2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")
LIFECYCLE = MCP.lifecycle(FIVE)
MODERN_ONLY = MCP.lifecycle(versions=["2026-07-28"])
VERSION = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"
UNOPENED, OPENING, OPEN, STATELESS, CLOSING, CLOSED = SessionState
ORDINARY, START, CONFIRM, REFUSED = Classification
CONFIRMED = "notifications/initialized"


def modern(version="2026-07-28", capabilities=None, **more):
    """A complete stateless declaration."""
    meta = {VERSION: version, CAPABILITIES: {} if capabilities is None else capabilities, **more}
    return Stateless(MetaView(meta))


def opened(version="2025-06-18", capabilities=None, lifecycle=LIFECYCLE):
    """A session after its handshake and confirmation."""
    session = SessionEngine(lifecycle)
    session.receive("initialize", Handshake(version, capabilities))
    session.receive(CONFIRMED)
    return session


# --- resolve -------------------------------------------------------------------------------


@pytest.mark.parametrize("version", ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])
def test_a_served_handshake_version_is_echoed(version):
    """Spec-mandated: the third seed, Resolution.echoed."""
    answer = LIFECYCLE.resolve(Handshake(version))
    assert isinstance(answer, Resolution)
    assert (answer.version, answer.echoed, answer.opened) == (version, True, False)


@pytest.mark.parametrize(
    "version", ["2026-07-28", "2024-10-07", "1999-01-01", "2031-01-01", "draft"]
)
def test_decision_20_a_well_formed_unserved_version_is_answered_with_another(version):
    """Spec-mandated: the third seed, never an error for an unsupported but well-formed version."""
    answer = LIFECYCLE.resolve(Handshake(version))
    assert (answer.version, answer.echoed) == ("2025-11-25", False)


@pytest.mark.parametrize(
    ("version", "quoted"),
    [
        ("latest", "'latest'"),
        ("DRAFT-2026-v1", "'DRAFT-2026-v1'"),
        ("", "''"),
        ("2025-6-18", "'2025-6-18'"),
        (None, "null"),
        (5, "5"),
        (True, "true"),
        ([], "[]"),
        ({}, "{}"),
        (1.5, "1.5"),
    ],
)
def test_decision_20_an_unparseable_version_is_an_error_that_quotes_it(version, quoted):
    """Spec-mandated: the third seed; decision 20."""
    answer = LIFECYCLE.resolve(Handshake(version))
    assert answer == UnparseableVersion(version)
    assert str(answer).startswith(f"{quoted} is not a version of this protocol")


def test_decision_20_admission_counters_what_a_lifecycle_calls_unparseable():
    """Project choice: decision 20; for MCP a handshake always gets a version."""
    assert MCP.server(FIVE).negotiate_handshake({"protocolVersion": "latest"}) == "2025-11-25"


@pytest.mark.parametrize("version", ["2025-06-18", "2026-07-28", "2031-01-01"])
def test_decision_20_a_handshake_where_none_is_served_is_unserved(version):
    """Project choice: decision 20."""
    answer = MODERN_ONLY.resolve(Handshake(version))
    assert answer == UnservedVersion(version, ("2026-07-28",))


@pytest.mark.parametrize(
    ("meta", "expected"),
    [
        (None, NoVersion()),
        ({}, NoVersion()),
        ({CAPABILITIES: {}}, NoVersion()),
        ({VERSION: "2025-06-18", CAPABILITIES: {}}, UnservedVersion("2025-06-18", FIVE)),
        ({VERSION: "2031-01-01"}, UnservedVersion("2031-01-01", FIVE)),
        ({VERSION: "latest", CAPABILITIES: {}}, UnservedVersion("latest", FIVE)),
        ({VERSION: 5, CAPABILITIES: {}}, IncompleteDeclaration((VERSION,))),
        ({VERSION: None}, IncompleteDeclaration((VERSION,))),
        ({VERSION: "2026-07-28"}, IncompleteDeclaration((CAPABILITIES,))),
        ({VERSION: "2026-07-28", CAPABILITIES: []}, IncompleteDeclaration((CAPABILITIES,))),
    ],
    ids=repr,
)
def test_decision_20_stateless_metadata_that_cannot_be_resolved_says_why(meta, expected):
    """Project choice: decision 20, in the order of decision 1."""
    assert LIFECYCLE.resolve(Stateless(MetaView(meta))) == expected


def test_a_complete_stateless_declaration_is_resolved():
    """Spec-mandated: the third seed."""
    answer = LIFECYCLE.resolve(modern())
    assert (answer.version, answer.echoed, answer.opened) == ("2026-07-28", True, False)


@pytest.mark.parametrize(
    "declaration",
    [Handshake("2025-06-18"), Handshake("2025-11-25"), modern()],
    ids=["2025-06-18", "2025-11-25", "2026-07-28"],
)
def test_a_profile_is_an_int_with_a_bit_for_each_method(declaration):
    """Spec-mandated by the issue: "is this method allowed" is one bit test."""
    answer = LIFECYCLE.resolve(declaration)
    assert type(answer.profile) is int
    assert answer.profile == LIFECYCLE.profile_of(answer.version)
    methods = len(MCP.methods(answer.version).all)
    sides = MCP.capabilities(answer.version)
    assert answer.profile.bit_count() == methods + len(sides.client) + len(sides.server)


def test_profiles_are_the_same_in_every_process_and_order():
    """Project choice: a profile is worked out from the tables alone, not from what came first."""
    forwards, backwards = MCP.lifecycle(FIVE), MCP.lifecycle(FIVE)
    assert [forwards.profile_of(version) for version in FIVE] == [
        backwards.profile_of(version) for version in FIVE[::-1]
    ][::-1]


@pytest.mark.parametrize("name", ["client_capabilities.tasks", "server_capabilities.tools"])
def test_a_capabilitys_name_sent_for_a_method_is_ordinary(name):
    """Project choice: decision 21, a method that no revision has is the dispatcher's."""
    lifecycle = MCP.lifecycle(FIVE)
    lifecycle.profile_of("2025-11-25")
    assert lifecycle.classify(OPEN, lifecycle.profile_of("2024-11-05"), name) is ORDINARY


# --- a full life ---------------------------------------------------------------------------


def test_a_session_lives_from_unopened_to_closed():
    """Spec-mandated: the third seed and the issue, the full life."""
    session = SessionEngine(LIFECYCLE)
    capabilities = {"roots": {}}
    assert session.state is UNOPENED
    step = session.receive("initialize", Handshake("2025-06-18", capabilities))
    assert (step.classification, step.admitted, step.state) == (START, True, OPENING)
    assert (step.version, step.echoed, step.error) == ("2025-06-18", True, None)
    assert session.capabilities is capabilities
    assert session.receive("tools/list").admitted  # MCP admits ordinary work in opening
    step = session.receive(CONFIRMED)
    assert (step.classification, step.state, step.echoed) == (CONFIRM, OPEN, None)
    step = session.receive("tools/list")
    assert (step.classification, step.admitted, step.version) == (ORDINARY, True, "2025-06-18")
    session.closing()
    assert not session.receive("tools/list").admitted
    session.closed()
    assert session.receive("initialize", Handshake("2025-06-18")).state is CLOSED
    assert [(event.state, event.version, event.method) for event in session.events] == [
        (OPENING, "2025-06-18", "initialize"),
        (OPENING, "2025-06-18", "tools/list"),
        (OPEN, "2025-06-18", CONFIRMED),
        (OPEN, "2025-06-18", "tools/list"),
        (CLOSING, "2025-06-18", None),
        (CLOSING, "2025-06-18", "tools/list"),
        (CLOSED, "2025-06-18", None),
    ]


@pytest.mark.parametrize("end", ["closing", "closed"])
@pytest.mark.parametrize(
    ("method", "declaration"),
    [
        ("tools/list", None),
        ("initialize", Handshake("2025-06-18")),
        (CONFIRMED, None),
        ("tools/list", modern()),
        ("ping", None),
    ],
)
def test_an_ending_session_refuses_whatever_comes(end, method, declaration):
    """Spec-mandated: the third seed."""
    session = opened()
    getattr(session, end)()
    step = session.receive(method, declaration)
    assert (step.classification, step.admitted, step.state.value) == (REFUSED, False, end)


@pytest.mark.parametrize("method", ["tools/list", "ping", "server/discover", "no/such"])
def test_nothing_is_admitted_before_a_handshake(method):
    """Spec-mandated: MCP lifecycle; decision 4."""
    step = SessionEngine(LIFECYCLE).receive(method)
    assert (step.admitted, step.version, step.state) == (False, None, UNOPENED)


def test_decision_21_a_confirmation_is_refused_while_unopened_and_repeats_without_effect():
    """Project choice: decision 21."""
    session = SessionEngine(LIFECYCLE)
    step = session.receive(CONFIRMED)
    assert (step.classification, step.admitted, step.state) == (REFUSED, False, UNOPENED)
    session = opened()
    before = session.save()
    step = session.receive(CONFIRMED)
    assert (step.classification, step.admitted) == (CONFIRM, True)
    assert session.save() == before


@pytest.mark.parametrize("confirmed", [False, True])
def test_decision_21_a_second_handshake_renegotiates(confirmed):
    """Spec-mandated: the first seed's grill log; decision 21."""
    session = opened("2025-06-18", {"roots": {}})
    if not confirmed:
        session.receive("initialize", Handshake("2025-06-18", {"roots": {}}))
    step = session.receive("initialize", Handshake("2025-03-26"))
    assert (step.version, step.echoed, step.state) == ("2025-03-26", True, OPENING)
    assert (session.version, session.capabilities) == ("2025-03-26", None)
    assert session.profile == LIFECYCLE.profile_of("2025-03-26")


@pytest.mark.parametrize("declaration", [Handshake("latest"), Handshake(None), None], ids=repr)
def test_decision_21_a_handshake_that_does_not_resolve_changes_nothing(declaration):
    """Spec-mandated by the issue: a failed declaration leaves the state as it was."""
    session = opened("2025-06-18", {"roots": {}})
    before = session.save()
    step = session.receive("initialize", declaration)
    assert (step.classification, step.admitted, step.state) == (START, False, OPEN)
    assert step.error is not None
    assert step.echoed is None
    assert session.save() == before


@pytest.mark.parametrize(
    ("version", "method", "admitted"),
    [
        ("2025-06-18", "tasks/get", False),
        ("2025-11-25", "tasks/get", True),
        ("2025-06-18", "server/discover", False),
        ("2025-06-18", "subscriptions/listen", False),
        ("2025-06-18", "ping", True),
        ("2024-11-05", "elicitation/create", False),
        ("2025-06-18", "no/such", True),
        ("2025-06-18", "notifications/roots/list_changed", True),
    ],
)
def test_decision_21_a_method_that_the_governing_revision_lacks_is_refused(
    version, method, admitted
):
    """Project choice: decision 21; the dispatcher answers what no revision has."""
    step = opened(version).receive(method)
    assert step.admitted is admitted
    assert step.classification is (ORDINARY if admitted else REFUSED)


# --- stateless -----------------------------------------------------------------------------


@pytest.mark.parametrize("state", [UNOPENED, OPENING, OPEN, STATELESS])
def test_decision_21_a_modern_message_is_admitted_in_every_state_and_changes_none(state):
    """Spec-mandated: a modern request never reads or changes a legacy session."""
    session = SessionEngine(LIFECYCLE, STATELESS if state is STATELESS else UNOPENED)
    if state in (OPENING, OPEN):
        session.receive("initialize", Handshake("2025-06-18"))
    if state is OPEN:
        session.receive(CONFIRMED)
    before, profile = session.save(), session.profile
    step = session.receive("server/discover", modern())
    assert (step.classification, step.admitted, step.state) == (ORDINARY, True, state)
    assert (step.version, step.error) == ("2026-07-28", None)
    assert (session.save(), session.profile) == (before, profile)


@pytest.mark.parametrize(
    ("method", "admitted"),
    [
        ("tools/list", True),
        ("initialize", True),
        (CONFIRMED, True),
        ("ping", False),
        ("tasks/get", False),
        ("no/such", True),
        ("server/discover", True),
    ],
)
@pytest.mark.parametrize("stateless", [True, False])
def test_decision_21_a_modern_message_is_classified_with_its_own_profile(
    stateless, method, admitted
):
    """Project choice: decision 21; handshake and confirmation are ordinary there."""
    session = SessionEngine(LIFECYCLE, STATELESS) if stateless else opened("2025-11-25")
    step = session.receive(method, modern())
    assert (step.admitted, step.version) == (admitted, "2026-07-28")


@pytest.mark.parametrize("method", ["tools/list", "initialize", CONFIRMED, "ping"])
def test_decision_21_a_stateless_session_wants_a_declaration_with_each_message(method):
    """Spec-mandated: the third seed, NoVersion; decisions 20 and 21."""
    step = SessionEngine(LIFECYCLE, STATELESS).receive(method)
    assert (step.admitted, step.error, step.state) == (False, NoVersion(), STATELESS)


def test_decision_21_a_stateless_session_never_opens():
    """Project choice: decision 21."""
    session = SessionEngine(LIFECYCLE, STATELESS)
    step = session.receive("initialize", Handshake("2025-06-18"))
    assert (step.classification, step.state, session.version) == (ORDINARY, STATELESS, None)


def test_decision_21_nothing_moves_to_stateless():
    """Project choice: decision 21."""
    session = SessionEngine(LIFECYCLE)
    session.receive("tools/list", modern())
    assert session.state is UNOPENED


@pytest.mark.parametrize(
    "declaration", [modern("2031-01-01"), Stateless(MetaView({VERSION: "2026-07-28"}))]
)
def test_a_stateless_declaration_that_fails_leaves_the_session_as_it_was(declaration):
    """Spec-mandated by the issue."""
    session = opened()
    before = session.save()
    step = session.receive("tools/list", declaration)
    assert not step.admitted
    assert step.error is not None
    assert session.save() == before


# --- saving and restoring ------------------------------------------------------------------


@pytest.mark.parametrize("end", [None, "closing", "closed"])
def test_a_saved_session_is_restored_elsewhere(end):
    """Spec-mandated by the issue: a small plain mapping."""
    session = opened("2025-06-18", {"roots": {"listChanged": True}})
    if end:
        getattr(session, end)()
    saved = json.loads(json.dumps(session.save()))
    other = SessionEngine.restore(MCP.lifecycle(FIVE), saved)
    assert other.save() == session.save() == saved
    assert (other.state, other.version, other.profile) == (
        session.state,
        session.version,
        session.profile,
    )


@pytest.mark.parametrize("version", ["2024-10-07", "2025-06-18"])
def test_a_session_at_a_version_no_longer_served_goes_on_as_agreed(version):
    """Project choice: decision 30, an unserved legacy version governs as agreed."""
    saved = opened(version, lifecycle=MCP.lifecycle(versions=[version])).save()
    session = SessionEngine.restore(MCP.lifecycle(versions=["2026-07-28", "2025-11-25"]), saved)
    step = session.receive("tools/list")
    assert (step.admitted, step.version) == (True, version)


@pytest.mark.parametrize("version", ["2026-07-28", "draft", "1999-01-01", "latest", 5], ids=repr)
def test_a_session_cannot_be_restored_at_a_version_without_a_handshake(version):
    """Project choice: decision 30; no session is opened at a version that needs none."""
    with pytest.raises(UsageError, match="'version' of a saved session"):
        SessionEngine.restore(
            LIFECYCLE, {"state": "open", "version": version, "capabilities": None}
        )


# --- the whole table -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "profile", "method", "rule", "expected"),
    [
        (CLOSING, "2025-06-18", "tools/list", "ended", REFUSED),
        (CLOSED, None, "initialize", "ended", REFUSED),
        (STATELESS, "2026-07-28", "initialize", "stateless-handshake", ORDINARY),
        (STATELESS, None, CONFIRMED, "stateless-handshake", ORDINARY),
        (OPEN, "2025-06-18", "initialize", "handshake", START),
        (UNOPENED, None, CONFIRMED, "confirm-before-handshake", REFUSED),
        (OPENING, "2025-06-18", CONFIRMED, "confirm", CONFIRM),
        (OPEN, "2025-06-18", "tasks/get", "method-of-another-revision", REFUSED),
        (UNOPENED, None, "tools/list", "ordinary", ORDINARY),
    ],
)
def test_explain_names_the_lifecycle_rule(state, profile, method, rule, expected):
    """Spec-mandated by the contract: .explain(state, profile, method)."""
    bits = None if profile is None else LIFECYCLE.profile_of(profile)
    why = LIFECYCLE.explain(state, bits, method)
    assert (why.rule, why.classification) == (f"mcp.lifecycle.{rule}", expected)
    assert why.facts["state"] == state.value
    assert LIFECYCLE.classify(state, bits, method) is expected


# --- policies and mistakes -----------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        {"versions": []},
        {"versions": ["2031-01-01"]},
        {"policy": {"legacy_listing": "fail"}},
        {"policy": {"x": 1}},
    ],
    ids=repr,
)
def test_a_lifecycle_is_made_like_any_other_side(wrong):
    """Project choice: decision 30."""
    with pytest.raises(UsageError):
        MCP.lifecycle(**wrong)


# --- both ends -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("client_versions", "server_versions", "agreed"),
    [
        (None, None, "2025-11-25"),
        (["2025-06-18", "2025-03-26"], None, "2025-06-18"),
        (None, ["2025-06-18", "2024-11-05"], "2025-06-18"),
        (["2025-11-25", "2024-11-05"], ["2024-11-05"], "2024-11-05"),
        (["2025-11-25"], ["2024-11-05"], None),
    ],
)
def test_client_and_server_agree_back_to_back(client_versions, server_versions, agreed):
    """Spec-mandated: MCP lifecycle, version negotiation; both ends in memory."""
    client = MCP.client(client_versions)
    lifecycle = MCP.lifecycle(server_versions)
    session = SessionEngine(lifecycle)
    sent = client.envelope("initialize", None).params
    step = session.receive("initialize", Handshake(sent["protocolVersion"], sent["capabilities"]))
    answer = client.accept_handshake(step.version)
    if agreed is None:
        assert isinstance(answer, registry.Disconnect)
        return
    assert answer == registry.Accepted(agreed)
    assert session.receive(CONFIRMED).state is OPEN
    assert session.receive("tools/list").version == agreed
    assert step.echoed is (agreed == client.offer)


def test_a2a_and_acp_sessions_stand_back_to_back_with_mcps():
    """Spec-mandated: the third seed, a protocol drops in as an implementation."""
    acp = SessionEngine(registry.protocol("acp").lifecycle())
    step = acp.receive("initialize", Handshake(1, {"fs": {}}))
    assert (step.state, step.version, step.echoed) == (OPEN, 1, True)
    assert acp.receive("initialize", Handshake(7)).version == 1
    assert acp.receive("initialize", Handshake(True)).error == UnparseableVersion(True)
    a2a = SessionEngine(registry.protocol("a2a").lifecycle(), STATELESS)
    step = a2a.receive("SendMessage", Stateless(MetaView({"a2a-version": "1.0"})))
    assert (step.admitted, step.version) == (True, "1.0")
    assert a2a.receive("message/send").version == "0.3"


# --- properties ----------------------------------------------------------------------------

VERSIONS = st.sampled_from([*FIVE, "2024-10-07", "2031-01-01", "latest", "draft", "", 5, None])
DECLARATIONS = (
    st.none()
    | st.builds(Handshake, VERSIONS, st.none() | st.just({"roots": {}}))
    | st.builds(modern, VERSIONS)
    | st.builds(Stateless, st.builds(MetaView, st.none() | st.dictionaries(st.text(), st.none())))
)
MESSAGES = st.tuples(
    st.sampled_from(["initialize", CONFIRMED, "tools/list", "ping", "tasks/get", "no/such", ""])
    | st.text(max_size=5),
    DECLARATIONS,
)


@given(st.lists(MESSAGES, max_size=12), st.booleans())
def test_save_and_restore_is_the_identity_after_any_messages(messages, stateless):
    """Spec-mandated by the issue."""
    session = SessionEngine(LIFECYCLE, STATELESS if stateless else UNOPENED)
    for method, declaration in messages:
        session.receive(method, declaration)
    other = SessionEngine.restore(LIFECYCLE, session.save())
    assert other.save() == session.save()
    assert other.profile == session.profile


@given(st.lists(MESSAGES, max_size=8))
def test_no_messages_take_an_engine_out_of_closed(messages):
    """Spec-mandated by the issue."""
    session = opened()
    session.closed()
    assert not any(session.receive(*message).admitted for message in messages)
    assert session.state is CLOSED
