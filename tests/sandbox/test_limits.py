"""Refusals of messages and answers, with Discord's own codes and shape, and bodies to try."""

import pytest

from bot.sandbox.server import responses
from bot.sandbox.server.interactions import ask
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json, Refused, item
from bot.sandbox.world.limits.messages import COMPONENTS_V2, Upload, check_mentions
from bot.sandbox.world.state import Asked
from tools.driver import Person, Place


def button(n: int = 0, **fields: object) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"go:{n}", **fields}


def row(*inside: Json) -> Json:
    return {"type": 1, "components": list(inside)}


def options(count: int) -> list[Json]:
    return [{"label": f"{n}", "value": f"{n}"} for n in range(count)]


def menu(count: int = 1, **fields: object) -> Json:
    return {"type": 3, "custom_id": "menu", "options": options(count), **fields}


def words(content: str = "text") -> Json:
    return {"type": 10, "content": content}


def picture(name: str = "a.png", **fields: object) -> Json:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, **fields}]}


def section(*inside: Json, **fields: object) -> Json:
    return {"type": 9, "components": list(inside), "accessory": button(), **fields}


def classic(*rows: Json) -> Json:
    return {"content": "text", "components": list(rows)}


def v2(*parts: Json, **fields: object) -> Json:
    return {"flags": COMPONENTS_V2, "components": list(parts), **fields}


def embed(**fields: object) -> Json:
    return {"embeds": [{"title": "title", **fields}]}


