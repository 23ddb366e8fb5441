"""A started table in memory, and how answers change it. Pure: nothing here reads or writes the database."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import groupby, islice, pairwise, takewhile
from typing import Any, NamedTuple

from bot.table.model import Ordered, TableInfo, TableView, TakeBack
from bot.table.storage.event_rows import StoredEvent, by_the_rules
from bot.table.storage.rows import RECENT, Stored, StoredDraft, StoredStep
from rules.core.decisions import Answer, Seat
from rules.core.engine import By, Position, Record, look, step_for, unlocked
from rules.core.flow import Bug, Event
from rules.core.game import AnyGame
from rules.core.moves import submit, undo
from rules.core.play.recap import compared
from rules.core.rewind import root
from rules.core.text import Text
from rules.core.ui import ui

UNASKED: tuple[By, ...] = ("order", "forced")

GAP = 2  # lines between two that name the reader, which tell of the same matter: who won a battle, say


class News(NamedTuple):
    """Lines that a reader may read, the places of those that touch the reader, and the last step of these.

    `lately`: with the lines that are no news, but stand in the log.
    """

    texts: tuple[Text, ...]
    lately: tuple[Text, ...]
    touching: frozenset[int]
    touched: int | None


@dataclass(frozen=True, slots=True)
class LoadedTable:
    """A table whose game is loaded. It holds every secret: readers get `seen`."""

    game: AnyGame
    info: TableInfo
    fence: int
    computer_seed: str
    record: Record
    position: Position[Any]
    lines: tuple[StoredStep, ...]  # the record's steps
    heard: Mapping[Seat, int]  # by seat: the step count just after its last answer that led on
    recent: tuple[StoredEvent, ...]
    drafts: Mapping[Seat, StoredDraft]
    orders: Mapping[Seat, Ordered]  # see `bot.table.play.standing_orders`
    migrated: bool = False  # whether the checkpoint in the database is of an older version of the game

    def __repr__(self) -> str:
        return f"LoadedTable({self.info.id}, fence={self.fence}, n={self.position.n})"


@dataclass(frozen=True, slots=True)
class Change:
    """The effect of one use case on a table, to be written in one transaction."""

    before: LoadedTable
    after: LoadedTable
    lines: tuple[StoredStep, ...]  # all answers since the checkpoint of `before`
    told: tuple[StoredEvent, ...] = ()  # new events
    forget: int | None = None  # first delete the events that more answers than this led to
    gone: tuple[StoredStep, ...] = ()  # answers that were cut because the rules changed

    @property
    def fresh(self) -> tuple[StoredStep, ...]:
        """Return the answers that this change adds, without those that only moved up in place of another."""
        known = {id(line) for line in self.before.lines}
        return tuple(line for line in self.lines if id(line) not in known)

    def __repr__(self) -> str:
        return f"Change({self.before}, {self.after})"


def opened(game: AnyGame, stored: Stored, record: Record, position: Position[Any]) -> LoadedTable:
    """Return the table as stored, with the position of its record (under today's version of the game)."""
    return LoadedTable(
        game=game,
        info=stored.info,
        fence=stored.fence,
        computer_seed=stored.computer_seed,
        record=record,
        position=position,
        lines=stored.lines[: len(record.steps)],
        heard=stored.heard,
        recent=stored.recent,
        drafts=stored.drafts,
        orders=stored.orders,
        migrated=stored.record.version != record.version,
    )


def begun(
    game: AnyGame, info: TableInfo, fence: int, computer_seed: str, record: Record, position: Position[Any]
) -> LoadedTable:
    """Return the table at the start of its game."""
    return LoadedTable(
        game=game,
        info=info,
        fence=fence,
        computer_seed=computer_seed,
        record=record,
        position=position,
        lines=(),
        heard={player.seat: 0 for player in info.seats},
        recent=by_the_rules(position.events)[-RECENT:],
        drafts={},
        orders={},
    )


def unchanged(loaded: LoadedTable) -> Change:
    """Return a change that changes nothing, to build on."""
    return Change(loaded, loaded, loaded.lines)


def answered(
    change: Change, seat: Seat, ask: str, answer: Answer, by: By, user_id: int | None, now: int
) -> Change:
    """Return the change with one more answer. Raises `Stale`, `Rejected` or `Bug`, as `submit` does."""
    loaded, passed = change.after, by in UNASKED
    record, position = submit(
        loaded.game, loaded.record, loaded.position, seat, ask, answer, by, passed=passed
    )
    step = step_for(loaded.position, seat, answer, by, passed)
    tail = (*_without(loaded, seat), StoredStep(step, user_id, now, loaded.info.since))
    told = by_the_rules(position.events, loaded.position.opened)
    after = replace(
        loaded,
        info=_informed(loaded, position, now),
        record=record,
        position=position,
        lines=tail[record.at - loaded.record.at :],
        heard=_heard(loaded, tail, position),
        recent=(*loaded.recent, *told)[-RECENT:],
        drafts={s: draft for s, draft in loaded.drafts.items() if s != seat},
    )
    earlier = change.lines[: loaded.record.at - change.before.record.at]
    return replace(change, after=after, lines=(*earlier, *tail), told=(*change.told, *told))


def noted(change: Change, text: Text) -> Change:
    """Return the change with a line in the log by the table itself, about the answer that comes next."""
    loaded = change.after
    entry = StoredEvent(loaded.position.n + 1, Event(public=text), "play")
    after = replace(loaded, recent=(*loaded.recent, entry)[-RECENT:])
    return replace(change, after=after, told=(*change.told, entry))


def taken_back(loaded: LoadedTable, seat: Seat, now: int) -> Change:
    """Take back the seat's sealed answer, or else its last one; a sheet stays as a draft. Raises `Stale`.

    What is news to each reader must then be read again from the database.
    """
    record, position = undo(loaded.game, loaded.record, loaded.position, seat)
    sealed = seat in loaded.position.locked
    lines = _without(loaded, seat) if sealed else loaded.lines[: len(record.steps)]
    info = _informed(loaded, position, now)
    if not sealed:
        info = replace(info, since=now - _thought(loaded.lines[len(record.steps)]))
    taken = to_take_back(loaded, seat)
    drafts = {**loaded.drafts}
    if taken.decision.kind == "fill":  # nobody should have to fill in a whole sheet twice
        drafts[seat] = StoredDraft(position.asks[seat], {"answer": taken.answer})
    after = replace(loaded, info=info, record=record, position=position, lines=lines, drafts=drafts)
    return Change(loaded, after, lines, forget=position.opened)


def _thought(line: StoredStep) -> int:
    """Return how long the question was open; the clock goes on from there, or an undo would wind it anew."""
    return 0 if line.asked is None else max(0, line.at - line.asked)


def undoable(loaded: LoadedTable) -> tuple[Seat, ...]:
    """Return the seats whose people can take back their last answer, which they must have given themselves.

    That is none that the clock, the host's skip, a computer player or an earlier owner gave for the seat.
    """
    return tuple(seat for seat in loaded.position.undoable if _gave_the_last(loaded, seat))


def _gave_the_last(loaded: LoadedTable, seat: Seat) -> bool:
    own = (line for line in reversed(loaded.lines) if line.step.seat == seat and not line.step.passed)
    last = next(own, None)
    return last is not None and last.user_id is not None and last.user_id == loaded.info.seats[seat].user_id


def to_take_back(loaded: LoadedTable, seat: Seat) -> TakeBack:
    """Preview `taken_back`. Raises `Stale`."""
    if seat in loaded.position.locked:
        asked, answer = loaded.position.pending[seat], loaded.position.locked[seat]
        return TakeBack(loaded.position.n, asked, answer)
    record, position = undo(loaded.game, loaded.record, loaded.position, seat)
    [first, *more] = loaded.record.steps[len(record.steps) :]
    return TakeBack(loaded.position.n, position.pending[seat], first.answer, len(more))


def ended(info: TableInfo, position: Position[Any], now: int) -> TableInfo:
    """Return the table at the end of its game: the seed is no longer secret."""
    return replace(info, status="over", since=now, seed=root(position.state.seed), result=position.result)


def seen(loaded: LoadedTable, seat: Seat | None) -> TableView:
    """Return the table as one reader may see it. Raises `Bug` if the rules can't show it."""
    try:
        shown = look(loaded.game, loaded.position, seat)
    except Exception as error:
        raise Bug(f"{loaded.game.key}: no view for {seat}") from error
    asked = dict(shown.public) if seat is None or shown.decision is None else {seat: shown.decision}
    drafts = {s: d.draft for s, d in loaded.drafts.items() if loaded.position.asks.get(s) == d.ask}
    told = news_for(seat, loaded.recent, _since(loaded, seat), markers(loaded.game.key))
    return TableView(
        table=loaded.info,
        seat=seat,
        look=replace(shown, undoable=undoable(loaded)),
        n=loaded.position.n,
        asks={s: ask for s, ask in loaded.position.asks.items() if s == seat or s in shown.public},
        draft={} if seat is None else drafts.get(seat, {}),
        # A question with secret options may have a secret draft.
        drafts={
            s: drafts[s] for s, d in shown.public.items() if s in drafts and d is loaded.position.pending[s]
        },
        news=told.texts,
        lately=told.lately,
        touching=told.touching,
        touched=told.touched,
        score=_score(loaded, seat, shown.view) if told.touching else None,
        orders={} if seat is None else loaded.orders.get(seat, {}),
        effects={s: loaded.game.effects(shown.view, d) for s, d in asked.items()},
    )


def _without(loaded: LoadedTable, seat: Seat) -> tuple[StoredStep, ...]:
    """Return the answers since the checkpoint, without the seat's sealed answer to the open question."""
    return unlocked(loaded.record, loaded.position, seat, loaded.lines, lambda line: line.step.seat)


def _informed(loaded: LoadedTable, position: Position[Any], now: int) -> TableInfo:
    if position.result is not None:
        return ended(loaded.info, position, now)
    if position.opened == loaded.position.opened:
        return loaded.info
    return replace(loaded.info, since=now)


def _heard(loaded: LoadedTable, tail: tuple[StoredStep, ...], position: Position[Any]) -> Mapping[Seat, int]:
    led_on = enumerate(tail[: position.opened - loaded.record.at], loaded.record.at + 1)
    return {**loaded.heard, **{line.step.seat: n for n, line in led_on if not line.step.passed}}


def markers(game: str) -> frozenset[str]:
    """Return the keys of the lines that only say whose turn or action, or which round it is."""
    return frozenset(f"{game}.log.{name}" for name in ui(game).markers)


def news_for(
    seat: Seat | None, recent: Sequence[StoredEvent], since: int, marking: Set[str] = frozenset()
) -> News:
    """Return what the reader may read since step `since`, and which of these lines concern the reader.

    Every message says whose turn it is: lines that are `marking` it are no news, unless there is no other.
    """
    known = [(it.step, text) for it in recent if it.step >= since and (text := it.event.read_by(seat))]
    told = [(step, text) for step, text in known if text.key not in marking]
    read = told or known
    touching: set[int] = set()
    if seat is not None and since:  # before one's first answer all is new
        for step, lines in groupby(range(len(read)), key=lambda place: read[place][0]):
            texts = {place: read[place][1] for place in lines}
            touching |= _touching(f"seat:{seat}", texts, by_others=step > since)
    touched = read[max(touching)][0] if touching else None
    news, lately = (tuple(text for _, text in each) for each in (read, known))
    return News(news, lately, frozenset(touching), touched)


def _touching(me: str, texts: Mapping[int, Text], *, by_others: bool) -> set[int]:
    """Return the places of the lines of one answer that touch a seat, by their place.

    If a line names the seat besides whoever acts, all that name it do, what stands between them, and what
    those who are named with it did right before. Else, when others have acted, a line about this seat alone
    does: of what all seats do in turn, none.
    """
    named = {place for place, text in texts.items() if _names(text, me)}
    if any(_names(texts[place], me, besides="seat") for place in named):
        for one, other in pairwise(sorted(named)):
            named |= set(range(one, other)) if other - one <= GAP + 1 else set()
        rivals = {value for place in named for value in texts[place].args.values() if _is_seat(value)}
        first = min(named)
        before = takewhile(
            lambda place: texts[place].args.get("seat") in rivals, range(first - 1, min(texts) - 1, -1)
        )
        return named.union(islice(before, GAP))
    others = {text.key for text in texts.values() if text.args.get("seat") not in (None, me)}
    return {place for place in named if by_others and texts[place].key not in others}


def _is_seat(value: object) -> bool:
    return isinstance(value, str) and value.startswith("seat:")


def _names(text: Text, ident: str, besides: str = "") -> bool:
    values = [value for name, value in text.args.items() if name != besides]
    return any(ident == value or (isinstance(value, list) and ident in value) for value in values)


def _score(loaded: LoadedTable, seat: Seat | None, view: Any) -> Text | None:
    """Compare the reader with their best rival; None while nobody has scored in public, and after the end."""
    if seat is None or loaded.position.result is not None:
        return None
    if not any(any(kinds.values()) for kinds in loaded.game.tally(view)):
        return None
    return compared(loaded.game, seat, view)[0]


def _since(loaded: LoadedTable, seat: Seat | None) -> int:
    """Return the number of answers at the reader's last one; for the channel, at the awaited seats' last."""
    if seat is not None:
        return loaded.heard[seat]
    asked = [loaded.heard[s] for s in loaded.position.pending]
    return min(asked) if asked else max(loaded.heard.values())
