"""The boards on a host's own name, in a browser: log in by Discord, play, log out; and what `/me` ends."""

import re
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from bot.listening import listening
from bot.web.login import Application
from bot.web.site import Site, application
from tests.page.taverna import at_work, opened
from tests.page.test_board import DESKTOP, LONG, PHONE
from tests.page.test_looks import AXE
from tests.page.viewer import Viewer, look

pytestmark = [pytest.mark.nightly, pytest.mark.asyncio(loop_scope="session")]


@dataclass
class Own:
    """A sandbox in which Ana has begun a lesson, and the page on the host's own name."""

    url: str
    chat: Viewer
    page: Page
    faults: list[str]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@asynccontextmanager
async def hosted(browser: Browser, folder: Path) -> AsyncIterator[Own]:
    port, faults = free_port(), list[str]()
    url = f"http://127.0.0.1:{port}"
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(opened(folder))
        world = sandbox.page_state.world
        world.redirects.append(f"{url}/login/back")
        runtime = await stack.enter_async_context(at_work(sandbox, folder, pages=url))
        us = Application(sandbox.url, world.bot.id, sandbox.client_secret, url)
        await stack.enter_async_context(
            listening(application(Site(runtime, us)), ("127.0.0.1", port), "TAVERNA_WEB")
        )
        chat = await look(browser, sandbox.url, DESKTOP)
        stack.push_async_callback(chat.page.context.close)
        await chat.page.locator("button[data-game=kemet][data-way=learn]").click()
        context = await browser.new_context(viewport=PHONE, has_touch=True, locale="en-US")
        stack.push_async_callback(context.close)
        page = await context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda it: faults.append(it.text) if "Security Policy" in it.text else None)
        yield Own(url, chat, page, faults)
        assert faults == []


async def log_in(page: Page, name: str = "Ana") -> None:
    """Go through Discord's page as this person."""
    await page.get_by_role("link", name="Log in with Discord").click()
    await page.get_by_role("link", name=name, exact=True).click()


async def checked(page: Page) -> None:
    """See that axe-core finds nothing, and that nothing is wider than the screen."""
    await page.evaluate(AXE.read_text(encoding="utf-8"))
    result = await page.evaluate("axe.run(document)")
    assert [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in result["violations"]] == []
    assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


async def test_whoever_presses_board_logs_in_taps_an_answer_and_logs_out(
    browser: Browser, tmp_path: Path
) -> None:
    async with hosted(browser, tmp_path) as own:
        page = own.page
        link = own.chat.page.get_by_role("log").get_by_role("link", name="Board").last
        await expect(link).to_have_attribute("href", re.compile(rf"^{own.url}/t/\d+$"), timeout=LONG)
        address = await link.get_attribute("href") or ""
        await page.goto(address)
        await expect(page.get_by_role("heading", name="Log in first")).to_be_visible()
        await checked(page)
        await log_in(page)
        await expect(page).to_have_url(address)
        ask, idea = page.locator(".ask"), page.get_by_role("button", name="Do this").first
        await expect(idea).to_be_enabled(timeout=LONG)
        before = await ask.get_attribute("data-ask") or ""
        await idea.tap()
        await expect(ask).not_to_have_attribute("data-ask", before, timeout=LONG)
        await page.goto(own.url)
        await expect(page.get_by_role("link", name="Kemet")).to_have_attribute(
            "href", re.compile(r"^/t/\d+$")
        )
        await checked(page)
        await page.get_by_role("button", name="Log out").tap()
        await expect(page.get_by_role("heading", name="Log in first")).to_be_visible()


async def test_me_ends_the_session_and_the_open_board_asks_to_log_in(
    browser: Browser, tmp_path: Path
) -> None:
    async with hosted(browser, tmp_path) as own:
        link = own.chat.page.get_by_role("log").get_by_role("link", name="Board").last
        await own.page.goto(await link.get_attribute("href", timeout=LONG) or "")
        await log_in(own.page)
        await expect(own.page.get_by_role("button", name="Do this").first).to_be_enabled(timeout=LONG)
        await own.chat.line.click()
        await own.chat.type("/me")
        await own.chat.page.get_by_role("listbox", name="Commands").wait_for()
        await own.chat.type("<Enter>", "<Enter>")
        await own.chat.page.get_by_role("button", name="Log out of all browsers").last.click()
        await expect(own.page.get_by_role("heading", name="Log in first")).to_be_visible(timeout=LONG)


async def test_somebody_without_a_seat_is_told_kindly_and_sees_no_board(
    browser: Browser, tmp_path: Path
) -> None:
    async with hosted(browser, tmp_path) as own:
        link = own.chat.page.get_by_role("log").get_by_role("link", name="Board").last
        await own.page.goto(await link.get_attribute("href", timeout=LONG) or "")
        await log_in(own.page, "Bruno")
        await expect(own.page.get_by_role("heading", name="No board for you here")).to_be_visible()
        await checked(own.page)
        await own.page.get_by_role("link", name="Your tables").tap()
        await expect(own.page.get_by_text("You have no game running")).to_be_visible()
        await checked(own.page)


async def test_whoever_cancels_at_discord_can_try_again(browser: Browser, tmp_path: Path) -> None:
    async with hosted(browser, tmp_path) as own:
        await own.page.goto(own.url)
        await log_in(own.page, "Cancel")
        await expect(own.page.get_by_role("heading", name="That login didn't work")).to_be_visible()
        await checked(own.page)
        await own.page.get_by_role("link", name="Try again").tap()
        await own.page.get_by_role("link", name="Clara", exact=True).tap()
        await expect(own.page.get_by_role("heading", name="Your tables")).to_be_visible()
