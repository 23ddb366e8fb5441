"""Lines about deeds that no other test listens to: each comes, with what it is about; and the whole log."""

import pytest

from rules.core.decisions import Answer
from rules.core.selfplay.playout import seed_of
from rules.core.text import Text
from rules.core.words import Words
from rules.kemet import GAME
from rules.kemet.play.turns import begin
from tests.contract.scored import keep_score
from tests.depth import LONG
from tests.helpers import Answers
from tests.kemet.fights import BLITZ, WEAK, both
from tests.kemet.ledger import Ledger
from tests.kemet.moves import moved
from tests.kemet.small import act, game, god, keys, question, saying
from tests.kemet.summary import true_summary

ONE = {"anubis_d1": ("sapphire", 1)}


def test_a_pyramid_raised_and_a_new_one() -> None:
    ctx = game(god(), god(), pyramids=ONE)
    act(ctx, "raise", [{0: ["pyramid:anubis_d1"]}, {0: ["level:2"]}])
    [line] = saying(ctx, "raised")
    assert (line["zone"], line["level"], line["cost"]) == ("zone:anubis_d1", 2, 2)
    assert "zone:anubis_d1" in ctx.state.changed
    ctx = game(god(), god(), pyramids=ONE)
    act(ctx, "raise", [{0: ["pyramid:anubis_d2"]}, {0: ["level:1"]}])
    [line] = saying(ctx, "raised.new")
    assert (line["zone"], line["colour"], line["cost"]) == ("zone:anubis_d2", "colour:diamond", 1)


def test_a_buy_space_goes_by_its_colour() -> None:
    ctx = game(god(prayers=0), god(), pyramids=ONE)
    begin(ctx)
    act(ctx, "turn", [{0: ["space:buy_1"]}])
    [line] = saying(ctx, "space")
    assert line["space"] == f"buy:{ctx.state.gods[0].slots['buy_1']}"


def test_a_teleport_that_is_paid_and_units_taken_along() -> None:
    ctx = game(
        god("priest_of_mafdet_1"), god(), troops={"anubis_d1": (0, 1), "anubis_d2": (0, 2)}, pyramids=ONE
    )
    path: list[Answer] = [["zone:anubis_d2"], 2, ["land:anubis_d1"], ["step:take"]]
    moved(ctx, *path, ["teleport:temple_delta"], ["step:stop"])
    assert [(line["cost"], line["zone"]) for line in saying(ctx, "teleport.paid")] == [
        (2, "zone:temple_delta")
    ]
    assert [line["units"] for line in saying(ctx, "took")] == [1]


def test_creatures_put_and_swapped() -> None:
    ctx = game(god("sphinx", divine=("glory",)), god(), troops={"anubis_d1": (0, 1)})
    question(ctx, "turn", [{0: ["put:sphinx"]}])
    found = [(line["beast"], line["zone"]) for line in saying(ctx, "put")]
    assert found == [("beast:sphinx", "zone:anubis_d1")]
    ctx = game(god("sphinx", "mummy"), god(), troops={"anubis_d1": (0, 1, "mummy")}, turn=None)
    begin(ctx)
    question(ctx, "turn", [{0: ["swap:sphinx"]}])
    told = [(line["beast"], line["other"]) for line in saying(ctx, "swap")]
    assert told == [("beast:sphinx", "beast:mummy")]


@pytest.mark.parametrize(
    ("answers", "key"),
    [
        ([{1: ["after:recall"]}, {0: ["after:stay"]}], "recall"),
        ([{1: ["after:retreat"]}, {0: ["zone:temple_medium"]}, {0: ["after:stay"]}], "retreat"),
    ],
)
def test_the_loser_recalls_or_retreats(answers: Answers, key: str) -> None:
    ctx = game(god(), god(), troops={"west_quay": [(1, 4), (0, 5)]})
    act(ctx, "fight", [both(BLITZ, WEAK), *answers])
    assert [line["seat"] for line in saying(ctx, key)] == ["seat:1"]
    assert [line["card"] for line in saying(ctx, "discarded", 0)] == ["battle:chariot_raid"]
    assert saying(ctx, "discarded", None) == []


