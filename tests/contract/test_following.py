"""Suggestions of chains tell nothing hidden, in every game: worlds that look the same have the same."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.table.reading import Ahead
from bot.table.runtime.guard import Hung
from rules.core.decisions import Answer, Decision, Rejected, Seat
from rules.core.engine import Record, look
from rules.core.game import AnyGame
from rules.core.playing import Playing, run
from rules.core.rng import Dice
from rules.core.selfplay.playout import play, seed_of
from rules.core.ui import ui
from rules.games import GAMES as INSTALLED
from tests.contract.listed import GAMES
from tests.contract.positions import World, elsewhere, visit
from tests.depth import LONG

WORLDS = 8 if LONG else 2  # drawn for each position
ONE_IN = 1 if LONG else 40  # of the positions, drawn by lot
WIDE, DEEP = (20, 3) if LONG else (5, 3)  # answers tried to the first question, and answers in a chain
Offered = Decision | str  # the question for which answers are suggested after a chain; or why none are


def determinizations(game: AnyGame, record: Record, seat: Seat, dice: Dice) -> Iterator[World]:
    """Yield positions in which other things are hidden from the seat, which sees the same."""
    seen = look(game, run(game, record), seat)
    for _ in range(WORLDS):
        world = elsewhere(game, record, [seat], dice)
        if world is not None and look(game, world[1], seat) == seen:
            yield world


def some(decision: Decision, most: int, dice: Dice) -> list[Answer]:
    """Some answers to a question, drawn by lot."""
    if decision.kind == "choose" and decision.least == decision.most == 1:
        every: list[Answer] = [[option.id] for option in decision.options]
        return every if len(every) <= most else [every[dice.below(len(every))] for _ in range(most)]
    return [decision.sample(dice) for _ in range(min(most, 2))]


def never(hung: Hung) -> None:
    raise AssertionError(hung)


def offered(game: AnyGame, world: World, seat: Seat, chain: Sequence[Answer], *, far: bool) -> Offered:
    """The question on which `/play` suggests answers after a chain; with `far`, if nothing were declared."""
    ahead = Ahead(game, *world, seat, never, far=far)
    try:
        for given in range(1, len(chain) + 1):
            found = ahead.after(chain[:given])
    except Rejected:
        return "refused"
    return found.question or "nothing"


def chains(game: AnyGame, world: World, seat: Seat, dice: Dice, *, far: bool) -> Iterator[list[Answer]]:
    """Chains of answers: some to the question of the seat, and some to what is asked after them."""
    for first in some(world[1].pending[seat], WIDE, dice):
        chain = [first]
        yield [*chain]
        ahead = Ahead(game, *world, seat, never, far=far)
        while len(chain) < DEEP:
            try:
                asked = ahead.after(chain).question
            except Rejected:
                break
            if asked is None:
                break
            chain.append(some(asked, 1, dice)[0])
            yield [*chain]


def suggestions(game: AnyGame, record: Record, seat: Seat, dice: Dice, *, far: bool = False) -> list[str]:
    """Chains whose suggestions differ between worlds that the seat can't tell apart."""
    here = (record, run(game, record))
    others = [*determinizations(game, record, seat, dice)]
    return [
        f"{here[1].pending[seat].prompt.key} {chain}: {mine!r:.120} or {theirs!r:.120}"
        for chain in (chains(game, here, seat, dice, far=far) if others else ())
        for mine in [offered(game, here, seat, chain, far=far)]
        for theirs in [offered(game, other, seat, chain, far=far) for other in others]
        if mine != theirs
    ]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_suggestions_of_chains_tell_nothing_hidden(game: AnyGame) -> None:
    dice = Dice("following")

    def watch(playing: Playing[Any]) -> None:
        for seat in playing.position.waiting:
            if not dice.below(ONE_IN):
                assert suggestions(game, playing.record, seat, dice) == []

    visit(game.key, range(20 if LONG else 2), watch)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_suggestions_go_into_a_declared_follow_up(game: AnyGame) -> None:
    follows, found = ui(game.key).follows, set[tuple[str, str]]()

    def watch(playing: Playing[Any]) -> None:
        position = run(game, playing.record)
        for seat, decision in position.pending.items():
            for answer in some(decision, 2, dice):
                try:
                    after = Ahead(game, playing.record, position, seat, never).after([answer]).question
                except Rejected:
                    continue
                if after is not None:
                    found.add((decision.prompt.key, after.prompt.key))

    dice = Dice("follow")
    play(game, game.seats[-1], seed_of("follow"), ["steady"], watch=watch, decisions=60)
    assert bool(found) == bool(follows), f"{game.key} declares {follows}, and asks {found}"


@pytest.mark.nightly
def test_looking_further_than_what_is_declared_would_tell() -> None:
    """This is why games declare it: in Dwar7s Fall a build may fulfil what another player hides."""
    game, dice = INSTALLED["dwar7s"], Dice("find")
    record = play(game, 3, seed_of("find", 20), ["steady"], decisions=16).record
    [seat] = run(game, record).waiting
    found = [suggestions(game, record, seat, dice, far=far) for far in (True, False) for _ in range(6)]
    assert [line for line in found[0:6] if line] != []
    assert [line for line in found[6:] if line] == []
