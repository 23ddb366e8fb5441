"""A whole series through the double: people sign up, play, leave, are replaced, and results are mended.

They answer by typing what the steady computer player would. The bot is stopped and started in each round.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.discord.questions.typed import show
from bot.table.model import TableInfo
from bot.table.series import rounds, seating, stored
from bot.table.series.model import DrawnTable, Series
from bot.table.series.standings import standings
from bot.table.storage import rows
from bot.table.storage.skill import Skill
from rules.core.engine import look
from rules.core.playing import run
from rules.core.rng import Dice
from rules.core.selfplay.playout import answer_of
from rules.core.words import Words, nearest
from rules.games import GAMES
from tests.bot.e2e.inside import DATABASE, changing, inside, looking, unanswered
from tests.bot.e2e.players import give_up
from tests.depth import LONG, only_long
from tools.driver import City, Person, Place, Post

GAME = "saideira"
PATIENCE = 60.0


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look often."""
    monkeypatch.setattr(rounds, "POLL_INTERVAL", 0.3)


class League:
    """People on a server with one channel, and the bot that comes and goes."""

    def __init__(self, city: City, url: str, folder: Path, place: Place, count: int) -> None:
        self.city, self.url, self.folder, self.place = city, url, folder, place
        self.people = [city.person(f"P{n}", locale=("en-US", "pt-BR", "es-ES")[n % 3]) for n in range(count)]
        self.by_id = {person.id: person for person in self.people}

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[None]:
        async with inside(self.city, self.url, self.folder):
            yield
        assert unanswered(self.city) == []

    @property
    def series(self) -> Series:
        with looking(self.folder / DATABASE) as db:
            return stored.present(db, 1)

    async def saying(self, words: str) -> Post:
        return await self.place.until(lambda post: words in post.text, PATIENCE)

    async def signed_up(self, host: Person, others: list[Person], **options: str | int) -> None:
        await host.command("series open", self.place, game=GAME, **options)
        panel = await self.saying("Signing up ends")
        for person in others:
            await person.press(panel, "h:seriesjoin:1")
        await self.place.until(lambda post: f"{len(others) + 1} signed up" in post.text, PATIENCE)

    async def left(self, person: Person, panel: Post) -> None:
        """Leave the series that goes on, which is asked first."""
        asked = await person.press(panel, "h:seriesleave:1")
        assert "**" in asked.text and person.id in self.series.playing, asked.text
        await person.press(asked.shown, "h:seriesout:1")
        await self.place.until(lambda post: person.id not in self.series.playing, PATIENCE)

    async def in_round(self, number: int) -> Post:
        """Wait until all tables of a round have begun."""

        def begun(post: Post) -> bool:
            return f"Round {number} of" in post.text and "being opened" not in post.text

        found = await self.place.until(begun, PATIENCE)
        for _ in range(400):
            if all(self.info(table).status == "running" for table in self.tables(number)):
                return found
            await self._pause()
        raise AssertionError("the tables have not begun")

    async def _pause(self) -> None:
        await asyncio.sleep(0.05)

    def tables(self, number: int) -> list[DrawnTable]:
        return [t for t in self.series.in_round(number) if not t.sits_out and t.state == "drawn"]

    def info(self, table: DrawnTable) -> TableInfo:
        assert table.table_id is not None
        with looking(self.folder / DATABASE) as db:
            return rows.present(db, table.table_id)

    def thread(self, table: DrawnTable) -> Place:
        return Place(self.city, self.info(table).channel_id)

    async def play(self, table: DrawnTable, most: int = 10_000) -> None:
        """Play a table, to its end or for so many answers."""
        assert table.table_id is not None
        for _ in range(most):
            with looking(self.folder / DATABASE) as db:
                found = rows.stored(db, table.table_id, None)
            assert found is not None
            if found.info.status != "running":
                return
            position = run(GAMES[GAME], found.record)
            asked = [s for s in position.waiting if found.info.seats[s].user_id is not None]
            if not asked:
                await self._pause()
                continue
            seat = asked[0]
            person = self.by_id[found.info.seats[seat].user_id or 0]
            decision, view = position.pending[seat], look(GAMES[GAME], position, seat).view
            answer = answer_of(GAMES[GAME], "steady", view, decision, Dice("advice"))
            words = show(decision, answer, Words(nearest(person.user.locale)), found.info.names)
            await person.command("play", Place(self.city, found.info.channel_id), answer=words)

    async def mended(self, by: Person) -> tuple[Person, str]:
        """Put the last of the first table in round 1 first, and return who that is with the log."""
        table = next(t for t in self.series.in_round(1) if t.state == "over")
        last = max((s for s in table.seats if s.user_id is not None), key=lambda s: s.place or 0)
        whom = self.by_id[last.user_id or 0]
        reply = await by.command("series mend", self.place, player=whom, round=1, rank=1)
        return whom, reply.text

    def public(self) -> str:
        """Everything that everybody reads."""
        places = [self.place, *self.place.threads]
        return "\n".join(post.text for place in places for post in place.posts_for(None))


async def test_a_thread_that_was_opened_before_the_bot_died_is_used(
    city: City, url: str, tmp_path: Path, games: Place
) -> None:
    """It is killed, as it were, between Discord's answer and its own note of it."""
    league = League(city, url, tmp_path, games, 4)
    host, *others = league.people

    async def died(*args: object) -> None:
        raise OSError

    with patch.object(seating, "open_table", died):
        async with league.bot():
            await league.signed_up(host, others, rounds=1, size=4)
            await host.press(await league.saying("Signing up ends"), "h:seriesstart:1")
            assert await city.world.until(lambda: games.threads or None, asyncio.sleep(PATIENCE))
    async with league.bot():
        await league.in_round(1)
        assert len(games.threads) == 1


