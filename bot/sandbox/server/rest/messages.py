"""Messages of channels, threads and DMs; typing."""

from aiohttp import web

from bot.sandbox.server.payloads import message_json
from bot.sandbox.server.rest.call import answer, body_of, id_of, nothing, query_of, uploads_of, world_of
from bot.sandbox.world import posting
from bot.sandbox.world.form import Refused
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Channel, Message, Typing
from bot.sandbox.world.world import Change, Kind

routes = web.RouteTableDef()


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
