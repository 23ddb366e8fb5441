"""Ideas of a coach: what a good player would answer, each with its reason.

The coach of a lesson says them and a search tries them, so neither speaks of answers that the other has not
looked at.
"""

from dataclasses import dataclass
from typing import Any

from rules.core.decisions import Answer, Decision, is_legal
from rules.core.game import AnyGame
from rules.core.play.planning import nearly_as_good
from rules.core.rng import Dice
from rules.core.text import Text
from rules.core.words import Words

MAX_IDEAS = 2  # answers that are named
ENGLISH = Words("en")


@dataclass(frozen=True, slots=True)
class Idea:
    """A good answer, and the reason as a fact of the position that its seat sees."""

    answer: Answer
    why: Text


def ideas(game: AnyGame, view: Any, decision: Decision) -> tuple[Idea, ...]:
    """Return the usual computer player's answer, and one that promises nearly as much for another reason.

    Reasons that read alike are one. The same question gets the same ideas, whoever asks.
    """
    player = next(iter(game.computers.values()), None)
    if player is None:
        return ()
    best = player(view, decision, Dice("coach"))
    found: dict[str, Idea] = {}
    for answer in (best, *nearly_as_good(game.weighs(view, decision), best)):
        why = game.why(view, decision, answer)
        if why is not None and is_legal(decision, answer):
            found.setdefault(ENGLISH.say(why), Idea(answer, why))
    return tuple(found.values())[:MAX_IDEAS]
