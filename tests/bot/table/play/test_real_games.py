"""Answers given without asking, in whole games of Calamandara."""

import pytest

from bot.table.past import finished
from bot.table.play.forced import known_answer, only_answer
from rules.core.rng import Dice
from rules.games import GAMES
from tests.bot.table.scene import ANA, BIA, Bot, started


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.usefixtures("unfolded")
async def test_whole_games_with_answers_given_without_asking_are_as_sound_as_any() -> None:
    """Two people of Calamandara answer as its computer player would; what nobody chose is in the record."""
    async with started(seeds="calamandara") as bot:
        tables = [(await bot.table(ANA, BIA, game="calamandara", channel=2 + n)).id for n in range(6)]
        for table in tables:
            await played(bot, table)
            verdict = await finished.verified(bot.context, table, ANA.id)
            assert (verdict.hashed, verdict.fair, verdict.older) == (True, True, 0)
        forced = await bot.rows("steps WHERE made_by = 'forced'", "DISTINCT prompt, passed, user_id")
        assert forced == [("calamandara.ask.transmute.pay", 1, None)]


async def played(bot: Bot, table: int) -> None:
    """To the end of the game; nothing that has one known answer is asked on the way."""
    game, dice = GAMES["calamandara"], Dice(f"people {table}")
    while (await bot.seen(table)).table.status == "running":
        for person in (ANA, BIA):
            seen = await bot.seen(table, person)
            if seen.seat in seen.look.waiting and seen.decision is not None:
                assert known_answer(game, seen.decision) is None
                answer = game.computers["steady"](seen.look.view, seen.decision, dice)
                await bot.answer(table, person, answer)


async def test_who_plays_against_computers_alone_is_not_asked_only_to_pass() -> None:
    """Windows where the person can do more are asked, and so is what could still be taken back before."""
    async with started(seeds="alone", workers=True) as bot:
        table = (await bot.table(ANA, computers=2, game="calamandara")).id
        game, dice = GAMES["calamandara"], Dice("alone")
        while (seen := await bot.seen(table, ANA)).table.status == "running":
            await bot.computers.idle()
            if seen.decision is None or seen.locked is not None:
                continue
            asked = seen.decision
            passes = asked.standing is not None and only_answer(asked) == asked.default
            assert not passes or 0 in seen.look.undoable, asked
            await bot.answer(table, ANA, game.computers["steady"](seen.look.view, asked, dice))
        prompts = [prompt for (prompt,) in await bot.rows("steps WHERE made_by = 'forced'", "prompt")]
        assert "calamandara.ask.before_phase_1" in prompts
        told = [text.key for _, text in await bot.log(table, ANA.id)]
        known = [prompt for prompt in prompts if prompt in game.in_the_open]
        assert told.count("table.log.forced") == len(known), "a pass is not told"
