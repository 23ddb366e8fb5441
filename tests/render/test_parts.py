"""A chat shows a tall picture narrow: no part of any is so tall, and a message has files for all of them."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from render.core.drawing.canvas import Canvas
from render.core.drawing.ground import Grounds
from render.core.pictures import PictureRequest, Scene
from render.core.png import MOST, joined, parts
from render.scene import draw, pictures_of, style_of
from rules.core.engine import look
from rules.core.playing import Playing
from rules.core.selfplay.playout import play, seed_of
from tests.contract.listed import GAMES
from tests.render.asking import LONG
from tests.render.drawing import drawn
from tests.render.test_phone import PLAYED

HIGH, WIDE = 560, 330  # css pixels: so high a chat shows a picture on a phone, and so wide it must be there
FILES = 10  # in one message of Discord's
ONE_IN = 20  # positions of a game
THREE: tuple[Scene, ...] = ("board", "hand", "sheet")
SMALL = 0.1  # of the size: only the extent and the seams count
GROUNDS = Grounds()
SCENES = [(game, scene) for game in PLAYED for scene in ("board", "hand", "sheet", "choice", "end", "card")]


def asked(game: str, scene: str) -> Iterator[PictureRequest]:
    """Ask for a scene as it is stored; and with most players, early, at its worst and on large boards."""
    declared, most = drawn(game), GAMES[game].seats[-1]
    yield from (each for each in declared.golden.values() if each.scene == scene)
    if scene in ("board", "hand", "sheet"):
        views = [make(most) for make in (declared.early, *declared.worst)]
        for view in [*views, *(declared.full if scene == "board" else ())]:
            yield declared.request(view, scene, names=LONG[:most])


def canvas_of(request: PictureRequest) -> Canvas:
    """Draw a picture, small."""
    small = request.model_copy(update={"scale": SMALL})
    pictures = pictures_of(small)
    view = pictures.seen.validate_json(small.view) if small.view else None
    return pictures.draw(view, small.scene, small.detail, style_of(small, GROUNDS))


def widths(canvas: Canvas) -> list[int]:
    """Return the width, in css pixels, at which a chat on a phone shows each part of a picture."""
    found = parts(canvas.width, canvas.height, canvas.seams)
    return [round(HIGH * canvas.width / (bottom - top)) for top, bottom in found]


@cache
def all_shown(game: str, scene: str) -> Sequence[tuple[int, int, Sequence[int]]]:
    """The sizes of all pictures of a scene, and the widths of their parts in a chat; drawn once."""
    canvases = map(canvas_of, asked(game, scene))
    return [(canvas.width, canvas.height, widths(canvas)) for canvas in canvases]


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_a_chat_shows_every_part_of_every_picture_wide(game: str, scene: str) -> None:
    shown = enumerate(all_shown(game, scene))
    assert [(number, each) for number, each in shown if min(each[2]) < WIDE] == []


@pytest.mark.slow
@pytest.mark.parametrize("key", PLAYED)
def test_a_chat_shows_every_picture_of_a_whole_game_wide(key: str) -> None:
    game, found = GAMES[key], list[PictureRequest]()

    def watch(playing: Playing[Any]) -> None:
        if playing.position.n % ONE_IN or playing.position.result is not None:
            return
        for seat in playing.position.waiting[:1]:
            view = look(game, playing.position, seat).view
            found.extend(drawn(key).request(view, scene, names=LONG[:most]) for scene in THREE)

    most = game.seats[-1]
    play(game, most, seed_of("parts"), ("steady",), watch=watch)
    shown = [(each.scene, widths(canvas_of(each))) for each in found]
    assert shown
    assert [each for each in shown if min(each[1]) < WIDE] == []


@pytest.mark.parametrize("game", PLAYED)
def test_a_lesson_with_all_its_pictures_has_few_enough_files(game: str) -> None:
    def most(scene: str) -> int:
        return max((len(parts) for _, _, parts in all_shown(game, scene)), default=0)

    files = {scene: most(scene) for scene in ("board", "hand", "sheet", "choice")}
    assert sum(files.values()) <= FILES, files


def test_the_parts_are_the_picture_from_the_top_down() -> None:
    request = drawn("immortals").golden["board-5"].model_copy(update={"scale": 0.25})
    whole, apart = draw(request), draw(request.model_copy(update={"apart": True}))
    assert (whole.more, len(apart.more)) == ((), 2)
    found = (apart.width, apart.height, apart.alt, apart.text)
    assert found == (whole.width, whole.height, whole.alt, whole.text)
    assert joined([apart.png, *apart.more]) == whole.png


def test_a_picture_is_cut_as_seldom_as_can_be_and_evenly() -> None:
    assert parts(100, 160, [80]) == [(0, 160)]
    assert parts(100, 300, [20, 150, 280]) == [(0, 150), (150, 300)]
    assert parts(100, 900, [*range(10, 900, 10)]) == [(0, 230), (230, 460), (460, 690), (690, 900)]
    assert len(parts(100, 900, [*range(10, 900, 10)])) == MOST
    assert parts(100, 400, [10]) == [(0, 10), (10, 400)]
