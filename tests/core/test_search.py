"""The parts of the search: what is worth a thought, how hidden things are dealt, worlds that don't fit."""

from dataclasses import replace
from itertools import permutations

import pytest

from rules.bellum import GAME as BELLUM
from rules.core.decisions import Answer, Choose, Decision, Fill, Option, Rejected, Slot
from rules.core.engine import start
from rules.core.flow import Result
from rules.core.play.hiding import Blind, deal
from rules.core.rng import Dice
from rules.core.search import knowledge
from rules.core.search.halving import Effort, Found, Tried, _ahead, search
from rules.core.search.knowledge import Determinization, Known, known
from rules.core.search.sharp import effort_of, kinds, policy_of, sharp_answer
from rules.core.selfplay.playout import play
from tests.core.small import T, pick, small
from tests.core.test_candidates import ASK, CARDS, QUESTIONS
from tests.ferry.rules import GAME as FERRY


def test_a_blind_shuffle_depends_on_the_things_and_not_on_their_order() -> None:
    shuffled = set()
    for cards in permutations("abcd"):
        pile = list(cards)
        Blind("seed").shuffle(pile)
        shuffled.add("".join(pile))
    assert len(shuffled) == 1


def test_things_are_dealt_to_places_that_take_them_in_every_possible_way() -> None:
    ways = set()
    for number in range(200):
        dealt = deal(["a", "b", "c"], [lambda it: it != "a", lambda it: it != "b"], Dice(str(number)))
        assert dealt is not None
        ways.add("".join(dealt))
    assert ways == {"bac", "bca", "cab"}


def test_a_place_gives_its_thing_to_one_that_takes_nothing_else() -> None:
    """However the pile lies, each place gets what it takes: one that takes much moves for a picky one."""
    ways = set()
    for number in range(400):
        takes = [lambda it: it in "abc", lambda it: it in "ab", lambda it: it == "a"]
        dealt = deal(["a", "b", "c", "d"], takes, Dice(str(number)))
        assert dealt is not None
        ways.add("".join(dealt))
    assert ways == {"cbad"}


def test_what_lies_nowhere_is_not_dealt() -> None:
    assert deal(["a", "b"], [lambda it: it == "a", lambda it: it == "a"], Dice("some")) is None


def at(prompt: str) -> Known:
    """Return what the awaited seat knows at the first such question of a game of Bellum Magica."""
    for decisions in range(200):
        played = play(BELLUM, 2, "search", ("steady",), decisions=decisions)
        [(seat, decision)] = played.position.pending.items()
        if decision.prompt.key == f"bellum.ask.{prompt}":
            return known(BELLUM, played.record, seat, BELLUM.computers["steady"])
    raise AssertionError(prompt)


def test_all_candidates_share_their_worlds_and_the_budget_is_kept() -> None:
    found = search(at("recruit"), BELLUM.computers["steady"], Effort(64, 4, horizon=2), Dice("some"))
    assert found.playouts == sum(len(each.values) for each in found.tried) <= 64
    assert found.determinizations == max(len(each.values) for each in found.tried)


async def bet(ctx: T) -> str:
    """The later the letter, the more throws of the die win; h wins with any."""
    letter = await pick(ctx, 0, of="abcdefgh")
    places = (1, 2) if ctx.below(8) <= "abcdefgh".index(letter) else (2, 1)
    ctx.end(Result(places=places, sheet={"total": (0, 0)}, why=ASK))


def bets(usual: str, playouts: int = 192, most: int = 8) -> tuple[list[int], Found]:
    """In how many worlds each letter was tried, a first, by a search whose usual answer is this one."""

    def policy(view: object, decision: Decision, dice: Dice) -> Answer:
        return [f"letter:{usual}"]

    game = small({"bet": bet})
    here = known(game, start(game, 2, {}, "seed"), 0, policy)
    found = search(here, policy, Effort(playouts, most), Dice("some"))
    tried = {str(each.answer): len(each.values) for each in found.tried}
    return [tried.get(str([f"letter:{letter}"]), 0) for letter in "abcdefgh"], found


def test_where_the_usual_answer_is_no_answer_any_legal_one_stands_for_it() -> None:
    def policy(view: object, decision: Decision, dice: Dice) -> Answer:
        return 7

    game = small({"bet": bet})
    here = known(game, start(game, 2, {}, "seed"), 0, policy)
    found = search(here, policy, Effort(64, 8), Dice("some"))
    assert found.answer == ["letter:h"]
    assert len(found.tried) == 8 and found.playouts == sum(len(each.values) for each in found.tried)


