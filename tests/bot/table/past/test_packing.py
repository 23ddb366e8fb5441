"""Finished games that were packed are read as if they had not been."""

import asyncio
import json
import logging
import lzma
from pathlib import Path
from typing import Any

import pytest

from bot.table import forgetting, reading
from bot.table.following import FOLLOWERS
from bot.table.lobby import lobby
from bot.table.past import finished, history, log, packing, rewind
from bot.table.past import finished as memories
from bot.table.past.log import Search
from bot.table.past.packing import REST, keep_packing, pack_next
from bot.table.people import profiles, statistics
from bot.table.play import moves
from bot.table.runtime.context import Context
from bot.table.storage.packed import ORDER, rows_of, unpacked_rows
from bot.table.storage.packed import packed as packed_of
from bot.table.storage.past_rows import Past, kept
from bot.table.storage.rows import RECENT
from bot.table.votes import deciding
from rules.core.decisions import Rejected
from rules.core.rng import Dice
from rules.core.selfplay.playout import answer_of
from rules.games import GAMES
from tests.bot.table.past.test_rewind import a_round, back
from tests.bot.table.scene import ANA, BIA, CAL, GUILD, Bot, refused, started
from tests.bot.table.storage.test_crash import Crashes, trace
from tests.bot.table.test_forgetting import EVA, found_in
from tests.bot.toy import TOY

LONG = "33"  # rounds of the toy: 198 answers of three people


async def finished_game(bot: Bot, *people: Any, length: str = "2") -> int:
    """A game that was played to its end, each by resting."""
    people = people or (ANA, BIA)
    table = (await bot.table(*people, length=length, channel=100 + len(await bot.rows("tables")))).id
    await play_on(bot, table, people)
    return table


async def play_on(bot: Bot, table: int, people: Any) -> None:
    while (await bot.rows(f"tables WHERE id = {table}", "status")) == [("running",)]:
        for person in people:
            seen = await bot.seen(table, person)
            if seen.seat in seen.look.waiting and seen.decision is not None:
                await bot.answer(table, person, seen.decision.default or 1)


async def pack(bot: Bot) -> set[int]:
    """Pack all that is to be packed; the tables where it failed."""
    failed: set[int] = set()
    bot.clock.now += REST
    while await pack_next(bot.context, failed):
        pass
    return failed


async def packed(bot: Bot) -> list[int]:
    return [row[0] for row in await bot.rows("packed", "DISTINCT table_id")]


async def everything(bot: Bot, table: int, reader: int = ANA.id) -> list[object]:
    """Return all that anybody can see of a finished game, by a service that remembers nothing of it."""
    old = bot.context
    context = Context(old.store, old.games, old.clock, old.seed, FOLLOWERS)
    past = await past_of(bot, table)
    return [
        past,
        await log.page(context, table, reader, None, 10_000),
        await log.search(context, table, reader, None, 10_000, Search("rest", "en", str.casefold)),
        [await history.moment(context, table, reader, step) for step in past.steps[::29]],
        await finished.verified(context, table, reader),
        await finished.recorded(context, table, reader),
        (await reading.seen(context, table, reader)).look.view,
        await statistics.scores(context, GUILD, reader, reader),
    ]


async def past_of(bot: Bot, table: int) -> Past:
    """Return all that is stored of a game."""
    return Past.of(await bot.store.study(kept, table))


async def test_a_packed_game_is_what_it_was(database: Path) -> None:
    async with started(database) as bot:
        table = await finished_game(bot, ANA, BIA, CAL, length=LONG)
        before = await everything(bot, table)
        rows = {kind: len(await bot.rows(kind)) for kind in ORDER}
        assert await pack(bot) == set()
        assert await packed(bot) == [table]
        bot.context.forget(table)
        assert await everything(bot, table) == before
        left = {kind: len(await bot.rows(kind)) for kind in ORDER}
        assert rows["steps"] == 33 * 6
        assert left["checkpoints"] == 1
        assert max(left["steps"], left["events"]) < 10
    async with started(database) as bot:
        assert await everything(bot, table) == before, "after a restart, too"


