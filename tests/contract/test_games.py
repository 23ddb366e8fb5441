"""The contract of every game. Nothing here knows a particular game."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import Position, Record, dump, start
from rules.core.flow import Event
from rules.core.game import AnyGame
from rules.core.moves import submit
from rules.core.playing import Playing, run
from rules.core.rng import Dice
from rules.core.selfplay.again import AS_IT_WAS, again
from rules.core.selfplay.audit import Audit, essence
from rules.core.selfplay.playout import Watch, play, seed_of
from rules.core.selfplay.recorded import Recorded
from rules.core.selfplay.transcript import transcript
from tests.contract.findings import unknown_window
from tests.contract.hashing import played_by_hash
from tests.contract.listed import CHECKED, GAMES
from tests.contract.places import folder_of_tests, shown
from tests.contract.positions import visit
from tests.depth import LONG, one_in

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
ASKS_ALL = {"saideira", "ferry"}  # even where there is only one answer
ONE_BY_ONE = {"bellum", "dwar7s"}  # never asks two players at once
AT_ONCE = [
    pytest.param(game, seats, id=f"{game.key}-{seats}")
    for game in GAMES.values()
    if game.key not in ONE_BY_ONE
    for seats in (game.seats if LONG else {game.seats[0], game.seats[-1]})
]
BEATEN = {  # seats of a game, how many games are played, and in how many the steady player comes first
    "bellum": (2, 20, 16),
    "calamandara": (4, 8, 8),
    "dwar7s": (2, 20, 16),
    "immortals": (3, 10, 8),
    "kemet": (2, 20, 16),
}
LONGEST_TAIL = 25  # most answers that may have to be run again


def audit(game: AnyGame, seats: int, **checks: bool) -> Audit:
    """Make an audit: of every position of a short game, of a random sample of a long one."""
    return Audit(game, seats, one_in=1 if LONG else ONE_IN.get(game.key, 1), **checks)


def games(short: int, long: int = 100) -> list[Any]:
    """The number of games for the fewest and the most seats, in long runs for all: more for short games.

    By day each game is played with the fewest seats or, every second one, with the most.
    """
    made: list[Any] = []
    for n, game in enumerate(GAMES.values()):
        ends = (game.seats[-1], game.seats[0]) if n % 2 else (game.seats[0], game.seats[-1])
        numbers = range(long if LONG else short * (1 + (game.key == "bellum")))
        cases = [(seats, number) for number in numbers for seats in (game.seats if LONG else ends)]
        made += one_in(
            2, [pytest.param(game, *case, id="-".join(map(str, [game.key, *case]))) for case in cases]
        )
    return made


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

    visit(game.key, range(100 if LONG else 4), watch)
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


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("key", [key for key in BEATEN if not CHECKED])
def test_the_steady_player_beats_random_ones_in_nearly_all_games(key: str) -> None:
    """It sits on each seat in turn."""
    (seats, games, least), won = BEATEN[key], 0
    for number in range(games):
        seat = number % seats
        players = ["steady" if each == seat else "random" for each in range(seats)]
        result = play(GAMES[key], seats, seed_of("beats", number), players).position.result
        assert result is not None
        won += result.places[seat] == 1
    assert won >= least


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options", "player"), one_in(2, VARIANTS))
def test_every_option_can_be_played(game: AnyGame, options: dict[str, str], player: str) -> None:
    """With few seats; with many, a game can take very long."""
    seats = game.seats[-1 if LONG and player == "steady" else 0]
    played = play(
        game, seats, seed_of("variant", seats), [player], options, watch=audit(game, seats, slow=False)
    )
    assert played.refusals == ()


def answered_in(
    game: AnyGame, record: Record, position: Position[Any], answers: Mapping[Seat, Answer], order: list[Seat]
) -> tuple[Record, Position[Any]]:
    """Give the answers to the open questions in this order."""
    asks = position.asks
    for seat in order:
        record, position = submit(game, record, position, seat, asks[seat], answers[seat])
    return record, position


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), AT_ONCE)
def test_the_order_of_answering_one_question_does_not_matter(game: AnyGame, seats: int) -> None:
    """If several are asked at once, any order of the same answers leads to the same position."""
    record = start(game, seats, {}, seed_of("order"))
    position = run(game, record)
    dice = Dice("order")
    at_once = 0
    for _ in range(900 if LONG else 300):
        if position.result is not None:
            break
        answers = {seat: decision.sample(dice) for seat, decision in position.pending.items()}
        at_once += len(answers) > 1
        try:
            orders = ([*answers], [*reversed(answers)])
            reached = [answered_in(game, record, position, answers, order) for order in orders]
        except Rejected:  # by the script's own rules: other answers will do
            continue
        assert essence(game, reached[0][1]) == essence(game, reached[1][1])
        record, position = reached[0]
    assert at_once, f"{game.key} asks nobody at once: put it into ONE_BY_ONE"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_new_game_draws_with_the_given_dice_and_keeps_their_numbers(game: AnyGame, seats: int) -> None:
    dice = Dice("new")
    state = game.new(seats, game.settle({}), dice)
    assert (state.seed, state.drawn) == ("new", dice.drawn)


PROGRAM = """
from rules.games import GAMES
from tests.contract.hashing import played
from tests.ferry.rules import GAME as TOY
print(*played([*GAMES.values(), TOY]), sep="\\n")
"""


@pytest.mark.nightly
def test_two_processes_with_different_string_hashing_play_the_same() -> None:
    assert played_by_hash(PROGRAM) == []


@pytest.mark.golden
@pytest.mark.parametrize("path", RECORDED, ids=map(shown, RECORDED))
def test_a_recorded_game_is_played_and_told_as_it_was(path: Path) -> None:
    """By its rules, by the choices of its computer players, and in its words, line by line."""
    recorded = Recorded.model_validate_json(path.read_text(encoding="utf-8"))
    game, words = GAMES[recorded.game], path.with_suffix(".txt")
    lines = words.read_text(encoding="utf-8").splitlines() if words.exists() else transcript(game, recorded)
    now = again(game, recorded, lines)
    said = "\n".join(
        (f"{shown(path)}: {now.verdict}", *now.changed, f"if it is meant: {todo(path, recorded.game)}")
    )
    assert now.verdict == AS_IT_WAS, said


def todo(path: Path, game: str) -> str:
    return f"`python -m rules record --again {shown(path)}`, which `make again GAME={game}` does as well"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_event_of_a_recorded_game_is_told_twice(game: AnyGame) -> None:
    recorded = Recorded.of(game, game.seats[0], seed_of("told twice"), ["random"], game.settle({}))
    told = list[Event]()
    recorded.replay(game, told.extend)
    times = Counter(map(id, told))
    assert told and [event for event in told if times[id(event)] > 1] == []


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_a_recorded_game(key: str) -> None:
    """In words as well, if it is one of ours."""
    file = folder_of_tests(key) / "games/3.json"
    command = f"`python -m rules record {key} --seats 3 --players steady,random --out {shown(file)}`"
    there = [path for path in RECORDED if file.parent in path.parents]
    assert there, f"{key}: no recorded game: {command}"
    lacking = [] if CHECKED else [shown(path) for path in there if not path.with_suffix(".txt").exists()]
    assert lacking == [], f"{key}: without words: {command}"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_seed_is_never_in_a_view(game: AnyGame) -> None:
    seed = seed_of("secret")
    played = play(game, game.seats[0], seed, decisions=40)
    state = played.position.state
    assert seed in dump(game, state)
    for seat in (*range(game.seats[0]), None):
        assert seed not in game.seen.dump_json(game.view(state, seat)).decode()
