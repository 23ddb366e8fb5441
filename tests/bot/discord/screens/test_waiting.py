"""Waiting for pictures: a user who stops keeps no process busy."""

import asyncio

import pytest

from bot.discord.screens.pictures import Pictures
from render.core.pictures import Picture, PictureRequest
from render.scene import describe
from rules.games import GAMES
from tests.bot.discord.screens.test_late_pictures import settled
from tests.bot.discord.screens.test_screens import positions, seen


@pytest.mark.parametrize("later", [False, True])
async def test_a_picture_for_which_nobody_waits_is_not_drawn_on(later: bool) -> None:
    """Neither while the first answer is awaited, nor while the rest is."""
    begun: list[str] = []
    left: list[str] = []

    async def draw(request: PictureRequest, **how: object) -> Picture:
        begun.append(request.scene)
        try:
            await asyncio.Event().wait()
        finally:
            left.append(request.scene)
        raise AssertionError

    pictures, game = Pictures(draw, describe, GAMES, grace=0.0 if later else 60.0), GAMES["bellum"]
    work = pictures.lesson(seen(game, next(positions(game, 2, "waiting")), 0, "en"), "en")
    if later:
        rest = (await work).coming
        assert rest is not None
        work = rest()  # type: ignore[assignment]
    waiting = asyncio.ensure_future(work)
    await settled()
    assert (begun, left) == (["board", "hand"], [])
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await settled()
    assert left == ["board", "hand"]
