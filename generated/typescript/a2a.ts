// Generated from registry/a2a.toml by 'python -m registry build'; not to be edited.

/**
 * Agent2Agent Protocol: The Agent2Agent protocol, by which agents find one another through cards
 * and work on tasks together.
 * Constants of every version in the registry, each with its source.
 * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#36-versioning
 */

export const PROTOCOL = "a2a" as const;
export const TITLE = "Agent2Agent Protocol" as const;

/** A published version on the wire. */
export type Version =
  | "0.1"
  | "0.2"
  | "0.3"
  | "1.0";

/** Any version of the registry, drafts and retired ones too. */
export type ListedVersion =
  | "0.1"
  | "0.2"
  | "0.3"
  | "1.0";

/** A group of versions. */
export type Era =
  | "legacy"
  | "modern";

/** One of the client requests of any version. */
export type ClientRequest =
  | "CancelTask"
  | "CreateTaskPushNotificationConfig"
  | "DeleteTaskPushNotificationConfig"
  | "GetExtendedAgentCard"
  | "GetTask"
  | "GetTaskPushNotificationConfig"
  | "ListTaskPushNotificationConfigs"
  | "ListTasks"
  | "SendMessage"
  | "SendStreamingMessage"
  | "SubscribeToTask"
  | "agent/getAuthenticatedExtendedCard"
  | "message/send"
  | "message/stream"
  | "tasks/cancel"
  | "tasks/get"
  | "tasks/pushNotification/get"
  | "tasks/pushNotification/set"
  | "tasks/pushNotificationConfig/delete"
  | "tasks/pushNotificationConfig/get"
  | "tasks/pushNotificationConfig/list"
  | "tasks/pushNotificationConfig/set"
  | "tasks/resubscribe"
  | "tasks/send"
  | "tasks/sendSubscribe";

/** A method of any version. */
export type Method =
  | "CancelTask"
  | "CreateTaskPushNotificationConfig"
  | "DeleteTaskPushNotificationConfig"
  | "GetExtendedAgentCard"
  | "GetTask"
  | "GetTaskPushNotificationConfig"
  | "ListTaskPushNotificationConfigs"
  | "ListTasks"
  | "SendMessage"
  | "SendStreamingMessage"
  | "SubscribeToTask"
  | "agent/getAuthenticatedExtendedCard"
  | "message/send"
  | "message/stream"
  | "tasks/cancel"
  | "tasks/get"
  | "tasks/pushNotification/get"
  | "tasks/pushNotification/set"
  | "tasks/pushNotificationConfig/delete"
  | "tasks/pushNotificationConfig/get"
  | "tasks/pushNotificationConfig/list"
  | "tasks/pushNotificationConfig/set"
  | "tasks/resubscribe"
  | "tasks/send"
  | "tasks/sendSubscribe";

/** One of the server capabilities of any version. */
export type ServerCapability =
  | "extendedAgentCard"
  | "extensions"
  | "pushNotifications"
  | "stateTransitionHistory"
  | "streaming";

/** One of the features of any version. */
export type Feature =
  | "a2a_media_type"
  | "agent_card_signatures"
  | "card_additional_interfaces"
  | "card_authentication"
  | "card_protocol_version"
  | "card_security_schemes"
  | "card_supported_interfaces"
  | "error_info"
  | "extended_card_endpoint"
  | "extended_card_method"
  | "kind_discriminators"
  | "mutual_tls"
  | "oauth_implicit_flow"
  | "oauth_password_flow"
  | "protojson_enums"
  | "push_config_by_task_id"
  | "tenants"
  | "version_header";

/** One of the transports of any version. */
export type Transport =
  | "GRPC"
  | "HTTP+JSON"
  | "JSONRPC";

/** One of the headers of any version. */
export type Header =
  | "A2A-Extensions"
  | "A2A-Version"
  | "X-A2A-Extensions"
  | "X-A2A-Notification-Token";

/** One of the grpc operations of any version. */
export type GrpcOperation =
  | "CancelTask"
  | "CreateTaskPushNotificationConfig"
  | "DeleteTaskPushNotificationConfig"
  | "GetAgentCard"
  | "GetExtendedAgentCard"
  | "GetTask"
  | "GetTaskPushNotificationConfig"
  | "ListTaskPushNotificationConfig"
  | "ListTaskPushNotificationConfigs"
  | "ListTasks"
  | "SendMessage"
  | "SendStreamingMessage"
  | "SubscribeToTask"
  | "TaskSubscription";

/** One of the http operations of any version. */
export type HttpOperation =
  | "DELETE /tasks/{id}/pushNotificationConfigs/{configId}"
  | "DELETE /v1/tasks/{id}/pushNotificationConfigs/{configId}"
  | "GET /extendedAgentCard"
  | "GET /tasks"
  | "GET /tasks/{id}"
  | "GET /tasks/{id}/pushNotificationConfigs"
  | "GET /tasks/{id}/pushNotificationConfigs/{configId}"
  | "GET /tasks/{id}:subscribe"
  | "GET /v1/card"
  | "GET /v1/tasks"
  | "GET /v1/tasks/{id}"
  | "GET /v1/tasks/{id}/pushNotificationConfigs"
  | "GET /v1/tasks/{id}/pushNotificationConfigs/{configId}"
  | "GET /v1/tasks/{id}:subscribe"
  | "POST /message:send"
  | "POST /message:stream"
  | "POST /tasks/{id}/pushNotificationConfigs"
  | "POST /tasks/{id}:cancel"
  | "POST /tasks/{id}:subscribe"
  | "POST /v1/message:send"
  | "POST /v1/message:stream"
  | "POST /v1/tasks/{id}/pushNotificationConfigs"
  | "POST /v1/tasks/{id}:cancel"
  | "POST /v1/tasks/{id}:subscribe";

/** One of the card paths of any version. */
export type CardPath =
  | "/.well-known/agent-card.json"
  | "/.well-known/agent.json";

// --- Versions ---

