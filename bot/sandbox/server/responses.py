"""The bot's answers to interactions: the callback, and what is sent with the token afterwards."""

import copy

from bot.sandbox.server.payloads import message_json
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json, Problems, Refused, item, items, number, whole, wrong
from bot.sandbox.world.limits import commands, components, modals
from bot.sandbox.world.limits.messages import EPHEMERAL, LOADING, Upload
from bot.sandbox.world.state import Asked, Interaction, Message, Version
from bot.sandbox.world.world import Change, Kind, World

FIRST_ANSWER = 3.0
"""Seconds in which the first response must come (10062 afterwards)."""

TOKEN_LIFE = 15 * 60.0
"""Seconds that an interaction's token works (50027 afterwards)."""

PONG, MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9
ANSWERS = {
    Asked.COMMAND: (MESSAGE, DEFER_MESSAGE, MODAL),
    Asked.COMPONENT: (MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, MODAL),
    Asked.AUTOCOMPLETE: (CHOICES,),
    Asked.MODAL: (MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE),
}


def respond(world: World, interaction_id: int, token: str, body: Json, uploads: list[Upload]) -> Interaction:
    """Take the first response to an interaction.

    Refused: 10062 when the interaction is unknown or older than 3 s, 40060 when it was answered before,
    50035 for a kind of answer that does not fit, and every limit of messages, modals and choices.
    """
    interaction = world.state.interactions.get(interaction_id)
    if interaction is None or interaction.token != token:
        raise Refused(404, 10062, "Unknown interaction")
    if interaction.answer is not None:
        raise Refused(400, 40060, "Interaction has already been acknowledged.")
    if world.clock.now() - interaction.at > FIRST_ANSWER:
        raise Refused(404, 10062, "Unknown interaction")
    answer = number(body, "type") or 0
    allowed = ANSWERS[interaction.kind]
    if answer not in allowed or (answer in (DEFER_UPDATE, UPDATE) and interaction.message_id is None):
        raise wrong(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")
    data = item(body, "data") or {}
    _take(world, interaction, answer, data, uploads)
    interaction.answer, interaction.answered_at = answer, world.clock.now()
    channel_id, guild_id = interaction.channel_id, interaction.guild_id
    world.publish(Change(Kind.ANSWER, interaction.id, channel_id, guild_id, interaction.user_id))
    return interaction


def _take(world: World, interaction: Interaction, answer: int, data: Json, uploads: list[Upload]) -> None:
    if answer in (MESSAGE, DEFER_MESSAGE):
        interaction.ephemeral = bool((number(data, "flags") or 0) & EPHEMERAL)
    if answer == MESSAGE:
        interaction.original_id = _post(world, interaction, data, uploads).id
    elif answer == DEFER_MESSAGE:
        interaction.original_id = _think(world, interaction, data).id
    elif answer in (DEFER_UPDATE, UPDATE):
        interaction.original_id = interaction.message_id
        if answer == UPDATE:
            posting.edit(world, _original(world, interaction), data, uploads)
    elif answer == CHOICES:
        interaction.choices = _choices(interaction, data)
    else:
        problems = Problems()
        modals.check(data, problems)
        problems.refuse()
        interaction.modal = copy.deepcopy(data)
        components.settle(items(interaction.modal, "components"))


def _post(world: World, interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
    channel = world.channel(interaction.channel_id)
    only = interaction.user_id if (number(body, "flags") or 0) & EPHEMERAL else None
    return posting.post(world, channel, body, uploads, interaction=interaction, only=only)


def _think(world: World, interaction: Interaction, data: Json) -> Message:
    if set(data) - {"flags", "tts"} or (number(data, "flags") or 0) & ~EPHEMERAL:
        raise wrong(
            ("data", "flags"), "BASE_TYPE_CHOICES", "A deferral takes the ephemeral flag and nothing else"
        )
    channel = world.channel(interaction.channel_id)
    flags = LOADING | (EPHEMERAL if interaction.ephemeral else 0)
    only = interaction.user_id if interaction.ephemeral else None
    version = Version(world.clock.now(), flags=flags)
    message = Message(
        world.next_id(), channel.id, world.bot.id, [version], only, interaction_id=interaction.id
    )
    return posting.publish(world, channel, message)


def _choices(interaction: Interaction, data: Json) -> list[Json]:
    problems = Problems()
    choices = items(data, "choices")
    commands.check_choices(choices, _focused_type(interaction.data), ("data", "choices"), problems)
    problems.refuse()
    return choices


def _focused_type(data: Json) -> int:
    for option in items(data, "options"):
        if option.get("focused"):
            return number(option, "type") or commands.STRING
        if inner := items(option, "options"):
            return _focused_type({"options": inner})
    return commands.STRING


def callback_json(world: World, interaction: Interaction) -> Json:
    """Return what the callback answers when it is asked `with_response`."""
    told: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    resource: Json = {"type": interaction.answer}
    if interaction.original_id is not None:
        message = world.state.messages[interaction.original_id]
        told |= {
            "response_message_id": str(message.id),
            "response_message_loading": bool(message.now.flags & LOADING),
            "response_message_ephemeral": message.only is not None,
        }
        if interaction.answer in (MESSAGE, UPDATE, DEFER_MESSAGE):
            resource["message"] = message_json(world, message)
    return {"interaction": told, "resource": resource}


# With the token, afterwards


def by_token(world: World, application_id: int, token: str) -> Interaction:
    """Return the answered interaction whose token this is.

    Refused: 10015 for an unknown token or an interaction that was not answered yet, 50027 after 15 minutes.
    """
    for interaction in world.state.interactions.values():
        if interaction.token == token and application_id == world.bot.id and interaction.answer is not None:
            if world.clock.now() - interaction.at > TOKEN_LIFE:
                raise Refused(401, 50027, "Invalid Webhook Token")
            return interaction
    raise Refused(404, 10015, "Unknown Webhook")


def follow_up(world: World, interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
    """Send a further message.

    The first one after a "thinking" deferral takes that message's place, and its secrecy, as Discord still
    does.
    """
    original = world.state.messages.get(interaction.original_id or 0)
    if (
        interaction.answer == DEFER_MESSAGE
        and original
        and original.now.flags & LOADING
        and not original.deleted
    ):
        given = {**body, "flags": (number(body, "flags") or 0) & ~EPHEMERAL}
        return posting.edit(world, original, given, uploads)
    message = _post(world, interaction, body, uploads)
    interaction.followups.append(message.id)
    return message


def message_of(world: World, interaction: Interaction, name: str) -> Message:
    """Return `@original` or one of the interaction's messages by id; refused (10008) when it is not there."""
    if name == "@original":
        return _original(world, interaction)
    mine = {interaction.original_id, *interaction.followups}
    if (message_id := whole(name)) is None or message_id not in mine:
        raise Refused(404, 10008, "Unknown Message")
    return world.message(interaction.channel_id, message_id)


def _original(world: World, interaction: Interaction) -> Message:
    return world.message(interaction.channel_id, interaction.original_id or 0)
