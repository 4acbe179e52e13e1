"""Conformance inputs for admission: messages with given facts, one maker for each carrier.

In: the facts that a message shall have. Out: the message as it comes off the wire, made of
names that the tables have, and the engine's answer to it; None where no message of the
makers has these facts. Each message is checked: its facts are asked of the engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..engine.answers import Admission, Refusal
from ..engine.headers import encode_header_value
from ..engine.server import Server
from ..engine.sides import UNOPENED, Open
from .material import UNKNOWN_METHOD, Chooser, Material, Wire

#: So many variants of a message are tried for one combination of facts.
_TRIES = 24

_NAMES = ("weather", "Wörter", " padded ", "=?base64?eA==?=", "日本")


class AdmissionCases:
    """Makes messages for one protocol's admission."""

    def __init__(self, material: Material) -> None:
        self.material = material
        data = material.data
        self.declaration = data["declaration"]
        self.carrier: str = self.declaration["carrier"]
        by_role = {header["role"]: name for name, header in data["headers"].items()}
        self.version_header: str | None = by_role.get("version")
        self.method_header: str | None = by_role.get("method")
        self.name_header: str | None = by_role.get("name")
        self.name_params: Mapping[str, str] = (
            data["headers"][self.name_header]["params"] if self.name_header else {}
        )
        server_side = {
            name: policy for name, policy in data["policies"].items() if "server" in policy["sides"]
        }
        self.choices = [name for name, each in server_side.items() if each["type"] == "choice"]
        self.method_policies = [
            name for name, each in server_side.items() if each["type"] == "methods"
        ]
        self._servers: dict[str, Server] = {}
        self._made = 0

    def make(self, facts: Mapping[str, str]) -> dict[str, Any] | None:
        """``input`` and ``expect`` of a message with these facts; None where there is none."""
        self._made += 1
        lists = self._version_lists(facts)
        if not lists:
            return None
        for attempt in range(_TRIES):
            choose = Chooser(f"{self._made} {attempt}")
            versions = lists[0] if attempt == 0 else choose.of(lists)
            message = self._message(facts, versions, choose)
            if message is None:
                continue
            server = self._server(message["server"])
            why = server.explain(
                UNOPENED if message["session"] is None else Open(message["session"]),
                message["method"],
                message["params"],
                pairs(message["headers"]),
                pairs(message["query"]),
            )
            if all(facts[name] == value for name, value in why.facts.items()):
                return {"input": message, "expect": outcome(why.answer)}
        return None

    def spellings(self) -> list[dict[str, Any]]:
        """A message for each way of spelling a version, right but for that, under the defaults.

        The first few are for the default list of versions; later ones for a server of the
        base and the version that they spell. Each with the ``facts`` it has and the rule
        that decides it.
        """
        material = self.material
        newest = material.published[-1]
        asked = [(each, material.published) for each in (*material.later[:1], newest)]
        asked += [(each, material.beside(of)) for each, of in material.spellings]
        method = material.requests[0]
        cases = []
        for version, versions in asked:
            params: Any = None
            headers = None
            if self.carrier == "metadata":
                meta: dict[str, Any] = {self.declaration["version"]: version}
                if self.declaration["capabilities"]:
                    meta[self.declaration["capabilities"]] = {}
                params = {self.declaration["container"]: meta}
            elif self.carrier == "header":
                if not isinstance(version, str):
                    continue
                headers = [[self.declaration["header"], version]]
            else:
                method = material.handshake_method or method
                params = {material.data["handshake"]["version"]: version}
            message = {
                "server": {"versions": versions, "policy": {}},
                "session": None,
                "method": method,
                "params": params,
                "headers": headers,
                "query": None,
            }
            server = self._server({"versions": versions, "policy": {}})
            why = server.explain(UNOPENED, method, params, pairs(headers))
            cases.append(
                {"facts": dict(why.facts), "input": message, "expect": outcome(why.answer)}
            )
        return cases

    # -- the server -------------------------------------------------------------------

    def _version_lists(self, facts: Mapping[str, str]) -> list[list[Wire]]:
        material = self.material
        assumed = material.data["protocol"]["assumed_version"]
        found = []
        for each in material.version_lists:
            kinds = {material.opens(id) for id in each}
            serves = "both" if len(kinds) == 2 else "legacy" if True in kinds else "modern"
            served = "served" if assumed in each else "unserved"
            if facts.get("serves", serves) == serves and facts.get("assumed", served) == served:
                found.append(each)
        return found

    def _server(self, wanted: Mapping[str, Any]) -> Server:
        key = repr(wanted)
        if key not in self._servers:
            policy = {
                name: value if isinstance(value, str) else frozenset(value)
                for name, value in wanted["policy"].items()
            }
            self._servers[key] = self.material.protocol.server(wanted["versions"], policy)
        return self._servers[key]

    # -- the message --------------------------------------------------------------------

    def _message(
        self, facts: Mapping[str, str], versions: list[Wire], choose: Chooser
    ) -> dict[str, Any] | None:
        method, exempt = self._method(facts, choose)
        if method is None:
            return None
        policy: dict[str, Any] = {name: facts[name] for name in self.choices if name in facts}
        policy |= exempt
        session = None
        if facts.get("session") == "open":
            opened = [id for id in versions if self.material.opens(id)]
            others = [id for id in self.material.handshake_versions if id not in opened]
            if not opened and not others:
                return None
            session = choose.of(opened * 3 + others)
        maker = {
            "metadata": self._metadata,
            "header": self._header,
            "handshake": self._handshake,
        }[self.carrier]
        made = maker(facts, versions, method, session, choose)
        if made is None:
            return None
        params, headers, query = made
        return {
            "server": {"versions": versions, "policy": policy},
            "session": session,
            "method": method,
            "params": params,
            "headers": headers,
            "query": query,
        }

    def _method(
        self, facts: Mapping[str, str], choose: Chooser
    ) -> tuple[str | None, dict[str, list[str]]]:
        """A method of the wanted kind and role, and the policy that gives it that role."""
        material = self.material
        role = facts.get("method", "ordinary")
        kind = facts.get("kind") or ("notification" if role == "confirm" else "request")
        if role == "handshake":
            return material.handshake_method, {}
        if role == "confirm":
            return material.confirm_method, {}
        named = [each for each in material.requests if each in self.name_params]
        pool = material.notifications if kind == "notification" else material.requests + named * 2
        if not pool:
            return None, {}
        method = choose.of(pool)
        if role != "exempt":
            return method, {}
        if not self.method_policies:
            return None, {}
        return method, {choose.of(self.method_policies): [method]}

    def _asked_for(self, versions: list[Wire], choose: Chooser) -> dict[str, Any] | None:
        """Parameters of a handshake, right ones and others."""
        material = self.material
        handshake = material.data["handshake"]
        served = [id for id in versions if material.opens(id)]
        wished: list[Any] = [
            *served,
            *served,
            *material.known,
            *material.later,
            *material.malformed()[:2],
        ]
        params: dict[str, Any] = {handshake["version"]: choose.of(wished)}
        if handshake["capabilities"] and choose.of((True, True, False)):
            params[handshake["capabilities"]] = choose.of(({}, {}, [], None))
        if handshake["identity"] and choose.of((True, False)):
            params[handshake["identity"]] = {"name": "conformance", "version": "1"}
        return choose.of((params, params, params, params, {}, None))

    # -- versions in metadata -------------------------------------------------------------

    def _metadata(
        self,
        facts: Mapping[str, str],
        versions: list[Wire],
        method: str,
        session: Wire | None,
        choose: Chooser,
    ) -> tuple[Any, Any, Any] | None:
        material, names = self.material, self.declaration
        declared = facts.get("declared", "absent")
        params: dict[str, Any] | None = {}
        if method == material.handshake_method:
            params = self._asked_for(versions, choose)
        elif method in self.name_params and choose.of((True, True, True, False)):
            params = {self.name_params[method]: choose.of(_NAMES)}
        meta: dict[str, Any] | None = {}
        version = None
        if declared == "absent":
            stray: dict[str, Any] = {names["capabilities"]: {}} if names["capabilities"] else {}
            meta = choose.of((None, None, {}, stray))
        else:
            version = self._declared(declared, versions, choose)
            if version is None:
                return None
            version = version[0]
            meta = {names["version"]: version}
            given = facts.get("capabilities") or choose.of(("absent", "object"))
            if given != "absent" and names["capabilities"]:
                wrong: tuple[Any, ...] = ([], "all", None, 1, True)
                meta[names["capabilities"]] = {} if given == "object" else choose.of(wrong)
            identity = facts.get("identity") or choose.of(("absent", "object"))
            if identity != "absent" and names["identity"]:
                whole: dict[str, Any] = dict.fromkeys(names["identity_requires"], "conformance")
                broken: tuple[Any, ...] = (
                    *({**whole, name: 1} for name in whole),
                    {},
                    "me",
                    None,
                    [],
                )
                meta[names["identity"]] = whole if identity == "object" else choose.of(broken)
        if meta is not None:
            params = {**(params or {}), names["container"]: meta}
        elif params == {}:
            params = choose.of((None, {}))
        stands = facts.get("header", "none")
        if stands == "none":
            return params, None, None
        headers = self._routing(stands, version, versions, method, params, session, choose)
        return None if headers is None else (params, headers, None)

    def _declared(self, stands: str, versions: list[Wire], choose: Chooser) -> tuple[Any] | None:
        """A version for the metadata that stands so, in a tuple since it may be null."""
        material = self.material
        stateless = [id for id in versions if not material.opens(id)]
        found: list[Any]
        if stands == "malformed":
            found = material.not_versions()
        elif stands == "supported":
            found = list(stateless)
        elif stands == "legacy":
            found = [id for id in material.known if material.opens(id)]
            found += [
                each
                for each in material.unlisted
                if (era := material.tables.era(each)) != "unknown"
                and material.tables.lifecycle(era) == "handshake"
            ][:1]
        elif stands == "unsupported":
            found = [
                *(id for id in material.known if not material.opens(id) and id not in stateless),
                *material.later,
                *(each for each in material.malformed() if isinstance(each, str)),
            ]
        else:
            found = []
        return (choose.of(found),) if found else None

    def _routing(
        self,
        stands: str,
        declared: Any,
        versions: list[Wire],
        method: str,
        params: Any,
        session: Wire | None,
        choose: Chooser,
    ) -> list[list[str]] | None:
        """Header pairs that stand so against the body or the session."""
        if self.version_header is None:
            return None
        material = self.material
        foreign = choose.of(([], [], [["Accept", "application/json"]]))
        if not isinstance(declared, str):
            named = self._named(stands, versions, session, choose)
            if named is None:
                return None
            return [*named, *foreign]
        whole = [[self.version_header, declared]]
        if self.method_header:
            whole.append([self.method_header, method])
        name = self._body_name(method, params)
        if self.name_header and name is not None:
            whole.append([self.name_header, encode_header_value(name)])
        if stands == "agree":
            if choose.of((True, False, False)):
                whole = [[each.lower(), f" {value}\t"] for each, value in whole]
        elif stands == "absent":
            gone = choose.of((None, *whole))
            whole = [] if gone is None else [each for each in whole if each is not gone]
        elif stands == "repeated":
            twice = choose.of(whole)
            whole.insert(choose.of((0, len(whole))), [twice[0].lower(), twice[1]])
        elif stands == "differ":
            pair = choose.of((whole[0], *whole))
            others: dict[str, list[str]] = {
                self.version_header: [str(id) for id in material.known if id != declared],
                self.method_header or "": [UNKNOWN_METHOD, method.upper() + "x", ""],
                self.name_header or "": ["other", "=?base64?V?=", "=?base64?!?=", ""],
            }
            pair[1] = choose.of(others[pair[0]] or [UNKNOWN_METHOD])
        else:
            return None
        return whole + foreign

    def _body_name(self, method: str, params: Any) -> str | None:
        param = self.name_params.get(method)
        name = params.get(param) if param is not None and isinstance(params, Mapping) else None
        return name if isinstance(name, str) else None

    def _named(
        self, stands: str, versions: list[Wire], session: Wire | None, choose: Chooser
    ) -> list[list[str]] | None:
        """The version header of a message whose body declares no version."""
        material = self.material
        assert self.version_header is not None
        if stands == "absent":
            return []
        listed = material.known
        names: dict[str, list[Wire]] = {
            "agree": [] if session is None else [session],
            "modern": [id for id in versions if not material.opens(id)],
            "legacy": [id for id in versions if material.opens(id) and id != session],
            "unserved": [id for id in listed if id not in versions and id != session],
            "unknown": [*material.later, "latest", ""],
            "repeated": list(listed),
        }
        found = names.get(stands)
        if not found:
            return None
        named = str(choose.of(found))
        spelled = choose.of((self.version_header, self.version_header.lower()))
        if stands != "repeated":
            return [[spelled, named]]
        return [[spelled, named], [self.version_header, choose.of((named, str(listed[-1])))]]

    # -- versions in a header or a request parameter --------------------------------------

    def _header(
        self,
        facts: Mapping[str, str],
        versions: list[Wire],
        method: str,
        session: Wire | None,
        choose: Chooser,
    ) -> tuple[Any, Any, Any] | None:
        material = self.material
        name = self.declaration["header"]
        parameter = self.declaration["parameter"]
        declared, stands = facts.get("declared", "absent"), facts.get("header", "")
        if session is not None:
            return None
        value = None
        if declared != "absent":
            candidates = self._in_a_header(declared, versions)
            if not candidates:
                return None
            value = choose.of(candidates)
        other = choose.of([str(id) for id in material.known])
        layer: list[list[str]] = choose.of(([], [["Accept", "application/json"]]))
        query: list[list[str]] | None = None
        if value is None:
            if stands == "none":
                return None, None, None
            headers = choose.of((layer, [[name, ""], *layer], [[name, " \t"]]))
            query = choose.of((None, [], [[parameter, ""]])) if parameter else None
            if not stands and choose.of((True, False)):
                return None, None, None
            if stands == "repeated":
                headers = [[name, ""], [name.lower(), choose.of(("", " "))]]
        elif stands == "repeated":
            headers = [[name, value], [name.lower(), choose.of((value, other))], *layer]
            if parameter and choose.of((True, False)):
                headers, query = layer, [[parameter, value], [parameter.lower(), other]]
        else:
            headers = [[choose.of((name, name.lower(), name.upper())), value], *layer]
            if parameter:
                form = choose.of(("header", "header", "parameter", "both", "empty header"))
                if form in ("parameter", "empty header"):
                    headers = layer if form == "parameter" else [[name, ""]]
                    query = [[choose.of((parameter, parameter.lower())), value]]
                elif form == "both":  # the header wins
                    query = [[parameter, other]]
        return choose.of((None, {})), headers, query

    def _in_a_header(self, stands: str, versions: list[Wire]) -> list[str]:
        material = self.material
        parse = material.tables.scheme.parse
        keys = {parse(id) for id in versions}
        others = [*material.known, *material.later, *material.unlisted]
        unserved = [str(each) for each in others if parse(each) not in keys]
        majors = {key[0] for key in keys if key}
        if stands == "supported":
            served = [str(id) for id in versions]
            if material.tables.scheme.name == "major-minor":
                served += [f"{id}.7" for id in versions] + [f"0{id}" for id in versions]
            return served
        if stands == "same_major":
            wanted = [each for each in unserved if (key := parse(each)) and key[0] in majors]
            if material.tables.scheme.name == "major-minor":
                wanted += [f"{major}.99" for major in sorted(majors)]
            return wanted
        if stands == "unsupported":
            return [each for each in unserved if (key := parse(each)) and key[0] not in majors]
        if stands == "malformed":
            return [each for each in material.malformed() if isinstance(each, str) and each]
        return []

    # -- versions in the handshake alone ----------------------------------------------------

    def _handshake(
        self,
        facts: Mapping[str, str],
        versions: list[Wire],
        method: str,
        session: Wire | None,
        choose: Chooser,
    ) -> tuple[Any, Any, Any] | None:
        material = self.material
        handshake = material.data["handshake"]
        if method != material.handshake_method:
            return choose.of((None, {}, {handshake["version"]: 1})), None, None
        declared = facts.get("declared", "supported")
        served = [id for id in versions if material.opens(id)]
        values: dict[str, list[Any]] = {
            "malformed": [*material.malformed(), None],
            "supported": list(served),
            "unsupported": [
                *(id for id in material.known if id not in served),
                *material.later,
                *material.unlisted,
            ],
        }
        rest: dict[str, Any] = {}
        if handshake["capabilities"]:
            rest[handshake["capabilities"]] = choose.of(({}, {}, []))
        if declared == "absent":
            return choose.of((None, {}, rest, [])), None, None
        if not values.get(declared):
            return None
        return {handshake["version"]: choose.of(values[declared]), **rest}, None, None


def pairs(given: list[list[str]] | None) -> list[tuple[str, str]] | None:
    """Header pairs as the engine takes them; None where there is no such layer."""
    return None if given is None else [(name, value) for name, value in given]


def outcome(answer: Admission | Refusal) -> dict[str, Any]:
    """An answer in plain JSON values; a refusal's text is free, so it is not here."""
    if isinstance(answer, Admission):
        return {
            "outcome": "admit",
            "era": answer.era,
            "version": answer.version,
            "capabilities": answer.capabilities,
            "rule": answer.rule,
        }
    return {
        "outcome": "refuse",
        "error": answer.error,
        "code": answer.code,
        "http_status": answer.http_status,
        "data": answer.to_jsonrpc()["error"].get("data"),
        "rule": answer.rule,
    }
