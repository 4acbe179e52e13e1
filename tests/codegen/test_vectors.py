"""The conformance vectors, fed through the public contract as an outsider would.

The runner below reads lines and asks ``registry``; of the generator it knows nothing. Where
the files have not been built yet, the generator is run first.
"""

from __future__ import annotations

import datetime
import json
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import registry
from registry.bundle import registry_folder, tables_folder
from registry.codegen.cover import Cells
from registry.codegen.vectors import vectors
from registry.compile.compiler import build_tables, compile_decisions, compile_registry
from registry.engine.facts import DECISIONS
from registry.engine.tables import Tables
from registry.facade import Protocol
from registry.source import load_sources
from registry.source.load import Source

FOLDER = Path(tables_folder()).parent / "vectors"
PROTOCOLS = ("a2a", "acp", "mcp")
SMALL = Path(__file__).parent.parent / "data" / "small"


@cache
def load(protocol: str) -> Source:
    return load_sources(registry_folder())[protocol]


@cache
def tables() -> dict[str, dict[str, Any]]:
    return compile_registry({protocol: load(protocol) for protocol in PROTOCOLS})


@cache
def lines(protocol: str) -> tuple[str, ...]:
    file = FOLDER / f"{protocol}.jsonl"
    if file.is_file():
        return tuple(file.read_text(encoding="utf-8").splitlines())
    return tuple(vectors(tables()[protocol]))


def header(protocol: str) -> dict[str, Any]:
    return json.loads(lines(protocol)[0])  # type: ignore[no-any-return]


@cache
def cases(protocol: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines(protocol)[1:]]


# -- the runner ----------------------------------------------------------------------------


