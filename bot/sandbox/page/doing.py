"""The actions that the page requests in a person's name: `ACTIONS[name](desk, user, body)` gives JSON.

An action that a client would not allow raises `Impossible`; a malformed body raises `Refused`.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from bot.sandbox.page import sight
from bot.sandbox.page.desk import Desk
from bot.sandbox.people import acting
from bot.sandbox.people.filling import Impossible, Plain
from bot.sandbox.people.reply import PATIENCE, Reply
from bot.sandbox.people.screen import Modal, Post
from bot.sandbox.server.responses import FIRST_ANSWER
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json, item, number, required, texts, truth, wrong
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Channel, Interaction, User
from bot.sandbox.world.world import Change, Kind, World
from rules.core.words import LANGS

LONGEST = 2000
"""Most characters of a message."""

LOCALES = {"en": "en-US", "pt-BR": "pt-BR"}
"""Discord's locale for each language of the page."""

Action = Callable[[Desk, User, Json], Awaitable[Json]]


def _channel(desk: Desk, body: Json) -> Channel:
    return desk.world.channel(number(body, "channel") or 0)


async def say(desk: Desk, user: User, body: Json) -> Json:
    """Write a message: `channel`, `words`."""
    channel, words = _channel(desk, body), required(body, "words").strip()
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    acting.enter(desk.world, user.id, channel, Permission(0))
    if needed & ~desk.world.permissions(channel, user.id) or channel.locked:
        raise Impossible("this person may not write here")
    if not 1 <= len(words) <= LONGEST:
        raise Impossible(f"a message has 1 to {LONGEST} characters")
    message = posting.say(desk.world, channel, user.id, words)
    desk.read(user.id, channel.id, message.id)
    return {"message": str(message.id)}


async def command(desk: Desk, user: User, body: Json) -> Json:
    """Use a slash command: `channel`, `words` ("table open"), `options` by name.

    With `patient`, the answer comes when the bot is no longer thinking.
    """
    options = _options(item(body, "options") or {})
    asked = acting.command(desk.world, user.id, _channel(desk, body), required(body, "words"), options)
    told = await outcome(desk, asked)
    if truth(body, "patient") and asked.original_id is not None:
        post = Post(desk.world, asked.original_id)
        await desk.world.until(lambda: _settled(post), asyncio.sleep(PATIENCE))
    return told


def _settled(post: Post) -> bool | None:
    return True if post.deleted or not post.loading else None


async def complete(desk: Desk, user: User, body: Json) -> Json:
    """Ask for the choices of the option `focus` as it is typed; the rest as in `command`."""
    options = _options(item(body, "options") or {})
    words, focus = required(body, "words"), required(body, "focus")
    asked = acting.command(desk.world, user.id, _channel(desk, body), words, options, focus)
    return await outcome(desk, asked)


def _options(given: Json) -> dict[str, Plain]:
    found: dict[str, Plain] = {}
    for name, value in given.items():
        if not isinstance(value, str | int | float | bool):
            raise wrong(("options", name), "BASE_TYPE_BAD_TYPE", "Must be a text, a number or a truth.")
        found[name] = value
    return found


async def press(desk: Desk, user: User, body: Json) -> Json:
    """Press a button: `message`, `custom_id`."""
    asked = acting.press(desk.world, user.id, number(body, "message") or 0, required(body, "custom_id"))
    return await outcome(desk, asked)


async def choose(desk: Desk, user: User, body: Json) -> Json:
    """Choose in a menu: `message`, `custom_id`, `values`."""
    message, values = number(body, "message") or 0, texts(body, "values")
    return await outcome(
        desk, acting.choose(desk.world, user.id, message, required(body, "custom_id"), values)
    )


