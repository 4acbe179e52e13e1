"""What a build writes, removes, leaves alone and tells."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from registry import InvalidRegistryError, UsageError
from registry.codegen import build as module
from registry.codegen.build import STAMP, BuildReport, build

CONSTANTS = "generated/python/agent_protocols/relay.py"
TABLES = "generated/tables/relay.json"
PAGE = "docs/reference/relay.md"
EVERY_FOLDER_OF_A_PROTOCOL = (
    CONSTANTS,
    "generated/typescript/relay.ts",
    TABLES,
    "generated/vectors/relay.jsonl",
    PAGE,
)


def run(project: Path, check: bool = False) -> BuildReport:
    return build(project / "registry", project, check)


def contents(project: Path) -> dict[str, bytes]:
    """Every file but the stamp, which says no more than that all is fresh."""
    return {
        path.relative_to(project).as_posix(): path.read_bytes()
        for path in sorted(project.rglob("*"))
        if path.is_file() and path.name != Path(STAMP).name
    }


def edit(project: Path, old: str, new: str) -> None:
    file = project / "registry" / "small.toml"
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8", newline="\n")


def test_a_first_build_writes_everything_and_says_so(project: Path) -> None:
    report = run(project)
    on_disk = set(contents(project)) - {"registry/small.toml"}
    assert set(report.written) == on_disk
    assert set(EVERY_FOLDER_OF_A_PROTOCOL) <= on_disk
    assert (report.removed, report.unchanged, report.stale) == ((), (), False)


def test_two_builds_are_byte_identical(
    project: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = tmp_path_factory.mktemp("other place")
    run(project)
    build(project / "registry", other)
    first = {p: data for p, data in contents(project).items() if p != "registry/small.toml"}
    assert first == contents(other)


def test_the_order_of_hashes_shows_nowhere(project: Path, tmp_path: Path) -> None:
    run(project)
    again = tmp_path / "again"
    registry, out = str(project / "registry"), str(again)
    code = f"from registry.codegen.build import build; build({registry!r}, {out!r})"
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        subprocess.run([sys.executable, "-c", code], check=True, env=environment)
        (again / STAMP).unlink()
    built = {p: d for p, d in contents(project).items() if p.startswith(("docs", "generated"))}
    assert contents(again) == built


def test_texts_have_unix_newlines_and_no_space_at_the_end(small_texts: dict[str, str]) -> None:
    assert [p for p, text in small_texts.items() if "\r" in text] == []
    assert [p for p, text in small_texts.items() if text and text[-1] != "\n"] == []
    lines = [line for text in small_texts.values() for line in text.split("\n")]
    assert [line for line in lines if line != line.rstrip()] == []


def test_every_text_opens_with_the_mark(small_texts: dict[str, str]) -> None:
    unmarked = [p for p, text in small_texts.items() if not module._carries_mark(text.encode())]
    assert unmarked == ["generated/python/agent_protocols/py.typed"]


def test_a_second_build_writes_nothing(project: Path) -> None:
    written = run(project).written
    before = {path: path.stat().st_mtime_ns for path in project.rglob("*")}
    report = run(project)
    assert (report.written, report.removed, report.unchanged) == ((), (), tuple(sorted(written)))
    assert {path: path.stat().st_mtime_ns for path in project.rglob("*")} == before


def test_a_build_with_nothing_to_do_loads_neither_pydantic_nor_jinja(project: Path) -> None:
    run(project)
    code = (
        "import sys\nfrom registry.codegen.build import build\n"
        f"build({str(project / 'registry')!r}, {str(project)!r})\n"
        "print(sorted({'pydantic', 'jinja2', 'tomllib'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == "[]\n"


def test_only_what_changed_is_written(project: Path) -> None:
    run(project)
    edit(project, 'title = "Pipe"', 'title = "A pipe"')
    assert set(run(project).written) == {
        CONSTANTS,
        "generated/typescript/relay.ts",
        TABLES,
        PAGE,
    }


@pytest.mark.parametrize("damaged", [b"", b"{", b"[]", b'{"format":1,"outputs":3}', b"\xff\x00"])
def test_a_broken_stamp_means_a_full_build(project: Path, damaged: bytes) -> None:
    run(project)
    (project / STAMP).write_bytes(damaged)
    (project / PAGE).unlink()
    assert run(project).written == (PAGE,)
    assert json.loads((project / STAMP).read_bytes())["format"] == 1


def test_a_damaged_output_is_mended_whatever_the_stamp_says(project: Path) -> None:
    run(project)
    whole = (project / TABLES).read_bytes()
    (project / TABLES).write_bytes(whole[:200])
    assert run(project).written == (TABLES,)
    assert (project / TABLES).read_bytes() == whole


def test_another_release_of_this_package_builds_anew(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(project)
    monkeypatch.setattr(module, "_code_digest", lambda: "other code")
    assert module._fresh(str(project), {"inputs": "", "code": "other code"}) is None
    assert run(project).written == ()


def test_files_of_a_protocol_that_is_gone_are_removed(project: Path) -> None:
    run(project)
    edit(project, 'id = "relay"', 'id = "post"')
    report = run(project)
    assert set(report.removed) == set(EVERY_FOLDER_OF_A_PROTOCOL)
    assert [path for path in EVERY_FOLDER_OF_A_PROTOCOL if (project / path).exists()] == []


@pytest.mark.parametrize("path", [CONSTANTS.replace("relay", "mine"), "docs/reference/mine.md"])
def test_a_file_written_by_hand_stays(project: Path, path: str) -> None:
    run(project)
    (project / path).write_text("# mine\n")
    edit(project, 'title = "Pipe"', 'title = "A pipe"')
    assert run(project).removed == ()
    assert (project / path).read_text() == "# mine\n"


def test_a_file_written_by_hand_is_not_overwritten(project: Path) -> None:
    (project / "docs/reference").mkdir(parents=True)
    (project / PAGE).write_text("# mine\n")
    with pytest.raises(UsageError, match=rf"not overwritten: {PAGE}; move or delete it"):
        run(project)
    assert set(contents(project)) == {"registry/small.toml", PAGE}


def test_an_ignore_file_of_the_user_is_left_as_it_is(project: Path) -> None:
    (project / "generated").mkdir()
    (project / "generated/.gitignore").write_text("*\n")
    run(project)
    assert (project / "generated/.gitignore").read_text() == "*\n"
    assert run(project).written == ()


def test_a_broken_registry_writes_nothing(project: Path) -> None:
    run(project)
    before = contents(project)
    edit(project, 'scheme = "major-minor"', 'scheme = "roman"')
    with pytest.raises(InvalidRegistryError, match="roman"):
        run(project)
    after = contents(project)
    assert {p: d for p, d in after.items() if p != "registry/small.toml"} == {
        p: d for p, d in before.items() if p != "registry/small.toml"
    }


def test_two_facts_of_one_constant_are_a_finding_with_its_line(project: Path) -> None:
    edit(project, '["hello", "parcel/send",', '["hello", "parcel-send", "parcel/send",')
    with pytest.raises(InvalidRegistryError) as caught:
        run(project)
    [finding] = caught.value.findings
    lines = (project / "registry/small.toml").read_text("utf-8").split("\n")
    assert "METHOD_PARCEL_SEND" in finding.message
    assert finding.line is not None
    assert "parcel-send" in lines[finding.line - 1]
    assert not (project / "generated").exists()


def failing(after: int, real: Callable[..., None]) -> Callable[..., None]:
    """A move that fails once, after so many that worked."""
    calls = iter(range(10_000))

    def move(*arguments: object, **named: object) -> None:
        if not named and next(calls) == after:  # with names it is shutil that calls
            raise OSError("the disk is full")
        real(*arguments, **named)

    return move


@pytest.mark.parametrize("after", range(4))
@pytest.mark.parametrize("call", ["replace", "unlink"])
def test_a_failure_in_the_middle_leaves_the_old_output_whole(
    project: Path, monkeypatch: pytest.MonkeyPatch, call: str, after: int
) -> None:
    run(project)
    before = {p: d for p, d in contents(project).items() if p != "registry/small.toml"}
    edit(project, 'id = "relay"', 'id = "post"')  # five files are new, five go, two change
    with monkeypatch.context() as patched:
        patched.setattr(module.os, call, failing(after, getattr(os, call)))
        with pytest.raises(OSError, match="the disk is full"):
            run(project)
    after_it = {p: d for p, d in contents(project).items() if p != "registry/small.toml"}
    assert after_it == before
    assert list((project / "generated").glob(".build-*/")) == []


def test_a_failed_first_build_leaves_no_folder(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module.os, "replace", failing(3, os.replace))
    with pytest.raises(OSError, match="the disk is full"):
        run(project)
    assert set(contents(project)) == {"registry/small.toml"}
    assert [path.name for path in project.iterdir()] == ["registry"]


def test_what_cannot_be_put_back_is_named(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(project)
    edit(project, 'title = "Pipe"', 'title = "A pipe"')

    def refuse(source: str, target: str) -> None:
        raise OSError("gone")

    monkeypatch.setattr(module.os, "replace", refuse)
    with pytest.raises(OSError, match="gone") as caught:
        run(project)
    assert any(PAGE in note and ".build-" in note for note in caught.value.__notes__)


def test_check_of_a_fresh_output_finds_nothing(project: Path) -> None:
    run(project)
    report = run(project, check=True)
    assert (report.stale, report.diff, report.written) == (False, "", ())


def test_check_writes_nothing(project: Path) -> None:
    report = run(project, check=True)
    assert report.stale
    assert set(EVERY_FOLDER_OF_A_PROTOCOL) <= set(report.written)
    assert list(contents(project)) == ["registry/small.toml"]


def test_check_shows_changed_missing_and_unexpected_files(project: Path) -> None:
    run(project)
    page = (project / PAGE).read_text("utf-8")
    (project / PAGE).write_text(page.replace("Hands parcels", "Throws parcels"), "utf-8")
    (project / TABLES).unlink()
    orphan = "generated/typescript/gone.ts"
    mark = (project / "generated/typescript/relay.ts").read_text("utf-8").split("\n")[0]
    (project / orphan).write_text(f"{mark}\n")
    report = run(project, check=True)
    assert (report.stale, report.written, report.removed) == (True, (PAGE, TABLES), (orphan,))
    assert "\n-Throws parcels from one peer to the next.\n+Hands parcels" in report.diff
    assert f"--- /dev/null\n+++ b/{TABLES}\n" in report.diff
    assert f"--- a/{orphan}\n+++ /dev/null\n" in report.diff


def test_check_trusts_no_stamp_that_the_files_do_not_match(project: Path) -> None:
    run(project)
    (project / CONSTANTS).write_bytes((project / CONSTANTS).read_bytes() + b"X = 1\n")
    assert run(project, check=True).written == (CONSTANTS,)


def test_a_diff_bounds_its_lines(project: Path) -> None:
    run(project)
    edit(project, 'title = "Pipe"', f'title = "{"p" * 5000}"')
    report = run(project, check=True)
    assert "more characters" in report.diff
    assert max(map(len, report.diff.split("\n"))) < 450


def test_a_diff_bounds_the_lines_of_a_file(small_texts: dict[str, str]) -> None:
    text = module._diff("x.md", b"", b"line\n" * 5000)
    assert text.count("\n") == module.MOST_LINES + 1
    assert text.endswith("more lines\n")


def test_one_file_is_a_registry_too(project: Path) -> None:
    build(project / "registry" / "small.toml", project)
    assert run(project).written == ()
