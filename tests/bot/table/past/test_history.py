"""Looking back: the log and any earlier step, as each reader may know them."""

import asyncio
import json
from collections import Counter
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.table import forgetting
from bot.table.lobby import lobby
from bot.table.model import Person
from bot.table.past import history, log, rewind
from bot.table.past.history import Moment
from bot.table.play import moves
from bot.table.runtime import outline
from bot.table.runtime.context import LOOKS_OF_PERSON
from bot.table.seats import seats
from bot.table.storage import rows
from rules.core.decisions import Rejected
from rules.core.flow import Event
from rules.core.game import AnyGame
from tests.bot.table.play.test_upgrades import narrower, with_act
from tests.bot.table.scene import ANA, BIA, CAL, Bot, refused, started
from tests.bot.toy import TOY, ToyState

REST = ["action:rest"]
READERS = (ANA.id, BIA.id, None)


async def round_of(bot: Bot, table: int) -> None:
    """Both plan, Ana works, Bia rests."""
    await bot.plan(table, ANA, BIA)
    for answer in (["action:work"], 2):
        await bot.answer(table, ANA, answer)
    await bot.answer(table, BIA, REST)


async def finished_game(bot: Bot, path: Path | None = None) -> int:
    table = (await bot.table(ANA, BIA)).id
    for _ in range(2):
        await round_of(bot, table)
    return table


async def all_moments(bot: Bot, table: int, reader: int | None) -> list[Moment]:
    newest = await history.moment(bot.context, table, reader)
    return [await history.moment(bot.context, table, reader, step) for step in newest.steps]


async def test_every_step_is_shown_as_each_reader_saw_it_then(bot: Bot, table: int) -> None:
    saw: dict[tuple[int | None, int], object] = {}

    async def remember() -> None:
        for reader in READERS:
            seen = await bot.seen(table, reader)
            saw[reader, seen.n] = seen.look.view

    await remember()
    for _ in range(2):
        for person in (ANA, BIA):
            await bot.plan(table, person)
            await remember()
        for person, answer in ((ANA, ["action:work"]), (ANA, 2), (BIA, REST)):
            await bot.answer(table, person, answer)
            await remember()
    for reader in READERS:
        moments = await all_moments(bot, table, reader)
        assert [m.step for m in moments] == [0, 2, 3, 4, 5, 7, 8, 9, 10]
        assert [m.view for m in moments] == [saw[reader, m.step] for m in moments]
        assert [m.board for m in moments] == [saw[None, m.step] for m in moments]
        assert [m.ended for m in moments] == [False] * 8 + [True]


async def test_a_sealed_answer_is_in_no_step_before_it_is_revealed(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA)
    for reader in READERS:
        moment = await history.moment(bot.context, table, reader, 1)
        assert (moment.step, moment.steps, moment.told, moment.who) == (0, (0,), (), ())
        assert moment.board.shown == []


async def test_a_step_says_what_was_told_and_whose_answers_led_there(bot: Bot, table: int) -> None:
    bot.clock.now += 60
    await bot.plan(table, ANA, BIA)
    bot.clock.now += 60
    await bot.answer(table, ANA, REST)
    first = await history.moment(bot.context, table, None, 0)
    assert (first.at, first.who, first.round) == (None, (), 1)
    planned = await history.moment(bot.context, table, BIA.id, 2)
    assert (planned.who, planned.at) == ((0, 1), 1_000_060)
    assert [text.key for text in planned.told] == ["toy.planned"] * 2 + ["toy.drew_hidden", "toy.drew"]
    rested = await history.moment(bot.context, table, None)
    assert (rested.step, rested.who, rested.at) == (3, (0,), 1_000_120)
    assert [text.key for text in rested.told] == ["toy.acts.rest"]


