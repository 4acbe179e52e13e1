"""The registry held against the official schemas and SDKs, in both directions.

In: validated registry files, a folder of official schemas and whatever official SDKs are
installed. Out: a :class:`Report` of what agrees, what differs, which differences the registry
declares on purpose and which of those no longer occur; and what was skipped for want of a
file or a package. ``python -m registry.verify`` prints it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ..source.grammar import RegistryFile
from .protocol import ProtocolCheck
from .report import Declared, Difference, Report, Row, Stale, render

__all__ = ["Declared", "Difference", "Report", "Row", "Stale", "render", "verify"]


def verify(models: Iterable[RegistryFile], specs: Path | None) -> Report:
    """The report on these protocols; without ``specs`` on the SDKs alone."""
    parts = [ProtocolCheck(model).compare(specs) for model in models]
    return Report(
        *(
            tuple(each for part in parts for each in getattr(part, name))
            for name in ("rows", "undeclared", "declared", "stale", "skipped")
        )
    )
