# Generated from registry/a2a.toml by 'python -m registry build'; not to be edited.
# ruff: noqa: E501
"""Agent2Agent Protocol: The Agent2Agent protocol, by which agents find one another through cards
and work on tasks together.

Constants of every version in the registry, each with its source. Standard library only; typing
is loaded only for those who ask for a type.
Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#36-versioning
"""

from __future__ import annotations

from enum import IntEnum
from types import MappingProxyType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Final, Literal, TypeAlias

    Version: TypeAlias = Literal[
        "0.1",
        "0.2",
        "0.3",
        "1.0",
    ]
    """A published version on the wire."""
    ListedVersion: TypeAlias = Literal[
        "0.1",
        "0.2",
        "0.3",
        "1.0",
    ]
    """Any version of the registry, drafts and retired ones too."""
    Era: TypeAlias = Literal[
        "legacy",
        "modern",
    ]
    """A group of versions."""
    ClientRequest: TypeAlias = Literal[
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
        "agent/getAuthenticatedExtendedCard",
        "message/send",
        "message/stream",
        "tasks/cancel",
        "tasks/get",
        "tasks/pushNotification/get",
        "tasks/pushNotification/set",
        "tasks/pushNotificationConfig/delete",
        "tasks/pushNotificationConfig/get",
        "tasks/pushNotificationConfig/list",
        "tasks/pushNotificationConfig/set",
        "tasks/resubscribe",
        "tasks/send",
        "tasks/sendSubscribe",
    ]
    """One of the client requests of any version."""
    Method: TypeAlias = Literal[
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
        "agent/getAuthenticatedExtendedCard",
        "message/send",
        "message/stream",
        "tasks/cancel",
        "tasks/get",
        "tasks/pushNotification/get",
        "tasks/pushNotification/set",
        "tasks/pushNotificationConfig/delete",
        "tasks/pushNotificationConfig/get",
        "tasks/pushNotificationConfig/list",
        "tasks/pushNotificationConfig/set",
        "tasks/resubscribe",
        "tasks/send",
        "tasks/sendSubscribe",
    ]
    """A method of any version."""
    ServerCapability: TypeAlias = Literal[
        "extendedAgentCard",
        "extensions",
        "pushNotifications",
        "stateTransitionHistory",
        "streaming",
    ]
    """One of the server capabilities of any version."""
    Feature: TypeAlias = Literal[
        "a2a_media_type",
        "agent_card_signatures",
        "card_additional_interfaces",
        "card_authentication",
        "card_protocol_version",
        "card_security_schemes",
        "card_supported_interfaces",
        "error_info",
        "extended_card_endpoint",
        "extended_card_method",
        "kind_discriminators",
        "mutual_tls",
        "oauth_implicit_flow",
        "oauth_password_flow",
        "protojson_enums",
        "push_config_by_task_id",
        "tenants",
        "version_header",
    ]
    """One of the features of any version."""
    Transport: TypeAlias = Literal[
        "GRPC",
        "HTTP+JSON",
        "JSONRPC",
    ]
    """One of the transports of any version."""
    Header: TypeAlias = Literal[
        "A2A-Extensions",
        "A2A-Version",
        "X-A2A-Extensions",
        "X-A2A-Notification-Token",
    ]
    """One of the headers of any version."""
    GrpcOperation: TypeAlias = Literal[
        "CancelTask",
        "CreateTaskPushNotificationConfig",
        "DeleteTaskPushNotificationConfig",
        "GetAgentCard",
        "GetExtendedAgentCard",
        "GetTask",
        "GetTaskPushNotificationConfig",
        "ListTaskPushNotificationConfig",
        "ListTaskPushNotificationConfigs",
        "ListTasks",
        "SendMessage",
        "SendStreamingMessage",
        "SubscribeToTask",
        "TaskSubscription",
    ]
    """One of the grpc operations of any version."""
    HttpOperation: TypeAlias = Literal[
        "DELETE /tasks/{id}/pushNotificationConfigs/{configId}",
        "DELETE /v1/tasks/{id}/pushNotificationConfigs/{configId}",
        "GET /extendedAgentCard",
        "GET /tasks",
        "GET /tasks/{id}",
        "GET /tasks/{id}/pushNotificationConfigs",
        "GET /tasks/{id}/pushNotificationConfigs/{configId}",
        "GET /tasks/{id}:subscribe",
        "GET /v1/card",
        "GET /v1/tasks",
        "GET /v1/tasks/{id}",
        "GET /v1/tasks/{id}/pushNotificationConfigs",
        "GET /v1/tasks/{id}/pushNotificationConfigs/{configId}",
        "GET /v1/tasks/{id}:subscribe",
        "POST /message:send",
        "POST /message:stream",
        "POST /tasks/{id}/pushNotificationConfigs",
        "POST /tasks/{id}:cancel",
        "POST /tasks/{id}:subscribe",
        "POST /v1/message:send",
        "POST /v1/message:stream",
        "POST /v1/tasks/{id}/pushNotificationConfigs",
        "POST /v1/tasks/{id}:cancel",
        "POST /v1/tasks/{id}:subscribe",
    ]
    """One of the http operations of any version."""
    CardPath: TypeAlias = Literal[
        "/.well-known/agent-card.json",
        "/.well-known/agent.json",
    ]
    """One of the card paths of any version."""

