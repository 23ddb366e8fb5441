"""`python -m rules`, as somebody would type it."""

import json
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rules.command_line import main
from rules.core.engine import Record
from rules.core.selfplay import report as report_module
from rules.core.selfplay.audit import Audit
from rules.core.selfplay.playout import seed_of
from rules.core.selfplay.recorded import Recorded
from rules.core.selfplay.report import GameSeries, report
from rules.core.text import Text
from rules.core.words import Words
from rules.games import GAMES, LEFT_OUT


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Type these lines at the prompt; then the input ends."""
    rest: Iterator[str] = iter(lines)

    def answer(prompt: str) -> str:
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


def test_list_names_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list", "--json"]) == 0
    games = json.loads(capsys.readouterr().out)
    assert [g["key"] for g in games] == list(GAMES)
    bellum = next(g for g in games if g["key"] == "bellum")
    assert bellum["seats"] == {"min": 2, "max": 5}
    assert bellum["players"] == ["steady", "sharp", "random"]
    assert main(["list"]) == 0
    assert "Bellum Magica" in capsys.readouterr().out


def test_a_game_that_does_not_fit_is_told_of_and_the_others_are_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEFT_OUT, "raft", "raft: no installed package brings it")
    assert main(["list"]) == 0
    said = capsys.readouterr()
    assert said.err == "raft: no installed package brings it\n"
    assert len(said.out.splitlines()) == len(GAMES)


def test_a_playout_reports_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "playout",
        "bellum",
        "--seats",
        "2",
        "--games",
        "4",
        "--seed",
        "x",
        "--players",
        "random,steady",
    ]
    assert main([*command, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert list(report) == [
        *(
            "game",
            "seats",
            "games",
            "decisions",
            "decisions_per_s",
            "longest_tail",
            "refused",
            "rounds",
            "scores",
        ),
        *("ended_by", "wins", "failures"),
    ]
    assert (report["games"], report["ended_by"], report["failures"]) == (4, {"chests": 4}, [])
    assert list(report["rounds"]) == ["p5", "p50", "p95", "max"]
    assert sum(report["wins"].values()) >= 4
    assert main(command) == 0
    assert "longest_tail" in capsys.readouterr().out


def test_only_who_is_in_the_first_place_has_won(tmp_path: Path) -> None:
    series = GameSeries(GAMES["bellum"], 3, "wins", ("steady", "random", "random"), {})
    wins = report(series, 6, tmp_path)["wins"]
    assert sum(wins.values()) == 6
    assert wins["steady"] >= 5, "wherever it sits"


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
    assert main(["playout", "bellum", "--seats", "2", "--games", "1", "--json", *given]) == 0
    assert seen == ([audits] if audits else [])


def test_no_audit_in_less_than_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["playout", "bellum", "--seats", "2", "--games", "1", "--audit", "-1"]) == 2
    assert "--audit" in capsys.readouterr().err


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for _ in range(2):
        main(["playout", "bellum", "--seats", "3", "--games", "2", "--seed", "same", "--json"])
        report = json.loads(capsys.readouterr().out)
        del report["decisions_per_s"]
        reports.append(report)
    assert reports[0] == reports[1]


def test_a_failed_playout_leaves_a_game_that_can_be_opened(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(state: object) -> None:
        assert getattr(state, "day", 0) < 3, "no third day"

    monkeypatch.setitem(GAMES["bellum"].__dict__, "check", broken)
    command = ["playout", "bellum", "--seats", "2", "--games", "1", "--audit", "--json"]
    assert main([*command, "--failures", str(tmp_path)]) == 1
    [failure] = json.loads(capsys.readouterr().out)["failures"]
    assert "no third day" in failure["error"]
    assert Record.model_validate_json(Path(failure["file"]).read_text()).game == "bellum"
    typed(monkeypatch)
    assert main(["play", failure["file"]]) == 0


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
    ],
)
def test_a_mistake_ends_in_one_line(
    capsys: pytest.CaptureFixture[str], command: list[str], words: str
) -> None:
    assert main(command) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    "content", ["", "{}", "[]", "null", '{"answers": []}', "not json", '{"game": "bellum"}', "\0\ufffd"]
)
def test_a_damaged_file_ends_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(content)
    assert main(["play", str(file)]) == 2
    assert capsys.readouterr().err == f"{file}: not a stored game\n"


def test_a_game_is_played_left_and_gone_on_with(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    typed(monkeypatch, "1", "u", "2", "99", "what", "v", "h", "2")
    assert main(["play", "bellum", str(file), "--players", "you,steady", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert "Seat A (you)" in said
    assert "Seat B: Steady computer" in said
    assert "Bellum Magica · day 1" in said, "the board as text"
    assert "goblin_" not in said, "no keys"
    assert Words("en").say(Text(key="bellum.help.goblin")) in said
    assert "That is not" in said, "a wrong answer is refused in words"
    stored = Record.model_validate_json(file.read_text())
    assert stored.at + len(stored.steps) >= 2
    typed(monkeypatch, "u", "q")
    assert main(["play", "bellum", str(file), "--players", "you,steady", "--lang", "pt-BR"]) == 0
    assert "Lugar A" in capsys.readouterr().out


def test_answers_that_no_longer_fit_are_left_out_and_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    typed(monkeypatch, "1", "q")
    assert main(["play", "bellum", str(file)]) == 0
    stored = Record.model_validate_json(file.read_text())
    [*_, last] = stored.steps
    odd = last.model_copy(update={"prompt": "bellum.ask.nothing"})
    file.write_text(stored.model_copy(update={"steps": (*stored.steps, odd, odd)}).model_dump_json())
    capsys.readouterr()
    typed(monkeypatch, "q")
    assert main(["play", str(file)]) == 0
    assert capsys.readouterr().err == f"{file}: 2 answers no longer fit and are left out\n"
    assert Record.model_validate_json(file.read_text()) == stored


def test_the_rules_are_played_where_there_are_no_pictures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "render.scene", None)
    typed(monkeypatch, "v", "q")
    assert main(["play", "bellum", "--players", "you,steady", "--seed", "1"]) == 0
    assert Words("en").say(Text(key="core.terminal.no-board")) in capsys.readouterr().out


def test_computers_alone_play_to_the_podium(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch)
    assert main(["play", "bellum", "--seats", "3", "--players", "steady,random", "--seed", "7"]) == 0
    assert "\n1. Seat " in capsys.readouterr().out


def test_a_recorded_game_is_written_and_told_from_its_beginning(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "recorded.json"
    assert main(["record", "bellum", "--seats", "2", "--seed", "9", "--out", str(file)]) == 0
    content = file.read_text()
    recorded = Recorded.model_validate_json(content)
    assert (recorded.seed, recorded.players) == (seed_of("9"), ["steady"])
    assert main(["play", str(file)]) == 0
    told = capsys.readouterr().out
    assert told.index("Day 2.") < told.index("Day 3.") < told.index("\n1. Seat ")
    assert main(["play", "bellum", str(file), "--lang", "pt-BR"]) == 0
    assert "\n1. Lugar " in capsys.readouterr().out
    assert file.read_text() == content, "looking does not change it"


@pytest.fixture
def recorded(tmp_path: Path) -> dict[str, Any]:
    """A whole game, as its file has it."""
    main(["record", "bellum", "--seats", "2", "--seed", "9", "--out", str(tmp_path / "recorded.json")])
    whole: dict[str, Any] = json.loads((tmp_path / "recorded.json").read_text())
    return whole


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
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    recorded: dict[str, Any],
    change: dict[str, Any],
    words: str,
) -> None:
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(recorded | change))
    assert main(["play", str(file)]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


def test_a_recorded_game_that_ends_otherwise_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, recorded: dict[str, Any]
) -> None:
    file = tmp_path / "changed.json"
    recorded["result"]["places"].reverse()
    file.write_text(json.dumps(recorded))
    assert main(["play", str(file)]) == 0
    assert "does not end as the file says" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"phase":"', '"phase":"no_', "damaged"),
        ('"seats":2', '"seats":"two"', "not a stored game"),
        ('"version":', '"version":9', "version"),
    ],
)
def test_a_damaged_game_that_goes_on_ends_in_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    old: str,
    new: str,
    words: str,
) -> None:
    file = tmp_path / "mine.json"
    typed(monkeypatch, "1", "q")
    assert main(["play", "bellum", str(file)]) == 0
    stored = file.read_text()
    changed = stored.replace(old, new, 1).replace(old.replace('"', '\\"'), new.replace('"', '\\"'), 1)
    assert changed != stored
    file.write_text(changed)
    capsys.readouterr()
    assert main(["play", str(file)]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


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
