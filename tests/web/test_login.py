"""Logging in by Discord on a host's own name: only who began it, only once; nothing is kept but the id."""

import asyncio
import logging

import aiohttp
import pytest
import yarl

from bot.sandbox.world.faults import Fault
from bot.table import forgetting
from bot.table.people import sessions
from bot.web import login, stream
from bot.web.site import LOGINS
from tests.bot.table.scene import ANA, BIA, CAL, started
from tests.web.guest import LOGIN, SESSION, House, at_home, housed


async def test_who_has_logged_in_sees_their_tables_and_plays() -> None:
    async with at_home(ANA, BIA) as (house, info):
        for person in (ANA, BIA):
            guest = await house.logged_in(person)
            listed = await guest.get("/")
            assert (listed.status, f'href="/t/{info.id}"' in listed.text) == (200, True)
            assert (await guest.get(f"/t/{info.id}")).status == 200
            told = (await guest.get(f"/board/t/{info.id}")).text
            if '"ask"' in told:
                answer = await guest.post(f"/board/t/{info.id}/answer", {"ask": "0" * 12, "answer": []})
                assert answer.status == 409, "the answer has reached the use case"


async def test_the_session_is_in_a_cookie_that_no_script_and_no_other_host_gets() -> None:
    async with started() as it, housed(it, ANA) as house:
        guest = await house.logged_in(ANA)
        given = guest.set[SESSION]
        flags = [given[name] for name in ("secure", "httponly", "samesite", "path", "domain")]
        assert flags == [True, True, "Lax", "/", ""]
        assert LOGIN not in guest.cookies
        ((hashed,),) = await it.rows("web_sessions", "hash")
        assert guest.cookies[SESSION] != hashed


async def test_the_token_is_revoked_at_once_and_only_the_id_is_asked_for() -> None:
    async with started() as it, housed(it, ANA) as house:
        await house.logged_in(ANA)
        asked = [(each.method, each.path, each.status) for each in house.world.traffic.requests]
        assert asked == [
            ("POST", "/oauth2/token", 200),
            ("GET", "/users/@me", 200),
            ("POST", "/oauth2/token/revoke", 200),
        ]
        body = house.world.traffic.requests[-1].body
        assert isinstance(body, dict)
        headers = {"Authorization": f"Bearer {body['token']}"}
        address = f"{house.site.application.discord}/api/v10/users/@me"
        async with aiohttp.ClientSession(headers=headers) as session, session.get(address) as answer:
            assert answer.status == 401, "the token is good for nothing any more"


async def refused(house: House, path: str, cookie: str) -> None:
    """Come back from Discord at this path, and be sent away without a session."""
    guest = house.guest()
    guest.cookies[LOGIN] = cookie
    answer = await guest.get(path)
    assert (answer.status, SESSION in guest.cookies) == (403, False)
    assert await house.it.rows("web_sessions") == []


def with_query(path: str, **changed: str) -> str:
    return str(yarl.URL(path).update_query(changed))


async def test_whoever_did_not_begin_a_login_cannot_end_it() -> None:
    async with started() as it, housed(it, ANA) as house:
        guest = house.guest()
        back = await house.consent(guest, ANA)
        await refused(house, back, "")
        await refused(house, back, "another")
        await refused(house, with_query(back, state=""), "")
        await refused(house, with_query(back, state="é"), "é")


async def test_a_state_that_nobody_gave_is_refused() -> None:
    async with started() as it, housed(it, ANA) as house:
        guest = house.guest()
        back = await house.consent(guest, ANA)
        await refused(house, with_query(back, state="forged"), "forged")


async def test_a_state_and_a_code_work_once() -> None:
    async with started() as it, housed(it, ANA) as house:
        guest = house.guest()
        back = await house.consent(guest, ANA)
        cookie = guest.cookies[LOGIN]
        assert (await guest.get(back)).status == 303
        await sessions.end_all(it.context, ANA.id)
        await refused(house, back, cookie)
        other = house.guest()
        fresh = await house.consent(other, ANA)
        await refused(house, with_query(fresh, code=yarl.URL(back).query["code"]), other.cookies[LOGIN])


