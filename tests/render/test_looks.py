"""Colours can be told apart, texts can be read, figures fit their tokens."""

import math

import pytest
from PIL import Image

from render.bellum.parts.look import (
    ACTIVE,
    CARD_INK,
    CARD_PAPER,
    FAMILIES,
    HEADER,
    ICONS,
    KINDS,
    RESERVED,
    SHIELDS,
    THEMES,
    emblem,
)
from render.core.drawing.colour import GOLD, OUTLINE, PAPER, WHITE, contrast, darker, lighter, rgb
from render.core.drawing.fonts import glyph
from render.core.drawing.palette import FOLDER, SIZE, Palette, build, palette
from render.core.drawing.text import cap_height, mask
from render.core.drawing.tokens import OWNERS, calm, figure_ink
from render.core.pictures import THEMES as THEME_NAMES
from rules.bellum.components.data import DATA

READABLE = 4.5
DISC = 0.29  # the radius of the calm disc, by the size of the token


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_of_a_theme_can_be_read(theme: str) -> None:
    found = THEMES[theme]
    for surface in (found.panel, found.row, found.well):
        for ink in (found.text, found.caption, found.accent):
            assert contrast(ink, surface) >= READABLE, (ink, surface)


def test_texts_on_fixed_surfaces_can_be_read() -> None:
    pairs = [(ACTIVE, HEADER), (PAPER, HEADER), (GOLD, HEADER), (CARD_INK, CARD_PAPER), (OUTLINE, ACTIVE)]
    pairs += [
        (WHITE, darker(colour, 0.2)) for kind, colour in KINDS.items() if kind in ("evil", "super_evil")
    ]
    pairs += [(owner.figure, calm(owner)) for owner in OWNERS]
    assert [pair for pair in pairs if contrast(*pair) < READABLE] == []


@pytest.mark.parametrize("kind", ["castle", "goblin", "evil", "super_evil"])
def test_names_of_cards_can_be_read_on_their_lightest_band(kind: str) -> None:
    assert contrast(WHITE, lighter(KINDS[kind], 0.16)) >= 3  # large and bold: WCAG asks for 3


@pytest.mark.parametrize("owner", OWNERS, ids=lambda owner: owner.shape)
@pytest.mark.parametrize("size", [44, 64, 150])
def test_every_count_fits_its_disc(owner: object, size: int) -> None:
    for count in range(1, 100):
        assert reach(str(count), figure_ink(OWNERS[0], size, len(str(count))).size) <= DISC * size


def reach(text: str, size: float) -> float:
    """How far the farthest inked pixel of a centred figure lies from the middle."""
    pixels = round(size)
    drawn = mask(text, "figure", pixels)
    width = drawn.image.width + drawn.x
    x0, y0 = drawn.x - width / 2, drawn.y + cap_height("figure", pixels) / 2
    inked = drawn.image.point(lambda value: 255 if value > 127 else 0).getbbox()
    assert inked is not None
    solid = drawn.image.load()
    assert solid is not None
    return max(
        math.hypot(x0 + x + 0.5, y0 + y + 0.5)
        for x in range(drawn.image.width)
        for y in range(drawn.image.height)
        if solid[x, y] > 127  # type: ignore[operator]  # a picture of one channel
    )


def test_every_card_has_an_emblem_that_the_fonts_know() -> None:
    for name in (*DATA.castles, *DATA.creatures, *DATA.places):
        assert glyph(emblem(name))
    for icon, _, _ in ICONS.values():
        assert glyph(icon)


def test_no_two_families_look_alike() -> None:
    assert len(set(FAMILIES.values())) == len(FAMILIES)


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_reserved_colours_survive_the_palette(theme: str) -> None:
    found = palette("bellum", theme)
    for colour in (*RESERVED, *SHIELDS.values()):
        mapped = found.map(Image.new("RGB", (2, 2), rgb(colour))).convert("RGB")
        assert mapped.getpixel((0, 0)) == rgb(colour), colour


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_a_palette_is_full_and_has_no_colour_twice(theme: str) -> None:
    _, *colours = (FOLDER / f"bellum-{theme}.txt").read_text(encoding="utf-8").split()
    assert len(colours) == len(set(colours)) == SIZE


def test_a_colour_becomes_the_nearest_one() -> None:
    found = Palette([(0, 0, 0), (250, 0, 0), (0, 250, 0)], 0)
    mapped = found.map(Image.new("RGB", (1, 1), (200, 40, 30))).convert("RGB")
    assert mapped.getpixel((0, 0)) == (250, 0, 0)


def test_a_new_palette_begins_with_the_reserved_colours_and_has_what_the_pictures_show() -> None:
    picture = Image.new("RGB", (20, 20), (10, 20, 30))
    picture.paste((200, 100, 50), (0, 0, 3, 3))
    colours = build([picture], ["#7DF9FF"])
    assert colours[0] == "#7df9ff"
    assert {"#0a141e", "#c86432"} <= set(colours)
