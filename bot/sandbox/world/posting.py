"""Making, changing and removing messages: the part that channels, DMs, interactions and follow-ups share."""

import copy
import mimetypes
import re
import struct
from dataclasses import replace

from bot.sandbox.world.form import Json, Refused, item, items, number, text, truth, wrong
from bot.sandbox.world.limits import components, messages
from bot.sandbox.world.limits.messages import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SILENT,
    SUPPRESS_EMBEDS,
    NewMessage,
    Upload,
)
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Attachment, Channel, Interaction, Message, Version
from bot.sandbox.world.world import Change, Kind, World

SETTABLE = SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2
NONCE_LIFE = 300.0
"""Seconds in which a repeated nonce gives the first message. Discord says "the past few minutes"."""
TEXTS_LIMIT = 10_170
"""Bytes of all texts of a message with components; Discord answers more with a 500.

Not documented: reported in August 2026 (discord-api-docs #8554), with 12 bytes for each text display. That
the other texts and components count likewise is not known, so it is assumed.
"""
TEXT_COST = 12


def require(world: World, channel: Channel, needed: Permission) -> None:
    """Refuse (50001, 50013) what the bot may not do in a channel."""
    granted = world.permissions(channel, world.bot.id)
    if not granted & Permission.VIEW_CHANNEL:
        raise Refused(403, 50001, "Missing Access")
    if needed & ~granted:
        raise Refused(403, 50013, "Missing Permissions")


def require_posting(world: World, channel: Channel, body: Json, uploads: list[Upload]) -> None:
    """Refuse a message that the bot may not put into a channel, thread or DM."""
    if channel.recipient_id is not None:
        _require_open_dm(world, channel.recipient_id)
        return
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    if uploads:
        needed |= Permission.ATTACH_FILES
    if items(body, "embeds"):
        needed |= Permission.EMBED_LINKS
    if body.get("message_reference"):
        needed |= Permission.READ_MESSAGE_HISTORY
    require(world, channel, needed)
    if channel.locked and not world.permissions(channel, world.bot.id) & Permission.MANAGE_THREADS:
        raise Refused(403, 160005, "Thread is locked")
    if channel.archived:
        require_room(world, channel)


def require_room(world: World, thread: Channel) -> None:
    """Refuse (160006) one more active thread in a guild that has all it can have."""
    guild = world.guild(thread.guild_id)
    there = [c for c in world.state.channels.values() if c.guild_id == guild.id and c.thread]
    if sum(not c.archived and not c.deleted for c in there) >= guild.active_threads:
        raise Refused(400, 160006, "Maximum number of active threads reached")


