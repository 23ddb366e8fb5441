"""Writes the file of today's schema: to be done, once, by whoever adds a migration.

    python -m tests.bot.table.storage.shipped

A new column or table that no step below fills gets a step of its own here, through the table service.
"""

import asyncio
import logging
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from bot.table import reading
from bot.table.delivery import posted_messages
from bot.table.following import OUTCOMES, REMINDED
from bot.table.lobby import archive, calls, invitations, lobby, servers
from bot.table.lobby.servers import Rights, Setup
from bot.table.meeting import wishes
from bot.table.meeting.matching import Wanted
from bot.table.meeting.wishes import Wish
from bot.table.model import Posted, TableInfo
from bot.table.operations.heartbeat import Heartbeat
from bot.table.past import repeating, rewind, story
from bot.table.past.packing import REST, pack_next
from bot.table.people import blocks, profiles, sessions, statistics
from bot.table.play import advice, moves
from bot.table.schedule import off_turn_notices, preferences, time_control
from bot.table.schedule.notification_settings import NotificationSettings
from bot.table.schedule.reminders import Reminders
from bot.table.seats import seats
from bot.table.series import results, signing
from bot.table.series.model import PostKind, Series, SeriesSettings
from bot.table.series.rounds import Rounds, Said
from bot.table.storage.database import Database
from bot.table.storage.engines.schema import known_schemas
from bot.table.votes import deciding
from rules.core.rng import Dice
from rules.core.search import story as search_story
from rules.core.text import Text
from rules.core.ui import ui
from rules.games import GAMES
from tests.bot.table.scene import ANA, BIA, CAL, GUILD, PEOPLE, Bot, started
from tests.bot.table.storage.shipped import FOLDER, awaited, pack, play

ANSWERS = 16  # at each running table: past its first checkpoints, and the file stays small
SMALL = "dwar7s"  # few checkpoints, which are most of a file
PAIR = (ANA, BIA)
HOUR = 3600
FINISHED, PACKED, ARCHIVED, CLOSED, LOBBY, THINKING, MEETING, SERIES = range(10, 18)  # channels
RUNNING = 20  # the first of several


async def people(bot: Bot) -> None:
    """Store what is known of people and of the server, and the bot's own row."""
    context, now = bot.context, bot.context.now()
    for person in PEOPLE:
        await profiles.see(context, person)
    await profiles.choose_lang(context, ANA.id, "en")
    await statistics.set_unlisted(context, CAL.id, unlisted=True)
    await profiles.set_closed_dm(context, CAL.id, closed=True)
    night = (22 * 60, 7 * 60)
    await preferences.set_notifications(
        context, ANA.id, NotificationSettings("both", "America/Sao_Paulo", quiet=night, digest=9 * 60)
    )
    await preferences.set_notifications(context, BIA.id, NotificationSettings("dm", away=(now, now + HOUR)))
    await sessions.begin(context, ANA.id)
    await servers.set_up(context, GUILD, Setup("pt-BR", "here", 48 * HOUR, meeting=9), manages=True)
    await Heartbeat(bot.context, lambda: True).begin()


async def over(bot: Bot, channel: int, dice: Dice) -> None:
    """A game of Ana and Bia, played to its end."""
    info = await bot.table(ANA, BIA, game=SMALL, channel=channel)
    while (await play(bot, info.id, 10, dice)).table.status == "running":
        pass