def test_each_round_has_as_many_playouts_and_half_of_the_candidates() -> None:
    """Karnin, Koren and Somekh 2013: of eight go on four, then two, each in twice as many worlds."""
    determinizations, found = bets("h")
    assert determinizations == [*4 * [8], *2 * [8 + 16], *2 * [8 + 16 + 32]]
    assert (found.answer, found.playouts) == (["letter:h"], 8 * 8 + 4 * 16 + 2 * 32)


@pytest.mark.parametrize("few", [0, 8])
def test_a_search_that_finds_no_world_any_more_ends_with_what_it_knows(few: int) -> None:
    """With nothing to go by, that is the usual answer."""
    drawn = list[Dice]()

    def policy(view: object, decision: Decision, dice: Dice) -> Answer:
        return ["letter:c"]

    game = small({"bet": bet})
    here = known(game, start(game, 2, {}, "seed"), 0, policy)

    def draw(dice: Dice) -> Determinization | None:
        drawn.append(dice)
        assert len(drawn) < 999, "it would search for ever"
        return here.draw(dice) if len(drawn) <= few else None

    found = search(replace(here, draw=draw), policy, Effort(192, 8), Dice("some"))
    assert (found.determinizations, found.playouts) == (few, 8 * few)
    assert found.answer == (["letter:h"] if few else ["letter:c"])


def test_two_candidates_are_compared_in_enough_worlds_on_any_budget() -> None:
    determinizations, found = bets("h", playouts=10, most=2)
    assert (max(determinizations), found.playouts) == (8, 16)


def test_the_rest_of_the_budget_is_spent_to_the_last_world_all_can_have() -> None:
    """Out of 27 playouts, three candidates have 8 each; one more each for two of them are 26."""
    determinizations, found = bets("h", playouts=27, most=3)
    assert (found.playouts, max(determinizations)) == (26, 9)


@pytest.mark.parametrize(
    ("gains", "ahead"),
    [
        ((), False),
        ((1,), True),
        ((0,), False),
        ((-1,), False),
        ((5, 5), True),  # no doubt at all
        ((0, 0), False),
        ((3, 1), True),  # 2 on average, half a standard error is 0.5
        ((10, -3), True),  # 3.5 on average, half a standard error is 3.25
        ((10, -4), False),  # 3 on average, half a standard error is 3.5
        ((4, 4, -8), False),
    ],
)
def test_another_answer_is_chosen_only_if_ahead_by_half_a_standard_error(
    gains: tuple[int, ...], ahead: bool
) -> None:
    usual, best = Tried(["way:usual"], [500] * len(gains)), Tried(["way:other"], [500 + n for n in gains])
    assert _ahead(best, usual, 0.5) is ahead


@pytest.mark.parametrize(("caution", "ahead"), [(0.0, True), (0.5, True), (2.0, False)])
def test_a_cautious_game_keeps_the_usual_answer_where_the_gain_may_be_luck(
    caution: float, ahead: bool
) -> None:
    usual, best = Tried(["way:usual"], [500, 500]), Tried(["way:other"], [503, 501])
    assert _ahead(best, usual, caution) is ahead


def test_a_game_says_how_cautious_its_search_is() -> None:
    here, steady, effort = at("recruit"), BELLUM.computers["steady"], Effort(64, 4, horizon=8)
    usual = steady(here.view, here.decision, Dice("some"))
    sure = replace(BELLUM, foresight=replace(BELLUM.foresight, caution=1e9))
    answers = [
        search(replace(here, game=game), steady, effort, Dice(str(n))).answer != usual
        for game in (sure, BELLUM)
        for n in range(4)
    ]
    assert not any(answers[:4])
    assert any(answers[4:])


def test_the_usual_answer_is_tried_to_the_end_even_if_it_is_the_worst() -> None:
    determinizations, found = bets("a")
    assert determinizations[0] == determinizations[-1] == found.determinizations > determinizations[1]
    assert found.answer == ["letter:h"]


