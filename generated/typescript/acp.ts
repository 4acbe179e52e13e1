// Generated from registry/acp.toml by 'python -m registry build'; not to be edited.

/**
 * Agent Client Protocol: The Agent Client Protocol, between code editors and coding agents: of the
 * three protocols called ACP it is neither the Agent Communication Protocol nor the Agent Connect
 * Protocol.
 * Constants of every version in the registry, each with its source.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/README.md#versioning
 */

export const PROTOCOL = "acp" as const;
export const TITLE = "Agent Client Protocol" as const;

/** A published version on the wire. */
export type Version =
  | 1;

/** Any version of the registry, drafts and retired ones too. */
export type ListedVersion =
  | 0
  | 1
  | 2;

/** A group of versions. */
export type Era =
  | "session";

/** One of the client requests of any version. */
export type ClientRequest =
  | "auth/login"
  | "auth/logout"
  | "authenticate"
  | "initialize"
  | "logout"
  | "session/close"
  | "session/delete"
  | "session/list"
  | "session/load"
  | "session/new"
  | "session/prompt"
  | "session/resume"
  | "session/set_config_option"
  | "session/set_mode";

/** One of the client notifications of any version. */
export type ClientNotification =
  | "$/cancel_request"
  | "session/cancel";

/** One of the server requests of any version. */
export type ServerRequest =
  | "elicitation/create"
  | "fs/read_text_file"
  | "fs/write_text_file"
  | "session/request_permission"
  | "terminal/create"
  | "terminal/kill"
  | "terminal/output"
  | "terminal/release"
  | "terminal/wait_for_exit";

/** One of the server notifications of any version. */
export type ServerNotification =
  | "$/cancel_request"
  | "elicitation/complete"
  | "session/update";

/** A method of any version. */
export type Method =
  | "$/cancel_request"
  | "auth/login"
  | "auth/logout"
  | "authenticate"
  | "elicitation/complete"
  | "elicitation/create"
  | "fs/read_text_file"
  | "fs/write_text_file"
  | "initialize"
  | "logout"
  | "session/cancel"
  | "session/close"
  | "session/delete"
  | "session/list"
  | "session/load"
  | "session/new"
  | "session/prompt"
  | "session/request_permission"
  | "session/resume"
  | "session/set_config_option"
  | "session/set_mode"
  | "session/update"
  | "terminal/create"
  | "terminal/kill"
  | "terminal/output"
  | "terminal/release"
  | "terminal/wait_for_exit";

/** One of the client capabilities of any version. */
export type ClientCapability =
  | "auth"
  | "auth.terminal"
  | "elicitation"
  | "elicitation.form"
  | "elicitation.url"
  | "fs"
  | "fs.readTextFile"
  | "fs.writeTextFile"
  | "session"
  | "session.configOptions"
  | "session.configOptions.boolean"
  | "terminal";

/** One of the server capabilities of any version. */
export type ServerCapability =
  | "auth"
  | "auth.logout"
  | "loadSession"
  | "mcpCapabilities"
  | "mcpCapabilities.http"
  | "mcpCapabilities.sse"
  | "promptCapabilities"
  | "promptCapabilities.audio"
  | "promptCapabilities.embeddedContext"
  | "promptCapabilities.image"
  | "session"
  | "session.additionalDirectories"
  | "session.delete"
  | "session.mcp"
  | "session.mcp.http"
  | "session.mcp.stdio"
  | "session.prompt"
  | "session.prompt.audio"
  | "session.prompt.embeddedContext"
  | "session.prompt.image"
  | "sessionCapabilities"
  | "sessionCapabilities.additionalDirectories"
  | "sessionCapabilities.close"
  | "sessionCapabilities.delete"
  | "sessionCapabilities.list"
  | "sessionCapabilities.resume";

/** One of the features of any version. */
export type Feature =
  | "batching"
  | "extension_methods"
  | "implementation_info"
  | "required_implementation_info";

/** One of the transports of any version. */
export type Transport =
  | "stdio";

// --- Versions ---

/**
 * Version 0: retired, released 2025-07-03. Session.
 * Before its first release the protocol named its versions with text and had other methods; no
 * official list belongs to 0, so it has no facts of its own.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/version.rs#L15-L19
 * (registry/acp.toml: versions 0)
 */
