"""Responses that Discord refuses, or that are lost on the way."""

import asyncio
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest

from bot.discord.delivery.refusals import DELETED, Gone, Wrong
from bot.discord.requests import admission, serve
from bot.discord.requests.request import Request, Runtime
from bot.discord.requests.serve import ACKNOWLEDGED, Interaction, Manner
from bot.discord.screens.screen import AskedQuestion, Screen, note
from bot.table.model import Person
from rules.core.words import Words
from tests.bot.discord.delivery.test_messages import icons, refused, with_icon

KNOWN = refused(400, ACKNOWLEDGED)
EXPIRED = refused(404, 10062)
LOST = ConnectionResetError()


class Discord:
    """Stands for an interaction and its response; refuses what is sent, in turn, and notes the rest."""

    def __init__(self, *refusals: Exception) -> None:
        self.refusals = list(refusals)
        self.tries = 0
        self.shown: list[str] = []

    async def send_message(self, *, view: Screen, ephemeral: bool) -> None:
        self._take(view.said)

    async def send(self, *, view: Screen, ephemeral: bool, wait: bool, files: object) -> SimpleNamespace:
        self._take(view.said)
        return SimpleNamespace(id=7, edit=self.edit)

    async def defer(self, **how: bool) -> None:
        self._take("")

    async def edit(self, *, view: Screen, attachments: object) -> None:
        self.shown.append(f"edited: {view.said}")

    def _take(self, said: str) -> None:
        self.tries += 1
        if self.refusals:
            raise self.refusals.pop(0)
        self.shown.append(said)

    @property
    def interaction(self) -> Interaction:
        return cast(Interaction, SimpleNamespace(response=self, followup=self, user=SimpleNamespace(id=1)))


