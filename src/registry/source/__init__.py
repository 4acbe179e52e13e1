"""The loader room: registry files to validated models, and problems with their places.

``load`` reads files, ``shape`` judges a mapping by ``grammar``, ``checks`` judges a model as
a whole, ``locate`` finds lines, ``write`` writes TOML. What becomes of the models is
:mod:`registry.compile`'s work. The names below are fetched when they are first used, so that
a module that needs no pydantic, such as ``locate``, can be had without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .load import Source, collect, load_sources

__all__ = ["Source", "collect", "load_sources"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"{__name__}.load"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
