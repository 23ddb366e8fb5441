"""The actions that the page requests in a person's name: `ACTIONS[name](page_state, user, body)` gives JSON.

An action that a client would not allow raises `Impossible`; a malformed body raises `Refused`.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from bot.sandbox.page import sight
from bot.sandbox.page.page_state import PageState
from bot.sandbox.people import acting
from bot.sandbox.people.filling import Impossible, Plain
from bot.sandbox.people.reply import PATIENCE, Reply
from bot.sandbox.people.screen import Modal, Post
from bot.sandbox.server.responses import FIRST_ANSWER
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json, item, number, required, texts, truth, wrong
from bot.sandbox.world.limits import commands
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Channel, Interaction, User
from bot.sandbox.world.world import Change, Kind, World
from rules.core.words import FALLBACK, LANGS, nearest

LONGEST = 2000
"""Most characters of a message."""

LOCALES = {nearest(locale): locale for locale in commands.LOCALES} | {FALLBACK: "en-US"}
"""A locale of Discord's for each language of the page."""

Action = Callable[[PageState, User, Json], Awaitable[Json]]


def _channel(page_state: PageState, body: Json) -> Channel:
    return page_state.world.channel(number(body, "channel") or 0)


async def write(page_state: PageState, user: User, body: Json) -> Json:
    """Write a message: `channel`, `words`."""
    channel, words = _channel(page_state, body), required(body, "words").strip()
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    acting.enter(page_state.world, user.id, channel, Permission(0))
    if needed & ~page_state.world.permissions(channel, user.id) or channel.locked:
        raise Impossible("this person may not write here")
    if not 1 <= len(words) <= LONGEST:
        raise Impossible(f"a message has 1 to {LONGEST} characters")
    message = posting.write(page_state.world, channel, user.id, words)
    page_state.mark_read(user.id, channel.id, message.id)
    return {"message": str(message.id)}


async def command(page_state: PageState, user: User, body: Json) -> Json:
    """Use a slash command: `channel`, `words` ("table open"), `options` by name.

    With `patient`, the answer comes when the bot is no longer thinking.
    """
    options = _options(item(body, "options") or {})
    asked = acting.command(
        page_state.world, user.id, _channel(page_state, body), required(body, "words"), options
    )
    told = await outcome(page_state, asked)
    if truth(body, "patient") and asked.original_id is not None:
        post = Post(page_state.world, asked.original_id)
        await page_state.world.until(lambda: _settled(post), asyncio.sleep(PATIENCE))
    return told


def _settled(post: Post) -> bool | None:
    return True if post.deleted or not post.loading else None


async def complete(page_state: PageState, user: User, body: Json) -> Json:
    """Ask for the choices of the option `focus` as it is typed; the rest as in `command`."""
    options = _options(item(body, "options") or {})
    words, focus = required(body, "words"), required(body, "focus")
    asked = acting.command(page_state.world, user.id, _channel(page_state, body), words, options, focus)
    return await outcome(page_state, asked)


def _options(given: Json) -> dict[str, Plain]:
    found: dict[str, Plain] = {}
    for name, value in given.items():
        if not isinstance(value, str | int | float | bool):
            raise wrong(("options", name), "BASE_TYPE_BAD_TYPE", "Must be a text, a number or a truth.")
        found[name] = value
    return found


async def press(page_state: PageState, user: User, body: Json) -> Json:
    """Press a button: `message`, `custom_id`."""
    asked = acting.press(page_state.world, user.id, number(body, "message") or 0, required(body, "custom_id"))
    return await outcome(page_state, asked)


async def choose(page_state: PageState, user: User, body: Json) -> Json:
    """Choose in a menu: `message`, `custom_id`, `values`."""
    message, values = number(body, "message") or 0, texts(body, "values")
    return await outcome(
        page_state, acting.choose(page_state.world, user.id, message, required(body, "custom_id"), values)
    )


async def submit(page_state: PageState, user: User, body: Json) -> Json:
    """Send a modal: `modal` (the id it came with), `answers` by custom id."""
    opened = page_state.world.state.interactions.get(number(body, "modal") or 0)
    if opened is None or opened.id not in page_state.modals:
        raise Impossible("the modal was sent already, or never opened")
    answers = _answers(item(body, "answers") or {})
    asked = acting.submit(page_state.world, user.id, Modal(opened), answers)
    told = await outcome(page_state, asked)
    if asked.answer is not None:
        page_state.modals.discard(opened.id)
    return told


