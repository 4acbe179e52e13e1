# Generated from registry/acp.toml by 'python -m registry build'; not to be edited.
# ruff: noqa: E501
"""Agent Client Protocol: The Agent Client Protocol, between code editors and coding agents: of the
three protocols called ACP it is neither the Agent Communication Protocol nor the Agent Connect
Protocol.

Constants of every version in the registry, each with its source. Standard library only; typing
is loaded only for those who ask for a type.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/README.md#versioning
"""

from __future__ import annotations

from enum import IntEnum
from types import MappingProxyType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Final, Literal, TypeAlias

    Version: TypeAlias = Literal[
        1,
    ]
    """A published version on the wire."""
    ListedVersion: TypeAlias = Literal[
        0,
        1,
        2,
    ]
    """Any version of the registry, drafts and retired ones too."""
    Era: TypeAlias = Literal[
        "session",
    ]
    """A group of versions."""
    ClientRequest: TypeAlias = Literal[
        "auth/login",
        "auth/logout",
        "authenticate",
        "initialize",
        "logout",
        "session/close",
        "session/delete",
        "session/list",
        "session/load",
        "session/new",
        "session/prompt",
        "session/resume",
        "session/set_config_option",
        "session/set_mode",
    ]
    """One of the client requests of any version."""
    ClientNotification: TypeAlias = Literal[
        "$/cancel_request",
        "session/cancel",
    ]
    """One of the client notifications of any version."""
    ServerRequest: TypeAlias = Literal[
        "elicitation/create",
        "fs/read_text_file",
        "fs/write_text_file",
        "session/request_permission",
        "terminal/create",
        "terminal/kill",
        "terminal/output",
        "terminal/release",
        "terminal/wait_for_exit",
    ]
    """One of the server requests of any version."""
    ServerNotification: TypeAlias = Literal[
        "$/cancel_request",
        "elicitation/complete",
        "session/update",
    ]
    """One of the server notifications of any version."""
    Method: TypeAlias = Literal[
        "$/cancel_request",
        "auth/login",
        "auth/logout",
        "authenticate",
        "elicitation/complete",
        "elicitation/create",
        "fs/read_text_file",
        "fs/write_text_file",
        "initialize",
        "logout",
        "session/cancel",
        "session/close",
        "session/delete",
        "session/list",
        "session/load",
        "session/new",
        "session/prompt",
        "session/request_permission",
        "session/resume",
        "session/set_config_option",
        "session/set_mode",
        "session/update",
        "terminal/create",
        "terminal/kill",
        "terminal/output",
        "terminal/release",
        "terminal/wait_for_exit",
    ]
    """A method of any version."""
    ClientCapability: TypeAlias = Literal[
        "auth",
        "auth.terminal",
        "elicitation",
        "elicitation.form",
        "elicitation.url",
        "fs",
        "fs.readTextFile",
        "fs.writeTextFile",
        "session",
        "session.configOptions",
        "session.configOptions.boolean",
        "terminal",
    ]
    """One of the client capabilities of any version."""
    ServerCapability: TypeAlias = Literal[
        "auth",
        "auth.logout",
        "loadSession",
        "mcpCapabilities",
        "mcpCapabilities.http",
        "mcpCapabilities.sse",
        "promptCapabilities",
        "promptCapabilities.audio",
        "promptCapabilities.embeddedContext",
        "promptCapabilities.image",
        "session",
        "session.additionalDirectories",
        "session.delete",
        "session.mcp",
        "session.mcp.http",
        "session.mcp.stdio",
        "session.prompt",
        "session.prompt.audio",
        "session.prompt.embeddedContext",
        "session.prompt.image",
        "sessionCapabilities",
        "sessionCapabilities.additionalDirectories",
        "sessionCapabilities.close",
        "sessionCapabilities.delete",
        "sessionCapabilities.list",
        "sessionCapabilities.resume",
    ]
    """One of the server capabilities of any version."""
    Feature: TypeAlias = Literal[
        "batching",
        "extension_methods",
        "implementation_info",
        "required_implementation_info",
    ]
    """One of the features of any version."""
    Transport: TypeAlias = Literal[
        "stdio",
    ]
    """One of the transports of any version."""

