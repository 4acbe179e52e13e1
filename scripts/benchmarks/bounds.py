"""What a peer can make a decision cost: huge messages, and the same at a tenth of the size.

Each case is answered at both sizes in turn. What must not be looked at may not cost more
when it grows; what is looked at (headers, the bytes of a probe's answer, a version's own
text) may cost in proportion. A case that must be fresh each time, since Python remembers
the hash of a string, is made anew before each call and outside the clock.
"""

from __future__ import annotations

import gc
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import registry

from .decisions import LEGACY, MODERN, USUAL_HEADERS, metadata, routing
from .plain import CAPABILITIES_KEY, VERSION_KEY
from .rows import TIMES, Bench, Row, Target, quantity
from .timing import Call, Settings, calibrate, clock, median, peak_memory, quartiles

FLAT = Target("ratio", "<=", 3.0)
#: Ten times, and some more where the larger size falls out of the processor's caches.
LINEAR = Target("ratio", "<=", 15.0)
#: No answer takes longer than so many seconds, or holds more than so many bytes at once.
LONGEST = 1.0
MOST_HELD = 1_000_000


@dataclass(frozen=True)
class Case:
    """A question whose size can be chosen: ``make(size)`` gives the arguments."""

    name: str
    work: str
    size: int
    ask: Callable[..., Any]
    make: Callable[[int], tuple[Any, ...]]
    target: Target = FLAT
    fresh: bool = False
    #: What the answer must be.
    answers: type | tuple[type, ...] | None = None
    #: How many bytes may be held at once.
    most_held: int = MOST_HELD


def keys(size: int) -> dict[str, int]:
    """So many members."""
    return {f"key{at}": at for at in range(size)}


def text(size: int) -> str:
    """A new string of so many digits."""
    return "9" * size


def nested(depth: int) -> Any:
    """An object in an object in an object."""
    value: Any = {}
    for _ in range(depth):
        value = {"a": value}
    return value


