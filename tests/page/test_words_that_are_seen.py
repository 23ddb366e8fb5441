"""Words on the page: in its language, and seen whole."""

import pytest
from playwright.async_api import expect

from rules.core.words import LANGS, own_name
from rules.games import GAMES
from tests.page.conftest import Open
from tests.page.toybot import Toybot

pytestmark = pytest.mark.asyncio(loop_scope="session")

ROOM = """select => {
    const probe = select.cloneNode(true);
    probe.style.cssText = "position: absolute; width: max-content; flex: none";
    select.after(probe);
    const wide = probe.getBoundingClientRect().width;
    probe.remove();
    return select.getBoundingClientRect().width - wide;
}"""
"""How much wider a menu is than the widest of its options needs."""


@pytest.mark.parametrize("lang", LANGS)
async def test_boards_are_in_the_pages_language_and_menus_wide_enough_for_it(
    open_window: Open, bot: Toybot, lang: str
) -> None:
    viewer = await open_window(locale=lang)
    await viewer.page.get_by_role("button", name=own_name(lang)).click()
    for game in GAMES:
        board = viewer.page.locator(f".card[data-key={game}] img.board")
        await expect(board).to_have_attribute("src", f"/page/static/games/{game}.{lang}.webp")
        await board.scroll_into_view_if_needed()
        await board.evaluate("image => image.decode()")
    menus = viewer.page.locator(".setting select")
    await expect(menus).to_have_count(2)
    for menu in await menus.all():
        assert await menu.evaluate(ROOM) >= 0
