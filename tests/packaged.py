"""Packages as if they were installed: the toy, `taverna-ferry`, whole or with a fault, and others."""

import os
import re
import sys
import tomllib
from collections.abc import Mapping
from importlib.metadata import distributions
from pathlib import Path
from shutil import copytree, ignore_patterns

from rules.check import describe

ROOT = Path(__file__).parent
ENTRY_POINTS = """
[taverna.games]
ferry = taverna_ferry.rules:GAME

[taverna.pictures]
ferry = taverna_ferry.pictures:PICTURES
"""
Changes = Mapping[str, tuple[str, str]]  # by file: a text in it, and what stands there instead


def install(folder: Path, changes: Changes | None = None, name: str = "taverna-ferry") -> None:
    """Put the toy and the metadata of its package into a folder, as pip does."""
    about = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    package = folder / "taverna_ferry"
    if not package.exists():
        copytree(ROOT / "ferry", package, ignore=ignore_patterns("__pycache__", "test_mistakes.py"))
        for file in package.rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            file.write_text(re.sub(r"\btests\.ferry\b", "taverna_ferry", text), encoding="utf-8")
    for path, (there, instead) in (changes or {}).items():
        text = (folder / path).read_text(encoding="utf-8")
        assert there in text, path
        (folder / path).write_text(text.replace(there, instead), encoding="utf-8")


def put_on_path(folder: Path, site: Path) -> None:
    """Let the package in a folder be found from there, here and in the processes that this one starts.

    If it is not installed, what pip would write about it is written to `site`.
    """
    name = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]["name"]
    paths = [str(folder)]
    if not [*distributions(name=name)]:
        describe(folder, site)
        paths.append(str(site))
    sys.path[:0] = paths
    known = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    os.environ["PYTHONPATH"] = os.pathsep.join(dict.fromkeys([*paths, *known]))