def cases() -> Iterator[Case]:
    """Every hostile size, asked of each decision that could be made to look at it."""
    mcp, a2a = registry.protocol("mcp"), registry.protocol("a2a")
    server, client = mcp.server(), mcp.client()
    agent, caller = a2a.server(), a2a.client()
    admitted, refused = registry.Admission, registry.Refusal

    def admit(params: Any, headers: Any = None) -> Any:
        return server.admit(registry.UNOPENED, "tools/call", params, headers)

    def admit_a2a(headers: Any) -> Any:
        return agent.admit(registry.UNOPENED, "SendMessage", None, headers)

    def probe(outcome: Any) -> Any:
        return client.classify_probe("http", outcome)

    def select(card: Any) -> Any:
        try:
            return caller.select_interface(card)
        except registry.NoCommonVersionError as error:
            return error

    def initialize(**more: Any) -> dict[str, Any]:
        return {"protocolVersion": LEGACY, "capabilities": {}, **more}

    discovery = {"supportedVersions": [MODERN], "capabilities": {}, "resultType": "complete"}
    interface = {"url": "https://a.example", "protocolBinding": "JSONRPC", "protocolVersion": "1.0"}

    def params(**more: Any) -> dict[str, Any]:
        return {"name": "search", "arguments": {}, "_meta": metadata(), **more}

    ten = 10_000_000
    body = "a body of 10 MB"
    yield Case(
        "body-admit",
        f"admit, {body}",
        ten,
        admit,
        lambda size: (params(arguments={"text": text(size)}), routing()),
        answers=admitted,
    )
    yield Case(
        "body-handshake",
        f"negotiate_handshake, {body}",
        ten,
        server.negotiate_handshake,
        lambda size: (initialize(clientInfo={"name": text(size)}),),
        answers=str,
    )
    yield Case(
        "body-probe",
        f"classify_probe, {body}, decoded",
        ten,
        probe,
        lambda size: (registry.Result({**discovery, "instructions": text(size)}),),
        answers=registry.Modern,
    )
    yield Case(
        "body-probe-bytes",
        f"classify_probe, {body} of JSON, not decoded",
        ten,
        probe,
        lambda size: (_reply(b'"' + b"x" * size + b'"', 200),),
        LINEAR,
    )
    yield Case(
        "body-probe-8mib",
        "classify_probe, 8 MB of JSON, decoded",
        8_000_000,
        probe,
        lambda size: (_reply(b'"' + b"x" * size + b'"', 200),),
        LINEAR,
        most_held=40_000_000,
    )
    yield Case(
        "body-probe-stream",
        "classify_probe, 8 MB of empty events",
        8_000_000,
        probe,
        lambda size: (_stream(b"data:\n\n" * (size // 7)),),
        LINEAR,
        most_held=400_000_000,
    )
    yield Case(
        "body-card",
        f"select_interface, {body}",
        ten,
        select,
        lambda size: ({"supportedInterfaces": [interface], "description": text(size)},),
        answers=registry.Interface,
    )

    many = 100_000
    told = "100,000 keys"
    yield Case(
        "keys-admit",
        f"admit, {told} in _meta",
        many,
        admit,
        lambda size: (params(_meta={**keys(size), **metadata()}),),
        answers=admitted,
    )
    yield Case(
        "keys-refuse",
        f"admit, {told} in _meta and no capabilities",
        many,
        admit,
        lambda size: (params(_meta={**keys(size), **metadata(capabilities=...)}),),
        answers=refused,
    )
    yield Case(
        "keys-capabilities",
        f"admit, {told} in the capabilities",
        many,
        admit,
        lambda size: (params(_meta=metadata(capabilities=keys(size))),),
        answers=admitted,
    )
    yield Case(
        "keys-handshake",
        f"negotiate_handshake, {told}",
        many,
        server.negotiate_handshake,
        lambda size: ({**keys(size), **initialize()},),
        answers=str,
    )
    yield Case(
        "keys-probe",
        f"classify_probe, {told}",
        many,
        probe,
        lambda size: (registry.Result({**keys(size), **discovery}),),
        answers=registry.Modern,
    )
    yield Case(
        "keys-listed",
        f"classify_probe, {told[:-4]}versions listed",
        many,
        probe,
        lambda size: (registry.Result({**discovery, "supportedVersions": [*keys(size)]}),),
        LINEAR,
        answers=registry.Failed,
        most_held=20_000_000,
    )
    yield Case(
        "keys-card",
        f"select_interface, {told}",
        many,
        select,
        lambda size: ({**keys(size), "supportedInterfaces": [interface]},),
        answers=registry.Interface,
    )
    yield Case(
        "keys-interfaces",
        "select_interface, 100,000 interfaces, none fits",
        many,
        select,
        lambda size: (
            {
                "supportedInterfaces": [
                    {**interface, "protocolBinding": f"X{at}"} for at in range(size)
                ]
            },
        ),
        LINEAR,
        answers=registry.NoCommonVersionError,
        most_held=200_000_000,
    )

    long = 1_000_000
    told = "a version of 1 MB"
    yield Case(
        "version-admit",
        f"admit, {told}",
        long,
        admit,
        lambda size: (params(_meta=metadata(version=text(size))),),
        LINEAR,
        True,
        refused,
    )
    yield Case(
        "version-header",
        f"admit, {told} in body and header",
        long,
        admit,
        lambda size: (
            params(_meta=metadata(version=text(size))),
            routing(protocol_version=text(size)),
        ),
        LINEAR,
        True,
        refused,
    )
    yield Case(
        "version-a2a",
        f"A2A admit, {told}",
        long,
        admit_a2a,
        lambda size: ({**USUAL_HEADERS, "a2a-version": text(size)},),
        LINEAR,
        True,
        refused,
    )
    yield Case(
        "version-handshake",
        f"negotiate_handshake, {told}",
        long,
        server.negotiate_handshake,
        lambda size: ({**initialize(), "protocolVersion": text(size)},),
        LINEAR,
        True,
        str,
    )
    yield Case(
        "version-probe",
        f"classify_probe, {told} listed",
        long,
        probe,
        lambda size: (registry.Result({**discovery, "supportedVersions": [text(size)]}),),
        LINEAR,
        True,
        registry.Failed,
        4_000_000,
    )
    yield Case(
        "version-card",
        f"select_interface, {told}",
        long,
        select,
        lambda size: ({"supportedInterfaces": [{**interface, "protocolVersion": text(size)}]},),
        LINEAR,
        True,
        registry.NoCommonVersionError,
    )

    lines = 10_000
    told = "10,000 headers"
    fitting = [(f"x-header-{at:05}", "value") for at in range(lines)]
    same_length = [(f"Mcp-{at:06}", "value") for at in range(lines)]  # as long as Mcp-Method
    yield Case(
        "headers-admit",
        f"admit, {told}",
        lines,
        admit,
        lambda size: (params(), [*fitting[:size], *routing().items()]),
        LINEAR,
        answers=admitted,
    )
    yield Case(
        "headers-length",
        f"admit, {told} as long as a routing header's",
        lines,
        admit,
        lambda size: (params(), [*same_length[:size], *routing().items()]),
        LINEAR,
        answers=admitted,
    )
    yield Case(
        "headers-repeated",
        f"admit, one header {lines:,} times",
        lines,
        admit,
        lambda size: (params(), [*routing().items(), *[("MCP-METHOD", "tools/call")] * size]),
        LINEAR,
        answers=refused,
    )
    yield Case(
        "headers-a2a",
        f"A2A admit, {told}",
        lines,
        admit_a2a,
        lambda size: ([*fitting[:size], ("a2a-version", "1.0")],),
        LINEAR,
        answers=admitted,
    )

    deep = 100_000
    told = "nesting of 100,000"
    yield Case(
        "nesting-admit",
        f"admit, {told} in the arguments",
        deep,
        admit,
        lambda size: (params(arguments=nested(size)), routing()),
        answers=admitted,
    )
    yield Case(
        "nesting-meta",
        f"admit, {told} in _meta",
        deep,
        admit,
        lambda size: (params(_meta=metadata(capabilities=nested(size))),),
        answers=admitted,
    )
    yield Case(
        "nesting-version",
        f"admit, {told} for a version",
        deep,
        admit,
        lambda size: (params(_meta={VERSION_KEY: nested(size), CAPABILITIES_KEY: {}}),),
        answers=refused,
    )
    yield Case(
        "nesting-handshake",
        f"negotiate_handshake, {told}",
        deep,
        server.negotiate_handshake,
        lambda size: ({**initialize(), "protocolVersion": nested(size)},),
        answers=str,
    )
    yield Case(
        "nesting-probe",
        f"classify_probe, {told}, decoded",
        deep,
        probe,
        lambda size: (registry.Result({**discovery, "capabilities": nested(size)}),),
        answers=registry.Modern,
    )
    yield Case(
        "nesting-probe-bytes",
        f"classify_probe, {told} in JSON bytes",
        deep,
        probe,
        lambda size: (_reply(b'{"a":' * size + b"1" + b"}" * size, 200),),
        LINEAR,
        most_held=10_000_000,
    )
    yield Case(
        "nesting-card",
        f"select_interface, {told}",
        deep,
        select,
        lambda size: ({"supportedInterfaces": [{**interface, "extra": nested(size)}]},),
        answers=registry.Interface,
    )


def _reply(result: bytes, status: int) -> registry.HttpReply:
    body = b'{"jsonrpc":"2.0","id":1,"result":' + result + b"}"
    return registry.HttpReply(status, "application/json", body)


def _stream(events: bytes) -> registry.HttpReply:
    return registry.HttpReply(200, "text/event-stream", events)


def measure(case: Case, settings: Settings) -> Row:
    """The case at its size and at a tenth of it."""
    sizes = (case.size // 10, case.size)
    rounds = 7 if settings.quick else 25
    answer = case.ask(*case.make(case.size))
    if case.answers is not None and not isinstance(answer, case.answers):
        raise AssertionError(f"{case.name}: answered with {type(answer).__name__}")
    del answer
    small, large = _once(case, sizes, rounds) if case.fresh else _batches(case, sizes, rounds)
    ratios = [big / little for big, little in zip(large, small, strict=True)]
    arguments = case.make(case.size)
    held = peak_memory(lambda: case.ask(*arguments))
    note = f"holds {quantity(held, 'B')}"
    problem = ""
    if median(large) > LONGEST:
        problem = f"takes {quantity(median(large), 's')}"
    elif held > case.most_held:
        problem = f"{note}, more than {quantity(case.most_held, 'B')}"
    return Row(
        f"bound-{case.name}",
        case.work,
        median(large),
        "s",
        "a tenth of it",
        median(small),
        median(ratios),
        quartiles(ratios),
        TIMES,
        case.target,
        note,
        problem,
    )


def _once(case: Case, sizes: tuple[int, int], rounds: int) -> list[list[float]]:
    """Single calls on fresh arguments."""
    times: list[list[float]] = [[], []]
    warm = case.make(100)
    for _ in range(rounds):
        for at, size in enumerate(sizes):
            arguments = case.make(size)
            case.ask(*warm)
            gc.disable()
            start = clock()
            case.ask(*arguments)
            times[at].append(clock() - start)
            gc.enable()
    return times


def _batches(case: Case, sizes: tuple[int, int], rounds: int) -> list[list[float]]:
    """Batches of calls on the same arguments."""
    calls = [Call(case.ask, *case.make(size)) for size in sizes]
    counts = [calibrate(call, 0.0005) for call in calls]
    times: list[list[float]] = [[], []]
    gc.disable()
    try:
        for number in range(rounds):
            for at in itertools.islice(itertools.cycle((0, 1)), number % 2, number % 2 + 2):
                times[at].append(calls[at].time(counts[at]) / counts[at])
    finally:
        gc.enable()
    return times


def bounds(settings: Settings) -> Iterator[Row]:
    """Every case; one that raises is a row too."""
    for case in cases():
        try:
            yield measure(case, settings)
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"[:100]
            yield Row(f"bound-{case.name}", case.work, target=case.target, problem=problem)


BENCHES = [Bench("bounds", bounds)]