class Runner:
    """What an implementation in another language would write: one answer for each kind."""

    def __init__(self, protocol: Protocol) -> None:
        self.protocol = protocol
        self._servers: dict[str, registry.Server] = {}

    def answer(self, kind: str, given: dict[str, Any]) -> dict[str, Any]:
        return getattr(self, kind)(given)  # type: ignore[no-any-return]

    def admission(self, given: dict[str, Any]) -> dict[str, Any]:
        side = given["server"]
        if str(side) not in self._servers:
            self._servers[str(side)] = self.protocol.server(side["versions"], side["policy"])
        server = self._servers[str(side)]
        opened = given["session"]
        answer = server.admit(
            registry.UNOPENED if opened is None else registry.Open(opened),
            given["method"],
            given["params"],
            given["headers"],
            given["query"],
        )
        if isinstance(answer, registry.Admission):
            return {
                "outcome": "admit",
                "era": answer.era,
                "version": answer.version,
                "capabilities": answer.capabilities,
                "rule": answer.rule,
            }
        return {
            "outcome": "refuse",
            "error": answer.error,
            "code": answer.code,
            "http_status": answer.http_status,
            "data": answer.to_jsonrpc(1)["error"].get("data"),
            "rule": answer.rule,
        }

    def probe(self, given: dict[str, Any]) -> dict[str, Any]:
        side, sent = given["client"], given["outcome"]
        client = self.protocol.client(side["versions"], side["policy"])
        outcomes: dict[str, Callable[[], object]] = {
            "result": lambda: registry.Result(sent["value"]),
            "error": lambda: registry.RpcError(sent["value"]),
            "http": lambda: registry.HttpReply(sent["status"], sent["content_type"], sent["body"]),
            "timeout": registry.Timeout,
            "closed": lambda: registry.Closed(sent["reason"]),
            "transport_error": lambda: registry.TransportError(sent["reason"]),
        }
        outcome = outcomes[sent["type"]]()
        verdict: Any = client.classify_probe(given["transport"], outcome)
        told: dict[str, Any] = {"rule": verdict.rule, "supported": list(verdict.supported)}
        match verdict:
            case registry.Modern():
                told |= {"verdict": "modern", "version": verdict.version, "result": verdict.result}
            case registry.ModernRetry():
                told |= {"verdict": "modern_retry", "version": verdict.version}
            case registry.Authorize():
                told |= {"verdict": "authorize", "status": verdict.status}
            case registry.Failed():
                told |= {"verdict": "failed", "kind": verdict.kind}
            case registry.Legacy() | registry.Reconnect() | registry.Retry():
                told |= {"verdict": type(verdict).__name__.lower()}
        return told

    def lifecycle(self, given: dict[str, Any]) -> dict[str, Any]:
        lifecycle = self.protocol.lifecycle(None, given["lifecycle"]["policy"])
        version = given["profile"]
        profile = None if version is None else lifecycle.profile_of(version)
        state = registry.SessionState(given["state"])
        why = lifecycle.explain(state, profile, given["method"])
        assert why.classification is lifecycle.classify(state, profile, given["method"])
        return {"classification": str(why.classification), "rule": why.rule}

    def session(self, given: dict[str, Any]) -> dict[str, Any]:
        side = given["lifecycle"]
        lifecycle = self.protocol.lifecycle(side["versions"], side["policy"])
        session: registry.SessionEngine[Any, Any] = registry.SessionEngine(
            lifecycle, registry.SessionState(given["state"])
        )
        steps: list[dict[str, Any]] = []
        for message in given["messages"]:
            if message.get("event") == "closing":
                session.closing()
            elif message.get("event") == "closed":
                session.closed()
            if "event" in message:
                steps.append({"state": str(session.state)})
                continue
            declared = message["declaration"]
            declaration: registry.Declaration | None = None
            if declared is not None and "handshake" in declared:
                declaration = registry.Handshake(
                    declared["handshake"], declared.get("capabilities")
                )
            elif declared is not None:
                declaration = registry.Stateless(registry.MetaView(declared["stateless"]))
            step = session.receive(message["method"], declaration)
            steps.append(
                {
                    "classification": str(step.classification),
                    "admitted": step.admitted,
                    "state": str(step.state),
                    "version": step.version,
                    "echoed": step.echoed,
                    "error": self._error(step.error),
                }
            )
        return {"steps": steps, "saved": session.save()}

    def _error(self, error: registry.DeclarationError | None) -> dict[str, Any] | None:
        match error:
            case None:
                return None
            case registry.UnparseableVersion():
                return {"error": "UnparseableVersion", "declared": error.declared}
            case registry.UnservedVersion():
                return {
                    "error": "UnservedVersion",
                    "declared": error.declared,
                    "supported": list(error.supported),
                }
            case registry.IncompleteDeclaration():
                return {"error": "IncompleteDeclaration", "missing": list(error.missing)}
            case registry.NoVersion():
                return {"error": "NoVersion"}
        raise AssertionError(error)

    def negotiation(self, given: dict[str, Any]) -> dict[str, Any]:
        local, remote = (
            [self.protocol.version(id) for id in given[side]] for side in ("local", "remote")
        )
        result = registry.negotiate_version(local, remote)
        agreed = result.negotiated_version
        return {
            "success": result.success,
            "local_version": result.local_version.wire,
            "remote_version": result.remote_version.wire,
            "negotiated_version": None if agreed is None else agreed.wire,
            "degraded_capabilities": sorted(result.degraded_capabilities),
        }

    def pick(self, given: dict[str, Any]) -> dict[str, Any]:
        client = self.protocol.client(given["client"]["versions"])
        try:
            return {"version": client.pick_version(given["server_versions"])}
        except registry.NoCommonVersionError:
            return {"error": "no_common_version"}

    def handshake(self, given: dict[str, Any]) -> dict[str, Any]:
        server = self.protocol.server(given["server"]["versions"])
        return {"version": server.negotiate_handshake(given["params"])}

    def answer_(self, given: dict[str, Any]) -> dict[str, Any]:
        client = self.protocol.client(given["client"]["versions"])
        answer = client.accept_handshake(given["version"])
        accepted = isinstance(answer, registry.Accepted)
        version = answer.version if isinstance(answer, registry.Accepted) else None
        return {"offer": client.offer, "accepted": accepted, "version": version}

    def shim(self, given: dict[str, Any]) -> dict[str, Any]:
        feature, on = given["feature"], datetime.date.fromisoformat(given["on"])
        months = given.get("months_since_deprecation")
        told: dict[str, Any] = {"active": self.protocol.shim_active(feature, on, months)}
        if months is None and feature in {each.feature for each in self.protocol.deprecations}:
            told["months"] = self.protocol.months_since_deprecation(feature, on)
        return told

    def supported(self, given: dict[str, Any]) -> dict[str, Any]:
        versions = self.protocol.supported_versions(on=datetime.date.fromisoformat(given["on"]))
        return {
            "versions": [
                {"version": each.wire, "capabilities": sorted(each.capabilities)}
                for each in versions
            ]
        }

    def era(self, given: dict[str, Any]) -> dict[str, Any]:
        return {"era": self.protocol.era(given["version"])}


