"""A stage for one scenario: a city, its people, a table at the wanted point of a game, and a recorder."""

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from bot.app import COMMANDS
from bot.discord.client import Client
from bot.discord.screens.ids import general_button
from bot.sandbox.world.clock import Clock
from bot.sandbox.world.world import World
from bot.table.runtime.context import Context
from rules.core.engine import load
from rules.core.game import AnyGame
from rules.core.selfplay.playout import play
from rules.games import GAMES
from tests.bot.e2e.players import asks
from tools.chaos import calls, power
from tools.chaos.people import (
    Awaited,
    awaited_in,
    button,
    hand_of,
    live_lobbies,
    live_panels,
    press_one,
    soon,
    stored,
    whispered,
    wishes,
)
from tools.chaos.recording import Left, Recorder, watchable, watching
from tools.chaos.running import at_rest, bot_on
from tools.driver import City, Person, Place, Post, Reply, Value

START = 1_764_000_000.0
NAMES = ("Ana", "Bia", "Cal", "Dora", "Eva", "Fay")
TROUBLED = (
    "POST /channels/*/messages",
    "PATCH /channels/*/messages/*",
    "GET /channels/*/messages/*",
    "POST /users/@me/channels",
    "PATCH /webhooks/*",
    "POST /interactions/*/callback",
)
PASSING = (
    (403, 40333),
    (403, 20026),
    (400, 20028),
    (401, 0),
    (404, 0),
    (403, 99999),
)  # refusals that may pass
SMALL = 20  # pages of the log of writes, after which they move into the database
PRESSES = 12  # at most for one answer


@dataclass
class Stage:
    """The means of a scenario. The bot runs; nothing is recorded before `watch`."""

    city: City
    folder: Path
    chance: Random
    games: dict[str, AnyGame]
    recorder: Recorder
    client: Client
    table: Place
    people: list[Person]
    opened: ExitStack  # what lasts until the bot has ended
    base: int = 0  # the last id before the recorder began
    commands: bytes = b""  # the file that remembers which commands Discord was told

    async def watch(self) -> None:
        """Record each statement and each request as a point from now on."""
        await self.rest()
        await self.context.store.write(calls.count_from_now)
        self.base = self.city.world.state.last_id
        self.opened.enter_context(power.journalled(self.recorder, self.journal))
        self.opened.enter_context(watching(self.recorder))

    async def rest(self) -> None:
        """Wait until the bot has said and done everything."""
        await at_rest(self.city, self.folder)

    # --- what people do ----------------------------------------------------------------------------------

    async def open(self, game: str, **options: Value) -> Post:
        """Let the first person open a table. Returns the lobby."""
        await self.command(self.people[0], "table open", game=game, language="English", **options)
        return live_lobbies(self.table, self.table_id)[-1]

    async def seated(self, game: str, seats: int, answers: int = 0, computers: int = 0) -> None:
        """Open a table whose game has gone on for so many answers, or, if negative, has so many left."""
        self.games[game] = rigged(GAMES[game], seats + computers, answers, self.chance)
        lobby = await self.open(game)
        for _ in range(computers):
            await self.wish(self.people[0], lobby, "computer")
        for guest in self.people[1:seats]:
            await self.wish(guest, lobby, "join")
        await self.wish(self.people[0], lobby, "start")

    async def command(self, person: Person, words: str, **options: Value) -> Reply:
        """Use a command in the table's channel, and wait until all that follows is done."""
        reply = await soon(person.command(words, self.table, **options))
        await self.rest()
        return reply

    async def wish(self, person: Person, post: Post, what: str) -> Reply:
        """Press one of a table's own buttons, and wait until all that follows is done."""
        reply = await soon(person.press(post, button(post, what)))
        await self.rest()
        return reply

    async def general(self, person: Person, what: str) -> Reply:
        """Press a button that belongs to no table, in the newest message of the channel that has one."""
        found = [(post, each.custom_id or "") for post in self.table.posts for each in post.buttons]
        post, ident = next(it for it in reversed(found) if it[1].startswith(general_button(what)))
        reply = await soon(person.press(post, ident))
        await self.rest()
        return reply

    async def choose(self, person: Person, post: Post) -> None:
        """Choose anything in a message's first menu."""
        menu = post.selects[0]
        value = str(self.chance.choice(menu.options).value)
        await soon(person.select(post, [value], menu.custom_id))
        await self.rest()

    async def undo(self) -> None:
        """Take back, as one of the people, if anything can be taken back."""
        person = self.chance.choice(self.people[:2])
        shown = (await self.command(person, "undo")).shown
        if any(what == "takeback" for _, what in wishes(shown)):
            await self.wish(person, shown, "takeback")

    def trouble(self) -> None:
        """Make something go wrong soon on the way to Discord."""
        world, what = self.city.world, self.chance.choice(("lose", "lose", "fail", "limit", "refuse"))
        pattern = self.chance.choice(TROUBLED)
        if what == "lose":
            world.lose(pattern)
        elif what == "refuse":
            status, code = self.chance.choice(PASSING)
            world.fail(pattern, status, code=code)
        else:
            world.fail(pattern, 500 if what == "fail" else 429, retry_after=0.01)

    async def moves(self, count: int) -> None:
        """Let awaited people answer, this many times or until the game is over."""
        for _ in range(count):
            waiting = awaited_in(self.folder)
            if not waiting:
                return
            await self.move(self.chance.choice(waiting))

    async def move(self, who: Awaited) -> None:
        """Answer a question, in the panel, in the direct message or in one's own hand."""
        person = self.person(who.user_id)
        place = Place(self.city, who.channel_id)
        panel = live_panels(place, who.table_id)[-1]
        hand = await hand_of(person, panel)
        assert hand is not None
        await self.rest()
        [ask] = asks(hand) or {""}
        places = [panel] if ask in asks(panel) else whispered(self.city, person, ask)
        post = self.chance.choice([hand, *places, *places])
        for _ in range(PRESSES):
            if ask not in asks(post) and post.id == panel.id:
                post = live_panels(place, who.table_id)[-1]
            if ask not in asks(post):
                return
            await press_one(person, post, ask, self.chance)
            await self.rest()
            if who not in awaited_in(self.folder):
                return

    async def passes(self, seconds: float) -> None:
        """Let time go by, for Discord and for the bot, which does what is due."""
        self.city.world.clock.advance(seconds)
        self.context.table_changed(0)
        await self.rest()

    # --- what there is -----------------------------------------------------------------------------------

    @property
    def table_id(self) -> int:
        """The newest table."""
        with stored(self.folder) as db:
            return int(db.execute("SELECT MAX(id) FROM tables").fetchone()[0])

    @property
    def context(self) -> Context:
        """The bot's use cases."""
        assert self.client._runtime is not None
        return self.client._runtime.context

    @property
    def panel(self) -> Post:
        """The table's panel."""
        return live_panels(self.table, self.table_id)[-1]

    @property
    def journal(self) -> Path:
        """The file for the journal of what is written; see `power`."""
        return self.folder / "journal"

    def newest(self, what: str) -> Post:
        """Return the newest message in the channel with such a button of a table."""
        return next(p for p in reversed(self.table.posts) if any(w == what for _, w in wishes(p)))

    def has(self, what: str) -> bool:
        """Return whether a message in the channel has such a button."""
        return any(w == what for post in self.table.posts for _, w in wishes(post))

    def person(self, user_id: int) -> Person:
        """Find a person by id."""
        return next(person for person in self.people if person.id == user_id)

    def awaited(self) -> list[Person]:
        """Return the people for whom the table waits."""
        return [self.person(each.user_id) for each in awaited_in(self.folder)]