export const VERSION_0 = 0 as const;
/**
 * Version 1: current, released 2025-08-02. Session.
 * Version 1 grows inside the same integer: each release below is a schema artifact, in which a fact
 * was first stable.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx#protocol-version
 * (registry/acp.toml: versions 1)
 */
export const VERSION_1 = 1 as const;
/**
 * Version 2: draft. Session.
 * Offered and served only when asked for. The schema is followed where the guide and the pages say
 * otherwise.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
 * (registry/acp.toml: versions 2)
 */
export const VERSION_2 = 2 as const;

/** The newest published version. */
export const LATEST_VERSION = VERSION_1;
/** The newest published version of the era session. */
export const LATEST_SESSION_VERSION = VERSION_1;
/** The published versions, oldest first: no draft, nothing retired. */
export const PUBLISHED_VERSIONS: ReadonlyArray<Version> = [
  VERSION_1,
];
/** The published versions, newest first, as a peer lists what it serves. */
export const SUPPORTED_VERSIONS: ReadonlyArray<Version> = [
  VERSION_1,
];
/** Every version of the registry, oldest first, drafts and retired ones too. */
export const LISTED_VERSIONS: ReadonlyArray<ListedVersion> = [
  VERSION_0,
  VERSION_1,
  VERSION_2,
];
/**
 * The published versions of the era session, oldest first.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx#version-negotiation
 * (registry/acp.toml: eras.session)
 */
export const SESSION_VERSIONS: ReadonlyArray<Version> = [
  VERSION_1,
];
/** The era of each version. */
export const ERAS: Readonly<Record<ListedVersion, Era>> = {
  0: "session",
  1: "session",
  2: "session",
};

// --- Methods ---

/**
 * Notification of the client; from 1 on.
 * Notification of the server; from 1 on.
 * Either side sends it; the other is free to ignore it.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/cancellation.mdx#cancel_request-notification
 * (registry/acp.toml: methods."$/cancel_request")
 */
export const METHOD_CANCEL_REQUEST = "$/cancel_request" as const;
/**
 * Request of the client; from 2 on.
 * Replaces authenticate.
 * Needs a method listed in authMethods, not a capability.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/authentication.mdx#advertising-authentication
 * (registry/acp.toml: methods."auth/login")
 */
export const METHOD_AUTH_LOGIN = "auth/login" as const;
/**
 * Request of the client; from 2 on.
 * Replaces logout.
 * Needs a method listed in authMethods, not a capability.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/authentication.mdx#logging-out
 * (registry/acp.toml: methods."auth/logout")
 */
export const METHOD_AUTH_LOGOUT = "auth/logout" as const;
/**
 * Request of the client; in 1 only.
 * Needs a method listed in authMethods, not a capability.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/authentication.mdx#protocol-driven-authentication
 * (registry/acp.toml: methods.authenticate)
 */
export const METHOD_AUTHENTICATE = "authenticate" as const;
/**
 * Notification of the server; from 1 on.
 * Needs client_capabilities.elicitation.url.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/elicitation.mdx#url-completion
 * (registry/acp.toml: methods."elicitation/complete")
 */
export const METHOD_ELICITATION_COMPLETE = "elicitation/complete" as const;
/**
 * Request of the server; from 1 on.
 * Needs client_capabilities.elicitation.
 * An empty elicitation object advertises no mode, unlike in MCP: the mode asked for must be listed.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/elicitation.mdx#checking-support
 * (registry/acp.toml: methods."elicitation/create")
 */
export const METHOD_ELICITATION_CREATE = "elicitation/create" as const;
/**
 * Request of the server; in 1 only.
 * Needs client_capabilities.fs.readTextFile.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/file-system.mdx#checking-support
 * (registry/acp.toml: methods."fs/read_text_file")
 */
export const METHOD_FS_READ_TEXT_FILE = "fs/read_text_file" as const;
/**
 * Request of the server; in 1 only.
 * Needs client_capabilities.fs.writeTextFile.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/file-system.mdx#checking-support
 * (registry/acp.toml: methods."fs/write_text_file")
 */
export const METHOD_FS_WRITE_TEXT_FILE = "fs/write_text_file" as const;
/**
 * Request of the client; from 1 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
 * (registry/acp.toml: methods.initialize)
 */
export const METHOD_INITIALIZE = "initialize" as const;
/**
 * Request of the client; in 1 only.
 * Needs server_capabilities.auth.logout.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/authentication.mdx#logging-out
 * (registry/acp.toml: methods.logout)
 */
