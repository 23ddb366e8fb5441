"""Questions without a choice: the only legal answer may be given without asking.

An instant answer tells everybody that nothing else was possible. So it is given only where everybody knows
that already: at a public question for which no hand ever adds an answer, as the game declares
(`in_the_open`). Whoever plays against computer players alone is not asked where they can only pass, unless
they can still take back their last answer: passing would be the end of that. Elsewhere people use standing
orders (`bot.table.play.standing_orders`).
"""

from bot.table.runtime.loaded_table import LoadedTable, undoable
from rules.core.decisions import Answer, Decision, Seat, Split
from rules.core.game import AnyGame


def next_forced(loaded: LoadedTable) -> tuple[Seat, Answer, bool] | None:
    """Find the first person's question with one answer only: seat, answer, and whether all know it."""
    if not loaded.info.autoplay:
        return None
    alone = len(loaded.info.users) == 1
    for seat in loaded.position.waiting:
        asked = loaded.position.pending[seat]
        known = known_answer(loaded.game, asked)
        may_pass = alone and known is None and seat not in undoable(loaded)
        answer = _only_pass(asked) if may_pass else known
        if answer is not None and loaded.info.seats[seat].user_id is not None:
            return seat, answer, known is not None
    return None


def _only_pass(decision: Decision) -> Answer | None:
    """Return the pass if a window offers nothing else, or None."""
    passes = decision.standing is not None and only_answer(decision) == decision.default
    return decision.default if passes else None


def known_answer(game: AnyGame, decision: Decision) -> Answer | None:
    """Return the only answer to a question, if everybody knows that there is no other."""
    hidden = decision.secret or decision.standing is not None or decision.prompt.key not in game.in_the_open
    return None if hidden else only_answer(decision)


def only_answer(decision: Decision) -> Answer | None:
    """Return the only answer that the question accepts; None if there are several, or if it is a sheet."""
    match decision.kind:
        case "choose" if decision.least == len(decision.options):
            return [option.id for option in decision.options]
        case "order" if len(decision.options) == 1:
            return [decision.options[0].id]
        case "number" if decision.size() == 1:
            return decision.low
        case "split":
            return _only_split(decision)
    return None


def _only_split(decision: Split) -> Answer | None:
    """Return every part at its lowest or its highest, or the remainder in the one part that can vary."""
    lows, highs = sum(part.low for part in decision.parts), sum(part.high for part in decision.parts)
    least, most = max(decision.least, lows), min(decision.most, highs)
    free = [part.id for part in decision.parts if part.low < part.high]
    if least != most or (len(free) > 1 and least not in (lows, highs)):
        return None
    given = {part.id: part.high if least == highs else part.low for part in decision.parts}
    return {**given, free[0]: given[free[0]] + least - sum(given.values())} if free else {**given}
