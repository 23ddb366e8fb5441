"""What a rewind takes, draws anew, and can bring back."""

from pathlib import Path

import pytest

from bot.table import reading
from bot.table.following import OUTCOMES
from bot.table.past import finished, rewind
from bot.table.play import moves
from bot.table.seats import seats
from bot.table.votes import deciding
from rules.core.rewind import root
from rules.core.rng import Dice
from rules.core.selfplay.recorded import Recorded
from tests.bot.table.past.test_rewind import REST, WORK, a_round, back, refused, state, stored
from tests.bot.table.scene import ALL, ANA, BIA, CAL, PEOPLE, bot
from tests.bot.table.storage.test_crash import Crashes, random_press, trace
from tests.bot.toy import TOY


async def test_what_came_after_is_gone_and_what_nobody_had_seen_is_drawn_anew() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        await house.plan(table, ANA, BIA)
        then = await reading.seen(house.context, table, ANA.id)
        deck = list((await state(house, table)).deck)  # type: ignore[attr-defined]
        log = await house.log(table, ANA.id)
        await house.answer(table, ANA, WORK)
        await house.answer(table, ANA, 3)
        await back(house, table, 2)
        now = await reading.seen(house.context, table, ANA.id)
        assert (now.look.view, now.look.waiting, now.n) == (then.look.view, then.look.waiting, 2)
        assert now.asks != then.asks, "a button of the lost future does not answer the same question"
        after = await state(house, table)
        assert sorted(after.deck) == sorted(deck)  # type: ignore[attr-defined]
        assert after.deck != deck  # type: ignore[attr-defined]
        assert after.seed == "seed0:1"  # type: ignore[attr-defined]
        told = [text for _, text in await house.log(table, ANA.id)]
        assert told[:-1] == [text for _, text in log]
        assert (told[-1].key, told[-1].args) == ("table.history.rewound", {"count": 1, "lost": 2})
        assert len(await house.rows("steps")) == 2
        assert await house.rows("gone", "n, seat, branch") == [(2, 0, 1), (3, 0, 1)]


async def test_nobody_can_tell_what_the_lost_future_held() -> None:
    """Two tables alike but for what Bia drew, and did, in the turns that are gone back from."""
    views: list[object] = []
    for sold in (0, 1):
        async with bot() as house:
            table = (await house.table(ANA, BIA, CAL)).id
            await house.plan(table, ANA, BIA, CAL)
            await house.answer(table, ANA, REST)
            hand = (await reading.seen(house.context, table, BIA.id)).look.view.hand
            await house.answer(table, BIA, [f"ware:{hand[sold]}"])
            seen = await reading.seen(house.context, table, CAL.id)
            await moves.draft(house.context, table, CAL.id, seen.asks[2], {"answer": [f"ware:{sold}"]})
            context = house.context
            await rewind.propose(context, table, BIA.id, 3)
            await deciding.agree(context, table, 1, ANA, OUTCOMES)
            await deciding.agree(context, table, 1, CAL, OUTCOMES)
            readers = (None, ANA.id, BIA.id, CAL.id, 99)
            views.append([await reading.seen(house.context, table, reader) for reader in readers])
            views.append([await house.log(table, reader) for reader in readers])
            views.append([await rewind.turns_of(context, table, reader) for reader in readers])
    assert views[:3] == views[3:]


async def test_the_computers_do_not_answer_as_before() -> None:
    """Or whoever saw their last answers would know the next ones."""
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        await a_round(house, table)
        before = (await house.context.load(table)).computer_seed
        await back(house, table, 2)
        assert (await house.context.load(table)).computer_seed == f"{before}:1"


async def test_the_questions_before_the_first_answer_are_asked_anew() -> None:
    """A rewind to the beginning: the hands stay, the log of the deal is written once."""
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        hand = (await reading.seen(house.context, table, ANA.id)).look.view.hand
        log = await house.log(table, ANA.id)
        await a_round(house, table)
        await back(house, table, 0)
        seen = await reading.seen(house.context, table, ANA.id)
        assert (seen.look.view.hand, seen.n, seen.look.waiting) == (hand, 0, (0, 1))
        assert (await house.log(table, ANA.id))[:-1] == log
        await a_round(house, table)


