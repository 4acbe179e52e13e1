"""The hot path of admission where each request declares its version in its metadata.

In: a :class:`~registry.engine.metadata_server.MetadataServer`. Out: its ``admit``, a
function over local names alone. It spells its steps out in a row, computes a fact only while
that can still change the answer, and returns answers that are ready-made where they tell
nothing of the one message: each of these is worth a tenth of the time that a decision takes.
Everything that is rarely asked for is a method of the server.
"""

from __future__ import annotations

from collections.abc import Mapping

from .answers import Admission, Refusal, RefusalRow
from .headers import BLANKS, bare, decode_header_value
from .server import Server
from .sides import UNOPENED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .headers import Pairs
    from .metadata_server import MetadataServer
    from .sides import Session

    #: era, wire version, the rule that admits every complete declaration on a transport
    #: without headers (empty where more than that decides), what the version adds to a cell's
    #: number with whole, absent and malformed capabilities, the required headers as bits
    Served = tuple[str, str, str, int, int, int, int]
    Answering = Callable[..., Admission | Refusal]

#: The place of each routing role in a reading of the headers, and its bit.
ROLES = {"version": 0, "method": 1, "name": 2}
VERSION, METHOD, NAME = 1, 2, 4

ABSENT = object()
#: The types of decoded JSON that are no text.
_NO_TEXT = frozenset({bool, dict, float, int, list, type(None)})


