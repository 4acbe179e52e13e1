"""A2A through the public contract: Major.Minor in a header, a parameter, or assumed.

Expectations are transcribed by hand from the specification's sections 3.6 and 5.4, from
decisions 24 to 26 and from field reports 23 and 25.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import registry

A2A = registry.protocol("a2a")
UNOPENED = registry.UNOPENED
HEADER = "A2A-Version"


def admit(
    headers: Any = None, query: Any = None, versions: Any = None, **policy: str
) -> registry.Admission | registry.Refusal:
    return A2A.server(versions, policy).admit(UNOPENED, "SendMessage", {}, headers, query)


def told(answer: registry.Admission | registry.Refusal) -> tuple[object, str]:
    """What governs, or the error's code; and the rule."""
    outcome = answer.code if isinstance(answer, registry.Refusal) else answer.version
    return outcome, answer.rule.removeprefix("a2a.admission.")


# -- versions ------------------------------------------------------------------------------


@pytest.mark.parametrize("spelled", ["1.0", "1.0.0", "1.0.1", "01.00", "1.0.999999999"])
def test_neither_the_patch_nor_leading_zeros_count(spelled: str) -> None:
    """Decision 24."""
    assert told(admit({HEADER: spelled})) == ("1.0", "version-supported")
    assert A2A.version(spelled).wire == "1.0"
    assert A2A.era(spelled) == "modern"


@pytest.mark.parametrize(
    "spelled",
    [
        "1", "1.", ".1", "1.0.", "1.0.0.0", "v1.0", "1.0-rc", "1,0", "1. 0", "-1.0", "+1.0",
        "1.0x", "one", "１.０", "1.\u0660", "1234567890.0", "1.1234567890", "2026-07-28",
    ],
)  # fmt: skip
def test_what_is_not_major_minor_is_refused_like_an_unsupported_version(spelled: str) -> None:
    """Decision 24: digits are ASCII's, at most nine of them."""
    answer = admit({HEADER: spelled})
    assert told(answer) == (-32009, "version-malformed")
    assert A2A.era(spelled) == "unknown"


@pytest.mark.parametrize(
    ("spelled", "era"),
    [
        ("0.1", "legacy"),
        ("0.3.0", "legacy"),
        ("0.9", "legacy"),
        ("1.0", "modern"),
        ("1.7", "modern"),
        ("2.0", "modern"),
        (1.0, "unknown"),
        (None, "unknown"),
        ("latest", "unknown"),
    ],
)
def test_an_era_is_told_by_the_major_version(spelled: object, era: str) -> None:
    """Decision 18: 0.x is legacy, from 1.0 on modern."""
    assert A2A.era(spelled) == era


# -- decision 24: which version governs ----------------------------------------------------


@pytest.mark.parametrize(
    ("served", "asked", "policy", "outcome"),
    [
        (["1.0"], "1.0", "exact", ("1.0", "version-supported")),
        (["1.0"], "1.1", "exact", (-32009, "version-unsupported")),
        (["1.0"], "1.1", "same_major", ("1.0", "version-same-major")),
        (["1.0"], "0.3", "same_major", (-32009, "version-unsupported")),
        (["0.2", "0.3"], "0.1", "same_major", ("0.3", "version-same-major")),
        (["0.3", "0.2"], "0.9", "same_major", ("0.3", "version-same-major")),
        (["0.2", "0.3"], "0.2", "same_major", ("0.2", "version-supported")),
        (["0.3", "1.0"], "2.0", "same_major", (-32009, "version-unsupported")),
        (["0.3", "1.0"], "99.0", "exact", (-32009, "version-unsupported")),
        (["1.0"], "one", "same_major", (-32009, "version-malformed")),
    ],
)
def test_versions_match_exactly_unless_the_same_major_will_do(
    served: list[str], asked: str, policy: str, outcome: tuple[object, str]
) -> None:
    answer = admit({HEADER: asked}, versions=served, version_match=policy)
    assert told(answer) == outcome


# -- decision 25: header, parameter, neither -----------------------------------------------


