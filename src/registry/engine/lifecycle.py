"""The registry's own lifecycle: what a message means for a session, from the tables.

In: a state, a profile and a method, or a declaration. Out: a classification, a resolution
or a declaration error. The session engine asks; it is a lifecycle as
:mod:`registry.engine.lifecycle_protocol` has it. A profile is an ``int``: a bit for each
method and capability of one revision, so that "may this session do it" is one bit test.
"""

from __future__ import annotations

from types import MappingProxyType

from .answers import Admission
from .carriers import make_server
from .declarations import (
    DeclarationError,
    Handshake,
    IncompleteDeclaration,
    NoVersion,
    Resolution,
    Stateless,
    UnparseableVersion,
    UnservedVersion,
)
from .record import Record
from .session import Classification, SessionState
from .sides import UNOPENED, fixed_facts, settle_policies
from .tables import capabilities_of, methods_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from .declarations import Declaration
    from .tables import Tables

    Wire = str | int


class LifecycleExplanation(Record):
    """Why a message was classified as it was: its facts, the rule's id, the classification."""

    __slots__ = ()
    facts: Mapping[str, str]
    rule: str
    classification: Classification

    def __reduce__(self) -> tuple[Any, ...]:
        return (_explained, (dict(self.facts), self.rule, self.classification))


def _explained(
    facts: dict[str, str], rule: str, classification: Classification
) -> LifecycleExplanation:
    return LifecycleExplanation(MappingProxyType(facts), rule, classification)


