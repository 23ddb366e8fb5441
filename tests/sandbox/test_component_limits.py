"""Limits of a component: up to each it is taken, beyond it is refused."""

from collections.abc import Callable, Collection

import pytest

from bot.sandbox.world.form import Json, Problems, Refused, item, items
from bot.sandbox.world.limits import components
from tests.sandbox.test_limits import button, classic, code_at, menu, refused, row, section, taken, v2, words
from tools.driver import Place

PICTURE: Json = {"media": {"url": "https://example.org/a.png"}}
ROW, FIRST = "components.0.components", "components.0.components.0"


def link(length: int) -> Json:
    return {"type": 2, "style": 5, "label": "rules", "url": "x" * length}


def styled(style: int) -> Json:
    """A button of a style, with what this style needs."""
    if style == 6:
        return {"type": 2, "style": 6, "sku_id": "1"}
    return link(20) if style == 5 else button(style=style)


def gallery(*pictures: Json) -> Json:
    return v2({"type": 12, "items": list(pictures)})


def container(*inside: Json, **fields: object) -> Json:
    return v2({"type": 17, "components": list(inside), **fields})


def with_option(**fields: object) -> Json:
    return classic(row({**menu(), "options": [{"label": "a", "value": "1", **fields}]}))


LIMITS: dict[str, tuple[str, Callable[[int], Json], tuple[int, ...], tuple[int, ...]]] = {
    "rows": ("components", lambda n: classic(*(row(button(i)) for i in range(n))), (0, 5), (6,)),
    "buttons of a row": (ROW, lambda n: classic(row(*(button(i) for i in range(n)))), (1, 5), (0, 6)),
    "menus of a row": (ROW, lambda n: classic(row(*(menu(custom_id=f"{i}") for i in range(n)))), (1,), (2,)),
    "style of a button": (f"{FIRST}.style", lambda n: classic(row(styled(n))), (1, 2, 3, 4, 5, 6), (0, 7)),
    "label of a button": (
        f"{FIRST}.label",
        lambda n: classic(row(button(label="x" * n, emoji={"name": "🎲"}))),
        (0, 80),
        (81,),
    ),
    "link of a button": (f"{FIRST}.url", lambda n: classic(row(link(n))), (1, 512), (0, 513)),
    "id of a button": (
        f"{FIRST}.custom_id",
        lambda n: classic(row(button(custom_id="x" * n))),
        (1, 100),
        (0, 101),
    ),
    "id of a menu": (
        f"{FIRST}.custom_id",
        lambda n: classic(row(menu(custom_id="x" * n))),
        (1, 100),
        (0, 101),
    ),
    "placeholder of a menu": (
        f"{FIRST}.placeholder",
        lambda n: classic(row(menu(placeholder="x" * n))),
        (0, 150),
        (151,),
    ),
    "options of a menu": (f"{FIRST}.options", lambda n: classic(row(menu(n))), (1, 25), (0, 26)),
    "fewest values": (
        f"{FIRST}.min_values",
        lambda n: classic(row(menu(25, min_values=n, max_values=25))),
        (0, 25),
        (-1, 26),
    ),
    "most values": (f"{FIRST}.max_values", lambda n: classic(row(menu(25, max_values=n))), (1, 25), (0, 26)),
    "label of an option": (
        f"{FIRST}.options.0.label",
        lambda n: with_option(label="x" * n),
        (1, 100),
        (0, 101),
    ),
    "value of an option": (
        f"{FIRST}.options.0.value",
        lambda n: with_option(value="x" * n),
        (1, 100),
        (0, 101),
    ),
    "words about an option": (
        f"{FIRST}.options.0.description",
        lambda n: with_option(description="x" * n),
        (0, 100),
        (101,),
    ),
    "text": ("components.0.content", lambda n: v2(words("x" * n)), (1, 4000), (0, 4001)),
    "texts of a section": (ROW, lambda n: v2(section(*(words() for _ in range(n)))), (1, 3), (0, 4)),
    "words about a thumbnail": (
        "components.0.accessory.description",
        lambda n: v2(section(words(), accessory={"type": 11, **PICTURE, "description": "x" * n})),
        (1, 1024),
        (0, 1025),
    ),
    "pictures of a gallery": ("components.0.items", lambda n: gallery(*[PICTURE] * n), (1, 10), (0, 11)),
    "words about a picture": (
        "components.0.items.0.description",
        lambda n: gallery({**PICTURE, "description": "x" * n}),
        (1, 1024),
        (0, 1025),
    ),
    "space of a separator": (
        "components.0.spacing",
        lambda n: v2({"type": 14, "spacing": n}, words()),
        (1, 2),
        (0, 3),
    ),
    "parts of a container": (ROW, lambda n: container(*(words() for _ in range(n))), (1, 39), (0, 41)),
    "colour of a container": (
        "components.0.accent_color",
        lambda n: container(words(), accent_color=n),
        (0, 0xFFFFFF),
        (-1, 0x1000000),
    ),
}

TAKEN = [(name, n) for name, (_, _, taken, _) in LIMITS.items() for n in taken]
REFUSED = [(name, n) for name, (_, _, _, refused) in LIMITS.items() for n in refused]


@pytest.mark.parametrize(("name", "n"), TAKEN)
def test_what_is_within_the_limit_is_taken(games: Place, name: str, n: int) -> None:
    taken(games, LIMITS[name][1](n))


@pytest.mark.parametrize(("name", "n"), REFUSED)
def test_what_is_beyond_the_limit_is_refused_at_its_place(games: Place, name: str, n: int) -> None:
    path, build, _, _ = LIMITS[name]
    assert refused(games, build(n), path) in ("BASE_TYPE_BAD_LENGTH", "NUMBER_TYPE_RANGE")


