"""People's actions in a client: each function asks the bot, or raises `Impossible` if no client would."""

from collections.abc import Mapping, Sequence

from bot.sandbox.people import filling
from bot.sandbox.people.filling import Impossible, Plain
from bot.sandbox.people.screen import Modal, Post, Select
from bot.sandbox.server.interactions import ask, resolved
from bot.sandbox.world import registry
from bot.sandbox.world.form import Json, items, number, text, whole
from bot.sandbox.world.limits.commands import CHANNEL, MENTIONABLE, ROLE, USER
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Asked, Channel, Interaction
from bot.sandbox.world.world import World

NAMES_A = {USER: "users", MENTIONABLE: "users", CHANNEL: "channels", ROLE: "roles"}
"""What an option's value is the id of, by the option's type."""

CHOOSES_A = {5: "users", 6: "roles", 7: "users", 8: "channels"}
"""What a menu's values are the ids of, by the component's type."""


def enter(world: World, user_id: int, channel: Channel, needed: Permission) -> None:
    """Raise `Impossible` unless a person sees a channel and may do what is `needed` there."""
    granted = world.permissions(channel, user_id)
    if channel.deleted or not granted & Permission.VIEW_CHANNEL:
        raise Impossible("this person does not see this channel")
    if needed & ~granted:
        raise Impossible("this person may not do this here")
    if channel.archived and needed:
        raise Impossible("the thread is archived: no commands and no presses")


def look_at(world: World, user_id: int, message_id: int) -> tuple[Post, Channel]:
    """Return a message with its channel, which the person must see."""
    message = world.state.messages.get(message_id)
    if message is None or message.deleted or message.only not in (None, user_id):
        raise Impossible("this person does not see this message")
    channel = world.state.channels[message.channel_id]
    enter(world, user_id, channel, Permission.VIEW_CHANNEL)
    return Post(world, message_id), channel


def command(
    world: World,
    user_id: int,
    channel: Channel,
    words: str,
    options: Mapping[str, Plain],
    focus: str | None = None,
    *,
    forged: bool = False,
) -> Interaction:
    """Use a slash command by its names ("table open"), or ask for choices while `focus` is typed.

    `forged`: with values that no client would send.
    """
    enter(world, user_id, channel, Permission.USE_APPLICATION_COMMANDS)
    granted = world.permissions(channel, user_id)
    data = filling.command_data(world, channel.guild_id, granted, words, options, focus, forged=forged)
    found = resolved(world, channel, _named(world, channel, words, options))
    kind = Asked.COMMAND if focus is None else Asked.AUTOCOMPLETE
    return ask(world, kind, user_id, channel, {**data, "resolved": found} if found else data)


def _named(world: World, channel: Channel, words: str, options: Mapping[str, Plain]) -> Json:
    """Return the ids of people, channels and roles among the options' values, by kind."""
    found = registry.find(world, channel.guild_id, words)
    assert found is not None, "else there would be no data of it"
    named: dict[str, list[int]] = {"users": [], "channels": [], "roles": []}
    for declared in items(found[2], "options"):
        value, of = options.get(text(declared, "name") or ""), number(declared, "type") or 0
        if of in NAMES_A and isinstance(value, str) and (one := whole(value)) is not None:
            named[NAMES_A[of]].append(one)
    return {**named}


def press(world: World, user_id: int, message_id: int, what: str) -> Interaction:
    """Press a button, by its label, emoji or custom id."""
    post, channel = look_at(world, user_id, message_id)
    button = filling.button(post, what)
    data: Json = {"component_type": 2, "custom_id": button.custom_id}
    return ask(world, Asked.COMPONENT, user_id, channel, data, message_id=message_id)


def choose(
    world: World, user_id: int, message_id: int, which: str | int | None, values: Sequence[str]
) -> Interaction:
    """Choose in a menu: labels or values of its options, or ids of people, roles or channels.

    `which` is its placeholder, custom id or number; None for the only one.
    """
    post, channel = look_at(world, user_id, message_id)
    menu = filling.select(post, which)
    if not menu.least <= len(values) <= menu.most:
        raise Impossible(f"the menu takes {menu.least} to {menu.most} values, not {len(values)}")
    data: Json = {"component_type": menu.kind, "custom_id": menu.custom_id}
    if menu.kind == 3:
        data["values"] = [filling.option(menu.options, value) for value in values]
    else:
        data |= {"values": list(values), "resolved": resolved(world, channel, _offered(world, menu, values))}
    return ask(world, Asked.COMPONENT, user_id, channel, data, message_id=message_id)


def _offered(world: World, menu: Select, values: Sequence[str]) -> Json:
    """Return the chosen ids by kind; raise `Impossible` for one that the menu does not offer."""
    kind = CHOOSES_A[menu.kind]
    there = {
        "users": world.state.users,
        "roles": [role for guild in world.state.guilds.values() for role in guild.roles],
        "channels": world.state.channels,
    }[kind]
    chosen = [one for value in values if (one := whole(value)) is not None and one in there]
    if len(chosen) < len(values):
        raise Impossible("the menu does not offer that")
    return {kind: chosen}


def submit(
    world: World, user_id: int, modal: Modal, answers: Mapping[str, str | Sequence[str] | bool]
) -> Interaction:
    """Send a modal: texts, chosen values, ids or ticks, by the label or custom id of the input."""
    if modal.interaction.user_id != user_id:
        raise Impossible("there is no modal on this person's screen")
    data = filling.modal_data(modal, answers)
    channel = world.state.channels[modal.interaction.channel_id]
    if found := resolved(world, channel, filling.chosen_ids(modal, data)):
        data["resolved"] = found
    return ask(world, Asked.MODAL, user_id, channel, data, message_id=modal.interaction.message_id)
