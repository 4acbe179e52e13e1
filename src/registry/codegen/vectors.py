"""Conformance vectors: inputs and what must follow from them, for engines in any language.

In: the compiled tables of one protocol. Out: lines of JSON, the first a header, the rest
one case each; the same tables give the same lines. Inputs are made of names that the tables
have, and what follows from them is what the engine answers while the lines are made. The
cases of a decision cover each of its rules with every pair of facts' values that occurs
with it, and each slice of the table that it fires in (:mod:`registry.codegen.cover`); a
class that no input could be made for stands in the header's ``uncovered``. The format is
told in ``docs/vectors.md``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..engine.tables import Tables
from ..facade import Protocol
from .admission_cases import AdmissionCases
from .cover import Cover
from .list_cases import (
    answer_cases,
    era_cases,
    handshake_cases,
    negotiation_cases,
    pick_cases,
    shim_cases,
    supported_cases,
)
from .material import Material
from .probe_cases import ProbeCases
from .session_cases import ClassificationCases, session_cases

FORMAT = 1

_LISTS: dict[str, Callable[[Material], Iterable[dict[str, Any]]]] = {
    "session": session_cases,
    "negotiation": negotiation_cases,
    "pick": pick_cases,
    "handshake": handshake_cases,
    "answer": answer_cases,
    "shim": shim_cases,
    "supported": supported_cases,
    "era": era_cases,
}


def vectors(tables: Mapping[str, Any]) -> list[str]:
    """The lines of a protocol's vectors, each one JSON object, the header first.

    A header's ``uncovered`` is empty where every class of every rule has a case. A rule
    that has none is named there rather than raised: whether it can be tested is the
    registry's author's to judge, by what it says.
    """
    protocol = Protocol(Tables(tables))
    material = Material(protocol)
    makers: dict[str, Any] = {
        "admission": AdmissionCases,
        "probe": ProbeCases,
        "lifecycle": ClassificationCases,
    }
    cases: list[dict[str, Any]] = []
    counts: dict[str, int] = {}
    uncovered: list[str] = []
    classes = 0
    for decision, table in tables["decisions"].items():
        maker = makers[decision](material)
        cover: Cover[dict[str, Any]] = Cover(table, maker.make)
        uncovered += cover.uncovered
        classes += cover.classes
        made = [{"facts": each.facts, **each.case} for each in cover.chosen]
        if decision == "admission":
            made += maker.spellings()
        numbers: dict[str, int] = {}
        for case in made:
            rule = case["expect"]["rule"]
            numbers[rule] = numbers.get(rule, 0) + 1
            cases.append({"kind": decision, "id": f"{rule}#{numbers[rule]}", **case})
        counts[decision] = len(made)
    for kind, make in _LISTS.items():
        asked = list(make(material))
        counts[kind] = len(asked)
        for number, case in enumerate(asked, 1):
            cases.append({"kind": kind, "id": f"{protocol.name}.{kind}#{number}", **case})
    header = {
        "generated": tables["generated"],
        "format": FORMAT,
        "protocol": protocol.name,
        "rules": [rule["id"] for table in tables["decisions"].values() for rule in table["rules"]],
        "counts": counts,
        "classes": classes,
        "uncovered": uncovered,
    }
    return [_line(each) for each in (header, *cases)]


def _line(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=True, separators=(",", ":"))
