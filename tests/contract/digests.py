"""Digests that are stored, so that a test notices when something is not as it was.

After a change that is meant: `TAVERNA_GOLDEN=write pytest -m golden`.
"""

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

LENGTH = 12  # letters of a digest
T = TypeVar("T")


def digest(parts: Sequence[str]) -> str:
    """A short digest of these lines."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:LENGTH]


def stored(file: Path, found: Mapping[str, T], *, part: bool = False) -> dict[str, T]:
    """What was found the last time; what is found now, if that is wanted. `part`: the rest of it stays."""
    if os.environ.get("TAVERNA_GOLDEN") == "write":
        rest = _read(file) if part else {}
        file.write_text(json.dumps({**rest, **found}, indent=0) + "\n", encoding="utf-8")
    known: dict[str, T] = _read(file)
    return known


def _read(file: Path) -> dict[str, Any]:
    known: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return known
