"""Bigger registries, made on the fly: what a fact costs to build, and a decision to make.

The rules are those of the bundled MCP registry, so that decisions are comparable.
"""

from __future__ import annotations

import datetime
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import tomli_w

import registry

from .decisions import check
from .plain import CAPABILITIES_KEY, VERSION_KEY
from .processes import BUILD, ROOT, ProcessError, run
from .rows import TIMES, Bench, Row, at_most
from .timing import Call, Settings, clock, compare, median

METHODS = 200


#: Which of the bundled protocols are copied, in turn; the small and the big registry hold
#: each in the same proportion.
MIX = ("mcp", "a2a", "acp", "mcp", "a2a")


def write_protocols(folder: Path, count: int, mix: tuple[str, ...] = MIX) -> None:
    """So many protocols: the bundled ones again and again, each under an id of its own."""
    texts = {
        file.stem: file.read_text(encoding="utf-8")
        for file in sorted((ROOT / "registry").glob("*.toml"))
    }
    for at in range(count):
        name = mix[at % len(mix)]
        own, id = texts[name], f"copy{at:03}"
        told = own.replace(f'\nid = "{name}"\n', f'\nid = "{id}"\n', 1)
        check(told != own, f"the id of {name} stands on a line of its own")
        (folder / f"{id}.toml").write_text(told, encoding="utf-8")


def write_revisions(folder: Path, count: int) -> None:
    """One protocol with so many more revisions of METHODS methods, each a delta of the last."""
    data = tomllib.loads((ROOT / "registry" / "mcp.toml").read_text(encoding="utf-8"))
    versions = [version for version in data["versions"] if version["status"] != "draft"]
    versions[-1]["status"] = "final"
    first = versions[-1]["released"]
    before = versions[-1]["id"]
    for at in range(count):
        released = first + datetime.timedelta(days=at + 1)
        new = [f"bench/{at:04}"] if at else [f"bench/first-{each:03}" for each in range(METHODS)]
        version: dict[str, Any] = {
            "id": released.isoformat(),
            "era": "modern",
            "status": "current" if at == count - 1 else "final",
            "released": released,
            "compat": f"2.{at + 1}.0",
            "extends": before,
            "source": f"https://bench.example/{released}#changes",
            "adds": {"client_requests": new},
        }
        if at:
            gone = f"bench/first-{at - 1:03}" if at <= METHODS else f"bench/{at - METHODS:04}"
            version["removes"] = {"client_requests": [gone]}
        versions.append(version)
        before = version["id"]
    data["versions"] = versions
    (folder / "mcp.toml").write_text(tomli_w.dumps(data), encoding="utf-8")


def facts(protocols: Mapping[str, Any]) -> int:
    """How many facts hold of all versions: a method, capability or error of each counts."""
    return sum(
        len(protocol.methods(version).all)
        + sum(map(len, protocol.capabilities(version)))
        + len(protocol.errors(version))
        for protocol in protocols.values()
        for version in protocol.all_versions
    )


def scale(settings: Settings) -> Iterator[Row]:
    """A tenth of the size and the whole of it, in turn."""
    rounds = 1 if settings.quick else 3
    mix = MIX[:1] if settings.quick else MIX

    def write_mix(folder: Path, count: int) -> None:
        write_protocols(folder, count, mix)

    protocols, revisions = (10, 100) if settings.quick else (50, 500)
    kinds = (
        ("protocols", f"{protocols} protocols", write_mix, protocols),
        ("revisions", f"{revisions} revisions of {METHODS} methods", write_revisions, revisions),
    )
    for name, told, write, many in kinds:
        few = many // 10
        with tempfile.TemporaryDirectory() as place:
            folders = {}
            for count in (few, many):
                folders[count] = Path(place) / str(count) / "registry"
                folders[count].mkdir(parents=True)
                write(folders[count], count)
            loaded: dict[int, Any] = {}
            times: dict[int, list[float]] = {few: [], many: []}
            for _ in range(rounds):
                for count, folder in folders.items():
                    start = clock()
                    loaded[count] = registry.load(folder)
                    times[count].append(clock() - start)
            sizes = {count: facts(loaded[count]) for count in loaded}
            yield _growth(f"scale-{name}-load", f"{told}: load, a fact", times, sizes, few, many)
            yield _built(f"scale-{name}-build", f"{told}: build, a fact", folders, sizes, few, many)
            yield from _decisions(settings, name, told, loaded[many])


def _built(
    name: str, work: str, folders: Mapping[int, Path], sizes: Mapping[int, int], few: int, many: int
) -> Row:
    try:
        times = {count: [run(BUILD, folder.parent)[0]] for count, folder in folders.items()}
    except ProcessError as error:
        return Row(name, work, target=at_most(1.5), problem=str(error)[:100])
    return _growth(name, work, times, sizes, few, many)


def _growth(
    name: str,
    work: str,
    times: Mapping[int, list[float]],
    sizes: Mapping[int, int],
    few: int,
    many: int,
) -> Row:
    big, small = median(times[many]) / sizes[many], median(times[few]) / sizes[few]
    note = f"{sizes[many]:,} facts in {median(times[many]):.1f} s"
    peer = f"{few} of them, {sizes[few]:,} facts"
    return Row(name, work, big, "s", peer, small, big / small, None, TIMES, at_most(1.5), note)


def _decisions(
    settings: Settings, name: str, told: str, protocols: Mapping[str, Any]
) -> Iterator[Row]:
    """The same decisions of the bundled server and of the big registry's."""
    bundled = registry.protocol("mcp")
    big = protocols.get("mcp") or protocols["copy000"]

    def meta(version: Any) -> dict[str, Any]:
        return {"_meta": {VERSION_KEY: version, CAPABILITIES_KEY: {}}}

    newest = (meta(big.latest.wire), meta(bundled.latest.wire))
    unknown = meta("2099-01-01")
    opening = {"protocolVersion": "2024-11-05", "capabilities": {}}
    for key, work, method, (mine, theirs) in (
        ("admit", "modern admit", "tools/call", newest),
        ("refuse", "refusal", "tools/call", (unknown, unknown)),
        ("initialize", "initialize", "initialize", (opening, opening)),
    ):
        ours = Call(big.server().admit, registry.UNOPENED, method, mine)
        peer = Call(bundled.server().admit, registry.UNOPENED, method, theirs)
        check(type(ours()) is type(peer()), f"{ours()!r} and {peer()!r}")
        yield compare(
            settings,
            f"scale-{name}-{key}",
            f"{told}: {work}",
            ours,
            "the bundled registry",
            peer,
            at_most(1.2),
            TIMES,
        )


BENCHES = [Bench("scale", scale)]
