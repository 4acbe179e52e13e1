"""Conformance inputs for sessions: what one message means, and what a sequence comes to.

In: facts of the lifecycle decision. Out: a state, a version and a method with these facts,
and the engine's classification. And for whole sessions: sequences of messages that visit
every state, with the step that each comes to.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..engine.declarations import DeclarationError, Handshake, MetaView, Stateless
from ..engine.lifecycle import TableLifecycle
from ..engine.session import SessionEngine, SessionState
from .material import UNKNOWN_METHOD, Chooser, Material, Wire, distinct

_TRIES = 16

Message = dict[str, Any]
#: The state in which a session is created, and what it receives.
Sequence = tuple[str, list[Message]]


class ClassificationCases:
    """Makes states, versions and methods for one protocol's lifecycle."""

    def __init__(self, material: Material) -> None:
        self.material = material
        self.choices = lifecycle_choices(material)
        self._lifecycles: dict[str, TableLifecycle] = {}
        self._of: dict[Wire, set[str]] = {
            id: methods_of(material, id) for id in material.known if id not in material.drafts
        }
        self._any = sorted({each for methods in self._of.values() for each in methods})
        self._made = 0

    def make(self, facts: Mapping[str, str]) -> dict[str, Any] | None:
        """``input`` and ``expect`` with these facts; None where there are none."""
        self._made += 1
        policy = {name: facts[name] for name in self.choices if name in facts}
        lifecycle = self._lifecycles.get(repr(policy))
        if lifecycle is None:
            lifecycle = self.material.protocol.lifecycle(None, policy)
            self._lifecycles[repr(policy)] = lifecycle
        for attempt in range(_TRIES):
            choose = Chooser(f"{self._made} {attempt}")
            state = SessionState(facts.get("state") or choose.of(list(SessionState)))
            allowed = facts.get("allowed") or choose.of(("no_profile", "yes"))
            found = self._method(facts.get("method", "ordinary"), allowed, choose)
            if found is None:
                return None
            version, method = found
            profile = None if version is None else lifecycle.profile_of(version)
            why = lifecycle.explain(state, profile, method)
            if all(facts.get(name, value) == value for name, value in why.facts.items()):
                return {
                    "input": {
                        "lifecycle": {"policy": policy},
                        "state": state.value,
                        "profile": version,
                        "method": method,
                    },
                    "expect": {"classification": why.classification.value, "rule": why.rule},
                }
        return None

    def _method(self, role: str, allowed: str, choose: Chooser) -> tuple[Wire | None, str] | None:
        material = self.material
        special = [material.handshake_method, material.confirm_method]
        names: dict[str, list[str | None]] = {
            "handshake": special[:1],
            "confirm": special[1:],
            "ordinary": [*(each for each in self._any if each not in special), UNKNOWN_METHOD],
        }
        methods = [each for each in names[role] if each is not None]
        if not methods:
            return None
        if allowed == "no_profile":
            return None, choose.of(methods)
        pairs = [
            (id, method)
            for id, own in self._of.items()
            for method in methods
            if (allowed == "yes") is (method in own or method == UNKNOWN_METHOD)
        ]
        return choose.of(pairs) if pairs else None


def methods_of(material: Material, version: Wire) -> set[str]:
    """Every method of a version, of either side."""
    methods = material.tables.versions[version]["methods"]
    return {each for names in methods.values() for each in names}


def lifecycle_choices(material: Material) -> list[str]:
    """The policies of type choice that a lifecycle has."""
    return [
        name
        for name, policy in material.data["policies"].items()
        if "lifecycle" in policy["sides"] and policy["type"] == "choice"
    ]


# -- whole sessions -----------------------------------------------------------------------


def session_cases(material: Material) -> list[dict[str, Any]]:
    """``input`` and ``expect`` of whole sessions.

    Of the default versions a few; of each list from the base every sequence under every
    choice of policies; of each later version what it has and its predecessor lacks.
    """
    wanted: list[tuple[list[Wire], dict[str, str], Sequence]] = [
        (material.published, {}, each) for each in _of_the_default(material)
    ]
    for versions in distinct(
        [
            material.base,
            material.handshake_versions,
            material.stateless_versions,
            material.with_drafts,
        ]
    ):
        if versions:
            for policy in _policies(material):
                wanted += [(versions, policy, each) for each in _sequences(material, versions)]
    for version in material.later_versions:
        before = material.published[material.published.index(version) - 1]
        pair = [before, version]
        wanted += [(pair, {}, each) for each in _of_a_revision(material, before, version)]
    cases = []
    for versions, policy, (state, messages) in wanted:
        asked = {
            "lifecycle": {"versions": versions, "policy": policy},
            "state": state,
            "messages": messages,
        }
        lifecycle = material.protocol.lifecycle(versions, policy)
        cases.append({"input": asked, "expect": _run(lifecycle, asked)})
    return cases


