"""The grammar of a registry file, as written: one pydantic model a TOML table.

In: the mapping that ``tomllib`` gives. Out: frozen models, strictly typed; unknown keys
are refused. What stands in relation to something else in the file (an ``extends``, an
error's name in a rule) is checked in :mod:`registry.source.checks`; what becomes of the
facts is :mod:`registry.compile`'s work. The field descriptions reach
``generated/registry.schema.json``, so an editor shows them while a registry is typed.
"""

from __future__ import annotations

import datetime
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

#: Text that generated files can hold: no control character but a tab or the end of a line.
Name = Annotated[str, StringConstraints(pattern=r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]+$")]
Identifier = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,63}$")]
Link = Annotated[str, StringConstraints(pattern=r"^https://\S+$")]
VersionId = str | int
ErrorCodeNumber = Annotated[int, Field(ge=-2147483648, le=2147483647)]
HttpStatus = Annotated[int, Field(ge=100, le=599)]

Scheme = Literal["date", "major-minor", "integer"]
Lifecycle = Literal["handshake", "stateless"]
Status = Literal["draft", "current", "final", "retired"]
Side = Literal["server", "client", "lifecycle"]


class Table(BaseModel):
    """What every table of the grammar shares: strict types, no unknown key, immutable."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    #: Keys that stand after all others, those of a subclass too; the rest stand as declared.
    keys_last: ClassVar[tuple[str, ...]] = ()


class ProtocolTable(Table):
    """``[protocol]``: what holds for every revision."""

    id: Identifier = Field(description="Short name, as in registry.protocol('mcp').")
    title: Name = Field(description="The protocol's name in full.")
    summary: Name = Field(description="One sentence for the head of the reference.")
    scheme: Scheme = Field(description="How a version is spelled and ordered.")
    interop: Literal["exact", "same-major"] = Field(
        description="When two versions understand each other: the same, or the same major."
    )
    default_era: Name = Field(description="The era meant where a caller names none.")
    unlisted_versions: Literal["era-by-order", "unknown"] = Field(
        description="The era of a well-formed version that is not listed: by its place in the "
        "order, or none."
    )
    assumed_version: VersionId | None = Field(
        default=None, description="The version that an absent one stands for."
    )
    notification_prefix: Name | None = Field(
        default=None, description="What an unknown method begins with when it is a notification."
    )
    smallest_version: int | None = Field(default=None, description="Integers only: lower bound.")
    largest_version: int | None = Field(default=None, description="Integers only: upper bound.")
    source: Link


class EraTable(Table):
    """``[eras.NAME]``: revisions that open and carry a conversation the same way."""

    title: Name
    lifecycle: Lifecycle = Field(
        description="handshake: agreed once a session; stateless: declared with each request."
    )
    since: VersionId | None = Field(
        default=None, description="The first revision of the era; the oldest era has none."
    )
    source: Link


class FactLists(Table):
    """``adds`` and ``removes`` of a revision: names only, each defined or sourced elsewhere."""

    client_requests: list[Name] = []
    client_notifications: list[Name] = []
    server_requests: list[Name] = []
    server_notifications: list[Name] = []
    client_capabilities: list[Name] = Field(default=[], description="Dotted paths.")
    server_capabilities: list[Name] = Field(default=[], description="Dotted paths.")
    errors: list[Name] = Field(default=[], description="Keys of [errors.*].")
    metadata_keys: list[Name] = Field(default=[], description="Reserved keys of the metadata.")
    headers: list[Name] = Field(default=[], description="Keys of [headers.*].")
    transports: list[Name] = Field(default=[], description="Keys of [transports.*].")
    features: list[Name] = Field(default=[], description="Keys of [features.*].")
    grpc_operations: list[Name] = Field(default=[], description="Names in the gRPC binding.")
    http_operations: list[Name] = Field(default=[], description="'VERB /path' in the HTTP binding.")
    card_paths: list[Name] = Field(default=[], description="Where an agent card is published.")


class ReleaseTable(Table):
    """``[[versions.releases]]``: an edition that keeps its version's wire identifier."""

    id: Name
    released: datetime.date
    source: Link
    schema_link: Link | None = Field(default=None, alias="schema")
    adds: FactLists = FactLists()
    removes: FactLists = FactLists()


class HandshakeMembers(Table):
    """``[versions.handshake]``: member names that differ from ``[handshake]`` in a revision."""

    capabilities: Name | None = None
    identity: Name | None = None
    result_capabilities: Name | None = None
    result_identity: Name | None = None


