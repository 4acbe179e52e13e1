"""A validated registry to the tables that the engine reads.

In: :class:`~registry.source.load.Source` objects. Out: one mapping of JSON values a
protocol, as :class:`registry.engine.tables.Tables` reads it and ``generated/tables/``
stores it; and the findings that only the compiled rules show (gaps, rules that never fire).
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping
from math import prod
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from ..engine.errors import InvalidRegistryError
from ..engine.facts import DECISIONS, FIXED, NEEDS, SIDES
from ..engine.findings import Finding
from ..engine.schemes import make_scheme
from ..source.grammar import RegistryFile, RuleTable, Table
from .decide import MOST_RULES, Axis, Decision, Rule, decide
from .flatten import FlatVersion, flatten
from .share import table_data

if TYPE_CHECKING:
    from ..source.load import Source

FORMAT = 1
#: Cells of one decision, over all its policies; the largest bundled one has half a million.
MOST_CELLS = 4_000_000


def compile_registry(sources: Mapping[str, Source]) -> dict[str, dict[str, Any]]:
    """The tables of every protocol, by its id.

    Raises:
        InvalidRegistryError: the rules leave a gap, hold a rule that never fires, or are
            too many; all such problems of all protocols at once.
    """
    tables: dict[str, dict[str, Any]] = {}
    findings: list[Finding] = []
    for name, source in sorted(sources.items()):
        decisions, found = compile_decisions(source)
        findings.extend(found)
        tables[name] = build_tables(source.model, decisions, origin_of(source.file))
    if any(finding.level == "error" for finding in findings):
        raise InvalidRegistryError(findings)
    return tables


def origin_of(file: str) -> str:
    """A registry file by its folder and name: the same on every machine.

    >>> origin_of("/home/me/project/registry/mcp.toml"), origin_of("mine.toml")
    ('registry/mcp.toml', 'mine.toml')
    """
    return "/".join(PurePath(file).parts[-2:])


def compile_decisions(source: Source) -> tuple[dict[str, Decision], list[Finding]]:
    """The decision tables of one protocol, and what is wrong with their rules.

    A decision with more rules than a cell can number has no table, only a finding.
    """
    decisions: dict[str, Decision] = {}
    findings: list[Finding] = []
    for name in DECISIONS:
        table = getattr(source.model, name)
        if table is None:
            continue
        if len(table.rules) > MOST_RULES:
            findings.append(_too_many(source, name, len(table.rules)))
            continue
        axes = decision_axes(source.model, name)
        if prod(len(axis.values) for axis in axes) > MOST_CELLS:
            findings.append(_too_large(source, name, axes))
            continue
        rules = [_rule(source.model, rule) for rule in table.rules]
        impossible = [_condition(entry.when) for entry in table.impossible]
        decision = decide(axes, rules, impossible)
        decisions[name] = decision
        findings.extend(_findings(source, name, rules, decision))
    return decisions, findings


def decision_axes(model: RegistryFile, name: str) -> list[Axis]:
    """The axes of a decision: the facts and policies that its rules speak of."""
    table = getattr(model, name)
    spoken = {fact for entry in [*table.rules, *table.impossible] for fact in entry.when}
    spoken.update(fact for rule in table.rules for fact in _needs(model, rule))
    axes = [
        Axis(fact, values, fact in FIXED)
        for fact, values in DECISIONS[name].items()
        if fact in spoken
    ]
    axes += [
        Axis(policy, tuple(entry.values), True)
        for policy, entry in model.policies.items()
        if policy in spoken and entry.type == "choice" and SIDES[name] in entry.sides
    ]
    return axes


def build_tables(
    model: RegistryFile, decisions: Mapping[str, Decision], file: str
) -> dict[str, Any]:
    """The JSON values of one protocol's tables; every mapping in a settled order.

    ``file`` is the registry file as generated files give it for their origin.
    """
    origin = f"from {file} by 'python -m registry build'; not to be edited"
    return {
        "format": FORMAT,
        "generated": origin,
        "protocol": _plain(model.protocol),
        "eras": {name: _plain(era) for name, era in model.eras.items()},
        "versions": [_version(model, flat) for flat in flatten(model)],
        "errors": {
            key: {**_plain(error), "name": error.name or key} for key, error in model.errors.items()
        },
        **{
            name: {key: _plain(entry) for key, entry in getattr(model, name).items()}
            for name in (
                "methods",
                "capabilities",
                "headers",
                "metadata_keys",
                "features",
                "transports",
                "policies",
            )
        },
        **{
            name: None if getattr(model, name) is None else _plain(getattr(model, name))
            for name in ("declaration", "handshake", "discovery", "card")
        },
        "offers": [_plain(offer) for offer in model.offers],
        "deprecations": [_plain(entry) for entry in model.deprecations],
        "decisions": {
            name: _decision(model, name, decision) for name, decision in decisions.items()
        },
    }


def _version(model: RegistryFile, flat: FlatVersion) -> dict[str, Any]:
    table = flat.table
    lists = dict(flat.lists)
    handshake = None
    if model.handshake is not None and model.eras[table.era].lifecycle == "handshake":
        changed = {} if table.handshake is None else table.handshake.model_dump(exclude_none=True)
        handshake = {**_plain(model.handshake), **changed}
    return {
        "id": table.id,
        "era": table.era,
        "status": table.status,
        "released": None if table.released is None else table.released.isoformat(),
        "compat": _coordinates(model, flat),
        "extends": table.extends,
        "source": table.source,
        "schema": table.schema_link,
        "note": table.note,
        "methods": {
            name: list(lists.pop(name))
            for name in (
                "client_requests",
                "client_notifications",
                "server_requests",
                "server_notifications",
            )
        },
        "capabilities": {
            side: list(lists.pop(f"{side}_capabilities")) for side in ("client", "server")
        },
        **{name: list(names) for name, names in lists.items()},
        "releases": [
            {"id": each.id, "released": each.released.isoformat(), "source": each.source}
            for each in table.releases
        ],
        "since": flat.since,
        "handshake": handshake,
    }


def _coordinates(model: RegistryFile, flat: FlatVersion) -> list[int]:
    if flat.table.compat is not None:
        return [int(part) for part in flat.table.compat.split(".")]
    scheme = make_scheme(model.protocol.scheme)
    key = scheme.parse(flat.table.id)
    return [0, 0, 0] if key is None or len(key) > 2 else [*key, 0, 0][:3]


def _decision(model: RegistryFile, name: str, decision: Decision) -> dict[str, Any]:
    rules = getattr(model, name).rules
    return {
        **table_data(decision),
        "impossible": [_condition(entry.when) for entry in getattr(model, name).impossible],
        "rules": [
            {
                **_plain(rule, exclude={"when", "otherwise", "note", "source", "reason"}),
                "id": f"{model.protocol.id}.{name}.{rule.id}",
            }
            for rule in rules
        ],
    }


def _plain(table: Table, exclude: Iterable[str] = ()) -> dict[str, Any]:
    """A table's fields as JSON values, dates as ISO text."""
    return {
        name: value.isoformat() if isinstance(value, datetime.date) else value
        for name, value in table.model_dump(exclude=set(exclude)).items()
    }


