"""`ninja lint`: formatting, types, and that kernels are named by the rule, listed in their table, and checked."""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from codegen.kernels import FAMILIES  # noqa: E402
from codegen.targets import TARGETS  # noqa: E402

C_FILES = sorted(
    str(path.relative_to(ROOT))
    for folder in ("src", "include", "test", "web")
    for path in (ROOT / folder).rglob("*.[ch]")
)
WEB = ["web/**/*.{ts,mjs,css}"]
PYTHON = ["configure.py", "hosts.py", "setup.py", "codegen", "python", "test"]


def run(*command: str) -> bool:
    """Run a tool over the repository; true if it is content."""
    print("+", " ".join(command[:4]), "..." if len(command) > 4 else "", flush=True)
    return subprocess.run(command, cwd=ROOT).returncode == 0


def kernel_problems(builddir: Path) -> list[str]:
    """Names against the rule, kernels against tables, families against checks."""
    problems = []
    checks = "\n".join(path.read_text() for path in (ROOT / "test/check").glob("*.c"))
    for family in FAMILIES:
        if f'"{family}"' not in checks:
            problems.append(f"family {family} has no check in test/check")
    for facts in sorted(builddir.glob("gen/*/kernels.json")):
        target = facts.parent.name
        table = (facts.parent / "table.c").read_text()
        if target not in TARGETS:
            problems.append(f"{facts}: {target} is no target")
        for entry in json.loads(facts.read_text()):
            symbol = entry["symbol"]
            rule = rf"nnp_{entry['family']}(_[a-z0-9]+)*__{target}"
            if entry["family"] not in FAMILIES or not re.fullmatch(rule, symbol):
                problems.append(f"{symbol} is not named nnp_<family>_<variant>__<target>")
            if not re.search(rf"\b{symbol}\b", table):
                problems.append(f"{symbol} is an orphan: {target}'s table does not list it")
    return problems


def main() -> None:
    """Run everything, fail if anything fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--builddir", default="build")
    args = parser.parse_args()
    formatter = shutil.which("clang-format")
    if formatter is None:
        sys.exit("lint: clang-format was not found\n  apt-get install clang-format")
    results = [
        run(formatter, "--dry-run", "--Werror", *C_FILES),
        run(sys.executable, "-m", "ruff", "check", *PYTHON),
        run(sys.executable, "-m", "ruff", "format", "--check", *PYTHON),
        run(sys.executable, "-m", "mypy", "configure.py", "hosts.py", "codegen", "python/nnpack"),
    ]
    prettier = shutil.which("prettier", path=f"{ROOT / 'build/node_modules/.bin'}{os.pathsep}{os.environ['PATH']}")
    if prettier is None:
        print("prettier was not found, so that web/ is not checked: ./bootstrap.sh lint installs it")
    else:
        results.append(run(prettier, "--check", "--log-level=warn", *WEB))
    problems = kernel_problems(ROOT / args.builddir)
    print("\n".join(problems) or "kernels: every one is named by the rule, listed and checked")
    sys.exit(not all(results) or bool(problems))


if __name__ == "__main__":
    main()
