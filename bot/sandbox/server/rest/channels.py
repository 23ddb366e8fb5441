"""Channels of a guild."""

from aiohttp import web

from bot.sandbox.server.payloads import channel_json
from bot.sandbox.server.rest.call import answer, body_of, id_of, world_of
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json, Problems, Refused, items, number, text, truth, wrong
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Channel, Overwrite
from bot.sandbox.world.world import Change, Kind, World

routes = web.RouteTableDef()
ARCHIVE_AFTER = (60, 1440, 4320, 10080)


@routes.get("/channels/{channel_id}")
async def get(request: web.Request) -> web.Response:
    """Return a channel, thread or DM."""
    world = world_of(request)
    channel = world.channel(id_of(request, "channel_id"))
    posting.require(world, channel, Permission.VIEW_CHANNEL)
    return answer(channel_json(world, channel))


@routes.get("/guilds/{guild_id}/channels")
async def page(request: web.Request) -> web.Response:
    """List the channels of a guild, without its threads."""
    world = world_of(request)
    guild = world.guild(id_of(request, "guild_id"))
    there = [
        c for c in world.state.channels.values() if c.guild_id == guild.id and not c.deleted and not c.thread
    ]
    return answer([channel_json(world, channel) for channel in there])


def check_name(name: str) -> None:
    """Refuse a channel's or thread's name that is not of 1 to 100 characters."""
    problems = Problems()
    problems.length(("name",), name, 1, 100)
    problems.refuse()


def _overwrite(body: Json) -> Overwrite:
    overwrite_id = number(body, "id") or 0
    return Overwrite(
        overwrite_id, number(body, "type") or 0, number(body, "allow") or 0, number(body, "deny") or 0
    )


@routes.patch("/channels/{channel_id}")
async def edit(request: web.Request) -> web.Response:
    """Change a channel or a thread."""
    world, body = world_of(request), body_of(request)
    channel = world.channel(id_of(request, "channel_id"))
    if channel.guild_id is None:
        raise Refused(403, 50003, "Cannot execute action on a DM channel")
    if (name := text(body, "name")) is not None:
        check_name(name)
    if channel.thread:
        _edit_thread(world, channel, body)
    else:
        posting.require(world, channel, Permission.MANAGE_CHANNELS)
        channel.topic = text(body, "topic") if "topic" in body else channel.topic
        if "permission_overwrites" in body:
            channel.overwrites = [_overwrite(one) for one in items(body, "permission_overwrites")]
    channel.name = name or channel.name
    world.publish(Change(Kind.CHANNEL_EDIT, channel.id, channel.id, channel.guild_id))
    return answer(channel_json(world, channel))


def _edit_thread(world: World, thread: Channel, body: Json) -> None:
    """Change a thread: its owner may rename, archive and wake it; the rest needs Manage Threads."""
    mine = thread.owner_id == world.bot.id and "locked" not in body
    wakes = truth(body, "archived", absent=True) is False
    posting.require(world, thread, Permission.VIEW_CHANNEL if mine else Permission.MANAGE_THREADS)
    if thread.archived and not wakes:
        raise Refused(400, 50083, "Thread is archived")
    minutes = number(body, "auto_archive_duration")
    if minutes is not None and minutes not in ARCHIVE_AFTER:
        raise wrong(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_AFTER}.")
    thread.archive_after = minutes or thread.archive_after
    thread.locked = truth(body, "locked", absent=thread.locked)
    if wakes:
        if thread.archived:
            posting.require_room(world, thread)
        thread.archived, thread.active_at = False, world.clock.now()
    elif truth(body, "archived"):
        thread.archived, thread.archived_at = True, world.clock.now()


@routes.delete("/channels/{channel_id}")
async def delete(request: web.Request) -> web.Response:
    """Delete a channel or a thread; a DM is only closed."""
    world = world_of(request)
    channel = world.channel(id_of(request, "channel_id"))
    if channel.guild_id is not None:
        needed = Permission.MANAGE_THREADS if channel.thread else Permission.MANAGE_CHANNELS
        posting.require(world, channel, needed)
        told = channel_json(world, channel)
        world.delete_channel(channel)
        return answer(told)
    return answer(channel_json(world, channel))
