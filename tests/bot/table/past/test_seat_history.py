"""Players of each seat before each change of hands."""

from dataclasses import replace

from bot.table import forgetting
from bot.table.model import Person, TableInfo
from bot.table.past.seat_history import Sitting, names_at, sittings, table_at
from bot.table.seats import seats
from tests.bot.table.scene import ANA, BIA, CAL, Bot

DORA = Person(14, "Dora", "en")


async def sat(bot: Bot, table: int) -> tuple[TableInfo, tuple[Sitting, ...]]:
    """The table, and who sat there before each change of a seat."""
    info = (await bot.seen(table)).table
    return info, await bot.store.read(sittings, info)


async def test_a_seat_changing_hands_repeatedly_has_the_names_of_each_time(bot: Bot, table: int) -> None:
    await seats.give_up(bot.context, table, ANA.id)
    await seats.offer(bot.context, table, BIA.id, CAL.id, free=True)
    await bot.agree(table, 1, CAL)
    await seats.give_up(bot.context, table, CAL.id)
    info = (await bot.seen(table)).table
    found = await bot.store.read(lambda db: sittings(db, info))
    assert [each.names for each in found] == [("Ana", "Bia"), ("Computer 1", "Bia"), ("Cal", "Bia")]
    assert [names_at(info, found, each.n)[0] for each in found] == ["Ana", "Computer 1", "Cal"]
    assert names_at(info, found, found[-1].n + 1) == ("Computer 1", "Bia")


async def test_where_nobody_has_left_there_is_nothing_to_tell_apart(bot: Bot) -> None:
    info, found = await sat(bot, (await bot.table(ANA, BIA)).id)
    assert found == ()
    assert names_at(info, found, 1) == table_at(info, found, 1).names == ("Ana", "Bia")


async def test_a_computer_in_a_lent_seat_keeps_its_name_when_that_is_given_up(bot: Bot) -> None:
    """Computer 1 is free again by then, but Computer 2 has played there already."""
    table = (await bot.table(ANA, BIA, CAL)).id
    await seats.give_up(bot.context, table, BIA.id)
    await seats.lend(bot.context, table, ANA.id)
    await seats.take(bot.context, table, DORA)
    await seats.give_up(bot.context, table, ANA.id)
    await seats.take(bot.context, table, BIA)
    info, found = await sat(bot, table)
    assert [each.names for each in found] == [
        ("Ana", "Bia", "Cal"),
        ("Ana", "Computer 1", "Cal"),
        ("Computer 2", "Computer 1", "Cal"),
        ("Computer 2", "Dora", "Cal"),
        ("Computer 2", "Dora", "Cal"),
    ]
    assert info.names == ("Bia", "Dora", "Cal")


async def test_who_takes_a_lent_seat_back_sat_there_before_and_after(bot: Bot, table: int) -> None:
    await seats.lend(bot.context, table, ANA.id)
    await seats.take(bot.context, table, ANA)
    await seats.lend(bot.context, table, BIA.id)
    _, found = await sat(bot, table)
    assert [each.names for each in found] == [("Ana", "Bia"), ("Computer 1", "Bia"), ("Ana", "Bia")]


async def test_somebody_whom_the_host_has_replaced_sat_there_before(bot: Bot, table: int) -> None:
    await seats.free(bot.context, table, ANA.id, 1)
    info, found = await sat(bot, table)
    seen = await bot.seen(table, ANA)
    assert [each.names for each in found] == [("Ana", "Bia")]
    assert info.names == ("Ana", "Computer 1")
    assert seen.sat == (("Ana", "Bia"),), "the news know it too"


async def test_a_handed_on_seat_was_its_first_owners_and_computers_share_no_name(bot: Bot) -> None:
    table = (await bot.table(ANA, replace(BIA, name="Computer 1"))).id
    await seats.offer(bot.context, table, ANA.id, CAL.id, free=False)
    await bot.agree(table, 1, CAL)
    await seats.give_up(bot.context, table, BIA.id)
    between, _ = await sat(bot, table)
    await seats.take(bot.context, table, DORA)
    _, found = await sat(bot, table)
    assert between.names == ("Cal", "Computer 2")
    assert [each.names for each in found] == [
        ("Ana", "Computer 1"),
        ("Cal", "Computer 1"),
        ("Cal", "Computer 2"),
    ]


async def test_each_answer_is_that_of_who_sat_there_when_it_was_given(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    await bot.answer(table, ANA, ["action:rest"])
    await seats.give_up(bot.context, table, BIA.id)
    await seats.take(bot.context, table, CAL)
    await bot.answer(table, CAL, ["action:rest"])
    info, found = await sat(bot, table)
    assert [table_at(info, found, step).names for step in (1, 3, 4)] == [
        ("Ana", "Bia"),
        ("Ana", "Bia"),
        ("Ana", "Cal"),
    ]


async def test_whoever_has_been_forgotten_is_a_former_player(bot: Bot, table: int) -> None:
    await seats.give_up(bot.context, table, BIA.id)
    await seats.take(bot.context, table, CAL)
    await forgetting.forget(bot.context, BIA.id)
    _, found = await sat(bot, table)
    assert [each.names[1] for each in found] == ["Former player", "Computer 1"]


async def test_what_else_the_table_has_told_changes_no_names(bot: Bot, table: int) -> None:
    await seats.give_up(bot.context, table, BIA.id)
    columns = "table_id, n, step_no, source, readers, event"
    event = '{"public": {"key": "table.history.other", "args": {"user": "11"}}}'
    await bot.execute(f"INSERT INTO events ({columns}) VALUES ({table}, 900, 0, 'table', 'all', '{event}')")
    _, found = await sat(bot, table)
    assert [each.names for each in found] == [("Ana", "Bia")]
