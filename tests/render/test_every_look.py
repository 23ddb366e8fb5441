"""The texts of every game can be read, its colours outlive the palette, and its things have signs."""

import pytest
from PIL import Image

from render.core.drawing.colour import ENOUGH, contrast, rgb
from render.core.drawing.fonts import glyph
from render.core.drawing.palette import SIZE, palette
from render.core.pictures import THEMES
from tests.contract.listed import GAMES, PICTURES
from tests.contract.places import data_of
from tests.render.looks import looks

READABLE, LARGE = 4.5, 3  # contrasts that WCAG asks for; the theme `contrast` has more

pytestmark = pytest.mark.usefixtures("toy_listed")
in_every_game = pytest.mark.parametrize("game", GAMES)
in_every_theme = pytest.mark.parametrize("theme", THEMES)


@in_every_theme
@in_every_game
def test_every_text_of_a_theme_can_be_read(game: str, theme: str) -> None:
    declared = looks(game)
    assert declared.written(theme)
    assert [pair for pair in declared.written(theme) if contrast(*pair) < READABLE] == []
    assert [pair for pair in declared.large(theme) if contrast(*pair) < LARGE] == []


@in_every_game
def test_texts_on_fixed_surfaces_can_be_read(game: str) -> None:
    assert [pair for pair in looks(game).fixed if contrast(*pair) < READABLE] == []


@in_every_game
def test_everything_in_the_box_has_a_sign_of_its_own(game: str) -> None:
    for signs, names in looks(game).signs:
        assert set(signs) == set(names)
        assert len(set(signs.values())) == len(signs)
        assert all(glyph(icon) for icon in signs.values())
    assert all(glyph(icon) for icon in looks(game).icons)


@in_every_game
def test_high_contrast_is_enough_for_every_text_on_every_surface(game: str) -> None:
    declared, instead = looks(game), PICTURES[game].instead("contrast")
    pairs = {*declared.written("contrast"), *declared.large("contrast"), *declared.fixed}
    drawn = [[instead.get(colour.lower(), colour) for colour in pair] for pair in pairs]
    assert [pair for pair in drawn if contrast(*pair) < ENOUGH] == []


@in_every_theme
@in_every_game
def test_reserved_colours_survive_the_palette(game: str, theme: str) -> None:
    found = palette(game, theme)
    for colour in PICTURES[game].kept(theme):
        mapped = found.map(Image.new("RGB", (2, 2), rgb(colour))).convert("RGB")
        assert mapped.getpixel((0, 0)) == rgb(colour), colour


@in_every_theme
@in_every_game
def test_a_palette_begins_with_the_colours_that_it_keeps(game: str, theme: str) -> None:
    """A colour to be kept from now on needs a new palette: `python -m render.palettes GAME`."""
    file = data_of(game) / "palettes" / f"{game}-{theme}.txt"
    count, *colours = file.read_text(encoding="utf-8").split()
    assert colours[: int(count)] == [colour.lower() for colour in PICTURES[game].kept(theme)]


@in_every_theme
@in_every_game
def test_a_palette_is_full_and_has_no_colour_twice(game: str, theme: str) -> None:
    _, *colours = (data_of(game) / "palettes" / f"{game}-{theme}.txt").read_text(encoding="utf-8").split()
    assert len(colours) == len(set(colours)) == SIZE