/**
 * Version 0.1: final, released 2025-05-19. Legacy (0.x).
 * Source: https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md (registry/a2a.toml:
 * versions 0.1)
 */
export const VERSION_0_1 = "0.1" as const;
/**
 * Version 0.2: final, released 2025-05-20. Legacy (0.x).
 * Source: https://github.com/a2aproject/A2A/blob/v0.2.6/docs/specification.md (registry/a2a.toml:
 * versions 0.2)
 */
export const VERSION_0_2 = "0.2" as const;
/**
 * Version 0.3: final, released 2025-07-31. Legacy (0.x).
 * Source: https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md (registry/a2a.toml:
 * versions 0.3)
 */
export const VERSION_0_3 = "0.3" as const;
/**
 * Version 1.0: current, released 2026-03-12. Modern.
 * A patch release brought other gRPC and HTTP statuses for six errors: accept those of 1.0.0 as
 * well.
 * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/whats-new-v1.md (registry/a2a.toml:
 * versions 1.0)
 */
export const VERSION_1_0 = "1.0" as const;

/** The newest published version. */
export const LATEST_VERSION = VERSION_1_0;
/** The newest published version of the era legacy. */
export const LATEST_LEGACY_VERSION = VERSION_0_3;
/** The newest published version of the era modern. */
export const LATEST_MODERN_VERSION = VERSION_1_0;
/**
 * The version that an absent one stands for.
 * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#36-versioning
 * (registry/a2a.toml: protocol.assumed_version)
 */
export const ASSUMED_VERSION = VERSION_0_3;
/** The published versions, oldest first: no draft, nothing retired. */
export const PUBLISHED_VERSIONS: ReadonlyArray<Version> = [
  VERSION_0_1,
  VERSION_0_2,
  VERSION_0_3,
  VERSION_1_0,
];
/** The published versions, newest first, as a peer lists what it serves. */
export const SUPPORTED_VERSIONS: ReadonlyArray<Version> = [
  VERSION_1_0,
  VERSION_0_3,
  VERSION_0_2,
  VERSION_0_1,
];
/** Every version of the registry, oldest first, drafts and retired ones too. */
export const LISTED_VERSIONS: ReadonlyArray<ListedVersion> = [
  VERSION_0_1,
  VERSION_0_2,
  VERSION_0_3,
  VERSION_1_0,
];
/**
 * The published versions of the era legacy, oldest first.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#361-client-responsibilities
 * (registry/a2a.toml: eras.legacy)
 */
export const LEGACY_VERSIONS: ReadonlyArray<Version> = [
  VERSION_0_1,
  VERSION_0_2,
  VERSION_0_3,
];
/**
 * The published versions of the era modern, oldest first.
 * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#36-versioning
 * (registry/a2a.toml: eras.modern)
 */
export const MODERN_VERSIONS: ReadonlyArray<Version> = [
  VERSION_1_0,
];
/** The era of each version. */
export const ERAS: Readonly<Record<ListedVersion, Era>> = {
  "0.1": "legacy",
  "0.2": "legacy",
  "0.3": "legacy",
  "1.0": "modern",
};

// --- Methods ---

/**
 * Request of the client; from 1.0 on.
 * Replaces tasks/cancel.
 * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#945-canceltask
 * (registry/a2a.toml: methods.CancelTask)
 */
export const METHOD_CANCEL_TASK = "CancelTask" as const;
/**
 * Request of the client; from 1.0 on.
 * Needs server_capabilities.pushNotifications.
 * Replaces tasks/pushNotification/set, tasks/pushNotificationConfig/set.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#947-push-notification-configuration-methods
 * (registry/a2a.toml: methods.CreateTaskPushNotificationConfig)
 */
export const METHOD_CREATE_TASK_PUSH_NOTIFICATION_CONFIG = "CreateTaskPushNotificationConfig" as const;
/**
 * Request of the client; from 1.0 on.
 * Needs server_capabilities.pushNotifications.
 * Replaces tasks/pushNotificationConfig/delete.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#947-push-notification-configuration-methods
 * (registry/a2a.toml: methods.DeleteTaskPushNotificationConfig)
 */
export const METHOD_DELETE_TASK_PUSH_NOTIFICATION_CONFIG = "DeleteTaskPushNotificationConfig" as const;
/**
 * Request of the client; from 1.0 on.
 * Needs server_capabilities.extendedAgentCard.
 * Replaces agent/getAuthenticatedExtendedCard.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#948-getextendedagentcard
 * (registry/a2a.toml: methods.GetExtendedAgentCard)
 */
export const METHOD_GET_EXTENDED_AGENT_CARD = "GetExtendedAgentCard" as const;
/**
 * Request of the client; from 1.0 on.
 * Replaces tasks/get.
 * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#943-gettask
 * (registry/a2a.toml: methods.GetTask)
 */
export const METHOD_GET_TASK = "GetTask" as const;
/**
 * Request of the client; from 1.0 on.
 * Needs server_capabilities.pushNotifications.
 * Replaces tasks/pushNotification/get, tasks/pushNotificationConfig/get.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#947-push-notification-configuration-methods
 * (registry/a2a.toml: methods.GetTaskPushNotificationConfig)
 */
export const METHOD_GET_TASK_PUSH_NOTIFICATION_CONFIG = "GetTaskPushNotificationConfig" as const;
/**
 * Request of the client; from 1.0 on.
 * Needs server_capabilities.pushNotifications.
 * Replaces tasks/pushNotificationConfig/list.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#947-push-notification-configuration-methods
 * (registry/a2a.toml: methods.ListTaskPushNotificationConfigs)
 */
export const METHOD_LIST_TASK_PUSH_NOTIFICATION_CONFIGS = "ListTaskPushNotificationConfigs" as const;
/**
 * Request of the client; from 1.0 on.
 * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#944-listtasks
 * (registry/a2a.toml: methods.ListTasks)
 */
export const METHOD_LIST_TASKS = "ListTasks" as const;
/**
 * Request of the client; from 1.0 on.
 * Replaces message/send, tasks/send.
 * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#941-sendmessage
 * (registry/a2a.toml: methods.SendMessage)
 */
