"""`python -m rules`, as somebody would type it."""

import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules.core.engine import Record
from rules.core.selfplay import report as report_module
from rules.core.selfplay.audit import Audit
from rules.core.selfplay.playout import seed_of
from rules.core.selfplay.recorded import Recorded
from rules.core.text import Text
from rules.core.words import Words
from rules.games import GAMES, LEFT_OUT
from tests.command import Said, rules

ONE_GAME = ("playout", "bellum", "--seats", "2", "--games", "1", "--json")


def playing(*words: str | Path, typed: tuple[str, ...] = ()) -> Said:
    """A game of Bellum Magica against the steady player."""
    return rules("play", "bellum", *words, "--players", "you,steady", "--seed", "1", typed=typed)


def in_one_line(said: Said, words: str) -> bool:
    """Tell whether a command was refused with these words, in one line."""
    return said.code == 2 and words in said.err and said.err.count("\n") == 1


def test_list_names_every_game() -> None:
    games = json.loads(rules("list", "--json").out)
    assert [g["key"] for g in games] == list(GAMES)
    bellum = next(g for g in games if g["key"] == "bellum")
    assert bellum["seats"] == {"min": 2, "max": 5}
    assert bellum["players"] == ["steady", "sharp", "random"]
    assert "Bellum Magica" in rules("list").out


def test_a_game_that_does_not_fit_is_told_of_and_the_others_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LEFT_OUT, "raft", "raft: no installed package brings it")
    said = rules("list")
    assert (said.code, said.err) == (0, "raft: no installed package brings it\n")
    assert len(said.out.splitlines()) == len(GAMES)


def test_a_playout_reports_one_object() -> None:
    command = ("playout", "bellum", "--seats", "2", "--games", "4", "--players", "random,steady")
    report = json.loads(rules(*command, "--json").out)
    assert list(report) == [
        *("game", "seats", "games", "decisions", "decisions_per_s", "longest_tail", "refused", "rounds"),
        *("scores", "ended_by", "wins", "failures"),
    ]
    assert (report["games"], report["ended_by"], report["failures"]) == (4, {"chests": 4}, [])
    assert list(report["rounds"]) == ["p5", "p50", "p95", "max"]
    assert sum(report["wins"].values()) >= 4
    said = rules(*command)
    assert said.code == 0 and "longest_tail" in said.out


@pytest.mark.parametrize(("given", "audits"), [([], 0), (["--audit"], 1), (["--audit", "7"], 7)])
def test_one_position_in_so_many_is_audited(
    given: list[str], audits: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []

    class Noted(Audit):
        def __init__(self, *args: Any, one_in: int, **more: Any) -> None:
            seen.append(one_in)
            super().__init__(*args, one_in=one_in, **more)

    monkeypatch.setattr(report_module, "Audit", Noted)
    assert rules(*ONE_GAME, *given).code == 0
    assert seen == ([audits] if audits else [])


def test_a_failed_playout_leaves_a_game_that_can_be_opened(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(state: object) -> None:
        assert getattr(state, "day", 0) < 3, "no third day"

    monkeypatch.setitem(GAMES["bellum"].__dict__, "check", broken)
    said = rules(*ONE_GAME, "--audit", "--failures", tmp_path)
    [failure] = json.loads(said.out)["failures"]
    assert said.code == 1 and "no third day" in failure["error"]
    assert Record.model_validate_json(Path(failure["file"]).read_text()).game == "bellum"
    assert rules("play", failure["file"]).code == 0


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["playout", "chess", "--seats", "2"], "bellum"),
        (["playout", "bellum", "--seats", "9"], "2 to 5"),
        (["playout", "bellum", "--seats", "2", "--players", "genius"], "genius"),
        (["playout", "bellum", "--seats", "2", "--games", "0"], "at least 1"),
        (["playout", "bellum", "--seats", "2", "--option", "castles=none"], "castles"),
        (["play", "bellum", "--players", "genius"], "genius"),
        (["record", "bellum", "--seats", "2", "--out", "/no/such/folder/game.json"], "No such file"),
        (["record", "bellum", "--seats", "2"], "record: name a game, --seats and --out"),
        ([*ONE_GAME, "--audit", "-1"], "--audit"),
    ],
)
def test_a_mistake_ends_in_one_line(command: list[str], words: str) -> None:
    assert in_one_line(rules(*command), words)


