"""The user of a request, its place and its rights, as the bot reads them from an interaction."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord.permissions import needed
from bot.discord.requests import serve
from bot.discord.requests.request import Runtime
from bot.table import reading
from bot.table.lobby.servers import ANYBODY, Rights
from bot.table.people import profiles
from tests.bot.discord.requests.test_responses import Member, Thread
from tests.bot.discord.speaking import ANA, begun

ALL, NONE = discord.Permissions.all(), discord.Permissions.none()


def asked(**given: object) -> Any:
    """Ana's interaction in channel 2 of server 1, where everybody may do everything."""
    here: dict[str, object] = {
        "user": SimpleNamespace(id=ANA.id, display_name="Ana"),
        "locale": discord.Locale.brazil_portuguese,
        "guild_locale": discord.Locale.american_english,
        "guild": SimpleNamespace(id=1),
        "message": None,
        "guild_id": 1,
        "channel": SimpleNamespace(id=2),
        "channel_id": 2,
        "app_permissions": ALL,
        "permissions": ALL,
    }
    return SimpleNamespace(**{**here, **given})


@pytest.mark.parametrize("in_thread", [True, False])
async def test_what_the_bot_lacks_in_a_channel_or_thread_is_known(runtime: Runtime, in_thread: bool) -> None:
    place = {"channel": Thread(private=False, parent=None)} if in_thread else {}
    names = needed(in_thread=in_thread)
    assert (await serve.greet(runtime, asked(**place))).missing == ()
    assert (await serve.greet(runtime, asked(**place, app_permissions=NONE))).missing == names
    for name in names:
        granted = discord.Permissions(**{each: each != name for each in names})
        assert (await serve.greet(runtime, asked(**place, app_permissions=granted))).missing == (name,)


async def test_who_asks_is_remembered_and_called_so_at_the_tables_of_this_server(runtime: Runtime) -> None:
    info = await begun(runtime.context)
    name = "\u202e" + "x" * 40
    request = await serve.greet(runtime, asked(user=SimpleNamespace(id=ANA.id, display_name=f" {name} ")))
    assert (request.person.id, request.person.name, request.words.lang) == (ANA.id, "x" * 32, "pt-BR")
    assert (await reading.seen(runtime.context, info.id, ANA.id)).table.names[0] == "x" * 32
    assert await profiles.lang_of(runtime.context, ANA.id) == "pt-BR"
    await profiles.choose_lang(runtime.context, ANA.id, "es")
    request = await serve.greet(runtime, asked())
    assert (request.person.lang, request.words.lang, request.guild_lang) == ("es", "es", "en")


@pytest.mark.parametrize(
    ("shown", "name", "called"),
    [
        ("\U0001d507ora", "dora", "Dora"),
        ("D\u200bo" + "\u0301\u0316" * 9, "dora", "D\u00f3\u0316\u0316"),
        ("\u3164\u200b", "dora_7", "dora_7"),
        ("\u3164", "\u3164", "9"),
    ],
)
async def test_a_name_can_be_read_and_told_from_others(
    runtime: Runtime, shown: str, name: str, called: str
) -> None:
    user = SimpleNamespace(id=9, display_name=shown, name=name)
    assert (await serve.greet(runtime, asked(user=user))).person.name == called


@pytest.mark.parametrize("guild_id", [1, None])
@pytest.mark.parametrize("permission", ["manage_channels", "create_public_threads"])
async def test_rights_are_those_of_the_user_and_none_in_direct_messages(
    runtime: Runtime, permission: str, guild_id: int | None
) -> None:
    mine = discord.Permissions(**{permission: True})
    request = await serve.greet(runtime, asked(permissions=mine, guild_id=guild_id))
    own = (permission == "manage_channels", permission == "create_public_threads")
    assert (request.moderates, request.threads) == (own if guild_id else (False, False))
    assert (request.guild_id, request.channel_id) == (guild_id, 2)


async def test_where_discord_says_less_the_rest_is_taken_from_the_person(runtime: Runtime) -> None:
    request = await serve.greet(runtime, asked(guild=None, guild_id=None, guild_locale=None, channel_id=None))
    assert (request.guild_lang, request.channel_id) == ("pt-BR", 0)
    assert (request.rights, request.has(2), request.sees(2)) == (ANYBODY, False, False)


@pytest.mark.parametrize("manages", [True, False])
@pytest.mark.parametrize("below", [9, None])
async def test_a_member_has_the_rights_of_their_roles_where_they_are(
    runtime: Runtime, manages: bool, below: int | None
) -> None:
    member: Any = Member()
    member.nick, member._user = "Ana", SimpleNamespace(id=ANA.id)
    member._roles, member.guild = [], SimpleNamespace(default_role=SimpleNamespace(id=5))
    place: dict[str, object] = {}
    if below is not None:
        thread = Thread(private=False, parent=None)
        thread.parent_id = below
        place = {"channel": thread}
    mine = discord.Permissions(manage_guild=manages)
    request = await serve.greet(runtime, asked(user=member, permissions=mine, **place))
    assert request.rights == Rights(roles=frozenset({5}), manages=manages, below=below)


async def test_a_server_has_its_channels_and_its_roles(runtime: Runtime) -> None:
    guild = SimpleNamespace(get_channel={3: "games"}.get, get_role={4: "players"}.get)
    request = await serve.greet(runtime, asked(guild=guild))
    assert [request.has(ident) for ident in (3, 4, 5)] == [True, True, False]


@pytest.mark.parametrize(
    ("kind", "component", "called"),
    [
        (discord.InteractionType.application_command, None, "command"),
        (discord.InteractionType.modal_submit, None, "form"),
        (discord.InteractionType.component, discord.ComponentType.button, "button"),
        (discord.InteractionType.component, discord.ComponentType.select, "menu"),
    ],
)
def test_what_somebody_did_has_a_name(
    kind: discord.InteractionType, component: discord.ComponentType | None, called: str
) -> None:
    data = None if component is None else {"component_type": component.value}
    it: Any = SimpleNamespace(type=kind, data=data)
    assert serve.kind_of(it) == called
