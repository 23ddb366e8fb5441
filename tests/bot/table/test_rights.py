"""Who may do what. Each cell of the table is a test; a refusal has words and changes nothing.

Ana is the host, Bia sits there too, Cal looks on, and Dan moderates the channel without a seat. Handing out
rights by Discord's permissions is the part of `bot.discord.requests.serve`, tested in
`tests/bot/e2e/lobby/test_moderators.py`.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import pytest

from bot.table.following import REMINDED
from bot.table.lobby.servers import Setup
from bot.table.model import Person
from bot.table.schedule.reminders import Reminders
from rules.core.decisions import Rejected
from rules.core.flow import Stale
from tests.bot.table.scene import ANA, BIA, CAL, GUILD, Bot, bot

DAN = Person(14, "Dan", "en")
ROLES = {"host": ANA, "seat": BIA, "spectator": CAL, "moderator": DAN}
EVE = Person(15, "Eve", "en")
HOST, SEATED, ANYBODY, NOBODY = "host", "host seat", "host seat spectator moderator", ""
STRANGERS = "spectator moderator"
HOST_OR_MODERATOR, SEATED_OR_MODERATOR = "host moderator", "host seat moderator"
MONTH = 40 * 24 * 3600


class Case(NamedTuple):
    """Somebody tries something at the table `number`."""

    it: Bot
    number: int
    who: Person
    moderates: bool

    async def ask(self) -> str:
        """The person's own question; a stranger tries that of the host."""
        seen = await self.it.tables.seen(self.number, self.who.id)
        other = await self.it.tables.seen(self.number, ANA.id)
        return seen.asks[seen.seat] if seen.seat is not None else other.asks[0]


Deed = Callable[[Case], Awaitable[object]]
Rights = dict[str, tuple[Deed, str]]

LOBBY: Rights = {
    "start": (lambda c: c.it.tables.play.start(c.number, c.who.id), HOST),
    "choose a setting": (lambda c: c.it.tables.lobby.set_option(c.number, c.who.id, "length", "5"), HOST),
    "seat a computer": (lambda c: c.it.tables.lobby.add_computer(c.number, c.who.id, "steady"), HOST),
    "join": (lambda c: c.it.tables.lobby.join(c.number, c.who), STRANGERS),
    "leave": (lambda c: c.it.tables.lobby.leave(c.number, c.who.id), SEATED),
    "invite": (lambda c: c.it.tables.lobby.invite(c.number, c.who.id, EVE.id), SEATED),
    "close": (
        lambda c: c.it.tables.lobby.close(c.number, c.who.id, moderates=c.moderates),
        HOST_OR_MODERATOR,
    ),
}
RUNNING: Rights = {
    "set the clock": (lambda c: c.it.tables.schedule.set_pace(c.number, c.who.id, 3600, "play"), HOST),
    "stop the clock": (lambda c: c.it.tables.schedule.pause(c.number, c.who.id, paused=True), HOST),
    "have everything asked": (
        lambda c: c.it.tables.schedule.set_autoplay(c.number, c.who.id, autoplay=False),
        HOST,
    ),
    "choose the language": (lambda c: c.it.tables.lobby.set_lang(c.number, c.who.id, "pt-BR"), HOST),
    "say who rewinds": (lambda c: c.it.tables.past.set_rewind_by(c.number, c.who.id, "host"), HOST),
    "free a seat": (
        lambda c: c.it.tables.seats.free(c.number, c.who.id, 1, moderates=c.moderates),
        HOST_OR_MODERATOR,
    ),
    "close": (
        lambda c: c.it.tables.lobby.close(c.number, c.who.id, moderates=c.moderates),
        HOST_OR_MODERATOR,
    ),
    "propose to free a seat": (lambda c: c.it.tables.seats.propose_free(c.number, c.who.id, 2), SEATED),
    "lend the own seat": (lambda c: c.it.tables.seats.lend(c.number, c.who.id), SEATED),
    "give the own seat up": (lambda c: c.it.tables.seats.give_up(c.number, c.who.id), SEATED),
    "offer the own seat": (
        lambda c: c.it.tables.seats.offer(c.number, c.who.id, DAN.id + 5, free=False),
        SEATED,
    ),
    "take a seat that is not free": (lambda c: c.it.tables.seats.take(c.number, c.who), NOBODY),
    "answer": (lambda c: _plan(c), SEATED),
    "take an answer back that another gave": (lambda c: c.it.tables.play.undo(c.number, c.who.id), NOBODY),
    "keep a draft": (lambda c: _draft(c), SEATED),
    "give a standing order": (
        lambda c: c.it.tables.play.order(c.number, c.who.id, frozenset({"act"})),
        SEATED,
    ),
    "read the log": (lambda c: c.it.log(c.number, c.who.id), ANYBODY),
    "look back": (lambda c: c.it.tables.past.history(c.number, c.who.id), ANYBODY),
    "see the seed": (lambda c: c.it.tables.past.recorded(c.number, c.who.id), NOBODY),
    "film a game that goes on": (lambda c: c.it.tables.past.film(c.number, c.who.id), NOBODY),
}
LATER: Rights = {
    "go back": (lambda c: c.it.tables.past.rewind(c.number, c.who.id, 0), SEATED),
    "skip who is late": (lambda c: c.it.tables.schedule.skip(c.number, c.who.id, 1), HOST),
    "take a free seat": (lambda c: c.it.tables.seats.take(c.number, c.who), STRANGERS),
    "keep it from the archive": (lambda c: c.it.tables.lobby.keep(c.number, c.who.id), SEATED),
}
OVER: Rights = {
    "play again": (lambda c: c.it.tables.lobby.again(c.number, c.who), SEATED),
    "have it as a file": (lambda c: c.it.tables.past.recorded(c.number, c.who.id), ANYBODY),
    "check the dice": (lambda c: c.it.tables.past.verified(c.number, c.who.id), ANYBODY),
    "see the film": (lambda c: c.it.tables.past.film(c.number, c.who.id), ANYBODY),
}


