"""*Do this*: a whole answer in the id of one button."""

from itertools import islice, product

import pytest

from bot.discord.questions import whole, widgets
from bot.discord.screens.ids import parse
from bot.discord.screens.layout import Answered
from bot.discord.screens.limits import ACT
from rules.core.decisions import Rejected
from rules.core.rng import Dice
from rules.core.selfplay.playout import seed_of
from rules.core.words import Words
from rules.games import GAMES
from tests.bot.discord.screens.test_screens import positions

WORDS = Words("en")


@pytest.mark.parametrize("key", GAMES)
def test_the_button_gives_the_very_answer_whatever_is_asked(key: str) -> None:
    """In all positions of a game: choices, numbers, splits, orders and sheets."""
    game, dice, without = GAMES[key], Dice(key), 0
    for position in positions(game, game.seats[-1], seed_of("do", key, 0)):
        for asked in position.pending.values():
            answer = asked.sample(dice)
            act = whole.act_of(asked, answer)
            without += act is None
            if act is not None:
                assert parse(f"d:1:0123456789ab:{act}") is not None
                assert widgets.press(asked, {}, act, (), WORDS) == Answered(answer), asked
    assert without == 0


FORGED = ("do.0", "do.0.1", "do.0.999999", "do.0.1.2.3", "do.5.1.1", "do.0" + ".7" * 33)


@pytest.mark.parametrize("key", GAMES)
def test_a_forged_button_gives_a_legal_answer_or_none(key: str) -> None:
    game = GAMES[key]
    played = islice(positions(game, game.seats[0], seed_of("forged", key, 0)), 100)
    for asked, act in product((each for position in played for each in position.pending.values()), FORGED):
        outcome = widgets.press(asked, {}, act[:ACT], (), WORDS)
        assert isinstance(outcome, Answered | Rejected), act
        if isinstance(outcome, Answered):
            asked.check(outcome.answer)
