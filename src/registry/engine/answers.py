"""The two answers of admission, both values: an :class:`Admission` or a :class:`Refusal`.

A refusal is made on the hot path and read off it, so it keeps what it was made from and
renders its text and data when they are asked for.
"""

from __future__ import annotations

from .errors import UsageError
from .frozen import freeze, thaw
from .quote import IN_DATA, IN_MESSAGE, quote
from .record import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


class Admission(Value):
    """The message may proceed; made by a server, from its fields in one tuple.

    ``era`` and ``version`` (wire form) govern it; both ``unknown`` and None where a policy
    let it through ungoverned. ``capabilities`` is the object that the message declared, not
    copied; None where it declared none. ``rule`` is the id of the rule that decided.
    """

    __slots__ = ()
    era: str
    version: str | int | None
    capabilities: Mapping[str, Any] | None
    rule: str

    if TYPE_CHECKING:  # the constructor is the tuple's own: a single C call on the hot path

        def __new__(
            cls, fields: tuple[str, str | int | None, Mapping[str, Any] | None, str]
        ) -> Admission: ...

    @classmethod
    def of(
        cls,
        era: str,
        version: str | int | None,
        capabilities: Mapping[str, Any] | None = None,
        rule: str = "",
    ) -> Admission:
        """An admission from its fields one by one, as tests of one's own code make them.

        >>> Admission.of("legacy", "2025-06-18").version
        '2025-06-18'
        """
        return cls((era, version, capabilities, rule))


#: What the message of a refusal may name, each in braces.
MESSAGE_PLACEHOLDERS = (
    "requested",
    "supported",
    "stateless",
    "handshake",
    "version_key",
    "capabilities_key",
    "identity_key",
    "version_header",
    "handshake_method",
    "method",
    "headers",
    "header",
    "intermediary",
    "session",
)
#: What the data of an error may hold for the engine to fill in.
DATA_PLACEHOLDERS = ("$supported", "$supported_text", "$requested")
#: What its form in another binding may hold besides.
DETAIL_PLACEHOLDERS = (*DATA_PLACEHOLDERS, "$message", "$data")