export const METHOD_SEND_MESSAGE = "SendMessage" as const;
/**
 * Request of the client; from 1.0 on.
 * Needs server_capabilities.streaming.
 * Replaces message/stream, tasks/sendSubscribe.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#942-sendstreamingmessage
 * (registry/a2a.toml: methods.SendStreamingMessage)
 */
export const METHOD_SEND_STREAMING_MESSAGE = "SendStreamingMessage" as const;
/**
 * Request of the client; from 1.0 on.
 * Needs server_capabilities.streaming.
 * Replaces tasks/resubscribe.
 * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#946-subscribetotask
 * (registry/a2a.toml: methods.SubscribeToTask)
 */
export const METHOD_SUBSCRIBE_TO_TASK = "SubscribeToTask" as const;
/**
 * Request of the client; in 0.3 only.
 * Needs supportsAuthenticatedExtendedCard at the top of the card, which is no member of its
 * capabilities.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#710-agentgetauthenticatedextendedcard
 * (registry/a2a.toml: methods."agent/getAuthenticatedExtendedCard")
 */
export const METHOD_AGENT_GET_AUTHENTICATED_EXTENDED_CARD = "agent/getAuthenticatedExtendedCard" as const;
/**
 * Request of the client; in 0.2 to 0.3.
 * Replaces tasks/send.
 * Source: https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#71-messagesend
 * (registry/a2a.toml: methods."message/send")
 */
export const METHOD_MESSAGE_SEND = "message/send" as const;
/**
 * Request of the client; in 0.2 to 0.3.
 * Needs server_capabilities.streaming.
 * Replaces tasks/sendSubscribe.
 * Source: https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#72-messagestream
 * (registry/a2a.toml: methods."message/stream")
 */
export const METHOD_MESSAGE_STREAM = "message/stream" as const;
/**
 * Request of the client; in 0.1 to 0.3.
 * Source: https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#74-taskscancel
 * (registry/a2a.toml: methods."tasks/cancel")
 */
export const METHOD_TASKS_CANCEL = "tasks/cancel" as const;
/**
 * Request of the client; in 0.1 to 0.3.
 * Source: https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#73-tasksget
 * (registry/a2a.toml: methods."tasks/get")
 */
export const METHOD_TASKS_GET = "tasks/get" as const;
/**
 * Request of the client; in 0.1 only.
 * Needs server_capabilities.pushNotifications.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#76-taskspushnotificationget
 * (registry/a2a.toml: methods."tasks/pushNotification/get")
 */
export const METHOD_TASKS_PUSH_NOTIFICATION_GET = "tasks/pushNotification/get" as const;
/**
 * Request of the client; in 0.1 only.
 * Needs server_capabilities.pushNotifications.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#75-taskspushnotificationset
 * (registry/a2a.toml: methods."tasks/pushNotification/set")
 */
export const METHOD_TASKS_PUSH_NOTIFICATION_SET = "tasks/pushNotification/set" as const;
/**
 * Request of the client; in 0.2 to 0.3.
 * Needs server_capabilities.pushNotifications.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#78-taskspushnotificationconfigdelete
 * (registry/a2a.toml: methods."tasks/pushNotificationConfig/delete")
 */
export const METHOD_TASKS_PUSH_NOTIFICATION_CONFIG_DELETE = "tasks/pushNotificationConfig/delete" as const;
/**
 * Request of the client; in 0.2 to 0.3.
 * Needs server_capabilities.pushNotifications.
 * Replaces tasks/pushNotification/get.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#76-taskspushnotificationconfigget
 * (registry/a2a.toml: methods."tasks/pushNotificationConfig/get")
 */
export const METHOD_TASKS_PUSH_NOTIFICATION_CONFIG_GET = "tasks/pushNotificationConfig/get" as const;
/**
 * Request of the client; in 0.2 to 0.3.
 * Needs server_capabilities.pushNotifications.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#77-taskspushnotificationconfiglist
 * (registry/a2a.toml: methods."tasks/pushNotificationConfig/list")
 */
export const METHOD_TASKS_PUSH_NOTIFICATION_CONFIG_LIST = "tasks/pushNotificationConfig/list" as const;
/**
 * Request of the client; in 0.2 to 0.3.
 * Needs server_capabilities.pushNotifications.
 * Replaces tasks/pushNotification/set.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#75-taskspushnotificationconfigset
 * (registry/a2a.toml: methods."tasks/pushNotificationConfig/set")
 */
export const METHOD_TASKS_PUSH_NOTIFICATION_CONFIG_SET = "tasks/pushNotificationConfig/set" as const;
/**
 * Request of the client; in 0.1 to 0.3.
 * Needs server_capabilities.streaming.
 * Source: https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#79-tasksresubscribe
 * (registry/a2a.toml: methods."tasks/resubscribe")
 */
export const METHOD_TASKS_RESUBSCRIBE = "tasks/resubscribe" as const;
/**
 * Request of the client; in 0.1 only.
 * Source: https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#71-taskssend
 * (registry/a2a.toml: methods."tasks/send")
 */
export const METHOD_TASKS_SEND = "tasks/send" as const;
/**
 * Request of the client; in 0.1 only.
 * Needs server_capabilities.streaming.
 * Source: https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#72-taskssendsubscribe
 * (registry/a2a.toml: methods."tasks/sendSubscribe")
 */
export const METHOD_TASKS_SEND_SUBSCRIBE = "tasks/sendSubscribe" as const;

// --- Server capabilities ---

/**
 * Capability that a server declares; from 1.0 on.
 * Source: https://github.com/a2aproject/A2A/releases/tag/v1.0.0 (registry/a2a.toml: versions 1.0
 * release 1.0.0)
 */
export const SERVER_CAPABILITY_EXTENDED_AGENT_CARD = "extendedAgentCard" as const;
/**
 * Capability that a server declares; from 0.2 on.
 * Source: https://github.com/a2aproject/A2A/releases/tag/v0.2.2 (registry/a2a.toml: versions 0.2
 * release 0.2.2)
 */