PROTOCOL: Final = "acp"
TITLE: Final = "Agent Client Protocol"

# --- Versions ---

VERSION_0: Final = 0
"""Version 0: retired, released 2025-07-03. Session.

Before its first release the protocol named its versions with text and had other methods; no
official list belongs to 0, so it has no facts of its own.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/version.rs#L15-L19
(registry/acp.toml: versions 0)
"""
VERSION_1: Final = 1
"""Version 1: current, released 2025-08-02. Session.

Version 1 grows inside the same integer: each release below is a schema artifact, in which a fact
was first stable.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx#protocol-version
(registry/acp.toml: versions 1)
"""
VERSION_2: Final = 2
"""Version 2: draft. Session.

Offered and served only when asked for. The schema is followed where the guide and the pages say
otherwise.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
(registry/acp.toml: versions 2)
"""

LATEST_VERSION: Final = VERSION_1
"""The newest published version."""
LATEST_SESSION_VERSION: Final = VERSION_1
"""The newest published version of the era session."""
PUBLISHED_VERSIONS: Final[tuple[Version, ...]] = (
    VERSION_1,
)
"""The published versions, oldest first: no draft, nothing retired."""
SUPPORTED_VERSIONS: Final[tuple[Version, ...]] = (
    VERSION_1,
)
"""The published versions, newest first, as a peer lists what it serves."""
LISTED_VERSIONS: Final[tuple[ListedVersion, ...]] = (
    VERSION_0,
    VERSION_1,
    VERSION_2,
)
"""Every version of the registry, oldest first, drafts and retired ones too."""
SESSION_VERSIONS: Final[tuple[Version, ...]] = (
    VERSION_1,
)
"""The published versions of the era session, oldest first.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx#version-negotiation
(registry/acp.toml: eras.session)
"""
ERAS: Final[Mapping[ListedVersion, Era]] = MappingProxyType({
    0: "session",
    1: "session",
    2: "session",
})
"""The era of each version."""

# --- Methods ---

