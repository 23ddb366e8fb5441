"""Threads: making them, and which there are."""

from aiohttp import web

from bot.sandbox.server.payloads import channel_json, thread_member_json
from bot.sandbox.server.rest.call import answer, body_of, id_of, world_of
from bot.sandbox.server.rest.channels import ARCHIVE_AFTER, check_name
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json, Refused, number, required, wrong
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Channel, ChannelKind
from bot.sandbox.world.world import Change, Kind, World

routes = web.RouteTableDef()
BELOW = {
    ChannelKind.TEXT: (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD),
    ChannelKind.ANNOUNCEMENT: (ChannelKind.NEWS_THREAD,),
}
"""The kinds of threads that a channel can have."""


def _create(world: World, parent: Channel, body: Json, kind: ChannelKind, thread_id: int) -> Channel:
    private = kind is ChannelKind.PRIVATE_THREAD
    posting.require(
        world, parent, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    )
    check_name(required(body, "name"))
    minutes = number(body, "auto_archive_duration") or 4320
    if minutes not in ARCHIVE_AFTER:
        raise wrong(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_AFTER}.")
    thread = Channel(
        thread_id,
        kind,
        required(body, "name"),
        parent.guild_id,
        parent_id=parent.id,
        owner_id=world.bot.id,
        members=[world.bot.id],
        archive_after=minutes,
        active_at=world.clock.now(),
    )
    posting.require_room(world, thread)
    world.state.channels[thread.id] = thread
    world.publish(Change(Kind.CHANNEL, thread.id, thread.id, thread.guild_id))
    return thread


@routes.post("/channels/{channel_id}/threads")
async def create(request: web.Request) -> web.Response:
    """Create a thread of its own; without a type it is a private one."""
    world, body = world_of(request), body_of(request)
    parent = world.channel(id_of(request, "channel_id"))
    kind, fitting = number(body, "type") or 12, BELOW.get(parent.kind, ())
    if not fitting:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    if kind not in fitting:
        raise wrong(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {tuple(map(int, fitting))}.")
    return answer(channel_json(world, _create(world, parent, body, ChannelKind(kind), world.next_id())), 201)


@routes.get("/guilds/{guild_id}/threads/active")
async def active(request: web.Request) -> web.Response:
    """List the active threads of a guild."""
    world = world_of(request)
    guild = world.guild(id_of(request, "guild_id"))
    there = [
        c for c in world.state.channels.values() if c.guild_id == guild.id and c.thread and not c.archived
    ]
    return _threads(world, [c for c in there if not c.deleted])


def _threads(world: World, threads: list[Channel]) -> web.Response:
    seen = [thread for thread in threads if world.can_view(thread, world.bot.id)]
    mine = [thread_member_json(thread, world.bot.id) for thread in seen if world.bot.id in thread.members]
    return answer(
        {"threads": [channel_json(world, thread) for thread in seen], "members": mine, "has_more": False}
    )
