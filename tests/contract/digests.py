"""Digests that are stored, so that a test notices when something is not as it was.

After a change that is meant: `TAVERNA_GOLDEN=write pytest -m golden`.
"""

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

LENGTH = 12  # letters of a digest
T = TypeVar("T")


def digest(parts: Sequence[str]) -> str:
    """A short digest of these lines."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:LENGTH]


def stored(file: Path, found: Mapping[str, T]) -> dict[str, T]:
    """What was found the last time; what is found now, if that is wanted."""
    if os.environ.get("TAVERNA_GOLDEN") == "write":
        file.write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")
    known: dict[str, T] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return known
