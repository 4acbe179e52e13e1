"""Pairs timed side by side: many short batches in turn, and the median of their ratios.

In: calls. Out: seconds of processor time a call, and ratios. On a machine that is shared,
two long runs one after the other measure the machine; batches of a few milliseconds in turn
(A B, B A, A B, ...) measure the two calls under the same conditions, pair by pair. Both
sides run in the same generated loop, with every name local. pyperf keeps the values and
gives medians and percentiles.
"""

from __future__ import annotations

import gc
import itertools
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pyperf

from .rows import FASTER, TIMES, Row, Target

clock = time.process_time


@dataclass(frozen=True)
class Settings:
    """How long to measure. A batch takes about ``batch`` seconds."""

    quick: bool = False

    @property
    def rounds(self) -> int:
        return 24 if self.quick else 100

    @property
    def batch(self) -> float:
        return 0.001 if self.quick else 0.003

    @property
    def process_rounds(self) -> int:
        return 9 if self.quick else 41


class Call:
    """A call to time: a function with fixed arguments, taken as they are each time."""

    def __init__(self, function: Callable[..., Any], *arguments: Any, **named: Any) -> None:
        self.function = function
        self.arguments = arguments
        self.named = named
        places = [f"a{at}" for at in range(len(arguments))]
        passed = [*places, *(f"{name}=n_{name}" for name in named)]
        taken = ["f", *places, *(f"n_{name}" for name in named)]
        source = (
            f"def loop(times, clock, {', '.join(taken)}):\n"
            "    start = clock()\n"
            "    for _ in times:\n"
            f"        f({', '.join(passed)})\n"
            "    return clock() - start\n"
        )
        scope: dict[str, Any] = {}
        exec(source, scope)
        self._loop = scope["loop"]
        self._values = (function, *arguments, *named.values())

    def __call__(self) -> Any:
        return self.function(*self.arguments, **self.named)

    def time(self, count: int) -> float:
        """The seconds that so many calls take."""
        return self._loop(itertools.repeat(None, count), clock, *self._values)  # type: ignore[no-any-return]


def calibrate(call: Call, batch: float) -> int:
    """How many calls make a batch; warms up on the way."""
    count = 1
    while True:
        took = call.time(count)
        if took >= batch / 4 or count >= 1 << 22:
            return max(1, round(count * batch / max(took, 1e-9)))
        count *= 2


def in_turn(calls: Sequence[Call], settings: Settings) -> list[list[float]]:
    """For each call its seconds a call, batch by batch; the calls take turns."""
    counts = [calibrate(call, settings.batch) for call in calls]
    times: list[list[float]] = [[] for _ in calls]
    order = list(range(len(calls)))
    enabled = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        for number in range(settings.rounds):
            for at in order if number % 2 else reversed(order):
                times[at].append(calls[at].time(counts[at]) / counts[at])
    finally:
        if enabled:
            gc.enable()
    return times


def benchmark(values: Sequence[float], name: str, unit: str = "second") -> pyperf.Benchmark:
    """The values of one side as pyperf keeps them."""
    metadata = {"name": name, "unit": unit}
    kept = [max(each, 1e-12) for each in values]  # a value is positive there
    return pyperf.Benchmark([pyperf.Run(kept, metadata=metadata, collect_metadata=False)])


def median(values: Sequence[float]) -> float:
    return float(benchmark(values, "values").median())


def quartiles(values: Sequence[float]) -> tuple[float, float]:
    kept = benchmark(values, "values")
    return float(kept.percentile(25)), float(kept.percentile(75))


def judge(
    name: str,
    work: str,
    ours: Sequence[float],
    peer_name: str,
    peer: Sequence[float],
    target: Target | None = None,
    sense: str = FASTER,
    note: str = "",
) -> Row:
    """The row of two sides that took turns: the median of the ratios of each pair."""
    if sense == FASTER:
        ratios = [theirs / mine for mine, theirs in zip(ours, peer, strict=True)]
    else:
        ratios = [mine / theirs for mine, theirs in zip(ours, peer, strict=True)]
    return Row(
        name,
        work,
        median(ours),
        "s",
        peer_name,
        median(peer),
        median(ratios),
        quartiles(ratios),
        sense,
        target,
        note,
    )


def compare(
    settings: Settings,
    name: str,
    work: str,
    ours: Call,
    peer_name: str,
    peer: Call,
    target: Target | None = None,
    sense: str = FASTER,
) -> Row:
    """Times a pair."""
    mine, theirs = in_turn([ours, peer], settings)
    return judge(name, work, mine, peer_name, theirs, target, sense)


def alone(settings: Settings, name: str, work: str, ours: Call) -> Row:
    """Times a call that has no peer."""
    (mine,) = in_turn([ours], settings)
    return Row(name, work, median(mine))


def peak_memory(call: Callable[[], Any]) -> int:
    """The most bytes that a call holds at once, its answer included."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        tracemalloc.reset_peak()
        answer = call()
        peak = tracemalloc.get_traced_memory()[1]
        del answer
        return max(0, peak - before)
    finally:
        tracemalloc.stop()


__all__ = [
    "FASTER",
    "TIMES",
    "Call",
    "Settings",
    "alone",
    "benchmark",
    "clock",
    "compare",
    "in_turn",
    "judge",
    "median",
    "peak_memory",
    "quartiles",
]
