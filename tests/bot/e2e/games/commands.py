"""A game's own commands, given what autocomplete suggests: which questions they answer."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.core.game import AnyGame
from tests.bot.e2e.history import history
from tests.bot.e2e.tables import begun
from tools.driver import City, Person, Place


@dataclass(frozen=True)
class Used:
    """A command, with what is given to its options, and the prompts that it answers, without the game."""

    words: str
    answers: list[str]
    given: Mapping[str, str]
    seat: int = 0


def use(game: str, words: str, answers: str, seat: int = 0, **given: str) -> Used:
    """Use a command of a game. `answers`: apart by blanks. `for_` is the option `for`."""
    named = {name.rstrip("_"): answer for name, answer in given.items()}
    return Used(f"{game} {words}", answers.split(), named, seat)


async def suggested(person: Person, games: Place, used: Used) -> dict[str, str]:
    """Fill in the options in turn, and what is listed in one: each is suggested after those before it."""
    given: dict[str, str] = {}
    for option, answer in used.given.items():
        items = answer.split(", ")
        for number in range(len(items)):
            given[option] = "".join(f"{item}, " for item in items[:number])
            reply = await person.autocomplete(used.words, games, focus=option, **given)
            offered, wanted = [str(choice.value) for choice in reply.choices], ", ".join(items[: number + 1])
            assert any(f"{value}, ".startswith(f"{wanted}, ") for value in offered), (option, wanted, offered)
        given[option] = answer
    return given


async def answered(
    game: AnyGame,
    state: Any,
    names: Sequence[str],
    commands: Sequence[Used],
    city: City,
    url: str,
    games: Place,
    folder: Path,
    fill: Callable[[Person, Place, Used], Awaitable[dict[str, str]]] = suggested,
) -> None:
    """Use these commands one after the other: each is done, and answers what it names."""
    people = [city.person(name) for name in names]
    async with begun(city, url, folder, people, games, game, state) as database:
        for used in commands:
            before = len(history(database).played)
            given = await fill(people[used.seat], games, used)
            reply = await people[used.seat].command(used.words, games, **given)
            assert "**Done" in reply.text, (given, reply.text)
            prompts = [each.decision.prompt.key for each in history(database).played[before:]]
            assert [prompt.removeprefix(f"{game.key}.ask.") for prompt in prompts] == used.answers
