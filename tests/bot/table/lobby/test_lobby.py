import asyncio
from collections.abc import Awaitable

import pytest

from bot.table.following import REMINDED
from bot.table.model import Person, TableInfo
from bot.table.schedule.reminders import Reminders
from rules.core.decisions import Rejected
from rules.core.text import Text
from tests.bot.table.scene import ANA, BIA, CAL, CHANNEL, GUILD, Bot, bot

DAY = 24 * 3600
OLDER = """UPDATE tables SET options = '{"length": "9", "gone": "yes"}'"""  # of an older version of the game


async def lobby(it: Bot, channel: int = CHANNEL) -> TableInfo:
    return await it.tables.lobby.open(GUILD, channel, ANA, "toy", "en")


async def refused(call: Awaitable[object]) -> str:
    with pytest.raises(Rejected) as refusal:
        await call
    return refusal.value.text.key.removeprefix("table.refused.")


async def test_the_host_sits_first_and_others_in_the_order_of_joining() -> None:
    async with bot() as it:
        info = await lobby(it)
        await it.tables.lobby.join(info.id, BIA)
        info = await it.tables.lobby.add_computer(info.id, ANA.id, "steady")
        assert [(s.seat, s.name, s.user_id, s.computer) for s in info.seats] == [
            (0, "Ana", ANA.id, None),
            (1, "Bia", BIA.id, None),
            (2, "Computer 1", None, "steady"),
        ]
        assert info.status == "lobby"
        assert info.options == {"length": "2"}
        assert info.seed_hash is None


async def test_a_channel_has_one_active_table() -> None:
    async with bot() as it:
        info = await lobby(it)
        assert await refused(lobby(it)) == "channel-taken"
        await lobby(it, channel=3)
        await it.tables.lobby.close(info.id, ANA.id)
        again = await lobby(it)
        assert await it.tables.in_channel(CHANNEL) == again


async def test_an_unknown_game_or_option_is_refused() -> None:
    async with bot() as it:
        assert await refused(it.tables.lobby.open(GUILD, CHANNEL, ANA, "chess", "en")) == "no-game"
        odd = it.tables.lobby.open(GUILD, CHANNEL, ANA, "toy", "en", {"length": "7"})
        assert await refused(odd) == "core.refused.setting"


async def test_two_who_join_at_once_can_not_overfill_a_table() -> None:
    async with bot() as it:
        info = await lobby(it)
        many = [Person(100 + n, f"P{n}", "en") for n in range(9)]
        results = await asyncio.gather(
            *(it.tables.lobby.join(info.id, person) for person in many), return_exceptions=True
        )
        assert sum(isinstance(result, TableInfo) for result in results) == 3
        assert sum(isinstance(result, Rejected) for result in results) == 6
        after = await it.tables.info(info.id)
        assert after is not None
        assert [s.seat for s in after.seats] == [0, 1, 2, 3]


async def test_nobody_sits_twice() -> None:
    async with bot() as it:
        info = await lobby(it)
        assert await refused(it.tables.lobby.join(info.id, ANA)) == "already"


async def test_only_the_host_decides() -> None:
    async with bot() as it:
        info = await lobby(it)
        await it.tables.lobby.join(info.id, BIA)
        calls: list[Awaitable[object]] = [
            it.tables.lobby.add_computer(info.id, BIA.id, "random"),
            it.tables.lobby.drop_computer(info.id, BIA.id, 0),
            it.tables.lobby.set_option(info.id, BIA.id, "length", "5"),
            it.tables.lobby.set_lang(info.id, BIA.id, "pt-BR"),
            it.tables.play.start(info.id, BIA.id),
            it.tables.lobby.close(info.id, BIA.id),
        ]
        for call in calls:
            with pytest.raises(Rejected) as refusal:
                await call
            assert refusal.value.text == Text(key="table.refused.host-only", args={"host": str(ANA.id)})


async def test_the_host_chooses_options_and_language() -> None:
    async with bot() as it:
        info = await lobby(it)
        await it.tables.lobby.set_option(info.id, ANA.id, "length", "5")
        info = await it.tables.lobby.set_lang(info.id, ANA.id, "pt-BR")
        assert (info.options, info.lang) == ({"length": "5"}, "pt-BR")
        odd = it.tables.lobby.set_option(info.id, ANA.id, "colour", "red")
        assert await refused(odd) == "core.refused.setting"


