"""What is installed: both packages and the tables, from a checkout and away from one."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import registry

ROOT = Path(__file__).parent.parent


def run(*command: str, cwd: Path, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    return subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )


def test_no_python_file_lies_in_the_data_folder() -> None:
    """Project choice: an ``__init__.py`` there would hide the package of the same name."""
    assert not [path for path in (ROOT / "registry").rglob("*") if path.suffix.startswith(".py")]


def test_an_editable_installation_puts_src_on_the_path() -> None:
    assert registry.__file__ is not None
    if not Path(registry.__file__).is_relative_to(ROOT):
        pytest.skip("the project is not installed from this checkout in editable mode")
    assert str(ROOT / "src") in sys.path
    assert not [finder for finder in sys.meta_path if "editable" in repr(finder)]


def test_from_the_repository_root_the_package_wins_over_the_data_folder() -> None:
    done = run(sys.executable, "-c", "import registry; print(registry.__file__)", cwd=ROOT)
    assert done.stdout.strip().endswith("__init__.py"), done.stderr


def test_without_an_installation_the_error_is_the_one_that_the_readme_explains() -> None:
    """Python itself gives this error: nothing of the project is found to run."""
    done = run(sys.executable, "-S", "-m", "registry", cwd=ROOT)
    told = "'registry' is a package and cannot be directly executed"
    assert done.returncode != 0
    assert told in done.stderr
    assert told in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "."]
    done = run(*command, "--wheel-dir", str(folder), cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel's contents, to be put before everything else on the path."""
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def test_the_wheel_holds_both_packages_the_tables_and_the_registry_files(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for protocol in registry.protocols():
        assert f"agent_protocols/{protocol}.py" in names
        assert f"registry/bundled/tables/{protocol}.json" in names
        assert f"registry/bundled/registry/{protocol}.toml" in names
    assert {"registry/py.typed", "agent_protocols/py.typed"} <= names
    assert [name for name in names if name.endswith(".j2")]


@pytest.mark.parametrize(
    "command",
    [
        ["-m", "registry", "show", "mcp"],
        ["-m", "registry", "check"],
        ["-m", "registry", "build", "--out", "out"],
        ["-c", "import agent_protocols.mcp as mcp; print(mcp.LATEST_VERSION)"],
    ],
    ids=lambda command: " ".join(command[1:3]),
)
def test_installed_away_from_the_checkout_everything_works(
    command: list[str], installed: Path, tmp_path: Path
) -> None:
    done = run(sys.executable, *command, cwd=tmp_path, path=installed)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_installed_away_from_the_checkout_a_rule_is_found_in_its_file(
    installed: Path, tmp_path: Path
) -> None:
    code = "import registry, registry.bundle as b; print(registry.__file__, b.registry_folder())"
    done = run(sys.executable, "-c", code, cwd=tmp_path, path=installed)
    assert str(installed) in done.stdout
    assert str(ROOT) not in done.stdout.replace(str(installed), "")


def test_the_constants_do_not_need_the_engine() -> None:
    found = importlib.util.find_spec("agent_protocols.mcp")
    assert found is not None
    assert found.origin is not None
    assert "import registry" not in Path(found.origin).read_text(encoding="utf-8")
