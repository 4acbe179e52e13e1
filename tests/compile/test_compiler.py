"""The compiled tables, and the findings that only compiled rules show, with file and line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import registry
from registry.bundle import registry_folder
from registry.compile.compiler import FORMAT, compile_decisions, compile_registry
from registry.engine.errors import InvalidRegistryError
from registry.source import load_sources

SMALL = Path(__file__).parent.parent / "data" / "small"
PROTOCOLS = ("a2a", "acp", "mcp")


@pytest.fixture(scope="module")
def relay() -> dict[str, Any]:
    return compile_registry(load_sources(SMALL))["relay"]


# -- the payload ------------------------------------------------------------------------------


def test_the_tables_are_plain_json_values(relay: dict[str, Any]) -> None:
    assert json.loads(json.dumps(relay)) == relay


def test_the_tables_say_their_format_and_what_they_were_made_from(relay: dict[str, Any]) -> None:
    assert relay["format"] == FORMAT
    assert relay["generated"].startswith("from small/small.toml by ")


def test_the_same_registry_gives_the_same_tables(relay: dict[str, Any]) -> None:
    again = compile_registry(load_sources(SMALL))["relay"]
    assert json.dumps(again) == json.dumps(relay)


def test_a_version_is_told_in_full(relay: dict[str, Any]) -> None:
    version = relay["versions"][1]
    assert version["id"] == "1.1"
    assert version["methods"] == {
        "client_requests": ["hello", "parcel/send", "parcel/track", "ping"],
        "client_notifications": ["note/ready"],
        "server_requests": ["ping"],
        "server_notifications": ["note/moved"],
    }
    assert version["capabilities"] == {
        "client": ["doorbell"],
        "server": ["tracking", "tracking.live"],
    }
    assert version["released"] == "2024-09-15"
    assert version["compat"] == [1, 1, 0]
    assert version["handshake"]["method"] == "hello"


def test_a_version_without_a_handshake_has_no_members_of_one(relay: dict[str, Any]) -> None:
    assert [version["handshake"] is None for version in relay["versions"]] == [
        False,
        False,
        True,
        True,
    ]


def test_an_error_is_named_by_its_name_or_else_its_key(relay: dict[str, Any]) -> None:
    assert relay["errors"]["unserved_version"]["name"] == "UnservedVersion"
    acp = compile_registry({"acp": load_sources(registry_folder())["acp"]})["acp"]
    assert acp["errors"]["invalid_params"]["name"] == "invalid_params"


def test_a_rule_keeps_its_outcome_under_an_id_that_names_protocol_and_decision(
    relay: dict[str, Any],
) -> None:
    rules = relay["decisions"]["admission"]["rules"]
    assert rules[0]["id"] == "relay.admission.version-malformed"
    assert (rules[0]["refuse"], rules[0]["admit"]) == ("bad_params", None)
    assert (rules[4]["refuse"], rules[4]["admit"]) == (None, "declared")


def test_a_decision_has_only_the_facts_that_its_rules_speak_of(relay: dict[str, Any]) -> None:
    admission = relay["decisions"]["admission"]
    assert [name for name, _ in admission["fixed"]] == ["serves", "sessionless"]
    assert [name for name, _ in admission["axes"]] == [
        "declared",
        "capabilities",
        "kind",
        "method",
        "session",
        "header",
    ]


def test_what_cannot_arise_is_told_for_those_who_make_inputs(relay: dict[str, Any]) -> None:
    assert relay["decisions"]["lifecycle"]["impossible"] == [
        {"state": ["opening", "open"], "allowed": ["no_profile"]}
    ]


def test_a_protocol_without_probe_rules_has_no_such_table(relay: dict[str, Any]) -> None:
    assert list(relay["decisions"]) == ["admission", "lifecycle"]


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_the_bundled_registry_compiles_without_a_finding(protocol: str) -> None:
    source = load_sources(registry_folder())[protocol]
    assert compile_registry({protocol: source})[protocol]["protocol"]["id"] == protocol


# -- changed rules: a copy of the bundled registry ------------------------------------------------


class Copy:
    """A copy of a bundled registry file, changed as text."""

    def __init__(self, folder: Path, protocol: str) -> None:
        self.protocol = protocol
        self.file = folder / f"{protocol}.toml"
        text = (Path(registry_folder()) / f"{protocol}.toml").read_text(encoding="utf-8")
        self.file.write_text(text, encoding="utf-8")

    def rule(self, decision: str, id: str) -> str:
        """A rule's whole block, with the blank line after it."""
        pattern = rf'\[\[{decision}\.rules\]\]\nid = "{id}"\n(?:.+\n)*\n'
        found = re.findall(pattern, self.text)
        assert len(found) == 1
        return str(found[0])

    @property
    def text(self) -> str:
        return self.file.read_text(encoding="utf-8")

    def swap(self, decision: str, one: str, other: str) -> None:
        first, second = self.rule(decision, one), self.rule(decision, other)
        parts = self.text.replace(first, "<1>").replace(second, "<2>")
        self.write(parts.replace("<1>", second).replace("<2>", first))

    def write(self, text: str) -> None:
        self.file.write_text(text, encoding="utf-8")

    def line_of(self, text: str, last: bool = False) -> int:
        lines = [n for n, line in enumerate(self.text.splitlines(), 1) if line == text]
        return lines[-1] if last else lines[0]

    def load(self) -> registry.Protocol:
        return registry.load(self.file)[self.protocol]

    def findings(self) -> tuple[registry.Finding, ...]:
        with pytest.raises(InvalidRegistryError) as raised:
            self.load()
        return raised.value.findings