async def test_an_answer_that_was_taken_back_is_no_step(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    await bot.answer(table, ANA, REST)
    assert (await history.moment(bot.context, table, None)).steps == (0, 2, 3)
    await moves.undo(bot.context, table, ANA.id)
    assert (await history.moment(bot.context, table, None, 3)).steps == (0, 2)


async def test_one_can_go_to_the_beginning_of_a_round(bot: Bot) -> None:
    table = await finished_game(bot)
    second = await history.moment(bot.context, table, None, number=2)
    assert (second.step, second.round, second.rounds) == (5, 2, ((0, 1), (5, 2)))
    assert (await history.moment(bot.context, table, None, number=0)).step == 0
    assert (await history.moment(bot.context, table, None, number=99)).step == 10


async def test_who_takes_over_a_seat_sees_its_past_and_who_left_it_no_more(bot: Bot, table: int) -> None:
    await round_of(bot, table)
    before = await all_moments(bot, table, BIA.id)
    assert [moment for moment in before if not moment.view.hand] == []
    await seats.free(bot.context, table, ANA.id, 1)
    await seats.take(bot.context, table, CAL)
    assert [m.view for m in await all_moments(bot, table, CAL.id)] == [m.view for m in before]
    for moment in await all_moments(bot, table, BIA.id):
        assert (moment.seat, moment.view) == (None, moment.board)


async def test_the_log_and_every_earlier_step_name_who_played_then(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL)).id
    entries = partial(log.page, bot.context, table, None, None, 1000)
    dora = Person(14, "Dora", "en")
    await bot.plan(table, ANA, BIA, CAL)
    early = len((await entries()).entries)
    await seats.give_up(bot.context, table, BIA.id)
    await seats.lend(bot.context, table, CAL.id)
    await seats.take(bot.context, table, dora)
    await bot.answer(table, ANA, REST)
    names = [entry.names for entry in (await entries()).entries]
    assert set(names[:early]) == {("Ana", "Bia", "Cal")}
    assert names[early:][:3] == [
        ("Ana", "Bia", "Cal"),
        ("Ana", "Computer 1", "Cal"),
        ("Ana", "Computer 1", "Computer 2"),
    ], "as they were when a seat changed hands"
    assert set(names[early + 3 :]) == {("Ana", "Dora", "Computer 2")}
    steps = (await history.moment(bot.context, table, None)).steps
    then = [(await history.moment(bot.context, table, None, step)).table.names for step in steps]
    assert then[0] == ("Ana", "Bia", "Cal")
    assert then[-1] == ("Ana", "Dora", "Computer 2")

    await forgetting.forget(bot.context, BIA.id)
    assert (await entries()).entries[0].names == ("Ana", "Former player", "Cal")


@pytest.mark.sqlite
async def test_games_that_differ_in_what_is_hidden_look_the_same_at_every_step() -> None:
    """In the second one Bia holds another ware, which she never shows, instead of the deck's last one."""
    told: list[Any] = []
    hands: list[Any] = []
    for swapped in (False, True):
        async with started() as bot:
            table = (await bot.table(ANA, BIA, length="5")).id
            if swapped:
                await swap(bot)
                bot.context.forget(table)
            await round_of(bot, table)
            others = (ANA.id, CAL.id, None)
            looks = [
                (m.step, m.view, m.board, m.told, m.who, m.at, m.round, m.steps, m.rounds)
                for reader in others
                for m in await all_moments(bot, table, reader)
            ]
            told.append((looks, [await bot.log(table, reader) for reader in others]))
            hands.append([m.view for m in await all_moments(bot, table, BIA.id)])
    assert told[0] == told[1]
    assert [(a, b) for a, b in zip(*hands, strict=True) if a == b] == [], "the games do differ"


async def swap(bot: Bot) -> None:
    """Exchange the last ware of Bia's hand and the lowest one of the deck, at the beginning."""
    [(state,)] = await bot.rows("checkpoints", "state")
    whole = json.loads(rows.unpacked(state))
    whole["hands"][1][-1], whole["deck"][0] = whole["deck"][0], whole["hands"][1][-1]
    changed = rows.packed(json.dumps(whole, separators=(",", ":"))).hex()
    await bot.execute(f"UPDATE checkpoints SET state = x'{changed}'")


