"""What the project raises: the caller's own mistakes and broken registries, never a peer's.

Everything derives from :class:`RegistryError`. A peer's bad message is answered with a
value (a refusal, a verdict, a declaration error), so none of these comes of one.
"""

from __future__ import annotations

from .quote import IN_MESSAGE, quote

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .findings import Finding


class RegistryError(Exception):
    """The base of all that this project raises."""


class UsageError(RegistryError, ValueError):
    """The caller asked for something that cannot be: the message says what would do."""


class UnknownNameError(UsageError):
    """A name that the registry does not have; ``.name`` is it, ``.known`` what there is."""

    what = "name"

    def __init__(
        self,
        name: object,
        known: Iterable[object] = (),
        detail: str = "",
        what: str | None = None,
        near: object | None = None,
    ) -> None:
        self.name = name
        self.known = tuple(known)
        text = f"unknown {what or self.what} {quote(name)}{detail}"
        close = suggest(name, self.known) if near is None else near
        if near is not None:
            text += f"; the nearest is {close!r}; known: {', '.join(map(str, self.known))}"
        elif close:
            text += f"; did you mean {close!r}?"
        elif self.known:
            text += f"; known: {', '.join(map(str, self.known))}"
        super().__init__(text)

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.name, self.known))


class UnknownProtocolError(UnknownNameError):
    """No such protocol in the registry."""

    what = "protocol"


class UnknownVersionError(UnknownNameError):
    """No such version of the protocol."""

    what = "version"


class UnknownFeatureError(UnknownNameError):
    """No such feature: of the wire, or among the deprecations."""

    what = "feature"


class UnknownPolicyError(UnknownNameError):
    """No such policy on this side, or no such value of it."""

    what = "policy"


class NoCommonVersionError(UsageError):
    """Two version lists share nothing; ``.wanted`` is this side's, ``.offered`` the other's."""

    def __init__(self, wanted: Sequence[object], offered: Sequence[object]) -> None:
        self.wanted = tuple(wanted)
        self.offered = tuple(offered)
        super().__init__(
            f"no common version: this side wants {_listed(self.wanted)}, "
            f"the other side offers {_listed(self.offered)}"
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.wanted, self.offered))


class InvalidRegistryError(RegistryError):
    """A broken registry; ``.findings`` lists every problem, sorted by file and line."""

    def __init__(self, findings: Sequence[Finding]) -> None:
        self.findings = tuple(findings)
        count = len(self.findings)
        lines = [f"{count} problem{'' if count == 1 else 's'} in the registry:"]
        lines += [str(finding) for finding in self.findings]
        super().__init__("\n".join(lines))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.findings,))


def suggest(name: object, known: Iterable[object]) -> object | None:
    """The known name closest to a mistyped one, or None.

    >>> suggest("2025-11-52", ["2025-06-18", "2025-11-25"])
    '2025-11-25'
    """
    import difflib

    by_text = {str(each): each for each in known}
    text = quote(name, 200, marks=False)
    folded = {each.casefold(): each for each in by_text}
    if text.casefold() in folded:
        return by_text[folded[text.casefold()]]
    close = difflib.get_close_matches(text[:200], by_text, n=1, cutoff=0.6)
    return by_text[close[0]] if close else None


def _listed(items: Sequence[object], most: int = 16) -> str:
    if not items:
        return "nothing"
    text = ", ".join(
        item if isinstance(item, str) and len(item) <= IN_MESSAGE else quote(item)
        for item in items[:most]
    )
    return text + (f" and {len(items) - most} more" if len(items) > most else "")
