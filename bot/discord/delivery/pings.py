"""Pings to people who must act: by mention, by direct message, by both, or not at all, as each prefers.

There is at most one ping per seat and way. It is deleted when the seat has answered, or when the next one is
posted. A reminder in the channel names all who are reminded at one moment; whoever has answered is taken out
of it.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial

import discord

from bot.discord.delivery import messages, replacing
from bot.discord.delivery.nonces import nonce
from bot.discord.delivery.refusals import Barred, Closed, Gone, Wrong
from bot.discord.screens.limits import LINE, TEXT, clip
from bot.discord.screens.screen import note
from bot.discord.screens.speech import Speech, say
from bot.table import reading
from bot.table.delivery import posted_messages
from bot.table.delivery.voice import Later
from bot.table.jobs import Queued
from bot.table.model import Lang, Posted, PostedKind, TableInfo, Unavailable
from bot.table.people import profiles
from bot.table.runtime.context import Context
from bot.table.runtime.locks import Locks
from bot.table.schedule import off_turn_notices, pings, preferences
from bot.table.schedule.notification_settings import Notice
from bot.traced import traced
from rules.core.decisions import Rejected, Seat
from rules.core.text import Text
from rules.core.words import Words

PINGS: tuple[PostedKind, ...] = ("ping", "ping-dm")  # in a channel, and by direct message
LISTED = 20  # tables in one digest
UNFORESEEN = 2  # the rank of an error that only the log can take
log = logging.getLogger(__name__)
# what somebody is asked, a text for each, in a language; whether this person alone reads it
Asked = Callable[[Words, bool], Awaitable[list[str]]]


class Pings:
    """Part of the voice. `client` must be connected."""

    def __init__(self, client: discord.Client, context: Context) -> None:
        self._client = client
        self._context = context
        self._locks = Locks()  # by table: two people at once may be taken out of one reminder

    async def mentioned(self, info: TableInfo, seats: Sequence[Seat]) -> list[int]:
        """Return the users in these seats who want to be mentioned now. A lesson rings by itself."""
        if info.lesson:
            return []
        return [user for _, user in await self._wanting(info, seats, ("mention", "both"))]

    async def rest(self, info: TableInfo, seats: Sequence[Seat]) -> bool:
        """Return whether all these seats were pinged just before an undo, so that no new ping is due."""
        return bool(seats) and {*seats} <= await pings.resting(self._context, info.id)

    async def first(self, info: TableInfo, seats: Sequence[Seat], queued: Queued) -> None:
        """Tell people who prefer direct messages that they are asked. Raises `Later` and `Barred`.

        A secret question is sent by direct message anyway, unless the person refuses those.
        """
        if info.lesson:
            return
        public = (await reading.seen(self._context, info.id, None)).look.public if seats else {}
        await each(
            [
                partial(self._write, info, seat, user, queued)
                for seat, user in await self._wanting(info, seats, ("dm", "both"))
                if seat in public or await profiles.has_closed_dm(self._context, user)
            ]
        )

    async def wakes(self, user: int) -> bool:
        """Return whether a direct message may notify this person now."""
        notice = (await preferences.notifications(self._context, user)).notice
        return notice != "silent" and await self._is_there(user)

    async def rings(self, info: TableInfo, seat: Seat) -> bool:
        """Return whether a question by direct message notifies the person, by their settings and the time."""
        return bool(await self._wanting(info, [seat], ("dm", "both")))

    async def again(self, info: TableInfo, seats: Sequence[Seat], queued: Queued) -> None:
        """Remind those in the channel who have not answered yet. Raises `Later` and `Barred`."""
        awaited = await self._awaited(info, seats)
        await self._mention(info, await self._wanting(info, awaited, ("mention", "both")), queued)

    async def again_privately(self, info: TableInfo, seats: Sequence[Seat], queued: Queued) -> None:
        """Remind people by direct message who have not answered yet. Raises `Later` and `Barred`."""
        written = await self._wanting(info, await self._awaited(info, seats), ("dm", "both"))
        await each([partial(self._write, info, seat, user, queued) for seat, user in written])

    async def instead(self, info: TableInfo, seats: Sequence[Seat], queued: Queued) -> None:
        """Ping by direct message those whom the channel would have, if the bot could speak there.

        Who wants direct messages gets theirs anyway. Raises `Later`.
        """
        awaited = await self._wanting(info, await self._awaited(info, seats), ("mention",))
        await each([partial(self._write, info, seat, user, queued, barred=True) for seat, user in awaited])

    async def tell(self, info: TableInfo, user: int, text: Text, queued: Queued) -> None:
        """Tell one person something about a table by direct message. Raises `Later` and `Gone`."""
        words = Words(await profiles.lang_of(self._context, user) or info.lang)
        head = say(words, "told", **_place(info, words))
        said = f"{head}\n{Speech(words, info.names).marked(text)}"
        await self._send(user, said, nonce(queued, "tell"), [user] if await self.wakes(user) else [])

    async def off_turn(self, info: TableInfo, user: int, asked: Asked, queued: Queued, *, anew: bool) -> None:
        """Send an off-turn notice about what is `asked`, as the person wants it; none if nothing is asked.

        Without `anew` the channel has mentioned them already. Raises `Later` and `Barred`.
        """
        notifications, closed = await preferences.notifications(self._context, user), False
        if not await self._is_there(user):  # it comes late, after an outage
            await off_turn_notices.put_off(self._context, info.id, user)
            return
        lang = await profiles.lang_of(self._context, user) or info.lang
        if notifications.writes and (said := await _asking(info, user, asked, lang, private=True)):
            with suppress(Gone):  # it was sent, and somebody has deleted it
                closed = await self._send(user, said, nonce(queued, "summon"), [user]) is None
        mention = anew and (notifications.mentions or closed)
        if mention and (said := await _asking(info, user, asked, info.lang, private=False)):
            channel = self._client.get_partial_messageable(info.channel_id)
            with suppress(Gone):
                await messages.post(channel, note(said), nonce(queued, "called"), [user])

    async def digest(self, user: int, queued: Queued) -> None:
        """Tell a person which tables wait, unless none does any more. Raises `Later` and `Gone`.

        It notifies whatever the notification settings say. If it comes late, after an outage, it stays silent
        in quiet hours.
        """
        waiting = await reading.waiting_for(self._context, user)
        if not waiting:
            return
        words = Words(await profiles.lang_of(self._context, user) or waiting[0].lang)
        lines = [say(words, "digest", who=f"<@{user}>", count=len(waiting))]
        for info in waiting[:LISTED]:
            lines += await self._waiting_line(info, user, words)
        loud = [user] if await self._is_there(user) else []
        await self._send(user, clip("\n".join(lines), TEXT), nonce(queued, "digest"), loud)

    async def take_away(self, info: TableInfo, seats: Sequence[Seat], queued: Queued) -> None:
        """Delete the pings of seats that have answered. Raises `Later`."""
        for seat in seats:
            for kind in PINGS:
                async with self._locks(info.id):
                    await posted_messages.release(self._context, info.id, kind, seat)
                    await self._retire(info, kind, seat, queued)

    async def _wanting(
        self, info: TableInfo, seats: Sequence[Seat], notices: Sequence[Notice]
    ) -> list[tuple[Seat, int]]:
        """Return the seats and users among these who want one of these notices and may be pinged now."""
        found: list[tuple[Seat, int]] = []
        resting = await pings.resting(self._context, info.id)
        for seat in seats:
            user = info.seats[seat].user_id
            if user is None or seat in resting:
                continue
            notice = (await preferences.notifications(self._context, user)).notice
            if notice in notices and await self._is_there(user):
                found.append((seat, user))
        return found

    async def _is_there(self, user: int) -> bool:
        """Return whether the person is neither asleep nor away."""
        now = self._context.now()
        return (await preferences.notifications(self._context, user)).free_at(now) <= now

    async def _awaited(self, info: TableInfo, seats: Sequence[Seat]) -> list[Seat]:
        waiting = (await reading.seen(self._context, info.id, None)).look.waiting
        return [seat for seat in seats if seat in waiting]

    async def _mention(self, info: TableInfo, called: Sequence[tuple[Seat, int]], queued: Queued) -> None:
        seats, users = [seat for seat, _ in called], [user for _, user in called]
        async with self._locks(info.id):
            done = [await self._is_done(info, "ping", seat, queued) for seat in seats]
            if not called or any(done):  # all of them are recorded at once
                return
            said = await self._said(info, seats, info.lang)
            channel = self._client.get_partial_messageable(info.channel_id)
            try:
                sent = await messages.post(channel, note(said), nonce(queued, "mention"), users)
            except Gone:
                return  # it was posted, and somebody has deleted it
            made = [Posted("ping", seat, info.channel_id, sent.id, queued.id) for seat in seats]
            await self._keep(info, made, queued)

    async def _write(
        self, info: TableInfo, seat: Seat, user: int, queued: Queued, *, barred: bool = False
    ) -> None:
        """Ping by direct message; mention a person who wants only that, but refuses it, in the channel.

        `barred`: the channel is closed to the bot, and the message says how to answer all the same.
        """
        if await self._is_done(info, "ping-dm", seat, queued):
            return
        lang = await profiles.lang_of(self._context, user) or info.lang
        said = await self._said(info, [seat], lang)
        said += f"\n{say(Words(lang), 'ping.barred')}" if barred else ""
        try:
            sent = await self._send(user, said, nonce(queued, "dm", seat), [user])
        except Gone:
            return
        if sent is not None:
            await self._keep(info, [Posted("ping-dm", seat, sent.channel.id, sent.id, queued.id)], queued)
        elif (await preferences.notifications(self._context, user)).notice == "dm":
            await self._mention(info, [(seat, user)], queued)

    async def _is_done(self, info: TableInfo, kind: PostedKind, seat: Seat, queued: Queued) -> bool:
        """Return whether an earlier try has posted this ping. If so, retire the ping before it."""
        old = await posted_messages.find(self._context, info.id, kind, seat)
        if old is None or old.job != queued.id:
            return False
        await self._retire(info, kind, seat, queued)
        return True

    async def _keep(self, info: TableInfo, made: Sequence[Posted], queued: Queued) -> None:
        away = partial(self._let_go, info)
        await replacing.replace(self._client, self._context, info.id, made, away, queued.tries)

    async def _retire(self, info: TableInfo, kind: PostedKind, seat: Seat, queued: Queued) -> None:
        away = partial(self._let_go, info)
        await replacing.retire(self._client, self._context, info.id, kind, seat, away, queued.tries)

    async def _let_go(self, info: TableInfo, old: discord.PartialMessage) -> None:
        """Delete a ping, or leave only those in it whom it still calls. Raises `Later`."""
        sharing = await posted_messages.sharing(self._context, info.id, old.id)
        others = [seat for seat in sharing if info.seats[seat].user_id is not None]
        left = await self._awaited(info, others) if others and info.status == "running" else []
        if not left:
            await messages.delete(old)
            return
        with suppress(Gone, Barred, Wrong):  # it says no more than what was true
            await messages.edit(old, note(await self._said(info, left, info.lang)))

    async def _send(self, user: int, said: str, nonce: str, loud: Sequence[int]) -> discord.Message | None:
        """Send a direct message, unless the person refuses them. Raises `Later` and `Gone`."""
        if await profiles.has_closed_dm(self._context, user):
            return None
        try:
            channel = await messages.open_dm(self._client, user)
            return await messages.post(channel, note(said), nonce, loud)
        except Closed as closed:
            await profiles.set_closed_dm(self._context, user, closed=closed.lasting)
            return None

    async def _waiting_line(self, info: TableInfo, user: int, words: Words) -> list[str]:
        """Return a digest's lines on a table: where it waits, since and until when, and a public question."""
        args = {**_place(info, words), "since": info.since}
        try:
            seen = await reading.seen(self._context, info.id, None)
        except Unavailable:
            raise  # to be said again
        except Rejected:  # put on hold meanwhile
            return []
        seat = info.seat_of(user)
        wait = None if seat is None else seen.waits.get(seat)
        if wait is None or seat is None:
            return []
        due = "" if wait.due is None else say(words, "digest.due", due=wait.due)
        said = say(words, "digest.table", **args)
        asked = (
            Speech(words, info.names).marked(seen.look.public[seat].prompt)
            if seat in seen.look.public
            else ""
        )
        return [f"{said} {due}".strip(), *([f"-# {clip(asked, LINE)}"] if asked else [])]

    async def _said(self, info: TableInfo, seats: Sequence[Seat], lang: str) -> str:
        """Return the text of a ping: whom the table waits for, since when, and the questions that are public.

        Who is asked what is only said where it is not the same for all.
        """
        words = Words(lang)
        public = (await reading.seen(self._context, info.id, None)).look.public
        who = {seat: f"<@{info.seats[seat].user_id}>" for seat in seats}
        asked: dict[str, list[str]] = {}
        for seat in seats:
            question = Speech(words, info.names).marked(public[seat].prompt) if seat in public else ""
            asked.setdefault(question, []).append(who[seat])
        since = f"<t:{info.since}:R>"
        lines = [say(words, "ping", who=[*who.values()], since=since, **_place(info, words))]
        for question, users in asked.items():
            head = f"{words.say(Text(key='label', args={'it': users}))}: " if len(asked) > 1 else ""
            lines.append(f"{head}{question}" if question else f"-# {head}{say(words, 'panel.secret')}")
        return clip("\n".join(lines), TEXT)


