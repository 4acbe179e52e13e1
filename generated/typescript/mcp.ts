// Generated from registry/mcp.toml by 'python -m registry build'; not to be edited.

/**
 * Model Context Protocol: Connects AI applications to the servers that give them tools, resources
 * and prompts.
 * Constants of every version in the registry, each with its source.
 * Source: https://modelcontextprotocol.io/docs/2026-07-28/learn/versioning#revisions
 */

export const PROTOCOL = "mcp" as const;
export const TITLE = "Model Context Protocol" as const;

/** A published version on the wire. */
export type Version =
  | "2024-11-05"
  | "2025-03-26"
  | "2025-06-18"
  | "2025-11-25"
  | "2026-07-28";

/** Any version of the registry, drafts and retired ones too. */
export type ListedVersion =
  | "2024-10-07"
  | "2024-11-05"
  | "2025-03-26"
  | "2025-06-18"
  | "2025-11-25"
  | "2026-07-28"
  | "draft";

/** A group of versions. */
export type Era =
  | "legacy"
  | "modern";

/** One of the client requests of any version. */
export type ClientRequest =
  | "completion/complete"
  | "initialize"
  | "logging/setLevel"
  | "ping"
  | "prompts/get"
  | "prompts/list"
  | "resources/list"
  | "resources/read"
  | "resources/subscribe"
  | "resources/templates/list"
  | "resources/unsubscribe"
  | "server/discover"
  | "subscriptions/listen"
  | "tasks/cancel"
  | "tasks/get"
  | "tasks/list"
  | "tasks/result"
  | "tools/call"
  | "tools/list";

/** One of the client notifications of any version. */
export type ClientNotification =
  | "notifications/cancelled"
  | "notifications/initialized"
  | "notifications/progress"
  | "notifications/roots/list_changed"
  | "notifications/tasks/status";

/** One of the server requests of any version. */
export type ServerRequest =
  | "elicitation/create"
  | "ping"
  | "roots/list"
  | "sampling/createMessage"
  | "tasks/cancel"
  | "tasks/get"
  | "tasks/list"
  | "tasks/result";

/** One of the server notifications of any version. */
export type ServerNotification =
  | "notifications/cancelled"
  | "notifications/elicitation/complete"
  | "notifications/message"
  | "notifications/progress"
  | "notifications/prompts/list_changed"
  | "notifications/resources/list_changed"
  | "notifications/resources/updated"
  | "notifications/subscriptions/acknowledged"
  | "notifications/tasks/status"
  | "notifications/tools/list_changed";

/** A method of any version. */
export type Method =
  | "completion/complete"
  | "elicitation/create"
  | "initialize"
  | "logging/setLevel"
  | "notifications/cancelled"
  | "notifications/elicitation/complete"
  | "notifications/initialized"
  | "notifications/message"
  | "notifications/progress"
  | "notifications/prompts/list_changed"
  | "notifications/resources/list_changed"
  | "notifications/resources/updated"
  | "notifications/roots/list_changed"
  | "notifications/subscriptions/acknowledged"
  | "notifications/tasks/status"
  | "notifications/tools/list_changed"
  | "ping"
  | "prompts/get"
  | "prompts/list"
  | "resources/list"
  | "resources/read"
  | "resources/subscribe"
  | "resources/templates/list"
  | "resources/unsubscribe"
  | "roots/list"
  | "sampling/createMessage"
  | "server/discover"
  | "subscriptions/listen"
  | "tasks/cancel"
  | "tasks/get"
  | "tasks/list"
  | "tasks/result"
  | "tools/call"
  | "tools/list";

/** One of the client capabilities of any version. */
export type ClientCapability =
  | "elicitation"
  | "elicitation.form"
  | "elicitation.url"
  | "experimental"
  | "extensions"
  | "roots"
  | "roots.listChanged"
  | "sampling"
  | "sampling.context"
  | "sampling.tools"
  | "tasks"
  | "tasks.cancel"
  | "tasks.list"
  | "tasks.requests"
  | "tasks.requests.elicitation"
  | "tasks.requests.elicitation.create"
  | "tasks.requests.sampling"
  | "tasks.requests.sampling.createMessage";

/** One of the server capabilities of any version. */
export type ServerCapability =
  | "completions"
  | "experimental"
  | "extensions"
  | "logging"
  | "prompts"
  | "prompts.listChanged"
  | "resources"
  | "resources.listChanged"
  | "resources.subscribe"
  | "tasks"
  | "tasks.cancel"
  | "tasks.list"
  | "tasks.requests"
  | "tasks.requests.tools"
  | "tasks.requests.tools.call"
  | "tools"
  | "tools.listChanged";

/** One of the features of any version. */
export type Feature =
  | "audio_content"
  | "authorization"
  | "batching"
  | "cacheable_results"
  | "cancel_by_disconnect"
  | "client_id_metadata_documents"
  | "completion_context"
  | "dynamic_client_registration"
  | "get_stream"
  | "icons"
  | "include_context"
  | "input_requests"
  | "param_headers"
  | "priming_events"
  | "progress_message"
  | "request_metadata"
  | "resource_links"
  | "result_type"
  | "resumable_streams"
  | "routing_headers"
  | "server_requests"
  | "session_delete"
  | "session_header"
  | "sessions"
  | "stream_polling"
  | "structured_content"
  | "tool_annotations"
  | "trace_context"
  | "version_header";

/** One of the transports of any version. */
export type Transport =
  | "http+sse"
  | "stdio"
  | "streamable-http";

/** One of the headers of any version. */
export type Header =
  | "Last-Event-ID"
  | "MCP-Protocol-Version"
  | "Mcp-Method"
  | "Mcp-Name"
  | "Mcp-Param-*"
  | "Mcp-Session-Id";

/** One of the metadata keys of any version. */
export type MetadataKey =
  | "io.modelcontextprotocol/clientCapabilities"
  | "io.modelcontextprotocol/clientInfo"
  | "io.modelcontextprotocol/logLevel"
  | "io.modelcontextprotocol/model-immediate-response"
  | "io.modelcontextprotocol/protocolVersion"
  | "io.modelcontextprotocol/related-task"
  | "io.modelcontextprotocol/serverInfo"
  | "io.modelcontextprotocol/subscriptionId"
  | "progressToken";

// --- Versions ---

/**
 * Version 2024-10-07: retired, released 2024-10-07. Legacy: a handshake opens a session.
 * Never a published page; the date is its identifier's.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 */
export const VERSION_2024_10_07 = "2024-10-07" as const;
/**
 * Version 2024-11-05: final, released 2024-11-05. Legacy: a handshake opens a session.
 * Source: https://modelcontextprotocol.io/specification/2024-11-05/index#key-details
 * (registry/mcp.toml: versions 2024-11-05)
 */
export const VERSION_2024_11_05 = "2024-11-05" as const;
/**
 * Version 2025-03-26: final, released 2025-03-26. Legacy: a handshake opens a session.
 * Its tag left resources/templates/list out of ClientRequest; the pinned schema is the correction
 * of 2025-04-22.
 * Source: https://modelcontextprotocol.io/specification/2025-03-26/changelog#major-changes
 * (registry/mcp.toml: versions 2025-03-26)
 */
export const VERSION_2025_03_26 = "2025-03-26" as const;
/**
 * Version 2025-06-18: final, released 2025-06-18. Legacy: a handshake opens a session.
 * Source: https://modelcontextprotocol.io/specification/2025-06-18/changelog#major-changes
 * (registry/mcp.toml: versions 2025-06-18)
 */
export const VERSION_2025_06_18 = "2025-06-18" as const;
/**
 * Version 2025-11-25: final, released 2025-11-25. Legacy: a handshake opens a session.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const VERSION_2025_11_25 = "2025-11-25" as const;
/**
 * Version 2026-07-28: current, released 2026-07-28. Modern: each request declares its version.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/changelog#major-changes
 * (registry/mcp.toml: versions 2026-07-28)
 */
