"""After each round of a lesson, the first question comes with what the round came to."""

from bot.table import reading
from bot.table.learning import coach, lessons
from bot.table.learning.coach import Coaching
from bot.table.play import moves
from rules.core.decisions import Answer
from rules.core.rng import Dice
from rules.kemet import GAME
from tests.bot.table.scene import ANA, CHANNEL, Bot, started

LONGEST = 80  # answers of a learner in one day


async def played(bot: Bot, table: int) -> Coaching:
    """Answer one question of the learner as the steady player would. What the coach says then."""
    seen = await reading.seen(bot.context, table, ANA.id)
    assert seen.decision is not None
    assert seen.seat is not None
    given: Answer = GAME.computers["steady"](seen.look.view, seen.decision, Dice("lesson"))
    await moves.answer(bot.context, table, ANA.id, seen.asks[seen.seat], given)
    await bot.computers.idle()
    await bot.outbox.idle()
    return await coach.coaching(bot.context, table, ANA.id)


async def test_the_first_question_of_a_day_looks_back_at_the_one_before_and_no_other_does() -> None:
    async with started(workers=True) as bot:
        table = (await lessons.begin(bot.context, CHANNEL, ANA, "kemet", "en")).id
        await bot.computers.idle()
        heard = [await coach.coaching(bot.context, table, ANA.id)]
        while heard[-1].rounds is None:
            assert len(heard) < LONGEST, "the day is over by now"
            heard.append(await played(bot, table))
        rounds = heard[-1].rounds
        assert rounds.numbers == (1,)
        assert [deed.args["seat"] for deed in rounds.recap.deeds] == ["seat:0", "seat:1"]
        assert (await coach.coaching(bot.context, table, ANA.id)) == heard[-1], "it says the same again"
        assert (await played(bot, table)).rounds is None
