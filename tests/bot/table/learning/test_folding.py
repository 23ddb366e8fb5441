"""The question that is opened along with another one: the coach's, or the one behind the last choice."""

import pytest

from bot.table import reading
from bot.table.learning import coach, lessons, tips
from bot.table.model import Folded
from rules.core.decisions import Answer
from rules.core.engine import look
from rules.core.rng import Dice
from rules.core.ui import ui
from tests.bot.table.scene import ANA, BIA, CAL, CHANNEL, Bot

MOST = 60  # answers until something is folded
FEW = 5  # ideas that lead on


async def folded(bot: Bot, table: int) -> Folded | None:
    """Find what is folded into Ana's open question; None if nothing is, or if she is not asked."""
    loaded = await bot.context.load(table)
    seen = await reading.seen(bot.context, table, ANA.id, whole=True)
    return seen.folded.get(0) if loaded.position.waiting == (0,) else None


async def usual(bot: Bot, table: int) -> Answer:
    """Return what the usual computer player would answer in Ana's place."""
    loaded = await bot.context.load(table)
    view = look(loaded.game, loaded.position, 0).view
    return loaded.game.computers["steady"](view, loaded.position.pending[0], Dice("lesson"))


async def test_in_a_lesson_the_coachs_action_is_opened_or_none(live: Bot) -> None:
    opened = list[str]()
    await tips.set_wanted(live.context, ANA.id, tips=False)
    table = (await lessons.begin(live.context, CHANNEL, ANA, "dwar7s", "en")).id
    for _ in range(MOST):
        await live.computers.idle()
        along = await folded(live, table)
        advice = (await coach.coaching(live.context, table, ANA.id)).advice
        if along is not None and advice is not None:
            first = advice.answer
            assert isinstance(first, list)
            assert along.opened == (first[0] if first[0] in along.then else None)
            opened += [along.opened] if along.opened else []
            assert along.named is None or along.opened, "an idea at a question that is not opened"
        if 0 in (await live.context.load(table)).position.waiting:
            await live.answer(table, ANA, await usual(live, table))
    assert opened


@pytest.mark.parametrize("game", ["dwar7s", "kemet"])
async def test_what_is_named_along_is_what_the_coach_names_there_alone(live: Bot, game: str) -> None:
    compared = 0
    await tips.set_wanted(live.context, ANA.id, tips=False)
    table = (await lessons.begin(live.context, CHANNEL, ANA, game, "en")).id
    for _ in range(MOST):
        await live.computers.idle()
        along = await folded(live, table)
        advice = (await coach.coaching(live.context, table, ANA.id)).advice
        given = await usual(live, table) if advice is None else advice.answer
        await live.answer(table, ANA, given)
        if along is not None and along.named is not None:
            assert given == [along.opened]
            there = (await coach.coaching(live.context, table, ANA.id)).advice
            assert along.named == there
            compared += 1
        if compared == FEW:
            break
    assert compared, "no idea leads on"


async def test_before_anything_was_chosen_nothing_is_opened(bot: Bot) -> None:
    people = {0: ANA, 1: BIA, 2: CAL}
    table = (await bot.table(ANA, BIA, CAL, game="dwar7s")).id
    await tips.set_wanted(bot.context, ANA.id, tips=False)
    for _ in range(MOST):
        along = await folded(bot, table)
        loaded = await bot.context.load(table)
        [seat, *_] = loaded.position.waiting
        asked = loaded.position.pending[seat]
        if along is not None and asked.prompt.key == "dwar7s.ask.task":
            assert along.then
            assert along.opened is None
            return
        view = look(loaded.game, loaded.position, seat).view
        answer = loaded.game.computers["steady"](view, asked, Dice("first"))
        await bot.answer(table, people[seat], answer)
    raise AssertionError("nothing is folded")


async def test_in_a_lesson_easy_questions_come_along_before_they_were_met_alone(live: Bot) -> None:
    table = (await lessons.begin(live.context, CHANNEL, ANA, "kemet", "en")).id
    for _ in range(MOST):
        await live.computers.idle()
        loaded = await live.context.load(table)
        if 0 in loaded.position.waiting and loaded.position.pending[0].prompt.key == "kemet.ask.raise":
            along = await folded(live, table)
            assert along is not None
            assert {follow.question.prompt.key for follow in along.then.values()} <= {*ui("kemet").easy}
            return
        if 0 in loaded.position.waiting:
            await live.answer(table, ANA, await usual(live, table))
    raise AssertionError("no pyramid is raised")