def _answers(given: Json) -> Mapping[str, str | list[str] | bool]:
    return {
        name: value if isinstance(value, str | bool) else texts(given, name) for name, value in given.items()
    }


async def outcome(page_state: PageState, asked: Interaction) -> Json:
    """Return how the bot answered, once it has answered or three seconds have passed.

    `answer` is the kind (see `Reply`), `message` the id of the one it made or changed; `choices` or `modal`
    come with it.
    """
    await _answered(page_state.world, asked)
    reply = Reply(page_state.world, asked)
    told: Json = {"answer": reply.kind}
    if asked.original_id is not None:
        told["message"] = str(asked.original_id)
    if asked.choices is not None:
        told["choices"] = [{"label": choice.label, "value": choice.value} for choice in reply.choices]
    if asked.modal is not None:
        page_state.modals.add(asked.id)
        told["modal"] = {**asked.modal, "opened_by": str(asked.id)}
    return told


async def _answered(world: World, asked: Interaction) -> None:
    await world.until(lambda: asked.answer, world.clock.sleep_until(asked.at + FIRST_ANSWER))


async def dismiss(page_state: PageState, user: User, body: Json) -> Json:
    """Dismiss a note that only this person sees: `message`."""
    message = page_state.world.state.messages.get(number(body, "message") or 0)
    if message is None or message.only != user.id:
        raise Impossible("only a note of one's own can be dismissed")
    page_state.marks.dismissed.add(message.id)
    page_state.world.publish(Change(Kind.DELETE, message.id, message.channel_id, only=user.id))
    return {}


async def mark_read(page_state: PageState, user: User, body: Json) -> Json:
    """Record that a channel was read: `channel`, `message` (the newest one that was on the screen)."""
    channel = _channel(page_state, body)
    acting.enter(page_state.world, user.id, channel, Permission(0))
    page_state.mark_read(user.id, channel.id, number(body, "message") or 0)
    return {"unread": sight.unread(page_state, user)}


async def speak(page_state: PageState, user: User, body: Json) -> Json:
    """Set the language of this person: `lang`; with `everybody`, of all who have not chosen one.

    The guild speaks the language of the first who chooses. `guess`: nobody has chosen this.
    """
    lang = required(body, "lang")
    if lang not in LANGS:
        raise wrong(("lang",), "BASE_TYPE_CHOICES", f"Value must be one of {LANGS}.")
    everybody, chosen = truth(body, "everybody"), page_state.marks.spoken
    for person in page_state.people:
        if person.id == user.id or (everybody and person.id not in chosen):
            person.locale = LOCALES[lang]
    if everybody and chosen <= {user.id}:
        page_state.guild.locale = LOCALES[lang]
    if not truth(body, "guess"):
        chosen.add(user.id)
    return {"people": sight.people(page_state), "commands": sight.commands(page_state, user)}


async def dms(page_state: PageState, user: User, body: Json) -> Json:
    """Open or close this person's DMs to the bot: `open`."""
    user.dms_open = truth(body, "open")
    return {"people": sight.people(page_state)}


async def add_channel(page_state: PageState, user: User, body: Json) -> Json:
    """Add a text channel: `name`."""
    name = "-".join(required(body, "name").lower().split())[:100]
    if not name:
        raise Impossible("a channel has a name")
    return {"channel": str(page_state.world.add_channel(page_state.guild, name).id)}


async def look(page_state: PageState, user: User, body: Json) -> Json:
    """Read a channel: `channel`; the newest 50 messages, or those before the id `before`, oldest first."""
    channel = _channel(page_state, body)
    acting.enter(page_state.world, user.id, channel, Permission(0))
    found = page_state.page_of(user.id, channel, number(body, "before"), 50)
    return {"messages": [sight.message(page_state, message) for message in found], "more": len(found) == 50}


ACTIONS: Mapping[str, Action] = {
    one.__name__: one
    for one in (
        write,
        command,
        complete,
        press,
        choose,
        submit,
        dismiss,
        mark_read,
        speak,
        dms,
        add_channel,
        look,
    )
}