export const VERSION_2026_07_28 = "2026-07-28" as const;
/**
 * Version draft: draft. Modern: each request declares its version.
 * Has no wire string of its own: its schema still calls itself 2026-07-28.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/b0f60ba5409db7a6582440a7b473cc0398890f15/docs/specification/draft/changelog.mdx
 * (registry/mcp.toml: versions draft)
 */
export const VERSION_DRAFT = "draft" as const;

/** The newest published version. */
export const LATEST_VERSION = VERSION_2026_07_28;
/** The newest published version of the era legacy. */
export const LATEST_LEGACY_VERSION = VERSION_2025_11_25;
/** The newest published version of the era modern. */
export const LATEST_MODERN_VERSION = VERSION_2026_07_28;
/**
 * The version that an absent one stands for.
 * Source: https://modelcontextprotocol.io/docs/2026-07-28/learn/versioning#revisions
 * (registry/mcp.toml: protocol.assumed_version)
 */
export const ASSUMED_VERSION = VERSION_2025_03_26;
/** The published versions, oldest first: no draft, nothing retired. */
export const PUBLISHED_VERSIONS: ReadonlyArray<Version> = [
  VERSION_2024_11_05,
  VERSION_2025_03_26,
  VERSION_2025_06_18,
  VERSION_2025_11_25,
  VERSION_2026_07_28,
];
/** The published versions, newest first, as a peer lists what it serves. */
export const SUPPORTED_VERSIONS: ReadonlyArray<Version> = [
  VERSION_2026_07_28,
  VERSION_2025_11_25,
  VERSION_2025_06_18,
  VERSION_2025_03_26,
  VERSION_2024_11_05,
];
/** Every version of the registry, oldest first, drafts and retired ones too. */
export const LISTED_VERSIONS: ReadonlyArray<ListedVersion> = [
  VERSION_2024_10_07,
  VERSION_2024_11_05,
  VERSION_2025_03_26,
  VERSION_2025_06_18,
  VERSION_2025_11_25,
  VERSION_2026_07_28,
  VERSION_DRAFT,
];
/**
 * The published versions of the era legacy, oldest first.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning#terminology
 * (registry/mcp.toml: eras.legacy)
 */
export const LEGACY_VERSIONS: ReadonlyArray<Version> = [
  VERSION_2024_11_05,
  VERSION_2025_03_26,
  VERSION_2025_06_18,
  VERSION_2025_11_25,
];
/**
 * The published versions of the era modern, oldest first.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning#terminology
 * (registry/mcp.toml: eras.modern)
 */
export const MODERN_VERSIONS: ReadonlyArray<Version> = [
  VERSION_2026_07_28,
];
/** The era of each version. */
export const ERAS: Readonly<Record<ListedVersion, Era>> = {
  "2024-10-07": "legacy",
  "2024-11-05": "legacy",
  "2025-03-26": "legacy",
  "2025-06-18": "legacy",
  "2025-11-25": "legacy",
  "2026-07-28": "modern",
  "draft": "modern",
};

// --- Methods ---

/**
 * Request of the client; in every version.
 * Needs server_capabilities.completions.
 * Needs nothing before 2025-03-26, which brought the capability.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion#capabilities
 * (registry/mcp.toml: methods."completion/complete")
 */
export const METHOD_COMPLETION_COMPLETE = "completion/complete" as const;
/**
 * Request of the server; in 2025-06-18 to 2025-11-25.
 * Needs client_capabilities.elicitation.
 * Mode url needs elicitation.url.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#capabilities
 * (registry/mcp.toml: methods."elicitation/create")
 */
export const METHOD_ELICITATION_CREATE = "elicitation/create" as const;
/**
 * Request of the client; in 2024-10-07 to 2025-11-25.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 */
export const METHOD_INITIALIZE = "initialize" as const;
/**
 * Request of the client; in 2024-10-07 to 2025-11-25.
 * Needs server_capabilities.logging.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/logging#capabilities
 * (registry/mcp.toml: methods."logging/setLevel")
 * @deprecated Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Log to stderr for
 * stdio transports; use OpenTelemetry for observability.
 */
export const METHOD_LOGGING_SET_LEVEL = "logging/setLevel" as const;
/**
 * Notification of the client; from 2024-11-05 on.
 * Notification of the server; from 2024-11-05 on.
 * Source: https://modelcontextprotocol.io/specification/2024-11-05/index#key-details
 * (registry/mcp.toml: versions 2024-11-05)
 */
export const METHOD_NOTIFICATIONS_CANCELLED = "notifications/cancelled" as const;
/**
 * Notification of the server; in 2025-11-25 only.
 * Needs client_capabilities.elicitation.url.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#completion-notifications-for-url-mode-elicitation
 * (registry/mcp.toml: methods."notifications/elicitation/complete")
 */
export const METHOD_NOTIFICATIONS_ELICITATION_COMPLETE = "notifications/elicitation/complete" as const;
/**
 * Notification of the client; in 2024-10-07 to 2025-11-25.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 */
export const METHOD_NOTIFICATIONS_INITIALIZED = "notifications/initialized" as const;
/**
 * Notification of the server; in every version.
 * Needs server_capabilities.logging.
 * From 2026-07-28 only for a request that asks for a level in its metadata.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/logging#capabilities
 * (registry/mcp.toml: methods."notifications/message")
 * @deprecated Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Log to stderr for
 * stdio transports; use OpenTelemetry for observability.
 */
export const METHOD_NOTIFICATIONS_MESSAGE = "notifications/message" as const;
/**
 * Notification of the client; in 2024-10-07 to 2025-11-25.
 * Notification of the server; in every version.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 */
export const METHOD_NOTIFICATIONS_PROGRESS = "notifications/progress" as const;
/**
 * Notification of the server; in every version.
 * Needs server_capabilities.prompts.listChanged.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/prompts#capabilities
 * (registry/mcp.toml: methods."notifications/prompts/list_changed")
 */
export const METHOD_NOTIFICATIONS_PROMPTS_LIST_CHANGED = "notifications/prompts/list_changed" as const;
/**
 * Notification of the server; in every version.
 * Needs server_capabilities.resources.listChanged.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/resources#capabilities
 * (registry/mcp.toml: methods."notifications/resources/list_changed")
 */
export const METHOD_NOTIFICATIONS_RESOURCES_LIST_CHANGED = "notifications/resources/list_changed" as const;
/**
 * Notification of the server; in every version.
 * Needs server_capabilities.resources.subscribe.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/resources#capabilities
 * (registry/mcp.toml: methods."notifications/resources/updated")
 */
export const METHOD_NOTIFICATIONS_RESOURCES_UPDATED = "notifications/resources/updated" as const;
/**
 * Notification of the client; in 2024-10-07 to 2025-11-25.
 * Needs client_capabilities.roots.listChanged.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/client/roots#capabilities
 * (registry/mcp.toml: methods."notifications/roots/list_changed")
 * @deprecated Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Pass directories or
 * files via tool parameters, resource URIs, or server configuration.
 */
export const METHOD_NOTIFICATIONS_ROOTS_LIST_CHANGED = "notifications/roots/list_changed" as const;
/**
 * Notification of the server; from 2026-07-28 on.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/changelog#major-changes
 * (registry/mcp.toml: versions 2026-07-28)
 */
export const METHOD_NOTIFICATIONS_SUBSCRIPTIONS_ACKNOWLEDGED = "notifications/subscriptions/acknowledged" as const;
/**
 * Notification of the client; in 2025-11-25 only.
 * Notification of the server; in 2025-11-25 only.
 * Needs client_capabilities.tasks, server_capabilities.tasks.
 * Of the two, the side that carries out the task.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks#capabilities
 * (registry/mcp.toml: methods."notifications/tasks/status")
 */
