"""An only answer may be given without asking where everybody knows that there is no other, in every game."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.table.play.forced import known_answer, only_answer
from rules import games
from rules.core.decisions import Answer, Decision
from rules.core.engine import Position, Record, look
from rules.core.game import AnyGame
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.selfplay.playout import play, seed_of
from rules.core.words import LANGS, Words
from tests.contract.findings import never_asked
from tests.contract.listed import GAMES
from tests.contract.positions import elsewhere, visit
from tests.depth import LONG

OPEN = [game for game in GAMES.values() if game.in_the_open]
NO_ONLY = {"bellum"}  # asks nothing that has only one answer
ONE_IN = 1 if LONG else 8  # of the questions, drawn by lot, are asked again with other hands
Rule = Callable[[Decision], Answer | None]


def tells(game: AnyGame, record: Record, position: Position[Any], rule: Rule, dice: Dice) -> bool:
    """Tell whether this rule reveals something about a hand: other hidden facts would change its decision."""
    for reader in (None, *range(position.state.seats)):
        world = elsewhere(game, record, [] if reader is None else [reader], dice)
        if world is None or look(game, position, reader).events != look(game, world[1], reader).events:
            continue
        for seat, decision in position.pending.items():
            theirs = world[1].pending.get(seat)
            if seat != reader and theirs is not None and rule(decision) != rule(theirs):
                return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize("game", OPEN, ids=lambda game: game.key)
def test_questions_in_the_open_never_hide_an_answer(game: AnyGame) -> None:
    asked: set[str] = set()
    dice, chance = Dice("open"), Dice("which")

    def watch(playing: Playing[Any]) -> None:
        position = playing.position
        shown = [d for d in position.pending.values() if d.prompt.key in game.in_the_open]
        for decision in shown:
            asked.add(decision.prompt.key)
            assert not decision.secret
            assert decision.standing is None
            assert [o for o in getattr(decision, "options", ()) if o.secret] == []
        if shown and not chance.below(ONE_IN):
            assert not tells(game, playing.record, position, lambda d: known_answer(game, d), dice)

    visit(game.key, range(100 if LONG else 8), watch)
    assert never_asked(game, asked) == []
    for lang in LANGS:
        assert [prompt for prompt in game.in_the_open if not Words(lang).has(prompt)] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_only_answer_that_is_given_is_accepted(game: AnyGame) -> None:
    alone: set[str] = set()

    def watch(playing: Playing[Any]) -> None:
        position = playing.position
        for decision in position.pending.values():
            if (answer := only_answer(decision)) is not None:
                decision.check(answer)
                assert decision.sample(Dice("any")) == answer
                alone.add(decision.prompt.key)

    visit(game.key, range(100 if LONG else 8), watch)
    assert (alone == set()) == (game.key in NO_ONLY), f"with one answer: {alone}"


def test_the_simple_rule_would_tell_of_hands() -> None:
    """This is why games declare it: in Kemet a turn with one public choice may also offer Day cards."""
    told: list[str] = []
    game, dice = games.GAMES["kemet"], Dice("open")

    def public_only(decision: Decision) -> Answer | None:
        return None if decision.secret else only_answer(decision)

    def watch(playing: Playing[Any]) -> None:
        position = playing.position
        alone = any(public_only(decision) for decision in position.pending.values())
        if not told and alone and tells(game, playing.record, position, public_only, dice):
            told.extend(decision.prompt.key for decision in position.pending.values())

    play(game, 3, seed_of("open", 1), decisions=400, watch=watch)
    assert told == ["kemet.ask.extra"]
