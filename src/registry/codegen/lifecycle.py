"""What each message does to a session, era by era: rows and a state diagram.

In: one protocol's compiled tables. Out: rows of states and messages, and Mermaid text. The
classification of each message is the compiled table's; the state after it is what the
session engine does with that classification. Nothing is typed by hand, so neither can
tell anything else than what happens.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..engine.declarations import Handshake, MetaView, Resolution, Stateless
from ..engine.session import Classification, SessionEngine, SessionState
from ..engine.tables import Tables

_STATES = {
    "handshake": ("unopened", "opening", "open", "closing", "closed"),
    "stateless": ("stateless", "closing", "closed"),
}
#: What means something in a label of a diagram, written as an entity.
_SIGNS = {ord(sign): f"#{ord(sign)};" for sign in '#;:"<>'}


@dataclass(frozen=True)
class Reaction:
    """One message in one state: how it is classified, by which rule, and the state after it."""

    state: str
    message: str
    classification: str
    rule: str
    admitted: bool
    after: str


class _Lifecycle:
    """A lifecycle that classifies one message as the table does, and agrees to everything."""

    def __init__(self, classification: Classification, opened: bool) -> None:
        self._classification = classification
        self._opened = opened

    def classify(self, state: SessionState, profile: int | None, method: str) -> Classification:
        return self._classification

    def resolve(self, declaration: Handshake | Stateless) -> Resolution[int, str]:
        return Resolution(1, "agreed", True, self._opened)

    def recall(self, version: object) -> Resolution[int, str]:
        return Resolution(1, "agreed", True, self._opened)


def reactions(tables: Mapping[str, Any], lifecycle: str) -> list[Reaction]:
    """What each message means in each state that eras of a lifecycle can reach."""
    read = Tables(tables)
    decision = read.decision("lifecycle")
    fixed = {name: tables["policies"][name]["default"] for name in decision.fixed}
    slice_ = decision.slice(fixed)
    handshake: Mapping[str, Any] = tables["handshake"] or {"method": None, "confirm": None}
    messages = [
        (f"`{handshake[member]}`", fact)
        for member, fact in (("method", "handshake"), ("confirm", "confirm"))
        if handshake[member] is not None
    ]
    found: list[Reaction] = []
    for state in _STATES[lifecycle]:
        usual = "no_profile" if state == "unopened" else "yes"
        asked = [(name, fact, usual) for name, fact in messages]
        asked.append(("any other message" if messages else "any message", "ordinary", usual))
        if state not in ("unopened", "closing", "closed"):
            asked.append(("a method of other versions only", "ordinary", "no"))
        for name, fact, allowed in asked:
            facts = {"state": state, "method": fact, "allowed": allowed}
            rule = slice_.rule(facts)
            opened = handshake["confirm"] is None
            found.append(_react(state, name, fact, rule, opened))
    reached = {_STATES[lifecycle][0], "closing", "closed"}
    while more := {each.after for each in found if each.state in reached} - reached:
        reached |= more
    return [each for each in found if each.state in reached]


def _react(state: str, name: str, fact: str, rule: Mapping[str, Any], opened: bool) -> Reaction:
    classification = Classification(rule["classify"])
    agreed = None if state in ("unopened", "stateless", "closing", "closed") else "agreed"
    session: SessionEngine[int, str] = SessionEngine.restore(
        _Lifecycle(classification, opened),
        {"state": state, "version": agreed, "capabilities": None},
    )
    declaration: Handshake | Stateless | None = None
    if state == "stateless":
        declaration = Stateless(MetaView({}))
    elif fact == "handshake":
        declaration = Handshake("agreed", None)
    step = session.receive("message", declaration)
    return Reaction(state, name, classification.value, rule["id"], step.admitted, step.state.value)


def diagram(tables: Mapping[str, Any], lifecycle: str) -> list[str]:
    """A Mermaid state diagram of the messages that are admitted, and of the session's end."""
    states = _STATES[lifecycle]
    lines = ["stateDiagram-v2", f"    [*] --> {states[0]}"]
    edges: dict[tuple[str, str], list[str]] = {}
    told = reactions(tables, lifecycle)
    for each in told:
        if each.admitted:
            edges.setdefault((each.state, each.after), []).append(each.message.strip("`"))
    for state in dict.fromkeys(each.state for each in told):
        for after, what in _ends(state):
            edges.setdefault((state, after), []).append(what)
    for (state, after), messages in edges.items():
        label = " / ".join(messages).translate(_SIGNS)
        lines.append(f"    {state} --> {after}: {label}")
    lines.append(f"    {SessionState.CLOSED.value} --> [*]")
    return lines


def _ends(state: str) -> list[tuple[str, str]]:
    """What the ends of a session make of a state, by doing them."""
    found = []
    for what in ("closing", "closed"):
        agreed = "agreed" if state in ("opening", "open") else None
        session: SessionEngine[int, str] = SessionEngine.restore(
            _Lifecycle(Classification.ORDINARY, False),
            {"state": state, "version": agreed, "capabilities": None},
        )
        getattr(session, what)()
        if session.state.value != state:
            found.append((session.state.value, f"{what}()"))
    return found
