"""Worlds in which a seat may be, and where its answers lead in them."""

from dataclasses import replace
from typing import Any

import pytest

from rules.bellum import GAME as BELLUM
from rules.core.decisions import Answer, Decision, Rejected, Seat
from rules.core.engine import look, start
from rules.core.flow import Bug, Result
from rules.core.game import Game
from rules.core.playing import Playing, run
from rules.core.rng import Dice
from rules.core.search import future as module
from rules.core.search import knowledge
from rules.core.search.future import Future, future, go_on
from rules.core.search.halving import Effort, search
from rules.core.search.knowledge import Determinization, Known, known
from rules.core.selfplay.playout import play
from rules.core.text import Text
from tests.core.small import Play, Small, SmallView, T, ask, pick, picky, small


def first(view: object, decision: Decision, dice: Dice) -> Answer:
    """A policy."""
    return ["letter:x"]


def second(view: object, decision: Decision, dice: Dice) -> Answer:
    """Another one."""
    return ["letter:y"]


def world_of(game: Game[Small, SmallView]) -> Determinization:
    return Determinization(start(game, 2, {}, "seed"), 0, 1)


async def whoever_the_card_names(ctx: T) -> str:
    """The top card, which nobody sees, says who is asked between two questions to seat 0."""
    await pick(ctx, 0, "begin")
    await pick(ctx, 1 if ctx.state.deck[-1] == "a" else 0, "between")
    await pick(ctx, 0, "end")
    return "phase"


def test_a_world_in_which_another_seat_was_asked_is_none() -> None:
    """The answer of seat 1 reveals the card, so it is the same in all worlds that fit."""
    game = small({"phase": whoever_the_card_names})
    play = Play(game)
    top = play.position.state.deck.index("a")
    play.position.state.deck.append(play.position.state.deck.pop(top))
    checkpoint = game.states.dump_json(play.position.state).decode()
    play.record = play.record.model_copy(update={"checkpoint": checkpoint})
    play.position = run(game, play.record)
    for seat in (0, 1):
        play(seat, "x")
    here = known(game, play.record, 0, first)
    determinizations = [here.draw(Dice(f"world {number}")) for number in range(8)]
    assert {run(game, world.record).state.deck[-1] for world in determinizations if world} == {"a"}
    assert [world for world in determinizations if not (world is not None and world.apart == 0)] == []
    assert max(world.tries for world in determinizations if world) > 1


async def counting(ctx: T) -> str:
    """Each answer is a mark; with the ninth the game is over."""
    ctx.state.marks.append(await pick(ctx, 0))
    if len(ctx.state.marks) == 9:
        ctx.end(Result(places=(1, 2), sheet={}, why=ask("over")))
    return "counting"


@pytest.mark.parametrize(
    ("horizon", "judged", "shares"),
    [
        (0, True, (1, 999)),
        (3, True, (4, 996)),
        (8, True, (1000, 0)),
        (None, True, (1000, 0)),
        (3, False, (1000, 0)),
    ],
)
def test_after_so_many_more_answers_a_game_that_can_be_judged_is_judged(
    horizon: int | None, judged: bool, shares: tuple[int, int]
) -> None:
    def evaluation(state: Small) -> tuple[int, int]:
        return len(state.marks), 1000 - len(state.marks)

    game = small({"counting": counting}, evaluation=evaluation if judged else None)
    assert future(game, world_of(game), 0, ["letter:x"], first, horizon) == Future(shares, {})


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_seat_has_in_the_end_is_counted_if_somebody_asks(seat: Seat) -> None:
    async def once(ctx: T) -> str:
        ctx.state.marks.append(await pick(ctx, seat))
        ctx.end(Result(places=(1, 2), sheet={}, why=ask("over")))

    def tally(view: SmallView) -> list[dict[str, int]]:
        return [{"marks": len(view.marks) + 10 * seat} for seat in range(2)]

    game = small({"once": once}, tally=tally)
    given: tuple[Any, ...] = (game, world_of(game), seat, ["letter:x"], first, None)
    assert future(*given, counted=True) == Future((1000, 0), {"marks": 1 + 10 * seat})
    assert future(*given) == Future((1000, 0), {})


@pytest.mark.parametrize("letter", ["x", "z"])
def test_an_answer_that_the_rules_refuse_or_break_with_leads_nowhere(letter: str) -> None:
    game = small({"strict": picky("x", "counting"), "counting": counting})
    assert future(game, world_of(game), 0, [f"letter:{letter}"], first, None) is None
    assert future(game, world_of(game), 0, ["letter:y"], second, None) is not None


def test_where_the_policy_is_refused_any_answer_that_is_accepted_will_do() -> None:
    async def no_x(ctx: T) -> str:
        letter = await pick(ctx, 0, of="xy")
        if letter == "x":
            raise Rejected(ask("no-x"))
        ctx.state.marks.append(letter)
        return "no_x"

    game = small({"no_x": no_x})
    playing = Playing(game, start(game, 2, {}, "seed"))
    for number in range(1, 5):
        go_on(game, playing, first, Dice(f"some {number}"))
        assert playing.position.state.marks == ["y"] * number


def test_a_question_accepting_no_answer_is_a_bug_after_some_attempts(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = list[str]()

    async def never(ctx: T) -> str:
        refused.append(await pick(ctx, 0))
        raise Rejected(ask("no"))

    monkeypatch.setattr(module, "TRIES", 5)
    game = small({"never": never})
    with pytest.raises(Bug, match="small: no answer to which is accepted"):
        go_on(game, Playing(game, start(game, 2, {}, "seed")), first, Dice("some"))
    assert len(refused) == 5 and refused[0] == "x"


async def turned_up(ctx: T) -> str:
    """A card of the deck is turned up before its owner is asked, so one world of four fits."""
    ctx.state.marks.append(ctx.take(ctx.state.deck))
    letter = await pick(ctx, 0, of="xy")
    ctx.end(Result(places=(1, 2) if letter == "x" else (2, 1), sheet={}, why=ask("over")))


def before_the_card() -> Known:
    """Return what the seat knows where a card lies turned up."""
    game = small({"turn": turned_up})
    return known(game, start(game, 2, {}, "seed"), 0, second)


def test_where_no_world_fits_the_nearest_is_used_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "TRIES", 1)
    found = search(before_the_card(), second, Effort(64), Dice("some"))
    assert 0 < found.fitting < found.determinizations
    assert found.answer == ["letter:x"]


def test_a_world_is_the_farther_the_more_facts_differ() -> None:
    position = play(BELLUM, 2, "search", ("steady",), decisions=4).position
    seen = knowledge._Seen.of(BELLUM, look(BELLUM, position, 0))
    word = Text(key="bellum.log.end")
    near, far = replace(seen, told=(*seen.told, word)), replace(seen, told=(*seen.told, word, word))
    assert seen.apart(seen) == 0
    assert 0 < near.apart(seen) < far.apart(seen) < 10


def test_worlds_are_sought_until_they_show_what_the_seat_has_seen() -> None:
    here = before_the_card()
    determinizations = [here.draw(Dice(f"world {number}")) for number in range(6)]
    assert [world for world in determinizations if not (world is not None and not world.apart)] == []
    assert max(world.tries for world in determinizations if world) > 1
