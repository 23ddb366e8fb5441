"""Stored pictures and their words: what each game names in `golden` of its `drawn.py`, a card of each kind,
its icons; and what is drawn for all games alike.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from render.core.pictures import SCENES, PictureRequest, nowhere
from render.scene import describe, icons
from tests.contract.listed import CHECKED, GAMES, LISTED, PICTURES
from tests.contract.places import folder_of_tests, shown
from tests.contract.stored import if_meant, lines_apart
from tests.render.drawing import drawn
from tests.render.stored import MOST, apart, drawn_in_full
from tests.render.stories import STORIES
from tests.render.stories import asked as story
from tests.render.test_ending import endings
from tests.render.test_leaderboard import request as leaderboard

SHARED = Path(__file__).parent / "golden"
GROUND = "#313338"  # of Discord, dark
ACROSS = 8  # icons in a row


def folder(game: str) -> Path:
    return folder_of_tests(game, "tests/render") / "golden"


def asked_of(game: str) -> dict[str, PictureRequest]:
    """Return what a game has named, and the last card of each kind."""
    table = drawn(game).early(GAMES[game].seats[0])
    last = {card.partition(":")[0]: card for card in PICTURES[game].cards}
    cards = {f"card-{kind}": drawn(game).request(table, "card", detail=card) for kind, card in last.items()}
    return {**drawn(game).golden, **cards}


def sheet_of_icons(game: str) -> Image.Image:
    """All icons of a game, in the order of their names."""
    found = [Image.open(BytesIO(png)) for _, png in sorted(icons(game).items())]
    size = found[0].width
    sheet = Image.new("RGB", (ACROSS * size, -(-len(found) // ACROSS) * size), GROUND)
    for n, icon in enumerate(found):
        sheet.paste(icon, (n % ACROSS * size, n // ACROSS * size), icon)
    return sheet


REQUESTS: Mapping[Path, Mapping[str, PictureRequest]] = {
    **{folder(game): asked_of(game) for game in GAMES},
    **({} if CHECKED else {SHARED: {"leaderboard": leaderboard(), "story": story(STORIES["eventful"])}}),
}
DRAWN: Mapping[Path, Callable[[], Image.Image]] = {
    **{
        at / name: partial(drawn_in_full, asked)
        for at, all_ in REQUESTS.items()
        for name, asked in all_.items()
    },
    **{
        folder(game) / "icons": partial(sheet_of_icons, game)
        for game in LISTED
        if PICTURES[game].icons and not CHECKED
    },
    **({} if CHECKED else {SHARED / "endings": endings}),
}

pytestmark = pytest.mark.usefixtures("toy_listed")


@pytest.mark.golden
@pytest.mark.parametrize(("file", "draw"), DRAWN.items(), ids=map(shown, DRAWN))
def test_pictures_look_as_they_did(file: Path, draw: Callable[[], Image.Image]) -> None:
    most, where = apart(file.with_suffix(".webp"), draw())
    assert most <= MOST, f"{shown(file)} differs by {most} around {where}: look at it; {if_meant(file)}"


def in_words(asked: Mapping[str, PictureRequest]) -> Iterator[str]:
    for name, each in sorted(asked.items()):
        alt, text = describe(each)
        yield from (f"# {name}", *alt.replace(". ", ".\n").splitlines(), "", *text.splitlines(), "")


@pytest.mark.golden
@pytest.mark.parametrize("at", REQUESTS, ids=map(shown, REQUESTS))
def test_pictures_say_in_words_what_they_said(at: Path) -> None:
    file = at / "words.txt"
    if CHECKED and not file.exists():
        pytest.skip("this package stores no words of its pictures")
    changed = lines_apart(file, [*in_words(REQUESTS[at])])
    assert not changed, f"{shown(file)} is no longer what they say; {if_meant(file)}\n{changed}"


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_of_a_game_is_stored(game: str) -> None:
    scenes = {asked.scene for asked in drawn(game).golden.values()}
    needed = {*SCENES} if PICTURES[game].spots is nowhere else {*SCENES, "choice"}
    missing = sorted(needed - scenes)
    assert missing == [], f"{game}: add them to `golden` in drawn.py of its tests, and store them"