METHOD_CANCEL_REQUEST: Final = "$/cancel_request"
"""Notification of the client; from 1 on.

Notification of the server; from 1 on.
Either side sends it; the other is free to ignore it.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/cancellation.mdx#cancel_request-notification
(registry/acp.toml: methods."$/cancel_request")
"""
METHOD_AUTH_LOGIN: Final = "auth/login"
"""Request of the client; from 2 on.

Replaces authenticate.
Needs a method listed in authMethods, not a capability.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/authentication.mdx#advertising-authentication
(registry/acp.toml: methods."auth/login")
"""
METHOD_AUTH_LOGOUT: Final = "auth/logout"
"""Request of the client; from 2 on.

Replaces logout.
Needs a method listed in authMethods, not a capability.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/authentication.mdx#logging-out
(registry/acp.toml: methods."auth/logout")
"""
METHOD_AUTHENTICATE: Final = "authenticate"
"""Request of the client; in 1 only.

Needs a method listed in authMethods, not a capability.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/authentication.mdx#protocol-driven-authentication
(registry/acp.toml: methods.authenticate)
"""
METHOD_ELICITATION_COMPLETE: Final = "elicitation/complete"
"""Notification of the server; from 1 on.

Needs client_capabilities.elicitation.url.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/elicitation.mdx#url-completion
(registry/acp.toml: methods."elicitation/complete")
"""
METHOD_ELICITATION_CREATE: Final = "elicitation/create"
"""Request of the server; from 1 on.

Needs client_capabilities.elicitation.
An empty elicitation object advertises no mode, unlike in MCP: the mode asked for must be listed.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/elicitation.mdx#checking-support
(registry/acp.toml: methods."elicitation/create")
"""
METHOD_FS_READ_TEXT_FILE: Final = "fs/read_text_file"
"""Request of the server; in 1 only.

Needs client_capabilities.fs.readTextFile.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/file-system.mdx#checking-support
(registry/acp.toml: methods."fs/read_text_file")
"""
METHOD_FS_WRITE_TEXT_FILE: Final = "fs/write_text_file"
"""Request of the server; in 1 only.

Needs client_capabilities.fs.writeTextFile.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/file-system.mdx#checking-support
(registry/acp.toml: methods."fs/write_text_file")
"""
METHOD_INITIALIZE: Final = "initialize"
"""Request of the client; from 1 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
(registry/acp.toml: methods.initialize)
"""
METHOD_LOGOUT: Final = "logout"
"""Request of the client; in 1 only.

Needs server_capabilities.auth.logout.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/authentication.mdx#logging-out
(registry/acp.toml: methods.logout)
"""
METHOD_SESSION_CANCEL: Final = "session/cancel"
"""Notification of the client; from 1 on.

Needs server_capabilities.session.
No capability is needed in version 1.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/prompt-turn.mdx#cancellation
(registry/acp.toml: methods."session/cancel")
"""
METHOD_SESSION_CLOSE: Final = "session/close"
"""Request of the client; from 1 on.

Needs server_capabilities.session, server_capabilities.sessionCapabilities.close.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-setup.mdx#closing-active-sessions
(registry/acp.toml: methods."session/close")
"""
METHOD_SESSION_DELETE: Final = "session/delete"
"""Request of the client; from 1 on.

Needs server_capabilities.session.delete, server_capabilities.sessionCapabilities.delete.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-delete.mdx#checking-support
(registry/acp.toml: methods."session/delete")
"""
METHOD_SESSION_LIST: Final = "session/list"
"""Request of the client; from 1 on.

Needs server_capabilities.session, server_capabilities.sessionCapabilities.list.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-list.mdx#checking-support
(registry/acp.toml: methods."session/list")
"""
METHOD_SESSION_LOAD: Final = "session/load"
"""Request of the client; in 1 only.

Needs server_capabilities.loadSession.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-setup.mdx#loading-sessions
(registry/acp.toml: methods."session/load")
"""
METHOD_SESSION_NEW: Final = "session/new"
"""Request of the client; from 1 on.

Needs server_capabilities.session.
No capability is needed in version 1.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-setup.mdx#creating-a-session
(registry/acp.toml: methods."session/new")
"""
METHOD_SESSION_PROMPT: Final = "session/prompt"
"""Request of the client; from 1 on.

Needs server_capabilities.session.
No capability is needed in version 1.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/prompt-turn.mdx#1-user-message
(registry/acp.toml: methods."session/prompt")
"""
METHOD_SESSION_REQUEST_PERMISSION: Final = "session/request_permission"
"""Request of the server; from 1 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/tool-calls.mdx#requesting-permission
(registry/acp.toml: methods."session/request_permission")
"""
METHOD_SESSION_RESUME: Final = "session/resume"
"""Request of the client; from 1 on.

Needs server_capabilities.session, server_capabilities.sessionCapabilities.resume.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-setup.mdx#resuming-sessions
(registry/acp.toml: methods."session/resume")
"""
METHOD_SESSION_SET_CONFIG_OPTION: Final = "session/set_config_option"
"""Request of the client; from 1 on.

Needs the option in the session's configOptions, not a capability.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-config-options.mdx#from-the-client
(registry/acp.toml: methods."session/set_config_option")
"""
METHOD_SESSION_SET_MODE: Final = "session/set_mode"
"""Request of the client; in 1 only.

Deprecated since 1; may be removed in 2: Offer modes as a config option of category mode, and set
it with session/set_config_option.
Needs the mode in the session's modes, not a capability.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-modes.mdx#from-the-client
(registry/acp.toml: methods."session/set_mode")
"""
METHOD_SESSION_UPDATE: Final = "session/update"
"""Notification of the server; from 1 on.

Needs server_capabilities.session.
No capability is needed in version 1.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/prompt-turn.mdx#3-agent-reports-output
(registry/acp.toml: methods."session/update")
"""
METHOD_TERMINAL_CREATE: Final = "terminal/create"
"""Request of the server; in 1 only.

Needs client_capabilities.terminal.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/terminals.mdx#executing-commands
(registry/acp.toml: methods."terminal/create")
"""
METHOD_TERMINAL_KILL: Final = "terminal/kill"
"""Request of the server; in 1 only.

Needs client_capabilities.terminal.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/terminals.mdx#killing-commands
(registry/acp.toml: methods."terminal/kill")
"""
METHOD_TERMINAL_OUTPUT: Final = "terminal/output"
"""Request of the server; in 1 only.

Needs client_capabilities.terminal.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/terminals.mdx#getting-output
(registry/acp.toml: methods."terminal/output")
"""
METHOD_TERMINAL_RELEASE: Final = "terminal/release"
"""Request of the server; in 1 only.

Needs client_capabilities.terminal.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/terminals.mdx#releasing-terminals
(registry/acp.toml: methods."terminal/release")
"""
METHOD_TERMINAL_WAIT_FOR_EXIT: Final = "terminal/wait_for_exit"
"""Request of the server; in 1 only.

Needs client_capabilities.terminal.
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/terminals.mdx#waiting-for-exit
(registry/acp.toml: methods."terminal/wait_for_exit")
"""

