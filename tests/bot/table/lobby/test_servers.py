"""Settings by the owner of a server, and what they do to new tables."""

from pathlib import Path

import pytest

from bot.table.lobby import archive, lobby, servers
from bot.table.lobby.servers import ANYBODY, Rights, Setup
from bot.table.model import TableInfo
from bot.table.operations.heartbeat import Heartbeat
from rules.core.decisions import Rejected
from tests.bot.table.scene import ANA, BIA, CHANNEL, GUILD, Bot, refused, started

HOSTS, GAMES = 70, 71  # a role and a channel
WHOLE = Setup("pt-BR", "thread", 24 * 3600, (GAMES,), (HOSTS,))


async def opened(bot: Bot, channel: int = CHANNEL, rights: Rights = ANYBODY, guild: int = GUILD) -> TableInfo:
    return await lobby.open_table(bot.context, guild, channel, ANA, "toy", "en", rights=rights)


async def test_who_manages_the_server_sets_it_up_and_it_stays(database: Path) -> None:
    async with started(database) as bot:
        assert await servers.setup_of(bot.context, GUILD) == Setup()
        assert await refused(servers.set_up(bot.context, GUILD, WHOLE, manages=False)) == "manage-only"
        assert await servers.setup_of(bot.context, GUILD) == Setup()
        await servers.set_up(bot.context, GUILD, WHOLE, manages=True)
    async with started(database) as bot:
        assert await servers.setup_of(bot.context, GUILD) == WHOLE
        assert await servers.setup_of(bot.context, 2) == Setup(), "of another server"


@pytest.mark.parametrize("time_limit", [-1, 0, 599, 60 * 24 * 3600 + 1])
async def test_a_time_that_no_table_could_have_is_refused(bot: Bot, time_limit: int) -> None:
    wanted = Setup(time_limit=time_limit)
    assert await refused(servers.set_up(bot.context, GUILD, wanted, manages=True)) == "budget"


async def test_new_tables_have_the_servers_time_for_an_answer(bot: Bot) -> None:
    await servers.set_up(bot.context, GUILD, Setup(time_limit=3600), manages=True)
    assert (await opened(bot)).time_limit == 3600
    assert (await opened(bot, 9, guild=2)).time_limit is None


async def test_tables_are_opened_in_the_owners_channels_and_their_threads_only(bot: Bot) -> None:
    await servers.set_up(bot.context, GUILD, Setup(channels=(GAMES, 72)), manages=True)
    with pytest.raises(Rejected) as refusal:
        await opened(bot)
    assert refusal.value.text.args == {"channels": [f"<#{GAMES}>", "<#72>"]}
    assert await refused(opened(bot, rights=Rights(manages=True))) == "channels"
    await opened(bot, GAMES)
    await opened(bot, 99, Rights(below=GAMES))


async def test_tables_are_opened_by_the_owners_roles_and_who_manages_the_server(bot: Bot) -> None:
    await servers.set_up(bot.context, GUILD, Setup(roles=(HOSTS,)), manages=True)
    assert await refused(opened(bot, rights=Rights(roles=frozenset({5})))) == "roles"
    await opened(bot, 8, Rights(roles=frozenset({5, HOSTS})))
    info = await opened(bot, 9, Rights(manages=True))
    await lobby.join(bot.context, info.id, BIA)


async def test_nothing_is_made_where_opening_would_be_refused(bot: Bot) -> None:
    await servers.set_up(bot.context, GUILD, Setup(roles=(HOSTS,)), manages=True)
    context = bot.context
    assert (
        await refused(lobby.require_opening(context, GUILD, CHANNEL, ANA.id, "toy", None, Rights()))
        == "roles"
    )
    assert (
        await refused(lobby.require_opening(context, GUILD, CHANNEL, ANA.id, "chess", None, Rights()))
        == "no-game"
    )
    assert await refused(lobby.require_opening(context, 2, CHANNEL, ANA.id, "toy", 9, Rights())) == "players"
    await lobby.require_opening(context, 2, CHANNEL, ANA.id, "toy", 3, Rights())


async def test_the_state_counts_the_servers_own_tables(bot: Bot) -> None:
    bot.clock.now = 500.0
    heartbeat = Heartbeat(bot.context, lambda: True)
    bot.clock.now = 900.0
    await heartbeat.beat()
    await bot.table(ANA, BIA)
    await opened(bot, 3)
    await opened(bot, 4, guild=2)
    state = await servers.state(bot.context, GUILD)
    assert (state.tables, state.started, state.sound) == ({"lobby": 1, "running": 1}, 500, True)
    assert state.unsaid == len(await bot.rows("outbox"))
    await bot.execute("UPDATE heartbeat SET sound = 0")
    assert not (await servers.state(bot.context, GUILD)).sound


async def test_a_server_has_at_most_as_many_channels_and_roles_as_a_menu_holds(bot: Bot) -> None:
    many = tuple(range(1, 30))
    found = await servers.set_up(bot.context, GUILD, Setup(channels=many, roles=many), manages=True)
    assert found == Setup(channels=many[:25], roles=many[:25])
    assert await servers.setup_of(bot.context, GUILD) == found


async def test_an_archived_table_is_counted_as_one(bot: Bot) -> None:
    silent, closed, ended = [(await bot.table(ANA, BIA, channel=channel)).id for channel in (8, 9, 10)]
    info = await bot.info(silent)
    await bot.store.write(archive.put_away, info, 5)
    await lobby.close(bot.context, closed, ANA.id)
    await bot.ended(ended, ANA)
    state = await servers.state(bot.context, GUILD)
    assert (state.tables, state.open) == ({"archived": 1, "closed": 2}, 0)
