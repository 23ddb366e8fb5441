"""The guarantees of the contract, checked at every position of a playout. It knows no particular game.

An `Audit` watches a playout (`play(..., watch=Audit(game, seats))`) and raises `AssertionError` if the
contract is broken.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import pydantic_core

from rules.core.decisions import Answer, Decision, Rejected, Seat
from rules.core.engine import Look, Position, Record, dump, load, look
from rules.core.flow import Bug, Diverged, Event, Stale
from rules.core.game import AnyGame
from rules.core.moves import submit, undo
from rules.core.playing import Playing, run, taken_back
from rules.core.rng import Dice
from rules.core.selfplay.leaks import LeakCheck, named


class Audit:
    """Watches one playout.

    `events`, `leaks` and `slow` switch the expensive checks on, which may be made in only some games. The
    last two, and the round trip, are made at one position in `one_in`, chosen at random, and at the end.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        *,
        events: bool = True,
        leaks: bool = True,
        slow: bool = True,
        one_in: int = 1,
    ) -> None:
        self.game = game
        self.readers: tuple[Seat | None, ...] = (*range(seats), None)
        self.told = LeakCheck(game, self.readers) if events else None
        self.leaks = leaks
        self.slow = slow
        self.one_in = one_in
        self.dice = Dice("audit")

    def __call__(self, playing: Playing[Any]) -> None:
        """Check one position and the record that leads to it."""
        position = playing.position
        self.game.check(position.state)
        assert bool(position.pending) == (position.result is None), (
            "nobody is asked, and the game is not over"
        )
        for asked, decision in position.pending.items():
            self._sound(asked, decision)
        if self.told:
            self.told(position)
        if position.pending and self.dice.below(self.one_in):
            return
        record = playing.record
        again = self._round_trip(record, position)
        if self.slow:
            self._refuses(record, position)
            self._takes_back(record, position)
        if self.leaks:
            self._undo_tells_nothing(record, position)
            for seat in self.readers:
                self._hides(position, seat)
                self._hides_since_checkpoint(record, again, seat)

    def _round_trip(self, record: Record, position: Position[Any]) -> Position[Any]:
        """Run the position again from the record: it must be the same."""
        text = dump(self.game, position.state)
        assert dump(self.game, load(self.game, text)) == text, "state changes in a round trip through JSON"
        todo = "draw from the table alone, go by no set"
        try:
            again = run(self.game, record)
        except Diverged as error:
            raise AssertionError(f"the same answers, run again, don't fit: {error}; {todo}") from error
        what = "the same answers, run again, lead elsewhere"
        same(what, facts(self.game, position), facts(self.game, again), todo)
        told = again.events  # only since the checkpoint, which may have moved
        assert position.events[len(position.events) - len(told) :] == told, "recomputed events differ"
        assert max(position.sealed, record.at) == again.sealed, "recomputed seal differs"
        return again

    def _sound(self, seat: Seat, decision: Decision) -> None:
        assert decision.seat == seat, "a question under another seat's name"
        if decision.default is not None:
            try:
                decision.check(decision.default)
            except Rejected as refusal:
                what = (
                    f"{self.game.key}: the default {decision.default!r} of {decision.prompt.key} is no answer"
                )
                raise AssertionError(f"{what}: give one that it offers, or none") from refusal
        if decision.kind in ("choose", "order", "fill"):
            flags = [o.secret for o in decision.options]
            assert flags == sorted(flags), "secret options come last"

    def _refuses(self, record: Record, position: Position[Any]) -> None:
        for seat, decision in position.pending.items():
            for answer in damaged(decision.sample(self.dice)):
                try:
                    submit(self.game, record, position, seat, position.asks[seat], answer)
                except Rejected:
                    continue
                raise AssertionError(f"accepted the damaged answer {answer!r}")
        try:
            submit(self.game, record, position, 0, "0" * 12, [])
        except Stale:
            return
        raise AssertionError("accepted an answer to no question")

    def _takes_back(self, record: Record, position: Position[Any]) -> None:
        """Check that undo and the same answer again lead to the same position and question."""
        if not record.steps or record.steps[-1].seat not in position.undoable or record.steps[-1].passed:
            return
        step = record.steps[-1]
        shorter, before = undo(self.game, record, position, step.seat)
        assert before.n == position.n - 1, "undo took back more than one answer"
        _, after = submit(self.game, shorter, before, step.seat, before.asks[step.seat], step.answer, step.by)
        assert essence(self.game, after) == essence(self.game, position), "undo and again differs"
        assert latest(after) == latest(position), "undo and again tells other events"

    def _hides(self, position: Position[Any], seat: Seat | None) -> None:
        """Check that shuffling what the reader can't see does not change the reader's view."""
        shuffled = load(self.game, dump(self.game, position.state))
        self._mixed(shuffled, [] if seat is None else [seat])
        before = self._view(position.state, seat)
        what = f"the view of {named(seat)} shows something hidden"
        todo = f"leave it out of {self.game.views.__name__}, or out of resample if all may know it"
        same(what, before, self._view(shuffled, seat), todo)

    def _hides_since_checkpoint(self, record: Record, position: Position[Any], seat: Seat | None) -> None:
        """Check that hidden facts from before the last answers show in nothing if the reader read the same.

        At the end of a game hidden things may be revealed without an event for each.
        """
        if position.result is not None:
            return
        for other in self._determinizations(record, seat):
            mine, theirs = look(self.game, position, seat), look(self.game, other, seat)
            if mine.events == theirs.events:
                what = f"{named(seat)} is shown something hidden"
                todo = "show nobody more for it, and ask everybody who could have it"
                same(what, self._shown(mine), self._shown(theirs), todo)

    def _undo_tells_nothing(self, record: Record, position: Position[Any]) -> None:
        """Check that what an undoable answer shows does not depend on what its author did not know."""
        if not record.steps or record.steps[-1].passed or position.result is not None:
            return
        seat = record.steps[-1].seat
        if seat not in position.undoable:
            return
        shorter = taken_back(record, position, seat)
        before, after = (self._seen_and_told(run(self.game, each), seat) for each in (shorter, record))
        for state in self._mixtures(shorter, seat):
            try:
                alike = self._seen_and_told(run(self.game, _like(shorter, state)), seat) == before
            except (Diverged, Bug):
                continue
            if alike:
                what = f"undo of {record.steps[-1].prompt} tells {named(seat)} of something hidden"
                theirs = self._seen_and_told(run(self.game, _like(record, state)), seat)
                same(what, after, theirs, "draw with ctx.take, or close undo with ctx.seal")

    def _seen_and_told(self, position: Position[Any], seat: Seat) -> dict[str, object]:
        seen = look(self.game, position, seat)
        return {**self._shown(seen), "events": pydantic_core.to_json(seen.events)}

    def _determinizations(self, record: Record, seat: Seat | None) -> Iterator[Position[Any]]:
        """Yield positions after the answers with other hidden facts, if they could be given there."""
        for state in self._mixtures(record, seat):
            with suppress(Diverged, Bug):
                yield run(self.game, _like(record, state))

    def _mixtures(self, record: Record, seat: Seat | None) -> Iterator[str]:
        """Yield checkpoints with hidden facts mixed: the reader's, then those of all who have answered."""
        reader = [] if seat is None else [seat]
        answered = sorted({*reader, *(step.seat for step in record.steps)})
        for known in (reader, answered) if answered != reader else (reader,):
            state = load(self.game, record.checkpoint)
            self._mixed(state, known)
            yield dump(self.game, state)

    def _mixed(self, state: Any, known: Sequence[Seat]) -> None:
        """Shuffle what these seats can't see. The result must be a state that could have come about."""
        self.game.resample(state, known, self.dice)
        self.game.check(state)

    def _view(self, state: Any, seat: Seat | None) -> dict[str, object]:
        return {"view": self.game.seen.dump_json(self.game.view(state, seat))}

    def _shown(self, seen: Look[Any]) -> dict[str, object]:
        return {
            "view": self.game.seen.dump_json(seen.view),
            "waiting": seen.waiting,
            "question": pydantic_core.to_json(seen.decision),
            "public questions": pydantic_core.to_json(seen.public),
            "secret questions": pydantic_core.to_json(seen.secrets),
            "undoable": seen.undoable,
            "locked": seen.locked,
        }


