"""Presses and commands: acknowledged, then done, then shown, whatever fails on the way."""

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.discord.delivery.refusals import Wrong
from bot.discord.requests import serve
from bot.discord.requests.request import Request, Runtime
from bot.discord.requests.serve import Manner
from bot.discord.screens.screen import AskedQuestion, Screen, note
from bot.table.delivery.voice import Later
from rules.core.decisions import Rejected
from rules.core.flow import Stale
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.delivery.test_messages import icons, refused, with_icon
from tests.bot.discord.requests.test_greeting import asked
from tests.bot.discord.speaking import ANA

WORDS = Words("pt-BR")  # Ana's
LOST, REFUSED = ConnectionResetError(), refused(400, 50035)
BROKEN = WORDS.say(Text(key="discord.broken"))
MENU = discord.InteractionType.component


class Discord:
    """An interaction of Ana's: notes what it shows, and how; refuses that in turn."""

    def __init__(self, *refusals: Exception | None, ephemeral: bool = True, late: bool = False) -> None:
        self.refusals = list(refusals)
        self.late = late
        self.shown: list[tuple[str, str]] = []
        self.tries = 0
        message = SimpleNamespace(id=3, flags=SimpleNamespace(ephemeral=ephemeral))
        self.interaction = asked(
            type=MENU,
            data={},
            response=self,
            followup=self,
            edit_original_response=self.edit,
            message=message,
        )

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        if self.late:
            raise refused(404, 10062)
        self.shown.append(("thinking" if thinking and ephemeral else "acknowledged", ""))

    async def edit(self, *, view: Screen, attachments: object) -> Any:
        return self._take("in place", view)

    async def send(self, *, view: Screen, ephemeral: bool, wait: bool, files: object) -> Any:
        assert wait, "or the library does not know the message"
        return self._take("aside" if ephemeral else "for all", view)

    def _take(self, where: str, view: Screen) -> Any:
        self.tries += 1
        if self.refusals and (refusal := self.refusals.pop(0)) is not None:
            raise refusal
        self.shown.append((where, view.said))
        return SimpleNamespace(id=3 + self.tries, edit=self.edit)


def body(*screens: str | Exception) -> serve.Body:
    """Shows these, or fails."""

    async def run(request: Request) -> Sequence[Screen]:
        for each in screens:
            if isinstance(each, Exception):
                raise each
        return [note(str(each)) for each in screens]

    return run


