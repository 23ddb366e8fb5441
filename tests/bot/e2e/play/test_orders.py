"""Standing orders through the double: by the menu, by the button below a question, and taken back."""

from random import Random

import pytest

from tests.bot.e2e.players import Player, awaited, hand_of, mark, panel_in, seated, until, until_panel
from tests.contract.fluent import always_said
from tools.driver import Person, Place, Post

pytestmark = pytest.mark.usefixtures("tavern")
ROLL = always_said("bellum.ask.reroll")


async def to_a_roll(players: list[Player], games: Place) -> Post:
    """Play until somebody is asked for a reroll."""
    for _ in range(60):
        panel = panel_in(games)
        if ROLL in panel.text:
            return panel
        [player] = awaited(panel, players)
        await player.play()
    raise AssertionError("nobody is asked for a reroll")


async def choose(person: Person, menu: Post, windows: list[str], games: Place) -> None:
    """Choose in the menu; return when it shows that."""
    before = mark(menu)
    await person.select(menu, windows)
    await until(games, lambda: mark(menu) != before)
    assert [o.value for o in menu.selects[0].options if o.default] == windows


async def test_who_never_wants_to_be_asked_is_not(ana: Person, bia: Person, games: Place) -> None:
    await seated(ana, [bia], games)
    players = [Player(person, games, Random(n)) for n, person in enumerate((ana, bia))]
    menu = (await bia.command("orders", games)).shown
    assert "Standing orders" in menu.text
    await choose(bia, menu, ["reroll"], games)

    panel = await to_a_roll(players, games)
    assert [player.person for player in awaited(panel, players)] == [ana], "Bia is passed over"
    pings = len(bia.pinged_by)
    hand = await hand_of(ana, panel)
    [never] = [b for b in hand.buttons if b.label == "Não perguntar mais isto"]
    await ana.press(hand, never.custom_id or "")
    await until(games, lambda: never.label not in [b.label for b in hand.buttons])
    panel = await until_panel(games, lambda post: ROLL not in post.text)
    assert len(bia.pinged_by) <= pings + 1

    await choose(bia, menu, [], games)
    panel = await to_a_roll(players, games)
    assert [player.person for player in awaited(panel, players)] == [bia], "Ana is passed over now"
