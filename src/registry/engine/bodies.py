"""From a probe's raw HTTP body to the JSON-RPC response in it, or None.

In: a content type and a body, as bytes, text, an already decoded message or nothing. Out:
the response's own mapping. Whatever a peer sends, nothing is raised, and the work is linear
in the body, up to :data:`MOST_BYTES`; a body of another content type is not looked at. What
a response says of its server is :mod:`registry.engine.probe`'s to judge.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from json import JSONDecoder
    from typing import Any

    Message = Mapping[str, Any]

JSON = "application/json"
EVENT_STREAM = "text/event-stream"

#: A bigger body is not decoded: a discovery is some hundred bytes.
MOST_BYTES = 8 * 1024 * 1024
#: A message whose objects and arrays stand deeper in each other is not decoded; the message
#: itself is the first level.
MOST_LEVELS = 128

# Digits that int() reads under every setting of sys.set_int_max_str_digits.
_MOST_DIGITS = 640
_BOM = b"\xef\xbb\xbf"
_SPACE = " \t\n\r"
_SHORTEST_RESPONSE = len('{"jsonrpc":"2.0","result":1}')
# For bytes.translate: all but brackets goes; an opening one counts 1, a closing one -1.
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_STEPS = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")


def decode_reply(content_type: object, body: object) -> Message | None:
    """The JSON-RPC response that an HTTP body holds, or None where it holds none.

    ``content_type`` is the header's value or None; ``body`` is bytes (or a bytearray or
    memoryview), text, an already decoded message, or None. Bytes and text are decoded only
    as ``application/json`` or ``text/event-stream``, whatever the parameters and the case;
    of a stream the first response counts. Nothing is raised.

    >>> decode_reply("application/json; charset=utf-8", b'{"jsonrpc": "2.0", "result": {}}')
    {'jsonrpc': '2.0', 'result': {}}
    >>> decode_reply("text/event-stream", 'id: 0\\ndata:\\n\\ndata: {"jsonrpc": "2.0",\\n'
    ...              'data: "id": 1, "result": {}}\\n\\n')
    {'jsonrpc': '2.0', 'id': 1, 'result': {}}
    >>> decode_reply("text/html", b'{"jsonrpc": "2.0", "result": {}}')
    """
    if isinstance(body, Mapping):
        return body if is_response(body) else None
    kind = media_type(content_type)
    if kind != JSON and kind != EVENT_STREAM:
        return None
    data = _as_bytes(body)
    if data is None:
        return None
    data = data.removeprefix(_BOM)
    from json import JSONDecoder  # not before there is something to decode

    decoder = JSONDecoder(parse_int=_whole, parse_constant=_refuse)
    if kind == JSON:
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            return None
        return _parse(decoder, text)
    for payload in _event_payloads(data.decode("utf-8", "replace")):
        message = _parse(decoder, payload)
        if message is not None:
            return message
    return None


def media_type(content_type: object) -> str:
    """A content type without its parameters, in lower case; empty where there is none.

    >>> media_type("Application/JSON ; charset=utf-8")
    'application/json'
    """
    if isinstance(content_type, bytes):  # as servers and clients hand headers on
        content_type = content_type.decode("latin-1")
    if not isinstance(content_type, str):
        return ""
    return content_type.partition(";")[0].strip(" \t").lower()


def is_response(message: object) -> bool:
    """Whether a decoded JSON value is a JSON-RPC response.

    An object with ``"jsonrpc": "2.0"``, no ``method``, and an ``error`` object with an
    integer code, or else a ``result``.

    >>> is_response({"jsonrpc": "2.0", "error": {"code": -32601}})
    True
    >>> is_response({"jsonrpc": "2.0", "error": {"code": True}})
    False
    """
    if not isinstance(message, Mapping):
        return False
    if message.get("jsonrpc") != "2.0" or "method" in message:
        return False
    return has_error(message) or "result" in message


def has_error(message: Message) -> bool:
    """Whether a message has a well-formed ``error``; it comes before a ``result``.

    >>> has_error({"error": {"code": -32601}, "result": {}}), has_error({"error": None})
    (True, False)
    """
    error = message.get("error")
    return isinstance(error, Mapping) and is_code(error.get("code"))


def is_code(value: object) -> bool:
    """Whether a value can be an error's code: an integer, which a boolean is not."""
    return isinstance(value, int) and not isinstance(value, bool)


def _as_bytes(body: object) -> bytes | None:
    """The body as UTF-8; None where it is neither bytes nor text, or too big."""
    if isinstance(body, str):
        if len(body) > MOST_BYTES:
            return None
        # A lone surrogate becomes bytes that are no UTF-8, and fares as such.
        body = body.encode("utf-8", "surrogatepass")
    if isinstance(body, bytes | bytearray):
        return bytes(body) if len(body) <= MOST_BYTES else None
    if isinstance(body, memoryview):
        return bytes(body) if body.nbytes <= MOST_BYTES else None
    return None


def _event_payloads(text: str) -> Iterator[str]:
    """The data of the events of type ``message``, in order, where it may be a response.

    Lines end with CR, LF or CRLF and nothing else, so ``str.splitlines`` will not do.
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    lines.pop()  # what follows the last line end: an unfinished line, or nothing
    data: list[str] = []
    event = ""
    for line in lines:
        if not line:
            if data and event in ("", "message"):
                payload = "\n".join(data).strip(_SPACE)
                if len(payload) >= _SHORTEST_RESPONSE and payload[0] == "{":
                    yield payload
            data = []
            event = ""
            continue
        name, _, value = line.partition(":")  # a comment has an empty name
        if name == "data":
            data.append(value.removeprefix(" "))
        elif name == "event":
            event = value.removeprefix(" ")


def _parse(decoder: JSONDecoder, text: str) -> Message | None:
    """The response that a JSON text is, or None."""
    if _too_deep(text):
        return None
    try:
        message = decoder.decode(text)
    except ValueError:
        return None
    return message if is_response(message) else None


def _too_deep(text: str) -> bool:
    """Whether arrays and objects stand too deep in each other for the decoder.

    Exact up to the place where a text stops being JSON, which is where the decoder stops.
    """
    if text.count("[") + text.count("{") <= MOST_LEVELS:
        return False
    # Without escaped backslashes and quotes, every second piece between quotes is outside
    # of a string.
    plain = text.replace("\\\\", "").replace('\\"', "").split('"')[::2]
    steps = "".join(plain).encode("utf-8").translate(_STEPS, _NO_BRACKETS)
    return max(accumulate(memoryview(steps).cast("b")), default=0) > MOST_LEVELS


def _whole(digits: str) -> int | float:
    """An integer; of a monstrous one what floats make of it, since int() is not linear."""
    return int(digits) if len(digits) <= _MOST_DIGITS else float(digits)


def _refuse(_constant: str) -> None:
    raise ValueError("JSON has neither NaN nor Infinity")