async def test_it_can_be_brought_back_exactly_as_it_was() -> None:
    async with bot(workers=True) as house:
        table = (await house.table(ANA, BIA)).id
        await a_round(house, table)
        seen = await reading.seen(house.context, table, BIA.id)
        await moves.draft(house.context, table, BIA.id, seen.asks[1], {"answer": REST})
        before, position = await stored(house), await state(house, table)
        house.context.forget(table)
        seen = await reading.seen(house.context, table, BIA.id)
        await back(house, table, 0)
        assert await stored(house) != before
        context = house.context
        assert not await rewind.propose_restore(context, table, BIA.id, 1)
        await deciding.agree(context, table, 2, ANA, OUTCOMES)
        assert await stored(house) == before
        assert await state(house, table) == position
        assert await reading.seen(house.context, table, BIA.id) == seen
        assert await house.rows("gone") == []
        assert [p.restorable for p in await deciding.shown(context, table)] == [False, False]
        await house.outbox.idle()
        assert "restored" in house.voice.notices()
        assert await refused(rewind.propose_restore(context, table, ANA.id, 1)) == "no-restore"


async def test_an_answer_settles_it() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        await a_round(house, table)
        await back(house, table, 2)
        context = house.context
        await rewind.propose_restore(context, table, BIA.id, 1)
        await house.answer(table, ANA, REST)
        assert await refused(rewind.propose_restore(context, table, ANA.id, 1)) == "no-restore"
        assert await refused(deciding.agree(context, table, 2, ANA, OUTCOMES)) == "vote-over"
        assert await house.rows("rewinds", "kept") == [(None,)]
        assert [p.ended for p in await deciding.shown(context, table)] == ["passed", "moved"]


async def test_a_seat_that_is_freed_settles_it_and_stays_in_the_log() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA, CAL)).id
        await house.plan(table, ANA, BIA, CAL)
        await seats.lend(house.context, table, CAL.id)
        await house.answer(table, ANA, WORK)
        await house.answer(table, ANA, 3)
        await back(house, table, 3)
        await seats.free(house.context, table, ANA.id, 2)
        assert await refused(rewind.propose_restore(house.context, table, ANA.id, 1)) == "no-restore"
        assert "table.history.left" in [text.key for _, text in await house.log(table, None)]


async def test_what_a_computer_answers_does_not_settle_it() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA, computers=1)).id
        await seats.give_up(house.context, table, ANA.id)
        await seats.take(house.context, table, CAL)
        await seats.lend(house.context, table, CAL.id)
        await house.computers.start()
        await house.plan(table, BIA)
        await house.computers.idle()
        await house.answer(table, BIA, REST)
        await house.computers.idle()
        before = await stored(house)
        turns = await rewind.turns_of(house.context, table, BIA.id)
        assert await rewind.propose(house.context, table, BIA.id, turns[-1].step_no), "nobody else need agree"
        await house.computers.idle()
        assert await house.rows("steps") != [], "the computers have planned again"
        assert await rewind.propose_restore(house.context, table, BIA.id, 1)
        assert await stored(house) == before


async def test_two_rewinds_are_brought_back_one_after_the_other() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        await a_round(house, table)
        context = house.context
        first = await stored(house)
        await back(house, table, 2)
        second = await stored(house)
        await back(house, table, 0)
        assert await refused(rewind.propose_restore(context, table, ANA.id, 1)) == "no-restore"
        await rewind.propose_restore(context, table, ANA.id, 2)
        await deciding.agree(context, table, 3, BIA, OUTCOMES)
        assert await stored(house) == second
        await rewind.propose_restore(context, table, ANA.id, 1)
        await deciding.agree(context, table, 4, BIA, OUTCOMES)
        assert await stored(house) == first
        await back(house, table, 2)
        assert (await state(house, table)).seed == "seed0:3"  # type: ignore[attr-defined]


