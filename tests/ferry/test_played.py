"""The toy is played from the command line as a listed game."""

import json
from pathlib import Path

import pytest

from tests.command import rules

pytestmark = pytest.mark.usefixtures("toy_listed")


def test_the_command_line_plays_it_with_the_audit(tmp_path: Path) -> None:
    command = ("playout", "ferry", "--seats", "4", "--games", "3", "--players", "random,steady")
    said = rules(*command, "--audit", "--json", "--failures", tmp_path)
    report = json.loads(said.out)
    assert (said.code, report["failures"], report["refused"], report["ended_by"]) == (0, [], 0, {"rounds": 3})


def test_the_terminal_plays_it(tmp_path: Path) -> None:
    typed = ("v", "1", "1", "2", "u", "q")  # a look, a crate, no more, a draw that can't be taken back
    file = tmp_path / "game.json"
    said = rules("play", "ferry", file, "--players", "you,steady", "--lang", "pt-BR", typed=typed)
    assert said.code == 0
    assert "Que caixote você embarca?" in said.out
    assert "Você compra Caixote" in said.out
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "ferry"
