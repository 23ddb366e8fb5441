"""Threads: making them, and who is in them."""

from aiohttp import web

from bot.sandbox.server.payloads import channel_json, thread_member_json
from bot.sandbox.server.rest.call import answer, body_of, id_of, nothing, world_of
from bot.sandbox.server.rest.channels import ARCHIVE_AFTER, check_name
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json, Refused, number, required, wrong
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Channel, ChannelKind
from bot.sandbox.world.world import Change, Kind, World

routes = web.RouteTableDef()
MEMBERS_MOST = 1000
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


@routes.post("/channels/{channel_id}/messages/{message_id}/threads")
async def create_from_message(request: web.Request) -> web.Response:
    """Create a thread on a message, whose id it takes: a public one, or that of an announcement."""
    world, body = world_of(request), body_of(request)
    parent = world.channel(id_of(request, "channel_id"))
    message = posting.readable(world, parent.id, id_of(request, "message_id"))
    if message.id in world.state.channels:
        raise Refused(400, 160004, "A thread has already been created for this message")
    if not (fitting := BELOW.get(parent.kind, ())):
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    return answer(channel_json(world, _create(world, parent, body, fitting[0], message.id)), 201)


def _thread(request: web.Request) -> Channel:
    world = world_of(request)
    thread = world.channel(id_of(request, "channel_id"))
    posting.require(world, thread, Permission.VIEW_CHANNEL)
    if not thread.thread:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    return thread


def _member_id(request: web.Request) -> int:
    return world_of(request).bot.id if request.match_info["user_id"] == "@me" else id_of(request, "user_id")


@routes.get("/channels/{channel_id}/thread-members")
async def members(request: web.Request) -> web.Response:
    """List who is in a thread."""
    thread = _thread(request)
    return answer([thread_member_json(thread, user) for user in thread.members])


@routes.get("/channels/{channel_id}/thread-members/{user_id}")
async def member(request: web.Request) -> web.Response:
    """Return one member of a thread."""
    thread, user = _thread(request), _member_id(request)
    if user not in thread.members:
        raise Refused(404, 10007, "Unknown Member")
    return answer(thread_member_json(thread, user))


@routes.put("/channels/{channel_id}/thread-members/{user_id}")
async def add_member(request: web.Request) -> web.Response:
    """Add somebody to a thread."""
    world, thread, user = world_of(request), _thread(request), _member_id(request)
    _require_awake(thread)
    if user not in world.state.guilds[thread.guild_id or 0].members:
        raise Refused(404, 10007, "Unknown Member")
    if len(thread.members) >= MEMBERS_MOST:
        raise Refused(400, 30033, f"Maximum number of thread participants has been reached ({MEMBERS_MOST})")
    if user not in thread.members:
        thread.members.append(user)
        world.publish(Change(Kind.THREAD_MEMBERS, thread.id, thread.id, thread.guild_id, people=(user,)))
    return nothing()


@routes.delete("/channels/{channel_id}/thread-members/{user_id}")
async def remove_member(request: web.Request) -> web.Response:
    """Remove somebody from a thread; anyone but the bot needs Manage Threads."""
    world, thread, user = world_of(request), _thread(request), _member_id(request)
    _require_awake(thread)
    if user != world.bot.id:
        posting.require(world, thread, Permission.MANAGE_THREADS)
    if user in thread.members:
        thread.members.remove(user)
        world.publish(Change(Kind.THREAD_MEMBERS, thread.id, thread.id, thread.guild_id, people=(user,)))
    return nothing()


def _require_awake(thread: Channel) -> None:
    if thread.archived:
        raise Refused(400, 50083, "Thread is archived")


@routes.get("/guilds/{guild_id}/threads/active")
async def active(request: web.Request) -> web.Response:
    """List the active threads of a guild."""
    world = world_of(request)
    guild = world.guild(id_of(request, "guild_id"))
    there = [
        c for c in world.state.channels.values() if c.guild_id == guild.id and c.thread and not c.archived
    ]
    return _threads(world, [c for c in there if not c.deleted])


@routes.get("/channels/{channel_id}/threads/archived/{privacy:public|private}")
async def archived(request: web.Request) -> web.Response:
    """List the archived threads of a channel, public or private ones."""
    world = world_of(request)
    parent = world.channel(id_of(request, "channel_id"))
    public = request.match_info["privacy"] == "public"
    history = Permission.READ_MESSAGE_HISTORY
    posting.require(world, parent, history if public else history | Permission.MANAGE_THREADS)
    there = [c for c in world.state.channels.values() if c.thread and c.parent_id == parent.id]
    there = [c for c in there if public != (c.kind is ChannelKind.PRIVATE_THREAD)]
    return _threads(world, [c for c in there if c.archived and not c.deleted])


def _threads(world: World, threads: list[Channel]) -> web.Response:
    seen = [thread for thread in threads if world.can_view(thread, world.bot.id)]
    mine = [thread_member_json(thread, world.bot.id) for thread in seen if world.bot.id in thread.members]
    return answer(
        {"threads": [channel_json(world, thread) for thread in seen], "members": mine, "has_more": False}
    )
