"""Controls that a client lets a user press, choose and fill in; anything else is impossible."""

import re
from collections.abc import Sequence

import pytest

from bot.sandbox.people import acting
from bot.sandbox.people.screen import Modal
from bot.sandbox.world.form import Json, item, items
from bot.sandbox.world.permissions import Permission
from tests.sandbox.test_left_out import opened, posted
from tests.sandbox.test_limits import button, field, menu, modal, options, row, words
from tools.driver import City, Impossible, Person, Place

Given = str | Sequence[str] | bool


@pytest.mark.parametrize(
    ("what", "match"),
    [
        ("Twice", "2 buttons are 'Twice'"),
        ("Gone", "0 buttons are 'Gone'"),
        ("Off", "'Off' is disabled"),
        ("Rules", "'Rules' is a link"),
        ("", "0 buttons are ''"),
    ],
)
def test_one_button_that_can_be_pressed_is_meant(ana: Person, games: Place, what: str, match: str) -> None:
    inside = [button(n, label="Twice") for n in range(2)]
    inside.append(button(2, label="Off", disabled=True))
    inside.append({"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"})
    inside.append(button(4, label="Go", emoji={"name": "🎲"}))
    post = posted(games, *inside)
    for one in ("Go", "go:4", "🎲"):
        asked = acting.press(ana.world, ana.id, post.id, one)
        assert (asked.data, asked.message_id) == ({"component_type": 2, "custom_id": "go:4"}, post.id)
    with pytest.raises(Impossible, match=match):
        acting.press(ana.world, ana.id, post.id, what)


def test_one_menu_that_can_be_used_is_meant(ana: Person, games: Place) -> None:
    alike = [menu(2, custom_id=f"m:{n}", placeholder="Which") for n in range(2)]
    post = posted(games, *alike, menu(2, custom_id="off", placeholder="Off", disabled=True))

    def choose(which: str | int | None) -> object:
        return acting.choose(ana.world, ana.id, post.id, which, ["1"]).data["custom_id"]

    assert [choose(which) for which in (0, 1, "m:1")] == ["m:0", "m:1", "m:1"]
    for which, many in (("Which", 2), (None, 3), (3, 0), ("Other", 0)):
        with pytest.raises(Impossible, match=re.escape(f"{many} menus are {which!r}")):
            choose(which)
    for which in (2, "Off", "off"):
        with pytest.raises(Impossible, match="the menu is disabled"):
            choose(which)


def test_a_menu_takes_as_many_values_as_it_says(ana: Person, games: Place) -> None:
    post = posted(games, menu(4, min_values=2, max_values=3))
    for many in (2, 3):
        chosen = [f"{n}" for n in range(many)]
        assert acting.choose(ana.world, ana.id, post.id, None, chosen).data["values"] == chosen
    for many in (1, 4):
        with pytest.raises(Impossible, match=f"2 to 3 values, not {many}"):
            acting.choose(ana.world, ana.id, post.id, None, [f"{n}" for n in range(many)])


USERS, ROLES, EITHER, CHANNELS = 5, 6, 7, 8


@pytest.fixture
def there(city: City, bia: Person, games: Place) -> dict[str, int]:
    return {"users": bia.id, "roles": next(iter(city.guild.roles)), "channels": games.id}


KINDS = [(USERS, "users"), (EITHER, "users"), (ROLES, "roles"), (CHANNELS, "channels")]


@pytest.mark.parametrize(("of", "kind"), KINDS)
def test_a_menu_of_people_roles_or_channels_offers_those_that_are_there(
    ana: Person, games: Place, there: dict[str, int], of: int, kind: str
) -> None:
    post = posted(games, {"type": of, "custom_id": "it"})
    chosen = str(there[kind])
    data = acting.choose(ana.world, ana.id, post.id, None, [chosen]).data
    assert (data["component_type"], data["values"]) == (of, [chosen])
    assert list(item(item(data, "resolved") or {}, kind) or {}) == [chosen]
    others = [str(one) for other, one in there.items() if other != kind]
    for wrong in ("7", "Bia", *others):
        with pytest.raises(Impossible, match="the menu does not offer that"):
            acting.choose(ana.world, ana.id, post.id, None, [wrong])


