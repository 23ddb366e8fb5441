"""The world as Discord writes it: JSON objects of the v10 API."""

import copy
import hashlib
from collections.abc import Iterable
from datetime import UTC, datetime
from urllib.parse import quote

from bot.sandbox.world import permissions
from bot.sandbox.world.clock import EPOCH
from bot.sandbox.world.form import Json, item, items, text
from bot.sandbox.world.limits.components import GALLERY, kind
from bot.sandbox.world.state import Attachment, Channel, ChannelKind, Guild, Message, Role, User, Version
from bot.sandbox.world.world import World

LINK_LIFE = 24 * 3600
"""Seconds that a link to a file works. Discord signs links; a day is what its own links say."""


def stamp(moment: float) -> str:
    """Return a moment as ISO 8601."""
    return datetime.fromtimestamp(moment, UTC).isoformat()


def born(thing_id: int) -> str:
    """Return the moment that an id tells, as ISO 8601."""
    return stamp(EPOCH + (thing_id >> 22) / 1000)


def user_json(user: User) -> Json:
    """Return a user."""
    return {
        "id": str(user.id),
        "username": user.name.lower(),
        "global_name": None if user.bot else user.name,
        "discriminator": "0000" if user.bot else "0",
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def me_json(world: World) -> Json:
    """Return the bot's user, as only the bot itself sees it."""
    own: Json = {"verified": True, "mfa_enabled": False, "email": None, "locale": "en-US"}
    return {**user_json(world.bot), **own}


def member_json(world: World, guild: Guild, user_id: int, channel: Channel | None = None) -> Json:
    """Return a member with its user; with a channel, also what the member may do there."""
    member: Json = {
        "user": user_json(world.state.users[user_id]),
        "nick": None,
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "premium_since": None,
        "roles": [str(role) for role in guild.members.get(user_id, [])],
        "joined_at": born(max(user_id, guild.id)),
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    if channel is not None:
        member["permissions"] = str(int(world.permissions(channel, user_id)))
    return member


def role_json(role: Role, position: int) -> Json:
    """Return a role."""
    return {
        "id": str(role.id),
        "name": role.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": position,
        "permissions": str(role.permissions),
        "managed": role.managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel_json(world: World, channel: Channel) -> Json:
    """Return a channel of any kind."""
    latest = max((m.id for m in world.messages(channel.id) if m.only is None), default=None)
    shared: Json = {
        "id": str(channel.id),
        "type": int(channel.kind),
        "last_message_id": None if latest is None else str(latest),
        "flags": 0,
    }
    if channel.kind is ChannelKind.DM:
        recipient = world.state.users[channel.recipient_id or 0]
        return {**shared, "recipients": [user_json(recipient)]}
    shared |= {"guild_id": str(channel.guild_id), "name": channel.name, "rate_limit_per_user": 0}
    if channel.thread:
        return {**shared, **thread_json(world, channel)}
    overwrites = [
        {"id": str(o.id), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
        for o in channel.overwrites
    ]
    return {
        **shared,
        "topic": channel.topic,
        "position": 0,
        "nsfw": False,
        "parent_id": None,
        "permission_overwrites": overwrites,
    }


def thread_json(world: World, thread: Channel) -> Json:
    """Return what a thread has besides a channel."""
    messages = sum(1 for m in world.messages(thread.id) if m.only is None)
    extra: Json = {
        "parent_id": str(thread.parent_id),
        "owner_id": str(thread.owner_id),
        "message_count": messages,
        "total_message_sent": messages,
        "member_count": len(thread.members),
        "thread_metadata": {
            "archived": thread.archived,
            "auto_archive_duration": thread.archive_after,
            "archive_timestamp": stamp(thread.archived_at or thread.active_at),
            "locked": thread.locked,
            "invitable": False,
            "create_timestamp": None,
        },
    }
    if world.bot.id in thread.members:
        extra["member"] = thread_member_json(thread, world.bot.id)
    return extra


def thread_member_json(thread: Channel, user_id: int) -> Json:
    """Return one member of a thread."""
    joined = born(max(thread.id, user_id))
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def attachment_json(
    world: World, channel_id: int, attachment: Attachment, *, ephemeral: bool = False
) -> Json:
    """Return a file with a link that works for a day."""
    url = attachment_url(world, channel_id, attachment)
    found: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.content),
        "url": url,
        "proxy_url": url,
        "content_type": attachment.content_type,
    }
    if attachment.description is not None:
        found["description"] = attachment.description
    if attachment.width is not None:
        found |= {"width": attachment.width, "height": attachment.height}
    if ephemeral:
        found["ephemeral"] = True
    return found


def attachment_url(world: World, channel_id: int, attachment: Attachment) -> str:
    """Return the signed link to a file."""
    ends = f"{int(world.clock.now()) + LINK_LIFE:x}"
    path = f"/attachments/{channel_id}/{attachment.id}"
    return f"{world.origin}{path}/{quote(attachment.filename)}?ex={ends}&hm={signature(world, path, ends)}"


def signature(world: World, path: str, ends: str) -> str:
    """Return the proof that a link was made here: for `path`, until `ends` (hexadecimal Unix seconds)."""
    return hashlib.sha256(f"{world.state.token}{path}{ends}".encode()).hexdigest()[:32]


MEDIA_KEYS = ("url", "proxy_url", "content_type", "width", "height")


def media_json(world: World, message: Message, media: Json) -> Json:
    """Return a picture's place with `attachment://` replaced by the file's link."""
    url = text(media, "url") or ""
    for attachment in message.now.attachments:
        if url == f"attachment://{attachment.filename}":
            found = attachment_json(world, message.channel_id, attachment)
            kept: Json = {key: found[key] for key in MEDIA_KEYS if key in found}
            return {
                **kept,
                "attachment_id": str(attachment.id),
                "loading_state": 2,
                "placeholder": "",
                "flags": 0,
            }
    return {"url": url, "proxy_url": url, "loading_state": 2, "placeholder": "", "flags": 0}


def components_json(world: World, message: Message, components: Iterable[Json]) -> list[Json]:
    """Return components with their pictures resolved."""
    return [_component_json(world, message, component) for component in components]


def _component_json(world: World, message: Message, component: Json) -> Json:
    found = copy.deepcopy(component)
    for key in ("media", "file"):
        if media := item(found, key):
            found[key] = media_json(world, message, media)
            if key == "file":
                name = (text(media, "url") or "").removeprefix("attachment://")
                sizes = [len(a.content) for a in message.now.attachments if a.filename == name]
                found |= {"name": name, "size": sizes[0] if sizes else 0}
    if kind(found) == GALLERY:
        found["items"] = [_component_json(world, message, entry) for entry in items(found, "items")]
    if "components" in found:
        found["components"] = components_json(world, message, items(found, "components"))
    if accessory := item(found, "accessory"):
        found["accessory"] = _component_json(world, message, accessory)
    return found


def embeds_json(world: World, message: Message, embeds: Iterable[Json]) -> list[Json]:
    """Return embeds with their pictures resolved."""
    found = copy.deepcopy(list(embeds))
    for embed in found:
        embed.setdefault("type", "rich")
        for key in ("image", "thumbnail"):
            if media := item(embed, key):
                embed[key] = media_json(world, message, media)
    return found


def message_json(world: World, message: Message, *, nested: bool = False) -> Json:
    """Return the latest version of a message; `nested` leaves out the message that it replies to."""
    latest = message.now
    found: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "author": user_json(world.state.users[message.author_id]),
        "timestamp": stamp(message.versions[0].at),
        "edited_timestamp": stamp(latest.at) if len(message.versions) > 1 else None,
        "tts": False,
        "type": 0,
        "pinned": False,
        "mention_roles": [],
        **_said(world, message, latest),
    }
    if message.author_id == world.bot.id:
        found["application_id"] = str(world.bot.id)
    if message.nonce is not None:
        found["nonce"] = message.nonce
    if message.interaction_id is not None:
        found |= {"webhook_id": str(world.bot.id), **_interaction_metadata(world, message.interaction_id)}
    if message.replies_to is not None and not nested:
        found |= _reference(world, message)
    return found


def _said(world: World, message: Message, version: Version) -> Json:
    only = message.only is not None
    return {
        "content": version.content,
        "embeds": embeds_json(world, message, version.embeds),
        "components": components_json(world, message, version.components),
        "attachments": [
            attachment_json(world, message.channel_id, a, ephemeral=only) for a in version.attachments
        ],
        "flags": version.flags,
        "mentions": [user_json(world.state.users[user]) for user in version.pings],
        "mention_everyone": version.everyone,
    }


def _interaction_metadata(world: World, interaction_id: int) -> Json:
    interaction = world.state.interactions[interaction_id]
    user = user_json(world.state.users[interaction.user_id])
    owners = {"0": str(interaction.guild_id or 0)}
    metadata: Json = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "user": user,
        "authorizing_integration_owners": owners,
    }
    if interaction.message_id is not None:
        metadata["interacted_message_id"] = str(interaction.message_id)
    name = _command_name(interaction.data)
    found: Json = {"interaction_metadata": metadata}
    if name:
        found["interaction"] = {"id": str(interaction.id), "type": 2, "name": name, "user": user}
    return found


def _command_name(data: Json) -> str:
    inner = [option for option in items(data, "options") if option.get("type") in (1, 2)]
    return " ".join(filter(None, [text(data, "name"), *map(_command_name, inner)]))


def _reference(world: World, message: Message) -> Json:
    original = world.state.messages.get(message.replies_to or 0)
    there = original is not None and not original.deleted
    channel = world.state.channels[message.channel_id]
    reference: Json = {
        "type": 0,
        "message_id": str(message.replies_to),
        "channel_id": str(message.channel_id),
    }
    if channel.guild_id is not None:
        reference["guild_id"] = str(channel.guild_id)
    referenced = message_json(world, original, nested=True) if there and original is not None else None
    return {"type": 19, "message_reference": reference, "referenced_message": referenced}


def interaction_channel_json(world: World, channel: Channel, user_id: int) -> Json:
    """Return a channel as an interaction carries it: with what the user may do there."""
    granted = permissions.ALL if channel.guild_id is None else world.permissions(channel, user_id)
    return {**channel_json(world, channel), "permissions": str(int(granted))}
