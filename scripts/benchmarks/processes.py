"""Fresh processes: what an import costs, and a build.

The processes take turns, and their processor time (user and system) is read from the kernel
when they end. A bare interpreter's time is taken off, round by round.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from .decisions import MODERN, metadata, params_of
from .rows import TIMES, Bench, Row, at_most, value_at_most
from .timing import Settings, judge, median, quartiles

ROOT = Path(__file__).resolve().parents[2]

FIRST_DECISION = f"""
import registry
server = registry.protocol("mcp").server()
answer = server.admit(registry.UNOPENED, "tools/call", {params_of(metadata())!r})
assert answer.version == {MODERN!r}
"""

#: What a program prints last to tell which modules it loaded.
TELL_MODULES = """
import sys, json
print(json.dumps(sorted({name.partition(".")[0] for name in sys.modules})))
"""


#: A process that takes more processor time than so many seconds is stopped.
LONGEST = 120


class ProcessError(RuntimeError):
    """A process ended with an error; the message is the end of what it said."""


def run(command: Sequence[str], cwd: Path | None = None) -> tuple[float, str]:
    """The processor time that a process took, and what it printed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as told:
        process = subprocess.Popen(command, cwd=cwd, env=environment, stdout=out, stderr=told)
        if hasattr(resource, "prlimit"):  # Linux
            resource.prlimit(process.pid, resource.RLIMIT_CPU, (LONGEST, LONGEST + 5))
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        told.seek(0)
        if process.returncode == -signal.SIGXCPU:
            raise ProcessError(f"takes more than {LONGEST} s")
        if process.returncode:
            words = (told.read() or out.read()).decode(errors="replace").strip().splitlines()
            raise ProcessError(words[-1] if words else f"exit code {process.returncode}")
        return usage.ru_utime + usage.ru_stime, out.read().decode()


def python(code: str) -> list[str]:
    """A fresh interpreter of this environment that runs some code."""
    return [sys.executable, "-I", "-c", code]


def over_bare(
    programs: Mapping[str, str], rounds: int
) -> tuple[dict[str, list[float]], list[float]]:
    """For each program its processor time over that of a bare interpreter in the same round."""
    for code in programs.values():  # byte code is written and files are cached
        run(python(code))
    times: dict[str, list[float]] = {name: [] for name in programs}
    bare: list[float] = []
    for number in range(rounds):
        # The bare interpreter stands on both sides of the others.
        first = run(python("pass"))[0]
        names = list(programs) if number % 2 else list(reversed(programs))
        took = {name: run(python(programs[name]))[0] for name in names}
        last = run(python("pass"))[0]
        floor = (first + last) / 2
        bare.append(floor)
        for name in programs:
            times[name].append(took[name] - floor)
    return times, bare


def foreign_modules(code: str) -> list[str]:
    """The packages that a program loads and that are neither the project's nor Python's."""
    bare = set(json.loads(run(python(TELL_MODULES))[1]))
    loaded = set(json.loads(run(python(code + TELL_MODULES))[1]))
    ours = {"registry", "agent_protocols"}
    return sorted(loaded - bare - ours - set(sys.stdlib_module_names))


def imports(settings: Settings) -> Iterator[Row]:
    """Imports over a bare interpreter, beside dataclasses and the SDKs."""
    first = "import registry, and the first decision"
    constants = "import agent_protocols.mcp"
    programs = {
        first: FIRST_DECISION,
        "import registry": "import registry",
        "import dataclasses": "import dataclasses",
        "import json, enum": "import json, enum",
    }
    sdks = {code: code for code in ("import mcp", "import a2a.types", "import acp")}
    problem = ""
    try:
        run(python(constants))
        programs[constants] = constants
    except ProcessError as error:
        problem = f"not there yet: {error}"

    times, bare = over_bare(programs, settings.process_rounds)
    slow, _ = over_bare(sdks, max(3, settings.process_rounds // 6))

    def row(name: str, work: str, peer: str, bound: float | None = None) -> Row:
        ours = times[work]
        theirs = times.get(peer) or slow[peer]
        floor, limit = median(ours), median(theirs)
        low, high = quartiles(ours)
        target = None if bound is None else at_most(bound)
        spread = (low / limit, high / limit)
        return Row(name, work, floor, "s", peer, limit, floor / limit, spread, TIMES, target)

    yield Row("import-bare", "a bare interpreter, taken off what follows", median(bare))
    yield row("import-dataclasses", first, "import dataclasses", 1.6)
    yield row("import-mcp", first, "import mcp", 0.04)
    yield row("import-a2a", first, "import a2a.types")
    yield row("import-acp", first, "import acp")
    yield row("import-floor", first, "import json, enum")
    yield row("import-only", "import registry", "import dataclasses")
    foreign = foreign_modules(FIRST_DECISION)
    name, work = "import-modules", "third-party modules loaded by the first decision"
    unit, none = "modules", value_at_most(0)
    note = ", ".join(foreign[:5])
    yield Row(name, work, float(len(foreign)), unit, target=none, note=note)
    name, work = "constants", constants
    if problem:
        yield Row(name, work, problem=problem)
        return
    yield row(f"{name}-dataclasses", work, "import dataclasses")
    yield row(f"{name}-mcp", work, "import mcp")
    foreign = foreign_modules(constants)
    work = f"third-party modules loaded by {constants}"
    note = ", ".join(foreign[:5])
    yield Row(f"{name}-modules", work, float(len(foreign)), unit, target=none, note=note)


BUILD = [sys.executable, "-m", "registry", "build"]


def builds(settings: Settings) -> Iterator[Row]:
    """The command line's build of the bundled registry, in a folder of its own."""
    limit = value_at_most(1.0)
    nothing = "python -m registry build, nothing to do"
    whole = "python -m registry build, from nothing"
    try:
        run([*BUILD, "--help"])
    except ProcessError as error:
        problem = f"not there yet: {error}"
        yield Row("build-nothing", nothing, target=limit, problem=problem)
        yield Row("build-whole", whole, problem=problem)
        return
    rounds = 2 if settings.quick else 5
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        fresh: list[float] = []
        again: list[float] = []
        for number in range(rounds):
            project = place / str(number)
            (project / "registry").mkdir(parents=True)
            for file in sorted((ROOT / "registry").glob("*.toml")):
                shutil.copy(file, project / "registry")
            fresh.append(run(BUILD, project)[0])
            before = _state(project)
            again += [run(BUILD, project)[0] for _ in range(rounds)]
            if _state(project) != before:
                raise AssertionError("a build with nothing to do wrote something")
    yield Row("build-nothing", nothing, median(again), target=limit, spread=None)
    yield Row("build-whole", whole, median(fresh))


def _state(folder: Path) -> dict[str, tuple[int, int]]:
    """Every file that is built, with its size and the moment it was written."""
    return {
        str(path.relative_to(folder)): (path.stat().st_size, path.stat().st_mtime_ns)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not any(part.startswith(".") for part in path.parts)
    }


BENCHES = [Bench("import", imports), Bench("build", builds)]

__all__ = ["BENCHES", "BUILD", "ROOT", "ProcessError", "judge", "run"]
