"""Filling in commands, menus and modals as a client allows; anything else is `Impossible`."""

from collections.abc import Mapping, Sequence

from bot.sandbox.people.screen import Button, Field, Modal, Option, Post, Select
from bot.sandbox.world import registry
from bot.sandbox.world.form import Json, ids, items, number, text, truth
from bot.sandbox.world.limits.commands import BOOLEAN, INTEGER, NUMBER, STRING
from bot.sandbox.world.limits.components import walk
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.world import World

Plain = str | int | float | bool
"""The value of a command's option as it is sent; people and places are sent as ids."""


class Impossible(AssertionError):  # noqa: N818 - said of what the test asks for
    """A client would not allow this."""


def button(post: Post, what: str) -> Button:
    """Return the one button that can be pressed under this label, emoji or custom id."""
    found = [one for one in post.buttons if what in (one.label, one.custom_id, one.emoji or None)]
    if len(found) != 1:
        raise Impossible(
            f"{len(found)} buttons are {what!r}; there are {[one.label for one in post.buttons]}"
        )
    if found[0].disabled or found[0].custom_id is None:
        raise Impossible(f"{what!r} is {'disabled' if found[0].disabled else 'a link'}")
    return found[0]


def select(post: Post, which: str | int | None) -> Select:
    """Return the menu with this placeholder, custom id or number (from 0); the only one for None."""
    menus = post.selects
    if isinstance(which, int):
        found = menus[which : which + 1]
    else:
        found = [one for one in menus if which in (None, one.placeholder, one.custom_id)]
    if len(found) != 1:
        raise Impossible(f"{len(found)} menus are {which!r}; there are {[one.placeholder for one in menus]}")
    if found[0].disabled:
        raise Impossible("the menu is disabled")
    return found[0]


def option(options: Sequence[Option], what: str) -> str:
    """Return the value of the option with this value, or else with this label.

    In this order, because in a menu of numbers one option's value may be another's label.
    """
    for same in (lambda one: one.value == what, lambda one: one.label == what):
        for one in filter(same, options):
            return str(one.value)
    raise Impossible(f"there is no {what!r}; there are {[one.label for one in options]}")


# Commands


def command_data(
    world: World,
    guild_id: int | None,
    granted: Permission,
    words: str,
    values: Mapping[str, Plain],
    focus: str | None,
    *,
    forged: bool = False,
) -> Json:
    """Return the `data` of a slash command, or of its autocomplete while `focus` is typed.

    `forged`: the values are sent as they are, without a client's checks.
    """
    found = registry.find(world, guild_id, words)
    if found is None:
        raise Impossible(f"there is no command /{words} here")
    command, names, part = found
    _require_permission(command.body, granted, words)
    declared = items(part, "options")
    if unknown := set(values) - {text(one, "name") for one in declared}:
        raise Impossible(f"/{words} has no option {sorted(unknown)}")
    filled: list[Json] = []
    for one in declared:
        name = text(one, "name") or ""
        if name in values:
            filled.append(_filled(one, values[name], focused=focus == name, forged=forged))
        elif focus is None and truth(one, "required"):
            raise Impossible(f"/{words} needs {name}")
    if focus is not None and not any(one.get("focused") for one in filled):
        raise Impossible(f"/{words} has no option {focus!r} to type in")
    data: Json = {"id": str(command.id), "name": words.split()[0], "type": 1, "options": filled}
    for depth, name in enumerate(reversed(names)):
        data["options"] = [{"name": name, "type": 1 if depth == 0 else 2, "options": data["options"]}]
    return data if command.guild_id is None else {**data, "guild_id": str(command.guild_id)}


def _require_permission(command: Json, granted: Permission, words: str) -> None:
    needed = number(command, "default_member_permissions")
    if needed is None or Permission.ADMINISTRATOR in granted:
        return
    if needed == 0 or needed & ~int(granted):
        raise Impossible(f"/{words} is not for this person")


def _filled(declared: Json, value: Plain, *, focused: bool, forged: bool) -> Json:
    name, of = text(declared, "name") or "", number(declared, "type") or 0
    if focused:
        if not truth(declared, "autocomplete"):
            raise Impossible(f"{name} has no autocomplete")
        return {"name": name, "type": of, "value": str(value), "focused": True}
    if forged:
        return {"name": name, "type": of, "value": value}
    for choice in items(declared, "choices"):
        if value in (choice.get("name"), choice.get("value")):
            return {"name": name, "type": of, "value": choice.get("value")}
    if items(declared, "choices"):
        raise Impossible(f"{value!r} is not a choice of {name}")
    _check_type(name, of, value)
    _check_range(declared, name, value)
    return {"name": name, "type": of, "value": value}


