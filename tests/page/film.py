"""A few seconds of a game in motion, for the README: computer players at Kemet, drawn as the bot draws it."""

from itertools import groupby
from pathlib import Path
from typing import Any

from render.core.film import Frame, encode
from render.core.pictures import PictureRequest
from render.positions import NAMES
from render.scene import draw
from rules.core.engine import look
from rules.core.playing import Playing
from rules.core.selfplay.playout import play, seed_of
from rules.kemet import GAME

SEATS, SEED = 5, seed_of("demo", 1)
ANSWERS = 130  # until well after the first battle
BATTLE = "kemet.log.battle"
BEFORE, LENGTH = 6, 20  # pictures before the first battle, and in all
STAY, LAST_STAY = 550, 2_000  # milliseconds
SCALE = 0.5  # pixels to the unit: 505 pixels wide


def make(path: Path) -> None:
    """Play the game, and write the film of its first battles."""
    seen = sights()
    first = next(i for i, (_, told) in enumerate(seen) if BATTLE in told)
    views = [view for view, _ in seen[first - BEFORE :][:LENGTH]]
    pictures = [png for png, _ in groupby(drawn(view) for view in views)]
    stays = [*[STAY] * (len(pictures) - 1), LAST_STAY]
    path.write_bytes(encode([Frame(png, stay) for png, stay in zip(pictures, stays, strict=True)]))


def sights() -> list[tuple[str, set[str]]]:
    """Return what a spectator sees after each event, and the keys of what was just told."""
    found: list[tuple[str, set[str]]] = []
    last: object = None

    def watch(playing: Playing[Any]) -> None:
        nonlocal last
        position = playing.position
        if position.events and position.events[-1] != last:
            last = position.events[-1]
            view = GAME.seen.dump_json(look(GAME, position, None).view).decode()
            found.append((view, {event.public.key for _, event in position.events if event.public}))

    play(GAME, SEATS, SEED, ("steady",), decisions=ANSWERS, watch=watch)
    return found


def drawn(view: str) -> bytes:
    """The board as a PNG file."""
    return draw(PictureRequest(game=GAME.key, scene="board", view=view, names=NAMES, scale=SCALE)).png
