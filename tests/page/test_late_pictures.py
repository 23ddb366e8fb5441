"""The page while a picture is late: words can be read and pressed, nothing is tapped in an older picture."""

import asyncio
import re

import pytest
from playwright.async_api import Page, Route, expect

from rules.core.rng import Dice
from tests.page.conftest import TableOf
from tests.page.tapping import LONG, SOON
from tests.page.test_fingers import TABLE, changed, places

pytestmark = [pytest.mark.nightly, pytest.mark.asyncio(loop_scope="session")]

PICTURE = re.compile(r"/board\.png\?")
BOARD = ".frame[data-scene=board]"
SPOTS = f"{BOARD} .spot"


async def is_drawn(page: Page) -> None:
    """Wait until the newest board is shown."""
    await page.locator(f"{BOARD}[aria-busy=false]").wait_for(timeout=LONG)


async def hold(page: Page) -> asyncio.Event:
    """Hold boards back until the event that is returned."""
    drawn = asyncio.Event()

    async def late(route: Route) -> None:
        await drawn.wait()
        await route.continue_()

    await page.route(PICTURE, late)
    return drawn


async def test_nothing_can_be_tapped_before_the_picture_shows_it(table_of: TableOf) -> None:
    async with table_of("kemet", 2, "older") as table:
        seat = await places(table)
        async with table.page(seat, "touch") as hand:
            page = hand.page
            await is_drawn(page)
            await expect(page.locator(SPOTS).first).to_be_attached()
            drawn = await hold(page)
            while (await table.asked())[0] == seat:
                await table.play(*await table.asked(), Dice("older"))
            while await places(table) != seat:
                await table.play(*await table.asked(), Dice("older"))
            await expect(page.locator(".ask .chips [data-id]:enabled").first).to_be_visible(timeout=LONG)
            await expect(page.locator(BOARD).get_by_text("The picture is being drawn")).to_be_visible()
            await expect(page.locator(SPOTS)).to_have_count(0)
            drawn.set()
            await is_drawn(page)
            await expect(page.locator(SPOTS).first).to_be_attached()


async def test_a_place_that_stays_can_be_tapped_while_the_picture_is_late(table_of: TableOf) -> None:
    async with table_of("bellum", 2, "stay") as table:
        seat = await places(table)
        async with table.page(seat, "touch") as hand:
            page = hand.page
            await is_drawn(page)
            before = await page.locator(SPOTS).count()
            await hold(page)

            async def newer(route: Route) -> None:
                told = await (await route.fetch()).json()
                await route.fulfill(json={**told, "version": "newer"})

            await page.route(TABLE, newer)
            await changed(table, page, seat)
            await page.locator(f"{BOARD}[aria-busy=true]").wait_for()
            assert before > 0
            await expect(page.locator(SPOTS)).to_have_count(before)


async def test_a_picture_that_was_put_off_comes_by_itself(table_of: TableOf) -> None:
    async with table_of("kemet", 2, "put off") as table:
        seat = await places(table)
        async with table.page(seat, "touch") as hand:
            put_off = asyncio.Event()

            async def refuse(route: Route) -> None:
                put_off.set()
                await route.fulfill(status=429, json={"refused": "One moment."})

            await is_drawn(hand.page)
            await hand.page.route(PICTURE, refuse)
            await table.play(*await table.asked(), Dice("put off"))
            await put_off.wait()
            await hand.page.wait_for_timeout(SOON)
            await hand.page.unroute(PICTURE)
            await is_drawn(hand.page)