PROTOCOL: Final = "a2a"
TITLE: Final = "Agent2Agent Protocol"

# --- Versions ---

VERSION_0_1: Final = "0.1"
"""Version 0.1: final, released 2025-05-19. Legacy (0.x).

Source: https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md (registry/a2a.toml:
versions 0.1)
"""
VERSION_0_2: Final = "0.2"
"""Version 0.2: final, released 2025-05-20. Legacy (0.x).

Source: https://github.com/a2aproject/A2A/blob/v0.2.6/docs/specification.md (registry/a2a.toml:
versions 0.2)
"""
VERSION_0_3: Final = "0.3"
"""Version 0.3: final, released 2025-07-31. Legacy (0.x).

Source: https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md (registry/a2a.toml:
versions 0.3)
"""
VERSION_1_0: Final = "1.0"
"""Version 1.0: current, released 2026-03-12. Modern.

A patch release brought other gRPC and HTTP statuses for six errors: accept those of 1.0.0 as
well.
Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/whats-new-v1.md (registry/a2a.toml:
versions 1.0)
"""

LATEST_VERSION: Final = VERSION_1_0
"""The newest published version."""
LATEST_LEGACY_VERSION: Final = VERSION_0_3
"""The newest published version of the era legacy."""
LATEST_MODERN_VERSION: Final = VERSION_1_0
"""The newest published version of the era modern."""
ASSUMED_VERSION: Final = VERSION_0_3
"""The version that an absent one stands for.

Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#36-versioning
(registry/a2a.toml: protocol.assumed_version)
"""
PUBLISHED_VERSIONS: Final[tuple[Version, ...]] = (
    VERSION_0_1,
    VERSION_0_2,
    VERSION_0_3,
    VERSION_1_0,
)
"""The published versions, oldest first: no draft, nothing retired."""
SUPPORTED_VERSIONS: Final[tuple[Version, ...]] = (
    VERSION_1_0,
    VERSION_0_3,
    VERSION_0_2,
    VERSION_0_1,
)
"""The published versions, newest first, as a peer lists what it serves."""
LISTED_VERSIONS: Final[tuple[ListedVersion, ...]] = (
    VERSION_0_1,
    VERSION_0_2,
    VERSION_0_3,
    VERSION_1_0,
)
"""Every version of the registry, oldest first, drafts and retired ones too."""
LEGACY_VERSIONS: Final[tuple[Version, ...]] = (
    VERSION_0_1,
    VERSION_0_2,
    VERSION_0_3,
)
"""The published versions of the era legacy, oldest first.

Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#361-client-responsibilities
(registry/a2a.toml: eras.legacy)
"""
MODERN_VERSIONS: Final[tuple[Version, ...]] = (
    VERSION_1_0,
)
"""The published versions of the era modern, oldest first.

Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#36-versioning
(registry/a2a.toml: eras.modern)
"""
ERAS: Final[Mapping[ListedVersion, Era]] = MappingProxyType({
    "0.1": "legacy",
    "0.2": "legacy",
    "0.3": "legacy",
    "1.0": "modern",
})
"""The era of each version."""

# --- Methods ---

