"""What every game must keep. Nothing here knows a game."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules.core.engine import Position, Record, dump, start
from rules.core.game import AnyGame
from rules.core.moves import submit
from rules.core.playing import run
from rules.core.rng import Dice
from rules.core.selfplay.audit import Audit, essence
from rules.core.selfplay.playout import play, seed_of
from rules.core.selfplay.recorded import Recorded
from rules.core.ui import ui
from rules.games import GAMES

TABLES = [
    pytest.param(game, seats, id=f"{game.key}-{seats}") for game in GAMES.values() for seats in game.seats
]
VARIANTS = [
    pytest.param(game, {option.key: value}, id=f"{game.key}-{option.key}-{value}")
    for game in GAMES.values()
    for option in game.options
    for value in dict.fromkeys((option.values[1], option.values[-1]))
]
# Of games with many answers, one position in so many is audited.
ONE_IN = {"kemet": 60, "immortals": 40, "dwar7s": 40, "calamandara": 60}
RECORDED = sorted(Path("tests").glob("*/games/*.json"))


def audit(game: AnyGame, seats: int, *, events: bool = True, slow: bool = True) -> Audit:
    """Everything at every position of a short game; of a long one a part, drawn by lot."""
    return Audit(game, seats, events=events, slow=slow, one_in=ONE_IN.get(game.key, 1))


def some(game: AnyGame, games: int) -> range:
    """Fewer of those that take long, but not fewer than two."""
    return range(max(2, games // ONE_IN.get(game.key, 1)))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_games_keep_the_whole_contract(game: AnyGame, seats: int) -> None:
    """Invariants, round trips, refusals, undo, and that nobody is shown what is hidden from them."""
    for number in some(game, 3):
        play(game, seats, seed_of("contract", number), watch=audit(game, seats))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_many_random_games_reach_their_end(game: AnyGame, seats: int) -> None:
    for number in some(game, 40):
        assert play(game, seats, seed_of("many", number)).position.result is not None


@pytest.mark.slow
@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nobody_is_shown_what_is_hidden_in_a_hundred_games(game: AnyGame, seats: int, part: int) -> None:
    """For each seat, and for a spectator, at every fourth position; of long games in twenty, by lot.

    In parts, so that all cores have work.
    """
    games = range((20 if game.key in ONE_IN else 100) // len(game.seats))
    one_in = ONE_IN.get(game.key, 4)
    for number in games[part::5]:
        watch = Audit(game, seats, events=False, slow=False, one_in=one_in)
        play(game, seats, seed_of("leaks", number), watch=watch)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_computer_players_reach_the_end(game: AnyGame, seats: int) -> None:
    for number in some(game, 3):
        played = play(
            game, seats, seed_of("steady", number), ["steady"], watch=audit(game, seats, slow=False)
        )
        assert played.refused == 0, "chance has answered for a computer player"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_every_option_can_be_played(game: AnyGame, options: dict[str, str]) -> None:
    """By chance with few seats; with many of them a game by chance can take very long."""
    for seats, player in ((game.seats[0], "random"), (game.seats[-1], "steady")):
        play(game, seats, seed_of("variant", seats), [player], options, watch=audit(game, seats))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_checkpoint_never_lies_far_behind(game: AnyGame, seats: int) -> None:
    assert max(play(game, seats, seed_of("tail", n)).longest_tail for n in some(game, 10)) <= 25


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_windows_for_standing_orders_are_those_of_the_hints_and_can_be_let_pass(game: AnyGame) -> None:
    asked: set[str] = set()

    def watch(record: Record, position: Position[Any]) -> None:
        for decision in position.pending.values():
            if decision.standing is not None:
                assert decision.default is not None
                asked.add(decision.standing)

    for number in some(game, 10):
        play(game, game.seats[0], seed_of("windows", number), watch=watch)
    assert asked <= {*ui(game.key).windows}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_order_of_answering_one_question_does_not_matter(game: AnyGame, seats: int) -> None:
    """Where several are asked at once, any order of the same answers leads to the same position."""
    record = start(game, seats, {}, seed_of("order"))
    position = run(game, record)
    dice = Dice("order")
    for _ in range(300):
        if position.result is not None:
            break
        answers = {seat: decision.sample(dice) for seat, decision in position.pending.items()}
        reached = []
        for seats_in_order in (list(answers), list(reversed(answers))):
            r, p = record, position
            for seat in seats_in_order:
                r, p = submit(game, r, p, seat, position.asks[seat], answers[seat])
            reached.append((r, p))
        assert essence(game, reached[0][1]) == essence(game, reached[1][1])
        record, position = reached[0]


PROGRAM = """
import sys
from rules.core.selfplay.playout import play, seed_of
from rules.core.engine import dump
from rules.core.ui import ui
from rules.games import GAMES
for game in GAMES.values():
    for seats in game.seats:
        played = play(game, seats, seed_of("hash"), decisions=120)
        print(dump(game, played.position.state), played.answers)
"""


def test_two_processes_with_different_string_hashing_play_the_same() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert outputs.pop()


@pytest.mark.parametrize("path", RECORDED, ids=[p.parent.parent.name + "-" + p.stem for p in RECORDED])
def test_recorded_games_end_as_they_did(path: Path) -> None:
    recorded = Recorded.model_validate_json(path.read_text(encoding="utf-8"))
    game = GAMES[recorded.game]
    assert recorded.version == game.version, "record it anew, and say in the changelog why"
    _, position = recorded.replay(game)
    assert position.result == recorded.result


def test_every_game_has_three_recorded_games() -> None:
    for key in GAMES:
        assert len([p for p in RECORDED if json.loads(p.read_text())["game"] == key]) >= 3


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_seed_is_never_in_a_view(game: AnyGame) -> None:
    seed = seed_of("secret")
    played = play(game, game.seats[0], seed, decisions=40)
    state = played.position.state
    assert seed in dump(game, state)
    for seat in (*range(game.seats[0]), None):
        assert seed not in game.seen.dump_json(game.view(state, seat)).decode()