async def test_a_game_with_branches_is_fair_and_replays_from_its_file() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        await a_round(house, table)
        await back(house, table, 2)
        await house.answer(table, ANA, REST)
        await back(house, table, 2)
        await house.answer(table, ANA, WORK)
        await house.answer(table, ANA, 2)
        await house.answer(table, BIA, REST)
        await house.plan(table, ANA, BIA)
        await back(house, table, 5)
        await house.plan(table, BIA, ANA)
        await house.answer(table, ANA, WORK)
        await house.answer(table, ANA, 1)
        await house.answer(table, BIA, REST)
        info = await reading.info(house.context, table)
        assert info is not None
        assert (info.status, info.seed) == ("over", root(info.seed or ""))
        whole = Recorded.model_validate_json(
            (await finished.recorded(house.context, table, ANA.id)).model_dump_json()
        )
        assert whole.branches == ((2, 1), (2, 2), (5, 3))
        _, position = whole.replay(TOY)
        assert position.result == info.result
        verdict = await finished.verified(house.context, table, ANA.id)
        assert (verdict.hashed, verdict.fair, verdict.rewinds) == (True, True, 3)


async def test_after_a_crash_the_table_has_gone_back_or_has_not(tmp_path: Path) -> None:
    path = tmp_path / "taverna.db"
    async with bot(path) as house:
        table = (await house.table(ANA, BIA)).id
        await a_round(house, table)
        await rewind.propose(house.context, table, ANA.id, 2)
        before = await stored(house)
        crashes = Crashes(path)
        await trace(house, crashes)
        await deciding.agree(house.context, table, 1, BIA, OUTCOMES)
        await trace(house, None)
        after = await stored(house)
    assert len(crashes.copies) > 30
    for copy in crashes.copies:
        async with bot(copy) as house:
            assert await stored(house) == before
            await deciding.agree(house.context, table, 1, BIA, OUTCOMES)
            assert await stored(house) == after


@pytest.mark.parametrize("game", ALL)
async def test_every_game_goes_back_and_forth(tmp_path: Path, game: str) -> None:
    """Random answers; now and then back to some turn, and then on from there or forth again."""
    dice = Dice(f"back and forth {game}")
    async with bot(tmp_path / "taverna.db", seeds="5eed") as house:
        people = PEOPLE[: ALL[game].seats[0]]
        table = (await house.table(*people, game=game, length="5")).id
        await rewind.set_rewind_by(house.context, table, ANA.id, "host")
        gone_back = 0
        for _ in range(60):
            await random_press(house, table, people[dice.below(len(people))], dice)
            turns = await rewind.turns_of(house.context, table, ANA.id)
            if not turns or dice.below(8):
                continue
            before, shown = await stored(house), await deciding.shown(house.context, table)
            assert await rewind.propose(house.context, table, ANA.id, turns[dice.below(len(turns))].step_no)
            gone_back += 1
            for reader in (None, *(person.id for person in people)):
                assert (await reading.seen(house.context, table, reader)).table.status == "running"
            if dice.below(2):
                number = (await deciding.shown(house.context, table))[len(shown)].number
                assert await rewind.propose_restore(house.context, table, ANA.id, number)
                assert await stored(house) == before
        assert gone_back > 2


@pytest.mark.slow
@pytest.mark.parametrize("game", ["bellum", "dwar7s"])
async def test_a_whole_game_that_went_back_is_found_fair(game: str) -> None:
    dice = Dice(f"whole {game}")
    async with bot(seeds="5eed") as house:
        people = PEOPLE[: ALL[game].seats[0]]
        table = (await house.table(*people, game=game)).id
        await rewind.set_rewind_by(house.context, table, ANA.id, "host")
        presses, gone_back = 0, 0
        while (await reading.seen(house.context, table, None)).table.status == "running":
            await random_press(house, table, people[dice.below(len(people))], dice)
            presses += 1
            turns = await rewind.turns_of(house.context, table, ANA.id) if presses % 150 == 0 else ()
            if turns and gone_back < 5:
                step_no = turns[min(3, len(turns) - 1)].step_no
                gone_back += await rewind.propose(house.context, table, ANA.id, step_no)
        verdict = await finished.verified(house.context, table, ANA.id)
        assert (verdict.hashed, verdict.fair, verdict.older) == (True, True, 0)
        assert 0 < verdict.rewinds <= gone_back
        info = await reading.info(house.context, table)
        _, position = (await finished.recorded(house.context, table, ANA.id)).replay(ALL[game])
        assert info is not None
        assert position.result == info.result