def test_cards_of_the_day_tell_whom_they_hit() -> None:
    cards = ("rain_of_fire", "mana_theft", "divine_memory", "enlistment")
    ctx = game(god(divine=cards), god(), troops={"west_quay": (1, 2)})
    ctx.state.discard = ["glory"]
    every: Answers = [
        {0: ["divine:rain_of_fire"]},
        {0: ["zone:west_quay"]},
        {0: ["divine:mana_theft"]},
        {0: ["divine:divine_memory"]},
        {0: ["divine:glory"]},
        {0: ["divine:enlistment"]},
        {0: {"zone:anubis_d1": 2, "zone:anubis_d2": 0, "zone:anubis_d3": 0}},
        {0: ["zone:nothing"]},
    ]
    act(ctx, "move", every)
    assert (saying(ctx, "rain")[0]["victim"], saying(ctx, "theft")[0]["seats"]) == ("seat:1", ["seat:1"])
    assert saying(ctx, "memory")[0]["card"] == "divine:glory"
    assert [(line["units"], line["zone"]) for line in saying(ctx, "placed")] == [(2, "zone:anubis_d1")]


def test_worship_and_veterans_of_the_night() -> None:
    ctx = game(god(), god(veterans=5), troops={"temple_small": (0, 1)}, turn=None)
    act(ctx, "temples", until="prayers")
    assert saying(ctx, "worship")[0]["zones"] == ["zone:temple_small"]
    assert "prayers:0" in ctx.state.changed
    ctx.state.done = 1
    act(ctx, "intervention", [{1: 1}], until="conscription")
    assert saying(ctx, "veterans.cards")[0]["count"] == 2
    ctx.state.done = 1
    answer: Answer = {"zone:bastet_d1": 1, "zone:bastet_d2": 0, "zone:bastet_d3": 0}
    act(ctx, "conscription", [{1: answer}], until="awakening")
    assert saying(ctx, "veterans.units")[0]["count"] == 1


def test_stored_lines_that_are_told_otherwise_today_can_still_be_read() -> None:
    won = Text(key="kemet.log.won", args={"seat": "seat:0"})
    paid = Text(key="kemet.log.paid", args={"seat": "seat:0", "cost": 2})
    told = [Words("en").say(line, ["Ana"]) for line in (won, paid)]
    assert told == ["Ana won the battle.", "Ana paid 2 PP."]


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("kind", ["steady", "random"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_who_reads_only_the_public_log_can_keep_the_score(seats: int, kind: str) -> None:
    for number in range(10 if LONG else 1):
        keep_score(GAME, seats, seed_of("log", seats, number), kind, Ledger(seats), true_summary)


def test_a_gain_that_is_cut_off_is_told_once_with_what_is_lost() -> None:
    ctx = game(god("priest_of_amon", prayers=7), god(), turn=None)
    act(ctx, "prayers", until="intervention")
    told = [key for key in keys(ctx) if "effect" in key or "prayers" in key]
    assert told[:2] == ["prayers.night", "effect.full"]
    [line] = saying(ctx, "effect.full")
    assert (line["prayers"], line["lost"], line["why"]) == (2, 3, "tile:priest_of_amon")


def test_what_the_night_gives_everybody_is_told_as_such() -> None:
    ctx = game(god(prayers=10), god(prayers=0), turn=None)
    act(ctx, "prayers", until="intervention")
    assert [key for key in keys(ctx) if "prayers" in key] == ["prayers.night.full", "prayers.night"]
    assert [saying(ctx, key)[0]["prayers"] for key in ("prayers.night.full", "prayers.night")] == [1, 2]


def test_worship_at_the_limit_is_told_with_what_is_lost() -> None:
    ctx = game(god(prayers=11), god(), troops={"temple_small": (0, 1)}, turn=None)
    act(ctx, "temples", until="prayers")
    [line] = saying(ctx, "worship.full")
    assert (line["prayers"], line["lost"]) == (0, 2)


@pytest.mark.parametrize(("answer", "beasts"), [("goes:yes", ["beast:mummy"]), ("goes:no", [])])
def test_a_part_of_a_troop_says_whether_its_creature_goes(answer: str, beasts: list[str]) -> None:
    ctx = game(god("mummy"), god(), troops={"anubis_front": (0, 3, "mummy")})
    moved(ctx, ["zone:anubis_front"], 2, [answer], until="march")
    assert [line["beasts"] for line in saying(ctx, "creatures")] == [beasts]