METHOD_CANCEL_TASK: Final = "CancelTask"
"""Request of the client; from 1.0 on.

Replaces tasks/cancel.
Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#945-canceltask
(registry/a2a.toml: methods.CancelTask)
"""
METHOD_CREATE_TASK_PUSH_NOTIFICATION_CONFIG: Final = "CreateTaskPushNotificationConfig"
"""Request of the client; from 1.0 on.

Needs server_capabilities.pushNotifications.
Replaces tasks/pushNotification/set, tasks/pushNotificationConfig/set.
Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#947-push-notification-configuration-methods
(registry/a2a.toml: methods.CreateTaskPushNotificationConfig)
"""
METHOD_DELETE_TASK_PUSH_NOTIFICATION_CONFIG: Final = "DeleteTaskPushNotificationConfig"
"""Request of the client; from 1.0 on.

Needs server_capabilities.pushNotifications.
Replaces tasks/pushNotificationConfig/delete.
Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#947-push-notification-configuration-methods
(registry/a2a.toml: methods.DeleteTaskPushNotificationConfig)
"""
METHOD_GET_EXTENDED_AGENT_CARD: Final = "GetExtendedAgentCard"
"""Request of the client; from 1.0 on.

Needs server_capabilities.extendedAgentCard.
Replaces agent/getAuthenticatedExtendedCard.
Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#948-getextendedagentcard
(registry/a2a.toml: methods.GetExtendedAgentCard)
"""
METHOD_GET_TASK: Final = "GetTask"
"""Request of the client; from 1.0 on.

Replaces tasks/get.
Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#943-gettask
(registry/a2a.toml: methods.GetTask)
"""
METHOD_GET_TASK_PUSH_NOTIFICATION_CONFIG: Final = "GetTaskPushNotificationConfig"
"""Request of the client; from 1.0 on.

Needs server_capabilities.pushNotifications.
Replaces tasks/pushNotification/get, tasks/pushNotificationConfig/get.
Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#947-push-notification-configuration-methods
(registry/a2a.toml: methods.GetTaskPushNotificationConfig)
"""
METHOD_LIST_TASK_PUSH_NOTIFICATION_CONFIGS: Final = "ListTaskPushNotificationConfigs"
"""Request of the client; from 1.0 on.

Needs server_capabilities.pushNotifications.
Replaces tasks/pushNotificationConfig/list.
Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#947-push-notification-configuration-methods
(registry/a2a.toml: methods.ListTaskPushNotificationConfigs)
"""
METHOD_LIST_TASKS: Final = "ListTasks"
"""Request of the client; from 1.0 on.

Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#944-listtasks
(registry/a2a.toml: methods.ListTasks)
"""
METHOD_SEND_MESSAGE: Final = "SendMessage"
"""Request of the client; from 1.0 on.

Replaces message/send, tasks/send.
Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#941-sendmessage
(registry/a2a.toml: methods.SendMessage)
"""
METHOD_SEND_STREAMING_MESSAGE: Final = "SendStreamingMessage"
"""Request of the client; from 1.0 on.

Needs server_capabilities.streaming.
Replaces message/stream, tasks/sendSubscribe.
Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#942-sendstreamingmessage
(registry/a2a.toml: methods.SendStreamingMessage)
"""
METHOD_SUBSCRIBE_TO_TASK: Final = "SubscribeToTask"
"""Request of the client; from 1.0 on.

Needs server_capabilities.streaming.
Replaces tasks/resubscribe.
Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#946-subscribetotask
(registry/a2a.toml: methods.SubscribeToTask)
"""
METHOD_AGENT_GET_AUTHENTICATED_EXTENDED_CARD: Final = "agent/getAuthenticatedExtendedCard"
"""Request of the client; in 0.3 only.

Needs supportsAuthenticatedExtendedCard at the top of the card, which is no member of its
capabilities.
Source:
https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#710-agentgetauthenticatedextendedcard
(registry/a2a.toml: methods."agent/getAuthenticatedExtendedCard")
"""
METHOD_MESSAGE_SEND: Final = "message/send"
"""Request of the client; in 0.2 to 0.3.

Replaces tasks/send.
Source: https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#71-messagesend
(registry/a2a.toml: methods."message/send")
"""
METHOD_MESSAGE_STREAM: Final = "message/stream"
"""Request of the client; in 0.2 to 0.3.

Needs server_capabilities.streaming.
Replaces tasks/sendSubscribe.
Source: https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#72-messagestream
(registry/a2a.toml: methods."message/stream")
"""
METHOD_TASKS_CANCEL: Final = "tasks/cancel"
"""Request of the client; in 0.1 to 0.3.

Source: https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#74-taskscancel
(registry/a2a.toml: methods."tasks/cancel")
"""
METHOD_TASKS_GET: Final = "tasks/get"
"""Request of the client; in 0.1 to 0.3.

Source: https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#73-tasksget
(registry/a2a.toml: methods."tasks/get")
"""
METHOD_TASKS_PUSH_NOTIFICATION_GET: Final = "tasks/pushNotification/get"
"""Request of the client; in 0.1 only.

Needs server_capabilities.pushNotifications.
Source:
https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#76-taskspushnotificationget
(registry/a2a.toml: methods."tasks/pushNotification/get")
"""
METHOD_TASKS_PUSH_NOTIFICATION_SET: Final = "tasks/pushNotification/set"
"""Request of the client; in 0.1 only.

Needs server_capabilities.pushNotifications.
Source:
https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#75-taskspushnotificationset
(registry/a2a.toml: methods."tasks/pushNotification/set")
"""
METHOD_TASKS_PUSH_NOTIFICATION_CONFIG_DELETE: Final = "tasks/pushNotificationConfig/delete"
"""Request of the client; in 0.2 to 0.3.

Needs server_capabilities.pushNotifications.
Source:
https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#78-taskspushnotificationconfigdelete
(registry/a2a.toml: methods."tasks/pushNotificationConfig/delete")
"""
METHOD_TASKS_PUSH_NOTIFICATION_CONFIG_GET: Final = "tasks/pushNotificationConfig/get"
"""Request of the client; in 0.2 to 0.3.

Needs server_capabilities.pushNotifications.
Replaces tasks/pushNotification/get.
Source:
https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#76-taskspushnotificationconfigget
(registry/a2a.toml: methods."tasks/pushNotificationConfig/get")
"""
METHOD_TASKS_PUSH_NOTIFICATION_CONFIG_LIST: Final = "tasks/pushNotificationConfig/list"
"""Request of the client; in 0.2 to 0.3.

Needs server_capabilities.pushNotifications.
Source:
https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#77-taskspushnotificationconfiglist
(registry/a2a.toml: methods."tasks/pushNotificationConfig/list")
"""
METHOD_TASKS_PUSH_NOTIFICATION_CONFIG_SET: Final = "tasks/pushNotificationConfig/set"
"""Request of the client; in 0.2 to 0.3.

Needs server_capabilities.pushNotifications.
Replaces tasks/pushNotification/set.
Source:
https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#75-taskspushnotificationconfigset
(registry/a2a.toml: methods."tasks/pushNotificationConfig/set")
"""
METHOD_TASKS_RESUBSCRIBE: Final = "tasks/resubscribe"
"""Request of the client; in 0.1 to 0.3.

Needs server_capabilities.streaming.
Source: https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#79-tasksresubscribe
(registry/a2a.toml: methods."tasks/resubscribe")
"""
METHOD_TASKS_SEND: Final = "tasks/send"
"""Request of the client; in 0.1 only.

Source: https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#71-taskssend
(registry/a2a.toml: methods."tasks/send")
"""
METHOD_TASKS_SEND_SUBSCRIBE: Final = "tasks/sendSubscribe"
"""Request of the client; in 0.1 only.

Needs server_capabilities.streaming.
Source: https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#72-taskssendsubscribe
(registry/a2a.toml: methods."tasks/sendSubscribe")
"""

