import pytest

from bot.table import reading
from bot.table.play import moves
from bot.table.runtime.context import seed_hash
from bot.table.runtime.loaded_table import Change
from rules.core.decisions import Choose, Fill, Number
from rules.core.flow import Stale
from tests.bot.table.scene import ANA, BIA, CAL, CHANNEL, EVENING, PLAN, Bot, late, refused, started


async def hand(it: Bot, table_id: int, user_id: int) -> list[str]:
    cards: list[str] = (await reading.seen(it.context, table_id, user_id)).look.view.hand
    return cards


async def test_each_reader_sees_the_own_hand_and_question_and_the_channel_none() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        ana, bia = (
            await reading.seen(it.context, info.id, ANA.id),
            await reading.seen(it.context, info.id, BIA.id),
        )
        channel, stranger = (
            await reading.seen(it.context, info.id, None),
            await reading.seen(it.context, info.id, CAL.id),
        )
        assert isinstance(ana.decision, Fill)
        assert set(ana.asks) == {0}
        assert set(ana.look.view.hand).isdisjoint(bia.look.view.hand)
        assert channel == stranger
        assert (channel.look.view.hand, channel.decision, channel.asks, channel.seat) == ([], None, {}, None)


async def test_an_answer_is_stored_and_seen_by_a_fresh_start() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        await it.plan(info.id, ANA, BIA)
        after = await it.answer(info.id, ANA, ["action:rest"])
        assert after.n == 3
        it.context.forget(info.id)
        assert await reading.seen(it.context, info.id, ANA.id) == after


async def test_the_same_press_twice_is_one_move() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        await it.plan(info.id, ANA, BIA)
        ask = (await reading.seen(it.context, info.id, ANA.id)).asks[0]
        await moves.answer(it.context, info.id, ANA.id, ask, ["action:rest"])
        with pytest.raises(Stale):
            await moves.answer(it.context, info.id, ANA.id, ask, ["action:rest"])
        assert len(await it.rows("steps")) == 3


async def test_a_press_by_somebody_else_or_on_nothing_changes_nothing() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        await it.plan(info.id, ANA, BIA)
        ask = (await reading.seen(it.context, info.id, ANA.id)).asks[0]
        before = await it.rows("steps")
        rest = ["action:rest"]
        assert await refused(moves.answer(it.context, info.id, BIA.id, ask, rest)) == "not-yours"
        assert await refused(moves.answer(it.context, info.id, CAL.id, ask, rest)) == "not-seated"
        with pytest.raises(Stale):
            await moves.answer(it.context, info.id, ANA.id, "0" * 12, rest)
        assert await refused(it.answer(info.id, ANA, ["action:fly"])) == "core.refused.option"
        assert await it.rows("steps") == before


async def test_a_refusal_late_in_a_script_costs_nothing() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        await it.plan(info.id, ANA, BIA)
        await it.answer(info.id, ANA, ["action:work"])
        assert await refused(it.answer(info.id, ANA, 4)) == "toy.refused.four"
        assert (await it.answer(info.id, ANA, 1)).n == 4


async def test_a_sealed_answer_can_be_replaced_until_the_last_seat_has_answered() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA, CAL)
        first = await reading.seen(it.context, info.id, ANA.id)
        await it.plan(info.id, ANA, BIA)
        seen = await reading.seen(it.context, info.id, ANA.id)
        assert seen.asks == first.asks  # the others' answers do not close it
        assert seen.locked == {PLAN: f"ware:{seen.look.view.hand[0]}"}
        assert seen.look.waiting == (2,)
        changed = {PLAN: f"ware:{seen.look.view.hand[1]}"}
        assert (await it.answer(info.id, ANA, changed)).locked == changed
        steps = await it.rows("steps", "n, seat, user_id")
        assert steps == [(0, 1, BIA.id), (1, 0, ANA.id)]
        await it.plan(info.id, CAL)
        log = await it.log(info.id, None)
        assert log[0][1].args["its"] == [changed[PLAN]]


