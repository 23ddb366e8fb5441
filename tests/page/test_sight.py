"""Places in a picture as they are shown: large enough for a finger, no larger, and where they were."""

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import FloatRect, Page, Route, expect

from tests.page.conftest import TableOf
from tests.page.tapping import LONG, Manner
from tests.page.test_fingers import TABLE, is_one

pytestmark = [pytest.mark.nightly, pytest.mark.asyncio(loop_scope="session")]

PART = 20  # a place is as large as this part of the picture's width
FINGER, MORE = 44, 60  # pixels
TABLE_PICTURE = re.compile("board.png")
BOARD = ".frame[data-scene=board]"
SIZE = "image => [image.naturalWidth, image.naturalHeight]"


@asynccontextmanager
async def with_place(table_of: TableOf, manner: Manner, at: tuple[float, float]) -> AsyncIterator[Page]:
    """A page on which the first thing to choose lies in a small square, at this part of the board."""
    place: list[Sequence[Sequence[float]]] = []

    async def lying(route: Route) -> None:
        response = await route.fetch()
        assert response.ok, await response.text()
        known: dict[str, Any] = await response.json()
        for number, option in enumerate(known["question"]["options"]):
            option["spots"] = {"board": place} if number == 0 else {}
        await route.fulfill(response=response, json=known)

    async with table_of("bellum", 2, "sight") as table:
        seat = await table.until(is_one)
        async with table.page(seat, manner) as hand:
            image = hand.page.locator(f"{BOARD} img")
            await hand.page.locator(".tabs [data-scene=board]").evaluate("tab => tab.click()")
            await expect(image).to_be_visible(timeout=LONG)
            await expect(image).to_have_attribute("src", TABLE_PICTURE, timeout=LONG)
            wide, high = await image.evaluate(SIZE)
            side, (left, top) = wide / PART, (wide * at[0], high * at[1])
            place[:] = [[[left, top], [left + side, top], [left + side, top + side], [left, top + side]]]
            await hand.page.route(TABLE, lying)
            await hand.page.evaluate("localStorage.setItem('taverna-one-tap', 'off')")
            await hand.page.reload()
            await expect(hand.page.locator(f"{BOARD} .spot")).to_be_visible(timeout=LONG)
            await expect(hand.page.locator("#app:not([data-fresh])")).to_be_visible()
            yield hand.page


async def box(page: Page, of: str) -> FloatRect:
    """Measure something in the board's frame."""
    found = await page.locator(f"{BOARD} {of}".strip()).bounding_box()
    assert found is not None
    return found


async def test_a_small_place_is_as_large_as_a_finger_needs_and_no_larger(table_of: TableOf) -> None:
    async with with_place(table_of, "mouse", (0.5, 0.5)) as page:
        shown = (await box(page, "img"))["width"] / PART
        assert FINGER <= shown <= MORE


async def test_nothing_is_shown_from_beyond_the_edge_of_a_picture(table_of: TableOf) -> None:
    async with with_place(table_of, "mouse", (0, 0)) as page:
        frame, image = await box(page, ""), await box(page, "img")
        assert (image["x"] <= frame["x"], image["y"] <= frame["y"]) == (True, True), (frame, image)


async def test_a_picture_stays_where_it_is_while_its_places_are_marked(table_of: TableOf) -> None:
    async with with_place(table_of, "touch", (0.5, 0.5)) as page:
        before, spot = await box(page, "img"), page.locator(f"{BOARD} .spot")
        frame = await box(page, "")
        await spot.tap()
        await expect(page.locator("button.go")).to_be_visible()
        await page.wait_for_timeout(100)  # the frame has become smaller
        assert (await box(page, ""))["height"] < frame["height"]
        assert await box(page, "img") == before