class VersionTable(Table):
    """``[[versions]]``: one revision, as a delta on the one it extends."""

    id: VersionId
    era: Name
    status: Status
    released: datetime.date | None = Field(default=None, description="A draft has none.")
    compat: Annotated[str, StringConstraints(pattern=r"^\d+\.\d+\.\d+$")] | None = Field(
        default=None, description="Coordinates for negotiate_version, where the id has no numbers."
    )
    extends: VersionId | None = None
    source: Link = Field(description="The page of the specification that tells what it brings.")
    schema_link: Link | None = Field(
        default=None, alias="schema", description="The official schema, pinned."
    )
    note: Name | None = None
    adds: FactLists = FactLists()
    removes: FactLists = FactLists()
    releases: list[ReleaseTable] = []
    handshake: HandshakeMembers | None = None


class ErrorTable(Table):
    """``[errors.KEY]``: an error of the protocol."""

    name: Name | None = Field(
        default=None,
        description="What it is looked up by, where several keys share a name; else the key.",
    )
    spelling: Name | None = Field(default=None, description="As the specification spells it.")
    code: ErrorCodeNumber
    message: Name
    http_status: HttpStatus | None = None
    grpc_status: Name | None = None
    role: (
        Literal["unsupported_version", "header_mismatch", "missing_capability", "method_not_found"]
        | None
    ) = Field(default=None, description="What the error says to a prober and to a lifecycle.")
    proves_era: Name | None = Field(default=None, description="Only servers of this era send it.")
    data: Any = Field(
        default=None,
        description="The shape of its data; $supported and $requested are filled in, "
        "and $supported_text: the versions in one text.",
    )
    details: dict[Name, Any] | None = Field(
        default=None,
        description="The whole error in a binding other than JSON-RPC, by the binding's name; "
        "$message and $data are filled in besides.",
    )
    note: Name | None = None
    source: Link


class HeaderTable(Table):
    """``[headers.NAME]``: an HTTP header in the protocol's usual spelling."""

    role: Literal["version", "method", "name", "session", "other"]
    required: bool = Field(
        default=False, description="Must accompany every request but the handshake."
    )
    params: dict[Name, Name] = Field(
        default={}, description="role name: method -> the parameter whose value it repeats."
    )
    encoding: Literal["plain", "base64-sentinel"] = "plain"
    sender: Literal["client", "server", "both"] = "client"
    note: Name | None = None
    source: Link


class DefinitionTable(Table):
    """``[features.NAME]`` and ``[transports.NAME]``: what a name stands for."""

    title: Name
    source: Link


class MetadataKeyTable(Table):
    """``[metadata_keys.NAME]``: a reserved key of the metadata."""

    title: Name
    required: bool = Field(default=False, description="Every request must carry it.")
    source: Link


class MethodTable(Table):
    """``[methods.NAME]``: what a method needs beyond its revision."""

    requires: list[Name] = Field(
        default=[], description="client_capabilities.X or server_capabilities.X"
    )
    replaces: list[Name] = Field(default=[], description="The names it had in earlier revisions.")
    note: Name | None = None
    source: Link


class CapabilityTable(Table):
    """``[capabilities.PATH]``: what a capability needs."""

    requires: list[Name] = Field(default=[], description="Other capabilities, without the side.")
    note: Name | None = None
    source: Link


class HandshakeTable(Table):
    """``[handshake]``: the exchange that agrees on a version for a session."""

    method: Name
    confirm: Name | None = Field(
        default=None, description="Without it the answer opens the session."
    )
    version: Name = Field(description="Parameter that asks for a version.")
    capabilities: Name | None = None
    identity: Name | None = None
    result_version: Name
    result_capabilities: Name | None = None
    result_identity: Name | None = None
    source: Link


class DeclarationTable(Table):
    """``[declaration]``: where a message carries its version."""

    carrier: Literal["metadata", "header", "handshake"]
    container: Name | None = Field(
        default=None, description="metadata: the parameter that holds it."
    )
    version: Name | None = Field(default=None, description="metadata: key of the version.")
    capabilities: Name | None = Field(
        default=None, description="metadata: key of the capabilities."
    )
    identity: Name | None = Field(default=None, description="metadata: key of the peer's identity.")
    identity_requires: list[Name] = Field(default=[], description="Members that must be strings.")
    header: Name | None = Field(default=None, description="header: its name.")
    parameter: Name | None = Field(
        default=None, description="header: the request parameter instead of it."
    )
    source: Link


