"""Questions before a seat is given up, and whose seats can be freed."""

from dataclasses import replace

import pytest
from discord import ButtonStyle, ui

from bot.discord.actions import table_button
from bot.discord.requests.actions import Typing
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens import ids
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Screen
from bot.discord.seats import seating
from bot.table.model import Person, Player, TableInfo
from bot.table.runtime.context import Context
from bot.table.schedule import preferences
from bot.table.schedule.notification_settings import NotificationSettings
from bot.table.seats import seats
from bot.table.storage.database import execute
from rules.core.decisions import Rejected
from rules.core.words import Words
from tests.bot.discord.past.test_pages import TABLE
from tests.bot.discord.speaking import ANA, BIA, begun, info_of, slash
from tests.bot.table.scene import refused

WORDS = Words("en")
EVE = Person(13, "Eve", "en")
COMPUTER = Player(1, "Computer 1", computer="steady")
LENT = Player(0, "Computer 1", computer="steady", former=ANA.id, lent=True)
BIAS = Player(1, "Computer 1", computer="steady", former=BIA.id, lent=True)
SEATED = Player(0, "Ana", user_id=ANA.id)
OTHER = Player(1, "Bia", user_id=BIA.id)


def pressable(screen: Screen) -> dict[str, ButtonStyle]:
    buttons = [item for item in screen.walk_children() if isinstance(item, ui.Button)]
    found = [(ids.parse(str(each.custom_id)), each.style) for each in buttons]
    return {it.what: style for it, style in found if isinstance(it, TablePress)}


def table(*players: Player) -> TableInfo:
    return replace(TABLE, seats=players)


@pytest.mark.parametrize(
    ("players", "becomes", "ways"),
    [
        ((SEATED, OTHER), "A computer player takes over", ["giveup", "lend", "keepseat"]),
        ((SEATED, COMPUTER), "Nobody else is left at this table, so", ["giveup", "keepseat"]),
        ((SEATED, BIAS), "a computer plays. It will be archived", ["giveup", "keepseat"]),
        ((LENT, OTHER), "A computer player takes over", ["giveup", "keepseat"]),
    ],
)
def test_a_leaver_reads_the_consequences_and_may_lend_a_seat_among_others(
    runtime: Runtime, players: tuple[Player, ...], becomes: str, ways: list[str]
) -> None:
    screen = seating._sure(Request(runtime, ANA, WORDS, 2, 1, "en"), table(*players))
    assert becomes in screen.said
    assert [*pressable(screen)] == ways
    assert pressable(screen)["giveup"] is ButtonStyle.danger


def test_who_has_no_seat_has_none_to_give_up(runtime: Runtime) -> None:
    with pytest.raises(Rejected) as refused:
        seating._sure(Request(runtime, EVE, WORDS, 2, 1, "en"), table(LENT, OTHER))
    assert refused.value.text.key == "discord.refused.no-seat"


def replaceable(*players: Player) -> list[str]:
    return [*seating._people(table(*players)).labels]


def test_people_and_stand_ins_can_be_replaced_and_namesakes_have_letters() -> None:
    assert replaceable(SEATED, OTHER, COMPUTER) == ["Ana", "Bia"]
    assert replaceable(LENT, replace(OTHER, name="Ana")) == ["Computer 1", "Ana"]
    again, computer = replace(OTHER, name="Ana"), replace(LENT, seat=2)
    assert replaceable(SEATED, again, computer) == ["Ana (A)", "Ana (B)", "Computer 1"]


@pytest.mark.parametrize(("typed", "names"), [("", ["Ana", "Bia"]), ("b", ["Bia"]), ("x", [])])
async def test_whom_to_replace_is_suggested_to_whoever_may_see_the_table(
    runtime: Runtime, context: Context, typed: str, names: list[str]
) -> None:
    info = await begun(context)
    await context.load(info.id)
    suggested = seating._complete_player(Typing(runtime, WORDS, ANA.id, 2, typed, {}))
    assert suggested == [(name, name) for name in names]
    assert seating._complete_player(Typing(runtime, WORDS, ANA.id, 99, typed, {})) == []


@pytest.mark.parametrize(
    ("by", "moderates", "said", "free"),
    [(ANA, False, True, True), (BIA, False, False, False), (BIA, True, True, True)],
)
async def test_a_host_or_moderator_frees_a_seat_and_anybody_else_starts_a_vote(
    runtime: Runtime, context: Context, by: Person, moderates: bool, said: bool, free: bool
) -> None:
    info = await begun(context)
    request = Request(runtime, by, WORDS, 2, 1, "en", moderates=moderates)
    other = "Bia" if by is ANA else "Ana"
    [screen] = await slash("table replace").run(request, {"player": other})
    assert ("Free the seat of" in screen.said) == said
    for sure in freeing(screen):
        assert (await context.load(info.id)).info.users == (ANA.id, BIA.id), "asked first"
        await table_button("free").run(request, sure, ())
    after = await info_of(context, info.id)
    assert (after.seat_of(BIA.id if by is ANA else ANA.id) is None) == free


