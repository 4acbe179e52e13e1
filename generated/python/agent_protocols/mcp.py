# Generated from registry/mcp.toml by 'python -m registry build'; not to be edited.
# ruff: noqa: E501
"""Model Context Protocol: Connects AI applications to the servers that give them tools, resources
and prompts.

Constants of every version in the registry, each with its source. Standard library only; typing
is loaded only for those who ask for a type.
Source: https://modelcontextprotocol.io/docs/2026-07-28/learn/versioning#revisions
"""

from __future__ import annotations

from enum import IntEnum
from types import MappingProxyType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Final, Literal, TypeAlias

    Version: TypeAlias = Literal[
        "2024-11-05",
        "2025-03-26",
        "2025-06-18",
        "2025-11-25",
        "2026-07-28",
    ]
    """A published version on the wire."""
    ListedVersion: TypeAlias = Literal[
        "2024-10-07",
        "2024-11-05",
        "2025-03-26",
        "2025-06-18",
        "2025-11-25",
        "2026-07-28",
        "draft",
    ]
    """Any version of the registry, drafts and retired ones too."""
    Era: TypeAlias = Literal[
        "legacy",
        "modern",
    ]
    """A group of versions."""
    ClientRequest: TypeAlias = Literal[
        "completion/complete",
        "initialize",
        "logging/setLevel",
        "ping",
        "prompts/get",
        "prompts/list",
        "resources/list",
        "resources/read",
        "resources/subscribe",
        "resources/templates/list",
        "resources/unsubscribe",
        "server/discover",
        "subscriptions/listen",
        "tasks/cancel",
        "tasks/get",
        "tasks/list",
        "tasks/result",
        "tools/call",
        "tools/list",
    ]
    """One of the client requests of any version."""
    ClientNotification: TypeAlias = Literal[
        "notifications/cancelled",
        "notifications/initialized",
        "notifications/progress",
        "notifications/roots/list_changed",
        "notifications/tasks/status",
    ]
    """One of the client notifications of any version."""
    ServerRequest: TypeAlias = Literal[
        "elicitation/create",
        "ping",
        "roots/list",
        "sampling/createMessage",
        "tasks/cancel",
        "tasks/get",
        "tasks/list",
        "tasks/result",
    ]
    """One of the server requests of any version."""
    ServerNotification: TypeAlias = Literal[
        "notifications/cancelled",
        "notifications/elicitation/complete",
        "notifications/message",
        "notifications/progress",
        "notifications/prompts/list_changed",
        "notifications/resources/list_changed",
        "notifications/resources/updated",
        "notifications/subscriptions/acknowledged",
        "notifications/tasks/status",
        "notifications/tools/list_changed",
    ]
    """One of the server notifications of any version."""
    Method: TypeAlias = Literal[
        "completion/complete",
        "elicitation/create",
        "initialize",
        "logging/setLevel",
        "notifications/cancelled",
        "notifications/elicitation/complete",
        "notifications/initialized",
        "notifications/message",
        "notifications/progress",
        "notifications/prompts/list_changed",
        "notifications/resources/list_changed",
        "notifications/resources/updated",
        "notifications/roots/list_changed",
        "notifications/subscriptions/acknowledged",
        "notifications/tasks/status",
        "notifications/tools/list_changed",
        "ping",
        "prompts/get",
        "prompts/list",
        "resources/list",
        "resources/read",
        "resources/subscribe",
        "resources/templates/list",
        "resources/unsubscribe",
        "roots/list",
        "sampling/createMessage",
        "server/discover",
        "subscriptions/listen",
        "tasks/cancel",
        "tasks/get",
        "tasks/list",
        "tasks/result",
        "tools/call",
        "tools/list",
    ]
    """A method of any version."""
    ClientCapability: TypeAlias = Literal[
        "elicitation",
        "elicitation.form",
        "elicitation.url",
        "experimental",
        "extensions",
        "roots",
        "roots.listChanged",
        "sampling",
        "sampling.context",
        "sampling.tools",
        "tasks",
        "tasks.cancel",
        "tasks.list",
        "tasks.requests",
        "tasks.requests.elicitation",
        "tasks.requests.elicitation.create",
        "tasks.requests.sampling",
        "tasks.requests.sampling.createMessage",
    ]
    """One of the client capabilities of any version."""
    ServerCapability: TypeAlias = Literal[
        "completions",
        "experimental",
        "extensions",
        "logging",
        "prompts",
        "prompts.listChanged",
        "resources",
        "resources.listChanged",
        "resources.subscribe",
        "tasks",
        "tasks.cancel",
        "tasks.list",
        "tasks.requests",
        "tasks.requests.tools",
        "tasks.requests.tools.call",
        "tools",
        "tools.listChanged",
    ]
    """One of the server capabilities of any version."""
    Feature: TypeAlias = Literal[
        "audio_content",
        "authorization",
        "batching",
        "cacheable_results",
        "cancel_by_disconnect",
        "client_id_metadata_documents",
        "completion_context",
        "dynamic_client_registration",
        "get_stream",
        "icons",
        "include_context",
        "input_requests",
        "param_headers",
        "priming_events",
        "progress_message",
        "request_metadata",
        "resource_links",
        "result_type",
        "resumable_streams",
        "routing_headers",
        "server_requests",
        "session_delete",
        "session_header",
        "sessions",
        "stream_polling",
        "structured_content",
        "tool_annotations",
        "trace_context",
        "version_header",
    ]
    """One of the features of any version."""
    Transport: TypeAlias = Literal[
        "http+sse",
        "stdio",
        "streamable-http",
    ]
    """One of the transports of any version."""
    Header: TypeAlias = Literal[
        "Last-Event-ID",
        "MCP-Protocol-Version",
        "Mcp-Method",
        "Mcp-Name",
        "Mcp-Param-*",
        "Mcp-Session-Id",
    ]
    """One of the headers of any version."""
    MetadataKey: TypeAlias = Literal[
        "io.modelcontextprotocol/clientCapabilities",
        "io.modelcontextprotocol/clientInfo",
        "io.modelcontextprotocol/logLevel",
        "io.modelcontextprotocol/model-immediate-response",
        "io.modelcontextprotocol/protocolVersion",
        "io.modelcontextprotocol/related-task",
        "io.modelcontextprotocol/serverInfo",
        "io.modelcontextprotocol/subscriptionId",
        "progressToken",
    ]
    """One of the metadata keys of any version."""

PROTOCOL: Final = "mcp"
TITLE: Final = "Model Context Protocol"

# --- Versions ---

VERSION_2024_10_07: Final = "2024-10-07"
"""Version 2024-10-07: retired, released 2024-10-07. Legacy: a handshake opens a session.

Never a published page; the date is its identifier's.
Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
VERSION_2024_11_05: Final = "2024-11-05"
"""Version 2024-11-05: final, released 2024-11-05. Legacy: a handshake opens a session.

Source: https://modelcontextprotocol.io/specification/2024-11-05/index#key-details
(registry/mcp.toml: versions 2024-11-05)
"""
VERSION_2025_03_26: Final = "2025-03-26"
"""Version 2025-03-26: final, released 2025-03-26. Legacy: a handshake opens a session.

Its tag left resources/templates/list out of ClientRequest; the pinned schema is the correction
of 2025-04-22.
Source: https://modelcontextprotocol.io/specification/2025-03-26/changelog#major-changes
(registry/mcp.toml: versions 2025-03-26)
"""
VERSION_2025_06_18: Final = "2025-06-18"
"""Version 2025-06-18: final, released 2025-06-18. Legacy: a handshake opens a session.

Source: https://modelcontextprotocol.io/specification/2025-06-18/changelog#major-changes
(registry/mcp.toml: versions 2025-06-18)
"""
VERSION_2025_11_25: Final = "2025-11-25"
"""Version 2025-11-25: final, released 2025-11-25. Legacy: a handshake opens a session.

Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
VERSION_2026_07_28: Final = "2026-07-28"
"""Version 2026-07-28: current, released 2026-07-28. Modern: each request declares its version.

Source: https://modelcontextprotocol.io/specification/2026-07-28/changelog#major-changes
(registry/mcp.toml: versions 2026-07-28)
"""
VERSION_DRAFT: Final = "draft"
"""Version draft: draft. Modern: each request declares its version.

Has no wire string of its own: its schema still calls itself 2026-07-28.
Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/b0f60ba5409db7a6582440a7b473cc0398890f15/docs/specification/draft/changelog.mdx
(registry/mcp.toml: versions draft)
"""

