"""Users, guilds, members and roles; where the gateway is."""

from aiohttp import web

from bot.sandbox.server.guilds import counts_json, guild_json, my_guild_json
from bot.sandbox.server.payloads import channel_json, me_json, member_json, role_json, user_json
from bot.sandbox.server.rest.call import answer, body_of, id_of, query_of, world_of
from bot.sandbox.server.rest.oauth import bearer
from bot.sandbox.world.form import Refused, number, required, whole
from bot.sandbox.world.world import World

routes = web.RouteTableDef()
GUILDS_MOST = 200


def gateway_url(world: World) -> str:
    """Return the websocket's address."""
    return f"{world.origin.replace('http', 'ws', 1)}/gateway"


@routes.get("/gateway")
async def gateway(request: web.Request) -> web.Response:
    """Return the gateway's address."""
    return answer({"url": gateway_url(world_of(request))})


@routes.get("/gateway/bot")
async def gateway_bot(request: web.Request) -> web.Response:
    """Return the gateway's address, and how often the bot may still identify."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return answer(
        {
            "url": gateway_url(world_of(request)),
            "shards": world_of(request).shards,
            "session_start_limit": limit,
        }
    )


@routes.get("/users/{user_id}")
async def user(request: web.Request) -> web.Response:
    """Return a user; `@me` is the bot, or whoever has logged in elsewhere, if the request has their token."""
    world = world_of(request)
    if request.match_info["user_id"] == "@me":
        person = bearer(request)
        return answer(me_json(world) if person is None else user_json(person))
    found = world.state.users.get(id_of(request, "user_id"))
    if found is None:
        raise Refused(404, 10013, "Unknown User")
    return answer(user_json(found))


@routes.get("/users/@me/guilds")
async def my_guilds(request: web.Request) -> web.Response:
    """List the bot's guilds, in pages, with the numbers of their members if that is asked for."""
    world, query = world_of(request), query_of(request)
    before, after = number(query, "before"), number(query, "after") or 0
    most = min(number(query, "limit") or GUILDS_MOST, GUILDS_MOST)
    counted = query.get("with_counts") in ("true", "True", "1")
    mine = sorted(
        (guild for guild in world.state.guilds.values() if world.bot.id in guild.members),
        key=lambda guild: guild.id,
    )
    mine = [guild for guild in mine if after < guild.id and (before is None or guild.id < before)]
    page = mine[:most] if before is None else mine[-most:]
    return answer([my_guild_json(world, guild) | (counts_json(guild) if counted else {}) for guild in page])


@routes.post("/users/@me/channels")
async def open_dm(request: web.Request) -> web.Response:
    """Open a DM; it opens for everybody, and a closed one shows when something is sent."""
    world = world_of(request)
    recipient = required({"recipient_id": str(body_of(request).get("recipient_id", ""))}, "recipient_id")
    found = world.state.users.get(whole(recipient) or 0)
    if found is None or found.bot:
        raise Refused(400, 50033, "Invalid Recipient(s)")
    return answer(channel_json(world, world.dm(found.id)))


@routes.get("/guilds/{guild_id}")
async def guild(request: web.Request) -> web.Response:
    """Return a guild."""
    world = world_of(request)
    found = world.guild(id_of(request, "guild_id"))
    return answer({**guild_json(found), **counts_json(found)})


@routes.get("/guilds/{guild_id}/emojis")
@routes.get("/guilds/{guild_id}/stickers")
async def nothing_of_its_own(request: web.Request) -> web.Response:
    """List what a guild has of this kind: guilds here have none."""
    world_of(request).guild(id_of(request, "guild_id"))
    return answer([])


@routes.get("/guilds/{guild_id}/members/{user_id}")
async def member(request: web.Request) -> web.Response:
    """Return a member."""
    world = world_of(request)
    found, user_id = world.guild(id_of(request, "guild_id")), id_of(request, "user_id")
    if user_id not in found.members:
        raise Refused(404, 10007, "Unknown Member")
    return answer(member_json(world, found, user_id))


@routes.get("/guilds/{guild_id}/members")
async def members(request: web.Request) -> web.Response:
    """Refuse to list the members: that needs the privileged intent, which the application has not."""
    world_of(request).guild(id_of(request, "guild_id"))
    raise Refused(403, 50001, "Missing Access")


@routes.get("/guilds/{guild_id}/roles")
async def roles(request: web.Request) -> web.Response:
    """List the roles of a guild."""
    found = world_of(request).guild(id_of(request, "guild_id"))
    return answer([role_json(role, n) for n, role in enumerate(found.roles.values())])
