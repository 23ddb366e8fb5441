"""The contract of every game. Nothing here knows a particular game."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.core.engine import dump, start
from rules.core.flow import Event
from rules.core.game import AnyGame
from rules.core.moves import submit
from rules.core.playing import Playing, run
from rules.core.rng import Dice
from rules.core.selfplay.audit import Audit, essence
from rules.core.selfplay.playout import Watch, play, seed_of
from rules.core.selfplay.recorded import Recorded
from tests.contract.findings import unknown_window
from tests.contract.hashing import played_by_hash
from tests.contract.listed import GAMES
from tests.contract.places import folder_of_tests, shown
from tests.depth import LONG

TABLES = [
    pytest.param(game, seats, id=f"{game.key}-{seats}") for game in GAMES.values() for seats in game.seats
]
PLAYERS = ("random", "steady")
VALUES = [
    (game, option.key, value)
    for game in GAMES.values()
    for option in game.options
    for value in dict.fromkeys((option.values[1], option.values[-1]))
]
VARIANTS = [  # by one kind of players and the other in turn; in long runs by both
    pytest.param(game, {option: value}, player, id=f"{game.key}-{option}-{value}-{player}")
    for n, (game, option, value) in enumerate(VALUES)
    for player in (PLAYERS if LONG else [PLAYERS[n % 2]])
]
# In games with many answers, one position in this many is audited, chosen at random, and the end; in others
# every one.
ONE_IN = {"bellum": 4, "kemet": 60, "immortals": 40, "dwar7s": 40, "calamandara": 60}
RECORDED = [path for key in GAMES for path in sorted((folder_of_tests(key) / "games").glob("*.json"))]
BY_STEADY = [path for path in RECORDED if path.name.startswith("steady-")]
ASKS_ALL = {"saideira", "ferry"}  # even where there is only one answer
ONE_BY_ONE = {"bellum", "dwar7s"}  # never asks two players at once
AT_ONCE = [
    pytest.param(game, seats, id=f"{game.key}-{seats}")
    for game in GAMES.values()
    if game.key not in ONE_BY_ONE
    for seats in game.seats
]
LONGEST_TAIL = 25  # most answers that may have to be run again


def audit(game: AnyGame, seats: int, **checks: bool) -> Audit:
    """At every position of a short game; of a long one at some, drawn by lot."""
    return Audit(game, seats, one_in=1 if LONG else ONE_IN.get(game.key, 1), **checks)


def games(short: int, long: int = 100) -> list[Any]:
    """The number of games for the fewest and the most seats, in long runs for all: more for short games."""
    return [
        pytest.param(game, seats, number, id=f"{game.key}-{seats}-{number}")
        for game in GAMES.values()
        for seats in (game.seats if LONG else (game.seats[0], game.seats[-1]))
        for number in range(long if LONG else short * (1 + (game.key == "bellum")))
    ]


def with_windows(game: AnyGame, checked: Audit) -> Watch:
    """The audit, and that each window for standing orders is among the hints and can be let pass."""

    def watch(playing: Playing[Any]) -> None:
        position = playing.position
        checked(playing)
        for decision in position.pending.values():
            assert unknown_window(game.key, decision) == []

    return watch


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_not_asked_has_one_answer_which_can_be_named(game: AnyGame) -> None:
    """So a command may name it, and is told where it names another."""
    noted: set[str] = set()

    def watch(playing: Playing[Any]) -> None:
        for each in playing.position.implied:
            question = each.question
            question.check(each.answer)
            assert question.size() == 1
            noted.add(question.prompt.key)

    for number in range(100 if LONG else 2):
        for seats in game.seats if LONG else (game.seats[0], game.seats[-1]):
            play(game, seats, f"implied:{number}", [PLAYERS[number % 2]] * seats, watch=watch)
    assert (noted == set()) == (game.key in ASKS_ALL), f"noted: {noted}"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "number"), games(1))
def test_random_games_keep_the_whole_contract(game: AnyGame, seats: int, number: int) -> None:
    """Invariants, round trips, refusals, undo, no leaks of hidden things, and an end.

    What every reader is told at every position is checked in the first game only.
    """
    checked = audit(game, seats, events=LONG or not number)
    played = play(game, seats, seed_of("contract", number), watch=with_windows(game, checked))
    assert played.position.result is not None
    assert played.longest_tail <= LONGEST_TAIL


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "number"), games(1))
def test_computer_players_reach_the_end(game: AnyGame, seats: int, number: int) -> None:
    checked = audit(game, seats, slow=LONG, events=LONG or not number)
    played = play(game, seats, seed_of("steady", number), ["steady"], watch=checked)
    assert played.position.result is not None
    assert played.refusals == (), "chance has answered for a computer player"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options", "player"), VARIANTS)
def test_every_option_can_be_played(game: AnyGame, options: dict[str, str], player: str) -> None:
    """With few seats; with many, a game can take very long."""
    seats = game.seats[-1 if LONG and player == "steady" else 0]
    play(game, seats, seed_of("variant", seats), [player], options, watch=audit(game, seats, slow=False))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), AT_ONCE)
def test_the_order_of_answering_one_question_does_not_matter(game: AnyGame, seats: int) -> None:
    """Where several are asked at once, any order of the same answers leads to the same position."""
    record = start(game, seats, {}, seed_of("order"))
    position = run(game, record)
    dice = Dice("order")
    at_once = 0
    for _ in range(900):
        if position.result is not None:
            break
        answers = {seat: decision.sample(dice) for seat, decision in position.pending.items()}
        at_once += len(answers) > 1
        reached = []
        for seats_in_order in (list(answers), list(reversed(answers))):
            r, p = record, position
            for seat in seats_in_order:
                r, p = submit(game, r, p, seat, position.asks[seat], answers[seat])
            reached.append((r, p))
        assert essence(game, reached[0][1]) == essence(game, reached[1][1])
        record, position = reached[0]
    assert at_once, f"{game.key} asks nobody at once: put it into ONE_BY_ONE"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_new_game_draws_with_the_dice_that_it_is_given_and_keeps_their_numbers(
    game: AnyGame, seats: int
) -> None:
    dice = Dice("new")
    state = game.new(seats, game.settle({}), dice)
    assert (state.seed, state.drawn) == ("new", dice.drawn)


PROGRAM = """
from rules.games import GAMES
from tests.contract.hashing import played
from tests.ferry.rules import GAME as TOY
print(*played([*GAMES.values(), TOY]), sep="\\n")
"""


def test_two_processes_with_different_string_hashing_play_the_same() -> None:
    assert played_by_hash(PROGRAM) == []


@pytest.mark.parametrize("path", RECORDED, ids=map(shown, RECORDED))
def test_recorded_games_end_as_they_did(path: Path) -> None:
    recorded = Recorded.model_validate_json(path.read_text(encoding="utf-8"))
    game = GAMES[recorded.game]
    assert recorded.version == game.version, "record it anew, and say in the changelog why"
    told = list[Event]()
    _, position = recorded.replay(game, told.extend)
    assert position.result == recorded.result
    assert len({*map(id, told)}) == len(told), "no event is told twice"


@pytest.mark.parametrize("path", BY_STEADY, ids=map(shown, BY_STEADY))
def test_the_steady_player_chooses_as_it_did(path: Path) -> None:
    """Its weights are many, and few of them show in a rule: a changed one shows in whole games."""
    recorded = Recorded.model_validate_json(path.read_text(encoding="utf-8"))
    game = GAMES[recorded.game]
    again = Recorded.of(game, recorded.seats, recorded.seed, recorded.players, recorded.options)
    pairs = zip(again.answers, recorded.answers, strict=False)
    changed = next((n for n, (now, before) in enumerate(pairs) if now != before), None)
    todo = (
        f"if it is better so, `python -m rules record {game.key} --seats {recorded.seats} --players steady`"
    )
    assert changed is None, f"answer {changed} is another: {todo}"
    assert again == recorded


def test_every_game_has_three_recorded_games() -> None:
    for key in GAMES:
        there = sum(json.loads(path.read_text(encoding="utf-8"))["game"] == key for path in RECORDED)
        folder = shown(folder_of_tests(key) / "games")
        todo = f"`python -m rules record {key} --seats 3 --out {folder}/3.json`"
        assert there >= 3, f"{key}: {there} recorded games in {folder}: {todo}"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_seed_is_never_in_a_view(game: AnyGame) -> None:
    seed = seed_of("secret")
    played = play(game, game.seats[0], seed, decisions=40)
    state = played.position.state
    assert seed in dump(game, state)
    for seat in (*range(game.seats[0]), None):
        assert seed not in game.seen.dump_json(game.view(state, seat)).decode()