LATEST_VERSION: Final = VERSION_2026_07_28
"""The newest published version."""
LATEST_LEGACY_VERSION: Final = VERSION_2025_11_25
"""The newest published version of the era legacy."""
LATEST_MODERN_VERSION: Final = VERSION_2026_07_28
"""The newest published version of the era modern."""
ASSUMED_VERSION: Final = VERSION_2025_03_26
"""The version that an absent one stands for.

Source: https://modelcontextprotocol.io/docs/2026-07-28/learn/versioning#revisions
(registry/mcp.toml: protocol.assumed_version)
"""
PUBLISHED_VERSIONS: Final[tuple[Version, ...]] = (
    VERSION_2024_11_05,
    VERSION_2025_03_26,
    VERSION_2025_06_18,
    VERSION_2025_11_25,
    VERSION_2026_07_28,
)
"""The published versions, oldest first: no draft, nothing retired."""
SUPPORTED_VERSIONS: Final[tuple[Version, ...]] = (
    VERSION_2026_07_28,
    VERSION_2025_11_25,
    VERSION_2025_06_18,
    VERSION_2025_03_26,
    VERSION_2024_11_05,
)
"""The published versions, newest first, as a peer lists what it serves."""
LISTED_VERSIONS: Final[tuple[ListedVersion, ...]] = (
    VERSION_2024_10_07,
    VERSION_2024_11_05,
    VERSION_2025_03_26,
    VERSION_2025_06_18,
    VERSION_2025_11_25,
    VERSION_2026_07_28,
    VERSION_DRAFT,
)
"""Every version of the registry, oldest first, drafts and retired ones too."""
LEGACY_VERSIONS: Final[tuple[Version, ...]] = (
    VERSION_2024_11_05,
    VERSION_2025_03_26,
    VERSION_2025_06_18,
    VERSION_2025_11_25,
)
"""The published versions of the era legacy, oldest first.

Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning#terminology
(registry/mcp.toml: eras.legacy)
"""
MODERN_VERSIONS: Final[tuple[Version, ...]] = (
    VERSION_2026_07_28,
)
"""The published versions of the era modern, oldest first.

Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning#terminology
(registry/mcp.toml: eras.modern)
"""
ERAS: Final[Mapping[ListedVersion, Era]] = MappingProxyType({
    "2024-10-07": "legacy",
    "2024-11-05": "legacy",
    "2025-03-26": "legacy",
    "2025-06-18": "legacy",
    "2025-11-25": "legacy",
    "2026-07-28": "modern",
    "draft": "modern",
})
"""The era of each version."""

# --- Methods ---

METHOD_COMPLETION_COMPLETE: Final = "completion/complete"
"""Request of the client; in every version.

Needs server_capabilities.completions.
Needs nothing before 2025-03-26, which brought the capability.
Source:
https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion#capabilities
(registry/mcp.toml: methods."completion/complete")
"""
METHOD_ELICITATION_CREATE: Final = "elicitation/create"
"""Request of the server; in 2025-06-18 to 2025-11-25.

Needs client_capabilities.elicitation.
Mode url needs elicitation.url.
Source: https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#capabilities
(registry/mcp.toml: methods."elicitation/create")
"""
METHOD_INITIALIZE: Final = "initialize"
"""Request of the client; in 2024-10-07 to 2025-11-25.

Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
METHOD_LOGGING_SET_LEVEL: Final = "logging/setLevel"
"""Request of the client; in 2024-10-07 to 2025-11-25.

Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Log to stderr for stdio
transports; use OpenTelemetry for observability.
Needs server_capabilities.logging.
Source:
https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/logging#capabilities
(registry/mcp.toml: methods."logging/setLevel")
"""
METHOD_NOTIFICATIONS_CANCELLED: Final = "notifications/cancelled"
"""Notification of the client; from 2024-11-05 on.

Notification of the server; from 2024-11-05 on.
Source: https://modelcontextprotocol.io/specification/2024-11-05/index#key-details
(registry/mcp.toml: versions 2024-11-05)
"""
METHOD_NOTIFICATIONS_ELICITATION_COMPLETE: Final = "notifications/elicitation/complete"
"""Notification of the server; in 2025-11-25 only.

Needs client_capabilities.elicitation.url.
Source:
https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#completion-notifications-for-url-mode-elicitation
(registry/mcp.toml: methods."notifications/elicitation/complete")
"""
METHOD_NOTIFICATIONS_INITIALIZED: Final = "notifications/initialized"
"""Notification of the client; in 2024-10-07 to 2025-11-25.

Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
METHOD_NOTIFICATIONS_MESSAGE: Final = "notifications/message"
"""Notification of the server; in every version.

Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Log to stderr for stdio
transports; use OpenTelemetry for observability.
Needs server_capabilities.logging.
From 2026-07-28 only for a request that asks for a level in its metadata.
Source:
https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/logging#capabilities
(registry/mcp.toml: methods."notifications/message")
"""
METHOD_NOTIFICATIONS_PROGRESS: Final = "notifications/progress"
"""Notification of the client; in 2024-10-07 to 2025-11-25.

Notification of the server; in every version.
Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
METHOD_NOTIFICATIONS_PROMPTS_LIST_CHANGED: Final = "notifications/prompts/list_changed"
"""Notification of the server; in every version.

Needs server_capabilities.prompts.listChanged.
Source: https://modelcontextprotocol.io/specification/2026-07-28/server/prompts#capabilities
(registry/mcp.toml: methods."notifications/prompts/list_changed")
"""
METHOD_NOTIFICATIONS_RESOURCES_LIST_CHANGED: Final = "notifications/resources/list_changed"
"""Notification of the server; in every version.

Needs server_capabilities.resources.listChanged.
Source: https://modelcontextprotocol.io/specification/2026-07-28/server/resources#capabilities
(registry/mcp.toml: methods."notifications/resources/list_changed")
"""
METHOD_NOTIFICATIONS_RESOURCES_UPDATED: Final = "notifications/resources/updated"
"""Notification of the server; in every version.

Needs server_capabilities.resources.subscribe.
Source: https://modelcontextprotocol.io/specification/2026-07-28/server/resources#capabilities
(registry/mcp.toml: methods."notifications/resources/updated")
"""
METHOD_NOTIFICATIONS_ROOTS_LIST_CHANGED: Final = "notifications/roots/list_changed"
"""Notification of the client; in 2024-10-07 to 2025-11-25.

Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Pass directories or files via
tool parameters, resource URIs, or server configuration.
Needs client_capabilities.roots.listChanged.
Source: https://modelcontextprotocol.io/specification/2025-11-25/client/roots#capabilities
(registry/mcp.toml: methods."notifications/roots/list_changed")
"""
METHOD_NOTIFICATIONS_SUBSCRIPTIONS_ACKNOWLEDGED: Final = "notifications/subscriptions/acknowledged"
"""Notification of the server; from 2026-07-28 on.

Source: https://modelcontextprotocol.io/specification/2026-07-28/changelog#major-changes
(registry/mcp.toml: versions 2026-07-28)
"""
METHOD_NOTIFICATIONS_TASKS_STATUS: Final = "notifications/tasks/status"
"""Notification of the client; in 2025-11-25 only.

Notification of the server; in 2025-11-25 only.
Needs client_capabilities.tasks, server_capabilities.tasks.
Of the two, the side that carries out the task.
Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks#capabilities
(registry/mcp.toml: methods."notifications/tasks/status")
"""
METHOD_NOTIFICATIONS_TOOLS_LIST_CHANGED: Final = "notifications/tools/list_changed"
"""Notification of the server; in every version.

Needs server_capabilities.tools.listChanged.
Source: https://modelcontextprotocol.io/specification/2026-07-28/server/tools#capabilities
(registry/mcp.toml: methods."notifications/tools/list_changed")
"""
METHOD_PING: Final = "ping"
"""Request of the client; in 2024-10-07 to 2025-11-25.

