"""After each round of a lesson, the first question comes with what the round came to."""

from bot.table import reading
from bot.table.learning import coach, lessons
from bot.table.learning.coach import Coaching
from bot.table.play import moves
from rules.core.decisions import Answer
from rules.core.rng import Dice
from rules.kemet import GAME
from tests.bot.table.scene import ANA, CHANNEL, Bot, bot

LONGEST = 80  # answers of a learner in one day


async def played(house: Bot, table: int) -> Coaching:
    """Answer one question of the learner as the steady player would. What the coach says then."""
    seen = await reading.seen(house.context, table, ANA.id)
    assert seen.decision is not None
    assert seen.seat is not None
    given: Answer = GAME.computers["steady"](seen.look.view, seen.decision, Dice("lesson"))
    await moves.answer(house.context, table, ANA.id, seen.asks[seen.seat], given)
    await house.computers.idle()
    await house.outbox.idle()
    return await coach.coaching(house.context, table, ANA.id)


async def test_the_first_question_of_a_day_looks_back_at_the_one_before_and_no_other_does() -> None:
    async with bot(workers=True) as house:
        table = (await lessons.begin(house.context, CHANNEL, ANA, "kemet", "en")).id
        await house.computers.idle()
        heard = [await coach.coaching(house.context, table, ANA.id)]
        while heard[-1].rounds is None:
            assert len(heard) < LONGEST, "the day is over by now"
            heard.append(await played(house, table))
        rounds = heard[-1].rounds
        assert rounds.numbers == (1,)
        assert [deed.args["seat"] for deed in rounds.recap.deeds] == ["seat:0", "seat:1"]
        assert (await coach.coaching(house.context, table, ANA.id)) == heard[-1], "it says the same again"
        assert (await played(house, table)).rounds is None
