import pytest

from bot.table import reading
from bot.table.play import moves
from bot.table.runtime.context import seed_hash
from bot.table.runtime.loaded_table import Change
from rules.core.decisions import Choose, Fill, Number
from rules.core.flow import Stale
from tests.bot.table.scene import ANA, BIA, CAL, CHANNEL, EVENING, PLAN, Bot, late, refused


async def hand(bot: Bot, table_id: int, user_id: int) -> list[str]:
    cards: list[str] = (await bot.seen(table_id, user_id)).look.view.hand
    return cards


async def test_each_reader_sees_the_own_hand_and_question_and_the_channel_none(bot: Bot, table: int) -> None:
    ana, bia = (
        await bot.seen(table, ANA),
        await bot.seen(table, BIA),
    )
    channel, stranger = (
        await bot.seen(table),
        await bot.seen(table, CAL),
    )
    assert isinstance(ana.decision, Fill)
    assert set(ana.asks) == {0}
    assert set(ana.look.view.hand).isdisjoint(bia.look.view.hand)
    assert channel == stranger
    assert (channel.look.view.hand, channel.decision, channel.asks, channel.seat) == ([], None, {}, None)


async def test_an_answer_is_stored_and_seen_by_a_fresh_start(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    after = await bot.answer(table, ANA, ["action:rest"])
    assert after.n == 3
    bot.context.forget(table)
    assert await bot.seen(table, ANA) == after


async def test_the_same_press_twice_is_one_move(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    ask = (await bot.seen(table, ANA)).asks[0]
    await moves.answer(bot.context, table, ANA.id, ask, ["action:rest"])
    with pytest.raises(Stale):
        await moves.answer(bot.context, table, ANA.id, ask, ["action:rest"])
    assert len(await bot.rows("steps")) == 3


async def test_a_press_by_somebody_else_or_on_nothing_changes_nothing(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    ask = (await bot.seen(table, ANA)).asks[0]
    before = await bot.rows("steps")
    rest = ["action:rest"]
    assert await refused(moves.answer(bot.context, table, BIA.id, ask, rest)) == "not-yours"
    assert await refused(moves.answer(bot.context, table, CAL.id, ask, rest)) == "not-seated"
    with pytest.raises(Stale):
        await moves.answer(bot.context, table, ANA.id, "0" * 12, rest)
    assert await refused(bot.answer(table, ANA, ["action:fly"])) == "core.refused.option"
    assert await bot.rows("steps") == before


async def test_a_refusal_late_in_a_script_costs_nothing(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    await bot.answer(table, ANA, ["action:work"])
    assert await refused(bot.answer(table, ANA, 4)) == "toy.refused.four"
    assert (await bot.answer(table, ANA, 1)).n == 4


async def test_a_sealed_answer_can_be_replaced_until_the_last_seat_has_answered(bot: Bot) -> None:
    info = await bot.table(ANA, BIA, CAL)
    first = await bot.seen(info.id, ANA)
    await bot.plan(info.id, ANA, BIA)
    seen = await bot.seen(info.id, ANA)
    assert seen.asks == first.asks  # the others' answers do not close it
    assert seen.locked == {PLAN: f"ware:{seen.look.view.hand[0]}"}
    assert seen.look.waiting == (2,)
    changed = {PLAN: f"ware:{seen.look.view.hand[1]}"}
    assert (await bot.answer(info.id, ANA, changed)).locked == changed
    steps = await bot.rows("steps", "n, seat, user_id")
    assert steps == [(0, 1, BIA.id), (1, 0, ANA.id)]
    await bot.plan(info.id, CAL)
    log = await bot.log(info.id, None)
    assert log[0][1].args["its"] == [changed[PLAN]]


async def test_undo_takes_the_own_last_answer_back_with_its_events(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    before = await bot.seen(table, BIA)
    told = await bot.log(table, BIA.id)
    await bot.answer(table, ANA, ["action:rest"])
    assert len(await bot.log(table, BIA.id)) == len(told) + 1
    assert await refused(moves.undo(bot.context, table, BIA.id)) == "undo"
    after = await moves.undo(bot.context, table, ANA.id)
    assert after.n == 2
    assert after.asks[0] == before.asks[0]
    assert await bot.log(table, BIA.id) == told
    again = await bot.seen(table, BIA)
    assert (again.look.view, again.asks, again.news) == (before.look.view, before.asks, before.news)
    assert len(await bot.rows("steps")) == 2


async def test_undo_withdraws_a_sealed_answer_whoever_locked_after_it(bot: Bot) -> None:
    info = await bot.table(ANA, BIA, CAL)
    await bot.plan(info.id, ANA, BIA)
    after = await moves.undo(bot.context, info.id, ANA.id)
    assert after.locked is None
    assert after.look.waiting == (0, 2)
    assert await bot.rows("steps", "n, seat") == [(0, 1)]
    await bot.plan(info.id, CAL, ANA)
    assert (await bot.seen(info.id)).n == 3


async def test_undo_stops_at_the_dice(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    await bot.answer(table, ANA, ["action:work"])
    await bot.answer(table, ANA, 1)
    assert await refused(moves.undo(bot.context, table, ANA.id)) == "undo"


async def test_a_chain_is_stored_in_one_go(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    changes = (await bot.rows("tables", "fence"))[0][0]
    given = {"stall:east": 1, "stall:west": 0}
    seen, stored, why = await bot.chain(table, ANA, [["action:trade"], given])
    assert (seen.n, stored, why) == (4, 2, None)
    assert (await bot.rows("tables", "fence"))[0][0] == changes + 1
    bot.context.forget(table)
    assert await bot.seen(table, ANA) == seen


async def test_a_chain_with_a_refused_answer_stores_nothing(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    seen, stored, why = await bot.chain(table, ANA, [["action:work"], 4])
    assert (seen.n, stored) == (2, 0)
    assert why is not None
    assert why.text.key == "toy.refused.four"
    assert (await bot.seen(table, ANA)).n == 2


async def test_a_chain_ends_where_the_future_begins(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    chain = bot.chain(table, ANA, [["action:work"], 1, ["action:rest"], 4])
    seen, stored, why = await chain
    assert (seen.n, stored) == (4, 2)
    assert why is not None
    assert why.text.args == {"stored": 2, "left": 2}
    with pytest.raises(Stale):
        await bot.chain(table, ANA, [["action:rest"]])


async def test_looking_ahead_shows_the_next_question_and_stores_nothing(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    changes = await bot.rows("tables", "fence")
    ahead = await reading.ahead(bot.context, table, ANA.id, far=True)
    assert isinstance(ahead.after([]).question, Choose)
    assert isinstance(ahead.after([["action:work"]]).question, Number)
    assert ahead.after([["action:work"], 1]).question is None
    assert ahead.after([["action:work"], 1, ["action:rest"]]).question is None, "whatever comes then"
    assert (await reading.ahead(bot.context, table, BIA.id)).after([]).question is None
    peeked = reading.peek_ahead(bot.context, CHANNEL, ANA.id)
    assert peeked is not None
    assert isinstance(peeked.after([]).question, Choose)
    assert peeked.after([["action:work"]]).question is None, "the toy declares nothing that follows"
    assert await bot.rows("tables", "fence") == changes


async def test_peek_answers_from_memory_and_loads_what_is_missing(bot: Bot, table: int) -> None:
    assert reading.peek(bot.context, CHANNEL, ANA.id) is None
    for task in list(bot.context._loading.values()):
        await task
    assert reading.peek(bot.context, CHANNEL, ANA.id) == await bot.seen(table, ANA)
    await bot.plan(table, ANA, BIA)
    peeked = reading.peek(bot.context, CHANNEL, ANA.id)
    assert peeked is not None
    assert peeked.n == 2
    assert reading.peek(bot.context, 99, ANA.id) is None
    assert reading.peek_ahead(bot.context, 99, ANA.id) is None


async def test_a_draft_is_kept_until_its_question_is_answered(bot: Bot, table: int) -> None:
    ask = (await bot.seen(table, ANA)).asks[0]
    draft = {"slots": {EVENING: 1}, "page": 2}
    await moves.draft(bot.context, table, ANA.id, ask, {"page": 1})
    assert (await moves.draft(bot.context, table, ANA.id, ask, draft)).draft == draft
    bot.context.forget(table)
    assert (await bot.seen(table, ANA)).draft == draft
    assert (await bot.seen(table, BIA)).draft == {}
    channel = await bot.seen(table)
    assert (channel.n, channel.drafts) == (0, {})
    await bot.plan(table, ANA)
    assert (await bot.seen(table, ANA)).draft == {}
    assert await bot.rows("drafts") == []


async def test_a_draft_of_a_public_question_is_shown_unless_it_may_hold_a_secret(
    bot: Bot, table: int
) -> None:
    await bot.plan(table, ANA, BIA)
    ask = (await bot.seen(table, ANA)).asks[0]
    await moves.draft(bot.context, table, ANA.id, ask, {"picked": "ware:w1"})
    assert (await bot.seen(table)).drafts == {}  # the options have wares of the hand
    await bot.answer(table, ANA, ["action:work"])
    ask = (await bot.seen(table, ANA)).asks[0]
    await moves.draft(bot.context, table, ANA.id, ask, {"picked": 3})
    assert (await bot.seen(table)).drafts == {0: {"picked": 3}}


async def test_a_draft_on_a_closed_question_or_without_end_is_refused(bot: Bot, table: int) -> None:
    ask = (await bot.seen(table, ANA)).asks[0]
    with pytest.raises(Stale):
        await moves.draft(bot.context, table, BIA.id, ask, {})
    assert await refused(moves.draft(bot.context, table, ANA.id, ask, {"x": "y" * 5000})) == "draft"


async def test_news_is_what_happened_since_the_reader_last_answered(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    await bot.answer(table, ANA, ["action:rest"])

    async def news(user_id: int | None) -> list[str]:
        keys = [text.key for text in (await bot.seen(table, user_id)).news]
        bot.context.forget(table)
        assert keys == [text.key for text in (await bot.seen(table, user_id)).news]
        return keys

    planned = ["toy.planned", "toy.planned"]
    assert await news(ANA.id) == ["toy.acts.rest"]
    assert await news(BIA.id) == [*planned, "toy.drew_hidden", "toy.drew", "toy.acts.rest"]
    assert await news(None) == [*planned, "toy.drew_hidden", "toy.drew_hidden", "toy.acts.rest"]
    await bot.answer(table, BIA, ["action:rest"])
    assert await news(None) == [
        "toy.acts.rest",
        "toy.acts.rest",
    ]  # since Ana's action, for both are asked
    await bot.plan(table, ANA)
    assert await news(ANA.id) == ["toy.acts.rest", "toy.acts.rest"]  # a sealed answer is no news yet


async def test_the_log_tells_each_reader_what_that_seat_may_know(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    drawn = {person.id: (await hand(bot, table, person.id))[-1] for person in (ANA, BIA)}
    for reader in (ANA.id, BIA.id, CAL.id, None):
        told = [text for _, text in await bot.log(table, reader)]
        private = [text.args["it"] for text in told if text.key == "toy.drew"]
        assert private == ([f"ware:{drawn[reader]}"] if reader in drawn else [])


async def test_the_log_follows_the_seat_and_not_the_person(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    mine = await bot.log(table, ANA.id)
    public = await bot.log(table, None)
    await bot.execute(f"UPDATE seats SET user_id = {CAL.id} WHERE seat = 0")
    assert await bot.log(table, CAL.id) == mine
    assert await bot.log(table, ANA.id) == public


async def test_the_seed_is_published_at_the_end_and_only_its_hash_before(live: Bot) -> None:
    info = await live.table(ANA, computers=1, length="1")
    assert info.seed is None
    assert info.seed_hash == seed_hash("seed0")
    await live.plan(info.id, ANA)
    await live.computers.idle()
    ask = (await live.seen(info.id, ANA)).asks[0]
    seen = await live.answer(info.id, ANA, ["action:rest"])
    loaded = live.context.in_memory(CHANNEL)
    assert loaded is not None
    assert (repr(loaded), loaded.lines != ()) == (
        f"LoadedTable({info.id}, fence={loaded.fence}, n=3)",
        True,
    )
    assert repr(Change(loaded, loaded, loaded.lines)) == f"Change({loaded}, {loaded})"
    assert seen.table.seed is None
    await live.computers.idle()
    over = await live.info(info.id)
    assert (over.status, over.seed) == ("over", "seed0")
    assert over.result == (await live.seen(info.id)).table.result
    assert await refused(moves.answer(live.context, info.id, ANA.id, ask, ["action:rest"])) == "over"


async def test_a_table_over_can_still_be_seen_and_leaves_the_channel_free(live: Bot) -> None:
    info = await live.table(ANA, computers=1, length="1")
    await live.plan(info.id, ANA)
    await live.computers.idle()
    await live.answer(info.id, ANA, ["action:rest"])
    await live.computers.idle()
    live.context.forget(info.id)
    assert (await live.seen(info.id, ANA)).table.status == "over"
    found = await reading.in_channel(live.context, CHANNEL)
    assert found is not None
    assert found.id == info.id
    again = await live.table(ANA, BIA)
    found = await reading.in_channel(live.context, CHANNEL)
    assert found is not None
    assert found.id == again.id


async def test_who_is_awaited_where(bot: Bot, table: int) -> None:
    bot.clock.now += 10
    second = await bot.table(BIA, ANA, channel=3)
    await bot.plan(table, ANA)
    assert [ctx.id for ctx in await reading.of_person(bot.context, ANA.id)] == [table, second.id]
    assert [ctx.id for ctx in await reading.waiting_for(bot.context, ANA.id)] == [second.id]
    assert [ctx.id for ctx in await reading.waiting_for(bot.context, BIA.id)] == [table, second.id]


async def test_since_says_when_the_open_question_was_asked(bot: Bot) -> None:
    info = await bot.table(ANA, BIA)
    bot.clock.now += 100
    await bot.plan(info.id, ANA)
    assert (await bot.seen(info.id)).table.since == info.since
    await bot.plan(info.id, BIA)
    assert (await bot.seen(info.id)).table.since == info.since + 100


async def test_an_absent_seat_is_played_by_its_default_or_as_a_computer_would(bot: Bot, table: int) -> None:
    cards = await hand(bot, table, ANA.id)
    assert await late(bot.context, table, 0)
    assert not await late(bot.context, table, 0)  # it has answered
    assert (await bot.seen(table, ANA)).locked == {PLAN: f"ware:{cards[0]}"}
    await bot.plan(table, BIA)
    await bot.answer(table, ANA, ["action:trade"])
    assert await late(bot.context, table, 0)  # a question without a default
    assert await bot.rows("steps", "n, seat, made_by") == [
        (0, 0, "clock"),
        (1, 1, "player"),
        (2, 0, "player"),
        (3, 0, "clock"),
    ]