Request of the server; in 2024-10-07 to 2025-11-25.
Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
METHOD_PROMPTS_GET: Final = "prompts/get"
"""Request of the client; in every version.

Needs server_capabilities.prompts.
Source: https://modelcontextprotocol.io/specification/2026-07-28/server/prompts#capabilities
(registry/mcp.toml: methods."prompts/get")
"""
METHOD_PROMPTS_LIST: Final = "prompts/list"
"""Request of the client; in every version.

Needs server_capabilities.prompts.
Source: https://modelcontextprotocol.io/specification/2026-07-28/server/prompts#capabilities
(registry/mcp.toml: methods."prompts/list")
"""
METHOD_RESOURCES_LIST: Final = "resources/list"
"""Request of the client; in every version.

Needs server_capabilities.resources.
Source: https://modelcontextprotocol.io/specification/2026-07-28/server/resources#capabilities
(registry/mcp.toml: methods."resources/list")
"""
METHOD_RESOURCES_READ: Final = "resources/read"
"""Request of the client; in every version.

Needs server_capabilities.resources.
Source: https://modelcontextprotocol.io/specification/2026-07-28/server/resources#capabilities
(registry/mcp.toml: methods."resources/read")
"""
METHOD_RESOURCES_SUBSCRIBE: Final = "resources/subscribe"
"""Request of the client; in 2024-10-07 to 2025-11-25.

Needs server_capabilities.resources.subscribe.
Source: https://modelcontextprotocol.io/specification/2025-11-25/server/resources#subscriptions
(registry/mcp.toml: methods."resources/subscribe")
"""
METHOD_RESOURCES_TEMPLATES_LIST: Final = "resources/templates/list"
"""Request of the client; from 2024-11-05 on.

Needs server_capabilities.resources.
Source: https://modelcontextprotocol.io/specification/2026-07-28/server/resources#capabilities
(registry/mcp.toml: methods."resources/templates/list")
"""
METHOD_RESOURCES_UNSUBSCRIBE: Final = "resources/unsubscribe"
"""Request of the client; in 2024-10-07 to 2025-11-25.

Needs server_capabilities.resources.subscribe.
Source: https://modelcontextprotocol.io/specification/2025-11-25/server/resources#subscriptions
(registry/mcp.toml: methods."resources/unsubscribe")
"""
METHOD_ROOTS_LIST: Final = "roots/list"
"""Request of the server; in 2024-10-07 to 2025-11-25.

Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Pass directories or files via
tool parameters, resource URIs, or server configuration.
Needs client_capabilities.roots.
Source: https://modelcontextprotocol.io/specification/2025-11-25/client/roots#capabilities
(registry/mcp.toml: methods."roots/list")
"""
METHOD_SAMPLING_CREATE_MESSAGE: Final = "sampling/createMessage"
"""Request of the server; in 2024-10-07 to 2025-11-25.

Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Integrate directly with LLM
provider APIs.
Needs client_capabilities.sampling.
Source: https://modelcontextprotocol.io/specification/2025-11-25/client/sampling#capabilities
(registry/mcp.toml: methods."sampling/createMessage")
"""
METHOD_SERVER_DISCOVER: Final = "server/discover"
"""Request of the client; from 2026-07-28 on.

Source: https://modelcontextprotocol.io/specification/2026-07-28/changelog#major-changes
(registry/mcp.toml: versions 2026-07-28)
"""
METHOD_SUBSCRIPTIONS_LISTEN: Final = "subscriptions/listen"
"""Request of the client; from 2026-07-28 on.

Source: https://modelcontextprotocol.io/specification/2026-07-28/changelog#major-changes
(registry/mcp.toml: versions 2026-07-28)
"""
METHOD_TASKS_CANCEL: Final = "tasks/cancel"
"""Request of the client; in 2025-11-25 only.

Request of the server; in 2025-11-25 only.
Needs client_capabilities.tasks.cancel, server_capabilities.tasks.cancel.
Of the two, the side that carries out the task.
Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks#capability-negotiation
(registry/mcp.toml: methods."tasks/cancel")
"""
METHOD_TASKS_GET: Final = "tasks/get"
"""Request of the client; in 2025-11-25 only.

Request of the server; in 2025-11-25 only.
Needs client_capabilities.tasks, server_capabilities.tasks.
Of the two, the side that carries out the task.
Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks#capabilities
(registry/mcp.toml: methods."tasks/get")
"""
METHOD_TASKS_LIST: Final = "tasks/list"
"""Request of the client; in 2025-11-25 only.

Request of the server; in 2025-11-25 only.
Needs client_capabilities.tasks.list, server_capabilities.tasks.list.
Of the two, the side that carries out the task.
Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks#capability-negotiation
(registry/mcp.toml: methods."tasks/list")
"""
METHOD_TASKS_RESULT: Final = "tasks/result"
"""Request of the client; in 2025-11-25 only.

Request of the server; in 2025-11-25 only.
Needs client_capabilities.tasks, server_capabilities.tasks.
Of the two, the side that carries out the task.
Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks#capabilities
(registry/mcp.toml: methods."tasks/result")
"""
METHOD_TOOLS_CALL: Final = "tools/call"
"""Request of the client; in every version.

Needs server_capabilities.tools.
Source: https://modelcontextprotocol.io/specification/2026-07-28/server/tools#capabilities
(registry/mcp.toml: methods."tools/call")
"""
METHOD_TOOLS_LIST: Final = "tools/list"
"""Request of the client; in every version.

Needs server_capabilities.tools.
Source: https://modelcontextprotocol.io/specification/2026-07-28/server/tools#capabilities
(registry/mcp.toml: methods."tools/list")
"""

# --- Client capabilities ---

CLIENT_CAPABILITY_ELICITATION: Final = "elicitation"
"""Capability that a client declares; from 2025-06-18 on.

Source: https://modelcontextprotocol.io/specification/2025-06-18/changelog#major-changes
(registry/mcp.toml: versions 2025-06-18)
"""
CLIENT_CAPABILITY_ELICITATION_FORM: Final = "elicitation.form"
"""Capability that a client declares; from 2025-11-25 on.

Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
CLIENT_CAPABILITY_ELICITATION_URL: Final = "elicitation.url"
"""Capability that a client declares; from 2025-11-25 on.

Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
CLIENT_CAPABILITY_EXPERIMENTAL: Final = "experimental"
"""Capability that a client declares; in every version.

Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
CLIENT_CAPABILITY_EXTENSIONS: Final = "extensions"
"""Capability that a client declares; from 2026-07-28 on.

Source: https://modelcontextprotocol.io/specification/2026-07-28/changelog#major-changes
(registry/mcp.toml: versions 2026-07-28)
"""
CLIENT_CAPABILITY_ROOTS: Final = "roots"
"""Capability that a client declares; in every version.

Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Pass directories or files via
tool parameters, resource URIs, or server configuration.
Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
CLIENT_CAPABILITY_ROOTS_LIST_CHANGED: Final = "roots.listChanged"
"""Capability that a client declares; in 2024-10-07 to 2025-11-25.

Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Pass directories or files via
tool parameters, resource URIs, or server configuration.
Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
CLIENT_CAPABILITY_SAMPLING: Final = "sampling"
"""Capability that a client declares; in every version.

Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Integrate directly with LLM
provider APIs.
Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
CLIENT_CAPABILITY_SAMPLING_CONTEXT: Final = "sampling.context"
"""Capability that a client declares; from 2025-11-25 on.

Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Integrate directly with LLM
provider APIs.
Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
CLIENT_CAPABILITY_SAMPLING_TOOLS: Final = "sampling.tools"
"""Capability that a client declares; from 2025-11-25 on.

Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Integrate directly with LLM
provider APIs.
Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
CLIENT_CAPABILITY_TASKS: Final = "tasks"
"""Capability that a client declares; in 2025-11-25 only.

Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
CLIENT_CAPABILITY_TASKS_CANCEL: Final = "tasks.cancel"
"""Capability that a client declares; in 2025-11-25 only.

Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
CLIENT_CAPABILITY_TASKS_LIST: Final = "tasks.list"
"""Capability that a client declares; in 2025-11-25 only.

Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
CLIENT_CAPABILITY_TASKS_REQUESTS: Final = "tasks.requests"
"""Capability that a client declares; in 2025-11-25 only.

Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
CLIENT_CAPABILITY_TASKS_REQUESTS_ELICITATION: Final = "tasks.requests.elicitation"
"""Capability that a client declares; in 2025-11-25 only.

Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
CLIENT_CAPABILITY_TASKS_REQUESTS_ELICITATION_CREATE: Final = "tasks.requests.elicitation.create"
"""Capability that a client declares; in 2025-11-25 only.

Needs elicitation.
Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
CLIENT_CAPABILITY_TASKS_REQUESTS_SAMPLING: Final = "tasks.requests.sampling"
"""Capability that a client declares; in 2025-11-25 only.

Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
CLIENT_CAPABILITY_TASKS_REQUESTS_SAMPLING_CREATE_MESSAGE: Final = "tasks.requests.sampling.createMessage"
"""Capability that a client declares; in 2025-11-25 only.

Needs sampling.
Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""

# --- Server capabilities ---