def _check_type(name: str, of: int, value: Plain) -> None:
    fits = {
        STRING: isinstance(value, str),
        INTEGER: isinstance(value, int) and not isinstance(value, bool),
        BOOLEAN: isinstance(value, bool),
        NUMBER: isinstance(value, int | float) and not isinstance(value, bool),
    }
    if not fits.get(of, isinstance(value, str)):
        raise Impossible(f"{value!r} does not fit {name}")


def _check_range(declared: Json, name: str, value: Plain) -> None:
    size = len(value) if isinstance(value, str) else value
    keys = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    low, high = declared.get(keys[0]), declared.get(keys[1])
    if (isinstance(low, int | float) and size < low) or (isinstance(high, int | float) and size > high):
        raise Impossible(f"{value!r} is out of the range of {name}")


# Modals

FILLED_BY_ID = {5: "users", 6: "roles", 7: "users", 8: "channels"}
"""The menus of people, roles and channels by type, and where what they chose is resolved."""


def modal_data(modal: Modal, answers: Mapping[str, str | Sequence[str] | bool]) -> Json:
    """Return the `data` of a modal sent with these answers; others keep their initial value."""
    names = {name for field in modal.fields for name in (field.label, field.custom_id)}
    if unknown := set(answers) - names:
        raise Impossible(
            f"the modal has no input {sorted(unknown)}; it has {[f.label for f in modal.fields]}"
        )
    given = {
        field.custom_id: answers.get(field.custom_id, answers.get(field.label)) for field in modal.fields
    }
    filled = {field.custom_id: _entered(field, given[field.custom_id]) for field in modal.fields}
    parts: list[Json] = []
    for part in items(modal.body, "components"):
        shared: Json = {"type": part.get("type"), "id": part.get("id")}
        if inner := part.get("component"):
            assert isinstance(inner, dict)
            shared["component"] = filled[text(inner, "custom_id") or ""]
        elif "components" in part:
            shared["components"] = [filled[text(one, "custom_id") or ""] for one in items(part, "components")]
        parts.append(shared)
    return {"custom_id": modal.custom_id, "components": parts}


def chosen_ids(modal: Modal, data: Json) -> Json:
    """Return the ids of users, roles and channels chosen in a filled modal, each kind as a list."""
    kinds = {field.custom_id: FILLED_BY_ID.get(field.kind) for field in modal.fields}
    found: dict[str, list[int]] = {}
    for _, part in walk(items(data, "components")):
        if kind := kinds.get(text(part, "custom_id") or ""):
            found.setdefault(kind, []).extend(ids(part, "values"))
    return {**found}


def _entered(field: Field, given: str | Sequence[str] | bool | None) -> Json:
    shared: Json = {"type": field.kind, "id": field.id, "custom_id": field.custom_id}
    if field.kind == 4:
        return {**shared, "value": _written(field, given)}
    if field.kind == 23:
        return {**shared, "value": bool(given)}
    chosen = _ticked(field, given)
    if field.kind == 21:
        return {**shared, "value": chosen[0] if chosen else None}
    return {**shared, "values": chosen}


def _written(field: Field, given: str | Sequence[str] | bool | None) -> str:
    value = field.value if given is None else given
    if not isinstance(value, str):
        raise Impossible(f"{field.label!r} is a text")
    if (field.required and not value) or (value and not field.least <= len(value) <= field.most):
        raise Impossible(f"{field.label!r} takes {field.least} to {field.most} characters, not {len(value)}")
    return value


def _ticked(field: Field, given: str | Sequence[str] | bool | None) -> list[str]:
    if isinstance(given, bool):
        raise Impossible(f"{field.label!r} is not a tick")
    if given is None:
        chosen = [str(one.value) for one in field.options if one.default]
    else:
        asked = [given] if isinstance(given, str) else list(given)
        chosen = asked if field.kind in FILLED_BY_ID else [option(field.options, one) for one in asked]
    if (field.required and not chosen) or (chosen and not field.least <= len(chosen) <= field.most):
        raise Impossible(f"{field.label!r} takes {field.least} to {field.most}, not {len(chosen)}")
    return chosen
