"""What the written pages show is true: their blocks run, and what they name is there.

Python blocks of one page share a namespace, in order. Of the console blocks the commands of
the command line run; of their output the lines shown must come in that order, ``...`` standing
for any text. Every page runs in a folder of its own with a copy of ``registry/``, to which the
README's worked revision is added.
"""

from __future__ import annotations

import difflib
import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner

import registry
from registry.cli import main
from registry.codegen.build import build
from registry.engine.answers import MESSAGE_PLACEHOLDERS
from registry.engine.probe import PLACEHOLDERS
from registry.source import grammar

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"

#: Every page that people write; what a build writes is not among them.
PAGES = tuple(
    sorted(
        page
        for page in (
            README,
            ROOT / "CHANGELOG.md",
            *(ROOT / "docs").rglob("*.md"),
            ROOT / "registry" / "README.md",
            ROOT / "src" / "registry" / "README.md",
            ROOT / "tests" / "README.md",
            ROOT / "tests" / "data" / "README.md",
        )
        if not page.is_relative_to(ROOT / "docs" / "reference")
    )
)

LANGUAGES = {"console", "diff", "json", "mermaid", "pycon", "python", "text", "toml"}

#: What console blocks show and no test runs: each sets up, installs, or needs a history.
NOT_RUN = ("cd ", "git ", "pip ", "python -m pip ", "python -m venv ", "scripts/")


class Block(NamedTuple):
    """One fenced block: its page, the line of its first line, its language and text."""

    page: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{name_of(self.page)}:{self.line}"


_FENCE = re.compile(r"^ *```(\w*)[^\n]*\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, text.count("\n", 0, match.start(2)) + 1, match[1], match[2])
        for match in _FENCE.finditer(text)
    ]


def prose_of(page: Path) -> str:
    """A page without its fenced blocks, line for line."""
    text = page.read_text(encoding="utf-8")
    return _FENCE.sub(lambda match: "\n" * match[0].count("\n"), text)


