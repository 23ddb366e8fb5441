"""Every scene of Immortals draws whatever a game brings, and shows nothing that its reader must not know."""

import io
import json
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from render.core.colour import CHANGED, TURN, rgb
from render.core.pictures import THEMES, Picture, Theme
from render.immortals.layout import HEIGHT, STRIP, place
from render.scene import GAMES, beside, draw
from rules.core.engine import look
from rules.core.playout import play, seed_of
from rules.core.words import LANGS
from rules.immortals import GAME
from rules.immortals.data import CELLS, SEATS
from rules.immortals.view import ImmortalsView
from tests.render.immortals.asking import LONG, request
from tests.render.immortals.views import (
    drafting,
    early,
    fight,
    fought,
    over,
    own,
    planned,
    planning,
    scored,
    worst,
)

LARGEST_FILE = 500 * 1024
SCENES = ("board", "hand", "sheet")
MARKS = (
    "cell:light_grove",
    "cell:dark_saltmere",
    "building:light_grove",
    "portal:dark_treehome",
    "region:grove",
    "energy:0",
    "gold:1",
    "points:2",
    "cards:1",
    "limbo:0",
    "tower",
    "tray",
    "marker",
    "action:gold",
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
def test_positions_of_games_can_be_drawn(seats: int) -> None:
    for decisions in (0, 5, 30, 55, 75, 160, 300):
        position = play(GAME, seats, seed_of("scenes", seats), decisions=decisions).position
        for scene in SCENES:
            assert draw(request(look(GAME, position, 1).view, scene, scale=0.125)).png


@pytest.mark.parametrize("winner", ["attacker", "defender", "tie"])
def test_every_end_of_a_battle_can_be_drawn(winner: str) -> None:
    table = fought(3, winner)
    assert draw(request(table, "sheet")).png
    open_ground = replace(fight(3, winner), defender=None, defenders=0, stance="against")
    assert draw(request(replace(table, battle=open_ground), "sheet")).png
    assert draw(request(replace(table, battle=open_ground))).png


@pytest.mark.parametrize("won", [(2, 1, 3), (3, 3, 1, 2), (1, 1, 1), (1, 2, 2, 4, 5)])
def test_every_end_can_be_drawn(won: tuple[int, ...]) -> None:
    assert draw(request(over(won), "end")).width == 400


@pytest.mark.parametrize("card", GAMES["immortals"].cards)
def test_every_card_can_be_drawn(card: str) -> None:
    picture = draw(request(early(3), "card", detail=card))
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
@pytest.mark.parametrize("table", [planned(4), drafting(4), fought(4)], ids=["planned", "draft", "fought"])
def test_what_only_one_reader_knows_changes_no_pixel_and_no_word(table: ImmortalsView, scene: str) -> None:
    players = tuple(replace(one, hand=None, plan=None, last_plan=None, draft=None) for one in table.players)
    stranger = replace(table, reader=None, players=players)
    assert draw(request(table, scene)) == draw(request(stranger, scene))


def test_a_hand_shows_the_readers_own_cards_only() -> None:
    table = planned(3)
    mine, other, third = table.players
    nosy = own(other, ("grove",))
    assert draw(request(replace(table, players=(mine, nosy, third)), "hand")) == draw(request(table, "hand"))
    poorer = replace(mine, hand=("card:blank",))
    poor = draw(request(replace(table, players=(poorer, other, third)), "hand"))
    assert poor.png != draw(request(table, "hand")).png


def test_a_plan_that_is_not_sent_yet_is_drawn_as_far_as_it_fits_the_hand() -> None:
    table = planning(3)
    mine = table.players[0]
    assert mine.hand is not None
    sheet = {
        "action:gold": "region:pearl_strand",
        "action:magic_1": "card:blank.2",
        "action:attack": "region:atlantis",
        "realm:light": 3,
    }
    asked = request(table, "hand", detail=json.dumps(sheet))
    left = list(mine.hand)
    left.remove("region:pearl_strand")
    left.remove("card:blank")
    plan = {"gold": "region:pearl_strand", "magic_1": "card:blank"}
    sent = replace(table, players=(replace(mine, hand=tuple(left), plan=plan), *table.players[1:]))
    assert draw(asked).png == draw(request(sent, "hand")).png
    assert "1. Extract gold (free): Pearl Strand." in draw(asked).text
    assert draw(request(table, detail=json.dumps(sheet))) == draw(request(table))


def test_copies_of_a_card_are_counted_whatever_their_numbers() -> None:
    table = planning(3)
    mine = replace(table.players[0], hand=("card:blank", "card:blank"))
    numbered = replace(mine, hand=("card:blank.0", "card:blank.1"))
    tables = [replace(table, players=(one, *table.players[1:])) for one in (mine, numbered)]
    assert draw(request(tables[0], "hand")) == draw(request(tables[1], "hand"))


@pytest.mark.parametrize("ident", MARKS)
def test_what_changed_is_marked(ident: str) -> None:
    marked = replace(early(3), changed=(ident,))
    assert has_colour(draw(request(marked, scale=1.0)), CHANGED)


def test_what_did_not_change_is_not_marked() -> None:
    assert not has_colour(draw(request(early(3), scale=1.0)), CHANGED)


def test_an_attack_is_drawn_from_where_it_began_to_where_it_went() -> None:
    table = fought(3)
    assert table.battle is not None
    with_arrow, without = (
        image(draw(request(each, scale=1.0))).crop((0, 0, 1600, int(STRIP.y)))
        for each in (table, replace(table, battle=None))
    )
    apart = ImageChops.difference(with_arrow, without).getbbox()
    assert apart is not None
    start, end = (place(cell).anchor for cell in (table.battle.origin, table.battle.target))
    left, top, right, bottom = apart
    assert end[0] - 40 < left < right < start[0] + 20
    assert end[1] - 40 < top < bottom < start[1] + 20


def test_whose_turn_it_is_is_framed_until_the_end() -> None:
    assert has_colour(strip(early(3)), TURN)
    assert not has_colour(strip(replace(early(3), turn=None)), TURN)
    assert not has_colour(strip(replace(early(3), phase="over")), TURN)


def strip(table: ImmortalsView) -> Picture:
    """The board's picture below the realms."""
    picture = draw(request(table, scale=1.0))
    out = io.BytesIO()
    image(picture).crop((0, int(STRIP.y), picture.width, picture.height)).save(out, "PNG")
    return replace(picture, png=out.getvalue())


def test_the_draft_shows_what_was_revealed() -> None:
    table = drafting(5, "placing")
    shown = replace(table, turn=2, shown={0: "conflict:light_shore_lake", 2: "wild:dark_crownlands"})
    assert draw(request(shown)).png != draw(request(replace(shown, shown={}))).png


def test_the_sheet_is_the_battle_just_fought_or_the_points() -> None:
    fallen, points = draw(request(fought(4), "sheet")), draw(request(scored(4), "sheet"))
    assert fallen.height != points.height
    assert draw(request(replace(fought(4), phase="planning"), "sheet")).height == points.height


def test_the_sheet_comes_beside_the_board_after_an_attack_and_a_scoring() -> None:
    after = replace(scored(3), phase="draw")
    assert [beside("immortals", table) for table in (fought(3), after, early(3), after)] == [
        "sheet",
        "sheet",
        None,
        "sheet",
    ]


def test_a_region_without_own_armies_is_dark_while_planning() -> None:
    table = planning(3)
    there = {cell: replace(found, seat=0, armies=1) for cell, found in table.cells.items()}
    gone = {cell: replace(found, seat=1) for cell, found in there.items()}
    bright, dark = (draw(request(replace(table, cells=cells), "hand")) for cells in (there, gone))
    assert sum(image(bright).convert("L").histogram()[200:]) > sum(image(dark).convert("L").histogram()[200:])


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="no hand"):
        draw(request(replace(early(3), reader=None), "hand"))


def test_there_is_no_podium_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        draw(request(early(3), "end"))


@pytest.mark.parametrize("card", ["region:atlantis", "conflict:grove", "tribe:orks", "", "piece:tower"])
def test_an_unknown_card_is_refused(card: str) -> None:
    with pytest.raises(KeyError):
        draw(request(early(3), "card", detail=card))


def test_every_cell_has_a_place() -> None:
    assert len({place(cell).anchor for cell in CELLS}) == len(CELLS)
