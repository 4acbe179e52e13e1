"""A build: everything generated, made from a registry and written where it differs.

In: a registry's folder or file, and the folder that receives ``generated/`` and
``docs/reference/``. Out: files, and a :class:`BuildReport`. What the files say is
``render.py``'s work.

- The same input gives the same bytes. No file carries a digest of its input: an edit of
  the registry changes exactly the lines that are about it, and ``check`` tells whether the
  files are fresh.
- Everything is rendered before anything is written. Changed files are staged in a folder
  beside the others and moved into place; where a move fails, all that was moved before is
  put back.
- A file is overwritten or removed only where its first lines carry the mark of generated
  files (or it is empty); one that somebody wrote by hand stays and is told.
- ``generated/.build-stamp.json``, never committed, holds digests of the input, of this
  package and of every output. Where all agree with what lies on disk there is nothing to do,
  and neither pydantic nor Jinja is loaded to find that out. A stamp that is missing, broken
  or wrong means a full build and nothing else.
"""

from __future__ import annotations

import hashlib
import os

from ..engine.errors import UsageError
from ..engine.record import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path
    from typing import Any

STAMP = "generated/.build-stamp.json"
STAMP_FORMAT = 1
IGNORE = "generated/.gitignore"
#: What the first lines of every generated file hold, and of no other.
MARK = b"by 'python -m registry build'; not to be edited"
MARK_LINES = 6
#: The folders that a build owns, and the files in them that it may make or remove.
OWNED = {
    "docs/reference": ".md",
    "generated": ".schema.json",
    "generated/python/agent_protocols": ".py",
    "generated/tables": ".json",
    "generated/typescript": ".ts",
    "generated/vectors": ".jsonl",
}
#: Bounds of a diff: characters of a line, lines of a file.
MOST_CHARACTERS = 400
MOST_LINES = 300
MOST_COMPARED = 20_000


class BuildReport(Record):
    """What a build did; in check mode, what it would do.

    ``written``, ``removed`` and ``unchanged`` are paths relative to the build's folder.
    In check mode ``stale`` says whether anything would change, and ``diff`` shows it.
    """

    written: tuple[str, ...]
    removed: tuple[str, ...]
    unchanged: tuple[str, ...]
    stale: bool = False
    diff: str = ""


def build(registry: Path | str, out: Path | str, check: bool = False) -> BuildReport:
    """Build a registry's output into a folder, or only look whether it is fresh.

    ``registry`` is a folder of TOML files or one file; ``out`` receives ``generated/`` and
    ``docs/reference/``. With ``check`` nothing at all is written.

    Raises:
        InvalidRegistryError: the registry is broken, or two facts come to one constant.
        UsageError: a file that no build made stands where one would be written.
        OSError: a file cannot be read or written; what was there is still whole.
    """
    registry, out = os.fspath(registry), os.fspath(out)
    digests = {"inputs": _inputs_digest(registry), "code": _code_digest()}
    fresh = _fresh(out, digests)
    if fresh is not None:
        return BuildReport((), (), tuple(sorted(fresh)))

    from ..compile.compiler import compile_registry
    from ..source.load import load_sources
    from .render import render

    sources = load_sources(registry)
    texts = render(sources, compile_registry(sources))
    new = {path: text.encode("utf-8") for path, text in texts.items()}
    old = {path: _read(os.path.join(out, path)) for path in new}
    if old[IGNORE] and not _carries_mark(old[IGNORE]):
        del new[IGNORE]  # the user's own says what is ignored there
    written = tuple(path for path in new if old[path] != new[path])
    unchanged = tuple(path for path in new if old[path] == new[path])
    removed = tuple(sorted(_marked(out) - set(new)))
    by_hand = [path for path in written if old[path] and not _carries_mark(old[path])]
    if by_hand:
        raise UsageError(
            "not generated, so not overwritten: " + ", ".join(by_hand) + "; move or delete "
            f"{'it' if len(by_hand) == 1 else 'them'} and build again"
        )
    if check:
        diff = "".join(_diff(path, old[path], new[path]) for path in written)
        diff += "".join(_diff(path, _read(os.path.join(out, path)), None) for path in removed)
        return BuildReport(written, removed, unchanged, bool(written or removed), diff)

    _write(out, {path: new[path] for path in written}, removed)
    if _inputs_digest(registry) != digests["inputs"]:
        return BuildReport(written, removed, unchanged)  # edited meanwhile: the next build tells
    stamp = {
        "format": STAMP_FORMAT,
        **digests,
        "outputs": {path: hashlib.sha256(data).hexdigest() for path, data in new.items()},
    }
    _write_stamp(out, stamp)
    return BuildReport(written, removed, unchanged)


