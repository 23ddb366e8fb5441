"""Rules that raise, loop or refuse everything: the table copes, and the others go on."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import pytest

from bot.table import reading
from bot.table.learning import coach, lessons
from bot.table.learning.coach import Coaching
from bot.table.lobby import lobby
from bot.table.past import history
from bot.table.play import moves, upgrade
from bot.table.runtime import guard
from rules.core.decisions import Answer, Decision, Rejected, Seat, option
from rules.core.flow import GameContext
from rules.core.game import AnyGame, Computer, Game
from rules.core.rng import Dice
from rules.core.ui import teaching
from tests.bot.table.scene import ANA, BIA, CHANNEL, Bot, refused, started
from tests.bot.toy import TOY, ToyState, ToyView, finish, text

BREAK, REST = ["action:break"], ["action:rest"]


def game(breaks: Callable[[ToyState], object]) -> Game[ToyState, ToyView]:
    """The toy with an action that runs this."""

    async def broken(ctx: GameContext[ToyState]) -> str:
        chosen = await ctx.pick(
            ctx.state.turn, text("ask.act"), [option("action", "rest"), option("action", "break")]
        )
        if chosen == "action:break":
            breaks(ctx.state)
        ctx.log("toy.acts.rest", seat=f"seat:{ctx.state.turn}")
        return finish(ctx)

    return replace(TOY, phases={**TOY.phases, "act": broken})


def raises(state: ToyState) -> None:
    raise KeyError(f"secret {state.hands}")


def loops(state: ToyState) -> None:
    while True:
        try:
            state.length += 1
        except Exception:
            continue


def refuses(state: ToyState) -> None:
    raise Rejected(text("refused.four"))


def games(broken: AnyGame) -> Mapping[str, AnyGame]:
    """The broken game, under the toy's key, and the sound one."""
    return {"toy": broken, "sound": replace(TOY, key="sound")}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "WORK_LIMIT", 0.2)


async def status(bot: Bot, table_id: int) -> str:
    info = await bot.info(table_id)
    return info.status


async def notices(bot: Bot) -> list[str]:
    await bot.outbox.idle()
    return bot.voice.notices()


async def test_an_answer_that_breaks_the_rules_stays_a_draft_and_others_work() -> None:
    async with started(games=games(game(raises)), workers=True) as bot:
        info = await bot.table(ANA, BIA)
        await bot.plan(info.id, ANA, BIA)
        assert await refused(bot.answer(info.id, ANA, BREAK)) == "bug"
        seen = await bot.seen(info.id, ANA)
        assert (seen.n, seen.draft) == (2, {"answer": BREAK})
        assert await notices(bot) == ["started", "bug"]
        assert (await bot.answer(info.id, ANA, REST)).n == 3
        assert await status(bot, info.id) == "running"


async def test_a_chain_that_breaks_the_rules_stores_nothing() -> None:
    async with started(games=games(game(raises))) as bot:
        info = await bot.table(ANA, BIA)
        await bot.plan(info.id, ANA, BIA)
        _, stored, why = await bot.chain(info.id, ANA, [BREAK])
        assert stored == 0
        assert why is not None
        assert why.text.key == "table.refused.bug"
        ahead = await reading.ahead(bot.context, info.id, ANA.id)
        with pytest.raises(Rejected):
            ahead.after([BREAK])


async def test_a_script_that_never_comes_back_freezes_its_table_and_no_other() -> None:
    async with started(games=games(game(loops)), workers=True) as bot:
        info, other = await bot.table(ANA, BIA), await bot.table(ANA, BIA, channel=3)
        for each in (info, other):
            await bot.plan(each.id, ANA, BIA)
        assert await refused(bot.answer(info.id, ANA, BREAK)) == "frozen"
        assert await refused(bot.answer(info.id, ANA, REST)) == "frozen"
        assert await notices(bot) == ["started", "started", "frozen"]
        assert reading.peek(bot.context, CHANNEL, ANA.id) is None
        assert await reading.waiting_for(bot.context, ANA.id) == (await reading.info(bot.context, other.id),)
        assert (await bot.answer(other.id, ANA, REST)).n == 3
        assert (await lobby.close(bot.context, info.id, ANA.id)).status == "closed"


async def test_suggestions_that_run_into_a_loop_freeze_its_table() -> None:
    async with started(games=games(game(loops)), workers=True) as bot:
        info, other = await bot.table(ANA, BIA), await bot.table(ANA, BIA, channel=3)
        for each in (info, other):
            await bot.plan(each.id, ANA, BIA)
        ahead = reading.peek_ahead(bot.context, CHANNEL, ANA.id)
        assert ahead is not None
        with pytest.raises(Rejected):
            ahead.after([BREAK])
        await bot.context.idle()
        assert await notices(bot) == ["started", "started", "frozen"]
        assert [await status(bot, each.id) for each in (info, other)] == ["frozen", "running"]


