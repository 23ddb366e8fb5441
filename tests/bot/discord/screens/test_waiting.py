"""Who stops waiting for pictures keeps no process busy with them."""

import asyncio

import pytest

from bot.discord.screens.pictures import Pictures
from render.core.pictures import Picture, PictureRequest
from render.scene import describe
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