# -- is there anything to do? -----------------------------------------------------------


def _fresh(out: str, digests: Mapping[str, str | None]) -> list[str] | None:
    """The outputs, where the stamp, the input and the files on disk all agree; else None."""
    import json

    raw = _read(os.path.join(out, STAMP))
    if raw is None or None in digests.values():
        return None
    try:
        stamp = json.loads(raw)
        outputs = dict(stamp["outputs"])
        agreed = stamp["format"] == STAMP_FORMAT and all(
            stamp[name] == digest for name, digest in digests.items()
        )
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    if not agreed or not outputs or not all(isinstance(path, str) for path in outputs):
        return None
    for path, digest in outputs.items():
        data = _read(os.path.join(out, path))
        if data is None or hashlib.sha256(data).hexdigest() != digest:
            return None
    if not _marked(out, outputs) <= set(outputs):
        return None
    return list(outputs)


def _inputs_digest(registry: str) -> str | None:
    """Of the names and bytes of the registry's files; None where there is none to read."""
    try:
        if os.path.isdir(registry):
            names = sorted(name for name in os.listdir(registry) if name.endswith(".toml"))
            files = [(name, os.path.join(registry, name)) for name in names]
        else:
            files = [(os.path.basename(registry), registry)]
        return _digest(files) if files else None
    except OSError:
        return None  # the loader says what is wrong


def _code_digest() -> str:
    """Of all that shapes the output: this package's sources, and the libraries it builds with.

    All of the package, since the vectors are what the engine decides.
    """
    from importlib.metadata import PackageNotFoundError, version

    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    files = []
    for folder, folders, names in os.walk(package):
        folders[:] = sorted(name for name in folders if name not in ("__pycache__", "bundled"))
        files += [
            (os.path.relpath(path, package), path)
            for path in (os.path.join(folder, name) for name in sorted(names))
            if path.endswith((".py", ".j2"))
        ]
    libraries = []
    for name in ("jinja2", "pydantic"):
        try:
            libraries.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            libraries.append(f"{name} unknown")
    return _digest(files, *libraries)


def _digest(files: Iterable[tuple[str, str]], *more: str) -> str:
    digest = hashlib.sha256()
    for name, path in files:
        with open(path, "rb") as file:
            data = file.read()
        digest.update(f"{name}\n{len(data)}\n".encode("utf-8", "surrogateescape"))
        digest.update(data)
    for text in more:
        digest.update(f"{text}\n".encode())
    return digest.hexdigest()


# -- what lies on disk ------------------------------------------------------------------


def _read(path: str) -> bytes | None:
    """The bytes of a file; None where there is none."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except (FileNotFoundError, NotADirectoryError):
        return None


def _carries_mark(data: bytes | None) -> bool:
    """Whether a file's first lines say that a build made it."""
    return data is not None and MARK in b"\n".join(data.split(b"\n", MARK_LINES)[:MARK_LINES])


def _marked(out: str, known: Iterable[str] = ()) -> set[str]:
    """The generated files in the folders that a build owns; those ``known`` are not opened."""
    known = set(known)
    found = set()
    for folder, ending in OWNED.items():
        try:
            names = os.listdir(os.path.join(out, folder))
        except (FileNotFoundError, NotADirectoryError):
            continue
        for name in names:
            path = f"{folder}/{name}"
            full = os.path.join(out, path)
            if not name.endswith(ending) or not os.path.isfile(full):
                continue
            if path in known or _carries_mark(_read(full)):
                found.add(path)
    return found


# -- writing ----------------------------------------------------------------------------


