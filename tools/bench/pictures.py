"""The speed of drawing pictures on this machine, against Pillow alone."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any
from unittest.mock import patch

from PIL import Image

from render.core.drawing.ground import Grounds
from render.core.drawing.palette import palette
from render.core.drawing.style import Style
from render.core.pictures import PictureRequest, Scene
from render.core.png import encode
from render.positions import NAMES, view_after
from render.scene import GAMES, draw
from rules.core.decisions import Seat
from rules.core.engine import look
from rules.core.playing import Playing
from rules.core.selfplay.playout import play, seed_of
from rules.games import GAMES as PLAYED
from tools.bench.stopwatch import Figure, clock, spread

SEATS = 5
DECISIONS = 140
POSITIONS = 40  # of a game, as many for each scene
SCENES: tuple[tuple[Scene, Seat | None], ...] = (("board", None), ("hand", 0))
Pasting = tuple[Any, ...]  # the arguments of Image.paste


def figures() -> list[Figure]:
    """Return the board of the first game against bare Pillow, and boards and hands of all games."""
    return [*_against_pillow(), *(figure for game in GAMES for figure in _scenes(game))]


def _against_pillow() -> list[Figure]:
    found = measure()
    return [
        Figure("board of bellum, 5 seats, from nothing", found["first"], "ms"),
        Figure("board of bellum, 5 seats, warm: all of it", found["board"], "ms", 150),
        Figure("  of it composing", found["compose"], "ms"),
        Figure("  of it mapping to the palette", found["palette"], "ms"),
        Figure("  of it encoding", found["png"], "ms"),
        Figure(f"bare Pillow, the same {found['pastes']:.0f} sprites and texts", found["bare"], "ms"),
        Figure("board / bare Pillow", found["board"] / found["bare"], "times", 2),
        Figure("size of the file", found["kilobytes"], "KB", 500),
    ]


def _scenes(game: str) -> list[Figure]:
    """Measure boards and hands all along a game with as many players as there may be; grounds are ready."""
    grounds = Grounds()
    found = []
    for scene, reader in SCENES:
        requests = [
            PictureRequest(game=game, scene=scene, view=view, names=NAMES[: PLAYED[game].seats[-1]])
            for view in _views(game, reader)
        ]
        drawn = [draw(request, grounds) for request in requests]
        times = [clock(lambda request=request: draw(request, grounds)) for request in requests]  # type: ignore[misc]
        sizes = [len(picture.png) / 1024 for picture in drawn]
        found += [
            *spread(f"{scene} of {game}", times, "ms"),
            Figure(f"{scene} of {game}: largest file", max(sizes), "KB", 500),
        ]
    return found


def _views(game: str, seat: Seat | None) -> list[str]:
    """Return a reader's views in the course of a game, as JSON."""
    played, views = PLAYED[game], list[str]()

    def note(playing: Playing[Any]) -> None:
        position = playing.position
        if position.result is None:
            views.append(played.seen.dump_json(look(played, position, seat).view).decode())

    kind = "steady" if "steady" in played.computers else "random"
    play(played, played.seats[-1], seed_of("bench", "pictures"), [kind], watch=note)
    return views[:: max(1, len(views) // POSITIONS)]


def measure(game: str = "bellum", rounds: int = 30) -> dict[str, float]:
    """Measure a board in the middle of a game with five players (medians), grounds and sprites ready.

    Milliseconds of processor time on one core: `board` (all of it: composing, palette, PNG, words),
    `compose`, `palette`, `png`; `first` is a board from nothing; `bare` is Pillow pasting the very same
    sprites and texts on a ready ground, with the same palette and encoder. `kilobytes` is the size of the
    file, `pastes` the number of sprites and texts.
    """
    view = view_after(game, SEATS, "measure", DECISIONS, None)
    request = PictureRequest(game=game, scene="board", view=view, names=NAMES[:SEATS])
    grounds = Grounds()
    style = Style("en", "dark", 1.0, NAMES[:SEATS], grounds)
    seen = GAMES[game].seen.validate_json(view)
    colours = palette(game, "dark")

    first = clock(lambda: draw(request, grounds))
    with recorded() as pastings:
        image = GAMES[game].draw(seen, "board", "", style).image
    base = Image.new("RGB", image.size)
    mapped = colours.map(image)
    steps: dict[str, Callable[[], object]] = {
        "board": lambda: draw(request, grounds),
        "compose": lambda: GAMES[game].draw(seen, "board", "", style),
        "palette": lambda: colours.map(image),
        "png": lambda: encode(mapped),
        "bare": lambda: encode(colours.map(bare(base, pastings))),
    }
    found = {name: median(clock(step) for _ in range(rounds)) for name, step in steps.items()}
    return {"first": first, **found, "kilobytes": len(encode(mapped)) / 1024, "pastes": len(pastings)}


def bare(ground: Image.Image, pastings: list[Pasting]) -> Image.Image:
    """Paste the parts of a picture again on another, with nothing around it."""
    image = ground.copy()
    for pasting in pastings:
        image.paste(*pasting)
    return image


@contextmanager
def recorded() -> Iterator[list[Pasting]]:
    """Collect what is pasted on pictures in full colour."""
    found: list[Pasting] = []
    paste = Image.Image.paste

    def record(image: Image.Image, *pasting: Any) -> None:
        if image.mode == "RGB":
            found.append(pasting)
        paste(image, *pasting)

    with patch.object(Image.Image, "paste", record):
        yield found
