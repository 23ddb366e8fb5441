"""The components of Dwar7s Fall keep the counts, constraints and examples of rulebook and sheet."""

from collections import Counter
from pathlib import Path

import pytest

from rules.core.data import FOLDER, BadData, load
from rules.dwar7s.components.data import COLOURS, DATA, GEMS, SEATS, Box

KINDS = DATA.kingdoms
OGRES = {ogre.id: ogre.copies for ogre in DATA.ogres.values()}

# --- kingdom cards (sheet section 2) ------------------------------------------------------------------


def test_thirty_six_kingdom_cards_nine_in_each_colour() -> None:
    assert (len(KINDS), len(set(COLOURS))) == (9, 4)
    assert len(COLOURS) >= SEATS[-1]


def test_two_of_the_nine_are_monsters() -> None:
    monsters = [kind for kind in KINDS.values() if kind.monster]
    assert [(kind.id, kind.stops) for kind in monsters] == [("dragon", "mines"), ("ice_giant", "actions")]


def test_dwarves_that_the_rulebook_asks_for() -> None:
    """Rulebook, pages 3 to 7: castle, emerald and diamond 2, ruby and store 3, monsters 5."""
    needed = {name: kind.needed for name, kind in KINDS.items()}
    assert needed == {
        "castle": 2,
        "emerald_mine": 2,
        "amber_mine": 2,
        "diamond_mine": 2,
        "ruby_mine": 3,
        "tavern": 2,
        "store": 3,
        "dragon": 5,
        "ice_giant": 5,
    }


def test_a_rival_may_share_a_card_but_blocks_a_monster() -> None:
    """Sheet section 2: one space more than needed, but not on a monster, where one rival dwarf blocks."""
    for kind in KINDS.values():
        assert kind.spaces - kind.needed == (0 if kind.monster else 1), kind.id
        assert kind.needed <= DATA.dwarves


def test_an_overfull_mine_keeps_the_third_dwarf() -> None:
    """Rulebook, "Resolução": a task that needs two dwarves can hold three of one player."""
    assert KINDS["diamond_mine"].spaces >= 3 > KINDS["diamond_mine"].needed


def test_what_mines_yield() -> None:
    """Rulebook, last page: 1 emerald, 1 diamond, 2 amber, 1 ruby."""
    mines = {kind.gem: kind.amount for kind in KINDS.values() if kind.task == "mine"}
    assert mines == {"emerald": 1, "amber": 2, "diamond": 1, "ruby": 1}


def test_each_mining_brings_two_or_three_points() -> None:
    """Sheet section 3: two or three VP in all, for two or three dwarves."""
    worth = {kind.id: kind.amount * DATA.gems[kind.gem].points for kind in KINDS.values() if kind.gem}
    assert worth == {"emerald_mine": 2, "amber_mine": 2, "diamond_mine": 2, "ruby_mine": 3}


def test_types_group_mines_with_the_dragon_and_the_castle_with_the_giant() -> None:
    groups = Counter(kind.terrain for kind in KINDS.values())
    assert groups == {"dragon": 5, "giant": 2, "dwarf": 2}
    assert {name for name, kind in KINDS.items() if kind.terrain == "giant"} == {"castle", "ice_giant"}


def test_nothing_lies_on_castles_and_monsters() -> None:
    """Rulebook, "Tarefas"; ruling R1."""
    assert [name for name, kind in KINDS.items() if not kind.coverable] == ["castle", "dragon", "ice_giant"]


def test_only_the_castle_gives_an_action() -> None:
    assert {name: kind.actions for name, kind in KINDS.items() if kind.actions} == {"castle": 1}


def test_points_of_a_realm() -> None:
    """Sheet section 2: own cards but the monsters make 11, so that the King needs nearly all of them."""
    assert sum(kind.points for kind in KINDS.values() if not kind.monster) == 11
    assert [kind.points for kind in KINDS.values() if kind.monster] == [-3, -3]
    assert DATA.secrets["king"].needs["points"] == 10
    assert DATA.secrets["architect"].needs["cards"] > sum(not kind.monster for kind in KINDS.values())


def test_every_card_has_walls_and_a_way_in() -> None:
    walls = {name: kind.walls for name, kind in KINDS.items()}
    assert Counter(len(edges) for edges in walls.values()) == {2: 6, 3: 3}
    straight = [name for name, edges in walls.items() if edges == ("north", "south")]
    assert straight == ["amber_mine", "store", "ice_giant"]