def _write(out: str, new: Mapping[str, bytes], removed: Iterable[str]) -> None:
    """Put files into place and take others away: all of it, or nothing."""
    import shutil
    import tempfile

    removed = tuple(removed)
    if not new and not removed:
        return
    made: list[str] = []
    lost: list[str] = []
    staging = ""
    try:
        _make_folder(os.path.join(out, "generated"), made)
        staging = tempfile.mkdtemp(prefix=".build-", dir=os.path.join(out, "generated"))
        staged, backups = {}, {}
        for number, (path, data) in enumerate(new.items()):
            staged[path] = os.path.join(staging, f"new-{number}")
            with open(staged[path], "wb") as file:
                file.write(data)
            _like_before(os.path.join(out, path), staged[path])
            _make_folder(os.path.dirname(os.path.join(out, path)), made)
        for number, path in enumerate([*new, *removed]):
            if os.path.lexists(os.path.join(out, path)):
                backups[path] = os.path.join(staging, f"old-{number}")
                shutil.copy2(os.path.join(out, path), backups[path])
        _move(out, staged, removed, backups, lost)
    except BaseException as error:
        if lost:
            error.add_note(f"not put back: {', '.join(lost)}; the old files are in {staging}")
        else:
            shutil.rmtree(staging, ignore_errors=True)
        for folder in reversed(made):
            _remove_empty(folder)
        raise
    shutil.rmtree(staging, ignore_errors=True)
    for path in removed:
        _remove_empty(os.path.dirname(os.path.join(out, path)))


def _move(
    out: str,
    staged: Mapping[str, str],
    removed: Iterable[str],
    backups: Mapping[str, str],
    lost: list[str],
) -> None:
    """The moves alone; a failure in the middle puts back what was moved, or names it lost."""
    begun: list[str] = []
    try:
        for path, source in staged.items():
            begun.append(path)
            os.replace(source, os.path.join(out, path))
        for path in removed:
            begun.append(path)
            os.unlink(os.path.join(out, path))
    except BaseException:
        for path in reversed(begun):
            target = os.path.join(out, path)
            try:
                if path in backups:
                    os.replace(backups[path], target)
                elif os.path.lexists(target):
                    os.unlink(target)
            except OSError:
                lost.append(path)
        raise


def _like_before(target: str, staged: str) -> None:
    """A file keeps its permissions; a new one has those that any new file gets."""
    try:
        mode = os.stat(target).st_mode & 0o777
    except OSError:
        return
    os.chmod(staged, mode)


def _make_folder(folder: str, made: list[str]) -> None:
    """Make a folder with those above it, and note which were new."""
    missing = []
    while not os.path.isdir(folder):
        missing.append(folder)
        above = os.path.dirname(folder)
        if above == folder:
            break
        folder = above or os.curdir
    for each in reversed(missing):
        os.mkdir(each)
        made.append(each)


def _remove_empty(folder: str) -> None:
    try:
        os.rmdir(folder)
    except OSError:  # it holds something
        return


def _write_stamp(out: str, stamp: Mapping[str, Any]) -> None:
    """The stamp only saves time, so failing to write it fails nothing."""
    import json

    path = os.path.join(out, STAMP)
    try:
        with open(f"{path}.new", "w", encoding="utf-8", newline="\n") as file:
            json.dump(stamp, file, indent=1)
        os.replace(f"{path}.new", path)
    except OSError:
        return


# -- the difference ---------------------------------------------------------------------


def _diff(path: str, old: bytes | None, new: bytes | None) -> str:
    """One file's unified diff; ``None`` stands for a file that is not there."""
    import difflib

    before, after = _lines(old), _lines(new)
    names = (
        f"a/{path}" if old is not None else "/dev/null",
        f"b/{path}" if new is not None else "/dev/null",
    )
    if max(len(before), len(after)) > MOST_COMPARED:
        return f"--- {names[0]}\n+++ {names[1]}\n  {len(before)} lines become {len(after)}\n"
    lines = list(difflib.unified_diff(before, after, *names, lineterm=""))
    if not lines:  # an empty file, or one that differs only in what is no text
        lines = [f"--- {names[0]}", f"+++ {names[1]}", "  (no line to show)"]
    if len(lines) > MOST_LINES:
        left = len(lines) - MOST_LINES
        lines = [*lines[:MOST_LINES], f"  … {left} more lines"]
    return "".join(f"{_shortened(line)}\n" for line in lines)


def _lines(data: bytes | None) -> list[str]:
    return [] if data is None else data.decode("utf-8", "replace").split("\n")


def _shortened(line: str) -> str:
    if len(line) <= MOST_CHARACTERS:
        return line
    return f"{line[:MOST_CHARACTERS]}… {len(line) - MOST_CHARACTERS} more characters"
