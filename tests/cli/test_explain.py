"""``explain``: facts, the rule with its place, and the outcome."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st
from syrupy.assertion import SnapshotAssertion

import registry
from registry.bundle import registry_folder
from registry.cli import main

if TYPE_CHECKING:
    from .conftest import Run

VERSION = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"
LIST_TOOLS = '{"method":"tools/list","params":{}}'
MODERN = json.dumps(
    {"method": "tools/list", "params": {"_meta": {VERSION: "2026-07-28", CAPABILITIES: {}}}}
)


def explained(run: Run, *args: str, input: str | bytes = LIST_TOOLS) -> dict[str, Any]:
    result = run("explain", *args, "--json", input=input)
    assert (result.exit_code, result.stderr) == (0, "")
    told: dict[str, Any] = json.loads(result.stdout)
    return told


def test_undeclared_request_names_rule_file_line_and_refusal(run: Run) -> None:
    result = run("explain", "mcp", input=LIST_TOOLS + "\n")
    refusal = registry.protocol("mcp").server().admit(registry.UNOPENED, "tools/list", {})
    assert isinstance(refusal, registry.Refusal)
    assert result.exit_code == 0
    file = Path(registry_folder()) / "mcp.toml"
    place = next(line for line in result.stdout.splitlines() if "mcp.toml:" in line).strip()
    lines = file.read_text(encoding="utf-8").splitlines()
    number = int(place.rpartition(":")[2])
    assert lines[number - 1 : number + 1] == ["[[admission.rules]]", 'id = "undeclared"']
    assert f"  {refusal.rule}\n" in result.stdout
    assert f"  code         {refusal.code}\n" in result.stdout
    assert f"  message      {refusal.message}\n" in result.stdout


def test_file_is_shown_relative_to_the_current_folder(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(registry_folder())
    monkeypatch.chdir(folder.parent)
    assert explained(run, "mcp")["rule"]["file"] == f"{folder.name}/mcp.toml"
    monkeypatch.chdir(os.sep)
    assert explained(run, "mcp")["rule"]["file"].endswith(f"{folder.name}/mcp.toml")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ((), '{"method": "parcel/send", "params": {}}'),
        (("--session", "1.1"), '{"method": "parcel/send"}'),
        (
            ("--serves", "1.0", "--serves", "1.1"),
            '{"method": "hello", "params": {"version": "1.1"}}',
        ),
        (
            ("--http", "--policy", "sessionless=header"),
            '{"method": "about", "params": {"_envelope": {"relay/version": "3.0"}}}',
        ),
        (("--lifecycle", "--session", "1.1"), '{"method": "about"}'),
    ],
)
def test_a_small_registry_explains_itself_as_before(
    run: Run, args: tuple[str, ...], message: str, snapshot: SnapshotAssertion
) -> None:
    result = run("explain", "relay", "--registry", "small", *args, input=message)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == snapshot


def test_json_of_a_refusal_holds_all_to_answer_it_with(run: Run) -> None:
    told = explained(run, "mcp", input=MODERN.replace("2026-07-28", "2099-01-01"))
    assert told["outcome"]["code"] == -32022
    assert told["outcome"]["http_status"] == 400
    assert told["outcome"]["data"]["requested"] == "2099-01-01"
    assert told["rule"]["id"] == "mcp.admission.version-unsupported"
    assert told["facts"]["declared"] == "unsupported"


def test_json_of_an_admission_holds_version_era_and_capabilities(run: Run) -> None:
    told = explained(run, "mcp", input=MODERN)
    assert told["outcome"] == {
        "admitted": True,
        "version": "2026-07-28",
        "era": "modern",
        "capabilities": {},
    }


@pytest.mark.parametrize(
    ("args", "header"),
    [
        ((), "none"),
        (("--http",), "absent"),
        (
            ("--header", "MCP-Protocol-Version: 2026-07-28", "--header", "mcp-method:tools/list"),
            "agree",
        ),
        (
            ("--header", "MCP-Protocol-Version: 2026-07-28", "--header", "Mcp-Method: ping"),
            "differ",
        ),
    ],
)
def test_headers_are_read_as_they_are_typed(run: Run, args: tuple[str, ...], header: str) -> None:
    assert explained(run, "mcp", *args, input=MODERN)["facts"]["header"] == header


def test_session_query_serves_and_policies_reach_the_engine(run: Run) -> None:
    assert explained(run, "mcp", "--session", "2025-06-18")["outcome"]["version"] == "2025-06-18"
    assert explained(run, "a2a", "--query", "A2A-Version=1.0")["outcome"]["version"] == "1.0"
    served = explained(run, "mcp", "--serves", "2025-06-18,2025-03-26")
    assert served["settings"]["serves"] == ["2025-06-18", "2025-03-26"]
    exempt = explained(run, "mcp", "--policy", "before_handshake=ping,tools/list")
    assert exempt["rule"]["id"] == "mcp.admission.before-handshake"
    assumed = explained(run, "mcp", "--http", "--policy", "sessionless_legacy=assume")
    assert assumed["outcome"]["version"] == "2025-03-26"


def test_integer_versions_are_typed_as_digits(run: Run) -> None:
    hello = '{"method": "initialize", "params": {"protocolVersion": 1}}'
    told = explained(run, "acp", "--serves", "1", "--serves", "2", input=hello)
    assert told["outcome"]["version"] == 1


def test_message_may_come_from_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "message.json"
    file.write_text(MODERN)
    assert explained(run, "mcp", "--file", str(file))["outcome"]["admitted"]


@pytest.mark.parametrize(
    ("state", "session", "method", "classification"),
    [
        ("unopened", None, "initialize", "handshake_start"),
        ("closed", None, "ping", "refused"),
        (None, "2025-06-18", "tasks/get", "refused"),
        (None, "2025-11-25", "tasks/get", "ordinary"),
        ("opening", "2025-11-25", "notifications/initialized", "handshake_confirm"),
    ],
)
def test_session_classification_is_the_lifecycles(
    run: Run, state: str | None, session: str | None, method: str, classification: str
) -> None:
    args = ["--lifecycle"]
    args += ["--state", state] if state else []
    args += ["--session", session] if session else []
    told = explained(run, "mcp", *args, input=json.dumps({"method": method}))
    assert told["outcome"] == {"classification": classification}
    assert told["rule"]["line"] is not None


DISCOVERY = {"supportedVersions": ["2026-07-28"], "capabilities": {}}
ANSWER = json.dumps({"jsonrpc": "2.0", "id": 1, "result": DISCOVERY})
REFUSED = json.dumps(
    {
        "jsonrpc": "2.0",
        "id": 1,
        "error": {"code": -32022, "message": "no", "data": {"supported": ["2026-07-28"]}},
    }
)


@pytest.mark.parametrize(
    ("args", "body", "verdict"),
    [
        (("http", "--status", "400"), None, "legacy"),
        (("http", "--status", "401"), None, "authorize"),
        (("http", "--status", "503"), None, "retry"),
        (("http", "--status", "400", "--body", "-"), REFUSED, "modern_retry"),
        (("http", "--body", "-"), ANSWER, "modern"),
        (("http", "--content-type", "text/html", "--body", "-"), ANSWER, "failed"),
        (("http", "--timeout"), None, "retry"),
        (("http", "--error", "TLS failed"), None, "retry"),
        (("stdio", "--timeout"), None, "legacy"),
        (("stdio", "--closed"), None, "reconnect"),
        (("stdio", "--body", "-"), ANSWER, "modern"),
        (("stdio", "--body", "-"), REFUSED, "modern_retry"),
    ],
)
def test_probe_is_explained_with_its_rule(
    run: Run, args: tuple[str, ...], body: str | None, verdict: str
) -> None:
    told = explained(run, "mcp", "--probe", *args, input=body or "")
    assert told["outcome"]["verdict"] == verdict
    assert told["rule"]["id"].startswith("mcp.probe.")
    assert told["rule"]["line"] is not None


def test_speaks_is_the_clients_list_in_its_order(run: Run) -> None:
    told = explained(
        run, "mcp", "--probe", "stdio", "--speaks", "2025-06-18,2025-11-25", "--body", "-",
        input=ANSWER,
    )  # fmt: skip
    assert told["settings"]["speaks"] == ["2025-06-18", "2025-11-25"]
    assert told["outcome"]["verdict"] == "failed"


def test_probe_reads_as_before(run: Run) -> None:
    shown = run("explain", "mcp", "--probe", "http", "--status", "503").stdout
    assert "  mcp.probe.http-transient\n" in shown
    assert "  verdict    retry\n  reason     HTTP 503\n" in shown


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "[1]",
        "3",
        "{}",
        '{"method": 3}',
        '{"method": "x", "params": NaN}',
        "[" * 99999,
    ],
)
def test_input_that_is_no_message_is_wrong_usage(run: Run, text: str) -> None:
    result = run("explain", "mcp", input=text)
    assert result.exit_code == 2
    assert result.stdout == ""


@pytest.mark.parametrize(
    "args",
    [
        ("--file", "nowhere.json"),
        ("--header", "no colon"),
        ("--query", "no-equals"),
        ("--policy", "no-equals"),
        ("--policy", "unknown=1"),
        ("--policy", "client_info=maybe"),
        ("--serves", "2025-06-18", "--serves", "2025-06-18"),
        ("--session", "2026-07-28"),
        ("--status", "400"),
        ("--speaks", "2025-06-18"),
        ("--lifecycle", "--http"),
        ("--lifecycle", "--state", "open"),
        ("--probe", "http"),
        ("--probe", "http", "--timeout", "--closed"),
        ("--probe", "http", "--status", "1000"),
        ("--probe", "stdio", "--status", "200"),
        ("--probe", "stdio", "--body", "-"),
        ("--probe", "stdio", "--timeout", "--session", "2025-06-18"),
        ("--probe", "carrier-pigeon", "--timeout"),
    ],
)
def test_options_that_make_no_sense_are_wrong_usage(run: Run, args: tuple[str, ...]) -> None:
    result = run("explain", "mcp", *args, input=LIST_TOOLS)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr != ""


def test_protocol_without_a_probe_says_so(run: Run) -> None:
    result = run("explain", "acp", "--probe", "stdio", "--timeout")
    assert result.exit_code == 2
    assert "has no probe rules" in result.stderr


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
_META = st.fixed_dictionaries({}, optional={VERSION: _JSON, CAPABILITIES: _JSON})
_PARAMS = _JSON | st.fixed_dictionaries({"_meta": _META})
_MESSAGES = st.fixed_dictionaries({"method": st.text(), "params": _PARAMS}).map(json.dumps)


@settings(max_examples=40, deadline=None)
@given(st.binary() | _JSON.map(json.dumps) | _MESSAGES, st.booleans())
def test_no_input_ends_in_a_traceback(data: str | bytes, as_json: bool) -> None:
    args = ["explain", "mcp", *(["--json"] if as_json else [])]
    result = CliRunner().invoke(main, args, input=data)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert result.exit_code in (0, 2)


@settings(max_examples=40, deadline=None)
@given(_MESSAGES)
def test_json_output_is_json_whatever_the_message(message: str) -> None:
    result = CliRunner().invoke(main, ["explain", "mcp", "--json"], input=message)
    if result.exit_code == 0:
        assert json.loads(result.stdout)["protocol"] == "mcp"
    else:
        assert "NaN" in message or "Infinity" in message


@settings(max_examples=40, deadline=None)
@given(st.binary(), st.text() | st.none(), st.integers(0, 999))
def test_no_probe_body_ends_in_a_traceback(body: bytes, kind: str | None, status: int) -> None:
    args = ["explain", "mcp", "--probe", "http", "--status", str(status), "--body", "-"]
    args += [] if kind is None else ["--content-type", kind]
    result = CliRunner().invoke(main, args, input=body)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert result.exit_code == (0 if 100 <= status <= 999 else 2)


# -- cards ---------------------------------------------------------------------------------

CARD = {
    "supportedInterfaces": [
        {"url": "https://a.example/rpc", "protocolBinding": "JSONRPC", "protocolVersion": "0.3"},
        {"url": "https://a.example/grpc", "protocolBinding": "GRPC", "protocolVersion": "1.0"},
    ]
}


def chosen(run: Run, *args: str, card: object = CARD) -> dict[str, Any]:
    told = explained(run, "a2a", "--card", "-", *args, input=json.dumps(card))
    outcome: dict[str, Any] = told["outcome"]
    return outcome


@pytest.mark.parametrize(
    ("args", "url"),
    [
        ((), "https://a.example/rpc"),
        (("--prefer", "card"), "https://a.example/rpc"),
        (("--prefer", "versions"), "https://a.example/grpc"),
        (("--prefer", "bindings", "--binding", "GRPC,JSONRPC"), "https://a.example/grpc"),
        (("--speaks", "1.0"), "https://a.example/grpc"),
        (("--speaks", "0.3", "--speaks", "1.0", "--prefer", "versions"), "https://a.example/rpc"),
        (("--binding", "GRPC"), "https://a.example/grpc"),
    ],
)
def test_card_is_answered_with_the_interface_that_the_client_chooses(
    run: Run, args: tuple[str, ...], url: str
) -> None:
    outcome = chosen(run, *args)
    assert (outcome["chosen"], outcome["url"]) == (True, url)


def test_card_from_a_file_is_shown_with_settings_and_outcome(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "card.json"
    file.write_text(json.dumps(CARD))
    result = run("explain", "a2a", "--card", str(file), "--speaks", "1.0")
    assert result.exit_code == 0
    assert "  speaks    1.0\n" in result.stdout
    assert "  url      https://a.example/grpc\n" in result.stdout
    assert "Rule" not in result.stdout


@pytest.mark.parametrize("card", [CARD, {}, [], None, 7, {"supportedInterfaces": "none"}])
def test_card_on_which_nothing_fits_tells_what_is_offered_and_wanted(
    run: Run, card: object
) -> None:
    outcome = chosen(run, "--speaks", "1.0", "--binding", "HTTP+JSON", card=card)
    offered = ["JSONRPC 0.3", "GRPC 1.0"] if card is CARD else []
    assert outcome == {"chosen": False, "offered": offered, "wanted": ["HTTP+JSON 1.0"]}


def test_what_a_card_says_reaches_no_terminal_unescaped(run: Run) -> None:
    entry = {**CARD["supportedInterfaces"][1], "url": "https://a/\x1b[2J", "x": "\x1b"}
    card = json.dumps({"supportedInterfaces": [entry]})
    result = run("explain", "a2a", "--card", "-", input=card)
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("a2a", "--card", "-", "--timeout"), "--timeout does not go with --card"),
        (("a2a", "--card", "-", "--session", "1.0"), "--session does not go with --card"),
        (("a2a", "--card", "-", "--probe", "http"), "--probe does not go with --card"),
        (("a2a", "--binding", "GRPC"), "--binding needs --card"),
        (("a2a", "--prefer", "card"), "--prefer needs --card"),
        (("a2a", "--speaks", "1.0"), "--speaks needs --probe or --card"),
        (("mcp", "--probe", "stdio", "--timeout", "--prefer", "card"), "--prefer needs --card"),
        (("mcp", "--card", "-"), "has no agent cards"),
        (("a2a", "--card", "-", "--prefer", "url"), "'url' is not one of"),
        (("a2a", "--card", "-", "--speaks", "7.0"), "unknown version"),
    ],
)
def test_card_options_out_of_place_are_wrong_usage(
    run: Run, args: tuple[str, ...], message: str
) -> None:
    result = run("explain", *args, input="{}")
    assert result.exit_code == 2
    assert message in result.stderr


def test_card_that_is_no_json_is_wrong_usage(run: Run) -> None:
    result = run("explain", "a2a", "--card", "-", input="{")
    assert result.exit_code == 2
    assert "standard input is no JSON" in result.stderr


def test_line_of_a_bundled_rule_is_found_without_pydantic(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['pydantic'] = None;"
        "from registry.cli import main; main(['explain', 'mcp', '--json'])"
    )
    env = {**os.environ, "PYTHONPATH": str(Path(registry.__file__).parent.parent)}
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env=env,
        input=LIST_TOOLS.encode(),
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["rule"]["line"] > 1
