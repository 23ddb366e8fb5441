"""All cards of a game on one picture, to be printed: `python -m tests.page.cards` for those that are ours."""

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image

from render.core.card import HEIGHT, WIDTH
from render.core.pictures import PictureRequest
from render.positions import taught
from render.scene import GAMES, draw
from rules.core.words import LANGS
from rules.packages import USUAL

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs" / "pictures"
PRINTED = 0.6  # pixels to the unit
ROW = 6  # cards
GAP = 8  # pixels between two cards


def sheet(game: str, lang: str) -> Image.Image:
    """The cards in rows, in the order in which the game names them."""
    view = GAMES[game].seen.dump_json(taught(game)).decode()
    width, height = round(WIDTH * PRINTED) + GAP, round(HEIGHT * PRINTED) + GAP
    rows = -(-len(GAMES[game].cards) // ROW)
    page = Image.new("RGB", (ROW * width + GAP, rows * height + GAP), "white")
    for place, card in enumerate(GAMES[game].cards):
        wanted = PictureRequest(
            game=game, scene="card", view=view, names=(), lang=lang, scale=PRINTED, theme="light", detail=card
        )
        drawn = Image.open(BytesIO(draw(wanted).png)).convert("RGB")
        page.paste(drawn, (GAP + place % ROW * width, GAP + place // ROW * height))
    return page


def write() -> None:
    """A picture for each language; only our own games may be printed."""
    for game in USUAL:
        for lang in LANGS:
            path = PICTURES / f"{game}-cards.{lang}.png"
            sheet(game, lang).quantize(256).save(path, optimize=True)
            sys.stdout.write(f"{path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    write()
