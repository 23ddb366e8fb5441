"""Kemet in words: short enough for Discord, and complete enough to play from."""

import re
from dataclasses import replace

from render.scene import describe
from rules.kemet.components.data import DATA
from rules.kemet.view import TroopView, ZoneView
from tests.render.kemet.asking import request
from tests.render.kemet.views import dusk, early, marching, over, shown, worst


def test_the_map_in_words_tells_the_ways() -> None:
    _, text = describe(request(early(5)))
    assert (
        "Small Temple: empty. By land to: Anubis Gate, Bastet Gate, Horus Gate and West Obelisk. "
        "It has 2 PP at night and an obelisk." in text
    )
    assert "Merchant ports: West Quay, Delta Temple and East Obelisk." in text
    assert re.findall(r"\b0 PP at night", text) == [], "what brings nothing is not said to bring nothing"
    assert "Horus" not in describe(request(early(2)))[1]


def test_the_alternative_text_has_a_zone_with_two_troops_before_all_others() -> None:
    table = marching(2)
    shared = ZoneView(1, (TroopView(1, 2, ()), TroopView(0, 3, ())), "", 0)
    alt, _ = describe(request(replace(table, zones={**table.zones, "temple_small": shared})))
    assert alt.index("Small Temple: Bruna 2 units; Ana 3 units.") < alt.index("Anubis Gate: Ana 1 unit.")


def test_a_battle_in_words_has_both_cards_only_after_the_reveal() -> None:
    before, after = (describe(request(table, "sheet"))[1] for table in (worst(4), shown(worst(4))))
    assert "strength without cards 13 (troop 9 and powers 4)" in before
    assert "strength without cards 19 (troop 16, powers 2 and own city 1)" in before
    assert "plays" not in before
    assert "plays Sacrificial Charge, adds War Fury and Glory" in after
    assert "strength 20 (troop 9, powers 4, card 5 and DI 2)" in after


def test_the_market_in_words_has_every_tile_with_its_effect() -> None:
    _, text = describe(request(replace(early(5), tiles=("charge_1",)), "sheet"))
    assert "Charge!, level 1, 1 left, owned by nobody. +1 strength in every battle" in text
    arts = {(tile.colour, tile.art) for tile in DATA.tiles.values()}
    assert len(re.findall(r", level \d, \d left", text)) == len(arts)


def test_the_night_in_words_says_what_it_brings() -> None:
    table = dusk(3)
    zones = table.zones | {
        zone: replace(table.zones[zone], controller=1) for zone in ("temple_medium", "temple_delta")
    }
    _, text = describe(request(replace(table, zones=zones), "sheet"))
    assert "Temples: Medium Temple and Delta Temple; worship gives 3 PP." in text


def test_the_end_in_words_is_a_ranking() -> None:
    _, text = describe(request(over((2, 1, 3)), "end"))
    assert [line.split(":")[0] for line in text.splitlines()[1:]] == ["1st", "2nd", "3rd"]
    assert "1st: Bruna (B, yellow circle), Bastet: 11 fame (10 Battle fame points" in text


def test_who_controls_a_zone_without_a_troop_there_is_told() -> None:
    table = early(5)
    zones = {**table.zones, "temple_small": replace(table.zones["temple_small"], troops=(), controller=0)}
    _, text = describe(request(replace(table, zones=zones)))
    assert "Small Temple: controlled by Ana" in text
