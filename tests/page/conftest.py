"""The page in a real browser, with a bot in its world, all in this process."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ViewportSize, async_playwright, expect

from bot.sandbox.opening import Sandbox
from bot.sandbox.point import pointed_at
from tests.page.tapping import Tapped, tapping
from tests.page.taverna import opened
from tests.page.toybot import Toybot
from tests.page.viewer import DESK, Viewer, installed, launch, look

MISSING = "these tests need Chromium: apt-get install chromium-headless-shell"

Open = Callable[..., Awaitable[Viewer]]

expect.set_options(timeout=30_000)  # a machine may be slow, and a board is drawn from nothing


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """A new sandbox, without a bot."""
    async with opened(tmp_path / "var") as sandbox:
        yield sandbox


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[Toybot]:
    """The toy bot in it, connected."""
    with pointed_at(sandbox.url):
        client = Toybot()
        running = asyncio.ensure_future(client.start(sandbox.token))
        await sandbox.page_state.world.until(lambda: sandbox.page_state.online or None, asyncio.sleep(10))
        yield client
        await client.close()
        await running
    assert sandbox.page_state.world.traffic.unknown == []


@pytest.fixture(scope="session")
def chromium() -> Path:
    """The machine's Chromium. Without it the tests are skipped; in CI that is an error."""
    if (found := installed()) is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: Path) -> AsyncIterator[Browser]:
    """One browser for all tests; each window of it has a memory of its own."""
    async with async_playwright() as playwright:
        browser = await launch(playwright, chromium)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def open_window(browser: Browser, sandbox: Sandbox) -> AsyncIterator[Open]:
    """Opens windows; at the end, none had an error in its console and none asked another host."""
    viewers: list[Viewer] = []

    async def open_one(size: ViewportSize = DESK, locale: str = "en-US", place: str = "") -> Viewer:
        viewers.append(await look(browser, sandbox.url + place, size, locale))
        return viewers[-1]

    yield open_one
    for viewer in viewers:
        await viewer.page.context.close()
    assert [error for viewer in viewers for error in viewer.errors] == []
    assert [url for viewer in viewers for url in viewer.asked if not url.startswith(sandbox.url)] == []


@pytest_asyncio.fixture(loop_scope="session")
async def ana(open_window: Open, bot: Toybot) -> Viewer:
    """A window in which one is Ana, in the channel table-1."""
    viewer = await open_window()
    await viewer.go("table-1")
    return viewer


TableOf = Callable[[str, int, str], AbstractAsyncContextManager[Tapped]]


@pytest_asyncio.fixture(loop_scope="session")
async def table_of(browser: Browser, tmp_path: Path, with_boards: None) -> TableOf:
    """Opens tables of people who play on the page: of a game, so many people, and a seed."""
    return partial(tapping, browser, tmp_path)