# --- Server capabilities ---

SERVER_CAPABILITY_EXTENDED_AGENT_CARD: Final = "extendedAgentCard"
"""Capability that a server declares; from 1.0 on.

Source: https://github.com/a2aproject/A2A/releases/tag/v1.0.0 (registry/a2a.toml: versions 1.0
release 1.0.0)
"""
SERVER_CAPABILITY_EXTENSIONS: Final = "extensions"
"""Capability that a server declares; from 0.2 on.

Source: https://github.com/a2aproject/A2A/releases/tag/v0.2.2 (registry/a2a.toml: versions 0.2
release 0.2.2)
"""
SERVER_CAPABILITY_PUSH_NOTIFICATIONS: Final = "pushNotifications"
"""Capability that a server declares; in every version.

Source: https://github.com/a2aproject/A2A/releases/tag/v0.1.0 (registry/a2a.toml: versions 0.1
release 0.1.0)
"""
SERVER_CAPABILITY_STATE_TRANSITION_HISTORY: Final = "stateTransitionHistory"
"""Capability that a server declares; in 0.1 to 0.3.

Source: https://github.com/a2aproject/A2A/releases/tag/v0.1.0 (registry/a2a.toml: versions 0.1
release 0.1.0)
"""
SERVER_CAPABILITY_STREAMING: Final = "streaming"
"""Capability that a server declares; in every version.

Source: https://github.com/a2aproject/A2A/releases/tag/v0.1.0 (registry/a2a.toml: versions 0.1
release 0.1.0)
"""

# --- Features ---

