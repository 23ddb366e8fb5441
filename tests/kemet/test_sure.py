"""The coach in the War Council is never surer of a battle than the board: hidden cards may change it."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.core.engine import look
from rules.core.playing import Playing
from rules.core.selfplay.playout import play, seed_of
from rules.core.text import Text
from rules.kemet import GAME
from rules.kemet.components.state import Battle, Side
from rules.kemet.computer.unseen import most_added
from rules.kemet.view import view_of
from tests.depth import LONG
from tests.helpers import coached
from tests.kemet.small import game, god
from tests.kemet.test_coach import HOME, reason, said

GAMES = 60 if LONG else 16


def told(units: int, *cards: str, prayers: int = 7, tile: str = "") -> Text:
    """The reason for a card that beats every battle card of an enemy who holds these others."""
    mine, enemy = god(), god(*([tile] if tile else []), divine=cards, prayers=prayers)
    mine.hand = ["cavalry_blitz", "chariot_raid"]
    ctx = game(mine, enemy, troops={HOME: [(1, 1), (0, units)]})
    ctx.state.battle = Battle(zone=HOME, sides=[Side(0), Side(1)])
    return reason(ctx, "council")


@pytest.mark.parametrize(
    ("units", "cards", "prayers", "tile", "sure"),
    [
        (3, (), 7, "", 1),
        (3, ("prayer",), 7, "", 0),  # nobody sees which card it is
        (5, ("prayer",), 7, "", 1),  # no card adds so much
        (3, ("prayer", "prayer"), 0, "divine_wound", 0),
    ],
)
def test_a_win_is_sure_only_if_no_hidden_card_can_change_it(
    units: int, cards: tuple[str, ...], prayers: int, tile: str, sure: int
) -> None:
    reasoned = told(units, *cards, prayers=prayers, tile=tile)
    assert (reasoned.args["left"], reasoned.args["sure"]) == (0, sure)
    assert ("whatever they play, you win" in said(reasoned)) == bool(sure)


@pytest.mark.parametrize("cards", [(), ("prayer",)])
def test_the_cards_beaten_are_counted_without_what_may_join_them(cards: tuple[str, ...]) -> None:
    reasoned = told(1, *cards)
    assert reasoned.args["left"], "not every card is beaten"
    assert ("hold, DI cards aside" in said(reasoned)) == bool(cards)


def test_the_most_that_hidden_cards_can_add_keeps_to_what_can_be_paid() -> None:
    ctx = game(god(), god(divine=("prayer", "prayer"), prayers=0))
    free = most_added(view_of(ctx.state, 0), 1)
    ctx.state.gods[1].prayers = 11
    assert 0 < free < most_added(view_of(ctx.state, 0), 1)


def battles(number: int) -> Iterator[tuple[bool, bool]]:
    """Tell of each council in a steady game whether the coach was sure of the win, and whether it came."""
    expected: dict[int, bool] = {}
    found: list[tuple[bool, bool]] = []

    def watch(playing: Playing[Any]) -> None:
        position = playing.position
        battle = position.state.battle
        if battle is not None and battle.winner >= 0:
            winner = battle.sides[battle.winner].seat
            found.extend((sure, seat == winner) for seat, sure in expected.items())
        if battle is None or battle.winner >= 0:
            expected.clear()
        for seat in position.waiting:
            mine = look(GAME, position, seat)
            if mine.decision is not None and mine.decision.prompt.key.startswith("kemet.ask.council"):
                args = coached(GAME, mine.view, mine.decision).args
                expected[seat] = args.get("left") == 0 and args.get("sure") == 1

    seats = GAME.seats[number % len(GAME.seats)]
    play(GAME, seats, seed_of("sure", number), ["steady"], watch=watch)
    yield from found


@pytest.mark.slow
def test_every_battle_of_which_the_coach_is_sure_is_won() -> None:
    outcomes = [each for number in range(GAMES) for each in battles(number)]
    sure = [won for sure, won in outcomes if sure]
    assert sure
    assert all(sure), f"{sure.count(False)} of {len(sure)} sure wins were lost"
