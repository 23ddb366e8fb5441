"""`make demo`: a short game through the page, and pictures of it for the documents.

Writes `docs/pictures/sandbox-*.png`, on a desk and on a phone. All in them was pressed and typed in the page.
Before that it writes what needs no browser: the film at the top of the README, and the boards on the
sandbox's first page.
"""

import asyncio
import io
import re
import sys
import tempfile
from itertools import product
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Locator, TimeoutError, ViewportSize, async_playwright, expect

from bot.sandbox.page.routes import person_of
from bot.web.routes import Board
from render.core.pictures import PictureRequest, taught_in
from render.positions import NAMES, taught
from render.scene import draw
from rules.core.words import LANGS
from rules.games import GAMES
from tests.page import cards, film
from tests.page.conftest import MISSING
from tests.page.taverna import at_work, opened
from tests.page.viewer import PHONE, Viewer, installed, launch, look

TALL = ViewportSize(width=1280, height=940)
ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs" / "pictures"
BOARDS = ROOT / "bot" / "sandbox" / "page" / "static" / "games"
PATIENCE = 120_000  # milliseconds
STEP = 6_000  # milliseconds, in which the next question comes
LARGE = 0.6  # pixels to the unit: half of a README's width
SMALL = 0.4  # pixels to the unit: as wide as a card of the first page
COVER = 16 / 9  # width to height of the picture on a card, as in `welcome.css`
FILM = PICTURES / "kemet-game.webp"


async def shoot(viewer: Viewer, name: str) -> None:
    """Take a picture once nothing moves any more."""
    await viewer.page.wait_for_load_state("networkidle")
    await viewer.page.wait_for_timeout(700)
    path = PICTURES / f"sandbox-{name}.png"
    await viewer.page.screenshot(path=path)
    written(path)


def written(path: Path) -> None:
    """Say which file there is now."""
    sys.stdout.write(f"{path.relative_to(ROOT)}\n")


def button(viewer: Viewer, name: str) -> Locator:
    """The newest button of this name in the chat."""
    return viewer.page.get_by_role("log").get_by_role("button", name=name, exact=True).last


async def window(browser: Browser, url: str, size: ViewportSize, locale: str = "en-US") -> Viewer:
    """Open a window that waits for boards that are drawn for the first time."""
    viewer = await look(browser, url, size, locale)
    viewer.page.set_default_timeout(PATIENCE)
    return viewer


async def begin(viewer: Viewer, game: str, way: str) -> None:
    """Press one of a game's three buttons on the first page, once the bot is there."""
    start = viewer.page.locator(f"button[data-game={game}][data-way={way}]")
    await start.and_(viewer.page.locator(":enabled")).wait_for()
    await start.click()


async def appears(found: Locator) -> bool:
    """Return whether it can be seen within the time that a question takes to come."""
    try:
        await found.wait_for(timeout=STEP)
    except TimeoutError:
        return False
    return True


async def places(viewer: Viewer) -> None:
    """Follow the coach on the board until a question about places, and wait until they can be tapped."""
    frame = viewer.page.frame_locator("iframe")
    shown = frame.locator(".frame[data-scene=board]")
    await frame.get_by_role("button", name="Do this").first.wait_for()
    while not await appears(shown.locator(".spot:visible").first):
        await frame.get_by_role("button", name="Do this").first.click()
    picture = shown.locator("img")
    await expect(picture).to_have_attribute("src", re.compile("board.png"), timeout=PATIENCE)
    await expect(shown).not_to_have_attribute("aria-busy", "true", timeout=PATIENCE)


async def desk(browser: Browser, url: str) -> None:
    """A lesson with its board beside the chat."""
    ana = await window(browser, url, TALL)
    await begin(ana, "kemet", "learn")
    await places(ana)
    await ana.last.get_by_role("img").last.wait_for()
    await shoot(ana, "board")
    await ana.page.context.close()


async def phone(browser: Browser, url: str) -> None:
    """A lesson on a phone: a question about places in the chat, and on the board."""
    ana = await window(browser, url, PHONE)
    await begin(ana, "dwar7s", "learn")
    numbered = ana.page.get_by_role("log").get_by_role("button", name=re.compile("^1 · "))
    while not await numbered.count():  # who is not the first to build is asked for a cell before
        await button(ana, "Do this").click()
        await ana.page.wait_for_timeout(STEP)
    picture = ana.last.get_by_role("img").last
    await picture.evaluate("image => image.scrollIntoView({block: 'start'})")
    await shoot(ana, "question-phone")
    await button(ana, "Do this").click()
    await ana.page.get_by_role("button", name="Board", exact=True).click()
    await places(ana)
    await shoot(ana, "tap-phone")
    await ana.page.context.close()


async def lobby(browser: Browser, url: str) -> None:
    """Two people at one table, on a phone, in Portuguese and in the dark."""
    ana = await window(browser, url, PHONE, "pt-BR")
    await ana.page.emulate_media(color_scheme="dark")
    await ana.page.get_by_role("button", name="Português (Brasil)").click()
    await begin(ana, "bellum", "friends")
    await button(ana, "Entrar").wait_for()
    await ana.page.get_by_role("button", name="Você é Ana").click()
    await ana.page.get_by_role("radio", name="Bruno").click()
    await ana.type("<Escape>")
    await button(ana, "Entrar").click()
    await ana.last.get_by_text("Bruno").first.wait_for()
    await shoot(ana, "lobby-phone")
    await ana.page.context.close()


def board(game: str, lang: str, scale: float) -> Image.Image:
    """Draw the board of *How to play*, without its numbers; `scale` in pixels to the unit."""
    view, names = GAMES[game].seen.dump_json(taught(game)).decode(), NAMES[: taught_in(game).seats]
    wanted = PictureRequest(game=game, scene="board", view=view, names=names, lang=lang, scale=scale)
    with Image.open(io.BytesIO(draw(wanted).png)) as drawn:
        return drawn.convert("RGB")


def save(picture: Image.Image, path: Path) -> None:
    """Write a picture that many people load: small, and good enough at its size."""
    picture.save(path, "WEBP", quality=60, method=6)
    written(path)


def boards() -> None:
    """A board of each game: whole for the README, and in each language its upper part for the first page."""
    for key in GAMES:
        save(board(key, LANGS[0], LARGE), PICTURES / f"{key}-board.webp")
    for key, lang in product(GAMES, LANGS):
        small = board(key, lang, SMALL)
        save(small.crop((0, 0, small.width, round(small.width / COVER))), BOARDS / f"{key}.{lang}.webp")


async def main() -> int:
    """Play and take pictures; the exit code."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    film.make(FILM)
    written(FILM)
    boards()
    cards.write()
    if (chromium := installed()) is None:
        sys.stderr.write(f"{MISSING}\n")
        return 1
    async with async_playwright() as playwright:
        browser = await launch(playwright, chromium)
        for part in (desk, phone, lobby):
            with tempfile.TemporaryDirectory() as name:
                folder = Path(name)
                page = Board(person_of)
                async with (
                    opened(folder / "sandbox", page) as sandbox,
                    at_work(sandbox, folder, board=page),
                ):
                    await part(browser, sandbox.url)
        await browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
