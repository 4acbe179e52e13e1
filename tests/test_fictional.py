"""A protocol that does not exist gets everything the real ones have, and no Python of its own.

Its one file is ``tests/data/fictional/lantern.toml``; expectations are transcribed from it.
"""

from __future__ import annotations

import datetime
import importlib.util
import json
import os
import subprocess
import sys
from enum import EnumType
from pathlib import Path
from typing import Any

import pytest

import registry
from registry.codegen.build import build
from registry.codegen.vectors import vectors

FOLDER = Path(__file__).parent / "data" / "fictional"
UNOPENED = registry.UNOPENED
VERSION, CAN = "lantern.version", "lantern.can"


@pytest.fixture(scope="module")
def lantern() -> registry.Protocol:
    return registry.load(FOLDER)["lantern"]


def lens(version: object, **more: object) -> dict[str, Any]:
    return {"lens": {VERSION: version, **more}}


# -- facts ---------------------------------------------------------------------------------


def test_versions_eras_and_facts_are_the_file_s(lantern: registry.Protocol) -> None:
    assert [str(version) for version in lantern.versions] == ["1.0", "1.1", "2.0"]
    assert lantern.latest_in("hail").wire == "1.1"
    assert lantern.supports("1.1", "hail")
    assert not lantern.supports("2.0", "hail")
    assert lantern.methods("2.0").client_requests == {"signal/pass", "signal/stop"}
    assert lantern.capabilities("1.1").server == {"lamp", "lamp.colour"}
    assert lantern.is_modern_error(-32077)
    assert not lantern.is_modern_error(-32602)


@pytest.mark.parametrize(
    ("spelled", "era"),
    [("1.0", "hail"), ("1.9", "hail"), ("2.0.3", "beacon"), ("7.0", "beacon"), ("2", "unknown")],
)
def test_an_era_is_told_by_the_place_of_a_version(
    lantern: registry.Protocol, spelled: str, era: str
) -> None:
    assert lantern.era(spelled) == era


# -- admission -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("session", "method", "params", "outcome", "rule"),
    [
        (UNOPENED, "signal/pass", lens("2.0"), ("beacon", "2.0"), "beacon"),
        (registry.Open("1.0"), "signal/pass", lens("2.0"), ("beacon", "2.0"), "beacon"),
        (UNOPENED, "signal/pass", lens(2), -32602, "version-unreadable"),
        (UNOPENED, "signal/pass", lens("3.0"), -32077, "version-dark"),
        (UNOPENED, "signal/pass", lens("1.1"), -32077, "version-dark"),
        (UNOPENED, "signal/pass", {}, -32602, "unhailed"),
        (UNOPENED, "hail", {"speaks": "1.0"}, ("hail", "1.0"), "hail"),
        (UNOPENED, "hail", {"speaks": "9.9"}, ("hail", "1.1"), "hail"),
        (UNOPENED, "hail", None, ("hail", "1.1"), "hail"),
        (registry.Open("1.0"), "oil/level", None, ("hail", "1.0"), "hailed"),
    ],
)
def test_a_message_is_admitted_or_refused_by_the_file_s_rules(
    lantern: registry.Protocol,
    session: Any,
    method: str,
    params: Any,
    outcome: object,
    rule: str,
) -> None:
    answer = lantern.server().admit(session, method, params)
    told = answer.code if isinstance(answer, registry.Refusal) else (answer.era, answer.version)
    assert (told, answer.rule) == (outcome, f"lantern.admission.{rule}")


def test_a_refusal_has_the_file_s_data_and_text(lantern: registry.Protocol) -> None:
    answer = lantern.server().admit(UNOPENED, "signal/pass", lens("3.0"))
    assert isinstance(answer, registry.Refusal)
    assert answer.http_status == 426
    assert answer.to_jsonrpc(1)["error"] == {
        "code": -32077,
        "message": "Version dark: version '3.0' is dark here; lit are 2.0, 1.1, 1.0",
        "data": {"lit": ["2.0", "1.1", "1.0"], "wanted": "3.0"},
    }


def test_a_policy_of_the_file_is_a_policy(lantern: registry.Protocol) -> None:
    server = lantern.server(policy={"unhailed": "pass"})
    answer = server.admit(UNOPENED, "signal/pass")
    assert isinstance(answer, registry.Admission)
    assert (answer.era, answer.version) == ("unknown", None)
    with pytest.raises(registry.UnknownPolicyError):
        lantern.server(policy={"unhailed": "perhaps"})


def test_a_server_of_the_new_era_alone_is_not_hailed(lantern: registry.Protocol) -> None:
    answer = lantern.server(["2.0"]).admit(UNOPENED, "hail", {"speaks": "1.0"})
    assert (answer.rule, lantern.server(["2.0"]).negotiate_handshake({})) == (
        "lantern.admission.hail-dark",
        None,
    )


# -- the client's side ---------------------------------------------------------------------


def test_a_client_offers_accepts_and_picks(lantern: registry.Protocol) -> None:
    client = lantern.client()
    assert (client.versions, client.offer) == (("2.0", "1.1", "1.0"), "1.1")
    assert client.accept_handshake("1.0") == registry.Accepted("1.0")
    assert isinstance(client.accept_handshake("2.0"), registry.Disconnect)
    assert client.pick_version(["1.0", "1.1"]) == "1.1"


