"""Settings and screens of a server's managers, through the double, in English and Portuguese."""

import pytest

from bot import VERSION
from bot.sandbox.people.filling import Impossible, command_data
from bot.sandbox.world.form import items, number
from bot.sandbox.world.permissions import ALL, Permission
from bot.sandbox.world.state import Asked, Role
from rules.games import LEFT_OUT
from tests.bot.e2e.players import seated
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("bot")

CHANNELS, ROLES = "Channels for tables (none: all channels)", "Roles that may open tables (none: everybody)"
HOSTS = 424242  # a role


@pytest.fixture
def owner(city: City) -> Person:
    """Return the owner of the server."""
    return Person(city, city.world.state.users[city.guild.owner_id])


@pytest.fixture
def city(city: City) -> City:
    """With a role that has no permissions of its own."""
    city.guild.roles[HOSTS] = Role(HOSTS, "Hosts", 0)
    return city


async def form(owner: Person, games: Place) -> Post:
    """The present setup."""
    return (await owner.command("taverna setup", games)).shown


async def test_the_owner_sees_and_changes_the_setup(owner: Person, games: Place) -> None:
    first = await form(owner, games)
    assert "every channel" in first.text
    assert "Everybody may open tables" in first.text
    changed = await owner.command(
        "taverna setup", games, language="Português (Brasil)", place="A new thread", pace="36h"
    )
    assert "1 day 12 hours" in changed.text
    assert "A new thread" in changed.text
    assert (await owner.command("taverna setup", games)).text == changed.text
    back = await owner.command("taverna setup", games, language="The Discord server's", pace="none")
    assert "The Discord server's" in back.text


async def test_new_tables_follow_the_setup(owner: Person, bia: Person, games: Place) -> None:
    await owner.command(
        "taverna setup", games, language="Português (Brasil)", place="A new thread", pace="36h"
    )
    await bia.command("table open", games, game="toy.name")
    [thread] = games.threads
    lobby = await thread.until(lambda post: "Jogadores: 1 de 4" in post.text)
    assert lobby.buttons
    await bia.command("table open", games, game="toy.name", place="This channel", language="English")
    await games.until(lambda post: "Players: 1 of 4" in post.text)


async def test_tables_are_opened_in_the_chosen_channels_only(
    city: City, owner: Person, ana: Person, bia: Person, games: Place
) -> None:
    lounge = city.channel("lounge")
    chosen = await form(owner, games)
    await owner.select(chosen, [games], CHANNELS)
    chosen = await games.until(lambda post: f"opened in <#{games.id}>" in post.text, reader=owner)
    assert f"<#{games.id}>" in (await ana.command("table open", lounge, game="toy.name")).text
    assert lounge.posts == []
    city.world.allow(lounge.channel, Permission.CREATE_PUBLIC_THREADS, ana.user)
    refused = await ana.command("table open", lounge, game="toy.name", place="thread")
    assert "só se abrem mesas" in refused.text
    assert lounge.threads == []
    city.world.allow(games.channel, Permission.CREATE_PUBLIC_THREADS, bia.user)
    await bia.command("table open", games, game="toy.name", place="A new thread")
    [thread] = games.threads
    await thread.until(lambda post: bool(post.buttons))
    await owner.select(chosen, [], CHANNELS)
    await games.until(lambda post: "every channel" in post.text and post.id == chosen.id, reader=owner)
    await ana.command("table open", lounge, game="toy.name")
    await lounge.until(lambda post: bool(post.buttons))


async def test_a_channel_that_is_deleted_is_not_chosen_any_more(
    city: City, owner: Person, games: Place
) -> None:
    lounge = city.channel("lounge")
    await owner.select(await form(owner, games), [games, lounge], CHANNELS)
    both = await games.until(lambda post: f"<#{lounge.id}>" in post.text, reader=owner)
    assert chosen_in(both) == {games.id, lounge.id}
    city.world.delete_channel(lounge.channel)
    assert chosen_in(await form(owner, games)) == {games.id}


async def test_where_all_chosen_channels_are_gone_people_are_told_so(
    city: City, owner: Person, ana: Person, games: Place
) -> None:
    lounge = city.channel("lounge")
    await owner.select(await form(owner, games), [lounge], CHANNELS)
    await games.until(lambda post: f"opened in <#{lounge.id}>" in post.text, reader=owner)
    city.world.delete_channel(lounge.channel)
    refused = await ana.command("table open", games, game="toy.name")
    assert "não existem mais" in refused.text
    assert f"<#{lounge.id}>" not in refused.text
    shown = await form(owner, games)
    assert "tables can be opened nowhere" in shown.text
    assert f"<#{lounge.id}>" not in shown.text


def chosen_in(post: Post) -> set[int]:
    """Return what is chosen in the menus of a message."""
    menus = [menu for row in post.message.now.components for menu in items(row, "components")]
    return {number(value, "id") or 0 for menu in menus for value in items(menu, "default_values")}


async def test_tables_are_opened_by_the_chosen_roles_and_joined_by_everybody(
    city: City, owner: Person, ana: Person, bia: Person, games: Place
) -> None:
    city.guild.members[bia.id].append(HOSTS)
    await owner.select(await form(owner, games), [str(HOSTS)], ROLES)
    await games.until(lambda post: f"opened by <@&{HOSTS}>" in post.text, reader=owner)
    assert f"<@&{HOSTS}>" in (await ana.command("table open", games, game="toy.name")).text
    await bia.command("table open", games, game="toy.name")
    lobby = await games.until(lambda post: bool(post.buttons))
    await ana.press(lobby, "Join")
    await games.until(lambda post: "2. Ana" in post.text)


async def test_nobody_manages_a_server_by_forging(owner: Person, ana: Person, games: Place) -> None:
    chosen = await form(owner, games)
    for words in ("taverna setup", "taverna status"):
        with pytest.raises(Impossible):
            await ana.command(words, games)
        everything = command_data(ana.world, games.channel.guild_id, ALL, words, {}, None)
        assert "Só quem pode gerenciar" in (await ana.forge(Asked.COMMAND, games, everything)).text
    for custom_id, kind, value in (
        ("h:channels", 8, str(games.id)),
        ("h:roles", 6, "1"),
        ("h:roles", 3, "x,y"),
    ):
        reply = await ana.forge_press(chosen, custom_id, kind, [value])
        reply = await reply.until(lambda reply: bool(reply.followups))
        assert "Só quem pode gerenciar" in reply.followups[0].text
    assert (await form(owner, games)).text == chosen.text


async def test_the_status_says_how_the_bot_is_doing_and_what_is_missing(
    city: City, owner: Person, ana: Person, bia: Person, games: Place
) -> None:
    empty = await owner.command("taverna status", games)
    assert f"Taverna {VERSION}" in empty.text
    assert "No table on this server" in empty.text
    assert "I have everything I need" in empty.text
    await seated(ana, [bia], games, game="toy.name")
    city.world.deny(games.channel, Permission.ATTACH_FILES)
    told = await owner.command("taverna status", games)
    assert "1 running" in told.text
    assert "database is sound" in told.text
    assert "I'm missing: Attach Files. Allow it under Edit Channel, Permissions, the bot's role." in told.text


async def test_the_status_names_the_games_that_are_left_out(
    owner: Person, games: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "🧩" not in (await owner.command("taverna status", games)).text
    monkeypatch.setitem(LEFT_OUT, "peak", "taverna-peak 1.0 (/srv/peak): made for contract 9")
    told = await owner.command("taverna status", games)
    assert "don't fit this version of the bot: peak." in told.text
    assert "/srv" not in told.text
