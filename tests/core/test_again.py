"""`python -m rules record --again`: a recorded game anew, and whether it became another one."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.core.selfplay.playout import seed_of
from rules.games import GAMES
from tests.command import rules


@pytest.mark.parametrize(
    ("change", "verdict"),
    [
        ({}, "the same game"),
        ({"answers": "other"}, "another game: the rules do not take the old answers"),
        ({"seed": seed_of("other")}, "another game: the rules do not take the old answers"),
    ],
)
def test_record_again_says_whether_a_game_became_another_one(
    tmp_path: Path, recorded: dict[str, Any], change: dict[str, Any], verdict: str
) -> None:
    file = tmp_path / "recorded.json"
    if "answers" in change:
        change = {"answers": [[0, ["goblin:none"]], *recorded["answers"]]}
    file.write_text(json.dumps(recorded | change))
    first, second = (rules("record", "--again", file) for _ in range(2))
    assert first.code == 0 and first.out.startswith(f"{file}: {verdict}")
    assert (second.code, second.out) == (0, f"{file}: the same game\n")


def test_record_again_shows_the_old_line_and_the_new_one_of_other_words(
    tmp_path: Path, recorded: dict[str, Any]
) -> None:
    file, words = tmp_path / "recorded.json", tmp_path / "recorded.txt"
    content = words.read_text()
    words.write_text(content.replace("Seat A is the first Captain.", "Seat A leads."))
    if words.read_text() == content:
        words.write_text(content.replace("Seat B is the first Captain.", "Seat B leads."))
    said = rules("record", "--again", file).out.splitlines()
    assert said[0] == f"{file}: the same game in other words"
    assert [line[:2] for line in said[1:]] == ["- ", "+ "]
    assert words.read_text() == content


def test_record_again_tells_other_choices_of_the_players_from_other_rules(
    tmp_path: Path, recorded: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, file = GAMES["bellum"], tmp_path / "recorded.json"
    monkeypatch.setitem(game.computers, "steady", lambda view, decision, dice: decision.sample(dice))
    said = rules("record", "--again", file)
    assert said.code == 0 and f"{file}: another game: the computer players choose otherwise" in said.out


def test_a_game_that_people_have_played_is_not_recorded_again(
    tmp_path: Path, recorded: dict[str, Any]
) -> None:
    file = tmp_path / "recorded.json"
    file.write_text(json.dumps(recorded | {"late": [0]}))
    said = rules("record", "--again", file)
    assert (said.code, said.err) == (2, f"{file}: not a game that computer players alone have played\n")