# --- Client capabilities ---

CLIENT_CAPABILITY_AUTH: Final = "auth"
"""Capability that a client declares; from 1 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/schema/v1/meta.json
(registry/acp.toml: versions 1 release schema-v1.21.0)
"""
CLIENT_CAPABILITY_AUTH_TERMINAL: Final = "auth.terminal"
"""Capability that a client declares; from 1 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/schema/v1/meta.json
(registry/acp.toml: versions 1 release schema-v1.21.0)
"""
CLIENT_CAPABILITY_ELICITATION: Final = "elicitation"
"""Capability that a client declares; from 1 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/schema/v1/meta.json
(registry/acp.toml: versions 1 release schema-v1.21.0)
"""
CLIENT_CAPABILITY_ELICITATION_FORM: Final = "elicitation.form"
"""Capability that a client declares; from 1 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/schema/v1/meta.json
(registry/acp.toml: versions 1 release schema-v1.21.0)
"""
CLIENT_CAPABILITY_ELICITATION_URL: Final = "elicitation.url"
"""Capability that a client declares; from 1 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/schema/v1/meta.json
(registry/acp.toml: versions 1 release schema-v1.21.0)
"""
CLIENT_CAPABILITY_FS: Final = "fs"
"""Capability that a client declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.14/schema/meta.json
(registry/acp.toml: versions 1 release v0.0.14)
"""
CLIENT_CAPABILITY_FS_READ_TEXT_FILE: Final = "fs.readTextFile"
"""Capability that a client declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.14/schema/meta.json
(registry/acp.toml: versions 1 release v0.0.14)
"""
CLIENT_CAPABILITY_FS_WRITE_TEXT_FILE: Final = "fs.writeTextFile"
"""Capability that a client declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.14/schema/meta.json
(registry/acp.toml: versions 1 release v0.0.14)
"""
CLIENT_CAPABILITY_SESSION: Final = "session"
"""Capability that a client declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.18.0/schema/v1/meta.json
(registry/acp.toml: versions 1 release schema-v1.18.0)
"""
CLIENT_CAPABILITY_SESSION_CONFIG_OPTIONS: Final = "session.configOptions"
"""Capability that a client declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.18.0/schema/v1/meta.json
(registry/acp.toml: versions 1 release schema-v1.18.0)
"""
CLIENT_CAPABILITY_SESSION_CONFIG_OPTIONS_BOOLEAN: Final = "session.configOptions.boolean"
"""Capability that a client declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.18.0/schema/v1/meta.json
(registry/acp.toml: versions 1 release schema-v1.18.0)
"""
CLIENT_CAPABILITY_TERMINAL: Final = "terminal"
"""Capability that a client declares; in 1 only.

Source: https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.2.0/schema/meta.json
(registry/acp.toml: versions 1 release v0.2.0)
"""

