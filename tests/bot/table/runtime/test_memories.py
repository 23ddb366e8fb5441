"""After a game: its file, the check of its dice, and another one."""

from collections.abc import Awaitable

import pytest

from bot.table.past.finished import Verdict
from bot.table.storage import rows
from rules.core.decisions import Rejected
from rules.core.selfplay.recorded import Recorded
from tests.bot.table.scene import ANA, BIA, CAL, Bot, bot
from tests.bot.toy import TOY

REST = ["action:rest"]


async def refused(call: Awaitable[object]) -> str:
    with pytest.raises(Rejected) as refusal:
        await call
    return refusal.value.text.key.removeprefix("table.refused.")


async def finished(house: Bot) -> int:
    """A game of two rounds, with an answer that was changed and one that was taken back."""
    table = (await house.table(ANA, BIA)).id
    for _ in range(2):
        await house.plan(table, ANA, ANA, BIA)
        await house.answer(table, ANA, REST)
        await house.tables.play.undo(table, ANA.id)
        await house.answer(table, ANA, REST)
        await house.answer(table, BIA, REST)
    info = await house.tables.info(table)
    assert info is not None
    assert info.status == "over"
    return table


async def test_a_finished_game_can_be_saved_and_played_again_from_its_seed() -> None:
    async with bot() as house:
        table = await finished(house)
        whole = await house.tables.past.recorded(table, ANA.id)
        again = Recorded.model_validate_json(whole.model_dump_json())
        _, position = again.replay(TOY)
        info = await house.tables.info(table)
        assert info is not None
        assert position.result == info.result
        assert await house.tables.past.verified(table, ANA.id) == Verdict(hashed=True, fair=True, answers=8)


async def test_other_dice_are_found_out() -> None:
    async with bot() as house:
        table = await finished(house)
        await house.execute(f"UPDATE tables SET seed = 'loaded' WHERE id = {table}")
        assert await house.tables.past.verified(table, ANA.id) == Verdict(hashed=False, fair=False, answers=8)


async def test_a_changed_position_is_found_out() -> None:
    async with bot() as house:
        table = await finished(house)
        [state] = [rows.unpacked(s) for n, s in await house.rows("checkpoints", "step_no, state") if n == 2]
        richer = rows.packed(state.replace('"coins":[2,2]', '"coins":[2,9]'))
        await house.execute(f"UPDATE checkpoints SET state = x'{richer.hex()}' WHERE step_no = 2")
        assert await house.tables.past.verified(table, ANA.id) == Verdict(hashed=True, fair=False, answers=8)


async def test_a_changed_answer_is_found_out() -> None:
    async with bot() as house:
        table = await finished(house)
        await house.execute("""UPDATE steps SET answer = '["action:sort"]' WHERE n = 2""")
        verdict = await house.tables.past.verified(table, ANA.id)
        assert not verdict.fair or verdict.older


async def test_rules_of_another_version_are_not_called_foul_play() -> None:
    async with bot() as house:
        table = await finished(house)
        await house.execute("UPDATE checkpoints SET version = 99")
        assert await house.tables.past.verified(table, ANA.id) == Verdict(
            hashed=True, fair=True, answers=8, older=8
        )


async def test_what_was_played_under_older_rules_is_counted_and_the_rest_is_checked() -> None:
    async with bot() as house:
        table = await finished(house)
        await house.execute("UPDATE checkpoints SET version = 0 WHERE step_no < 4")
        assert await house.tables.past.verified(table, ANA.id) == Verdict(
            hashed=True, fair=True, answers=8, older=4
        )


async def test_nothing_is_told_before_the_end() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        assert await refused(house.tables.past.recorded(table, ANA.id)) == "not-over"
        assert await refused(house.tables.past.verified(table, ANA.id)) == "not-over"
        assert await refused(house.tables.lobby.again(table, ANA)) == "not-over"
        assert await refused(house.tables.past.recorded(99, ANA.id)) == "no-table"


async def test_the_same_people_are_asked_to_play_again() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA, computers=1, length="1")).id
        await house.tables.lobby.close(table, ANA.id)
        assert await refused(house.tables.lobby.again(table, CAL)) == "not-seated"
        lobby = await house.tables.lobby.again(table, BIA)
        assert (lobby.status, lobby.game, lobby.host_id) == ("lobby", "toy", BIA.id)
        assert lobby.options == {"length": "1"}
        assert [(s.name, s.computer) for s in lobby.seats] == [("Bia", None), ("Computer 1", "random")]
        assert lobby.invited == (ANA.id,)
        assert await refused(house.tables.lobby.again(table, ANA)) == "channel-taken"
        assert (await house.tables.play.start(lobby.id, BIA.id)).status == "running"
