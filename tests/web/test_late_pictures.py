"""Pictures that are long in the drawing hold up nothing else, and are not drawn for a page that is gone."""

import asyncio

import pytest

from bot.discord.requests.budgets import DRAWINGS, Budgets
from bot.web import looking
from render.core.pictures import Picture, PictureRequest
from tests.bot.table.scene import ANA, BIA
from tests.web.test_routes import at_table


class Stuck:
    """Draws a board for ever."""

    def __init__(self) -> None:
        self.drawing = 0  # boards at present
        self.changed = asyncio.Event()

    async def __call__(self, _: PictureRequest, **__: object) -> Picture:
        self._count(1)
        try:
            await asyncio.Event().wait()
        finally:
            self._count(-1)
        raise AssertionError("it is never drawn")

    def _count(self, more: int) -> None:
        self.drawing += more
        self.changed.set()

    async def until(self, boards: int) -> None:
        """Wait until so many are being drawn."""
        while self.drawing != boards:
            self.changed.clear()
            await self.changed.wait()


async def given_up(*boards: "asyncio.Task[object]") -> None:
    """Close the requests, as a browser does."""
    for board in boards:
        board.cancel()
    await asyncio.wait(boards)


async def test_a_picture_that_never_comes_gives_its_place_back(monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = Stuck()
    monkeypatch.setattr(looking, "PICTURE_TIMEOUT", 0.1)
    monkeypatch.setattr(looking, "KEPT", 0.1)
    async with (
        at_table(ANA, BIA, drawing=stuck, budgets=Budgets()) as (_, info, (ana, *_)),
        asyncio.timeout(10),
    ):
        for _ in range(2):  # all places are free again
            asked = [ana.get(f"t/{info.id}/board.png") for _ in range(DRAWINGS.at_once)]
            assert await asyncio.gather(*asked) == [(503, {})] * DRAWINGS.at_once
            await stuck.until(0)  # nobody draws on for ever


async def test_a_picture_keeps_its_turn_until_the_page_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = Stuck()
    monkeypatch.setattr(looking, "PICTURE_TIMEOUT", 0.1)
    async with at_table(ANA, BIA, drawing=stuck) as (_, info, (ana, *_)):
        assert await ana.get(f"t/{info.id}/board.png") == (503, {})
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(stuck.until(0), 0.3)


async def test_words_wait_for_no_picture() -> None:
    stuck = Stuck()
    async with (
        at_table(ANA, BIA, drawing=stuck, budgets=Budgets()) as (_, info, (ana, *_)),
        asyncio.timeout(10),
    ):
        boards = [asyncio.create_task(ana.get(f"t/{info.id}/board.png")) for _ in range(DRAWINGS.at_once)]
        await stuck.until(DRAWINGS.at_once)
        assert (await ana.get(f"t/{info.id}/board.png"))[0] == 429, "no more pictures at a time"
        assert (await ana.get(f"t/{info.id}"))[0] == 200
        await given_up(*boards)


async def test_nothing_is_drawn_on_for_a_page_that_has_given_it_up() -> None:
    stuck = Stuck()
    async with (
        at_table(ANA, BIA, drawing=stuck, budgets=Budgets()) as (_, info, (ana, *_)),
        asyncio.timeout(looking.PICTURE_TIMEOUT / 2),
    ):
        board = asyncio.create_task(ana.get(f"t/{info.id}/board.png"))
        await stuck.until(1)
        await given_up(board)
        await stuck.until(0)
