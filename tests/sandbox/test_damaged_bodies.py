"""Bodies that are right but for one place: each place, each damage. Nothing but a refusal comes of it."""

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.sandbox.world.form import Json, Problems, Refused, items, number, text
from bot.sandbox.world.limits import commands, modals
from bot.sandbox.world.limits.components import INPUT, SELECT
from bot.sandbox.world.limits.messages import (
    COMPONENTS_V2,
    NewMessage,
    check,
    check_attachments,
    check_mentions,
    check_nonce,
    mentioned,
)
from tests.sandbox.test_limits import button, field, label, menu, modal, options, picture, row, section, words

LIMITS = (1, 2, 3, 5, 6, 10, 25, 32, 40, 45, 80, 100, 150, 256, 512, 1024, 2000, 2048, 4000, 4096, 6000)
LENGTHS = sorted({0, *LIMITS, *(most + 1 for most in LIMITS)})
COUNTS = [n for n in LENGTHS if n <= 41]
NUMBERS = (-1, *range(26), 40, 41, 4000, 4001, 6000, 6001, 0xFFFFFF, 0xFFFFFF + 1)
WORDS = (
    "Upper",
    "with space",
    "ação",
    "कण",
    "ก่อ",
    "@everyone",
    "<@1",
    "<@!2> <@x> <@3>",
    "attachment://b.png",
    "ftp://a",
)
STRANGE: tuple[object, ...] = (
    None,
    True,
    False,
    "7",
    "-7",
    "x",
    {},
    [],
    [7],
    ["users"],
    {"name": "x"},
    {"id": "5"},
    {"id": "6"},
)


def message(body: Json) -> object:
    """Return all that is said of a message with the file `a.png`, of an application with the emoji 5."""
    draft = NewMessage(
        text(body, "content") or "",
        items(body, "embeds"),
        items(body, "components"),
        ["a.png"],
        number(body, "flags") or 0,
    )
    check(draft, {5})
    return draft.v2


def pings(body: Json) -> object:
    """Return whom a message pings, and whether it may say so."""
    check_mentions(body)
    return [mentioned(body, f"{body.get('content')}", users_only=users_only) for users_only in (True, False)]


def sent(body: Json) -> object:
    check_attachments(body, [], [5, 6])
    return check_nonce(body)


def noted(checked: Callable[[Json, Problems], None]) -> Callable[[Json], object]:
    def said(body: Json) -> object:
        problems = Problems()
        checked(body, problems)
        problems.refuse()
        return None

    return said


def command(body: Json, problems: Problems) -> None:
    commands.check(body, (), problems)