export const METHOD_LOGOUT = "logout" as const;
/**
 * Notification of the client; from 1 on.
 * Needs server_capabilities.session.
 * No capability is needed in version 1.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/prompt-turn.mdx#cancellation
 * (registry/acp.toml: methods."session/cancel")
 */
export const METHOD_SESSION_CANCEL = "session/cancel" as const;
/**
 * Request of the client; from 1 on.
 * Needs server_capabilities.session, server_capabilities.sessionCapabilities.close.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-setup.mdx#closing-active-sessions
 * (registry/acp.toml: methods."session/close")
 */
export const METHOD_SESSION_CLOSE = "session/close" as const;
/**
 * Request of the client; from 1 on.
 * Needs server_capabilities.session.delete, server_capabilities.sessionCapabilities.delete.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-delete.mdx#checking-support
 * (registry/acp.toml: methods."session/delete")
 */
export const METHOD_SESSION_DELETE = "session/delete" as const;
/**
 * Request of the client; from 1 on.
 * Needs server_capabilities.session, server_capabilities.sessionCapabilities.list.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-list.mdx#checking-support
 * (registry/acp.toml: methods."session/list")
 */
export const METHOD_SESSION_LIST = "session/list" as const;
/**
 * Request of the client; in 1 only.
 * Needs server_capabilities.loadSession.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-setup.mdx#loading-sessions
 * (registry/acp.toml: methods."session/load")
 */
export const METHOD_SESSION_LOAD = "session/load" as const;
/**
 * Request of the client; from 1 on.
 * Needs server_capabilities.session.
 * No capability is needed in version 1.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-setup.mdx#creating-a-session
 * (registry/acp.toml: methods."session/new")
 */
export const METHOD_SESSION_NEW = "session/new" as const;
/**
 * Request of the client; from 1 on.
 * Needs server_capabilities.session.
 * No capability is needed in version 1.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/prompt-turn.mdx#1-user-message
 * (registry/acp.toml: methods."session/prompt")
 */
export const METHOD_SESSION_PROMPT = "session/prompt" as const;
/**
 * Request of the server; from 1 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/tool-calls.mdx#requesting-permission
 * (registry/acp.toml: methods."session/request_permission")
 */
export const METHOD_SESSION_REQUEST_PERMISSION = "session/request_permission" as const;
/**
 * Request of the client; from 1 on.
 * Needs server_capabilities.session, server_capabilities.sessionCapabilities.resume.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-setup.mdx#resuming-sessions
 * (registry/acp.toml: methods."session/resume")
 */
export const METHOD_SESSION_RESUME = "session/resume" as const;
/**
 * Request of the client; from 1 on.
 * Needs the option in the session's configOptions, not a capability.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-config-options.mdx#from-the-client
 * (registry/acp.toml: methods."session/set_config_option")
 */
export const METHOD_SESSION_SET_CONFIG_OPTION = "session/set_config_option" as const;
/**
 * Request of the client; in 1 only.
 * Needs the mode in the session's modes, not a capability.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/session-modes.mdx#from-the-client
 * (registry/acp.toml: methods."session/set_mode")
 * @deprecated Deprecated since 1; may be removed in 2: Offer modes as a config option of category
 * mode, and set it with session/set_config_option.
 */
export const METHOD_SESSION_SET_MODE = "session/set_mode" as const;
/**
 * Notification of the server; from 1 on.
 * Needs server_capabilities.session.
 * No capability is needed in version 1.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/prompt-turn.mdx#3-agent-reports-output
 * (registry/acp.toml: methods."session/update")
 */
export const METHOD_SESSION_UPDATE = "session/update" as const;
/**
 * Request of the server; in 1 only.
 * Needs client_capabilities.terminal.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/terminals.mdx#executing-commands
 * (registry/acp.toml: methods."terminal/create")
 */
export const METHOD_TERMINAL_CREATE = "terminal/create" as const;
/**
 * Request of the server; in 1 only.
 * Needs client_capabilities.terminal.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/terminals.mdx#killing-commands
 * (registry/acp.toml: methods."terminal/kill")
 */
export const METHOD_TERMINAL_KILL = "terminal/kill" as const;
/**
 * Request of the server; in 1 only.
 * Needs client_capabilities.terminal.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/terminals.mdx#getting-output
 * (registry/acp.toml: methods."terminal/output")
 */