SERVER_CAPABILITY_COMPLETIONS: Final = "completions"
"""Capability that a server declares; from 2025-03-26 on.

Source: https://modelcontextprotocol.io/specification/2025-03-26/changelog#major-changes
(registry/mcp.toml: versions 2025-03-26)
"""
SERVER_CAPABILITY_EXPERIMENTAL: Final = "experimental"
"""Capability that a server declares; in every version.

Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
SERVER_CAPABILITY_EXTENSIONS: Final = "extensions"
"""Capability that a server declares; from 2026-07-28 on.

Source: https://modelcontextprotocol.io/specification/2026-07-28/changelog#major-changes
(registry/mcp.toml: versions 2026-07-28)
"""
SERVER_CAPABILITY_LOGGING: Final = "logging"
"""Capability that a server declares; in every version.

Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Log to stderr for stdio
transports; use OpenTelemetry for observability.
Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
SERVER_CAPABILITY_PROMPTS: Final = "prompts"
"""Capability that a server declares; in every version.

Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
SERVER_CAPABILITY_PROMPTS_LIST_CHANGED: Final = "prompts.listChanged"
"""Capability that a server declares; in every version.

Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
SERVER_CAPABILITY_RESOURCES: Final = "resources"
"""Capability that a server declares; in every version.

Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
SERVER_CAPABILITY_RESOURCES_LIST_CHANGED: Final = "resources.listChanged"
"""Capability that a server declares; in every version.

Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
SERVER_CAPABILITY_RESOURCES_SUBSCRIBE: Final = "resources.subscribe"
"""Capability that a server declares; in every version.

Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
SERVER_CAPABILITY_TASKS: Final = "tasks"
"""Capability that a server declares; in 2025-11-25 only.

Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
SERVER_CAPABILITY_TASKS_CANCEL: Final = "tasks.cancel"
"""Capability that a server declares; in 2025-11-25 only.

Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
SERVER_CAPABILITY_TASKS_LIST: Final = "tasks.list"
"""Capability that a server declares; in 2025-11-25 only.

Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
SERVER_CAPABILITY_TASKS_REQUESTS: Final = "tasks.requests"
"""Capability that a server declares; in 2025-11-25 only.

Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
SERVER_CAPABILITY_TASKS_REQUESTS_TOOLS: Final = "tasks.requests.tools"
"""Capability that a server declares; in 2025-11-25 only.

Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
SERVER_CAPABILITY_TASKS_REQUESTS_TOOLS_CALL: Final = "tasks.requests.tools.call"
"""Capability that a server declares; in 2025-11-25 only.

Needs tools.
Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: versions 2025-11-25)
"""
SERVER_CAPABILITY_TOOLS: Final = "tools"
"""Capability that a server declares; in every version.

Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""
SERVER_CAPABILITY_TOOLS_LIST_CHANGED: Final = "tools.listChanged"
"""Capability that a server declares; in every version.

Source:
https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
(registry/mcp.toml: versions 2024-10-07)
"""

# --- Features ---

FEATURE_AUDIO_CONTENT: Final = "audio_content"
"""Audio as content; from 2025-03-26 on.

Source: https://modelcontextprotocol.io/specification/2025-03-26/changelog#other-schema-changes
(registry/mcp.toml: features.audio_content)
"""
FEATURE_AUTHORIZATION: Final = "authorization"
"""OAuth for HTTP transports; from 2025-03-26 on.

Source:
https://modelcontextprotocol.io/specification/2025-03-26/basic/authorization#authorization-flow
(registry/mcp.toml: features.authorization)
"""
FEATURE_BATCHING: Final = "batching"
"""Several JSON-RPC messages in one array; in 2025-03-26 only.

Source: https://modelcontextprotocol.io/specification/2025-03-26/basic/index#batching
(registry/mcp.toml: features.batching)
"""
FEATURE_CACHEABLE_RESULTS: Final = "cacheable_results"
"""Results say how long and by whom they may be cached (ttlMs, cacheScope); from 2026-07-28 on.

Source:
https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/caching#cacheable-results
(registry/mcp.toml: features.cacheable_results)
"""
FEATURE_CANCEL_BY_DISCONNECT: Final = "cancel_by_disconnect"
"""Closing the response stream cancels the request; from 2026-07-28 on.

Source:
https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#cancellation
(registry/mcp.toml: features.cancel_by_disconnect)
"""
FEATURE_CLIENT_ID_METADATA_DOCUMENTS: Final = "client_id_metadata_documents"
"""A client is identified by the address of its metadata; from 2025-11-25 on.

Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/authorization#client-id-metadata-documents
(registry/mcp.toml: features.client_id_metadata_documents)
"""
FEATURE_COMPLETION_CONTEXT: Final = "completion_context"
"""A completion request carries arguments that are already resolved; from 2025-06-18 on.

Source: https://modelcontextprotocol.io/specification/2025-06-18/changelog#other-schema-changes
(registry/mcp.toml: features.completion_context)
"""
FEATURE_DYNAMIC_CLIENT_REGISTRATION: Final = "dynamic_client_registration"
"""A client registers itself with the authorization server; from 2025-03-26 on.

Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Use Client ID Metadata Documents.
Source:
https://modelcontextprotocol.io/specification/2026-07-28/basic/authorization/client-registration#dynamic-client-registration
(registry/mcp.toml: features.dynamic_client_registration)
"""
FEATURE_GET_STREAM: Final = "get_stream"
"""HTTP GET opens a stream of the server's own messages; in 2025-03-26 to 2025-11-25.

Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#listening-for-messages-from-the-server
(registry/mcp.toml: features.get_stream)
"""
FEATURE_ICONS: Final = "icons"
"""Icons of servers, tools, prompts and resources; from 2025-11-25 on.

Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
(registry/mcp.toml: features.icons)
"""
FEATURE_INCLUDE_CONTEXT: Final = "include_context"
"""Sampling may include the context of this or of all servers (thisServer, allServers); in every
version.

Deprecated since 2025-11-25; may be removed from 2027-07-28 on: Omit the field includeContext or
use "none".
Source: https://modelcontextprotocol.io/specification/2025-11-25/client/sampling#capabilities
(registry/mcp.toml: features.include_context)
"""
FEATURE_INPUT_REQUESTS: Final = "input_requests"
"""A result asks the client for input, and the request is sent again with it; from 2026-07-28 on.

Source:
https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr#inputrequiredresult
(registry/mcp.toml: features.input_requests)
"""
FEATURE_PARAM_HEADERS: Final = "param_headers"
"""Tool arguments repeated in headers (Mcp-Param-*); from 2026-07-28 on.

Source:
https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#custom-headers-from-tool-parameters
(registry/mcp.toml: features.param_headers)
"""
FEATURE_PRIMING_EVENTS: Final = "priming_events"
"""A stream begins with an event without data, for its id; in 2025-11-25 only.

Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#sending-messages-to-the-server
(registry/mcp.toml: features.priming_events)
"""
FEATURE_PROGRESS_MESSAGE: Final = "progress_message"
"""Progress notifications carry a text; from 2025-03-26 on.

Source: https://modelcontextprotocol.io/specification/2025-03-26/changelog#other-schema-changes
(registry/mcp.toml: features.progress_message)
"""
FEATURE_REQUEST_METADATA: Final = "request_metadata"
"""Each request declares version and capabilities in its metadata; from 2026-07-28 on.

Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#statelessness
(registry/mcp.toml: features.request_metadata)
"""
FEATURE_RESOURCE_LINKS: Final = "resource_links"
"""Tool results link to resources; from 2025-06-18 on.

Source: https://modelcontextprotocol.io/specification/2025-06-18/server/tools#resource-links
(registry/mcp.toml: features.resource_links)
"""
FEATURE_RESULT_TYPE: Final = "result_type"
"""Results say of what kind they are (resultType); from 2026-07-28 on.

Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#resulttype
(registry/mcp.toml: features.result_type)
"""
FEATURE_RESUMABLE_STREAMS: Final = "resumable_streams"
"""A broken stream is resumed from an event (Last-Event-ID); in 2025-03-26 to 2025-11-25.

Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#resumability-and-redelivery
(registry/mcp.toml: features.resumable_streams)
"""
FEATURE_ROUTING_HEADERS: Final = "routing_headers"
"""Method and name of a request repeated in headers (Mcp-Method, Mcp-Name); from 2026-07-28 on.