class TableLifecycle:
    """A lifecycle over one protocol's tables.

    Made by ``registry.protocol(...).lifecycle(versions=None, policy=None)``; shared by all
    sessions of a server, since nothing in it changes.
    """

    __slots__ = (
        "_allowed",
        "_bits",
        "_capability_bits",
        "_cells",
        "_classes",
        "_methods",
        "_opened",
        "_other_method",
        "_resolutions",
        "_server",
        "_slice",
        "_states",
        "_tables",
        "policy",
    )

    def __init__(
        self, tables: Tables, versions: Any = None, policy: Mapping[str, Any] | None = None
    ) -> None:
        self._tables = tables
        #: Every policy of this side with its value.
        self.policy: Mapping[str, Any] = settle_policies(tables, "lifecycle", policy)
        of_server = {
            name: value
            for name, value in self.policy.items()
            if "server" in tables.data["policies"][name]["sides"]
        }
        self._server = make_server(tables, versions, of_server)
        self._slice = tables.decision("lifecycle").slice(
            fixed_facts(tables, "lifecycle", {}, self.policy)
        )
        self._classes = tuple(Classification(rule["classify"]) for rule in self._slice.rules)
        self._cells = self._slice.cells
        offset = self._slice.offset
        self._states = {state: offset("state", state.value) for state in SessionState}
        self._allowed = tuple(offset("allowed", value) for value in ("no_profile", "yes", "no"))
        self._other_method = offset("method", "ordinary")
        handshake = tables.data["handshake"] or {"method": None, "confirm": None}
        self._methods = {
            handshake["method"]: offset("method", "handshake"),
            handshake["confirm"]: offset("method", "confirm"),
        }
        self._methods.pop(None, None)
        self._opened: bool = handshake["confirm"] is None
        self._bits, self._capability_bits = tables.bits
        self._resolutions: dict[tuple[Wire, bool], Resolution[int, Wire]] = {}

    def classify(self, state: SessionState, profile: int | None, method: str) -> Classification:
        """What a message naming ``method`` means for a session in ``state``.

        ``profile`` is None before anything was agreed.

        >>> import registry
        >>> mcp = registry.protocol("mcp").lifecycle()
        >>> mcp.classify(registry.SessionState.UNOPENED, None, "initialize").value
        'handshake_start'
        """
        return self._classes[self._cells[self._cell(state, profile, method)]]

    def explain(
        self, state: SessionState, profile: int | None, method: str
    ) -> LifecycleExplanation:
        """The classification, with the facts it came from and the rule's id."""
        cell = self._cell(state, profile, method)
        number = self._cells[cell]
        return _explained(
            self._slice.facts(cell), self._slice.rules[number]["id"], self._classes[number]
        )

    def resolve(self, declaration: Declaration) -> Resolution[int, Wire] | DeclarationError:
        """What this side agrees to, or why it cannot.

        A well-formed version that is not served is answered with another in a handshake,
        and is an error where each message declares its own.

        >>> import registry
        >>> lifecycle = registry.protocol("mcp").lifecycle()
        >>> answer = lifecycle.resolve(registry.Handshake("1999-01-01"))
        >>> answer.version, answer.echoed
        ('2025-11-25', False)
        """
        if isinstance(declaration, Handshake):
            return self._resolve_handshake(declaration.version)
        return self._resolve_stateless(declaration)

    def recall(self, version: object) -> Resolution[int, Wire] | None:
        """What was agreed at a version, served or not.

        A restored session goes on at the version that it agreed on. None where the registry
        lacks the version, or no handshake opens it.
        """
        entry = self._tables.listed(version)
        if entry is None or not self._server._opens(entry["id"]):
            return None
        return self._resolution(entry["id"], True)

    def profile_of(self, version: Wire) -> int:
        """The bits of one listed version's methods and capabilities."""
        entry = self._tables.versions[version]
        bits = 0
        for method in methods_of(entry):
            bits |= self._bits[method]
        for path in capabilities_of(entry):
            bits |= self._capability_bits[path]
        return bits

    # -- inside -----------------------------------------------------------------------

    def _cell(self, state: SessionState, profile: int | None, method: str) -> int:
        cell = self._states[state] + self._methods.get(method, self._other_method)
        if profile is None:
            return cell + self._allowed[0]
        bit = self._bits.get(method)
        # A method that no revision has is nobody's to refuse here.
        return cell + self._allowed[1 if bit is None or profile & bit else 2]

    def _resolution(self, version: Wire, echoed: bool) -> Resolution[int, Wire]:
        found = self._resolutions.get((version, echoed))
        if found is None:
            opens = self._server._opens(version)
            found = self._resolutions[version, echoed] = Resolution(
                self.profile_of(version), version, echoed, self._opened and opens
            )
        return found

    def _resolve_handshake(self, declared: object) -> Resolution[int, Wire] | DeclarationError:
        server = self._server
        if self._tables.listed(declared) is None and self._tables.scheme.parse(declared) is None:
            return UnparseableVersion(declared)
        if server._newest_handshake is None:
            return UnservedVersion(declared, server.supported)
        version = server._counter({server._handshake_members[0]: declared})
        assert version is not None
        return self._resolution(version, version == declared)

    def _resolve_stateless(
        self, declaration: Stateless
    ) -> Resolution[int, Wire] | DeclarationError:
        data, meta = self._tables.data, declaration.meta.mapping
        carrier = data["declaration"]["carrier"]
        if carrier == "handshake":
            return NoVersion()
        message = (
            {"params": {data["declaration"]["container"]: meta}}
            if carrier == "metadata"
            else {"headers": {} if meta is None else meta}
        )
        # The one decision on declarations: admission, asked as for any request.
        why = self._server.explain(UNOPENED, "", **message)
        answer = why.answer
        declared = self._declared(meta)
        if isinstance(answer, Admission):
            assert answer.version is not None
            asked = self._tables.scheme.canonical(declared)
            return self._resolution(answer.version, answer.version in (declared, asked))
        if data["errors"][self._error_key(why.rule)]["role"] == "unsupported_version":
            if declared is None:
                declared = data["protocol"]["assumed_version"]
            return UnservedVersion(declared, self._server.supported)
        if why.facts["declared"] == "absent":
            return NoVersion()
        return IncompleteDeclaration(self._missing(why.facts))

    def _declared(self, meta: Mapping[str, object] | None) -> object:
        declaration = self._tables.data["declaration"]
        if meta is None:
            return None
        if declaration["carrier"] == "metadata":
            return meta.get(declaration["version"])
        return meta.get(declaration["header"].lower()) or None

    def _missing(self, facts: Mapping[str, str]) -> tuple[str, ...]:
        declaration = self._tables.data["declaration"]
        if facts["declared"] == "malformed":
            return (declaration["version"],)
        return tuple(
            declaration[name]
            for name, whole in (("capabilities", ("object",)), ("identity", ("object", "absent")))
            if facts.get(name, "object") not in whole
        )

    def _error_key(self, rule: str) -> str:
        rules = self._tables.data["decisions"]["admission"]["rules"]
        return next(each["refuse"] for each in rules if each["id"] == rule)  # type: ignore[no-any-return]