# --- Server capabilities ---

SERVER_CAPABILITY_AUTH: Final = "auth"
"""Capability that a server declares; from 1 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.13.3/schema/meta.json
(registry/acp.toml: versions 1 release v0.13.3)
"""
SERVER_CAPABILITY_AUTH_LOGOUT: Final = "auth.logout"
"""Capability that a server declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.13.3/schema/meta.json
(registry/acp.toml: versions 1 release v0.13.3)
"""
SERVER_CAPABILITY_LOAD_SESSION: Final = "loadSession"
"""Capability that a server declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.14/schema/meta.json
(registry/acp.toml: versions 1 release v0.0.14)
"""
SERVER_CAPABILITY_MCP_CAPABILITIES: Final = "mcpCapabilities"
"""Capability that a server declares; in 1 only.

Source: https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.2.0/schema/meta.json
(registry/acp.toml: versions 1 release v0.2.0)
"""
SERVER_CAPABILITY_MCP_CAPABILITIES_HTTP: Final = "mcpCapabilities.http"
"""Capability that a server declares; in 1 only.

Source: https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.2.0/schema/meta.json
(registry/acp.toml: versions 1 release v0.2.0)
"""
SERVER_CAPABILITY_MCP_CAPABILITIES_SSE: Final = "mcpCapabilities.sse"
"""Capability that a server declares; in 1 only.

Deprecated since 1; may be removed in 2: Give MCP servers to the agent over the HTTP transport
(mcpCapabilities.http) or stdio.
Source: https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.2.0/schema/meta.json
(registry/acp.toml: versions 1 release v0.2.0)
"""
SERVER_CAPABILITY_PROMPT_CAPABILITIES: Final = "promptCapabilities"
"""Capability that a server declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.27/schema/meta.json
(registry/acp.toml: versions 1 release v0.0.27)
"""
SERVER_CAPABILITY_PROMPT_CAPABILITIES_AUDIO: Final = "promptCapabilities.audio"
"""Capability that a server declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.27/schema/meta.json
(registry/acp.toml: versions 1 release v0.0.27)
"""
SERVER_CAPABILITY_PROMPT_CAPABILITIES_EMBEDDED_CONTEXT: Final = "promptCapabilities.embeddedContext"
"""Capability that a server declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.27/schema/meta.json
(registry/acp.toml: versions 1 release v0.0.27)
"""
SERVER_CAPABILITY_PROMPT_CAPABILITIES_IMAGE: Final = "promptCapabilities.image"
"""Capability that a server declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.27/schema/meta.json
(registry/acp.toml: versions 1 release v0.0.27)
"""
SERVER_CAPABILITY_SESSION: Final = "session"
"""Capability that a server declares; from 2 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
(registry/acp.toml: versions 2)
"""
SERVER_CAPABILITY_SESSION_ADDITIONAL_DIRECTORIES: Final = "session.additionalDirectories"
"""Capability that a server declares; from 2 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
(registry/acp.toml: versions 2)
"""
SERVER_CAPABILITY_SESSION_DELETE: Final = "session.delete"
"""Capability that a server declares; from 2 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
(registry/acp.toml: versions 2)
"""
SERVER_CAPABILITY_SESSION_MCP: Final = "session.mcp"
"""Capability that a server declares; from 2 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
(registry/acp.toml: versions 2)
"""
SERVER_CAPABILITY_SESSION_MCP_HTTP: Final = "session.mcp.http"
"""Capability that a server declares; from 2 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
(registry/acp.toml: versions 2)
"""
SERVER_CAPABILITY_SESSION_MCP_STDIO: Final = "session.mcp.stdio"
"""Capability that a server declares; from 2 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
(registry/acp.toml: versions 2)
"""
SERVER_CAPABILITY_SESSION_PROMPT: Final = "session.prompt"
"""Capability that a server declares; from 2 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
(registry/acp.toml: versions 2)
"""
SERVER_CAPABILITY_SESSION_PROMPT_AUDIO: Final = "session.prompt.audio"
"""Capability that a server declares; from 2 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
(registry/acp.toml: versions 2)
"""
SERVER_CAPABILITY_SESSION_PROMPT_EMBEDDED_CONTEXT: Final = "session.prompt.embeddedContext"
"""Capability that a server declares; from 2 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
(registry/acp.toml: versions 2)
"""
SERVER_CAPABILITY_SESSION_PROMPT_IMAGE: Final = "session.prompt.image"
"""Capability that a server declares; from 2 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
(registry/acp.toml: versions 2)
"""
SERVER_CAPABILITY_SESSION_CAPABILITIES: Final = "sessionCapabilities"
"""Capability that a server declares; in 1 only.

Source: https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.7.0/schema/meta.json
(registry/acp.toml: versions 1 release v0.7.0)
"""
SERVER_CAPABILITY_SESSION_CAPABILITIES_ADDITIONAL_DIRECTORIES: Final = "sessionCapabilities.additionalDirectories"
"""Capability that a server declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.13.5/schema/meta.json
(registry/acp.toml: versions 1 release v0.13.5)
"""
SERVER_CAPABILITY_SESSION_CAPABILITIES_CLOSE: Final = "sessionCapabilities.close"
"""Capability that a server declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.12.2/schema/meta.json
(registry/acp.toml: versions 1 release v0.12.2)
"""
SERVER_CAPABILITY_SESSION_CAPABILITIES_DELETE: Final = "sessionCapabilities.delete"
"""Capability that a server declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.13.6/schema/meta.json
(registry/acp.toml: versions 1 release v0.13.6)
"""
SERVER_CAPABILITY_SESSION_CAPABILITIES_LIST: Final = "sessionCapabilities.list"
"""Capability that a server declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.11.1/schema/meta.json
(registry/acp.toml: versions 1 release v0.11.1)
"""
SERVER_CAPABILITY_SESSION_CAPABILITIES_RESUME: Final = "sessionCapabilities.resume"
"""Capability that a server declares; in 1 only.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.12.2/schema/meta.json
(registry/acp.toml: versions 1 release v0.12.2)
"""

