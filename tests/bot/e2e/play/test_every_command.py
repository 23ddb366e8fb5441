"""Each command of the bot's own, in English and Portuguese and at each time of a table's life: it answers."""

import re

import pytest

from bot.discord.actions import commands
from bot.discord.client import Client
from bot.discord.requests.actions import CommandOption, Slash
from bot.sandbox.world.permissions import ALL
from bot.sandbox.world.state import Role
from bot.table import reading
from rules.games import GAMES
from tests.bot.e2e.players import opened, seated
from tools.driver import City, Person, Place

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
STAGES = ("no table", "lobby", "running")


class Crowd:
    """Two who manage the server, one in English and one in Portuguese, and a guest of theirs."""

    def __init__(self, city: City, bot: Client) -> None:
        self.city, self.context = city, bot.runtime.context
        self.people = city.person("Ann"), city.person("Ana", locale="pt-BR")
        self.guest = city.person("Guest")
        self.places: dict[tuple[Person, str], Place] = {}
        city.guild.roles[MANAGERS] = Role(MANAGERS, "Managers", ALL)
        for person in self.people:
            city.guild.members[person.id].append(MANAGERS)

    async def place(self, host: Person, stage: str) -> Place:
        """A channel with a table at this stage; the same one again, unless a command has changed that."""
        where = self.places.get((host, stage))
        if where is not None:
            table = await reading.in_channel(self.context, where.id)
            if (table.status if table else "no table") == stage:
                return where
        where = self.places[host, stage] = self.city.channel(f"{stage}-{host.user.name}")
        if stage == "lobby":
            await opened(host, where, "bellum")
        elif stage == "running":
            await seated(host, [self.guest], where)
        return where

    async def read(self, person: Person, slash: Slash, when: str, option: CommandOption | None = None) -> str:
        """Return what a user reads after the command, perhaps with one optional option."""
        where = await self.place(person, when)
        given = {
            each.name: await self._value(slash, each, person, where)
            for each in slash.options
            if each.required or each == option
        }
        reply = await person.command(slash.path, where, **given)  # type: ignore[arg-type]
        assert reply.kind == "message", (slash.path, reply)
        said = "\n".join([reply.text, *(post.text for post in reply.followups)])
        assert said.strip(), (slash.path, option)
        assert not RAW.search(said), (slash.path, option, said)
        return said

    async def _value(self, slash: Slash, option: CommandOption, person: Person, where: Place) -> object:
        if option.kind == "person":
            return self.guest
        if option.kind == "number":
            return 2
        if option.choices:
            return option.choices[0][0]
        if option.complete is None:
            return TYPED[option.name]
        typed = await person.autocomplete(slash.path, where, focus=option.name, **{option.name: ""})
        return str(typed.choices[0].value) if typed.choices else TYPED.get(option.name, "x")


@pytest.fixture
def crowd(city: City, tavern: Client) -> Crowd:
    return Crowd(city, tavern)


@pytest.mark.parametrize("when", STAGES)
async def test_each_command_answers_in_the_language_of_who_asks(when: str, crowd: Crowd) -> None:
    for slash in OWN:
        english, portuguese = [await crowd.read(person, slash, when) for person in crowd.people]
        assert english != portuguese, (slash.path, english)


async def test_each_option_can_be_given(crowd: Crowd) -> None:
    """In English and in Portuguese in turn."""
    options = [(slash, option) for slash in OWN for option in slash.options if not option.required]
    for n, (slash, option) in enumerate(options):
        when = "no table" if slash.path == "table open" else "running"
        await crowd.read(crowd.people[n % 2], slash, when, option)