@pytest.mark.parametrize(
    ("headers", "query", "outcome"),
    [
        pytest.param({HEADER: "1.0"}, None, ("1.0", "version-supported"), id="header"),
        pytest.param({"a2a-version": "1.0"}, None, ("1.0", "version-supported"), id="lower case"),
        pytest.param({HEADER: " 1.0\t"}, None, ("1.0", "version-supported"), id="outer blanks"),
        pytest.param([(b"a2a-version", b"1.0")], None, ("1.0", "version-supported"), id="bytes"),
        pytest.param(None, {HEADER: "1.0"}, ("1.0", "version-supported"), id="parameter"),
        pytest.param(
            {}, {"a2a-version": "1.0"}, ("1.0", "version-supported"), id="parameter's case"
        ),
        pytest.param(
            {HEADER: "0.2"}, {HEADER: "1.0"}, ("0.2", "version-supported"), id="header wins"
        ),
        pytest.param(
            {HEADER: "7.0"}, {HEADER: "1.0"}, (-32009, "version-unsupported"),
            id="an unsupported header wins",
        ),
        pytest.param(
            {HEADER: ""}, {HEADER: "1.0"}, ("1.0", "version-supported"), id="empty header"
        ),
        pytest.param(
            {HEADER: "1.0"}, {HEADER: ""}, ("1.0", "version-supported"), id="empty parameter"
        ),
        pytest.param(None, None, ("0.3", "absent-assumed"), id="no header layer"),
        pytest.param({}, {}, ("0.3", "absent-assumed"), id="absent"),
        pytest.param({HEADER: ""}, {HEADER: " "}, ("0.3", "absent-assumed"), id="both empty"),
        pytest.param(
            [(HEADER, "1.0"), ("a2a-version", "1.0")], None, (-32009, "version-repeated"),
            id="header twice, equal",
        ),
        pytest.param(
            {HEADER: ["1.0", "0.3"]}, None, (-32009, "version-repeated"), id="header listed twice"
        ),
        pytest.param(
            {HEADER: "1.0"}, [(HEADER, "1.0"), ("A2A-VERSION", "0.3")],
            (-32009, "version-repeated"), id="parameter twice beside a header",
        ),
    ],
)  # fmt: skip
def test_the_version_is_in_the_header_or_else_the_parameter_or_else_assumed(
    headers: Any, query: Any, outcome: tuple[object, str]
) -> None:
    assert told(admit(headers, query)) == outcome


@pytest.mark.parametrize("headers", [{}, {HEADER: ""}])
@pytest.mark.parametrize(
    ("served", "policy", "outcome"),
    [
        (["1.0"], "default", (-32009, "absent-unserved")),
        (["0.3"], "default", ("0.3", "absent-assumed")),
        (["0.3", "1.0"], "default", ("0.3", "absent-assumed")),
        (["1.0"], "latest", ("1.0", "absent-latest")),
        (["0.3", "1.0"], "latest", ("1.0", "absent-latest")),
        (["0.2"], "default", (-32009, "absent-unserved")),
    ],
)
def test_field_report_23_an_absent_version_is_0_3(
    headers: dict[str, str], served: list[str], policy: str, outcome: tuple[object, str]
) -> None:
    assert told(admit(headers, versions=served, absent_version=policy)) == outcome


# -- field report 25: the shape of the refusal ---------------------------------------------


def test_field_report_25_the_refusal_tells_what_to_send_in_every_binding() -> None:
    answer = admit({HEADER: "99.0"}, versions=["1.0"])
    assert isinstance(answer, registry.Refusal)
    assert (answer.error, answer.code, answer.http_status) == ("version_not_supported", -32009, 400)
    detail = {
        "@type": "type.googleapis.com/google.rpc.ErrorInfo",
        "reason": "VERSION_NOT_SUPPORTED",
        "domain": "a2a-protocol.org",
        "metadata": {"requestedVersion": "99.0", "supportedVersions": "1.0"},
    }
    response = answer.to_jsonrpc(1)
    assert response["error"]["code"] == -32009
    assert response["error"]["data"] == [detail]
    assert answer.to_binding("GRPC") == {
        "code": "FAILED_PRECONDITION",
        "message": answer.message,
        "details": [detail],
    }
    assert answer.to_binding("HTTP+JSON") == {
        "error": {
            "code": 400,
            "status": "FAILED_PRECONDITION",
            "message": answer.message,
            "details": [detail],
        }
    }
    assert A2A.errors("1.0")["version_not_supported"].grpc_status == "FAILED_PRECONDITION"


def test_a_refusal_without_a_requested_version_says_nothing_of_one() -> None:
    answer = admit({}, versions=["1.0"])
    assert isinstance(answer, registry.Refusal)
    assert answer.to_jsonrpc()["error"]["data"][0]["metadata"] == {"supportedVersions": "1.0"}


def test_a_long_version_is_quoted_with_a_bound() -> None:
    answer = admit({HEADER: "9" * 5000})
    assert isinstance(answer, registry.Refusal)
    assert len(answer.to_jsonrpc()["error"]["data"][0]["metadata"]["requestedVersion"]) <= 257
    assert len(answer.message) < 400


# -- sessions ------------------------------------------------------------------------------


def stateless(version: object) -> registry.Stateless:
    return registry.Stateless(registry.MetaView({"a2a-version": version}))