@pytest.mark.parametrize(
    ("refusals", "shown", "log"),
    [
        ([], True, ""),
        ([LOST], True, "the connection was lost: ConnectionResetError"),
        ([LOST, KNOWN], False, "the connection was lost: ConnectionResetError"),
        ([LOST, LOST], False, "the connection was lost: ConnectionResetError"),
        ([KNOWN], False, "not answered: HTTPException"),
        ([EXPIRED], False, "not answered: NotFound"),
        ([LOST, EXPIRED], False, "not answered: NotFound"),
    ],
)
async def test_a_lost_response_is_sent_once_more_and_a_refused_one_is_not(
    refusals: list[Exception], shown: bool, log: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    it = Discord(*refusals)
    await admission._say(it.interaction, note("Not now."))
    assert (it.shown == ["Not now."]) == shown
    assert it.tries == 1 + (refusals[:1] == [LOST])
    assert log in caplog.text
    assert ("not answered" in caplog.text) == ("not answered" in log)


@pytest.mark.parametrize(
    ("refusals", "done"),
    [([], True), ([LOST], True), ([LOST, KNOWN], True), ([KNOWN], False), ([LOST, LOST], False)],
)
@pytest.mark.parametrize("manner", [Manner.FRESH, Manner.PLACE])
async def test_nothing_is_done_for_a_press_that_was_not_acknowledged(
    refusals: list[Exception], done: bool, manner: Manner, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    assert await serve.acknowledge(Discord(*refusals).interaction, manner) is done
    assert ("the connection was lost: ConnectionResetError" in caplog.text) == (LOST in refusals)
    assert ("not acknowledged: HTTPException" in caplog.text) == (not done and KNOWN in refusals)


async def test_a_further_message_that_is_refused_is_not_sent_again(runtime: Runtime) -> None:
    it = Discord(refused(400, 50035))
    with pytest.raises(Wrong):
        await serve._send(runtime, it.interaction, note("Here."), private=True)
    assert (it.tries, it.shown) == (1, [])


async def test_one_without_the_icons_that_are_gone_is_sent_again(runtime: Runtime) -> None:
    it, screen = Discord(refused(400, 50035)), with_icon()
    await serve._send(runtime, it.interaction, screen, private=True)
    assert (it.tries, it.shown, icons(screen)) == (2, [""], [False])


@pytest.mark.parametrize(("error", "raised"), [(refused(404, DELETED), False), (EXPIRED, True)])
async def test_only_a_message_that_is_gone_needs_no_edit(
    error: discord.HTTPException, raised: bool, runtime: Runtime
) -> None:
    pressed = SimpleNamespace(id=3, flags=SimpleNamespace(ephemeral=True))
    it: Any = SimpleNamespace(
        message=pressed, user=SimpleNamespace(id=1), edit_original_response=AsyncMock(side_effect=error)
    )
    with pytest.raises(Gone) if raised else nullcontext():
        await serve._put(runtime, it, note("Now."), fresh=False)


async def test_what_shows_something_newer_already_is_not_edited_back(runtime: Runtime) -> None:
    shown: list[str] = []

    async def edit(*, view: Screen, attachments: object) -> SimpleNamespace:
        shown.append(view.said)
        return SimpleNamespace(id=3)

    pressed = SimpleNamespace(id=3, flags=SimpleNamespace(ephemeral=True))
    it: Any = SimpleNamespace(message=pressed, user=SimpleNamespace(id=1), edit_original_response=edit)
    older, newer = note("old"), note("new")
    for screen in (newer, older):
        await serve._put(runtime, it, screen, fresh=False)
    assert shown == ["new"]
    await serve._put(runtime, it, older, fresh=True)
    assert shown == ["new", "old"], "a new message shows whatever comes"


async def test_a_further_message_gets_its_picture_when_it_comes(runtime: Runtime) -> None:
    it, screen = Discord(), note("Here.")

    screen.coming = AsyncMock(return_value=note("Here, with its picture."))
    await serve._send(runtime, it.interaction, screen, private=True)
    await asyncio.gather(*runtime.pictures.late._tasks.values())
    assert it.shown == ["Here.", "edited: Here, with its picture."]


@pytest.mark.parametrize("private", [True, False])
async def test_a_hand_in_a_further_message_is_known_to_be_open_if_it_is_private(
    runtime: Runtime, private: bool
) -> None:
    screen = note("Here.")
    screen.asked = AskedQuestion(7, "first", sealed=False)
    await serve._send(runtime, Discord().interaction, screen, private=private)
    assert runtime.hands.at(7) == [1] * private


# --- what the person may know ----------------------------------------------------------------------------


def test_a_request_that_says_nothing_about_it_sees_and_has_nothing(runtime: Runtime) -> None:
    asked = Request(runtime, Person(11, "Ana", "en"), Words("en"), 2, 1, "en")
    assert not asked.sees(2)
    assert not asked.has(2)


class Member(discord.Member):
    """A member who need not have been made by Discord."""

    def __init__(self) -> None:
        pass


class Thread(discord.Thread):
    """A thread, private or public, with a parent that the bot knows or without."""

    def __init__(self, *, private: bool, parent: object) -> None:
        self._type = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
        self._above = parent

    @property
    def parent(self) -> Any:
        return self._above

    def permissions_for(self, whom: object, /) -> discord.Permissions:
        return discord.Permissions(view_channel=True)


@pytest.mark.parametrize(
    ("user", "channel", "sees"),
    [
        (Member(), Thread(private=False, parent=object()), True),
        (Member(), Thread(private=True, parent=object()), False),
        (Member(), Thread(private=False, parent=None), False),
        (Member(), None, False),
        (object(), Thread(private=False, parent=object()), False),
    ],
    ids=["a public thread", "a private one", "one whose channel is hidden", "nothing", "no member"],
)
def test_a_person_sees_what_a_member_may_see(user: object, channel: object, sees: bool) -> None:
    guild = SimpleNamespace(get_channel_or_thread=lambda ident: channel)
    asked = cast(Interaction, SimpleNamespace(guild=guild, user=user))
    assert serve._sees(asked, 3) is sees
    assert not serve._sees(cast(Interaction, SimpleNamespace(guild=None, user=user)), 3)
