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
from bot.table.runtime.context import reason
from bot.table.runtime.leisure import Leisure
from bot.table.runtime.live import Live
from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import Record
from rules.core.flow import Bug
from rules.core.rng import Dice
from rules.core.search.sharp import SHARP, sharp_answer

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Thought:
    """The answer to the question `ask` of a seat; None if thinking failed."""

    seat: Seat
    ask: str
    answer: Answer | None


class Sharp:
    """Thinks for the sharp computer players, at leisure; answers come at multiples of `rhythm` seconds."""

    def __init__(self, leisure: Leisure, rhythm: float = 0.0) -> None:
        self._leisure = leisure
        self._rhythm = rhythm

    async def think(self, live: Live) -> Thought | None:
        """What the awaited computer player answers; None if none is awaited, or one of another kind.

        It takes the same record, seat and secret to the same answer, so a restart repeats it.
        """
        seat = awaited_computer(live)
        if seat is None or live.info.seats[seat].computer != SHARP:
            return None
        begun = time.monotonic()
        thought = Thought(seat, live.position.asks[seat], await self._answer(live, seat))
        if self._rhythm:
            await asyncio.sleep(self._rhythm - (time.monotonic() - begun) % self._rhythm)
        return thought

    async def _answer(self, live: Live, seat: Seat) -> Answer | None:
        seed = f"{live.computer_seed}:{live.position.opened}:{seat}"
        given = (live.game.key, live.record, seat, seed, self._leisure.effort)
        try:
            return await self._leisure.run(live.info.queue, None, searched, *given)
        except (Rejected, Bug) as error:  # the usual player answers
            log.error("table %d: no sharp answer: %s", live.info.id, reason(error))
            return None


def searched(games: Games, game: str, record: Record, seat: Seat, seed: str, effort: int) -> Answer:
    """The work of the process."""
    return sharp_answer(games[game], record, seat, Dice(seed), effort)
