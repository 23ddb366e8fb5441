import asyncio
from collections.abc import Awaitable
from dataclasses import replace

import pytest

from bot.table import reading
from bot.table.following import REMINDED
from bot.table.lobby import archive, lobby
from bot.table.model import Person, TableInfo
from bot.table.past.rewind import set_rewind_by
from bot.table.people import profiles
from bot.table.play import moves
from bot.table.schedule import time_control
from bot.table.schedule.reminders import Reminders
from bot.table.storage.database import execute
from rules.core.decisions import Rejected
from rules.core.text import Text
from tests.bot.table.scene import ANA, BIA, CAL, CHANNEL, GUILD, Bot, refused

DAY = 24 * 3600
OLDER = """UPDATE tables SET options = '{"length": "9", "gone": "yes"}'"""  # of an older version of the game


async def opened_lobby(bot: Bot, channel: int = CHANNEL) -> TableInfo:
    return await lobby.open_table(bot.context, GUILD, channel, ANA, "toy", "en")


async def test_the_host_sits_first_and_others_in_the_order_of_joining(bot: Bot) -> None:
    info = await opened_lobby(bot)
    await lobby.join(bot.context, info.id, BIA)
    info = await lobby.add_computer(bot.context, info.id, ANA.id, "steady")
    assert [(s.seat, s.name, s.user_id, s.computer) for s in info.seats] == [
        (0, "Ana", ANA.id, None),
        (1, "Bia", BIA.id, None),
        (2, "Computer 1", None, "steady"),
    ]
    assert info.status == "lobby"
    assert info.options == {"length": "2"}
    assert info.seed_hash is None


async def test_a_channel_has_one_active_table(bot: Bot) -> None:
    info = await opened_lobby(bot)
    assert await refused(opened_lobby(bot)) == "channel-taken"
    await opened_lobby(bot, channel=3)
    await lobby.close(bot.context, info.id, ANA.id)
    again = await opened_lobby(bot)
    assert await reading.in_channel(bot.context, CHANNEL) == again


async def test_an_unknown_game_or_option_is_refused(bot: Bot) -> None:
    assert await refused(lobby.open_table(bot.context, GUILD, CHANNEL, ANA, "chess", "en")) == "no-game"
    odd = lobby.open_table(bot.context, GUILD, CHANNEL, ANA, "toy", "en", {"length": "7"})
    assert await refused(odd) == "core.refused.setting"


async def test_two_who_join_at_once_can_not_overfill_a_table(bot: Bot) -> None:
    info = await opened_lobby(bot)
    many = [Person(100 + n, f"P{n}", "en") for n in range(9)]
    results = await asyncio.gather(
        *(lobby.join(bot.context, info.id, person) for person in many), return_exceptions=True
    )
    assert sum(isinstance(result, TableInfo) for result in results) == 3
    assert sum(isinstance(result, Rejected) for result in results) == 6
    after = await bot.info(info.id)
    assert [s.seat for s in after.seats] == [0, 1, 2, 3]


async def test_only_the_host_decides(bot: Bot) -> None:
    info = await opened_lobby(bot)
    await lobby.join(bot.context, info.id, BIA)
    calls: list[Awaitable[object]] = [
        lobby.add_computer(bot.context, info.id, BIA.id, "random"),
        lobby.drop_computer(bot.context, info.id, BIA.id, 0),
        lobby.set_option(bot.context, info.id, BIA.id, "length", "5"),
        lobby.set_lang(bot.context, info.id, BIA.id, "pt-BR"),
        lobby.set_theme(bot.context, info.id, BIA.id, "light"),
        lobby.set_strength(bot.context, info.id, BIA.id, "random"),
        moves.start_table(bot.context, info.id, BIA.id),
        lobby.close(bot.context, info.id, BIA.id),
    ]
    for call in calls:
        with pytest.raises(Rejected) as refusal:
            await call
        assert refusal.value.text == Text(key="table.refused.host-only", args={"host": str(ANA.id)})


async def test_the_host_chooses_options_and_language(bot: Bot) -> None:
    info = await opened_lobby(bot)
    await lobby.set_option(bot.context, info.id, ANA.id, "length", "5")
    info = await lobby.set_lang(bot.context, info.id, ANA.id, "pt-BR")
    assert (info.options, info.lang, info.theme) == ({"length": "5"}, "pt-BR", "dark")
    assert (await lobby.set_theme(bot.context, info.id, ANA.id, "light")).theme == "light"
    odd = lobby.set_option(bot.context, info.id, ANA.id, "colour", "red")
    assert await refused(odd) == "core.refused.setting"


