"""A series on a bot without Discord, and people who play in it."""

from dataclasses import dataclass, field

from bot.table.lobby.servers import Rights
from bot.table.model import Person, TableInfo
from bot.table.play import moves
from bot.table.runtime.context import refusal
from bot.table.series import reading, signing
from bot.table.series.model import DrawnTable, PostKind, Series, SeriesSettings
from bot.table.series.rounds import Rounds, Said
from bot.table.storage import rows
from rules.core.rng import Dice
from rules.core.selfplay.playout import answer_of
from rules.core.text import Text
from tests.bot.table.scene import CHANNEL, GUILD, Bot

PEOPLE = [Person(100 + n, f"P{n}", "en") for n in range(20)]
ANYONE = Rights()
FAST = SeriesSettings("toy", {"length": "1"}, size=4, rounds=2)


@dataclass
class Speaker:
    """Threads and messages that are there as soon as they are asked for, found again by what names them."""

    threads: dict[str, int] = field(default_factory=dict)
    posted: dict[tuple[str, int], int] = field(default_factory=dict)
    shown: list[tuple[str, int]] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    shut: bool = False
    bare: bool = False  # its messages' pictures do not come

    async def thread(self, it: Series, number: int) -> int:
        if self.shut:
            raise refusal("no-table")
        return self.threads.setdefault(f"{it.id}.{it.round}.{number}", 1000 + len(self.threads))

    async def drop_thread(self, channel_id: int) -> None:
        self.threads = {name: thread for name, thread in self.threads.items() if thread != channel_id}

    async def show(self, it: Series, kind: PostKind, number: int, message_id: int | None, said: Said) -> None:
        self.shown.append((kind, number))
        await said(self.posted.setdefault((kind, number), 5000 + len(self.posted)), whole=not self.bare)

    async def complain(self, it: Series, why: Text) -> None:
        self.complaints.append(why.key)


class League:
    """A series on a bot without Discord, with people who play at random."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.context = bot, bot.context
        self.speaker = Speaker()
        self.rounds = Rounds(bot.context, self.speaker)

    async def open(self, count: int, settings: SeriesSettings = FAST, channel: int = CHANNEL) -> Series:
        """A series for which this many have signed up, the first being its host."""
        place = signing.Place(GUILD, channel, "en", PEOPLE[0], ANYONE)
        it = await signing.open_series(self.context, place, settings)
        for person in PEOPLE[1:count]:
            it = await signing.join(self.context, it.id, person, ANYONE)
        return it

    async def begun(self, count: int, settings: SeriesSettings = FAST) -> Series:
        it = await self.open(count, settings)
        await signing.start(self.context, it.id, PEOPLE[0].id, moderates=False)
        return await self.look(it)

    async def look(self, it: Series) -> Series:
        await self.rounds.look()
        return await reading.now(self.context, it)

    def restart(self) -> None:
        """Begin anew, knowing only what is stored, and what Discord has."""
        self.rounds = Rounds(self.context, self.speaker)

    async def play(self, table_id: int) -> TableInfo:
        """Play a table to its end: everybody answers at random, computer players too."""
        dice = Dice(str(table_id))
        for _ in range(500):
            info = await self.context.store.read(rows.present, table_id)
            if info.status != "running":
                return info
            loaded = await self.context.load(table_id)
            seat = loaded.position.waiting[0]
            user = info.seats[seat].user_id
            if user is None:
                await moves.play_computer(self.context, table_id, None)
                continue
            seen = await moves.show(self.context, loaded, user)
            assert seen.decision is not None
            given = answer_of(self.context.games[info.game], "random", seen.look.view, seen.decision, dice)
            await moves.answer(self.context, table_id, user, seen.asks[seat], given)
        raise AssertionError("the game does not end")

    async def play_round(self, it: Series) -> Series:
        """Play all open tables of the round, and look."""
        for table in it.in_round(it.round):
            if table.state == "drawn" and table.table_id is not None:
                await self.play(table.table_id)
        return await self.look(it)

    async def info(self, table: DrawnTable) -> TableInfo:
        assert table.table_id is not None
        return await self.context.store.read(rows.present, table.table_id)
