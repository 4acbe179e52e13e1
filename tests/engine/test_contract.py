"""The public names of the design's contract, and what holds for everything they return."""

from __future__ import annotations

import copy
import inspect
import pickle
from datetime import date
from importlib import import_module

import pytest

import registry

MCP = registry.protocol("mcp")
A2A = registry.protocol("a2a")
ACP = registry.protocol("acp")
SERVER = MCP.server()
CLIENT = MCP.client()
DISCOVERY = {
    "resultType": "complete",
    "supportedVersions": ["2026-07-28"],
    "capabilities": {},
}
CARD = {
    "supportedInterfaces": [
        {"url": "https://a.example", "protocolBinding": "JSONRPC", "protocolVersion": "1.0"}
    ]
}
VERSION = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"
MODERN = {"_meta": {VERSION: "2026-07-28", CAPABILITIES: {}}}


def step():
    return registry.SessionEngine(MCP.lifecycle()).receive(
        "initialize", registry.Handshake("2025-06-18")
    )


def session():
    engine = registry.SessionEngine(MCP.lifecycle())
    engine.receive("initialize", registry.Handshake("2025-06-18"))
    return engine


#: what is returned, and the attributes that the contract names
VALUES = {
    "ProtocolVersion": (
        MCP.latest,
        "protocol wire major minor patch version_string capabilities era status released",
    ),
    "ProtocolVersion by hand": (
        registry.ProtocolVersion(
            protocol="mcp", major=1, minor=0, patch=0, capabilities=frozenset()
        ),
        "protocol major minor patch capabilities",
    ),
    "Methods": (
        MCP.methods("2026-07-28"),
        "client_requests client_notifications server_requests server_notifications",
    ),
    "Capabilities": (MCP.capabilities("2025-11-25"), "client server"),
    "ErrorCode": (
        MCP.errors("2026-07-28")["unsupported_version"],
        "name code message http_status",
    ),
    "NegotiationResult": (
        registry.negotiate_version(MCP.versions, MCP.versions[:2]),
        "protocol local_version remote_version negotiated_version degraded_capabilities success",
    ),
    "Admission": (
        SERVER.admit(registry.UNOPENED, "tools/list", MODERN),
        "era version capabilities rule",
    ),
    "Refusal": (
        SERVER.admit(registry.UNOPENED, "tools/list", {"_meta": {VERSION: "2031-01-01"}}),
        "error code message data http_status rule to_jsonrpc",
    ),
    "Explanation": (
        SERVER.explain(registry.UNOPENED, "tools/list", MODERN),
        "facts rule answer",
    ),
    "Open": (registry.Open("2025-06-18"), "version"),
    "UNOPENED": (registry.UNOPENED, ""),
    "Accepted": (CLIENT.accept_handshake("2025-06-18"), "version"),
    "Disconnect": (CLIENT.accept_handshake("2026-07-28"), "reason"),
    "Envelope": (CLIENT.envelope("tools/list", None), "headers params"),
    "Modern": (
        CLIENT.classify_probe("stdio", registry.Result(DISCOVERY)),
        "version result rule supported",
    ),
    "ModernRetry": (
        CLIENT.classify_probe(
            "stdio", registry.RpcError({"code": -32022, "data": {"supported": ["2026-07-28"]}})
        ),
        "version rule supported",
    ),
    "Legacy": (CLIENT.classify_probe("stdio", registry.Timeout()), "rule supported"),
    "Reconnect": (CLIENT.classify_probe("stdio", registry.Closed("x")), "rule supported"),
    "Authorize": (
        CLIENT.classify_probe("http", registry.HttpReply(401, None, b"")),
        "status rule supported",
    ),
    "Retry": (
        CLIENT.classify_probe("http", registry.TransportError("x")),
        "reason rule supported",
    ),
    "Failed": (
        CLIENT.classify_probe("http", registry.HttpReply(302, None, b"")),
        "kind reason rule supported",
    ),
    "Interface": (
        A2A.client().select_interface(CARD),
        "url binding version tenant fields",
    ),
    "Handshake": (registry.Handshake("2025-06-18"), "version capabilities"),
    "Stateless": (registry.Stateless(registry.MetaView({"a": 1})), "meta"),
    "MetaView": (registry.MetaView({"a": 1}), "get is_empty"),
    "Resolution": (
        MCP.lifecycle().resolve(registry.Handshake("2025-06-18")),
        "profile version echoed opened",
    ),
    "UnparseableVersion": (registry.UnparseableVersion("x"), "declared"),
    "UnservedVersion": (registry.UnservedVersion("x", ("y",)), "declared supported"),
    "IncompleteDeclaration": (registry.IncompleteDeclaration(("x",)), "missing"),
    "NoVersion": (registry.NoVersion(), ""),
    "Step": (step(), "classification admitted state version echoed error"),
    "Event": (session().events[0], "state version method"),
    "LifecycleExplanation": (
        MCP.lifecycle().explain(registry.SessionState.OPEN, None, "ping"),
        "facts rule classification",
    ),
    "Deprecation": (
        MCP.deprecations[0],
        "feature deprecated_in deprecated_on window_months removal_date removal_version "
        "migration source",
    ),
}
SIDES = {
    "Protocol": (
        MCP,
        "versions latest latest_in version era is_modern_error methods supports has capabilities "
        "errors required_headers server client lifecycle client_capabilities supported_versions "
        "deprecations shim_active months_since_deprecation",
    ),
    "Server": (SERVER, "admit negotiate_handshake is_handshake supported explain policy"),
    "Client": (
        CLIENT,
        "versions offer accept_handshake envelope pick_version classify_probe select_interface "
        "policy",
    ),
    "TableLifecycle": (MCP.lifecycle(), "classify resolve explain policy"),
    "SessionEngine": (
        session(),
        "state profile version capabilities events receive closing closed save restore",
    ),
}


