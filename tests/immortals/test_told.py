"""Words about the deeds for everybody, each line at least once, and what the picture marks as changed."""

import pytest

from rules.core.rng import Dice
from rules.immortals.components.board import claim, return_to_deck
from rules.immortals.components.data import BLANK, DATA
from rules.immortals.play.battle import fight
from rules.immortals.play.setup import new
from tests.helpers import Answers, context
from tests.immortals.small import (
    PASS,
    USUAL,
    act,
    after,
    balance,
    do,
    draft_game,
    falls,
    game,
    keys,
    question,
    reveal,
    saying,
)

CELLS = {"cell": "cell:light_grove", "target": "cell:light_treehome"}


def test_a_round_of_the_draft() -> None:
    dark, light = ["conflict:dark_grove", "conflict:dark_saltmere"], ["conflict:light_foothold"]
    ctx = draft_game({0: [3]}, {0: dark, 1: light, 2: ["wild:dark_moors"]})
    state = act(ctx, "draft", [{0: ["conflict:dark_grove"], 1: light, 2: ["wild:dark_moors"]}], "rest")
    assert saying(ctx, "shown")[0].args == {"seat": "seat:0", "card": "conflict:dark_grove"}
    assert [text.args for text in saying(ctx, "kept.hidden")] == [{"seat": "seat:1"}, {"seat": "seat:2"}]
    assert saying(ctx, "group")[0].args == {"seat": "seat:0", "armies": 3, "cell": "cell:dark_grove"}
    assert state.owners["grove"] == 0


def test_hands_go_on_and_are_filled_up_in_secret() -> None:
    ctx = draft_game(
        {0: [3], 1: [2]}, {seat: [f"conflict:dark_{r}"] for seat, r in enumerate(("grove", "foothold"))}
    )
    act(ctx, "pass_on", until="draft")
    assert saying(ctx, "hands")[0].args == {"seat": "seat:1"}
    hidden = saying(ctx, "dealt.hidden", None)
    assert [text.args["seat"] for text in hidden] == ["seat:1", "seat:2", "seat:0"]
    assert [
        text
        for text in hidden
        if not (set(text.args) == {"seat", "count", "realm"} and text.args["count"] == 1)
    ] == []
    [mine] = saying(ctx, "dealt", 0)
    assert mine.args["cards"] == ctx.state.players[0].draft[-1:]
    assert "marker" in ctx.state.changed


def test_an_empty_draft_deck_is_made_of_the_discards_of_its_realm() -> None:
    ctx = draft_game({0: [3]}, {}, "pass_on")
    ctx.state.draft_realms = ["dark", "dark", "dark"]
    ctx.state.discard = [*ctx.state.draft_decks["dark"], "conflict:light_grove"]
    ctx.state.draft_decks["light"].remove("conflict:light_grove")
    ctx.state.draft_decks["dark"] = []
    state = act(ctx, "pass_on", until="draft")
    assert [text.args for text in saying(ctx, "reshuffled.realm")] == [{"realm": "realm:dark"}]
    assert state.discard == ["conflict:light_grove"]


def test_who_can_be_dealt_no_card_in_the_draft_is_told_so() -> None:
    ctx = draft_game({0: [3]}, {}, "pass_on")
    ctx.state.players[0].hand += [*ctx.state.draft_decks["dark"], *ctx.state.draft_decks["light"]]
    ctx.state.draft_decks = {"light": [], "dark": []}
    act(ctx, "pass_on", until="rest")
    assert [text.args for text in saying(ctx, "no_card")] == [{"seat": f"seat:{seat}"} for seat in (1, 2, 0)]


def test_start_values() -> None:
    ctx = draft_game({}, {}, "seeding")
    act(ctx, "seeding", until="limbos")
    assert saying(ctx, "start")[1].args == {"seat": "seat:1", "energy": 9, "gold": 7}