export const METHOD_TERMINAL_OUTPUT = "terminal/output" as const;
/**
 * Request of the server; in 1 only.
 * Needs client_capabilities.terminal.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/terminals.mdx#releasing-terminals
 * (registry/acp.toml: methods."terminal/release")
 */
export const METHOD_TERMINAL_RELEASE = "terminal/release" as const;
/**
 * Request of the server; in 1 only.
 * Needs client_capabilities.terminal.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/terminals.mdx#waiting-for-exit
 * (registry/acp.toml: methods."terminal/wait_for_exit")
 */
export const METHOD_TERMINAL_WAIT_FOR_EXIT = "terminal/wait_for_exit" as const;

// --- Client capabilities ---

/**
 * Capability that a client declares; from 1 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/schema/v1/meta.json
 * (registry/acp.toml: versions 1 release schema-v1.21.0)
 */
export const CLIENT_CAPABILITY_AUTH = "auth" as const;
/**
 * Capability that a client declares; from 1 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/schema/v1/meta.json
 * (registry/acp.toml: versions 1 release schema-v1.21.0)
 */
export const CLIENT_CAPABILITY_AUTH_TERMINAL = "auth.terminal" as const;
/**
 * Capability that a client declares; from 1 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/schema/v1/meta.json
 * (registry/acp.toml: versions 1 release schema-v1.21.0)
 */
export const CLIENT_CAPABILITY_ELICITATION = "elicitation" as const;
/**
 * Capability that a client declares; from 1 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/schema/v1/meta.json
 * (registry/acp.toml: versions 1 release schema-v1.21.0)
 */
export const CLIENT_CAPABILITY_ELICITATION_FORM = "elicitation.form" as const;
/**
 * Capability that a client declares; from 1 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/schema/v1/meta.json
 * (registry/acp.toml: versions 1 release schema-v1.21.0)
 */
export const CLIENT_CAPABILITY_ELICITATION_URL = "elicitation.url" as const;
/**
 * Capability that a client declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.14/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.0.14)
 */
export const CLIENT_CAPABILITY_FS = "fs" as const;
/**
 * Capability that a client declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.14/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.0.14)
 */
export const CLIENT_CAPABILITY_FS_READ_TEXT_FILE = "fs.readTextFile" as const;
/**
 * Capability that a client declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.14/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.0.14)
 */
export const CLIENT_CAPABILITY_FS_WRITE_TEXT_FILE = "fs.writeTextFile" as const;
/**
 * Capability that a client declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.18.0/schema/v1/meta.json
 * (registry/acp.toml: versions 1 release schema-v1.18.0)
 */
export const CLIENT_CAPABILITY_SESSION = "session" as const;
/**
 * Capability that a client declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.18.0/schema/v1/meta.json
 * (registry/acp.toml: versions 1 release schema-v1.18.0)
 */
export const CLIENT_CAPABILITY_SESSION_CONFIG_OPTIONS = "session.configOptions" as const;
/**
 * Capability that a client declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.18.0/schema/v1/meta.json
 * (registry/acp.toml: versions 1 release schema-v1.18.0)
 */
export const CLIENT_CAPABILITY_SESSION_CONFIG_OPTIONS_BOOLEAN = "session.configOptions.boolean" as const;
/**
 * Capability that a client declares; in 1 only.
 * Source: https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.2.0/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.2.0)
 */
export const CLIENT_CAPABILITY_TERMINAL = "terminal" as const;

// --- Server capabilities ---

/**
 * Capability that a server declares; from 1 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.13.3/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.13.3)
 */
export const SERVER_CAPABILITY_AUTH = "auth" as const;
/**
 * Capability that a server declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.13.3/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.13.3)
 */
export const SERVER_CAPABILITY_AUTH_LOGOUT = "auth.logout" as const;
/**
 * Capability that a server declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.14/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.0.14)
 */
export const SERVER_CAPABILITY_LOAD_SESSION = "loadSession" as const;
/**
 * Capability that a server declares; in 1 only.
 * Source: https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.2.0/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.2.0)
 */
export const SERVER_CAPABILITY_MCP_CAPABILITIES = "mcpCapabilities" as const;
/**
 * Capability that a server declares; in 1 only.
 * Source: https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.2.0/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.2.0)
 */