def held(hung: list[bool], part: Callable[..., Any]) -> Any:
    """A part of the rules that never comes back while `hung` is not empty."""

    def whole(*given: object) -> object:
        while hung:
            pass
        return part(*given)

    return whole


@pytest.mark.parametrize("way", ["seen", "peek", "draft"])
async def test_a_view_that_never_comes_back_freezes_its_table_whoever_looks(way: str) -> None:
    hung: list[bool] = []
    async with started(games={"toy": replace(TOY, view=held(hung, TOY.view))}, workers=True) as bot:
        info = await bot.table(ANA, BIA)
        ask = (await bot.seen(info.id, ANA)).asks[0]
        hung.append(True)
        if way == "peek":
            assert reading.peek(bot.context, CHANNEL, ANA.id) is None
            await bot.context.idle()
        else:
            with pytest.raises(Rejected):
                await (
                    bot.seen(info.id, ANA)
                    if way == "seen"
                    else moves.draft(bot.context, info.id, ANA.id, ask, {})
                )
        assert await status(bot, info.id) == "frozen"


def hanging(hung: list[bool], begun: list[int]) -> Mapping[str, AnyGame]:
    """The toy, whose turns never come back while `hung` is not empty; `begun`: whose they were."""

    async def act(ctx: GameContext[ToyState]) -> str:
        begun.append(ctx.state.turn)
        while hung:
            pass
        return await TOY.phases["act"](ctx)

    return {"toy": replace(TOY, phases={**TOY.phases, "act": act})}


async def test_an_earlier_step_that_never_returns_is_tried_once_and_play_goes_on() -> None:
    begun: list[int] = []
    hung: list[bool] = []
    async with started(games=hanging(hung, begun)) as bot:
        info = await bot.table(ANA, BIA)
        await bot.plan(info.id, ANA, BIA)
        await bot.answer(info.id, ANA, REST)
        begun.clear()
        hung.append(True)
        assert await refused(history.moment(bot.context, info.id, ANA.id)) == "unreadable"
        assert len(begun) == 1
        assert await status(bot, info.id) == "running"


async def test_an_earlier_step_whose_view_hangs_is_refused_and_play_goes_on() -> None:
    hung: list[bool] = []
    async with started(games={"toy": replace(TOY, view=held(hung, TOY.view))}) as bot:
        info = await bot.table(ANA, BIA)
        hung.append(True)
        assert await refused(history.moment(bot.context, info.id, ANA.id)) == "unreadable"
        assert await status(bot, info.id) == "running"


