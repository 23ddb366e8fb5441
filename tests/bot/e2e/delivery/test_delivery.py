"""Delivery: each message of the bot arrives once, at everybody, whichever request of it fails."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from bot.discord.client import Client
from bot.discord.play.letters import REMEMBERED
from bot.discord.voice import DiscordVoice
from bot.sandbox.world.faults import Fault, Faults
from bot.sandbox.world.state import Message
from bot.sandbox.world.world import Change, Kind
from bot.table import reading
from bot.table.delivery import outbox, posted_messages
from bot.table.jobs import AskPrivately, Job, Notice, Ping, Queued, ShowPanel, Tell
from bot.table.runtime.bounded import Bounded
from bot.table.storage import outbox_rows
from bot.table.storage.database import one
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.e2e.players import opened
from tests.bot.table.scene import Clock
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("clock", "impatient")
BELL = "⏰"  # stands in reminders alone
SAID = Text(key="table.notice.thawed")
ENOUGH = 40  # requests of one event, at most


class Nth(Faults):
    """Strikes one of the requests that answer no press: the one after `spared` others."""

    def __init__(self, fault: str, spared: int) -> None:
        super().__init__()
        self.fault, self.spared, self.struck = fault, spared, ""

    def take(self, method: str, path: str) -> Fault | None:
        if path.startswith(("/interactions/", "/webhooks/")):
            return None
        self.spared -= 1
        if self.spared != -1:
            return None
        self.struck = f"{method} {path}"
        return Fault("", "lose") if self.fault == "lost" else Fault("", "refuse", status=503)


@dataclass
class GameContext:
    """People, and the channel where they play."""

    city: City
    bot: Client
    clock: Clock
    people: list[Person]
    games: Place

    async def all_said(self) -> None:
        """The outbox is empty."""
        runtime = self.bot.runtime
        unsaid = "SELECT COUNT(*) FROM outbox"
        while await runtime.context.store.read(one, unsaid):  # noqa: ASYNC110 - the outbox has no event
            await asyncio.sleep(0.01)

    async def said(self, job: Job) -> None:
        """The bot says this, of the newest table."""
        runtime = self.bot.runtime
        voice = runtime.poster
        assert isinstance(voice, DiscordVoice)
        voice._letters._sent = Bounded(REMEMBERED)  # as if each question was a new one
        newest = await reading.in_channel(runtime.context, self.games.id)
        assert newest is not None
        said = Tell(self.people[0].id, job.text) if isinstance(job, Tell) else job
        await runtime.context.store.write(outbox_rows.enqueue, newest.id, [said])
        runtime.context.table_changed(newest.id)
        await self.all_said()

    async def sit_down(self) -> None:
        """All but the first press of `Start`: a lobby that says all it has to say."""
        host, *guests = self.people
        lobby = await opened(host, self.games)
        for guest in guests:
            await guest.press(lobby, "Join")
        await self.games.until(lambda post: f"{len(self.people)}. " in post.text)
        await self.all_said()

    def loaded(self) -> list[Post]:
        """The messages of the channel that still have a table's buttons."""
        return [post for post in self.games.posts if any(b.label == "My hand" for b in post.buttons)]


@pytest.fixture
def table(city: City, bot: Client, clock: Clock, ana: Person, bia: Person) -> Callable[[], GameContext]:
    """Three people at a channel of their own, as often as one likes."""
    people = [ana, bia, city.person("Cal")]
    return lambda: GameContext(city, bot, clock, people, city.channel("room"))


async def starts(it: GameContext) -> None:
    [lobby] = [post for post in it.games.posts if any(b.label == "Start" for b in post.buttons)]
    await it.people[0].press(lobby, "Start")
    await it.games.until(lambda post: "Waiting for" in post.text)
    await it.all_said()


def rung(it: GameContext, person: Person) -> int:
    """Count how often a user was pinged in the table's channel; deleted pings count."""
    every = [m for m in it.city.world.state.messages.values() if m.channel_id == it.games.id]
    return sum(person.id in message.versions[0].pings for message in every)


