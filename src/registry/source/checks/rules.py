"""Checks of the rules and policies: what can be told before they are compiled."""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping, Sequence

from ...engine.answers import MESSAGE_PLACEHOLDERS
from ...engine.facts import DECISIONS, SIDES
from ...engine.probe import PLACEHOLDERS as PLACEHOLDERS_OF_PROBE
from ..grammar import (
    AdmissionRule,
    Condition,
    Impossible,
    LifecycleRule,
    PolicyTable,
    ProbeRule,
    RuleTable,
)
from ..problems import Path, Problem, did_you_mean, listed, shown
from .view import View

#: What a message template may ask for.
PLACEHOLDERS = {"admission": MESSAGE_PLACEHOLDERS, "probe": sorted(PLACEHOLDERS_OF_PROBE)}
#: Verdicts that give a reason.
_WITH_REASON = ("failed", "retry")


def _decisions(
    view: View,
) -> Iterator[tuple[str, Sequence[RuleTable], Sequence[Impossible]]]:
    for name in DECISIONS:
        table = getattr(view.file, name)
        if table is not None:
            yield name, table.rules, table.impossible


def conditions(view: View) -> Iterator[Problem]:
    """Conditions name facts and policies of their decision, and values of these."""
    for decision, rules, impossible in _decisions(view):
        known = _domains(view, decision)
        whens: list[tuple[Path, Condition]] = [
            *(((decision, "rules", n, "when"), each.when) for n, each in enumerate(rules)),
            *(
                ((decision, "impossible", n, "when"), each.when)
                for n, each in enumerate(impossible)
            ),
        ]
        for path, when in whens:
            for fact, value in when.items():
                yield from _condition(view, decision, known, (*path, fact), fact, value)
            if not when and path[1] == "impossible":
                yield Problem(path, "no condition: nothing at all could arise", "rule-empty")


def _domains(view: View, decision: str) -> Mapping[str, Sequence[str]]:
    chosen = {
        name: policy.values
        for name, policy in view.file.policies.items()
        if policy.type == "choice" and SIDES[decision] in policy.sides
    }
    return {**chosen, **DECISIONS[decision]}


def _condition(
    view: View,
    decision: str,
    known: Mapping[str, Sequence[str]],
    path: Path,
    fact: str,
    value: str | list[str],
) -> Iterator[Problem]:
    if fact not in known:
        policy = view.file.policies.get(fact)
        if policy is None:
            help_ = did_you_mean(fact, known)
        elif policy.type == "methods":
            help_ = 'a policy of methods is told by method = "exempt"'
        else:
            help_ = f"that policy is of {listed(policy.sides)}, not of '{SIDES[decision]}'"
        yield Problem(path, f"unknown fact {shown(fact)} of {decision}", "unknown-fact", help_)
        return
    values = [value] if isinstance(value, str) else value
    if not values:
        yield Problem(path, "no value: the condition never holds", "rule-empty")
    for number, each in enumerate(values):
        at = path if isinstance(value, str) else (*path, number)
        if each not in known[fact]:
            yield Problem(
                at,
                f"unknown value {shown(each)} of {fact}",
                "unknown-value",
                did_you_mean(each, known[fact]),
            )
        elif each in values[:number]:
            yield Problem(at, f"{shown(each)} stands twice in the list", "name-twice")


def rules(view: View) -> Iterator[Problem]:
    """A rule has an id of its own, and a source or a reason."""
    for decision, entries, _ in _decisions(view):
        seen: dict[str, int] = {}
        for number, rule in enumerate(entries):
            path: Path = (decision, "rules", number)
            if rule.id in seen:
                yield Problem(
                    (*path, "id"),
                    f"rule {shown(rule.id)} is already defined at "
                    f"{decision}.rules[{seen[rule.id]}]",
                    "rule-twice",
                )
            seen.setdefault(rule.id, number)
            if rule.source is None and rule.reason is None:
                yield Problem(
                    path,
                    f"rule {shown(rule.id)} has neither source nor reason",
                    "rule-source",
                    "link the text that prescribes it, or say why the project decided so",
                )


def remainder(view: View) -> Iterator[Problem]:
    """A rule without conditions is marked ``otherwise`` and stands last, and no other is."""
    for decision, entries, _ in _decisions(view):
        for number, rule in enumerate(entries):
            path: Path = (decision, "rules", number)
            if not rule.when and not rule.otherwise:
                yield Problem(
                    path,
                    f"rule {shown(rule.id)} has no condition",
                    "rule-empty",
                    "give when, or otherwise = true for what is left",
                )
            if rule.when and rule.otherwise:
                yield Problem(
                    (*path, "otherwise"),
                    "the rule for what is left has a condition",
                    "rule-otherwise",
                    "leave out when, or otherwise",
                )
            if rule.otherwise and number != len(entries) - 1:
                yield Problem(
                    (*path, "otherwise"),
                    "the rule for what is left is not the last",
                    "rule-otherwise",
                    "put it last: what stands after it never fires",
                )


def outcomes(view: View) -> Iterator[Problem]:
    """An outcome is whole: what it names is known, and what it needs is there."""
    for decision, entries, _ in _decisions(view):
        for number, rule in enumerate(entries):
            path: Path = (decision, "rules", number)
            match rule:
                case AdmissionRule():
                    yield from _admission(view, rule, path)
                    yield from _template(rule.message, "admission", path)
                case ProbeRule():
                    yield from _probe(rule, path)
                    yield from _template(rule.message, "probe", path)
                case LifecycleRule():
                    pass  # its one key has a closed set of values


