"""After each round of a lesson, the first question comes with what the round came to."""

from collections.abc import Mapping
from dataclasses import replace

from bot.table.learning import coach, lessons
from bot.table.learning.coach import Coaching
from bot.table.learning.rounds import ended
from bot.table.play import moves
from rules.core.decisions import Answer, option
from rules.core.rng import Dice
from rules.core.ui import teaching
from rules.kemet import GAME
from tests.bot.table.scene import ANA, BIA, CHANNEL, Bot, started
from tests.bot.toy import TOY, T, ToyView, finish, text

LONGEST = 80  # answers of a learner in one day


async def played(bot: Bot, table: int) -> Coaching:
    """Answer one question of the learner as the steady player would. What the coach says then."""
    seen = await bot.seen(table, ANA)
    assert seen.decision is not None
    assert seen.seat is not None
    given: Answer = GAME.computers["steady"](seen.look.view, seen.decision, Dice("lesson"))
    await moves.answer(bot.context, table, ANA.id, seen.asks[seen.seat], given)
    await bot.computers.idle()
    await bot.outbox.idle()
    return await coach.coaching(bot.context, table, ANA.id)


async def test_only_the_first_question_of_a_day_looks_back_at_the_day_before(live: Bot) -> None:
    table = (await lessons.begin(live.context, CHANNEL, ANA, "kemet", "en")).id
    await live.computers.idle()
    heard = [await coach.coaching(live.context, table, ANA.id)]
    while heard[-1].rounds is None:
        assert len(heard) < LONGEST, "the day is over by now"
        heard.append(await played(live, table))
    rounds = heard[-1].rounds
    assert rounds.numbers == (1,)
    assert rounds.recap.deed is not None
    assert rounds.recap.deed.args["seat"] == "seat:1"
    assert (await coach.coaching(live.context, table, ANA.id)) == heard[-1], "it says the same again"
    assert (await played(live, table)).rounds is None


async def digs(ctx: T) -> str:
    """Each digs in turn, and strikes gold in the first round; the log says in which."""
    await ctx.pick(ctx.state.turn, text("ask.act"), [option("action", "dig"), option("action", "rest")])
    ctx.log(
        "toy.log.struck" if ctx.state.round == 1 else "toy.log.dug",
        seat=f"seat:{ctx.state.turn}",
        round=ctx.state.round,
    )
    return finish(ctx)


def coins(view: ToyView) -> list[Mapping[str, int]]:
    return [{"coins": each} for each in view.coins]


DIGS = {"toy": replace(TOY, phases={**TOY.phases, "act": digs}, tally=coins)}


async def looked_back(bot: Bot, table: int, heard: int | None = None) -> tuple[list[int], object] | None:
    """The rounds that have ended for Ana, in a lesson of two, and the round of the deed told of them.

    `heard`: how many answers there were when Ana last answered, if not as many as there really were.
    """
    known, loaded = teaching("kemet"), await bot.context.load(table)
    assert known is not None
    lesson = known.model_copy(update={"lesson": 3, "deeds": ("struck", "dug")})
    loaded = loaded if heard is None else replace(loaded, heard={**loaded.heard, 0: heard})
    found = await ended(bot.context, loaded, 0, lesson)
    if found is None:
        return None
    assert found.recap.deed is not None
    return [*found.numbers], found.recap.deed.args["round"]


async def test_the_coach_looks_back_at_the_rounds_since_the_learners_last_answer() -> None:
    async with started(games=DIGS) as bot:
        table = (await bot.table(ANA, BIA, length="5")).id
        assert await looked_back(bot, table) is None, "nothing has ended"
        for number in (1, 2):
            await bot.plan(table, ANA, BIA)
            assert await looked_back(bot, table) is None, "Ana has answered in this round"
            for person in (ANA, BIA):
                await bot.answer(table, person, ["action:dig"])
            assert await looked_back(bot, table) == ([number], number)
        assert await looked_back(bot, table, 4) == ([1, 2], 1), "two rounds; the greatest deed is told"
        assert await looked_back(bot, table, 1) == await looked_back(bot, table, 0) == ([1, 2], 1)
        assert await looked_back(bot, table, 5) == ([2], 2)
        await bot.plan(table, ANA, BIA)
        for person in (ANA, BIA):
            await bot.answer(table, person, ["action:dig"])
        assert await looked_back(bot, table) is None, "the lesson was over when that round began"
        assert await looked_back(bot, table, 5) == ([2, 3], 3)
