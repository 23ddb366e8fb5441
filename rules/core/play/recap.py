"""A summary of a round for a learner: a rival's greatest deed, who is ahead, and what that rests on.

It is made of what the learner was told, and of the learner's own view after the round.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.decisions import Seat
from rules.core.game import AnyGame
from rules.core.play.planning import Facts
from rules.core.text import Text


@dataclass(frozen=True, slots=True)
class Recap:
    """The texts about a round: lines of the log, and words `<game>.recap.<...>`."""

    deed: Text | None  # the greatest of a rival, if there was any; learners know what they did themselves
    score: Text  # the learner's, beside that of the best rival
    because: Text | None  # the kind that brings half of the lead or more; None if no single one does


def recap(game: AnyGame, seat: Seat, deeds: Sequence[str], told: Sequence[Text], after: Any) -> Recap:
    """Summarize a round for the learner in `seat`, who was `told` this and sees `after` now.

    `deeds`: the lines of the log that are worth telling again, `<game>.log.<...>`, the greatest first.
    """
    lines = [f"{game.key}.log.{deed}" for deed in deeds]
    theirs = [text for text in told if _actor(text) not in ("", f"seat:{seat}")]
    return Recap(_greatest(lines, theirs), *compared(game, seat, after))


def _actor(text: Text) -> str:
    """Return the seat that acted, `seat:<number>`; empty if the text names none."""
    named = str(text.args.get("seat", ""))
    return named if named.startswith("seat:") else ""


def _greatest(lines: Sequence[str], told: Sequence[Text]) -> Text | None:
    """Return the text whose line comes first; of several, the last one that was told."""
    found = [text for text in told if text.key in lines]
    return min(reversed(found), key=lambda text: lines.index(text.key), default=None)


def compared(game: AnyGame, seat: Seat, view: Any) -> tuple[Text, Text | None]:
    """Compare the seat with its best rival, from its own view; and name what brings most of the lead.

    The game must have a `tally`.
    """
    counted = game.tally(view)
    mine, rival = _total(counted[seat]), _best(counted, seat)
    theirs = _total(counted[rival])
    args: Facts = {"seat": f"seat:{rival}", "mine": mine, "theirs": theirs}
    if mine == theirs:
        return Text(key=f"{game.key}.recap.even", args=args), None
    leader, other = (seat, rival) if mine > theirs else (rival, seat)
    more = {kind: count - counted[other][kind] for kind, count in counted[leader].items()}
    kind = max(more, key=lambda kind: more[kind])
    score = Text(key=f"{game.key}.recap.{'ahead' if leader == seat else 'behind'}", args=args)
    lead = abs(mine - theirs)
    if 2 * more[kind] < lead or ([*more.values()].count(more[kind]) > 1 and more[kind] < lead):
        return score, None  # no kind brings half of it, or several bring as much
    return score, Text(key=f"{game.key}.recap.{kind}", args={"more": more[kind]})


def _best(counted: Sequence[Mapping[str, int]], seat: Seat) -> Seat:
    rivals = [other for other in range(len(counted)) if other != seat]
    return max(rivals, key=lambda other: _total(counted[other]))


def _total(kinds: Mapping[str, int]) -> int:
    return sum(kinds.values())