async def rest(bot: Bot, dice: Dice) -> None:
    """Tables at rest: finished, and finished and packed; archived, closed, and a lobby with invitations."""
    context = bot.context
    await over(bot, PACKED, dice)
    bot.clock.now += REST
    assert await pack_next(bot.context, set())
    await bot.table(ANA, BIA, game=SMALL, channel=ARCHIVED)
    while await archive.archived_in(context, ARCHIVED) is None:
        bot.clock.now += 24 * HOUR
        await Reminders(bot.context, REMINDED).remind()
    await over(bot, FINISHED, dice)
    closed = await bot.table(ANA, BIA, game=SMALL, channel=CLOSED)
    await lobby.close(context, closed.id, ANA.id)
    waiting = await lobby.open_table(context, GUILD, LOBBY, ANA, "kemet", "pt-BR", players=4)
    await lobby.add_computer(context, waiting.id, ANA.id, "steady")
    await invitations.invite(context, waiting.id, ANA.id, BIA.id)
    await invitations.invite(context, waiting.id, ANA.id, CAL.id)
    await invitations.decline(context, waiting.id, CAL.id)
    await invitations.was_posted(context, waiting.id, 1, posted=700)
    await off_turn_notices.put_off(context, waiting.id, BIA.id)


async def meetings(bot: Bot) -> None:
    """A lobby that wishes have opened, with calls that were answered; a block; a wish that waits."""
    context = bot.context
    await blocks.block(context, ANA.id, CAL.id)
    for person in PEOPLE:
        new = Wish(GUILD, Wanted(person.id, (SMALL,), (2,), (), (ANA.id, BIA.id)), "en", at_once=3)
        await wishes.change(context, new, lambda wish: wish)
    wished = [wish for each in PAIR if (wish := await wishes.wish_of(context, GUILD, each.id)) is not None]
    opening = lobby.Opening(GUILD, MEETING, SMALL, {}, "en", None, 2, 48 * HOUR, met=True)

    def opened(db: Database) -> int:
        info = lobby.insert(context, db, opening)
        for wish in wished:
            wishes.use(db, wish, context.now())
        calls.make(db, info.id, [wish.wanted.user_id for wish in wished], context.now())
        return info.id

    table_id = await context.store.write(opened)
    await calls.were_told(context, table_id, [ANA.id, BIA.id], [ANA.id], posted=701)
    for person in PAIR:
        await lobby.join(context, table_id, person)
    elsewhere = Wish(GUILD + 1, Wanted(CAL.id, (SMALL,)), "en")  # where no game begins that fulfils it
    await wishes.change(context, elsewhere, lambda wish: wish)


class Speaker:
    """Threads and messages of a series, as if Discord had taken them."""

    async def thread(self, it: Series, number: int) -> int:
        return SERIES + number

    async def drop_thread(self, channel_id: int) -> None:
        raise AssertionError(channel_id)

    async def show(self, it: Series, kind: PostKind, number: int, message_id: int | None, said: Said) -> None:
        await said(9000 + number, whole=True)

    async def complain(self, it: Series, why: Text) -> None:
        raise AssertionError(why)


async def series(bot: Bot) -> None:
    """A series whose first round is played, with a reserve, somebody who has left, and a mended result."""
    context, chosen = (
        bot.context,
        SeriesSettings(SMALL, {}, 2, 2, 48 * HOUR, fill="people", players=2, roles=(7,)),
    )
    place = signing.Place(GUILD, SERIES, "en", ANA, Rights(frozenset((7,))))
    it = await signing.open_series(context, place, chosen)
    for person in (BIA, CAL):
        await signing.join(context, it.id, person, Rights(frozenset((7,))))
    played = Rounds(context, Speaker())
    await played.look()
    await results.mend(context, it.id, ANA.id, 1, ANA.id, 1, moderates=False)
    await signing.leave(context, it.id, BIA.id)
    await played.look()


async def thoughts(bot: Bot) -> None:
    """A table with advice and a sharp computer player, and the short story of a finished game."""
    context = bot.context
    info = await lobby.open_table(context, GUILD, THINKING, ANA, SMALL, "en")
    await advice.set_advice(context, info.id, ANA.id, allowed=True)
    await lobby.add_computer(context, info.id, ANA.id, "sharp")
    await moves.start_table(context, info.id, ANA.id)
    while not await repeating.repeatable(context, info.id):
        await play(bot, info.id, 1, Dice("thoughts"))
        await bot.computers.idle()
    await advice.advice(context, info.id, ANA.id)
    finished = await reading.in_channel(context, FINISHED)
    assert finished is not None
    with patch.multiple(search_story, POSITIONS=(2, 2), CHECKED=1, IN_ONE=1, EXAMINED=(32, 32), CHANCES=1):
        await (await story.story(context, finished.id)).making.outcome()