export const METHOD_NOTIFICATIONS_TASKS_STATUS = "notifications/tasks/status" as const;
/**
 * Notification of the server; in every version.
 * Needs server_capabilities.tools.listChanged.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/tools#capabilities
 * (registry/mcp.toml: methods."notifications/tools/list_changed")
 */
export const METHOD_NOTIFICATIONS_TOOLS_LIST_CHANGED = "notifications/tools/list_changed" as const;
/**
 * Request of the client; in 2024-10-07 to 2025-11-25.
 * Request of the server; in 2024-10-07 to 2025-11-25.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 */
export const METHOD_PING = "ping" as const;
/**
 * Request of the client; in every version.
 * Needs server_capabilities.prompts.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/prompts#capabilities
 * (registry/mcp.toml: methods."prompts/get")
 */
export const METHOD_PROMPTS_GET = "prompts/get" as const;
/**
 * Request of the client; in every version.
 * Needs server_capabilities.prompts.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/prompts#capabilities
 * (registry/mcp.toml: methods."prompts/list")
 */
export const METHOD_PROMPTS_LIST = "prompts/list" as const;
/**
 * Request of the client; in every version.
 * Needs server_capabilities.resources.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/resources#capabilities
 * (registry/mcp.toml: methods."resources/list")
 */
export const METHOD_RESOURCES_LIST = "resources/list" as const;
/**
 * Request of the client; in every version.
 * Needs server_capabilities.resources.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/resources#capabilities
 * (registry/mcp.toml: methods."resources/read")
 */
export const METHOD_RESOURCES_READ = "resources/read" as const;
/**
 * Request of the client; in 2024-10-07 to 2025-11-25.
 * Needs server_capabilities.resources.subscribe.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/server/resources#subscriptions
 * (registry/mcp.toml: methods."resources/subscribe")
 */
export const METHOD_RESOURCES_SUBSCRIBE = "resources/subscribe" as const;
/**
 * Request of the client; from 2024-11-05 on.
 * Needs server_capabilities.resources.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/resources#capabilities
 * (registry/mcp.toml: methods."resources/templates/list")
 */
export const METHOD_RESOURCES_TEMPLATES_LIST = "resources/templates/list" as const;
/**
 * Request of the client; in 2024-10-07 to 2025-11-25.
 * Needs server_capabilities.resources.subscribe.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/server/resources#subscriptions
 * (registry/mcp.toml: methods."resources/unsubscribe")
 */
export const METHOD_RESOURCES_UNSUBSCRIBE = "resources/unsubscribe" as const;
/**
 * Request of the server; in 2024-10-07 to 2025-11-25.
 * Needs client_capabilities.roots.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/client/roots#capabilities
 * (registry/mcp.toml: methods."roots/list")
 * @deprecated Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Pass directories or
 * files via tool parameters, resource URIs, or server configuration.
 */
export const METHOD_ROOTS_LIST = "roots/list" as const;
/**
 * Request of the server; in 2024-10-07 to 2025-11-25.
 * Needs client_capabilities.sampling.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/client/sampling#capabilities
 * (registry/mcp.toml: methods."sampling/createMessage")
 * @deprecated Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Integrate directly
 * with LLM provider APIs.
 */
export const METHOD_SAMPLING_CREATE_MESSAGE = "sampling/createMessage" as const;
/**
 * Request of the client; from 2026-07-28 on.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/changelog#major-changes
 * (registry/mcp.toml: versions 2026-07-28)
 */
export const METHOD_SERVER_DISCOVER = "server/discover" as const;
/**
 * Request of the client; from 2026-07-28 on.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/changelog#major-changes
 * (registry/mcp.toml: versions 2026-07-28)
 */
export const METHOD_SUBSCRIPTIONS_LISTEN = "subscriptions/listen" as const;
/**
 * Request of the client; in 2025-11-25 only.
 * Request of the server; in 2025-11-25 only.
 * Needs client_capabilities.tasks.cancel, server_capabilities.tasks.cancel.
 * Of the two, the side that carries out the task.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks#capability-negotiation
 * (registry/mcp.toml: methods."tasks/cancel")
 */
export const METHOD_TASKS_CANCEL = "tasks/cancel" as const;
/**
 * Request of the client; in 2025-11-25 only.
 * Request of the server; in 2025-11-25 only.
 * Needs client_capabilities.tasks, server_capabilities.tasks.
 * Of the two, the side that carries out the task.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks#capabilities
 * (registry/mcp.toml: methods."tasks/get")
 */
export const METHOD_TASKS_GET = "tasks/get" as const;
/**
 * Request of the client; in 2025-11-25 only.
 * Request of the server; in 2025-11-25 only.
 * Needs client_capabilities.tasks.list, server_capabilities.tasks.list.
 * Of the two, the side that carries out the task.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks#capability-negotiation
 * (registry/mcp.toml: methods."tasks/list")
 */
export const METHOD_TASKS_LIST = "tasks/list" as const;
/**
 * Request of the client; in 2025-11-25 only.
 * Request of the server; in 2025-11-25 only.
 * Needs client_capabilities.tasks, server_capabilities.tasks.
 * Of the two, the side that carries out the task.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks#capabilities
 * (registry/mcp.toml: methods."tasks/result")
 */
export const METHOD_TASKS_RESULT = "tasks/result" as const;
/**
 * Request of the client; in every version.
 * Needs server_capabilities.tools.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/tools#capabilities
 * (registry/mcp.toml: methods."tools/call")
 */
export const METHOD_TOOLS_CALL = "tools/call" as const;
/**
 * Request of the client; in every version.
 * Needs server_capabilities.tools.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/tools#capabilities
 * (registry/mcp.toml: methods."tools/list")
 */
export const METHOD_TOOLS_LIST = "tools/list" as const;

// --- Client capabilities ---

/**
 * Capability that a client declares; from 2025-06-18 on.
 * Source: https://modelcontextprotocol.io/specification/2025-06-18/changelog#major-changes
 * (registry/mcp.toml: versions 2025-06-18)
 */
export const CLIENT_CAPABILITY_ELICITATION = "elicitation" as const;
/**
 * Capability that a client declares; from 2025-11-25 on.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const CLIENT_CAPABILITY_ELICITATION_FORM = "elicitation.form" as const;
/**
 * Capability that a client declares; from 2025-11-25 on.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const CLIENT_CAPABILITY_ELICITATION_URL = "elicitation.url" as const;
/**
 * Capability that a client declares; in every version.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 */
export const CLIENT_CAPABILITY_EXPERIMENTAL = "experimental" as const;
/**
 * Capability that a client declares; from 2026-07-28 on.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/changelog#major-changes
 * (registry/mcp.toml: versions 2026-07-28)
 */
export const CLIENT_CAPABILITY_EXTENSIONS = "extensions" as const;
/**
 * Capability that a client declares; in every version.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 * @deprecated Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Pass directories or
 * files via tool parameters, resource URIs, or server configuration.
 */
export const CLIENT_CAPABILITY_ROOTS = "roots" as const;
/**
 * Capability that a client declares; in 2024-10-07 to 2025-11-25.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 * @deprecated Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Pass directories or
 * files via tool parameters, resource URIs, or server configuration.
 */
export const CLIENT_CAPABILITY_ROOTS_LIST_CHANGED = "roots.listChanged" as const;
/**
 * Capability that a client declares; in every version.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 * @deprecated Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Integrate directly
 * with LLM provider APIs.
 */
export const CLIENT_CAPABILITY_SAMPLING = "sampling" as const;
/**
 * Capability that a client declares; from 2025-11-25 on.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 * @deprecated Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Integrate directly
 * with LLM provider APIs.
 */