Source:
https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#standard-request-headers
(registry/mcp.toml: features.routing_headers)
"""
FEATURE_SERVER_REQUESTS: Final = "server_requests"
"""The server sends requests of its own; in 2024-10-07 to 2025-11-25.

Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/index#requests
(registry/mcp.toml: features.server_requests)
"""
FEATURE_SESSION_DELETE: Final = "session_delete"
"""HTTP DELETE ends a session; in 2025-03-26 to 2025-11-25.

Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#session-management
(registry/mcp.toml: features.session_delete)
"""
FEATURE_SESSION_HEADER: Final = "session_header"
"""A session over HTTP is named in a header (Mcp-Session-Id); in 2025-03-26 to 2025-11-25.

Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#session-management
(registry/mcp.toml: features.session_header)
"""
FEATURE_SESSIONS: Final = "sessions"
"""What a handshake agreed on holds for the messages after it; in 2024-10-07 to 2025-11-25.

Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Use explicit handles that the
server mints and that tools take as ordinary arguments; 2026-07-28 itself has no sessions any
more.
Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#lifecycle-phases
(registry/mcp.toml: features.sessions)
"""
FEATURE_STREAM_POLLING: Final = "stream_polling"
"""The server may close a stream and have the client come back for the rest; in 2025-11-25 only.

Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#sending-messages-to-the-server
(registry/mcp.toml: features.stream_polling)
"""
FEATURE_STRUCTURED_CONTENT: Final = "structured_content"
"""Tools return structured content; from 2025-06-18 on.

Source: https://modelcontextprotocol.io/specification/2026-07-28/server/tools#structured-content
(registry/mcp.toml: features.structured_content)
"""
FEATURE_TOOL_ANNOTATIONS: Final = "tool_annotations"
"""Tools describe their own behaviour; from 2025-03-26 on.

Source: https://modelcontextprotocol.io/specification/2025-03-26/changelog#major-changes
(registry/mcp.toml: features.tool_annotations)
"""
FEATURE_TRACE_CONTEXT: Final = "trace_context"
"""Trace context in the metadata (traceparent, tracestate, baggage); from 2026-07-28 on.

Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
(registry/mcp.toml: features.trace_context)
"""
FEATURE_VERSION_HEADER: Final = "version_header"
"""Requests over HTTP name their version in a header (MCP-Protocol-Version); from 2025-06-18 on.

Source:
https://modelcontextprotocol.io/specification/2025-06-18/basic/transports#protocol-version-header
(registry/mcp.toml: features.version_header)
"""

# --- Transports ---

TRANSPORT_HTTP_SSE: Final = "http+sse"
"""HTTP with server-sent events, on two endpoints; in 2024-10-07 to 2024-11-05.

Deprecated since 2025-03-26; may be removed from 2026-09-03 on: Use Streamable HTTP.
Source: https://modelcontextprotocol.io/specification/2024-11-05/basic/transports#http-with-sse
(registry/mcp.toml: transports."http+sse")
"""
TRANSPORT_STDIO: Final = "stdio"
"""Lines on standard input and output; in every version.

Source:
https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/stdio#sending-messages
(registry/mcp.toml: transports.stdio)
"""
TRANSPORT_STREAMABLE_HTTP: Final = "streamable-http"
"""Streamable HTTP, on one endpoint; from 2025-03-26 on.

Source:
https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#sending-messages
(registry/mcp.toml: transports.streamable-http)
"""

# --- Headers ---

HEADER_LAST_EVENT_ID: Final = "Last-Event-ID"
"""HTTP header; in 2025-03-26 to 2025-11-25.

Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#resumability-and-redelivery
(registry/mcp.toml: headers.Last-Event-ID)
"""
HEADER_MCP_PROTOCOL_VERSION: Final = "MCP-Protocol-Version"
"""HTTP header; from 2025-06-18 on.

Required with every request.
From 2025-06-18 the agreed version; from 2026-07-28 the version of the metadata, repeated.
Source:
https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#protocol-version-header
(registry/mcp.toml: headers.MCP-Protocol-Version)
"""
HEADER_MCP_METHOD: Final = "Mcp-Method"
"""HTTP header; from 2026-07-28 on.

Required with every request.
Source:
https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#standard-request-headers
(registry/mcp.toml: headers.Mcp-Method)
"""
HEADER_MCP_NAME: Final = "Mcp-Name"
"""HTTP header; from 2026-07-28 on.

Required with every request.
Source:
https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#standard-request-headers
(registry/mcp.toml: headers.Mcp-Name)
"""
HEADER_MCP_PARAM: Final = "Mcp-Param-*"
"""HTTP header; from 2026-07-28 on.

A family: tools/call repeats each argument that the input schema marks with x-mcp-header.
Source:
https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#custom-headers-from-tool-parameters
(registry/mcp.toml: headers."Mcp-Param-*")
"""
HEADER_MCP_SESSION_ID: Final = "Mcp-Session-Id"
"""HTTP header; in 2025-03-26 to 2025-11-25.

2025-11-25 spells it MCP-Session-Id; header names have no case.
Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#session-management
(registry/mcp.toml: headers.Mcp-Session-Id)
"""

# --- Metadata keys ---

META_CLIENT_CAPABILITIES: Final = "io.modelcontextprotocol/clientCapabilities"
"""Capabilities of the client, for this request; from 2026-07-28 on.

Required with every request.
Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
(registry/mcp.toml: metadata_keys."io.modelcontextprotocol/clientCapabilities")
"""
META_CLIENT_INFO: Final = "io.modelcontextprotocol/clientInfo"
"""Name and version of the client; from 2026-07-28 on.

Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
(registry/mcp.toml: metadata_keys."io.modelcontextprotocol/clientInfo")
"""
META_LOG_LEVEL: Final = "io.modelcontextprotocol/logLevel"
"""Least severe log message that the request asks for; deprecated with logging; from 2026-07-28 on.

Source:
https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/logging#per-request-log-level
(registry/mcp.toml: metadata_keys."io.modelcontextprotocol/logLevel")
"""
META_MODEL_IMMEDIATE_RESPONSE: Final = "io.modelcontextprotocol/model-immediate-response"
"""What the model may be told while a task runs; in 2025-11-25 only.

Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks#creating-tasks
(registry/mcp.toml: metadata_keys."io.modelcontextprotocol/model-immediate-response")
"""
META_PROTOCOL_VERSION: Final = "io.modelcontextprotocol/protocolVersion"
"""Version that governs the request; from 2026-07-28 on.

Required with every request.
Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
(registry/mcp.toml: metadata_keys."io.modelcontextprotocol/protocolVersion")
"""
META_RELATED_TASK: Final = "io.modelcontextprotocol/related-task"
"""Task that a message belongs to; in 2025-11-25 only.

Source:
https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks#related-task-metadata
(registry/mcp.toml: metadata_keys."io.modelcontextprotocol/related-task")
"""
META_SERVER_INFO: Final = "io.modelcontextprotocol/serverInfo"
"""Name and version of the server, in results; from 2026-07-28 on.

Source: https://modelcontextprotocol.io/specification/2026-07-28/schema#resultmetaobject
(registry/mcp.toml: metadata_keys."io.modelcontextprotocol/serverInfo")
"""
META_SUBSCRIPTION_ID: Final = "io.modelcontextprotocol/subscriptionId"
"""Subscription that a notification belongs to; from 2026-07-28 on.

Source:
https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions#receiving-notifications
(registry/mcp.toml: metadata_keys."io.modelcontextprotocol/subscriptionId")
"""
META_PROGRESS_TOKEN: Final = "progressToken"
"""Token that progress notifications refer to; in every version.

Source:
https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/progress#progress-flow
(registry/mcp.toml: metadata_keys.progressToken)
"""

# --- Where a message declares its version ---

DECLARATION_CONTAINER: Final = "_meta"
"""Declaration: container.

Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
(registry/mcp.toml: declaration.container)
"""
DECLARATION_VERSION: Final = "io.modelcontextprotocol/protocolVersion"
"""Declaration: version.

Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
(registry/mcp.toml: declaration.version)
"""
DECLARATION_CAPABILITIES: Final = "io.modelcontextprotocol/clientCapabilities"
"""Declaration: capabilities.

Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
(registry/mcp.toml: declaration.capabilities)
"""
DECLARATION_IDENTITY: Final = "io.modelcontextprotocol/clientInfo"
"""Declaration: identity.

Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
(registry/mcp.toml: declaration.identity)
"""
HANDSHAKE_METHOD: Final = "initialize"
"""Handshake: method.

Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
(registry/mcp.toml: handshake.method)
"""
HANDSHAKE_CONFIRM: Final = "notifications/initialized"
"""Handshake: confirm.

Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
(registry/mcp.toml: handshake.confirm)
"""
HANDSHAKE_VERSION: Final = "protocolVersion"
"""Handshake: version.

Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
(registry/mcp.toml: handshake.version)
"""
HANDSHAKE_CAPABILITIES: Final = "capabilities"
"""Handshake: capabilities.

Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
(registry/mcp.toml: handshake.capabilities)
"""
HANDSHAKE_IDENTITY: Final = "clientInfo"
"""Handshake: identity.

Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
(registry/mcp.toml: handshake.identity)
"""
HANDSHAKE_RESULT_VERSION: Final = "protocolVersion"
"""Handshake: result version.

Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
(registry/mcp.toml: handshake.result_version)
"""
HANDSHAKE_RESULT_CAPABILITIES: Final = "capabilities"
"""Handshake: result capabilities.

Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
(registry/mcp.toml: handshake.result_capabilities)
"""
HANDSHAKE_RESULT_IDENTITY: Final = "serverInfo"
"""Handshake: result identity.

Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
(registry/mcp.toml: handshake.result_identity)
"""
DISCOVERY_METHOD: Final = "server/discover"
"""Discovery: method.