def refused_at(body: Json, path: str, emojis: Collection[int] = ()) -> object:
    """Discord's code at this place of a message with the file `a.png`; None when it is taken there."""
    problems = Problems()
    components.check(items(body, "components"), ["a.png"], emojis, problems, v2="flags" in body)
    try:
        problems.refuse()
    except Refused as refusal:
        return code_at(refusal.errors, path)
    return None


def test_a_container_holds_as_many_parts_as_a_message_and_is_one_itself() -> None:
    for count, inside, whole in ((39, None, None), (40, None, "COMPONENT_MAX_TOTAL_COMPONENTS")):
        body = container(*(words() for _ in range(count)))
        assert refused_at(body, ROW) is inside
        assert refused_at(body, "components") == whole


@pytest.mark.parametrize(
    ("most", "defaults", "fits"), [(2, 2, True), (2, 3, False), (1, 1, True), (1, 2, False)]
)
def test_as_many_options_are_chosen_beforehand_as_may_be_chosen(most: int, defaults: int, fits: bool) -> None:
    chosen = [{"label": f"{n}", "value": f"{n}", "default": n < defaults} for n in range(3)]
    code = refused_at(classic(row({**menu(max_values=most), "options": chosen})), f"{FIRST}.options")
    assert code == (None if fits else "SELECT_COMPONENT_TOO_MANY_DEFAULTS")


@pytest.mark.parametrize(
    ("count", "most", "fits"), [(1, 1, True), (1, 2, False), (3, 3, True), (3, 4, False)]
)
def test_no_more_values_than_options_can_be_asked_for(count: int, most: int, fits: bool) -> None:
    code = refused_at(classic(row(menu(count, max_values=most))), f"{FIRST}.max_values")
    assert code == (None if fits else "BASE_TYPE_BAD_INTEGER")


NO_PLACE: list[tuple[Json, str, str]] = [
    (v2(section(button())), f"{FIRST}.type", "UNION_TYPE_CHOICES"),
    (v2(section(words(), accessory=words())), "components.0.accessory.type", "UNION_TYPE_CHOICES"),
    (v2(section(words(""))), f"{FIRST}.content", "BASE_TYPE_BAD_LENGTH"),
    (
        v2(section(words(), accessory=button(label="x" * 81))),
        "components.0.accessory.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (container(button()), f"{FIRST}.type", "UNION_TYPE_CHOICES"),
    (container(words("")), f"{FIRST}.content", "BASE_TYPE_BAD_LENGTH"),
    (container(row(words())), f"{FIRST}.components.0.type", "UNION_TYPE_CHOICES"),
]


@pytest.mark.parametrize(("body", "path", "code"), NO_PLACE)
def test_a_nested_component_is_of_a_fitting_kind_and_is_checked_itself(
    body: Json, path: str, code: str
) -> None:
    assert refused_at(body, path) == code


MISSING = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"


@pytest.mark.parametrize(
    ("url", "in_gallery", "as_file"),
    [
        ("attachment://a.png", None, None),
        ("attachment://b.png", MISSING, MISSING),
        ("http://example.org/a.png", None, "URL_TYPE_INVALID_SCHEME"),
        ("https://example.org/a.png", None, "URL_TYPE_INVALID_SCHEME"),
        ("", "URL_TYPE_INVALID_SCHEME", "URL_TYPE_INVALID_SCHEME"),
    ],
)
def test_a_picture_is_attached_or_on_the_web_and_a_file_is_attached(
    url: str, in_gallery: str | None, as_file: str | None
) -> None:
    media: Json = {"url": url}
    thumbnail = section(words(), accessory={"type": 11, "media": media})
    assert refused_at(gallery({"media": media}), "components.0.items.0.media.url") == in_gallery
    assert refused_at(v2(thumbnail), "components.0.accessory.media.url") == in_gallery
    assert refused_at(v2({"type": 13, "file": media}), "components.0.file.url") == as_file


@pytest.mark.parametrize(
    ("emoji", "taken"),
    [
        ({"id": "5", "name": "sword"}, True),
        ({"id": "6", "name": "sword"}, False),
        ({"name": "🎲"}, True),
        ({"name": "sword"}, False),
        ({}, False),
    ],
)
def test_an_emoji_is_one_of_the_applications_or_a_character(emoji: Json, taken: bool) -> None:
    code = None if taken else "BUTTON_COMPONENT_INVALID_EMOJI"
    on_button, in_menu = classic(row(button(emoji=emoji))), with_option(emoji=emoji)
    assert refused_at(on_button, f"{FIRST}.emoji", {5}) == code
    assert refused_at(in_menu, f"{FIRST}.options.0.emoji", {5}) == code


def test_components_get_the_next_free_number_and_emoji_ids_become_texts() -> None:
    marked = {**menu(emoji={"id": 7}), "options": [{"label": "a", "value": "a", "emoji": {"id": 8}}]}
    parts = [
        row(button(emoji={"id": "9", "name": "x"})),
        {**words(), "id": 2},
        {**words(), "id": 0},
        row(marked),
    ]
    components.settle(parts)
    numbers = [part["id"] for _, part in components.walk(parts)]
    assert numbers == [1, 3, 2, 4, 5, 6]
    emojis = [(item(part, "emoji") or {}).get("id") for _, part in components.walk(parts)]
    assert emojis == [None, "9", None, None, None, "7"]
    assert [(item(one, "emoji") or {})["id"] for one in items(marked, "options")] == ["8"]


def test_a_part_has_a_type() -> None:
    assert refused_at({"components": [{}]}, "components.0.type") == "UNION_TYPE_CHOICES"


def test_parts_may_have_numbers_of_their_own(games: Place) -> None:
    taken(games, v2({**words(), "id": 7}, {**words(), "id": 8}))
