"""Registries for the tests of codegen: the small one, and the project's own."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from registry.codegen.render import render
from registry.compile.compiler import compile_registry
from registry.source.load import load_sources

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def small_folder() -> Path:
    return ROOT / "tests" / "data" / "small"


@pytest.fixture(scope="session")
def real_folder() -> Path:
    return ROOT / "registry"


@pytest.fixture
def project(tmp_path: Path, small_folder: Path) -> Path:
    """A project of a user: a folder with a registry of its own, nothing built yet."""
    shutil.copytree(small_folder, tmp_path / "registry")
    return tmp_path


@pytest.fixture(scope="session")
def small_texts(small_folder: Path) -> dict[str, str]:
    sources = load_sources(small_folder)
    return render(sources, compile_registry(sources))


@pytest.fixture(scope="session")
def real_texts(real_folder: Path) -> dict[str, str]:
    sources = load_sources(real_folder)
    return render(sources, compile_registry(sources))
