"""The idea of a coach, which says it, and of a search, which tries it: a good answer, and why."""

from dataclasses import dataclass
from typing import Any

from rules.core.decisions import Answer, Decision, is_legal
from rules.core.game import AnyGame
from rules.core.rng import Dice
from rules.core.text import Text


@dataclass(frozen=True, slots=True)
class Idea:
    """A good answer, and the reason as a fact of the position that its seat sees."""

    answer: Answer
    why: Text


def idea(game: AnyGame, view: Any, decision: Decision) -> Idea | None:
    """Return the usual computer player's answer, the same for all who ask, if there is a reason for it."""
    player = next(iter(game.computers.values()), None)
    if player is None:
        return None
    answer = player(view, decision, Dice("coach"))
    why = game.why(view, decision, answer)
    return Idea(answer, why) if why is not None and is_legal(decision, answer) else None
