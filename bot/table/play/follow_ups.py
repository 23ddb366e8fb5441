"""Looking one question ahead: for each option of a question, the one that surely comes next.

Only into what a game declares to follow (`follows` of its hints), so what is found depends on nothing that
the reader can't see.
"""

from collections.abc import Mapping
from time import thread_time

from bot.table.model import FollowUp
from bot.table.play.forced import known_answer
from rules.core import moves
from rules.core.decisions import Answer, Choose, Decision, Rejected, Seat
from rules.core.engine import Position, Record, look
from rules.core.flow import S
from rules.core.game import AnyGame
from rules.core.ui import ui

WIDE = 12  # options of a question; if there are more, nobody looks ahead
FORCED = 3  # questions with one answer in between
TIME_LIMIT = 0.04  # seconds of work; the options that are left then stand alone


def follow_ups(
    game: AnyGame,
    record: Record,
    position: Position[S],
    seat: Seat,
    *,
    public: bool,
    forced: bool = True,
    longest: float = TIME_LIMIT,
) -> Mapping[str, FollowUp]:
    """Return the question of the same person behind each option that surely leads to one, by the option's id.

    `public`: as everybody may know it. `forced`: whether the table gives an only answer by itself.
    """
    asked = position.pending.get(seat)
    if not _leads(game, position, seat, asked) or (public and asked is not None and asked.secret):
        return {}
    assert asked is not None
    assert asked.kind == "choose"
    found, until = dict[str, FollowUp](), thread_time() + longest
    for option in asked.options:
        if thread_time() >= until:
            break
        if public and option.secret:
            continue
        try:
            after = _after(game, record, position, seat, [option.id], forced=forced)
        except Rejected:
            continue
        follow = None if after is None else _follow_up(game, asked.prompt.key, after, seat, public=public)
        if follow is not None:
            found[option.id] = follow
    return found


def _leads(game: AnyGame, position: Position[S], seat: Seat, asked: Decision | None) -> bool:
    """Return whether it is worth looking: one of a few options is to be chosen, by this seat alone."""
    return (
        asked is not None
        and _of_one(asked)
        and asked.size() <= WIDE
        and bool(ui(game.key).follows.get(asked.prompt.key))
        and tuple(position.pending) == (seat,)
        and seat not in position.locked
    )


def _of_one(asked: Decision) -> bool:
    return asked.kind == "choose" and asked.least == asked.most == 1 and asked.standing is None


def _after(
    game: AnyGame, record: Record, position: Position[S], seat: Seat, answer: Answer, *, forced: bool
) -> Position[S] | None:
    """Return the position in which the seat has a choice again; None if not all on the way is declared."""
    path, hints = [position.pending[seat].prompt.key], ui(game.key)
    for _ in range(1 + FORCED):
        at, implied = moves.probe(game, record, position, seat, answer)
        if at is None:
            return None
        record, position = at
        asked = position.pending[seat]
        path += [*(each.question.prompt.key for each in implied), asked.prompt.key]
        if not hints.leads(*path) or asked.prompt.key in hints.apart.get(path[0], ()):
            return None
        known = known_answer(game, asked) if forced else None
        if known is None:
            return position
        answer = known
    return None


def _follow_up(
    game: AnyGame, before: str, after: Position[S], seat: Seat, *, public: bool
) -> FollowUp | None:
    """The question after one with the prompt `before`."""
    asked = after.pending[seat]
    if not _of_one(asked) or (public and asked.secret):
        return None
    assert asked.kind == "choose"
    shown = _in_public(asked) if public else asked
    if shown is None:
        return None
    view = look(game, after, None if public else seat).view
    idle = frozenset(ui(game.key).idle.get(before, ())) & {option.id for option in shown.options}
    return FollowUp(shown, after.asks[seat], game.effects(view, shown), idle, view)


def _in_public(asked: Choose) -> Choose | None:
    """Return the question without its secret options; None if no option is left."""
    shown = tuple(option for option in asked.options if not option.secret)
    return asked.model_copy(update={"options": shown}) if shown else None