FEATURE_A2A_MEDIA_TYPE: Final = "a2a_media_type"
"""HTTP+JSON bodies are application/a2a+json; from 1.0 on.

Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#111-protocol-requirements
(registry/a2a.toml: features.a2a_media_type)
"""
FEATURE_AGENT_CARD_SIGNATURES: Final = "agent_card_signatures"
"""Agent cards may be signed; from 0.3 on.

Source:
https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#556-agentcardsignature-object
(registry/a2a.toml: features.agent_card_signatures)
"""
FEATURE_CARD_ADDITIONAL_INTERFACES: Final = "card_additional_interfaces"
"""preferredTransport and additionalInterfaces in the agent card; in 0.2 to 0.3.

Source: https://github.com/a2aproject/A2A/blob/v0.2.4/specification/json/a2a.json
(registry/a2a.toml: features.card_additional_interfaces)
"""
FEATURE_CARD_AUTHENTICATION: Final = "card_authentication"
"""authentication in the agent card; in 0.1 only.

Source:
https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#553-agentauthentication-object
(registry/a2a.toml: features.card_authentication)
"""
FEATURE_CARD_PROTOCOL_VERSION: Final = "card_protocol_version"
"""protocolVersion at the top of the agent card; in 0.2 to 0.3.

Source: https://github.com/a2aproject/A2A/blob/v0.2.5/specification/json/a2a.json
(registry/a2a.toml: features.card_protocol_version)
"""
FEATURE_CARD_SECURITY_SCHEMES: Final = "card_security_schemes"
"""securitySchemes in the agent card; from 0.2 on.

Source:
https://github.com/a2aproject/A2A/blob/v0.2.0/docs/specification.md#553-securityscheme-object
(registry/a2a.toml: features.card_security_schemes)
"""
FEATURE_CARD_SUPPORTED_INTERFACES: Final = "card_supported_interfaces"
"""supportedInterfaces in the agent card, each with its version; from 1.0 on.

Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#831-supported-interfaces-declaration
(registry/a2a.toml: features.card_supported_interfaces)
"""
FEATURE_ERROR_INFO: Final = "error_info"
"""Errors carry a google.rpc.ErrorInfo; from 1.0 on.

Source: https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md#95-error-handling
(registry/a2a.toml: features.error_info)
"""
FEATURE_EXTENDED_CARD_ENDPOINT: Final = "extended_card_endpoint"
"""The extended card is fetched from agent/authenticatedExtendedCard beside the agent's URL; in 0.2
only.

Source:
https://github.com/a2aproject/A2A/blob/v0.2.5/docs/specification.md#710-agentauthenticatedextendedcard
(registry/a2a.toml: features.extended_card_endpoint)
"""
FEATURE_EXTENDED_CARD_METHOD: Final = "extended_card_method"
"""The extended card is asked for with a method; from 0.3 on.

Source:
https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#710-agentgetauthenticatedextendedcard
(registry/a2a.toml: features.extended_card_method)
"""
FEATURE_KIND_DISCRIMINATORS: Final = "kind_discriminators"
"""Objects name their type in a member kind; in 0.2 to 0.3.

Source: https://github.com/a2aproject/A2A/blob/v0.2.0/docs/specification.md#65-part-union-type
(registry/a2a.toml: features.kind_discriminators)
"""
FEATURE_MUTUAL_TLS: Final = "mutual_tls"
"""Mutual TLS among the security schemes; from 0.3 on.

Source: https://github.com/a2aproject/A2A/blob/v0.3.0/specification/json/a2a.json
(registry/a2a.toml: features.mutual_tls)
"""
FEATURE_OAUTH_IMPLICIT_FLOW: Final = "oauth_implicit_flow"
"""The OAuth implicit flow among the security schemes; from 0.2 on.

Deprecated since 1.0; may be removed in 2.0: Use the authorization code flow with PKCE.
Source: https://github.com/a2aproject/A2A/blob/v0.2.0/specification/json/a2a.json
(registry/a2a.toml: features.oauth_implicit_flow)
"""
FEATURE_OAUTH_PASSWORD_FLOW: Final = "oauth_password_flow"
"""The OAuth password flow among the security schemes; from 0.2 on.

Deprecated since 1.0; may be removed in 2.0: Use the authorization code flow with PKCE, or the
device code flow.
Source: https://github.com/a2aproject/A2A/blob/v0.2.0/specification/json/a2a.json
(registry/a2a.toml: features.oauth_password_flow)
"""
FEATURE_PROTOJSON_ENUMS: Final = "protojson_enums"
"""Enum values spelt as in ProtoJSON, such as TASK_STATE_COMPLETED; from 1.0 on.

Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/whats-new-v1.md (registry/a2a.toml:
features.protojson_enums)
"""
FEATURE_PUSH_CONFIG_BY_TASK_ID: Final = "push_config_by_task_id"
"""A push notification config is fetched with the task's id alone (TaskIdParams); in 0.1 to 0.3.

Deprecated since 0.2; may be removed in 1.0: Name the config as well as the task, with
GetTaskPushNotificationConfigParams.
Source:
https://github.com/a2aproject/A2A/blob/v0.2.5/docs/specification.md#76-taskspushnotificationconfigget
(registry/a2a.toml: features.push_config_by_task_id)
"""
FEATURE_TENANTS: Final = "tenants"
"""An interface may have a tenant, repeated in each request; from 1.0 on.

Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#446-agentinterface
(registry/a2a.toml: features.tenants)
"""
FEATURE_VERSION_HEADER: Final = "version_header"
"""Each request names its version in a header; from 1.0 on.

Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#361-client-responsibilities
(registry/a2a.toml: features.version_header)
"""

# --- Transports ---

TRANSPORT_GRPC: Final = "GRPC"
"""gRPC; from 0.2 on.

Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#10-grpc-protocol-binding
(registry/a2a.toml: transports.GRPC)
"""
TRANSPORT_HTTP_JSON: Final = "HTTP+JSON"
"""HTTP with JSON bodies, REST style; from 0.2 on.

Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#11-httpjsonrest-protocol-binding
(registry/a2a.toml: transports."HTTP+JSON")
"""
TRANSPORT_JSONRPC: Final = "JSONRPC"
"""JSON-RPC 2.0 over HTTP; in every version.

Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#9-json-rpc-protocol-binding
(registry/a2a.toml: transports.JSONRPC)
"""

# --- Headers ---

HEADER_A2A_EXTENSIONS: Final = "A2A-Extensions"
"""HTTP header; from 1.0 on.

Comma-separated URIs; the answer names those that were activated.
Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#1422-a2a-extensions-header
(registry/a2a.toml: headers.A2A-Extensions)
"""
HEADER_A2A_VERSION: Final = "A2A-Version"
"""HTTP header; from 1.0 on.

Required with every request.
In gRPC the metadata key a2a-version.
Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#1421-a2a-version-header
(registry/a2a.toml: headers.A2A-Version)
"""
HEADER_X_A2A_EXTENSIONS: Final = "X-A2A-Extensions"
"""HTTP header; in 0.2 to 0.3.

Only the guide to extensions has it, not the specification.
Source: https://github.com/a2aproject/A2A/blob/v0.3.0/docs/topics/extensions.md?plain=1#L110
(registry/a2a.toml: headers.X-A2A-Extensions)
"""
HEADER_X_A2A_NOTIFICATION_TOKEN: Final = "X-A2A-Notification-Token"
"""HTTP header; in 0.1 to 0.3.

On push notifications to the client's webhook, in the examples only.
Source: https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md?plain=1#L1654
(registry/a2a.toml: headers.X-A2A-Notification-Token)
"""

# --- Where a message declares its version ---