def rigged(game: AnyGame, seats: int, answers: int, chance: Random) -> AnyGame:
    """Make a game that begins as a random game stands after about `answers` answers."""
    if answers == 0:
        return game
    seed = f"{chance.random()}"
    if answers < 0:
        answers += len(play(game, seats, seed).answers)
    played = play(game, seats, seed, decisions=answers)
    while played.position.result is not None:
        answers //= 2
        played = play(game, seats, seed, decisions=answers)
    state = load(game, played.record.checkpoint)
    return replace(game, new=lambda seats, options, dice: state)


def nothing_yet() -> Left:
    """Return the state before the bot's first start."""
    city = City(World(Clock(START, running=False)))
    recorder = Recorder(city.world, Path())
    recorder.keep_world()
    return Left({}, b"{}", recorder.worlds[0], city.world.state.last_id, (), 0)


@asynccontextmanager
async def stage(folder: Path, seed: int, fault: AbstractContextManager[None]) -> AsyncIterator[Stage]:
    """Open a city of six people, with the bot connected. Every other seed has a small log of writes."""
    city = City(World(Clock(START, running=False)))
    people = [city.person(name) for name in NAMES]
    games: dict[str, Any] = dict(GAMES)
    recorder = Recorder(city.world, folder)
    with fault, watchable(SMALL if seed % 2 else None), ExitStack() as opened:
        async with bot_on(city, folder, games, recorder) as client:
            table = city.channel("games")
            made = Stage(city, folder, Random(seed), games, recorder, client, table, people, opened)
            yield made
        made.commands = (folder / COMMANDS).read_bytes()