export const SERVER_CAPABILITY_EXTENSIONS = "extensions" as const;
/**
 * Capability that a server declares; in every version.
 * Source: https://github.com/a2aproject/A2A/releases/tag/v0.1.0 (registry/a2a.toml: versions 0.1
 * release 0.1.0)
 */
export const SERVER_CAPABILITY_PUSH_NOTIFICATIONS = "pushNotifications" as const;
/**
 * Capability that a server declares; in 0.1 to 0.3.
 * Source: https://github.com/a2aproject/A2A/releases/tag/v0.1.0 (registry/a2a.toml: versions 0.1
 * release 0.1.0)
 */
export const SERVER_CAPABILITY_STATE_TRANSITION_HISTORY = "stateTransitionHistory" as const;
/**
 * Capability that a server declares; in every version.
 * Source: https://github.com/a2aproject/A2A/releases/tag/v0.1.0 (registry/a2a.toml: versions 0.1
 * release 0.1.0)
 */
export const SERVER_CAPABILITY_STREAMING = "streaming" as const;

// --- Features ---

/**
 * HTTP+JSON bodies are application/a2a+json; from 1.0 on.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#111-protocol-requirements
 * (registry/a2a.toml: features.a2a_media_type)
 */
export const FEATURE_A2A_MEDIA_TYPE = "a2a_media_type" as const;
/**
 * Agent cards may be signed; from 0.3 on.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#556-agentcardsignature-object
 * (registry/a2a.toml: features.agent_card_signatures)
 */
export const FEATURE_AGENT_CARD_SIGNATURES = "agent_card_signatures" as const;
/**
 * preferredTransport and additionalInterfaces in the agent card; in 0.2 to 0.3.
 * Source: https://github.com/a2aproject/A2A/blob/v0.2.4/specification/json/a2a.json
 * (registry/a2a.toml: features.card_additional_interfaces)
 */
export const FEATURE_CARD_ADDITIONAL_INTERFACES = "card_additional_interfaces" as const;
/**
 * authentication in the agent card; in 0.1 only.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#553-agentauthentication-object
 * (registry/a2a.toml: features.card_authentication)
 */
export const FEATURE_CARD_AUTHENTICATION = "card_authentication" as const;
/**
 * protocolVersion at the top of the agent card; in 0.2 to 0.3.
 * Source: https://github.com/a2aproject/A2A/blob/v0.2.5/specification/json/a2a.json
 * (registry/a2a.toml: features.card_protocol_version)
 */
export const FEATURE_CARD_PROTOCOL_VERSION = "card_protocol_version" as const;
/**
 * securitySchemes in the agent card; from 0.2 on.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v0.2.0/docs/specification.md#553-securityscheme-object
 * (registry/a2a.toml: features.card_security_schemes)
 */
export const FEATURE_CARD_SECURITY_SCHEMES = "card_security_schemes" as const;
/**
 * supportedInterfaces in the agent card, each with its version; from 1.0 on.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#831-supported-interfaces-declaration
 * (registry/a2a.toml: features.card_supported_interfaces)
 */
export const FEATURE_CARD_SUPPORTED_INTERFACES = "card_supported_interfaces" as const;
/**
 * Errors carry a google.rpc.ErrorInfo; from 1.0 on.
 * Source: https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md#95-error-handling
 * (registry/a2a.toml: features.error_info)
 */
export const FEATURE_ERROR_INFO = "error_info" as const;
/**
 * The extended card is fetched from agent/authenticatedExtendedCard beside the agent's URL; in 0.2
 * only.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v0.2.5/docs/specification.md#710-agentauthenticatedextendedcard
 * (registry/a2a.toml: features.extended_card_endpoint)
 */
export const FEATURE_EXTENDED_CARD_ENDPOINT = "extended_card_endpoint" as const;
/**
 * The extended card is asked for with a method; from 0.3 on.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#710-agentgetauthenticatedextendedcard
 * (registry/a2a.toml: features.extended_card_method)
 */
export const FEATURE_EXTENDED_CARD_METHOD = "extended_card_method" as const;
/**
 * Objects name their type in a member kind; in 0.2 to 0.3.
 * Source: https://github.com/a2aproject/A2A/blob/v0.2.0/docs/specification.md#65-part-union-type
 * (registry/a2a.toml: features.kind_discriminators)
 */
export const FEATURE_KIND_DISCRIMINATORS = "kind_discriminators" as const;
/**
 * Mutual TLS among the security schemes; from 0.3 on.
 * Source: https://github.com/a2aproject/A2A/blob/v0.3.0/specification/json/a2a.json
 * (registry/a2a.toml: features.mutual_tls)
 */
export const FEATURE_MUTUAL_TLS = "mutual_tls" as const;
/**
 * The OAuth implicit flow among the security schemes; from 0.2 on.
 * Source: https://github.com/a2aproject/A2A/blob/v0.2.0/specification/json/a2a.json
 * (registry/a2a.toml: features.oauth_implicit_flow)
 * @deprecated Deprecated since 1.0; may be removed in 2.0: Use the authorization code flow with
 * PKCE.
 */
export const FEATURE_OAUTH_IMPLICIT_FLOW = "oauth_implicit_flow" as const;
/**
 * The OAuth password flow among the security schemes; from 0.2 on.
 * Source: https://github.com/a2aproject/A2A/blob/v0.2.0/specification/json/a2a.json
 * (registry/a2a.toml: features.oauth_password_flow)
 * @deprecated Deprecated since 1.0; may be removed in 2.0: Use the authorization code flow with
 * PKCE, or the device code flow.
 */
export const FEATURE_OAUTH_PASSWORD_FLOW = "oauth_password_flow" as const;
/**
 * Enum values spelt as in ProtoJSON, such as TASK_STATE_COMPLETED; from 1.0 on.
 * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/whats-new-v1.md (registry/a2a.toml:
 * features.protojson_enums)
 */
