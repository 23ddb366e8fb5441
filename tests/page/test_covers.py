"""Covered parts of the page: no control is covered, and no picture has an empty block beside it."""

import pytest
from playwright.async_api import expect

from tests.page.conftest import Open
from tests.page.toybot import Toybot
from tests.page.viewer import DESK, PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_on_a_phone_the_way_to_the_latest_messages_covers_no_button(
    open_window: Open, bot: Toybot
) -> None:
    viewer = await open_window(PHONE)
    await viewer.page.evaluate("document.querySelector('[data-place]').click()")
    for _ in range(4):
        await viewer.command("show")
    log = viewer.page.get_by_role("log")
    await log.evaluate("log => log.scrollTo(0, 0)")
    jump = viewer.page.locator(".jump")
    await expect(jump).to_be_visible()
    below, above = await jump.bounding_box(), await log.bounding_box()
    assert below is not None
    assert above is not None
    assert below["y"] >= above["y"] + above["height"]


async def test_a_narrow_picture_has_no_empty_block_beside_it(open_window: Open, bot: Toybot) -> None:
    viewer = await open_window(DESK)
    await viewer.page.evaluate("document.querySelector('[data-place]').click()")
    shown = (await viewer.command("show")).get_by_role("img", name="A brown board")
    await shown.evaluate("img => { img.closest('.gallery').className = 'gallery of-1'; }")
    await shown.evaluate("img => img.style.setProperty('--ratio', '300 / 1000')")
    box = await shown.bounding_box()
    assert box is not None
    assert (round(box["width"]), round(box["height"])) == (168, 560)