# --- Features ---

FEATURE_BATCHING: Final = "batching"
"""JSON-RPC batches; from 2 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/transports.mdx#json-rpc-batch-messages
(registry/acp.toml: features.batching)
"""
FEATURE_EXTENSION_METHODS: Final = "extension_methods"
"""Method names that begin with an underscore are free for extensions; from 1 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/extensibility.mdx#extension-methods
(registry/acp.toml: features.extension_methods)
"""
FEATURE_IMPLEMENTATION_INFO: Final = "implementation_info"
"""Both sides may name their implementation in the handshake; from 1 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx#implementation-information
(registry/acp.toml: features.implementation_info)
"""
FEATURE_REQUIRED_IMPLEMENTATION_INFO: Final = "required_implementation_info"
"""Both sides must name their implementation in the handshake; from 2 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/initialization.mdx#implementation-information
(registry/acp.toml: features.required_implementation_info)
"""

# --- Transports ---

TRANSPORT_STDIO: Final = "stdio"
"""Newline-delimited JSON-RPC over the agent's standard streams; from 1 on.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/transports.mdx#stdio
(registry/acp.toml: transports.stdio)
"""

# --- Where a message declares its version ---

HANDSHAKE_METHOD: Final = "initialize"
"""Handshake: method.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
(registry/acp.toml: handshake.method)
"""
HANDSHAKE_VERSION: Final = "protocolVersion"
"""Handshake: version.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
(registry/acp.toml: handshake.version)
"""
HANDSHAKE_CAPABILITIES: Final = "clientCapabilities"
"""Handshake: capabilities.

In 2: "capabilities".
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
(registry/acp.toml: handshake.capabilities)
"""
HANDSHAKE_IDENTITY: Final = "clientInfo"
"""Handshake: identity.

In 2: "info".
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
(registry/acp.toml: handshake.identity)
"""
HANDSHAKE_RESULT_VERSION: Final = "protocolVersion"
"""Handshake: result version.

Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
(registry/acp.toml: handshake.result_version)
"""
HANDSHAKE_RESULT_CAPABILITIES: Final = "agentCapabilities"
"""Handshake: result capabilities.

In 2: "capabilities".
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
(registry/acp.toml: handshake.result_capabilities)
"""
HANDSHAKE_RESULT_IDENTITY: Final = "agentInfo"
"""Handshake: result identity.

In 2: "info".
Source:
https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
(registry/acp.toml: handshake.result_identity)
"""

