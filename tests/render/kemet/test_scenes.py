"""Every scene of Kemet draws whatever a game brings, and shows nothing that its reader must not know."""

import io
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from render.core.colour import CHANGED, TURN, rgb
from render.core.pictures import THEMES, Picture, Theme
from render.kemet.layout import HEIGHT, MAP_HEIGHT
from render.scene import GAMES, draw
from rules.core.engine import look
from rules.core.playout import play, seed_of
from rules.core.words import LANGS
from rules.kemet import GAME
from rules.kemet.view import NIGHT, KemetView
from tests.render.kemet.asking import LONG, request
from tests.render.kemet.views import choosing, dusk, early, marching, over, rich, shown, worst

LARGEST_FILE = 500 * 1024
SEATS = (2, 3, 4, 5)
SCENES = ("board", "hand", "sheet")
MARKS = (
    "prayers:1",
    "fame:0",
    "veterans:2",
    "zone:west_quay",
    "zone:anubis_d1",
    "space:pray_1",
    "order",
    "city:bastet",
    "tile:priest_1",
    "divine:war_fury",
    "battle:chariot_raid",
)


def image(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png)).convert("RGB")


def has_colour(picture: Picture, colour: str) -> bool:
    colours = image(picture).getcolors(maxcolors=256)
    assert colours is not None
    return rgb(colour) in {found for _, found in colours}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("lang", "theme"), [(LANGS[0], "dark"), (LANGS[1], "light"), (LANGS[1], "contrast")])
def test_the_worst_tables_can_be_drawn(seats: int, lang: str, theme: Theme) -> None:
    assert theme in THEMES
    for scene in SCENES:
        picture = draw(request(worst(seats), scene, lang=lang, theme=theme, names=LONG[:seats]))
        assert image(picture).size == (picture.width, picture.height)


@pytest.mark.parametrize("seats", SEATS)
def test_all_phases_can_be_drawn(seats: int) -> None:
    tables = [choosing(seats), early(seats), marching(seats), shown(worst(seats)), shown(worst(seats), 0)]
    tables += [dusk(seats, phase) for phase in (*NIGHT, "destiny")]
    for table in tables:
        for scene in SCENES:
            assert draw(request(table, scene, scale=0.125)).png


@pytest.mark.parametrize("seats", SEATS)
def test_positions_of_games_can_be_drawn(seats: int) -> None:
    for decisions in (0, 14, 60, 200):
        position = play(GAME, seats, seed_of("scenes", seats), decisions=decisions).position
        for scene in SCENES:
            assert draw(request(look(GAME, position, 1).view, scene, scale=0.125)).png


@pytest.mark.parametrize("won", [(1, 2), (2, 1, 3), (3, 3, 1, 2), (1, 2, 2, 4, 5)])
def test_every_end_can_be_drawn(won: tuple[int, ...]) -> None:
    assert draw(request(over(won), "end")).width == 400


@pytest.mark.parametrize("card", GAMES["kemet"].cards)
def test_every_card_can_be_drawn(card: str) -> None:
    picture = draw(request(early(2), "card", detail=card))
    assert (picture.width, picture.height) == (150, 210)


def test_a_full_board_is_small_enough_to_be_sent() -> None:
    picture = draw(request(worst(5), scale=1.0))
    assert (picture.width, picture.height) == (1600, HEIGHT)
    assert len(picture.png) < LARGEST_FILE


def test_equal_requests_give_equal_bytes_whatever_was_drawn_before() -> None:
    asked = request(worst(3))
    first = draw(asked)
    draw(request(early(5), "hand"))
    assert draw(asked) == first


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


@pytest.mark.parametrize("ident", MARKS)
def test_what_changed_is_marked(ident: str) -> None:
    marked = replace(early(3), changed=(ident,))
    assert has_colour(draw(request(marked, scale=1.0)), CHANGED)


def test_nothing_else_is_marked() -> None:
    assert not has_colour(draw(request(early(3), scale=1.0)), CHANGED)


def test_whose_turn_it_is_is_framed_until_the_end() -> None:
    assert has_colour(strip(early(3)), TURN)
    assert not has_colour(strip(replace(early(3), turn=None)), TURN)


def strip(table: KemetView) -> Picture:
    """The board's picture without the map."""
    picture = draw(request(table, scale=1.0))
    out = io.BytesIO()
    image(picture).crop((0, MAP_HEIGHT, picture.width, picture.height)).save(out, "PNG")
    return replace(picture, png=out.getvalue())


def test_a_step_is_drawn_from_where_it_began_to_where_the_troop_is() -> None:
    table = marching(3)
    still = replace(table, trail=(), changed=("zone:anubis_front",))
    one, other = (image(draw(request(each, scale=1.0))) for each in (table, still))
    apart = ImageChops.difference(one, other).getbbox()
    assert apart is not None
    left, top, right, bottom = apart
    assert (left, top) < (300, 330)  # the district
    assert (right, bottom) > (480, 226)  # before the troop at the front


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


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="no hand"):
        draw(request(replace(early(2), reader=None), "hand"))


def test_there_is_no_podium_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        draw(request(early(2), "end"))


@pytest.mark.parametrize("card", ["tile:unicorn", "beast:charge_1", "orc", "", "zone:sanctuary"])
def test_an_unknown_card_is_refused(card: str) -> None:
    with pytest.raises(KeyError):
        draw(request(early(2), "card", detail=card))


def test_many_tiles_and_cards_fit_a_hand() -> None:
    table = early(5)
    full = replace(rich(table.gods[0]), hand=(), divine=(), unseen=(), sight=("glory", "prayer"))
    for mine in (full, replace(full, sight=()), replace(full, tiles=())):
        assert draw(request(replace(table, gods=(mine, *table.gods[1:])), "hand")).png
