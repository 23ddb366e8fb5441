"""Pictures that come late: what is drawn again, and that nothing is for who has stopped waiting."""

import asyncio

import pytest

from bot.discord.screens.pictures import Pictures
from render.core.pictures import Picture, PictureRequest
from render.pool import Undrawn
from render.scene import describe
from rules.core.text import Text
from rules.games import GAMES


@pytest.mark.parametrize("later", [False, True])
async def test_a_picture_for_which_nobody_waits_is_not_drawn_on(later: bool) -> None:
    """Neither while the first answer is awaited, nor while the rest is."""
    begun, left = asyncio.Event(), asyncio.Event()

    async def draw(request: PictureRequest, **how: object) -> Picture:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            left.set()
        raise AssertionError

    pictures = Pictures(draw, describe, GAMES, grace=0.0 if later else 60.0)
    work = pictures.how("bellum", "board", "en", owner=1)
    if later:
        rest = (await work).coming
        assert rest is not None
        work = rest()  # type: ignore[assignment]
    waiting = asyncio.ensure_future(work)
    await begun.wait()
    await asyncio.sleep(0)  # it waits now
    assert not left.is_set()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await asyncio.wait_for(left.wait(), 5)


@pytest.mark.parametrize(("again", "tries"), [(False, 1), (True, 2)])
async def test_what_could_not_be_drawn_is_tried_once_more_if_that_may_help(again: bool, tries: int) -> None:
    patience: list[object] = []
    free = asyncio.Event()

    async def draw(request: PictureRequest, *, patient: bool = False, **how: object) -> Undrawn:
        patience.append(patient)
        await free.wait()
        return Undrawn(Text(key="picture.undrawn.failed"), again)

    pictures = Pictures(draw, describe, GAMES, grace=0.0)
    rest = (await pictures.how("bellum", "board", "en", owner=1)).coming
    assert rest is not None
    free.set()
    await rest()
    assert patience == [False, True][:tries]
