"""What only a build would find wrong: names that collide, and rules that no message reaches.

In: loaded sources and their compiled tables. Out: findings, for ``check`` to tell before a
build does. Nothing is rendered and nothing is written.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..engine.findings import Finding
from .constants import constants_view
from .render import naming_findings
from .vectors import vectors

if TYPE_CHECKING:
    from ..source.load import Source


def build_findings(
    sources: Mapping[str, Source], compiled: Mapping[str, Mapping[str, Any]]
) -> list[Finding]:
    """Errors for constants that would share a name, warnings for rules that nothing reaches."""
    views = {id: constants_view(tables) for id, tables in sorted(compiled.items())}
    findings = naming_findings(sources, views)
    for id, tables in sorted(compiled.items()):
        header, *cases = map(json.loads, vectors(dict(tables)))
        reached = {case["expect"].get("rule") for case in cases}
        findings += [
            _unreached(sources[id], rule) for rule in header["rules"] if rule not in reached
        ]
    return findings


def _unreached(source: Source, rule: str) -> Finding:
    _, decision, short = rule.split(".", 2)
    rules = getattr(source.model, decision).rules
    number = next(at for at, each in enumerate(rules) if each.id == short)
    return Finding(
        source.file,
        source.line(decision, "rules", number),
        f"{decision}.rules[{number}]",
        f"no message can be made that rule {short!r} decides",
        f"its facts never come together: remove it, or declare why in [[{decision}.impossible]]",
        "warning",
        "unreached-rule",
    )
