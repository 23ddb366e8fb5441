"""Refusals of Discord in the registration of commands."""

import pytest

from bot.sandbox.world import registry
from bot.sandbox.world.clock import Clock
from bot.sandbox.world.form import Json, Refused
from bot.sandbox.world.limits.commands import good_name, written
from bot.sandbox.world.world import Change, Kind, World
from tools.driver import City


def command(name: str = "play", **fields: object) -> Json:
    return {"name": name, "description": "words", **fields}


def option(name: str = "answer", kind: int = 3, **fields: object) -> Json:
    return {"name": name, "description": "words", "type": kind, **fields}


def choices(count: int, **fields: object) -> list[Json]:
    return [{"name": f"{n}", "value": f"{n}", **fields} for n in range(count)]


def choice(length: int) -> Json:
    """A choice whose texts all have this length."""
    return {"name": "x" * length, "value": "x" * length, "name_localizations": {"pt-BR": "x" * length}}


def many(count: int) -> list[Json]:
    return [option(f"o{n}") for n in range(count)]


def nested(depth: int) -> Json:
    inner = option("leaf", 1)
    for _ in range(depth):
        inner = option("group", 2, options=[inner])
    return command(options=[inner])


LONG = [option(f"o{n}", choices=choices(25, name="x" * 100)) for n in range(4)]


@pytest.mark.parametrize(
    "body",
    [
        command("Play"),
        command("two words"),
        command("x" * 33),
        command(""),
        command(description=""),
        command(description="x" * 101),
        command(name_localizations={"pt-BR": "Jogar"}),
        command(name_localizations={"pt": "jogar"}),
        command(description_localizations={"pt-BR": "x" * 101}),
        command(options=many(26)),
        command(options=[option("a"), option("a")]),
        command(options=[option("a"), option("b", required=True)]),
        command(options=[option("a", 1), option("b", 3)]),
        command(options=[option(choices=choices(26))]),
        command(options=[option(choices=choices(1, name="x" * 101))]),
        command(options=[option(choices=choices(1, value="x" * 101))]),
        command(options=[option(choices=choices(1), autocomplete=True)]),
        command(options=[option(kind=6, autocomplete=True)]),
        command(options=[option(kind=4, choices=choices(1))]),
        command(options=[option(kind=4, max_length=5)]),
        command(options=[option(max_length=6001)]),
        nested(2),
        command(options=LONG),
        {"name": "Menu", "type": 2, "description": "words"},
        {"name": "", "type": 2},
        {"name": "x" * 33, "type": 3},
        command(description_localizations={"pt-BR": ""}),
        command(options=[option(kind=0)]),
        command(options=[option(kind=12)]),
        command(options=[option(min_length=-1)]),
        command(options=[option(max_length=0)]),
        command(options=[option(min_value=1)]),
        command(options=[option(kind=6, max_value=1)]),
        command(options=[option(choices=choices(1, name=""))]),
        command(options=[option(choices=choices(1, value=""))]),
        command(options=[option(choices=choices(1, name_localizations={"pt-BR": ""}))]),
        command(options=[option(choices=choices(1, name_localizations={"pt-BR": "x" * 101}))]),
        command(options=[option(choices=choices(1, name_localizations={"pt": "x"}))]),
        command(options=[option("Two Words")]),
        command(options=[option(description="")]),
        command(options=[option(description="x" * 101)]),
        command(options=[option(name_localizations={"pt": "x"})]),
        command(options=[option("a", 1, options=[option("b", 1)])]),
    ],
)
def test_what_is_refused_leaves_the_old_commands(city: City, body: Json) -> None:
    kept = registry.overwrite(city.world, None, [command("old")])
    with pytest.raises(Refused) as refusal:
        registry.overwrite(city.world, None, [command("new"), body])
    assert refusal.value.code == 50035
    assert list((refusal.value.errors or {}).keys()) == ["1"], "the place is the second command"
    assert registry.listed(city.world, None) == kept


@pytest.mark.parametrize(
    "body",
    [
        command("mão", name_localizations={"pt-BR": "jogar-já"}),
        command(options=many(25)),
        command(options=[option("b", required=True), option("a", choices=choices(25))]),
        nested(1),
        {"name": "Two Words", "type": 3},
        *({"name": "x" * length, "type": 2} for length in (1, 32)),
        *(
            command(description="x" * length, description_localizations={"pt-BR": "x" * length})
            for length in (1, 100)
        ),
        *(command(options=[option(choices=[choice(length)])]) for length in (1, 100)),
        command(options=[option(min_length=0, max_length=6000)]),
        command(options=[option(min_length=6000, max_length=1)]),
        command(options=[option(kind=4, choices=[{"name": "one", "value": 1}])]),
        command(options=[option(kind=10, choices=[{"name": "half", "value": 0.5}])]),
        command(options=[option(kind=4, min_value=0, max_value=9)]),
    ],
)
def test_what_is_taken(city: City, body: Json) -> None:
    registry.overwrite(city.world, city.guild.id, [body])
    assert [kept.body for kept in registry.listed(city.world, city.guild.id)] == [body]


def test_a_name_may_have_marks_of_two_scripts_above_and_below_letters() -> None:
    taken, refused = "\u0900\u0901\u097f\u0e00\u0e31\u0e7f", "\u08ff\u0981\u0dff\u0e80"
    assert [good_name(sign) for sign in taken + refused] == [True] * 6 + [False] * 4