export const CLIENT_CAPABILITY_SAMPLING_CONTEXT = "sampling.context" as const;
/**
 * Capability that a client declares; from 2025-11-25 on.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 * @deprecated Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Integrate directly
 * with LLM provider APIs.
 */
export const CLIENT_CAPABILITY_SAMPLING_TOOLS = "sampling.tools" as const;
/**
 * Capability that a client declares; in 2025-11-25 only.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const CLIENT_CAPABILITY_TASKS = "tasks" as const;
/**
 * Capability that a client declares; in 2025-11-25 only.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const CLIENT_CAPABILITY_TASKS_CANCEL = "tasks.cancel" as const;
/**
 * Capability that a client declares; in 2025-11-25 only.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const CLIENT_CAPABILITY_TASKS_LIST = "tasks.list" as const;
/**
 * Capability that a client declares; in 2025-11-25 only.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const CLIENT_CAPABILITY_TASKS_REQUESTS = "tasks.requests" as const;
/**
 * Capability that a client declares; in 2025-11-25 only.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const CLIENT_CAPABILITY_TASKS_REQUESTS_ELICITATION = "tasks.requests.elicitation" as const;
/**
 * Capability that a client declares; in 2025-11-25 only.
 * Needs elicitation.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const CLIENT_CAPABILITY_TASKS_REQUESTS_ELICITATION_CREATE = "tasks.requests.elicitation.create" as const;
/**
 * Capability that a client declares; in 2025-11-25 only.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const CLIENT_CAPABILITY_TASKS_REQUESTS_SAMPLING = "tasks.requests.sampling" as const;
/**
 * Capability that a client declares; in 2025-11-25 only.
 * Needs sampling.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const CLIENT_CAPABILITY_TASKS_REQUESTS_SAMPLING_CREATE_MESSAGE = "tasks.requests.sampling.createMessage" as const;

// --- Server capabilities ---

/**
 * Capability that a server declares; from 2025-03-26 on.
 * Source: https://modelcontextprotocol.io/specification/2025-03-26/changelog#major-changes
 * (registry/mcp.toml: versions 2025-03-26)
 */
export const SERVER_CAPABILITY_COMPLETIONS = "completions" as const;
/**
 * Capability that a server declares; in every version.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 */
export const SERVER_CAPABILITY_EXPERIMENTAL = "experimental" as const;
/**
 * Capability that a server declares; from 2026-07-28 on.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/changelog#major-changes
 * (registry/mcp.toml: versions 2026-07-28)
 */
export const SERVER_CAPABILITY_EXTENSIONS = "extensions" as const;
/**
 * Capability that a server declares; in every version.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 * @deprecated Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Log to stderr for
 * stdio transports; use OpenTelemetry for observability.
 */
export const SERVER_CAPABILITY_LOGGING = "logging" as const;
/**
 * Capability that a server declares; in every version.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 */
export const SERVER_CAPABILITY_PROMPTS = "prompts" as const;
/**
 * Capability that a server declares; in every version.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 */
export const SERVER_CAPABILITY_PROMPTS_LIST_CHANGED = "prompts.listChanged" as const;
/**
 * Capability that a server declares; in every version.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 */
export const SERVER_CAPABILITY_RESOURCES = "resources" as const;
/**
 * Capability that a server declares; in every version.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 */
export const SERVER_CAPABILITY_RESOURCES_LIST_CHANGED = "resources.listChanged" as const;
/**
 * Capability that a server declares; in every version.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 */
export const SERVER_CAPABILITY_RESOURCES_SUBSCRIBE = "resources.subscribe" as const;
/**
 * Capability that a server declares; in 2025-11-25 only.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const SERVER_CAPABILITY_TASKS = "tasks" as const;
/**
 * Capability that a server declares; in 2025-11-25 only.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const SERVER_CAPABILITY_TASKS_CANCEL = "tasks.cancel" as const;
/**
 * Capability that a server declares; in 2025-11-25 only.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const SERVER_CAPABILITY_TASKS_LIST = "tasks.list" as const;
/**
 * Capability that a server declares; in 2025-11-25 only.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const SERVER_CAPABILITY_TASKS_REQUESTS = "tasks.requests" as const;
/**
 * Capability that a server declares; in 2025-11-25 only.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const SERVER_CAPABILITY_TASKS_REQUESTS_TOOLS = "tasks.requests.tools" as const;
/**
 * Capability that a server declares; in 2025-11-25 only.
 * Needs tools.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: versions 2025-11-25)
 */
export const SERVER_CAPABILITY_TASKS_REQUESTS_TOOLS_CALL = "tasks.requests.tools.call" as const;
/**
 * Capability that a server declares; in every version.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 */
export const SERVER_CAPABILITY_TOOLS = "tools" as const;
/**
 * Capability that a server declares; in every version.
 * Source:
 * https://github.com/modelcontextprotocol/modelcontextprotocol/blob/ed35f718be83a2e3e1e568f7ba3562b81ed69c40/schema/schema.ts#L8
 * (registry/mcp.toml: versions 2024-10-07)
 */
export const SERVER_CAPABILITY_TOOLS_LIST_CHANGED = "tools.listChanged" as const;

// --- Features ---

/**
 * Audio as content; from 2025-03-26 on.
 * Source: https://modelcontextprotocol.io/specification/2025-03-26/changelog#other-schema-changes
 * (registry/mcp.toml: features.audio_content)
 */
export const FEATURE_AUDIO_CONTENT = "audio_content" as const;
/**
 * OAuth for HTTP transports; from 2025-03-26 on.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-03-26/basic/authorization#authorization-flow
 * (registry/mcp.toml: features.authorization)
 */
export const FEATURE_AUTHORIZATION = "authorization" as const;
/**
 * Several JSON-RPC messages in one array; in 2025-03-26 only.
 * Source: https://modelcontextprotocol.io/specification/2025-03-26/basic/index#batching
 * (registry/mcp.toml: features.batching)
 */
export const FEATURE_BATCHING = "batching" as const;
/**
 * Results say how long and by whom they may be cached (ttlMs, cacheScope); from 2026-07-28 on.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/caching#cacheable-results
 * (registry/mcp.toml: features.cacheable_results)
 */
export const FEATURE_CACHEABLE_RESULTS = "cacheable_results" as const;
/**
 * Closing the response stream cancels the request; from 2026-07-28 on.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#cancellation
 * (registry/mcp.toml: features.cancel_by_disconnect)
 */
export const FEATURE_CANCEL_BY_DISCONNECT = "cancel_by_disconnect" as const;
/**
 * A client is identified by the address of its metadata; from 2025-11-25 on.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/authorization#client-id-metadata-documents
 * (registry/mcp.toml: features.client_id_metadata_documents)
 */
export const FEATURE_CLIENT_ID_METADATA_DOCUMENTS = "client_id_metadata_documents" as const;
/**
 * A completion request carries arguments that are already resolved; from 2025-06-18 on.
 * Source: https://modelcontextprotocol.io/specification/2025-06-18/changelog#other-schema-changes
 * (registry/mcp.toml: features.completion_context)
 */
export const FEATURE_COMPLETION_CONTEXT = "completion_context" as const;
/**
 * A client registers itself with the authorization server; from 2025-03-26 on.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/authorization/client-registration#dynamic-client-registration
 * (registry/mcp.toml: features.dynamic_client_registration)
 * @deprecated Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Use Client ID
 * Metadata Documents.
 */
export const FEATURE_DYNAMIC_CLIENT_REGISTRATION = "dynamic_client_registration" as const;
/**
 * HTTP GET opens a stream of the server's own messages; in 2025-03-26 to 2025-11-25.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#listening-for-messages-from-the-server
 * (registry/mcp.toml: features.get_stream)
 */
