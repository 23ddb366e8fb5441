"""The toy as a package of its own, `taverna-ferry`, installed in a folder: whole, or with a fault."""

import re
from collections.abc import Mapping
from pathlib import Path
from shutil import copytree, ignore_patterns

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