def make_admit(server: MetadataServer) -> tuple[Answering, Answering]:
    """The ``admit`` of one server, and the same for :meth:`Server.explain` to look inside."""
    container, version_key = server.container, server.version_key
    capabilities_key = server.capabilities_key
    absent_value = ABSENT
    served = server.served()
    # Where more than a whole declaration decides, all is left to the second function.
    settled = all(entry[2] for entry in served.values())
    served_get = (served if settled else {}).get
    unsettled_get = ({} if settled else served).get
    slice_ = server._slice
    #: the answer of each cell, or what it is made from
    answers = [server._rows[number] for number in slice_.cells]
    methods_get = server._methods.get
    session_open = slice_.offset("session", "open")
    repeats, lacks, differs, agrees = (
        slice_.offset("header", value) for value in ("repeated", "absent", "differ", "agree")
    )
    read = server._header_names.read
    name_params: Mapping[str, str] = server._name_params
    # What unserved versions add, where capabilities beside them cannot change the answer.
    remembered = None if server.unserved_capabilities_matter() else server._unserved
    identity_matters = slice_.depends_on("identity")
    lacking = server.refusals_of_lacking_capabilities() if settled else {}
    lacking_get = lacking.get
    number = slice_.settled({"declared": "malformed"})
    of_malformed = None if number is None else server._rows[number]
    if type(of_malformed) is not Refusal:
        of_malformed = None

    def admit(
        session: Session,
        method: str,
        params: Any = None,
        headers: Pairs | None = None,
        query: Pairs | None = None,
    ) -> Admission | Refusal:
        meta = served = None
        if params:
            try:
                meta = params.get(container)
                if meta:
                    served = served_get(meta.get(version_key))
                    if served is not None and headers is None:
                        capabilities = meta.get(capabilities_key)
                        if type(capabilities) is dict:
                            return Admission((served[0], served[1], capabilities, served[2]))
                        if capabilities is None and capabilities_key not in meta:
                            refusal = lacking_get(method)
                            if refusal is not None:
                                return refusal
            except (AttributeError, TypeError):
                # Params or metadata that are no object, or a version that is no text.
                meta = server.odd_metadata(params)
        return decide(session, method, params, headers, meta, served, None)

    def traced(
        session: Session,
        method: str,
        params: Any,
        headers: Pairs | None,
        query: Pairs | None,
        trace: list[int],
    ) -> Admission | Refusal:
        """As ``admit`` without a shortcut; the cell's number is put into ``trace``."""
        meta = server.odd_metadata(params)
        declared = None if meta is None else meta.get(version_key)
        served = served_get(declared) if isinstance(declared, str) else None
        return decide(session, method, params, headers, meta, served, trace)

    def decide(
        session: Session,
        method: str,
        params: Any,
        headers: Pairs | None,
        meta: Any,
        served: Served | None,
        trace: list[int] | None,
    ) -> Admission | Refusal:
        declared = absent_value
        cell = 0
        if served is None and meta and version_key in meta:
            declared = meta[version_key]
            if type(declared) in _NO_TEXT:
                if of_malformed is not None and trace is None:
                    return of_malformed
            elif not settled and isinstance(declared, str):
                served = unsettled_get(declared)
            if served is None:
                if (
                    type(declared) is str
                    and remembered is not None
                    and trace is None
                    and declared in remembered
                ):
                    cell = remembered[declared]
                else:
                    cell = server.unserved_offset(declared, meta)
        if served is not None:
            declared = served[1]
            capabilities = meta.get(capabilities_key)
            if type(capabilities) is dict:
                cell = served[3]
            elif capabilities_key not in meta:
                cell = served[4]
            else:
                whole = isinstance(capabilities, Mapping)
                cell = served[3] if whole else served[5]
        if (identity_matters or trace is not None) and declared is not absent_value:
            cell += server.identity_offset(meta)

        added = methods_get(method) if type(method) is str else None
        known = added is not None
        cell += server._method_offset(method) if added is None else added

        agreed = None
        if session is not UNOPENED:
            agreed = server._session(session)
            cell += session_open

        named: Any = None
        at_fault = 0
        all_absent = False
        if headers is not None:
            if served is None and not isinstance(declared, str):
                added, named = server.naming_offset(headers, agreed)
                cell += added
            else:
                # Where the routing headers stand against the body.
                values: Any
                values, at_fault = read(headers)
                named, named_method, name = values
                if served is None:  # then only the version header is held against it
                    needed = VERSION
                    at_fault &= VERSION
                else:
                    needed = served[6]
                    if needed & NAME:
                        body_name = None
                        if type(method) is str and method in name_params:
                            body_name = params.get(name_params[method])
                        if not isinstance(body_name, str):  # nothing that a header could repeat
                            needed -= NAME
                if at_fault:
                    cell += repeats
                else:
                    if named is None:
                        at_fault = needed & VERSION
                    if named_method is None:
                        at_fault |= needed & METHOD
                    if name is None:
                        at_fault |= needed & NAME
                    if at_fault:
                        cell += lacks
                        all_absent = at_fault == needed
                    else:
                        # A header's outer blanks do not count, the body's do; what is known
                        # has none, and so may be compared as it stands first.
                        if (
                            (named != declared or served is None)
                            and needed & VERSION
                            and named.strip(BLANKS) != declared
                        ):
                            at_fault = VERSION
                        if (
                            (named_method != method or not known)
                            and needed & METHOD
                            and named_method.strip(BLANKS) != method
                        ):
                            at_fault |= METHOD
                        if (
                            needed & NAME
                            and not (name == body_name and name.isascii() and name.isidentifier())
                            and decode_header_value(bare(name)) != body_name
                        ):
                            at_fault |= NAME
                        cell += differs if at_fault else agrees

        if trace is not None:
            trace.append(cell)
        row = answers[cell]
        if type(row) is Refusal:
            return row
        if type(row) is RefusalRow:
            if row.tells_headers_alone:
                return row.of_headers[at_fault * 2 + all_absent]
            asked_for = declared
            if type(declared) is not str:
                asked_for = server.asked_for(declared, method, params)
            session_version = None if agreed is None else agreed.version
            value = None if named is None else bare(named)
            return Refusal((row, asked_for, method, session_version, value, at_fault, all_absent))
        source, rule = row
        if source == "declared" and served is not None:
            given = meta.get(capabilities_key)
            if type(given) is not dict and not isinstance(given, Mapping):
                given = None
            return Admission((served[0], served[1], given, rule))
        return server._admitted(source, rule, params, session, named)

    admit.__doc__ = Server.admit.__doc__
    return admit, traced
