"""All tables of one database: the use cases, by topic. Nothing here knows Discord.

A refusal raises `Rejected`, with words for people; a press on a closed question raises `Stale`. Any other
error is a bug.
"""

from collections.abc import Callable, Mapping

from bot.table import forgetting, reading
from bot.table.delivery.service import Delivery
from bot.table.following import FOLLOWERS, OUTCOMES
from bot.table.forgetting import Traces
from bot.table.learning.service import Learning
from bot.table.lobby.service import Lobby
from bot.table.model import NO_QUOTAS, Quotas, TableInfo, TableView
from bot.table.past.service import Past
from bot.table.people.service import People
from bot.table.play import upgrade
from bot.table.play.service import Play
from bot.table.reading import Ahead
from bot.table.runtime.child import Runner
from bot.table.runtime.context import Context
from bot.table.schedule.service import Schedule
from bot.table.seats.service import Seats
from bot.table.storage.store import Store
from bot.table.votes.service import Votes
from rules.core.game import AnyGame


def opened(
    store: Store,
    games: Mapping[str, AnyGame],
    clock: Callable[[], float],
    seed: Callable[[], str],
    quotas: Quotas = NO_QUOTAS,
    runner: Runner | None = None,
) -> Context:
    """Make the context that `Tables` and the workers share.

    `clock` gives seconds since 1970, `seed` a secret of 128 random bits in hex. `quotas`: how many tables one
    person and one server may have. `runner` runs the work that needs a whole game; without one a thread does.
    """
    return Context(store, games, clock, seed, FOLLOWERS, quotas, runner)


class Tables:
    """A small service for each topic, and what all of them need: looking at tables.

    Call `recover` once before the first use; the workers in `delivery.outbox`, `play.computers` and
    `schedule.reminders` do the rest.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self.lobby = Lobby(self._context)
        self.play = Play(self._context)
        self.seats = Seats(self._context)
        self.schedule = Schedule(self._context)
        self.votes = Votes(self._context, OUTCOMES)
        self.past = Past(self._context)
        self.people = People(self._context)
        self.learning = Learning(self._context)
        self.delivery = Delivery(self._context)

    async def recover(self) -> None:
        """At start: run every game under today's rules, repair what no longer fits, freeze what breaks."""
        await upgrade.recover(self._context)

    def now(self) -> int:
        """Seconds since 1970."""
        return self._context.now()

    async def info(self, table_id: int) -> TableInfo | None:
        """What everybody may know about a table; None without such a table."""
        return await reading.info(self._context, table_id)

    async def in_channel(self, channel_id: int) -> TableInfo | None:
        """The channel's active table, or else its newest one."""
        return await reading.in_channel(self._context, channel_id)

    async def of(self, user_id: int) -> tuple[TableInfo, ...]:
        """The active tables where this person sits, oldest first."""
        return await reading.of_person(self._context, user_id)

    async def waiting_for(self, user_id: int) -> tuple[TableInfo, ...]:
        """The running tables that wait for this person, the longest waiting first."""
        return await reading.waiting_for(self._context, user_id)

    async def seen(self, table_id: int, user_id: int | None) -> TableView:
        """A started table as a person may see it; for `None`, or anyone without a seat, the channel's view.

        Refused in the lobby, and while the table is frozen.
        """
        return await reading.seen(self._context, table_id, user_id)

    def peek(self, channel_id: int, user_id: int) -> TableView | None:
        """Like `seen`, but at once and from memory, for autocomplete. None while it is being loaded."""
        return reading.peek(self._context, channel_id, user_id)

    async def ahead(self, table_id: int, user_id: int) -> Ahead:
        """The person's own questions after answers that are not stored.

        Refused for anyone without a seat.
        """
        return await reading.ahead(self._context, table_id, user_id)

    def peek_ahead(self, channel_id: int, user_id: int) -> Ahead | None:
        """Like `ahead`, but at once and from memory, for autocomplete. None while it is being loaded."""
        return reading.peek_ahead(self._context, channel_id, user_id)

    async def traces(self, user_id: int) -> Traces:
        """What `forget` would erase."""
        return await forgetting.traces(self._context, user_id)

    async def forget(self, user_id: int) -> None:
        """Leave all tables, and erase everything known about a person; other people's games stay whole."""
        await forgetting.forget(self._context, user_id)
