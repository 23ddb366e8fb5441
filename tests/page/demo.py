"""`make demo`: a short game through the page, and pictures of it for the documents.

Writes `docs/pictures/sandbox-*.png`, on a desk and on a phone. All in them was pressed and typed in the page.
Before that it writes what needs no browser: the film at the top of the README, and the boards on the
sandbox's first page.
"""

import asyncio
import io
import sys
import tempfile
from itertools import product
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Locator, ViewportSize, async_playwright

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
    """The newest button of this name."""
    return viewer.page.get_by_role("log").get_by_role("button", name=name, exact=True).last


async def show(viewer: Viewer, name: str) -> None:
    """Scroll until the newest picture whose words begin so stands at the top."""
    picture = viewer.page.get_by_role("log").get_by_role("img", name=name).last
    await picture.wait_for()
    await picture.evaluate("image => image.closest('.message').scrollIntoView({block: 'start'})")


async def alone(browser: Browser, url: str) -> None:
    """One person against two computer players, on the desk."""
    ana = await look(browser, url, TALL)
    start = ana.page.get_by_role("button", name="Play Bellum Magica")
    await start.and_(ana.page.locator(":enabled")).wait_for()
    await shoot(ana, "first-page")
    await start.click()
    for side in ("Left: production", "Right: army"):
        await button(ana, side).click()
        await ana.page.wait_for_timeout(1500)
    await show(ana, "Bellum Magica")
    await shoot(ana, "board")
    await button(ana, "My hand").click()
    await ana.page.get_by_text("Only you can see this").last.wait_for()
    await ana.line.click()
    await ana.type("/")
    await shoot(ana, "commands")
    await ana.page.context.close()


async def friends(browser: Browser, url: str) -> None:
    """Two people at one table, on a phone, in Portuguese and in the dark."""
    phone = await look(browser, url, PHONE, "pt-BR")
    await phone.page.emulate_media(color_scheme="dark")
    await phone.page.get_by_role("button", name="Português (Brasil)").click()
    bellum = phone.page.locator(".card[data-key=bellum]")
    await bellum.get_by_role("button", name="Abrir uma mesa").click()
    await button(phone, "Entrar").wait_for()
    await phone.page.get_by_role("button", name="Você é Ana").click()
    await phone.page.get_by_role("radio", name="Bruno").click()
    await shoot(phone, "eyes-phone")
    await phone.type("<Escape>")
    await button(phone, "Entrar").click()
    await phone.last.get_by_text("Bruno").first.wait_for()
    await shoot(phone, "lobby-phone")
    await phone.page.get_by_role("button", name="Você é Bruno").click()
    await phone.page.get_by_role("radio", name="Ana").click()
    await phone.type("<Escape>")
    await button(phone, "Começar").click()
    await button(phone, "Minha mão").click()
    await phone.page.get_by_text("Só você pode ver isto").last.wait_for()
    hand = phone.page.locator(".message.note").last
    await hand.get_by_role("img").last.wait_for()
    await hand.evaluate("note => note.scrollIntoView({block: 'start'})")
    await shoot(phone, "hand-phone")
    await phone.page.context.close()


def boards() -> None:
    """A board of each game in each language for the first page: that of *How to play*, without its numbers.

    Only the upper part, which is all that a card shows.
    """
    for key, lang in product(GAMES, LANGS):
        view, seats = GAMES[key].seen.dump_json(taught(key)).decode(), taught_in(key).seats
        names = NAMES[:seats]
        wanted = PictureRequest(game=key, scene="board", view=view, names=names, lang=lang, scale=SMALL)
        path = BOARDS / f"{key}.{lang}.webp"
        with Image.open(io.BytesIO(draw(wanted).png)) as board:
            upper = board.convert("RGB").crop((0, 0, board.width, round(board.width / COVER)))
            upper.save(path, "WEBP", quality=60, method=6)
        written(path)


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
        for part in (alone, friends):
            with tempfile.TemporaryDirectory() as name:
                folder = Path(name)
                async with opened(folder / "sandbox") as sandbox, at_work(sandbox, folder):
                    await part(browser, sandbox.url)
        await browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
