"""Statistics on how people have played: one user's scores, and who leads."""

from dataclasses import replace

import pytest

from bot.table.model import Person
from bot.table.people import profiles, statistics
from bot.table.people.statistics import LeaderboardRow, Score
from bot.table.storage.skill import Skill, rated
from rules.core.decisions import Rejected
from tests.bot.table.people.test_ratings import DORA, game
from tests.bot.table.scene import ANA, BIA, CAL, GUILD, Bot


async def refused(bot: Bot, reader: Person, of: Person) -> str:
    with pytest.raises(Rejected) as refusal:
        await statistics.scores(bot.context, GUILD, reader.id, of.id)
    return refusal.value.text.key


async def test_scores_tell_how_somebody_has_played(bot: Bot) -> None:
    for winner in (ANA, ANA, BIA):
        await game(bot, ANA, BIA, winner=winner)
    [score] = (await statistics.scores(bot.context, GUILD, BIA.id, ANA.id)).of
    skill = Skill(*(await bot.rows("played WHERE user_id = 11", "skill, doubt"))[-1])
    assert score == Score("toy", 3, 0, {1: 2, 2: 1}, 0, 0, skill.points, 3, 3, 3, 0, 0)
    assert (score.won, score.provisional) == (2, True)
    assert (await statistics.scores(bot.context, GUILD, ANA.id, ANA.id, "bellum")).of == ()


async def test_scores_have_the_most_played_game_first_and_equals_by_name(bot: Bot) -> None:
    for kind in ("bellum", "zoo", "toy", "toy"):
        table = await game(bot, ANA, BIA)
        await bot.execute(f"UPDATE played SET game = '{kind}' WHERE table_id = {table}")
    found = (await statistics.scores(bot.context, GUILD, ANA.id, ANA.id)).of
    assert [(score.game, score.games) for score in found] == [("toy", 2), ("bellum", 1), ("zoo", 1)]
    [zoo] = (await statistics.scores(bot.context, GUILD, ANA.id, ANA.id, "zoo")).of
    assert zoo.game == "zoo"


async def test_scores_are_named_from_the_latest_table_where_somebody_still_sits(bot: Bot) -> None:
    for _ in range(2):
        await game(bot, ANA, BIA, winner=ANA)
    newest = "(SELECT MAX(table_id) FROM seats)"
    await bot.execute(f"UPDATE seats SET name = 'Ann' WHERE table_id < {newest} AND user_id = {ANA.id}")
    assert (await statistics.scores(bot.context, GUILD, BIA.id, ANA.id)).name == ANA.name
    await bot.execute(f"UPDATE seats SET user_id = NULL WHERE table_id = {newest} AND user_id = {ANA.id}")
    assert (await statistics.scores(bot.context, GUILD, BIA.id, ANA.id)).name == "Ann"


async def test_a_leaderboard_has_settled_ratings_first_and_shares_ranks(bot: Bot) -> None:
    for _ in range(5):
        await game(bot, BIA, CAL, winner=BIA)
    await game(bot, ANA, DORA)
    rows = (await statistics.leaders(bot.context, GUILD, ANA.id, "toy")).rows
    assert [(row.rank, row.name, row.provisional, row.form) for row in rows] == [
        (1, "Bia", False, (1, 1, 1, 1, 1)),
        (2, "Cal", False, (2, 2, 2, 2, 2)),
        (3, "Ana", True, (1,)),
        (4, "Dora", True, (2,)),
    ]
    await bot.execute("UPDATE played SET skill = 30 WHERE skill IS NOT NULL")
    rows = (await statistics.leaders(bot.context, GUILD, ANA.id, "toy")).rows
    assert [(row.rank, row.name) for row in rows] == [(1, "Bia"), (2, "Cal"), (3, "Ana"), (4, "Dora")]
    assert [row.won for row in rows] == [5, 0, 1, 0]
    await bot.execute("UPDATE played SET place = 1")
    rows = (await statistics.leaders(bot.context, GUILD, ANA.id, "toy")).rows
    assert [row.rank for row in rows] == [1, 1, 3, 3]