@pytest.mark.parametrize(
    "content", ["", "{}", "[]", "null", '{"answers": []}', "not json", '{"game": "bellum"}', "\0\ufffd"]
)
def test_a_damaged_file_ends_in_one_line(tmp_path: Path, content: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(content)
    said = rules("play", file)
    assert (said.code, said.err) == (2, f"{file}: not a stored game\n")


def test_a_game_is_played_left_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    said = playing(file, typed=("1", "u", "2", "99", "what", "v", "h", "2")).out
    assert "Seat A (you)" in said
    assert "Seat B: Steady computer" in said
    assert "Bellum Magica · day 1" in said, "the board as text"
    assert "goblin_" not in said, "no keys"
    assert Words("en").say(Text(key="bellum.help.goblin")) in said
    assert "That is not" in said, "a wrong answer is refused in words"
    stored = Record.model_validate_json(file.read_text())
    assert stored.at + len(stored.steps) >= 2
    assert "Lugar A" in playing(file, "--lang", "pt-BR", typed=("u", "q")).out


def test_answers_that_no_longer_fit_are_left_out_and_counted(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    assert rules("play", "bellum", file, typed=("1", "q")).code == 0
    stored = Record.model_validate_json(file.read_text())
    [*_, last] = stored.steps
    odd = last.model_copy(update={"prompt": "bellum.ask.nothing"})
    file.write_text(stored.model_copy(update={"steps": (*stored.steps, odd, odd)}).model_dump_json())
    said = rules("play", file, typed=("q",))
    assert (said.code, said.err) == (0, f"{file}: 2 answers no longer fit and are left out\n")
    assert Record.model_validate_json(file.read_text()) == stored


def test_the_rules_are_played_where_there_are_no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "render.scene", None)
    said = playing(typed=("v", "q"))
    assert said.code == 0 and Words("en").say(Text(key="core.terminal.no-board")) in said.out


def test_computers_alone_play_to_the_podium() -> None:
    said = rules("play", "bellum", "--seats", "3", "--players", "steady,random", "--seed", "7")
    assert said.code == 0 and "\n1. Seat " in said.out


def test_a_recorded_game_is_written_and_told_from_its_beginning(tmp_path: Path) -> None:
    file = tmp_path / "recorded.json"
    assert rules("record", "bellum", "--seats", "2", "--seed", "9", "--out", file).code == 0
    content = file.read_text()
    recorded = Recorded.model_validate_json(content)
    assert (recorded.seed, recorded.players) == (seed_of("9"), ["steady"])
    told = rules("play", file).out
    assert told.index("Day 2.") < told.index("Day 3.") < told.index("\n1. Seat ")
    assert "\n1. Lugar " in rules("play", "bellum", file, "--lang", "pt-BR").out
    assert file.read_text() == content, "looking does not change it"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"version": 99, "answers": [[0, ["goblin:none"]]]}, "played under version 99 of its rules"),
        ({"answers": [[0, ["goblin:none"]]]}, "damaged"),
        ({"answers": [[7, 1]]}, "damaged"),
        ({"answers": [[0, {"x": 1}]]}, "damaged"),
        ({"seats": 40}, "damaged"),
        ({"options": {"castles": "sand"}}, "damaged"),
        ({"seed": 7}, "not a stored game"),
        ({"weather": "fine"}, "another version of Taverna"),
        ({"game": "chess"}, "no game called “chess”"),
    ],
)
def test_a_recorded_game_that_cannot_be_opened_ends_in_one_line(
    tmp_path: Path, recorded: dict[str, Any], change: dict[str, Any], words: str
) -> None:
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(recorded | change))
    assert in_one_line(rules("play", file), words)


def test_a_recorded_game_that_ends_otherwise_says_so(tmp_path: Path, recorded: dict[str, Any]) -> None:
    file = tmp_path / "changed.json"
    recorded["result"]["places"].reverse()
    file.write_text(json.dumps(recorded))
    said = rules("play", file)
    assert said.code == 0 and "does not end as the file says" in said.err


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"phase":"', '"phase":"no_', "damaged"),
        ('"seats":2', '"seats":"two"', "not a stored game"),
        ('"version":', '"version":9', "version"),
    ],
)
def test_a_damaged_game_that_goes_on_ends_in_one_line(tmp_path: Path, old: str, new: str, words: str) -> None:
    file = tmp_path / "mine.json"
    assert rules("play", "bellum", file, typed=("1", "q")).code == 0
    stored = file.read_text()
    changed = stored.replace(old, new, 1).replace(old.replace('"', '\\"'), new.replace('"', '\\"'), 1)
    assert changed != stored
    file.write_text(changed)
    assert in_one_line(rules("play", file), words)


def test_the_package_itself_can_be_run_and_hands_its_exit_code_on() -> None:
    def ran(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-m", "rules", *words], capture_output=True, text=True)

    listed = ran("list")
    assert (listed.returncode, listed.stderr) == (0, "")
    assert "bellum       Bellum Magica" in listed.stdout.splitlines()
    assert ran("playout", "chess", "--seats", "2").returncode == 2


def test_a_process_that_only_imports_the_package_runs_no_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """So a process that a command starts does not run the command again."""
    monkeypatch.setattr(sys, "argv", ["rules", "list"])
    runpy.run_module("rules.__main__", run_name="__mp_main__")
    assert capsys.readouterr().out == ""
