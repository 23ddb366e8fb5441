"""Pruning a sandbox that runs for weeks, so that it stays small.

Discord's clients show only the latest version of a message and eventually lose ephemeral ones; links to files
expire. A test's world is never pruned, because tests look at the past.
"""

from itertools import pairwise

from bot.sandbox.server.responses import TOKEN_LIFE
from bot.sandbox.world.state import Attachment, Message, Version
from bot.sandbox.world.world import World

FILES_MOST = 200 * 1024 * 1024
"""Bytes of files that are kept; the oldest are emptied first."""

REQUESTS_MOST = 500
MESSAGES_MOST = 5000
"""Messages that are kept in each channel."""

LINGERS = 60.0
"""Seconds for which the files of a changed or deleted message stay: a client may be loading them."""


def forget(world: World) -> None:
    """Drop what nobody can see any more: old versions, deleted messages, spent interactions, oldest files."""
    del world.traffic.requests[:-REQUESTS_MOST]
    _forget_messages(world)
    state = world.state
    state.creations = [made for made in state.creations if made[0] > world.clock.now() - 86400]
    del state.typing[:]
    named = {message.interaction_id for message in state.messages.values()}
    ended = world.clock.now() - TOKEN_LIFE
    state.interactions = {
        one.id: one for one in state.interactions.values() if one.id in named or one.at > ended
    }
    _empty_files(world)


def forget_notes(world: World) -> None:
    """Drop ephemeral messages, as a client does when it restarts."""
    state = world.state
    state.messages = {m.id: m for m in state.messages.values() if m.only is None}


def _forget_messages(world: World) -> None:
    state, since = world.state, world.clock.now() - LINGERS
    gone = {channel.id for channel in state.channels.values() if channel.deleted}
    kept: dict[int, int] = {}
    for message in sorted(state.messages.values(), key=lambda message: message.id, reverse=True):
        kept[message.channel_id] = kept.get(message.channel_id, 0) + 1
        past = kept[message.channel_id] > MESSAGES_MOST
        long_gone = message.deleted_at is not None and message.deleted_at < since
        if long_gone or past or message.channel_id in gone:
            del state.messages[message.id]
        else:
            _forget_versions(message, since)


def _forget_versions(message: Message, since: float) -> None:
    """Keep the first version without its files, the latest, and those shown since `since`."""
    first, *later = message.versions
    followers = {id(version): after for version, after in pairwise(message.versions)}

    def fresh(version: Version) -> bool:
        after = followers.get(id(version))
        return after is None or after.at >= since

    if not fresh(first):
        first.attachments = []
    message.versions[:] = [first, *(version for version in later if fresh(version))]


def files(world: World) -> list[Attachment]:
    """Return the files of all messages, newest first, each once."""
    found = {
        attachment.id: attachment
        for message in world.state.messages.values()
        for version in message.versions
        for attachment in version.attachments
    }
    return sorted(found.values(), key=lambda attachment: attachment.id, reverse=True)


def _empty_files(world: World) -> None:
    total = 0
    for attachment in files(world):
        total += len(attachment.content)
        if total > FILES_MOST:
            attachment.content = b""
