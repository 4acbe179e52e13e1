"""One protocol shared by many threads from its first use on."""

from __future__ import annotations

import subprocess
import sys

import pytest

QUESTIONS = [
    "mcp.version('2026-07-28')",
    "mcp.supported_versions()",
    "mcp.server().admit(registry.UNOPENED, 'initialize')",
    "mcp.client().classify_probe('stdio', registry.Timeout())",
    "mcp.lifecycle().resolve(registry.Handshake('2025-06-18'))",
    "mcp.deprecations",
]

SCRIPT = """
import sys, threading, registry
sys.setswitchinterval(1e-6)
start, failed = threading.Barrier(8), []
def ask():
    start.wait()
    try:
        mcp = registry.protocol("mcp")
        {question}
    except BaseException as error:
        failed.append(repr(error))
threads = [threading.Thread(target=ask) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(failed)
"""


@pytest.mark.parametrize("question", QUESTIONS)
def test_threads_that_ask_at_once_all_get_an_answer(question: str) -> None:
    """Project choice: a protocol is safe to share, also while it is made ready."""
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT.format(question=question)],
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout == "[]\n"
