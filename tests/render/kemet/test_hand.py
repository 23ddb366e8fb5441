"""The powers in a hand of Kemet: where creatures are, and what there is room for."""

from dataclasses import replace

import pytest

from render.core.drawing.canvas import Canvas
from render.core.drawing.geometry import Rect
from render.core.drawing.ground import Grounds
from render.core.drawing.style import Style
from render.core.drawing.text import ELLIPSIS, width
from render.kemet.describe import divine_line, hand
from render.kemet.parts.cards import SMALL, divine_row, figures_of, two_lines
from render.kemet.scenes.hand import POWERS, whereabouts
from rules.core.words import Words
from rules.kemet.components.data import DATA
from rules.kemet.view import TroopView, ZoneView
from tests.render.kemet.asking import request
from tests.render.kemet.views import BEASTS, early, marching, rich
from tests.render.strokes import noted, strokes_of

ENGLISH = Style("en", "dark", 1.0, ())
NOTE = "a note of words that are many"


@pytest.mark.parametrize(
    ("tile", "place"),
    [
        (BEASTS[0], Words("en").name("zone:anubis_front", short=True)),
        (BEASTS[1], Words("en").name("zone:anubis_front", short=True)),
        (BEASTS[2], Words("en").name("zone:east_obelisk", short=True)),
        (BEASTS[3], "in your supply"),
        ("charge_1", ""),
    ],
)
def test_where_a_creature_is_on_the_way_in_a_zone_or_in_the_supply(tile: str, place: str) -> None:
    table = marching(3)
    standing = {"east_obelisk": ZoneView(1, (TroopView(1, 2, ()), TroopView(0, 1, (BEASTS[2],))), "", 0)}
    there = replace(table, zones=table.zones | standing)
    assert whereabouts(there, tile, ENGLISH) == place


def test_without_a_march_a_creature_is_in_no_zone_of_it() -> None:
    assert whereabouts(replace(marching(3), march=None), BEASTS[0], ENGLISH) == "in your supply"


def test_a_note_is_in_one_line_or_in_two_that_hold_all_of_it_or_is_cut() -> None:
    one = width(NOTE, "caption", SMALL)
    assert two_lines(NOTE, one) == ([NOTE], SMALL)
    lines, size = two_lines(NOTE, one - 1)
    assert (" ".join(lines), len(lines), size) == (NOTE, 2, 21.0)
    lines, size = two_lines(NOTE, width(NOTE, "caption", 13.5) * 0.6)
    assert " ".join(lines) == NOTE and 13.5 <= size < 21
    lines, size = two_lines(NOTE * 9, one)
    assert len(lines) == 2 and lines[-1].endswith(ELLIPSIS) and size == 13.5
    assert all(width(line, "caption", size) <= one for line in lines)


@pytest.mark.parametrize(
    ("high", "told"),
    [(57, []), (58, ["fitted"]), (79, ["fitted"]), (80, ["paragraph"]), (300, ["paragraph"])],
)
def test_a_card_in_a_line_tells_what_it_does_where_there_is_room(high: int, told: list[str]) -> None:
    effect = ENGLISH.say("kemet.divine.glory.brief")
    with noted() as strokes:
        divine_row(Canvas(500, 300, 0.25), Rect(0, 0, 500, high), "glory", ENGLISH, 1, "")
    assert [stroke.split()[0] for stroke in strokes if effect in stroke][:1] == told


@pytest.mark.parametrize(("tiles", "room", "shown"), [(10, 1, 1), (10, 0, 0), (11, 1, 0)])
def test_the_number_of_tiles_stands_beside_the_title_where_there_is_room(
    monkeypatch: pytest.MonkeyPatch, tiles: int, room: int, shown: int
) -> None:
    """None in three columns, which are full of tiles."""

    def wide(text: str, face: str, size: float) -> float:
        return POWERS.w / 2 - 10 - room / 2

    table = early(2)
    mine = replace(table.gods[0], tiles=rich(table.gods[0]).tiles[:tiles])
    monkeypatch.setattr("render.kemet.scenes.hand.width", wide)
    found = strokes_of(request(replace(table, gods=(mine, table.gods[1])), "hand"), Grounds())
    assert len(mine.tiles) == tiles
    assert len([stroke for stroke in found if f"'{tiles} tiles" in stroke]) == shown


def test_cards_that_only_vision_shows_are_told_with_what_they_do() -> None:
    table = early(2)
    seen = replace(table.gods[0], divine=(), sight=("glory",))
    said = hand(replace(table, gods=(seen, table.gods[1])), ENGLISH)
    assert divine_line("glory", ENGLISH) in said
    assert divine_line("glory", ENGLISH) not in hand(table, ENGLISH)


def test_no_battle_card_has_more_than_two_figures_besides_its_strength() -> None:
    """There is no room for a third."""
    assert max(len(figures_of(card)) for card in DATA.battle.values()) == 2