async def test_whichever_request_of_a_start_is_lost_everybody_is_told_once(
    city: City, table: Callable[[], GameContext]
) -> None:
    for spared in range(ENOUGH):
        it = table()
        await it.sit_down()
        before = {person.id: len(person.dm.posts) for person in it.people}
        city.world.faults = struck = Nth("lost", spared)
        await starts(it)
        [panel] = it.loaded()
        for person in it.people:
            assert rung(it, person) == 1
            assert person.id in panel.message.versions[0].pings
            assert len(person.dm.posts) == before[person.id] + 1
        assert len([post for post in it.games.posts if "seed" in post.text]) == 1
        assert not [post for post in it.games.posts if any(b.label == "Join" for b in post.buttons)]
        if not struck.struck:
            break
    assert spared >= 7, "the notice, the panel, the lobby's buttons, and three direct messages"


@dataclass
class Counted:
    """Counts of what everybody has heard so far, and what stands there."""

    rung: list[int]
    bells: list[int]
    panels: int
    hands: list[int]
    notices: int
    told: list[int]

    @classmethod
    def at(cls, it: GameContext) -> "Counted":
        posts, people = it.games.posts, it.people
        return cls(
            rung=[rung(it, person) for person in people],
            bells=[sum(BELL in p.text and f"<@{each.id}>" in p.text for p in posts) for each in people],
            panels=len(it.loaded()),
            hands=[sum(bool(post.buttons) for post in person.dm.posts) for person in people],
            notices=sum(Words("en").say(SAID) in post.text for post in posts),
            told=[sum(not post.buttons for post in person.dm.posts) for person in people],
        )


KINDS: dict[str, tuple[Job, int]] = {  # what is said, and of how many requests it is made
    "ping": (Ping((0, 1, 2)), 2),
    "panel": (ShowPanel(anew=True, seats=(0, 1, 2)), 2),
    "private": (AskPrivately((0, 1, 2), loud=False), 6),
    "notice": (Notice(SAID), 1),
    "tell": (Tell(0, SAID), 1),
}


async def test_whichever_request_fails_everybody_is_told_exactly_once(
    city: City, bot: Client, table: Callable[[], GameContext]
) -> None:
    it = table()
    await it.sit_down()
    await starts(it)
    for kind, (job, requests) in KINDS.items():
        await it.said(job)  # so that there is an earlier one that must go
        for fault in ("refused", "lost"):
            for spared in range(requests + 1):
                before = Counted.at(it)
                city.world.faults = struck = Nth(fault, spared)
                await it.said(job)
                assert Counted.at(it) == expected(kind, before), (kind, struck.struck, fault)
                assert bool(struck.struck) == (spared < requests), (kind, spared)


def expected(kind: str, before: Counted) -> Counted:
    """Return what is to be heard after this job."""
    once_more = [each + 1 for each in before.rung]
    match kind:
        case "ping":
            return replace(before, rung=once_more, bells=[1, 1, 1])
        case "panel":
            return replace(before, rung=once_more, panels=1)
        case "private":
            return replace(before, hands=[1, 1, 1])
        case "notice":
            return replace(before, notices=before.notices + 1)
        case _:
            return replace(before, told=[before.told[0] + 1, *before.told[1:]])


async def test_an_invitation_and_a_proposal_whose_response_is_lost_stand_once(
    city: City, table: Callable[[], GameContext]
) -> None:
    for fault in ("refused", "lost"):
        it = table()
        await it.sit_down()
        guest = city.person("Dora")
        city.world.faults = struck = Nth(fault, 0)
        await it.people[0].command("table invite", it.games, player=guest)
        await it.games.until(lambda post, guest=guest: f"<@{guest.id}>" in post.text)  # type: ignore[misc]
        await it.all_said()
        assert struck.struck
        asked = [p for p in it.games.posts if any(b.label == "Accept" for b in p.buttons)]
        assert (len(asked), rung(it, guest)) == (1, 1)
        await starts(it)

        before = [rung(it, person) for person in it.people]
        city.world.faults = struck = Nth(fault, 0)
        await it.people[1].command("table replace", it.games, player="Cal")
        await it.games.until(lambda post: "🗳️" in post.text)
        await it.all_said()
        assert struck.struck
        assert len([post for post in it.games.posts if "🗳️" in post.text]) == 1
        assert [rung(it, person) for person in it.people] == [before[0] + 1, before[1], before[2] + 1]