def test_drawing_nothing_sending_armies_and_planning() -> None:
    ctx = game(3, {"light_grove": (0, 1)}, limbo={0: (4, 0)}, phase="draw")
    answers: Answers = [
        {seat: ["draw:no"] for seat in range(3)},
        {0: {"cell:light_grove": 1}},
        {0: {}, 1: {}, 2: {}},
    ]
    state = act(ctx, "draw", answers, "actions")
    assert [text.args["seat"] for text in saying(ctx, "drew.none")] == ["seat:0", "seat:1", "seat:2"]
    assert saying(ctx, "reinforced")[0].args == {"seat": "seat:0", "armies": 1, "cell": "cell:light_grove"}
    assert keys(ctx)[-1] == "planned"
    assert state.players[0].limbo["light"] == 3


def test_the_beginning() -> None:
    ctx = context(new(3, USUAL, Dice("told")))
    ctx.state.first = ctx.state.marker = 0
    for player in ctx.state.players:
        player.groups = {"light": [3], "dark": []}
    balance(ctx.state)
    act(ctx, "setup", until="deal")
    told = [text.args["tribes"] for text in saying(ctx, "tribes")]
    assert told == [[f"tribe:{tribe}" for tribe in player.tribes.values()] for player in ctx.state.players]
    assert saying(ctx, "first")[0].args == {"seat": "seat:0"}
    homes = [DATA.tribes[player.tribes["light"]].home for player in ctx.state.players]
    assert [text.args for text in saying(ctx, "home")] == [
        {
            "seat": f"seat:{seat}",
            "armies": 3,
            "more": 2,
            "cell": f"cell:light_{region}",
            "twin": f"cell:dark_{region}",
        }
        for seat, region in enumerate(homes)
    ]


def test_rounds_of_the_draft_and_of_the_game_are_counted() -> None:
    ctx = draft_game({0: [3]}, {0: ["conflict:dark_grove"]})
    act(ctx, "draft", [{0: ["conflict:dark_grove"]}], "placing")
    assert saying(ctx, "draft")[0].args == {"draft": 1}
    ctx = game(phase="round")
    act(ctx, "round", until="draw")
    assert saying(ctx, "round")[0].args == {"round": 2, "rounds": 7, "seat": "seat:0"}


def test_fallen_armies_are_divided() -> None:
    ctx = game(phase="limbos")
    ctx.state.players[0].fallen = 5
    balance(ctx.state)
    act(ctx, "limbos", [{0: {"limbo:light": 2, "limbo:dark": 3}}], "round")
    assert saying(ctx, "limbos")[0].args == {"seat": "seat:0", "light": 2, "dark": 3}
    assert ctx.state.changed == ["limbo:0"]


@pytest.mark.parametrize("kind", ["energy", "gold"])
def test_a_compensation_is_told_and_marked(kind: str) -> None:
    ctx = game(3, plans={1: {"gold": BLANK}})
    state = after(ctx, [{0: [f"wealth:{kind}"]}])
    assert saying(ctx, "compensation")[0].args == {"seat": "seat:0", "wealth": f"wealth:{kind}"}
    assert state.changed == [f"{kind}:0"]


def test_only_who_has_no_turn_left_may_have_ordered_a_compensation() -> None:
    waiting = question(game(3, plans={1: {"gold": BLANK}}), "actions")
    assert (waiting.seat, waiting.standing, waiting.default) == (0, "wait", ["wealth:energy"])
    ctx = game(3, {"light_grove": (0, 1)})
    reveal(ctx, "gold", "region:treehome")
    revealed = question(ctx, "deed")
    assert (revealed.standing, revealed.default) == (None, ["wealth:energy"])


def test_a_card_is_revealed_and_its_space_marked() -> None:
    ctx = game(3, {"light_grove": (0, 1)}, plans={0: {"gold": "region:grove", "attack": BLANK}})
    state = after(ctx, [{0: ["action:gold"]}])
    told = {"seat": "seat:0", "action": "action:gold", "card": "region:grove"}
    assert saying(ctx, "reveals")[0].args == told
    assert state.changed == ["action:gold"]


def test_who_passes_has_all_his_spaces_marked() -> None:
    ctx = game(3, plans={0: {"gold": BLANK, "attack": BLANK}})
    ctx.state.players[0].taken = ["energy"]
    assert after(ctx, [{0: PASS}]).changed == ["action:gold", "action:attack", "action:energy"]


