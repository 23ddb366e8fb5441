"""Commands that a client lets a user type; anything else is impossible."""

from collections.abc import Mapping

import pytest

from bot.sandbox.people import acting
from bot.sandbox.people.filling import Plain
from bot.sandbox.world import registry
from bot.sandbox.world.form import Json, item, items
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Asked, Interaction
from tools.driver import City, Impossible, Person, Place

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10


def option(name: str, of: int, **fields: object) -> Json:
    return {"name": name, "description": "which", "type": of, **fields}


def register(city: City, *options: Json, guild_id: int | None = None, **fields: object) -> None:
    body: Json = {"name": "play", "description": "play", "options": list(options), **fields}
    there = [command.body for command in registry.listed(city.world, guild_id)]
    registry.overwrite(city.world, guild_id, [*there, body])


def use(person: Person, place: Place, words: str = "play", **options: Plain) -> Interaction:
    return acting.command(person.world, person.id, place.channel, words, options)


def refused(person: Person, place: Place, match: str, words: str = "play", **options: Plain) -> None:
    before = len(person.world.state.interactions)
    with pytest.raises(Impossible, match=match):
        use(person, place, words, **options)
    assert len(person.world.state.interactions) == before


FITTING: list[tuple[int, Plain, bool]] = [
    *((STRING, value, isinstance(value, str)) for value in ("x", 1, 1.5, True)),
    *((INTEGER, value, value == 2) for value in ("x", 2, 1.5, True)),
    *((BOOLEAN, value, value is True) for value in ("x", 2, 1.5, True)),
    *((NUMBER, value, value in (2, 1.5)) for value in ("x", 2, 1.5, True)),
    *((of, value, value == "5") for of in (USER, CHANNEL, ROLE, MENTIONABLE) for value in ("5", 5, True)),
]


@pytest.mark.parametrize(("of", "value", "fits"), FITTING)
def test_each_option_takes_values_of_its_type(
    city: City, ana: Person, games: Place, of: int, value: Plain, fits: bool
) -> None:
    register(city, option("it", of))
    if fits:
        assert use(ana, games, it=value).data["options"] == [{"name": "it", "type": of, "value": value}]
    else:
        refused(ana, games, "does not fit it", it=value)


@pytest.mark.parametrize(
    ("bounds", "taken", "beyond"),
    [
        ({"min_value": 2}, (2, 99), (1,)),
        ({"max_value": 5}, (-9, 5), (6,)),
        ({"min_value": 2, "max_value": 5}, (2, 5), (1, 6)),
    ],
)
def test_a_number_is_within_its_bounds(
    city: City,
    ana: Person,
    games: Place,
    bounds: Mapping[str, int],
    taken: tuple[int, ...],
    beyond: tuple[int, ...],
) -> None:
    register(city, option("it", INTEGER, **bounds), option("text", STRING, **_lengths(bounds)))
    for n in taken:
        use(ana, games, it=n, text="x" * max(n, 0))
    for n in beyond:
        refused(ana, games, "out of the range of it", it=n)
        refused(ana, games, "out of the range of text", text="x" * n)


def _lengths(bounds: Mapping[str, int]) -> dict[str, int]:
    return {name.replace("value", "length"): bound for name, bound in bounds.items()}


def test_a_choice_is_given_by_its_name_or_its_value_and_sent_as_its_value(
    city: City, ana: Person, games: Place
) -> None:
    choices = [{"name": "Delta", "value": "d"}, {"name": "Karnak", "value": "k"}]
    register(city, option("it", STRING, choices=choices))
    for given in ("Karnak", "k"):
        assert use(ana, games, it=given).data["options"] == [{"name": "it", "type": STRING, "value": "k"}]
    refused(ana, games, "not a choice of it", it="Chess")


def test_what_is_required_is_given_and_nothing_else_than_there_is(
    city: City, ana: Person, games: Place
) -> None:
    register(city, option("must", STRING, required=True), option("may", STRING))
    assert [one["name"] for one in items(use(ana, games, must="x").data, "options")] == ["must"]
    assert len(items(use(ana, games, must="x", may="y").data, "options")) == 2
    refused(ana, games, "/play needs must", may="y")
    refused(ana, games, r"/play has no option \['other'\]", must="x", other="z")


def test_forged_values_are_sent_as_they_are(city: City, ana: Person, games: Place) -> None:
    register(city, option("it", STRING, max_length=3, choices=[{"name": "a", "value": "a"}]))
    asked = acting.command(city.world, ana.id, games.channel, "play", {"it": 12345}, forged=True)
    assert asked.data["options"] == [{"name": "it", "type": STRING, "value": 12345}]


