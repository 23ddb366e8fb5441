"""Copies of the tree, and runs of pytest in them that can neither hang nor fill the memory."""

import contextlib
import importlib.util
import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from rules.skeleton import TEMPLATE

ROOT = Path(__file__).parents[2]
COPIED = ("rules", "render", "bot", "games", "data", "docs", "tests", "tools", "pyproject.toml")
TIMED = ("tests/bot/", "tests/sandbox/", "tests/render/test_pool")  # these tests wait for other processes
MEMORY = 6 << 30  # bytes of each process
WAITING = 15  # how much longer than it may compute a run may take, on a busy machine


@dataclass(frozen=True, slots=True)
class Run:
    """The end of a pytest run; `None`: it took too long."""

    code: int | None
    said: str

    def failed(self) -> str | None:
        """Return the first test that failed, or what else went wrong, or nothing."""
        if self.code in (0, 5):  # 5: no test is left
            return None
        if self.code in (None, -signal.SIGXCPU, -signal.SIGKILL):
            return "takes too long"
        lines = [line for line in self.said.splitlines() if line.startswith(("FAILED ", "ERROR "))]
        return lines[0].partition(" ")[2].partition(" - ")[0] if lines else f"pytest ends with {self.code}"


def copy(tree: Path) -> Path:
    """Make a copy of this tree there."""
    tree.mkdir(parents=True)
    for name in COPIED:
        source, target = ROOT / name, tree / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", ".installed"))
        else:
            shutil.copy(source, target)
    return tree


def put(file: Path, source: str) -> None:
    """Write a module, so that Python compiles it again: a fault may come within a second of the last."""
    file.write_text(source, encoding="utf-8")
    Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)


def run_tests(tree: Path, tests: Sequence[str], seconds: float | None, *options: str) -> Run:
    """Run these tests in the copy. It is killed with its processes if one computes for longer than this."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "tests").write_text("\n".join(tests), encoding="utf-8")
        (folder / "run").mkdir()
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options]
        command += [f"--basetemp={folder}/run/temp", f"@{folder}/tests"]
        with (folder / "said").open("wb") as said:
            child = subprocess.Popen(
                command,
                cwd=tree,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, packages(tree)))},
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        resource.prlimit(child.pid, resource.RLIMIT_DATA, (MEMORY, MEMORY))
        if seconds is not None:
            resource.prlimit(child.pid, resource.RLIMIT_CPU, (int(seconds), int(seconds)))
        code = _ended(child, WAITING * seconds if seconds is not None else None)
        return Run(code, (folder / "said").read_text(encoding="utf-8", errors="replace"))


def packages(tree: Path) -> list[Path]:
    """Return the games that are packages: those of the copy, and not those that are installed."""
    found = [file.parent for file in sorted((tree / "games").glob("*/pyproject.toml"))]
    return [folder for folder in found if folder.name != TEMPLATE.name]


def _ended(child: "subprocess.Popen[bytes]", seconds: float | None) -> int | None:
    try:
        return child.wait(seconds)
    except subprocess.TimeoutExpired:
        return None
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
        child.wait()