Source: https://modelcontextprotocol.io/specification/2026-07-28/server/discover#discoverresult
(registry/mcp.toml: discovery.method)
"""
DISCOVERY_VERSIONS: Final = "supportedVersions"
"""Discovery: versions.

Source: https://modelcontextprotocol.io/specification/2026-07-28/server/discover#discoverresult
(registry/mcp.toml: discovery.versions)
"""
DISCOVERY_CAPABILITIES: Final = "capabilities"
"""Discovery: capabilities.

Source: https://modelcontextprotocol.io/specification/2026-07-28/server/discover#discoverresult
(registry/mcp.toml: discovery.capabilities)
"""
DISCOVERY_KIND: Final = "resultType"
"""Discovery: kind.

Source: https://modelcontextprotocol.io/specification/2026-07-28/server/discover#discoverresult
(registry/mcp.toml: discovery.kind)
"""

# --- Errors ---


class ErrorCode(IntEnum):
    """The error codes of every version; of several names of one code the newest comes first."""

    HEADER_MISMATCH = -32020
    """Message "Header mismatch"; from 2026-07-28 on.

    HeaderMismatchError, HTTP 400.
    Only servers of the era modern send it.
    Source:
    https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#server-validation
    (registry/mcp.toml: errors.header_mismatch)
    """
    INTERNAL_ERROR = -32603
    """Message "Internal error"; in every version.

    InternalError.
    Source: https://modelcontextprotocol.io/specification/2026-07-28/schema#internalerror
    (registry/mcp.toml: errors.internal_error)
    """
    INVALID_PARAMS = -32602
    """Message "Invalid params"; in every version.

    InvalidParamsError, HTTP 400.
    The text gives the status for missing metadata; the other refusals at admission share it.
    Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
    (registry/mcp.toml: errors.invalid_params)
    """
    INVALID_REQUEST = -32600
    """Message "Invalid Request"; in every version.

    InvalidRequestError, HTTP 400.
    No revision gives it a status; a refusal at admission carries 400.
    Source: https://modelcontextprotocol.io/specification/2026-07-28/schema#invalidrequesterror
    (registry/mcp.toml: errors.invalid_request)
    """
    METHOD_NOT_FOUND = -32601
    """Message "Method not found"; in every version.

    MethodNotFoundError, HTTP 404.
    The status is that of 2026-07-28; earlier revisions give none.
    Source:
    https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#protocol-version-header
    (registry/mcp.toml: errors.method_not_found)
    """
    MISSING_CAPABILITY = -32021
    """Message "Missing required client capability"; from 2026-07-28 on.

    MissingRequiredClientCapabilityError, HTTP 400.
    Only servers of the era modern send it.
    The text fixes no message; the example names the capability.
    Source:
    https://modelcontextprotocol.io/specification/2026-07-28/schema#missingrequiredclientcapabilityerror
    (registry/mcp.toml: errors.missing_capability)
    """
    PARSE_ERROR = -32700
    """Message "Parse error"; in every version.

    ParseError, HTTP 400.
    No revision gives it a status; a refusal at admission carries 400.
    Source: https://modelcontextprotocol.io/specification/2026-07-28/schema#parseerror
    (registry/mcp.toml: errors.parse_error)
    """
    UNSUPPORTED_VERSION = -32022
    """Message "Unsupported protocol version"; from 2026-07-28 on.

    UnsupportedProtocolVersionError, HTTP 400.
    Only servers of the era modern send it.
    Source:
    https://modelcontextprotocol.io/specification/2026-07-28/schema#unsupportedprotocolversionerror
    (registry/mcp.toml: errors.unsupported_version)
    """
    RESOURCE_NOT_FOUND = -32002
    """Message "Resource not found"; in 2024-11-05 to 2025-11-25.

    Source:
    https://modelcontextprotocol.io/specification/2025-11-25/server/resources#error-handling
    (registry/mcp.toml: errors.resource_not_found)
    """
    URL_ELICITATION_REQUIRED = -32042
    """Message "This request requires more information."; in 2025-11-25 only.

    URLElicitationRequiredError.
    The message is the example's; the text fixes none.
    Source:
    https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#url-elicitation-required-error
    (registry/mcp.toml: errors.url_elicitation_required)
    """
    USER_REJECTED_SAMPLING = -1
    """Message "User rejected sampling request"; in 2024-11-05 to 2025-11-25.

    Source:
    https://modelcontextprotocol.io/specification/2025-11-25/client/sampling#error-handling
    (registry/mcp.toml: errors.user_rejected_sampling)
    """


ERRORS: Final[Mapping[ListedVersion, frozenset[ErrorCode]]] = MappingProxyType({
    "2024-10-07": frozenset({
        ErrorCode.INTERNAL_ERROR,
        ErrorCode.INVALID_PARAMS,
        ErrorCode.INVALID_REQUEST,
        ErrorCode.METHOD_NOT_FOUND,
        ErrorCode.PARSE_ERROR,
    }),
    "2024-11-05": frozenset({
        ErrorCode.INTERNAL_ERROR,
        ErrorCode.INVALID_PARAMS,
        ErrorCode.INVALID_REQUEST,
        ErrorCode.METHOD_NOT_FOUND,
        ErrorCode.PARSE_ERROR,
        ErrorCode.RESOURCE_NOT_FOUND,
        ErrorCode.USER_REJECTED_SAMPLING,
    }),
    "2025-03-26": frozenset({
        ErrorCode.INTERNAL_ERROR,
        ErrorCode.INVALID_PARAMS,
        ErrorCode.INVALID_REQUEST,
        ErrorCode.METHOD_NOT_FOUND,
        ErrorCode.PARSE_ERROR,
        ErrorCode.RESOURCE_NOT_FOUND,
        ErrorCode.USER_REJECTED_SAMPLING,
    }),
    "2025-06-18": frozenset({
        ErrorCode.INTERNAL_ERROR,
        ErrorCode.INVALID_PARAMS,
        ErrorCode.INVALID_REQUEST,
        ErrorCode.METHOD_NOT_FOUND,
        ErrorCode.PARSE_ERROR,
        ErrorCode.RESOURCE_NOT_FOUND,
        ErrorCode.USER_REJECTED_SAMPLING,
    }),
    "2025-11-25": frozenset({
        ErrorCode.INTERNAL_ERROR,
        ErrorCode.INVALID_PARAMS,
        ErrorCode.INVALID_REQUEST,
        ErrorCode.METHOD_NOT_FOUND,
        ErrorCode.PARSE_ERROR,
        ErrorCode.RESOURCE_NOT_FOUND,
        ErrorCode.URL_ELICITATION_REQUIRED,
        ErrorCode.USER_REJECTED_SAMPLING,
    }),
    "2026-07-28": frozenset({
        ErrorCode.HEADER_MISMATCH,
        ErrorCode.INTERNAL_ERROR,
        ErrorCode.INVALID_PARAMS,
        ErrorCode.INVALID_REQUEST,
        ErrorCode.METHOD_NOT_FOUND,
        ErrorCode.MISSING_CAPABILITY,
        ErrorCode.PARSE_ERROR,
        ErrorCode.UNSUPPORTED_VERSION,
    }),
    "draft": frozenset({
        ErrorCode.HEADER_MISMATCH,
        ErrorCode.INTERNAL_ERROR,
        ErrorCode.INVALID_PARAMS,
        ErrorCode.INVALID_REQUEST,
        ErrorCode.METHOD_NOT_FOUND,
        ErrorCode.MISSING_CAPABILITY,
        ErrorCode.PARSE_ERROR,
        ErrorCode.UNSUPPORTED_VERSION,
    }),
})
"""The error codes, by version."""

# --- Facts by version ---

CLIENT_REQUESTS: Final[Mapping[ListedVersion, frozenset[ClientRequest]]] = MappingProxyType({
    "2024-10-07": frozenset({
        "completion/complete",
        "initialize",
        "logging/setLevel",
        "ping",
        "prompts/get",
        "prompts/list",
        "resources/list",
        "resources/read",
        "resources/subscribe",
        "resources/unsubscribe",
        "tools/call",
        "tools/list",
    }),
    "2024-11-05": frozenset({
        "completion/complete",
        "initialize",
        "logging/setLevel",
        "ping",
        "prompts/get",
        "prompts/list",
        "resources/list",
        "resources/read",
        "resources/subscribe",
        "resources/templates/list",
        "resources/unsubscribe",
        "tools/call",
        "tools/list",
    }),
    "2025-03-26": frozenset({
        "completion/complete",
        "initialize",
        "logging/setLevel",
        "ping",
        "prompts/get",
        "prompts/list",
        "resources/list",
        "resources/read",
        "resources/subscribe",
        "resources/templates/list",
        "resources/unsubscribe",
        "tools/call",
        "tools/list",
    }),
    "2025-06-18": frozenset({
        "completion/complete",
        "initialize",
        "logging/setLevel",
        "ping",
        "prompts/get",
        "prompts/list",
        "resources/list",
        "resources/read",
        "resources/subscribe",
        "resources/templates/list",
        "resources/unsubscribe",
        "tools/call",
        "tools/list",
    }),
    "2025-11-25": frozenset({
        "completion/complete",
        "initialize",
        "logging/setLevel",
        "ping",
        "prompts/get",
        "prompts/list",
        "resources/list",
        "resources/read",
        "resources/subscribe",
        "resources/templates/list",
        "resources/unsubscribe",
        "tasks/cancel",
        "tasks/get",
        "tasks/list",
        "tasks/result",
        "tools/call",
        "tools/list",
    }),
    "2026-07-28": frozenset({
        "completion/complete",
        "prompts/get",
        "prompts/list",
        "resources/list",
        "resources/read",
        "resources/templates/list",
        "server/discover",
        "subscriptions/listen",
        "tools/call",
        "tools/list",
    }),
    "draft": frozenset({
        "completion/complete",
        "prompts/get",
        "prompts/list",
        "resources/list",
        "resources/read",
        "resources/templates/list",
        "server/discover",
        "subscriptions/listen",
        "tools/call",
        "tools/list",
    }),
})
"""The methods that are a request of the client, by version."""
CLIENT_NOTIFICATIONS: Final[Mapping[ListedVersion, frozenset[ClientNotification]]] = MappingProxyType({
    "2024-10-07": frozenset({
        "notifications/initialized",
        "notifications/progress",
        "notifications/roots/list_changed",
    }),
    "2024-11-05": frozenset({
        "notifications/cancelled",
        "notifications/initialized",
        "notifications/progress",
        "notifications/roots/list_changed",
    }),
    "2025-03-26": frozenset({
        "notifications/cancelled",
        "notifications/initialized",
        "notifications/progress",
        "notifications/roots/list_changed",
    }),
    "2025-06-18": frozenset({
        "notifications/cancelled",
        "notifications/initialized",
        "notifications/progress",
        "notifications/roots/list_changed",
    }),
    "2025-11-25": frozenset({
        "notifications/cancelled",
        "notifications/initialized",
        "notifications/progress",
        "notifications/roots/list_changed",
        "notifications/tasks/status",
    }),
    "2026-07-28": frozenset({
        "notifications/cancelled",
    }),
    "draft": frozenset({
        "notifications/cancelled",
    }),
})
"""The methods that are a notification of the client, by version."""
SERVER_REQUESTS: Final[Mapping[ListedVersion, frozenset[ServerRequest]]] = MappingProxyType({
    "2024-10-07": frozenset({
        "ping",
        "roots/list",
        "sampling/createMessage",
    }),
    "2024-11-05": frozenset({
        "ping",
        "roots/list",
        "sampling/createMessage",
    }),
    "2025-03-26": frozenset({
        "ping",
        "roots/list",
        "sampling/createMessage",
    }),
    "2025-06-18": frozenset({
        "elicitation/create",
        "ping",
        "roots/list",
        "sampling/createMessage",
    }),
    "2025-11-25": frozenset({
        "elicitation/create",
        "ping",
        "roots/list",
        "sampling/createMessage",
        "tasks/cancel",
        "tasks/get",
        "tasks/list",
        "tasks/result",
    }),
    "2026-07-28": frozenset(),
    "draft": frozenset(),
})
"""The methods that are a request of the server, by version."""
SERVER_NOTIFICATIONS: Final[Mapping[ListedVersion, frozenset[ServerNotification]]] = MappingProxyType({
    "2024-10-07": frozenset({
        "notifications/message",
        "notifications/progress",
        "notifications/prompts/list_changed",
        "notifications/resources/list_changed",
        "notifications/resources/updated",
        "notifications/tools/list_changed",
    }),
    "2024-11-05": frozenset({
        "notifications/cancelled",
        "notifications/message",
        "notifications/progress",
        "notifications/prompts/list_changed",
        "notifications/resources/list_changed",
        "notifications/resources/updated",
        "notifications/tools/list_changed",
    }),
    "2025-03-26": frozenset({
        "notifications/cancelled",
        "notifications/message",
        "notifications/progress",
        "notifications/prompts/list_changed",
        "notifications/resources/list_changed",
        "notifications/resources/updated",
        "notifications/tools/list_changed",
    }),
    "2025-06-18": frozenset({
        "notifications/cancelled",
        "notifications/message",
        "notifications/progress",
        "notifications/prompts/list_changed",
        "notifications/resources/list_changed",
        "notifications/resources/updated",
        "notifications/tools/list_changed",
    }),
    "2025-11-25": frozenset({
        "notifications/cancelled",
        "notifications/elicitation/complete",
        "notifications/message",
        "notifications/progress",
        "notifications/prompts/list_changed",
        "notifications/resources/list_changed",
        "notifications/resources/updated",
        "notifications/tasks/status",
        "notifications/tools/list_changed",
    }),
    "2026-07-28": frozenset({
        "notifications/cancelled",
        "notifications/message",
        "notifications/progress",
        "notifications/prompts/list_changed",
        "notifications/resources/list_changed",
        "notifications/resources/updated",
        "notifications/subscriptions/acknowledged",
        "notifications/tools/list_changed",
    }),
    "draft": frozenset({
        "notifications/cancelled",
        "notifications/message",
        "notifications/progress",
        "notifications/prompts/list_changed",
        "notifications/resources/list_changed",
        "notifications/resources/updated",
        "notifications/subscriptions/acknowledged",
        "notifications/tools/list_changed",
    }),
})
"""The methods that are a notification of the server, by version."""
CLIENT_CAPABILITIES: Final[Mapping[ListedVersion, frozenset[ClientCapability]]] = MappingProxyType({
    "2024-10-07": frozenset({
        "experimental",
        "roots",
        "roots.listChanged",
        "sampling",
    }),
    "2024-11-05": frozenset({
        "experimental",
        "roots",
        "roots.listChanged",
        "sampling",
    }),
    "2025-03-26": frozenset({
        "experimental",
        "roots",
        "roots.listChanged",
        "sampling",
    }),
    "2025-06-18": frozenset({
        "elicitation",
        "experimental",
        "roots",
        "roots.listChanged",
        "sampling",
    }),
    "2025-11-25": frozenset({
        "elicitation",
        "elicitation.form",
        "elicitation.url",
        "experimental",
        "roots",
        "roots.listChanged",
        "sampling",
        "sampling.context",
        "sampling.tools",
        "tasks",
        "tasks.cancel",
        "tasks.list",
        "tasks.requests",
        "tasks.requests.elicitation",
        "tasks.requests.elicitation.create",
        "tasks.requests.sampling",
        "tasks.requests.sampling.createMessage",
    }),
    "2026-07-28": frozenset({
        "elicitation",
        "elicitation.form",
        "elicitation.url",
        "experimental",
        "extensions",
        "roots",
        "sampling",
        "sampling.context",
        "sampling.tools",
    }),
    "draft": frozenset({
        "elicitation",
        "elicitation.form",
        "elicitation.url",
        "experimental",
        "extensions",
        "roots",
        "sampling",
        "sampling.context",
        "sampling.tools",
    }),
})
"""The client capabilities, by version."""
SERVER_CAPABILITIES: Final[Mapping[ListedVersion, frozenset[ServerCapability]]] = MappingProxyType({
    "2024-10-07": frozenset({
        "experimental",
        "logging",
        "prompts",
        "prompts.listChanged",
        "resources",
        "resources.listChanged",
        "resources.subscribe",
        "tools",
        "tools.listChanged",
    }),
    "2024-11-05": frozenset({
        "experimental",
        "logging",
        "prompts",
        "prompts.listChanged",
        "resources",
        "resources.listChanged",
        "resources.subscribe",
        "tools",
        "tools.listChanged",
    }),
    "2025-03-26": frozenset({
        "completions",
        "experimental",
        "logging",
        "prompts",
        "prompts.listChanged",
        "resources",
        "resources.listChanged",
        "resources.subscribe",
        "tools",
        "tools.listChanged",
    }),
    "2025-06-18": frozenset({
        "completions",
        "experimental",
        "logging",
        "prompts",
        "prompts.listChanged",
        "resources",
        "resources.listChanged",
        "resources.subscribe",
        "tools",
        "tools.listChanged",
    }),
    "2025-11-25": frozenset({
        "completions",
        "experimental",
        "logging",
        "prompts",
        "prompts.listChanged",
        "resources",
        "resources.listChanged",
        "resources.subscribe",
        "tasks",
        "tasks.cancel",
        "tasks.list",
        "tasks.requests",
        "tasks.requests.tools",
        "tasks.requests.tools.call",
        "tools",
        "tools.listChanged",
    }),
    "2026-07-28": frozenset({
        "completions",
        "experimental",
        "extensions",
        "logging",
        "prompts",
        "prompts.listChanged",
        "resources",
        "resources.listChanged",
        "resources.subscribe",
        "tools",
        "tools.listChanged",
    }),
    "draft": frozenset({
        "completions",
        "experimental",
        "extensions",
        "logging",
        "prompts",
        "prompts.listChanged",
        "resources",
        "resources.listChanged",
        "resources.subscribe",
        "tools",
        "tools.listChanged",
    }),
})
"""The server capabilities, by version."""
FEATURES: Final[Mapping[ListedVersion, frozenset[Feature]]] = MappingProxyType({
    "2024-10-07": frozenset({
        "include_context",
        "server_requests",
        "sessions",
    }),
    "2024-11-05": frozenset({
        "include_context",
        "server_requests",
        "sessions",
    }),
    "2025-03-26": frozenset({
        "audio_content",
        "authorization",
        "batching",
        "dynamic_client_registration",
        "get_stream",
        "include_context",
        "progress_message",
        "resumable_streams",
        "server_requests",
        "session_delete",
        "session_header",
        "sessions",
        "tool_annotations",
    }),
    "2025-06-18": frozenset({
        "audio_content",
        "authorization",
        "completion_context",
        "dynamic_client_registration",
        "get_stream",
        "include_context",
        "progress_message",
        "resource_links",
        "resumable_streams",
        "server_requests",
        "session_delete",
        "session_header",
        "sessions",
        "structured_content",
        "tool_annotations",
        "version_header",
    }),
    "2025-11-25": frozenset({
        "audio_content",
        "authorization",
        "client_id_metadata_documents",
        "completion_context",
        "dynamic_client_registration",
        "get_stream",
        "icons",
        "include_context",
        "priming_events",
        "progress_message",
        "resource_links",
        "resumable_streams",
        "server_requests",
        "session_delete",
        "session_header",
        "sessions",
        "stream_polling",
        "structured_content",
        "tool_annotations",
        "version_header",
    }),
    "2026-07-28": frozenset({
        "audio_content",
        "authorization",
        "cacheable_results",
        "cancel_by_disconnect",
        "client_id_metadata_documents",
        "completion_context",
        "dynamic_client_registration",
        "icons",
        "include_context",
        "input_requests",
        "param_headers",
        "progress_message",
        "request_metadata",
        "resource_links",
        "result_type",
        "routing_headers",
        "structured_content",
        "tool_annotations",
        "trace_context",
        "version_header",
    }),
    "draft": frozenset({
        "audio_content",
        "authorization",
        "cacheable_results",
        "cancel_by_disconnect",
        "client_id_metadata_documents",
        "completion_context",
        "dynamic_client_registration",
        "icons",
        "include_context",
        "input_requests",
        "param_headers",
        "progress_message",
        "request_metadata",
        "resource_links",
        "result_type",
        "routing_headers",
        "structured_content",
        "tool_annotations",
        "trace_context",
        "version_header",
    }),
})
"""The features, by version."""
TRANSPORTS: Final[Mapping[ListedVersion, frozenset[Transport]]] = MappingProxyType({
    "2024-10-07": frozenset({
        "http+sse",
        "stdio",
    }),
    "2024-11-05": frozenset({
        "http+sse",
        "stdio",
    }),
    "2025-03-26": frozenset({
        "stdio",
        "streamable-http",
    }),
    "2025-06-18": frozenset({
        "stdio",
        "streamable-http",
    }),
    "2025-11-25": frozenset({
        "stdio",
        "streamable-http",
    }),
    "2026-07-28": frozenset({
        "stdio",
        "streamable-http",
    }),
    "draft": frozenset({
        "stdio",
        "streamable-http",
    }),
})
"""The transports, by version."""
HEADERS: Final[Mapping[ListedVersion, frozenset[Header]]] = MappingProxyType({
    "2024-10-07": frozenset(),
    "2024-11-05": frozenset(),
    "2025-03-26": frozenset({
        "Last-Event-ID",
        "Mcp-Session-Id",
    }),
    "2025-06-18": frozenset({
        "Last-Event-ID",
        "MCP-Protocol-Version",
        "Mcp-Session-Id",
    }),
    "2025-11-25": frozenset({
        "Last-Event-ID",
        "MCP-Protocol-Version",
        "Mcp-Session-Id",
    }),
    "2026-07-28": frozenset({
        "MCP-Protocol-Version",
        "Mcp-Method",
        "Mcp-Name",
        "Mcp-Param-*",
    }),
    "draft": frozenset({
        "MCP-Protocol-Version",
        "Mcp-Method",
        "Mcp-Name",
        "Mcp-Param-*",
    }),
})
"""The headers, by version."""
METADATA_KEYS: Final[Mapping[ListedVersion, frozenset[MetadataKey]]] = MappingProxyType({
    "2024-10-07": frozenset({
        "progressToken",
    }),
    "2024-11-05": frozenset({
        "progressToken",
    }),
    "2025-03-26": frozenset({
        "progressToken",
    }),
    "2025-06-18": frozenset({
        "progressToken",
    }),
    "2025-11-25": frozenset({
        "io.modelcontextprotocol/model-immediate-response",
        "io.modelcontextprotocol/related-task",
        "progressToken",
    }),
    "2026-07-28": frozenset({
        "io.modelcontextprotocol/clientCapabilities",
        "io.modelcontextprotocol/clientInfo",
        "io.modelcontextprotocol/logLevel",
        "io.modelcontextprotocol/protocolVersion",
        "io.modelcontextprotocol/serverInfo",
        "io.modelcontextprotocol/subscriptionId",
        "progressToken",
    }),
    "draft": frozenset({
        "io.modelcontextprotocol/clientCapabilities",
        "io.modelcontextprotocol/clientInfo",
        "io.modelcontextprotocol/logLevel",
        "io.modelcontextprotocol/protocolVersion",
        "io.modelcontextprotocol/serverInfo",
        "io.modelcontextprotocol/subscriptionId",
        "progressToken",
    }),
})
"""The metadata keys, by version."""

if not TYPE_CHECKING:
    _TYPES = {
        "Version": (PUBLISHED_VERSIONS,),
        "ListedVersion": (LISTED_VERSIONS,),
        "Era": (ERAS.values(),),
        "ClientRequest": (*CLIENT_REQUESTS.values(),),
        "ClientNotification": (*CLIENT_NOTIFICATIONS.values(),),
        "ServerRequest": (*SERVER_REQUESTS.values(),),
        "ServerNotification": (*SERVER_NOTIFICATIONS.values(),),
        "Method": (*CLIENT_REQUESTS.values(), *CLIENT_NOTIFICATIONS.values(), *SERVER_REQUESTS.values(), *SERVER_NOTIFICATIONS.values(),),
        "ClientCapability": (*CLIENT_CAPABILITIES.values(),),
        "ServerCapability": (*SERVER_CAPABILITIES.values(),),
        "Feature": (*FEATURES.values(),),
        "Transport": (*TRANSPORTS.values(),),
        "Header": (*HEADERS.values(),),
        "MetadataKey": (*METADATA_KEYS.values(),),
    }

    def __getattr__(name):
        """The types, for those who ask at run time."""
        if name not in _TYPES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from typing import Literal

        values = {value for group in _TYPES[name] for value in group}
        found = globals()[name] = Literal.__getitem__(tuple(sorted(values)))
        return found
