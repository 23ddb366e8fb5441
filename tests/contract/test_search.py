"""A search that knows no game, over every game: it goes by what its seat may know, and by nothing else."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from rules.core.decisions import Seat
from rules.core.engine import Record, look
from rules.core.game import WHOLE, AnyGame
from rules.core.play.evaluation import settled
from rules.core.playing import Playing, run
from rules.core.rng import Dice
from rules.core.search.advice import advised
from rules.core.search.halving import Effort, search
from rules.core.search.knowledge import Known, known
from rules.core.selfplay.playout import play
from tests.contract.listed import GAMES
from tests.contract.positions import visit
from tests.depth import LONG

ALL = [pytest.param(game, id=game.key) for game in GAMES.values()]
JUDGED = [pytest.param(game, id=game.key) for game in GAMES.values() if game.evaluation is not None]
# Positions are drawn by lot: one in so many of a long game, every one of a short game.
ONE_IN = {"bellum": 15, "kemet": 15, "immortals": 100, "dwar7s": 25, "calamandara": 12}
Indistinct = tuple[Known, Known]


MIXED, STEADY = 4 if LONG else 0, 1  # games: of all kinds of players, and of steady ones


@cache
def positions(key: str, number: int) -> tuple[tuple[Record, Seat], ...]:
    """Records of one game, and a seat that is awaited in each."""
    found: list[tuple[Record, Seat]] = []
    lot = Dice(f"positions:{key}")

    def watch(playing: Playing[Any]) -> None:
        if not lot.below(3 if LONG else ONE_IN.get(key, 1)):
            found.extend((playing.record, seat) for seat in playing.position.waiting)

    visit(key, [number], watch)
    return tuple(found)


def pairs(game: AnyGame, number: int) -> Iterator[Indistinct]:
    """Yield what a seat knows in two positions that differ only in what it can't see."""
    for count, (record, seat) in enumerate(positions(game.key, number)):
        here = known(game, record, seat, policy_of(game))
        world = here.draw(Dice(f"elsewhere:{count}"))
        if world is not None and not world.apart:
            yield here, known(game, world.record, seat, policy_of(game))


def policy_of(game: AnyGame) -> Any:
    return game.computers["steady"]


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("number", [MIXED, STEADY], ids=["mixed", "steady"])
def test_worlds_depend_on_nothing_that_the_seat_cannot_see(game: AnyGame, number: int) -> None:
    """Decks, hands, dice and secret answers: whichever they are, the same worlds are drawn."""
    compared = 0
    for here, there in pairs(game, number):
        assert (here.view, here.decision) == (there.view, there.decision)
        assert here.draw(Dice("world")) == there.draw(Dice("world"))
        compared += 1
    assert compared > 1


@pytest.mark.parametrize("game", ALL)
def test_an_answer_and_its_values_depend_only_on_what_its_seat_sees(game: AnyGame) -> None:
    effort = Effort(playouts=6, candidates=3, horizon=4)
    searched = 0
    for here, there in pairs(game, STEADY):
        mine, theirs = (search(each, policy_of(game), effort, Dice("search")) for each in (here, there))
        assert mine == theirs
        searched += mine.playouts > 0
        if searched == (20 if LONG else 2):
            break
    assert searched


@pytest.mark.parametrize("game", ALL)
def test_a_world_looks_as_the_position_does_and_hides_something_else(game: AnyGame) -> None:
    others = 0
    for record, seat in positions(game.key, STEADY):
        world = known(game, record, seat, policy_of(game)).draw(Dice("world"))
        if world is None or world.apart:
            continue
        mine, theirs = run(game, record), run(game, world.record)
        assert look(game, mine, seat).view == look(game, theirs, seat).view
        assert mine.pending[seat] == theirs.pending[seat]
        assert theirs.state.seed not in record.checkpoint
        others += game.view(mine.state, None) == game.view(theirs.state, None)
    assert others


@pytest.mark.parametrize("game", JUDGED)
def test_the_standing_adds_up_and_agrees_with_the_result(game: AnyGame) -> None:
    assert game.evaluation is not None
    for record, _ in positions(game.key, STEADY):
        shares = game.evaluation(run(game, record).state)
        assert sum(shares) == WHOLE and min(shares) >= 0
    played = play(game, game.seats[-1], "standing", ("random",)).position
    assert played.result is not None
    assert [*game.evaluation(played.state)] == [*settled(played.result.places)]


@pytest.mark.parametrize("game", ALL)
def test_advice_depends_on_nothing_that_the_seat_cannot_see(game: AnyGame) -> None:
    effort = Effort(playouts=6, candidates=3, horizon=4)
    for number, (record, seat) in enumerate(positions(game.key, STEADY)):
        world = known(game, record, seat, policy_of(game)).draw(Dice(f"advice:{number}"))
        if world is None or world.apart:
            continue
        mine, theirs = (advised(game, each, seat, Dice("x"), effort) for each in (record, world.record))
        assert mine == theirs
        if mine.games:
            return
    raise AssertionError("no position was compared")