async def submit(desk: Desk, user: User, body: Json) -> Json:
    """Send a modal: `modal` (the id it came with), `answers` by custom id."""
    opened = desk.world.state.interactions.get(number(body, "modal") or 0)
    if opened is None or opened.id not in desk.modals:
        raise Impossible("the modal was sent already, or never opened")
    answers = _answers(item(body, "answers") or {})
    asked = acting.submit(desk.world, user.id, Modal(opened), answers)
    told = await outcome(desk, asked)
    if asked.answer is not None:
        desk.modals.discard(opened.id)
    return told


def _answers(given: Json) -> Mapping[str, str | list[str] | bool]:
    return {
        name: value if isinstance(value, str | bool) else texts(given, name) for name, value in given.items()
    }


async def outcome(desk: Desk, asked: Interaction) -> Json:
    """Return how the bot answered, once it has answered or three seconds have passed.

    `answer` is the kind (see `Reply`), `message` the id of the one it made or changed; `choices` or `modal`
    come with it.
    """
    await _answered(desk.world, asked)
    reply = Reply(desk.world, asked)
    told: Json = {"answer": reply.kind}
    if asked.original_id is not None:
        told["message"] = str(asked.original_id)
    if asked.choices is not None:
        told["choices"] = [{"label": choice.label, "value": choice.value} for choice in reply.choices]
    if asked.modal is not None:
        desk.modals.add(asked.id)
        told["modal"] = {**asked.modal, "opened_by": str(asked.id)}
    return told


async def _answered(world: World, asked: Interaction) -> None:
    await world.until(lambda: asked.answer, world.clock.sleep_until(asked.at + FIRST_ANSWER))


async def dismiss(desk: Desk, user: User, body: Json) -> Json:
    """Dismiss a note that only this person sees: `message`."""
    message = desk.world.state.messages.get(number(body, "message") or 0)
    if message is None or message.only != user.id:
        raise Impossible("only a note of one's own can be dismissed")
    desk.marks.dismissed.add(message.id)
    desk.world.publish(Change(Kind.DELETE, message.id, message.channel_id, only=user.id))
    return {}


async def read(desk: Desk, user: User, body: Json) -> Json:
    """Note that a channel was read: `channel`, `message` (the newest one that was on the screen)."""
    channel = _channel(desk, body)
    acting.enter(desk.world, user.id, channel, Permission(0))
    desk.read(user.id, channel.id, number(body, "message") or 0)
    return {"unread": sight.unread(desk, user)}


async def speak(desk: Desk, user: User, body: Json) -> Json:
    """Set the language: `lang`; for this person or, with `everybody`, for all people and the guild."""
    lang = required(body, "lang")
    if lang not in LANGS:
        raise wrong(("lang",), "BASE_TYPE_CHOICES", f"Value must be one of {LANGS}.")
    everybody = truth(body, "everybody")
    for person in desk.people if everybody else [user]:
        person.locale = LOCALES[lang]
    if everybody:
        desk.guild.locale = LOCALES[lang]
    return {"people": sight.people(desk), "commands": sight.commands(desk, user)}


async def dms(desk: Desk, user: User, body: Json) -> Json:
    """Open or close this person's DMs to the bot: `open`."""
    user.dms_open = truth(body, "open")
    return {"people": sight.people(desk)}


async def add_channel(desk: Desk, user: User, body: Json) -> Json:
    """Add a text channel: `name`."""
    name = "-".join(required(body, "name").lower().split())[:100]
    if not name:
        raise Impossible("a channel has a name")
    return {"channel": str(desk.world.add_channel(desk.guild, name).id)}


async def look(desk: Desk, user: User, body: Json) -> Json:
    """Read a channel: `channel`; the newest 50 messages, or those before the id `before`, oldest first."""
    channel = _channel(desk, body)
    acting.enter(desk.world, user.id, channel, Permission(0))
    found = desk.page_of(user.id, channel, number(body, "before"), 50)
    return {"messages": [sight.message(desk, message) for message in found], "more": len(found) == 50}


ACTIONS: Mapping[str, Action] = {
    one.__name__: one
    for one in (say, command, complete, press, choose, submit, dismiss, read, speak, dms, add_channel, look)
}