def _condition(when: Mapping[str, str | list[str]]) -> dict[str, list[str]]:
    return {name: [value] if isinstance(value, str) else value for name, value in when.items()}


def _rule(model: RegistryFile, rule: RuleTable) -> Rule:
    return Rule(rule.id, _condition(rule.when), rule.otherwise, _needs(model, rule))


def _needs(model: RegistryFile, rule: RuleTable) -> dict[str, tuple[str, ...]]:
    """The facts that a rule's outcome needs, as far as this protocol can lack them."""
    needs = {}
    for key, outcomes in NEEDS.items():
        needs.update(outcomes.get(getattr(rule, key, None) or "", {}))
    if {era.lifecycle for era in model.eras.values()} == {"handshake"}:
        needs.pop("serves", None)  # a server of this protocol cannot but serve the handshake
    return needs


def _too_many(source: Source, name: str, number: int) -> Finding:
    return Finding(
        source.file,
        source.line(name, "rules", MOST_RULES),
        f"{name}.rules[{MOST_RULES}]",
        f"a decision has at most {MOST_RULES} rules, not {number}",
        "join rules that have the same outcome",
        check="too-many-rules",
    )


def _too_large(source: Source, name: str, axes: list[Axis]) -> Finding:
    product = " x ".join(f"{axis.name} {len(axis.values)}" for axis in axes)
    return Finding(
        source.file,
        source.line(name, "rules", 0),
        f"{name}.rules",
        f"the rules speak of {prod(len(axis.values) for axis in axes)} combinations, "
        f"and a table holds {MOST_CELLS} at most: {product}",
        "a policy multiplies the table by its values: let rules speak of fewer of them",
        check="table-too-large",
    )


def _findings(
    source: Source, name: str, rules: list[Rule], decision: Decision
) -> Iterable[Finding]:
    if decision.gaps:
        combinations = "combination" if decision.gap_cells == 1 else "combinations"
        told = "".join(f"\n    {gap}" for gap in decision.gaps)
        yield Finding(
            source.file,
            source.line(name, "rules", len(rules) - 1),
            f"{name}.rules",
            f"no rule covers {decision.gap_cells} {combinations} of facts:{told}",
            f"add a rule, an [[{name}.impossible]] entry with its reason, "
            "or a last rule with otherwise = true",
            check="uncovered-facts",
        )
    for unmet in decision.unmet:
        told = "".join(f"\n    {each}" for each in unmet.combinations)
        needs = ", ".join(
            f"{fact}={'|'.join(values)}" for fact, values in rules[unmet.rule].needs.items()
        )
        yield Finding(
            source.file,
            source.line(name, "rules", unmet.rule),
            f"{name}.rules[{unmet.rule}]",
            f"rule {rules[unmet.rule].id!r} has an outcome that needs {needs}, "
            f"but decides also:{told}",
            "narrow its when, or put a rule for the rest before it",
            check="outcome-needs",
        )
    for shadowed in decision.shadowed:
        if shadowed.by:
            takers = ", ".join(repr(rules[number].id) for number in shadowed.by)
            message = f"rule {rules[shadowed.rule].id!r} can never fire: shadowed by {takers}"
        else:
            message = f"rule {rules[shadowed.rule].id!r} can never fire: its facts cannot arise"
        yield Finding(
            source.file,
            source.line(name, "rules", shadowed.rule),
            f"{name}.rules[{shadowed.rule}]",
            message,
            "move it up, narrow the rules before it, or remove it",
            check="unreachable-rule",
        )
