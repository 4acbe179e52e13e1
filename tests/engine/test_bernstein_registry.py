"""A registry of one's own with the second seed document's version lists.

Its files (``tests/data/bernstein``) carry the bundled protocols' names and nothing else of
theirs: another spelling of versions, other keys, methods and codes. What works here shows
that the engine holds no protocol of its own.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

import registry
from registry import (
    UNOPENED,
    Handshake,
    IncompleteDeclaration,
    MetaView,
    NoVersion,
    Open,
    ProtocolVersion,
    SessionEngine,
    SessionState,
    Stateless,
    UnservedVersion,
    negotiate_version,
    version_is_compatible,
)

OWN = registry.load(Path(__file__).parents[1] / "data" / "bernstein")


@pytest.mark.parametrize(
    ("name", "versions"),
    [("mcp", ["1.0.0", "1.1.0"]), ("a2a", ["0.1.0", "0.2.0"]), ("acp", ["1.0.0"])],
)
def test_the_documents_own_version_lists_are_reproduced(name, versions):
    """Spec-mandated by the issue: bernstein-version-negotiation.txt, its own lists."""
    own = OWN[name]
    assert [version.version_string for version in own.supported_versions(0)] == versions
    assert {version.protocol for version in own.versions} == {name}


def test_the_documents_usage_example_runs_on_its_own_list():
    """Spec-mandated: the usage section."""
    local = OWN["mcp"].supported_versions(months_since_deprecation=0)
    remote = [ProtocolVersion(protocol="mcp", major=1, minor=0, patch=0)]
    result = negotiate_version(local, remote)
    assert result.negotiated_version.version_string == "1.0.0"
    assert result.degraded_capabilities == {"roots.moved", "streaming"}
    assert result.success


@pytest.mark.parametrize(
    ("months", "capabilities"),
    [
        (
            11,
            {
                "roots",
                "roots.moved",
                "sampling",
                "logging",
                "push_notifications",
                "tools",
                "streaming",
            },
        ),
        (12, {"push_notifications", "tools", "streaming"}),
    ],
)
def test_the_shim_window_filters_the_list(months, capabilities):
    """Spec-mandated: the deprecated capabilities disappear past the removal date."""
    assert OWN["mcp"].supported_versions(months)[-1].capabilities == capabilities


def test_the_window_starts_at_the_documents_own_release():
    """Project choice: decision 31."""
    assert OWN["mcp"].shim_active("roots", on=date(2026, 3, 25))
    assert not OWN["mcp"].shim_active("roots", on=date(2026, 3, 26))


def test_streaming_requires_push_notifications():
    """Spec-mandated by the design: the document's own example of a dependency, honoured."""
    remote = [ProtocolVersion("mcp", 1, 1, 0, {"streaming", "tools"})]
    result = negotiate_version(OWN["mcp"].versions[1:], remote)
    assert result.negotiated_version is OWN["mcp"].latest
    result = negotiate_version(
        OWN["mcp"].versions[1:], [ProtocolVersion("mcp", 1, 0, 9, {"streaming", "tools"})]
    )
    assert "streaming" in result.degraded_capabilities
    assert "tools" not in result.degraded_capabilities


def test_the_needs_of_a_registry_of_ones_own_are_its_own():
    """Project choice: the bundled protocol of the same name has no say."""
    assert dict(OWN["mcp"].latest.requires) == {"streaming": ("push_notifications",)}


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [(("mcp", "1.0"), ("mcp", "1.1"), True), (("a2a", "0.1"), ("a2a", "0.2"), True)],
)
def test_minor_versions_are_compatible(a, b, expected):
    """Spec-mandated: version_is_compatible."""
    one, other = (OWN[name].version(version) for name, version in (a, b))
    assert version_is_compatible(one, other) is expected


# --- admission by rules of its own ---------------------------------------------------------