FINE: dict[str, Json] = {
    "25 buttons": classic(*(row(*(button(5 * m + n) for n in range(5))) for m in range(5))),
    "a button with an emoji alone": classic(row(button(label=None, emoji={"name": "🎲"}))),
    "40 parts": v2(*(words() for _ in range(40))),
    "a container": v2(
        {"type": 17, "components": [section(words(), words()), {"type": 14, "spacing": 2}, row(menu())]}
    ),
}
FIRST = "components.0.components.0"
REFUSED: list[tuple[Json, str, str]] = [
    (classic(row(menu(), button())), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    (classic(words()), "components.0.type", "UNION_TYPE_CHOICES"),
    (classic(row(button(custom_id=None))), FIRST, "BUTTON_COMPONENT_CUSTOM_ID_URL"),
    (classic(row(button(label=None))), FIRST, "BUTTON_COMPONENT_LABEL_OR_EMOJI"),
    (classic(row(button(url="https://example.org"))), FIRST, "BUTTON_COMPONENT_INVALID_URL"),
    (
        classic(row(button(), button())),
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        classic(row(menu(3, min_values=3, max_values=2))),
        f"{FIRST}.min_values",
        "SELECT_COMPONENT_MIN_ABOVE_MAX",
    ),
    (
        classic(row({**menu(), "options": [{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]})),
        f"{FIRST}.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (v2(words("x" * 2001), words("x" * 2000)), "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    (v2(words(), content="text"), "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (v2(words(), **embed()), "embeds", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (v2(button()), "components.0.type", "UNION_TYPE_CHOICES"),
    (v2(section(words(), accessory=None)), "components.0.accessory", "BASE_TYPE_REQUIRED"),
    (
        v2({"type": 17, "components": [{"type": 17, "components": [words()]}]}),
        f"{FIRST}.type",
        "UNION_TYPE_CHOICES",
    ),
    (v2({"type": 12, "items": [{}]}), "components.0.items.0.media", "BASE_TYPE_REQUIRED"),
    (v2(section(words(), accessory={"type": 11})), "components.0.accessory.media", "BASE_TYPE_REQUIRED"),
    (v2({**words(), "id": 7}, {**words(), "id": 7}), "components.1.id", "COMPONENT_ID_DUPLICATED"),
    (
        embed(image={"url": "attachment://b.png"}),
        "embeds.0.image.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
]


def taken(games: Place, body: Json) -> None:
    """The channel takes this message."""
    posting.post(games.city.world, games.channel, body, [])
    assert len(games.posts) == 1


def refused(games: Place, body: Json, path: str) -> object:
    """Discord's code at this place, for a message that the channel does not take."""
    with pytest.raises(Refused) as refusal:
        posting.post(games.city.world, games.channel, body, [])
    assert (refusal.value.status, refusal.value.code, games.posts) == (400, 50035, [])
    return code_at(refusal.value.errors, path)


def code_at(errors: Json | None, path: str) -> object:
    """Return Discord's code at a place of the tree of errors."""
    place = errors or {}
    for step in path.split("."):
        place = item(place, step) or {}
    found = place.get("_errors")
    return found[0]["code"] if isinstance(found, list) else None


@pytest.mark.parametrize("body", FINE.values(), ids=FINE)
def test_messages_at_the_limits_are_taken(games: Place, body: Json) -> None:
    taken(games, body)


@pytest.mark.parametrize(
    ("body", "path", "code"), REFUSED, ids=[f"{path}: {code}" for _, path, code in REFUSED]
)
def test_messages_over_a_limit_are_refused_at_their_place(
    games: Place, body: Json, path: str, code: str
) -> None:
    assert refused(games, body, path) == code


@pytest.mark.parametrize("key", ["users", "roles"])
def test_a_hundred_may_be_named_for_a_ping(key: str) -> None:
    check_mentions({"allowed_mentions": {key: ["1"] * 100}})
    with pytest.raises(Refused) as refusal:
        check_mentions({"allowed_mentions": {key: ["1"] * 101}})
    assert code_at(refusal.value.errors, f"allowed_mentions.{key}") == "BASE_TYPE_BAD_LENGTH"


@pytest.mark.parametrize("body", [{}, {"content": " "}, v2(), {"content": None, "embeds": []}])
def test_an_empty_message_is_refused(games: Place, body: Json) -> None:
    with pytest.raises(Refused) as refusal:
        posting.post(games.city.world, games.channel, body, [])
    assert refusal.value.code == 50006


def test_an_edit_lays_itself_over_what_was_there(games: Place) -> None:
    world, upload = games.city.world, Upload(0, "a.png", b"a")
    post = posting.post(world, games.channel, {"content": "one", **embed()}, [upload])
    posting.edit(world, post, {"content": "two"}, [])
    assert (post.now.content, len(post.now.embeds), len(post.now.attachments)) == ("two", 1, 1)
    posting.edit(world, post, {"attachments": []}, [Upload(0, "b.png", b"b")])
    assert [file.filename for file in post.now.attachments] == ["b.png"]
    with pytest.raises(Refused) as refusal:
        posting.edit(world, post, {"flags": COMPONENTS_V2, "components": [words()]}, [])
    assert refusal.value.code == 50035, "content and embeds are still there"
    posting.edit(
        world, post, {"content": None, "embeds": [], "flags": COMPONENTS_V2, "components": [words()]}, []
    )
    posting.edit(world, post, {"flags": 0, "components": [words("more")]}, [])
    assert post.now.flags & COMPONENTS_V2, "the flag stays"
    assert [version.content for version in post.versions] == ["one", "two", "two", "", ""]


def label(component: Json, **fields: object) -> Json:
    return {"type": 18, "label": "Label", "component": component, **fields}


def field(**fields: object) -> Json:
    return {"type": 4, "custom_id": "field", "style": 1, **fields}


def modal(*parts: Json, **fields: object) -> Json:
    return {"custom_id": "modal", "title": "Title", "components": list(parts), **fields}


NO_FILE = {"media": {"url": "https://example.org/a.png"}, "description": "x" * 9}


@pytest.mark.parametrize(
    ("beside", "count", "letters"),
    [
        ([], 0, 0),
        ([words("x")] * 7, 7, 7),
        ([row(menu(10, custom_id="m"))], 2 + 10, 1 + 10 * 2),
        ([{"type": 12, "items": [NO_FILE] * 2}], 1 + 2, 2 * 9),
    ],
    ids=["one text", "texts", "a menu", "pictures"],
)
def test_the_texts_of_a_message_are_counted_in_bytes(
    ana: Person, games: Place, beside: list[Json], count: int, letters: int
) -> None:
    room = posting.TEXTS_LIMIT - posting.TEXT_COST * (count + 1) - letters
    most = "క" * (room // 3) + "x" * (room % 3)
    posting.post(ana.world, games.channel, v2(words(most), *beside), [])
    with pytest.raises(Refused) as refusal:
        posting.post(ana.world, games.channel, v2(words(f"{most}x"), *beside), [])
    assert (refusal.value.status, refusal.value.code) == (500, 0)


DEFERRAL: Json = {"type": 5, "data": {"flags": COMPONENTS_V2}}


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (Asked.COMMAND, {"type": 6}),
        (Asked.COMMAND, {"type": 7, "data": {"content": "x"}}),
        (Asked.COMMAND, {"type": 8, "data": {"choices": []}}),
        (Asked.COMMAND, DEFERRAL),
        (Asked.AUTOCOMPLETE, {"type": 4, "data": {"content": "x"}}),
        (Asked.MODAL, {"type": 9, "data": modal(label(field()))}),
    ],
)
def test_answers_of_the_wrong_kind_are_refused(ana: Person, games: Place, kind: Asked, body: Json) -> None:
    interaction = ask(ana.world, kind, ana.id, games.channel, {})
    with pytest.raises(Refused) as refusal:
        responses.respond(ana.world, interaction.id, interaction.token, body, [])
    assert refusal.value.code == 50035 and interaction.answer is None