@pytest.mark.parametrize("name", [*VALUES, *SIDES])
def test_what_is_returned_has_the_attributes_of_the_contract(name):
    """Spec-mandated: the contract."""
    value, attributes = {**VALUES, **SIDES}[name]
    assert [each for each in attributes.split() if not hasattr(value, each)] == []


def test_the_public_names_are_these(snapshot):
    """Spec-mandated: names below are public and stay."""
    assert registry.__all__ == snapshot


@pytest.mark.parametrize("name", registry.__all__)
def test_each_public_name_is_there_and_documented(name):
    """Project choice: every public name has its docstring."""
    value = getattr(registry, name)
    assert name in dir(registry)
    if inspect.isclass(value) or inspect.isfunction(value):
        assert inspect.getdoc(value)
        assert value.__doc__


def test_a_name_that_is_not_public_is_not_there():
    """Project choice: names are fetched when first used, and only these."""
    with pytest.raises(AttributeError, match="no attribute 'negotiate'"):
        _ = registry.negotiate


@pytest.mark.parametrize(
    ("call", "parameters"),
    [
        (registry.protocols, ""),
        (registry.protocol, "name"),
        (registry.load, "path"),
        (registry.negotiate_version, "local remote"),
        (registry.version_is_compatible, "a b"),
        (registry.get_supported_versions, "name months_since_deprecation on"),
        (registry.encode_header_value, "text"),
        (registry.decode_header_value, "text"),
        (registry.find_repeated_header, "pairs names"),
        (MCP.server, "versions policy"),
        (MCP.client, "versions policy"),
        (MCP.lifecycle, "versions policy"),
        (SERVER.explain, "session method params headers query"),
        (CLIENT.envelope, "method params version capabilities client_info session_id"),
        (CLIENT.classify_probe, "transport outcome"),
        (CLIENT.select_interface, "agent_card bindings prefer"),
        (MCP.shim_active, "feature on months_since_deprecation"),
        (MCP.months_since_deprecation, "feature on"),
        (MCP.supported_versions, "months_since_deprecation on"),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_functions_take_the_parameters_of_the_contract_in_order(call, parameters):
    """Spec-mandated: the contract."""
    assert list(inspect.signature(call).parameters) == parameters.split()


def test_bundled_protocols_are_found_by_name_in_any_case():
    """Spec-mandated: the contract."""
    assert registry.protocols() == ("a2a", "acp", "mcp")
    assert registry.protocol("MCP") is registry.protocol("mcp")


@pytest.mark.parametrize("name", ["mpc", "", " mcp", None, 5, []], ids=repr)
def test_an_unknown_protocol_is_the_callers_mistake(name):
    """Spec-mandated: UnknownProtocolError(ValueError)."""
    with pytest.raises(registry.UnknownProtocolError):
        registry.protocol(name)


# --- immutable -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", VALUES)
def test_everything_returned_is_immutable(name):
    """Spec-mandated: everything returned is immutable and typed."""
    value, attributes = VALUES[name]
    for attribute in (*attributes.split(), "anything_else"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(value, attribute, 1)


@pytest.mark.parametrize(
    "container",
    [
        MCP.versions,
        MCP.deprecations,
        SERVER.supported,
        CLIENT.versions,
        MCP.latest.capabilities,
        MCP.methods("2026-07-28").client_requests,
        MCP.capabilities("2026-07-28").server,
        MCP.required_headers("2026-07-28", "tools/call"),
        session().events,
    ],
    ids=lambda value: type(value).__name__,
)
def test_collections_are_tuples_or_frozensets(container):
    """Spec-mandated: everything returned is immutable."""
    assert type(container) in (tuple, frozenset)


@pytest.mark.parametrize(
    "mapping",
    [
        MCP.errors("2026-07-28"),
        MCP.errors("2026-07-28")["unsupported_version"].data,
        MCP.version("2025-11-25").requires,
        SERVER.policy,
        CLIENT.policy,
        MCP.lifecycle().policy,
        VALUES["Refusal"][0].data,
        VALUES["Explanation"][0].facts,
        VALUES["LifecycleExplanation"][0].facts,
    ],
    ids=lambda value: repr(sorted(value))[:50],
)
def test_mappings_are_read_only(mapping):
    """Spec-mandated: everything returned is immutable."""
    with pytest.raises(TypeError):
        mapping["x"] = 1


# --- values --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "again",
    [lambda value: pickle.loads(pickle.dumps(value)), copy.copy, copy.deepcopy],
    ids=["pickle", "copy", "deepcopy"],
)
@pytest.mark.parametrize("name", VALUES)
def test_values_survive_pickling_and_copying(name, again):
    """Project choice: values pass between processes; a copy equals its original."""
    value, attributes = VALUES[name]
    other = again(value)
    assert type(other) is type(value)
    assert other == value
    for attribute in attributes.split():
        if not callable(getattr(value, attribute)):
            assert getattr(other, attribute) == getattr(value, attribute)


@pytest.mark.parametrize("name", VALUES)
def test_values_differ_from_every_other_type(name):
    """Project choice: a value equals only values of its own type."""
    value = VALUES[name][0]
    assert value != (tuple(value) if isinstance(value, tuple) else object())
    assert value == copy.copy(value)
    assert repr(value)


def test_unopened_stays_the_one_instance():
    """Project choice: sessions are compared by identity on the hot path."""
    assert copy.deepcopy(registry.UNOPENED) is registry.UNOPENED
    assert pickle.loads(pickle.dumps(registry.UNOPENED)) is registry.UNOPENED


def test_a_read_only_value_stays_read_only_after_pickling():
    """Spec-mandated: everything returned is immutable, a copy too."""
    error = pickle.loads(pickle.dumps(MCP.errors("2026-07-28")["unsupported_version"]))
    with pytest.raises(TypeError):
        error.data["x"] = 1
    version = pickle.loads(pickle.dumps(MCP.version("2025-11-25")))
    with pytest.raises(TypeError):
        version.requires["x"] = ()


# --- errors --------------------------------------------------------------------------------

USAGE = [
    "UnknownProtocolError",
    "UnknownVersionError",
    "UnknownFeatureError",
    "UnknownPolicyError",
    "NoCommonVersionError",
]


@pytest.mark.parametrize("name", USAGE)
def test_decision_30_callers_mistakes_are_usage_errors(name):
    """Spec-mandated: decision 30."""
    error = getattr(registry, name)
    assert issubclass(error, registry.UsageError)
    assert issubclass(registry.UsageError, registry.RegistryError)
    assert issubclass(registry.UsageError, ValueError)


def test_decision_30_a_broken_registry_is_no_usage_error_but_of_the_same_family():
    """Spec-mandated: decision 30, all derive from RegistryError."""
    assert issubclass(registry.InvalidRegistryError, registry.RegistryError)
    assert not issubclass(registry.InvalidRegistryError, registry.UsageError)


@pytest.mark.parametrize("module", ["errors", "offers"])
def test_decision_30_every_exception_of_the_engine_is_of_the_family(module):
    """Spec-mandated: all derive from RegistryError."""
    found = [
        each
        for each in vars(import_module(f"registry.engine.{module}")).values()
        if inspect.isclass(each) and issubclass(each, BaseException)
    ]
    assert found
    assert all(issubclass(each, registry.RegistryError) for each in found)


@pytest.mark.parametrize(
    "error",
    [
        registry.UnknownVersionError("x", ["y"]),
        registry.NoCommonVersionError(["a"], ["b"]),
        registry.InvalidRegistryError([]),
        registry.UsageError("x"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_survive_pickling(error):
    """Project choice: errors pass between processes."""
    other = pickle.loads(pickle.dumps(error))
    assert (type(other), vars(other)) == (type(error), vars(error))


def test_decision_30_no_common_version_tells_both_lists():
    """Spec-mandated: decision 30."""
    with pytest.raises(registry.NoCommonVersionError) as caught:
        CLIENT.pick_version(["1999-01-01"])
    assert (caught.value.wanted, caught.value.offered) == (CLIENT.versions, ("1999-01-01",))


@pytest.mark.parametrize(
    "kind", ["UnparseableVersion", "UnservedVersion", "IncompleteDeclaration", "NoVersion"]
)
def test_declaration_errors_are_values(kind):
    """Spec-mandated: a DeclarationError is a value, never raised."""
    error = getattr(registry, kind)
    assert issubclass(error, registry.DeclarationError)
    assert not issubclass(error, BaseException)
    assert VALUES[kind][0]


# --- clocks and sides ----------------------------------------------------------------------


def test_the_day_is_a_parameter_wherever_it_counts():
    """Spec-mandated: the clock is a parameter."""
    day = date(2030, 1, 1)
    assert not MCP.shim_active("roots", on=day)
    assert "roots" not in MCP.supported_versions(on=day)[-1].capabilities
    assert MCP.months_since_deprecation("roots", on=day) == 41


@pytest.mark.parametrize("name", ["a2a", "acp"])
def test_what_a_protocol_does_not_have_is_the_callers_mistake(name):
    """Project choice: decision 30."""
    with pytest.raises(registry.UsageError, match="has no probe rules"):
        registry.protocol(name).client().classify_probe("stdio", registry.Timeout())


def test_only_a2a_has_cards():
    """Project choice: decision 30."""
    with pytest.raises(registry.UsageError, match="has no agent cards"):
        CLIENT.select_interface({})
    assert ACP.is_modern_error(-32022) is False
