"""Each request of the outbox and each answer of Discord's: once, a few times, and for ever."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from itertools import product
from types import SimpleNamespace

import discord
import pytest

from bot.discord.client import Client
from bot.discord.delivery import refusals
from bot.discord.delivery.refusals import CLOSES_FOR_GOOD, TABLE, Means, RequestKind
from bot.discord.screens import late_pictures
from bot.sandbox.world.permissions import Permission
from bot.table import reading
from bot.table.delivery import outbox, posted_messages
from bot.table.jobs import Job, Notice, Ping, ShowPanel, Tell, Unping
from bot.table.model import Person as Seen
from bot.table.model import Posted
from bot.table.people import profiles
from bot.table.runtime.context import Context
from bot.table.storage import outbox_rows
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.e2e.players import seated
from tests.depth import LONG, one_in
from tools.driver import City, Person, Place

SAID = Text(key="table.notice.thawed")
EVER = 10**9
TIMES = {"once": 1, "a few times": 3, "for ever": EVER}
PATIENCE = 10.0  # seconds, far more than anything here takes
# Each code of the table with the status that Discord sends with it; then what no row names.
STATUS = {10003: 404, 10004: 404, 10008: 404, 10013: 404, 10015: 404, 10062: 404, 40001: 401, 40005: 413}
BAD = (20009, 20016, 20028, 30033, 30046, 40003, 40060, 50006, 50008, 50035, 50045, 50046, 50083, 50109)
REPEATED = (429, 500, 502, 504)
NAMED = sorted({code for row in TABLE for code in row.codes})
ANSWERS = [
    *((STATUS.get(code, 400 if code in BAD or code >= 130000 else 403), code) for code in NAMED),
    *((status, 0) for status in (400, 401, 403, 404, 409, 413, 429, 500, 502, 503)),
    *((status, 99999) for status in (400, 403, 404)),
]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Retry at once what failed, by the library too."""
    caplog.set_level(logging.INFO, "bot")
    monkeypatch.setattr(refusals, "SOON", 0.0)
    monkeypatch.setattr(refusals, "CALM", 0.0)
    monkeypatch.setattr(late_pictures, "CALM", 0.01)
    monkeypatch.setattr(outbox, "PAUSES", (0.01,))

    async def hurry(seconds: float, result: object = None) -> None:
        await asyncio.sleep(0)

    hurried = SimpleNamespace(**{**vars(asyncio), "sleep": hurry})
    monkeypatch.setattr(discord.http, "asyncio", hurried)


@dataclass
class Scene:
    """A table that is struck, another one, and what is asked of Discord for the first."""

    city: City
    context: Context
    struck: Place
    other: Place
    people: tuple[Person, Person]
    wrong: list[str] = field(default_factory=list)
    cells: int = 0

    async def table(self, place: Place) -> int:
        info = await reading.in_channel(self.context, place.id)
        assert info is not None
        return info.id

    async def say(self, place: Place, *jobs: Job) -> list[int]:
        """Put jobs of a place's table into the outbox. Returns the ids of their rows."""
        table = await self.table(place)
        before = await self.rows()
        await self.context.store.write(outbox_rows.enqueue, table, jobs)
        rows = [row for row in await self.rows() if row not in before]
        self.context.table_changed(table)
        return rows

    async def rows(self) -> list[int]:
        sql = "SELECT id FROM outbox ORDER BY id"
        return await self.context.store.read(lambda db: [row[0] for row in db.execute(sql).fetchall()])

    async def gone(self, rows: list[int]) -> bool:
        """Wait until rows are done with. Returns False if they still stand at the end of all patience."""
        try:
            async with asyncio.timeout(PATIENCE):
                while {*rows} & {*await self.rows()}:  # noqa: ASYNC110 - the outbox has no event
                    await asyncio.sleep(0.002)
        except TimeoutError:
            return False
        return True