async def running(bot: Bot, dice: Dice) -> dict[str, int]:
    """A running table for each game, by its key, with all that a table can have."""
    context, found = bot.context, {}
    for place, game in enumerate(GAMES):
        people = PAIR if game in ("bellum", "calamandara") else PEOPLE
        info = await bot.table(*people, game=game, channel=RUNNING + place)
        found[game] = info.id
        await time_control.set_time_control(context, info.id, ANA.id, 24 * HOUR, "play")
        await moves.order(context, info.id, BIA.id, frozenset(ui(game).windows[:1]))
        await play(bot, info.id, ANSWERS, dice)
        await post(bot, info)
    return found


async def post(bot: Bot, info: TableInfo) -> None:
    """Messages of a table, as if Discord had taken them."""
    for number in range(2):
        panel = Posted("panel", None, info.channel_id, 1000 * info.id + number, bare=True)
        await posted_messages.replace(bot.context, info.id, panel)
    await posted_messages.keep(bot.context, info.id, Posted("private", 1, 500, 1000 * info.id + 9))
    vote = Posted("vote", None, info.channel_id, 1000 * info.id + 8, number=1)
    await posted_messages.keep(bot.context, info.id, vote)


async def seats_and_votes(bot: Bot, table: dict[str, int]) -> None:
    """Seats given up, lent, offered and voted on; a game that went back, and is asked to go back again."""
    context = bot.context
    await seats.give_up(context, table["kemet"], CAL.id)
    await seats.lend(context, table["dwar7s"], CAL.id)
    await seats.offer(context, table["calamandara"], ANA.id, 14, free=False)
    await seats.propose_free(context, table["immortals"], ANA.id, 2)
    await time_control.pause(context, table["calamandara"], ANA.id, paused=True)
    turn, earlier, *_ = await rewind.turns_of(context, table["bellum"], ANA.id)
    await rewind.propose(context, table["bellum"], ANA.id, turn.step_no)
    await deciding.agree(context, table["bellum"], 1, BIA, OUTCOMES)
    await rewind.propose(context, table["bellum"], BIA.id, earlier.step_no)
    await bot.computers.idle()


async def last(bot: Bot, table_id: int, dice: Dice) -> None:
    """An answer taken back, where that can be; one that nobody was told of yet, and an unfinished one."""
    for person in PEOPLE:
        seen = await reading.seen(bot.context, table_id, person.id)
        if seen.seat in seen.look.undoable:
            await moves.undo(bot.context, table_id, person.id)
            break
    person, *_ = awaited(await play(bot, table_id, 1, dice))
    seen = await reading.seen(bot.context, table_id, person.id)
    assert seen.seat is not None
    await moves.draft(bot.context, table_id, person.id, seen.asks[seen.seat], {"page": 1})


async def write(path: Path) -> None:
    """A new database with everything in it."""
    dice = Dice("shipped")
    async with started(path, GAMES, workers=True, seeds="shipped") as bot:
        await people(bot)
        await rest(bot, dice)
        await meetings(bot)
        await series(bot)
        await thoughts(bot)
        tables = await running(bot, dice)
        await bot.outbox.idle()
        await bot.outbox.stop()
        for table_id in tables.values():
            await last(bot, table_id, dice)
        await seats_and_votes(bot, tables)


def main() -> None:
    logging.disable()
    file = FOLDER / f"{max(known_schemas()):04}.db.xz"
    if file.exists():
        sys.exit(f"{file.name} is there already; remove it first if that schema was never shipped")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "taverna.db"
        asyncio.run(write(path))
        pack(path, file)
    print(f"{file.name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
