"""The hand of Kemet: where creatures are, and what there is room for."""

from dataclasses import replace

import pytest

from render.core.drawing.ground import Grounds
from render.core.drawing.style import Style
from render.kemet.describe import divine_line, hand
from render.kemet.parts.cards import figures_of
from render.kemet.scenes.hand import battle_shown, sections, whereabouts
from rules.core.text import Text
from rules.core.words import LANGS, Words
from rules.kemet.components.data import DATA
from rules.kemet.view import TroopView, ZoneView, view_of
from tests.kemet.fights import BLITZ, HERE, PUSH, field
from tests.kemet.small import fight
from tests.render.kemet.asking import request
from tests.render.kemet.views import BEASTS, early, marching, worst
from tests.render.strokes import strokes_of

ENGLISH = Style("en", "dark", 1.0, ())


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


def test_cards_that_only_vision_shows_are_told_with_what_they_do() -> None:
    table = early(2)
    seen = replace(table.gods[0], divine=(), sight=("glory",))
    said = hand(replace(table, gods=(seen, table.gods[1])), ENGLISH)
    assert divine_line("glory", ENGLISH) in said
    assert divine_line("glory", ENGLISH) not in hand(table, ENGLISH)


@pytest.mark.parametrize("lang", LANGS)
def test_a_hand_tells_whole_what_each_card_and_power_does(lang: str) -> None:
    table = worst(4)
    words, mine = Words(lang), table.gods[0]
    assert mine.divine
    drawn = strokes_of(request(table, "hand", lang=lang), Grounds())
    effects = {f"kemet.divine.{name}.brief" for name in mine.divine}
    effects |= {f"kemet.tile.{DATA.tiles[tile].art}.brief" for tile in mine.tiles}
    said = {words.say(Text(key=key)) for key in effects}
    assert {text for text in said if not any(repr(text) in stroke for stroke in drawn)} == set()


def test_no_battle_card_has_more_than_two_figures_besides_its_strength() -> None:
    """There is no room for a third."""
    assert max(len(figures_of(card)) for card in DATA.battle.values()) == 2


def test_the_player_board_is_shown_while_actions_are_chosen_alone() -> None:
    shown = {turn: "actions" in sections(replace(early(2), turn=turn)) for turn in (0, 1, None)}
    assert shown == {0: True, 1: True, None: False}


def test_a_card_that_was_revealed_is_no_more_to_be_played() -> None:
    ctx = field(5, 2)
    fight(ctx, HERE, BLITZ, PUSH, until="resolution")
    view = view_of(ctx.state, 0)
    where = battle_shown(view, view.gods[0])
    assert (where["cavalry_blitz"], where["chariot_raid"]) == ("played", "unseen")
