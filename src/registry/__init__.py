"""agent-protocol-registry: the versions and rules of agent protocols, as data to ask.

``registry.protocol("mcp")`` gives a bundled protocol, ``registry.load(path)`` those of a
registry of one's own; both answer the same questions. Importing this module loads nothing
else: every name is fetched when it is first used, so that asking the bundled engine never
loads pydantic, Jinja or a TOML reader.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .api import ProtocolName as ProtocolName
    from .api import get_supported_versions as get_supported_versions
    from .api import load as load
    from .api import protocol as protocol
    from .api import protocols as protocols
    from .engine.answers import Admission as Admission
    from .engine.answers import Refusal as Refusal
    from .engine.cards import Interface as Interface
    from .engine.client import Accepted as Accepted
    from .engine.client import Client as Client
    from .engine.client import Disconnect as Disconnect
    from .engine.declarations import Declaration as Declaration
    from .engine.declarations import DeclarationError as DeclarationError
    from .engine.declarations import Handshake as Handshake
    from .engine.declarations import IncompleteDeclaration as IncompleteDeclaration
    from .engine.declarations import MetaView as MetaView
    from .engine.declarations import NoVersion as NoVersion
    from .engine.declarations import Resolution as Resolution
    from .engine.declarations import Stateless as Stateless
    from .engine.declarations import UnparseableVersion as UnparseableVersion
    from .engine.declarations import UnservedVersion as UnservedVersion
    from .engine.deprecation import Deprecation as Deprecation
    from .engine.envelope import Envelope as Envelope
    from .engine.errors import InvalidRegistryError as InvalidRegistryError
    from .engine.errors import NoCommonVersionError as NoCommonVersionError
    from .engine.errors import RegistryError as RegistryError
    from .engine.errors import UnknownFeatureError as UnknownFeatureError
    from .engine.errors import UnknownPolicyError as UnknownPolicyError
    from .engine.errors import UnknownProtocolError as UnknownProtocolError
    from .engine.errors import UnknownVersionError as UnknownVersionError
    from .engine.errors import UsageError as UsageError
    from .engine.findings import Finding as Finding
    from .engine.headers import decode_header_value as decode_header_value
    from .engine.headers import encode_header_value as encode_header_value
    from .engine.headers import find_repeated_header as find_repeated_header
    from .engine.lifecycle import TableLifecycle as TableLifecycle
    from .engine.lifecycle_protocol import Lifecycle as Lifecycle
    from .engine.negotiation import NegotiationResult as NegotiationResult
    from .engine.negotiation import version_is_compatible as version_is_compatible
    from .engine.probe import Authorize as Authorize
    from .engine.probe import Closed as Closed
    from .engine.probe import Failed as Failed
    from .engine.probe import HttpReply as HttpReply
    from .engine.probe import Legacy as Legacy
    from .engine.probe import Modern as Modern
    from .engine.probe import ModernRetry as ModernRetry
    from .engine.probe import Reconnect as Reconnect
    from .engine.probe import Result as Result
    from .engine.probe import Retry as Retry
    from .engine.probe import RpcError as RpcError
    from .engine.probe import Timeout as Timeout
    from .engine.probe import TransportError as TransportError
    from .engine.probe import Verdict as Verdict
    from .engine.server import Server as Server
    from .engine.session import Classification as Classification
    from .engine.session import Event as Event
    from .engine.session import SessionEngine as SessionEngine
    from .engine.session import SessionState as SessionState
    from .engine.session import Step as Step
    from .engine.sides import UNOPENED as UNOPENED
    from .engine.sides import Open as Open
    from .engine.versions import ProtocolVersion as ProtocolVersion
    from .facade import Capabilities as Capabilities
    from .facade import ErrorCode as ErrorCode
    from .facade import Methods as Methods
    from .facade import Protocol as Protocol
    from .version_lists import negotiate_version as negotiate_version

__version__ = "0.1.0"

#: Where each public name lives.
_PLACES = {
    "api": (
        "ProtocolName",
        "get_supported_versions",
        "load",
        "protocol",
        "protocols",
    ),
    "engine.answers": ("Admission", "Refusal"),
    "engine.cards": ("Interface",),
    "engine.client": ("Accepted", "Client", "Disconnect"),
    "engine.declarations": (
        "Declaration",
        "DeclarationError",
        "Handshake",
        "IncompleteDeclaration",
        "MetaView",
        "NoVersion",
        "Resolution",
        "Stateless",
        "UnparseableVersion",
        "UnservedVersion",
    ),
    "engine.deprecation": ("Deprecation",),
    "engine.envelope": ("Envelope",),
    "engine.errors": (
        "InvalidRegistryError",
        "NoCommonVersionError",
        "RegistryError",
        "UnknownFeatureError",
        "UnknownPolicyError",
        "UnknownProtocolError",
        "UnknownVersionError",
        "UsageError",
    ),
    "engine.findings": ("Finding",),
    "engine.headers": ("decode_header_value", "encode_header_value", "find_repeated_header"),
    "engine.lifecycle": ("TableLifecycle",),
    "engine.lifecycle_protocol": ("Lifecycle",),
    "engine.negotiation": ("NegotiationResult", "version_is_compatible"),
    "engine.probe": (
        "Authorize",
        "Closed",
        "Failed",
        "HttpReply",
        "Legacy",
        "Modern",
        "ModernRetry",
        "Reconnect",
        "Result",
        "Retry",
        "RpcError",
        "Timeout",
        "TransportError",
        "Verdict",
    ),
    "engine.server": ("Server",),
    "engine.session": ("Classification", "Event", "SessionEngine", "SessionState", "Step"),
    "engine.sides": ("UNOPENED", "Open"),
    "engine.versions": ("ProtocolVersion",),
    "facade": ("Capabilities", "ErrorCode", "Methods", "Protocol"),
    "version_lists": ("negotiate_version",),
}
_MODULES = {name: module for module, names in _PLACES.items() for name in names}

__all__ = ["__version__", *sorted(_MODULES)]  # noqa: PLE0604 - names are derived, not listed twice


def __getattr__(name: str) -> Any:
    module = _MODULES.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"{__name__}.{module}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