# --- Errors ---


class ErrorCode(IntEnum):
    """The error codes of every version; of several names of one code the newest comes first."""

    AUTHENTICATION_REQUIRED = -32000
    """Message "Authentication required"; from 1 on.

    Source:
    https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
    (registry/acp.toml: errors.authentication_required)
    """
    INTERNAL_ERROR = -32603
    """Message "Internal error"; from 1 on.

    Source:
    https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
    (registry/acp.toml: errors.internal_error)
    """
    INVALID_PARAMS = -32602
    """Message "Invalid params"; from 1 on.

    Also an elicitation in a mode that the client does not list.
    Source:
    https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
    (registry/acp.toml: errors.invalid_params)
    """
    INVALID_REQUEST = -32600
    """Message "Invalid request"; from 1 on.

    Source:
    https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
    (registry/acp.toml: errors.invalid_request)
    """
    METHOD_NOT_FOUND = -32601
    """Message "Method not found"; from 1 on.

    Source:
    https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
    (registry/acp.toml: errors.method_not_found)
    """
    PARSE_ERROR = -32700
    """Message "Parse error"; from 1 on.

    Source:
    https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
    (registry/acp.toml: errors.parse_error)
    """
    REQUEST_CANCELLED = -32800
    """Message "Request cancelled"; from 1 on.

    Source:
    https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
    (registry/acp.toml: errors.request_cancelled)
    """
    RESOURCE_NOT_FOUND = -32002
    """Message "Resource not found"; from 1 on.

    Source:
    https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
    (registry/acp.toml: errors.resource_not_found)
    """


ERRORS: Final[Mapping[ListedVersion, frozenset[ErrorCode]]] = MappingProxyType({
    0: frozenset(),
    1: frozenset({
        ErrorCode.AUTHENTICATION_REQUIRED,
        ErrorCode.INTERNAL_ERROR,
        ErrorCode.INVALID_PARAMS,
        ErrorCode.INVALID_REQUEST,
        ErrorCode.METHOD_NOT_FOUND,
        ErrorCode.PARSE_ERROR,
        ErrorCode.REQUEST_CANCELLED,
        ErrorCode.RESOURCE_NOT_FOUND,
    }),
    2: frozenset({
        ErrorCode.AUTHENTICATION_REQUIRED,
        ErrorCode.INTERNAL_ERROR,
        ErrorCode.INVALID_PARAMS,
        ErrorCode.INVALID_REQUEST,
        ErrorCode.METHOD_NOT_FOUND,
        ErrorCode.PARSE_ERROR,
        ErrorCode.REQUEST_CANCELLED,
        ErrorCode.RESOURCE_NOT_FOUND,
    }),
})
"""The error codes, by version."""

# --- Facts by version ---

