"""From a protocol's own names to names of constants and modules, and to anchors.

In: names as the registry has them (``tools/call``, ``Mcp-Param-*``, ``roots.listChanged``).
Out: upper-case names that Python and TypeScript share, and what is wrong with them: two
facts that come to one name. Who asks says what the names are for.
"""

from __future__ import annotations

import keyword
import re

Path = tuple[str | int, ...]

_WORDS = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[a-z][0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_BETWEEN = re.compile(r"[^A-Za-z0-9]+")


def constant_name(*parts: object) -> str:
    """The name of a constant: words in upper case, all that is no letter or digit between them.

    >>> constant_name("method", "logging/setLevel"), constant_name("header", "Mcp-Param-*")
    ('METHOD_LOGGING_SET_LEVEL', 'HEADER_MCP_PARAM')
    >>> constant_name("method", "$/cancel_request"), constant_name("transport", "http+sse")
    ('METHOD_CANCEL_REQUEST', 'TRANSPORT_HTTP_SSE')
    """
    words = (_BETWEEN.sub("_", _WORDS.sub("_", str(part))).strip("_") for part in parts)
    return "_".join(word for word in words if word).upper()


def module_name(protocol: str) -> str:
    """The name of a protocol's module.

    >>> module_name("my-protocol"), module_name("class")
    ('my_protocol', 'class_')
    """
    name = protocol.replace("-", "_")
    return f"{name}_" if keyword.iskeyword(name) else name


def type_name(kind: str) -> str:
    """The name of the type of one member of a list of facts.

    >>> type_name("client_requests"), type_name("client_capabilities")
    ('ClientRequest', 'ClientCapability')
    """
    single = kind.removesuffix("ies") + "y" if kind.endswith("ies") else kind.removesuffix("s")
    return "".join(word.capitalize() for word in single.split("_"))


def anchor(*parts: object) -> str:
    """The anchor of an entry of the reference.

    >>> anchor("mcp", "method", "tools/call")
    'mcp.method.tools-call'
    """
    slugs = (re.sub(r"[^A-Za-z0-9._-]+", "-", str(part)).strip("-") for part in parts)
    return ".".join(slugs)


class Names:
    """The names of one module, each with the key of the fact that took it first."""

    def __init__(self) -> None:
        self._taken: dict[str, Path] = {}
        #: The key, and what is wrong there.
        self.problems: list[tuple[Path, str]] = []

    def take(self, name: str, key: Path) -> str:
        """The name itself; a second fact that takes it, or a name without words, is told."""
        if name.endswith("_") or not name.isidentifier():
            self.problems.append((key, f"{key[-1]!r} gives no name to a constant ({name!r})"))
        elif self._taken.setdefault(name, key) != key:
            first = self._taken[name]
            self.problems.append(
                (
                    key,
                    f"{key[-1]!r} and {first[-1]!r} ({'.'.join(map(str, first[:-1]))}) "
                    f"would both be the constant {name}",
                )
            )
        return name
