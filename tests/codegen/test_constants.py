"""The generated constants: what they cost, what types they have, and that they tell the truth."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

import registry
from registry.codegen.facts import METHOD_LISTS

PROTOCOLS = ("a2a", "acp", "mcp")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory, real_texts: dict[str, str]) -> Path:
    """A folder that holds the constants package as built from the real registry."""
    folder = tmp_path_factory.mktemp("constants")
    (folder / "agent_protocols").mkdir()
    for path, text in real_texts.items():
        if path.startswith("generated/python/"):
            (folder / path.removeprefix("generated/python/")).write_text(text, "utf-8")
    return folder


def module_of(package: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        f"built_{name}", package / "agent_protocols" / f"{name}.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", PROTOCOLS)
def test_a_module_needs_the_standard_library_alone_and_little_of_it(
    package: Path, name: str
) -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(package)!r})\n"
        f"before = set(sys.modules)\nimport agent_protocols.{name} as module\n"
        "print(*sorted(set(sys.modules) - before))\n"
        "print(module.LATEST_VERSION)"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], check=True, capture_output=True, text=True
    )
    loaded, latest = done.stdout.split("\n")[:2]
    assert set(loaded.split()) <= {
        "__future__",
        "_collections",
        "_collections_abc",
        "_functools",
        "_operator",
        "agent_protocols",
        f"agent_protocols.{name}",
        "collections",
        "enum",
        "functools",
        "itertools",
        "keyword",
        "operator",
        "reprlib",
        "types",
    }
    assert latest == str(registry.protocol(name).latest.wire)


@pytest.fixture(scope="module")
def typed(package: Path) -> str:
    """What the type checker says of the package, and of a program that misuses it."""
    (package / "uses.py").write_text(
        "from agent_protocols import mcp\n"
        "version: mcp.Version = mcp.LATEST_VERSION\n"
        "request: mcp.ClientRequest = mcp.METHOD_TOOLS_CALL\n"
        "known: bool = mcp.METHOD_TOOLS_CALL in mcp.CLIENT_REQUESTS[version]\n"
        "code: int = mcp.ErrorCode.INVALID_PARAMS\n"
        "wrong_version: mcp.Version = '2025-11-52'  # line 6\n"
        "wrong_request: mcp.ClientRequest = mcp.METHOD_ROOTS_LIST  # line 7\n"
        "mcp.METHOD_TOLLS_CALL  # line 8\n"
        "mcp.LATEST_VERSION = mcp.VERSION_2025_11_25  # line 9\n",
        "utf-8",
    )
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--no-incremental",
            "--config-file=",
            "agent_protocols",
            "uses.py",
        ],
        cwd=package,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout


def test_every_module_is_strictly_typed(typed: str) -> None:
    assert [line for line in typed.split("\n") if line.startswith("agent_protocols")] == []


def test_the_types_find_exactly_the_mistakes(typed: str) -> None:
    told = [line.split(":")[1] for line in typed.split("\n") if line.startswith("uses.py:")]
    assert list(dict.fromkeys(told)) == ["6", "7", "8", "9"]


@pytest.mark.parametrize("name", PROTOCOLS)
def test_constants_say_what_the_engine_says(package: Path, name: str) -> None:
    module, protocol = module_of(package, name), registry.protocol(name)
    assert tuple(each.wire for each in protocol.versions) == module.PUBLISHED_VERSIONS
    assert module.PUBLISHED_VERSIONS[::-1] == module.SUPPORTED_VERSIONS
    assert protocol.latest.wire == module.LATEST_VERSION
    assert dict(module.ERAS) == {each.wire: each.era for each in protocol.all_versions}
    for version in module.LISTED_VERSIONS:
        for kind in METHOD_LISTS:
            listed = getattr(module, kind.upper(), {}).get(version, frozenset())
            assert listed == getattr(protocol.methods(version), kind)
        assert {int(code) for code in module.ERRORS[version]} == {
            error.code for error in protocol.errors(version).values()
        }


@pytest.mark.parametrize("name", PROTOCOLS)
def test_the_types_can_be_asked_for_at_run_time(package: Path, name: str) -> None:
    module = module_of(package, name)
    assert set(get_args(module.Version)) == set(module.PUBLISHED_VERSIONS)
    assert set(get_args(module.ListedVersion)) == set(module.LISTED_VERSIONS)
    assert set(get_args(module.ClientRequest)) == frozenset().union(
        *module.CLIENT_REQUESTS.values()
    )


def test_an_unknown_name_is_no_attribute(package: Path) -> None:
    with pytest.raises(AttributeError, match="METHOD_TOLLS_CALL"):
        _ = module_of(package, "mcp").METHOD_TOLLS_CALL


def test_of_several_names_of_one_code_the_newest_is_the_member(package: Path) -> None:
    codes = module_of(package, "a2a").ErrorCode
    assert codes(-32007).name == "EXTENDED_AGENT_CARD_NOT_CONFIGURED"
    assert codes.AUTHENTICATION_REQUIRED is codes(-32007)


def test_mappings_cannot_be_changed(package: Path) -> None:
    with pytest.raises(TypeError):
        module_of(package, "mcp").CLIENT_REQUESTS["2026-07-28"] = frozenset()


@pytest.mark.parametrize(
    "name", ["CLIENT_CAPABILITY_ROOTS", "METHOD_ROOTS_LIST", "FEATURE_SESSIONS"]
)
def test_a_deprecated_name_says_until_when_and_what_instead(
    real_texts: dict[str, str], name: str
) -> None:
    text = real_texts["generated/python/agent_protocols/mcp.py"]
    docstring = text.partition(f"\n{name}: Final")[2].split('"""')[1]
    assert "Deprecated since 2026-07-28; may be removed from 2027-07-28 on:" in docstring


@pytest.mark.parametrize("name", PROTOCOLS)
def test_every_sourced_constant_names_its_place_in_the_registry(
    real_texts: dict[str, str], name: str
) -> None:
    text = real_texts[f"generated/python/agent_protocols/{name}.py"]
    places = text.count(f"(registry/{name}.toml: ") + text.count(f"(registry/{name}.toml:\n")
    sourced = [
        line
        for line in text.split("\n")
        if line.startswith(("METHOD_", "VERSION_", "FEATURE_", "CLIENT_CAPABILITY_", "HEADER_"))
    ]
    assert places >= len(sourced) > 0
