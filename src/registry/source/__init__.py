"""The loader room: registry files to validated models, and problems with their places.

``load`` reads files, ``shape`` judges a mapping by ``grammar``, ``checks`` judges a model as
a whole, ``locate`` finds lines, ``write`` writes TOML. What becomes of the models is
:mod:`registry.compile`'s work.
"""

from __future__ import annotations

from .load import Source, collect, load_sources

__all__ = ["Source", "collect", "load_sources"]