async def test_computers_come_and_go_and_their_names_do_not_repeat(bot: Bot) -> None:
    info = await opened_lobby(bot)
    for _ in range(2):
        await lobby.add_computer(bot.context, info.id, ANA.id, "random")
    await lobby.drop_computer(bot.context, info.id, ANA.id, 1)
    info = await lobby.add_computer(bot.context, info.id, ANA.id, "steady")
    assert [(s.name, s.computer) for s in info.seats[1:]] == [
        ("Computer 2", "random"),
        ("Computer 1", "steady"),
    ]
    assert await refused(lobby.drop_computer(bot.context, info.id, ANA.id, 0)) == "not-a-computer"
    assert await refused(lobby.add_computer(bot.context, info.id, ANA.id, "genius")) == "no-computer"


async def test_the_last_person_who_leaves_closes_the_table(bot: Bot) -> None:
    info = await opened_lobby(bot)
    await lobby.add_computer(bot.context, info.id, ANA.id, "random")
    assert (await lobby.leave(bot.context, info.id, ANA.id)).status == "closed"
    assert await refused(lobby.join(bot.context, info.id, BIA)) == "closed"


async def test_a_game_starts_with_enough_players_and_only_once(bot: Bot) -> None:
    info = await opened_lobby(bot)
    assert await refused(moves.start_table(bot.context, info.id, ANA.id)) == "core.refused.seats"
    await lobby.join(bot.context, info.id, BIA)
    info = await moves.start_table(bot.context, info.id, ANA.id)
    assert info.status == "running"
    calls: list[Awaitable[object]] = [
        moves.start_table(bot.context, info.id, ANA.id),
        lobby.join(bot.context, info.id, CAL),
        lobby.leave(bot.context, info.id, BIA.id),
        lobby.set_option(bot.context, info.id, ANA.id, "length", "5"),
        lobby.add_computer(bot.context, info.id, ANA.id, "random"),
        lobby.drop_computer(bot.context, info.id, ANA.id, 1),
        lobby.set_strength(bot.context, info.id, ANA.id, "random"),
    ]
    assert {await refused(call) for call in calls} == {"started"}


async def test_a_lobby_with_a_removed_setting_value_starts_with_the_usual_one(bot: Bot) -> None:
    info = await opened_lobby(bot)
    await lobby.join(bot.context, info.id, BIA)
    await bot.execute(OLDER)
    changed = await moves.start_table(bot.context, info.id, ANA.id)
    assert changed.options == {"length": "2"}
    assert await bot.rows("tables", "options") == [('{"length": "2"}',)]
    ends = await lobby.close(bot.context, info.id, ANA.id)
    assert (await lobby.again(bot.context, ends.id, ANA)).options == {"length": "2"}


async def test_the_host_may_change_a_setting_beside_one_the_game_has_removed(bot: Bot) -> None:
    info = await opened_lobby(bot)
    await bot.execute(OLDER)
    changed = await lobby.set_option(bot.context, info.id, ANA.id, "length", "5")
    assert changed.options == {"length": "5"}


async def test_a_start_pressed_twice_at_once_starts_one_game(bot: Bot) -> None:
    info = await opened_lobby(bot)
    await lobby.join(bot.context, info.id, BIA)
    results = await asyncio.gather(
        *(moves.start_table(bot.context, info.id, ANA.id) for _ in range(4)), return_exceptions=True
    )
    assert sum(isinstance(result, TableInfo) for result in results) == 1
    assert len(await bot.rows("checkpoints")) == 1


async def test_a_table_that_does_not_exist_is_a_refusal(bot: Bot) -> None:
    calls: list[Awaitable[object]] = [
        lobby.join(bot.context, 99, ANA),
        moves.start_table(bot.context, 99, ANA.id),
        lobby.close(bot.context, 99, ANA.id),
        bot.seen(99, ANA),
        moves.answer(bot.context, 99, ANA.id, "0" * 12, 1),
        moves.undo(bot.context, 99, ANA.id),
        bot.log(99, ANA.id),
        lobby.again(bot.context, 99, ANA),
        archive.keep(bot.context, 99, ANA.id),
        archive.reopen(bot.context, 99, ANA.id),
        time_control.skip(bot.context, 99, ANA.id, 0),
    ]
    assert {await refused(call) for call in calls} == {"no-table"}
    assert await reading.info(bot.context, 99) is None
    assert await reading.in_channel(bot.context, 99) is None


