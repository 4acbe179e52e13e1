"""What sessions hold in memory."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

import registry

from .decisions import LEGACY, check
from .rows import Bench, Row, value_at_most
from .timing import Settings


def held_by(make: Callable[[], Any], count: int) -> float:
    """The bytes that each of so many objects holds, the list that keeps them aside."""
    kept: list[Any] = [None] * count
    make()
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for at in range(count):
            kept[at] = make()
        gc.collect()
        return (tracemalloc.get_traced_memory()[0] - before) / count
    finally:
        tracemalloc.stop()


def sessions(settings: Settings) -> Iterator[Row]:
    """100,000 open sessions, as restored (without events) and as they lived."""
    count = 10_000 if settings.quick else 100_000
    lifecycle = registry.protocol("mcp").lifecycle()
    handshake = registry.Handshake(LEGACY, {"roots": {}})

    def open_one() -> Any:
        session = registry.SessionEngine(lifecycle)
        session.receive("initialize", handshake)
        session.receive("notifications/initialized")
        return session

    def open_and_use() -> Any:
        session = open_one()
        for _ in range(8):
            session.receive("tools/call")
        return session

    saved = {**open_one().save(), "capabilities": None}

    def restore() -> Any:
        return registry.SessionEngine.restore(lifecycle, saved)

    lived, restored = open_one(), restore()
    check(not restored.events, "a restored session has no events")
    check(
        (lived.state, lived.version, lived.profile)
        == (restored.state, restored.version, restored.profile),
        repr(restored),
    )
    told = f"{count:,} open sessions"
    work = f"{told}: held by each, its events aside"
    yield Row("session-size", work, held_by(restore, count), "B", target=value_at_most(200))
    work = f"{told}: held by each, with the 2 events of its handshake"
    yield Row("session-size-opened", work, held_by(open_one, count), "B")
    work = f"{told}: held by each, with the 8 events it keeps at most"
    yield Row("session-size-used", work, held_by(open_and_use, count // 4), "B")


BENCHES = [Bench("memory", sessions)]
