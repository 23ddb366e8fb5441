"""The values that the table service and its callers exchange; of Discord they have nothing but ids."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from rules.core.decisions import Answer, Choose, Decision, Rejected, Seat
from rules.core.engine import Look
from rules.core.flow import Result
from rules.core.play.idea import Idea
from rules.core.text import Text

DAY = 24 * 3600  # seconds
Status = Literal["lobby", "running", "archived", "over", "closed", "frozen"]
Lang = str  # one of `rules.core.words.LANGS`
Theme = Literal["dark", "light", "contrast"]  # the colours of pictures
# What happens when the time for an answer is over: the table only says so; gives the question's default, if
# it has one; or answers as a computer player would.
Expiry = Literal["nudge", "default", "play"]
Ordered = Mapping[str, Answer | None]  # standing orders by window: the answer, or None for the default
RewindBy = Literal["all", "host"]
PostedKind = Literal["lobby", "panel", "private", "ping", "ping-dm", "vote", "trouble", "replay"]


class Unavailable(Rejected):
    """A refusal for trouble that passes: nothing has changed, and the next try may succeed."""


@dataclass(frozen=True, slots=True)
class Shards:
    """The part of all servers that one process looks after, by Discord's own numbers of connections.

    Direct messages come to number 0, and lessons, which belong to no server, are there too.
    """

    first: int = 0
    last: int = 0
    count: int = 1

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def whole(self) -> bool:
        """True if these are all servers."""
        return self.last - self.first + 1 == self.count

    @property
    def lead(self) -> bool:
        """True if this process does the work that is done once for all processes."""
        return self.first == 0

    @property
    def ids(self) -> range:
        """The numbers of the connections."""
        return range(self.first, self.last + 1)

    def has(self, guild_id: int) -> bool:
        """Return whether a server is among them."""
        return (guild_id >> 22) % self.count in self.ids


@dataclass(frozen=True, slots=True)
class Person:
    """A person on Discord: user id, display name, and the client's language when last seen."""

    id: int
    name: str
    lang: Lang
    theme: Theme = "dark"  # of their own pictures


@dataclass(frozen=True, slots=True)
class Player:
    """The player in a seat: a person (`user_id`) or a computer player (`computer`: its kind)."""

    seat: Seat
    name: str
    user_id: int | None = None
    computer: str | None = None
    former: int | None = None  # the person who gave the seat up; anybody may take it
    lent: bool = False  # lent, not given up: only its owner may take it back

    @property
    def owner(self) -> int | None:
        """The owner of the seat: the person who has lent it, else the one who sits there."""
        return self.former if self.lent else self.user_id


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's rating after a game, in points, and how many points the game changed it by."""

    points: int
    gained: int


@dataclass(frozen=True, slots=True)
class Invitation:
    """A person who is invited to a lobby; `answer` is None until they answer. `unheard`: not to be called."""

    user_id: int
    answer: Literal["accepted", "declined"] | None
    unheard: bool = False


