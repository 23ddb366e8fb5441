"""Hands that people have open are edited while Discord allows it, each with what its person may know."""

import asyncio
from unittest.mock import AsyncMock

import pytest
from discord import ui

from bot.discord.delivery.open_hands import OpenHands
from bot.discord.delivery.refusals import Gone
from bot.discord.screens.late_pictures import LatePictures
from bot.discord.screens.screen import AskedQuestion, Screen, note
from tests.bot.discord.screens.test_late_pictures import settled

ANA, BIA, TABLE, MESSAGE = 1, 2, 7, 70


def hand(ask: str, table: int = TABLE, *, sealed: bool = False) -> Screen:
    screen = Screen(ui.TextDisplay(ask))
    screen.asked = AskedQuestion(table, ask, sealed)
    return screen


class Message:
    """A message and its content; `gone` once its user has closed it."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.gone = False

    async def edit(self, screen: Screen) -> None:
        if self.gone:
            raise Gone(deleted=True)
        self.texts.append(screen.said)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def hands(clock: Clock) -> OpenHands:
    return OpenHands(clock)


@pytest.fixture
def late() -> LatePictures:
    return LatePictures()


async def test_the_next_question_comes_into_the_open_hand_until_its_time_is_over(
    hands: OpenHands, clock: Clock, late: LatePictures
) -> None:
    message = Message()
    hands.note(ANA, MESSAGE, hand("first", sealed=True), message.edit, 60.0)
    clock.now = 59.0
    await hands.refresh(ANA, hand("second"), late)
    clock.now = 60.0
    await hands.refresh(ANA, hand("third"), late)
    assert message.texts == ["second"]


async def test_an_unchanged_hand_is_not_edited_but_a_reopened_answer_is(
    hands: OpenHands, late: LatePictures
) -> None:
    message = Message()
    hands.note(ANA, MESSAGE, hand("first", sealed=True), message.edit, 60.0)
    await hands.refresh(ANA, hand("first", sealed=True), late)
    assert message.texts == []
    await hands.refresh(ANA, hand("first"), late)
    await hands.refresh(ANA, hand("first"), late)
    assert message.texts == ["first"]


async def test_nobody_else_and_no_other_table_gets_it(hands: OpenHands, late: LatePictures) -> None:
    mine, theirs = Message(), Message()
    hands.note(ANA, MESSAGE, hand("first"), mine.edit, 60.0)
    hands.note(BIA, MESSAGE + 1, hand("first"), theirs.edit, 60.0)
    await hands.refresh(ANA, hand("for Ana"), late)
    await hands.refresh(BIA, hand("elsewhere", TABLE + 1), late)
    assert (mine.texts, theirs.texts) == (["for Ana"], [])


async def test_a_message_that_shows_something_else_by_now_is_left_alone(
    hands: OpenHands, late: LatePictures
) -> None:
    message = Message()
    hands.note(ANA, MESSAGE, hand("first"), message.edit, 60.0)
    hands.note(ANA, MESSAGE, note("the log"), message.edit, 60.0)
    await hands.refresh(ANA, hand("second"), late)
    assert message.texts == []


async def test_a_hand_that_shows_something_newer_already_is_not_edited_back(
    hands: OpenHands, late: LatePictures
) -> None:
    message = Message()
    older, newer = hand("second"), hand("third")
    hands.note(ANA, MESSAGE, hand("first"), message.edit, 60.0)
    await hands.refresh(ANA, newer, late)
    await hands.refresh(ANA, older, late)
    assert message.texts == ["third"]


async def test_a_hand_that_changes_while_its_edit_waits_is_left_alone(
    hands: OpenHands, late: LatePictures
) -> None:
    message = Message()
    hands.note(ANA, MESSAGE, hand("first"), message.edit, 60.0)
    second = hand("second")
    async with late.editing(MESSAGE, 0):
        waiting = asyncio.create_task(hands.refresh(ANA, second, late))
        await asyncio.sleep(0)
        hands.note(ANA, MESSAGE, note("the log"), message.edit, 60.0)
    await waiting
    assert message.texts == []


async def test_a_picture_of_the_next_question_follows_when_it_comes(
    hands: OpenHands, late: LatePictures
) -> None:
    message, second = Message(), hand("second")
    second.coming = AsyncMock(return_value=hand("second with its picture"))
    hands.note(ANA, MESSAGE, hand("first"), message.edit, 60.0)
    await hands.refresh(ANA, second, late)
    await settled()
    assert message.texts == ["second", "second with its picture"]


async def test_a_closed_hand_is_forgotten(
    hands: OpenHands, late: LatePictures, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    message = Message()
    hands.note(ANA, MESSAGE, hand("first"), message.edit, 60.0)
    message.gone = True
    await hands.refresh(ANA, hand("second"), late)
    message.gone = False
    await hands.refresh(ANA, hand("third"), late)
    assert message.texts == []
    assert caplog.text.count("an open hand could not be updated: Gone") == 1


async def test_a_hand_opened_during_an_edit_is_edited_next(hands: OpenHands, late: LatePictures) -> None:
    newer = Message()

    async def slow(screen: Screen) -> None:
        hands.note(ANA, MESSAGE + 1, hand("second"), newer.edit, 60.0)

    hands.note(ANA, MESSAGE, hand("first"), slow, 60.0)
    await hands.refresh(ANA, hand("second"), late)
    await hands.refresh(ANA, hand("third"), late)
    assert newer.texts == ["third"]


async def test_uneditable_hands_are_forgotten_when_another_is_opened(hands: OpenHands, clock: Clock) -> None:
    for person in (ANA, BIA):
        hands.note(person, MESSAGE + person, hand("first"), Message().edit, 60.0 * person)
    clock.now = 60.0
    hands.note(3, MESSAGE + 3, hand("first"), Message().edit, 60.0)
    assert [user for user, _ in hands._open] == [BIA, 3]


def test_a_hand_is_open_for_its_person_at_its_table_until_its_time_is_over(
    hands: OpenHands, clock: Clock
) -> None:
    assert not hands.has(ANA, TABLE)
    hands.note(ANA, MESSAGE, hand("first"), Message().edit, 60.0)
    assert [hands.has(*whose) for whose in ((ANA, TABLE), (BIA, TABLE), (ANA, TABLE + 1))] == [
        True,
        False,
        False,
    ]
    clock.now = 59.9
    assert hands.has(ANA, TABLE)
    clock.now = 60.0
    assert not hands.has(ANA, TABLE)


async def test_a_closed_hand_shows_its_replacement_and_is_edited_no_more(
    hands: OpenHands, late: LatePictures
) -> None:
    mine, theirs = Message(), Message()
    hands.note(ANA, MESSAGE, hand("first"), mine.edit, 60.0)
    hands.note(BIA, MESSAGE + 1, hand("first"), theirs.edit, 60.0)
    assert hands.at(TABLE) == [ANA, BIA]
    assert hands.at(TABLE + 1) == []
    for _ in range(2):
        await hands.close(ANA, TABLE, note("gone"), late)
    await hands.refresh(ANA, hand("second"), late)
    assert (mine.texts, theirs.texts) == (["gone"], [])
    assert hands.at(TABLE) == [BIA]


async def test_a_hand_is_left_alone_once_it_is_final_or_something_newer_is_shown(
    hands: OpenHands, clock: Clock, late: LatePictures, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    message, older = Message(), note("gone")
    hands.note(ANA, MESSAGE, hand("first"), message.edit, 60.0)
    late.follow(MESSAGE, hand("newer"), message.edit)
    await hands.close(ANA, TABLE, older, late)
    hands.note(ANA, MESSAGE, hand("first"), message.edit, 60.0)
    message.gone = True
    await hands.close(ANA, TABLE, note("gone"), late)
    assert caplog.text.count("an open hand could not be closed: Gone") == 1
    message.gone = False
    hands.note(ANA, MESSAGE, hand("first"), message.edit, 60.0)
    clock.now = 60.0
    await hands.close(ANA, TABLE, note("gone"), late)
    assert message.texts == []


async def test_all_hands_that_a_person_has_open_are_closed(hands: OpenHands, late: LatePictures) -> None:
    older, newer = Message(), Message()
    hands.note(ANA, MESSAGE, hand("first"), older.edit, 60.0)
    hands.note(ANA, MESSAGE + 1, hand("first"), newer.edit, 60.0)
    await hands.refresh(ANA, hand("second"), late)
    await hands.close(ANA, TABLE, note("gone"), late)
    assert (older.texts, newer.texts) == (["gone"], ["second", "gone"])