export const FEATURE_PROTOJSON_ENUMS = "protojson_enums" as const;
/**
 * A push notification config is fetched with the task's id alone (TaskIdParams); in 0.1 to 0.3.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v0.2.5/docs/specification.md#76-taskspushnotificationconfigget
 * (registry/a2a.toml: features.push_config_by_task_id)
 * @deprecated Deprecated since 0.2; may be removed in 1.0: Name the config as well as the task,
 * with GetTaskPushNotificationConfigParams.
 */
export const FEATURE_PUSH_CONFIG_BY_TASK_ID = "push_config_by_task_id" as const;
/**
 * An interface may have a tenant, repeated in each request; from 1.0 on.
 * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#446-agentinterface
 * (registry/a2a.toml: features.tenants)
 */
export const FEATURE_TENANTS = "tenants" as const;
/**
 * Each request names its version in a header; from 1.0 on.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#361-client-responsibilities
 * (registry/a2a.toml: features.version_header)
 */
export const FEATURE_VERSION_HEADER = "version_header" as const;

// --- Transports ---

/**
 * gRPC; from 0.2 on.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#10-grpc-protocol-binding
 * (registry/a2a.toml: transports.GRPC)
 */
export const TRANSPORT_GRPC = "GRPC" as const;
/**
 * HTTP with JSON bodies, REST style; from 0.2 on.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#11-httpjsonrest-protocol-binding
 * (registry/a2a.toml: transports."HTTP+JSON")
 */
export const TRANSPORT_HTTP_JSON = "HTTP+JSON" as const;
/**
 * JSON-RPC 2.0 over HTTP; in every version.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#9-json-rpc-protocol-binding
 * (registry/a2a.toml: transports.JSONRPC)
 */
export const TRANSPORT_JSONRPC = "JSONRPC" as const;

// --- Headers ---

/**
 * HTTP header; from 1.0 on.
 * Comma-separated URIs; the answer names those that were activated.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#1422-a2a-extensions-header
 * (registry/a2a.toml: headers.A2A-Extensions)
 */
export const HEADER_A2A_EXTENSIONS = "A2A-Extensions" as const;
/**
 * HTTP header; from 1.0 on.
 * Required with every request.
 * In gRPC the metadata key a2a-version.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#1421-a2a-version-header
 * (registry/a2a.toml: headers.A2A-Version)
 */
export const HEADER_A2A_VERSION = "A2A-Version" as const;
/**
 * HTTP header; in 0.2 to 0.3.
 * Only the guide to extensions has it, not the specification.
 * Source: https://github.com/a2aproject/A2A/blob/v0.3.0/docs/topics/extensions.md?plain=1#L110
 * (registry/a2a.toml: headers.X-A2A-Extensions)
 */
export const HEADER_X_A2A_EXTENSIONS = "X-A2A-Extensions" as const;
/**
 * HTTP header; in 0.1 to 0.3.
 * On push notifications to the client's webhook, in the examples only.
 * Source: https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md?plain=1#L1654
 * (registry/a2a.toml: headers.X-A2A-Notification-Token)
 */
export const HEADER_X_A2A_NOTIFICATION_TOKEN = "X-A2A-Notification-Token" as const;

// --- Where a message declares its version ---

/**
 * Declaration: header.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#361-client-responsibilities
 * (registry/a2a.toml: declaration.header)
 */
export const DECLARATION_HEADER = "A2A-Version" as const;
/**
 * Declaration: parameter.
 * Source:
 * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#361-client-responsibilities
 * (registry/a2a.toml: declaration.parameter)
 */
export const DECLARATION_PARAMETER = "A2A-Version" as const;

// --- Errors ---