@dataclass(frozen=True, slots=True)
class TableInfo:
    """The public facts about a table, whatever its game."""

    id: int
    guild_id: int
    channel_id: int
    game: str
    options: Mapping[str, str]
    status: Status
    host_id: int
    lang: Lang
    seats: tuple[Player, ...]  # in the order of joining; by seat once the game runs
    seed_hash: str | None  # posted when the game starts
    seed: str | None  # only when the game is over
    created: int  # seconds since 1970
    since: int  # when the awaited players were asked
    result: Result | None
    time_limit: int | None = None  # seconds for an answer; None: no clock
    expiry: Expiry = "nudge"  # what happens when they are over
    paused: bool = False
    rewind_by: RewindBy = "all"  # who may go back to an earlier turn: all people together, or the host alone
    autoplay: bool = True  # whether a question with only one possible answer is answered without asking
    ratings: Mapping[Seat, Rating] = field(default_factory=dict)  # once it is over, of everyone rated
    wanted: int | None = None  # how many players the host waits for
    held: bool = False  # frozen by the operator
    without_game: bool = False  # frozen until its game is installed again
    invited: tuple[int, ...] = ()  # users who are invited to the lobby and have not answered
    theme: Theme = "dark"  # of the pictures in the channel
    advice: bool = False  # people may ask what a computer would do
    lesson: bool = False  # one person learns here, in direct messages; `guild_id` is 0
    closes: int | None = None  # when a closed game ends for good; until then its host can reopen it
    met: bool = False  # wishes that fit have opened it; who joins first is its host
    drawn: bool = False  # a series has drawn it

    @property
    def rests(self) -> bool:
        """True if the game can be reopened: it is archived, or was closed a short time ago."""
        return self.status == "archived" or self.closes is not None

    @property
    def ended(self) -> bool:
        """True if the table has ended for good."""
        return self.status == "over" or (self.status == "closed" and self.closes is None)

    @property
    def users(self) -> tuple[int, ...]:
        """The people who sit here, without computer players."""
        return tuple(s.user_id for s in self.seats if s.user_id is not None)

    def seat_of(self, user_id: int) -> Seat | None:
        """Return this person's seat, or None."""
        return next((s.seat for s in self.seats if s.user_id == user_id), None)

    def lent_by(self, user_id: int) -> Seat | None:
        """Return the seat that this person has lent to a computer player, or None."""
        return next((s.seat for s in self.seats if s.lent and s.former == user_id), None)

    @property
    def queue(self) -> int:
        """In whose turn its pictures and studies are made: its server's, or its learner's."""
        return self.host_id if self.lesson else self.guild_id

    def has_part(self, user_id: int) -> bool:
        """Return whether this person has a seat here, or has lent it."""
        return self.seat_of(user_id) is not None or self.lent_by(user_id) is not None

    def heirs(self, user_id: int | None) -> tuple[int, ...]:
        """Return the others who may go on without this person: who sits here, then who has lent a seat."""
        seated = [s.user_id for s in self.seats if s.user_id not in (None, user_id)]
        lent = [s.former for s in self.seats if s.lent and s.former not in (None, user_id, *seated)]
        return tuple(user for user in (*seated, *lent) if user is not None)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, for words and pictures."""
        return tuple(s.name for s in self.seats)


@dataclass(frozen=True, slots=True)
class Quotas:
    """Upper limits; 0: no limit. A table is open until it ends or is archived.

    `hosted`: open tables of one host, `lobbies` of them not yet started. `opened`: tables that one person
    opens within a day. `seats`: open tables where one person sits. These four count over all servers.
    `server`: open tables of one server. `advice`: questions of one person a day on which there is advice.
    """

    hosted: int = 0
    lobbies: int = 0
    opened: int = 0
    seats: int = 0
    server: int = 0
    advice: int = 0


NO_QUOTAS = Quotas()


@dataclass(frozen=True, slots=True)
class Wait:
    """A table's wait for one person; times are seconds since 1970. All of it is public.

    `due`: when the answer is due; None if no clock runs, or if the time is over (`late`). `back`: the end of
    the person's absence, while they are away.
    """

    due: int | None = None
    late: bool = False
    back: int | None = None


@dataclass(frozen=True, slots=True)
class FollowUp:
    """The question that surely comes after an option, its id, and what each of its options does.

    `idle`: the options by which the first answer comes to nothing; they are shown last. `view`: the game as
    the reader sees it then.
    """

    question: Choose
    ask: str
    effects: Mapping[str, Text]
    idle: frozenset[str] = frozenset()
    view: object = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Folded:
    """The questions that can be answered along with another one, by the option of it that leads there.

    `opened` is the option whose question may stand there along with the first one: what the coach of a
    lesson recommends, else what the seat chose last. None if that leads nowhere: the first is asked alone.
    `named`: the coach's idea at that question, a single option of it.
    """

    then: Mapping[str, FollowUp]
    opened: str | None = None
    named: Idea | None = None


@dataclass(frozen=True, slots=True)
class TableView:
    """A running (or finished) table through the eyes of one reader.

    `seat` is the reader's; None for the channel and spectators.
    """

    table: TableInfo
    seat: Seat | None
    look: Look[Any]
    n: int  # answers so far
    asks: Mapping[Seat, str]  # ids of the questions: the reader's own, and the public ones
    draft: Mapping[str, Any]  # the reader's unfinished answer to their own question, as the widgets keep it
    drafts: Mapping[Seat, Mapping[str, Any]]  # the unfinished answers to public questions, by seat
    # what happened since the reader's last answer; for the channel, since the awaited seats' last one
    news: tuple[Text, ...]
    touching: frozenset[int] = frozenset()  # the places of the lines in `news` that touch the reader
    score: Text | None = None  # the reader's, beside the best rival's, if anything has touched them
    touched: int | None = None  # the last step that touched the reader
    lately: tuple[Text, ...] = ()  # the end of the log: the news, and whose turn it is
    orders: Ordered = field(default_factory=dict)  # the reader's own
    # what each option of these questions does, by seat and by the option's id: from the reader's own view
    effects: Mapping[Seat, Mapping[str, Text]] = field(default_factory=dict, compare=False)
    # the people whom the table waits for; filled only by `reading.seen`, because time is not part of the game
    waits: Mapping[Seat, Wait] = field(default_factory=dict, compare=False)
    # by seat, what can be answered along with its question; filled only by `reading.seen`
    folded: Mapping[Seat, Folded] = field(default_factory=dict, compare=False)
    # the names by seat before each change of hands that the news tell; filled only by `reading.seen`
    sat: tuple[tuple[str, ...], ...] = field(default=(), compare=False)
    # the address of the table in the browser, if it has one; filled only by `reading.seen`
    page: str = field(default="", compare=False)

    @property
    def decision(self) -> Decision | None:
        """The reader's own question."""
        return self.look.decision

    @property
    def undoable(self) -> bool:
        """True if the reader can take back an answer, but for a sealed one, which has *Change* beside it."""
        return self.seat in self.look.undoable and self.locked is None

    @property
    def locked(self) -> Answer | None:
        """The reader's own sealed answer to that question."""
        return self.look.locked

    @property
    def unfinished(self) -> str:
        """The reader's sheet as filled in so far, or locked in, as JSON; empty if there is none."""
        if self.seat is None or self.decision is None or self.decision.kind != "fill":
            return ""
        answer = self.draft.get("answer")
        answer = self.locked if answer is None else answer
        return json.dumps(answer) if isinstance(answer, dict) else ""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The extent of an undo: the person's own `answer` to `decision`, and `more` answers after it.

    Those were given without asking anybody. `n` is the number of answers before the undo.
    """

    n: int
    decision: Decision
    answer: Answer
    more: int = 0

    @property
    def is_small(self) -> bool:
        """True if it is a single answer and not a whole sheet, so that no confirmation is needed."""
        return self.more == 0 and self.decision.kind != "fill"


@dataclass(frozen=True, slots=True)
class Posted:
    """A message of the bot, kept so that it can be edited or deleted.

    `seat`: whose it is, for `private`, `ping` and `ping-dm`. `job`: the outbox job that posted it, if one
    did. `bare`: it is shown in words, and its picture is still to come. `number`: the proposal of a `vote`.
    """

    kind: PostedKind
    seat: Seat | None
    channel_id: int
    message_id: int
    job: int | None = None
    bare: bool = False
    number: int | None = None
