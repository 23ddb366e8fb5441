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
from tests.bot.table.scene import ANA, BIA, CAL, GUILD, Bot, bot
from tests.bot.table.storage.test_crash import Crashes, trace
from tests.bot.table.test_forgetting import EVA, found_in

LONG = "33"  # rounds of the toy: 198 answers of three people


async def finished_game(house: Bot, *people: Any, length: str = "2") -> int:
    """A game that was played to its end, each by resting."""
    people = people or (ANA, BIA)
    table = (await house.table(*people, length=length, channel=100 + len(await house.rows("tables")))).id
    await play_on(house, table, people)
    return table


async def play_on(house: Bot, table: int, people: Any) -> None:
    while (await house.rows(f"tables WHERE id = {table}", "status")) == [("running",)]:
        for person in people:
            seen = await reading.seen(house.context, table, person.id)
            if seen.seat in seen.look.waiting and seen.decision is not None:
                await house.answer(table, person, seen.decision.default or 1)


async def pack(house: Bot) -> set[int]:
    """Pack all that is to be packed; the tables where it failed."""
    failed: set[int] = set()
    house.clock.now += REST
    while await pack_next(house.context, failed):
        pass
    return failed


async def packed(house: Bot) -> list[int]:
    return [row[0] for row in await house.rows("packed", "DISTINCT table_id")]


async def everything(house: Bot, table: int, reader: int = ANA.id) -> list[object]:
    """All that anybody can see of a finished game, by a service that remembers nothing of it."""
    old = house.context
    context = Context(old.store, old.games, old.clock, old.seed, FOLLOWERS)
    past = await past_of(house, table)
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


async def past_of(house: Bot, table: int) -> Past:
    """All that is stored of a game."""
    return Past.of(await house.store.study(kept, table))


async def test_a_packed_game_is_what_it_was(tmp_path: Path) -> None:
    async with bot(tmp_path / "taverna.db") as house:
        table = await finished_game(house, ANA, BIA, CAL, length=LONG)
        before = await everything(house, table)
        rows = {kind: len(await house.rows(kind)) for kind in ORDER}
        assert await pack(house) == set()
        assert await packed(house) == [table]
        house.context.forget(table)
        assert await everything(house, table) == before
        left = {kind: len(await house.rows(kind)) for kind in ORDER}
        assert rows["steps"] == 33 * 6
        assert left["checkpoints"] == 1
        assert max(left["steps"], left["events"]) < 10
    async with bot(tmp_path / "taverna.db") as house:
        assert await everything(house, table) == before, "after a restart, too"


async def test_a_packed_game_is_checked_through_its_rewinds() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        await a_round(house, table)
        await back(house, table, 2)
        await play_on(house, table, (ANA, BIA))
        before, gone = await everything(house, table), await house.rows("gone")
        assert gone
        await pack(house)
        assert await everything(house, table) == before
        assert before[4] == memories.Verdict(hashed=True, fair=True, answers=8, rewinds=1)
        assert await house.rows("gone") == []
        rows = await house.store.read(rows_of, "gone", table)
        assert [tuple(row.values()) for row in rows] == gone


async def test_positions_of_rules_that_are_gone_are_kept_as_they_were() -> None:
    async with bot() as house:
        table = await finished_game(house)
        await house.execute("UPDATE checkpoints SET version = 0 WHERE step_no < 4")
        before = await past_of(house, table)
        await pack(house)
        assert await past_of(house, table) == before
        assert {record.version for record in before.checkpoints} == {0, 1}
        older = memories.Verdict(hashed=True, fair=True, answers=8, older=4)
        assert await finished.verified(house.context, table, ANA.id) == older


async def test_only_what_ended_a_day_ago_is_packed() -> None:
    async with bot() as house:
        over = await finished_game(house)
        running = (await house.table(ANA, BIA, channel=3)).id
        closed = (await house.table(ANA, BIA, channel=4)).id
        await house.plan(closed, ANA, BIA)
        await lobby.close(house.context, closed, ANA.id)
        waiting = await lobby.open_table(house.context, GUILD, 5, ANA, "toy", "en")
        await lobby.close(house.context, waiting.id, ANA.id)
        house.clock.now += REST - 1
        assert not await pack_next(house.context, set())
        await pack(house)
        assert await packed(house) == [over, closed]
        assert await house.rows("tables WHERE packed = 0", "id") == [(running,)]
        assert await house.log(closed, ANA.id)


async def test_what_may_not_be_done_after_the_end_is_refused_as_before_and_the_rest_can_be_done() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        await a_round(house, table)
        await back(house, table, 2)
        await play_on(house, table, (ANA, BIA))
        number = (await deciding.shown(house.context, table))[-1].number
        await pack(house)
        context = house.context
        for call in (
            rewind.propose(context, table, ANA.id, 2),
            rewind.propose_restore(context, table, ANA.id, number),
        ):
            with pytest.raises(Rejected) as refused:
                await call
            assert refused.value.text.key == "table.refused.over"
        with pytest.raises(Rejected):
            await moves.undo(context, table, ANA.id)
        again = await lobby.again(context, table, ANA)
        assert again.status == "lobby"


