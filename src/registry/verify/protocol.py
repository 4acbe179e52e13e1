"""One protocol held against the official sources that its ``[official]`` table names.

In: a validated registry file and a folder of official schemas. Out: a
:class:`~.report.Report`. What a source tells is :mod:`registry.source.official`'s to read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from ..compile.flatten import FlatVersion, flatten
from ..source.grammar import OfficialSchema, RegistryFile
from ..source.official import OfficialError, Told, read_file, read_sdk, same_name
from ..source.official.sdk import installed_version
from ..source.official.told import MIXED
from .report import Against, Declared, Difference, Report, Row, Stale


@dataclass
class _Reading:
    """One source as read for one version, and the facts that the registry has for it."""

    against: Against
    label: str
    version: str | int
    facts: Mapping[str, tuple[str, ...]]
    told: Told


@dataclass
class ProtocolCheck:
    """The comparison of one protocol; used once."""

    model: RegistryFile
    skipped: list[str] = field(default_factory=list)

    def compare(self, specs: Path | None) -> Report:
        """The report; without ``specs`` on the SDKs alone."""
        rows: list[Row] = []
        undeclared: list[Difference] = []
        declared: dict[int, list[Difference]] = {}
        #: What a declaration could have met: source, version and list that were read.
        read: set[tuple[Against, str | int, str]] = set()
        met: set[tuple[int, str | int, str]] = set()
        official = self.model.official
        if official is None:
            self.skipped.append(f"{self.name}: no [official] table says where its facts stand")
        for reading in [*self._schemas(specs), *self._sdks()] if official else []:
            for kind, agree, found in self._differences(reading):
                read |= {(reading.against, reading.version, each) for each in MIXED.get(kind, ())}
                read.add((reading.against, reading.version, kind))
                count = 0
                for difference in found:
                    entry = self._declaration(difference)
                    if entry is None:
                        undeclared.append(difference)
                        continue
                    count += 1
                    declared.setdefault(entry, []).append(difference)
                    met |= {(entry, reading.version, difference.name)}
                rows.append(
                    Row(
                        self.name,
                        reading.version,
                        reading.label,
                        kind,
                        agree,
                        count,
                        len(found) - count,
                    )
                )
        stale, unread = self._unmet(met, read)
        self.skipped += unread
        return Report(
            tuple(rows),
            tuple(undeclared),
            tuple(
                Declared(
                    self.model.differences[entry].reason,
                    self.model.differences[entry].source,
                    tuple(found),
                )
                for entry, found in sorted(declared.items())
            ),
            tuple(stale),
            tuple(self.skipped),
        )

    @property
    def name(self) -> str:
        """The protocol's id."""
        return self.model.protocol.id

    # -- what is read --

    def _schemas(self, specs: Path | None) -> Iterator[_Reading]:
        assert self.model.official is not None
        families = self.model.official.schemas
        folder = None if specs is None else specs / self.name
        if folder is None or not folder.is_dir():
            if families:
                self.skipped.append(f"{self.name}: no folder of official schemas")
            return
        for stage in self._stages():
            names = dict.fromkeys(
                stage.file_of(family)
                for family in families
                if stage.release is not None or "{release}" not in family.file
            )
            there = [name for name in names if (folder / name).is_file()]
            if not there:
                if stage.release is None or stage.is_last:
                    self.skipped.append(
                        f"{self.name} {stage.version}: no official schema among "
                        f"{', '.join(names) or 'the files'}"
                    )
                continue
            for family in families:
                name = stage.file_of(family)
                if name not in there:
                    continue
                if "{release}" not in family.file and not stage.is_last:
                    continue
                told = read_file(folder / name, family, self.model.declaration.container)
                yield _Reading("schema", name, stage.version, stage.facts, told)

    def _sdks(self) -> Iterator[_Reading]:
        assert self.model.official is not None
        facts = {flat.table.id: flat.lists for flat in flatten(self.model)}
        missing: dict[str, None] = {}
        for sdk in self.model.official.sdks:
            label = f"{sdk.package} {installed_version(sdk.package)}: {sdk.module}"
            for version in sdk.versions:
                told = read_sdk(sdk, version, self.model.declaration.container)
                if told is None:
                    missing[sdk.package] = None
                else:
                    yield _Reading("sdk", label, version, facts[version], told)
        self.skipped += [f"{self.name}: the SDK {package} is not installed" for package in missing]

    def _stages(self) -> Iterator[_Stage]:
        """Each version as it stood after each of its releases, and as it stands."""
        for flat in flatten(self.model):
            releases = flat.table.releases
            if not releases:
                yield _Stage(flat.table.id, None, True, flat.lists)
            for number, release in enumerate(releases):
                yield _Stage(
                    flat.table.id,
                    release.id,
                    number == len(releases) - 1,
                    self._after(flat, number),
                )

    def _after(self, flat: FlatVersion, number: int) -> Mapping[str, tuple[str, ...]]:
        if number == len(flat.table.releases) - 1:
            return flat.lists
        shorter = flat.table.model_copy(update={"releases": flat.table.releases[: number + 1]})
        earlier = self.model.versions[: self.model.versions.index(flat.table)]
        cut = self.model.model_copy(update={"versions": [*earlier, shorter]})
        return flatten(cut)[-1].lists

    # -- what differs --

    def _differences(self, reading: _Reading) -> Iterator[tuple[str, int, list[Difference]]]:
        for kind, told in sorted(reading.told.lists.items()):
            kinds = MIXED.get(kind, (kind,))
            ours = {same_name(kind, name): name for each in kinds for name in reading.facts[each]}
            theirs = {same_name(kind, name): name for name in told}
            found = [
                self._difference(reading, each, ours[name], "has", (each,))
                for name in sorted(ours.keys() - theirs.keys())
                for each in kinds
                if ours[name] in reading.facts[each]
            ]
            found += [
                self._difference(reading, kind, theirs[name], "lacks", kinds)
                for name in sorted(theirs.keys() - ours.keys())
            ]
            yield kind, len(ours.keys() & theirs.keys()), found
        if reading.told.errors is not None:
            yield ("errors", *self._error_differences(reading, reading.told.errors))

    def _error_differences(
        self, reading: _Reading, told: Sequence[OfficialError]
    ) -> tuple[int, list[Difference]]:
        """By code, and by spelling where both sides spell it."""
        found = []
        agree = 0
        met: set[OfficialError] = set()
        for key in reading.facts["errors"]:
            table = self.model.errors[key]
            same_code = [error for error in told if error.code == table.code]
            same = [
                error
                for error in same_code
                if None in (error.spelling, table.spelling) or error.spelling == table.spelling
            ]
            met |= set(same)
            if same:
                agree += 1
                continue
            detail = f"{table.code}"
            if same_code:
                detail += f", which the source calls {same_code[0].spelling}"
            found.append(self._difference(reading, "errors", key, "has", ("errors",), detail))
        for error in told:
            if error not in met:
                found.append(
                    self._difference(
                        reading, "errors", error.key, "lacks", ("errors",), f"{error.code}"
                    )
                )
        return agree, found

    def _difference(
        self,
        reading: _Reading,
        kind: str,
        name: str,
        registry: Literal["has", "lacks"],
        kinds: tuple[str, ...],
        detail: str = "",
    ) -> Difference:
        return Difference(
            self.name,
            reading.against,
            reading.label,
            reading.version,
            kind,
            name,
            registry,
            kinds,
            detail,
        )

    # -- what is declared --

    def _declaration(self, difference: Difference) -> int | None:
        for number, entry in enumerate(self.model.differences):
            if (
                entry.against == difference.against
                and entry.registry == difference.registry
                and difference.version in entry.versions
                and entry.kind in difference.kinds
                and difference.name in entry.names
            ):
                return number
        return None

    def _unmet(
        self,
        met: set[tuple[int, str | int, str]],
        read: set[tuple[Against, str | int, str]],
    ) -> tuple[list[Stale], list[str]]:
        stale = []
        unread: dict[str, None] = {}
        for number, entry in enumerate(self.model.differences):
            for version in entry.versions:
                if (entry.against, version, entry.kind) not in read:
                    unread[
                        f"{self.name} {version}: the differences declared in {entry.kind}, for no "
                        f"{entry.against} that was read tells of them"
                    ] = None
                    continue
                # One name may be declared in two lists that a source does not tell apart.
                twins = [
                    other
                    for other, each in enumerate(self.model.differences)
                    if each.against == entry.against
                    and each.registry == entry.registry
                    and any({each.kind, entry.kind} <= set(pair) for pair in MIXED.values())
                ]
                for name in entry.names:
                    if not any((other, version, name) in met for other in {number, *twins}):
                        stale.append(Stale(self.name, entry.against, version, entry.kind, name))
        return stale, list(unread)


@dataclass(frozen=True)
class _Stage:
    version: str | int
    release: str | None
    is_last: bool
    facts: Mapping[str, tuple[str, ...]]

    def file_of(self, family: OfficialSchema) -> str:
        """The name of this stage's file in a family of schemas."""
        # Not str.format: whatever else stands in braces is no name to look up.
        named = family.file.replace("{version}", str(self.version))
        return named.replace("{release}", self.release or "")