@pytest.mark.parametrize(
    ("version", "method", "admitted", "governs"),
    [
        ("1.0", "SendMessage", True, "1.0"),
        ("1.0", "message/send", False, "1.0"),
        ("0.3", "message/send", True, "0.3"),
        ("0.3", "SendMessage", False, "0.3"),
        ("0.1", "tasks/send", True, "0.1"),
        ("0.2", "tasks/send", False, "0.2"),
        ("", "message/send", True, "0.3"),
        ("1.0", "vendor/own", True, "1.0"),
    ],
)
def test_each_message_is_classified_by_the_version_that_it_declares(
    version: str, method: str, admitted: bool, governs: str
) -> None:
    session = registry.SessionEngine(A2A.lifecycle(), registry.SessionState.STATELESS)
    step = session.receive(method, stateless(version))
    assert (step.admitted, step.version, step.error) == (admitted, governs, None)
    assert session.state is registry.SessionState.STATELESS


def test_a_message_that_declares_nothing_is_of_version_0_3() -> None:
    session = registry.SessionEngine(A2A.lifecycle(), registry.SessionState.STATELESS)
    assert session.receive("message/send").version == "0.3"


@pytest.mark.parametrize(
    ("declared", "served", "error"),
    [
        ("2.0", ["1.0"], registry.UnservedVersion("2.0", ("1.0",))),
        ("", ["1.0"], registry.UnservedVersion("0.3", ("1.0",))),
        ("0.3", ["1.0", "0.2"], registry.UnservedVersion("0.3", ("1.0", "0.2"))),
    ],
)
def test_a_version_that_is_not_served_is_told_with_those_that_are(
    declared: str, served: list[str], error: registry.DeclarationError
) -> None:
    assert A2A.lifecycle(served).resolve(stateless(declared)) == error


def test_there_is_no_handshake() -> None:
    session = registry.SessionEngine(A2A.lifecycle())
    step = session.receive("initialize", registry.Handshake("1.0"))
    assert (step.admitted, str(step.state)) == (False, "unopened")
    assert A2A.client().offer is None
    assert not A2A.server().is_handshake("initialize")
    assert A2A.server().negotiate_handshake({"protocolVersion": "1.0"}) is None


def test_a_session_of_a2a_cannot_be_open() -> None:
    with pytest.raises(registry.UsageError):
        A2A.server().admit(registry.Open("1.0"), "SendMessage", {}, {HEADER: "1.0"})


def test_there_is_no_probe() -> None:
    with pytest.raises(registry.UsageError):
        A2A.client().classify_probe("http", registry.Timeout())


# -- any message ---------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
VALUES = (
    st.sampled_from(["1.0", "0.3", "0.2", "1.0.7", "1.1", "2.0", "", " ", "1", "latest"])
    | st.text(max_size=12)
    | st.binary(max_size=8)
    | JSON
)
NAMES = st.sampled_from([HEADER, "a2a-version", "A2A-VERSION", "Accept"]) | st.text(max_size=12)
PAIRS = st.none() | st.lists(st.tuples(NAMES, VALUES), max_size=4) | st.dictionaries(NAMES, VALUES)
VERSIONS = st.lists(st.sampled_from(["0.1", "0.2", "0.3", "1.0"]), min_size=1, unique=True)
POLICIES = st.fixed_dictionaries(
    {
        "version_match": st.sampled_from(["exact", "same_major"]),
        "absent_version": st.sampled_from(["default", "latest"]),
    }
)


@given(VERSIONS, POLICIES, st.text(max_size=20) | JSON, JSON, PAIRS, PAIRS)
def test_every_message_gets_an_answer_and_no_facts_that_cannot_be(
    versions: list[str], policy: dict[str, str], method: Any, params: Any, headers: Any, query: Any
) -> None:
    server = A2A.server(versions, policy)
    answer = server.admit(UNOPENED, method, params, headers, query)
    why = server.explain(UNOPENED, method, params, headers, query)
    assert why.answer == answer
    assert why.rule == answer.rule
    facts = {**policy, "assumed": "served" if "0.3" in versions else "unserved", **why.facts}
    impossible = A2A.tables.data["decisions"]["admission"]["impossible"]
    assert not [
        when
        for when in impossible
        if all(facts.get(name) in values for name, values in when.items())
    ]
    if isinstance(answer, registry.Admission):
        assert answer.version in versions
    else:
        assert answer.to_jsonrpc(1)["error"]["code"] == -32009
        assert str(answer)
        assert answer.message


@given(VERSIONS, st.none() | st.dictionaries(st.just("a2a-version") | st.text(max_size=5), VALUES))
def test_every_declaration_is_resolved_or_told_what_is_wrong(
    versions: list[str], meta: dict[str, Any] | None
) -> None:
    answer = A2A.lifecycle(versions).resolve(registry.Stateless(registry.MetaView(meta)))
    if isinstance(answer, registry.Resolution):
        assert answer.version in versions
    else:
        assert isinstance(answer, registry.UnservedVersion)
        assert set(answer.supported) == set(versions)
