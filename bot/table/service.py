"""The use cases of a table: all that the bot may do with games. Nothing of Discord is known here.

Every refusal is `Rejected` with words for people, a press on a closed question is `Stale`; all else is a bug.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.table import (
    archive,
    film,
    forgetting,
    history,
    lobby,
    log,
    memories,
    pace,
    people,
    play,
    reading,
    seats,
    statistics,
    upgrade,
)
from bot.table.child import Runner
from bot.table.consent import Consent
from bot.table.desk import Desk
from bot.table.film import Still
from bot.table.forgetting import Traces
from bot.table.habits import Habits
from bot.table.hall import Hall
from bot.table.history import Moment
from bot.table.log import Page, Search
from bot.table.model import NO_QUOTAS, Expiry, Lang, Person, Posted, Quotas, Seen, TableInfo
from bot.table.reading import Ahead
from bot.table.servers import ANYBODY, Rights
from bot.table.statistics import Leaders, Scores
from bot.table.store import Store
from rules.core.decisions import Answer, Rejected, Seat
from rules.core.game import AnyGame
from rules.core.recorded import Recorded


class Tables:
    """All tables of one database.

    `clock` gives seconds since 1970, `seed` a secret of 128 random bits in hex. Call `recover` once before
    the first use; the workers in `outbox`, `computer` and `reminders` do the rest. `quotas`: how many tables
    one person and one server may have. `runner` runs what needs a whole game; without one a thread does.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Callable[[], float],
        seed: Callable[[], str],
        quotas: Quotas = NO_QUOTAS,
        runner: Runner | None = None,
    ) -> None:
        self.desk = Desk(store, games, clock, seed, quotas, runner)
        self.hall = Hall(self.desk)
        self.consent = Consent(self.desk)

    async def recover(self) -> None:
        """At start: run every game under today's rules, mend what no longer fits, freeze what breaks."""
        await upgrade.recover(self.desk)

    # --- the lobby ---------------------------------------------------------------------------------------

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        host: Person,
        game: str,
        lang: Lang,
        options: Mapping[str, str] | None = None,
        players: int | None = None,
        rights: Rights = ANYBODY,
    ) -> TableInfo:
        """A new table, its host in the first seat, which waits for so many `players`.

        Refused: an unknown game or option, a channel in use, what the server's owner does not want, and more
        tables than the quotas allow.
        """
        given = (host, game, lang, options or {}, players, rights)
        return await lobby.open_table(self.desk, guild_id, channel_id, *given)

    async def again(self, table_id: int, host: Person) -> TableInfo:
        """A new lobby for the same game after this one, with the same settings; the other people are invited.

        Refused while the table goes on, to who did not sit there, and where the channel has another table.
        """
        return await lobby.again(self.desk, table_id, host)

    async def join(self, table_id: int, person: Person, *, asked: bool = False) -> TableInfo:
        """Take a seat in the lobby; `asked`: accept an invitation, refused without one."""
        return await lobby.join(self.desk, table_id, person, asked=asked)

    async def leave(self, table_id: int, user_id: int) -> TableInfo:
        """Leave the lobby. A host passes the table on to the next person; without one it is closed."""
        return await lobby.leave(self.desk, table_id, user_id)

    async def give_up(self, table_id: int, user_id: int) -> TableInfo:
        """Leave a running game: a computer plays on in the seat, which others may take.

        A host passes the table on to the next person; without one it is closed.
        """
        return await seats.give_up(self.desk, table_id, user_id)

    async def take_seat(self, table_id: int, person: Person) -> TableInfo:
        """Take the own seat back that was lent, or one that was given up."""
        return await seats.take(self.desk, table_id, person)

    async def replace(self, table_id: int, by: int, seat: Seat, *, moderates: bool = False) -> TableInfo:
        """The host, or who `moderates` the channel, frees a seat whose owner is away, or has lent it."""
        return await seats.replace(self.desk, table_id, by, seat, moderates=moderates)

    async def add_computer(self, table_id: int, by: int, kind: str) -> TableInfo:
        """The host seats a computer player: `random` or one of the game's kinds."""
        return await lobby.add_computer(self.desk, table_id, by, kind)

    async def drop_computer(self, table_id: int, by: int, seat_index: int) -> TableInfo:
        """The host sends a computer player away."""
        return await lobby.drop_computer(self.desk, table_id, by, seat_index)

    async def set_option(self, table_id: int, by: int, key: str, value: str) -> TableInfo:
        """The host chooses a variant of the game, in the lobby."""
        return await lobby.set_option(self.desk, table_id, by, key, value)

    async def set_lang(self, table_id: int, by: int, lang: Lang) -> TableInfo:
        """The host chooses the language of the channel's posts, at any time."""
        return await lobby.set_lang(self.desk, table_id, by, lang)

    async def start(self, table_id: int, by: int) -> TableInfo:
        """The host starts the game. Refused with too few or too many players."""
        return await play.start_table(self.desk, table_id, by)

    async def set_pace(self, table_id: int, by: int, budget: int | None, expiry: Expiry) -> TableInfo:
        """The host sets how many seconds an answer may take, and what comes then; None: no clock."""
        return await pace.set_pace(self.desk, table_id, by, budget, expiry)

    async def pause(self, table_id: int, by: int, *, paused: bool) -> TableInfo:
        """The host stops the clocks, or lets them run again from the beginning."""
        return await pace.pause(self.desk, table_id, by, paused=paused)

    async def set_autoplay(self, table_id: int, by: int, *, autoplay: bool) -> TableInfo:
        """The host says whether answers that need no choice are given without asking."""
        return await pace.set_autoplay(self.desk, table_id, by, autoplay=autoplay)

    async def skip(self, table_id: int, by: int, seat: Seat) -> None:
        """The host goes on without the answer of somebody whose time is over. Refused before that."""
        await pace.skip(self.desk, table_id, by, seat)

    async def close(self, table_id: int, by: int, *, moderates: bool = False) -> TableInfo:
        """The host ends a table, started or not, without a result.

        So may who `moderates` its channel, or a host who went away would block it for ever.
        """
        return await lobby.close(self.desk, table_id, by, moderates=moderates)

    # --- a long life -------------------------------------------------------------------------------------

    async def keep(self, table_id: int, user_id: int) -> TableInfo:
        """Somebody who sits there says that a silent table goes on: it is not archived."""
        return await archive.keep(self.desk, table_id, user_id)

    async def reopen(self, table_id: int, user_id: int, *, moderates: bool = False) -> TableInfo:
        """Who sits there, or `moderates` the channel, brings an archived table back.

        Refused while another table has its channel.
        """
        return await archive.reopen(self.desk, table_id, user_id, moderates=moderates)

    async def archived_in(self, channel_id: int) -> TableInfo | None:
        """The channel's table that was archived last, if it still is."""
        return await archive.archived_in(self.desk, channel_id)

    async def wake_at(self, table_id: int, due: int | None) -> None:
        """When to see to the table's thread again, in seconds since 1970; None: it is in none."""
        await archive.wake_at(self.desk, table_id, due)

    # --- looking -----------------------------------------------------------------------------------------

    async def info(self, table_id: int) -> TableInfo | None:
        """What everybody may know of a table."""
        return await reading.info(self.desk, table_id)

    async def in_channel(self, channel_id: int) -> TableInfo | None:
        """The channel's active table, or else its newest one."""
        return await reading.in_channel(self.desk, channel_id)

    async def of(self, user_id: int) -> tuple[TableInfo, ...]:
        """The active tables where this person sits, the oldest first."""
        return await reading.of_person(self.desk, user_id)

    async def waiting_for(self, user_id: int) -> tuple[TableInfo, ...]:
        """The running tables that wait for this person, the longest waiting first."""
        return await reading.waiting_for(self.desk, user_id)

    async def seen(self, table_id: int, user_id: int | None) -> Seen:
        """A started table through the eyes of a person; for `None`, or who does not sit there, the channel's.

        Refused in the lobby, and while the table is frozen.
        """
        return await reading.seen(self.desk, table_id, user_id)

    def peek(self, channel_id: int, user_id: int) -> Seen | None:
        """`seen`, at once and from memory, for autocomplete. None while it is still being loaded."""
        return reading.peek(self.desk, channel_id, user_id)

    async def ahead(self, table_id: int, user_id: int) -> Ahead:
        """The person's own questions after answers that are stored nowhere. Refused to who has no seat."""
        return await reading.ahead(self.desk, table_id, user_id)

    def peek_ahead(self, channel_id: int, user_id: int) -> Ahead | None:
        """`ahead`, at once and from memory, for autocomplete. None while it is still being loaded."""
        return reading.peek_ahead(self.desk, channel_id, user_id)

    async def recorded(self, table_id: int, user_id: int) -> Recorded:
        """The whole of a finished game, which `python -m rules play` opens. Refused before its end."""
        return await memories.recorded(self.desk, table_id, user_id)

    async def verified(self, table_id: int, user_id: int) -> memories.Verdict:
        """Whether the dice of a finished game were those that its start was bound to."""
        return await memories.verified(self.desk, table_id, user_id)

    async def log(self, table_id: int, user_id: int | None, last: int | None, most: int) -> Page:
        """What happened, as the reader may know it: `most` entries up to number `last`, else the newest."""
        return await log.log(self.desk, table_id, user_id, last, most)

    async def search(
        self, table_id: int, user_id: int | None, last: int | None, most: int, search: Search
    ) -> Page:
        """The same of what is sought."""
        return await log.search(self.desk, table_id, user_id, last, most, search)

    async def history(
        self, table_id: int, user_id: int | None, step: int | None = None, number: int | None = None
    ) -> Moment:
        """The started table as it stood at a step, or when round `number` began; else at its newest step."""
        return await history.moment(self.desk, table_id, user_id, step, number)

    async def finished(self, table_id: int) -> TableInfo:
        """A finished table. Refused before its end."""
        return await film.finished(self.desk, table_id)

    async def film(self, table_id: int, user_id: int) -> tuple[Still, ...]:
        """A finished game as what the channel saw of it, picture by picture. Refused before its end."""
        return await film.film(self.desk, table_id, user_id)

    # --- playing -----------------------------------------------------------------------------------------

    async def answer(self, table_id: int, user_id: int, ask: str, answer: Answer) -> Seen:
        """Answer the person's own question `ask`, or replace the sealed answer to it.

        When it returns, the answer is stored for good. Raises `Stale` if that question is closed.
        """
        return await play.answer(self.desk, table_id, user_id, ask, answer)

    async def chain(
        self, table_id: int, user_id: int, answers: Sequence[Answer]
    ) -> tuple[Seen, int, Rejected | None]:
        """Answer several questions in a row: the table after it, how many were stored, and why not all.

        If one is refused, none is stored. Where the future begins (a die, a card, somebody else's question)
        the rest is dropped. Raises `Stale` if nothing is asked of the person.
        """
        return await play.chain(self.desk, table_id, user_id, answers)

    async def draft(self, table_id: int, user_id: int, ask: str, draft: Mapping[str, Any]) -> Seen:
        """Keep an unfinished answer, a small JSON object. Raises `Stale` if that question is closed.

        The service itself keeps an answer that was lost (to an update, to a bug of the rules) as
        `{"answer": the answer}`.
        """
        return await play.draft(self.desk, table_id, user_id, ask, draft)

    async def undo(self, table_id: int, user_id: int, shown: int | None = None) -> Seen:
        """Take back the person's sealed answer, or else the last one.

        Raises `Stale` if there are fewer answers than were `shown` (`Seen.n`): the same press has come twice.
        """
        return await play.undo(self.desk, table_id, user_id, shown)

    async def order(self, table_id: int, user_id: int, windows: frozenset[str]) -> Seen:
        """Standing orders: the windows (`Decision.standing`) in which the person is not asked, from now on.

        They take the place of the earlier ones; if such a window is open, its default is given at once.
        """
        return await play.order(self.desk, table_id, user_id, windows)

    async def always(self, table_id: int, user_id: int, ask: str, answer: Answer) -> Seen:
        """A standing order for a public answer to the public question `ask`, which is given at once, too."""
        return await play.always(self.desk, table_id, user_id, ask, answer)

    async def play_default(self, table_id: int, seat: Seat) -> bool:
        """Answer for a seat that is away: the question's default, else as a computer would.

        False if nothing is asked of the seat.
        """
        return await play.play_default(self.desk, table_id, seat)

    # --- numbers -----------------------------------------------------------------------------------------

    async def scores(self, guild_id: int, reader: int, user_id: int, game: str | None = None) -> Scores:
        """What a person has played on a server. Refused for who is `unlisted`, but for the reader's own."""
        return await statistics.scores(self.desk, guild_id, reader, user_id, game)

    async def leaders(self, guild_id: int, reader: int, game: str) -> Leaders:
        """The leaderboard of a game on a server, the reader's own row with it."""
        return await statistics.leaders(self.desk, guild_id, reader, game)

    async def unlisted(self, user_id: int) -> bool:
        """Whether a person's numbers are for nobody else."""
        return await statistics.unlisted(self.desk, user_id)

    async def set_unlisted(self, user_id: int, *, unlisted: bool) -> None:
        """Keep the numbers of a person, who was seen before, from others, or show them again."""
        await statistics.set_unlisted(self.desk, user_id, unlisted=unlisted)

    async def traces(self, user_id: int) -> Traces:
        """What `forget` would take away."""
        return await forgetting.traces(self.desk, user_id)

    async def forget(self, user_id: int) -> None:
        """Leave all tables, and erase all that is known of a person; others' games stay whole."""
        await forgetting.forget(self.desk, user_id)

    # --- messages and people -----------------------------------------------------------------------------

    async def habits(self, user_id: int) -> Habits:
        """How a person wants to be called upon."""
        return await people.habits(self.desk, user_id)

    async def set_habits(self, user_id: int, wanted: Habits) -> None:
        """Keep how a person wants to be called upon, from the next question on."""
        await people.set_habits(self.desk, user_id, wanted)

    async def posted(self, table_id: int, kind: str, seat: Seat | None = None) -> Posted | None:
        """The message that was kept for this purpose."""
        return await people.posted(self.desk, table_id, kind, seat)

    async def keep_posted(self, table_id: int, message: Posted) -> None:
        """Remember a message, in place of the earlier one of its kind and seat."""
        await people.keep_posted(self.desk, table_id, message)

    async def replace_posted(self, table_id: int, message: Posted) -> None:
        """Remember a message like `keep_posted`; the earlier one is among `replaced` until it is dropped."""
        await people.replace_posted(self.desk, table_id, message)

    async def replaced(self, table_id: int, kind: str, seat: Seat | None = None) -> tuple[Posted, ...]:
        """The earlier messages of this purpose that nobody has seen to yet."""
        return await people.replaced(self.desk, table_id, kind, seat)

    async def drop_replaced(self, message_id: int) -> None:
        """Forget an earlier message: it is gone, or has no buttons any more."""
        await people.drop_replaced(self.desk, message_id)

    async def bare(self) -> tuple[tuple[int, Posted], ...]:
        """The messages that still lack their picture, by table."""
        return await people.bare(self.desk)

    async def illustrated(self, table_id: int, message: Posted) -> None:
        """This message has its picture, or can't get one."""
        await people.illustrated(self.desk, table_id, message)

    async def drop_posted(self, table_id: int, kind: str, seat: Seat | None = None) -> None:
        """Forget a message that is gone."""
        await people.drop_posted(self.desk, table_id, kind, seat)

    async def see(self, person: Person) -> None:
        """Remember somebody's name and language."""
        await people.see(self.desk, person)

    async def choose_lang(self, user_id: int, lang: Lang) -> None:
        """Speak this language to somebody who was seen before, whatever the client's is."""
        await people.choose_lang(self.desk, user_id, lang)

    async def lang_of(self, user_id: int) -> Lang | None:
        """The language of somebody who was seen before: the chosen one, else the client's."""
        return await people.lang_of(self.desk, user_id)

    async def closed_dm(self, user_id: int) -> None:
        """This person does not take direct messages."""
        await people.set_closed_dm(self.desk, user_id, closed=True)

    async def open_dm(self, user_id: int) -> None:
        """This person takes direct messages again."""
        await people.set_closed_dm(self.desk, user_id, closed=False)

    async def has_closed_dm(self, user_id: int) -> bool:
        """Whether the last direct message to this person was refused."""
        return await people.has_closed_dm(self.desk, user_id)
