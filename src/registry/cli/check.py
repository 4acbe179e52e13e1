"""``check``: what is wrong with a registry, and what its last rules take.

In: a folder or a file. Out: every finding of its data and rules. Nothing is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from .shelf import default_registry, json_option
from .text import counted, heading, print_json

if TYPE_CHECKING:
    from ..engine.findings import Finding


@click.command("check", short_help="Check the data and the rules of a registry.")
@click.argument("path", required=False, type=click.Path())
@click.option("--registry", "other", metavar="PATH", type=click.Path(), help="The same as PATH.")
@click.option("--rules", is_flag=True, help="Print what each rule marked 'otherwise' takes.")
@click.option("--strict", is_flag=True, help="Warnings fail too.")
@json_option
def command(path: str | None, other: str | None, rules: bool, strict: bool, as_json: bool) -> None:
    """Check the data and the rules of a registry, and report all findings.

    PATH is a folder of TOML files or one file; without it, ./registry where it holds any,
    else the registry that this installation was built from.

    \b
    Examples:
      python -m registry check
      python -m registry check my-registry/ --strict
      python -m registry check registry/mcp.toml --rules
      python -m registry check --json

    \b
    Exit codes: 0 no error; 1 an error, or with --strict a warning; 2 wrong usage.
    """
    if path is not None and other is not None:
        raise click.UsageError("give PATH or --registry, not both")
    report = _check(path or other or default_registry())
    findings: list[Finding] = report["findings"]
    errors = sum(finding.level == "error" for finding in findings)
    warnings = len(findings) - errors
    failed = bool(errors or (strict and warnings))
    if as_json:
        print_json(
            {
                "ok": not failed,
                "errors": errors,
                "warnings": warnings,
                "findings": [
                    dict(zip(finding.__match_args__, finding, strict=True)) for finding in findings
                ],
                "protocols": report["protocols"],
            }
        )
    else:
        for finding in findings:
            click.secho(str(finding), fg="red" if finding.level == "error" else "yellow")
        if findings:
            click.echo()
        _print_rules(report["protocols"], rules)
        click.echo(
            f"{counted(len(report['protocols']), 'protocol')} checked: "
            f"{counted(errors, 'error')}, {counted(warnings, 'warning')}"
        )
    if failed:
        raise click.exceptions.Exit(1)


def _check(path: str) -> dict[str, Any]:
    from ..compile.compiler import compile_decisions
    from ..engine.findings import Finding
    from ..source.load import collect

    sources, findings = collect(path)
    broken = {finding.file for finding in findings if finding.level == "error"}
    protocols = []
    for name, source in sorted(sources.items()):
        decisions: dict[str, Any] = {}
        try:
            compiled, found = compile_decisions(source)
        except (KeyError, ValueError) as error:
            # Rules that name what is not there make no table; the loader's findings tell of it.
            if source.file not in broken:
                findings.append(Finding(source.file, None, "", str(error), check="rules"))
        else:
            findings += found
            for decision, table in compiled.items():
                rules = getattr(source.model, decision).rules
                last = next((n for n, rule in enumerate(rules) if rule.otherwise), None)
                decisions[decision] = {
                    "rules": len(rules),
                    "otherwise": None if last is None else f"{name}.{decision}.{rules[last].id}",
                    "cells": 0 if last is None else table.fires[last],
                    "takes": list(table.taken_by_otherwise),
                }
        protocols.append(
            {
                "protocol": name,
                "file": source.file,
                "versions": len(source.model.versions),
                "decisions": decisions,
            }
        )
    if sources and not any(finding.level == "error" for finding in findings):
        from ..codegen.outlook import build_findings
        from ..compile.compiler import compile_registry

        findings += build_findings(sources, compile_registry(sources))
    findings.sort(key=lambda finding: (finding.file, finding.line or 0))
    return {"findings": findings, "protocols": protocols}


def _print_rules(protocols: list[dict[str, Any]], whole: bool) -> None:
    last = [
        decision
        for protocol in protocols
        for decision in protocol["decisions"].values()
        if decision["otherwise"] is not None
    ]
    for decision in last:
        takes = f"{decision['otherwise']} takes {counted(decision['cells'], 'combination')}"
        if not whole:
            click.echo(takes)
            continue
        heading(f"{takes}:")
        for taken in decision["takes"]:
            click.echo(f"  {taken}")
        click.echo()
    if last and not whole:
        click.echo("(--rules lists them)")
        click.echo()
