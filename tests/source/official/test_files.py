"""Reading official schemas: whatever the JSON is, the answer is facts or a UsageError."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from registry.engine.errors import UsageError
from registry.source.grammar import OfficialSchema
from registry.source.official import OfficialError, fits, read_file, read_schema
from registry.source.official.told import same_name, snake

DEFINITIONS = OfficialSchema.model_validate(
    {
        "file": "{version}.json",
        "reader": "definitions",
        "methods": {"client_requests": ["Ask"], "server_notifications": ["Tell"]},
        "capabilities": {"client": "Can"},
        "source": "https://relay.example/spec",
    }
)
OPERATIONS = OfficialSchema.model_validate(
    {
        "file": "{version}.json",
        "reader": "operations",
        "operations": ["grpc_operations"],
        "source": "https://relay.example/spec",
    }
)
NAMES = OfficialSchema.model_validate(
    {
        "file": "{version}.json",
        "reader": "names",
        "methods": {"client_methods": ["asks"]},
        "source": "https://relay.example/spec",
    }
)


def read(definitions: dict[str, Any], container: str | None = None) -> Any:
    return read_schema({"$defs": definitions}, DEFINITIONS, "definitions", container)


def message(method: str) -> dict[str, Any]:
    return {"properties": {"method": {"const": method}}}


def ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}


@pytest.mark.parametrize(
    ("node", "methods"),
    [
        (message("a"), {"a"}),
        ({"properties": {"method": {"enum": ["a", "b"]}}}, {"a", "b"}),
        ({"anyOf": [message("a"), {"oneOf": [message("b")]}]}, {"a", "b"}),
        ({"x-method": "a"}, {"a"}),
        ({"properties": {"method": {}, "params": {"anyOf": [{"x-method": "a"}]}}}, {"a"}),
        ({"properties": {"params": {"x-method": "a"}}}, set()),
        ({"anyOf": [ref("Ask"), message("a")]}, {"a"}),
        ({"properties": {"method": {"const": 7}}}, set()),
        (ref("Nowhere"), set()),
    ],
    ids=[
        "constant",
        "one of several",
        "unions of unions",
        "by keyword",
        "below the parameters",
        "no message",
        "refers to itself",
        "no name",
        "dangling reference",
    ],
)
def test_the_methods_of_a_union_are_found(node: dict[str, Any], methods: set[str]) -> None:
    assert read({"Ask": node}).lists["client_requests"] == methods


def test_a_list_is_empty_where_its_union_is_gone() -> None:
    lists = read({"Ask": message("a")}).lists
    assert lists["server_notifications"] == frozenset()


def test_capabilities_are_dotted_paths_without_reserved_members() -> None:
    told = read(
        {
            "Ask": {},
            "Can": {"properties": {"see": ref("See"), "hear": {"type": "boolean"}, "_meta": {}}},
            "See": {"properties": {"far": {}, "envelope": {}}},
        },
        "envelope",
    )
    assert told.lists["client_capabilities"] == {"see", "see.far", "hear"}


def test_a_capability_that_contains_itself_ends() -> None:
    told = read({"Can": {"properties": {"see": ref("Can")}}})
    assert told.lists["client_capabilities"] == {"see", "see.see"}


def test_reserved_metadata_is_read_wherever_the_container_stands() -> None:
    told = read(
        {
            "Ask": {"properties": {"params": {"properties": {"_m": {"properties": {"k/a": {}}}}}}},
            "Tell": {"properties": {"_m": ref("Meta")}},
            "Meta": {"properties": {"k/b": {}}},
        },
        "_m",
    )
    assert told.lists["metadata_keys"] == {"k/a", "k/b"}


def test_without_a_container_nothing_is_told_of_metadata() -> None:
    assert "metadata_keys" not in read({"Ask": {}}).lists


@pytest.mark.parametrize(
    ("definitions", "errors"),
    [
        (
            {"Lost": {"properties": {"code": {"const": -1}, "message": {"const": "Lost it"}}}},
            (OfficialError(-1, "Lost", "Lost it"),),
        ),
        (
            {"Lost": {"properties": {"error": {"properties": {"code": {"const": -1}}}}}},
            (OfficialError(-1, "Lost"),),
        ),
        (
            {
                "Lost": {"properties": {"error": ref("Inner")}},
                "Inner": {"properties": {"code": {"const": -1}}},
            },
            (OfficialError(-1, "Lost"),),
        ),
        (
            {
                "Fault": {"properties": {"code": ref("Codes")}},
                "Codes": {"anyOf": [{"const": -1, "title": "Lost"}, {"type": "integer"}]},
            },
            (OfficialError(-1, None, "Lost"),),
        ),
        (
            {
                "Answer": {"properties": {"error": {"anyOf": [ref("Lost")]}}},
                "Lost": {"properties": {"code": {"const": -1}}},
            },
            (OfficialError(-1, "Lost"),),
        ),
        ({"Flag": {"properties": {"code": {"const": True}}}}, ()),
        ({"Flag": {"properties": {"code": {"const": "text"}}}}, ()),
    ],
    ids=[
        "of a definition",
        "of its error",
        "by reference",
        "in a list",
        "of an alternative",
        "a flag is no code",
        "nor is text",
    ],
)
def test_error_codes_are_found_under_their_names(
    definitions: dict[str, Any], errors: tuple[OfficialError, ...]
) -> None:
    assert read(definitions).errors == errors


def test_operations_name_what_they_are_asked_to() -> None:
    data = {
        "rpcs": [
            {
                "name": "Send",
                "http": [
                    {"method": "POST", "path": "/send"},
                    {"method": "POST", "path": "/{tenant}/send", "additional": True},
                ],
            }
        ],
        "messages": {},
    }
    told = read_schema(data, OPERATIONS, "operations")
    assert told.lists == {
        "grpc_operations": frozenset({"Send"}),
        "http_operations": frozenset({"POST /send"}),
    }
    assert told.errors is None


#: What the readers look for, so that arbitrary JSON comes near to a schema.
KEYS = (
    "$defs", "$ref", "anyOf", "allOf", "properties", "code", "error", "method", "params", "const",
    "enum", "x-method", "Ask", "Can", "rpcs", "messages", "asks", "http", "name", "_m",
)  # fmt: skip
json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(KEYS),
            inner,
            max_size=4,
        )
    ),
    max_leaves=20,
)


@pytest.mark.parametrize("places", [DEFINITIONS, OPERATIONS, NAMES], ids=lambda each: each.reader)
@given(data=json_values)
def test_whatever_the_json_is_only_a_usage_error_is_raised(
    places: OfficialSchema, data: Any
) -> None:
    if fits(data, places):
        with contextlib.suppress(UsageError):
            read_schema(data, places, places.reader, "_m")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{", "is not JSON"),
        (b"\xff", "is not JSON"),
        (b"{}", "has nothing that 'definitions' reads"),
        (b"[" * 100_000, "nested too deeply"),
    ],
    ids=["syntax", "bytes", "another schema", "depth"],
)
def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "1.0.json"
    path.write_bytes(content)
    with pytest.raises(UsageError, match=message):
        read_file(path, DEFINITIONS)


def test_a_missing_file_says_so(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot be read: No such file"):
        read_file(tmp_path / "1.0.json", DEFINITIONS)


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "1.0.json"
    path.write_text(json.dumps({"definitions": {"Ask": message("a")}}))
    assert read_file(path, DEFINITIONS).lists["client_requests"] == {"a"}


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (OfficialError(-1, "TaskNotFoundError"), "task_not_found"),
        (OfficialError(-1, "ParseError"), "parse_error"),
        (OfficialError(-1, None, "Request cancelled"), "request_cancelled"),
        (OfficialError(-1), "error_1"),
    ],
    ids=["by spelling", "its last word is needed", "by message", "by code"],
)
def test_an_error_has_a_key(error: OfficialError, key: str) -> None:
    assert error.key == key


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("JSONRPCErrorResponse", "jsonrpc_error_response"),
        ("HTTP2Mode", "http_2_mode"),
        ("already_snake", "already_snake"),
    ],
)
def test_words_are_told_apart(text: str, words: str) -> None:
    assert snake(text) == words


@pytest.mark.parametrize(
    "path", ["GET /t/{id}:go", "GET /t/{task_id=*}:go", "GET /{name=t/*}:go"], ids=str
)
def test_a_path_is_the_same_whatever_its_variables_are_called(path: str) -> None:
    assert same_name("http_operations", path) == "GET /t/{}:go"