async def test_undo_takes_the_own_last_answer_back_with_its_events() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        await it.plan(info.id, ANA, BIA)
        before = await reading.seen(it.context, info.id, BIA.id)
        told = await it.log(info.id, BIA.id)
        await it.answer(info.id, ANA, ["action:rest"])
        assert len(await it.log(info.id, BIA.id)) == len(told) + 1
        assert await refused(moves.undo(it.context, info.id, BIA.id)) == "undo"
        after = await moves.undo(it.context, info.id, ANA.id)
        assert after.n == 2
        assert after.asks[0] == before.asks[0]
        assert await it.log(info.id, BIA.id) == told
        again = await reading.seen(it.context, info.id, BIA.id)
        assert (again.look.view, again.asks, again.news) == (before.look.view, before.asks, before.news)
        assert len(await it.rows("steps")) == 2


async def test_undo_withdraws_a_sealed_answer_whoever_locked_after_it() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA, CAL)
        await it.plan(info.id, ANA, BIA)
        after = await moves.undo(it.context, info.id, ANA.id)
        assert after.locked is None
        assert after.look.waiting == (0, 2)
        assert await it.rows("steps", "n, seat") == [(0, 1)]
        await it.plan(info.id, CAL, ANA)
        assert (await reading.seen(it.context, info.id, None)).n == 3


async def test_undo_stops_at_the_dice() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        await it.plan(info.id, ANA, BIA)
        await it.answer(info.id, ANA, ["action:work"])
        await it.answer(info.id, ANA, 1)
        assert await refused(moves.undo(it.context, info.id, ANA.id)) == "undo"


async def test_a_chain_is_stored_in_one_go() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        await it.plan(info.id, ANA, BIA)
        changes = (await it.rows("tables", "fence"))[0][0]
        given = {"stall:east": 1, "stall:west": 0}
        seen, stored, why = await it.chain(info.id, ANA, [["action:trade"], given])
        assert (seen.n, stored, why) == (4, 2, None)
        assert (await it.rows("tables", "fence"))[0][0] == changes + 1
        it.context.forget(info.id)
        assert await reading.seen(it.context, info.id, ANA.id) == seen


async def test_a_chain_with_a_refused_answer_stores_nothing() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        await it.plan(info.id, ANA, BIA)
        seen, stored, why = await it.chain(info.id, ANA, [["action:work"], 4])
        assert (seen.n, stored) == (2, 0)
        assert why is not None
        assert why.text.key == "toy.refused.four"
        assert (await reading.seen(it.context, info.id, ANA.id)).n == 2


async def test_a_chain_ends_where_the_future_begins() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        await it.plan(info.id, ANA, BIA)
        chain = it.chain(info.id, ANA, [["action:work"], 1, ["action:rest"], 4])
        seen, stored, why = await chain
        assert (seen.n, stored) == (4, 2)
        assert why is not None
        assert why.text.args == {"stored": 2, "left": 2}
        with pytest.raises(Stale):
            await it.chain(info.id, ANA, [["action:rest"]])


async def test_looking_ahead_shows_the_next_question_and_stores_nothing() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        await it.plan(info.id, ANA, BIA)
        changes = await it.rows("tables", "fence")
        ahead = await reading.ahead(it.context, info.id, ANA.id, far=True)
        assert isinstance(ahead.after([]).question, Choose)
        assert isinstance(ahead.after([["action:work"]]).question, Number)
        assert ahead.after([["action:work"], 1]).question is None
        assert ahead.after([["action:work"], 1, ["action:rest"]]).question is None, "whatever comes then"
        assert (await reading.ahead(it.context, info.id, BIA.id)).after([]).question is None
        peeked = reading.peek_ahead(it.context, CHANNEL, ANA.id)
        assert peeked is not None
        assert isinstance(peeked.after([]).question, Choose)
        assert peeked.after([["action:work"]]).question is None, "the toy declares nothing that follows"
        assert await it.rows("tables", "fence") == changes


