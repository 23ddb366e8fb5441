"""After a game: its file, the check of its dice, and another one."""

import pytest

from bot.table.lobby import lobby
from bot.table.past import finished
from bot.table.past.finished import Verdict
from bot.table.play import moves
from bot.table.storage import rows
from rules.core.selfplay.recorded import Recorded
from tests.bot.table.scene import ANA, BIA, CAL, Bot, refused
from tests.bot.toy import TOY

REST = ["action:rest"]


async def finished_game(bot: Bot) -> int:
    """A game of two rounds, with an answer that was changed and one that was taken back."""
    table = (await bot.table(ANA, BIA)).id
    for _ in range(2):
        await bot.plan(table, ANA, ANA, BIA)
        await bot.answer(table, ANA, REST)
        await moves.undo(bot.context, table, ANA.id)
        await bot.answer(table, ANA, REST)
        await bot.answer(table, BIA, REST)
    info = await bot.info(table)
    assert info.status == "over"
    return table


async def test_a_finished_game_can_be_saved_and_played_again_from_its_seed(bot: Bot) -> None:
    table = await finished_game(bot)
    whole = await finished.recorded(bot.context, table, ANA.id)
    again = Recorded.model_validate_json(whole.model_dump_json())
    _, position = again.replay(TOY)
    info = await bot.info(table)
    assert position.result == info.result
    assert await finished.verified(bot.context, table, ANA.id) == Verdict(hashed=True, fair=True, answers=8)


async def test_other_dice_are_found_out(bot: Bot) -> None:
    table = await finished_game(bot)
    await bot.execute(f"UPDATE tables SET seed = 'loaded' WHERE id = {table}")
    assert await finished.verified(bot.context, table, ANA.id) == Verdict(hashed=False, fair=False, answers=8)


async def test_a_changed_position_is_found_out(bot: Bot) -> None:
    table = await finished_game(bot)
    [state] = [rows.unpacked(s) for n, s in await bot.rows("checkpoints", "step_no, state") if n == 2]
    richer = rows.packed(state.replace('"coins":[2,2]', '"coins":[2,9]'))
    await bot.execute(f"UPDATE checkpoints SET state = x'{richer.hex()}' WHERE step_no = 2")
    assert await finished.verified(bot.context, table, ANA.id) == Verdict(hashed=True, fair=False, answers=8)


async def test_a_changed_answer_is_found_out(bot: Bot) -> None:
    table = await finished_game(bot)
    await bot.execute("""UPDATE steps SET answer = '["action:sort"]' WHERE n = 2""")
    verdict = await finished.verified(bot.context, table, ANA.id)
    assert not verdict.fair or verdict.older


@pytest.mark.parametrize(("changed", "older"), [("version = 99", 8), ("version = 0 WHERE step_no < 4", 4)])
async def test_moves_under_other_rules_are_counted_and_the_others_checked(
    changed: str, older: int, bot: Bot
) -> None:
    table = await finished_game(bot)
    await bot.execute(f"UPDATE checkpoints SET {changed}")
    verdict = Verdict(hashed=True, fair=True, answers=8, older=older)
    assert await finished.verified(bot.context, table, ANA.id) == verdict


async def test_nothing_is_told_before_the_end(bot: Bot, table: int) -> None:
    assert await refused(finished.recorded(bot.context, table, ANA.id)) == "not-over"
    assert await refused(finished.verified(bot.context, table, ANA.id)) == "not-over"
    assert await refused(lobby.again(bot.context, table, ANA)) == "not-over"
    assert await refused(finished.recorded(bot.context, 99, ANA.id)) == "no-table"


async def test_the_same_people_are_asked_to_play_again(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, computers=1, length="1")).id
    await lobby.close(bot.context, table, ANA.id)
    assert await refused(lobby.again(bot.context, table, CAL)) == "not-seated"
    opened = await lobby.again(bot.context, table, BIA)
    assert (opened.status, opened.game, opened.host_id) == ("lobby", "toy", BIA.id)
    assert opened.options == {"length": "1"}
    assert [(s.name, s.computer) for s in opened.seats] == [("Bia", None), ("Computer 1", "random")]
    assert opened.invited == (ANA.id,)
    assert await refused(lobby.again(bot.context, table, ANA)) == "channel-taken"
    assert (await moves.start_table(bot.context, opened.id, BIA.id)).status == "running"


async def test_what_the_rules_would_not_deal_today_was_not_dealt_by_the_seed(bot: Bot) -> None:
    table = await finished_game(bot)
    await bot.execute(f"""UPDATE tables SET options = '{{"length": "99"}}' WHERE id = {table}""")
    assert not (await finished.verified(bot.context, table, ANA.id)).fair
