"""Standing orders through the double: by the menu, by the button below a question, and taken back."""

from random import Random

import pytest

from bot.discord.client import Client
from bot.table import reading
from bot.table.play import moves
from bot.table.runtime.context import Context
from tests.bot.e2e.players import Player, awaited, hand_of, mark, panel_in, seated, until, until_panel
from tests.bot.table.scene import late
from tests.contract.fluent import always_said
from tools.driver import City, Person, Place, Post

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


async def test_a_mandatory_question_is_answered_by_order_as_its_owner_chose(
    tavern: Client, ana: Person, bia: Person, city: City, games: Place
) -> None:
    """In Immortals whoever has passed takes energy or gold, turn after turn."""
    await seated(ana, [bia, city.person("Cal")], games, game="immortals")
    runtime = tavern.runtime
    table = await reading.in_channel(runtime.context, games.id)
    assert table is not None
    seat = await _to_a_window(runtime.context, table.id, "wait")
    people = {ana.id: ana, bia.id: bia}
    user_id = table.seats[seat].user_id or 0
    person = people.get(user_id) or Person(city, city.world.state.users[user_id])
    menu = (await person.command("orders", games)).shown
    await person.select(menu, ["wealth:gold"], 1)
    await until(games, lambda: len(menu.selects) == 1)
    [window] = menu.selects[0].options
    assert window.default
    assert "gold" in window.description or "ouro" in window.description
    log = (await bia.command("table log", games)).text
    assert "gold as compensation" in log.splitlines()[-1], "the open one is answered at once, by its owner"
    await person.select(menu, [], 0)
    await until(games, lambda: not menu.selects[0].options[0].default)


async def _to_a_window(context: Context, table_id: int, window: str) -> int:
    """Play as the clock does, but pass a first turn of Immortals, until a person is asked in this window."""
    passed = False
    for _ in range(1000):
        seen = await reading.seen(context, table_id, None)
        for seat, asked in seen.look.public.items():
            if asked.standing == window:
                return seat
        seat = seen.look.waiting[0]
        turn = seen.look.public.get(seat)
        if turn is not None and turn.prompt.key == "immortals.ask.turn" and not passed:
            await moves.answer(
                context, table_id, seen.table.seats[seat].user_id or 0, seen.asks[seat], ["pass:pass"]
            )
            passed = True
        else:
            await late(context, table_id, seat)
    raise AssertionError(f"nobody is asked in {window}")
