"""Advice: where the host allowed it, on one's own open question, a few times a day, and for nobody else."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace

import pytest

from bot.table import forgetting
from bot.table.learning import lessons
from bot.table.lobby import lobby
from bot.table.model import DAY, Quotas, TableInfo
from bot.table.play import moves
from bot.table.play.advice import advice, set_advice
from bot.table.runtime.child import NO_PROCESS
from bot.table.runtime.studies import Thinker
from bot.table.storage.database import execute
from rules.core.decisions import Rejected
from rules.core.flow import Bug
from tests.bot.table.play.test_sharp import FEW, Broken, Slow
from tests.bot.table.scene import ANA, BIA, CAL, CHANNEL, GUILD, Bot, refused, started
from tests.bot.toy import TOY


async def opened(bot: Bot, *, allowed: bool = True, channel: int = CHANNEL) -> TableInfo:
    """A table of Ana and Bia, who are both asked for a plan."""
    info = await lobby.open_table(bot.context, GUILD, channel, ANA, "toy", "en", {"length": "2"})
    if allowed:
        await set_advice(bot.context, info.id, ANA.id, allowed=True)
    await lobby.join(bot.context, info.id, BIA)
    return await moves.start_table(bot.context, info.id, ANA.id)


async def test_the_best_answers_are_legal_ones_to_the_persons_own_question(bot: Bot) -> None:
    info = await opened(bot)
    for person in (ANA, BIA):
        found = await advice(bot.context, info.id, person.id)
        decision = found.seen.decision
        assert decision is not None and decision.seat == info.seat_of(person.id)
        assert 1 < len(found.advice.prospects) <= 3
        for each in found.advice.prospects:
            decision.check(each.answer)
        shares = [each.share for each in found.advice.prospects]
        assert shares == sorted(shares, reverse=True)


async def test_advice_needs_the_hosts_consent_given_before_the_start(bot: Bot) -> None:
    info = await opened(bot, allowed=False)
    assert await refused(advice(bot.context, info.id, ANA.id)) == "no-advice"
    with pytest.raises(Rejected):
        await set_advice(bot.context, info.id, ANA.id, allowed=True)
    other = await lobby.open_table(bot.context, GUILD, 9, ANA, "toy", "en")
    await lobby.join(bot.context, other.id, BIA)
    with pytest.raises(Rejected):
        await set_advice(bot.context, other.id, BIA.id, allowed=True)


async def test_nobody_gets_advice_for_another_seat(bot: Bot) -> None:
    info = await opened(bot)
    assert await refused(advice(bot.context, info.id, CAL.id)) == "not-seated"
    await bot.plan(info.id, ANA, BIA)
    assert await refused(advice(bot.context, info.id, BIA.id)) == "advice-idle"  # it is Ana's turn


async def refused_after(bot: Bot, table: int, meanwhile: Awaitable[object]) -> str:
    """Return why there is no advice if this happens while it is thought about."""
    bot.context.thinker = Thinker(runner := Slow(), FEW)
    asked = asyncio.create_task(refused(advice(bot.context, table, ANA.id)))
    await runner.begun.wait()
    await meanwhile
    bot.context.forget(table)
    runner.free.set()
    return await asked


async def test_after_the_answer_it_says_so(bot: Bot) -> None:
    info = await opened(bot)
    assert await refused_after(bot, info.id, bot.plan(info.id, ANA)) == "advice-late"
    assert await refused(advice(bot.context, info.id, ANA.id)) == "advice-late"


async def test_whose_seat_has_another_owner_by_then_is_told_so_too(bot: Bot) -> None:
    info = await opened(bot)
    sql = f"UPDATE seats SET user_id = {CAL.id} WHERE user_id = {ANA.id}"
    handed_over = bot.context.store.write(execute, sql)
    assert await refused_after(bot, info.id, handed_over) == "advice-late"


async def test_a_few_questions_a_day_and_the_same_one_counts_once(bot: Bot) -> None:
    bot.context.quotas = Quotas(advice=2)
    tables = [await opened(bot, channel=channel) for channel in (10, 11, 12)]
    left = [(await advice(bot.context, tables[n].id, ANA.id)).left for n in (0, 0, 1)]
    assert left == [1, 1, 0]
    assert await refused(advice(bot.context, tables[2].id, ANA.id)) == "advice-spent"
    assert (await advice(bot.context, tables[2].id, BIA.id)).left == 1
    bot.clock.now += DAY
    assert (await advice(bot.context, tables[2].id, ANA.id)).left == 1
    assert len([row for row in await bot.rows("advice", "user_id") if row[0] == ANA.id]) == 1
    await forgetting.forget(bot.context, ANA.id)
    assert [row[0] for row in await bot.rows("advice", "user_id")] == [BIA.id]


async def test_a_question_without_a_choice_takes_none_of_the_day(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.play.advice.only_answer", lambda _: ["only"])
    bot.context.quotas = Quotas(advice=0)
    info = await opened(bot)
    assert (await advice(bot.context, info.id, ANA.id)).left is None
    assert await bot.rows("advice", "user_id") == []


async def test_a_new_day_begins_at_midnight_in_utc(bot: Bot) -> None:
    bot.context.quotas = Quotas(advice=1)
    tables = [(await opened(bot, channel=channel)).id for channel in (10, 11)]
    midnight = 20_001 * 24 * 3600
    bot.clock.now = midnight - 1
    assert (await advice(bot.context, tables[0], ANA.id)).left == 0
    assert await refused(advice(bot.context, tables[1], ANA.id)) == "advice-spent"
    bot.clock.now = midnight
    assert (await advice(bot.context, tables[1], ANA.id)).left == 0


@pytest.mark.parametrize("why", [Rejected(NO_PROCESS), Bug("KeyError")], ids=["no process", "a bug"])
async def test_what_could_not_be_thought_does_not_count(
    bot: Bot, why: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    info = await opened(bot)
    bot.context.thinker = Thinker(Broken(why), FEW)
    assert await refused(advice(bot.context, info.id, ANA.id)) == "no-process"
    assert await bot.rows("advice") == []
    assert (f"table {info.id}: no advice: Bug" in caplog.text) == isinstance(why, Bug)


async def test_those_who_ask_the_same_at_once_share_one_thought(bot: Bot) -> None:
    info = await opened(bot)
    bot.context.thinker = Thinker(runner := Slow(), FEW)
    asked = [asyncio.create_task(advice(bot.context, info.id, ANA.id)) for _ in range(3)]
    await runner.begun.wait()
    runner.free.set()
    first, *others = [found.advice for found in await asyncio.gather(*asked)]
    assert others == [first, first]
    assert runner.asked == 1


async def test_a_question_that_the_game_has_left_behind_gets_none(bot: Bot) -> None:
    """Ana and Bia plan while it is thought out: Ana is asked for her action by then."""
    info = await opened(bot)
    assert await refused_after(bot, info.id, bot.plan(info.id, ANA, BIA)) == "advice-late"


async def test_advice_in_a_lesson_needs_no_consent_and_no_quota_means_no_end(bot: Bot) -> None:
    bot.context.quotas = Quotas(advice=0)
    lesson = await lessons.begin(bot.context, CHANNEL, ANA, "toy", "en")
    assert not lesson.advice
    assert (await advice(bot.context, lesson.id, ANA.id)).left is None


async def test_an_ended_table_or_a_game_without_computer_players_has_no_advice() -> None:
    async with started(games={"toy": replace(TOY, computers={})}) as bot:
        info = await opened(bot)
        assert await refused(advice(bot.context, info.id, ANA.id)) == "no-advice"
        await lobby.close(bot.context, info.id, ANA.id)
        assert await refused(advice(bot.context, info.id, ANA.id)) == "closed"
        assert await bot.rows("advice") == []


async def test_advice_that_failed_leaves_the_count_of_the_others_as_it_was(bot: Bot) -> None:
    bot.context.quotas = Quotas(advice=2)
    first, second = [await opened(bot, channel=channel) for channel in (10, 11)]
    assert (await advice(bot.context, first.id, ANA.id)).left == 1
    assert (await advice(bot.context, second.id, BIA.id)).left == 1
    thinks, bot.context.thinker = bot.context.thinker, Thinker(Broken(), FEW)
    assert await refused(advice(bot.context, second.id, ANA.id)) == "no-process"
    bot.context.thinker = thinks
    assert (await advice(bot.context, second.id, ANA.id)).left == 0
    assert await refused(advice(bot.context, (await opened(bot, channel=12)).id, ANA.id)) == "advice-spent"
    assert len(await bot.rows("advice")) == 3, "what was refused is not counted"
