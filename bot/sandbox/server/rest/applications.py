"""The application: its commands, its emoji, itself."""

import base64
import binascii
import re

from aiohttp import web

from bot.sandbox.server.payloads import user_json
from bot.sandbox.server.rest.call import answer, body_of, id_of, list_of, nothing, world_of
from bot.sandbox.world import registry
from bot.sandbox.world.form import Json, Problems, Refused, required, text, wrong
from bot.sandbox.world.state import Emoji
from bot.sandbox.world.world import World

routes = web.RouteTableDef()
GLOBAL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
EMOJIS = "/applications/{application_id}/emojis"
EMOJIS_MOST = 2000
EMOJI_BYTES = 256 * 1024


def _scope(request: web.Request) -> int | None:
    world = world_of(request)
    if id_of(request, "application_id") != world.bot.id:
        raise Refused(404, 10002, "Unknown Application")
    if "guild_id" not in request.match_info:
        return None
    guild_id = id_of(request, "guild_id")
    guild = world.state.guilds.get(guild_id)
    if guild is None or world.bot.id not in guild.members:
        raise Refused(403, 50001, "Missing Access")
    return guild_id


@routes.get(GLOBAL)
@routes.get(GUILD)
async def commands(request: web.Request) -> web.Response:
    """List commands."""
    world = world_of(request)
    return answer(
        [registry.command_json(world, command) for command in registry.listed(world, _scope(request))]
    )


@routes.put(GLOBAL)
@routes.put(GUILD)
async def overwrite(request: web.Request) -> web.Response:
    """Replace all commands."""
    world = world_of(request)
    kept = registry.overwrite(world, _scope(request), list_of(request))
    return answer([registry.command_json(world, command) for command in kept])


@routes.get("/applications/@me")
@routes.get("/oauth2/applications/@me")
async def me(request: web.Request) -> web.Response:
    """Return the application."""
    world = world_of(request)
    owner = {**user_json(world.bot), "id": "1", "username": "owner", "bot": False}
    return answer(
        {
            "id": str(world.bot.id),
            "name": world.bot.name,
            "icon": None,
            "description": "",
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "type": None,
            "flags": 0,
            "flags_new": "0",
            "explicit_content_filter": 0,
            "redirect_uris": list(world.redirects),
            "eligible_oauth2_scopes": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "approximate_guild_count": sum(world.bot.id in g.members for g in world.state.guilds.values()),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "owner": owner,
            "team": None,
            "integration_types_config": {"0": {}},
        }
    )


# Emoji


def _emoji_json(world: World, emoji: Emoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": user_json(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def _emoji(request: web.Request) -> Emoji:
    _scope(request)
    emoji = world_of(request).state.emojis.get(id_of(request, "emoji_id"))
    if emoji is None:
        raise Refused(404, 10014, "Unknown Emoji")
    return emoji


def _emoji_name(body: Json) -> str:
    name = required(body, "name")
    problems = Problems()
    problems.length(("name",), name, 2, 32)
    if not re.fullmatch(r"\w+", name, re.ASCII):
        problems.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    problems.refuse()
    return name


@routes.get(EMOJIS)
async def emojis(request: web.Request) -> web.Response:
    """List the application's emoji."""
    _scope(request)
    world = world_of(request)
    return answer({"items": [_emoji_json(world, emoji) for emoji in world.state.emojis.values()]})


@routes.post(EMOJIS)
async def create_emoji(request: web.Request) -> web.Response:
    """Add an emoji: at most 2000, each up to 256 KiB."""
    _scope(request)
    world, body = world_of(request), body_of(request)
    name, image = _emoji_name(body), text(body, "image") or ""
    header, _, packed = image.partition(";base64,")
    try:
        size = len(base64.b64decode(packed, validate=True))
    except binascii.Error:
        size = 0
    if not header.startswith("data:image/") or not size:
        raise wrong(("image",), "IMAGE_INVALID", "Invalid image data")
    if size > EMOJI_BYTES:
        raise wrong(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if len(world.state.emojis) >= EMOJIS_MOST:
        raise Refused(400, 30008, f"Maximum number of emojis reached ({EMOJIS_MOST})")
    if any(emoji.name == name for emoji in world.state.emojis.values()):
        raise wrong(
            ("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name already exists"
        )
    emoji = Emoji(world.next_id(), name, image)
    world.state.emojis[emoji.id] = emoji
    return answer(_emoji_json(world, emoji), 201)


@routes.delete(EMOJIS + "/{emoji_id}")
async def delete_emoji(request: web.Request) -> web.Response:
    """Remove an emoji."""
    del world_of(request).state.emojis[_emoji(request).id]
    return nothing()
