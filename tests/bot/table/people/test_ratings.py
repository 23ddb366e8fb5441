"""Numbers that an ended game leaves behind: exactly once, for the right people."""

from pathlib import Path

import pytest

from bot.table import reading
from bot.table.lobby import lobby
from bot.table.model import Person, Rating
from bot.table.past import rewind
from bot.table.people import ratings, statistics
from bot.table.play import moves
from bot.table.seats import seats
from bot.table.storage.skill import Skill, rated
from rules.core.decisions import Rejected
from rules.core.rng import Dice
from tests.bot.table.scene import ANA, BIA, CAL, GUILD, Bot, started
from tests.bot.table.storage.test_crash import Crashes, trace

COLUMNS = "user_id, part, place, total, people, answers, gained"
HOUR, DAY = 3600, 86400
DORA = Person(14, "Dora", "en")


async def finish(bot: Bot, table: int, *people: Person, winner: Person | None = ANA) -> None:
    """Play the one round: the winner works a little, the others rest. People in the order of their seats."""
    await bot.plan(table, *people)
    for person in people:
        await bot.answer(table, person, ["action:work" if person is winner else "action:rest"])
        if person is winner:
            await bot.answer(table, person, 1)


async def game(bot: Bot, *people: Person, winner: Person | None = ANA) -> int:
    """A whole game; the number of its table."""
    table = (await bot.table(*people, length="1")).id
    await finish(bot, table, *people, winner=winner)
    return table


async def test_the_first_game_moves_ratings_from_1500_by_places_shared_ones_too(bot: Bot) -> None:
    table = await game(bot, ANA, BIA, CAL)
    assert await bot.rows("played", COLUMNS) == [
        (ANA.id, "whole", 1, 3, 3, 3, 57),
        (BIA.id, "whole", 2, 2, 3, 2, -29),
        (CAL.id, "whole", 2, 2, 3, 2, -29),
    ]
    info = await bot.info(table)
    assert info.ratings == {0: Rating(1557, 57), 1: Rating(1471, -29), 2: Rating(1471, -29)}
    seen = await bot.seen(table)
    assert seen.table.ratings == info.ratings, "the panel knows them, too"


async def test_the_next_game_begins_where_the_last_one_ended(bot: Bot) -> None:
    await game(bot, ANA, BIA)
    await game(bot, ANA, BIA, winner=BIA)
    first = rated([Skill(), Skill()], [1, 2])
    second = rated(first, [2, 1])
    assert await bot.rows("played WHERE table_id = 2", "skill, doubt") == [tuple(each) for each in second]
    gained = [after.points - before.points for before, after in zip(first, second, strict=True)]
    assert await bot.rows("played WHERE table_id = 2", "gained") == [(each,) for each in gained]
    assert gained[0] < 0 < gained[1]


async def test_ratings_are_those_of_one_game_on_one_server(bot: Bot) -> None:
    await game(bot, ANA, BIA)
    await bot.execute("UPDATE played SET guild_id = 99")
    await game(bot, ANA, BIA)
    await bot.execute("UPDATE played SET game = 'bellum' WHERE guild_id = 1")
    await game(bot, ANA, BIA)
    assert {row[0] for row in await bot.rows("played WHERE user_id = 11", "gained")} == {53}
    assert (await statistics.leaders(bot.context, 7, ANA.id, "toy")).rows == ()


@pytest.mark.nightly
@pytest.mark.sqlite  # on both engines it would only take longer
@pytest.mark.parametrize("players", [2, 3])
async def test_a_whole_game_of_bellum_counts_for_everybody(bot: Bot, players: int) -> None:
    people, dice = (ANA, BIA, CAL)[:players], Dice("ratings")
    table = (await bot.table(*people, game="bellum")).id
    given = dict.fromkeys((person.id for person in people), 0)
    while (seen := await bot.seen(table)).table.status == "running":
        person = people[seen.look.waiting[0]]
        decision = (await bot.seen(table, person)).decision
        assert decision is not None
        try:
            await bot.answer(table, person, decision.sample(dice))
        except Rejected:  # by a script, late: another answer will do
            continue
        given[person.id] += 1
    result = seen.table.result
    assert result is not None
    after = rated([Skill()] * players, result.places)
    assert await bot.rows("played", "user_id, place, total, answers, skill") == [
        (person.id, result.places[seat], result.sheet["total"][seat], given[person.id], after[seat].skill)
        for seat, person in enumerate(people)
    ]


