"""What constants and reference both tell of a fact: where it holds, whence, how long still.

In: one protocol's compiled tables. Out: words and lookups over them, no layout.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..engine.deprecation import Deprecation, Deprecations
from ..engine.tables import Tables

METHOD_LISTS = (
    "client_requests",
    "client_notifications",
    "server_requests",
    "server_notifications",
)
CAPABILITY_LISTS = ("client_capabilities", "server_capabilities")
PUBLISHED = ("current", "final")

Version = Mapping[str, Any]


class Origin(NamedTuple):
    """Where a name first stands: version, release (where the version has some), source."""

    version: str | int
    release: str | None
    source: str


class Facts:
    """One protocol's tables, ready to be told of."""

    def __init__(self, tables: Mapping[str, Any]) -> None:
        self.tables = tables
        self.protocol: Mapping[str, Any] = tables["protocol"]
        self.id: str = self.protocol["id"]
        #: "from registry/ID.toml by …": what every generated text of the protocol opens with.
        self.mark: str = tables["generated"]
        self.file: str = self.mark.removeprefix("from ").partition(" by ")[0]
        self.versions: Sequence[Version] = tables["versions"]
        self.published = [each for each in self.versions if each["status"] in PUBLISHED]
        self.deprecations = Deprecations(Tables(tables))
        self._sets: dict[tuple[str | int, str], frozenset[str]] = {}

    def listed(self, version: Version, kind: str) -> Sequence[str]:
        """The names of one list of facts in one version."""
        if kind in METHOD_LISTS:
            return version["methods"][kind]  # type: ignore[no-any-return]
        if kind in CAPABILITY_LISTS:
            return version["capabilities"][kind.partition("_")[0]]  # type: ignore[no-any-return]
        return version[kind]  # type: ignore[no-any-return]

    def has(self, version: Version, kind: str, name: str) -> bool:
        """Whether a version has a name in one list; as quick for long lists as for short ones."""
        key = (version["id"], kind)
        names = self._sets.get(key)
        if names is None:
            names = self._sets[key] = frozenset(self.listed(version, kind))
        return name in names

    def names(self, kind: str) -> list[str]:
        """The names of a list over all versions, sorted."""
        return sorted({name for each in self.versions for name in self.listed(each, kind)})

    def having(self, kind: str, names: Iterable[str]) -> list[bool]:
        """For each version whether it has one of the names."""
        names = tuple(names)
        return [any(self.has(each, kind, name) for name in names) for each in self.versions]

    def span(self, having: Sequence[bool]) -> str:
        """Which versions, in words."""
        return span([each["id"] for each in self.versions], having)

    def origin(self, kind: str, name: str) -> Origin | None:
        """The first version that has a name, and the release of it that brought it."""
        for version in self.versions:
            if self.has(version, kind, name):
                since = version["since"].get(f"{kind}.{name}")
                for release in version["releases"]:
                    if release["id"] == since:
                        return Origin(version["id"], since, release["source"])
                return Origin(version["id"], None, version["source"])
        return None

    def deprecation(self, *features: str) -> str | None:
        """What is said of a deprecated fact: of one of these features, or of what it is below."""
        for feature in features:
            for entry in self.deprecations.entries:
                if feature == entry.feature or feature.startswith(f"{entry.feature}."):
                    return deprecated(entry)
        return None


def span(ids: Sequence[str | int], having: Sequence[bool]) -> str:
    """Which of the versions, in words; ``ids`` oldest first.

    Written so that a new version at the end changes no text of what goes on in it.

    >>> span(["1.0", "1.1", "2.0"], [True, True, True]), span([1, 2], [False, True])
    ('in every version', 'from 2 on')
    >>> span(["1.0", "1.1", "2.0"], [True, False, False])
    'in 1.0 only'
    """
    if all(having):
        return "in every version"
    runs: list[list[str]] = []
    open_run = False
    for id, has in zip(ids, having, strict=True):
        if has:
            if not open_run:
                runs.append([])
            runs[-1].append(str(id))
        open_run = has
    if not runs:
        return "in no version any more"
    texts = [run[0] if len(run) == 1 else f"{run[0]} to {run[-1]}" for run in runs]
    if having[-1]:
        texts[-1] = f"from {runs[-1][0]} on"
        if len(texts) == 1:
            return texts[0]
    elif len(runs) == 1 and len(runs[0]) == 1:
        return f"in {texts[0]} only"
    return "in " + " and ".join(texts)


def deprecated(entry: Deprecation) -> str:
    """A deprecation in one sentence: since when, until when, and what to use instead."""
    text = f"Deprecated since {entry.deprecated_in}"
    if entry.removal_date is not None:
        text += f"; may be removed from {entry.removal_date.isoformat()} on"
    elif entry.removal_version is not None:
        text += f"; may be removed in {entry.removal_version}"
    return f"{text}: {entry.migration}"


def key_text(*path: object) -> str:
    """The place of an entry in the registry file, as one finds it there.

    >>> key_text("methods", "tools/call"), key_text("versions", "2.0")
    ('methods."tools/call"', 'versions 2.0')
    """
    if path[0] == "versions":
        return " ".join(map(str, path))
    last = str(path[-1])
    bare = last.replace("-", "").replace("_", "").isalnum() and last.isascii()
    return ".".join([*map(str, path[:-1]), last if bare else f'"{last}"'])