def _require_open_dm(world: World, user_id: int) -> None:
    guilds = world.state.guilds.values()
    if not any({user_id, world.bot.id} <= guild.members.keys() for guild in guilds):
        raise Refused(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    if not world.state.users[user_id].dms_open:
        raise Refused(403, 50007, "Cannot send messages to this user")


def post(
    world: World,
    channel: Channel,
    body: Json,
    uploads: list[Upload],
    *,
    author_id: int | None = None,
    interaction: Interaction | None = None,
    only: int | None = None,
) -> Message:
    """Make a message by the bot (or `author_id`), after checking every limit; `only` makes it ephemeral."""
    author_id = author_id or world.bot.id
    nonce = messages.check_nonce(body)
    if nonce is not None and (first := _same_nonce(world, author_id, nonce)):
        return first
    flags = number(body, "flags") or 0
    messages.check_flags(flags, SETTABLE | (EPHEMERAL if interaction else 0))
    flags = (flags & ~EPHEMERAL) | (EPHEMERAL if only else 0)
    version = compose(world, channel, body, uploads, Version(world.clock.now()), flags)
    replies_to = _replied(world, channel, body)
    version.pings, version.everyone = _pings(world, body, version, interaction=interaction is not None)
    if replies_to and truth(item(body, "allowed_mentions") or {}, "replied_user", absent=True):
        version.pings += [a for a in (world.state.messages[replies_to].author_id,) if a != world.bot.id]
    message = Message(world.next_id(), channel.id, author_id, [version], only, nonce, replies_to=replies_to)
    message.interaction_id = interaction.id if interaction else None
    return publish(world, channel, message)


def publish(world: World, channel: Channel, message: Message) -> Message:
    """Put a finished message into its channel; a thread wakes up, and whom it names joins it."""
    if channel.thread and message.only is None:
        _touch(world, channel, [message.author_id, *message.now.pings])
    message.now.viewers = world.viewers(channel, message.only)
    world.state.messages[message.id] = message
    world.publish(Change(Kind.MESSAGE, message.id, channel.id, channel.guild_id, message.only))
    return message


def _touch(world: World, thread: Channel, people: list[int]) -> None:
    thread.active_at = world.clock.now()
    if thread.archived:
        thread.archived = False
        world.publish(Change(Kind.CHANNEL_EDIT, thread.id, thread.id, thread.guild_id))
    members = world.state.guilds[thread.guild_id or 0].members
    if joining := [user for user in dict.fromkeys(people) if user not in thread.members and user in members]:
        thread.members += joining
        joined = tuple(joining)
        world.publish(Change(Kind.THREAD_MEMBERS, thread.id, thread.id, thread.guild_id, people=joined))


def edit(world: World, message: Message, body: Json, uploads: list[Upload]) -> Message:
    """Change a message of the bot, after checking every limit; what the body leaves out stays."""
    channel = world.channel(message.channel_id)
    if channel.archived:
        raise Refused(400, 50083, "Thread is archived")
    if message.author_id != world.bot.id:
        raise Refused(403, 50005, "Cannot edit a message authored by another user")
    old = message.now
    given = number(body, "flags")
    messages.check_flags(given or 0, SUPPRESS_EMBEDS | COMPONENTS_V2 | old.flags)
    kept = old.flags & ~LOADING
    if given is not None:
        kept = (kept & ~SUPPRESS_EMBEDS) | (given & (SUPPRESS_EMBEDS | COMPONENTS_V2))
    version = compose(world, channel, body, uploads, old, kept)
    version.pings, version.everyone = _pings(
        world, body, version, interaction=message.interaction_id is not None
    )
    version.viewers = world.viewers(channel, message.only)
    message.versions.append(version)
    world.publish(Change(Kind.EDIT, message.id, channel.id, channel.guild_id, message.only))
    return message


def delete(world: World, message: Message) -> None:
    """Remove a message; that is allowed in an archived thread, too."""
    channel = world.channel(message.channel_id)
    message.deleted_at = world.clock.now()
    world.publish(Change(Kind.DELETE, message.id, channel.id, channel.guild_id, message.only))


def compose(
    world: World, channel: Channel, body: Json, uploads: list[Upload], old: Version, flags: int
) -> Version:
    """Return what a message says when `body` is laid over its `old` version, after checking every limit."""
    limit = world.state.guilds[channel.guild_id].upload_limit if channel.guild_id else 10 * 1024 * 1024
    messages.check_uploads(uploads, limit)
    messages.check_attachments(body, uploads, {attachment.id for attachment in old.attachments})
    messages.check_mentions(body)
    for key in ("poll", "sticker_ids"):
        if body.get(key):
            raise wrong((key,), "SANDBOX_UNSUPPORTED", "The sandbox has no polls and no stickers")
    attachments = _kept(old, body) + [_attachment(world, upload, body) for upload in uploads]
    parts = (
        copy.deepcopy(items(body, "components")) if "components" in body else copy.deepcopy(old.components)
    )
    draft = NewMessage(
        content=(text(body, "content") or "") if "content" in body else old.content,
        embeds=copy.deepcopy(items(body, "embeds")) if "embeds" in body else old.embeds,
        components=parts,
        filenames=[attachment.filename for attachment in attachments],
        flags=flags,
    )
    messages.check(draft, world.state.emojis)
    if draft.v2 and _weight(parts) > TEXTS_LIMIT:
        raise Refused(500, 0, "500: Internal Server Error")
    components.settle(parts)
    return Version(world.clock.now(), draft.content, draft.embeds, parts, attachments, flags)


def _weight(parts: list[Json]) -> int:
    """Return the bytes of all texts in components, with what Discord adds for each."""
    every = [component for _, component in components.walk(parts)]
    every += [inner for part in every for key in ("options", "items") for inner in items(part, key)]
    words = [value for part in every for value in part.values() if isinstance(value, str)]
    return sum(len(each.encode(errors="replace")) for each in words) + TEXT_COST * len(every)


def _kept(old: Version, body: Json) -> list[Attachment]:
    if "attachments" not in body:
        return list(old.attachments)
    described = {number(entry, "id"): entry for entry in items(body, "attachments")}
    kept = [attachment for attachment in old.attachments if attachment.id in described]
    return [replace(a, description=text(described[a.id], "description") or a.description) for a in kept]


def _attachment(world: World, upload: Upload, body: Json) -> Attachment:
    described = {number(entry, "id"): entry for entry in items(body, "attachments")}.get(upload.number, {})
    filename = re.sub(r"[^\w.-]", "_", text(described, "filename") or upload.filename)
    content_type = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    attachment = Attachment(
        world.next_id(), filename, text(described, "description"), upload.content, content_type
    )
    if upload.content.startswith(b"\x89PNG\r\n\x1a\n") and len(upload.content) >= 24:
        attachment.width, attachment.height = struct.unpack(">II", upload.content[16:24])
    return attachment


def _pings(world: World, body: Json, version: Version, *, interaction: bool) -> tuple[list[int], bool]:
    shown = [text(part, "content") or "" for _, part in components.walk(version.components)]
    named, everyone = messages.mentioned(body, "\n".join([version.content, *shown]), users_only=interaction)
    return [user for user in named if user in world.state.users], everyone


def _replied(world: World, channel: Channel, body: Json) -> int | None:
    reference = item(body, "message_reference")
    if reference is None:
        return None
    original = world.state.messages.get(number(reference, "message_id") or 0)
    if original is not None and original.channel_id == channel.id and not original.deleted:
        return original.id
    if not truth(reference, "fail_if_not_exists", absent=True):
        return None
    raise wrong(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")


def _same_nonce(world: World, author_id: int, nonce: str) -> Message | None:
    """Return the message of this author and nonce, in any channel. Refused (10008) if it has been deleted."""
    for message in reversed(world.state.messages.values()):
        if world.clock.now() - message.versions[0].at >= NONCE_LIFE:
            break
        if message.nonce == nonce and message.author_id == author_id:
            if message.deleted:
                raise Refused(404, 10008, "Unknown Message")
            return message
    return None


def write(world: World, channel: Channel, user_id: int, words: str) -> Message:
    """Let a person write a message."""
    named, everyone = messages.mentioned({}, words, users_only=False)
    pings = [user for user in named if user in world.state.users]
    version = Version(world.clock.now(), words, pings=pings, everyone=everyone)
    return publish(world, channel, Message(world.next_id(), channel.id, user_id, [version]))


def readable(world: World, channel_id: int, message_id: int) -> Message:
    """Return a message that the bot can fetch through its channel: not an ephemeral one (10008)."""
    message = world.message(channel_id, message_id)
    if message.only is not None:
        raise Refused(404, 10008, "Unknown Message")
    return message


def listed(world: World, channel: Channel, query: Json) -> list[Message]:
    """Return a page of messages, newest first: `limit` of them, `before`, `after` or `around` an id."""
    every = [message for message in world.messages(channel.id) if message.only is None]
    limit = min(number(query, "limit") or 50, 100)
    before, after, around = (number(query, key) for key in ("before", "after", "around"))
    if around is not None:
        older = [m for m in every if m.id < around][-(limit // 2) :]
        every = older + [m for m in every if m.id >= around][: limit - len(older)]
    elif after is not None:
        every = [m for m in every if m.id > after][:limit]
    elif before is not None:
        every = [m for m in every if m.id < before]
    return every[::-1][:limit]
