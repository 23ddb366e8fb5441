"""Immortals' colours can be told apart, its texts can be read, and its pieces stay in their places."""

from itertools import pairwise

import pytest
from PIL import Image

from render.core.drawing.colour import OUTLINE, PAPER, WHITE, contrast, darker, ink_on, rgb
from render.core.drawing.fonts import glyph
from render.core.drawing.geometry import Rect
from render.core.drawing.palette import palette
from render.core.drawing.style import Style
from render.core.drawing.text import ELLIPSIS, fit, width, wrap
from render.core.pictures import THEMES as THEME_NAMES
from render.immortals.parts.armies import slots
from render.immortals.parts.layout import CELLS, FRAMES, HEADER, ORDER, PANELS, STRIP, panels, place
from render.immortals.parts.look import (
    AREA_ICONS,
    ARMY_FRAME,
    BLANK,
    CAPTION,
    COIN_TEXT,
    ENERGY_TEXT,
    INK,
    LANDS,
    MAGIC,
    MAGIC_FRAME,
    MAGIC_SIGN,
    MAGICS,
    PANEL,
    REALMS,
    RESERVED,
    SPACES,
    THEMES,
    TRIBES,
)
from render.immortals.parts.plan import slot_rects
from render.immortals.parts.terrain import borders, distance, inside
from render.immortals.scenes.board import NAME, NAME_ROOM
from render.immortals.scenes.scoring import KINDS, QUIET, TABLE_HEAD
from rules.core.words import LANGS
from rules.immortals.components.data import AREAS, DATA, SEATS
from rules.immortals.components.data import CELLS as NAMES
from rules.immortals.components.state import SCORED
from rules.immortals.view import CellView

READABLE = 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_of_a_theme_can_be_read(theme: str) -> None:
    found = THEMES[theme]
    inks = (found.text, found.caption, found.energy, found.gold, found.changed)
    pairs = [(ink, surface) for surface in (found.panel, found.active) for ink in inks]
    pairs += [(ink, surface) for surface in found.ramp for ink in (found.title, found.text)]
    assert [pair for pair in pairs if contrast(*pair) < READABLE] == []


def test_texts_on_fixed_surfaces_can_be_read() -> None:
    pairs = [(ink, surface) for ink in (INK, CAPTION) for surface in (PANEL, QUIET, PAPER)]
    pairs += [(ink, OUTLINE) for ink in (ENERGY_TEXT, COIN_TEXT)]
    pairs += [(WHITE, darker(frame, 0.2)) for frame in (ARMY_FRAME, MAGIC_FRAME)]
    pairs += [(WHITE, TABLE_HEAD), (MAGIC_SIGN, MAGIC), (WHITE, MAGIC), (ink_on(BLANK), BLANK)]
    pairs += [(ink_on(ramp[1]), ramp[1]) for lands in LANDS.values() for ramp in lands.values()]
    pairs += [(looks.name, looks.halo) for looks in REALMS.values()]
    assert [pair for pair in pairs if contrast(*pair) < READABLE] == []


def test_every_area_tribe_and_magic_card_has_an_icon_of_its_own() -> None:
    assert set(AREA_ICONS) == set(AREAS)
    assert set(TRIBES) == set(DATA.tribes)
    assert set(MAGICS) == set(DATA.magics)
    for icons in (AREA_ICONS, TRIBES, MAGICS, SPACES):
        assert len(set(icons.values())) == len(icons)
        assert all(glyph(icon) for icon in icons.values())
    assert all(glyph(looks.icon) for looks in REALMS.values())


def test_the_kinds_of_points_are_those_of_the_rules() -> None:
    assert set(KINDS) == set(SCORED)


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_reserved_colours_survive_the_palette(theme: str) -> None:
    found = palette("immortals", theme)
    for colour in RESERVED:
        mapped = found.map(Image.new("RGB", (2, 2), rgb(colour))).convert("RGB")
        assert mapped.getpixel((0, 0)) == rgb(colour), colour


def test_the_realms_are_mirrored() -> None:
    for region, cell in CELLS["light"].items():
        twin = CELLS["dark"][region]
        assert twin.anchor == (1600 - cell.anchor[0], cell.anchor[1])
        assert all(FRAMES["dark"].x <= x <= FRAMES["dark"].right for x, _ in twin.outline)
        assert all(FRAMES["light"].x <= x <= FRAMES["light"].right for x, _ in cell.outline)