def test_a_game_with_nothing_but_a_steady_player_has_a_sharp_one_that_wins() -> None:
    game = FERRY
    assert game.evaluation is None and kinds(game) == ("steady", "sharp", "random")
    won = 0
    for number in range(4):
        players = ("sharp", "random") if number % 2 else ("random", "sharp")
        played = play(game, 2, f"sharp:{number}", players).position
        assert played.result is not None
        won += played.result.places[1 - number % 2] == 1
    assert won >= 3


@pytest.mark.parametrize(("decision", "answer"), QUESTIONS[2:4], ids=["number", "split"])
def test_an_answer_in_numbers_names_nothing(decision: Decision, answer: Answer) -> None:
    assert not knowledge._secret(decision, answer)


@pytest.mark.parametrize("named", [["card:0"], ["card:1", "card:0"], ["card:1"]])
def test_an_answer_that_names_its_owners_secret_is_no_public_knowledge(named: list[str]) -> None:
    cards = tuple(Option(id=f"card:{i}", label=ASK, secret=i == 0) for i in range(2))
    slots = tuple(Slot(id=f"slot:{i}", label=ASK) for i in range(len(named)))
    sheet = {slot.id: card for slot, card in zip(slots, named, strict=True)}
    asked = Choose(seat=0, prompt=ASK, options=cards, least=1, most=2)
    filled = Fill(seat=0, prompt=ASK, slots=slots, options=cards)
    assert [knowledge._secret(asked, named), knowledge._secret(filled, sheet)] == 2 * ["card:0" in named]


def test_a_game_without_a_player_of_its_own_has_no_sharp_one() -> None:
    assert kinds(small({"bet": bet})) == ("random",)


@pytest.mark.parametrize("seconds", [1, 5])
def test_an_effort_is_a_number_of_playouts_however_fast_the_machine_is(seconds: int) -> None:
    told = BELLUM.foresight
    assert effort_of(BELLUM, seconds) == Effort(seconds * told.playouts, 8, told.horizon)


def test_an_answer_that_the_rules_refuse_in_a_world_counts_as_a_loss_there() -> None:
    async def bold(ctx: T) -> str:
        letter = await pick(ctx, 0, of="ab")
        if letter == "b" and ctx.below(2):
            raise Rejected(ASK)
        ctx.end(Result(places=(1, 2), sheet={"total": (0, 0)}, why=ASK))

    def policy(view: object, decision: Decision, dice: Dice) -> Answer:
        return ["letter:a"]

    game = small({"bold": bold})
    here = known(game, start(game, 2, {}, "seed"), 0, policy)
    found = search(here, policy, Effort(64, 2), Dice("some"))
    shares = {str(each.answer): {*each.values} for each in found.tried}
    assert shares == {"['letter:a']": {1000}, "['letter:b']": {0, 1000}}


def test_a_search_starts_from_its_own_policy_where_a_game_has_one() -> None:
    """None of the answers gains anything, so the usual one is chosen: that of the policy."""

    async def ask(ctx: T) -> str:
        await ctx.choose(0, ASK, CARDS)
        ctx.end(Result(places=(1, 1), sheet={"total": (1, 1)}, why=ASK))

    def third(view: object, decision: Decision, dice: Dice) -> Answer:
        return ["card:c"]

    def fifth(view: object, decision: Decision, dice: Dice) -> Answer:
        return ["card:e"]

    game = replace(small({"ask": ask}), computers={"steady": third})
    record = start(game, 2, {}, "policy")
    assert sharp_answer(game, record, 0, Dice("1")) == ["card:c"]
    assert sharp_answer(replace(game, policy=fifth), record, 0, Dice("1")) == ["card:e"]


def test_the_others_play_on_as_the_usual_player_does() -> None:
    """Only the seat that searches plays by the policy of the game; where everybody is judged, all do."""

    def third(view: object, decision: Decision, dice: Dice) -> Answer:
        return ["card:c"]

    def fifth(view: object, decision: Decision, dice: Dice) -> Answer:
        return ["card:e"]

    game = replace(small({"bet": bet}), computers={"steady": third}, policy=fifth)
    asked = [Choose(seat=seat, prompt=ASK, options=CARDS) for seat in (0, 1)]
    answers = {
        seat: [policy_of(game, seat)(None, each, Dice("1")) for each in asked] for seat in (0, 1, None)
    }
    expected = {0: [["card:e"], ["card:c"]], 1: [["card:c"], ["card:e"]], None: [["card:e"], ["card:e"]]}
    assert answers == expected
