"""What importing ``registry`` and asking the bundled engine may load, and what the engine's
sources may name."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "src" / "registry" / "engine"
MODULES = sorted(ENGINE.glob("*.py"))
REGISTRY = {
    path.stem: tomllib.loads(path.read_text("utf-8")) for path in (ROOT / "registry").glob("*.toml")
}

HEAVY = ("pydantic", "jinja2", "tomllib", "click", "dataclasses", "tabulate", "tomli_w")

ASK = {
    "import": "",
    "admit": (
        "s = registry.protocol('mcp').server()\n"
        "assert s.admit(registry.UNOPENED, 'tools/list', {}, {'a': 'b'}).code == -32602\n"
        "assert s.admit(registry.Open('2025-06-18'), 'tools/list').version == '2025-06-18'\n"
        "s.explain(registry.UNOPENED, 'initialize').answer.version\n"
    ),
    "probe": (
        "c = registry.protocol('mcp').client()\n"
        "r = registry.HttpReply(400, 'application/json', b'{\"jsonrpc\": \"2.0\"}')\n"
        "assert type(c.classify_probe('http', r)) is registry.Legacy\n"
        "c.envelope('tools/list', None)\n"
    ),
    "sessions": (
        "e = registry.SessionEngine(registry.protocol('mcp').lifecycle())\n"
        "assert e.receive('initialize', registry.Handshake('2025-06-18')).admitted\n"
        "registry.SessionEngine.restore(registry.protocol('mcp').lifecycle(), e.save())\n"
    ),
    "lists": (
        "l = registry.get_supported_versions('mcp')\n"
        "assert registry.negotiate_version(l, l).success\n"
        "registry.protocol('mcp').shim_active('roots')\n"
    ),
    "other protocols": (
        "registry.protocol('a2a').server().admit(registry.UNOPENED, 'x', None, {})\n"
        "registry.protocol('acp').server().admit(registry.UNOPENED, 'x')\n"
    ),
}


def loaded(code):
    """The top-level modules that a fresh interpreter has loaded after some code."""
    script = (
        f"import sys\nbefore = set(sys.modules)\nimport registry\n{code}\n"
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}))"
    )
    done = subprocess.run(
        [
            sys.executable,
            "-I",
            "-c",
            f"import sys; sys.path[:0] = [{str(ROOT / 'src')!r}]\n{script}",
        ],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return set(done.stdout.split())


@pytest.mark.parametrize("question", ASK)
def test_asking_the_bundled_engine_loads_no_third_party_and_no_toml(question):
    """Spec-mandated by the design: neither pydantic, jinja2 nor TOML, nor dataclasses."""
    found = loaded(ASK[question])
    assert found & set(HEAVY) == set()
    assert found <= {*sys.stdlib_module_names, "registry"}


def test_importing_loads_nothing_but_the_package_itself():
    """Project choice: every name is fetched when it is first used."""
    assert loaded("") <= {"__future__", "registry"}


def test_admission_loads_neither_typing_nor_regular_expressions():
    """Project choice: they would take longer than the first decision."""
    code = (
        "from registry.engine import server, carriers\n"
        "assert not {'typing', 're', 'dataclasses', 'inspect'} & (set(sys.modules) - before)\n"
    )
    assert "registry" in loaded(code)


# --- the engine's sources ------------------------------------------------------------------

#: What the engine may import when it is loaded, and what only inside a function.
AT_IMPORT = {
    "__future__",
    "_collections",
    "abc",
    "binascii",
    "collections",
    "datetime",
    "enum",
    "itertools",
    "types",
    "zlib",
}
IN_FUNCTIONS = {*AT_IMPORT, "difflib", "json"}
#: The one module that is a type and nothing else, loaded only when it is asked for.
TYPES_ONLY = "lifecycle_protocol"


def is_for_checkers(node):
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def imports(tree):
    """(module, whether at import time) of each import that runs."""
    found = []

    def walk(node, depth):
        for child in ast.iter_child_nodes(node):
            if is_for_checkers(child):
                for other in child.orelse:
                    walk_one(other, depth)
                continue
            walk_one(child, depth)

    def walk_one(node, depth):
        if isinstance(node, ast.Import):
            found.extend((alias.name.partition(".")[0], depth == 0) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level <= 1, ast.unparse(node)
            if node.level == 0:
                found.append((node.module.partition(".")[0], depth == 0))
        inner = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        walk(node, depth + inner)

    walk(tree, 0)
    return found


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_the_engine_imports_a_small_part_of_the_standard_library(module):
    """Spec-mandated by the design: no third-party import, no I/O, no clock."""
    allowed = {True: AT_IMPORT, False: IN_FUNCTIONS}
    if module.stem == TYPES_ONLY:
        allowed = {True: {*AT_IMPORT, "typing"}, False: set()}
    found = imports(ast.parse(module.read_text("utf-8")))
    assert [name for name, at_import in found if name not in allowed[at_import]] == []


CLOCKS = {"today", "now", "utcnow", "time", "monotonic", "perf_counter"}
DOORS = {"open", "print", "input", "exec", "eval", "__import__"}


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_the_engine_reads_no_clock_and_opens_nothing(module):
    """Spec-mandated by the design."""
    called = [
        node.func
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        if isinstance(node, ast.Call)
    ]
    assert [f.attr for f in called if isinstance(f, ast.Attribute) and f.attr in CLOCKS] == []
    assert [f.id for f in called if isinstance(f, ast.Name) and f.id in DOORS] == []


#: What a registry happens to share with the engine's own vocabulary: a status of versions, a
#: kind of methods, a placeholder of messages, and the number that counts from behind.
OWN_WORDS = {"draft", "server_requests", "version_header"}
OWN_NUMBERS = {-1}


def protocol_names():
    """Every name and number that only a registry file may hold."""
    words, numbers = set(), set()
    for data in REGISTRY.values():
        words.add(data["protocol"]["id"])
        for version in data["versions"]:
            words.update([version["id"]] if isinstance(version["id"], str) else [])
            for part in (version, *version.get("releases", [])):
                lists = part.get("adds", {})
                for name in (
                    "client_requests",
                    "client_notifications",
                    "server_requests",
                    "server_notifications",
                    "metadata_keys",
                    "headers",
                    "grpc_operations",
                    "http_operations",
                    "card_paths",
                    "features",
                ):
                    words.update(lists.get(name, []))
                for name in ("client_capabilities", "server_capabilities"):
                    words.update(path for path in lists.get(name, []) if "." in path)
        declaration = data["declaration"]
        words.update(
            declaration[name]
            for name in ("container", "version", "capabilities", "identity", "header")
            if name in declaration
        )
        handshake = data.get("handshake", {})
        words.update(handshake.get(name, "") for name in ("method", "confirm"))
        words.update(data.get("headers", {}))
        words.update(data.get("metadata_keys", {}))
        words.update(error.get("spelling", "") for error in data["errors"].values())
        numbers.update(error["code"] for error in data["errors"].values() if "code" in error)
    words = {word.lower() for word in words if word}
    return words - OWN_WORDS, numbers - OWN_NUMBERS


WORDS, NUMBERS = protocol_names()


def literals(tree):
    """Each literal of the code with its line, docstrings aside."""
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            if isinstance(node.operand, ast.Constant) and isinstance(node.operand.value, int):
                yield node.lineno, -node.operand.value
        elif isinstance(node, ast.Constant) and id(node) not in docstrings:
            yield node.lineno, node.value


def test_the_names_to_look_for_are_there():
    """A check that looks for nothing would always hold."""
    assert {"mcp", "2026-07-28", "initialize", "_meta", "a2a-version", "sendmessage"} <= WORDS
    assert {-32022, -32602, -32009} <= NUMBERS


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_the_engine_names_no_protocol_version_key_method_or_error_code(module):
    """Spec-mandated by the issue: nothing in the engine names one."""
    found = []
    for line, value in literals(ast.parse(module.read_text("utf-8"))):
        if isinstance(value, str | bytes):
            text = value.decode("latin-1") if isinstance(value, bytes) else value
            pieces = {text.lower(), *text.lower().replace(",", " ").split()}
            found.extend((line, word) for word in pieces & WORDS)
        elif type(value) is int and value in NUMBERS:
            found.append((line, value))
    assert found == []