@pytest.mark.parametrize("realm", REALMS)
def test_a_border_is_drawn_between_neighbours_and_no_others(realm: str) -> None:
    near = {(region.id, other) for region in DATA.regions.values() for other in region.near}
    found = borders(realm)
    assert set(found) == {pair for pair in near if pair[0] < pair[1]}
    for line in found.values():
        assert len(line) > 1
        assert len(set(line)) == len(line)


def test_inside_and_distance_of_a_square() -> None:
    square = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
    assert inside((3, 4), square)
    assert not inside((11, 4), square)
    assert distance((3, 4), square) == pytest.approx(3)
    assert distance((13, 14), square) == pytest.approx(5)


@pytest.mark.parametrize("name", NAMES)
def test_all_that_a_cell_can_hold_stands_in_it(name: str) -> None:
    cell = place(name)
    for found in (
        CellView(0, 9, "", portal=False),
        CellView(0, 9, "temple", portal=False),
        CellView(0, 9, "capital", portal=True),
        CellView(None, 0, "temple", portal=True),
    ):
        at = slots(name, found)
        assert len(at) == (found.armies > 0) + bool(found.building) + found.portal
        boxes = [Rect(slot.at[0] - slot.size / 2, slot.at[1], slot.size, 0) for slot in at.values()]
        assert all(inside((x, box.y), cell.outline) for box in boxes for x in (box.x + 9, box.right - 9))
        assert all(one.x < other.x and one.right < other.right for one, other in pairwise(boxes))


@pytest.mark.parametrize("lang", LANGS)
def test_names_on_the_realms_are_whole_and_lie_apart(lang: str) -> None:
    words = Style(lang, "dark", 1.0, ()).words
    for cells in CELLS.values():
        boxes = []
        for region, cell in cells.items():
            lines = wrap(words.name(f"region:{region}"), "name", NAME, NAME_ROOM)
            assert not any(line.endswith(ELLIPSIS) for line in lines), region
            wide = max(width(line, "name", NAME) for line in lines)
            high = NAME * 1.08 * len(lines)
            boxes.append(Rect(cell.label[0] - wide / 2, cell.label[1] - 3 - high / 2, wide, high))
        for number, one in enumerate(boxes):
            for other in boxes[:number]:
                side = one.right <= other.x or other.right <= one.x
                assert side or one.bottom <= other.y or other.bottom <= one.y


@pytest.mark.parametrize("lang", LANGS)
def test_names_fit_their_cards_and_panels(lang: str) -> None:
    words = Style(lang, "dark", 1.0, ()).words
    tile = (1600 - 40 - 60) / 7 - 20
    names = [words.name(f"region:{region}") for region in DATA.regions]
    names += [words.name(f"area:{area}") for area in AREAS]
    names += [words.name(f"magic:{magic}", short=True) for magic in DATA.magics]
    assert [name for name in names if fit(name, "name", 24, tile, 20).text != name] == []
    tribes = {
        realm: [words.name(f"tribe:{name}") for name, tribe in DATA.tribes.items() if tribe.realm == realm]
        for realm in REALMS
    }
    pairs = [f"{light} + {dark}" for light in tribes["light"] for dark in tribes["dark"]]
    room = panels(5)[0].w - 28
    assert [pair for pair in pairs if fit(pair, "body", 22, room, 19).text != pair] == []
    slot = next(iter(slot_rects().values())).w - 136
    heads = [words.name(f"action:{name}") for name, space in DATA.actions.items() if space.tribe is None]
    heads += [words.name(tribe.deed.id) for tribe in DATA.tribes.values()]
    assert [head for head in heads if fit(head, "name", 26, slot, 19).text != head] == []


@pytest.mark.parametrize("seats", SEATS)
def test_panels_lie_side_by_side_below_the_strip(seats: int) -> None:
    found = panels(seats)
    assert len(found) == seats
    assert all(one.right < other.x for one, other in pairwise(found))
    assert found[0].y > STRIP.bottom
    assert found[-1].right <= PANELS.right + 0.01
    assert HEADER.right < ORDER.x


def test_the_ten_spaces_do_not_overlap() -> None:
    found = list(slot_rects().values())
    assert len(found) == len(DATA.actions) == 10
    for number, one in enumerate(found):
        for other in found[:number]:
            side = one.right <= other.x or other.right <= one.x
            assert side or one.bottom <= other.y or other.bottom <= one.y