export const SERVER_CAPABILITY_MCP_CAPABILITIES_HTTP = "mcpCapabilities.http" as const;
/**
 * Capability that a server declares; in 1 only.
 * Source: https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.2.0/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.2.0)
 * @deprecated Deprecated since 1; may be removed in 2: Give MCP servers to the agent over the HTTP
 * transport (mcpCapabilities.http) or stdio.
 */
export const SERVER_CAPABILITY_MCP_CAPABILITIES_SSE = "mcpCapabilities.sse" as const;
/**
 * Capability that a server declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.27/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.0.27)
 */
export const SERVER_CAPABILITY_PROMPT_CAPABILITIES = "promptCapabilities" as const;
/**
 * Capability that a server declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.27/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.0.27)
 */
export const SERVER_CAPABILITY_PROMPT_CAPABILITIES_AUDIO = "promptCapabilities.audio" as const;
/**
 * Capability that a server declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.27/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.0.27)
 */
export const SERVER_CAPABILITY_PROMPT_CAPABILITIES_EMBEDDED_CONTEXT = "promptCapabilities.embeddedContext" as const;
/**
 * Capability that a server declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.0.27/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.0.27)
 */
export const SERVER_CAPABILITY_PROMPT_CAPABILITIES_IMAGE = "promptCapabilities.image" as const;
/**
 * Capability that a server declares; from 2 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
 * (registry/acp.toml: versions 2)
 */
export const SERVER_CAPABILITY_SESSION = "session" as const;
/**
 * Capability that a server declares; from 2 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
 * (registry/acp.toml: versions 2)
 */
export const SERVER_CAPABILITY_SESSION_ADDITIONAL_DIRECTORIES = "session.additionalDirectories" as const;
/**
 * Capability that a server declares; from 2 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
 * (registry/acp.toml: versions 2)
 */
export const SERVER_CAPABILITY_SESSION_DELETE = "session.delete" as const;
/**
 * Capability that a server declares; from 2 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
 * (registry/acp.toml: versions 2)
 */
export const SERVER_CAPABILITY_SESSION_MCP = "session.mcp" as const;
/**
 * Capability that a server declares; from 2 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
 * (registry/acp.toml: versions 2)
 */
export const SERVER_CAPABILITY_SESSION_MCP_HTTP = "session.mcp.http" as const;
/**
 * Capability that a server declares; from 2 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
 * (registry/acp.toml: versions 2)
 */
export const SERVER_CAPABILITY_SESSION_MCP_STDIO = "session.mcp.stdio" as const;
/**
 * Capability that a server declares; from 2 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
 * (registry/acp.toml: versions 2)
 */
export const SERVER_CAPABILITY_SESSION_PROMPT = "session.prompt" as const;
/**
 * Capability that a server declares; from 2 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
 * (registry/acp.toml: versions 2)
 */
export const SERVER_CAPABILITY_SESSION_PROMPT_AUDIO = "session.prompt.audio" as const;
/**
 * Capability that a server declares; from 2 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
 * (registry/acp.toml: versions 2)
 */
export const SERVER_CAPABILITY_SESSION_PROMPT_EMBEDDED_CONTEXT = "session.prompt.embeddedContext" as const;
/**
 * Capability that a server declares; from 2 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/migration.mdx#at-a-glance
 * (registry/acp.toml: versions 2)
 */
export const SERVER_CAPABILITY_SESSION_PROMPT_IMAGE = "session.prompt.image" as const;
/**
 * Capability that a server declares; in 1 only.
 * Source: https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.7.0/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.7.0)
 */
export const SERVER_CAPABILITY_SESSION_CAPABILITIES = "sessionCapabilities" as const;
/**
 * Capability that a server declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.13.5/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.13.5)
 */
export const SERVER_CAPABILITY_SESSION_CAPABILITIES_ADDITIONAL_DIRECTORIES = "sessionCapabilities.additionalDirectories" as const;
/**
 * Capability that a server declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.12.2/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.12.2)
 */
export const SERVER_CAPABILITY_SESSION_CAPABILITIES_CLOSE = "sessionCapabilities.close" as const;
/**
 * Capability that a server declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.13.6/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.13.6)
 */
export const SERVER_CAPABILITY_SESSION_CAPABILITIES_DELETE = "sessionCapabilities.delete" as const;
/**
 * Capability that a server declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.11.1/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.11.1)
 */
