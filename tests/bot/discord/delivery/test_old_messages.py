"""Messages that are there already: edited, illustrated after a start, put aside, or posted anew."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest

from bot.discord.delivery import messages
from bot.discord.delivery.kept import KeptMessages
from bot.discord.delivery.pings import Pings
from bot.discord.delivery.refusals import Barred, Closed, Gone, Wrong
from bot.discord.lobby import archiving
from bot.discord.requests.request import Runtime
from bot.discord.screens.late_pictures import LatePictures
from bot.discord.screens.screen import Screen, note
from bot.discord.voice import DiscordVoice
from bot.discord.votes import votes
from bot.table.delivery import posted_messages
from bot.table.delivery.voice import Later
from bot.table.jobs import Queued, Wake
from bot.table.lobby import archive, lobby
from bot.table.model import Person, Posted, TableInfo
from bot.table.play import moves
from bot.table.runtime.context import Context
from rules.core.decisions import Rejected
from rules.core.text import Text

ANA, BIA = Person(11, "Ana", "en"), Person(12, "Bia", "en")
PANEL = Posted("panel", None, 2, 50)


class Client:
    """Discord, as far as a message is looked up there."""

    async def wait_until_ready(self) -> None:
        """Return at once."""

    def get_partial_messageable(self, channel_id: int) -> "Client":
        return self

    def get_partial_message(self, message_id: int) -> Any:
        return SimpleNamespace(id=message_id)


CLIENT = cast(discord.Client, Client())
OLD = Client().get_partial_message(PANEL.message_id)


async def running(context: Context, channel: int = 2) -> TableInfo:
    info = await lobby.open_table(context, 1, channel, ANA, "toy", "en")
    await lobby.join(context, info.id, BIA)
    return await moves.start_table(context, info.id, ANA.id)


def failing(error: Exception) -> Callable[..., Awaitable[None]]:
    async def fail(*given: object) -> None:
        raise error

    return fail


@pytest.fixture
def kept(context: Context) -> KeptMessages:
    return KeptMessages(CLIENT, context, LatePictures())


# --- after a start ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "trouble", [Barred(), Gone(deleted=True), Closed(), Later(0.0), Rejected(Text(key="x")), OSError()]
)
async def test_one_message_that_can_not_be_illustrated_keeps_no_other_from_it(
    runtime: Runtime, trouble: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    voice, done = DiscordVoice(CLIENT, runtime.context, runtime.games, runtime.pictures), list[int]()
    for channel in (2, 3):
        info = await running(runtime.context, channel)
        await posted_messages.keep(runtime.context, info.id, Posted("panel", None, channel, 50, bare=True))

    async def illustrate(table_id: int, posted: Posted) -> None:
        done.append(posted.channel_id)
        if len(done) == 1:
            raise trouble

    monkeypatch.setattr(voice, "_illustrate", illustrate)
    await voice.catch_up()
    assert sorted(done) == [2, 3]
    assert ("a message got no picture: OSError" in caplog.text) == isinstance(trouble, OSError)


async def test_a_crash_between_words_and_picture_is_known_at_the_next_start(
    context: Context, kept: KeptMessages, monkeypatch: pytest.MonkeyPatch
) -> None:
    info, screen = await running(context), note("in words")
    await posted_messages.keep(context, info.id, PANEL)

    async def never() -> Screen:
        await asyncio.Event().wait()
        raise AssertionError

    screen.coming = never
    monkeypatch.setattr(messages, "edit", failing(Later(0.0)))
    with pytest.raises(Later):
        await kept.edit(info.id, PANEL, screen)
    [(table_id, posted)] = await posted_messages.bare(context)
    assert (table_id, posted.message_id) == (info.id, PANEL.message_id)


async def test_a_message_posted_in_words_gets_its_picture_and_stops_waiting(
    context: Context, kept: KeptMessages, monkeypatch: pytest.MonkeyPatch
) -> None:
    info, screen, whole, shown = await running(context), note("in words"), note("whole"), list[str]()
    illustrated, done = posted_messages.illustrated, asyncio.Event()

    async def edit(message: object, screen: Screen) -> None:
        shown.append(screen.said)

    async def noted(context: Context, table_id: int, posted: Posted) -> None:
        await illustrated(context, table_id, posted)
        done.set()

    screen.coming = AsyncMock(return_value=whole)
    monkeypatch.setattr(messages, "edit", edit)
    monkeypatch.setattr(posted_messages, "illustrated", noted)
    await kept.keep(info.id, PANEL, screen)
    await asyncio.wait_for(done.wait(), 5)
    assert shown == ["whole"]
    assert not await posted_messages.bare(context)


async def test_a_message_that_is_whole_when_it_is_posted_waits_for_no_picture(
    context: Context, kept: KeptMessages
) -> None:
    info = await running(context)
    await kept.keep(info.id, PANEL, note("whole"))
    assert not await posted_messages.bare(context)


async def test_a_message_that_has_its_picture_is_not_waiting_for_one(
    context: Context, kept: KeptMessages, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await running(context)
    await posted_messages.keep(context, info.id, PANEL)
    monkeypatch.setattr(messages, "edit", failing(Later(0.0)))
    with pytest.raises(Later):
        await kept.edit(info.id, PANEL, note("as it is"))
    assert not await posted_messages.bare(context)


async def test_a_thread_that_falls_asleep_gets_its_panel_again_and_then_has_time(
    runtime: Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, shown, due = runtime.context, list[bool](), list[int | None]()
    voice, info = DiscordVoice(CLIENT, context, runtime.games, runtime.pictures), await running(context)
    times = iter((context.now(), context.now() + 60, None))

    async def thread_due(*given: object) -> int | None:
        return next(times)

    async def show(table_id: int, queued: Queued, *, post: bool) -> None:
        shown.append(post)

    async def wake_at(context: Context, table_id: int, at: int | None) -> None:
        due.append(at)

    monkeypatch.setattr(archiving, "thread_due", thread_due)
    monkeypatch.setattr(archive, "wake_at", wake_at)
    monkeypatch.setattr(voice, "_show", show)
    for _ in range(3):
        await voice._keep_awake(info, Queued(1, info.id, Wake()))
    assert shown == [True]
    assert due == [context.now() + archiving.SELDOM, context.now() + 60, None]


# --- put aside, or posted anew ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trouble", "deleted"),
    [(Gone(deleted=True), []), (Barred(), [PANEL.message_id]), (Wrong(400, 50035), [PANEL.message_id])],
    ids=["it is gone", "it can't be read", "Discord calls it invalid"],
)
async def test_an_old_message_that_keeps_its_buttons_for_good_is_deleted(
    kept: KeptMessages,
    trouble: Exception,
    deleted: list[int],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO")
    gone: list[int] = []

    async def delete(message: discord.PartialMessage) -> None:
        gone.append(message.id)

    monkeypatch.setattr(messages, "put_aside", failing(trouble))
    monkeypatch.setattr(messages, "delete", delete)
    await kept.put_aside(OLD)
    assert gone == deleted
    assert ("could not be put aside and is deleted" in caplog.text) == bool(deleted)


@pytest.mark.parametrize(("deleted", "tries"), [(True, 2), (False, 1)])
async def test_an_old_message_is_edited_and_posted_anew_only_if_deleted(
    deleted: bool, tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[object] = []

    async def send(**given: object) -> object:
        sent.append(given["nonce"])
        return OLD

    async def edit(message: object, screen: Screen) -> None:
        if len(sent) == 1:
            raise Gone(deleted=deleted)

    monkeypatch.setattr(messages, "edit", edit)
    channel = cast(Any, SimpleNamespace(send=send))
    assert await messages.post_needed(channel, note("x"), "7-table", again=True) is OLD
    assert len(sent) == tries


async def test_a_proposal_whose_message_was_deleted_does_not_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    vote = Posted("vote", None, 2, 60, number=1)
    monkeypatch.setattr(messages, "edit", failing(Gone(deleted=True)))
    assert not await votes._edited(CLIENT, vote, note("x"))


async def test_a_computer_player_at_the_table_does_not_stop_pings(context: Context) -> None:
    info = await lobby.open_table(context, 1, 2, ANA, "toy", "en")
    await lobby.add_computer(context, info.id, ANA.id, "random")
    info = await lobby.join(context, info.id, BIA)
    assert [player.user_id for player in info.seats] == [ANA.id, None, BIA.id]
    assert await Pings(CLIENT, context).mentioned(info, (0, 1, 2)) == [ANA.id, BIA.id]


@pytest.mark.parametrize("bare", [True, False])
@pytest.mark.parametrize("waits", [True, False])
async def test_what_still_waits_for_its_picture_is_known_after_a_start(
    context: Context, monkeypatch: pytest.MonkeyPatch, bare: bool, waits: bool
) -> None:
    async def coming() -> Screen:
        return await asyncio.Future()

    async def edit(message: object, screen: Screen) -> None:
        pass

    monkeypatch.setattr(messages, "edit", edit)
    info, late, screen = await running(context), LatePictures(), note("in words")
    screen.coming = coming if waits else None
    posted = replace(PANEL, bare=bare)
    await posted_messages.keep(context, info.id, posted)
    await KeptMessages(CLIENT, context, late).edit(info.id, posted, screen)
    known = [each.message_id for _, each in await posted_messages.bare(context)]
    assert known == [PANEL.message_id] * waits
    await late.stop()
