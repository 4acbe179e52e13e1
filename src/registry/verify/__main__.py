"""``python -m registry.verify``: prints the comparison with official schemas and SDKs.

In: arguments and the environment. Out: text or JSON; exit code 0 where every difference is
declared, 1 on one that is not, on a declaration without a difference or on a broken registry,
and 2 on wrong usage.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from .. import bundle
from ..engine.errors import RegistryError
from ..source.load import load_sources
from . import render, verify

#: The environment variable that names the folder of official schemas.
VARIABLE = "REGISTRY_SPECS"
#: Where that folder lies beside a checkout, unless told otherwise.
BESIDE_CHECKOUT = Path("..", "shared", "specs")


def specs_folder(given: str | None, registry: Path) -> Path | None:
    """The folder of official schemas: as given, by the environment, or beside the checkout."""
    named = given or os.environ.get(VARIABLE)
    folder = Path(named) if named else registry.parent / BESIDE_CHECKOUT
    return folder if folder.is_dir() else None


def main(arguments: Sequence[str] | None = None) -> int:
    """``python -m registry.verify``: prints the report; the exit code tells of it."""
    parser = argparse.ArgumentParser(
        prog="python -m registry.verify",
        description="Compares the registry with the official schemas and SDKs.",
    )
    parser.add_argument("--registry", help="folder of registry files; by default the project's own")
    parser.add_argument(
        "--specs",
        help=f"folder of official schemas, one folder a protocol; by default {VARIABLE} of the "
        f"environment, else {BESIDE_CHECKOUT.as_posix()} beside the registry's folder",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args(arguments)
    registry = Path(options.registry or bundle.registry_folder()).resolve()
    specs = specs_folder(options.specs, registry)
    if options.specs and specs is None:
        parser.error(f"no such folder: {options.specs}")
    try:
        sources = load_sources(registry)
        report = verify((source.model for source in sources.values()), specs)
    except RegistryError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    print(json.dumps(report.to_dict(), indent=2) if options.json else render(report))  # noqa: T201
    return 0 if report.is_clean else 1


if __name__ == "__main__":
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
