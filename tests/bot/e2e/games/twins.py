"""Two games that differ only in what lies hidden: whoever may not know it reads the same in both."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.sandbox.server.server import serve
from rules.core.game import AnyGame
from tests.bot.e2e.tables import all_drawn, all_said, begun
from tests.bot.e2e.watching import look_round, read_by
from tools.driver import City, Person, Place


@dataclass(frozen=True)
class Scene:
    """People by name, of whom the last one only looks on; `typed` as in `look_round`."""

    people: dict[str, Person]
    games: Place
    database: Path
    typed: Sequence[tuple[str, str]]

    async def look_round(self) -> None:
        """Once all is said and drawn, open as everybody what can be opened."""
        await all_said(self.database)
        await all_drawn(self.games.city)
        await look_round(self.people.values(), self.games, self.typed)


Story = Callable[[Scene], Awaitable[None]]


async def compared(
    game: AnyGame,
    twins: Sequence[tuple[Any, Story]],
    typed: Sequence[tuple[str, str]],
    folder: Path,
    names: Sequence[str] = ("Ana", "Bia", "Caio", "Dora"),
    *,
    knows: str,
    may_know: Collection[str] = (),
) -> None:
    """Compare two tables, each with its state and what happens there.

    `knows`: who sees the difference, if anybody does; `may_know`: who need not be kept from it.
    """
    screens = []
    for number, (state, story) in enumerate(twins):
        (folder / str(number)).mkdir()
        screens.append(await _shown(game, state, story, typed, folder / str(number), names))
    one, other = screens
    for name in {*names} - {knows, *may_know}:
        assert [line for line in one[name] if line not in other[name]] == [], name
        assert one[name] == other[name], name
    assert knows not in one or one[knows] != other[knows], f"{knows} sees the difference"


async def _shown(
    game: AnyGame,
    state: Any,
    story: Story,
    typed: Sequence[tuple[str, str]],
    folder: Path,
    names: Sequence[str],
) -> dict[str, list[str]]:
    """Return all that each reads during a story, sorted: what comes to whom first is chance."""
    city = City()
    people, games = {name: city.person(name) for name in names}, city.channel("games")
    async with (
        serve(city.world, check_spec=True) as url,
        begun(city, url, folder, [*people.values()][:-1], games, game, state) as database,
    ):
        await story(Scene(people, games, database, typed))
    assert city.world.traffic.violations == []
    return {name: read_by(person) for name, person in people.items()}
