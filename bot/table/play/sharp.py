"""The sharp computer player at the tables: it thinks in a process of its own, for one table after another.

Nobody may learn from its time what it holds: an answer comes only at whole multiples of a rhythm after the
question, whether there was much to think about or nothing.
"""

import asyncio
import logging
import time
from dataclasses import dataclass

from bot.table.play.stand_in import awaited_computer
from bot.table.runtime.child import Games
from bot.table.runtime.loaded_table import LoadedTable
from bot.table.runtime.studies import Thinker
from bot.table.storage.past_rows import StoredThought
from bot.traced import traced
from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import Record
from rules.core.flow import Bug
from rules.core.rng import Dice
from rules.core.search.halving import Effort, search
from rules.core.search.knowledge import known
from rules.core.search.sharp import SHARP, effort_of, policy_of
from rules.core.search.version import version_of

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Thought:
    """The answer to the question `ask` of a seat, and how it came about; None if thinking failed."""

    seat: Seat
    ask: str
    answer: Answer | None
    how: StoredThought | None = None


class Sharp:
    """Thinks for the sharp computer players in the table's queue, in its rhythm."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    async def think(self, loaded: LoadedTable) -> Thought | None:
        """Find the awaited computer player's answer; None if none is awaited, or one of another kind.

        The same record, seat and secret lead to the same answer, so a restart repeats it.
        """
        seat = awaited_computer(loaded)
        if seat is None or loaded.info.seats[seat].computer != SHARP:
            return None
        begun, effort = time.monotonic(), effort_of(loaded.game, self._thinker.effort)
        answer = await self._answer(loaded, seat, effort)
        how = None if answer is None else StoredThought(effort, version_of(loaded.game))
        thought = Thought(seat, loaded.position.asks[seat], answer, how)
        if rhythm := self._thinker.rhythm:
            await asyncio.sleep(rhythm - (time.monotonic() - begun) % rhythm)
        return thought

    async def _answer(self, loaded: LoadedTable, seat: Seat, effort: Effort) -> Answer | None:
        dice = dice_of(loaded.computer_seed, loaded.position.opened, seat)
        try:
            return await self._thinker.run(
                loaded.info.queue, None, searched, loaded.game.key, loaded.record, seat, dice.seed, effort
            )
        except (Rejected, Bug) as error:  # the usual player answers
            log.error("table %d: no sharp answer: %s", loaded.info.id, traced(error))
            return None


def dice_of(computer_seed: str, opened: int, seat: Seat) -> Dice:
    """Return the dice of a search, seeded by the table's secret, the question's place, and the seat."""
    return Dice(f"{computer_seed}:{opened}:{seat}")


def searched(games: Games, game: str, record: Record, seat: Seat, seed: str, effort: Effort) -> Answer:
    """Return the work of the process."""
    policy = policy_of(games[game], seat)
    return search(known(games[game], record, seat, policy), policy, effort, Dice(seed)).answer