export const SERVER_CAPABILITY_SESSION_CAPABILITIES_LIST = "sessionCapabilities.list" as const;
/**
 * Capability that a server declares; in 1 only.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/v0.12.2/schema/meta.json
 * (registry/acp.toml: versions 1 release v0.12.2)
 */
export const SERVER_CAPABILITY_SESSION_CAPABILITIES_RESUME = "sessionCapabilities.resume" as const;

// --- Features ---

/**
 * JSON-RPC batches; from 2 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/transports.mdx#json-rpc-batch-messages
 * (registry/acp.toml: features.batching)
 */
export const FEATURE_BATCHING = "batching" as const;
/**
 * Method names that begin with an underscore are free for extensions; from 1 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/extensibility.mdx#extension-methods
 * (registry/acp.toml: features.extension_methods)
 */
export const FEATURE_EXTENSION_METHODS = "extension_methods" as const;
/**
 * Both sides may name their implementation in the handshake; from 1 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx#implementation-information
 * (registry/acp.toml: features.implementation_info)
 */
export const FEATURE_IMPLEMENTATION_INFO = "implementation_info" as const;
/**
 * Both sides must name their implementation in the handshake; from 2 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v2.0.0-alpha.3/docs/protocol/v2/initialization.mdx#implementation-information
 * (registry/acp.toml: features.required_implementation_info)
 */
export const FEATURE_REQUIRED_IMPLEMENTATION_INFO = "required_implementation_info" as const;

// --- Transports ---

/**
 * Newline-delimited JSON-RPC over the agent's standard streams; from 1 on.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/transports.mdx#stdio
 * (registry/acp.toml: transports.stdio)
 */
export const TRANSPORT_STDIO = "stdio" as const;

// --- Where a message declares its version ---

/**
 * Handshake: method.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
 * (registry/acp.toml: handshake.method)
 */
export const HANDSHAKE_METHOD = "initialize" as const;
/**
 * Handshake: version.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
 * (registry/acp.toml: handshake.version)
 */
export const HANDSHAKE_VERSION = "protocolVersion" as const;
/**
 * Handshake: capabilities.
 * In 2: "capabilities".
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
 * (registry/acp.toml: handshake.capabilities)
 */
export const HANDSHAKE_CAPABILITIES = "clientCapabilities" as const;
/**
 * Handshake: identity.
 * In 2: "info".
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
 * (registry/acp.toml: handshake.identity)
 */
export const HANDSHAKE_IDENTITY = "clientInfo" as const;
/**
 * Handshake: result version.
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
 * (registry/acp.toml: handshake.result_version)
 */
export const HANDSHAKE_RESULT_VERSION = "protocolVersion" as const;
/**
 * Handshake: result capabilities.
 * In 2: "capabilities".
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
 * (registry/acp.toml: handshake.result_capabilities)
 */
export const HANDSHAKE_RESULT_CAPABILITIES = "agentCapabilities" as const;
/**
 * Handshake: result identity.
 * In 2: "info".
 * Source:
 * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/docs/protocol/v1/initialization.mdx
 * (registry/acp.toml: handshake.result_identity)
 */
export const HANDSHAKE_RESULT_IDENTITY = "agentInfo" as const;

// --- Errors ---

