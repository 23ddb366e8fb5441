"""Messages of channels, threads and DMs; pins; typing."""

from aiohttp import web

from bot.sandbox.server.payloads import message_json, stamp
from bot.sandbox.server.rest.call import answer, body_of, id_of, nothing, query_of, uploads_of, world_of
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json, Refused
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Channel, Message, Typing
from bot.sandbox.world.world import Change, Kind, World

routes = web.RouteTableDef()
PINS_MOST = 250


def _seen_channel(request: web.Request, needed: Permission = Permission.VIEW_CHANNEL) -> Channel:
    channel = world_of(request).channel(id_of(request, "channel_id"))
    posting.require(world_of(request), channel, needed)
    return channel


def _message(request: web.Request) -> Message:
    channel = _seen_channel(request)
    return posting.readable(world_of(request), channel.id, id_of(request, "message_id"))


@routes.post("/channels/{channel_id}/messages")
async def post(request: web.Request) -> web.Response:
    """Post a message."""
    world = world_of(request)
    channel = world.channel(id_of(request, "channel_id"))
    body, uploads = body_of(request), uploads_of(request)
    posting.require_posting(world, channel, body, uploads)
    return answer(message_json(world, posting.post(world, channel, body, uploads)))


@routes.get("/channels/{channel_id}/messages")
async def page(request: web.Request) -> web.Response:
    """List messages, newest first; without the permission to read history there are none."""
    world, channel = world_of(request), _seen_channel(request)
    if not world.permissions(channel, world.bot.id) & Permission.READ_MESSAGE_HISTORY:
        return answer([])
    return answer(
        [message_json(world, message) for message in posting.listed(world, channel, query_of(request))]
    )


@routes.get("/channels/{channel_id}/messages/pins")
async def pins(request: web.Request) -> web.Response:
    """List the pinned messages, the latest pin first."""
    world, channel = world_of(request), _seen_channel(request)
    there = [world.state.messages[message] for message in reversed(channel.pins)]
    found: list[Json] = [
        {"pinned_at": stamp(m.versions[0].at), "message": message_json(world, m)} for m in there
    ]
    return answer({"items": found, "has_more": False})


@routes.put("/channels/{channel_id}/messages/pins/{message_id}")
@routes.put("/channels/{channel_id}/pins/{message_id}")
async def pin(request: web.Request) -> web.Response:
    """Pin a message."""
    world, channel = world_of(request), _seen_channel(request, Permission.PIN_MESSAGES)
    message = _message(request)
    if message.id not in channel.pins:
        if len(channel.pins) >= PINS_MOST:
            raise Refused(400, 30003, f"Maximum number of pins reached for the channel ({PINS_MOST})")
        channel.pins.append(message.id)
        _tell_pins(world, channel)
    return nothing()


@routes.delete("/channels/{channel_id}/messages/pins/{message_id}")
@routes.delete("/channels/{channel_id}/pins/{message_id}")
async def unpin(request: web.Request) -> web.Response:
    """Unpin a message."""
    world, channel = world_of(request), _seen_channel(request, Permission.PIN_MESSAGES)
    message = _message(request)
    if message.id in channel.pins:
        channel.pins.remove(message.id)
        _tell_pins(world, channel)
    return nothing()


def _tell_pins(world: World, channel: Channel) -> None:
    world.publish(Change(Kind.PINS, channel.id, channel.id, channel.guild_id))


@routes.post("/channels/{channel_id}/messages/bulk-delete")
async def bulk_delete(request: web.Request) -> web.Response:
    """Delete 2 to 100 messages."""
    channel = _seen_channel(request, Permission.MANAGE_MESSAGES)
    posting.bulk_delete(world_of(request), channel, body_of(request))
    return nothing()


@routes.get("/channels/{channel_id}/messages/{message_id}")
async def get(request: web.Request) -> web.Response:
    """Return one message."""
    _seen_channel(request, Permission.READ_MESSAGE_HISTORY)
    return answer(message_json(world_of(request), _message(request)))


@routes.patch("/channels/{channel_id}/messages/{message_id}")
async def edit(request: web.Request) -> web.Response:
    """Edit a message of the bot."""
    world, message = world_of(request), _message(request)
    return answer(message_json(world, posting.edit(world, message, body_of(request), uploads_of(request))))


@routes.delete("/channels/{channel_id}/messages/{message_id}")
async def delete(request: web.Request) -> web.Response:
    """Delete a message: the bot's own, or another's with the permission to manage messages."""
    world, message = world_of(request), _message(request)
    channel = world.channel(message.channel_id)
    if message.author_id != world.bot.id:
        if channel.guild_id is None:
            raise Refused(403, 50003, "Cannot execute action on a DM channel")
        posting.require(world, channel, Permission.MANAGE_MESSAGES)
    posting.delete(world, message)
    return nothing()


@routes.post("/channels/{channel_id}/typing")
async def typing(request: web.Request) -> web.Response:
    """Show that the bot is typing."""
    world, channel = world_of(request), _seen_channel(request)
    world.state.typing.append(Typing(channel.id, world.clock.now()))
    world.publish(Change(Kind.TYPING, world.bot.id, channel.id, channel.guild_id))
    return nothing()
