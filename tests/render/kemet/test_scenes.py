"""Every scene of Kemet draws whatever a game brings, and shows nothing that its reader must not know."""

from collections import Counter
from dataclasses import replace
from unicodedata import normalize

import pytest
from PIL import ImageChops

from render.core.drawing.colour import CHANGED, TURN, rgb
from render.core.drawing.ground import Grounds
from render.kemet.parts import layout
from render.kemet.parts.look import PYRAMIDS
from render.kemet.parts.places import district_tower
from render.kemet.parts.strip import LEGEND
from render.kemet.scenes.battle import battle_tiles
from render.scene import draw
from rules.core.text import Text
from rules.core.words import LANGS, Words
from rules.kemet.components.map import cities_in_play, districts
from rules.kemet.view import NIGHT, KemetView
from tests.render.drawing import SCENES, has_colour, image
from tests.render.kemet.asking import request
from tests.render.kemet.views import choosing, dusk, early, marching, rich, shown, worst
from tests.render.strokes import strokes_of

SEATS = (2, 3, 4, 5)


@pytest.mark.parametrize("seats", SEATS)
def test_all_phases_can_be_drawn(seats: int) -> None:
    tables = [choosing(seats), early(seats), marching(seats), shown(worst(seats)), shown(worst(seats), 0)]
    tables += [dusk(seats, phase) for phase in (*NIGHT, "destiny")]
    for table in tables:
        for scene in SCENES:
            assert draw(request(table, scene, scale=0.125)).png


@pytest.mark.parametrize("scene", ["board", "sheet"])
def test_what_only_one_reader_knows_changes_no_pixel_and_no_word(scene: str) -> None:
    table = worst(4)
    assert table.battle is not None
    spied = replace(table.battle.attacker, play="chariot_raid", discard="shield_push", divine=("glory",))
    seen = replace(table, battle=replace(table.battle, attacker=spied))
    gods = tuple(replace(one, hand=None, divine=None, unseen=None, sight=None) for one in table.gods)
    stranger = replace(table, reader=None, gods=gods)
    assert draw(request(seen, scene)) == draw(request(stranger, scene))


def test_a_hand_shows_the_readers_own_cards_only() -> None:
    table = worst(3)
    mine, other, third = table.gods
    nosy = replace(other, divine=("glory",), hand=("shield_push",))
    assert draw(request(replace(table, gods=(mine, nosy, third)), "hand")) == draw(request(table, "hand"))
    poorer = replace(mine, divine=())
    poor = draw(request(replace(table, gods=(poorer, other, third)), "hand"))
    assert poor.png != draw(request(table, "hand")).png


def test_whose_turn_it_is_is_framed_until_the_end() -> None:
    table = early(3)
    assert framed(table) == [table.turn]
    assert framed(replace(table, turn=None)) == []


def framed(table: KemetView) -> list[int]:
    """Return the seats whose panels have a frame."""
    drawn = image(draw(request(table, scale=1.0)))
    panels = zip(table.order, layout.panels(len(table.gods)), strict=True)
    return [
        seat for seat, panel in panels if drawn.getpixel((round(panel.cx), round(panel.y - 3))) == rgb(TURN)
    ]


def test_a_step_is_drawn_from_where_it_began_to_where_the_troop_is() -> None:
    table = marching(3)
    still = replace(table, trail=(), changed=("zone:anubis_front",))
    one, other = (image(draw(request(each, scale=1.0))) for each in (table, still))
    apart = ImageChops.difference(one, other).getbbox()
    assert apart is not None
    start, end = (layout.LAYOUT.zones[zone].anchor for zone in ("anubis_d1", "anubis_front"))
    left, top, right, bottom = apart
    assert left < start[0] < right
    assert top < start[1] + 10  # the district
    assert bottom > end[1] - 60  # before the troop at the front


def test_the_way_of_a_troop_is_shown_after_its_move_until_the_next_action() -> None:
    there = replace(marching(5), march=None, changed=(), trail=("anubis_d1", "anubis_front", "east_obelisk"))
    assert has_colour(draw(request(there, scale=1.0)), CHANGED)