@pytest.mark.parametrize(
    ("version", "method"),
    [("1.0", "hail"), ("1.1", "hail"), ("1.0", "signal/pass"), ("2.0", "signal/pass")],
)
def test_what_a_client_sends_a_server_admits(
    lantern: registry.Protocol, version: str, method: str
) -> None:
    sent = lantern.client().envelope(method, {}, version, capabilities={"foghorn": {}})
    session = UNOPENED if version == "2.0" or method == "hail" else registry.Open(version)
    answer = lantern.server().admit(session, method, sent.params, sent.headers)
    assert isinstance(answer, registry.Admission)
    assert answer.version == version


def test_version_lists_are_negotiated(lantern: registry.Protocol) -> None:
    local = list(lantern.versions)
    result = registry.negotiate_version(local, local[:1])
    assert not registry.version_is_compatible(local[0], local[2])
    assert (result.success, result.negotiated_version) == (True, local[0])
    result = registry.negotiate_version(local[:2], local[:1])
    assert result.degraded_capabilities == {"lamp.colour"}
    assert not registry.negotiate_version(local[:2], local[2:]).success


# -- sessions ------------------------------------------------------------------------------


def test_a_session_is_hailed_used_and_ended(lantern: registry.Protocol) -> None:
    session = registry.SessionEngine(lantern.lifecycle())
    assert not session.receive("oil/level").admitted
    step = session.receive("hail", registry.Handshake("1.0", {"foghorn": {}}))
    assert (step.admitted, str(step.state), step.version, step.echoed) == (
        True,
        "open",
        "1.0",
        True,
    )
    assert session.receive("oil/level").admitted
    assert not session.receive("signal/stop").admitted  # 1.1 brought it
    declared = registry.Stateless(registry.MetaView({VERSION: "2.0"}))
    assert session.receive("signal/stop", declared).version == "2.0"
    assert session.version == "1.0"
    restored = registry.SessionEngine.restore(lantern.lifecycle(), session.save())
    assert restored.save() == session.save()
    session.closed()
    assert not session.receive("oil/level").admitted


def test_a_declaration_of_an_unserved_version_tells_the_served_ones(
    lantern: registry.Protocol,
) -> None:
    declared = registry.Stateless(registry.MetaView({VERSION: "3.0"}))
    error = lantern.lifecycle().resolve(declared)
    assert error == registry.UnservedVersion("3.0", ("2.0", "1.1", "1.0"))


# -- the deprecation -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("day", "active", "months"),
    [
        ("2024-02-28", True, 0),
        ("2024-03-28", True, 0),
        ("2024-03-29", True, 1),
        ("2024-05-28", True, 2),
        ("2024-05-29", False, 3),
    ],
)
def test_the_window_closes_after_three_months(
    lantern: registry.Protocol, day: str, active: bool, months: int
) -> None:
    on = datetime.date.fromisoformat(day)
    assert lantern.shim_active("foghorn", on) is active
    assert lantern.months_since_deprecation("foghorn", on) == months
    capabilities = lantern.supported_versions(on=on)[0].capabilities
    assert ("foghorn.steam" in capabilities) is active


# -- what is generated ---------------------------------------------------------------------


def test_its_vectors_cover_every_class_of_every_rule(lantern: registry.Protocol) -> None:
    header, *cases = map(json.loads, vectors(lantern.tables.data))
    assert header["uncovered"] == []
    assert {case["expect"].get("rule") for case in cases} - {None} == set(header["rules"])


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("built")
    build(FOLDER, out)
    return out


def test_a_build_writes_tables_constants_vectors_and_reference(built: Path) -> None:
    files = {each.relative_to(built).as_posix() for each in built.rglob("*") if each.is_file()}
    assert {
        "generated/tables/lantern.json",
        "generated/vectors/lantern.jsonl",
        "generated/python/agent_protocols/lantern.py",
        "generated/typescript/lantern.ts",
        "docs/reference/lantern.md",
    } <= files


def test_its_tables_answer_like_the_file(built: Path, lantern: registry.Protocol) -> None:
    text = (built / "generated" / "tables" / "lantern.json").read_text(encoding="utf-8")
    assert json.loads(text) == lantern.tables.data


def test_its_constants_import_with_the_standard_library_alone(built: Path) -> None:
    code = "import agent_protocols.lantern as m; print(sorted(vars(m)))"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, sys.argv[1]); {code}",
         os.fspath(built / "generated" / "python")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_its_constants_hold_the_file_s_facts(built: Path) -> None:
    path = built / "generated" / "python" / "agent_protocols" / "lantern.py"
    spec = importlib.util.spec_from_file_location("lantern_constants", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    values = [value for name, value in vars(module).items() if name.isupper()]
    codes: list[list[Any]] = [
        list(each) for each in vars(module).values() if isinstance(each, EnumType)
    ]
    assert {-32602, -32077} in [set(each) for each in codes]
    assert VERSION in values
    assert "signal/pass" in values


@pytest.mark.parametrize("fact", ["lantern.admission.hail-dark", "signal/stop", "-32077", CAN])
def test_its_reference_tells_rules_methods_errors_and_keys(built: Path, fact: str) -> None:
    reference = (built / "docs" / "reference" / "lantern.md").read_text(encoding="utf-8")
    assert fact in reference
