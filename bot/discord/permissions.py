"""The permissions that the bot needs, and the address that invites it with them."""

from collections.abc import Sequence

import discord

from rules.core.decisions import Rejected
from rules.core.text import Text

SCOPES = ("bot", "applications.commands")
MAKING = "create_public_threads"


def needed(*, in_thread: bool) -> tuple[str, ...]:
    """Return the names of what the bot needs to play in a channel, or in a thread."""
    writing = "send_messages_in_threads" if in_thread else "send_messages"
    return "view_channel", writing, "embed_links", "attach_files", "read_message_history"


def needed_for_threads() -> tuple[str, ...]:
    """Return the names of what else the bot needs in a channel to open a table in a thread of its own."""
    return tuple(name for name in (*needed(in_thread=True), MAKING) if name not in needed(in_thread=False))


def missing_to_open(guild: discord.Guild | None, channel_id: int) -> tuple[str, ...]:
    """Return the names of what the bot lacks to open tables in threads below a channel that it knows."""
    channel = guild.get_channel(channel_id) if guild else None
    if guild is None or channel is None:
        return ()
    granted = channel.permissions_for(guild.me)
    return tuple(name for name in (*needed(in_thread=True), MAKING) if not getattr(granted, name))


def require_permissions(missing: Sequence[str]) -> None:
    """Raise `Rejected` if the bot lacks permissions that a table needs."""
    if missing:
        raise Rejected(Text(key="discord.refused.permissions", args={"missing": in_words(missing)}))


def in_words(names: Sequence[str]) -> list[str]:
    """Return permissions as words name them, as an argument of a message."""
    return [f"permission:{name}" for name in names]


def invited_with() -> discord.Permissions:
    """Return the permissions that an invitation asks for: for channels, for threads, and to make threads."""
    names = {*needed(in_thread=False), *needed_for_threads()}
    granted = discord.Permissions.none()
    for name in names:
        setattr(granted, name, True)
    return granted


def invitation(application_id: int) -> str:
    """Return the address where somebody who manages a server invites the bot."""
    return discord.utils.oauth_url(application_id, permissions=invited_with(), scopes=SCOPES)
