"""Collects all that a person could see: for tests that look for leaks."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from bot.sandbox.world.form import Json
from bot.sandbox.world.state import Attachment, Channel, Message, State, Version


@dataclass(frozen=True)
class Seen:
    """One thing that came to somebody's client, with all that was in it, ids and hidden fields included.

    `subject` is the id of the message, interaction or channel.
    """

    kind: Literal["message", "choices", "modal", "channel"]
    subject: int
    channel_id: int
    payload: Json
    files: tuple[Attachment, ...] = ()

    def strings(self) -> list[str]:
        """Return every text in it, custom ids, file names and alternative texts included."""
        described = [text for file in self.files for text in (file.filename, file.description or "")]
        return [*_strings(self.payload), *described]


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _strings(inner)


def seen_by(state: State, user_id: int, can_view: Callable[[Channel, int], bool]) -> list[Seen]:
    """Return all that a person saw or can look up now.

    These are the versions of messages that could be read when they were written, the messages that are still
    there in the channels that can be read now, ephemeral ones to this person, choices that autocomplete
    showed, modals, and the names and topics of channels.
    """
    found = [
        Seen("channel", channel.id, channel.id, {"name": channel.name, "topic": channel.topic})
        for channel in state.channels.values()
        if can_view(channel, user_id)
    ]
    for message in state.messages.values():
        readable = message.only is None and can_view(state.channels[message.channel_id], user_id)
        for version in message.versions:
            latest = version is message.now and not message.deleted
            if user_id in version.viewers or (latest and readable):
                found.append(_message(message, version))
    for interaction in state.interactions.values():
        if interaction.user_id == user_id and interaction.choices is not None:
            choices: Json = {"choices": interaction.choices}
            found.append(Seen("choices", interaction.id, interaction.channel_id, choices))
        if interaction.user_id == user_id and interaction.modal is not None:
            found.append(Seen("modal", interaction.id, interaction.channel_id, interaction.modal))
    return found


def _message(message: Message, version: Version) -> Seen:
    payload: Json = {"content": version.content, "embeds": version.embeds, "components": version.components}
    return Seen("message", message.id, message.channel_id, payload, tuple(version.attachments))