@pytest.mark.parametrize(
    ("params", "expected"),
    [
        ({"about": {"bernstein/version": "1.1"}}, "1.1"),
        ({"about": {"bernstein/version": "1.0", "bernstein/capabilities": {"x": 1}}}, "1.0"),
        ({"about": {"bernstein/version": "9.9"}}, -2),
        ({"about": {"bernstein/version": 1}}, -1),
        ({"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}}, -1),
        (None, -1),
    ],
)
def test_metadata_is_read_by_the_registrys_own_keys(params, expected):
    """Project choice: decision 30, a private revision is added to a registry file."""
    answer = OWN["mcp"].server().admit(UNOPENED, "do", params)
    assert getattr(answer, "version", None) or answer.code == expected
    assert getattr(answer, "version", expected) == expected


@pytest.mark.parametrize("headers", [{}, {"X-Room": "1"}, [("X-Room", "1")] * 2], ids=repr)
def test_headers_decide_nothing_where_no_rule_speaks_of_them(headers):
    """Spec-mandated by the design: which outcome follows is data; none has a routing role."""
    params = {"about": {"bernstein/version": "1.1"}}
    assert OWN["mcp"].server().admit(UNOPENED, "do", params, headers).version == "1.1"


def test_a_refusal_is_the_registrys_own():
    """Spec-mandated by the design: which outcome follows is data."""
    answer = OWN["mcp"].server().admit(UNOPENED, "do", {"about": {"bernstein/version": "9.9"}})
    assert (answer.code, answer.http_status, answer.rule) == (-2, 409, "mcp.admission.near")
    assert answer.message == "Elsewhere: have 1.1, 1.0, not '9.9'"
    assert answer.data == {"have": ["1.1", "1.0"]}


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({"x-speaks": "0.1"}, "0.1"),
        ({"X-SPEAKS": "0.7"}, "0.2"),
        ({"A2A-Version": "0.1"}, -3),
        ({"X-Speaks": "1.0"}, -3),
        ({}, -3),
        (None, -3),
    ],
)
def test_a_header_is_read_by_the_registrys_own_name(headers, expected):
    """Spec-mandated by the design: where a message carries its version is data."""
    answer = OWN["a2a"].server().admit(UNOPENED, "task", None, headers)
    assert getattr(answer, "version", None) == expected or answer.code == expected


@pytest.mark.parametrize(
    ("method", "session", "params", "expected"),
    [
        ("greet", UNOPENED, {"speak": "1.0"}, "1.0"),
        ("greet", UNOPENED, {"speak": "7.0"}, "1.0"),
        ("run", Open("1.0"), None, "1.0"),
        ("run", UNOPENED, None, -4),
        ("initialize", UNOPENED, {"protocolVersion": 1}, -4),
    ],
)
def test_a_handshake_is_the_one_that_the_registry_names(method, session, params, expected):
    """Spec-mandated by the design: the handshake method is data."""
    answer = OWN["acp"].server().admit(session, method, params)
    assert getattr(answer, "version", None) == expected or answer.code == expected


def test_a_session_is_opened_by_the_registrys_own_greeting():
    """Spec-mandated by the third seed: a protocol drops in."""
    session = SessionEngine(OWN["acp"].lifecycle())
    step = session.receive("greet", Handshake("1.0"))
    assert (step.state, step.version, step.echoed) == (SessionState.OPEN, "1.0", True)


@pytest.mark.parametrize(
    ("meta", "error"),
    [
        (None, NoVersion()),
        ({}, NoVersion()),
        ({"bernstein/version": "9.9"}, UnservedVersion("9.9", ("1.1", "1.0"))),
        ({"bernstein/version": 5}, IncompleteDeclaration(("bernstein/version",))),
        ({"bernstein/version": "1.0"}, None),
    ],
)
def test_a_stateless_message_is_resolved_by_the_registrys_own_rules(meta, error):
    """Project choice: decision 20."""
    session = SessionEngine(OWN["mcp"].lifecycle(), SessionState.STATELESS)
    step = session.receive("do", Stateless(MetaView(meta)))
    assert (step.error, step.admitted) == (error, error is None)


def test_an_envelope_carries_the_registrys_own_keys():
    """Spec-mandated by the design: what envelope emits, admit admits."""
    out = OWN["mcp"].client().envelope("do", {"about": {"x": 1}})
    assert out.params == {
        "about": {"x": 1, "bernstein/version": "1.1", "bernstein/capabilities": {}}
    }
    assert OWN["mcp"].server().admit(UNOPENED, "do", out.params).version == "1.1"


@pytest.mark.parametrize("name", ["mcp", "a2a", "acp"])
def test_a_registry_of_ones_own_leaves_the_bundled_protocols_alone(name):
    """Spec-mandated by the contract: load returns its own protocols."""
    assert OWN[name].versions != registry.protocol(name).versions
    assert OWN[name].title.endswith("of the second seed")
