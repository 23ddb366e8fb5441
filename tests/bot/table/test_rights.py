"""Rights: who may do what. Each cell of the table is a test; a refusal has words and changes nothing.

Ana is the host, Bia sits there too, Cal looks on, and Dan moderates the channel without a seat. Handing out
rights by Discord's permissions is the part of `bot.discord.requests.serve`, tested in
`tests/bot/e2e/lobby/test_moderators.py`.
"""

from collections.abc import Awaitable, Callable
from sqlite3 import Connection
from typing import NamedTuple

import pytest

from bot.table import reading
from bot.table.lobby import archive, invitations, lobby
from bot.table.model import Person
from bot.table.past import film, finished, history, rewind
from bot.table.play import moves
from bot.table.runtime.context import Context
from bot.table.schedule import time_control
from bot.table.seats import seats
from bot.table.storage.database import Database
from rules.core.decisions import Rejected
from rules.core.flow import Stale
from tests.bot.table.scene import ANA, BIA, CAL, GUILD, Bot

DAN = Person(14, "Dan", "en")
ROLES = {"host": ANA, "seat": BIA, "spectator": CAL, "moderator": DAN}
EVE = Person(15, "Eve", "en")
HOST, SEATED, ANYBODY, NOBODY = "host", "host seat", "host seat spectator moderator", ""
STRANGERS = "spectator moderator"
HOST_OR_MODERATOR, SEATED_OR_MODERATOR = "host moderator", "host seat moderator"
MONTH = 40 * 24 * 3600


class Case(NamedTuple):
    """An attempt of a user at the table `number`."""

    it: Bot
    number: int
    who: Person
    moderates: bool

    @property
    def context(self) -> Context:
        return self.it.context

    async def ask(self) -> str:
        """The person's own question; a stranger tries that of the host."""
        seen = await reading.seen(self.it.context, self.number, self.who.id)
        other = await reading.seen(self.it.context, self.number, ANA.id)
        return seen.asks[seen.seat] if seen.seat is not None else other.asks[0]


Deed = Callable[[Case], Awaitable[object]]
Rights = dict[str, tuple[Deed, str]]

LOBBY: Rights = {
    "start": (lambda c: moves.start_table(c.context, c.number, c.who.id), HOST),
    "choose a setting": (lambda c: lobby.set_option(c.context, c.number, c.who.id, "length", "5"), HOST),
    "seat a computer": (lambda c: lobby.add_computer(c.context, c.number, c.who.id, "steady"), HOST),
    "choose the strength": (lambda c: lobby.set_strength(c.context, c.number, c.who.id, "sharp"), HOST),
    "join": (lambda c: lobby.join(c.context, c.number, c.who), STRANGERS),
    "leave": (lambda c: lobby.leave(c.context, c.number, c.who.id), SEATED),
    "invite": (lambda c: invitations.invite(c.context, c.number, c.who.id, EVE.id), SEATED),
    "close": (lambda c: lobby.close(c.context, c.number, c.who.id, moderates=c.moderates), HOST_OR_MODERATOR),
}
RUNNING: Rights = {
    "set the clock": (
        lambda c: time_control.set_time_control(c.context, c.number, c.who.id, 3600, "play"),
        HOST,
    ),
    "stop the clock": (lambda c: time_control.pause(c.context, c.number, c.who.id, paused=True), HOST),
    "have everything asked": (
        lambda c: time_control.set_autoplay(c.context, c.number, c.who.id, autoplay=False),
        HOST,
    ),
    "choose the language": (lambda c: lobby.set_lang(c.context, c.number, c.who.id, "pt-BR"), HOST),
    "say who rewinds": (lambda c: rewind.set_rewind_by(c.context, c.number, c.who.id, "host"), HOST),
    "free a seat": (
        lambda c: seats.free(c.context, c.number, c.who.id, 1, moderates=c.moderates),
        HOST_OR_MODERATOR,
    ),
    "close": (lambda c: lobby.close(c.context, c.number, c.who.id, moderates=c.moderates), HOST_OR_MODERATOR),
    "propose to free a seat": (lambda c: seats.propose_free(c.context, c.number, c.who.id, 2), SEATED),
    "lend the own seat": (lambda c: seats.lend(c.context, c.number, c.who.id), SEATED),
    "give the own seat up": (lambda c: seats.give_up(c.context, c.number, c.who.id), SEATED),
    "offer the own seat": (
        lambda c: seats.offer(c.context, c.number, c.who.id, DAN.id + 5, free=False),
        SEATED,
    ),
    "take a seat that is not free": (lambda c: seats.take(c.context, c.number, c.who), NOBODY),
    "answer": (lambda c: _plan(c), SEATED),
    "take an answer back that another gave": (lambda c: moves.undo(c.context, c.number, c.who.id), NOBODY),
    "keep a draft": (lambda c: _draft(c), SEATED),
    "give a standing order": (
        lambda c: moves.order(c.context, c.number, c.who.id, frozenset({"act"})),
        SEATED,
    ),
    "read the log": (lambda c: c.it.log(c.number, c.who.id), ANYBODY),
    "look back": (lambda c: history.moment(c.context, c.number, c.who.id), ANYBODY),
    "see the seed": (lambda c: finished.recorded(c.context, c.number, c.who.id), NOBODY),
    "film a game that goes on": (lambda c: film.stills(c.context, c.number, c.who.id), NOBODY),
}
LATER: Rights = {
    "go back": (lambda c: rewind.propose(c.context, c.number, c.who.id, 0), SEATED),
    "skip who is late": (lambda c: time_control.skip(c.context, c.number, c.who.id, 1), HOST),
    "take a free seat": (lambda c: seats.take(c.context, c.number, c.who), STRANGERS),
    "keep it from the archive": (lambda c: archive.keep(c.context, c.number, c.who.id), SEATED),
}
OVER: Rights = {
    "play again": (lambda c: lobby.again(c.context, c.number, c.who), SEATED),
    "have it as a file": (lambda c: finished.recorded(c.context, c.number, c.who.id), ANYBODY),
    "check the dice": (lambda c: finished.verified(c.context, c.number, c.who.id), ANYBODY),
    "see the film": (lambda c: film.stills(c.context, c.number, c.who.id), ANYBODY),
}