class DiscoveryTable(Table):
    """``[discovery]``: the request that asks a server for its versions, and its result."""

    method: Name
    versions: Name
    capabilities: Name
    kind: Name = Field(description="Member that says what kind of result this is.")
    complete: list[Name] = Field(description="Values of that member that a whole result may have.")
    source: Link


class CardShape(Table):
    """``[[card.shapes]]``: one place of a peer's card that names interfaces, newest place first."""

    entries: Name | None = Field(
        default=None, description="Member that lists the entries; without it the card is the entry."
    )
    url: Name = Field(description="Member of an entry: where the interface is reached.")
    binding: Name = Field(description="Member of an entry: the binding's name.")
    version: Name = Field(description="Member with the protocol's version.")
    version_in: Literal["entry", "card"] = Field(
        default="entry", description="card: its entries have no version, the card's holds for them."
    )
    tenant: Name | None = Field(default=None, description="Member of an entry: its tenant.")
    source: Link


class CardTable(Table):
    """``[card]``: where a peer's card names its interfaces."""

    bindings: list[Name] = Field(
        description="What a client that names none speaks, in its order of preference."
    )
    default_binding: Name = Field(description="The binding of an entry that names none.")
    default_version: VersionId = Field(description="The version of an entry that names none.")
    source: Link
    shapes: list[CardShape]


class OfferOption(Table):
    """``[[offers.options]]``: what an argument adds to an offered capability."""

    argument: Identifier
    capability: Name
    value: bool | None = Field(
        default=None, description="The member's value; an empty object where absent."
    )
    eras: list[Name] = Field(default=[], description="Only in these eras; all where empty.")
    source: Link


class OfferModes(Table):
    """``offers.modes``: members that the handler lists itself."""

    attribute: Identifier
    values: list[Name]


class OfferTable(Table):
    """``[[offers]]``: the callback of a handler that makes a client offer a capability."""

    capability: Name
    callback: Identifier
    modes: OfferModes | None = None
    options: list[OfferOption] = []
    source: Link


class PolicyTable(Table):
    """``[policies.NAME]``: a choice that users legitimately want the other way."""

    sides: list[Side]
    type: Literal["choice", "methods"] = "choice"
    values: list[Name] = []
    default: Name | list[Name]
    reason: Name
    source: Link


Condition = dict[Name, Name | list[Name]]


class RuleTable(Table):
    """What the rules of every decision share."""

    keys_last = ("note", "source", "reason")

    id: Identifier
    when: Condition = {}
    otherwise: bool = Field(default=False, description="Marks the one rule without conditions.")
    note: Name | None = None
    source: Link | None = Field(default=None, description="The text that prescribes it.")
    reason: Name | None = Field(default=None, description="Why, where the project decided.")


class AdmissionRule(RuleTable):
    """``[[admission.rules]]``: whether a message proceeds, and which version governs it."""

    admit: (
        Literal["declared", "counter", "session", "header", "assumed", "nearest", "latest", "none"]
        | None
    ) = None
    refuse: Name | None = Field(default=None, description="Key of [errors.*].")
    message: Name | None = Field(
        default=None,
        description="Text of the refusal; {requested}, {supported} and such are filled in.",
    )


class ProbeRule(RuleTable):
    """``[[probe.rules]]``: what the answer to a probe says of the server."""

    verdict: Literal[
        "modern", "modern_retry", "legacy", "reconnect", "authorize", "retry", "failed"
    ]
    kind: Name | None = Field(default=None, description="failed: which kind of failure.")
    message: Name | None = Field(default=None, description="Text of the reason.")


class LifecycleRule(RuleTable):
    """``[[lifecycle.rules]]``: what a message means for a session."""

    classify: Literal["ordinary", "handshake_start", "handshake_confirm", "refused"]


class Impossible(Table):
    """``[[*.impossible]]``: a combination of facts that cannot arise."""

    when: Condition
    because: Name


class AdmissionTable(Table):
    """``[admission]``"""

    rules: list[AdmissionRule]
    impossible: list[Impossible] = []


class ProbeTable(Table):
    """``[probe]``"""

    rules: list[ProbeRule]
    impossible: list[Impossible] = []


class LifecycleTable(Table):
    """``[lifecycle]``"""

    rules: list[LifecycleRule]
    impossible: list[Impossible] = []