export const FEATURE_GET_STREAM = "get_stream" as const;
/**
 * Icons of servers, tools, prompts and resources; from 2025-11-25 on.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/changelog#major-changes
 * (registry/mcp.toml: features.icons)
 */
export const FEATURE_ICONS = "icons" as const;
/**
 * Sampling may include the context of this or of all servers (thisServer, allServers); in every
 * version.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/client/sampling#capabilities
 * (registry/mcp.toml: features.include_context)
 * @deprecated Deprecated since 2025-11-25; may be removed from 2027-07-28 on: Omit the field
 * includeContext or use "none".
 */
export const FEATURE_INCLUDE_CONTEXT = "include_context" as const;
/**
 * A result asks the client for input, and the request is sent again with it; from 2026-07-28 on.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr#inputrequiredresult
 * (registry/mcp.toml: features.input_requests)
 */
export const FEATURE_INPUT_REQUESTS = "input_requests" as const;
/**
 * Tool arguments repeated in headers (Mcp-Param-*); from 2026-07-28 on.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#custom-headers-from-tool-parameters
 * (registry/mcp.toml: features.param_headers)
 */
export const FEATURE_PARAM_HEADERS = "param_headers" as const;
/**
 * A stream begins with an event without data, for its id; in 2025-11-25 only.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#sending-messages-to-the-server
 * (registry/mcp.toml: features.priming_events)
 */
export const FEATURE_PRIMING_EVENTS = "priming_events" as const;
/**
 * Progress notifications carry a text; from 2025-03-26 on.
 * Source: https://modelcontextprotocol.io/specification/2025-03-26/changelog#other-schema-changes
 * (registry/mcp.toml: features.progress_message)
 */
export const FEATURE_PROGRESS_MESSAGE = "progress_message" as const;
/**
 * Each request declares version and capabilities in its metadata; from 2026-07-28 on.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#statelessness
 * (registry/mcp.toml: features.request_metadata)
 */
export const FEATURE_REQUEST_METADATA = "request_metadata" as const;
/**
 * Tool results link to resources; from 2025-06-18 on.
 * Source: https://modelcontextprotocol.io/specification/2025-06-18/server/tools#resource-links
 * (registry/mcp.toml: features.resource_links)
 */
export const FEATURE_RESOURCE_LINKS = "resource_links" as const;
/**
 * Results say of what kind they are (resultType); from 2026-07-28 on.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#resulttype
 * (registry/mcp.toml: features.result_type)
 */
export const FEATURE_RESULT_TYPE = "result_type" as const;
/**
 * A broken stream is resumed from an event (Last-Event-ID); in 2025-03-26 to 2025-11-25.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#resumability-and-redelivery
 * (registry/mcp.toml: features.resumable_streams)
 */
export const FEATURE_RESUMABLE_STREAMS = "resumable_streams" as const;
/**
 * Method and name of a request repeated in headers (Mcp-Method, Mcp-Name); from 2026-07-28 on.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#standard-request-headers
 * (registry/mcp.toml: features.routing_headers)
 */
export const FEATURE_ROUTING_HEADERS = "routing_headers" as const;
/**
 * The server sends requests of its own; in 2024-10-07 to 2025-11-25.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/index#requests
 * (registry/mcp.toml: features.server_requests)
 */
export const FEATURE_SERVER_REQUESTS = "server_requests" as const;
/**
 * HTTP DELETE ends a session; in 2025-03-26 to 2025-11-25.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#session-management
 * (registry/mcp.toml: features.session_delete)
 */
export const FEATURE_SESSION_DELETE = "session_delete" as const;
/**
 * A session over HTTP is named in a header (Mcp-Session-Id); in 2025-03-26 to 2025-11-25.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#session-management
 * (registry/mcp.toml: features.session_header)
 */
export const FEATURE_SESSION_HEADER = "session_header" as const;
/**
 * What a handshake agreed on holds for the messages after it; in 2024-10-07 to 2025-11-25.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#lifecycle-phases
 * (registry/mcp.toml: features.sessions)
 * @deprecated Deprecated since 2026-07-28; may be removed from 2027-07-28 on: Use explicit handles
 * that the server mints and that tools take as ordinary arguments; 2026-07-28 itself has no
 * sessions any more.
 */
export const FEATURE_SESSIONS = "sessions" as const;
/**
 * The server may close a stream and have the client come back for the rest; in 2025-11-25 only.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#sending-messages-to-the-server
 * (registry/mcp.toml: features.stream_polling)
 */
export const FEATURE_STREAM_POLLING = "stream_polling" as const;
/**
 * Tools return structured content; from 2025-06-18 on.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/tools#structured-content
 * (registry/mcp.toml: features.structured_content)
 */
export const FEATURE_STRUCTURED_CONTENT = "structured_content" as const;
/**
 * Tools describe their own behaviour; from 2025-03-26 on.
 * Source: https://modelcontextprotocol.io/specification/2025-03-26/changelog#major-changes
 * (registry/mcp.toml: features.tool_annotations)
 */
export const FEATURE_TOOL_ANNOTATIONS = "tool_annotations" as const;
/**
 * Trace context in the metadata (traceparent, tracestate, baggage); from 2026-07-28 on.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
 * (registry/mcp.toml: features.trace_context)
 */
export const FEATURE_TRACE_CONTEXT = "trace_context" as const;
/**
 * Requests over HTTP name their version in a header (MCP-Protocol-Version); from 2025-06-18 on.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-06-18/basic/transports#protocol-version-header
 * (registry/mcp.toml: features.version_header)
 */
export const FEATURE_VERSION_HEADER = "version_header" as const;

// --- Transports ---

/**
 * HTTP with server-sent events, on two endpoints; in 2024-10-07 to 2024-11-05.
 * Source: https://modelcontextprotocol.io/specification/2024-11-05/basic/transports#http-with-sse
 * (registry/mcp.toml: transports."http+sse")
 * @deprecated Deprecated since 2025-03-26; may be removed from 2026-09-03 on: Use Streamable HTTP.
 */
export const TRANSPORT_HTTP_SSE = "http+sse" as const;
/**
 * Lines on standard input and output; in every version.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/stdio#sending-messages
 * (registry/mcp.toml: transports.stdio)
 */
export const TRANSPORT_STDIO = "stdio" as const;
/**
 * Streamable HTTP, on one endpoint; from 2025-03-26 on.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#sending-messages
 * (registry/mcp.toml: transports.streamable-http)
 */
export const TRANSPORT_STREAMABLE_HTTP = "streamable-http" as const;

// --- Headers ---

/**
 * HTTP header; in 2025-03-26 to 2025-11-25.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#resumability-and-redelivery
 * (registry/mcp.toml: headers.Last-Event-ID)
 */
export const HEADER_LAST_EVENT_ID = "Last-Event-ID" as const;
/**
 * HTTP header; from 2025-06-18 on.
 * Required with every request.
 * From 2025-06-18 the agreed version; from 2026-07-28 the version of the metadata, repeated.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#protocol-version-header
 * (registry/mcp.toml: headers.MCP-Protocol-Version)
 */
export const HEADER_MCP_PROTOCOL_VERSION = "MCP-Protocol-Version" as const;
/**
 * HTTP header; from 2026-07-28 on.
 * Required with every request.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#standard-request-headers
 * (registry/mcp.toml: headers.Mcp-Method)
 */
export const HEADER_MCP_METHOD = "Mcp-Method" as const;
/**
 * HTTP header; from 2026-07-28 on.
 * Required with every request.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#standard-request-headers
 * (registry/mcp.toml: headers.Mcp-Name)
 */
