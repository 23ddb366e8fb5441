"""The toy is played from the command line as a listed game."""

import json
from pathlib import Path

import pytest

from rules.command_line import main


@pytest.mark.usefixtures("toy_listed")
def test_the_command_line_plays_it_with_the_audit(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ["playout", "ferry", "--seats", "4", "--games", "3", "--players", "random,steady"]
    assert main([*command, "--audit", "--json", "--failures", str(tmp_path)]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["failures"], report["refused"], report["ended_by"]) == ([], 0, {"rounds": 3})


@pytest.mark.usefixtures("toy_listed")
def test_the_terminal_plays_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed = iter(["v", "1", "1", "2", "u", "q"])  # a look, a crate, no more, a draw that can't be taken back
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    file = tmp_path / "game.json"
    assert main(["play", "ferry", str(file), "--players", "you,steady", "--lang", "pt-BR"]) == 0
    shown = capsys.readouterr().out
    assert "Que caixote você embarca?" in shown
    assert "Você compra Caixote" in shown
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "ferry"
