"""Direct messages with hands and secret questions; they are removed when a seat changes hands."""

from contextlib import suppress

import discord

from bot.discord.delivery import messages, replacing
from bot.discord.delivery.kept import KeptMessages
from bot.discord.delivery.open_hands import OpenHands
from bot.discord.delivery.pings import Pings
from bot.discord.delivery.refusals import Barred, Closed, Gone
from bot.discord.play.hands import hand_for
from bot.discord.screens.pictures import Pictures
from bot.discord.screens.screen import Screen, note
from bot.discord.screens.speech import say
from bot.table import reading
from bot.table.delivery import posted_messages
from bot.table.jobs import Queued
from bot.table.model import Posted, TableInfo
from bot.table.people import profiles
from bot.table.runtime.bounded import Bounded
from bot.table.runtime.context import Context
from rules.core.decisions import Seat
from rules.core.words import Words

REMEMBERED = 4096  # seats whose last secret question is remembered


class Letters:
    """Part of the voice: what one person reads of a table by direct message."""

    def __init__(
        self,
        client: discord.Client,
        context: Context,
        pictures: Pictures,
        hands: OpenHands,
        kept: KeptMessages,
        pings: Pings,
    ) -> None:
        self._client = client
        self._context = context
        self._pictures = pictures
        self._hands = hands
        self._kept = kept
        self._pings = pings
        # the last question sent, by table and seat, and whether that was loud
        self._sent = Bounded[tuple[str, bool]](REMEMBERED)

    async def ask(self, info: TableInfo, seat: Seat, queued: Queued, *, loud: bool) -> None:
        """Tell a person what they are asked, a secret question whole; `loud`: it is their turn now.

        If the game rests or is over, what they were asked is taken from their private messages.
        """
        if info.rests or info.status == "over":
            await self._put_to_rest(info, seat, queued)
            return
        await self._whisper(info, seat, queued, loud=loud)
        if loud:
            await self._turn_begins(info, seat, queued)
            await self._pings.first(info, [seat], queued)

    async def _whisper(
        self, info: TableInfo, seat: Seat, queued: Queued, *, loud: bool, secret: bool = True
    ) -> None:
        """Show the hand and the secret question where the person has it open, and by direct message.

        Whoever is pinged in the channel gets no second notification. A question that is not `secret`, or
        whose answer is sealed, only replaces what an earlier message shows.
        """
        user = info.seats[seat].user_id
        seen = None if user is None or info.lesson else await reading.seen(self._context, info.id, user)
        if not (user and seen and seen.seat == seat and seen.decision):
            return
        sealed = seen.locked is not None
        if seen.decision.secret != secret and not sealed:
            return  # it has changed since
        lang = await profiles.lang_of(self._context, user) or info.lang
        screen = await hand_for(self._context, self._pictures, seen, lang)
        await self._hands.refresh(user, screen, self._pictures.late)
        if await profiles.has_closed_dm(self._context, user):
            return
        ask = seen.asks[seat]
        if not secret or sealed or self._sent.get((info.id, seat)) in ((ask, loud), (ask, True)):
            await self._opened_again(info, seat, user, queued, screen)
            return
        try:
            channel = await messages.open_dm(self._client, user)
            called = [user] if loud and await self._pings.rings(info, seat) else []
            old = await posted_messages.find(self._context, info.id, "private", seat)
            sent = await replacing.stand(
                self._client, old, queued, "private", seat, channel, screen, called, self._kept.put
            )
        except Closed as closed:
            await profiles.set_closed_dm(self._context, user, closed=closed.lasting)
            return
        await self._kept.keep(info.id, Posted("private", seat, channel.id, sent.id, queued.id), screen)
        away = self._kept.delete
        await replacing.retire(self._client, self._context, info.id, "private", seat, away, queued.tries)
        self._sent.put((info.id, seat), (ask, loud))

    async def _put_to_rest(self, info: TableInfo, seat: Seat, queued: Queued) -> None:
        """Show the hand of a game that rests or is over, with no question, where the person has it."""
        user = info.seats[seat].user_id
        if user is None or info.lesson:
            return
        seen = await reading.seen(self._context, info.id, user)
        lang = await profiles.lang_of(self._context, user) or info.lang
        screen = await hand_for(self._context, self._pictures, seen, lang)
        await self._hands.refresh(user, screen, self._pictures.late)
        self._sent.drop((info.id, seat))
        await self._opened_again(info, seat, user, queued, screen)

    async def _turn_begins(self, info: TableInfo, seat: Seat, queued: Queued) -> None:
        """Show a public question in the private messages of its person too, which still show the last one."""
        user = info.seats[seat].user_id
        told = await posted_messages.find(self._context, info.id, "private", seat)
        if user is not None and (told is not None or self._hands.has(user, info.id)):
            await self._whisper(info, seat, queued, loud=False, secret=False)

    async def _opened_again(
        self, info: TableInfo, seat: Seat, user: int, queued: Queued, screen: Screen
    ) -> None:
        """Edit the direct message, which shows another question, or still says that the answer is sealed."""
        old = await posted_messages.find(self._context, info.id, "private", seat)
        if old is None or old.job == queued.id:  # an earlier try of this job has sent it
            return
        with suppress(Gone, Closed, Barred):
            mine = await messages.open_dm(self._client, user)
            if mine.id == old.channel_id:  # the seat may have another owner now
                await self._kept.edit(info.id, old, screen)

    async def take_back(self, info: TableInfo, seats: tuple[Seat, ...], queued: Queued) -> None:
        """Take away open and sent hands that now belong to somebody else. Raises `Later`."""
        for user in [user for user in self._hands.at(info.id) if info.seat_of(user) is None]:
            words = Words(await profiles.lang_of(self._context, user) or info.lang)
            closed = note(say(words, "hand.gone"))
            await self._hands.close(user, info.id, closed, self._pictures.late)
        for seat in seats:
            self._sent.drop((info.id, seat))
            if (old := await posted_messages.find(self._context, info.id, "private", seat)) is not None:
                await self._kept.delete(replacing.at(self._client, old))
                await posted_messages.drop(self._context, info.id, "private", seat)
            client, context, away = self._client, self._context, self._kept.delete
            await replacing.retire(client, context, info.id, "private", seat, away, queued.tries)