async def _plan(case: Case) -> None:
    view = (await case.it.tables.seen(case.number, ANA.id)).look.view
    seen = await case.it.tables.seen(case.number, case.who.id)
    ware = (seen.look.view.hand or view.hand)[0]
    await case.it.tables.play.answer(
        case.number, case.who.id, await case.ask(), {"slot:morning": f"ware:{ware}"}
    )


async def _draft(case: Case) -> None:
    await case.it.tables.play.draft(case.number, case.who.id, await case.ask(), {"page": 1})


def cells(rights: Rights) -> list[tuple[str, str]]:
    return [(deed, role) for deed in rights for role in ROLES]


async def tried(it: Bot, number: int, rights: Rights, deed: str, role: str) -> None:
    """Do it; it is done or refused as the table says, and a refusal leaves everything as it was."""
    do, allowed = rights[deed]
    before = await it.store.read(lambda db: "\n".join(db.iterdump()))
    try:
        await do(Case(it, number, ROLES[role], moderates=role == "moderator"))
    except (Rejected, Stale):
        assert role not in allowed.split()
        assert await it.store.read(lambda db: "\n".join(db.iterdump())) == before
    else:
        assert role in allowed.split()


@pytest.mark.parametrize(("deed", "role"), cells(LOBBY))
async def test_in_the_lobby(deed: str, role: str) -> None:
    async with bot() as it:
        info = await it.tables.lobby.open(GUILD, 2, ANA, "toy", "en")
        await it.tables.lobby.join(info.id, BIA)
        await tried(it, info.id, LOBBY, deed, role)


@pytest.mark.parametrize(("deed", "role"), cells(RUNNING))
async def test_while_the_game_goes_on(deed: str, role: str) -> None:
    async with bot() as it:
        info = await it.table(ANA, BIA, EVE)
        await it.plan(info.id, EVE)
        await tried(it, info.id, RUNNING, deed, role)


@pytest.mark.parametrize(("deed", "role"), cells(LATER))
async def test_when_it_has_gone_on_for_a_while(deed: str, role: str) -> None:
    """The plans of the second round are awaited, Eve's seat is free, and everybody's time is over."""
    async with bot() as it:
        info = await it.table(ANA, BIA, EVE)
        await it.plan(info.id, ANA, BIA, EVE)
        for person in (ANA, BIA, EVE):
            await it.answer(info.id, person, ["action:rest"])
        await it.tables.schedule.set_pace(info.id, ANA.id, 3600, "nudge")
        await it.tables.seats.give_up(info.id, EVE.id)
        await it.computers.start()
        await it.computers.idle()
        await passed(it)
        await tried(it, info.id, LATER, deed, role)


@pytest.mark.parametrize(("deed", "role"), cells(OVER))
async def test_after_the_game(deed: str, role: str) -> None:
    async with bot() as it:
        info = await finished(it)
        await tried(it, info, OVER, deed, role)


@pytest.mark.parametrize("role", ROLES)
async def test_an_archived_table_is_brought_back_by_who_sat_there_or_moderates(role: str) -> None:
    rights: Rights = {
        "reopen": (
            lambda c: c.it.tables.lobby.reopen(c.number, c.who.id, moderates=c.moderates),
            SEATED_OR_MODERATOR,
        )
    }
    async with bot() as it:
        info = await it.table(ANA, BIA)
        for _ in range(8):  # all reminders, the warning, and the week after it
            await passed(it, MONTH)
        after = await it.tables.info(info.id)
        assert after is not None
        assert after.status == "archived"
        await tried(it, info.id, rights, "reopen", role)


@pytest.mark.parametrize("manages", [True, False])
async def test_a_server_is_set_up_by_who_manages_it(manages: bool) -> None:
    async with bot() as it:
        if manages:
            assert await it.tables.lobby.set_up(GUILD, Setup(lang="en"), manages=True) == Setup(lang="en")
        else:
            with pytest.raises(Rejected):
                await it.tables.lobby.set_up(GUILD, Setup(lang="en"), manages=False)
            assert await it.tables.lobby.setup(GUILD) == Setup()


async def finished(it: Bot) -> int:
    """A game of one round, to its end; its table."""
    info = await it.table(ANA, BIA, length="1")
    await it.plan(info.id, ANA, BIA)
    for person in (ANA, BIA):
        await it.answer(info.id, person, ["action:rest"])
    return info.id


async def passed(it: Bot, seconds: int = 7200) -> None:
    """Time passes, and what is due is done."""
    it.clock.now += seconds
    await Reminders(it.context, REMINDED).remind()