async def test_peek_answers_from_memory_and_loads_what_is_missing() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        assert reading.peek(it.context, CHANNEL, ANA.id) is None
        for task in list(it.context._loading.values()):
            await task
        assert reading.peek(it.context, CHANNEL, ANA.id) == await reading.seen(it.context, info.id, ANA.id)
        await it.plan(info.id, ANA, BIA)
        peeked = reading.peek(it.context, CHANNEL, ANA.id)
        assert peeked is not None
        assert peeked.n == 2
        assert reading.peek(it.context, 99, ANA.id) is None
        assert reading.peek_ahead(it.context, 99, ANA.id) is None


async def test_a_draft_is_kept_until_its_question_is_answered() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        ask = (await reading.seen(it.context, info.id, ANA.id)).asks[0]
        draft = {"slots": {EVENING: 1}, "page": 2}
        await moves.draft(it.context, info.id, ANA.id, ask, {"page": 1})
        assert (await moves.draft(it.context, info.id, ANA.id, ask, draft)).draft == draft
        it.context.forget(info.id)
        assert (await reading.seen(it.context, info.id, ANA.id)).draft == draft
        assert (await reading.seen(it.context, info.id, BIA.id)).draft == {}
        channel = await reading.seen(it.context, info.id, None)
        assert (channel.n, channel.drafts) == (0, {})
        await it.plan(info.id, ANA)
        assert (await reading.seen(it.context, info.id, ANA.id)).draft == {}
        assert await it.rows("drafts") == []


async def test_a_draft_of_a_public_question_is_shown_unless_it_may_hold_a_secret() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        await it.plan(info.id, ANA, BIA)
        ask = (await reading.seen(it.context, info.id, ANA.id)).asks[0]
        await moves.draft(it.context, info.id, ANA.id, ask, {"picked": "ware:w1"})
        assert (
            await reading.seen(it.context, info.id, None)
        ).drafts == {}  # the options have wares of the hand
        await it.answer(info.id, ANA, ["action:work"])
        ask = (await reading.seen(it.context, info.id, ANA.id)).asks[0]
        await moves.draft(it.context, info.id, ANA.id, ask, {"picked": 3})
        assert (await reading.seen(it.context, info.id, None)).drafts == {0: {"picked": 3}}


async def test_a_draft_on_a_closed_question_or_without_end_is_refused() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        ask = (await reading.seen(it.context, info.id, ANA.id)).asks[0]
        with pytest.raises(Stale):
            await moves.draft(it.context, info.id, BIA.id, ask, {})
        assert await refused(moves.draft(it.context, info.id, ANA.id, ask, {"x": "y" * 5000})) == "draft"


async def test_news_is_what_happened_since_the_reader_last_answered() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        await it.plan(info.id, ANA, BIA)
        await it.answer(info.id, ANA, ["action:rest"])

        async def news(user_id: int | None) -> list[str]:
            keys = [text.key for text in (await reading.seen(it.context, info.id, user_id)).news]
            it.context.forget(info.id)
            assert keys == [text.key for text in (await reading.seen(it.context, info.id, user_id)).news]
            return keys

        planned = ["toy.planned", "toy.planned"]
        assert await news(ANA.id) == ["toy.acts.rest"]
        assert await news(BIA.id) == [*planned, "toy.drew_hidden", "toy.drew", "toy.acts.rest"]
        assert await news(None) == [*planned, "toy.drew_hidden", "toy.drew_hidden", "toy.acts.rest"]
        await it.answer(info.id, BIA, ["action:rest"])
        assert await news(None) == [
            "toy.acts.rest",
            "toy.acts.rest",
        ]  # since Ana's action, for both are asked
        await it.plan(info.id, ANA)
        assert await news(ANA.id) == ["toy.acts.rest", "toy.acts.rest"]  # a sealed answer is no news yet


async def test_the_log_tells_each_reader_what_that_seat_may_know() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        await it.plan(info.id, ANA, BIA)
        drawn = {person.id: (await hand(it, info.id, person.id))[-1] for person in (ANA, BIA)}
        for reader in (ANA.id, BIA.id, CAL.id, None):
            told = [text for _, text in await it.log(info.id, reader)]
            private = [text.args["it"] for text in told if text.key == "toy.drew"]
            assert private == ([f"ware:{drawn[reader]}"] if reader in drawn else [])