async def test_a_state_is_used_up_even_for_a_code_that_is_good() -> None:
    async with started() as it, housed(it, ANA) as house:
        guest = house.guest()
        there = (await guest.get("/login")).to
        cookie = guest.cookies[LOGIN]
        first, second = [await house.choose(there, ANA) for _ in range(2)]
        assert (await guest.get(first)).status == 303
        await sessions.end_all(it.context, ANA.id)
        await refused(house, second, cookie)


async def test_a_code_that_belongs_to_another_login_proves_nothing() -> None:
    async with started() as it, housed(it, ANA, BIA) as house:
        mine, stolen = house.guest(), house.guest()
        back = await house.consent(mine, ANA)
        code = yarl.URL(await house.consent(stolen, BIA)).query["code"]
        await refused(house, with_query(back, code=code), mine.cookies[LOGIN])


async def test_a_login_is_good_for_ten_minutes() -> None:
    async with started() as it, housed(it, ANA) as house:
        guest = house.guest()
        back = await house.consent(guest, ANA)
        house.clock.now += login.LASTS
        await refused(house, back, guest.cookies[LOGIN])


async def test_whoever_cancels_at_discord_is_not_logged_in() -> None:
    async with started() as it, housed(it, ANA) as house:
        guest = house.guest()
        back = await house.consent(guest, "nobody")
        await refused(house, back, guest.cookies[LOGIN])


