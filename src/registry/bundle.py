"""Where the bundled tables and registry files lie, and how they are read.

In: nothing but the place of this package: installed, its ``bundled`` folder; in a checkout,
the checkout's own ``generated`` and ``registry``. Out: paths and decoded tables. Nothing is
read before it is asked for.
"""

from __future__ import annotations

import os

from .engine.errors import RegistryError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_HERE = os.path.dirname(os.path.abspath(__file__))
_INSTALLED = os.path.join(_HERE, "bundled")
_CHECKOUT = os.path.dirname(os.path.dirname(_HERE))


def tables_folder() -> str:
    """The folder of the compiled tables."""
    installed = os.path.join(_INSTALLED, "tables")
    return installed if os.path.isdir(installed) else os.path.join(_CHECKOUT, "generated", "tables")


def registry_folder() -> str:
    """The folder of the registry files that the bundled tables were made from."""
    installed = os.path.join(_INSTALLED, "registry")
    return installed if os.path.isdir(installed) else os.path.join(_CHECKOUT, "registry")


def checkout() -> str | None:
    """The folder of the checkout that this package is run from; None where it is installed."""
    at_home = os.path.isfile(os.path.join(_CHECKOUT, "pyproject.toml"))
    return _CHECKOUT if at_home and not os.path.isdir(_INSTALLED) else None


def bundled_names() -> tuple[str, ...]:
    """The ids of the bundled protocols, sorted."""
    try:
        names = os.listdir(tables_folder())
    except FileNotFoundError:
        names = []
    return tuple(sorted(name[:-5] for name in names if name.endswith(".json")))


def read_tables(name: str) -> dict[str, Any]:
    """The compiled tables of a bundled protocol.

    Raises:
        RegistryError: the file is not there or is no JSON: the build has not been run, or
            the installation is damaged.
    """
    import json

    path = os.path.join(tables_folder(), f"{name}.json")
    try:
        with open(path, "rb") as file:
            return json.loads(file.read())  # type: ignore[no-any-return]
    except (OSError, ValueError) as error:
        raise RegistryError(
            f"the compiled tables of {name!r} cannot be read ({error}); "
            "'python -m registry build' makes them"
        ) from error
