"""The comparison with official schemas and SDKs finds every planted fault, and only those."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from registry.source.load import load_sources
from registry.verify import Report, verify
from registry.verify.__main__ import VARIABLE, main

HERE = Path(__file__).parent
DATA = HERE / "data"
ROOT = HERE.parent
SPECS = ROOT.parent / "shared" / "specs"


class Bench:
    """A registry and a folder of official schemas, both to be changed by a test."""

    def __init__(self, folder: Path) -> None:
        self.registry = folder / "registry"
        self.registry.mkdir()
        self.file = self.registry / "relay.toml"
        parts = (DATA / "small" / "small.toml", DATA / "official" / "official.toml")
        self.file.write_text("\n".join(part.read_text("utf-8") for part in parts), "utf-8")
        self.specs = folder / "specs"
        shutil.copytree(DATA / "official" / "specs", self.specs)

    def edit(self, old: str, new: str) -> None:
        text = self.file.read_text("utf-8")
        assert text.count(old) == 1, old
        self.file.write_text(text.replace(old, new), "utf-8")

    def schema(self, name: str, change: Callable[[dict[str, Any]], object]) -> None:
        path = self.specs / "relay" / name
        data = json.loads(path.read_text("utf-8"))
        change(data)
        path.write_text(json.dumps(data), "utf-8")

    def report(self) -> Report:
        sources = load_sources(self.registry)
        return verify((source.model for source in sources.values()), self.specs)


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


@pytest.fixture
def sdk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed SDK of the made-up protocol; the module with its names."""
    site = tmp_path / "site"
    (site / "relay_sdk").mkdir(parents=True)
    (site / "relay_sdk" / "__init__.py").touch()
    names = site / "relay_sdk" / "names.py"
    names.write_text('CLIENT = ("about", "note/typing", "parcel/send", "parcel/track")\n')
    (site / "relay_sdk-3.0.dist-info").mkdir()
    (site / "relay_sdk-3.0.dist-info" / "METADATA").write_text("Name: relay-sdk\nVersion: 3.0\n")
    monkeypatch.syspath_prepend(site)
    for module in ("relay_sdk", "relay_sdk.names"):
        monkeypatch.delitem(__import__("sys").modules, module, raising=False)
    return names


def undeclared(report: Report) -> list[tuple[object, str, str, str]]:
    return [(each.version, each.kind, each.registry, each.name) for each in report.undeclared]


def test_a_registry_that_agrees_or_declares_its_differences_is_clean(bench: Bench) -> None:
    report = bench.report()
    assert report.is_clean
    assert undeclared(report) == []
    assert sum(row.agree for row in report.rows) == 41


def test_every_shape_of_schema_is_read(bench: Bench) -> None:
    sources = {row.source for row in bench.report().rows}
    assert sources == {
        "1.0.schema.json",
        "1.1.schema.json",
        "2.0.schema.json",
        "2.0.names.json",
        "2.1.service.json",
    }


def test_declared_differences_are_told_with_their_reasons(bench: Bench) -> None:
    report = bench.report()
    assert [
        (each.reason, [found.name for found in each.differences]) for each in report.declared
    ] == [
        ("Told on the page only.", ["bad_params", "bad_params"]),
        ("The schema kept a request that was never accepted.", ["parcel/weigh"]),
        ("A service's definition has no room for what is not called.", ["note/moved"]),
    ]


def test_a_shape_that_cannot_tell_requests_from_notifications_counts_both(bench: Bench) -> None:
    bench.schema("2.0.names.json", lambda data: data["served"].update(x="note/x"))
    (found,) = bench.report().undeclared
    assert (found.kind, found.kinds) == (
        "client_methods",
        ("client_requests", "client_notifications"),
    )


def _without_track(data: dict[str, Any]) -> None:
    del data["$defs"]["TrackRequest"]["properties"]["method"]


