"""Discord fails, again and again, in a game of Bellum Magica, and the game goes on."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.metrics import measures
from bot.metrics.page import limits_counted
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.world import World
from bot.table.delivery import outbox
from tests.bot.e2e.history import history
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import (
    Player,
    asks,
    awaited,
    panel_in,
    pressed_is_stored,
    seated,
    until,
    until_panel,
)
from tests.bot.e2e.tables import all_said
from tools.driver import City, Person, Place

pytestmark = pytest.mark.usefixtures("tavern", "impatient")

POST, EDIT = "POST /channels/*/messages", "PATCH /channels/*/messages/*"
ANSWER, SHOW = "POST /interactions/*/callback", "PATCH /webhooks/*/messages/*"


@pytest.fixture
async def players(ana: Person, bia: Person, games: Place) -> list[Player]:
    """A game that has begun."""
    await seated(ana, [bia], games)
    return [Player(person, games, Random(n)) for n, person in enumerate((ana, bia))]


async def one_move(players: list[Player]) -> None:
    [player] = awaited(panel_in(players[0].games), players)
    await player.play()


FAULTS: dict[str, Callable[[World], object]] = {
    "a server error at a new message": lambda world: world.fail(POST, status=500),
    "a server error at an edit": lambda world: world.fail(EDIT, status=502),
    "a server error at the answer": lambda world: world.fail(ANSWER, status=500),
    "a rate limit at a new message": lambda world: world.fail(POST, status=429, times=2, retry_after=0.01),
    "a rate limit at an edit": lambda world: world.fail(EDIT, status=429, times=2, retry_after=0.01),
    "a rate limit at a hand": lambda world: world.fail(SHOW, status=429, retry_after=0.01),
    "a lost response to a new message": lambda world: world.lose(POST),
    "a lost response to an edit": lambda world: world.lose(EDIT),
    "a lost response to the answer": lambda world: world.lose(ANSWER),
    "a slow answer": lambda world: world.slow(ANSWER, seconds=0.3),
    "a dropped gateway": lambda world: world.drop_gateway(),
    "a reconnect that Discord asks for": lambda world: world.ask_reconnect(),
    "a session that is invalid for a moment": lambda world: world.invalidate(resumable=True),
}


async def test_every_fault_in_one_game(
    city: City, players: list[Player], games: Place, tmp_path: Path
) -> None:
    async def move() -> None:
        await all_said(tmp_path / DATABASE)  # or the panel is still that of an earlier question
        await one_move(players)

    for fault in FAULTS.values():
        struck = fault(city.world)
        if isinstance(struck, Awaitable):
            await struck
        await move()
        while city.world.faults.waiting:  # this move made none of the requests that were to fail
            await move()
    await move()

    pressed = [press for player in players for press in player.pressed]
    pressed_is_stored(pressed, history(tmp_path / DATABASE))
    turns = [post.message.versions[0].components for post in games.posts if "Bellum" in post.text]
    assert len({str(turn) for turn in turns}) == len(turns), "no message was posted twice"


@pytest.mark.nightly
async def test_a_global_rate_limit_delays_the_panel_but_no_response_to_a_press(
    city: City, players: list[Player], games: Place, tmp_path: Path
) -> None:
    await all_said(tmp_path / DATABASE)
    panel = panel_in(games)
    asked, [player] = asks(panel), awaited(panel, players)
    limits = list[str]()
    listener = partial(_limit, limits)
    measures.listeners.append(listener)
    with limits_counted():
        city.world.fail("* /channels/*", status=429, retry_after=1.5, everywhere=True)
        while not player.settled:
            await player.press(panel)
        assert asks(panel_in(games)) == asked
        await until_panel(games, lambda post: asks(post) != asked)
    measures.listeners.remove(listener)
    assert limits == ["any", "global"], "one wait, which was for all"

    city.world.most_requests = 2
    for _ in range(3):
        await one_move(players)
    await all_said(tmp_path / DATABASE)
    city.world.most_requests = 0
    pressed = [press for player in players for press in player.pressed]
    pressed_is_stored(pressed, history(tmp_path / DATABASE))


def _limit(found: list[str], measure: measures.Measure, kind: str, value: float) -> None:
    if measure == "rate_limit":
        found.append(kind)


async def test_a_deleted_panel_comes_back_when_somebody_asks_for_it(
    city: City, players: list[Player], bia: Person, games: Place
) -> None:
    lost = panel_in(games)
    asked = asks(lost)
    city.world.delete_message(lost.message)
    shown = await bia.command("table show", games)
    assert shown.text == "Here is the table again, at the bottom of the channel."
    await games.until(lambda post: post.id > lost.id and asks(post) == asked)
    await one_move(players)


async def test_a_deleted_channel_leaves_the_game_to_direct_messages(
    city: City, players: list[Player], ana: Person, games: Place, tmp_path: Path
) -> None:
    [player] = awaited(panel_in(games), players)
    city.world.delete_channel(games.channel)
    hand = (await player.person.command("hand", player.person.dm)).shown
    asked = asks(hand)
    reply = await player.press(hand)
    assert reply.kind == "quiet"
    await until(games, lambda: asks(hand) != asked)
    assert len(history(tmp_path / DATABASE).played) == 1
    told = await ana.dm.until(lambda post: "A partida está a salvo" in post.text)
    assert "foi apagado" in told.text


@pytest.mark.parametrize(
    "taken",
    [Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES, Permission.ATTACH_FILES],
    ids=["view", "send", "attach"],
)
async def test_a_missing_permission_is_told_to_the_host_and_play_resumes_with_it(
    city: City, players: list[Player], ana: Person, games: Place, tmp_path: Path, taken: Permission
) -> None:
    panel = panel_in(games)
    [player] = awaited(panel, players)
    city.world.delete_message(panel.message)
    city.world.deny(games.channel, taken)
    hand = (await player.person.command("hand", games)).shown
    asked = asks(hand)
    assert (await player.press(hand)).kind == "quiet"
    told = await ana.dm.until(lambda post: "/mesa mostrar" in post.text)
    assert f"<#{games.id}>" in told.text
    assert [post for post in games.posts if post.id > panel.id] == []

    city.world.allow(games.channel, taken)
    await player.person.command("table show", games)
    await until_panel(games, lambda post: post.id > panel.id and asks(post) not in (set(), asked))
    await one_move(players)
    assert len(history(tmp_path / DATABASE).played) == 2


async def test_a_host_with_closed_direct_messages_can_bring_the_table_back(
    city: City, players: list[Player], ana: Person, games: Place
) -> None:
    ana.close_dms()
    panel = panel_in(games)
    asked = asks(panel)
    [player] = awaited(panel, players)
    city.world.delete_message(panel.message)
    city.world.deny(games.channel, Permission.SEND_MESSAGES)
    hand = (await player.person.command("hand", games)).shown
    await player.press(hand)
    await until(games, lambda: any(r.code == 50007 for r in city.world.traffic.requests))
    refused = await ana.command("table show", games)
    assert refused.text, "the host reads why it is not shown"

    city.world.allow(games.channel, Permission.SEND_MESSAGES)
    await ana.command("table show", games)
    await until_panel(games, lambda post: post.id > panel.id and asks(post) not in (set(), asked))
    await one_move(players)


@pytest.mark.nightly
@pytest.mark.parametrize(("status", "code"), [(403, 50007), (500, 0)])
async def test_nobody_waits_for_a_person_who_can_not_be_written_to(
    players: list[Player], bia: Person, games: Place, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    monkeypatch.setattr(outbox, "PAUSES", (60.0,))  # whoever had to wait for the next try would wait long
    await bia.command("me", games, notice="dm")
    bia.city.world.fail(f"POST /channels/{bia.dm.id}/messages", status, 10**9, code=code)
    for _ in range(27):
        await asyncio.wait_for(one_move(players), 20)
    bia.city.world.faults.waiting.clear()
