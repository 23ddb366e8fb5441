"""Defaults of a menu or a form, and how a client then reads it."""

import pytest

from bot.sandbox.people import acting
from bot.sandbox.people.screen import Modal, Select
from bot.sandbox.server import responses
from bot.sandbox.server.interactions import ask
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json
from bot.sandbox.world.state import Asked
from tests.sandbox.test_limits import classic, menu, options, row
from tools.driver import Impossible, Person, Place, Post

MENUS = (5, 6, 7, 8)  # of people, of roles, of either, of channels


def posted(games: Place, *menus: Json) -> Post:
    message = posting.post(games.city.world, games.channel, classic(*(row(one) for one in menus)), [])
    return Post(games.city.world, message.id)


def test_a_menu_that_names_no_number_takes_one_choice(ana: Person, games: Place) -> None:
    post = posted(games, menu(3))
    for chosen in ([], ["0", "1"]):
        with pytest.raises(Impossible, match=f"1 to 1 values, not {len(chosen)}"):
            acting.choose(ana.world, ana.id, post.id, None, chosen)
    assert acting.choose(ana.world, ana.id, post.id, None, ["2"]).data["values"] == ["2"]


@pytest.mark.parametrize(
    ("named", "least", "most"),
    [
        ({}, 1, 1),
        ({"min_values": 0}, 0, 1),
        ({"max_values": 3}, 1, 3),
        ({"min_values": 2, "max_values": 3}, 2, 3),
    ],
)
def test_of_a_menu_each_bound_counts_by_itself(
    games: Place, named: dict[str, int], least: int, most: int
) -> None:
    [shown] = posted(games, menu(3, **named)).selects
    assert (shown.least, shown.most) == (least, most)


def test_a_menu_that_says_nothing_more_can_be_used_and_is_empty(games: Place) -> None:
    [texts, *others] = posted(games, menu(1), *({"type": of, "custom_id": f"{of}"} for of in MENUS)).selects
    assert [(o.label, o.value, o.description, o.default, o.emoji) for o in texts.options] == [
        ("0", "0", "", False, "")
    ]
    assert others == [Select(of, f"{of}", "", 1, 1, disabled=False, options=()) for of in MENUS]


def opened(ana: Person, games: Place, *inputs: Json) -> Modal:
    """A form with these inputs, each below a label."""
    opening = ask(ana.world, Asked.COMMAND, ana.id, games.channel, {"name": "name"})
    parts = [{"type": 18, "label": f"label {n}", "component": one} for n, one in enumerate(inputs)]
    body: Json = {"type": 9, "data": {"custom_id": "form", "title": "Form", "components": parts}}
    responses.respond(ana.world, opening.id, opening.token, body, [])
    return Modal(opening)


@pytest.mark.parametrize(
    ("of", "least", "most", "required"),
    [
        (4, 0, 4000, True),
        (3, 1, 1, True),
        *((of, 1, 1, True) for of in MENUS),
        (21, 1, 1, True),
        (23, 1, 1, False),
    ],
)
def test_a_form_input_is_required_unless_it_says_otherwise_or_is_a_tick(
    ana: Person, games: Place, of: int, least: int, most: int, required: bool
) -> None:
    given: Json = {"type": of, "custom_id": "it", **({"style": 1} if of == 4 else {})}
    given |= {"options": options(2)} if of in (3, 21) else {}
    [asked] = opened(ana, games, given).fields
    assert (asked.kind, asked.least, asked.most, asked.required) == (of, least, most, required)
    assert (asked.label, asked.description, asked.value) == ("label 0", "", "")
    [other] = opened(ana, games, {**given, "required": not required}).fields
    assert other.required is not required


@pytest.mark.parametrize(
    ("of", "names"), [(4, ("min_length", "max_length")), (3, ("min_values", "max_values"))]
)
def test_of_an_input_each_bound_counts_by_itself(
    ana: Person, games: Place, of: int, names: tuple[str, str]
) -> None:
    given: Json = {"type": of, "custom_id": "it", **({"style": 1} if of == 4 else {"options": options(3)})}

    def bounds(**named: int) -> tuple[int, int]:
        [asked] = opened(ana, games, {**given, **named}).fields
        return asked.least, asked.most

    low, high = names
    free = bounds()
    assert bounds(**{low: 0}) == (0, free[1])
    assert bounds(**{high: 2}) == (free[0], 2)
    assert bounds(**{low: 2, high: 3}) == (2, 3)
