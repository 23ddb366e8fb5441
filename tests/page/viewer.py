"""A window on the page, used as a person uses it."""

import os
import re
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from playwright.async_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Playwright,
    Response,
    ViewportSize,
    WebSocket,
)

FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=375, height=760)


@dataclass
class Viewer:
    """The window, what went wrong in it, and all that came over the wire into it."""

    page: Page
    errors: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    received: list[str] = field(default_factory=list)

    @property
    def messages(self) -> Locator:
        return self.page.get_by_role("log").locator(".message")

    @property
    def last(self) -> Locator:
        return self.messages.last

    @property
    def line(self) -> Locator:
        """The input line for writing."""
        return self.page.locator("textarea.line")

    async def go(self, channel: str) -> None:
        """Go to a channel by the list on the left."""
        await self.page.get_by_role("navigation").get_by_role("button", name=channel).click()
        await self.page.get_by_role("heading", level=1, name=channel).wait_for()
        await self.page.get_by_role("log").locator("li").first.wait_for()

    async def be(self, name: str) -> None:
        """Change eyes."""
        await self.page.get_by_role("radio", name=re.compile(f"^{name}")).click()
        await self.page.get_by_role("radio", name=name, checked=True).wait_for()

    async def type(self, *keys: str) -> None:
        """Type texts, and press keys that are named in angle brackets (`<Enter>`)."""
        for key in keys:
            if key.startswith("<"):
                await self.page.keyboard.press(key.strip("<>"))
            else:
                await self.page.keyboard.type(key)

    async def command(self, words: str) -> Locator:
        """Use a command without options by the keyboard; gives the message that comes."""
        count = await self.messages.count()
        await self.line.click()
        await self.type(f"/{words}")
        await self.page.get_by_role("listbox", name="Commands").wait_for()
        await self.type("<Enter>", "<Enter>")
        message = self.messages.nth(count)
        await message.wait_for()
        return message

    async def everything(self) -> str:
        """Return all that is in the page, and all that ever came into this window."""
        return "\n".join([await self.page.content(), *self.received])


def installed() -> Path | None:
    """The machine's Chromium: what `CHROMIUM` names, or its shell without a window, or all of it."""
    named = os.environ.get("CHROMIUM")
    places = [named] if named else ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"]
    return next((Path(place) for place in places if Path(place).exists()), None)


async def launch(playwright: Playwright, chromium: Path) -> Browser:
    """Start it."""
    return await playwright.chromium.launch(executable_path=chromium, args=FLAGS)


async def look(browser: Browser, url: str, size: ViewportSize = DESK, locale: str = "en-US") -> Viewer:
    """Open a window of its own, with a memory of its own."""
    touch = size["width"] < 700
    context = await browser.new_context(
        viewport=size,
        locale=locale,
        timezone_id="UTC",
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
    )
    viewer = Viewer(await context.new_page())

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            viewer.errors.append(f"{message.text} {message.location['url']}")

    async def keep(response: Response) -> None:
        viewer.asked.append(response.url)
        if "/page/do/" in response.url:
            with suppress(Error):  # the window was closed meanwhile
                viewer.received.append(await response.text())

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: viewer.received.append(str(frame)))

    viewer.page.on("console", note)
    viewer.page.on("pageerror", lambda error: viewer.errors.append(str(error)))
    viewer.page.on("response", keep)
    viewer.page.on("websocket", follow)
    viewer.page.set_default_timeout(30_000)
    await viewer.page.goto(url)
    await viewer.page.locator("nav button").first.wait_for(state="attached")
    return viewer
