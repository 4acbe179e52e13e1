"""Modules of official SDKs, read as if they were schema files.

In: an entry of ``[[official.sdks]]`` and a version. Out: :class:`~.told.Told`, or None where
the package is not installed. Only the modules that the table names are imported.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import inspect
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from ...engine.errors import UsageError
from ..grammar import OfficialSdk
from .files import read_schema
from .told import OfficialError, Told


def installed_version(package: str) -> str | None:
    """The version of a distribution; None where it is not installed."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def read_sdk(sdk: OfficialSdk, version: str | int, container: str | None = None) -> Told | None:
    """What a module tells of a version; None where its package is not installed.

    Raises:
        UsageError: the installed package has not what the table names.
    """
    installed = installed_version(sdk.package)
    if installed is None:
        return None
    try:
        return _told(importlib.import_module(sdk.module), sdk, version, container)
    except (ImportError, AttributeError) as error:
        raise UsageError(
            f"{sdk.package} {installed} is not as [[official.sdks]] tells of {sdk.module}: {error}"
        ) from error


def _told(module: ModuleType, sdk: OfficialSdk, version: str | int, container: str | None) -> Told:
    if sdk.reader == "models":
        told = read_schema(_definitions(module), sdk, "definitions", container)
    elif sdk.reader == "operations":
        told = read_schema(_service(module), sdk, "operations")
    else:
        told = read_schema(_names(module, sdk, version), sdk, "names")
    if sdk.errors is None:
        return told
    codes: Mapping[type, int] = getattr(module, sdk.errors)
    return Told(
        told.lists,
        tuple(sorted(OfficialError(code, each.__name__) for each, code in codes.items())),
    )


def _definitions(module: ModuleType) -> dict[str, Any]:
    """The models of a module as the definitions of one JSON schema, by their names there."""
    from pydantic import BaseModel, TypeAdapter
    from pydantic.json_schema import models_json_schema

    models = [
        model
        for _, model in inspect.getmembers(module, inspect.isclass)
        if issubclass(model, BaseModel) and model.__module__ == module.__name__
    ]
    _, schema = models_json_schema([(model, "validation") for model in models])
    definitions: dict[str, Any] = dict(schema.get("$defs", {}))
    # Unions are plain assignments in some modules.
    for name, value in vars(module).items():
        if name not in definitions and not name.startswith("_") and _is_union(value):
            definitions[name] = TypeAdapter(value).json_schema()
    return {"$defs": definitions}


def _is_union(value: object) -> bool:
    from types import UnionType
    from typing import Union, get_origin

    return isinstance(value, UnionType) or get_origin(value) is Union


def _service(module: ModuleType) -> dict[str, Any]:
    """A protocol buffer module in the shape that operations are read from."""
    descriptor: Any = vars(module)["DESCRIPTOR"]
    operations = []
    for service in descriptor.services_by_name.values():
        for method in service.methods:
            operations.append({"name": method.name, "http": _bindings(method)})
    messages = {
        name: {"fields": [field.json_name for field in message.fields]}
        for name, message in descriptor.message_types_by_name.items()
    }
    return {"rpcs": operations, "messages": messages}


def _bindings(method: Any) -> list[dict[str, Any]]:
    for option, value in method.GetOptions().ListFields():
        if option.full_name == "google.api.http":
            verb = value.WhichOneof("pattern")
            return [{"method": verb.upper(), "path": getattr(value, verb)}]
    return []


def _names(module: ModuleType, sdk: OfficialSdk, version: str | int) -> dict[str, Any]:
    names: dict[str, Any] = {}
    for attributes in sdk.methods.model_dump().values():
        for attribute in attributes:
            value = getattr(module, attribute)
            if sdk.reader == "names-by-version":
                value = [name for name, its_version in value if its_version == version]
            names[attribute] = value
    return names