export const HEADER_MCP_NAME = "Mcp-Name" as const;
/**
 * HTTP header; from 2026-07-28 on.
 * A family: tools/call repeats each argument that the input schema marks with x-mcp-header.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#custom-headers-from-tool-parameters
 * (registry/mcp.toml: headers."Mcp-Param-*")
 */
export const HEADER_MCP_PARAM = "Mcp-Param-*" as const;
/**
 * HTTP header; in 2025-03-26 to 2025-11-25.
 * 2025-11-25 spells it MCP-Session-Id; header names have no case.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#session-management
 * (registry/mcp.toml: headers.Mcp-Session-Id)
 */
export const HEADER_MCP_SESSION_ID = "Mcp-Session-Id" as const;

// --- Metadata keys ---

/**
 * Capabilities of the client, for this request; from 2026-07-28 on.
 * Required with every request.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
 * (registry/mcp.toml: metadata_keys."io.modelcontextprotocol/clientCapabilities")
 */
export const META_CLIENT_CAPABILITIES = "io.modelcontextprotocol/clientCapabilities" as const;
/**
 * Name and version of the client; from 2026-07-28 on.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
 * (registry/mcp.toml: metadata_keys."io.modelcontextprotocol/clientInfo")
 */
export const META_CLIENT_INFO = "io.modelcontextprotocol/clientInfo" as const;
/**
 * Least severe log message that the request asks for; deprecated with logging; from 2026-07-28 on.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/logging#per-request-log-level
 * (registry/mcp.toml: metadata_keys."io.modelcontextprotocol/logLevel")
 */
export const META_LOG_LEVEL = "io.modelcontextprotocol/logLevel" as const;
/**
 * What the model may be told while a task runs; in 2025-11-25 only.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks#creating-tasks
 * (registry/mcp.toml: metadata_keys."io.modelcontextprotocol/model-immediate-response")
 */
export const META_MODEL_IMMEDIATE_RESPONSE = "io.modelcontextprotocol/model-immediate-response" as const;
/**
 * Version that governs the request; from 2026-07-28 on.
 * Required with every request.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
 * (registry/mcp.toml: metadata_keys."io.modelcontextprotocol/protocolVersion")
 */
export const META_PROTOCOL_VERSION = "io.modelcontextprotocol/protocolVersion" as const;
/**
 * Task that a message belongs to; in 2025-11-25 only.
 * Source:
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks#related-task-metadata
 * (registry/mcp.toml: metadata_keys."io.modelcontextprotocol/related-task")
 */
export const META_RELATED_TASK = "io.modelcontextprotocol/related-task" as const;
/**
 * Name and version of the server, in results; from 2026-07-28 on.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/schema#resultmetaobject
 * (registry/mcp.toml: metadata_keys."io.modelcontextprotocol/serverInfo")
 */
export const META_SERVER_INFO = "io.modelcontextprotocol/serverInfo" as const;
/**
 * Subscription that a notification belongs to; from 2026-07-28 on.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions#receiving-notifications
 * (registry/mcp.toml: metadata_keys."io.modelcontextprotocol/subscriptionId")
 */
export const META_SUBSCRIPTION_ID = "io.modelcontextprotocol/subscriptionId" as const;
/**
 * Token that progress notifications refer to; in every version.
 * Source:
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/progress#progress-flow
 * (registry/mcp.toml: metadata_keys.progressToken)
 */
export const META_PROGRESS_TOKEN = "progressToken" as const;

// --- Where a message declares its version ---

/**
 * Declaration: container.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
 * (registry/mcp.toml: declaration.container)
 */
export const DECLARATION_CONTAINER = "_meta" as const;
/**
 * Declaration: version.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
 * (registry/mcp.toml: declaration.version)
 */
export const DECLARATION_VERSION = "io.modelcontextprotocol/protocolVersion" as const;
/**
 * Declaration: capabilities.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
 * (registry/mcp.toml: declaration.capabilities)
 */
export const DECLARATION_CAPABILITIES = "io.modelcontextprotocol/clientCapabilities" as const;
/**
 * Declaration: identity.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
 * (registry/mcp.toml: declaration.identity)
 */
export const DECLARATION_IDENTITY = "io.modelcontextprotocol/clientInfo" as const;
/**
 * Handshake: method.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
 * (registry/mcp.toml: handshake.method)
 */
export const HANDSHAKE_METHOD = "initialize" as const;
/**
 * Handshake: confirm.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
 * (registry/mcp.toml: handshake.confirm)
 */
export const HANDSHAKE_CONFIRM = "notifications/initialized" as const;
/**
 * Handshake: version.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
 * (registry/mcp.toml: handshake.version)
 */
export const HANDSHAKE_VERSION = "protocolVersion" as const;
/**
 * Handshake: capabilities.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
 * (registry/mcp.toml: handshake.capabilities)
 */
export const HANDSHAKE_CAPABILITIES = "capabilities" as const;
/**
 * Handshake: identity.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
 * (registry/mcp.toml: handshake.identity)
 */
export const HANDSHAKE_IDENTITY = "clientInfo" as const;
/**
 * Handshake: result version.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
 * (registry/mcp.toml: handshake.result_version)
 */
export const HANDSHAKE_RESULT_VERSION = "protocolVersion" as const;
/**
 * Handshake: result capabilities.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
 * (registry/mcp.toml: handshake.result_capabilities)
 */
export const HANDSHAKE_RESULT_CAPABILITIES = "capabilities" as const;
/**
 * Handshake: result identity.
 * Source: https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization
 * (registry/mcp.toml: handshake.result_identity)
 */
export const HANDSHAKE_RESULT_IDENTITY = "serverInfo" as const;
/**
 * Discovery: method.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/discover#discoverresult
 * (registry/mcp.toml: discovery.method)
 */
export const DISCOVERY_METHOD = "server/discover" as const;
/**
 * Discovery: versions.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/discover#discoverresult
 * (registry/mcp.toml: discovery.versions)
 */
export const DISCOVERY_VERSIONS = "supportedVersions" as const;
/**
 * Discovery: capabilities.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/discover#discoverresult
 * (registry/mcp.toml: discovery.capabilities)
 */
export const DISCOVERY_CAPABILITIES = "capabilities" as const;
/**
 * Discovery: kind.
 * Source: https://modelcontextprotocol.io/specification/2026-07-28/server/discover#discoverresult
 * (registry/mcp.toml: discovery.kind)
 */
export const DISCOVERY_KIND = "resultType" as const;

// --- Errors ---

