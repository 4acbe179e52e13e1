"""ACP through the public contract: one integer, agreed on in ``initialize``.

Expectations are transcribed by hand from the initialization page of version 1, from
decision 27 and from field report 26.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import registry

ACP = registry.protocol("acp")
UNOPENED = registry.UNOPENED
#: Decision 27: none of them is a version.
NO_VERSIONS = [True, False, "1", 1.0, 1.5, -1, 65536, 70000, None, [1], {"version": 1}, "latest"]


def initialize(
    version: Any, versions: Any = None, session: Any = UNOPENED
) -> registry.Admission | registry.Refusal:
    return ACP.server(versions).admit(session, "initialize", {"protocolVersion": version})


def told(answer: registry.Admission | registry.Refusal) -> tuple[object, str]:
    """What governs, or the error's code; and the rule."""
    outcome = answer.code if isinstance(answer, registry.Refusal) else answer.version
    return outcome, answer.rule.removeprefix("acp.admission.")


# -- versions ------------------------------------------------------------------------------


@pytest.mark.parametrize("version", NO_VERSIONS, ids=repr)
def test_what_is_no_integer_within_bounds_is_no_version(version: object) -> None:
    assert ACP.era(version) == "unknown"
    with pytest.raises(registry.UnknownVersionError):
        ACP.version(version)


@pytest.mark.parametrize(
    ("version", "era"),
    [(0, "session"), (1, "session"), (2, "session"), (3, "unknown"), (65535, "unknown")],
)
def test_a_version_that_is_not_listed_has_no_era(version: int, era: str) -> None:
    """Decision 18."""
    assert ACP.era(version) == era


# -- decision 27: the handshake on the agent's side ----------------------------------------


@pytest.mark.parametrize("version", NO_VERSIONS, ids=repr)
def test_what_is_no_version_is_refused(version: object) -> None:
    answer = initialize(version)
    assert told(answer) == (-32602, "version-malformed")
    assert isinstance(answer, registry.Refusal)
    assert answer.http_status is None
    assert ACP.server().negotiate_handshake({"protocolVersion": version}) is None


@pytest.mark.parametrize("params", [None, {}, [], {"protocolversion": 1}, "1", 1])
def test_no_version_at_all_is_refused(params: Any) -> None:
    answer = ACP.server().admit(UNOPENED, "initialize", params)
    assert told(answer) == (-32602, "version-absent")


@pytest.mark.parametrize(
    ("served", "asked", "answered"),
    [
        ([1], 1, 1),
        ([1], 0, 1),
        ([1], 2, 1),
        ([1], 65535, 1),
        ([1, 2], 2, 2),
        ([1, 2], 1, 1),
        ([1, 2], 0, 2),
        ([1, 2], 3, 2),
        ([2], 1, 2),
        ([0], 1, 0),
        ([0, 1], 0, 0),
    ],
)
def test_a_version_is_echoed_where_it_is_served_else_the_latest_is_answered(
    served: list[int], asked: int, answered: int
) -> None:
    answer = initialize(asked, served)
    assert told(answer) == (answered, "handshake")
    assert type(answer.version) is int  # type: ignore[union-attr]
    assert ACP.server(served).negotiate_handshake({"protocolVersion": asked}) == answered


def test_drafts_are_served_and_offered_when_asked_for() -> None:
    assert ACP.server([1, 2]).supported == (2, 1)
    assert (ACP.client([1, 2]).versions, ACP.client([1, 2]).offer) == ((1, 2), 2)


@pytest.mark.parametrize(("served", "member"), [(1, "clientCapabilities"), (2, "capabilities")])
def test_capabilities_are_read_from_the_member_of_the_agreed_version(
    served: int, member: str
) -> None:
    params = {
        "protocolVersion": served,
        "clientCapabilities": {"in": "clientCapabilities"},
        "capabilities": {"in": "capabilities"},
    }
    answer = ACP.server([served]).admit(UNOPENED, "initialize", params)
    assert isinstance(answer, registry.Admission)
    assert answer.capabilities == {"in": member}


@pytest.mark.parametrize("method", ["session/new", "session/prompt", "vendor/own", "authenticate"])
def test_anything_before_the_handshake_is_an_invalid_request(method: str) -> None:
    answer = ACP.server().admit(UNOPENED, method, {"protocolVersion": 1})
    assert told(answer) == (-32600, "before-handshake")


def test_the_session_governs_what_follows() -> None:
    answer = ACP.server().admit(registry.Open(1), "session/new", {})
    assert told(answer) == (1, "in-session")


def test_a_second_handshake_negotiates_again() -> None:
    assert told(initialize(1, [1, 2], registry.Open(2))) == (1, "handshake")


def test_a_refusal_says_what_to_send() -> None:
    answer = initialize("1", [1, 2])
    assert isinstance(answer, registry.Refusal)
    response = answer.to_jsonrpc(0)
    assert (response["id"], response["error"]["code"]) == (0, -32602)
    assert "data" not in response["error"]
    assert "integer from 0 to 65535" in answer.message
    assert "2, 1" in answer.message


# -- the client's side ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("speaks", "answered", "accepted"),
    [
        ([1], 2, False),
        ([1, 2], 1, True),
        ([2, 1], 2, True),
        ([1], 0, False),
        ([1], 1, True),
    ],
)
def test_field_report_26_a_client_goes_on_only_at_a_version_that_it_speaks(
    speaks: list[int], answered: int, accepted: bool
) -> None:
    answer = ACP.client(speaks).accept_handshake(answered)
    assert (
        answer == registry.Accepted(answered)
        if accepted
        else isinstance(answer, registry.Disconnect)
    )