@pytest.mark.parametrize(
    ("name", "change", "found"),
    [
        ("1.0.schema.json", _without_track, ("1.0", "client_requests", "has", "parcel/track")),
        (
            "1.0.schema.json",
            lambda data: data["$defs"].update(
                HostRequest={"properties": {"method": {"const": "host/ask"}}}
            ),
            ("1.0", "server_requests", "lacks", "host/ask"),
        ),
        (
            "1.1.schema.json",
            lambda data: data["$defs"]["Tracking"]["properties"].pop("live"),
            ("1.1", "server_capabilities", "has", "tracking.live"),
        ),
        (
            "1.1.schema.json",
            lambda data: data["$defs"]["PeerCapabilities"]["properties"].update(bell={}),
            ("1.1", "client_capabilities", "lacks", "bell"),
        ),
        (
            "2.0.schema.json",
            lambda data: data["definitions"]["UnservedVersionFault"]["properties"].update(
                code={"const": -32099}
            ),
            ("2.0", "errors", "has", "unserved_version"),
        ),
        (
            "2.0.schema.json",
            lambda data: data["definitions"].update(
                New={"properties": {"code": {"const": -1}, "message": {"const": "New"}}}
            ),
            ("2.0", "errors", "lacks", "new"),
        ),
        (
            "2.0.schema.json",
            lambda data: data["definitions"]["Envelope"]["allOf"].pop(),
            ("2.0", "metadata_keys", "has", "relay/peer"),
        ),
        (
            "2.1.service.json",
            lambda data: data["rpcs"].pop(),
            ("2.1", "client_requests", "has", "parcel/track"),
        ),
    ],
    ids=lambda value: value[1] + "-" + value[2] if isinstance(value, tuple) else None,
)
def test_a_planted_fault_is_found(
    bench: Bench,
    name: str,
    change: Callable[[dict[str, Any]], object],
    found: tuple[str, str, str, str],
) -> None:
    bench.schema(name, change)
    report = bench.report()
    assert found in undeclared(report)
    assert not report.is_clean


def test_a_code_under_another_name_is_a_difference_where_both_sides_spell_it(bench: Bench) -> None:
    bench.edit('name = "HeaderConflict"', 'name = "HeaderConflict"\nspelling = "HeaderClash"')
    assert undeclared(bench.report()) == [
        ("2.0", "errors", "has", "header_conflict"),
        ("2.0", "errors", "lacks", "header_conflict"),
    ]


def test_a_declared_difference_that_no_longer_occurs_is_stale(bench: Bench) -> None:
    bench.schema("2.0.schema.json", lambda data: data["definitions"]["WeighParams"].clear())
    report = bench.report()
    assert [str(each) for each in report.stale] == [
        "relay 2.0: 'parcel/weigh' in client_requests is declared to differ from the schema and "
        "does not"
    ]
    assert not report.is_clean


def test_a_missing_schema_is_told_and_its_declarations_are_not_stale(bench: Bench) -> None:
    (bench.specs / "relay" / "1.0.schema.json").unlink()
    report = bench.report()
    assert report.is_clean
    assert (
        "relay 1.0: no official schema among 1.0.schema.json, 1.0.names.json, 1.0.service.json"
        in report.skipped
    )
    assert (
        "relay 1.0: the differences declared in errors, for no schema that was read tells of them"
        in report.skipped
    )


def test_without_any_input_all_is_skipped_and_nothing_is_wrong(bench: Bench) -> None:
    shutil.rmtree(bench.specs)
    report = bench.report()
    assert report.is_clean
    assert report.rows == ()
    assert report.skipped[:2] == (
        "relay: no folder of official schemas",
        "relay: the SDK relay-sdk is not installed",
    )


def test_a_protocol_without_an_official_table_is_skipped(bench: Bench) -> None:
    bench.file.write_text((DATA / "small" / "small.toml").read_text("utf-8"), "utf-8")
    assert bench.report().skipped == ("relay: no [official] table says where its facts stand",)


