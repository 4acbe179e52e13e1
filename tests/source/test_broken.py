"""Every planted fault is told in full: file, line, key, what is wrong, what to write."""

from __future__ import annotations

from pathlib import Path

import pytest

from registry.engine.errors import InvalidRegistryError
from registry.source import collect, load_sources

BROKEN = Path(__file__).parent.parent / "data" / "broken"
CASES = sorted(folder.name for folder in BROKEN.iterdir() if folder.is_dir())


@pytest.mark.parametrize("case", CASES)
def test_findings_of_a_broken_registry_are_told_in_full(
    case: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(BROKEN / case)
    expected = Path("expected.txt").read_text(encoding="utf-8").splitlines()
    assert expected
    _, findings = collect(".")
    assert [str(finding) for finding in findings] == expected


@pytest.mark.parametrize("case", CASES)
def test_a_broken_registry_is_refused_with_every_finding(
    case: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(BROKEN / case)
    _, findings = collect(".")
    if all(finding.level == "warning" for finding in findings):
        assert load_sources(".")
        return
    with pytest.raises(InvalidRegistryError) as caught:
        load_sources(".")
    assert caught.value.findings == tuple(findings)


@pytest.mark.parametrize("case", CASES)
def test_every_finding_has_the_id_of_its_check(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BROKEN / case)
    _, findings = collect(".")
    assert not [finding for finding in findings if not finding.check]