/** The error codes of every version. */
export const ErrorCode = {
  /**
   * Message "Authentication required"; from 1 on.
   * Source:
   * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
   * (registry/acp.toml: errors.authentication_required)
   */
  AUTHENTICATION_REQUIRED: -32000,
  /**
   * Message "Internal error"; from 1 on.
   * Source:
   * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
   * (registry/acp.toml: errors.internal_error)
   */
  INTERNAL_ERROR: -32603,
  /**
   * Message "Invalid params"; from 1 on.
   * Also an elicitation in a mode that the client does not list.
   * Source:
   * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
   * (registry/acp.toml: errors.invalid_params)
   */
  INVALID_PARAMS: -32602,
  /**
   * Message "Invalid request"; from 1 on.
   * Source:
   * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
   * (registry/acp.toml: errors.invalid_request)
   */
  INVALID_REQUEST: -32600,
  /**
   * Message "Method not found"; from 1 on.
   * Source:
   * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
   * (registry/acp.toml: errors.method_not_found)
   */
  METHOD_NOT_FOUND: -32601,
  /**
   * Message "Parse error"; from 1 on.
   * Source:
   * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
   * (registry/acp.toml: errors.parse_error)
   */
  PARSE_ERROR: -32700,
  /**
   * Message "Request cancelled"; from 1 on.
   * Source:
   * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
   * (registry/acp.toml: errors.request_cancelled)
   */
  REQUEST_CANCELLED: -32800,
  /**
   * Message "Resource not found"; from 1 on.
   * Source:
   * https://github.com/agentclientprotocol/agent-client-protocol/blob/schema-v1.21.0/agent-client-protocol-schema/src/v1/error.rs#L149-L222
   * (registry/acp.toml: errors.resource_not_found)
   */
  RESOURCE_NOT_FOUND: -32002,
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The error codes, by version. */
export const ERRORS: Readonly<Record<ListedVersion, ReadonlyArray<ErrorCode>>> = {
  0: [
  ],
  1: [
    ErrorCode.AUTHENTICATION_REQUIRED,
    ErrorCode.INTERNAL_ERROR,
    ErrorCode.INVALID_PARAMS,
    ErrorCode.INVALID_REQUEST,
    ErrorCode.METHOD_NOT_FOUND,
    ErrorCode.PARSE_ERROR,
    ErrorCode.REQUEST_CANCELLED,
    ErrorCode.RESOURCE_NOT_FOUND,
  ],
  2: [
    ErrorCode.AUTHENTICATION_REQUIRED,
    ErrorCode.INTERNAL_ERROR,
    ErrorCode.INVALID_PARAMS,
    ErrorCode.INVALID_REQUEST,
    ErrorCode.METHOD_NOT_FOUND,
    ErrorCode.PARSE_ERROR,
    ErrorCode.REQUEST_CANCELLED,
    ErrorCode.RESOURCE_NOT_FOUND,
  ],
};

// --- Facts by version ---

/** The methods that are a request of the client, by version. */
export const CLIENT_REQUESTS: Readonly<Record<ListedVersion, ReadonlyArray<ClientRequest>>> = {
  0: [
  ],
  1: [
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
  ],
  2: [
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
  ],
};
/** The methods that are a notification of the client, by version. */
export const CLIENT_NOTIFICATIONS: Readonly<Record<ListedVersion, ReadonlyArray<ClientNotification>>> = {
  0: [
  ],
  1: [
    "$/cancel_request",
    "session/cancel",
  ],
  2: [
    "$/cancel_request",
    "session/cancel",
  ],
};
/** The methods that are a request of the server, by version. */
export const SERVER_REQUESTS: Readonly<Record<ListedVersion, ReadonlyArray<ServerRequest>>> = {
  0: [
  ],
  1: [
    "elicitation/create",
    "fs/read_text_file",
    "fs/write_text_file",
    "session/request_permission",
    "terminal/create",
    "terminal/kill",
    "terminal/output",
    "terminal/release",
    "terminal/wait_for_exit",
  ],
  2: [
    "elicitation/create",
    "session/request_permission",
  ],
};
/** The methods that are a notification of the server, by version. */
export const SERVER_NOTIFICATIONS: Readonly<Record<ListedVersion, ReadonlyArray<ServerNotification>>> = {
  0: [
  ],
  1: [
    "$/cancel_request",
    "elicitation/complete",
    "session/update",
  ],
  2: [
    "$/cancel_request",
    "elicitation/complete",
    "session/update",
  ],
};
/** The client capabilities, by version. */
export const CLIENT_CAPABILITIES: Readonly<Record<ListedVersion, ReadonlyArray<ClientCapability>>> = {
  0: [
  ],
  1: [
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
  ],
  2: [
    "auth",
    "auth.terminal",
    "elicitation",
    "elicitation.form",
    "elicitation.url",
  ],
};
/** The server capabilities, by version. */
export const SERVER_CAPABILITIES: Readonly<Record<ListedVersion, ReadonlyArray<ServerCapability>>> = {
  0: [
  ],
  1: [
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
  ],
  2: [
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
  ],
};
/** The features, by version. */
export const FEATURES: Readonly<Record<ListedVersion, ReadonlyArray<Feature>>> = {
  0: [
  ],
  1: [
    "extension_methods",
    "implementation_info",
  ],
  2: [
    "batching",
    "extension_methods",
    "implementation_info",
    "required_implementation_info",
  ],
};
/** The transports, by version. */
export const TRANSPORTS: Readonly<Record<ListedVersion, ReadonlyArray<Transport>>> = {
  0: [
  ],
  1: [
    "stdio",
  ],
  2: [
    "stdio",
  ],
};