@pytest.mark.usefixtures("sdk")
def test_an_installed_sdk_is_read_and_its_declared_differences_are_met(bench: Bench) -> None:
    report = bench.report()
    assert report.is_clean
    assert "relay-sdk 3.0: relay_sdk.names" in {row.source for row in report.rows}
    assert report.declared[-1].reason == "An extension of the SDK's own."


def test_an_sdk_that_lacks_a_method_is_found(bench: Bench, sdk: Path) -> None:
    sdk.write_text('CLIENT = ("about", "note/typing", "parcel/send")\n')
    assert undeclared(bench.report()) == [("2.0", "client_requests", "has", "parcel/track")]


def test_an_sdk_without_what_the_table_names_ends_with_1(
    bench: Bench, sdk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sdk.write_text("SERVER = ()\n")
    assert run(bench) == 1
    assert capsys.readouterr().err.startswith(
        "relay-sdk 3.0 is not as [[official.sdks]] tells of relay_sdk.names: "
    )


def run(bench: Bench, *options: str) -> int:
    return main(["--registry", str(bench.registry), "--specs", str(bench.specs), *options])


def test_the_command_prints_a_table_and_ends_with_0(
    bench: Bench, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(bench) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == [
        "protocol", "version", "source", "list", "agree", "declared", "undeclared",
    ]  # fmt: skip
    assert lines[1].split() == ["relay", "1.0", "1.0.schema.json", "client_capabilities", "1"]
    assert lines[-1] == (
        "41 names agree, 4 differ as declared, 0 differ undeclared, 0 declarations are stale"
    )


def test_the_command_ends_with_1_where_a_difference_is_not_declared(
    bench: Bench, capsys: pytest.CaptureFixture[str]
) -> None:
    bench.schema("1.0.schema.json", _without_track)
    assert run(bench) == 1
    assert (
        "not declared:\n"
        "  relay 1.0, client_requests: the registry has parcel/track, unlike 1.0.schema.json\n"
    ) in capsys.readouterr().out


def test_the_command_prints_json(bench: Bench, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(bench, "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["clean"] is True
    assert report["rows"][0] == {
        "protocol": "relay",
        "version": "1.0",
        "source": "1.0.schema.json",
        "kind": "client_capabilities",
        "agree": 1,
        "declared": 0,
        "undeclared": 0,
    }
    assert report["declared"][1]["differences"][0]["name"] == "parcel/weigh"


def test_the_environment_names_the_folder_of_schemas(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(VARIABLE, str(bench.specs))
    assert main(["--registry", str(bench.registry)]) == 0
    assert "41 names agree" in capsys.readouterr().out


def test_a_broken_registry_ends_with_1_and_its_findings(
    bench: Bench, capsys: pytest.CaptureFixture[str]
) -> None:
    bench.edit('scheme = "major-minor"', 'scheme = "roman"')
    assert run(bench) == 1
    assert "protocol.scheme" in capsys.readouterr().err


def test_a_schema_of_no_known_shape_ends_with_1(
    bench: Bench, capsys: pytest.CaptureFixture[str]
) -> None:
    (bench.specs / "relay" / "1.0.schema.json").write_text("[]")
    assert run(bench) == 1
    assert capsys.readouterr().err == "1.0.schema.json has nothing that 'definitions' reads\n"


def test_a_folder_that_is_not_there_is_wrong_usage(
    bench: Bench, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--registry", str(bench.registry), "--specs", str(tmp_path / "nowhere")])
    assert stop.value.code == 2
    assert "no such folder" in capsys.readouterr().err


@pytest.mark.skipif(not SPECS.is_dir(), reason="the official schemas are not beside the checkout")
def test_the_registry_agrees_with_the_official_schemas() -> None:
    sources = load_sources(ROOT / "registry")
    report = verify((source.model for source in sources.values()), SPECS)
    assert undeclared(report) == []
    assert [str(each) for each in report.stale] == []
    assert {row.protocol for row in report.rows} == set(sources)
