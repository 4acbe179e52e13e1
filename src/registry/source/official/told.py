"""What an official source tells, in the grammar's terms, and when two names are one.

Pure values: reading is done in the modules beside this one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

#: The lists in which a source that mixes requests and notifications may name a method.
MIXED: Mapping[str, tuple[str, str]] = {
    "client_methods": ("client_requests", "client_notifications"),
    "server_methods": ("server_requests", "server_notifications"),
}

_WORD = re.compile(r"[A-Z]+(?=[A-Z][a-z]|\b|_)|[A-Z]?[a-z0-9]+|[A-Z]+|[0-9]+")
_VARIABLE = re.compile(r"\{([^{}=]*)(?:=([^{}]*))?\}")


@dataclass(frozen=True, order=True)
class OfficialError:
    """An error code, with the name and the message that the source gives it, if any."""

    code: int
    spelling: str | None = None
    message: str | None = None

    @property
    def key(self) -> str:
        """A key for it in the registry.

        >>> OfficialError(-32700, "ParseError").key, OfficialError(-1, None, "No way").key
        ('parse_error', 'no_way')
        """
        if self.spelling is not None:
            words = snake(self.spelling)
            shorter = words.removesuffix("_error")
            return words if shorter in _COMMON else shorter or words
        return snake(self.message) if self.message else f"error_{abs(self.code)}"


#: Names that are nothing without their last word.
_COMMON = ("parse", "json_parse", "internal")


@dataclass(frozen=True)
class Told:
    """The facts of one version as one source tells them.

    ``lists`` has a key for each list of the grammar that the source tells of, empty lists
    included; a list that it is silent on is absent. ``client_methods`` and ``server_methods``
    stand for requests and notifications together. ``errors`` is None where it tells of none.
    """

    lists: Mapping[str, frozenset[str]] = field(default_factory=dict)
    errors: tuple[OfficialError, ...] | None = None


def snake(text: str) -> str:
    """Words of a name or a message, joined with underscores.

    >>> snake("JSONParseError"), snake("Request cancelled"), snake("URLElicitationRequired")
    ('json_parse_error', 'request_cancelled', 'url_elicitation_required')
    """
    return "_".join(word.lower() for word in _WORD.findall(text))


def same_name(kind: str, name: str) -> str:
    """What two spellings of one name share: a path without the names of its variables.

    >>> same_name("http_operations", "GET /v1/{name=tasks/*}:subscribe")
    'GET /v1/tasks/{}:subscribe'
    >>> same_name("http_operations", "GET /v1/tasks/{id}:subscribe")
    'GET /v1/tasks/{}:subscribe'
    >>> same_name("headers", "{X}")
    '{X}'
    """
    if kind != "http_operations":
        return name
    return _VARIABLE.sub(lambda match: (match[2] or "*").replace("*", "{}"), name)