async def test_a_common_fate_is_counted_and_not_rated(bot: Bot) -> None:
    await game(bot, ANA, BIA, winner=None)
    assert await bot.rows("played", "place, gained") == [(1, None), (1, None)]
    [row, _] = (await statistics.leaders(bot.context, GUILD, ANA.id, "toy")).rows
    assert (row.points, row.games, row.won) == (None, 1, 1)


async def test_a_game_against_computers_alone_is_ones_own_affair(live: Bot) -> None:
    table = (await live.table(ANA, computers=1, length="1")).id
    await live.plan(table, ANA)
    await live.computers.idle()
    await live.answer(table, ANA, ["action:rest"])
    await live.computers.idle()
    assert await live.rows("played", "user_id, people, gained") == [(ANA.id, 1, None)]
    assert (await statistics.leaders(live.context, GUILD, ANA.id, "toy")).rows == ()
    [score] = (await statistics.scores(live.context, GUILD, ANA.id, ANA.id)).of
    assert (score.games, score.alone, score.points) == (1, 1, None)


async def test_a_seat_that_changed_hands_counts_for_nobodys_rating(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL, length="1")).id
    await seats.give_up(bot.context, table, CAL.id)
    await seats.take(bot.context, table, DORA)
    await finish(bot, table, ANA, BIA, DORA, winner=DORA)
    assert await bot.rows("played", COLUMNS) == [
        (ANA.id, "whole", 2, 2, 2, 2, None),
        (BIA.id, "whole", 2, 2, 2, 2, None),
        (DORA.id, "partly", 1, 3, 2, 3, None),
        (CAL.id, "left", 1, 3, 2, 0, None),
    ]
    [left] = (await statistics.scores(bot.context, GUILD, CAL.id, CAL.id)).of
    assert (left.games, left.won, left.left) == (0, 0, 1)
    [partly] = (await statistics.scores(bot.context, GUILD, DORA.id, DORA.id)).of
    assert (partly.games, partly.won, partly.partly) == (0, 0, 1)


async def test_those_who_stayed_are_rated_among_themselves(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL, length="1")).id
    await seats.free(bot.context, table, ANA.id, 2)
    await seats.take(bot.context, table, DORA)
    await finish(bot, table, ANA, BIA, DORA)
    assert await bot.rows("played WHERE gained IS NOT NULL", "user_id, gained") == [(11, 53), (12, -53)]


async def test_who_left_and_came_back_has_played_without_a_rating(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, length="1")).id
    await seats.give_up(bot.context, table, BIA.id)
    await seats.take(bot.context, table, BIA)
    await finish(bot, table, ANA, BIA)
    assert await bot.rows("played", "user_id, part, gained") == [
        (ANA.id, "whole", None),
        (BIA.id, "partly", None),
    ]


async def test_a_computer_that_has_played_for_somebody_to_the_end_is_no_player(live: Bot) -> None:
    table = (await live.table(ANA, BIA, CAL, length="1")).id
    await seats.give_up(live.context, table, CAL.id)
    await live.computers.idle()
    await finish(live, table, ANA, BIA)
    await live.computers.idle()
    assert await live.rows("played", "user_id, part, people") == [
        (ANA.id, "whole", 2),
        (BIA.id, "whole", 2),
        (CAL.id, "left", 2),
    ]


async def test_a_seat_that_is_only_lent_at_the_end_was_played_in_part(live: Bot) -> None:
    table = (await live.table(ANA, BIA, length="1")).id
    await live.plan(table, ANA, BIA)
    await seats.lend(live.context, table, BIA.id)
    await live.answer(table, ANA, ["action:rest"])
    await live.computers.idle()
    assert await live.rows("played", "user_id, part, answers") == [
        (ANA.id, "whole", 2),
        (BIA.id, "partly", 1),
    ]


