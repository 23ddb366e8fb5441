"""Fixtures of the engine's tests."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.command import rules


@pytest.fixture
def recorded(tmp_path: Path) -> dict[str, Any]:
    """A whole game, as its file has it."""
    rules("record", "bellum", "--seats", "2", "--seed", "9", "--out", tmp_path / "recorded.json")
    whole: dict[str, Any] = json.loads((tmp_path / "recorded.json").read_text())
    return whole