@pytest.mark.parametrize(
    ("focus", "typed", "match"),
    [
        ("other", {"it": 7}, "no option 'other' to type in"),
        ("it", {}, "no option 'it' to type in"),
        ("plain", {"plain": "a"}, "plain has no autocomplete"),
    ],
)
def test_choices_are_offered_for_what_is_typed_in_an_option_that_has_them(
    city: City, ana: Person, games: Place, focus: str, typed: dict[str, Plain], match: str
) -> None:
    register(
        city,
        option("must", STRING, required=True),
        option("it", INTEGER, autocomplete=True),
        option("plain", STRING),
    )
    asked = acting.command(city.world, ana.id, games.channel, "play", {"it": 7, "plain": "x"}, "it")
    assert asked.kind is Asked.AUTOCOMPLETE
    assert asked.data["options"] == [
        {"name": "it", "type": INTEGER, "value": "7", "focused": True},
        {"name": "plain", "type": STRING, "value": "x"},
    ]
    with pytest.raises(Impossible, match=match):
        acting.command(city.world, ana.id, games.channel, "play", typed, focus)


def test_a_command_is_found_by_all_its_names(city: City, ana: Person, games: Place) -> None:
    leaf = option("open", 1, options=[option("it", STRING)])
    register(city, option("table", 2, options=[leaf]), option("help", 1))
    [group] = items(use(ana, games, "play table open", it="x").data, "options")
    assert (group["name"], group["type"]) == ("table", 2)
    [inner] = items(group, "options")
    assert (inner["name"], inner["type"]) == ("open", 1)
    assert inner["options"] == [{"name": "it", "type": STRING, "value": "x"}]
    assert use(ana, games, "play help").data["options"] == [{"name": "help", "type": 1, "options": []}]
    for words in ("play", "play table", "play open", "play table close", "play help more", "other"):
        refused(ana, games, f"no command /{words} here", words)


def test_a_command_is_found_among_others(city: City, ana: Person, games: Place) -> None:
    others = [Json(name="play", type=2), Json(name="other", description="other")]
    registry.overwrite(city.world, None, others)
    refused(ana, games, "no command /play here")
    register(city)
    assert use(ana, games).data["id"] == str(registry.listed(city.world, None)[-1].id)


def test_what_is_an_option_is_no_part_of_the_name(city: City, ana: Person, games: Place) -> None:
    register(city, option("it", STRING))
    refused(ana, games, "no command /play it here", "play it")


def test_the_command_of_a_guild_says_so(city: City, ana: Person, games: Place) -> None:
    register(city)
    assert "guild_id" not in use(ana, games).data
    register(city, guild_id=city.guild.id)
    [command] = registry.listed(city.world, city.guild.id)
    data = use(ana, games).data
    assert (data["id"], data["name"], data["type"]) == (str(command.id), "play", 1)
    assert data["guild_id"] == str(city.guild.id)
    assert "guild_id" not in use(ana, ana.dm).data


MANAGE = Permission.MANAGE_CHANNELS
BOTH = MANAGE | Permission.MANAGE_ROLES


@pytest.mark.parametrize(
    ("needed", "granted", "may"),
    [
        (None, Permission(0), True),
        (0, BOTH, False),
        (0, Permission.ADMINISTRATOR, True),
        (MANAGE, Permission(0), False),
        (MANAGE, MANAGE, True),
        (BOTH, MANAGE, False),
        (BOTH, BOTH, True),
        (BOTH, Permission.ADMINISTRATOR, True),
    ],
)
def test_a_command_may_be_for_some_only(
    city: City, ana: Person, games: Place, needed: int | None, granted: Permission, may: bool
) -> None:
    register(city, default_member_permissions=None if needed is None else str(int(needed)))
    city.world.allow(games.channel, granted, ana.user)
    if may:
        assert use(ana, games).user_id == ana.id
    else:
        refused(ana, games, "/play is not for this person")


def test_who_is_named_in_an_option_is_described_to_the_bot(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    role = next(iter(city.guild.roles))
    named = {"who": USER, "where": CHANNEL, "which": ROLE, "any": MENTIONABLE, "text": STRING}
    register(city, *(option(name, of) for name, of in named.items()))
    values = {"who": f"{bia.id}", "where": f"{games.id}", "which": f"{role}", "text": f"{ana.id}"}
    assert _described(use(ana, games, **values)) == {
        "users": [str(bia.id)],
        "members": [str(bia.id)],
        "roles": [str(role)],
        "channels": [str(games.id)],
    }
    assert _described(use(ana, games, any=f"{ana.id}"))["users"] == [str(ana.id)]
    assert "resolved" not in use(ana, games, text=f"{ana.id}").data


def _described(asked: Interaction) -> dict[str, list[str]]:
    """The ids of whom the bot is told of, by their kind."""
    told = item(asked.data, "resolved") or {}
    return {kind: list(item(told, kind) or {}) for kind in told}


def test_commands_need_their_permission_in_the_channel(city: City, ana: Person, games: Place) -> None:
    register(city)
    city.world.deny(games.channel, Permission.USE_APPLICATION_COMMANDS, ana.user)
    refused(ana, games, "may not do this here")
    assert ana.write("but I may write", games).text
    city.world.deny(games.channel, Permission.VIEW_CHANNEL, ana.user)
    refused(ana, games, "does not see this channel")