async def test_computers_come_and_go_and_their_names_do_not_repeat() -> None:
    async with bot() as it:
        info = await lobby(it)
        for _ in range(2):
            await it.tables.lobby.add_computer(info.id, ANA.id, "random")
        await it.tables.lobby.drop_computer(info.id, ANA.id, 1)
        info = await it.tables.lobby.add_computer(info.id, ANA.id, "steady")
        assert [(s.name, s.computer) for s in info.seats[1:]] == [
            ("Computer 2", "random"),
            ("Computer 1", "steady"),
        ]
        assert await refused(it.tables.lobby.drop_computer(info.id, ANA.id, 0)) == "not-a-computer"
        assert await refused(it.tables.lobby.add_computer(info.id, ANA.id, "genius")) == "no-computer"


async def test_who_leaves_closes_the_gap_and_a_host_passes_the_table_on() -> None:
    async with bot() as it:
        info = await lobby(it)
        for person in (BIA, CAL):
            await it.tables.lobby.join(info.id, person)
        info = await it.tables.lobby.leave(info.id, ANA.id)
        assert info.host_id == BIA.id
        assert [(s.seat, s.name) for s in info.seats] == [(0, "Bia"), (1, "Cal")]
        assert await refused(it.tables.lobby.leave(info.id, ANA.id)) == "not-seated"


async def test_the_last_person_who_leaves_closes_the_table() -> None:
    async with bot() as it:
        info = await lobby(it)
        await it.tables.lobby.add_computer(info.id, ANA.id, "random")
        assert (await it.tables.lobby.leave(info.id, ANA.id)).status == "closed"
        assert await refused(it.tables.lobby.join(info.id, BIA)) == "closed"


async def test_a_game_starts_with_enough_players_and_only_once() -> None:
    async with bot() as it:
        info = await lobby(it)
        assert await refused(it.tables.play.start(info.id, ANA.id)) == "core.refused.seats"
        await it.tables.lobby.join(info.id, BIA)
        info = await it.tables.play.start(info.id, ANA.id)
        assert info.status == "running"
        calls: list[Awaitable[object]] = [
            it.tables.play.start(info.id, ANA.id),
            it.tables.lobby.join(info.id, CAL),
            it.tables.lobby.leave(info.id, BIA.id),
            it.tables.lobby.set_option(info.id, ANA.id, "length", "5"),
        ]
        assert {await refused(call) for call in calls} == {"started"}


async def test_a_lobby_with_a_setting_that_the_game_has_no_longer_starts_with_the_usual_one() -> None:
    async with bot() as it:
        info = await lobby(it)
        await it.tables.lobby.join(info.id, BIA)
        await it.execute(OLDER)
        changed = await it.tables.play.start(info.id, ANA.id)
        assert changed.options == {"length": "2"}
        assert await it.rows("tables", "options") == [('{"length": "2"}',)]
        ends = await it.tables.lobby.close(info.id, ANA.id)
        assert (await it.tables.lobby.again(ends.id, ANA)).options == {"length": "2"}


async def test_the_host_may_change_a_setting_beside_one_that_the_game_has_no_longer() -> None:
    async with bot() as it:
        info = await lobby(it)
        await it.execute(OLDER)
        changed = await it.tables.lobby.set_option(info.id, ANA.id, "length", "5")
        assert changed.options == {"length": "5"}


async def test_a_start_pressed_twice_at_once_starts_one_game() -> None:
    async with bot() as it:
        info = await lobby(it)
        await it.tables.lobby.join(info.id, BIA)
        results = await asyncio.gather(
            *(it.tables.play.start(info.id, ANA.id) for _ in range(4)), return_exceptions=True
        )
        assert sum(isinstance(result, TableInfo) for result in results) == 1
        assert len(await it.rows("checkpoints")) == 1


async def test_a_table_that_does_not_exist_is_a_refusal() -> None:
    async with bot() as it:
        calls: list[Awaitable[object]] = [
            it.tables.lobby.join(99, ANA),
            it.tables.play.start(99, ANA.id),
            it.tables.lobby.close(99, ANA.id),
            it.tables.seen(99, ANA.id),
            it.tables.play.answer(99, ANA.id, "0" * 12, 1),
            it.tables.play.undo(99, ANA.id),
            it.log(99, ANA.id),
        ]
        assert {await refused(call) for call in calls} == {"no-table"}
        assert await it.tables.info(99) is None
        assert await it.tables.in_channel(99) is None