@cache
def runner(protocol: str) -> Runner:
    return Runner(registry.protocol(protocol))


def outcome_of(runner: Runner, case: dict[str, Any]) -> dict[str, Any]:
    """The outcome as JSON values, which tell true from 1 and a list from a tuple."""
    kind = "answer_" if case["kind"] == "answer" else case["kind"]
    told = runner.answer(kind, case["input"])
    return json.loads(json.dumps(told))  # type: ignore[no-any-return]


def every_case() -> list[Any]:
    return [
        pytest.param(protocol, line, id=json.loads(line)["id"])
        for protocol in PROTOCOLS
        for line in lines(protocol)[1:]
    ]


@pytest.mark.parametrize(("protocol", "line"), every_case())
def test_the_engine_gives_the_expected_outcome(protocol: str, line: str) -> None:
    case = json.loads(line)
    told = outcome_of(runner(protocol), case)
    assert json.dumps(told, sort_keys=True) == json.dumps(case["expect"], sort_keys=True)


# -- what the files hold -------------------------------------------------------------------


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_the_files_are_fresh_and_every_build_writes_the_same(protocol: str) -> None:
    assert list(lines(protocol)) == vectors(tables()[protocol])


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_every_class_of_every_rule_has_a_case(protocol: str) -> None:
    assert header(protocol)["uncovered"] == []


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_the_header_tells_the_format_and_what_follows(protocol: str) -> None:
    told, found = header(protocol), cases(protocol)
    assert (told["format"], told["protocol"]) == (1, protocol)
    assert told["generated"].startswith(f"from registry/{protocol}.toml by ")
    counts = {kind: number for kind, number in told["counts"].items() if number}
    assert counts == {
        kind: sum(case["kind"] == kind for case in found)
        for kind in dict.fromkeys(case["kind"] for case in found)
    }
    assert len({case["id"] for case in found}) == len(found)


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_no_number_reads_differently_in_a_language_without_integers(protocol: str) -> None:
    fractions: list[float] = []
    for line in lines(protocol):
        json.loads(line, parse_float=lambda text: fractions.append(float(text)))
    assert not [number for number in fractions if number.is_integer()]


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_every_rule_of_every_decision_decides_a_case(protocol: str) -> None:
    rules = [
        f"{protocol}.{name}.{rule.id}"
        for name in ("admission", "probe", "lifecycle")
        for rule in getattr(getattr(load(protocol).model, name), "rules", ())
    ]
    assert header(protocol)["rules"] == rules
    decided = {case["expect"].get("rule") for case in cases(protocol)} - {None}
    assert decided == set(rules)


def values_by_rule(protocol: str) -> dict[str, set[tuple[str, str]]]:
    """For each rule the facts' values in its possible cells, told from the file's conditions."""
    model = load(protocol).model
    found: dict[str, set[tuple[str, str]]] = {}
    for name, domains in DECISIONS.items():
        table = getattr(model, name)
        if table is not None:
            policies = {policy: tuple(entry.values) for policy, entry in model.policies.items()}
            values = values_of_rules(table.rules, table.impossible, {**policies, **domains})
            for number, rule in enumerate(table.rules):
                found[f"{protocol}.{name}.{rule.id}"] = values[number]
    return found


def values_of_rules(
    rules: list[Any], impossible: list[Any], domains: dict[str, tuple[str, ...]]
) -> dict[int, set[tuple[str, str]]]:
    """By first match, fact after fact, so that nothing is shared with the generator.

    A bit stands for each rule that still may match, and one for each impossible entry that
    still does.
    """
    spoken = sorted({fact for entry in [*rules, *impossible] for fact in entry.when})
    found: dict[int, set[tuple[str, str]]] = defaultdict(set)

    def bits(entries: list[Any], fact: str, value: str) -> int:
        return sum(
            1 << place
            for place, entry in enumerate(entries)
            if fact not in entry.when or value in values_of(entry.when[fact])
        )

    @cache
    def deciding(level: int, may_match: int, cannot_be: int) -> frozenset[int]:
        if level == len(spoken):
            first = (may_match & -may_match).bit_length() - 1
            return frozenset() if cannot_be else frozenset({first})
        fact, decide = spoken[level], frozenset[int]()
        for value in domains[fact]:
            below = deciding(
                level + 1,
                may_match & bits(rules, fact, value),
                cannot_be & bits(impossible, fact, value),
            )
            for number in below:
                found[number].add((fact, value))
            decide |= below
        return decide

    deciding(0, (1 << len(rules)) - 1, (1 << len(impossible)) - 1)
    return found


