"""Sessions of the boards in the browser: the database has only hashes, and each ends in time."""

import pytest

from bot.table import forgetting
from bot.table.people import sessions
from tests.bot.table.scene import ANA, BIA, Bot


async def test_the_database_never_holds_what_the_browser_does(bot: Bot) -> None:
    secret = await sessions.begin(bot.context, ANA.id)
    ((hashed, *rest),) = await bot.rows("web_sessions", "hash, user_id, created, seen, ends")
    assert secret not in str([hashed, *rest])
    assert await sessions.person_of(bot.context, secret) == ANA.id
    assert await sessions.person_of(bot.context, hashed) is None


async def test_a_session_ends_after_a_month_and_is_swept(bot: Bot) -> None:
    secret = await sessions.begin(bot.context, ANA.id)
    bot.clock.now += sessions.LASTS - 1
    assert await sessions.person_of(bot.context, secret) == ANA.id
    bot.clock.now += 1
    assert await sessions.person_of(bot.context, secret) is None
    assert await sessions.of_person(bot.context, ANA.id) == ()
    await sessions.sweep(bot.context)
    assert await bot.rows("web_sessions") == []


async def test_no_session_outlasts_the_month_of_a_clock_that_was_ahead(bot: Bot) -> None:
    bot.clock.now += 10 * sessions.LASTS
    secret = await sessions.begin(bot.context, ANA.id)
    bot.clock.now -= 10 * sessions.LASTS
    assert await sessions.person_of(bot.context, secret) is None
    await sessions.sweep(bot.context)
    assert await bot.rows("web_sessions") == []


async def test_the_last_use_is_told_by_the_hour(bot: Bot) -> None:
    secret, began = await sessions.begin(bot.context, ANA.id), bot.context.now()
    for later, seen in ((sessions.HOUR - 1, began), (1, began + sessions.HOUR)):
        bot.clock.now += later
        await sessions.person_of(bot.context, secret)
        assert await sessions.of_person(bot.context, ANA.id) == (sessions.WebSession(began, seen),)


async def test_another_login_ends_the_oldest_beyond_the_bound(bot: Bot) -> None:
    secrets = [await sessions.begin(bot.context, BIA.id)]
    for _ in range(sessions.MAX_SESSIONS + 1):
        bot.clock.now += 1
        secrets.append(await sessions.begin(bot.context, ANA.id))
    alive = [await sessions.person_of(bot.context, secret) for secret in secrets]
    assert alive == [BIA.id, None, *[ANA.id] * sessions.MAX_SESSIONS]


@pytest.mark.parametrize("how", ["one", "all", "forgotten"])
async def test_an_ended_session_is_gone_and_announced(bot: Bot, how: str) -> None:
    told = list[int]()
    bot.context.sessions_ended.connect(told.append)
    secret, other = [await sessions.begin(bot.context, ANA.id) for _ in range(2)]
    kept = await sessions.begin(bot.context, BIA.id)
    if how == "one":
        await sessions.end(bot.context, secret)
    elif how == "all":
        await sessions.end_all(bot.context, ANA.id)
    else:
        await forgetting.forget(bot.context, ANA.id)
    found = [await sessions.person_of(bot.context, each) for each in (secret, other, kept)]
    assert found == [None, ANA.id if how == "one" else None, BIA.id]
    assert told == [ANA.id]
    await sessions.end(bot.context, secret)
    assert told == [ANA.id], "what has ended already is not announced again"