def test_fewer_players_see_a_smaller_world() -> None:
    pictures = {seats: draw(request(early(seats))).png for seats in SEATS}
    assert len(set(pictures.values())) == len(SEATS)
    assert len({len(early(seats).zones) for seats in SEATS}) == len(SEATS)


def test_the_sheet_is_the_market_a_battle_or_the_night() -> None:
    sizes = {draw(request(table, "sheet")).height for table in (early(5), worst(5), dusk(5))}
    assert len(sizes) == 3


def test_a_battle_lists_only_the_tiles_that_count_for_that_side() -> None:
    table = worst(4)
    fight = table.battle
    assert fight is not None
    tiles = ("charge_1", "defense_1", "blades_of_neith", "defensive_victory", "initiative", "mummy", "sphinx")
    gods = tuple(replace(one, tiles=tiles) for one in table.gods)
    table = replace(table, gods=gods)
    expected = ["charge_1", "blades_of_neith", "initiative", "mummy"]
    assert battle_tiles(table, fight, fight.attacker) == expected
    assert battle_tiles(table, fight, fight.defender) == ["defense_1", "blades_of_neith", "defensive_victory"]


@pytest.mark.parametrize("seats", SEATS)
def test_the_cards_just_played_cover_no_city(seats: int) -> None:
    box = layout.shown(seats)
    for city in cities_in_play(seats):
        (x, y), radius = layout.LAYOUT.cities[city].center, layout.LAYOUT.cities[city].radius + 20
        beside = box.right < x - radius or box.x > x + radius
        assert beside or box.bottom < y - radius or box.y > y + radius, city


def test_each_district_has_its_number_on_a_tower_of_its_own() -> None:
    for city in cities_in_play(5):
        corners = {district_tower(zone) for zone in districts(city)}
        assert len(corners) == 3


def test_districts_that_are_asked_for_are_lit() -> None:
    table = replace(early(3), phase="troops", turn=None)
    lit = replace(table, asked=districts("horus"))
    (x, y), radius = layout.LAYOUT.cities["horus"].center, layout.LAYOUT.cities["horus"].radius
    city = (round(x - radius), round(y - radius), round(x + radius), round(y + radius))
    before, after = (image(draw(request(each, scale=1.0))) for each in (table, lit))
    assert ImageChops.difference(before, after).getbbox() is not None
    assert ImageChops.difference(before.crop(city), after.crop(city)).getbbox() is not None
    before.paste(after.crop(city), city)
    assert ImageChops.difference(before, after).getbbox() is None, "and nothing else"


@pytest.mark.parametrize("lang", LANGS)
def test_what_each_sign_in_the_panels_counts_is_said_once(lang: str) -> None:
    """Whole."""
    strokes = strokes_of(request(worst(5), lang=lang), Grounds())
    written = Counter(stroke.split("'")[1] for stroke in strokes if stroke.startswith("text "))
    for name in LEGEND:
        word = Words(lang).say(Text(key=f"kemet.picture.count.{name}"))
        assert written[word] == 1, word


def test_a_name_has_the_room_that_the_city_leaves_it() -> None:
    strokes = strokes_of(request(early(4), names=("Mariana Albuquerque", "Bo", "Cy", "Di")), Grounds())
    assert any(stroke.startswith("text ") and "'Mariana Albuquerque'" in stroke for stroke in strokes), (
        strokes
    )


@pytest.mark.parametrize(("lang", "letters"), [("en", "RSDO"), ("es", "RZDO")])
def test_the_letter_of_a_colour_is_that_of_its_name(lang: str, letters: str) -> None:
    words = Words(lang)
    for letter, colour in zip(letters, PYRAMIDS, strict=True):
        assert words.say(Text(key=f"kemet.picture.letter.{colour}")) == letter
        assert normalize("NFD", words.name(f"colour:{colour}"))[0] == letter


def test_many_tiles_and_cards_fit_a_hand() -> None:
    table = early(5)
    full = replace(rich(table.gods[0]), hand=(), divine=(), unseen=(), sight=("glory", "prayer"))
    for mine in (full, replace(full, sight=()), replace(full, tiles=())):
        assert draw(request(replace(table, gods=(mine, *table.gods[1:])), "hand")).png