def _policies(material: Material) -> list[dict[str, str]]:
    """The defaults, and each other choice alone."""
    found: list[dict[str, str]] = [{}]
    for name in lifecycle_choices(material):
        policy = material.data["policies"][name]
        found += [{name: value} for value in policy["values"] if value != policy["default"]]
    return found


def _of_the_default(material: Material) -> Iterable[Sequence]:
    """A declaration that is not served, whose refusal names all that is; and the newest."""
    for version in (*material.later[:1], material.published[-1]):
        declared = _declaring(material, version)
        if declared is not None:
            yield "stateless", [_message(material.requests[0], declared)]
        if material.handshake_method is not None:
            asked: dict[str, Any] = {"handshake": version, "capabilities": {}}
            yield "unopened", [_message(material.handshake_method, asked)]


def _of_a_revision(material: Material, before: Wire, version: Wire) -> Iterable[Sequence]:
    """Sessions at a version and the one before it, with a few methods that only one has."""
    of_each = [methods_of(material, id) for id in (before, version)]
    changed = [*sorted(of_each[1] - of_each[0])[:3], *sorted(of_each[0] - of_each[1])[:3]]
    special = (material.handshake_method, material.confirm_method)
    methods = [*_own(material, version), *(each for each in changed if each not in special)]
    confirmed = [] if material.confirm_method is None else [_message(material.confirm_method)]
    for id in (before, version):
        whole = _declaring(material, id)
        if material.opens(id):
            assert material.handshake_method is not None
            asked: dict[str, Any] = {"handshake": id, "capabilities": {}}
            start = _message(material.handshake_method, asked)
            yield "unopened", [start, *confirmed, *map(_message, methods)]
        elif whole is not None:
            yield "stateless", [_message(each, whole) for each in methods]


def _sequences(material: Material, versions: list[Wire]) -> Iterable[Sequence]:
    """Sequences of messages, with the state that each session is created in."""
    ordinary = _message(material.requests[0])
    unknown = _message(UNKNOWN_METHOD)
    ends: list[Message] = [{"event": "closing"}, ordinary, {"event": "closed"}, ordinary]
    handshake, confirm = material.handshake_method, material.confirm_method
    confirmed = [] if confirm is None else [_message(confirm)]

    if handshake is not None:
        opened = [id for id in versions if material.opens(id)]
        asked: list[Any] = [*reversed(opened), *material.known, *material.later[:1]]
        yield "unopened", [ordinary, *confirmed, unknown, _message(handshake)]
        for version in distinct([*asked, *material.malformed(), None]):
            start = _message(handshake, {"handshake": version, "capabilities": {}})
            yield "unopened", [start, ordinary, *confirmed, ordinary]
        newest = opened[-1] if opened else material.base[-1]
        start = _message(handshake, {"handshake": newest, "capabilities": {"conformance": {}}})
        again = _message(handshake, {"handshake": (opened or [newest])[0], "capabilities": None})
        wrong = _message(handshake, {"handshake": material.not_versions()[0]})
        middle = [wrong, ordinary, *confirmed, wrong, *confirmed, again]
        yield "unopened", [start, *middle, *ends, start]
        yield "unopened", [start, *confirmed, {"event": "closed"}, start, *confirmed]
        yield "unopened", [{"event": "closing"}, start, {"event": "closed"}, {"event": "closing"}]
        for version in opened:
            start = _message(handshake, {"handshake": version, "capabilities": {}})
            foreign = [_message(method) for method in _foreign(material, version)]
            own = [_message(method) for method in _own(material, version)]
            yield "unopened", [start, *confirmed, *own, *foreign]
        declared = [_message(material.requests[0], each) for each in _stateless(material, versions)]
        last: Message = {"event": "closing"}
        yield "unopened", [start, *declared, *confirmed, *declared, ordinary, last, *declared]
        yield "stateless", [_message(handshake), *confirmed, start, *confirmed]

    for state in ("unopened", "stateless"):
        for each in _stateless(material, versions):
            first = _message(material.requests[0], each)
            yield state, [first, _message(UNKNOWN_METHOD, each), ordinary]
    for version in versions:
        whole = _declaring(material, version)
        if whole is not None and not material.opens(version):
            methods = [*_own(material, version), *_foreign(material, version)]
            special = [each for each in (handshake, confirm) if each is not None]
            yield "stateless", [_message(each, whole) for each in (*methods, *special)]
    yield "stateless", [ordinary, *ends]