async def test_a_host_who_frees_a_seat_is_told_that_its_person_is_away(runtime: Runtime) -> None:
    await begun(runtime.context)
    request, now = Request(runtime, ANA, WORDS, 2, 1, "en"), runtime.context.now()
    await preferences.set_notifications(
        runtime.context, BIA.id, NotificationSettings(away=(now, now + 86400))
    )
    [screen] = await slash("table replace").run(request, {"player": "Bia"})
    assert f"<@{BIA.id}> is away until <t:{now + 86400}:D>" in screen.said, screen.said


def freeing(screen: Screen) -> list[TablePress]:
    """Return what a press on the button that frees a seat means, if it is there."""
    found = [ids.parse(b.custom_id or "") for b in screen.walk_children() if isinstance(b, ui.Button)]
    return [press for press in found if isinstance(press, TablePress) and press.what == "free"]


async def test_a_seat_that_changed_hands_meanwhile_is_not_freed(runtime: Runtime, context: Context) -> None:
    info, request = await begun(context), Request(runtime, ANA, WORDS, 2, 1, "en")
    [screen] = await slash("table replace").run(request, {"player": "Bia"})
    [sure] = freeing(screen)
    await seats.give_up(context, info.id, BIA.id)
    await seats.take(context, info.id, EVE)
    assert await refused(table_button("free").run(request, sure, ())) == "discord.stale"
    assert (await context.load(info.id)).info.seat_of(EVE.id) == 1


@pytest.mark.parametrize("rest", ["", "9.12", "x", "1", "1.11", "0.10", "99999999999999999999.1"])
async def test_a_forged_press_frees_nobodys_seat(runtime: Runtime, context: Context, rest: str) -> None:
    info, request = await begun(context), Request(runtime, ANA, WORDS, 2, 1, "en")
    with pytest.raises(Rejected):
        await table_button("free").run(request, TablePress(info.id, "free", rest), ())
    assert (await context.load(info.id)).info.users == (ANA.id, BIA.id)


@pytest.mark.parametrize("typed", ["Maria", "Biaa", "Bi", "B", "x", "1", "seat", " ", "🎲"])
async def test_what_is_only_like_a_name_or_begins_one_frees_nobodys_seat(
    runtime: Runtime, context: Context, typed: str
) -> None:
    info = await begun(context)
    assert (
        await refused(slash("table replace").run(Request(runtime, ANA, WORDS, 2, 1, "en"), {"player": typed}))
        == "discord.refused.not-found"
    )
    assert (await context.load(info.id)).info.seat_of(BIA.id) is not None


@pytest.mark.parametrize("name", ["Bia", "BÍA", "🎲🎲", "Bia, a (2)", "B", "1"])
async def test_whoever_is_suggested_is_whose_seat_is_freed(runtime: Runtime, name: str) -> None:
    info = await begun(runtime.context)
    await runtime.context.store.write(execute, "UPDATE seats SET name = $1 WHERE seat = 1", name)
    runtime.context.forget(info.id)
    await runtime.context.load(info.id)
    [(label, player)] = seating._complete_player(Typing(runtime, WORDS, ANA.id, 2, "", {}))[1:]
    assert label == name
    request = Request(runtime, ANA, WORDS, 2, 1, "en")
    [screen] = await slash("table replace").run(request, {"player": player})
    [sure] = freeing(screen)
    await table_button("free").run(request, sure, ())
    seats_left = (await runtime.context.load(info.id)).info
    assert (seats_left.seat_of(ANA.id), seats_left.seat_of(BIA.id)) == (0, None)


async def test_one_seat_that_was_given_up_is_offered_or_ones_own(runtime: Runtime, context: Context) -> None:
    info = await begun(context)
    await seats.lend(context, info.id, BIA.id)
    request = Request(runtime, ANA, WORDS, 2, 1, "en")
    free = {"player": str(EVE.id), "seat": seating.FREE}
    offer = slash("table offer").run
    assert await refused(offer(request, free)) == "no-free-seat", "a lent one is not given up"
    for given, key in ({"player": ""}, "discord.refused.bot"), ({"player": "11"}, "offer-self"):
        assert await refused(offer(request, given)) == key
    await offer(request, {"player": str(EVE.id), "seat": seating.OWN})