def deleting(city: City, fits: Callable[[Message], bool]) -> list[int]:
    """A moderator deletes the next message that fits, before its answer arrives; whether it came to that."""
    deleted: list[int] = []

    def delete(change: Change) -> None:
        message = city.world.state.messages.get(change.subject)
        if change.kind is Kind.MESSAGE and message is not None and not deleted and fits(message):
            deleted.append(message.id)
            city.world.delete_message(message)

    city.world.listeners.append(delete)
    return deleted


async def test_a_reminder_deleted_by_a_moderator_before_its_response_is_done(
    city: City, table: Callable[[], GameContext]
) -> None:
    it = table()
    await it.sit_down()
    await starts(it)
    city.world.faults = Nth("lost", 0)
    deleted = deleting(city, lambda message: BELL in str(message.now.components))
    await it.said(Ping((0,)))
    assert len(deleted) == 1
    assert [post for post in it.games.posts if BELL in post.text] == []
    assert rung(it, it.people[0]) == 2, "for the game's begin, and once since"
    assert not [post for post in it.people[0].dm.posts if not post.buttons], (
        "nobody is told that the bot can't speak"
    )


async def test_a_panel_deleted_by_a_moderator_before_its_response_comes_back(
    city: City, table: Callable[[], GameContext]
) -> None:
    it = table()
    await it.sit_down()
    await starts(it)
    city.world.faults = Nth("lost", 0)
    deleted = deleting(city, lambda message: True)
    await it.said(KINDS["panel"][0])
    [panel] = it.loaded()
    assert deleted != [panel.id]


async def test_a_lost_response_and_a_new_turn_leave_one_panel_and_one_ping_each(
    city: City, table: Callable[[], GameContext], monkeypatch: pytest.MonkeyPatch
) -> None:
    it = table()
    await it.sit_down()
    await starts(it)
    ana, bia, cal = it.people
    before = [rung(it, person) for person in it.people]
    monkeypatch.setattr(outbox, "PAUSES", (0.3,))  # so that the next row comes before the next try
    city.world.faults = Nth("lost", 0)
    panels = len(city.world.state.messages)
    saying = asyncio.create_task(it.said(ShowPanel(anew=True, seats=(0, 1))))
    await city.world.until(lambda: len(city.world.state.messages) > panels or None, asyncio.sleep(30))
    await it.said(ShowPanel(anew=True, seats=(1, 2)))
    await saying
    assert len(it.loaded()) == 1
    # the first message, whose answer was lost, has called Bia; the second row is a question of its own
    assert [rung(it, each) - was for each, was in zip((ana, bia, cal), before, strict=True)] == [1, 2, 1]


@pytest.mark.parametrize("kind", ["ping", "panel", "private"])
async def test_a_message_kept_before_a_crash_is_not_sent_again_however_late(
    bot: Client, city: City, table: Callable[[], GameContext], kind: str
) -> None:
    it = table()
    await it.sit_down()
    await starts(it)
    runtime = bot.runtime
    voice = DiscordVoice(bot, runtime.context, runtime.games, runtime.pictures)  # of the process that dies
    queued = Queued(777, 1, KINDS[kind][0])
    await voice.deliver(queued)
    said = Counted.at(it)
    city.world.clock.advance(3600)
    again = DiscordVoice(bot, runtime.context, runtime.games, runtime.pictures)
    await again.deliver(replace(queued, tries=1))
    assert Counted.at(it) == said


async def test_three_people_are_recorded_as_reminded_where_their_reminders_are(
    bot: Client, table: Callable[[], GameContext]
) -> None:
    it = table()
    await it.sit_down()
    await starts(it)
    await it.said(KINDS["ping"][0])
    runtime = bot.runtime
    kept = [await posted_messages.find(runtime.context, 1, "ping", seat) for seat in (0, 1, 2)]
    there = [post.id for post in it.games.posts if BELL in post.text]
    assert len(there) == 1, "one reminder names all"
    assert [each.message_id for each in kept if each] == there * 3
    assert all(f"<@{each.id}>" in it.games.posts[-1].text for each in it.people), it.games.posts[-1].text
