"""Drawing before being asked: a process draws what the boards of a new game need."""

import re
from collections.abc import Callable

import pytest
from PIL import Image

from render.core.drawing.canvas import Canvas
from render.core.drawing.ground import Grounds
from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, token_svg
from render.core.pictures import THEMES, PictureRequest
from render.positions import view_after
from tests.contract.listed import GAMES, PICTURES
from tests.render.drawing import drawn
from tests.render.strokes import SCALE, Strokes, noted, strokes_of

LARGE = ("immortals", "kemet")  # their grounds take seconds: only tokens are drawn ahead
TOKEN = re.compile(r"sprite \[\S+, \S+, '(<svg.*</svg>)', ([\d.]+)\]", re.DOTALL)

pytestmark = pytest.mark.usefixtures("toy_listed")


class Counted(Grounds):
    """Grounds that know how many were drawn."""

    fresh = 0

    def get(self, key: tuple[str, ...], draw: Callable[[], Canvas]) -> Image.Image:
        def counted() -> Canvas:
            self.fresh += 1
            return draw()

        return super().get(key, counted)


def ahead(game: str, grounds: Grounds) -> Strokes:
    """The strokes of what is drawn ahead."""
    with noted() as found:
        PICTURES[game].warm(Style("en", THEMES[0], SCALE, (), grounds))
    return found


def tokens(strokes: Strokes) -> set[tuple[str, str]]:
    """The sprites with their sizes."""
    return {found.groups() for stroke in strokes if (found := TOKEN.match(stroke))}  # type: ignore[misc]


@pytest.mark.parametrize("game", [game for game in GAMES if game not in LARGE])
def test_no_ground_is_drawn_when_a_game_begins(game: str) -> None:
    grounds = Counted()
    ahead(game, grounds)
    before = grounds.fresh
    for seats in GAMES[game].seats:
        view = view_after(game, seats, "ahead", 0, 0)
        strokes_of(PictureRequest(game=game, scene="board", view=view, names=()), grounds)
    assert grounds.fresh == before


@pytest.mark.parametrize("game", LARGE)
def test_the_tokens_of_all_players_wait_in_sizes_that_stand_on_boards(game: str) -> None:
    waiting, standing, grounds = tokens(ahead(game, Grounds())), set[tuple[str, str]](), Grounds()
    for seats in GAMES[game].seats:
        for view in (drawn(game).early(seats), *drawn(game).told(seats)):
            standing |= tokens(strokes_of(drawn(game).request(view), grounds))
    sizes = {size for _, size in waiting}
    assert {token_svg(owner) for owner in OWNERS[: GAMES[game].seats[-1]]} <= {svg for svg, _ in waiting}
    assert sizes <= {size for svg, size in standing}
    assert len(waiting) == len(sizes) * len({svg for svg, _ in waiting}), "each in all sizes"