async def test_a_packed_game_is_checked_through_its_rewinds(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    await back(bot, table, 2)
    await play_on(bot, table, (ANA, BIA))
    before, gone = await everything(bot, table), await bot.rows("gone")
    assert gone
    await pack(bot)
    assert await everything(bot, table) == before
    assert before[4] == memories.Verdict(hashed=True, fair=True, answers=8, rewinds=1)
    assert await bot.rows("gone") == []
    rows = await bot.store.read(rows_of, "gone", table)
    assert [tuple(row.values()) for row in rows] == gone


async def test_positions_of_rules_that_are_gone_are_kept_as_they_were(bot: Bot) -> None:
    table = await finished_game(bot)
    await bot.execute("UPDATE checkpoints SET version = 0 WHERE step_no < 4")
    before = await past_of(bot, table)
    await pack(bot)
    assert await past_of(bot, table) == before
    assert {record.version for record in before.checkpoints} == {0, 1}
    older = memories.Verdict(hashed=True, fair=True, answers=8, older=4)
    assert await finished.verified(bot.context, table, ANA.id) == older


async def test_a_file_of_a_game_names_the_rules_under_which_it_ended(bot: Bot) -> None:
    table = await finished_game(bot)
    newest = "(SELECT max(step_no) FROM checkpoints)"
    await bot.execute(f"UPDATE checkpoints SET version = 0 WHERE step_no < {newest}")
    assert (await finished.recorded(bot.context, table, ANA.id)).version == TOY.version == 1


async def test_only_what_ended_a_day_ago_is_packed(bot: Bot) -> None:
    over = await finished_game(bot)
    running = (await bot.table(ANA, BIA, channel=3)).id
    closed = (await bot.table(ANA, BIA, channel=4)).id
    await bot.plan(closed, ANA, BIA)
    await bot.ended(closed, ANA)
    waiting = await lobby.open_table(bot.context, GUILD, 5, ANA, "toy", "en")
    await lobby.close(bot.context, waiting.id, ANA.id)
    bot.clock.now += REST - 1
    assert await pack_next(bot.context, set()), "what was over a week before"
    assert not await pack_next(bot.context, set())
    await pack(bot)
    assert await packed(bot) == [over, closed]
    assert await bot.rows("tables WHERE packed = 0", "id") == [(running,)]
    assert await bot.log(closed, ANA.id)


async def test_a_game_that_was_closed_in_its_first_phase_is_shown_as_it_was(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA)
    await bot.ended(table, ANA)
    before = (await bot.seen(table, ANA)).look.view, await past_of(bot, table)
    assert await pack(bot) == set()
    bot.context.forget(table)
    after = (await bot.seen(table, ANA)).look.view, await past_of(bot, table)
    assert after == before
    assert len(await bot.rows("checkpoints")) == 1


async def test_packing_changes_nothing_about_what_is_allowed_after_the_end(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    await back(bot, table, 2)
    await play_on(bot, table, (ANA, BIA))
    number = (await deciding.shown(bot.context, table))[-1].number
    await pack(bot)
    for call in (
        rewind.propose(bot.context, table, ANA.id, 2),
        rewind.propose_restore(bot.context, table, ANA.id, number),
    ):
        assert await refused(call) == "over"
    with pytest.raises(Rejected):
        await moves.undo(bot.context, table, ANA.id)
    again = await lobby.again(bot.context, table, ANA)
    assert again.status == "lobby"


async def test_undone_moves_take_no_room_once_nobody_can_bring_them_back(bot: Bot) -> None:
    for table, length in ((1, "2"), (2, "5")):
        assert (await bot.table(ANA, BIA, channel=table, length=length)).id == table
        await a_round(bot, table)
        await back(bot, table, 2)
    await bot.ended(1, ANA)
    await pack(bot)
    kept = dict(await bot.rows("rewinds", "table_id, kept"))
    assert kept[1] is None
    assert kept[2] is not None, "the other game goes on"


@pytest.mark.nightly
async def test_the_room_that_packing_makes_is_used_by_the_next_games(database: Path) -> None:
    async with started(database) as bot:

        async def pages() -> int:
            return int(await bot.store.read(lambda db: db.execute("PRAGMA page_count").fetchone()[0]))

        empty = await pages()
        await finished_game(bot, ANA, BIA, CAL, length=LONG)
        one = await pages()
        for _ in range(3):
            await pack(bot)
            await finished_game(bot, ANA, BIA, CAL, length=LONG)
        assert await pages() - one < (one - empty) * 1.5, "three more games take half of what one did each"


async def test_a_crash_while_packing_leaves_one_form_or_the_other_whole(database: Path) -> None:
    async with started(database) as bot:
        table = await finished_game(bot)
        before = await everything(bot, table)
        crashes = Crashes(database)
        await trace(bot, crashes)
        await pack(bot)
        await trace(bot, None)
    assert len(crashes.copies) > 10
    for copy in crashes.copies:
        async with started(copy) as bot:
            assert await everything(bot, table) == before
            await pack(bot)
            assert await everything(bot, table) == before
            assert await packed(bot) == [table]


async def test_who_is_forgotten_is_forgotten_in_packed_games(database: Path) -> None:
    async with started(database) as bot:
        await profiles.see(bot.context, EVA)
        table = (await bot.table(EVA, ANA)).id
        await bot.plan(table, EVA)
        event = json.dumps({"public": {"key": "table.history.taken", "args": {"user": str(EVA.id)}}})
        sql = f"INSERT INTO events (table_id, n, step_no, event) VALUES ({table}, 0, 0, '{event}')"
        await bot.execute(sql)
        await play_on(bot, table, (EVA, ANA))
        for number in range(1000, 1000 + RECENT):  # so that what names her is packed
            await bot.execute(sql.replace(f"{table}, 0", f"{table}, {number}").replace(str(EVA.id), "0"))
        before = await past_of(bot, table)
        assert await pack(bot) == set()
        assert await past_of(bot, table) == before
        await forgetting.forget(bot.context, EVA.id)
        assert found_in(database) == set()
        after = await past_of(bot, table)
    assert {line.user_id for line in after.lines} == {None, ANA.id}
    assert [line.step for line in after.lines] == [line.step for line in before.lines]
    assert after.told[0].event.public is not None
    assert after.told[0].event.public.args == {"user": "nobody"}
    assert found_in(database) == set()


async def test_what_changes_while_it_is_packed_is_left_for_the_next_time(
    bot: Bot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await finished_game(bot)
    game = await bot.store.read(packing._read, table)
    contents, people = packed_of(game.rows)
    await bot.execute("UPDATE steps SET user_id = NULL WHERE n = 1")
    assert not await bot.store.write(packing._swap, table, game, contents, people)
    assert await packed(bot) == []
    assert await pack(bot) == set()
    assert await packed(bot) == [table]


async def test_what_changes_meanwhile_keeps_the_packer_from_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    async with started() as bot:
        table, failed = await finished_game(bot), set[int]()
        bot.clock.now += packing.REST
        monkeypatch.setattr(packing, "_swap", lambda *given: False)
        assert await packing.pack_next(bot.context, failed)
        monkeypatch.undo()
        assert (await packed(bot), failed) == ([], set())
        assert f"table {table} has changed while it was packed" in caplog.text
        assert await packing.pack_next(bot.context, failed)
        assert await packed(bot) == [table]


async def test_a_game_that_can_not_be_packed_stays_and_keeps_no_other_from_it(
    bot: Bot,
    caplog: pytest.LogCaptureFixture,
) -> None:
    broken, sound = await finished_game(bot), await finished_game(bot)
    await bot.execute(f"UPDATE checkpoints SET state = 'secret' WHERE table_id = {broken}")
    caplog.set_level(logging.ERROR)
    assert await pack(bot) == {broken}
    assert await packed(bot) == [sound]
    assert f"table {broken} was not packed: TypeError at" in caplog.text
    assert "secret" not in caplog.text
    assert len(await bot.rows(f"steps WHERE table_id = {broken}")) == 8


async def test_the_packer_goes_on_by_itself(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "PAUSE", 0.0)
    tables = [await finished_game(bot) for _ in range(3)]
    bot.clock.now += REST
    work = asyncio.create_task(keep_packing(bot.context))
    async with asyncio.timeout(30):
        while await packed(bot) != tables:  # each look lets the packer go on, too
            assert not work.done()
    work.cancel()


@pytest.mark.parametrize(
    "event",
    [
        '{"a":"12"}',
        '{"12":"012","b":"+5"}',
        '{"a":"9223372036854775807","b":"9223372036854775808","c":"99999999999999999999"}',
        r'{"a":"\u00011","b":"\"12\"","c":"\\"}',
        '{"a":"ação 12 “12” \ue000"}',
    ],
)
def test_whatever_an_event_says_comes_back_as_it_was(event: str) -> None:
    common = {"table_id": 1, "source": "rules", "event": event}
    rows = [{**common, "n": n, "user_id": user} for n, user in enumerate((12, None, 7))]
    contents, people = packed_of({"events": rows})
    assert unpacked_rows(contents["events"], tuple(people)) == tuple(rows)
    assert b'"12"' not in lzma.decompress(contents["events"])


def test_undone_answers_packed_under_an_earlier_schema_have_todays_columns() -> None:
    rows = [{"n": n, "why": why} for n, why in enumerate(("update", "rewind:1", "rewind:12"))]
    contents, _ = packed_of({"gone": rows})
    found = unpacked_rows(contents["gone"], ())
    assert found == ({"n": 0, "branch": None}, {"n": 1, "branch": 1}, {"n": 2, "branch": 12})


def test_events_packed_under_an_earlier_schema_have_todays_columns() -> None:
    event = '{"public":{"key":"table.history.left","args":{}}}'
    contents, _ = packed_of({"events": [{"n": 1, "event": event}]})
    [found] = unpacked_rows(contents["events"], ())
    assert (found["source"], found["readers"], found["event"]) == ("table", "all", event)


@pytest.mark.nightly
async def test_a_long_game_takes_at_most_100_kilobytes(database: Path) -> None:
    """The game with the largest positions; `tools/bench/packing.py` measures all of them."""
    async with started(database, GAMES) as bot:
        people = (ANA, BIA, CAL)
        info = await bot.table(*people, game="immortals")
        game, dice = GAMES["immortals"], Dice("packing")
        seen = await bot.seen(info.id)
        while seen.look.waiting:
            person = people[seen.look.waiting[0]]
            own = await bot.seen(info.id, person)
            assert own.seat is not None
            assert own.decision is not None
            answer = answer_of(game, "steady", own.look.view, own.decision, dice)
            seen = await moves.answer(bot.context, info.id, person.id, own.asks[own.seat], answer)
        before = await past_of(bot, info.id)
        await pack(bot)
        assert await past_of(bot, info.id) == before
        sizes = await bot.rows("packed", "LENGTH(content)")
        left = await bot.rows("checkpoints", "LENGTH(state)") + await bot.rows("events", "LENGTH(event)")
        assert sum(size for (size,) in [*sizes, *left]) < 100_000
