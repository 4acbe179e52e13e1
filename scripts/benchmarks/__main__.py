"""The command line of ``scripts/bench``."""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Sequence

import pyperf

from . import bounds, decisions, processes, scale, sizes
from .rows import Row, markdown, summary, table
from .timing import Settings

BENCHES = [
    bench for module in (decisions, sizes, processes, scale, bounds) for bench in module.BENCHES
]


def main(arguments: Sequence[str] | None = None) -> int:
    names = [bench.name for bench in BENCHES]
    parser = argparse.ArgumentParser(
        prog="scripts/bench", description=__doc__, epilog="NAME is one of: " + ", ".join(names)
    )
    parser.add_argument("--quick", action="store_true", help="fewer and shorter batches")
    parser.add_argument(
        "--only", metavar="NAME", action="append", choices=names, help="may be given several times"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON")
    form.add_argument("--markdown", action="store_true", help="print ratios as a Markdown table")
    chosen = parser.parse_args(arguments)

    rows: list[Row] = []
    for bench in BENCHES:
        if chosen.only and bench.name not in chosen.only:
            continue
        print(f"{bench.name} ...", file=sys.stderr, flush=True)
        try:
            rows.extend(bench.run(Settings(chosen.quick)))
        except Exception as error:
            traceback.print_exc()
            problem = f"{type(error).__name__}: {error}".splitlines()[0][:100]
            rows.append(Row(bench.name, bench.name, problem=problem))

    if chosen.json:
        values = {
            "python": sys.version.split()[0],
            "pyperf": pyperf.__version__,
            "quick": chosen.quick,
            "rows": [row.as_json() for row in rows],
            "met": all(row.met is not False for row in rows),
        }
        print(json.dumps(values, indent=1, ensure_ascii=False))
    else:
        print(markdown(rows) if chosen.markdown else table(rows))
        print()
        print(summary(rows))
    return int(any(row.met is False for row in rows))


if __name__ == "__main__":
    sys.exit(main())