EMBED: Json = {
    "title": "title",
    "description": "words",
    "footer": {"text": "foot"},
    "author": {"name": "name"},
    "provider": {"name": "name"},
    "fields": [{"name": "name", "value": "value"}],
    "image": {"url": "attachment://a.png"},
    "thumbnail": {"url": "https://example.org"},
}
MENU = {
    **menu(3, min_values=1, max_values=2, placeholder="which"),
    "options": [
        *options(2),
        {"label": "c", "value": "c", "default": True, "description": "d", "emoji": {"name": "🎲"}},
    ],
}
LINK: Json = {"type": 2, "style": 5, "label": "rules", "url": "https://example.org"}
THUMBNAIL: Json = {"type": 11, "media": {"url": "attachment://a.png"}, "description": "alt"}
BOXES = (
    label(
        {
            "type": INPUT,
            "custom_id": "a",
            "style": 1,
            "min_length": 1,
            "max_length": 9,
            "value": "old",
            "placeholder": "new",
        }
    ),
    label(MENU, description="more"),
    label({"type": 19, "custom_id": "b", "min_values": 1, "max_values": 2}),
    label({"type": 21, "custom_id": "c", "options": options(2)}),
    label({"type": 22, "custom_id": "d", "options": options(1)}),
)
OPTION: Json = {"name": "seat", "description": "which", "type": 3, "required": True}
CHOICES: list[Json] = [
    {"name": "one", "name_localizations": {"pt-BR": "um"}, "value": "1"},
    {"name": "two", "value": "2"},
]
OPTIONS: list[Json] = [
    {**OPTION, "choices": CHOICES},
    {**OPTION, "name": "number", "type": 4, "choices": [{"name": "one", "value": 1}]},
    {**OPTION, "name": "text", "min_length": 0, "max_length": 5, "autocomplete": True},
    {**OPTION, "name": "share", "type": 10, "min_value": 0, "max_value": 2, "required": False},
    {**OPTION, "name": "who", "type": 6, "required": False},
]
NAMED: Json = {
    "name": "table",
    "description": "a table",
    "name_localizations": {"pt-BR": "mesa"},
    "description_localizations": {"pt-BR": "uma mesa"},
}
NESTED: Json = {
    **NAMED,
    "options": [
        {**NAMED, "name": "group", "type": 2, "options": [{**NAMED, "type": 1, "options": OPTIONS[:2]}]},
        {**NAMED, "type": 1},
    ],
}
BODIES: dict[str, tuple[Callable[[Json], object], Json]] = {
    "classic": (message, {"content": "text", "components": [row(button(), LINK), row(MENU)]}),
    "embeds": (message, {"embeds": [EMBED]}),
    "parts": (
        message,
        {
            "flags": COMPONENTS_V2,
            "components": [
                row(button(emoji={"id": "5"})),
                section(words(), accessory=THUMBNAIL),
                words(),
                picture(description="alt"),
                {"type": 13, "file": {"url": "attachment://a.png"}},
                {"type": 14, "spacing": 2},
            ],
        },
    ),
    "container": (
        message,
        {
            "flags": COMPONENTS_V2,
            "components": [
                {"type": 17, "accent_color": 7, "components": [words(), section(words()), row(MENU)]}
            ],
        },
    ),
    "modal": (noted(modals.check), modal(*BOXES)),
    "old modal": (
        noted(modals.check),
        modal(row(field(label="Field")), words(), label({"type": 5, "custom_id": "e"})),
    ),
    "command": (noted(command), {**NAMED, "options": OPTIONS}),
    "nested command": (noted(command), NESTED),
    "menu of a person": (noted(command), {"type": 2, "name": "Play with"}),
    "pings": (
        pings,
        {"content": "<@1> <@!2> <@&3> @here", "allowed_mentions": {"parse": ["roles"], "users": ["1", 2]}},
    ),
    "files": (
        sent,
        {"attachments": [{"id": 5, "description": "alt"}, {"id": "6"}], "nonce": "n", "enforce_nonce": True},
    ),
}


def test_each_of_these_bodies_is_taken() -> None:
    for taken, body in BODIES.values():
        taken(body)
    assert {
        part["type"] for _, part in walked(BODIES["modal"][1]) if isinstance(part, dict) and "type" in part
    } >= {INPUT, SELECT, 19, 21, 22}


@pytest.mark.parametrize("name", BODIES)
def test_each_damaged_body_is_taken_or_refused_with_a_reason(name: str) -> None:
    taken, body = BODIES[name]
    refused = 0
    for place, _ in walked(body):
        for damaged in damages(body, place):
            try:
                taken(damaged)
            except Refused as refusal:
                refused += 1
                said = refusal.body()
                assert 400 <= refusal.status < 500 and said["code"] and said["message"], (
                    place,
                    damaged,
                    said,
                )
    assert refused


def walked(value: object, place: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], object]]:
    """Every place of a body, and what is there."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield (*place, key), part
        yield from walked(part, (*place, key))


def damages(body: Json, place: tuple[Any, ...]) -> Iterator[Json]:
    """The body without what is there, with something else, with more and with less of it."""
    *way, last = place
    *others, value = replacements(dict(walked(body))[place])
    for each in (*others, value):
        damaged = copy.deepcopy(body)
        parent: Any = damaged
        for step in way:
            parent = parent[step]
        parent[last] = each
        yield damaged
    del parent[last]
    yield damaged


def replacements(value: object) -> list[object]:
    if isinstance(value, bool):
        return [*STRANGE]
    if isinstance(value, str):
        return [*STRANGE, *WORDS, *("x" * n for n in LENGTHS), *(value.ljust(n, "x") for n in LENGTHS), 7]
    if isinstance(value, int):
        return [*STRANGE, *NUMBERS]
    if isinstance(value, list) and value:
        return [
            *STRANGE,
            *([numbered(value[n % len(value)], n) for n in range(count)] for count in COUNTS),
            value * 2,
        ]
    return [*STRANGE]


def numbered(value: object, number: int) -> object:
    """The value with names of its own, for none may be there twice."""
    if isinstance(value, list):
        return [numbered(each, number) for each in value]
    if not isinstance(value, dict):
        return value
    own = {key: f"{value[key]}{number}" for key in ("custom_id", "value") if isinstance(value.get(key), str)}
    own |= {"name": f"{value['name']}{number}"} if "description" in value and "name" in value else {}
    return {**{key: numbered(part, number) for key, part in value.items()}, **own}
