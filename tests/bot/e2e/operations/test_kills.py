"""The bot's process is killed at random moments of a game: nothing shown is lost, nothing happens twice."""

import asyncio
from random import Random
from typing import Literal, get_args

import pytest

from bot.discord.screens.ids import Act, parse
from bot.sandbox.people.screen import Button
from rules.core.text import Text
from rules.core.words import Words, nearest
from tests.bot.e2e.history import history
from tests.bot.e2e.inside import DATABASE, looking
from tests.bot.e2e.players import (
    Player,
    Pressed,
    asks,
    awaited,
    offers,
    panel_in,
    pressed_is_stored,
    seated,
    settles,
    unpinned,
    until,
    until_panel,
)
from tests.bot.e2e.process import Process
from tests.depth import LONG
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.nightly

KILLS = 30 if LONG else 3  # one at each of the moments below; `make chaos` tries all of them
JITTER = 0.1  # seconds at most from a moment that is waited for to the kill
PATIENCE = 4.0  # seconds until a client says that the interaction failed

Moment = Literal["pressed", "acknowledged", "shown"]


async def test_kills_at_random_moments_lose_nothing_and_do_nothing_twice(
    process: Process, city: City, ana: Person, bia: Person, games: Place
) -> None:
    chance = Random(20)
    await process.start()
    await seated(ana, [bia], games)
    players = [Player(person, games, chance) for person in (ana, bia)]
    shown: set[str] = set()
    moments: tuple[Moment, ...] = get_args(Moment)
    for kill in range(KILLS):
        await one_move(process, players)
        while not simple_answers(panel_in(games)):
            await one_move(process, players)
        [player] = awaited(panel_in(games), players)
        shown |= await killed_while_pressing(process, player, moments[kill % len(moments)])
        assert not asks(panel_in(games)) & shown, "what was shown as done is asked again"
    assert await process.stop() == 0

    assert "Traceback" not in process.log
    assert len(shown) >= KILLS // len(moments)
    pressed = [press for player in players for press in player.pressed]
    pressed_is_stored(pressed, history(process.folder / DATABASE))
    refused_kindly(city, [ana, bia])
    said_once(games)


async def one_move(process: Process, players: list[Player]) -> None:
    """A move, when all before it is said: the panel is edited more than once, and then only for this one."""
    await all_said(process)
    [player] = awaited(panel_in(players[0].games), players)
    await player.play()
    await all_said(process)


async def killed_while_pressing(process: Process, player: Player, moment: Moment) -> set[str]:
    """Kill the bot soon after a press, start it, and let the player press the same old button once more.

    Returns the question, if it was shown as answered before the kill.
    """
    world, games, panel = process.city.world, player.games, panel_in(player.games)
    button, act = player.chance.choice(simple_answers(panel))
    player.pressed.append(Pressed(player.person.id, act.ask, (unpinned(button.label),)))
    earlier = len(world.state.interactions)
    pressing = asyncio.create_task(player.person.press(panel, button.custom_id or ""))
    await until(games, lambda: len(world.state.interactions) > earlier)
    [interaction] = list(world.state.interactions.values())[earlier:]
    if moment == "acknowledged":
        await until(games, lambda: interaction.answer is not None)
    if moment == "shown":
        await until(games, lambda: act.ask not in asks(panel_in(games)))
    await asyncio.sleep(player.chance.uniform(0, JITTER))
    await process.kill()
    shown = {act.ask} - asks(panel_in(games))
    world.clock.advance(PATIENCE)
    await pressing

    await process.start()
    again = await player.person.forge_press(panel, button.custom_id or "")
    assert again.kind == "quiet"
    await until_panel(games, lambda post: act.ask not in asks(post))
    await all_said(process)  # what the first run left may be two panels, of which the second is drawn already
    return shown


async def all_said(process: Process) -> None:
    """Return when the outbox is empty."""
    while unsaid(process):  # noqa: ASYNC110 - another process
        await asyncio.sleep(0.05)


def unsaid(process: Process) -> int:
    with looking(process.folder / DATABASE) as db:
        return int(db.execute("SELECT COUNT(*) FROM outbox").fetchone()[0])


def simple_answers(panel: Post) -> list[tuple[Button, Act]]:
    """The buttons that answer by themselves."""
    return [
        (each, act)
        for each in offers(panel)
        if isinstance(each, Button) and settles(each) and isinstance(act := parse(each.custom_id or ""), Act)
    ]


def refused_kindly(city: City, people: list[Person]) -> None:
    """Check that a press answered before the kill was refused in words, in its user's language."""
    closed = {p.id: Words(nearest(p.user.locale)).say(Text(key="discord.stale")) for p in people}
    for interaction in city.world.state.interactions.values():
        for post in (Post(city.world, message) for message in interaction.followups):
            assert closed[interaction.user_id] in str(first(post))  # later it shows the hand of that time
            assert post.ephemeral


def said_once(games: Place) -> None:
    """Assert that no turn was announced twice."""
    assert len([post for post in games.posts if "The game begins" in post.text]) == 1
    announced = [post.message.versions[0].components for post in games.posts if "Waiting" in str(first(post))]
    assert len(announced) == len({str(components) for components in announced})


def first(post: Post) -> object:
    """Return what a message said when it was sent."""
    return post.message.versions[0].components
