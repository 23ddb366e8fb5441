"""What the owner of a server sets, and what that does to new tables."""

from collections.abc import Awaitable
from pathlib import Path

import pytest

from bot.table.lobby import lobby, servers
from bot.table.lobby.servers import ANYBODY, Rights, Setup
from bot.table.model import TableInfo
from bot.table.operations.heartbeat import Heartbeat
from rules.core.decisions import Rejected
from tests.bot.table.scene import ANA, BIA, CHANNEL, GUILD, Bot, bot

HOSTS, GAMES = 70, 71  # a role and a channel
WHOLE = Setup("pt-BR", "thread", 24 * 3600, (GAMES,), (HOSTS,))


async def refused(call: Awaitable[object]) -> str:
    with pytest.raises(Rejected) as refusal:
        await call
    return refusal.value.text.key.removeprefix("table.refused.")


async def opened(
    house: Bot, channel: int = CHANNEL, rights: Rights = ANYBODY, guild: int = GUILD
) -> TableInfo:
    return await lobby.open_table(house.context, guild, channel, ANA, "toy", "en", rights=rights)


async def test_who_manages_the_server_sets_it_up_and_it_stays(tmp_path: Path) -> None:
    path = tmp_path / "taverna.db"
    async with bot(path) as house:
        assert await servers.setup_of(house.context, GUILD) == Setup()
        assert await refused(servers.set_up(house.context, GUILD, WHOLE, manages=False)) == "manage-only"
        assert await servers.setup_of(house.context, GUILD) == Setup()
        await servers.set_up(house.context, GUILD, WHOLE, manages=True)
    async with bot(path) as house:
        assert await servers.setup_of(house.context, GUILD) == WHOLE
        assert await servers.setup_of(house.context, 2) == Setup(), "of another server"


@pytest.mark.parametrize("budget", [-1, 0, 599, 60 * 24 * 3600 + 1])
async def test_a_time_that_no_table_could_have_is_refused(budget: int) -> None:
    async with bot() as house:
        wanted = Setup(budget=budget)
        assert await refused(servers.set_up(house.context, GUILD, wanted, manages=True)) == "budget"


async def test_new_tables_have_the_servers_time_for_an_answer() -> None:
    async with bot() as house:
        await servers.set_up(house.context, GUILD, Setup(budget=3600), manages=True)
        assert (await opened(house)).budget == 3600
        assert (await opened(house, 9, guild=2)).budget is None


async def test_tables_are_opened_in_the_owners_channels_and_their_threads_only() -> None:
    async with bot() as house:
        await servers.set_up(house.context, GUILD, Setup(channels=(GAMES, 72)), manages=True)
        with pytest.raises(Rejected) as refusal:
            await opened(house)
        assert refusal.value.text.args == {"channels": [f"<#{GAMES}>", "<#72>"]}
        assert await refused(opened(house, rights=Rights(manages=True))) == "channels"
        await opened(house, GAMES)
        await opened(house, 99, Rights(below=GAMES))


async def test_tables_are_opened_by_the_owners_roles_and_who_manages_the_server() -> None:
    async with bot() as house:
        await servers.set_up(house.context, GUILD, Setup(roles=(HOSTS,)), manages=True)
        assert await refused(opened(house, rights=Rights(roles=frozenset({5})))) == "roles"
        await opened(house, 8, Rights(roles=frozenset({5, HOSTS})))
        info = await opened(house, 9, Rights(manages=True))
        await lobby.join(house.context, info.id, BIA)


async def test_nothing_is_made_where_opening_would_be_refused() -> None:
    async with bot() as house:
        await servers.set_up(house.context, GUILD, Setup(roles=(HOSTS,)), manages=True)
        context = house.context
        assert (
            await refused(lobby.require_opening(context, GUILD, CHANNEL, ANA.id, "toy", None, Rights()))
            == "roles"
        )
        assert (
            await refused(lobby.require_opening(context, GUILD, CHANNEL, ANA.id, "chess", None, Rights()))
            == "no-game"
        )
        assert (
            await refused(lobby.require_opening(context, 2, CHANNEL, ANA.id, "toy", 9, Rights())) == "players"
        )
        await lobby.require_opening(context, 2, CHANNEL, ANA.id, "toy", 3, Rights())


async def test_the_state_counts_the_servers_own_tables() -> None:
    async with bot() as house:
        house.clock.now = 500.0
        heartbeat = Heartbeat(house.context, lambda: True)
        house.clock.now = 900.0
        await heartbeat.beat()
        await house.table(ANA, BIA)
        await opened(house, 3)
        await opened(house, 4, guild=2)
        state = await servers.state(house.context, GUILD)
        assert (state.tables, state.started, state.sound) == ({"lobby": 1, "running": 1}, 500, True)
        assert state.unsaid == len(await house.rows("outbox"))