@pytest.mark.parametrize(
    ("manner", "first", "places"),
    [
        (Manner.FRESH, "thinking", ["in place", "aside"]),
        (Manner.PLACE, "acknowledged", ["in place", "aside"]),
        (Manner.QUIET, "acknowledged", ["aside", "aside"]),
        (Manner.PUBLIC, "acknowledged", ["for all", "for all"]),
    ],
)
async def test_an_answer_goes_where_it_belongs(
    runtime: Runtime, manner: Manner, first: str, places: list[str]
) -> None:
    it = Discord()
    await serve.serve(runtime, it.interaction, manner, "x", body("one", "two"))
    assert it.shown == [(first, ""), (places[0], "one"), (places[1], "two")]


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (Rejected(Text(key="discord.refused.quiet")), WORDS.say(Text(key="discord.refused.quiet"))),
        (Stale(), WORDS.say(Text(key="discord.stale"))),
        (ValueError("a secret"), BROKEN),
    ],
)
@pytest.mark.parametrize(
    ("manner", "place"), [(m, "in place" if m is Manner.FRESH else "aside") for m in Manner]
)
async def test_a_refusal_or_failure_is_told_to_whoever_asked_and_to_nobody_else(
    runtime: Runtime,
    manner: Manner,
    place: str,
    error: Exception,
    said: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    it = Discord()
    await serve.serve(runtime, it.interaction, manner, "a press", body(error))
    assert it.shown[1:] == [(place, said)]
    assert ("a press: ValueError" in caplog.text) == isinstance(error, ValueError)
    assert "a secret" not in caplog.text


@pytest.mark.parametrize(
    ("manner", "refusals", "shown"),
    [
        (Manner.PLACE, [REFUSED], [("aside", BROKEN)]),
        (Manner.FRESH, [None, REFUSED], [("in place", "one"), ("in place", BROKEN)]),
        (Manner.QUIET, [LOST], []),
        (Manner.PUBLIC, [REFUSED], [("aside", BROKEN)]),
    ],
    ids=["refused", "the second one refused", "lost, so that it may have arrived", "refused in public"],
)
async def test_what_can_not_be_shown_is_told_and_later_screens_are_not_shown(
    runtime: Runtime,
    manner: Manner,
    refusals: list[Exception | None],
    shown: list[tuple[str, str]],
    caplog: pytest.LogCaptureFixture,
) -> None:
    it = Discord(*refusals)
    await serve.serve(runtime, it.interaction, manner, "a press", body("one", "two", "three"))
    assert it.shown[1:] == shown
    assert "a press: an answer could not be shown: " in caplog.text


async def test_what_comes_too_late_is_not_done(runtime: Runtime) -> None:
    it = Discord(late=True)
    await serve.serve(runtime, it.interaction, Manner.PLACE, "x", body(AssertionError("it is done")))
    assert it.shown == []


async def test_the_bot_knows_whom_it_is_answering(runtime: Runtime) -> None:
    serving: list[set[object]] = []

    async def run(request: Request) -> Sequence[Screen]:
        serving.append({*runtime.serving})
        return []

    await serve.serve(runtime, Discord().interaction, Manner.QUIET, "x", run)
    assert serving == [{asyncio.current_task()}]
    assert runtime.serving == set()


@pytest.mark.parametrize(("manner", "shown"), [(Manner.FRESH, [("in place", "wait")]), (Manner.PLACE, [])])
async def test_only_a_new_message_may_show_something_until_the_answer_comes(
    runtime: Runtime, manner: Manner, shown: list[tuple[str, str]]
) -> None:
    async def run(request: Request) -> Sequence[Screen]:
        await request.meanwhile(note("wait"))
        return []

    it = Discord()
    await serve.serve(runtime, it.interaction, manner, "x", run)
    assert it.shown[1:] == shown


@pytest.mark.parametrize(
    ("screen", "refusals", "tries", "raised"),
    [
        (note("x"), [], 1, False),
        (note("x"), [LOST], 2, False),
        (note("x"), [LOST, LOST], 2, True),
        (note("x"), [REFUSED], 1, True),
        (with_icon(), [REFUSED], 2, False),
    ],
    ids=["shown", "lost", "lost twice", "refused", "refused for an icon"],
)
async def test_an_edit_that_is_lost_or_has_a_dead_icon_is_made_once_more(
    screen: Screen, refusals: list[Exception], tries: int, raised: bool
) -> None:
    it = Discord(*refusals)
    if raised:
        with pytest.raises((Wrong, Later)):
            await serve._edit(it.interaction, screen)
    else:
        await serve._edit(it.interaction, screen)
        assert len(it.shown) == 1
    assert it.tries == tries
    assert not any(icons(screen)) or REFUSED not in refusals


@pytest.mark.parametrize(
    ("fresh", "ephemeral", "known"), [(True, False, True), (False, True, True), (False, False, False)]
)
async def test_a_private_hand_is_kept_up_to_date_and_a_public_message_is_not(
    runtime: Runtime, fresh: bool, ephemeral: bool, known: bool
) -> None:
    it, screen = Discord(ephemeral=ephemeral), note("my hand")
    screen.asked = AskedQuestion(7, "first", False)
    await serve._put(runtime, it.interaction, screen, fresh=fresh)
    assert it.shown == [("in place", "my hand")]
    assert runtime.hands.has(ANA.id, 7) is known


@pytest.mark.parametrize("fresh", [True, False])
async def test_a_picture_follows_when_it_comes(runtime: Runtime, fresh: bool) -> None:
    it, screen = Discord(), note("in words")
    screen.coming = AsyncMock(return_value=note("with its picture"))
    await serve._put(runtime, it.interaction, screen, fresh=fresh)
    await asyncio.gather(*runtime.pictures.late._tasks.values())
    assert it.shown == [("in place", "in words"), ("in place", "with its picture")]