async def test_a_closed_table_takes_nothing_more(bot: Bot, table: int) -> None:
    await lobby.close(bot.context, table, ANA.id)
    calls: list[Awaitable[object]] = [
        lobby.close(bot.context, table, ANA.id),
        lobby.set_lang(bot.context, table, ANA.id, "pt-BR"),
        lobby.set_theme(bot.context, table, ANA.id, "light"),
        bot.answer(table, ANA, ["action:rest"]),
        moves.undo(bot.context, table, ANA.id),
    ]
    assert {await refused(call) for call in calls} == {"closed-until"}
    assert await reading.of_person(bot.context, ANA.id) == ()
    assert await reading.waiting_for(bot.context, ANA.id) == ()
    assert reading.peek(bot.context, CHANNEL, ANA.id) is None


async def test_a_lobby_that_does_not_start_is_closed_after_fourteen_days(bot: Bot) -> None:
    idle, played = await opened_lobby(bot), await bot.table(ANA, BIA, channel=3)
    reminders = Reminders(bot.context, REMINDED)
    assert await reminders.remind() == DAY / 2, "the players of the other one are awaited"
    bot.clock.now += 14 * DAY - 1
    assert await reminders.remind() == 1
    bot.clock.now += 1
    await reminders.remind()
    status = [(await reading.info(bot.context, each)) for each in (idle.id, played.id)]
    assert [each.status for each in status if each] == ["closed", "running"]


async def test_a_lobby_that_can_not_be_closed_does_not_keep_the_others_open(bot: Bot) -> None:
    damaged, sound = await opened_lobby(bot), await opened_lobby(bot, channel=3)
    await bot.execute(f"UPDATE tables SET options = '[' WHERE id = {damaged.id}")
    bot.clock.now += 14 * DAY
    assert await Reminders(bot.context, REMINDED).remind() == 60
    closed = await bot.info(sound.id)
    assert closed.status == "closed"


async def test_the_dispatcher_sleeps_until_the_next_job_or_any_change(bot: Bot) -> None:
    info = await opened_lobby(bot)
    reminders = asyncio.create_task(Reminders(bot.context, REMINDED).run())
    await asyncio.sleep(0.05)  # it has found nothing to do
    closed = asyncio.Event()
    bot.context.table_changed.connect(lambda table_id: closed.set() if table_id == info.id else None)
    bot.clock.now += 14 * DAY
    other = await opened_lobby(bot, channel=3)
    async with asyncio.timeout(10):
        await closed.wait()
    reminders.cancel()
    tables = [await reading.info(bot.context, each) for each in (info.id, other.id)]
    assert [each.status for each in tables if each] == ["closed", "lobby"]


async def test_the_dispatcher_wakes_by_itself_when_something_is_due(bot: Bot) -> None:
    info = await opened_lobby(bot)
    closed = asyncio.Event()
    bot.context.table_changed.connect(lambda table_id: closed.set())
    bot.clock.now += 14 * DAY - 1
    reminders = asyncio.create_task(Reminders(bot.context, REMINDED).run())
    await asyncio.sleep(0.05)  # it has found that the next is due in a second
    bot.clock.now += 1
    async with asyncio.timeout(10):
        await closed.wait()
    reminders.cancel()
    told = await bot.info(info.id)
    assert told.status == "closed"


async def test_people_are_remembered(bot: Bot) -> None:
    assert await profiles.lang_of(bot.context, ANA.id) is None
    await profiles.see(bot.context, ANA)
    assert await profiles.lang_of(bot.context, ANA.id) == "pt-BR"
    await profiles.set_closed_dm(bot.context, ANA.id, closed=True)
    await profiles.see(bot.context, Person(ANA.id, "Ana Maria", "en"))
    assert await profiles.lang_of(bot.context, ANA.id) == "en"
    assert await profiles.has_closed_dm(bot.context, ANA.id)
    await profiles.set_closed_dm(bot.context, ANA.id, closed=False)
    assert not await profiles.has_closed_dm(bot.context, ANA.id)
    assert not await profiles.has_closed_dm(bot.context, BIA.id)


