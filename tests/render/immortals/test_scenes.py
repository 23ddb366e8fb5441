"""Every scene of Immortals draws whatever a game brings, and shows nothing that its reader must not know."""

import io
import json
from dataclasses import replace

import pytest
from PIL import ImageChops

from render.core.drawing.colour import TURN
from render.core.drawing.ground import Grounds
from render.core.pictures import Picture
from render.immortals.parts.cards import known
from render.immortals.parts.layout import STRIP, place
from render.immortals.scenes.hand import in_hand
from render.scene import beside, draw
from rules.immortals.components.data import CELLS
from rules.immortals.view import ImmortalsView
from tests.render.drawing import has_colour, image
from tests.render.immortals.asking import request
from tests.render.immortals.views import drafting, early, fight, fought, own, planned, planning, scored
from tests.render.strokes import strokes_of


@pytest.mark.parametrize("winner", ["attacker", "defender", "tie"])
def test_every_end_of_a_battle_can_be_drawn(winner: str) -> None:
    table = fought(3, winner)
    assert draw(request(table, "sheet")).png
    open_ground = replace(fight(3, winner), defender=None, defenders=0, stance="against")
    assert draw(request(replace(table, battle=open_ground), "sheet")).png
    assert draw(request(replace(table, battle=open_ground))).png


@pytest.mark.parametrize("scene", ["board", "sheet"])
@pytest.mark.parametrize("table", [planned(4), drafting(4), fought(4)], ids=["planned", "draft", "fought"])
def test_what_only_one_reader_knows_changes_no_pixel_and_no_word(table: ImmortalsView, scene: str) -> None:
    players = tuple(replace(one, hand=None, plan=None, last_plan=None, draft=None) for one in table.players)
    stranger = replace(table, reader=None, players=players)
    assert draw(request(table, scene)) == draw(request(stranger, scene))


def test_a_hand_shows_the_readers_own_cards_only() -> None:
    table = planned(3)
    mine, other, third = table.players
    nosy = replace(own(other, ("grove",)), plan={"gold": "region:grove"})
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


def test_while_one_plans_the_hand_spares_what_lies_below_both_realms() -> None:
    assert draw(request(planning(3), "hand")).spares == (2,)
    assert draw(request(planned(3), "hand")).spares == ()


def test_a_card_that_can_not_be_placed_takes_a_name_and_no_tile() -> None:
    table = planning(3)
    mine = table.players[0]
    cards = {ident for ident in mine.hand or () if ident.startswith("region:")}
    here = {ident for ident in cards if any(table.cells[cell].seat == 0 for cell in known(ident).cells)}
    assert here < cards
    assert {ident for ident in in_hand(table, mine) if ident.startswith("region:")} == here
    everywhere = replace(table, cells={name: replace(found, seat=0) for name, found in table.cells.items()})
    assert {*in_hand(everywhere, mine)} == set(mine.hand or ())
    shorter, longer = (draw(request(each, "hand")) for each in (table, everywhere))
    assert shorter.height < longer.height


def test_copies_of_a_card_are_counted_whatever_their_numbers() -> None:
    table = planning(3)
    mine = replace(table.players[0], hand=("card:blank", "card:blank"))
    numbered = replace(mine, hand=("card:blank.0", "card:blank.1"))
    tables = [replace(table, players=(one, *table.players[1:])) for one in (mine, numbered)]
    assert draw(request(tables[0], "hand")) == draw(request(tables[1], "hand"))


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


def test_groups_that_are_still_to_be_placed_do_not_read_as_one_number() -> None:
    first, *others = drafting(3).players
    waiting = replace(first, groups={"light": (4, 2, 2), "dark": (10, 2)})
    strokes = strokes_of(request(replace(drafting(3), players=(waiting, *others))), Grounds())
    for groups in ("4 \u00b7 2 \u00b7 2", "10 \u00b7 2"):
        assert [stroke for stroke in strokes if repr(groups) in stroke]


def test_the_sheet_is_the_battle_just_fought_or_the_points() -> None:
    fallen, points = draw(request(fought(4), "sheet")), draw(request(scored(4), "sheet"))
    assert fallen.height != points.height
    assert draw(request(replace(fought(4), phase="planning"), "sheet")).height == points.height


def test_the_sheet_comes_beside_the_board_after_an_attack_and_a_scoring() -> None:
    after = replace(scored(3), phase="draw")
    expected = ["sheet", "sheet", None, "sheet"]
    assert [beside("immortals", table) for table in (fought(3), after, early(3), after)] == expected


def test_a_region_without_own_armies_is_dark_while_planning() -> None:
    table = planning(3)
    there = {cell: replace(found, seat=0, armies=1) for cell, found in table.cells.items()}
    gone = {cell: replace(found, seat=1) for cell, found in there.items()}
    bright, dark = (draw(request(replace(table, cells=cells), "hand")) for cells in (there, gone))
    assert sum(image(bright).convert("L").histogram()[200:]) > sum(image(dark).convert("L").histogram()[200:])


def test_every_cell_has_a_place() -> None:
    assert len({place(cell).anchor for cell in CELLS}) == len(CELLS)