def test_one_presses_what_one_sees_in_a_thread_that_is_awake(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    post = posted(games, button())
    city.world.deny(games.channel, Permission.VIEW_CHANNEL, bia.user)
    assert acting.press(city.world, ana.id, post.id, "Go").user_id == ana.id
    for who, message_id in ((bia.id, post.id), (ana.id, 7)):
        with pytest.raises(Impossible, match="does not see"):
            acting.press(city.world, who, message_id, "Go")
    city.world.archive(games.channel)
    acting.enter(city.world, ana.id, games.channel, Permission(0))
    with pytest.raises(Impossible, match="the thread is archived"):
        acting.press(city.world, ana.id, post.id, "Go")


# Forms


def sent(ana: Person, form: Modal, **answers: Given) -> Json:
    """Send a form with these answers and return what its first input says."""
    data = acting.submit(ana.world, ana.id, form, answers).data
    part = items(data, "components")[0]
    return item(part, "component") or items(part, "components")[0]


def text_field(**fields: object) -> Json:
    return field(custom_id="it", **fields)


SENT: list[tuple[Json, dict[str, Given], Json]] = [
    (text_field(value="old"), {}, {"value": "old"}),
    (text_field(value="old"), {"it": "new"}, {"value": "new"}),
    (text_field(min_length=2, max_length=3), {"it": "ab"}, {"value": "ab"}),
    (text_field(min_length=2, max_length=3), {"it": "abc"}, {"value": "abc"}),
    (text_field(min_length=2, required=False), {}, {"value": ""}),
    (menu(3, custom_id="it"), {"it": "2"}, {"values": ["2"]}),
    (menu(3, custom_id="it", min_values=2, max_values=2), {"it": ["0", "1"]}, {"values": ["0", "1"]}),
    (menu(3, custom_id="it", min_values=2, max_values=2, required=False), {}, {"values": []}),
    (
        {**menu(custom_id="it"), "options": [*options(1), {"label": "B", "value": "b", "default": True}]},
        {},
        {"values": ["b"]},
    ),
    ({"type": 21, "custom_id": "it", "options": options(2)}, {"it": "1"}, {"value": "1"}),
    ({"type": 21, "custom_id": "it", "options": options(2), "required": False}, {}, {"value": None}),
    (
        {"type": 22, "custom_id": "it", "options": options(3), "max_values": 3},
        {"it": ["1", "2"]},
        {"values": ["1", "2"]},
    ),
    ({"type": 23, "custom_id": "it"}, {"it": True}, {"value": True}),
    ({"type": 23, "custom_id": "it"}, {}, {"value": False}),
]


@pytest.mark.parametrize(("part", "answers", "told"), SENT)
def test_each_input_is_sent_as_it_was_filled_in_or_as_it_was(
    ana: Person, games: Place, part: Json, answers: dict[str, Given], told: Json
) -> None:
    said = sent(ana, opened(ana, games, {**part, "id": 7}), **answers)
    assert said == {"type": part["type"], "id": 7, "custom_id": "it", **told}


IMPOSSIBLE: list[tuple[Json, dict[str, Given], str]] = [
    (text_field(), {"it": True}, "'label 0' is a text"),
    (text_field(), {"it": ["a"]}, "'label 0' is a text"),
    (text_field(), {}, "takes 0 to 4000 characters, not 0"),
    (text_field(min_length=2, max_length=3), {"it": "a"}, "takes 2 to 3 characters, not 1"),
    (text_field(min_length=2, max_length=3), {"it": "abcd"}, "takes 2 to 3 characters, not 4"),
    (text_field(min_length=2, required=False), {"it": "a"}, "takes 2 to 4000 characters, not 1"),
    (menu(3, custom_id="it"), {"it": True}, "'label 0' is not a tick"),
    (menu(3, custom_id="it"), {}, "takes 1 to 1, not 0"),
    (menu(3, custom_id="it"), {"it": ["0", "1"]}, "takes 1 to 1, not 2"),
    (menu(3, custom_id="it", min_values=2, max_values=2), {"it": ["1"]}, "takes 2 to 2, not 1"),
    (menu(3, custom_id="it", min_values=2, max_values=2, required=False), {"it": ["1"]}, "2 to 2, not 1"),
    (menu(3, custom_id="it", min_values=0), {}, "takes 0 to 1, not 0"),
    (menu(3, custom_id="it"), {"it": "9"}, "there is no '9'"),
    (menu(3, custom_id="it"), {"other": "1"}, r"the modal has no input \['other'\]"),
]


@pytest.mark.parametrize(("part", "answers", "match"), IMPOSSIBLE)
def test_a_form_is_not_sent_with_what_an_input_does_not_take(
    ana: Person, games: Place, part: Json, answers: dict[str, Given], match: str
) -> None:
    form = opened(ana, games, part)
    before = len(ana.world.state.interactions)
    with pytest.raises(Impossible, match=match):
        sent(ana, form, **answers)
    assert len(ana.world.state.interactions) == before


@pytest.mark.parametrize(("of", "kind"), KINDS)
def test_who_or_what_is_chosen_in_a_form_is_described_to_the_bot(
    ana: Person, games: Place, there: dict[str, int], of: int, kind: str
) -> None:
    form = opened(ana, games, {"type": of, "custom_id": "it", "id": 7}, field(required=False))
    data = acting.submit(ana.world, ana.id, form, {"it": str(there[kind])}).data
    assert item(items(data, "components")[0], "component") == {
        "type": of,
        "id": 7,
        "custom_id": "it",
        "values": [str(there[kind])],
    }
    assert list(item(item(data, "resolved") or {}, kind) or {}) == [str(there[kind])]


def test_a_form_without_people_describes_nobody(ana: Person, games: Place) -> None:
    form = opened(ana, games, menu(2, custom_id="it"))
    assert "resolved" not in acting.submit(ana.world, ana.id, form, {"it": "1"}).data


def test_a_form_of_rows_and_texts_is_read_and_sent_in_its_order(ana: Person, games: Place) -> None:
    form = opened(ana, games, field(custom_id="label"))
    form.body = modal(
        row(field(custom_id="row", label="In a row")),
        words("first line"),
        {"type": 18, "label": "Below", "description": "more", "component": field(custom_id="below")},
        words("second line"),
    )
    assert form.text == "first line\nsecond line"
    assert [(one.label, one.description) for one in form.fields] == [("In a row", ""), ("Below", "more")]
    assert repr(form) == "<modal 'Form': ['In a row', 'Below']>"
    data = acting.submit(ana.world, ana.id, form, {"In a row": "a", "below": "b"}).data
    shown, first, below, _ = items(data, "components")
    assert [one["value"] for one in items(shown, "components")] == ["a"]
    assert ("component" in first, "components" in first, first["type"]) == (False, False, 10)
    assert (item(below, "component") or {})["value"] == "b"
    assert data["custom_id"] == "form"


def test_a_form_is_on_the_screen_of_who_opened_it(ana: Person, bia: Person, games: Place) -> None:
    form = opened(ana, games, text_field())
    with pytest.raises(Impossible, match="no modal on this person's screen"):
        acting.submit(ana.world, bia.id, form, {"it": "x"})


async def test_what_did_not_open_is_not_sent(ana: Person) -> None:
    with pytest.raises(Impossible, match="no modal opened"):
        await ana.submit(None, {})