def essence(game: AnyGame, position: Position[Any]) -> tuple[object, ...]:
    """Return the facts that equal positions share, however they were reached."""
    return (
        dump(game, position.state),
        pydantic_core.to_json(position.pending),
        position.locked,
        position.asks,
        position.result,
        position.undoable,
        position.floor,
        position.n,
    )


def facts(game: AnyGame, position: Position[Any]) -> dict[str, object]:
    """Return the essence of a position by name, for messages."""
    names = ("state", "questions", "locked", "asks", "result", "undoable", "floor", "answers")
    return dict(zip(names, map(_plain, essence(game, position)), strict=True))


def _plain(fact: object) -> object:
    return fact.encode() if isinstance(fact, str) else fact


def _like(record: Record, checkpoint: str) -> Record:
    return record.model_copy(update={"checkpoint": checkpoint})


def latest(position: Position[Any]) -> list[Event]:
    """Return the events that the last answer caused."""
    return [event for n, event in position.events if n == position.n]


def same(what: str, mine: Mapping[str, object], theirs: Mapping[str, object], todo: str) -> None:
    """Raise `AssertionError`, with the first field that differs and what to do, unless both are the same."""
    if mine != theirs:
        raise AssertionError(f"{what}: {difference(mine, theirs)}; {todo}")


def difference(mine: object, theirs: object, at: str = "") -> str:
    """Say where two JSON values (also given as bytes) first differ, and how.

    >>> difference({"view": b'{"hands": [["a", "b"]]}'}, {"view": b'{"hands": [["a", "c"]]}'})
    "view.hands.0.1 is 'b' or 'c'"
    """
    if isinstance(mine, bytes) and isinstance(theirs, bytes):
        return difference(pydantic_core.from_json(mine), pydantic_core.from_json(theirs), at)
    if isinstance(mine, Mapping) and isinstance(theirs, Mapping) and [*mine] == [*theirs]:
        pairs = [(key, mine[key], theirs[key]) for key in mine]
    elif isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        pairs = list(zip(range(len(mine)), mine, theirs, strict=True))
    else:
        return f"{at.removeprefix('.')} is {mine!r} or {theirs!r}"
    return next(difference(one, other, f"{at}.{key}") for key, one, other in pairs if one != other)


def damaged(answer: Answer) -> list[Answer]:
    """Return illegal answers made from a legal one."""
    if isinstance(answer, int):
        return [answer + 10**6, -(10**6), [str(answer)]]
    if isinstance(answer, list):
        return [[*answer, "no:such"], [*answer, *answer, "no:such"], ["no:such"], 3, {}]
    extra: Answer = {"no:such": 1, **dict.fromkeys(answer, 1)}
    return [extra, 3, ["no:such"]]
