"""Pictures of a film, and how long each stays."""

from itertools import pairwise

from bot.table.lobby import lobby
from bot.table.past import film, history
from bot.table.past.film import LAST_STAY, MAX_PICTURES, ROUND_STAY, STAY, Sight, cut
from tests.bot.table.past.test_history import finished_game
from tests.bot.table.scene import ANA, BIA, Bot, refused
from tests.bot.toy import TOY


def game(rounds: int, turns: int, answers: int) -> list[Sight]:
    """Rounds of two players' turns in alternation; what is seen is the number of the sight."""
    found = []
    for number in range(rounds * turns * answers):
        asked = (number // answers % 2,)
        found.append(Sight(str(number), number // answers // turns, asked, ended=False))
    return found


async def test_a_film_shows_what_the_channel_saw_and_ends_with_the_podium(bot: Bot) -> None:
    table = await finished_game(bot)
    stills = await film.stills(bot.context, table, ANA.id)
    newest = await history.moment(bot.context, table, None)
    boards = [(await history.moment(bot.context, table, None, step)).board for step in newest.steps]
    views = [TOY.seen.validate_json(still.view) for still in stills]
    assert views == boards
    assert [still.ended for still in stills] == [False] * (len(stills) - 1) + [True]
    assert [still.stay for still in stills] == [*[STAY] * 3, ROUND_STAY, *[STAY] * 4, LAST_STAY]
    assert [view for view in views if view.hand] == []


async def test_there_is_no_film_before_the_end(bot: Bot, table: int) -> None:
    assert await refused(film.stills(bot.context, table, ANA.id)) == "not-over"
    await lobby.close(bot.context, table, ANA.id)
    assert await refused(film.stills(bot.context, table, ANA.id)) == "not-over"
    assert await refused(film.stills(bot.context, 99, ANA.id)) == "no-table"


def test_a_short_game_is_shown_whole() -> None:
    sights = game(3, 4, 2)
    assert [int(still.view) for still in cut(sights)] == list(range(24))


def test_of_a_long_game_the_ends_of_rounds_come_first_then_those_of_turns() -> None:
    shown = [int(still.view) for still in cut(game(10, 8, 5), most=40)]
    assert len(shown) == 40
    rounds = set(range(39, 399, 40))
    assert {0, 399} | rounds <= set(shown)
    assert [view for view in shown[1:] if view % 5 != 4] == [], "all others end a turn"


def test_what_is_left_is_spread_over_the_game() -> None:
    shown = [int(still.view) for still in cut(game(1, 1, 1000))]
    assert len(shown) == MAX_PICTURES
    gaps = [b - a for a, b in pairwise(shown)]
    assert max(gaps) <= 2 * min(gaps) + 1


def test_more_rounds_than_pictures_are_no_trouble() -> None:
    shown = cut(game(500, 1, 1), most=30)
    assert len(shown) == 30
    assert shown[-1].view == "499"


async def test_what_the_channel_could_not_see_has_no_picture_of_its_own(bot: Bot) -> None:
    """Bia says that she works, and then how hard: nobody sees anything before the die is cast."""
    table = (await bot.table(ANA, BIA, length="1")).id
    await bot.plan(table, ANA, BIA)
    await bot.answer(table, ANA, ["action:rest"])
    for answer in (["action:work"], 1):
        await bot.answer(table, BIA, answer)
    stills = await film.stills(bot.context, table, ANA.id)
    coins = [TOY.seen.validate_json(still.view).coins for still in stills]
    assert len(stills) == 4
    assert coins[-1][1] == coins[-2][1] + 1
