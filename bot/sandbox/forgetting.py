"""What a sandbox that runs for weeks forgets, so that it stays small.

Discord's clients show the latest version of a message and lose ephemeral ones in time; links to files end.
A test's world is never pruned: tests look at what was.
"""

from bot.sandbox.server.responses import TOKEN_LIFE
from bot.sandbox.world.state import Attachment
from bot.sandbox.world.world import World

FILES_MOST = 200 * 1024 * 1024
"""Bytes of files that are kept; the oldest are emptied first."""

REQUESTS_MOST = 500
MESSAGES_MOST = 5000
"""Messages that are kept of each channel."""


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
    """Drop ephemeral messages, as a client does that is started again."""
    state = world.state
    state.messages = {m.id: m for m in state.messages.values() if m.only is None}


def _forget_messages(world: World) -> None:
    state = world.state
    gone = {channel.id for channel in state.channels.values() if channel.deleted}
    kept: dict[int, int] = {}
    for message in sorted(state.messages.values(), key=lambda message: message.id, reverse=True):
        kept[message.channel_id] = kept.get(message.channel_id, 0) + 1
        past = kept[message.channel_id] > MESSAGES_MOST
        if message.deleted or past or message.channel_id in gone:
            del state.messages[message.id]
        elif len(message.versions) > 1:
            first = message.versions[0]
            first.attachments = [] if first is not message.now else first.attachments
            message.versions[:] = [first, message.now]


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