@pytest.mark.sqlite
async def test_an_unplayable_move_shows_the_checkpoint_before_it_and_says_so(database: Path) -> None:
    async with started(database) as bot:
        table = await finished_game(bot)
        views = {m.step: m.view for m in await all_moments(bot, table, None)}
    async with started(database, with_act(narrower)) as bot:
        moments = await all_moments(bot, table, None)
        assert [(m.step, m.shown) for m in moments if m.shown != m.step]
        assert [m for m in moments if m.shown > m.step] == []
        assert [m for m in moments if m.view != views[m.shown]] == []


@pytest.mark.parametrize(
    ("games", "why"), [({}, "without-game"), ({"toy": replace(TOY, version=2)}, "unreadable")]
)
async def test_a_game_of_rules_that_are_gone_refuses_and_keeps_its_log(
    database: Path, games: dict[str, AnyGame], why: str
) -> None:
    async with started(database) as bot:
        table = await finished_game(bot)
        known = await bot.log(table, ANA.id)
    async with started(database, games) as bot:
        assert await refused(history.moment(bot.context, table, ANA.id)) == why
        assert await bot.log(table, ANA.id) == known


async def test_without_a_past_there_is_nothing_to_look_at(bot: Bot) -> None:
    assert await refused(history.moment(bot.context, 99, ANA.id)) == "no-table"
    waiting = await lobby.open_table(bot.context, 1, 2, ANA, "toy", "en")
    assert await refused(history.moment(bot.context, waiting.id, ANA.id)) == "not-running"


# --- what a look costs -----------------------------------------------------------------------------------