# --- gems, objectives, ogres (sheet sections 3 to 6) --------------------------------------------------


def test_thirty_four_gems_of_four_kinds() -> None:
    assert tuple(DATA.gems) == GEMS
    expected = {"emerald": (10, 2), "amber": (10, 1), "diamond": (8, 2), "ruby": (6, 3)}
    assert {gem: (pile.copies, pile.points) for gem, pile in DATA.gems.items()} == expected
    assert sum(pile.copies for pile in DATA.gems.values()) == 34


def test_ten_trade_objectives_worth_ten_to_sixteen() -> None:
    assert (len(DATA.trades), DATA.trades_open) == (10, 3)
    expected = [(10, 4), (12, 2), (13, 2), (16, 2)]
    assert sorted(Counter(trade.points for trade in DATA.trades.values()).items()) == expected
    costs = [tuple(sorted(trade.cost.items())) for trade in DATA.trades.values()]
    assert len(set(costs)) == 10


def test_a_trade_is_worth_more_than_its_gems_and_fits_into_a_hand() -> None:
    for trade in DATA.trades.values():
        gems = sum(DATA.gems[gem].points * count for gem, count in trade.cost.items())
        assert gems < trade.points, trade.id
        assert 3 <= sum(trade.cost.values()) <= 4, trade.id


def test_seven_secret_objectives_with_the_conditions_of_the_rulebook() -> None:
    """Rulebook, page 11."""
    assert {name: secret.needs for name, secret in DATA.secrets.items()} == {
        "architect": {"cards": 8},
        "hunter": {"monsters": 2},
        "king": {"points": 10},
        "miner": dict.fromkeys(GEMS, 1),
        "disguised_ogre": {"ogres": 5},
        "researcher": {"sieges": 2},
        "mage": {"emerald": 5},
    }
    assert DATA.siege_dwarves == 3
    assert [secret.points for secret in DATA.secrets.values()] == [10, 10, 8, 6, 10, 10, 8]


def test_every_secret_objective_can_be_reached() -> None:
    """Hands, pools and piles are large enough for each condition."""
    assert 2 * DATA.siege_dwarves <= DATA.dwarves
    assert max(DATA.secrets["disguised_ogre"].needs.values()) <= sum(OGRES.values())
    assert DATA.secrets["mage"].needs["emerald"] <= DATA.gems["emerald"].copies
    for secret in DATA.secrets.values():
        in_hand = sum(count for need, count in secret.needs.items() if need in (*GEMS, "ogres"))
        assert in_hand <= DATA.hand_limit, secret.id


def test_thirteen_ogre_cards_of_five_kinds() -> None:
    assert OGRES == {"brute": 3, "ambush": 2, "confiscate": 2, "scare": 3, "thief": 3}
    assert sum(OGRES.values()) == 13


def test_numbers_of_the_rulebook() -> None:
    assert (DATA.actions, DATA.dwarves, DATA.hand_limit, DATA.monster_points) == (3, 7, 9, 3)
    assert (DATA.objectives_to_end, DATA.scare_steps, DATA.max_rounds) == (3, 2, 40)
    assert list(SEATS) == [2, 3, 4]


def test_the_first_hand_is_full() -> None:
    """Rulebook, "Descarte": with nine kingdom cards a single gem is one too many."""
    assert len(KINDS) == DATA.hand_limit


# --- wrong files --------------------------------------------------------------------------------------


def with_secrets(folder: Path, count: int) -> Box:
    """The box of a file that has only the first of the secret objectives."""
    before, after = (FOLDER / "dwar7s/base.toml").read_text(encoding="utf-8").split("secrets = [\n")
    rows, after = after.split("\n]\n", 1)
    kept = "\n".join(rows.splitlines()[:count])
    (folder / "dwar7s").mkdir()
    text = f"{before}secrets = [\n{kept}\n]\n{after}"
    (folder / "dwar7s/base.toml").write_text(text, encoding="utf-8")
    return load("dwar7s/base.toml", Box, folder)


def test_there_is_a_secret_objective_for_everybody(tmp_path: Path) -> None:
    for few in ("three", "four"):
        (tmp_path / few).mkdir()
    assert len(with_secrets(tmp_path / "four", 4).secrets) == 4
    with pytest.raises(BadData, match=r"^dwar7s/base\.toml: 4 secrets are needed$"):
        with_secrets(tmp_path / "three", 3)