def _message(method: str, declaration: Mapping[str, Any] | None = None) -> Message:
    return {"method": method, "declaration": declaration}


def _own(material: Material, version: Wire) -> list[str]:
    methods = material.tables.versions[version]["methods"]
    return [names[0] for names in methods.values() if names]


def _foreign(material: Material, version: Wire) -> list[str]:
    """Methods that others of the base have and this one lacks, one of each list."""
    own = methods_of(material, version)
    found: list[str] = []
    for id in material.base:
        for names in material.tables.versions[id]["methods"].values():
            found += [each for each in names if each not in own][:1]
    special = (material.handshake_method, material.confirm_method)
    return [each for each in distinct(found) if each not in special]


def _declaring(material: Material, version: Any) -> dict[str, Any] | None:
    """A whole declaration of a version in the metadata of one message."""
    declaration = material.data["declaration"]
    if declaration["carrier"] == "metadata":
        meta = {declaration["version"]: version}
        if declaration["capabilities"]:
            meta[declaration["capabilities"]] = {}
        return {"stateless": meta}
    if declaration["carrier"] == "header":
        return {"stateless": {declaration["header"].lower(): version}}
    return None


def _stateless(material: Material, versions: list[Wire]) -> list[dict[str, Any]]:
    """Declarations of single messages: whole ones, incomplete ones, and none."""
    declaration = material.data["declaration"]
    found: list[dict[str, Any]] = [{"stateless": None}, {"stateless": {}}]
    spelled: list[Any] = [*material.known, *material.later[:1], *material.unlisted[:1]]
    spelled += material.malformed()[:2]
    if declaration["carrier"] == "metadata":
        spelled += material.not_versions()[:2]
    if material.tables.scheme.name == "major-minor":
        spelled += [f"{versions[-1]}.7", f"0{versions[-1]}", ""]
    found += [each for version in spelled if (each := _declaring(material, version)) is not None]
    stateless = [id for id in versions if not material.opens(id)]
    if declaration["carrier"] == "metadata" and stateless:
        version = {declaration["version"]: stateless[-1]}
        found.append({"stateless": version})
        if declaration["capabilities"]:
            found.append({"stateless": {**version, declaration["capabilities"]: []}})
    return distinct(found)


def _run(lifecycle: TableLifecycle, wanted: Mapping[str, Any]) -> dict[str, Any]:
    engine: SessionEngine[Any, Any] = SessionEngine(lifecycle, SessionState(wanted["state"]))
    steps: list[dict[str, Any]] = []
    for message in wanted["messages"]:
        if "event" in message:
            getattr(engine, message["event"])()
            steps.append({"state": engine.state.value})
            continue
        step = engine.receive(message["method"], _declaration(message["declaration"]))
        steps.append(
            {
                "classification": step.classification.value,
                "admitted": step.admitted,
                "state": step.state.value,
                "version": step.version,
                "echoed": step.echoed,
                "error": None if step.error is None else _error(step.error),
            }
        )
    return {"steps": steps, "saved": engine.save()}


def _declaration(given: Mapping[str, Any] | None) -> Handshake | Stateless | None:
    if given is None:
        return None
    if "handshake" in given:
        return Handshake(given["handshake"], given.get("capabilities"))
    return Stateless(MetaView(given["stateless"]))


def _error(error: DeclarationError) -> dict[str, Any]:
    told: dict[str, Any] = {"error": type(error).__name__}
    fields: tuple[str, ...] = error.__match_args__
    for field in fields:
        value = getattr(error, field)
        told[field] = list(value) if isinstance(value, tuple) else value
    return told
