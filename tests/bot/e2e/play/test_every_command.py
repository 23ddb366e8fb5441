"""Each command of the bot's own, in English and Portuguese and at each time of a table's life: it answers."""

import re

import pytest

from bot.discord.actions import commands
from bot.discord.client import Client
from bot.discord.requests.actions import CommandOption, Slash
from bot.sandbox.people.driver import City, Person, Place
from bot.sandbox.world.permissions import ALL
from bot.sandbox.world.state import Role
from rules.games import GAMES
from tests.bot.e2e.players import seated

OWN = [slash for slash in commands(GAMES) if slash.path.split()[0] not in (*GAMES, "play")]
RAW = re.compile(r"\b(?:discord|table|commands|core|bellum)\.[a-z]|[{}]")  # a key, or what has no argument
TYPED = {
    "search": "a",
    "answer": "36h",
    "pace": "36h",
    "zone": "Europe/Berlin",
    "quiet": "22-7",
    "digest": "8:30",
    "away": "2099-01-01 2099-01-05",
    "step": "1",
    "round": "1",
}
MANAGERS = 424243  # a role
SAME = ("table language",)  # whose answer is in the language that was chosen
STAGES = ("no table", "lobby", "running")


@pytest.fixture
def crowd(city: City, tavern: Client) -> tuple[Person, Person]:
    """Two who manage the server, one in English and one in Portuguese."""
    found = city.person("Ann"), city.person("Ana", locale="pt-BR")
    city.guild.roles[MANAGERS] = Role(MANAGERS, "Managers", ALL)
    for person in found:
        city.guild.members[person.id].append(MANAGERS)
    return found


async def options_of(slash: Slash, person: Person, other: Person, where: Place) -> dict[str, object]:
    """Return a fitting value for each required option."""
    return {
        option.name: await _value(slash, option, person, other, where)
        for option in slash.options
        if option.required
    }


async def _value(slash: Slash, option: CommandOption, person: Person, other: Person, where: Place) -> object:
    if option.kind == "person":
        return other
    if option.kind == "number":
        return 2
    if option.choices:
        return option.choices[0][0]
    if option.complete is None:
        return TYPED[option.name]
    offered = (await person.autocomplete(slash.path, where, focus=option.name, **{option.name: ""})).choices
    return str(offered[0].value) if offered else TYPED.get(option.name, "x")


async def stage(name: str, host: Person, guest: Person, where: Place) -> None:
    """Bring a channel there."""
    if name == "lobby":
        await host.command("table open", where, game="bellum", language="en")
    if name == "running":
        await seated(host, [guest], where)


async def used(
    slash: Slash, person: Person, where: Place, when: str, option: CommandOption | None = None
) -> str:
    """Return what a user reads after the command, perhaps with one optional option."""
    guest = where.city.person("Guest")
    await stage(when, person, guest, where)
    given = await options_of(slash, person, guest, where)
    if option is not None:
        given[option.name] = await _value(slash, option, person, guest, where)
    reply = await person.command(slash.path, where, **given)  # type: ignore[arg-type]
    assert reply.kind == "message", (slash.path, reply)
    return "\n".join([reply.text, *(post.text for post in reply.followups)])


@pytest.mark.parametrize("when", STAGES)
async def test_each_command_answers_in_the_language_of_who_asks(
    when: str, city: City, crowd: tuple[Person, Person]
) -> None:
    for slash in OWN:
        here = [city.channel(f"{slash.path}-{person.user.name}") for person in crowd]
        english, portuguese = [await used(slash, *each, when) for each in zip(crowd, here, strict=True)]
        for said in (english, portuguese):
            assert said.strip(), slash.path
            assert not RAW.search(said), (slash.path, said)
        assert english != portuguese or slash.path in SAME, (slash.path, english)


async def test_each_option_can_be_given(city: City, crowd: tuple[Person, Person]) -> None:
    """In English and in Portuguese in turn."""
    options = [(slash, option) for slash in OWN for option in slash.options if not option.required]
    for n, (slash, option) in enumerate(options):
        when = "no table" if slash.path == "table open" else "running"
        where = city.channel(f"{slash.path}-{option.name}")
        said = await used(slash, crowd[n % 2], where, when, option)
        assert said.strip(), (slash.path, option.name)
        assert not RAW.search(said), (slash.path, option.name, said)
