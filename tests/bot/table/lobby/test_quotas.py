"""Quotas of open tables of one user and one server, and what counts as open."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from sqlite3 import Connection

import pytest

from bot.table.lobby import archive, invitations, lobby, quotas, servers
from bot.table.lobby.servers import Rights
from bot.table.model import Person, Quotas, TableInfo
from bot.table.play import moves
from bot.table.seats import seats
from bot.table.storage.database import Database
from rules.core.decisions import Rejected
from rules.core.words import LANGS, Words
from tests.bot.table.scene import ANA, BIA, CAL, GUILD, Bot, started


@asynccontextmanager
async def limited(most: Quotas) -> AsyncIterator[Bot]:
    """A bot with these quotas."""
    async with started() as bot:
        bot.context.quotas = most
        yield bot


async def opened(bot: Bot, channel: int, person: Person = ANA, guild: int = GUILD) -> TableInfo:
    return await lobby.open_table(bot.context, guild, channel, person, "toy", "en")


async def refused(call: Awaitable[object]) -> str:
    """Return why it was refused; that is said in all languages."""
    with pytest.raises(Rejected) as refusal:
        await call
    said = [Words(lang).say(refusal.value.text) for lang in LANGS]
    assert len({*said}) == len(LANGS), said
    assert refusal.value.text.key not in said
    return refusal.value.text.key.removeprefix("table.refused.")


async def begin(bot: Bot, info: TableInfo, guest: Person = BIA) -> None:
    await lobby.join(bot.context, info.id, guest)
    await moves.start_table(bot.context, info.id, info.host_id)


async def test_one_person_opens_so_many_lobbies_and_closing_one_makes_room() -> None:
    async with limited(Quotas(lobbies=2)) as bot:
        first = await opened(bot, 1)
        await opened(bot, 2, guild=7)
        assert await refused(opened(bot, 3)) == "quota-lobbies"
        await opened(bot, 3, BIA)
        await lobby.close(bot.context, first.id, ANA.id)
        await opened(bot, 4)


async def test_a_lobby_that_has_started_is_none_any_more() -> None:
    async with limited(Quotas(lobbies=1)) as bot:
        await begin(bot, await opened(bot, 1))
        await opened(bot, 2)


async def test_one_person_hosts_so_many_open_tables_over_all_servers() -> None:
    async with limited(Quotas(hosted=2)) as bot:
        info = await opened(bot, 1)
        await begin(bot, info)
        await opened(bot, 2, guild=7)
        assert await refused(opened(bot, 3, guild=8)) == "quota-hosted"
        await lobby.close(bot.context, info.id, ANA.id)
        await opened(bot, 3)


async def test_tables_opened_in_a_day_are_limited_even_if_closed_again() -> None:
    async with limited(Quotas(opened=2)) as bot:
        for channel in (1, 2):
            await lobby.close(bot.context, (await opened(bot, channel)).id, ANA.id)
            bot.clock.now += 3600
        with pytest.raises(Rejected) as refusal:
            await opened(bot, 3)
        assert refusal.value.text.key == "table.refused.quota-opened"
        bot.clock.now = float(refusal.value.text.args["again"])  # type: ignore[arg-type]
        await opened(bot, 3)
        assert await refused(opened(bot, 4)) == "quota-opened"


async def test_a_server_has_so_many_open_tables_whoever_opens_them() -> None:
    async with limited(Quotas(server=2)) as bot:
        await opened(bot, 1)
        info = await opened(bot, 2, BIA)
        assert await refused(opened(bot, 3, CAL)) == "quota-server"
        await opened(bot, 3, CAL, guild=7)
        await lobby.leave(bot.context, info.id, BIA.id)
        await opened(bot, 4, CAL)


async def test_one_person_sits_at_so_many_open_tables() -> None:
    async with limited(Quotas(seats=2)) as bot:
        first, second, third = [
            await opened(bot, 1),
            await opened(bot, 2, CAL),
            await opened(bot, 3, CAL),
        ]
        await lobby.join(bot.context, first.id, BIA)
        await lobby.join(bot.context, second.id, BIA)
        assert await refused(lobby.join(bot.context, third.id, BIA)) == "quota-seats"
        assert await refused(opened(bot, 4, BIA)) == "quota-seats"
        await lobby.leave(bot.context, first.id, BIA.id)
        await lobby.join(bot.context, third.id, BIA)


async def test_nobody_takes_a_seat_over_quota_but_all_may_return_to_their_own() -> None:
    async with limited(Quotas(seats=1)) as bot:
        info = await bot.table(ANA, BIA)
        await seats.lend(bot.context, info.id, BIA.id)
        await opened(bot, 5, BIA)
        await seats.take(bot.context, info.id, BIA)
        await seats.give_up(bot.context, info.id, BIA.id)
        assert await refused(seats.take(bot.context, info.id, BIA)) == "quota-seats"
        await seats.offer(bot.context, info.id, ANA.id, BIA.id, free=True)
        assert await refused(bot.agree(info.id, 1, BIA)) == "quota-seats"


async def test_archived_tables_do_not_count_and_come_back_where_there_is_room() -> None:
    async with limited(Quotas(hosted=1)) as bot:
        info = await bot.table(ANA, BIA)
        await bot.store.write(_archived, info)
        await opened(bot, 9)
        assert await refused(archive.reopen(bot.context, info.id, BIA.id)) == "quota-host"
        bot.context.quotas = Quotas(server=1)
        assert await refused(archive.reopen(bot.context, info.id, BIA.id)) == "quota-server"
        bot.context.quotas = Quotas(server=2, hosted=2)
        assert (await archive.reopen(bot.context, info.id, BIA.id)).status == "running"


async def test_playing_again_is_opening_a_table() -> None:
    async with limited(Quotas(opened=1)) as bot:
        info = await opened(bot, 1)
        await lobby.close(bot.context, info.id, ANA.id)
        assert await refused(lobby.again(bot.context, info.id, ANA)) == "quota-opened"


async def test_two_openings_at_once_do_not_both_get_the_last_place() -> None:
    async with limited(Quotas(server=1)) as bot:
        results = await asyncio.gather(
            *(opened(bot, channel, person) for channel, person in ((1, ANA), (2, BIA), (3, CAL))),
            return_exceptions=True,
        )
        assert sum(isinstance(each, TableInfo) for each in results) == 1


async def test_no_thread_is_made_for_a_table_that_would_be_refused() -> None:
    async with limited(Quotas(lobbies=1)) as bot:
        await opened(bot, 1)
        assert (
            await refused(lobby.require_opening(bot.context, GUILD, 2, ANA.id, "toy", None, Rights()))
            == "quota-lobbies"
        )
        await lobby.require_opening(bot.context, GUILD, 2, BIA.id, "toy", None, Rights())


async def test_without_quotas_there_is_no_limit(bot: Bot) -> None:
    for channel in range(1, 40):
        await opened(bot, channel)


async def test_where_nothing_is_open_nothing_is_counted(bot: Bot) -> None:
    state = await servers.state(bot.context, GUILD)
    assert (state.open, state.tables, state.unsaid, state.sound) == (0, {}, 0, True)
    assert state.started == int(bot.clock.now)
    assert await bot.store.read(quotas.hosted_by, ANA.id) == 0
    await opened(bot, 1)
    assert await bot.store.read(quotas.hosted_by, ANA.id) == 1


@pytest.mark.sqlite
async def test_what_is_counted_is_found_by_an_index(bot: Bot) -> None:
    def plans(db: Database) -> list[str]:
        assert isinstance(db, Connection)
        asked: list[str] = []
        db.set_trace_callback(asked.append)
        quotas.require_opening(db, Quotas(9, 9, 9, 9, 9), GUILD, ANA.id, 5)
        db.set_trace_callback(None)
        counted = [sql for sql in asked if sql.startswith("SELECT")]
        return [
            row["detail"] for sql in counted for row in db.execute(f"EXPLAIN QUERY PLAN {sql}").fetchall()
        ]

    found = await bot.store.read(plans)
    assert len(found) >= 5
    assert [plan for plan in found if not plan.startswith("SEARCH")] == []


async def test_a_host_who_invites_very_many_is_told_that_it_is_enough(bot: Bot) -> None:
    info = await opened(bot, 1)
    for user in range(100, 120):
        await invitations.invite(bot.context, info.id, ANA.id, user)
    assert await refused(invitations.invite(bot.context, info.id, ANA.id, 120)) == "asked-enough"


def _archived(db: Database, info: TableInfo) -> None:
    archive.put_away(db, info, 1_000_000)