async def test_answers_to_questions_without_a_noted_time_count_without_a_time(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, length="1")).id
    await bot.plan(table, ANA, BIA)
    await bot.execute("UPDATE steps SET asked = NULL")
    bot.clock.now += HOUR
    await bot.answer(table, ANA, ["action:rest"])
    bot.clock.now += 2 * HOUR
    await bot.answer(table, BIA, ["action:rest"])
    assert await bot.rows("played", "user_id, answers, took") == [
        (ANA.id, 2, HOUR),
        (BIA.id, 2, 2 * HOUR),
    ]


async def test_a_second_end_of_the_same_table_replaces_the_first(bot: Bot) -> None:
    table = await game(bot, ANA, BIA)
    info = await reading.info(bot.context, table)
    before = await bot.rows("played", COLUMNS)
    assert info is not None
    await bot.store.write(ratings.count, info)
    assert await bot.rows("played", COLUMNS) == before


async def test_what_does_not_end_does_not_count(bot: Bot) -> None:
    closed = (await bot.table(ANA, BIA)).id
    await lobby.close(bot.context, closed, ANA.id)
    left = (await bot.table(ANA, BIA)).id
    await seats.give_up(bot.context, left, ANA.id)
    await seats.give_up(bot.context, left, BIA.id)
    assert await bot.rows("played") == []


async def test_an_answer_that_was_taken_back_before_the_end_counts_once(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, length="1")).id
    await bot.plan(table, ANA, BIA)
    await bot.answer(table, ANA, ["action:rest"])
    await moves.undo(bot.context, table, ANA.id)
    await bot.answer(table, ANA, ["action:rest"])
    await bot.answer(table, BIA, ["action:rest"])
    assert await bot.rows("played", "user_id, answers") == [(ANA.id, 2), (BIA.id, 2)]


async def test_a_game_that_was_rewound_counts_once_with_the_answers_that_stand(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, length="2")).id
    await rewind.set_rewind_by(bot.context, table, ANA.id, "host")
    await finish(bot, table, ANA, BIA)
    assert await rewind.propose(bot.context, table, ANA.id, 2)
    await bot.rest(table, ANA, BIA)
    await finish(bot, table, ANA, BIA)
    assert await bot.rows("played", "user_id, part, answers, gained") == [
        (ANA.id, "whole", 5, 53),
        (BIA.id, "whole", 4, -53),
    ]


async def crashes_at_the_end(path: Path) -> Crashes:
    async with started(path) as bot:
        table = (await bot.table(ANA, BIA, length="1")).id
        await bot.plan(table, ANA, BIA)
        await bot.answer(table, ANA, ["action:work"])
        await bot.answer(table, ANA, 1)
        crashes = Crashes(path)
        await trace(bot, crashes)
        await bot.answer(table, BIA, ["action:rest"])
        await trace(bot, None)
        return crashes


@pytest.mark.sqlite
async def test_a_crash_leaves_the_end_and_its_ratings_together_or_not_at_all(database: Path) -> None:
    crashes = await crashes_at_the_end(database)
    assert len(crashes.copies) > 15
    for copy in crashes.copies:
        async with started(copy) as bot:
            assert await bot.rows("played") == []
            await bot.answer(1, BIA, ["action:rest"])
            assert await bot.rows("played", "user_id, gained") == [(ANA.id, 53), (BIA.id, -53)]
    async with started(database) as bot:
        assert await bot.rows("played", "user_id, gained") == [(ANA.id, 53), (BIA.id, -53)]


async def test_answer_time_runs_from_the_question_and_pauses_during_absence(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, length="1")).id
    bot.clock.now += HOUR
    await bot.plan(table, ANA)
    away = (int(bot.clock.now), int(bot.clock.now) + 9 * DAY)
    await bot.notify(BIA, away=away)
    bot.clock.now += 9 * DAY + HOUR
    await bot.plan(table, BIA)
    await bot.answer(table, ANA, ["action:rest"])
    bot.clock.now += 4 * HOUR
    await bot.answer(table, BIA, ["action:rest"])
    assert await bot.rows("played", "user_id, took, lasted") == [
        (ANA.id, HOUR // 2, 9 * DAY + 6 * HOUR),
        (BIA.id, 3 * HOUR, 9 * DAY + 6 * HOUR),
    ]