def test_two_commands_of_a_name_are_of_different_kinds(city: City) -> None:
    both: list[Json] = [command("card"), {"name": "card", "type": 3}]
    registry.overwrite(city.world, None, both)
    with pytest.raises(Refused):
        registry.overwrite(city.world, None, [*both, {"name": "card", "type": 3}])
    assert [kept.body for kept in registry.listed(city.world, None)] == both


def test_of_a_text_and_its_translations_the_longest_counts() -> None:
    translated = command("play", name_localizations={"pt-BR": "jogar", "de": "zug"})
    assert written(translated) == len("jogar") + len("words")
    with_option = command(options=[option("a", choices=choices(2))])
    assert written(with_option) == len("play" + "words" + "a" + "words" + "00" + "11")


def of_size(size: int) -> Json:
    """A command of so many characters in all."""
    few = option("o3", choices=choices(3, name="x" * 100))
    body = command(options=[*LONG[:3], few])
    return body | {"description": "x" * (len("words") + size - written(body))}


def test_a_command_has_at_most_8000_characters_in_all(city: City) -> None:
    [kept] = registry.overwrite(city.world, None, [of_size(8000)])
    with pytest.raises(Refused) as refusal:
        registry.overwrite(city.world, None, [of_size(8001)])
    assert "APPLICATION_COMMAND_TOO_LARGE" in str(refusal.value)
    assert registry.listed(city.world, None) == [kept]


def test_the_number_of_commands_and_of_new_ones_in_a_day_is_limited(city: City) -> None:
    with pytest.raises(Refused) as refusal:
        registry.overwrite(city.world, None, [command(f"c{n}") for n in range(101)])
    assert refusal.value.code == 30032
    for start in (0, 100):
        registry.overwrite(city.world, None, [command(f"c{n}") for n in range(start, start + 100)])
    registry.overwrite(city.world, None, [command(f"c{n}", description="new") for n in range(100, 200)])
    with pytest.raises(Refused) as refusal:
        registry.overwrite(city.world, None, [command("one-more")])
    assert refusal.value.code == 30034
    city.world.clock.advance(86400)
    registry.overwrite(city.world, None, [command("one-more")])


def test_overwriting_keeps_the_ids_of_what_stays(city: City) -> None:
    first = registry.overwrite(city.world, None, [command("a"), command("b")])
    second = registry.overwrite(city.world, None, [command("b", description="new"), command("c")])
    assert second[0].id == first[1].id and second[0].body["description"] == "new"
    assert [kept.body["name"] for kept in registry.listed(city.world, None)] == ["b", "c"]


@pytest.mark.parametrize(
    ("fields", "guild", "dm"),
    [
        ({}, True, True),
        ({"dm_permission": True}, True, True),
        ({"dm_permission": False}, True, False),
        ({"contexts": [1]}, False, True),
        ({"contexts": [0, 1], "dm_permission": False}, True, True),
    ],
)
def test_a_command_says_whether_it_is_for_guilds_or_for_dms(
    city: City, fields: Json, guild: bool, dm: bool
) -> None:
    registry.overwrite(city.world, None, [command() | fields])
    usable = [bool(registry.usable(city.world, where)) for where in (city.guild.id, None)]
    assert usable == [guild, dm]


def test_guild_commands_say_so_and_their_readers_hear_of_new_ones(city: City) -> None:
    heard = list[Change]()
    city.world.listeners.append(heard.append)
    for guild_id, told in ((None, None), (city.guild.id, str(city.guild.id))):
        [kept] = registry.overwrite(city.world, guild_id, [command()])
        assert registry.command_json(city.world, kept).get("guild_id") == told
    ours = city.guild.id
    assert heard == [Change(Kind.COMMANDS, 0), Change(Kind.COMMANDS, ours, guild_id=ours)]


def test_what_a_command_does_not_say_is_told_by_default(city: City) -> None:
    [kept] = registry.overwrite(city.world, None, [command()])
    told = registry.command_json(city.world, kept)
    said = {key: told[key] for key in ("type", "dm_permission", "integration_types", "nsfw")}
    assert said == {"type": 1, "dm_permission": True, "integration_types": [0], "nsfw": False}


def test_a_command_that_says_the_same_again_keeps_its_version(city: City) -> None:
    [first] = registry.overwrite(city.world, None, [command()])
    version = first.version
    assert registry.overwrite(city.world, None, [command()]) == [first]
    assert first.version == version
    registry.overwrite(city.world, None, [command(description="new")])
    assert first.version > version


def test_each_scope_counts_its_new_commands_of_the_last_day() -> None:
    now = 1_700_000_000.0
    city = City(World(Clock(now, running=False)))
    ours, shared = city.guild.id, registry.CREATIONS_A_DAY - 1
    city.world.state.creations += [(now - 86399, None)] * shared
    city.world.state.creations += [(now - 86400, None)] * 9 + [(now, ours)] * 9
    registry.overwrite(city.world, None, [command("last")])
    with pytest.raises(Refused) as refusal:
        registry.overwrite(city.world, None, [command("last"), command("more")])
    assert (refusal.value.status, refusal.value.code) == (400, 30034)
    registry.overwrite(city.world, ours, [command("more")])
    registry.overwrite(city.world, None, [command("last", description="new")])


def test_a_guild_sees_its_own_commands_first_and_a_dm_those_for_dms(city: City) -> None:
    registry.overwrite(city.world, None, [command("a"), command("b", contexts=[0])])
    registry.overwrite(city.world, city.guild.id, [command("a", description="ours")])
    in_guild = {
        kept.body["name"]: kept.body["description"] for kept in registry.usable(city.world, city.guild.id)
    }
    assert in_guild == {"a": "ours", "b": "words"}
    assert [kept.body["name"] for kept in registry.usable(city.world, None)] == ["a"]