DECLARATION_HEADER: Final = "A2A-Version"
"""Declaration: header.

Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#361-client-responsibilities
(registry/a2a.toml: declaration.header)
"""
DECLARATION_PARAMETER: Final = "A2A-Version"
"""Declaration: parameter.

Source:
https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#361-client-responsibilities
(registry/a2a.toml: declaration.parameter)
"""

# --- Errors ---


class ErrorCode(IntEnum):
    """The error codes of every version; of several names of one code the newest comes first."""

    CONTENT_TYPE_NOT_SUPPORTED = -32005
    """Message "Incompatible content types"; in every version.

    ContentTypeNotSupportedError, HTTP 400, gRPC INVALID_ARGUMENT, since 1.0.1.
    Source:
    https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
    (registry/a2a.toml: errors.content_type_not_supported)
    ContentTypeNotSupportedError, since 0.1.0.
    Source:
    https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
    (registry/a2a.toml: errors.content_type_not_supported_0_1_0)
    ContentTypeNotSupportedError, HTTP 415, gRPC INVALID_ARGUMENT, of an earlier release.
    Source:
    https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md#54-error-code-mappings
    (registry/a2a.toml: errors.content_type_not_supported_1_0_0)
    """
    EXTENDED_AGENT_CARD_NOT_CONFIGURED = -32007
    """Message "Authenticated Extended Card is not configured"; from 1.0 on.

    ExtendedAgentCardNotConfiguredError, HTTP 400, gRPC FAILED_PRECONDITION.
    Source:
    https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
    (registry/a2a.toml: errors.extended_agent_card_not_configured)
    """
    EXTENSION_SUPPORT_REQUIRED = -32008
    """Message "Extension support required"; from 1.0 on.

    ExtensionSupportRequiredError, HTTP 400, gRPC FAILED_PRECONDITION.
    Source:
    https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
    (registry/a2a.toml: errors.extension_support_required)
    """
    INTERNAL_ERROR = -32603
    """Message "Internal error"; in every version.

    InternalError.
    Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#95-error-handling
    (registry/a2a.toml: errors.internal_error)
    """
    INVALID_AGENT_RESPONSE = -32006
    """Message "Invalid agent response"; from 0.2 on.

    InvalidAgentResponseError, HTTP 500, gRPC INTERNAL, since 1.0.1.
    Source:
    https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
    (registry/a2a.toml: errors.invalid_agent_response)
    InvalidAgentResponseError, since 0.2.0.
    Source:
    https://github.com/a2aproject/A2A/blob/v0.2.6/docs/specification.md#82-a2a-specific-errors
    (registry/a2a.toml: errors.invalid_agent_response_0_2_0)
    InvalidAgentResponseError, HTTP 502, gRPC INTERNAL, of an earlier release.
    Source:
    https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md#54-error-code-mappings
    (registry/a2a.toml: errors.invalid_agent_response_1_0_0)
    """
    INVALID_PARAMS = -32602
    """Message "Invalid parameters"; in every version.

    InvalidParamsError.
    Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#95-error-handling
    (registry/a2a.toml: errors.invalid_params)
    """
    INVALID_REQUEST = -32600
    """Message "Request payload validation error"; in every version.

    InvalidRequestError.
    Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#95-error-handling
    (registry/a2a.toml: errors.invalid_request)
    """
    METHOD_NOT_FOUND = -32601
    """Message "Method not found"; in every version.

    MethodNotFoundError.
    Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#95-error-handling
    (registry/a2a.toml: errors.method_not_found)
    """
    PARSE_ERROR = -32700
    """Message "Invalid JSON payload"; in every version.

    JSONParseError.
    Source: https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#95-error-handling
    (registry/a2a.toml: errors.parse_error)
    """
    PUSH_NOTIFICATION_NOT_SUPPORTED = -32003
    """Message "Push Notification is not supported"; in every version.

    PushNotificationNotSupportedError, HTTP 400, gRPC FAILED_PRECONDITION, since 1.0.1.
    Source:
    https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
    (registry/a2a.toml: errors.push_notification_not_supported)
    PushNotificationNotSupportedError, since 0.1.0.
    Source:
    https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
    (registry/a2a.toml: errors.push_notification_not_supported_0_1_0)
    PushNotificationNotSupportedError, HTTP 400, gRPC UNIMPLEMENTED, of an earlier release.
    Source:
    https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md#54-error-code-mappings
    (registry/a2a.toml: errors.push_notification_not_supported_1_0_0)
    """
    TASK_NOT_CANCELABLE = -32002
    """Message "Task cannot be canceled"; in every version.

    TaskNotCancelableError, HTTP 400, gRPC FAILED_PRECONDITION, since 1.0.1.
    Source:
    https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
    (registry/a2a.toml: errors.task_not_cancelable)
    TaskNotCancelableError, since 0.1.0.
    Source:
    https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
    (registry/a2a.toml: errors.task_not_cancelable_0_1_0)
    TaskNotCancelableError, HTTP 409, gRPC FAILED_PRECONDITION, of an earlier release.
    Source:
    https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md#54-error-code-mappings
    (registry/a2a.toml: errors.task_not_cancelable_1_0_0)
    """
    TASK_NOT_FOUND = -32001
    """Message "Task not found"; in every version.

    TaskNotFoundError, HTTP 404, gRPC NOT_FOUND, since 1.0.0.
    Source:
    https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
    (registry/a2a.toml: errors.task_not_found)
    TaskNotFoundError, since 0.1.0.
    Source:
    https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
    (registry/a2a.toml: errors.task_not_found_0_1_0)
    """
    UNSUPPORTED_OPERATION = -32004
    """Message "This operation is not supported"; from 0.2 on.

    UnsupportedOperationError, HTTP 400, gRPC FAILED_PRECONDITION, since 1.0.1.
    Source:
    https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
    (registry/a2a.toml: errors.unsupported_operation)
    UnsupportedOperationError, since 0.2.0.
    Source:
    https://github.com/a2aproject/A2A/blob/v0.2.6/docs/specification.md#82-a2a-specific-errors
    (registry/a2a.toml: errors.unsupported_operation_0_2_0)
    UnsupportedOperationError, HTTP 400, gRPC UNIMPLEMENTED, of an earlier release.
    Source:
    https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md#54-error-code-mappings
    (registry/a2a.toml: errors.unsupported_operation_1_0_0)
    """
    VERSION_NOT_SUPPORTED = -32009
    """Message "Version not supported"; from 1.0 on.

    VersionNotSupportedError, HTTP 400, gRPC FAILED_PRECONDITION, since 1.0.1.
    No binding has a place for the versions that are served: as metadata of the ErrorInfo, whose
    values are text, they are the project's choice, named as in the text's scenario of section
    6.4. That scenario's own form, application/problem+json, contradicts section 11.6, which
    prescribes the form here.
    Source:
    https://github.com/a2aproject/A2A/blob/v1.0.1/docs/specification.md#54-error-code-mappings
    (registry/a2a.toml: errors.version_not_supported)
    VersionNotSupportedError, HTTP 400, gRPC UNIMPLEMENTED, of an earlier release.
    Source:
    https://github.com/a2aproject/A2A/blob/v1.0.0/docs/specification.md#54-error-code-mappings
    (registry/a2a.toml: errors.version_not_supported_1_0_0)
    """
    AUTHENTICATED_EXTENDED_CARD_NOT_CONFIGURED = -32007
    """Message "Authenticated Extended Card is not configured"; in 0.3 only.

    AuthenticatedExtendedCardNotConfiguredError.
    Source:
    https://github.com/a2aproject/A2A/blob/v0.3.0/docs/specification.md#82-a2a-specific-errors
    (registry/a2a.toml: errors.authenticated_extended_card_not_configured)
    """
    AUTHENTICATION_REQUIRED = -32007
    """Message "Authentication required"; in 0.1 only.

    AuthenticationRequiredError.
    Source:
    https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
    (registry/a2a.toml: errors.authentication_required)
    """
    AUTHORIZATION_FAILED = -32008
    """Message "Authorization failed"; in 0.1 only.

    AuthorizationFailedError.
    Source:
    https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
    (registry/a2a.toml: errors.authorization_failed)
    """
    INVALID_TASK_STATE = -32009
    """Message "Invalid task state for operation"; in 0.1 only.

    InvalidTaskStateError.
    Source:
    https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
    (registry/a2a.toml: errors.invalid_task_state)
    """
    OPERATION_NOT_SUPPORTED = -32004
    """Message "This operation is not supported"; in 0.1 only.

    OperationNotSupportedError.
    The schema of 0.1.0 already calls it UnsupportedOperationError.
    Source:
    https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
    (registry/a2a.toml: errors.operation_not_supported)
    """
    RATE_LIMIT_EXCEEDED = -32010
    """Message "Rate limit exceeded"; in 0.1 only.

    RateLimitExceededError.
    Source:
    https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
    (registry/a2a.toml: errors.rate_limit_exceeded)
    """
    RESOURCE_UNAVAILABLE = -32011
    """Message "A required resource is unavailable"; in 0.1 only.

    ResourceUnavailableError.
    Source:
    https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
    (registry/a2a.toml: errors.resource_unavailable)
    """
    STREAMING_NOT_SUPPORTED = -32006
    """Message "Streaming is not supported"; in 0.1 only.

    StreamingNotSupportedError.
    Source:
    https://github.com/a2aproject/A2A/blob/v0.1.0/docs/specification.md#82-a2a-specific-errors
    (registry/a2a.toml: errors.streaming_not_supported)
    """