def test_armies_move_and_both_cells_are_marked() -> None:
    ctx = game(3, {"light_grove": (0, 4), "light_treehome": (0, 1)}, wealth={0: (0, 1)})
    state = do(ctx, "attack_move", "conflict:light_grove", ["deed:move"], 3)
    assert saying(ctx, "moved")[0].args == {"seat": "seat:0", "armies": 3, **CELLS}
    assert {"cell:light_grove", "cell:light_treehome", "gold:0"} <= {*state.changed}


@pytest.mark.parametrize(
    ("tray", "key", "supply"), [(0, "tray.added", -1), (4, "tray.returned", 1), (2, None, 0)]
)
def test_inhabitants_on_the_tray_are_mended_in_the_open(
    monkeypatch: pytest.MonkeyPatch, tray: int, key: str | None, supply: int
) -> None:
    ctx = game(3, {"light_grove": (0, 4)})
    ctx.state.tray[-1] = tray
    balance(ctx.state)
    before = ctx.state.inhabitants
    falls(monkeypatch, 1, 0, 0, 0)
    fight(ctx, 0, "light_grove", "light_treehome", 1, "neutral")
    assert [found for found in keys(ctx) if found.startswith("tray.")] == ([key] if key else [])
    assert ctx.state.inhabitants == before + supply


def test_a_battle_tells_what_fell_its_strengths_its_losses_and_its_winner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ctx = game(3, {"light_grove": (0, 5), "light_treehome": (1, 2)})
    ctx.state.tower = [[3, 3, 3, 3]]
    balance(ctx.state)
    falls(monkeypatch, 3, 1, 0, 2)
    fight(ctx, 0, "light_grove", "light_treehome", 4, "defender")
    assert [text.args["armies"] for text in saying(ctx, "fallen")] == [3, 1]
    assert saying(ctx, "fallen.inhabitants")[0].args == {"inhabitants": 2}
    assert "tie" in keys(ctx)
    assert [text.args for text in saying(ctx, "losses")] == [
        {"seat": "seat:0", "armies": 3, "realm": "realm:dark"},
        {"seat": "seat:1", "armies": 1, "realm": "realm:dark"},
    ]
    assert {"limbo:0", "limbo:1", "cell:light_grove", "cell:light_treehome"} <= {*ctx.state.changed}
    falls(monkeypatch, 1, 0, 0, 0)
    fight(ctx, 0, "light_grove", "light_owlwatch", 1, "neutral")
    assert saying(ctx, "won")[-1].args == {"seat": "seat:0", "target": "cell:light_owlwatch"}


def test_inhabitants_that_fight_for_themselves_are_told_with_their_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ctx = game(3, {"light_grove": (0, 4)})
    ctx.state.tower = [[3, 3, 3, 3]]
    balance(ctx.state)
    falls(monkeypatch, 3, 0, 0, 2)
    fight(ctx, 0, "light_grove", "light_treehome", 3, "against")
    told = {"attacker": "seat:0", "attack": 3, "inhabitants": 2}
    assert saying(ctx, "strength.inhabitants")[0].args == told


def test_a_region_card_that_goes_back_to_the_deck_is_told_and_marked() -> None:
    ctx = game(3, owners={"grove": 1})
    return_to_deck(ctx, "grove")
    assert saying(ctx, "region.deck")[0].args == {"seat": "seat:1", "region": "region:grove"}
    assert ctx.state.changed == ["region:grove"]
    claim(ctx, "grove", 2)
    assert keys(ctx)[-1] == "region" and ctx.state.changed == ["region:grove", "region:grove"]


@pytest.mark.parametrize("answer", [["action:gold"], ["action:attack"], PASS])
def test_the_battle_is_shown_until_the_next_turn(monkeypatch: pytest.MonkeyPatch, answer: list[str]) -> None:
    """A card revealed, a space whose card was taken, a pass: each puts it away."""
    ctx = game(3, {"light_grove": (0, 4)}, plans={0: {"gold": "region:grove"}})
    ctx.state.players[0].taken = ["attack"]
    falls(monkeypatch, 1, 0, 0, 0)
    fight(ctx, 0, "light_grove", "light_treehome", 1, "neutral")
    assert ctx.state.battle is not None
    assert after(ctx, [{0: answer}]).battle is None