async def test_the_room_that_packing_makes_is_used_by_the_next_games(tmp_path: Path) -> None:
    async with bot(tmp_path / "taverna.db") as house:

        async def pages() -> int:
            return int(await house.store.read(lambda db: db.execute("PRAGMA page_count").fetchone()[0]))

        empty = await pages()
        await finished_game(house, ANA, BIA, CAL, length=LONG)
        one = await pages()
        for _ in range(3):
            await pack(house)
            await finished_game(house, ANA, BIA, CAL, length=LONG)
        assert await pages() - one < (one - empty) * 1.5, "three more games take half of what one did each"


async def test_a_crash_while_packing_leaves_one_form_or_the_other_whole(tmp_path: Path) -> None:
    path = tmp_path / "taverna.db"
    async with bot(path) as house:
        table = await finished_game(house)
        before = await everything(house, table)
        crashes = Crashes(path)
        await trace(house, crashes)
        await pack(house)
        await trace(house, None)
    assert len(crashes.copies) > 10
    for copy in crashes.copies:
        async with bot(copy) as house:
            assert await everything(house, table) == before
            await pack(house)
            assert await everything(house, table) == before
            assert await packed(house) == [table]


async def test_who_is_forgotten_is_forgotten_in_packed_games(tmp_path: Path) -> None:
    path = tmp_path / "taverna.db"
    async with bot(path) as house:
        await profiles.see(house.context, EVA)
        table = (await house.table(EVA, ANA)).id
        await house.plan(table, EVA)
        event = json.dumps({"public": {"key": "table.history.taken", "args": {"user": str(EVA.id)}}})
        sql = f"INSERT INTO events (table_id, n, step_no, event) VALUES ({table}, 0, 0, '{event}')"
        await house.execute(sql)
        await play_on(house, table, (EVA, ANA))
        for number in range(1000, 1000 + RECENT):  # so that what names her is packed
            await house.execute(sql.replace(f"{table}, 0", f"{table}, {number}").replace(str(EVA.id), "0"))
        before = await past_of(house, table)
        assert await pack(house) == set()
        assert await past_of(house, table) == before
        await forgetting.forget(house.context, EVA.id)
        assert found_in(path) == set()
        after = await past_of(house, table)
    assert {line.user_id for line in after.lines} == {None, ANA.id}
    assert [line.step for line in after.lines] == [line.step for line in before.lines]
    assert after.told[0].event.public is not None
    assert after.told[0].event.public.args == {"user": "nobody"}
    assert found_in(path) == set()


async def test_what_changes_while_it_is_packed_is_left_for_the_next_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with bot() as house:
        table = await finished_game(house)
        game = await house.store.read(packing._read, table)
        contents, people = packed_of(game.rows)
        await house.execute("UPDATE steps SET user_id = NULL WHERE n = 1")
        assert not await house.store.write(packing._swap, table, game, contents, people)
        assert await packed(house) == []
        assert await pack(house) == set()
        assert await packed(house) == [table]


async def test_a_game_that_can_not_be_packed_stays_and_keeps_no_other_from_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with bot() as house:
        broken, sound = await finished_game(house), await finished_game(house)
        await house.execute(f"UPDATE checkpoints SET state = 'secret' WHERE table_id = {broken}")
        caplog.set_level(logging.ERROR)
        assert await pack(house) == {broken}
        assert await packed(house) == [sound]
        assert f"table {broken} was not packed: TypeError at" in caplog.text
        assert "secret" not in caplog.text
        assert len(await house.rows(f"steps WHERE table_id = {broken}")) == 8


async def test_the_packer_goes_on_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "PAUSE", 0.0)
    async with bot() as house:
        tables = [await finished_game(house) for _ in range(3)]
        house.clock.now += REST
        work = asyncio.create_task(keep_packing(house.context))
        async with asyncio.timeout(30):
            while await packed(house) != tables:  # each look lets the packer go on, too
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


async def test_a_long_game_takes_at_most_100_kilobytes(tmp_path: Path) -> None:
    """The game with the largest positions; `tests/bench/packing.py` measures all of them."""
    async with bot(tmp_path / "taverna.db", GAMES) as house:
        people = (ANA, BIA, CAL)
        info = await house.table(*people, game="immortals")
        game, dice = GAMES["immortals"], Dice("packing")
        seen = await reading.seen(house.context, info.id, None)
        while seen.look.waiting:
            person = people[seen.look.waiting[0]]
            own = await reading.seen(house.context, info.id, person.id)
            assert own.seat is not None
            assert own.decision is not None
            answer = answer_of(game, "steady", own.look.view, own.decision, dice)
            seen = await moves.answer(house.context, info.id, person.id, own.asks[own.seat], answer)
        before = await past_of(house, info.id)
        await pack(house)
        assert await past_of(house, info.id) == before
        sizes = await house.rows("packed", "LENGTH(content)")
        left = await house.rows("checkpoints", "LENGTH(state)") + await house.rows("events", "LENGTH(event)")
        assert sum(size for (size,) in [*sizes, *left]) < 100_000