ERRORS: Final[Mapping[ListedVersion, frozenset[ErrorCode]]] = MappingProxyType({
    "0.1": frozenset({
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
    }),
    "0.2": frozenset({
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
    }),
    "0.3": frozenset({
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
    }),
    "1.0": frozenset({
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
    }),
})
"""The error codes, by version."""

# --- Facts by version ---

CLIENT_REQUESTS: Final[Mapping[ListedVersion, frozenset[ClientRequest]]] = MappingProxyType({
    "0.1": frozenset({
        "tasks/cancel",
        "tasks/get",
        "tasks/pushNotification/get",
        "tasks/pushNotification/set",
        "tasks/resubscribe",
        "tasks/send",
        "tasks/sendSubscribe",
    }),
    "0.2": frozenset({
        "message/send",
        "message/stream",
        "tasks/cancel",
        "tasks/get",
        "tasks/pushNotificationConfig/delete",
        "tasks/pushNotificationConfig/get",
        "tasks/pushNotificationConfig/list",
        "tasks/pushNotificationConfig/set",
        "tasks/resubscribe",
    }),
    "0.3": frozenset({
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
    }),
    "1.0": frozenset({
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
    }),
})
"""The methods that are a request of the client, by version."""
SERVER_CAPABILITIES: Final[Mapping[ListedVersion, frozenset[ServerCapability]]] = MappingProxyType({
    "0.1": frozenset({
        "pushNotifications",
        "stateTransitionHistory",
        "streaming",
    }),
    "0.2": frozenset({
        "extensions",
        "pushNotifications",
        "stateTransitionHistory",
        "streaming",
    }),
    "0.3": frozenset({
        "extensions",
        "pushNotifications",
        "stateTransitionHistory",
        "streaming",
    }),
    "1.0": frozenset({
        "extendedAgentCard",
        "extensions",
        "pushNotifications",
        "streaming",
    }),
})
"""The server capabilities, by version."""
FEATURES: Final[Mapping[ListedVersion, frozenset[Feature]]] = MappingProxyType({
    "0.1": frozenset({
        "card_authentication",
        "push_config_by_task_id",
    }),
    "0.2": frozenset({
        "card_additional_interfaces",
        "card_protocol_version",
        "card_security_schemes",
        "extended_card_endpoint",
        "kind_discriminators",
        "oauth_implicit_flow",
        "oauth_password_flow",
        "push_config_by_task_id",
    }),
    "0.3": frozenset({
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
    }),
    "1.0": frozenset({
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
    }),
})
"""The features, by version."""
TRANSPORTS: Final[Mapping[ListedVersion, frozenset[Transport]]] = MappingProxyType({
    "0.1": frozenset({
        "JSONRPC",
    }),
    "0.2": frozenset({
        "GRPC",
        "HTTP+JSON",
        "JSONRPC",
    }),
    "0.3": frozenset({
        "GRPC",
        "HTTP+JSON",
        "JSONRPC",
    }),
    "1.0": frozenset({
        "GRPC",
        "HTTP+JSON",
        "JSONRPC",
    }),
})
"""The transports, by version."""
HEADERS: Final[Mapping[ListedVersion, frozenset[Header]]] = MappingProxyType({
    "0.1": frozenset({
        "X-A2A-Notification-Token",
    }),
    "0.2": frozenset({
        "X-A2A-Extensions",
        "X-A2A-Notification-Token",
    }),
    "0.3": frozenset({
        "X-A2A-Extensions",
        "X-A2A-Notification-Token",
    }),
    "1.0": frozenset({
        "A2A-Extensions",
        "A2A-Version",
    }),
})
"""The headers, by version."""
GRPC_OPERATIONS: Final[Mapping[ListedVersion, frozenset[GrpcOperation]]] = MappingProxyType({
    "0.1": frozenset(),
    "0.2": frozenset({
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
    }),
    "0.3": frozenset({
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
    }),
    "1.0": frozenset({
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
    }),
})
"""The grpc operations, by version."""
HTTP_OPERATIONS: Final[Mapping[ListedVersion, frozenset[HttpOperation]]] = MappingProxyType({
    "0.1": frozenset(),
    "0.2": frozenset({
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
    }),
    "0.3": frozenset({
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
    }),
    "1.0": frozenset({
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
    }),
})
"""The http operations, by version."""
CARD_PATHS: Final[Mapping[ListedVersion, frozenset[CardPath]]] = MappingProxyType({
    "0.1": frozenset({
        "/.well-known/agent.json",
    }),
    "0.2": frozenset({
        "/.well-known/agent.json",
    }),
    "0.3": frozenset({
        "/.well-known/agent-card.json",
    }),
    "1.0": frozenset({
        "/.well-known/agent-card.json",
    }),
})
"""The card paths, by version."""

if not TYPE_CHECKING:
    _TYPES = {
        "Version": (PUBLISHED_VERSIONS,),
        "ListedVersion": (LISTED_VERSIONS,),
        "Era": (ERAS.values(),),
        "ClientRequest": (*CLIENT_REQUESTS.values(),),
        "Method": (*CLIENT_REQUESTS.values(),),
        "ServerCapability": (*SERVER_CAPABILITIES.values(),),
        "Feature": (*FEATURES.values(),),
        "Transport": (*TRANSPORTS.values(),),
        "Header": (*HEADERS.values(),),
        "GrpcOperation": (*GRPC_OPERATIONS.values(),),
        "HttpOperation": (*HTTP_OPERATIONS.values(),),
        "CardPath": (*CARD_PATHS.values(),),
    }

    def __getattr__(name):
        """The types, for those who ask at run time."""
        if name not in _TYPES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from typing import Literal

        values = {value for group in _TYPES[name] for value in group}
        found = globals()[name] = Literal.__getitem__(tuple(sorted(values)))
        return found
