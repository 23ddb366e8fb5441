"""How many and how much a component may have: up to each limit it is taken, beyond it is refused."""

from collections.abc import Callable

import pytest

from bot.sandbox.people.driver import Place
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json, Refused
from tests.sandbox.test_limits import button, classic, code_at, menu, row, section, v2, words

PICTURE: Json = {"media": {"url": "https://example.org/a.png"}}
ROW, FIRST = "components.0.components", "components.0.components.0"


def link(length: int) -> Json:
    url = "https://example.org/".ljust(length, "x") if length else ""
    return {"type": 2, "style": 5, "label": "rules", "url": url}


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
    "link of a button": (f"{FIRST}.url", lambda n: classic(row(link(n))), (512,), (0, 513)),
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
    _, build, _, _ = LIMITS[name]
    posting.post(games.city.world, games.channel, build(n), [])
    assert len(games.posts) == 1


@pytest.mark.parametrize(("name", "n"), REFUSED)
def test_what_is_beyond_the_limit_is_refused_at_its_place(games: Place, name: str, n: int) -> None:
    path, build, _, _ = LIMITS[name]
    with pytest.raises(Refused) as refusal:
        posting.post(games.city.world, games.channel, build(n), [])
    assert code_at(refusal.value.errors, path) in ("BASE_TYPE_BAD_LENGTH", "NUMBER_TYPE_RANGE")
    assert games.posts == []