async def test_the_log_follows_the_seat_and_not_the_person() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        await it.plan(info.id, ANA, BIA)
        mine = await it.log(info.id, ANA.id)
        public = await it.log(info.id, None)
        await it.execute(f"UPDATE seats SET user_id = {CAL.id} WHERE seat = 0")
        assert await it.log(info.id, CAL.id) == mine
        assert await it.log(info.id, ANA.id) == public


async def test_the_seed_is_published_at_the_end_and_only_its_hash_before() -> None:
    async with started(workers=True) as it:
        info = await it.table(ANA, computers=1, length="1")
        assert info.seed is None
        assert info.seed_hash == seed_hash("seed0")
        await it.plan(info.id, ANA)
        await it.computers.idle()
        ask = (await reading.seen(it.context, info.id, ANA.id)).asks[0]
        seen = await it.answer(info.id, ANA, ["action:rest"])
        loaded = it.context.in_memory(CHANNEL)
        assert loaded is not None
        assert (repr(loaded), loaded.lines != ()) == (
            f"LoadedTable({info.id}, fence={loaded.fence}, n=3)",
            True,
        )
        assert repr(Change(loaded, loaded, loaded.lines)) == f"Change({loaded}, {loaded})"
        assert seen.table.seed is None
        await it.computers.idle()
        over = await reading.info(it.context, info.id)
        assert over is not None
        assert (over.status, over.seed) == ("over", "seed0")
        assert over.result == (await reading.seen(it.context, info.id, None)).table.result
        assert await refused(moves.answer(it.context, info.id, ANA.id, ask, ["action:rest"])) == "over"


async def test_a_table_over_can_still_be_seen_and_leaves_the_channel_free() -> None:
    async with started(workers=True) as it:
        info = await it.table(ANA, computers=1, length="1")
        await it.plan(info.id, ANA)
        await it.computers.idle()
        await it.answer(info.id, ANA, ["action:rest"])
        await it.computers.idle()
        it.context.forget(info.id)
        assert (await reading.seen(it.context, info.id, ANA.id)).table.status == "over"
        found = await reading.in_channel(it.context, CHANNEL)
        assert found is not None
        assert found.id == info.id
        again = await it.table(ANA, BIA)
        found = await reading.in_channel(it.context, CHANNEL)
        assert found is not None
        assert found.id == again.id


async def test_who_is_awaited_where() -> None:
    async with started() as it:
        first = await it.table(ANA, BIA)
        it.clock.now += 10
        second = await it.table(BIA, ANA, channel=3)
        await it.plan(first.id, ANA)
        assert [ctx.id for ctx in await reading.of_person(it.context, ANA.id)] == [first.id, second.id]
        assert [ctx.id for ctx in await reading.waiting_for(it.context, ANA.id)] == [second.id]
        assert [ctx.id for ctx in await reading.waiting_for(it.context, BIA.id)] == [first.id, second.id]


async def test_since_says_when_the_open_question_was_asked() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        it.clock.now += 100
        await it.plan(info.id, ANA)
        assert (await reading.seen(it.context, info.id, None)).table.since == info.since
        await it.plan(info.id, BIA)
        assert (await reading.seen(it.context, info.id, None)).table.since == info.since + 100


async def test_an_absent_seat_is_played_by_its_default_or_as_a_computer_would() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        cards = await hand(it, info.id, ANA.id)
        assert await late(it.context, info.id, 0)
        assert not await late(it.context, info.id, 0)  # it has answered
        assert (await reading.seen(it.context, info.id, ANA.id)).locked == {PLAN: f"ware:{cards[0]}"}
        await it.plan(info.id, BIA)
        await it.answer(info.id, ANA, ["action:trade"])
        assert await late(it.context, info.id, 0)  # a question without a default
        assert await it.rows("steps", "n, seat, made_by") == [
            (0, 0, "clock"),
            (1, 1, "player"),
            (2, 0, "player"),
            (3, 0, "clock"),
        ]