@pytest.fixture
def mcp(tmp_path: Path) -> Copy:
    return Copy(tmp_path, "mcp")


VERSION = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"
MODERN = "2026-07-28"
AGREEING = [("MCP-Protocol-Version", MODERN), ("Mcp-Method", "tools/list")]

DECLARED: dict[str, dict[str, Any]] = {
    "absent": {},
    "malformed": {CAPABILITIES: []},
    "object": {CAPABILITIES: {}},
}
HEADERS: dict[str, list[tuple[str, str]] | None] = {
    "none": None,
    "absent": [],
    "agree": AGREEING,
    "differ": [("MCP-Protocol-Version", MODERN), ("Mcp-Method", "tools/call")],
    "repeated": [*AGREEING, AGREEING[0]],
}


def admission_rule(protocol: registry.Protocol, capabilities: str, header: str) -> str:
    params = {"_meta": {VERSION: MODERN, **DECLARED[capabilities]}}
    answer = protocol.server().admit(registry.UNOPENED, "tools/list", params, HEADERS[header])
    return answer.rule.removeprefix("mcp.admission.")


def test_swapping_two_admission_rules_changes_the_rule_of_just_the_inputs_between_them(
    mcp: Copy,
) -> None:
    inputs = [(capabilities, header) for capabilities in DECLARED for header in HEADERS]
    protocol = mcp.load()
    before = {each: admission_rule(protocol, *each) for each in inputs}
    mcp.swap("admission", "capabilities-absent", "header-absent")
    swapped = mcp.load()
    after = {each: admission_rule(swapped, *each) for each in inputs}
    assert {
        each: (before[each], after[each]) for each in inputs if before[each] != after[each]
    } == {
        # both faults in one message: the rule that now stands first
        ("absent", "absent"): ("capabilities-absent", "header-absent"),
        # and one that stood between the two
        ("absent", "repeated"): ("capabilities-absent", "header-repeated"),
        ("malformed", "absent"): ("capabilities-malformed", "header-absent"),
    }


