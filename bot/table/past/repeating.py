"""Repeating an answer of a sharp computer player after the game: the same search, from what its seat knew."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.table.model import TableInfo
from bot.table.play.sharp import dice_of
from bot.table.runtime.child import Games
from bot.table.runtime.context import Context, refusal, studies
from bot.table.storage import past_rows
from bot.table.storage.past_rows import Past, StoredPast, StoredThought
from rules.core.decisions import Answer, Decision
from rules.core.engine import migrate
from rules.core.flow import Bug, Diverged
from rules.core.playing import run
from rules.core.search.halving import search
from rules.core.search.knowledge import known
from rules.core.search.sharp import SHARP, policy_of
from rules.core.search.version import version_of

MAX_STEPS = 12  # steps in a refusal


@dataclass(frozen=True, slots=True)
class Repeated:
    """An answer of the game, and what the same search comes to now.

    `older`: another version of the rules had thought, so that another answer proves nothing.
    """

    table: TableInfo
    step: int
    decision: Decision
    answer: Answer
    again: Answer
    playouts: int
    older: bool

    @property
    def same(self) -> bool:
        """True if the search comes to the answer that was given."""
        return self.again == self.answer


async def repeated(context: Context, table_id: int, user_id: int, step: int) -> Repeated:
    """Repeat the search for answer number `step`, counted from 1. Refused before the end of the game.

    Refused too for answers that no sharp computer player gave: the refusal names steps near by.
    """
    head = await context.store.study(past_rows.finished, table_id)
    whole = await context.store.study(past_rows.kept, table_id)
    thoughts = await context.store.study(past_rows.thoughts_of, table_id)
    seed = await context.store.study(past_rows.computer_seed, table_id)
    return await context.thinker.run(head.info.queue, user_id, again, whole, step, seed, thoughts)


repeatable = studies(past_rows.count_thoughts)


def again(
    games: Games, it: StoredPast, step: int, seed: str, thoughts: Mapping[str, StoredThought]
) -> Repeated:
    """Return the work of the process."""
    game, past = games.get(it.info.game), Past.of(it)
    if game is None:
        raise refusal("without-game")
    sharp = [n for n, line in enumerate(past.lines, 1) if _is_sharp(it.info, line.step.seat, line.step.by)]
    if step not in sharp:
        near = sorted(sorted(sharp, key=lambda n: abs(n - step))[:MAX_STEPS])
        raise refusal("not-sharp", step=step, steps=", ".join(map(str, near)) or "0")
    given = past.lines[step - 1].step
    try:
        record = migrate(game, past.record(step - 1))
        position = run(game, record)
        thought = thoughts.get(position.asks.get(given.seat, ""))
        if thought is None or given.seat not in position.pending:
            raise refusal("not-repeatable")
        policy = policy_of(game, given.seat)
        knows = known(game, record, given.seat, policy)
    except (Bug, Diverged) as error:
        raise refusal("not-repeatable") from error
    found = search(knows, policy, thought.effort, dice_of(seed, position.opened, given.seat))
    older = thought.code != version_of(game)
    return Repeated(it.info, step, knows.decision, given.answer, found.answer, found.playouts, older)


def _is_sharp(info: TableInfo, seat: int, by: str) -> bool:
    return by == "computer" and info.seats[seat].computer == SHARP