CLIENT_REQUESTS: Final[Mapping[ListedVersion, frozenset[ClientRequest]]] = MappingProxyType({
    0: frozenset(),
    1: frozenset({
        "authenticate",
        "initialize",
        "logout",
        "session/close",
        "session/delete",
        "session/list",
        "session/load",
        "session/new",
        "session/prompt",
        "session/resume",
        "session/set_config_option",
        "session/set_mode",
    }),
    2: frozenset({
        "auth/login",
        "auth/logout",
        "initialize",
        "session/close",
        "session/delete",
        "session/list",
        "session/new",
        "session/prompt",
        "session/resume",
        "session/set_config_option",
    }),
})
"""The methods that are a request of the client, by version."""
CLIENT_NOTIFICATIONS: Final[Mapping[ListedVersion, frozenset[ClientNotification]]] = MappingProxyType({
    0: frozenset(),
    1: frozenset({
        "$/cancel_request",
        "session/cancel",
    }),
    2: frozenset({
        "$/cancel_request",
        "session/cancel",
    }),
})
"""The methods that are a notification of the client, by version."""
SERVER_REQUESTS: Final[Mapping[ListedVersion, frozenset[ServerRequest]]] = MappingProxyType({
    0: frozenset(),
    1: frozenset({
        "elicitation/create",
        "fs/read_text_file",
        "fs/write_text_file",
        "session/request_permission",
        "terminal/create",
        "terminal/kill",
        "terminal/output",
        "terminal/release",
        "terminal/wait_for_exit",
    }),
    2: frozenset({
        "elicitation/create",
        "session/request_permission",
    }),
})
"""The methods that are a request of the server, by version."""
SERVER_NOTIFICATIONS: Final[Mapping[ListedVersion, frozenset[ServerNotification]]] = MappingProxyType({
    0: frozenset(),
    1: frozenset({
        "$/cancel_request",
        "elicitation/complete",
        "session/update",
    }),
    2: frozenset({
        "$/cancel_request",
        "elicitation/complete",
        "session/update",
    }),
})
"""The methods that are a notification of the server, by version."""
CLIENT_CAPABILITIES: Final[Mapping[ListedVersion, frozenset[ClientCapability]]] = MappingProxyType({
    0: frozenset(),
    1: frozenset({
        "auth",
        "auth.terminal",
        "elicitation",
        "elicitation.form",
        "elicitation.url",
        "fs",
        "fs.readTextFile",
        "fs.writeTextFile",
        "session",
        "session.configOptions",
        "session.configOptions.boolean",
        "terminal",
    }),
    2: frozenset({
        "auth",
        "auth.terminal",
        "elicitation",
        "elicitation.form",
        "elicitation.url",
    }),
})
"""The client capabilities, by version."""
SERVER_CAPABILITIES: Final[Mapping[ListedVersion, frozenset[ServerCapability]]] = MappingProxyType({
    0: frozenset(),
    1: frozenset({
        "auth",
        "auth.logout",
        "loadSession",
        "mcpCapabilities",
        "mcpCapabilities.http",
        "mcpCapabilities.sse",
        "promptCapabilities",
        "promptCapabilities.audio",
        "promptCapabilities.embeddedContext",
        "promptCapabilities.image",
        "sessionCapabilities",
        "sessionCapabilities.additionalDirectories",
        "sessionCapabilities.close",
        "sessionCapabilities.delete",
        "sessionCapabilities.list",
        "sessionCapabilities.resume",
    }),
    2: frozenset({
        "auth",
        "session",
        "session.additionalDirectories",
        "session.delete",
        "session.mcp",
        "session.mcp.http",
        "session.mcp.stdio",
        "session.prompt",
        "session.prompt.audio",
        "session.prompt.embeddedContext",
        "session.prompt.image",
    }),
})
"""The server capabilities, by version."""
FEATURES: Final[Mapping[ListedVersion, frozenset[Feature]]] = MappingProxyType({
    0: frozenset(),
    1: frozenset({
        "extension_methods",
        "implementation_info",
    }),
    2: frozenset({
        "batching",
        "extension_methods",
        "implementation_info",
        "required_implementation_info",
    }),
})
"""The features, by version."""
TRANSPORTS: Final[Mapping[ListedVersion, frozenset[Transport]]] = MappingProxyType({
    0: frozenset(),
    1: frozenset({
        "stdio",
    }),
    2: frozenset({
        "stdio",
    }),
})
"""The transports, by version."""

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
    }

    def __getattr__(name):
        """The types, for those who ask at run time."""
        if name not in _TYPES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from typing import Literal

        values = {value for group in _TYPES[name] for value in group}
        found = globals()[name] = Literal.__getitem__(tuple(sorted(values)))
        return found