async def test_a_closed_table_takes_nothing_more() -> None:
    async with bot() as it:
        info = await it.table(ANA, BIA)
        await it.tables.lobby.close(info.id, ANA.id)
        calls: list[Awaitable[object]] = [
            it.tables.lobby.close(info.id, ANA.id),
            it.tables.lobby.set_lang(info.id, ANA.id, "pt-BR"),
            it.answer(info.id, ANA, ["action:rest"]),
            it.tables.play.undo(info.id, ANA.id),
        ]
        assert {await refused(call) for call in calls} == {"closed"}
        assert await it.tables.of(ANA.id) == ()
        assert await it.tables.waiting_for(ANA.id) == ()
        assert it.tables.peek(CHANNEL, ANA.id) is None


async def test_a_lobby_that_does_not_start_is_closed_after_fourteen_days() -> None:
    async with bot() as it:
        idle, played = await lobby(it), await it.table(ANA, BIA, channel=3)
        reminders = Reminders(it.context, REMINDED)
        assert await reminders.remind() == DAY / 2, "the players of the other one are awaited"
        it.clock.now += 14 * DAY - 1
        assert await reminders.remind() == 1
        it.clock.now += 1
        await reminders.remind()
        status = [(await it.tables.info(each)) for each in (idle.id, played.id)]
        assert [each.status for each in status if each] == ["closed", "running"]


async def test_a_lobby_that_can_not_be_closed_does_not_keep_the_others_open() -> None:
    async with bot() as it:
        damaged, sound = await lobby(it), await lobby(it, channel=3)
        await it.execute(f"UPDATE tables SET options = '[' WHERE id = {damaged.id}")
        it.clock.now += 14 * DAY
        assert await Reminders(it.context, REMINDED).remind() == 60
        closed = await it.tables.info(sound.id)
        assert closed is not None
        assert closed.status == "closed"


async def test_the_dispatcher_sleeps_until_something_is_due_and_any_change_wakes_it() -> None:
    async with bot() as it:
        info = await lobby(it)
        reminders = asyncio.create_task(Reminders(it.context, REMINDED).run())
        await asyncio.sleep(0.05)  # it has found nothing to do
        closed = asyncio.Event()
        it.context.changed.append(lambda table_id: closed.set() if table_id == info.id else None)
        it.clock.now += 14 * DAY
        other = await lobby(it, channel=3)
        async with asyncio.timeout(10):
            await closed.wait()
        reminders.cancel()
        tables = [await it.tables.info(each) for each in (info.id, other.id)]
        assert [each.status for each in tables if each] == ["closed", "lobby"]


async def test_a_moderator_closes_a_table_whose_host_went_away() -> None:
    async with bot() as it:
        left = await it.table(ANA, BIA)
        assert (await it.tables.lobby.close(left.id, CAL.id, moderates=True)).status == "closed"
        await it.table(BIA, CAL)  # the channel is free again


async def test_people_are_remembered() -> None:
    async with bot() as it:
        assert await it.tables.people.lang_of(ANA.id) is None
        await it.tables.people.see(ANA)
        assert await it.tables.people.lang_of(ANA.id) == "pt-BR"
        await it.tables.people.closed_dm(ANA.id)
        await it.tables.people.see(Person(ANA.id, "Ana Maria", "en"))
        assert await it.tables.people.lang_of(ANA.id) == "en"
        assert await it.tables.people.has_closed_dm(ANA.id)
        await it.tables.people.open_dm(ANA.id)
        assert not await it.tables.people.has_closed_dm(ANA.id)
        assert not await it.tables.people.has_closed_dm(BIA.id)


async def test_a_chosen_language_stays_whatever_the_client_speaks() -> None:
    async with bot() as it:
        await it.tables.people.see(ANA)
        await it.tables.people.choose_lang(ANA.id, "en")
        await it.tables.people.see(Person(ANA.id, "Ana Maria", "pt-BR"))
        assert await it.tables.people.lang_of(ANA.id) == "en"