def commands_of(block: Block) -> Iterator[tuple[str, str]]:
    """Each ``$`` command of a console block, with the output shown below it."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, shown = part.replace("\\\n", " ").partition("\n")
        yield command, shown.strip("\n")


BLOCKS = [block for page in PAGES for block in blocks_of(page)]
WITH_PYTHON = sorted({block.page for block in BLOCKS if block.language in ("python", "pycon")})
COMMANDS = [
    (block, command, shown)
    for block in BLOCKS
    if block.language == "console"
    for command, shown in commands_of(block)
]
RUN = [each for each in COMMANDS if not each[1].startswith(NOT_RUN)]


# --- the worked example ----------------------------------------------------------------------


def worked_revision() -> str:
    """The revision that the README adds: its one block of TOML."""
    (block,) = (each for each in blocks_of(README) if each.language == "toml")
    return block.text


def add_worked_revision(file: Path) -> None:
    """Edits a copy of ``mcp.toml`` as the README tells: the block, and the two beside it."""
    text = file.read_text(encoding="utf-8")
    (revision,) = tomllib.loads(worked_revision())["versions"]
    at = text.index(f'[[versions]]\nid = "{revision["extends"]}"')
    text = text[:at] + text[at:].replace('status = "current"', 'status = "final"', 1)
    at = text.index("# Adds and removes nothing yet")
    draft = text[at:].replace('compat = "2.1.0"', 'compat = "2.2.0"', 1)
    draft = draft.replace('extends = "2026-07-28"', 'extends = "2027-01-15"', 1)
    file.write_text(f"{text[:at]}{worked_revision()}\n{draft}", encoding="utf-8")


def whole_file() -> str:
    """The registry file that stands on the page of the format."""
    (block,) = (
        each
        for each in BLOCKS
        if each.page.stem == "registry-format" and "[[admission.rules]]" in each.text
    )
    return block.text


@pytest.fixture
def workspace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as a reader has it after the examples: a registry, and a file of one's own."""
    shutil.copytree(ROOT / "registry", tmp_path / "registry")
    add_worked_revision(tmp_path / "registry" / "mcp.toml")
    (tmp_path / "lantern.toml").write_text(whole_file(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_worked_revision_is_short_and_needs_no_python(workspace: Path) -> None:
    """Project choice: a revision of a known era is fewer than 25 lines of TOML, and no code."""
    assert len(worked_revision().splitlines()) < 25
    assert registry.load(workspace / "registry")["mcp"].latest.wire == "2027-01-15"


class Builds(NamedTuple):
    """The project built before and after the worked example, and what the second wrote."""

    before: Path
    after: Path
    written: tuple[str, ...]


@pytest.fixture(scope="module")
def builds(tmp_path_factory: pytest.TempPathFactory) -> Builds:
    before, after = (tmp_path_factory.mktemp(name) for name in ("before", "after"))
    shutil.copytree(ROOT / "registry", before / "registry")
    build(before / "registry", before)
    shutil.copytree(before, after, dirs_exist_ok=True)
    add_worked_revision(after / "registry" / "mcp.toml")
    return Builds(before, after, build(after / "registry", after).written)


def test_build_of_the_worked_example_writes_what_is_shown(builds: Builds) -> None:
    (shown,) = (
        output
        for block, command, output in COMMANDS
        if block.page == README and command == "scripts/build" and output
    )
    wrote = tuple(re.findall("^wrote (.+)$", shown, re.MULTILINE))
    assert wrote == builds.written


def test_diff_of_the_worked_example_is_what_changes(builds: Builds) -> None:
    (block,) = (each for each in blocks_of(README) if each.language == "diff")
    hunks = re.findall(
        r"^--- a/(\S+)\n\+\+\+ b/\1\n(.*?)(?=^---|\Z)", block.text, re.MULTILINE | re.DOTALL
    )
    shown = {(file, line) for file, hunk in hunks for line in hunk.splitlines() if line != "..."}
    real = {
        (file, line)
        for file, _ in hunks
        for line in difflib.unified_diff(
            (builds.before / file).read_text(encoding="utf-8").splitlines(),
            (builds.after / file).read_text(encoding="utf-8").splitlines(),
            n=0,
        )
    }
    assert len(hunks) == 2
    assert shown <= real


# --- blocks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_block_is_of_a_language_that_is_known(block: Block) -> None:
    assert block.language in LANGUAGES


@pytest.mark.parametrize("block", [b for b in BLOCKS if b.language == "toml"], ids=str)
def test_toml_block_is_toml(block: Block) -> None:
    assert tomllib.loads(block.text)


@pytest.mark.parametrize("page", WITH_PYTHON, ids=name_of)
def test_python_blocks_of_a_page_run_in_order(page: Path, workspace: Path) -> None:
    namespace: dict[str, object] = {"__name__": page.stem}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    failures: list[str] = []
    for block in blocks_of(page):
        if block.language == "python":
            exec(compile("\n" * (block.line - 1) + block.text, str(page), "exec"), namespace)
        elif block.language == "pycon":
            test = doctest.DocTestParser().get_doctest(
                block.text, namespace, str(block), str(page), block.line - 1
            )
            test.globs = namespace  # shared, where doctest would copy it
            runner.run(test, out=failures.append, clear_globs=False)
    assert not failures, "".join(failures)


@pytest.mark.parametrize(
    ("block", "command", "shown"), RUN, ids=[f"{block} {command[:60]}" for block, command, _ in RUN]
)
def test_console_command_prints_what_is_shown(
    block: Block, command: str, shown: str, workspace: Path
) -> None:
    assert "python -m registry" in command, "a command is run, or stands in NOT_RUN"
    done = subprocess.run(
        command.replace("python -m registry", f"{shlex.quote(sys.executable)} -m registry"),
        shell=True,
        cwd=workspace,
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "100", "NO_COLOR": "1"},
        timeout=120,
        check=False,
    )
    output = " ".join((done.stdout + done.stderr).split())
    parts = (" ".join(part.split()) for part in re.split(r"\.\.\.|\n", shown))
    pattern = ".*".join(re.escape(part) for part in parts if part)
    assert re.search(pattern, output), f"{done.stdout}{done.stderr}"
    assert "Traceback" not in done.stderr


# --- what the pages name ---------------------------------------------------------------------

_TOP = ("src/", "registry/", "docs/", "tests/", "scripts/", "generated/", ".ci/")
_PATTERN = re.compile(r"[<>*{}]|\.\.\.|\b[A-Z]+\b(?!\.md)")


def paths_named() -> set[tuple[str, str]]:
    found = set()
    for page in PAGES:
        for token in re.findall(r"`([^`\n]+)`", prose_of(page)):
            word = token.split()[0] if token.strip() else ""
            if word.startswith(_TOP) and not _PATTERN.search(word):
                found.add((name_of(page), word))
    for _, command, _ in COMMANDS:
        if command.startswith("scripts/"):
            found.add(("a console block", command.split()[0]))
    return found


def links() -> set[tuple[str, str]]:
    return {
        (name_of(page), target)
        for page in PAGES
        for target in re.findall(r"\[[^\]]*\]\(([^)\s]+)\)", prose_of(page))
        if not target.startswith("https://")
    }


def commands_named() -> set[tuple[str, str, str]]:
    return {
        (name_of(page), name, rest.strip())
        for page in PAGES
        for name, rest in re.findall(
            r"python -m registry ([a-z]+)([^\n`|]*)", page.read_text(encoding="utf-8")
        )
    }


@pytest.mark.parametrize(("page", "path"), sorted(paths_named()))
def test_path_named_in_a_page_exists(page: str, path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize(("page", "target"), sorted(links()))
def test_link_of_a_page_leads_somewhere(page: str, target: str) -> None:
    path, _, anchor = target.partition("#")
    found = (ROOT / page).parent / path if path else ROOT / page
    assert found.exists()
    if anchor:
        headings = re.findall(r"^#+ (.+)$", prose_of(found), re.MULTILINE)
        kept = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
        assert anchor in {heading.replace(" ", "-") for heading in kept}


@pytest.mark.parametrize(("page", "name", "rest"), sorted(commands_named()))
def test_command_named_in_a_page_exists_with_its_options(page: str, name: str, rest: str) -> None:
    told = CliRunner().invoke(main, [name, "--help"])
    assert told.exit_code == 0, told.output
    for option in re.findall(r"(?:^|\s|\[)(--[a-z-]+)", rest):
        assert option in told.output


MODULES = sorted(
    path.relative_to(ROOT / "src" / "registry").as_posix()
    for path in (ROOT / "src" / "registry").rglob("*.py")
    if path.name != "__init__.py"
)


@pytest.mark.parametrize("module", MODULES)
def test_architecture_names_every_module_in_its_room(module: str) -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    room, _, name = module.rpartition("/")
    room, _, rest = room.partition("/")
    heading = f"### `{room}/`" if room else "### The top"
    section = text.partition(heading)[2].partition("\n#")[0]
    assert f"`{rest}/{name}`" in section if rest else f"`{name}`" in section


#: For each table of the grammar the words on the page after which its keys are listed.
PLACES = {
    "RegistryFile": ("The parts of a file:",),
    "ProtocolTable": ("`[protocol]`",),
    "EraTable": ("`[eras.NAME]`",),
    "DeclarationTable": ("`[declaration]`:",),
    "HandshakeTable": ("`[handshake]`:",),
    "DiscoveryTable": ("`[discovery]`:",),
    "CardTable": ("`[card]`:",),
    "CardShape": ("`[[card.shapes]]`:",),
    "VersionTable": ("`[[versions]]`,",),
    "FactLists": ("`[versions.adds]` and",),
    "ReleaseTable": ("`[[versions.releases]]`:",),
    "HandshakeMembers": ("`[versions.handshake]`:\n",),
    "MethodTable": ("`[methods.NAME]`",),
    "CapabilityTable": ("`[capabilities.PATH]`",),
    "ErrorTable": ("`[errors.KEY]`",),
    "MetadataKeyTable": ("`[metadata_keys.NAME]`",),
    "HeaderTable": ("`[headers.NAME]`",),
    "DefinitionTable": ("`[transports.NAME]`",),
    "OfferTable": ("`[[offers]]`",),
    "OfferModes": ("`offers.modes`",),
    "OfferOption": ("`[[offers.options]]`",),
    "DeprecationTable": ("`[[deprecations]]`",),
    "DifferenceTable": ("`[[differences]]`",),
    "OfficialTable": ("`[official]`",),
    "OfficialSchema": ("`[[official.schemas]]`",),
    "OfficialSdk": ("`[[official.sdks]]`",),
    "OfficialMethods": ("Their `methods`",),
    "OfficialCapabilities": ("Their `capabilities`",),
    "PolicyTable": ("`[policies.NAME]`",),
    "AdmissionTable": ("`[admission]`, `[probe]` and",),
    "ProbeTable": ("`[admission]`, `[probe]` and",),
    "LifecycleTable": ("`[admission]`, `[probe]` and",),
    "AdmissionRule": ("A rule of any of them", "### Admission"),
    "ProbeRule": ("A rule of any of them", "### Probe"),
    "LifecycleRule": ("A rule of any of them", "### Lifecycle"),
    "Impossible": ("`[[admission.impossible]]`",),
}
#: What other tables of the grammar are made of, and has no page of its own.
SHARED = {"Table", "RuleTable", "OfficialPlaces"}

_NEEDED = re.compile(r"^\| key \| needed \|.*\n\|-.*\n((?:\|.*\n)+)", re.MULTILINE)


def keys_told_after(words: str) -> dict[str, str]:
    """The keys of the first table after these words, each with what stands under *needed*."""
    text = (ROOT / "docs" / "registry-format.md").read_text(encoding="utf-8")
    assert text.count(words) == 1
    found = _NEEDED.search(text, text.index(words))
    assert found is not None
    told = {}
    for row in found[1].splitlines():
        keys, needed = row.split("|")[1:3]
        told.update(dict.fromkeys(re.findall(r"`([^`]+)`", keys), needed.strip()))
    return told


@pytest.mark.parametrize(("table", "places"), PLACES.items(), ids=list(PLACES))
def test_registry_format_tells_of_every_key_and_which_are_needed(
    table: str, places: tuple[str, ...]
) -> None:
    told = {key: needed for words in places for key, needed in keys_told_after(words).items()}
    fields = getattr(grammar, table).model_fields
    real = {field.alias or key: field.is_required() for key, field in fields.items()}
    assert {key: needed == "yes" for key, needed in told.items()} == real


def test_registry_format_tells_of_every_table() -> None:
    models = {
        name
        for name, model in vars(grammar).items()
        if isinstance(model, type) and issubclass(model, grammar.Table)
    }
    assert models == PLACES.keys() | SHARED


@pytest.mark.parametrize("name", [*MESSAGE_PLACEHOLDERS, *sorted(PLACEHOLDERS)])
def test_registry_format_explains_every_placeholder(name: str) -> None:
    text = (ROOT / "docs" / "registry-format.md").read_text(encoding="utf-8")
    assert f"`{{{name}}}`" in text


def test_whole_file_has_only_what_a_file_needs(workspace: Path) -> None:
    """Project choice: fewer than 100 lines, and each part that the grammar requires."""
    needed = {
        name for name, field in grammar.RegistryFile.model_fields.items() if field.is_required()
    }
    assert needed <= tomllib.loads(whole_file()).keys()
    assert len(whole_file().splitlines()) < 100


def test_whole_file_passes_check_without_a_warning(workspace: Path) -> None:
    done = CliRunner().invoke(main, ["check", "lantern.toml", "--strict"])
    assert done.exit_code == 0, done.output


def test_whole_file_decides_as_its_rules_say(workspace: Path) -> None:
    server = registry.load("lantern.toml")["lantern"].server()
    told = [
        server.admit(registry.UNOPENED, "light/pass", None, headers).rule
        for headers in (
            {"Lantern-Version": "1.0"},
            {},
            [("Lantern-Version", "1.0"), ("lantern-version", "1.0")],
        )
    ]
    assert told == [
        "lantern.admission.served",
        "lantern.admission.not-served",
        "lantern.admission.declared-twice",
    ]


# --- constants of one's own --------------------------------------------------------------------


def test_constants_of_ones_own_can_stand_beside_the_bundled_ones(workspace: Path) -> None:
    """As the README says: a copied module works in a package of another name."""
    build(workspace / "lantern.toml", workspace / "out")
    (workspace / "project").mkdir()
    (workspace / "project" / "__init__.py").touch()
    shutil.copy(
        workspace / "out" / "generated" / "python" / "agent_protocols" / "lantern.py",
        workspace / "project" / "lantern.py",
    )
    program = (
        "from agent_protocols import mcp; from project import lantern; "
        "print(mcp.LATEST_LEGACY_VERSION, lantern.LATEST_VERSION)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=workspace, capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == ["2025-11-25", "1.0"], done.stderr


def test_registry_format_tells_the_order_of_a_file() -> None:
    (block,) = (b for b in BLOCKS if b.page.stem == "registry-format" and b.language == "text")
    assert re.findall(r"\w+", block.text) == list(grammar.RegistryFile.model_fields)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_page_names_no_place_of_a_machine_and_leaves_nothing_open(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"(?<![\w.])/(?:home|Users|work|tmp|root)/|\bC:\\", text)
    assert not re.search(r"\b(?:TODO|FIXME|TBD|XXX)\b", text)