async def test_unrated_players_come_after_rated_ones_and_more_wins_come_first(bot: Bot) -> None:
    await game(bot, ANA, BIA, winner=None)
    await game(bot, ANA, BIA, winner=None)
    eva, fay = Person(15, "Eva", "en"), Person(16, "Fay", "en")
    await game(bot, eva, fay, winner=None)
    await game(bot, CAL, DORA, winner=CAL)
    rows = (await statistics.leaders(bot.context, GUILD, ANA.id, "toy")).rows
    assert [(row.rank, row.name, row.won, row.points is None) for row in rows] == [
        (1, "Cal", 1, False),
        (2, "Dora", 0, False),
        (3, "Ana", 2, True),
        (3, "Bia", 2, True),
        (5, "Eva", 1, True),
        (5, "Fay", 1, True),
    ]


async def test_a_leaderboard_has_ten_rows_and_the_readers_own(bot: Bot) -> None:
    crowd = [Person(100 + number, f"Player {number:02}", "en") for number in range(14)]
    for one, other in zip(crowd[::2], crowd[1::2], strict=True):
        await game(bot, one, other, winner=one)
    last = (await statistics.leaders(bot.context, GUILD, crowd[13].id, "toy")).rows[-1]
    assert isinstance(last, LeaderboardRow)
    assert (len((await statistics.leaders(bot.context, GUILD, 1, "toy")).rows), last.user_id) == (
        10,
        crowd[13].id,
    )
    assert (await statistics.leaders(bot.context, GUILD, crowd[13].id, "toy")).others == 3
    assert (await statistics.leaders(bot.context, GUILD, 1, "toy")).others == 4


async def test_a_player_who_opts_out_is_hidden_but_counts_for_the_others(bot: Bot) -> None:
    await game(bot, ANA, BIA)
    await statistics.set_unlisted(bot.context, ANA.id, unlisted=True)
    table = await game(bot, ANA, BIA)
    for reader in (ANA, BIA):
        rows = (await statistics.leaders(bot.context, GUILD, reader.id, "toy")).rows
        assert [row.name for row in rows] == ["Bia"]
    assert await refused(bot, BIA, ANA) == "table.refused.unlisted"
    assert (await statistics.scores(bot.context, GUILD, ANA.id, ANA.id)).of[0].won == 2
    info = await bot.info(table)
    assert list(info.ratings) == [1], "the panel keeps quiet about who opted out"
    second = rated(rated([Skill(), Skill()], [1, 2]), [1, 2])
    assert info.ratings[1].points == second[1].points
    await statistics.set_unlisted(bot.context, ANA.id, unlisted=False)
    assert set((await bot.seen(table)).table.ratings) == {0, 1}
    await statistics.set_unlisted(bot.context, ANA.id, unlisted=True)
    assert set((await bot.seen(table)).table.ratings) == {1}, "not from memory either"
    await statistics.set_unlisted(bot.context, ANA.id, unlisted=False)
    assert (await statistics.scores(bot.context, GUILD, BIA.id, ANA.id)).of[0].won == 2


async def test_a_name_from_another_server_is_not_shown(bot: Bot) -> None:
    await game(bot, ANA, BIA)
    await profiles.see(bot.context, replace(ANA, name="Queen of Elsewhere"))
    assert (await statistics.scores(bot.context, GUILD, BIA.id, ANA.id)).name == "Ana"
    assert (await statistics.leaders(bot.context, GUILD, BIA.id, "toy")).rows[0].name == "Ana"
    assert (await statistics.scores(bot.context, 99, BIA.id, ANA.id)).name is None


async def test_somebody_who_was_never_seen_has_no_scores(bot: Bot) -> None:
    assert await refused(bot, ANA, DORA) == "table.refused.nobody-known"
