"""The idea of a coach: what a good player would answer, and why.

The coach of a lesson says it and a search tries it, so neither speaks of an answer that the other has not
looked at.
"""

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
    """Return the usual computer player's answer, if there is a reason for it.

    The same question gets the same idea, whoever asks.
    """
    player = next(iter(game.computers.values()), None)
    if player is None:
        return None
    answer = player(view, decision, Dice("coach"))
    why = game.why(view, decision, answer)
    return Idea(answer, why) if why is not None and is_legal(decision, answer) else None