class RefusalRow:
    """One refusing rule of one server: what is the same in all its refusals.

    ``is_constant`` where nothing of a message is told in them, so that one serves for all;
    ``tells_headers_alone`` where nothing but which headers are at fault: ``of_headers`` has
    all of these, by the bits of the headers, twice, with one more where all are absent.
    """

    __slots__ = (
        "error",
        "header_names",
        "is_constant",
        "message",
        "names",
        "of_headers",
        "rule",
        "supported",
        "tells_headers_alone",
    )

    def __init__(
        self,
        rule: str,
        error: Mapping[str, Any],
        message: str,
        names: Mapping[str, str],
        supported: tuple[str | int, ...],
        header_names: tuple[str, ...] = (),
    ) -> None:
        self.rule = rule
        self.error = error
        self.message = message
        self.names = names
        self.supported = supported
        self.header_names = header_names
        told = {name for name in _OF_ONE_MESSAGE if "{" + name + "}" in message}
        if _mentions((error["data"], error["details"]), "$requested"):
            told.add("requested")
        self.is_constant = not told
        self.tells_headers_alone = bool(told) and told <= {"headers", "intermediary"}
        self.of_headers: tuple[Refusal, ...] = ()
        if self.tells_headers_alone:
            self.of_headers = tuple(
                Refusal((self, None, None, None, None, bits // 2, bool(bits % 2)))
                for bits in range(2 << len(header_names))
            )


#: The placeholders that differ from message to message.
_OF_ONE_MESSAGE = ("requested", "method", "header", "headers", "session", "intermediary")


class Refusal(tuple):  # type: ignore[type-arg]
    """The message may not proceed; everything to answer it with.

    ``error`` names the error in the registry, ``code`` and ``message`` are its JSON-RPC
    code and a text that says what to send instead, ``data`` its read-only data or None,
    ``http_status`` the status to answer with or None where the protocol has none, ``rule``
    the id of the rule that decided.

    Made by a server, from one tuple: the rule's row; the version asked for, the method, the
    session's version and the version header's value, each where there is one; the headers at
    fault, as bits; and whether all that are required are absent.
    """

    __slots__ = ()
    __match_args__ = ("error", "code", "message", "data", "http_status", "rule")

    if TYPE_CHECKING:

        def __new__(
            cls, parts: tuple[RefusalRow, object, object, object, object, int, bool]
        ) -> Refusal: ...

    @property
    def error(self) -> str:
        """The error's name in the registry, such as ``invalid_params``."""
        return self[0].error["name"]  # type: ignore[no-any-return]

    @property
    def code(self) -> int:
        """The JSON-RPC error code."""
        return self[0].error["code"]  # type: ignore[no-any-return]

    @property
    def http_status(self) -> int | None:
        """The HTTP status to answer with, on every transport; None where there is none."""
        return self[0].error["http_status"]  # type: ignore[no-any-return]

    @property
    def rule(self) -> str:
        """The id of the rule that decided."""
        return self[0].rule  # type: ignore[no-any-return]

    @property
    def message(self) -> str:
        """What is wrong and what to send instead; a peer's own words are quoted, bounded."""
        row, requested, method, session, header, at_fault, all_absent = self
        told = {
            **row.names,
            "requested": _quoted(requested),
            "method": _quoted(method),
            "session": _quoted(session),
            "header": _quoted(header),
            "headers": ", ".join(
                name for place, name in enumerate(row.header_names) if at_fault >> place & 1
            ),
            "intermediary": _ALL_ABSENT if all_absent else "",
        }
        return f"{row.error['message']}: {row.message.format_map(told)}"

    @property
    def data(self) -> Any:
        """The error's data, read-only; None where it has none."""
        return None if self[0].error["data"] is None else freeze(self._data())

    def to_jsonrpc(self, id: Any = None) -> dict[str, Any]:
        """The JSON-RPC error response to the request of that id, in fresh plain values.

        >>> import registry
        >>> refusal = registry.protocol("acp").server().admit(registry.UNOPENED, "session/new")
        >>> sorted(refusal.to_jsonrpc(7)), refusal.to_jsonrpc(7)["error"]["code"]
        (['error', 'id', 'jsonrpc'], -32600)
        """
        error: dict[str, Any] = {"code": self.code, "message": self.message}
        if self[0].error["data"] is not None:
            error["data"] = self._data()
        return {"jsonrpc": "2.0", "id": id, "error": error}

    def to_binding(self, binding: str) -> dict[str, Any]:
        """The error as a binding other than JSON-RPC has it, in fresh plain values.

        Raises:
            UsageError: the registry gives no such form of this error.

        >>> import registry
        >>> refusal = registry.protocol("a2a").server(["1.0"]).admit(
        ...     registry.UNOPENED, "SendMessage", headers={"A2A-Version": "99.0"})
        >>> refusal.to_binding("GRPC")["code"]
        'FAILED_PRECONDITION'
        """
        forms = self[0].error["details"] or {}
        if binding not in forms:
            known = ", ".join(sorted(forms)) or "none"
            raise UsageError(f"no form of {self.error} for binding {binding!r}; known: {known}")
        filled: dict[str, Any] = self._filled(forms[binding], {"$message": self.message})
        return filled

    def _data(self) -> Any:
        return self._filled(self[0].error["data"], {})

    def _filled(self, template: Any, more: Mapping[str, Any]) -> Any:
        row, requested = self[0], self[1]
        if isinstance(requested, str):
            requested = quote(requested, IN_DATA, marks=False)
        values = {
            "$supported": list(row.supported),
            "$supported_text": ", ".join(map(str, row.supported)),
            "$requested": requested,
            **more,
        }
        values["$data"] = fill(thaw(row.error["data"]), values)
        return fill(thaw(template), values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (
            (self.rule, self.code, self.message, self.data)
            == (other.rule, other.code, other.message, other.data)
        )

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((self.rule, self.message))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"Refusal({fields})"

    def __reduce__(self) -> tuple[Any, ...]:
        row, *message = self
        parts = (
            row.rule,
            dict(row.error),
            row.message,
            dict(row.names),
            row.supported,
            row.header_names,
        )
        return (_restored, (parts, tuple(message)))


_ALL_ABSENT = "; all of them are missing, so something on the way may have dropped them"


def _restored(parts: tuple[Any, ...], message: tuple[Any, ...]) -> Refusal:
    return Refusal((RefusalRow(*parts), *message))


def _quoted(word: object) -> str:
    return "none" if word is None else quote(word, IN_MESSAGE)


def _mentions(template: Any, name: str) -> bool:
    if isinstance(template, dict):
        return any(_mentions(item, name) for item in template.values())
    if isinstance(template, list | tuple):
        return any(_mentions(item, name) for item in template)
    return bool(template == name)


def fill(template: Any, values: Mapping[str, Any]) -> Any:
    """A data template with its ``$names`` filled in; members whose value is None are left out."""
    if isinstance(template, str):
        return values.get(template, template)
    if isinstance(template, dict):
        filled = {key: fill(item, values) for key, item in template.items()}
        return {key: item for key, item in filled.items() if item is not None}
    if isinstance(template, list):
        return [fill(item, values) for item in template]
    return template
