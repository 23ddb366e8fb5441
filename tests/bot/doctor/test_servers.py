"""Servers and channels where the bot lacks something, each with the line that says so."""

import pytest

from bot.discord.permissions import invitation
from bot.sandbox.world import registry
from bot.sandbox.world.permissions import MEMBER, Permission
from bot.sandbox.world.state import Overwrite
from tests.bot.doctor.conftest import Visit
from tools.driver import Place

CLICKS = "Edit Channel, Permissions, the bot's role: allow it"
AT_LARGE = "Server Settings, Roles, the bot's role, Permissions: switch it on"
NAMES = {
    Permission.SEND_MESSAGES: "Send Messages",
    Permission.EMBED_LINKS: "Embed Links",
    Permission.ATTACH_FILES: "Attach Files",
    Permission.READ_MESSAGE_HISTORY: "Read Message History",
}
OF_THREADS = {
    Permission.CREATE_PUBLIC_THREADS: "Create Public Threads",
    Permission.SEND_MESSAGES_IN_THREADS: "Send Messages in Threads",
}


async def test_in_no_server(visit: Visit) -> None:
    visit.city.world.leave(visit.city.guild, visit.city.world.bot)
    url = invitation(visit.city.world.bot.id)
    assert await visit.bad() == [f"BAD the bot is in no server -> invite it: {url}"]


async def test_a_server_that_it_is_not_in(visit: Visit) -> None:
    url = invitation(visit.city.world.bot.id)
    assert await visit.bad("--server", "5") == [f"BAD the bot is not in server 5 -> invite it: {url}"]


async def test_invited_without_commands(visit: Visit) -> None:
    visit.city.world.fail("GET /applications/*/guilds/*/commands", 403, code=50001, times=9)
    url = invitation(visit.city.world.bot.id)
    assert await visit.bad() == [
        "BAD The Tavern: the bot was invited without its commands -> "
        f"open the invitation again, and choose that server: {url}"
    ]


async def test_commands_that_people_see_twice(visit: Visit) -> None:
    world = visit.city.world
    registry.overwrite(world, visit.city.guild.id, [{"name": "hand", "description": "x", "type": 1}])
    assert (
        "-   The Tavern: one command is registered for this server alone, so people see it twice -> "
        "they come from TAVERNA_GUILD, which is for development: use an application of its own for that"
    ) in await visit.said()


@pytest.mark.parametrize("taken", NAMES)
async def test_a_permission_that_a_channel_takes(visit: Visit, games: Place, taken: Permission) -> None:
    visit.city.world.deny(games.channel, taken)
    assert await visit.bad() == [f"BAD The Tavern, #games: the bot lacks {NAMES[taken]} -> {CLICKS}"]


@pytest.mark.parametrize("taken", OF_THREADS)
async def test_a_permission_for_threads_is_missing(visit: Visit, games: Place, taken: Permission) -> None:
    visit.city.world.deny(games.channel, taken)
    assert await visit.bad() == [
        f"BAD The Tavern, #games: for tables in threads the bot lacks {OF_THREADS[taken]} -> {CLICKS}"
    ]


@pytest.mark.parametrize("taken", [*NAMES, *OF_THREADS])
async def test_a_permission_that_the_role_lacks_is_one_line(visit: Visit, taken: Permission) -> None:
    visit.city.channel("more")
    for role in visit.city.guild.roles.values():
        role.permissions &= ~taken
    what = (
        f"the bot's role lacks {NAMES[taken]}"
        if taken in NAMES
        else (f"for tables in threads the bot's role lacks {OF_THREADS[taken]}")
    )
    assert await visit.bad() == [f"BAD The Tavern: {what} -> {AT_LARGE}"]


async def test_a_channel_that_the_bot_does_not_see(visit: Visit, games: Place) -> None:
    visit.city.world.deny(games.channel, Permission.VIEW_CHANNEL)
    assert await visit.bad() == [
        "BAD The Tavern: the bot does not see the only text channel -> "
        "Edit Channel, Permissions, Add members or roles: the bot's role"
    ]
    visit.city.channel("more")
    assert "ok  The Tavern: the bot has all that it needs in 1 of 2 text channels" in await visit.said()


async def test_a_server_without_text_channels_is_no_fault(visit: Visit, games: Place) -> None:
    visit.city.world.delete_channel(games.channel)
    lines = await visit.said()
    assert [line for line in lines if line.startswith("BAD")] == []
    assert "-   The Tavern: there is no text channel" in lines


async def test_a_server_whose_role_sees_nothing(visit: Visit) -> None:
    for role in visit.city.guild.roles.values():
        role.permissions &= ~Permission.VIEW_CHANNEL
    assert await visit.bad() == [
        "BAD The Tavern: the bot does not see the only text channel: its role lacks View Channels -> "
        f"{AT_LARGE}"
    ]


async def test_a_channel_where_nobody_writes_is_no_fault(visit: Visit) -> None:
    news = visit.city.channel("news").channel
    news.overwrites.append(Overwrite(visit.city.guild.id, 0, deny=int(Permission.SEND_MESSAGES)))
    lines = await visit.said()
    assert [line for line in lines if line.startswith("BAD")] == []
    assert (
        "-   The Tavern, #news: no place for games, people can't write there either; "
        "the bot lacks Send Messages"
    ) in lines


async def test_an_administrator_needs_nothing_else(visit: Visit, games: Place) -> None:
    [role] = [role for role in visit.city.guild.roles.values() if role.managed]
    role.permissions = int(Permission.ADMINISTRATOR)
    visit.city.guild.roles[visit.city.guild.id].permissions = int(MEMBER & ~Permission.VIEW_CHANNEL)
    visit.city.world.deny(games.channel, Permission.SEND_MESSAGES)
    assert await visit.bad() == []


async def test_many_lines_about_a_server_are_cut_short(visit: Visit) -> None:
    for number in range(30):
        visit.city.world.deny(visit.city.channel(f"c{number}").channel, Permission.ATTACH_FILES)
    lines = await visit.said()
    assert sum("#c" in line for line in lines) == 20
    assert "-   The Tavern: 10 more lines like these" in lines


@pytest.mark.parametrize("what", ["roles", "members/*", "channels"])
async def test_a_server_that_can_not_be_looked_at(visit: Visit, what: str) -> None:
    visit.city.world.fail(f"GET /guilds/*/{what}", 403, code=50001, times=9)
    first, second = await visit.bad()
    assert first == "BAD The Tavern: its channels can't be looked at -> the next line says why"
    assert "Discord refuses it (403/50001) -> the bot may not see this: " in second