def values_of(allowed: str | list[str]) -> list[str]:
    return [allowed] if isinstance(allowed, str) else allowed


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_every_value_of_a_fact_occurs_with_every_rule_that_it_can_occur_with(protocol: str) -> None:
    shown: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for case in cases(protocol):
        shown[case["expect"].get("rule")] |= set(case.get("facts", {}).items())
    wanted = values_by_rule(protocol)
    missing = {rule: sorted(values - shown[rule]) for rule, values in wanted.items()}
    assert {rule: values for rule, values in missing.items() if values} == {}


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_sessions_visit_every_state_that_the_protocol_has(protocol: str) -> None:
    states = {
        step["state"]
        for case in cases(protocol)
        if case["kind"] == "session"
        for step in case["expect"]["steps"]
    }
    expected = {"unopened", "closing", "closed", "stateless"}
    handshake = load(protocol).model.handshake
    if handshake is not None:
        expected |= {"open"} if handshake.confirm is None else {"opening", "open"}
    assert states == expected


# -- the vectors notice a fault ------------------------------------------------------------


def admission_rules(protocol: str) -> list[Any]:
    rules = tables()[protocol]["decisions"]["admission"]["rules"]
    return [pytest.param(protocol, at, id=rules[at]["id"]) for at in range(len(rules) - 1)]


def swapped(protocol: str, decision: str, at: int) -> dict[str, Any]:
    """The tables of a registry in which two neighbouring rules have changed places."""
    kept = load(protocol)
    table = getattr(kept.model, decision)
    rules = [*table.rules]
    rules[at], rules[at + 1] = rules[at + 1], rules[at]
    changed = table.model_copy(update={"rules": rules})
    model = kept.model.model_copy(update={decision: changed})
    decisions, _ = compile_decisions(Source(kept.file, kept.text, kept.data, model))
    return build_tables(model, decisions, "mcp.toml")


@pytest.mark.parametrize(
    ("protocol", "at"), [each for protocol in PROTOCOLS for each in admission_rules(protocol)]
)
def test_two_rules_that_changed_places_are_noticed_where_that_changes_a_cell(
    protocol: str, at: int
) -> None:
    after = swapped(protocol, "admission", at)
    assert is_noticed(protocol, "admission", after) is differs(tables()[protocol], after)


def is_noticed(protocol: str, decision: str, after: dict[str, Any]) -> bool:
    """Whether any case of the decision comes out otherwise under other tables."""
    changed = Runner(Protocol(Tables(after)))
    return any(
        outcome_of(changed, case) != case["expect"]
        for case in cases(protocol)
        if case["kind"] == decision
    )


def differs(before: dict[str, Any], after: dict[str, Any], name: str = "admission") -> bool:
    """Whether any possible cell has another rule."""

    def cells(tables: dict[str, Any]) -> dict[str, Any]:
        decision = tables["decisions"][name]
        every = Cells(decision)
        return {rule["id"]: every.live(at) for at, rule in enumerate(decision["rules"])}

    return cells(before) != cells(after)


LIFECYCLE_AND_PROBE = [
    pytest.param(protocol, decision, at, id=f"{rules[at]['id']}")
    for protocol in PROTOCOLS
    for decision in ("lifecycle", "probe")
    for rules in [tables()[protocol]["decisions"].get(decision, {}).get("rules", ())]
    for at in range(len(rules) - 1)
]


@pytest.mark.parametrize(("protocol", "decision", "at"), LIFECYCLE_AND_PROBE)
def test_swapped_rules_of_other_decisions_are_noticed_too(
    protocol: str, decision: str, at: int
) -> None:
    after = swapped(protocol, decision, at)
    assert is_noticed(protocol, decision, after) is differs(tables()[protocol], after, decision)


def test_a_class_without_a_case_is_named_in_the_header() -> None:
    """The small registry does not say that nothing agrees with an undeclared version."""
    told = json.loads(vectors(compile_registry(load_sources(SMALL))["relay"])[0])
    assert "relay.admission.hello: session=unopened, header=agree" in told["uncovered"]