@pytest.mark.nightly
async def test_strengths_and_blocks_show_nowhere(city: City, url: str, tmp_path: Path, games: Place) -> None:
    """People of very different ratings, one of whom has blocked another, and everything that is posted."""
    league = League(city, url, tmp_path, games, 8)
    host, *others = league.people
    async with league.bot():
        await league.signed_up(host, others, rounds=1, size=4)
        await others[0].command("me", games, block=others[1])
        with changing(tmp_path / DATABASE) as db:
            db.execute(
                "INSERT INTO tables (id, guild_id, channel_id, game, options, status, host_id, lang, created,"
                f" since, fence) VALUES (900, {city.guild.id}, 1, '{GAME}', '{{}}', 'closed', 1, 'en', 0, 0,"
                " 0)"
            )
            for n, person in enumerate(league.people):
                sql = (
                    "INSERT INTO played (table_id, user_id, guild_id, game, seat, part, people, place, total,"
                    " answers, lasted, skill, doubt, gained)"
                    f" VALUES (900, {person.id}, {city.guild.id}, '{GAME}', 0, 'whole', 2, 1, 0, 0, 0,"
                    f" {20 + n * 1.37}, 3.21, 7)"
                )
                db.execute(sql)
        await host.press(await league.saying("Signing up ends"), "h:seriesstart:1")
        await league.in_round(1)
        first = league.series.in_round(1)[0]
        apart = {others[0].id, others[1].id}
        assert len(apart & {seat.user_id for seat in first.seats}) == 1
        for table in league.tables(1):
            await league.play(table)
        await league.saying("wins series 1")
        everything = re.sub(r"rating \d+", "", league.public())  # a podium says what one's rating is now
        ratings = [str(Skill(20 + n * 1.37, 3.21).points) for n in range(8)]
        secrets = (*ratings, "3.21", "block")  # as words: ids of Discord are long numbers
        assert [each for each in secrets if re.search(rf"\b{re.escape(each)}\b", everything)] == []


@pytest.mark.nightly
async def test_a_small_series_with_a_drop_out_a_restart_and_a_mended_result(
    city: City, url: str, tmp_path: Path, games: Place
) -> None:
    league = League(city, url, tmp_path, games, 8)
    host, *others = league.people
    async with league.bot():
        await league.signed_up(host, others, rounds=2, size=4)
        await host.press(await league.saying("Signing up ends"), "h:seriesstart:1")
        await league.in_round(1)
        first, second = league.tables(1)
        await league.play(first, 6)
    async with league.bot():
        await league.play(first)
        gone = next(seat.user_id for seat in second.seats if seat.user_id not in (None, host.id))
        panel = await league.saying("Running: round")
        await league.left(league.by_id[gone or 0], panel)
        await league.play(second)
        await league.in_round(2)
        whom, log = await league.mended(host)
        assert f"<@{host.id}>" in log
        assert f"<@{whom.id}>" in log
        await league.play(league.tables(2)[0])
    async with league.bot():
        await league.play(league.tables(2)[0])
        final = await league.saying("wins series 1")
        it = league.series
        lines = standings([each.user_id for each in it.people], it.results, it.seed, it.of("out"))
        assert f"<@{lines[0].user_id}>" in final.text, "who leads has won"
        assert lines[-1].user_id == gone
        text = await host.press(final, "h:seriestext:1")
        assert "120" in text.text
    assert len(games.threads) == 4, "each table was opened once"
    heads = [post.text.splitlines()[1] for post in games.posts if "Round " in post.text]
    assert len(heads) == len({re.sub("·.*", "", head) for head in heads}), "nothing was posted twice"


@only_long
async def test_sixteen_people_over_four_rounds(city: City, url: str, tmp_path: Path, games: Place) -> None:
    assert LONG
    league = League(city, url, tmp_path, games, 17)
    host, *others = league.people
    reserve = others.pop()
    async with league.bot():
        await league.signed_up(host, others, rounds=4, size=4, fill="people")
        await host.press(await league.saying("Signing up ends"), "h:seriesstart:1")
    for number in range(1, 5):
        async with league.bot():
            await league.in_round(number)
            first, *rest = league.tables(number)
            panel = await league.saying("Running: round")
            if number == 1:
                await reserve.press(panel, "h:seriesjoin:1")
            if number in (2, 3):  # the first is replaced by the reserve, the second by a computer player
                gone = next(s.user_id for s in first.seats if s.user_id not in (None, host.id, reserve.id))
                await league.left(league.by_id[gone or 0], panel)
            if number == 4:  # a seat is given up at the table: nobody takes it
                leaver = next(s.user_id for s in rest[0].seats if s.user_id not in (None, host.id))
                await give_up(league.by_id[leaver or 0], league.thread(rest[0]))
            await league.play(first, 10)
        async with league.bot():
            for table in league.tables(number):
                await league.play(table)
            if number == 2:
                await league.mended(host)
    async with league.bot():
        final = await league.saying("wins series 1")
        it = league.series
        assert len(it.of("out")) == 2
        assert len(it.playing) == 15
        lines = standings(it.playing, it.results, it.seed)
        assert f"<@{lines[0].user_id}>" in final.text
        assert [table for table in it.tables if table.state != "over"] == []
    assert len(games.threads) == 16