async def until(true: Callable[[], bool]) -> bool:
    """Wait until something is true. Returns False if it is not at the end of all patience."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not true():  # noqa: ASYNC110 - neither a channel nor the log has an event
                await asyncio.sleep(0.002)
    except TimeoutError:
        return False
    return True


def said_in(place: Place) -> int:
    return sum(Words("en").say(SAID) in post.text for post in place.posts)


@pytest.fixture
async def scene(city: City, bot: Client, ana: Person, bia: Person) -> AsyncIterator[Scene]:
    places = [city.channel(name) for name in ("struck", "other")]
    runtime = bot.runtime
    for place in places:
        await seated(ana, [bia], place, "toy.name")
    made = Scene(city, runtime.context, places[0], places[1], (ana, bia))
    assert await made.gone(await made.rows())
    yield made
    assert made.wrong == []


Cell = Callable[[Scene, Person], tuple[str, Job]]  # the pattern of the request, and the job that makes it


def _post(it: Scene, person: Person) -> tuple[str, Job]:
    return f"POST /channels/{it.struck.id}/messages", Notice(SAID)


def _edit(it: Scene, person: Person) -> tuple[str, Job]:
    return f"PATCH /channels/{it.struck.id}/messages/*", ShowPanel()


def _fetch(it: Scene, person: Person) -> tuple[str, Job]:
    return f"GET /channels/{it.struck.id}/messages/*", ShowPanel()


def _delete(it: Scene, person: Person) -> tuple[str, Job]:
    return f"DELETE /channels/{it.struck.id}/messages/*", Unping((1,))


def _open(it: Scene, person: Person) -> tuple[str, Job]:
    return "POST /users/@me/channels", Tell(person.id, SAID)


def _write(it: Scene, person: Person) -> tuple[str, Job]:
    return f"POST /channels/{person.dm.id}/messages", Tell(person.id, SAID)


REQUESTS: dict[RequestKind, Cell] = {
    RequestKind.POST: _post,
    RequestKind.EDIT: _edit,
    RequestKind.FETCH: _fetch,
    RequestKind.DELETE: _delete,
    RequestKind.OPEN: _open,
    RequestKind.WRITE: _write,
}


@pytest.mark.slow
@pytest.mark.parametrize(("asked", "times"), one_in(4, product(REQUESTS, TIMES)))
async def test_each_refusal_ends_as_the_table_says_and_touches_nobody_else(
    scene: Scene, asked: RequestKind, times: str, caplog: pytest.LogCaptureFixture
) -> None:
    every = ANSWERS if LONG else ANSWERS[list(TIMES).index(times) :: 6]
    for status, code in every:
        caplog.clear()
        fault = await struck(scene, asked, status, code, TIMES[times], caplog)
        scene.cells += 1
        if fault:
            scene.wrong.append(f"{asked.name} {status}/{code} {times}: {fault}")


async def struck(
    it: Scene, asked: RequestKind, status: int, code: int, times: int, caplog: pytest.LogCaptureFixture
) -> str:
    """Try one cell. Returns what is wrong about it, or nothing."""
    person = it.city.person(f"P{it.cells}")
    await profiles.see(it.context, Seen(person.id, person.user.name, "en"))
    table = await it.table(it.struck)
    if asked is RequestKind.DELETE:  # there must be a reminder to take away
        assert await it.gone(await it.say(it.struck, Ping((1,))))
    if asked is RequestKind.WRITE:
        assert await it.gone(await it.say(it.struck, Tell(person.id, SAID)))
    if asked is RequestKind.FETCH:  # there must be a message that stands for an earlier lobby
        assert await it.gone(await it.say(it.struck, Notice(SAID)))
        lobby = it.struck.last.id
        for message in (lobby, lobby + 1):
            await posted_messages.replace(it.context, table, Posted("lobby", None, it.struck.id, message))
        await posted_messages.drop(it.context, table, "lobby")
    heard = [said_in(it.struck), said_in(it.other)]
    pattern, job = REQUESTS[asked](it, person)
    it.city.world.fail(pattern, status=status, code=code, times=times)
    rows = await it.say(it.struck, job)
    wrong = await others(it, asked, heard, times)
    means = refusals.found(asked, status, code).means
    stays = times == EVER and means is Means.LATER and asked is not RequestKind.FETCH
    if stays:
        await until(lambda: f"{status}/{code}" in caplog.text)
        if not {*rows} & {*await it.rows()}:
            wrong.append("the row is gone, though it is only for later")
        it.city.world.faults.waiting.clear()
    if not await it.gone(rows):
        wrong.append("the row is still there")
    it.city.world.faults.waiting.clear()
    if not await it.gone(await it.rows()):
        wrong.append("others wait")
    wrong += await marked(it, asked, person, code, means, table)
    unseen = status in REPEATED and times < EVER  # the library has asked again by itself
    if f"{status}/{code}" not in caplog.text and not unseen:
        wrong.append("the log names no code")
    return ", ".join(wrong)


async def others(it: Scene, asked: RequestKind, heard: list[int], times: int) -> list[str]:
    """Say something else meanwhile: in the other channel, and in this one to everybody but that person."""
    await it.say(it.other, Notice(SAID))
    wrong = [] if await until(lambda: said_in(it.other) > heard[1]) else ["the other table is silent"]
    if asked in (RequestKind.OPEN, RequestKind.WRITE):
        await it.say(it.struck, Notice(SAID))
        if not await until(lambda: said_in(it.struck) > heard[0]):
            wrong.append("the same table's channel is silent")
    return wrong


async def marked(
    it: Scene, asked: RequestKind, person: Person, code: int, means: Means, table: int
) -> list[str]:
    """List the users and channels that are marked and should not be, or the reverse. The marks go."""
    wrong: list[str] = []
    closed = await profiles.has_closed_dm(it.context, person.id)
    if closed != (means is Means.CLOSED and code in CLOSES_FOR_GOOD):
        wrong.append(f"closed: {closed}")
    for innocent in it.people:
        if await profiles.has_closed_dm(it.context, innocent.id):
            wrong.append(f"{innocent.user.name} is closed")
    trouble = await posted_messages.find(it.context, table, "trouble")
    barred = means is Means.BARRED and asked in (RequestKind.POST, RequestKind.EDIT)
    if isinstance(trouble, Posted) and not barred and means in (Means.LATER, Means.CLOSED, Means.GONE):
        wrong.append("the host is told of trouble that there is not")
    if barred and trouble is None:
        wrong.append("the host is not told")
    await posted_messages.drop(it.context, table, "trouble")
    return wrong


# --- who asks for something ------------------------------------------------------------------------------


@pytest.mark.slow
async def test_showing_the_table_is_answered_under_every_refusal(scene: Scene) -> None:
    ana, silent = scene.people[0], []
    for status, code in ANSWERS:
        scene.city.world.fail(f"POST /channels/{scene.struck.id}/messages", status, EVER, code=code)
        shown = await ana.command("table show", scene.struck)
        scene.city.world.faults.waiting.clear()
        if not shown.text:
            silent.append(f"{status}/{code}")
    assert silent == []


async def test_showing_the_table_is_answered_while_discord_fails_for_long(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.http, "asyncio", asyncio)  # which waits 25 seconds in all
    scene.city.world.fail(f"POST /channels/{scene.struck.id}/messages", 500, EVER)
    shown = await asyncio.wait_for(scene.people[0].command("table show", scene.struck), PATIENCE)
    assert shown.text == Words("pt-BR").say(Text(key="discord.refused.later"))
    scene.city.world.faults.waiting.clear()


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("request_", ["POST /interactions/*/callback", "PATCH /webhooks/*"])
async def test_a_refused_response_loses_no_answer_and_breaks_nothing(
    scene: Scene, request_: str, caplog: pytest.LogCaptureFixture
) -> None:
    ana = scene.people[0]
    for status, code in (each for each in ANSWERS[::3] if each[0] != 429):
        scene.city.world.fail(request_, status, EVER, code=code)
        asked = asyncio.ensure_future(ana.command("table log", scene.struck))
        await until(lambda: f"{status}/{code}" in caplog.text)  # noqa: B023 - awaited here
        scene.city.world.faults.waiting.clear()
        asked.cancel()
    assert (await ana.command("table log", scene.struck)).text
    assert "Recursion" not in caplog.text


@pytest.mark.slow
async def test_a_thread_that_discord_refuses_is_told_to_who_asked(scene: Scene) -> None:
    ana, silent = scene.people[0], []
    place = scene.city.channel("threads")
    scene.city.world.allow(place.channel, Permission.CREATE_PUBLIC_THREADS, ana.user)
    for status, code in ANSWERS[::3]:
        scene.city.world.fail(f"POST /channels/{place.id}/threads", status, EVER, code=code)
        opened = await ana.command("table open", place, game="toy.name", place="thread")
        scene.city.world.faults.waiting.clear()
        if not opened.text:
            silent.append(f"{status}/{code}")
    assert silent == []
    assert place.threads == []


async def test_reopened_direct_messages_are_used_after_the_next_press(scene: Scene) -> None:
    ana = scene.people[0]
    await profiles.set_closed_dm(scene.context, ana.id, closed=True)
    await ana.command("table log", scene.struck)
    assert await until_async(lambda: profiles.has_closed_dm(scene.context, ana.id))


async def test_a_bot_that_comes_back_to_a_server_writes_to_its_people_again(scene: Scene) -> None:
    ana, world = scene.people[0], scene.city.world
    await profiles.set_closed_dm(scene.context, ana.id, closed=True)
    world.leave(scene.city.guild, world.bot)
    world.join(scene.city.guild, world.bot)
    assert await until_async(lambda: profiles.has_closed_dm(scene.context, ana.id))


async def until_async(closed: Callable[[], Awaitable[bool]]) -> bool:
    """Wait until somebody is no longer closed."""
    try:
        async with asyncio.timeout(PATIENCE):
            while await closed():  # noqa: ASYNC110 - the database has no event
                await asyncio.sleep(0.01)
    except TimeoutError:
        return False
    return True
