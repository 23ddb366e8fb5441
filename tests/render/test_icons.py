"""Icons for words and buttons: readable at 22 pixels on both of Discord's grounds, and no two alike."""

import io
from functools import lru_cache
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import OUTLINE, PAPER, contrast, hexed, rgb
from render.core.drawing.geometry import Rect
from render.core.icon import SIZE, Icon, picture
from render.scene import GAMES as PICTURES
from render.scene import icons
from rules.core.ui import ui
from tests.contract.listed import LISTED

RED = "#FF0000"
DARK, LIGHT = "#313338", "#ffffff"
SMALL = 22  # pixels of an emoji in a line of text
READABLE = 3.0  # contrast of what is not a text (WCAG 1.4.11)
PARTS = [(game, icon) for game in LISTED for icon in PICTURES[game].icons]

drawn = lru_cache(icons)


def opened(game: str, icon: str) -> Image.Image:
    return Image.open(io.BytesIO(drawn(game)[icon]))


def seen(game: str, icon: str, ground: str) -> Image.Image:
    """The icon as it stands in a line on this ground."""
    small = opened(game, icon).resize((SMALL, SMALL), Image.Resampling.LANCZOS)
    whole = Image.new("RGBA", small.size, ground)
    whole.alpha_composite(small)
    return whole.convert("RGB")


@pytest.mark.parametrize("game", LISTED)
def test_every_drawing_is_that_of_an_icon_in_the_hints(game: str) -> None:
    assert {*PICTURES[game].icons} <= {*ui(game).emoji}


@pytest.mark.parametrize(("game", "icon"), PARTS)
def test_an_icon_fills_its_square_and_has_no_ground(game: str, icon: str) -> None:
    picture = opened(game, icon)
    assert (picture.mode, picture.size) == ("RGBA", (SIZE, SIZE))
    coverage = picture.getchannel("A")
    left, top, right, bottom = coverage.getbbox() or (0, 0, 0, 0)
    assert max(right - left, bottom - top) >= 0.9 * SIZE
    assert [coverage.getpixel(corner) for corner in ((0, 0), (SIZE - 1, 0))] == [0, 0]


@pytest.mark.parametrize("ground", [DARK, LIGHT])
@pytest.mark.parametrize(("game", "icon"), PARTS)
def test_an_icon_stands_out_on_either_ground(game: str, icon: str, ground: str) -> None:
    pixels = np.asarray(seen(game, icon, ground)).reshape(-1, 3).tolist()
    assert sum(contrast(hexed((r, g, b)), ground) >= READABLE for r, g, b in pixels) >= 0.15 * len(pixels)


@pytest.mark.parametrize("game", LISTED)
def test_no_two_icons_of_a_game_look_alike(game: str) -> None:
    def pixels(icon: str) -> npt.NDArray[np.float64]:
        return np.asarray(seen(game, icon, DARK), dtype=np.float64)

    shown = {icon: pixels(icon) for icon in PICTURES[game].icons}
    alike = [
        (one, other) for one, other in combinations(shown, 2) if np.abs(shown[one] - shown[other]).mean() < 4
    ]
    assert alike == []


def across(icon: Icon) -> dict[tuple[int, ...], int]:
    """The colours of the middle line of a finished icon with more than two pixels of each."""
    line = picture(icon).crop((0, SIZE // 2, SIZE, SIZE // 2 + 1))
    return {colour: count for count, colour in line.getcolors() or () if count > 2}  # type: ignore[misc]  # RGBA


def square(canvas: Canvas) -> None:
    canvas.box(Rect(10, 30, 40, 40), RED)


@pytest.mark.parametrize(
    ("edged", "wide"), [(True, {RED: 96, PAPER: 4, OUTLINE: 12}), (False, {RED: 114, PAPER: 8})]
)
def test_an_icon_has_a_light_rim_and_a_dark_edge_inside_if_it_lacks_one(
    edged: bool, wide: dict[str, int]
) -> None:
    found = across(Icon(square, edged))
    assert found == {(*rgb(colour), 255): pytest.approx(pixels, abs=1) for colour, pixels in wide.items()}


def test_a_shadow_is_no_part_of_an_icon() -> None:
    def shaded(canvas: Canvas) -> None:
        canvas.box(Rect(0, 0, 100, 100), "#000000", 0, 0.5)
        square(canvas)

    assert picture(Icon(shaded)).tobytes() == picture(Icon(square)).tobytes()


def test_the_same_drawing_gives_the_same_bytes() -> None:
    assert icons("bellum") == drawn("bellum")
