"""Stored results to compare with, so that a test shows the old lines and the new ones.

`if_meant` says how to store them anew.
"""

import json
import os
from collections.abc import Sequence
from difflib import unified_diff
from pathlib import Path
from typing import Any

from rules import games
from tests.contract.places import shown

WRITES = os.environ.get("TAVERNA_GOLDEN") == "write"
MOST = 40  # lines of a difference that are shown


def if_meant(file: Path) -> str:
    """Say which command stores this file anew, for whoever meant the change."""
    game = next((part for part in shown(file).split("/") if part in games.ENTRIES), None)
    command = f"make again GAME={game}" if game else "TAVERNA_GOLDEN=write .venv/bin/pytest -m golden"
    return f"if it is meant, `{command}` stores it anew"


def lines_apart(file: Path, found: Sequence[str]) -> str:
    """The lines that are not as they are stored, old ones with `-` and new ones with `+`."""
    if WRITES:
        file.write_text("\n".join(found) + "\n", encoding="utf-8")
    known = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    lines = [*unified_diff(known, found, file.name, "now", lineterm="", n=0)]
    return "\n".join(lines[:MOST])


def stored(file: Path, name: str, found: Any) -> Any:
    """Return what was last found under this name, or store what is found now, if that is wanted."""
    known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    if WRITES:
        known[name] = found
        file.write_text(json.dumps(known, indent=0) + "\n", encoding="utf-8")
    return known.get(name)
