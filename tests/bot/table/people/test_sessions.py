"""Sessions of the boards in the browser: the database has only hashes, and each ends in time."""

import pytest

from bot.table import forgetting
from bot.table.people import sessions
from tests.bot.table.scene import ANA, BIA, started


async def test_the_database_never_holds_what_the_browser_does() -> None:
    async with started() as it:
        secret = await sessions.begin(it.context, ANA.id)
        ((hashed, *rest),) = await it.rows("web_sessions", "hash, user_id, created, seen, ends")
        assert secret not in str([hashed, *rest])
        assert await sessions.person_of(it.context, secret) == ANA.id
        assert await sessions.person_of(it.context, hashed) is None


async def test_a_session_ends_after_a_month_and_is_swept() -> None:
    async with started() as it:
        secret = await sessions.begin(it.context, ANA.id)
        it.clock.now += sessions.LASTS - 1
        assert await sessions.person_of(it.context, secret) == ANA.id
        it.clock.now += 1
        assert await sessions.person_of(it.context, secret) is None
        assert await sessions.of_person(it.context, ANA.id) == ()
        await sessions.sweep(it.context)
        assert await it.rows("web_sessions") == []


async def test_no_session_outlasts_the_month_of_a_clock_that_was_ahead() -> None:
    async with started() as it:
        it.clock.now += 10 * sessions.LASTS
        secret = await sessions.begin(it.context, ANA.id)
        it.clock.now -= 10 * sessions.LASTS
        assert await sessions.person_of(it.context, secret) is None
        await sessions.sweep(it.context)
        assert await it.rows("web_sessions") == []


async def test_the_last_use_is_told_by_the_hour() -> None:
    async with started() as it:
        secret, began = await sessions.begin(it.context, ANA.id), it.context.now()
        for later, seen in ((sessions.HOUR - 1, began), (1, began + sessions.HOUR)):
            it.clock.now += later
            await sessions.person_of(it.context, secret)
            assert await sessions.of_person(it.context, ANA.id) == (sessions.WebSession(began, seen),)


async def test_another_login_ends_the_oldest_beyond_the_bound() -> None:
    async with started() as it:
        secrets = [await sessions.begin(it.context, BIA.id)]
        for _ in range(sessions.MAX_SESSIONS + 1):
            it.clock.now += 1
            secrets.append(await sessions.begin(it.context, ANA.id))
        alive = [await sessions.person_of(it.context, secret) for secret in secrets]
        assert alive == [BIA.id, None, *[ANA.id] * sessions.MAX_SESSIONS]


@pytest.mark.parametrize("how", ["one", "all", "forgotten"])
async def test_an_ended_session_is_gone_and_announced(how: str) -> None:
    async with started() as it:
        told = list[int]()
        it.context.sessions_ended.connect(told.append)
        secret, other = [await sessions.begin(it.context, ANA.id) for _ in range(2)]
        kept = await sessions.begin(it.context, BIA.id)
        if how == "one":
            await sessions.end(it.context, secret)
        elif how == "all":
            await sessions.end_all(it.context, ANA.id)
        else:
            await forgetting.forget(it.context, ANA.id)
        found = [await sessions.person_of(it.context, each) for each in (secret, other, kept)]
        assert found == [None, ANA.id if how == "one" else None, BIA.id]
        assert told == [ANA.id]
        await sessions.end(it.context, secret)
        assert told == [ANA.id], "what has ended already is not announced again"