METHOD_NOT_FOUND = {"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "no"}}


@pytest.fixture(scope="module")
def probe_rules_swapped(tmp_path_factory: pytest.TempPathFactory) -> list[registry.Protocol]:
    """MCP as it is, and with an authorization wall after the method that is not found."""
    copy = Copy(tmp_path_factory.mktemp("swapped"), "mcp")
    before = copy.load()
    copy.swap("probe", "http-authorize", "http-method-not-found")
    return [before, copy.load()]


@pytest.mark.parametrize(
    ("status", "body", "before", "after"),
    [
        (401, METHOD_NOT_FOUND, "http-authorize", "http-method-not-found"),
        (403, METHOD_NOT_FOUND, "http-authorize", "http-method-not-found"),
        (503, METHOD_NOT_FOUND, "http-transient", "http-method-not-found"),
        (401, None, "http-authorize", "http-authorize"),
        (503, None, "http-transient", "http-transient"),
        (400, METHOD_NOT_FOUND, "http-method-not-found", "http-method-not-found"),
        (400, None, "http-rejected", "http-rejected"),
        (418, None, "http-status", "http-status"),
    ],
)
def test_swapping_two_probe_rules_changes_the_verdict_on_just_the_replies_of_both(
    probe_rules_swapped: list[registry.Protocol],
    status: int,
    body: dict[str, Any] | None,
    before: str,
    after: str,
) -> None:
    reply = registry.HttpReply(status, "application/json", body)
    rules = [each.client().classify_probe("http", reply).rule for each in probe_rules_swapped]
    assert rules == [f"mcp.probe.{before}", f"mcp.probe.{after}"]


def test_deleting_the_last_rule_names_the_uncovered_combinations_in_full(mcp: Copy) -> None:
    mcp.write(mcp.text.replace(mcp.rule("lifecycle", "ordinary"), ""))
    (finding,) = mcp.findings()
    assert finding.message.splitlines() == [
        "no rule covers 6 combinations of facts:",
        "    state=unopened|stateless, method=ordinary, allowed=no_profile|yes",
        "    state=opening|open, method=ordinary, allowed=yes",
    ]


@pytest.mark.parametrize(
    ("decision", "last", "combination"),
    [
        ("admission", "undeclared", "session=unopened, header=none"),
        ("probe", "http-status", "transport=http, reply=body, content=none, status=ok"),
        ("lifecycle", "ordinary", "method=ordinary, allowed=yes"),
    ],
)
def test_deleting_a_last_rule_fails_at_the_rules_of_its_decision(
    mcp: Copy, decision: str, last: str, combination: str
) -> None:
    mcp.write(mcp.text.replace(mcp.rule(decision, last), ""))
    (finding,) = mcp.findings()
    assert finding.check == "uncovered-facts"
    assert finding.key == f"{decision}.rules"
    assert (finding.file, finding.line) == (
        str(mcp.file),
        mcp.line_of(f"[[{decision}.rules]]", last=True),
    )
    assert re.match(r"no rule covers \d+ combinations of facts:\n", finding.message)
    assert combination in finding.message


@pytest.mark.parametrize(
    ("decision", "id"),
    [("admission", "session"), ("probe", "http-transient"), ("lifecycle", "handshake")],
)
def test_a_duplicated_rule_is_named_with_the_one_that_shadows_it_and_its_line(
    mcp: Copy, decision: str, id: str
) -> None:
    rule = mcp.rule(decision, id)
    again = rule.replace(f'id = "{id}"', f'id = "{id}-again"')
    mcp.write(mcp.text.replace(rule, rule + again))
    (finding,) = mcp.findings()
    assert finding.check == "unreachable-rule"
    assert finding.message == f"rule '{id}-again' can never fire: shadowed by '{id}'"
    assert (finding.file, finding.line) == (
        str(mcp.file),
        mcp.line_of(f'id = "{id}-again"') - 1,
    )


def test_a_rule_that_two_others_take_together_is_named_with_both(mcp: Copy) -> None:
    rule = mcp.rule("probe", "http-status")
    never = (
        '[[probe.rules]]\nid = "never"\n'
        'when = { transport = "http", status = ["auth", "transient"] }\n'
        'verdict = "legacy"\nreason = "None."\n\n'
    )
    mcp.write(mcp.text.replace(rule, never + rule))
    (finding,) = mcp.findings()
    assert finding.message.endswith("shadowed by 'http-authorize', 'http-transient'")


def test_a_rule_that_was_copied_as_it_is_fails_by_its_id(mcp: Copy) -> None:
    rule = mcp.rule("lifecycle", "handshake")
    mcp.write(mcp.text.replace(rule, rule + rule))
    assert any("'handshake'" in finding.message for finding in mcp.findings())


def test_the_problems_of_all_protocols_are_told_at_once(tmp_path: Path) -> None:
    for protocol in ("acp", "mcp"):
        copy = Copy(tmp_path, protocol)
        copy.write(copy.text.replace(copy.rule("lifecycle", "ordinary"), ""))
    with pytest.raises(InvalidRegistryError) as raised:
        registry.load(tmp_path)
    assert [Path(finding.file).name for finding in raised.value.findings] == [
        "acp.toml",
        "mcp.toml",
    ]


def test_more_rules_than_a_cell_can_number_are_a_finding_at_the_first_too_many(
    tmp_path: Path,
) -> None:
    text = (SMALL / "small.toml").read_text("utf-8")
    first = next(line for line in text.splitlines() if 'id = "ended"' in line)
    many = "\n".join(first.replace('"ended"', f'"ended-{number}"') for number in range(300))
    (tmp_path / "relay.toml").write_text(text.replace(first, many), "utf-8")
    sources = load_sources(tmp_path)
    decisions, findings = compile_decisions(sources["relay"])
    assert "lifecycle" not in decisions
    [finding] = [each for each in findings if each.check == "too-many-rules"]
    assert finding.key == "lifecycle.rules[254]"
    assert finding.line is not None
    lines = sources["relay"].text.splitlines()
    assert 'id = "ended-254"' in lines[finding.line - 1]
    with pytest.raises(InvalidRegistryError, match="at most 254 rules"):
        compile_registry(sources)