def _admission(view: View, rule: AdmissionRule, path: Path) -> Iterator[Problem]:
    if (rule.admit is None) == (rule.refuse is None):
        both = "both admits and refuses" if rule.admit is not None else "has no outcome"
        yield Problem(
            path, f"rule {shown(rule.id)} {both}", "rule-outcome", "give one of admit, refuse"
        )
    if rule.refuse is not None and rule.refuse not in view.file.errors:
        yield Problem(
            (*path, "refuse"),
            f"unknown error {shown(rule.refuse)}",
            "unknown-error",
            did_you_mean(rule.refuse, view.file.errors),
        )
    if rule.refuse is not None and rule.message is None:
        yield Problem(
            (*path, "message"),
            "a refusal without a message",
            "rule-message",
            "tell the peer what to send instead",
        )
    if rule.refuse is None and rule.admit is not None and rule.message is not None:
        yield Problem((*path, "message"), "only a refusal has a message", "rule-message")


def _probe(rule: ProbeRule, path: Path) -> Iterator[Problem]:
    if rule.verdict == "failed" and rule.kind is None:
        yield Problem(
            (*path, "kind"), "the key is missing: verdict 'failed' needs it", "rule-outcome"
        )
    if rule.verdict != "failed" and rule.kind is not None:
        yield Problem((*path, "kind"), f"verdict '{rule.verdict}' has no kind", "rule-outcome")
    if rule.verdict in _WITH_REASON and rule.message is None:
        yield Problem(
            (*path, "message"),
            f"verdict '{rule.verdict}' without a message",
            "rule-message",
            "its reason is made from it",
        )
    if rule.verdict not in _WITH_REASON and rule.message is not None:
        yield Problem((*path, "message"), f"verdict '{rule.verdict}' has no reason", "rule-message")


def _template(message: str | None, decision: str, path: Path) -> Iterator[Problem]:
    if message is None:
        return
    path = (*path, "message")
    try:
        fields = list(string.Formatter().parse(message))
    except ValueError:
        yield Problem(
            path,
            "the braces of the message do not match",
            "message-placeholder",
            "write {{ and }} for braces that stay",
        )
        return
    for _, name, form, conversion in fields:
        if name is None:
            continue
        if name not in PLACEHOLDERS[decision]:
            yield Problem(
                path,
                f"unknown placeholder {shown('{' + name + '}')}",
                "message-placeholder",
                did_you_mean(
                    "{" + name + "}", ["{" + each + "}" for each in PLACEHOLDERS[decision]]
                ),
            )
        elif form or conversion:
            yield Problem(
                path,
                f"placeholder {shown('{' + name + '}')} is given a form",
                "message-placeholder",
                "write the name alone",
            )


def policies(view: View) -> Iterator[Problem]:
    """A policy is a choice between values, or a set of methods, and no fact by another name."""
    facts = {name for domains in DECISIONS.values() for name in domains}
    for name, policy in view.file.policies.items():
        path: Path = ("policies", name)
        if name in facts:
            yield Problem(path, f"{shown(name)} is the name of a fact", "policy-name", "rename it")
        if not policy.sides:
            yield Problem((*path, "sides"), "a policy of no side", "policy-sides")
        for number, side in enumerate(policy.sides):
            if side in policy.sides[:number]:
                yield Problem(
                    (*path, "sides", number),
                    f"{shown(side)} stands twice in the list",
                    "name-twice",
                )
        if policy.type == "choice":
            yield from _choice(policy, path)
        else:
            if policy.values:
                yield Problem(
                    (*path, "values"), "a policy of methods has no values", "policy-values"
                )
            if isinstance(policy.default, str):
                yield Problem(
                    (*path, "default"),
                    f"expected a list of methods, not {shown(policy.default)}",
                    "policy-default",
                    f'write ["{policy.default}"]',
                )


def _choice(policy: PolicyTable, path: Path) -> Iterator[Problem]:
    if len(set(policy.values)) < 2:
        yield Problem((*path, "values"), "a choice needs two values or more", "policy-values")
    for number, value in enumerate(policy.values):
        if value in policy.values[:number]:
            yield Problem(
                (*path, "values", number), f"{shown(value)} stands twice in the list", "name-twice"
            )
    if not isinstance(policy.default, str):
        yield Problem((*path, "default"), "a choice has one default, not a list", "policy-default")
    elif policy.values and policy.default not in policy.values:
        yield Problem(
            (*path, "default"),
            f"{shown(policy.default)} is not among the values",
            "policy-default",
            did_you_mean(policy.default, policy.values),
        )


def unread(view: View) -> Iterator[Problem]:
    """A choice is read by some rule."""
    read = {fact for _, entries, _ in _decisions(view) for rule in entries for fact in rule.when}
    for name, policy in view.file.policies.items():
        if policy.type == "choice" and name not in read:
            yield Problem(
                ("policies", name),
                f"no rule reads policy {shown(name)}",
                "policy-unread",
                "name it in the when of a rule, or remove it",
                "warning",
            )