/** The error codes of every version. */
export const ErrorCode = {
  /**
   * Message "Incompatible content types"; in every version.
   * ContentTypeNotSupportedError, HTTP 400, gRPC INVALID_ARGUMENT, since 1.0.1.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
   * (registry/a2a.toml: errors.content_type_not_supported)
   * ContentTypeNotSupportedError, since 0.1.0.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
   * (registry/a2a.toml: errors.content_type_not_supported_0_1_0)
   * ContentTypeNotSupportedError, HTTP 415, gRPC INVALID_ARGUMENT, of an earlier release.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md#54-error-code-mappings
   * (registry/a2a.toml: errors.content_type_not_supported_1_0_0)
   */
  CONTENT_TYPE_NOT_SUPPORTED: -32005,
  /**
   * Message "Authenticated Extended Card is not configured"; from 1.0 on.
   * ExtendedAgentCardNotConfiguredError, HTTP 400, gRPC FAILED_PRECONDITION.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
   * (registry/a2a.toml: errors.extended_agent_card_not_configured)
   */
  EXTENDED_AGENT_CARD_NOT_CONFIGURED: -32007,
  /**
   * Message "Extension support required"; from 1.0 on.
   * ExtensionSupportRequiredError, HTTP 400, gRPC FAILED_PRECONDITION.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
   * (registry/a2a.toml: errors.extension_support_required)
   */
  EXTENSION_SUPPORT_REQUIRED: -32008,
  /**
   * Message "Internal error"; in every version.
   * InternalError.
   * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#95-error-handling
   * (registry/a2a.toml: errors.internal_error)
   */
  INTERNAL_ERROR: -32603,
  /**
   * Message "Invalid agent response"; from 0.2 on.
   * InvalidAgentResponseError, HTTP 500, gRPC INTERNAL, since 1.0.1.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
   * (registry/a2a.toml: errors.invalid_agent_response)
   * InvalidAgentResponseError, since 0.2.0.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v0.2.6/docs/specification.md#82-a2a-specific-errors
   * (registry/a2a.toml: errors.invalid_agent_response_0_2_0)
   * InvalidAgentResponseError, HTTP 502, gRPC INTERNAL, of an earlier release.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md#54-error-code-mappings
   * (registry/a2a.toml: errors.invalid_agent_response_1_0_0)
   */
  INVALID_AGENT_RESPONSE: -32006,
  /**
   * Message "Invalid parameters"; in every version.
   * InvalidParamsError.
   * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#95-error-handling
   * (registry/a2a.toml: errors.invalid_params)
   */
  INVALID_PARAMS: -32602,
  /**
   * Message "Request payload validation error"; in every version.
   * InvalidRequestError.
   * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#95-error-handling
   * (registry/a2a.toml: errors.invalid_request)
   */
  INVALID_REQUEST: -32600,
  /**
   * Message "Method not found"; in every version.
   * MethodNotFoundError.
   * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#95-error-handling
   * (registry/a2a.toml: errors.method_not_found)
   */
  METHOD_NOT_FOUND: -32601,
  /**
   * Message "Invalid JSON payload"; in every version.
   * JSONParseError.
   * Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#95-error-handling
   * (registry/a2a.toml: errors.parse_error)
   */
  PARSE_ERROR: -32700,
  /**
   * Message "Push Notification is not supported"; in every version.
   * PushNotificationNotSupportedError, HTTP 400, gRPC FAILED_PRECONDITION, since 1.0.1.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
   * (registry/a2a.toml: errors.push_notification_not_supported)
   * PushNotificationNotSupportedError, since 0.1.0.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
   * (registry/a2a.toml: errors.push_notification_not_supported_0_1_0)
   * PushNotificationNotSupportedError, HTTP 400, gRPC UNIMPLEMENTED, of an earlier release.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md#54-error-code-mappings
   * (registry/a2a.toml: errors.push_notification_not_supported_1_0_0)
   */
  PUSH_NOTIFICATION_NOT_SUPPORTED: -32003,
  /**
   * Message "Task cannot be canceled"; in every version.
   * TaskNotCancelableError, HTTP 400, gRPC FAILED_PRECONDITION, since 1.0.1.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
   * (registry/a2a.toml: errors.task_not_cancelable)
   * TaskNotCancelableError, since 0.1.0.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
   * (registry/a2a.toml: errors.task_not_cancelable_0_1_0)
   * TaskNotCancelableError, HTTP 409, gRPC FAILED_PRECONDITION, of an earlier release.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md#54-error-code-mappings
   * (registry/a2a.toml: errors.task_not_cancelable_1_0_0)
   */
  TASK_NOT_CANCELABLE: -32002,
  /**
   * Message "Task not found"; in every version.
   * TaskNotFoundError, HTTP 404, gRPC NOT_FOUND, since 1.0.0.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
   * (registry/a2a.toml: errors.task_not_found)
   * TaskNotFoundError, since 0.1.0.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
   * (registry/a2a.toml: errors.task_not_found_0_1_0)
   */
  TASK_NOT_FOUND: -32001,
  /**
   * Message "This operation is not supported"; from 0.2 on.
   * UnsupportedOperationError, HTTP 400, gRPC FAILED_PRECONDITION, since 1.0.1.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
   * (registry/a2a.toml: errors.unsupported_operation)
   * UnsupportedOperationError, since 0.2.0.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v0.2.6/docs/specification.md#82-a2a-specific-errors
   * (registry/a2a.toml: errors.unsupported_operation_0_2_0)
   * UnsupportedOperationError, HTTP 400, gRPC UNIMPLEMENTED, of an earlier release.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md#54-error-code-mappings
   * (registry/a2a.toml: errors.unsupported_operation_1_0_0)
   */
  UNSUPPORTED_OPERATION: -32004,
  /**
   * Message "Version not supported"; from 1.0 on.
   * VersionNotSupportedError, HTTP 400, gRPC FAILED_PRECONDITION, since 1.0.1.
   * No binding has a place for the versions that are served: as metadata of the ErrorInfo, whose
   * values are text, they are the project's choice, named as in the text's scenario of section 6.4.
   * That scenario's own form, application/problem+json, contradicts section 11.6, which prescribes
   * the form here.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
   * (registry/a2a.toml: errors.version_not_supported)
   * VersionNotSupportedError, HTTP 400, gRPC UNIMPLEMENTED, of an earlier release.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md#54-error-code-mappings
   * (registry/a2a.toml: errors.version_not_supported_1_0_0)
   */
  VERSION_NOT_SUPPORTED: -32009,
  /**
   * Message "Authenticated Extended Card is not configured"; in 0.3 only.
   * AuthenticatedExtendedCardNotConfiguredError.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#82-a2a-specific-errors
   * (registry/a2a.toml: errors.authenticated_extended_card_not_configured)
   */
  AUTHENTICATED_EXTENDED_CARD_NOT_CONFIGURED: -32007,
  /**
   * Message "Authentication required"; in 0.1 only.
   * AuthenticationRequiredError.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
   * (registry/a2a.toml: errors.authentication_required)
   */
  AUTHENTICATION_REQUIRED: -32007,
  /**
   * Message "Authorization failed"; in 0.1 only.
   * AuthorizationFailedError.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
   * (registry/a2a.toml: errors.authorization_failed)
   */
  AUTHORIZATION_FAILED: -32008,
  /**
   * Message "Invalid task state for operation"; in 0.1 only.
   * InvalidTaskStateError.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
   * (registry/a2a.toml: errors.invalid_task_state)
   */
  INVALID_TASK_STATE: -32009,
  /**
   * Message "This operation is not supported"; in 0.1 only.
   * OperationNotSupportedError.
   * The schema of 0.1.0 already calls it UnsupportedOperationError.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
   * (registry/a2a.toml: errors.operation_not_supported)
   */
  OPERATION_NOT_SUPPORTED: -32004,
  /**
   * Message "Rate limit exceeded"; in 0.1 only.
   * RateLimitExceededError.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
   * (registry/a2a.toml: errors.rate_limit_exceeded)
   */
  RATE_LIMIT_EXCEEDED: -32010,
  /**
   * Message "A required resource is unavailable"; in 0.1 only.
   * ResourceUnavailableError.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
   * (registry/a2a.toml: errors.resource_unavailable)
   */
  RESOURCE_UNAVAILABLE: -32011,
  /**
   * Message "Streaming is not supported"; in 0.1 only.
   * StreamingNotSupportedError.
   * Source:
   * https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
   * (registry/a2a.toml: errors.streaming_not_supported)
   */
  STREAMING_NOT_SUPPORTED: -32006,
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The error codes, by version. */
export const ERRORS: Readonly<Record<ListedVersion, ReadonlyArray<ErrorCode>>> = {
  "0.1": [
    ErrorCode.AUTHENTICATION_REQUIRED,
    ErrorCode.AUTHORIZATION_FAILED,
    ErrorCode.CONTENT_TYPE_NOT_SUPPORTED,
    ErrorCode.INTERNAL_ERROR,
    ErrorCode.INVALID_PARAMS,
    ErrorCode.INVALID_REQUEST,
    ErrorCode.INVALID_TASK_STATE,
    ErrorCode.METHOD_NOT_FOUND,
    ErrorCode.OPERATION_NOT_SUPPORTED,
    ErrorCode.PARSE_ERROR,
    ErrorCode.PUSH_NOTIFICATION_NOT_SUPPORTED,
    ErrorCode.RATE_LIMIT_EXCEEDED,
    ErrorCode.RESOURCE_UNAVAILABLE,
    ErrorCode.STREAMING_NOT_SUPPORTED,
    ErrorCode.TASK_NOT_CANCELABLE,
    ErrorCode.TASK_NOT_FOUND,
  ],
  "0.2": [
    ErrorCode.CONTENT_TYPE_NOT_SUPPORTED,
    ErrorCode.INTERNAL_ERROR,
    ErrorCode.INVALID_AGENT_RESPONSE,
    ErrorCode.INVALID_PARAMS,
    ErrorCode.INVALID_REQUEST,
    ErrorCode.METHOD_NOT_FOUND,
    ErrorCode.PARSE_ERROR,
    ErrorCode.PUSH_NOTIFICATION_NOT_SUPPORTED,
    ErrorCode.TASK_NOT_CANCELABLE,
    ErrorCode.TASK_NOT_FOUND,
    ErrorCode.UNSUPPORTED_OPERATION,
  ],
  "0.3": [
    ErrorCode.AUTHENTICATED_EXTENDED_CARD_NOT_CONFIGURED,
    ErrorCode.CONTENT_TYPE_NOT_SUPPORTED,
    ErrorCode.INTERNAL_ERROR,
    ErrorCode.INVALID_AGENT_RESPONSE,
    ErrorCode.INVALID_PARAMS,
    ErrorCode.INVALID_REQUEST,
    ErrorCode.METHOD_NOT_FOUND,
    ErrorCode.PARSE_ERROR,
    ErrorCode.PUSH_NOTIFICATION_NOT_SUPPORTED,
    ErrorCode.TASK_NOT_CANCELABLE,
    ErrorCode.TASK_NOT_FOUND,
    ErrorCode.UNSUPPORTED_OPERATION,
  ],
  "1.0": [
    ErrorCode.CONTENT_TYPE_NOT_SUPPORTED,
    ErrorCode.EXTENDED_AGENT_CARD_NOT_CONFIGURED,
    ErrorCode.EXTENSION_SUPPORT_REQUIRED,
    ErrorCode.INTERNAL_ERROR,
    ErrorCode.INVALID_AGENT_RESPONSE,
    ErrorCode.INVALID_PARAMS,
    ErrorCode.INVALID_REQUEST,
    ErrorCode.METHOD_NOT_FOUND,
    ErrorCode.PARSE_ERROR,
    ErrorCode.PUSH_NOTIFICATION_NOT_SUPPORTED,
    ErrorCode.TASK_NOT_CANCELABLE,
    ErrorCode.TASK_NOT_FOUND,
    ErrorCode.UNSUPPORTED_OPERATION,
    ErrorCode.VERSION_NOT_SUPPORTED,
  ],
};

// --- Facts by version ---

/** The methods that are a request of the client, by version. */
export const CLIENT_REQUESTS: Readonly<Record<ListedVersion, ReadonlyArray<ClientRequest>>> = {
  "0.1": [
    "tasks/cancel",
    "tasks/get",
    "tasks/pushNotification/get",
    "tasks/pushNotification/set",
    "tasks/resubscribe",
    "tasks/send",
    "tasks/sendSubscribe",
  ],
  "0.2": [
    "message/send",
    "message/stream",
    "tasks/cancel",
    "tasks/get",
    "tasks/pushNotificationConfig/delete",
    "tasks/pushNotificationConfig/get",
    "tasks/pushNotificationConfig/list",
    "tasks/pushNotificationConfig/set",
    "tasks/resubscribe",
  ],
  "0.3": [
    "agent/getAuthenticatedExtendedCard",
    "message/send",
    "message/stream",
    "tasks/cancel",
    "tasks/get",
    "tasks/pushNotificationConfig/delete",
    "tasks/pushNotificationConfig/get",
    "tasks/pushNotificationConfig/list",
    "tasks/pushNotificationConfig/set",
    "tasks/resubscribe",
  ],
  "1.0": [
    "CancelTask",
    "CreateTaskPushNotificationConfig",
    "DeleteTaskPushNotificationConfig",
    "GetExtendedAgentCard",
    "GetTask",
    "GetTaskPushNotificationConfig",
    "ListTaskPushNotificationConfigs",
    "ListTasks",
    "SendMessage",
    "SendStreamingMessage",
    "SubscribeToTask",
  ],
};
/** The server capabilities, by version. */
export const SERVER_CAPABILITIES: Readonly<Record<ListedVersion, ReadonlyArray<ServerCapability>>> = {
  "0.1": [
    "pushNotifications",
    "stateTransitionHistory",
    "streaming",
  ],
  "0.2": [
    "extensions",
    "pushNotifications",
    "stateTransitionHistory",
    "streaming",
  ],
  "0.3": [
    "extensions",
    "pushNotifications",
    "stateTransitionHistory",
    "streaming",
  ],
  "1.0": [
    "extendedAgentCard",
    "extensions",
    "pushNotifications",
    "streaming",
  ],
};
/** The features, by version. */
export const FEATURES: Readonly<Record<ListedVersion, ReadonlyArray<Feature>>> = {
  "0.1": [
    "card_authentication",
    "push_config_by_task_id",
  ],
  "0.2": [
    "card_additional_interfaces",
    "card_protocol_version",
    "card_security_schemes",
    "extended_card_endpoint",
    "kind_discriminators",
    "oauth_implicit_flow",
    "oauth_password_flow",
    "push_config_by_task_id",
  ],
  "0.3": [
    "agent_card_signatures",
    "card_additional_interfaces",
    "card_protocol_version",
    "card_security_schemes",
    "extended_card_method",
    "kind_discriminators",
    "mutual_tls",
    "oauth_implicit_flow",
    "oauth_password_flow",
    "push_config_by_task_id",
  ],
  "1.0": [
    "a2a_media_type",
    "agent_card_signatures",
    "card_security_schemes",
    "card_supported_interfaces",
    "error_info",
    "extended_card_method",
    "mutual_tls",
    "oauth_implicit_flow",
    "oauth_password_flow",
    "protojson_enums",
    "tenants",
    "version_header",
  ],
};
/** The transports, by version. */
export const TRANSPORTS: Readonly<Record<ListedVersion, ReadonlyArray<Transport>>> = {
  "0.1": [
    "JSONRPC",
  ],
  "0.2": [
    "GRPC",
    "HTTP+JSON",
    "JSONRPC",
  ],
  "0.3": [
    "GRPC",
    "HTTP+JSON",
    "JSONRPC",
  ],
  "1.0": [
    "GRPC",
    "HTTP+JSON",
    "JSONRPC",
  ],
};
/** The headers, by version. */
export const HEADERS: Readonly<Record<ListedVersion, ReadonlyArray<Header>>> = {
  "0.1": [
    "X-A2A-Notification-Token",
  ],
  "0.2": [
    "X-A2A-Extensions",
    "X-A2A-Notification-Token",
  ],
  "0.3": [
    "X-A2A-Extensions",
    "X-A2A-Notification-Token",
  ],
  "1.0": [
    "A2A-Extensions",
    "A2A-Version",
  ],
};
/** The grpc operations, by version. */
export const GRPC_OPERATIONS: Readonly<Record<ListedVersion, ReadonlyArray<GrpcOperation>>> = {
  "0.1": [
  ],
  "0.2": [
    "CancelTask",
    "CreateTaskPushNotificationConfig",
    "DeleteTaskPushNotificationConfig",
    "GetAgentCard",
    "GetTask",
    "GetTaskPushNotificationConfig",
    "ListTaskPushNotificationConfig",
    "SendMessage",
    "SendStreamingMessage",
    "TaskSubscription",
  ],
  "0.3": [
    "CancelTask",
    "CreateTaskPushNotificationConfig",
    "DeleteTaskPushNotificationConfig",
    "GetAgentCard",
    "GetTask",
    "GetTaskPushNotificationConfig",
    "ListTaskPushNotificationConfig",
    "SendMessage",
    "SendStreamingMessage",
    "TaskSubscription",
  ],
  "1.0": [
    "CancelTask",
    "CreateTaskPushNotificationConfig",
    "DeleteTaskPushNotificationConfig",
    "GetExtendedAgentCard",
    "GetTask",
    "GetTaskPushNotificationConfig",
    "ListTaskPushNotificationConfigs",
    "ListTasks",
    "SendMessage",
    "SendStreamingMessage",
    "SubscribeToTask",
  ],
};
/** The http operations, by version. */
export const HTTP_OPERATIONS: Readonly<Record<ListedVersion, ReadonlyArray<HttpOperation>>> = {
  "0.1": [
  ],
  "0.2": [
    "DELETE /v1/tasks/{id}/pushNotificationConfigs/{configId}",
    "GET /v1/card",
    "GET /v1/tasks",
    "GET /v1/tasks/{id}",
    "GET /v1/tasks/{id}/pushNotificationConfigs",
    "GET /v1/tasks/{id}/pushNotificationConfigs/{configId}",
    "GET /v1/tasks/{id}:subscribe",
    "POST /v1/message:send",
    "POST /v1/message:stream",
    "POST /v1/tasks/{id}/pushNotificationConfigs",
    "POST /v1/tasks/{id}:cancel",
    "POST /v1/tasks/{id}:subscribe",
  ],
  "0.3": [
    "DELETE /v1/tasks/{id}/pushNotificationConfigs/{configId}",
    "GET /v1/card",
    "GET /v1/tasks",
    "GET /v1/tasks/{id}",
    "GET /v1/tasks/{id}/pushNotificationConfigs",
    "GET /v1/tasks/{id}/pushNotificationConfigs/{configId}",
    "GET /v1/tasks/{id}:subscribe",
    "POST /v1/message:send",
    "POST /v1/message:stream",
    "POST /v1/tasks/{id}/pushNotificationConfigs",
    "POST /v1/tasks/{id}:cancel",
    "POST /v1/tasks/{id}:subscribe",
  ],
  "1.0": [
    "DELETE /tasks/{id}/pushNotificationConfigs/{configId}",
    "GET /extendedAgentCard",
    "GET /tasks",
    "GET /tasks/{id}",
    "GET /tasks/{id}/pushNotificationConfigs",
    "GET /tasks/{id}/pushNotificationConfigs/{configId}",
    "GET /tasks/{id}:subscribe",
    "POST /message:send",
    "POST /message:stream",
    "POST /tasks/{id}/pushNotificationConfigs",
    "POST /tasks/{id}:cancel",
    "POST /tasks/{id}:subscribe",
  ],
};
/** The card paths, by version. */
export const CARD_PATHS: Readonly<Record<ListedVersion, ReadonlyArray<CardPath>>> = {
  "0.1": [
    "/.well-known/agent.json",
  ],
  "0.2": [
    "/.well-known/agent.json",
  ],
  "0.3": [
    "/.well-known/agent-card.json",
  ],
  "1.0": [
    "/.well-known/agent-card.json",
  ],
};