async def each(sayings: Iterable[Callable[[], Awaitable[None]]]) -> None:
    """Await all calls one by one; afterwards raise the most important of their errors.

    First comes what leads to another try, then `Barred`. The others are logged, unless they tell the same.
    """
    failed: list[Exception] = []
    for saying in sayings:
        try:
            await saying()
        except Exception as error:
            failed.append(error)
    if failed:
        first, *others = sorted(failed, key=_weight)
        for other in others:
            if _weight(other) == UNFORESEEN:
                log.error("one of several could not be told: %s", traced(other))
        raise first


def _weight(error: Exception) -> int:
    """Return an error's priority: it leads to another try (0), to a word to the host (1), or to the log."""
    return 0 if isinstance(error, Later | Unavailable) else 1 if isinstance(error, Barred) else UNFORESEEN


async def _asking(info: TableInfo, user: int, asked: Asked, lang: Lang, *, private: bool) -> str:
    """Return the text of an off-turn notice; empty if the person is asked nothing."""
    words = Words(lang)
    lines = await asked(words, private)
    head = say(words, "off-turn", who=f"<@{user}>", **_place(info, words))
    return clip("\n".join([head, *lines]), TEXT) if lines else ""


def _place(info: TableInfo, words: Words) -> dict[str, int | str | list[str]]:
    return {"game": words.title(info.game), "channel": f"<#{info.channel_id}>"}
