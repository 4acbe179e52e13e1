"""Loading: what is found where, and that no content of a file is a traceback."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli_w
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from registry.compile.decide import Axis, Rule, decide
from registry.engine.errors import InvalidRegistryError
from registry.engine.facts import DECISIONS, FIXED, SIDES
from registry.source import collect, load_sources
from registry.source.grammar import RegistryFile
from registry.source.shape import read_shape

SMALL = Path(__file__).parent.parent / "data" / "small" / "small.toml"
TEXT = SMALL.read_text(encoding="utf-8")
LINES = TEXT.splitlines(keepends=True)


def lines_with(text: str) -> list[int]:
    return [number for number, line in enumerate(LINES, 1) if line.startswith(text)]


def test_the_small_registry_has_no_finding() -> None:
    sources, findings = collect(SMALL)
    assert findings == []
    assert list(sources) == ["relay"]


def test_a_source_tells_the_lines_of_its_keys() -> None:
    source = load_sources(SMALL)["relay"]
    assert source.line("protocol", "id") == lines_with('id = "relay"')[0]
    assert source.line("versions", 2) == lines_with("[[versions]]")[2]
    assert source.line("versions", 2, "adds", "errors", 1) == lines_with("errors =")[1]
    assert (
        source.line("admission", "rules", 2, "when", "header")
        == lines_with('  { id = "header-conflict"')[0]
    )


def test_an_absent_key_has_the_line_of_what_encloses_it() -> None:
    source = load_sources(SMALL)["relay"]
    assert source.line("versions", 3, "released") == lines_with("[[versions]]")[3]
    assert source.line("offers") is None


def test_a_block_ends_with_the_last_line_of_its_tables() -> None:
    source = load_sources(SMALL)["relay"]
    assert source.last_line("versions", 3) == lines_with('client_requests = ["parcel/recall"]')[0]


@pytest.mark.parametrize("given_path", ["small.toml", "./small.toml"])
def test_a_file_is_named_as_the_caller_gave_it(
    given_path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(SMALL.parent)
    assert load_sources(given_path)["relay"].file == "small.toml"


def test_a_file_of_a_directory_is_named_below_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(SMALL.parent.parent)
    assert load_sources("small")["relay"].file == "small/small.toml"


def test_files_of_a_directory_are_read_by_name_and_others_are_not(tmp_path: Path) -> None:
    for name in ("b", "a"):
        text = TEXT.replace('id = "relay"', f'id = "{name}"')
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no registry", encoding="utf-8")
    assert list(load_sources(tmp_path)) == ["a", "b"]


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("absent", "no such file or directory"),
        ("absent/mini.toml", "no such file or directory"),
        ("nul\0nul", "no such file or directory"),
    ],
)
def test_a_path_that_is_not_there_is_a_finding(path: str, message: str) -> None:
    with pytest.raises(InvalidRegistryError) as caught:
        load_sources(path)
    (finding,) = caught.value.findings
    assert (finding.line, finding.message, finding.check) == (None, message, "unreadable")


def test_a_directory_by_the_name_of_a_file_is_a_finding(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").mkdir()
    _, (finding,) = collect(tmp_path)
    assert finding.check == "unreadable"


def test_a_file_with_warnings_alone_is_loaded(tmp_path: Path) -> None:
    text = TEXT.replace('title = "Relay Protocol"\n', "", 1)
    text = text.replace('id = "relay"\n', 'title = "Relay Protocol"\nid = "relay"\n', 1)
    (tmp_path / "relay.toml").write_text(text, encoding="utf-8")
    assert list(load_sources(tmp_path)) == ["relay"]
    assert [each.level for each in collect(tmp_path)[1]] == ["warning"]


def test_a_file_of_the_wrong_shape_gives_no_source(tmp_path: Path) -> None:
    text = TEXT.replace('title = "Relay Protocol"', "title = 1", 1)
    (tmp_path / "relay.toml").write_text(text, encoding="utf-8")
    assert collect(tmp_path)[0] == {}


def test_windows_line_ends_change_no_line(tmp_path: Path) -> None:
    text = TEXT.replace('default_era = "letter"', 'default_era = "leter"')
    (tmp_path / "unix.toml").write_bytes(text.encode())
    (tmp_path / "windows.toml").write_bytes(text.replace("\n", "\r\n").encode())
    _, unix = collect(tmp_path / "unix.toml")
    _, windows = collect(tmp_path / "windows.toml")
    assert [(each.line, each.message) for each in windows] == [
        (each.line, each.message) for each in unix
    ]


@pytest.mark.parametrize("decision", ["admission", "lifecycle"])
def test_the_small_registry_covers_every_combination(decision: str) -> None:
    model = load_sources(SMALL)["relay"].model
    table = getattr(model, decision)
    rules = [
        Rule(each.id, {k: [v] if isinstance(v, str) else v for k, v in each.when.items()})
        for each in table.rules
    ]
    impossible = [
        {k: [v] if isinstance(v, str) else v for k, v in each.when.items()}
        for each in table.impossible
    ]
    named = {name for when in [*(rule.when for rule in rules), *impossible] for name in when}
    axes = [
        Axis(name, values, name in FIXED)
        for name, values in DECISIONS[decision].items()
        if name in named
    ]
    axes += [
        Axis(name, tuple(policy.values), True)
        for name, policy in model.policies.items()
        if SIDES[decision] in policy.sides
    ]
    compiled = decide(axes, rules, impossible)
    assert compiled.gaps == ()
    assert compiled.shadowed == ()


# --- hostile content ---------------------------------------------------------------------

hostile = settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def findings_of(content: bytes, folder: Path) -> list[str]:
    (folder / "any.toml").write_bytes(content)
    sources, findings = collect(folder)
    assert sources or any(each.level == "error" for each in findings)
    for each in findings:
        assert each.check != "shape"  # told by the walk, not by the fallback
        assert each.line is None or 1 <= each.line <= content.count(b"\n") + 1
    return [str(each) for each in findings]


@hostile
@given(content=st.binary(max_size=200))
def test_no_bytes_are_a_traceback(content: bytes, tmp_path: Path) -> None:
    assert findings_of(content, tmp_path)


@hostile
@given(data=st.data())
def test_no_change_of_bytes_is_a_traceback(data: st.DataObject, tmp_path: Path) -> None:
    content = bytearray(TEXT.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(content) - 1))
        length = data.draw(st.integers(0, 8))
        content[place : place + length] = data.draw(st.binary(max_size=4))
    findings_of(bytes(content), tmp_path)


@hostile
@given(data=st.data())
def test_no_change_of_lines_is_a_traceback(data: st.DataObject, tmp_path: Path) -> None:
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 6))):
        place = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(["drop", "double", "swap"]))
        if change == "drop":
            del lines[place : place + 1]
        elif change == "double":
            lines.insert(other, lines[place])
        else:
            lines[place], lines[other] = lines[other], lines[place]
    findings_of("".join(lines).encode(), tmp_path)


values = st.recursive(
    st.one_of(
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=8),
        st.dates(),
        st.times(),
        st.sampled_from(["1.0", "2.0", "letter", "server", "{supported", "relay/version", "2.1"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)


@hostile
@given(data=st.data())
def test_no_value_at_any_place_is_a_traceback(data: st.DataObject, tmp_path: Path) -> None:
    mapping = tomllib.loads(TEXT)
    for _ in range(data.draw(st.integers(1, 4))):
        at: Any = mapping
        while True:
            places = list(at) if isinstance(at, dict) else list(range(len(at)))
            if not places:
                break
            place = data.draw(st.sampled_from(places))
            below = at[place]
            if not isinstance(below, dict | list) or data.draw(st.integers(0, 5)) == 0:
                if isinstance(at, dict) and data.draw(st.booleans()):
                    at.pop(place)
                else:
                    at[place] = data.draw(values)
                break
            at = below
    findings_of(tomli_w.dumps(mapping).encode(), tmp_path)


@pytest.mark.parametrize(
    "content",
    [
        "a = " + "[" * 5000,
        "a = " + "[" * 400 + "]" * 400,
        "[" + "a." * 5000 + "a]",
        "a" + ".a" * 5000 + " = 1",
        "a = " + "9" * 5000,
        "a = 0x" + "f" * 9000,
        "protocol = 0x" + "f" * 9000,
        'a = "' + "\\u0000" * 50 + '"',
        '"\\u0000\\n" = 1',
        "protocol = 2026-13-45",
        "versions = [{}, 1, []]",
        'versions = [{id = "1.0", extends = "1.0"}]',
        "eras = {}\nadmission = {rules = [{}]}",
    ],
    ids=lambda content: re.sub(r"[^\w.= ]", "", content)[:24],
)
def test_odd_content_is_a_finding(content: str, tmp_path: Path) -> None:
    assert findings_of(content.encode(), tmp_path)


def test_the_walk_finds_what_the_models_refuse() -> None:
    """A shape that the models refuse is told in the walk's words, not by the fallback."""
    shape = read_shape({"protocol": {"id": 1}, "versions": [{"id": True}]})
    assert shape.model is not None
    assert "shape" not in {problem.check for problem in shape.problems}


def test_a_fault_in_one_version_hides_none_in_another(tmp_path: Path) -> None:
    text = TEXT.replace("released = 2024-01-31", 'released = "soon"', 1)
    text = text.replace('extends = "2.0"', 'extends = "2.O"', 1)
    (tmp_path / "relay.toml").write_text(text, encoding="utf-8")
    _, findings = collect(tmp_path)
    assert [(each.key, each.help) for each in findings] == [
        ("versions[0].released", ""),
        ("versions[3].extends", "did you mean '2.0'?"),
    ]


@pytest.mark.parametrize("key", list(RegistryFile.model_fields))
def test_without_any_one_table_there_is_no_traceback(key: str, tmp_path: Path) -> None:
    mapping = tomllib.loads(TEXT)
    mapping.pop(key, None)
    findings_of(tomli_w.dumps(mapping).encode(), tmp_path)
