"""Studies of whole games: servers take turns, who asks alike shares one, and what came of it is kept."""

import asyncio
import gc
from collections.abc import Callable, Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from bot.table.past import film, finished, history, log
from bot.table.past.log import Search
from bot.table.runtime.child import NO_PROCESS, Child, Games, Thread
from bot.table.runtime.context import Context
from bot.table.runtime.fair_queue import FairQueue
from bot.table.runtime.studies import (
    IN_MEMORY,
    LONG_OF_SERVER,
    OF_PERSON,
    OF_SERVER,
    THOUGHTS_OF_PERSON,
    Computation,
    Studies,
    Thinker,
)
from bot.table.seats import seats
from bot.table.storage.past_rows import Head, StoredPast, head
from rules.core.decisions import Rejected
from tests.bot.table.past.test_history import finished_game, round_of
from tests.bot.table.scene import ALL, ANA, BIA, CAL, Bot, started
from tests.bot.toy import TOY


class Gate(Thread):
    """Runs work in a thread, but not before it is open; notes what was begun."""

    def __init__(self) -> None:
        super().__init__(ALL)
        self.open = asyncio.Event()
        self.busy = asyncio.Event()
        self.begun: list[tuple[Any, ...]] = []

    async def run(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        self.begun.append((work.__name__, args[0].info.id, *args[1:]))
        self.busy.set()
        await self.open.wait()
        return await super().run(work, *args, **kwargs)


def counted(games: Games, it: StoredPast, number: int) -> int:
    """A study that is cheap."""
    return len(it.events) + number


def huge(games: Games, it: StoredPast) -> bytes:
    return bytes(IN_MEMORY + 1)


@pytest.fixture
def gate() -> Iterator[Gate]:
    yield Gate()


async def heads(bot: Bot, *channels: int) -> list[Head]:
    """Finished games, one in each channel, whose number is also that of its server."""
    found = []
    for channel in channels:
        table = await bot.table(ANA, BIA, channel=channel)
        await bot.execute(f"UPDATE tables SET guild_id = {channel} WHERE id = {table.id}")
        for _ in range(2):
            await round_of(bot, table.id)
        found.append(await bot.store.study(head, table.id))
    return found


async def test_servers_take_turns(gate: Gate, bot: Bot) -> None:
    busy, quiet = await heads(bot, 1, 2)
    studies = Studies(bot.store, gate)
    flood = [asyncio.create_task(studies.of(busy, 100 + n, counted, n)) for n in range(8)]
    await gate.busy.wait()
    other = asyncio.create_task(studies.of(quiet, CAL.id, counted, 0))
    gate.open.set()
    await asyncio.gather(*flood, other)
    tables = [table for _, table, _ in gate.begun]
    assert tables.index(quiet.info.id) <= 2, "at most one more of the first server's"


async def test_a_person_and_a_server_have_only_so_many_in_line(gate: Gate, bot: Bot) -> None:
    [busy] = await heads(bot, 1)
    studies = Studies(bot.store, gate)
    mine = [asyncio.create_task(studies.of(busy, ANA.id, counted, n)) for n in range(10)]
    others = [asyncio.create_task(studies.of(busy, 100 + n, counted, 100 + n)) for n in range(20)]
    await asyncio.sleep(0)
    gate.open.set()
    found = await asyncio.gather(*mine, *others, return_exceptions=True)
    assert [isinstance(each, int) for each in found[:10]] == [True] * OF_PERSON + [False] * 7
    assert sum(isinstance(each, int) for each in found) == OF_SERVER
    refusals = {each.text.key for each in found if isinstance(each, Rejected)}
    assert refusals == {"table.refused.line"}
    assert await studies.of(busy, ANA.id, counted, 99), "later there is room again"


async def test_who_asks_alike_shares_one_and_what_came_of_it_is_kept(gate: Gate, bot: Bot) -> None:
    first, second = await heads(bot, 1, 2)
    studies = Studies(bot.store, gate)
    tasks = [asyncio.create_task(studies.of(first, 100 + n, counted, 0)) for n in range(50)]
    await asyncio.sleep(0)
    tasks[0].cancel()  # who leaves does not take it from the others
    gate.open.set()
    assert len(set(await asyncio.gather(*tasks[1:]))) == 1
    await studies.of(first, CAL.id, counted, 0)
    assert len(gate.begun) == 1
    for each, number in ((second, 0), (first, 1), (Head(first.info, first.fence + 1), 0)):
        await studies.of(each, CAL.id, counted, number)
    assert len(gate.begun) == 4, "another table, another question, and a table that has changed"


async def test_what_is_too_large_to_be_kept_is_studied_again(bot: Bot, gate: Gate) -> None:
    gate.open.set()
    [busy] = await heads(bot, 1)
    studies = Studies(bot.store, gate)
    await studies.of(busy, ANA.id, counted, 0)
    for _ in range(2):
        await studies.of(busy, ANA.id, huge)
    await studies.of(busy, ANA.id, counted, 0)
    assert [name for name, *_ in gate.begun] == ["counted", "huge", "huge"], "the small one stayed"


async def test_after_a_failure_the_next_one_has_its_turn(bot: Bot) -> None:
    class Failing(Thread):
        async def run(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
            raise Rejected(NO_PROCESS)

    [busy] = await heads(bot, 1)
    studies = Studies(bot.store, Failing(ALL))
    for _ in range(2 * OF_SERVER):
        with pytest.raises(Rejected):
            await studies.of(busy, ANA.id, counted, 0)


async def test_what_fails_when_nobody_waits_for_it_any_more_is_no_alarm(
    gate: Gate, caplog: pytest.LogCaptureFixture, bot: Bot
) -> None:
    [busy] = await heads(bot, 1)
    studies = Studies(bot.store, gate)
    asked = asyncio.create_task(studies.of(busy, ANA.id, counted, "no number"))  # type: ignore[arg-type]
    await gate.busy.wait()
    asked.cancel()
    gate.open.set()
    await asyncio.wait([asked, *studies._flying.values()])
    del asked
    await asyncio.sleep(0)
    gc.collect()
    assert not caplog.records


async def test_when_the_bot_stops_nobody_waits_any_more(
    gate: Gate, caplog: pytest.LogCaptureFixture, bot: Bot
) -> None:
    [busy] = await heads(bot, 1)
    studies = Studies(bot.store, gate)
    tasks = [asyncio.create_task(studies.of(busy, 100 + n, counted, n)) for n in range(3)]
    await gate.busy.wait()
    await studies.stop()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert [each for each in found if not isinstance(each, asyncio.CancelledError)] == []
    assert not caplog.records


def doubled(games: Games, number: int) -> int:
    return 2 * number


async def test_pieces_of_thought_come_one_at_a_time_and_a_person_waits_for_two() -> None:
    at_work, most = 0, 0

    class Counting(Thread):
        async def run(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
            nonlocal at_work, most
            at_work += 1
            most = max(most, at_work)
            await asyncio.sleep(0)
            at_work -= 1
            return work(ALL, *args, **kwargs)

    thinker = Thinker(Counting(ALL))
    bots = [thinker.run(server, None, doubled, server) for server in range(4)]
    mine = [thinker.run(9, ANA.id, doubled, 9) for _ in range(THOUGHTS_OF_PERSON + 1)]
    found = await asyncio.gather(*bots, *mine, return_exceptions=True)
    assert found[:-1] == [0, 2, 4, 6, *[18] * THOUGHTS_OF_PERSON]
    assert isinstance(found[-1], Rejected)
    assert most == 1


async def test_long_works_come_one_at_a_time_and_few_of_a_server_wait() -> None:
    thinker, at_work = Thinker(Thread(ALL)), list[int]()

    async def work(server: int) -> int:
        async with thinker.alone(server):
            at_work.append(server)
            await asyncio.sleep(0)
            return len(at_work) - at_work.index(server)

    others = [work(server) for server in range(3)]
    found = await asyncio.gather(
        *others, *(work(9) for _ in range(LONG_OF_SERVER + 1)), return_exceptions=True
    )
    assert found[:3] == [1, 1, 1], "no other began meanwhile"
    assert [isinstance(each, Rejected) for each in found[3:]] == [*[False] * LONG_OF_SERVER, True]


async def test_a_thought_is_shared_and_then_kept_and_a_failure_is_not() -> None:
    thinker, begun = Thinker(Thread(ALL)), list[str]()

    async def think(it: Computation[int]) -> int:
        begun.append("thought")
        await asyncio.sleep(0)
        return len(begun)

    async def fail(it: Computation[int]) -> int:
        begun.append("failure")
        raise Rejected(NO_PROCESS)

    first = thinker.begin("thought", think)
    assert thinker.begin("thought", think) is first
    assert await first.outcome() == 1
    assert await thinker.begin("thought", fail).outcome() == 1
    for _ in range(2):
        with pytest.raises(Rejected):
            await thinker.begin("failure", fail).outcome()
        await asyncio.sleep(0)
    assert begun == ["thought", "failure", "failure"]


async def test_when_the_bot_stops_no_thought_goes_on(gate: Gate, caplog: pytest.LogCaptureFixture) -> None:
    thinker = Thinker(gate)

    async def think(it: Computation[int]) -> int:
        await gate.open.wait()
        return 1

    thought = thinker.begin("thought", think)
    await asyncio.sleep(0)
    assert (thought.done, thought.total) == (0, 0)
    await asyncio.wait_for(thinker.stop(), 5)
    assert thought.task.cancelled()
    await asyncio.sleep(0)
    assert thinker.begin("thought", think) is not thought
    await thinker.stop()
    assert not caplog.records


async def test_a_turn_that_is_given_up_while_waiting_is_nobodys_loss() -> None:
    queue = FairQueue(1, of_server=2, of_person=2)
    async with queue.turn(1, 1):
        waiting = asyncio.create_task(queue.turn(1, 2).__aenter__())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    async with queue.turn(1, None):
        pass
    assert not queue._in_line


# --- looking back while whole games are studied ----------------------------------------------------------


async def test_no_move_and_no_look_waits_for_a_study(gate: Gate, database: Path) -> None:
    async with started(database) as bot:
        over = await finished_game(bot)
        bot.context.studies = Studies(bot.store, gate)
        running = (await bot.table(ANA, BIA, channel=3, length="5")).id
        search = Search("coins", "en", str.casefold)
        waiting = [
            asyncio.create_task(call)
            for call in (
                film.stills(bot.context, over, 101),
                finished.verified(bot.context, over, 102),
                finished.recorded(bot.context, over, 103),
                log.search(bot.context, over, 104, None, 20, search),
            )
        ]
        await round_of(bot, running)
        assert (await history.moment(bot.context, running, None)).round == 2
        assert (await history.moment(bot.context, over, None)).ended
        assert await bot.log(over, None)
        assert [task for task in waiting if task.done()] == []
        gate.open.set()
        await asyncio.gather(*waiting)
        assert [name for name, *_ in gate.begun] == ["filmed", "verdict", "whole", "said"]


async def test_another_process_finds_what_a_thread_finds(bot: Bot) -> None:
    child = Child(toy_alone)
    table = await finished_game(bot)
    search = Search("toy.drew", "en", folded)

    async def all_of(context: Context) -> list[object]:
        bot.context.studies = bot.context.studies
        return [
            await film.stills(bot.context, table, ANA.id),
            await finished.verified(bot.context, table, ANA.id),
            await finished.recorded(bot.context, table, ANA.id),
            await log.search(bot.context, table, ANA.id, None, 20, search),
        ]

    here = await all_of(bot.context)
    bot.context.studies = Studies(bot.store, child)
    assert await all_of(bot.context) == here
    await bot.context.studies.stop()


def toy_alone() -> Games:
    return {TOY.key: TOY}


def folded(text: str) -> str:
    return text.casefold()


# --- through whose eyes ----------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations((ANA.id, BIA.id, CAL.id))))
async def test_what_one_seat_found_is_never_shown_to_another(order: tuple[int, ...], bot: Bot) -> None:
    """Each searches for what only one of them was told, in all orders, twice: much is kept by then."""
    table = await finished_game(bot)
    whole = {reader: await bot.log(table, reader) for reader in order}
    for reader in order * 2:
        search = Search("toy.drew", "en", folded)
        page = await log.search(bot.context, table, reader, None, 100, search)
        found = tuple((entry.step, entry.text) for entry in page.entries)
        assert found == tuple(each for each in whole[reader] if "toy.drew" in each[1].key)
        own = [entry.text for entry in page.entries if entry.text.key == "toy.drew"]
        assert bool(own) == (reader != CAL.id)
        assert [text for text in own if text.args["seat"] != f"seat:{order_of(reader)}"] == []


def order_of(reader: int) -> int:
    return (ANA.id, BIA.id).index(reader)


async def test_a_new_owner_of_a_seat_finds_what_it_was_told_and_the_old_does_not(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, length="5")).id
    await round_of(bot, table)
    search = Search("toy.drew", "en", folded)

    async def drawn(reader: int) -> int:
        page = await log.search(bot.context, table, reader, None, 100, search)
        return sum(entry.text.key == "toy.drew" for entry in page.entries)

    before = await drawn(BIA.id)
    assert before > 0
    assert await drawn(CAL.id) == 0
    await seats.free(bot.context, table, ANA.id, 1)
    await seats.take(bot.context, table, CAL)
    assert await drawn(CAL.id) == before
    assert await drawn(BIA.id) == 0