async def _plan(case: Case) -> None:
    view = (await reading.seen(case.context, case.number, ANA.id)).look.view
    seen = await reading.seen(case.context, case.number, case.who.id)
    ware = (seen.look.view.hand or view.hand)[0]
    await moves.answer(
        case.context, case.number, case.who.id, await case.ask(), {"slot:morning": f"ware:{ware}"}
    )


async def _draft(case: Case) -> None:
    await moves.draft(case.context, case.number, case.who.id, await case.ask(), {"page": 1})


def cells(rights: Rights) -> list[tuple[str, str]]:
    return [(deed, role) for deed in rights for role in ROLES]


def dumped(db: Database) -> str:
    assert isinstance(db, Connection)
    return "\n".join(db.iterdump())


async def tried(bot: Bot, number: int, rights: Rights, deed: str, role: str) -> None:
    """Do it; it is done or refused as the table says, and a refusal leaves everything as it was."""
    do, allowed = rights[deed]
    before = await bot.store.read(dumped)
    try:
        await do(Case(bot, number, ROLES[role], moderates=role == "moderator"))
    except (Rejected, Stale):
        assert role not in allowed.split()
        assert await bot.store.read(dumped) == before
    else:
        assert role in allowed.split()


@pytest.mark.parametrize(("deed", "role"), cells(LOBBY))
async def test_in_the_lobby(bot: Bot, deed: str, role: str) -> None:
    info = await lobby.open_table(bot.context, GUILD, 2, ANA, "toy", "en")
    await lobby.join(bot.context, info.id, BIA)
    await tried(bot, info.id, LOBBY, deed, role)


@pytest.mark.parametrize(("deed", "role"), cells(RUNNING))
async def test_while_the_game_goes_on(bot: Bot, deed: str, role: str) -> None:
    info = await bot.table(ANA, BIA, EVE)
    await bot.plan(info.id, EVE)
    if deed == "stop the clock":
        await time_control.set_time_control(bot.context, info.id, ANA.id, 3600, "nudge")
    await tried(bot, info.id, RUNNING, deed, role)


@pytest.mark.parametrize(("deed", "role"), cells(LATER))
async def test_when_it_has_gone_on_for_a_while(bot: Bot, deed: str, role: str) -> None:
    """The plans of the second round are awaited, Eve's seat is free, and everybody's time is over."""
    info = await bot.table(ANA, BIA, EVE)
    await bot.plan(info.id, ANA, BIA, EVE)
    await bot.rest(info.id, ANA, BIA, EVE)
    await time_control.set_time_control(bot.context, info.id, ANA.id, 3600, "nudge")
    await seats.give_up(bot.context, info.id, EVE.id)
    await bot.computers.start()
    await bot.computers.idle()
    await passed(bot)
    await tried(bot, info.id, LATER, deed, role)


@pytest.mark.parametrize(("deed", "role"), cells(OVER))
async def test_after_the_game(bot: Bot, deed: str, role: str) -> None:
    info = await finished_game(bot)
    await tried(bot, info, OVER, deed, role)


@pytest.mark.parametrize("status", ["over", "closed", "archived"])
async def test_a_table_that_does_not_go_on_is_as_its_host_left_it(bot: Bot, status: str) -> None:
    settings = [deed for deed, (_, allowed) in RUNNING.items() if allowed in (HOST, HOST_OR_MODERATOR)]
    number = (await bot.table(ANA, BIA)).id if status != "over" else await finished_game(bot)
    if status == "closed":
        await lobby.close(bot.context, number, ANA.id)
    if status == "archived":
        await archived(bot, number)
    before = await bot.store.read(dumped)
    for deed in settings:
        if (status, deed) == ("archived", "close"):
            continue  # that is possible
        with pytest.raises(Rejected):
            await RUNNING[deed][0](Case(bot, number, ANA, moderates=False))
    assert await bot.store.read(dumped) == before


@pytest.mark.parametrize("role", ROLES)
async def test_an_archived_table_is_brought_back_by_who_sat_there_or_moderates(
    bot: Bot, table: int, role: str
) -> None:
    rights: Rights = {
        "reopen": (
            lambda c: archive.reopen(c.context, c.number, c.who.id, moderates=c.moderates),
            SEATED_OR_MODERATOR,
        )
    }
    await archived(bot, table)
    await tried(bot, table, rights, "reopen", role)


async def finished_game(bot: Bot) -> int:
    """A game of one round, to its end; its table."""
    info = await bot.table(ANA, BIA, length="1")
    await bot.plan(info.id, ANA, BIA)
    await bot.rest(info.id, ANA, BIA)
    return info.id


async def archived(bot: Bot, number: int) -> None:
    """Let nobody play, until the table is archived."""
    for _ in range(8):  # all reminders, the warning, and the week after it
        await passed(bot, MONTH)
    after = await bot.info(number)
    assert after.status == "archived"


async def passed(bot: Bot, seconds: int = 7200) -> None:
    """Time passes, and what is due is done."""
    await bot.after(seconds)