@pytest.mark.parametrize("what", ["away", "secret"])
async def test_without_discord_nobody_is_logged_in_and_it_is_said(
    what: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with started() as it, housed(it, ANA) as house:
        guest = house.guest()
        back = await house.consent(guest, ANA)
        status = 503 if what == "away" else 401
        house.world.faults.add(Fault("POST /oauth2/token", "refuse", status=status))
        answer = await guest.get(back)
        assert (answer.status, SESSION in guest.cookies) == (503, False)
        assert ("DISCORD_CLIENT_SECRET" in caplog.text) == (what == "secret")


async def test_a_login_holds_although_its_token_could_not_be_revoked() -> None:
    async with started() as it, housed(it, ANA) as house:
        house.world.faults.add(Fault("POST /oauth2/token/revoke", "lose"))
        guest = await house.logged_in(ANA)
        assert (await guest.get("/")).status == 200


@pytest.mark.parametrize(
    ("to", "path"),
    [
        ("/t/5", "/t/5"),
        ("//evil.example", "/"),
        ("https://evil.example/t/5", "/"),
        ("/t/5/../../evil", "/"),
        ("/t/5%0d%0aSet-Cookie:a=b", "/"),
        ("/t/5%3f//evil.example", "/"),
        ("%5cevil.example", "/"),
        ("/t/%D9%A5", "/"),
        ("/t/5%0A", "/"),
        ("javascript:alert(1)", "/"),
    ],
)
async def test_a_login_leads_to_our_own_pages_alone(to: str, path: str) -> None:
    async with started() as it, housed(it, ANA) as house:
        guest = house.guest()
        answer = await guest.get(await house.consent(guest, ANA, to))
        assert (answer.status, answer.to) == (303, path)


async def test_many_logins_of_one_address_are_put_off_and_not_anothers() -> None:
    async with started() as it, housed(it, ANA) as house:
        guest = house.guest()
        first = {"X-Forwarded-For": "9.9.9.9, 203.0.113.1"}
        found = [(await guest.get("/login", **first)).status for _ in range(int(LOGINS.burst) + 1)]
        assert found == [303] * int(LOGINS.burst) + [429]
        put_off = await guest.get("/login", **{"X-Forwarded-For": "8.8.8.8, 203.0.113.1"})
        assert (put_off.status, put_off.headers["Retry-After"]) == (429, str(int(LOGINS.each)))
        assert (await guest.get("/login", **{"X-Forwarded-For": "203.0.113.2"})).status == 303
        house.clock.now += LOGINS.each
        assert (await guest.get("/login", **first)).status == 303


async def test_a_household_has_one_bucket_whatever_address_it_takes() -> None:
    async with started() as it, housed(it, ANA) as house:
        guest = house.guest()
        found = {
            (await guest.get("/login", **{"X-Forwarded-For": f"2001:db8:1:2::{n:x}"})).status
            for n in range(int(LOGINS.burst) + 5)
        }
        assert found == {303, 429}


async def test_no_secret_is_in_any_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with started() as it, housed(it, ANA) as house:
        guest = house.guest()
        back = await house.consent(guest, ANA)
        state = guest.cookies[LOGIN]
        house.world.faults.add(Fault("POST /oauth2/token/revoke", "lose"))
        await guest.get(back)
        await guest.get(back)
        await guest.get("/board/t/1")
        bodies = [each.body for each in house.world.traffic.requests if isinstance(each.body, dict)]
        secrets = {str(value) for body in bodies for name, value in body.items() if name not in KNOWN}
        secrets |= {state, guest.cookies[SESSION], house.site.application.secret}
        assert len(secrets) == 6, "state, session, client secret, code, verifier, token"
        assert [secret for secret in secrets if secret in caplog.text] == []
        assert "was not revoked" in caplog.text


KNOWN = ("grant_type", "redirect_uri", "token_type_hint")


async def test_a_second_login_in_one_browser_ends_the_first() -> None:
    async with started() as it, housed(it, ANA) as house:
        guest = await house.logged_in(ANA)
        old = guest.cookies[SESSION]
        await guest.get(await house.consent(guest, ANA))
        assert await sessions.person_of(it.context, old) is None
        assert len(await it.rows("web_sessions")) == 1


async def test_logging_out_ends_the_session_and_not_only_the_cookie() -> None:
    async with started() as it, housed(it, ANA) as house:
        guest = await house.logged_in(ANA)
        secret = guest.cookies[SESSION]
        assert (await guest.post("/logout", {})).status == 200
        assert SESSION not in guest.cookies
        guest.cookies[SESSION] = secret
        assert (await guest.get("/")).status == 401


async def test_a_session_that_another_process_ended_says_nothing_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stream, "SIGN", 0.1)
    async with started() as it, started(beside=it) as other:
        info = await it.table(ANA, BIA, game="bellum")
        async with housed(it, ANA) as house:
            guest = await house.logged_in(ANA)
            cookie = {"Cookie": f"{SESSION}={guest.cookies[SESSION]}"}
            opened = await house.client.get(f"/board/t/{info.id}/events", headers=cookie)
            assert await opened.content.readuntil(b"\n\n") == b"data: {}\n\n"
            await sessions.end_all(other.context, ANA.id)
            rest = await asyncio.wait_for(opened.content.read(), 5.0)
            assert set(rest.split(b"\n\n")) <= {b": here", b""}
            assert (await guest.get("/")).status == 401


@pytest.mark.parametrize("how", ["forgotten", "all"])
async def test_ending_a_persons_sessions_ends_open_streams_at_once(how: str) -> None:
    async with started() as it:
        info = await it.table(ANA, BIA, CAL, game="bellum")
        async with housed(it, ANA, BIA) as house:
            ana, bia = await house.logged_in(ANA), await house.logged_in(BIA)
            streams = []
            for guest in (ana, bia):
                cookie = {"Cookie": f"{SESSION}={guest.cookies[SESSION]}"}
                streams.append(await house.client.get(f"/board/t/{info.id}/events", headers=cookie))
                assert await streams[-1].content.readuntil(b"\n\n") == b"data: {}\n\n"
            await (forgetting.forget if how == "forgotten" else sessions.end_all)(it.context, ANA.id)
            assert await asyncio.wait_for(streams[0].content.read(), 5.0) == b""
            assert not streams[1].content.at_eof()
            assert [(await each.get(f"/board/t/{info.id}")).status for each in (ana, bia)] == [401, 200]
            for each in streams:
                each.close()