@pytest.mark.parametrize("part", ["why", "player"])
async def test_a_coach_who_never_comes_back_is_silent_and_the_lesson_goes_on(
    part: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    hung: list[bool] = []
    player = {"steady": held(hung, TOY.computers["steady"])}
    slow = {"computers": player} if part == "player" else {part: held(hung, getattr(TOY, part))}
    monkeypatch.setattr(coach, "teaching", lambda game: teaching("kemet"))
    async with started(games={"toy": replace(TOY, **slow)}) as bot:
        info = await lessons.begin(bot.context, CHANNEL, ANA, "toy", "en")
        hung.append(True)
        assert await coach.coaching(bot.context, info.id, ANA.id) == Coaching()
        assert await status(bot, info.id) == "running"
    assert f"table {info.id}: the coach is silent: Hung" in caplog.text


async def test_a_preview_of_an_undo_that_never_returns_freezes_the_table() -> None:
    hung: list[bool] = []
    async with started(games=hanging(hung, [])) as bot:
        info = await bot.table(ANA, BIA)
        await bot.plan(info.id, ANA, BIA)
        await bot.answer(info.id, ANA, ["action:work"])
        hung.append(True)
        assert await refused(moves.to_take_back(bot.context, info.id, ANA.id)) == "frozen"
        assert await status(bot, info.id) == "frozen"


async def test_the_log_of_the_bot_tells_where_and_no_secrets(caplog: pytest.LogCaptureFixture) -> None:
    async with started(games=games(game(raises))) as bot:
        info = await bot.table(ANA, BIA)
        await bot.plan(info.id, ANA, BIA)
        with caplog.at_level(logging.DEBUG, "bot"):
            assert await refused(bot.answer(info.id, ANA, BREAK)) == "bug"
        assert "KeyError" in caplog.text
        assert "test_broken_rules.py" in caplog.text
        assert "secret" not in caplog.text
        assert "seed0" not in caplog.text


async def test_a_computer_that_finds_no_answer_freezes_its_table_and_no_other() -> None:
    only_break: Any = game(refuses)

    async def stuck(ctx: GameContext[ToyState]) -> str:
        await ctx.pick(ctx.state.turn, text("ask.act"), [option("action", "break")])
        if ctx.state.turn == 1:
            refuses(ctx.state)
        return finish(ctx)

    broken = replace(only_break, phases={**TOY.phases, "act": stuck})
    async with started(games=games(broken), workers=True) as bot:
        info = await bot.table(ANA, computers=1)
        await bot.plan(info.id, ANA)
        await bot.computers.idle()
        await bot.answer(info.id, ANA, BREAK)
        await bot.computers.idle()
        assert await status(bot, info.id) == "frozen"
        other = await bot.table(ANA, BIA, channel=3)
        await bot.plan(other.id, ANA, BIA)


def raising(view: ToyView, decision: object, dice: object) -> list[str]:
    raise IndexError("the hand of Ana")


def nonsense(view: ToyView, decision: object, dice: object) -> list[str]:
    return ["nothing of the kind"]


@pytest.mark.parametrize("clumsy", [raising, nonsense])
async def test_a_failing_or_refused_computer_plays_at_random_and_is_logged(
    clumsy: Computer[ToyView], caplog: pytest.LogCaptureFixture
) -> None:
    broken: AnyGame = replace(TOY, computers={"random": clumsy})
    async with started(games={"toy": broken}, workers=True) as bot:
        info = await bot.table(ANA, computers=1)
        await bot.computers.idle()
        assert await bot.rows("steps", "seat, made_by") == [(1, "computer")]
        assert await status(bot, info.id) == "running"
    assert f"table {info.id}: the computer player failed at toy.ask.plan: " in caplog.text
    assert "the hand of Ana" not in caplog.text


async def test_a_computers_answer_that_breaks_the_rules_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def breaks(view: ToyView, decision: Decision, dice: Dice) -> Answer:
        return BREAK if decision.prompt.key == "toy.ask.act" else decision.sample(dice)

    broken = replace(game(raises), computers={"random": breaks})
    async with started(games=games(broken), workers=True) as bot:
        info = await bot.table(ANA, computers=1)
        await bot.plan(info.id, ANA)
        await bot.computers.idle()
        await bot.answer(info.id, ANA, REST)
        await bot.computers.idle()
        assert await bot.rows("steps WHERE prompt = 'toy.ask.act'", "seat, answer") == [
            (seat, '["action:rest"]') for seat in (0, 1)
        ]
        assert await status(bot, info.id) == "running"
    assert caplog.text.count(f"table {info.id}, seat 1: an answer broke the rules: Bug at ") == 1
    assert "from KeyError at " in caplog.text
    assert "secret" not in caplog.text


async def test_a_position_that_can_not_be_shown_is_not_stored() -> None:
    def view(state: ToyState, seat: Seat | None) -> ToyView:
        assert state.phase == "plan", "no picture of this"
        return TOY.view(state, seat)

    async with started(games={"toy": replace(TOY, view=view)}) as bot:
        info = await bot.table(ANA, BIA)
        await bot.plan(info.id, ANA)
        with pytest.raises(Rejected):
            await bot.plan(info.id, BIA)
        assert (await bot.seen(info.id, BIA)).n == 1


@pytest.mark.parametrize(
    "damage",
    ["UPDATE checkpoints SET state = 'x'", "DELETE FROM checkpoints", "UPDATE steps SET answer = '['"],
)
async def test_a_damaged_table_is_frozen_and_the_others_go_on(live: Bot, damage: str) -> None:
    info, other = await live.table(ANA, BIA), await live.table(ANA, BIA, channel=3)
    await live.plan(info.id, ANA)
    await live.execute(f"{damage} WHERE table_id = {info.id}")
    live.context.forget(info.id)
    await upgrade.recover(live.context)
    assert [await status(live, each.id) for each in (info, other)] == ["frozen", "running"]
    assert (await notices(live))[-1] == "frozen"
    await live.plan(other.id, ANA)


async def test_a_broken_deal_leaves_the_lobby_as_it_was(caplog: pytest.LogCaptureFixture) -> None:
    async with started(games={"toy": replace(TOY, new=Mock(side_effect=ZeroDivisionError))}) as bot:
        assert await refused(bot.table(ANA, BIA)) == "bug"
        assert await status(bot, 1) == "lobby"
    assert "table 1: can't be dealt: Bug" in caplog.text
