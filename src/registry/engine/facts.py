"""The facts that rules may speak of: each decision's names, values and meanings.

A fact is one finite-valued observation of a message. The engine knows how to compute
each; which outcome follows from them is a registry's to say. The order of the values is
the order of a table's cells, so it never changes without a rebuild of the tables.
"""

from __future__ import annotations

ADMISSION: dict[str, tuple[str, ...]] = {
    # Where the message's own version stands. "legacy": of an era that a handshake opens,
    # so not one that a message may declare; "same_major": not served, but its major is.
    "declared": ("absent", "malformed", "unsupported", "legacy", "same_major", "supported"),
    "capabilities": ("absent", "malformed", "object"),
    "identity": ("absent", "malformed", "object"),
    "kind": ("request", "notification"),
    # "exempt": named by a policy of type methods.
    "method": ("handshake", "confirm", "ordinary", "exempt"),
    "session": ("unopened", "open"),
    # Where the routing headers stand: "none" where there is no header layer; "agree",
    # "differ", "repeated" and "absent" against the body's declaration or the session; else
    # what the version header names: a served stateless ("modern") or handshake ("legacy")
    # version, a listed but unserved one, or one that the registry does not list.
    "header": (
        "none",
        "absent",
        "agree",
        "differ",
        "repeated",
        "modern",
        "legacy",
        "unserved",
        "unknown",
    ),
    # Fixed when a server is made: the eras it has, by their lifecycle, and whether it
    # serves the version that an absent one stands for.
    "serves": ("legacy", "modern", "both"),
    "assumed": ("unserved", "served"),
}

PROBE: dict[str, tuple[str, ...]] = {
    "transport": ("stdio", "http"),
    "reply": ("result", "error", "body", "timeout", "closed", "transport_error"),
    "content": (
        "discover_mutual",
        "discover_legacy",
        "discover_disjoint",
        "discover_invalid",
        "other_result",
        "unsupported_mutual",
        "unsupported_legacy",
        "unsupported_disjoint",
        "unsupported_unusable",
        "header_mismatch",
        "missing_capability",
        "method_not_found",
        "other_error",
        "none",
    ),
    # "transient": 408, 429 and 5xx; "rejected": 400, 404 and 405; "auth": 401 and 403.
    "status": ("none", "ok", "auth", "transient", "rejected", "other"),
}

LIFECYCLE: dict[str, tuple[str, ...]] = {
    "state": ("unopened", "opening", "open", "stateless", "closing", "closed"),
    "method": ("handshake", "confirm", "ordinary"),
    # Whether the governing profile has the method; a method that no revision has is "yes".
    "allowed": ("no_profile", "yes", "no"),
}

#: Facts that are fixed when a side is made: they pick a slice of the table.
FIXED = frozenset({"serves", "assumed"})

DECISIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "admission": ADMISSION,
    "probe": PROBE,
    "lifecycle": LIFECYCLE,
}
#: The side whose policies a decision reads.
SIDES = {"admission": "server", "probe": "client", "lifecycle": "lifecycle"}

#: The facts without which an outcome cannot be given, by the rule's key and its value: a rule
#: with that outcome may decide no other combination.
NEEDS: dict[str, dict[str, dict[str, tuple[str, ...]]]] = {
    "admit": {
        "declared": {"declared": ("supported",)},
        "nearest": {"declared": ("supported", "same_major")},
        "counter": {"method": ("handshake",), "serves": ("legacy", "both")},
        "session": {"session": ("open",)},
        "header": {"header": ("legacy",)},
        "assumed": {"assumed": ("served",)},
    },
    "verdict": {
        "modern": {"content": ("discover_mutual",)},
        "modern_retry": {"content": ("discover_mutual", "unsupported_mutual")},
        "authorize": {"status": ("auth",)},
    },
}
