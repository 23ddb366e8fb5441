"""Private messages with a hand that people have open in channels, to be edited when they are asked again.

Discord lets only the answer to a press or a command edit such a message, and only for 15 minutes. So what is
known of them is kept in memory alone.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic

from bot.discord.delivery.refusals import REFUSED
from bot.discord.screens.late_pictures import Edit, LatePictures
from bot.discord.screens.screen import AskedQuestion, Screen
from bot.traced import traced

log = logging.getLogger(__name__)

Key = tuple[int, int]  # a user and a table


@dataclass(frozen=True, slots=True)
class _Open:
    message_id: int
    asked: AskedQuestion
    edit: Edit
    until: float


class OpenHands:
    """The open hands of each person at each table. A person sees only what was made for that person."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._open: dict[Key, list[_Open]] = {}  # the newest last

    def note(self, user_id: int, message_id: int, screen: Screen, edit: Edit, seconds: float) -> None:
        """Record that a private message shows `screen`, and can be edited by `edit` for so many seconds."""
        now = self._clock()
        self._keep(lambda each: each.message_id != message_id and each.until > now)
        if screen.asked is not None:
            shown = _Open(message_id, screen.asked, edit, now + seconds)
            self._open.setdefault((user_id, screen.asked.table_id), []).append(shown)

    def has(self, user_id: int, table_id: int) -> bool:
        """Return whether the person has a hand of this table open that can still be edited."""
        return self._newest((user_id, table_id)) is not None

    def at(self, table_id: int) -> list[int]:
        """Return the people who have a hand of this table open."""
        return [user_id for user_id, table in self._open if table == table_id]

    async def close(self, user_id: int, table_id: int, screen: Screen, late: LatePictures) -> None:
        """Show this screen, which has no hand, in all hands that the person has open. Never raises."""
        for each in self._open.pop((user_id, table_id), []):
            if each.until <= self._clock():
                continue
            async with late.editing(each.message_id, screen.order) as newest:
                if newest:
                    try:
                        await each.edit(screen)
                    except REFUSED as error:
                        log.info("an open hand could not be closed: %s", traced(error))

    async def refresh(self, user_id: int, screen: Screen, late: LatePictures) -> None:
        """Show the hand, made for this person, in the newest message with it that is open. Never raises.

        Those before it follow if they show another answer to the same question. Nothing happens to one that
        shows all of that already.
        """
        assert screen.asked is not None
        for each in self._behind((user_id, screen.asked.table_id), screen.asked):
            await self._renew(user_id, each, screen, late)

    async def _renew(self, user_id: int, found: _Open, screen: Screen, late: LatePictures) -> None:
        """Show the hand in an open message, unless another one has taken its place meanwhile."""
        key = (user_id, found.asked.table_id)
        async with late.editing(found.message_id, screen.order) as newest:
            if not newest or not self._is_open(key, found):
                return
            try:
                await found.edit(screen)
            except REFUSED as error:  # closed by the person, or too late
                log.info("an open hand could not be updated: %s", traced(error))
                self._keep(lambda each: each is not found)
                return
            pressed_meanwhile = not self._is_open(key, found)
            if screen.asked is not None and not pressed_meanwhile:
                shown = replace(found, asked=screen.asked)
                self._open[key] = [shown if each is found else each for each in self._open[key]]
            late.follow(found.message_id, screen, found.edit, found.until - self._clock())

    def _is_open(self, key: Key, found: _Open) -> bool:
        return any(each is found for each in self._open.get(key, ()))

    def _behind(self, key: Key, asked: AskedQuestion) -> list[_Open]:
        """The open hands that show something else: the newest, and those with another answer to this."""
        every = self._open.get(key, [])
        found = [each for each in every if each is every[-1] or each.asked.ask == asked.ask]
        return [each for each in found if each.asked != asked and each.until > self._clock()]

    def _newest(self, key: Key) -> _Open | None:
        found = self._open.get(key)
        return found[-1] if found and found[-1].until > self._clock() else None

    def _keep(self, kept: Callable[[_Open], bool]) -> None:
        left = {key: [each for each in every if kept(each)] for key, every in self._open.items()}
        self._open = {key: every for key, every in left.items() if every}