class Work(Counter[str]):
    """Counts what is read of the past: events, answers and checkpoints."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self._count(patch, Event, "model_validate_json")
        self._count(patch, rows, "stored_step")
        self._count(patch, rows, "unpacked")

    def _count(self, patch: pytest.MonkeyPatch, owner: Any, name: str) -> None:
        real = getattr(owner, name)

        def counted(*args: Any) -> Any:
            self[name] += 1
            return real(*args)

        patch.setattr(owner, name, counted)


async def test_a_look_costs_the_same_in_a_short_and_in_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    costs = []
    for length in ("5", "33"):
        async with started() as bot:
            table = (await bot.table(ANA, BIA, length=length)).id
            for _ in range(int(length)):
                await round_of(bot, table)
            await history.moment(bot.context, table, ANA.id)
            with monkeypatch.context() as patch:
                work = Work(patch)
                for step in (7, 8):
                    await history.moment(bot.context, table, ANA.id, step)
                costs.append(dict(work))
    assert costs[0] == costs[1]
    assert costs[0]["unpacked"] == 2, "the checkpoint before each step"


async def test_a_table_that_has_not_changed_is_outlined_once_for_all_readers(
    monkeypatch: pytest.MonkeyPatch, bot: Bot
) -> None:
    table = await finished_game(bot)
    outlined = 0
    read = outline._read

    def counted(*args: Any) -> outline.Outline:
        nonlocal outlined
        outlined += 1
        return read(*args)

    monkeypatch.setattr(outline, "_read", counted)
    await asyncio.gather(*(history.moment(bot.context, table, reader) for reader in READERS * 2))
    assert outlined == 1


async def test_checkpoints_note_their_round_so_that_none_is_opened_to_find_it(
    monkeypatch: pytest.MonkeyPatch, bot: Bot
) -> None:
    table = (await bot.table(ANA, BIA, length="33")).id
    for _ in range(20):
        await round_of(bot, table)
    work = Work(monkeypatch)
    found = await history.moment(bot.context, table, None)
    assert [number for _, number in found.rounds] == list(range(1, 22))
    assert work["unpacked"] == 1, "that of the step"


async def test_rounds_of_an_older_table_are_sought_once(monkeypatch: pytest.MonkeyPatch, bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, length="33")).id
    for _ in range(20):
        await round_of(bot, table)
    noted = await history.moment(bot.context, table, None)
    await bot.execute("UPDATE checkpoints SET round = NULL")
    bot.context.outlines = outline.Outlines(bot.context.store)
    before = await history.moment(bot.context, table, None)
    assert before.rounds == noted.rounds
    await round_of(bot, table)
    await bot.execute("UPDATE checkpoints SET round = NULL")
    work = Work(monkeypatch)
    after = await history.moment(bot.context, table, None)
    assert after.rounds[: len(before.rounds)] == before.rounds
    assert [number for _, number in after.rounds] == list(range(1, 23))
    assert work["unpacked"] < 12, "those near the end, and that of the step"


async def test_a_round_of_removed_rules_is_not_listed_and_its_step_is_refused() -> None:
    broken: list[bool] = []

    def rounds(state: ToyState) -> int:
        assert not (broken and state.round == 1)
        return state.round

    async with started(games={"toy": replace(TOY, rounds=rounds)}) as bot:
        table = await finished_game(bot)
        await bot.execute("UPDATE checkpoints SET round = NULL")
        broken.append(True)
        assert (await history.moment(bot.context, table, None)).rounds == ((5, 2),)
        await bot.execute("DELETE FROM checkpoints WHERE step_no = 0")
        assert await refused(history.moment(bot.context, table, None, 0)) == "not-running"
        assert (await history.moment(bot.context, table, None)).step == 10


async def test_after_a_rewind_the_rounds_are_sought_anew(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, length="5")).id
    for _ in range(3):
        await round_of(bot, table)
    assert len((await history.moment(bot.context, table, None)).rounds) == 4
    await rewind.set_rewind_by(bot.context, table, ANA.id, "host")
    await rewind.propose(bot.context, table, ANA.id, 5)
    gone = await history.moment(bot.context, table, None)
    assert gone.rounds == ((0, 1), (5, 2))
    assert gone.steps[-1] == 5
    await rewind.propose_restore(bot.context, table, ANA.id, 1)
    assert len((await history.moment(bot.context, table, None)).rounds) == 4


async def test_a_page_of_the_log_reads_a_page(monkeypatch: pytest.MonkeyPatch, bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, length="33")).id
    for _ in range(33):
        await round_of(bot, table)
    whole = await bot.log(table, None)
    work = Work(monkeypatch)
    page = await log.page(bot.context, table, None, 40, 10)
    shown = tuple((entry.step, entry.text) for entry in page.entries)
    assert (page.first, page.count, shown) == (30, len(whole), whole[30:40])
    private = sum(text.key == "toy.drew_hidden" for _, text in whole)
    assert work["model_validate_json"] == 10 + private, "which line is whose stands in these alone"


async def test_one_person_cannot_fill_the_line_of_those_who_look_back(bot: Bot) -> None:
    table = await finished_game(bot)
    looks = [history.moment(bot.context, table, CAL.id, step % 10) for step in range(30)]
    found = await asyncio.gather(*looks, history.moment(bot.context, table, ANA.id), return_exceptions=True)
    refusals = [each.text.key for each in found if isinstance(each, Rejected)]
    assert refusals == ["table.refused.line"] * (30 - LOOKS_OF_PERSON)
    assert isinstance(found[-1], Moment), "others look on"
    assert isinstance(await history.moment(bot.context, table, CAL.id), Moment), "and so may they, later"


async def test_the_log_begins_with_what_a_game_tells_before_its_first_question(bot: Bot) -> None:
    table = await bot.table(ANA, BIA, CAL, game="bellum")
    position = (await bot.context.load(table.id)).position
    assert len(await bot.log(table.id, None)) == len(position.events) > 0
