"""Late pictures: which of several for one message is shown in the end."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.discord.screens.late_pictures import LatePictures
from bot.discord.screens.screen import Screen, note
from bot.table.delivery.voice import Later

MESSAGE = 7


class Message:
    """A message and what it shows, one after the other; `closed` edits are refused before one is taken."""

    def __init__(self) -> None:
        self.shown: list[str] = []
        self.closed = 0

    async def edit(self, screen: Screen) -> None:
        if self.closed:
            self.closed -= 1
            raise Later(0.0)
        self.shown.append(screen.said)


class Drawing:
    """A screen whose picture comes when the test says so."""

    def __init__(self, name: str) -> None:
        self.drawn = asyncio.Event()
        self.left = False
        self.screen = note(name)
        self.screen.coming = self._coming

    async def _coming(self) -> Screen:
        try:
            await self.drawn.wait()
        except asyncio.CancelledError:
            self.left = True
            raise
        return note(f"{self.screen.said} with its picture")


@pytest.fixture
async def late(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LatePictures]:
    monkeypatch.setattr("bot.discord.screens.late_pictures.CALM", 0.0)
    made = LatePictures()
    yield made
    await made.stop()


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_picture_follows_its_words(late: LatePictures) -> None:
    message, drawing = Message(), Drawing("hand")
    late.follow(MESSAGE, drawing.screen, message.edit)
    await settled()
    assert message.shown == []
    drawing.drawn.set()
    await settled()
    assert message.shown == ["hand with its picture"]


async def test_a_newer_screen_is_not_covered_and_its_old_picture_is_not_drawn(
    late: LatePictures,
) -> None:
    message, old, new = Message(), Drawing("old"), Drawing("new")
    late.follow(MESSAGE, old.screen, message.edit)
    await settled()
    async with late.editing(MESSAGE, new.screen.order) as newest:
        assert newest
        late.follow(MESSAGE, new.screen, message.edit)
    for drawing in (new, old):
        drawing.drawn.set()
        await settled()
    assert message.shown == ["new with its picture"]
    assert old.left


async def test_what_was_read_earlier_and_is_ready_later_is_not_shown(late: LatePictures) -> None:
    message, old, new = Message(), Drawing("old"), Drawing("new")
    async with late.editing(MESSAGE, new.screen.order) as newest:
        assert newest
        late.follow(MESSAGE, new.screen, message.edit)
    async with late.editing(MESSAGE, old.screen.order) as newest:
        assert not newest
    late.follow(MESSAGE, old.screen, message.edit)
    old.drawn.set()
    new.drawn.set()
    await settled()
    assert message.shown == ["new with its picture"]


async def test_who_edits_waits_for_a_picture_that_is_just_being_put_in(late: LatePictures) -> None:
    order: list[str] = []
    sent = asyncio.Event()

    async def slow(screen: Screen) -> None:
        order.append("picture begins")
        await sent.wait()
        order.append("picture ends")

    async def newer() -> None:
        async with late.editing(MESSAGE):
            order.append("newer")

    drawing = Drawing("old")
    late.follow(MESSAGE, drawing.screen, slow)
    drawing.drawn.set()
    await settled()
    editing = asyncio.create_task(newer())
    await settled()
    sent.set()
    await editing
    assert order == ["picture begins", "picture ends", "newer"]


async def test_an_edit_discord_refuses_now_is_retried_unless_a_newer_one_came(
    late: LatePictures,
) -> None:
    message, drawing = Message(), Drawing("panel")
    message.closed = 2
    late.follow(MESSAGE, drawing.screen, message.edit)
    drawing.drawn.set()
    await settled()
    assert message.shown == ["panel with its picture"]

    message.closed = 1_000_000
    again = Drawing("panel")
    late.follow(MESSAGE, again.screen, message.edit)
    again.drawn.set()
    await asyncio.sleep(0)
    async with late.editing(MESSAGE):
        message.closed = 0
    await settled()
    assert message.shown == ["panel with its picture"]


async def test_a_picture_that_comes_too_late_for_its_answer_is_not_waited_for(
    late: LatePictures, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    message, drawing = Message(), Drawing("hand")
    late.follow(MESSAGE, drawing.screen, message.edit, patience=0.0)
    await settled()
    assert drawing.left
    assert "a picture could not be put into its message: TimeoutError" in caplog.text
    drawing.drawn.set()
    await settled()
    assert message.shown == []


async def test_only_so_many_messages_are_remembered(
    late: LatePictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.screens.late_pictures.REMEMBERED", 3)
    for message_id in range(10):
        async with late.editing(message_id):
            pass
    assert len(late._newest) == 3


async def test_the_messages_that_are_remembered_are_those_that_were_edited_last(
    late: LatePictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.screens.late_pictures.REMEMBERED", 3)
    older = note("older").order
    for message_id in (1, 2, 3, 1, 4):
        async with late.editing(message_id):
            pass
    for message_id, forgotten in ((1, False), (3, False), (4, False), (2, True)):
        async with late.editing(message_id, older) as newest:
            assert newest is forgotten


async def test_the_very_first_screen_is_shown_and_may_be_shown_again(late: LatePictures) -> None:
    for _ in range(2):
        async with late.editing(MESSAGE, 0) as newest:
            assert newest
    message, drawing = Message(), Drawing("first")
    drawing.screen.order = 0
    late.follow(MESSAGE + 1, drawing.screen, message.edit)
    drawing.drawn.set()
    await settled()
    assert message.shown == ["first with its picture"]


@pytest.mark.parametrize(("refusals", "shown"), [(39, True), (40, False)])
async def test_what_discord_never_takes_is_given_up(late: LatePictures, refusals: int, shown: bool) -> None:
    message, drawing = Message(), Drawing("panel")
    message.closed = refusals
    late.follow(MESSAGE, drawing.screen, message.edit)
    drawing.drawn.set()
    for _ in range(refusals):
        await settled()
    assert message.closed == 0
    assert message.shown == ["panel with its picture"] * shown
    assert late._tasks == {}


async def test_a_picture_nobody_waits_for_does_not_displace_the_newer_one(late: LatePictures) -> None:
    message, old, new = Message(), Drawing("old"), Drawing("new")
    late.follow(MESSAGE, old.screen, message.edit)
    await settled()
    late.follow(MESSAGE, new.screen, message.edit)
    await settled()
    assert old.left
    await late.stop()
    assert new.left, "it was still known"
    assert message.shown == []