async def test_a_chosen_language_and_theme_stay_whatever_the_client_speaks(bot: Bot) -> None:
    assert await profiles.see(bot.context, ANA) == ANA
    await profiles.choose_lang(bot.context, ANA.id, "en")
    await profiles.choose_theme(bot.context, ANA.id, "light")
    renamed = Person(ANA.id, "Ana Maria", "pt-BR")
    assert await profiles.see(bot.context, renamed) == replace(renamed, lang="en", theme="light")
    assert await profiles.lang_of(bot.context, ANA.id) == "en"
    assert await bot.rows("people", "name, lang, chosen") == [("Ana Maria", "pt-BR", "en")]


async def test_a_lobby_of_a_game_not_installed_closes_when_the_game_is_back(bot: Bot) -> None:
    info = await lobby.open_table(bot.context, GUILD, CHANNEL, ANA, "toy", "en")
    games, bot.context.games = bot.context.games, {}
    await bot.after(lobby.LOBBY_LIFETIME)
    [due] = await bot.rows("reminders WHERE kind = 'lobby'", "due")
    assert due == (int(bot.clock.now) + lobby.LOBBY_LIFETIME,)
    bot.context.games = games
    await bot.after(0)
    assert await bot.rows(f"tables WHERE id = {info.id}", "status") == [("lobby",)]
    await bot.after(lobby.LOBBY_LIFETIME)
    assert await bot.rows(f"tables WHERE id = {info.id} AND status = 'lobby'", "id") == []


async def test_only_players_may_open_the_next_lobby_and_only_after_the_end(bot: Bot, table: int) -> None:
    assert await refused(lobby.again(bot.context, table, ANA)) == "not-over"
    await lobby.close(bot.context, table, ANA.id)
    assert await refused(lobby.again(bot.context, table, CAL)) == "not-seated"
    again = await lobby.again(bot.context, table, BIA)
    assert (again.host_id, again.status, again.wanted, again.names) == (BIA.id, "lobby", 2, ("Bia",))
    assert await refused(lobby.again(bot.context, table, ANA)) == "channel-taken"


async def test_the_next_lobby_has_all_settings_of_the_table_before(bot: Bot, table: int) -> None:
    await time_control.set_time_control(bot.context, table, ANA.id, 12 * 3600, "play")
    await time_control.set_autoplay(bot.context, table, ANA.id, autoplay=False)
    await set_rewind_by(bot.context, table, ANA.id, "host")
    await lobby.set_theme(bot.context, table, ANA.id, "light")
    await bot.context.store.write(execute, f"UPDATE tables SET advice = 1 WHERE id = {table}")
    await lobby.close(bot.context, table, ANA.id)
    again = await lobby.again(bot.context, table, ANA)
    assert (again.time_limit, again.expiry, again.autoplay) == (12 * 3600, "play", False)
    assert (again.rewind_by, again.theme, again.advice) == ("host", "light", True)


async def test_only_a_host_who_leaves_passes_the_lobby_on(bot: Bot) -> None:
    info = await opened_lobby(bot)
    for person in (BIA, CAL):
        await lobby.join(bot.context, info.id, person)
    await lobby.add_computer(bot.context, info.id, ANA.id, "random")
    assert (await lobby.leave(bot.context, info.id, BIA.id)).host_id == ANA.id
    after = await lobby.leave(bot.context, info.id, ANA.id)
    assert (after.host_id, after.names) == (CAL.id, ("Cal", "Computer 1"))
    assert [seat.seat for seat in after.seats] == [0, 1], "the gap is closed"
    assert await refused(lobby.leave(bot.context, info.id, ANA.id)) == "not-seated"


async def test_a_game_that_is_not_known_is_named_beside_those_that_are(bot: Bot) -> None:
    with pytest.raises(Rejected) as refusal:
        await lobby.open_table(bot.context, GUILD, CHANNEL, ANA, "chess", "en")
    known = refusal.value.text.args["known"]
    assert isinstance(known, list) and "game:toy" in known and "game:kemet" in known
    with pytest.raises(Rejected) as refusal:
        await lobby.open_table(bot.context, GUILD, CHANNEL, ANA, "toy", "en", players=5)
    assert refusal.value.text.args == {"low": 2, "high": 4}
    info = await opened_lobby(bot)
    with pytest.raises(Rejected) as refusal:
        await lobby.add_computer(bot.context, info.id, ANA.id, "genius")
    known = refusal.value.text.args["known"]
    assert isinstance(known, list) and {"computer:steady", "computer:random"} <= {*known}
