"""`python -m render.palettes GAME`: make the palettes of a game anew, from pictures of many positions."""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace

from PIL import Image

from render.core.drawing.palette import build, write
from render.core.drawing.style import Style
from render.core.pictures import THEMES, Scene, Theme
from render.positions import NAMES, view_after
from render.scene import GAMES
from rules.games import GAMES as RULES

SCENES: tuple[Scene, ...] = ("board", "hand", "sheet")
STAGES = (0, 25, 80, 140)  # decisions


def samples(game: str, theme: Theme) -> Iterator[Image.Image]:
    """Pictures of a game in a theme, in full colour: all seat counts, early and late, every scene."""
    pictures = GAMES[game]
    for seats in RULES[game].seats:
        style = Style("en", theme, 1.0, NAMES[:seats], instead=pictures.instead(theme))
        for stage in STAGES:
            view = pictures.seen.validate_json(view_after(game, seats, "palette", stage, seats - 1))
            for scene in SCENES:
                yield pictures.draw(view, scene, "", style).image
        for card in pictures.cards:
            yield pictures.draw(view, "card", card, replace(style, scale=0.5, names=())).image
        over = pictures.seen.validate_json(view_after(game, seats, "palette", None, seats - 1))
        yield pictures.draw(over, "end", "", style).image


def main(argv: Sequence[str] | None = None) -> int:
    """Write the palettes of one game; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m render.palettes", description="Make the palettes of a game anew."
    )
    parser.add_argument("game", choices=sorted(GAMES))
    game = parser.parse_args(argv).game
    for theme in THEMES:
        reserved = GAMES[game].kept(theme)
        write(game, theme, build(samples(game, theme), reserved), len(reserved))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