/** The error codes of every version. */
export const ErrorCode = {
  /**
   * Message "Header mismatch"; from 2026-07-28 on.
   * HeaderMismatchError, HTTP 400.
   * Only servers of the era modern send it.
   * Source:
   * https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#server-validation
   * (registry/mcp.toml: errors.header_mismatch)
   */
  HEADER_MISMATCH: -32020,
  /**
   * Message "Internal error"; in every version.
   * InternalError.
   * Source: https://modelcontextprotocol.io/specification/2026-07-28/schema#internalerror
   * (registry/mcp.toml: errors.internal_error)
   */
  INTERNAL_ERROR: -32603,
  /**
   * Message "Invalid params"; in every version.
   * InvalidParamsError, HTTP 400.
   * The text gives the status for missing metadata; the other refusals at admission share it.
   * Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta
   * (registry/mcp.toml: errors.invalid_params)
   */
  INVALID_PARAMS: -32602,
  /**
   * Message "Invalid Request"; in every version.
   * InvalidRequestError, HTTP 400.
   * No revision gives it a status; a refusal at admission carries 400.
   * Source: https://modelcontextprotocol.io/specification/2026-07-28/schema#invalidrequesterror
   * (registry/mcp.toml: errors.invalid_request)
   */
  INVALID_REQUEST: -32600,
  /**
   * Message "Method not found"; in every version.
   * MethodNotFoundError, HTTP 404.
   * The status is that of 2026-07-28; earlier revisions give none.
   * Source:
   * https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http#protocol-version-header
   * (registry/mcp.toml: errors.method_not_found)
   */
  METHOD_NOT_FOUND: -32601,
  /**
   * Message "Missing required client capability"; from 2026-07-28 on.
   * MissingRequiredClientCapabilityError, HTTP 400.
   * Only servers of the era modern send it.
   * The text fixes no message; the example names the capability.
   * Source:
   * https://modelcontextprotocol.io/specification/2026-07-28/schema#missingrequiredclientcapabilityerror
   * (registry/mcp.toml: errors.missing_capability)
   */
  MISSING_CAPABILITY: -32021,
  /**
   * Message "Parse error"; in every version.
   * ParseError, HTTP 400.
   * No revision gives it a status; a refusal at admission carries 400.
   * Source: https://modelcontextprotocol.io/specification/2026-07-28/schema#parseerror
   * (registry/mcp.toml: errors.parse_error)
   */
  PARSE_ERROR: -32700,
  /**
   * Message "Unsupported protocol version"; from 2026-07-28 on.
   * UnsupportedProtocolVersionError, HTTP 400.
   * Only servers of the era modern send it.
   * Source:
   * https://modelcontextprotocol.io/specification/2026-07-28/schema#unsupportedprotocolversionerror
   * (registry/mcp.toml: errors.unsupported_version)
   */
  UNSUPPORTED_VERSION: -32022,
  /**
   * Message "Resource not found"; in 2024-11-05 to 2025-11-25.
   * Source:
   * https://modelcontextprotocol.io/specification/2025-11-25/server/resources#error-handling
   * (registry/mcp.toml: errors.resource_not_found)
   */
  RESOURCE_NOT_FOUND: -32002,
  /**
   * Message "This request requires more information."; in 2025-11-25 only.
   * URLElicitationRequiredError.
   * The message is the example's; the text fixes none.
   * Source:
   * https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#url-elicitation-required-error
   * (registry/mcp.toml: errors.url_elicitation_required)
   */
  URL_ELICITATION_REQUIRED: -32042,
  /**
   * Message "User rejected sampling request"; in 2024-11-05 to 2025-11-25.
   * Source: https://modelcontextprotocol.io/specification/2025-11-25/client/sampling#error-handling
   * (registry/mcp.toml: errors.user_rejected_sampling)
   */
  USER_REJECTED_SAMPLING: -1,
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The error codes, by version. */
export const ERRORS: Readonly<Record<ListedVersion, ReadonlyArray<ErrorCode>>> = {
  "2024-10-07": [
    ErrorCode.INTERNAL_ERROR,
    ErrorCode.INVALID_PARAMS,
    ErrorCode.INVALID_REQUEST,
    ErrorCode.METHOD_NOT_FOUND,
    ErrorCode.PARSE_ERROR,
  ],
  "2024-11-05": [
    ErrorCode.INTERNAL_ERROR,
    ErrorCode.INVALID_PARAMS,
    ErrorCode.INVALID_REQUEST,
    ErrorCode.METHOD_NOT_FOUND,
    ErrorCode.PARSE_ERROR,
    ErrorCode.RESOURCE_NOT_FOUND,
    ErrorCode.USER_REJECTED_SAMPLING,
  ],
  "2025-03-26": [
    ErrorCode.INTERNAL_ERROR,
    ErrorCode.INVALID_PARAMS,
    ErrorCode.INVALID_REQUEST,
    ErrorCode.METHOD_NOT_FOUND,
    ErrorCode.PARSE_ERROR,
    ErrorCode.RESOURCE_NOT_FOUND,
    ErrorCode.USER_REJECTED_SAMPLING,
  ],
  "2025-06-18": [
    ErrorCode.INTERNAL_ERROR,
    ErrorCode.INVALID_PARAMS,
    ErrorCode.INVALID_REQUEST,
    ErrorCode.METHOD_NOT_FOUND,
    ErrorCode.PARSE_ERROR,
    ErrorCode.RESOURCE_NOT_FOUND,
    ErrorCode.USER_REJECTED_SAMPLING,
  ],
  "2025-11-25": [
    ErrorCode.INTERNAL_ERROR,
    ErrorCode.INVALID_PARAMS,
    ErrorCode.INVALID_REQUEST,
    ErrorCode.METHOD_NOT_FOUND,
    ErrorCode.PARSE_ERROR,
    ErrorCode.RESOURCE_NOT_FOUND,
    ErrorCode.URL_ELICITATION_REQUIRED,
    ErrorCode.USER_REJECTED_SAMPLING,
  ],
  "2026-07-28": [
    ErrorCode.HEADER_MISMATCH,
    ErrorCode.INTERNAL_ERROR,
    ErrorCode.INVALID_PARAMS,
    ErrorCode.INVALID_REQUEST,
    ErrorCode.METHOD_NOT_FOUND,
    ErrorCode.MISSING_CAPABILITY,
    ErrorCode.PARSE_ERROR,
    ErrorCode.UNSUPPORTED_VERSION,
  ],
  "draft": [
    ErrorCode.HEADER_MISMATCH,
    ErrorCode.INTERNAL_ERROR,
    ErrorCode.INVALID_PARAMS,
    ErrorCode.INVALID_REQUEST,
    ErrorCode.METHOD_NOT_FOUND,
    ErrorCode.MISSING_CAPABILITY,
    ErrorCode.PARSE_ERROR,
    ErrorCode.UNSUPPORTED_VERSION,
  ],
};

// --- Facts by version ---

/** The methods that are a request of the client, by version. */
export const CLIENT_REQUESTS: Readonly<Record<ListedVersion, ReadonlyArray<ClientRequest>>> = {
  "2024-10-07": [
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
  ],
  "2024-11-05": [
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
  ],
  "2025-03-26": [
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
  ],
  "2025-06-18": [
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
  ],
  "2025-11-25": [
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
  ],
  "2026-07-28": [
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
  ],
  "draft": [
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
  ],
};
/** The methods that are a notification of the client, by version. */
export const CLIENT_NOTIFICATIONS: Readonly<Record<ListedVersion, ReadonlyArray<ClientNotification>>> = {
  "2024-10-07": [
    "notifications/initialized",
    "notifications/progress",
    "notifications/roots/list_changed",
  ],
  "2024-11-05": [
    "notifications/cancelled",
    "notifications/initialized",
    "notifications/progress",
    "notifications/roots/list_changed",
  ],
  "2025-03-26": [
    "notifications/cancelled",
    "notifications/initialized",
    "notifications/progress",
    "notifications/roots/list_changed",
  ],
  "2025-06-18": [
    "notifications/cancelled",
    "notifications/initialized",
    "notifications/progress",
    "notifications/roots/list_changed",
  ],
  "2025-11-25": [
    "notifications/cancelled",
    "notifications/initialized",
    "notifications/progress",
    "notifications/roots/list_changed",
    "notifications/tasks/status",
  ],
  "2026-07-28": [
    "notifications/cancelled",
  ],
  "draft": [
    "notifications/cancelled",
  ],
};
/** The methods that are a request of the server, by version. */
export const SERVER_REQUESTS: Readonly<Record<ListedVersion, ReadonlyArray<ServerRequest>>> = {
  "2024-10-07": [
    "ping",
    "roots/list",
    "sampling/createMessage",
  ],
  "2024-11-05": [
    "ping",
    "roots/list",
    "sampling/createMessage",
  ],
  "2025-03-26": [
    "ping",
    "roots/list",
    "sampling/createMessage",
  ],
  "2025-06-18": [
    "elicitation/create",
    "ping",
    "roots/list",
    "sampling/createMessage",
  ],
  "2025-11-25": [
    "elicitation/create",
    "ping",
    "roots/list",
    "sampling/createMessage",
    "tasks/cancel",
    "tasks/get",
    "tasks/list",
    "tasks/result",
  ],
  "2026-07-28": [
  ],
  "draft": [
  ],
};
/** The methods that are a notification of the server, by version. */
export const SERVER_NOTIFICATIONS: Readonly<Record<ListedVersion, ReadonlyArray<ServerNotification>>> = {
  "2024-10-07": [
    "notifications/message",
    "notifications/progress",
    "notifications/prompts/list_changed",
    "notifications/resources/list_changed",
    "notifications/resources/updated",
    "notifications/tools/list_changed",
  ],
  "2024-11-05": [
    "notifications/cancelled",
    "notifications/message",
    "notifications/progress",
    "notifications/prompts/list_changed",
    "notifications/resources/list_changed",
    "notifications/resources/updated",
    "notifications/tools/list_changed",
  ],
  "2025-03-26": [
    "notifications/cancelled",
    "notifications/message",
    "notifications/progress",
    "notifications/prompts/list_changed",
    "notifications/resources/list_changed",
    "notifications/resources/updated",
    "notifications/tools/list_changed",
  ],
  "2025-06-18": [
    "notifications/cancelled",
    "notifications/message",
    "notifications/progress",
    "notifications/prompts/list_changed",
    "notifications/resources/list_changed",
    "notifications/resources/updated",
    "notifications/tools/list_changed",
  ],
  "2025-11-25": [
    "notifications/cancelled",
    "notifications/elicitation/complete",
    "notifications/message",
    "notifications/progress",
    "notifications/prompts/list_changed",
    "notifications/resources/list_changed",
    "notifications/resources/updated",
    "notifications/tasks/status",
    "notifications/tools/list_changed",
  ],
  "2026-07-28": [
    "notifications/cancelled",
    "notifications/message",
    "notifications/progress",
    "notifications/prompts/list_changed",
    "notifications/resources/list_changed",
    "notifications/resources/updated",
    "notifications/subscriptions/acknowledged",
    "notifications/tools/list_changed",
  ],
  "draft": [
    "notifications/cancelled",
    "notifications/message",
    "notifications/progress",
    "notifications/prompts/list_changed",
    "notifications/resources/list_changed",
    "notifications/resources/updated",
    "notifications/subscriptions/acknowledged",
    "notifications/tools/list_changed",
  ],
};
/** The client capabilities, by version. */
export const CLIENT_CAPABILITIES: Readonly<Record<ListedVersion, ReadonlyArray<ClientCapability>>> = {
  "2024-10-07": [
    "experimental",
    "roots",
    "roots.listChanged",
    "sampling",
  ],
  "2024-11-05": [
    "experimental",
    "roots",
    "roots.listChanged",
    "sampling",
  ],
  "2025-03-26": [
    "experimental",
    "roots",
    "roots.listChanged",
    "sampling",
  ],
  "2025-06-18": [
    "elicitation",
    "experimental",
    "roots",
    "roots.listChanged",
    "sampling",
  ],
  "2025-11-25": [
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
  ],
  "2026-07-28": [
    "elicitation",
    "elicitation.form",
    "elicitation.url",
    "experimental",
    "extensions",
    "roots",
    "sampling",
    "sampling.context",
    "sampling.tools",
  ],
  "draft": [
    "elicitation",
    "elicitation.form",
    "elicitation.url",
    "experimental",
    "extensions",
    "roots",
    "sampling",
    "sampling.context",
    "sampling.tools",
  ],
};
/** The server capabilities, by version. */
export const SERVER_CAPABILITIES: Readonly<Record<ListedVersion, ReadonlyArray<ServerCapability>>> = {
  "2024-10-07": [
    "experimental",
    "logging",
    "prompts",
    "prompts.listChanged",
    "resources",
    "resources.listChanged",
    "resources.subscribe",
    "tools",
    "tools.listChanged",
  ],
  "2024-11-05": [
    "experimental",
    "logging",
    "prompts",
    "prompts.listChanged",
    "resources",
    "resources.listChanged",
    "resources.subscribe",
    "tools",
    "tools.listChanged",
  ],
  "2025-03-26": [
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
  ],
  "2025-06-18": [
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
  ],
  "2025-11-25": [
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
  ],
  "2026-07-28": [
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
  ],
  "draft": [
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
  ],
};
/** The features, by version. */
export const FEATURES: Readonly<Record<ListedVersion, ReadonlyArray<Feature>>> = {
  "2024-10-07": [
    "include_context",
    "server_requests",
    "sessions",
  ],
  "2024-11-05": [
    "include_context",
    "server_requests",
    "sessions",
  ],
  "2025-03-26": [
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
  ],
  "2025-06-18": [
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
  ],
  "2025-11-25": [
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
  ],
  "2026-07-28": [
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
  ],
  "draft": [
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
  ],
};
/** The transports, by version. */
export const TRANSPORTS: Readonly<Record<ListedVersion, ReadonlyArray<Transport>>> = {
  "2024-10-07": [
    "http+sse",
    "stdio",
  ],
  "2024-11-05": [
    "http+sse",
    "stdio",
  ],
  "2025-03-26": [
    "stdio",
    "streamable-http",
  ],
  "2025-06-18": [
    "stdio",
    "streamable-http",
  ],
  "2025-11-25": [
    "stdio",
    "streamable-http",
  ],
  "2026-07-28": [
    "stdio",
    "streamable-http",
  ],
  "draft": [
    "stdio",
    "streamable-http",
  ],
};
/** The headers, by version. */
export const HEADERS: Readonly<Record<ListedVersion, ReadonlyArray<Header>>> = {
  "2024-10-07": [
  ],
  "2024-11-05": [
  ],
  "2025-03-26": [
    "Last-Event-ID",
    "Mcp-Session-Id",
  ],
  "2025-06-18": [
    "Last-Event-ID",
    "MCP-Protocol-Version",
    "Mcp-Session-Id",
  ],
  "2025-11-25": [
    "Last-Event-ID",
    "MCP-Protocol-Version",
    "Mcp-Session-Id",
  ],
  "2026-07-28": [
    "MCP-Protocol-Version",
    "Mcp-Method",
    "Mcp-Name",
    "Mcp-Param-*",
  ],
  "draft": [
    "MCP-Protocol-Version",
    "Mcp-Method",
    "Mcp-Name",
    "Mcp-Param-*",
  ],
};
/** The metadata keys, by version. */
export const METADATA_KEYS: Readonly<Record<ListedVersion, ReadonlyArray<MetadataKey>>> = {
  "2024-10-07": [
    "progressToken",
  ],
  "2024-11-05": [
    "progressToken",
  ],
  "2025-03-26": [
    "progressToken",
  ],
  "2025-06-18": [
    "progressToken",
  ],
  "2025-11-25": [
    "io.modelcontextprotocol/model-immediate-response",
    "io.modelcontextprotocol/related-task",
    "progressToken",
  ],
  "2026-07-28": [
    "io.modelcontextprotocol/clientCapabilities",
    "io.modelcontextprotocol/clientInfo",
    "io.modelcontextprotocol/logLevel",
    "io.modelcontextprotocol/protocolVersion",
    "io.modelcontextprotocol/serverInfo",
    "io.modelcontextprotocol/subscriptionId",
    "progressToken",
  ],
  "draft": [
    "io.modelcontextprotocol/clientCapabilities",
    "io.modelcontextprotocol/clientInfo",
    "io.modelcontextprotocol/logLevel",
    "io.modelcontextprotocol/protocolVersion",
    "io.modelcontextprotocol/serverInfo",
    "io.modelcontextprotocol/subscriptionId",
    "progressToken",
  ],
};