def test_field_report_26_the_reason_names_both_sides() -> None:
    answer = ACP.client([1]).accept_handshake(2)
    assert isinstance(answer, registry.Disconnect)
    assert "chose version 2, this client speaks 1" in answer.reason


@pytest.mark.parametrize("version", NO_VERSIONS, ids=repr)
def test_an_answer_that_is_no_version_disconnects(version: object) -> None:
    """Decision 27: on both sides."""
    assert isinstance(ACP.client([1, 2]).accept_handshake(version), registry.Disconnect)


@pytest.mark.parametrize("offered", [[True], ["1"], [1.0], [2], []])
def test_only_an_integer_is_picked(offered: list[Any]) -> None:
    with pytest.raises(registry.NoCommonVersionError):
        ACP.client([1]).pick_version(offered)


# -- sessions ------------------------------------------------------------------------------


def test_the_answer_to_the_handshake_opens_the_session() -> None:
    session = registry.SessionEngine(ACP.lifecycle())
    before = session.receive("session/new")
    assert (before.admitted, str(before.state)) == (False, "unopened")
    step = session.receive("initialize", registry.Handshake(1, {"fs": {}}))
    assert (step.admitted, str(step.state), step.version, step.echoed) == (True, "open", 1, True)
    assert session.receive("session/new").admitted
    assert session.save() == {"state": "open", "version": 1, "capabilities": {"fs": {}}}


def test_a_version_that_is_not_served_is_countered() -> None:
    session = registry.SessionEngine(ACP.lifecycle())
    step = session.receive("initialize", registry.Handshake(7))
    assert (step.admitted, step.version, step.echoed) == (True, 1, False)


@pytest.mark.parametrize("version", NO_VERSIONS, ids=repr)
def test_a_handshake_with_what_is_no_version_leaves_the_session_as_it_was(version: object) -> None:
    session = registry.SessionEngine(ACP.lifecycle())
    step = session.receive("initialize", registry.Handshake(version))
    assert isinstance(step.error, registry.UnparseableVersion)
    assert (step.admitted, str(step.state), session.version) == (False, "unopened", None)


@pytest.mark.parametrize(
    ("version", "method", "admitted"),
    [
        (1, "session/load", True),
        (2, "session/load", False),
        (1, "auth/login", False),
        (2, "auth/login", True),
        (1, "authenticate", True),
        (2, "authenticate", False),
        (2, "vendor/own", True),
    ],
)
def test_the_agreed_version_says_which_methods_there_are(
    version: int, method: str, admitted: bool
) -> None:
    session = registry.SessionEngine(ACP.lifecycle([1, 2]))
    session.receive("initialize", registry.Handshake(version))
    assert session.receive(method).admitted is admitted


def test_no_message_declares_its_own_version() -> None:
    session = registry.SessionEngine(ACP.lifecycle(), registry.SessionState.STATELESS)
    step = session.receive("session/new")
    assert (step.admitted, step.error) == (False, registry.NoVersion())


# -- any message ---------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
METHODS = st.sampled_from(["initialize", "session/new", "session/cancel", "$/own"]) | JSON
VERSION = st.integers(-2, 4) | st.sampled_from(NO_VERSIONS) | JSON
PARAMS = JSON | st.fixed_dictionaries(
    {"protocolVersion": VERSION}, optional={"clientCapabilities": JSON, "capabilities": JSON}
)
PAIRS = (
    st.none()
    | st.lists(st.tuples(st.text(max_size=8), JSON), max_size=3)
    | st.dictionaries(st.text(max_size=8), JSON, max_size=3)
)
VERSIONS = st.lists(st.sampled_from([0, 1, 2]), min_size=1, unique=True)
SESSIONS = st.sampled_from([UNOPENED, registry.Open(0), registry.Open(1), registry.Open(2)])


@given(VERSIONS, SESSIONS, METHODS, PARAMS, PAIRS, PAIRS)
def test_every_message_gets_an_answer_and_no_facts_that_cannot_be(
    versions: list[int], session: Any, method: Any, params: Any, headers: Any, query: Any
) -> None:
    server = ACP.server(versions)
    answer = server.admit(session, method, params, headers, query)
    why = server.explain(session, method, params, headers, query)
    assert why.answer == answer
    assert why.rule == answer.rule
    impossible = ACP.tables.data["decisions"]["admission"]["impossible"]
    assert not [
        when
        for when in impossible
        if all(why.facts.get(name) in values for name, values in when.items())
    ]
    if isinstance(answer, registry.Admission):
        agreed = None if session is UNOPENED else session.version
        assert answer.version in {*versions, agreed}
        assert type(answer.version) is int
    else:
        assert answer.code in (-32602, -32600)
        assert answer.message


@given(VERSIONS, VERSION)
def test_every_handshake_is_echoed_countered_or_told_what_is_wrong(
    versions: list[int], version: Any
) -> None:
    answer = ACP.lifecycle(versions).resolve(registry.Handshake(version))
    is_version = type(version) is int and 0 <= version <= 65535
    if is_version:
        assert isinstance(answer, registry.Resolution)
        assert answer.version == (version if version in versions else max(versions))
        assert answer.echoed is (version in versions)
    else:
        assert isinstance(answer, registry.UnparseableVersion)
