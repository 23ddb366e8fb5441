"""Gateway events for changes in the world, for a session and its intents."""

from bot.sandbox.server.guilds import guild_create_json
from bot.sandbox.server.interactions import interaction_json
from bot.sandbox.server.payloads import channel_json, member_json, message_json, thread_member_json, user_json
from bot.sandbox.world.form import Json
from bot.sandbox.world.sessions import Session
from bot.sandbox.world.state import Channel, Message
from bot.sandbox.world.world import Change, Kind, World

GUILDS, MEMBERS, GUILD_MESSAGES, DM_MESSAGES, CONTENT = 1 << 0, 1 << 1, 1 << 9, 1 << 12, 1 << 15

Event = tuple[str, Json]


class News:
    """The world's changes as events."""

    def __init__(self, world: World) -> None:
        """Tell of `world`."""
        self.world = world

    def of(self, change: Change, session: Session) -> list[Event]:
        """Return the events of one change that a session gets."""
        shard, shards = session.shard
        if ((change.guild_id or 0) >> 22) % shards != shard:
            return []
        if change.kind is Kind.ASK:
            return [
                (
                    "INTERACTION_CREATE",
                    interaction_json(self.world, self.world.state.interactions[change.subject]),
                )
            ]
        if change.kind in (Kind.MESSAGE, Kind.EDIT, Kind.DELETE):
            return self._message(change, session.intents)
        if change.kind in (Kind.JOIN, Kind.LEAVE):
            return self._member(change) if session.intents & MEMBERS else []
        return self._guild(change) if session.intents & GUILDS and change.guild_id is not None else []

    def _message(self, change: Change, intents: int) -> list[Event]:
        message = self.world.state.messages[change.subject]
        wanted = GUILD_MESSAGES if change.guild_id else DM_MESSAGES
        channel = self.world.state.channels[message.channel_id]
        if (
            message.only is not None
            or not intents & wanted
            or not self.world.can_view(channel, self.world.bot.id)
        ):
            return []
        place: Json = {"guild_id": str(change.guild_id)} if change.guild_id else {}
        if change.kind is Kind.DELETE:
            return [
                ("MESSAGE_DELETE", {"id": str(message.id), "channel_id": str(message.channel_id), **place})
            ]
        name = "MESSAGE_CREATE" if change.kind is Kind.MESSAGE else "MESSAGE_UPDATE"
        return [(name, {**self._message_for(message, intents), **place})]

    def _message_for(self, message: Message, intents: int) -> Json:
        """Return a message; without the intent its content shows only to whom it concerns: see `readable`."""
        told = message_json(self.world, message)
        channel = self.world.state.channels[message.channel_id]
        if channel.guild_id is not None:
            guild = self.world.state.guilds[channel.guild_id]
            member = member_json(self.world, guild, message.author_id)
            told["member"] = {key: value for key, value in member.items() if key != "user"}
        bot = self.world.bot.id
        readable = channel.guild_id is None or message.author_id == bot or bot in message.now.pings
        if not readable and not intents & CONTENT:
            told |= {"content": "", "embeds": [], "attachments": [], "components": []}
        return told

    def _member(self, change: Change) -> list[Event]:
        guild = self.world.state.guilds[change.guild_id or 0]
        if self.world.bot.id not in guild.members:
            return []
        if change.kind is Kind.JOIN:
            return [
                (
                    "GUILD_MEMBER_ADD",
                    {**member_json(self.world, guild, change.subject), "guild_id": str(guild.id)},
                )
            ]
        user = user_json(self.world.state.users[change.subject])
        return [("GUILD_MEMBER_REMOVE", {"user": user, "guild_id": str(guild.id)})]

    def _guild(self, change: Change) -> list[Event]:
        if (
            change.kind is not Kind.GUILD_DELETE
            and self.world.bot.id not in self.world.state.guilds[change.guild_id or 0].members
        ):
            return []
        if change.kind is Kind.GUILD:
            created = guild_create_json(self.world, self.world.state.guilds[change.subject])
            del created["unavailable"]  # Discord says it only of a guild that was there before
            return [("GUILD_CREATE", created)]
        if change.kind is Kind.GUILD_DELETE:
            return [("GUILD_DELETE", {"id": str(change.guild_id)})]
        channel = self.world.state.channels.get(change.channel_id or 0)
        if channel is None or (channel.thread and not self.world.can_view(channel, self.world.bot.id)):
            return []
        return self._channel(change, channel)

    def _channel(self, change: Change, channel: Channel) -> list[Event]:
        place: Json = {"id": str(channel.id), "guild_id": str(channel.guild_id)}
        told = channel_json(self.world, channel)
        if change.kind is Kind.CHANNEL:
            return [
                ("THREAD_CREATE", {**told, "newly_created": True})
                if channel.thread
                else ("CHANNEL_CREATE", told)
            ]
        if change.kind is Kind.CHANNEL_EDIT:
            return [("THREAD_UPDATE" if channel.thread else "CHANNEL_UPDATE", told)]
        if change.kind is Kind.CHANNEL_DELETE and channel.thread:
            return [
                ("THREAD_DELETE", {**place, "parent_id": str(channel.parent_id), "type": int(channel.kind)})
            ]
        if change.kind is Kind.CHANNEL_DELETE:
            return [("CHANNEL_DELETE", told)]
        if change.kind is Kind.THREAD_MEMBERS:
            joined = [thread_member_json(channel, user) for user in change.people if user in channel.members]
            left = [str(user) for user in change.people if user not in channel.members]
            told = {**place, "member_count": len(channel.members)}
            return [("THREAD_MEMBERS_UPDATE", {**told, "added_members": joined, "removed_member_ids": left})]
        return []
