"""Official schemas and SDKs, read into the grammar's lists.

In: a schema file, or a module of an SDK, and the ``[official]`` table that says where its
facts stand. Out: :class:`Told`, the facts that the source tells, and only those. Comparing
them is :mod:`registry.verify`'s, making a delta of them :mod:`registry.source.draft`'s.
"""

from .files import fits, read_file, read_schema
from .sdk import read_sdk
from .told import OfficialError, Told, same_name, snake

__all__ = [
    "OfficialError",
    "Told",
    "fits",
    "read_file",
    "read_schema",
    "read_sdk",
    "same_name",
    "snake",
]