class DeprecationTable(Table):
    """``[[deprecations]]``: a feature on its way out, and when it may go."""

    feature: Name = Field(description="Full name, as in client_capabilities.roots.")
    deprecated_in: VersionId
    deprecated_on: datetime.date | None = Field(
        default=None, description="Start of the window, where it is not the release."
    )
    window_months: Annotated[int, Field(ge=0)] | None = None
    removal_date: datetime.date | None = None
    removal_version: VersionId | None = None
    follows: Name | None = Field(default=None, description="Goes when this other feature goes.")
    migration: Name
    source: Link


class DifferenceTable(Table):
    """``[[differences]]``: where the registry departs from an official source on purpose."""

    against: Literal["schema", "sdk"]
    versions: list[VersionId]
    kind: Name = Field(description="A key of adds, as in client_requests.")
    names: list[Name]
    registry: Literal["has", "lacks"]
    reason: Name
    source: Link


class OfficialMethods(Table):
    """``methods`` of an official source: where the names of each list stand in it.

    Names of definitions, each a message or a union of messages; of members or attributes
    where the source lists names.
    """

    client_requests: list[Name] = []
    client_notifications: list[Name] = []
    server_requests: list[Name] = []
    server_notifications: list[Name] = []
    client_methods: list[Name] = Field(
        default=[], description="What clients send, where requests and notifications stand mixed."
    )
    server_methods: list[Name] = Field(
        default=[], description="What servers send, where requests and notifications stand mixed."
    )


class OfficialCapabilities(Table):
    """``capabilities`` of an official source: the definition of each side's."""

    client: Name | None = None
    server: Name | None = None


class OfficialPlaces(Table):
    """What official schemas and SDKs share: where the facts stand in one."""

    keys_last = ("operations", "methods", "capabilities", "source")

    operations: list[Literal["client_requests", "grpc_operations"]] = Field(
        default=[], description="The lists that the operations of a service are named in."
    )
    methods: OfficialMethods = OfficialMethods()
    capabilities: OfficialCapabilities = OfficialCapabilities()
    source: Link


class OfficialSchema(OfficialPlaces):
    """``[[official.schemas]]``: a family of official schema files, one a version or a release."""

    file: Name = Field(
        description="The file's name; {version} and {release} are filled in. Of several families "
        "those count whose file is there."
    )
    reader: Literal["definitions", "operations", "names"] = Field(
        description="definitions: a JSON schema; operations: a service's operations and "
        "messages; names: members that list names."
    )


class OfficialSdk(OfficialPlaces):
    """``[[official.sdks]]``: a module of an official Python SDK that holds facts."""

    package: Name = Field(description="The name of the distribution.")
    module: Name = Field(description="The module to import.")
    reader: Literal["models", "operations", "names", "names-by-version"] = Field(
        description="models: pydantic models, read as definitions; operations: a protocol buffer "
        "module; names: attributes that hold names; names-by-version: attributes that hold "
        "(name, version) pairs."
    )
    versions: list[VersionId]
    errors: Name | None = Field(
        default=None, description="Attribute that maps the classes of errors to codes."
    )


class OfficialTable(Table):
    """``[official]``: where the facts stand in the official schemas and SDKs.

    For comparing them with the registry and for drafting a revision; the engine needs none.
    """

    schemas: list[OfficialSchema] = []
    sdks: list[OfficialSdk] = []


class RegistryFile(Table):
    """One file, one protocol."""

    protocol: ProtocolTable
    eras: dict[Identifier, EraTable]
    declaration: DeclarationTable
    handshake: HandshakeTable | None = None
    discovery: DiscoveryTable | None = None
    card: CardTable | None = None
    versions: list[VersionTable]
    methods: dict[Name, MethodTable] = {}
    capabilities: dict[Name, CapabilityTable] = {}
    errors: dict[Identifier, ErrorTable] = {}
    metadata_keys: dict[Name, MetadataKeyTable] = {}
    headers: dict[Name, HeaderTable] = {}
    transports: dict[Name, DefinitionTable] = {}
    features: dict[Identifier, DefinitionTable] = {}
    offers: list[OfferTable] = []
    deprecations: list[DeprecationTable] = []
    differences: list[DifferenceTable] = []
    official: OfficialTable | None = None
    policies: dict[Identifier, PolicyTable] = {}
    admission: AdmissionTable
    probe: ProbeTable | None = None
    lifecycle: LifecycleTable
