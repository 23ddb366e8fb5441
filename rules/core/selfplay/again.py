"""Playing a recorded game again under today's rules, and finding out what has become of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from rules.core.decisions import Rejected
from rules.core.flow import Bug, Diverged
from rules.core.game import AnyGame
from rules.core.selfplay.recorded import Recorded
from rules.core.selfplay.transcript import transcript

AS_IT_WAS = "the same game"
WORDS = "the same game in other words"
CHOICES = "another game: the computer players choose otherwise, and the old answers still lead to the old end"
RULES = "another game: the rules do not take the old answers to the old end, so `version` must be raised"
MOST = 12  # changed lines that are shown, old ones and new ones each


@dataclass(frozen=True, slots=True)
class Again:
    """A recorded game as it is played today, in words as well, and how it differs from before."""

    recorded: Recorded
    lines: list[str]
    verdict: str
    changed: list[str]  # the first lines that differ, old ones with `-` and new ones with `+`


def again(game: AnyGame, before: Recorded, lines: Sequence[str]) -> Again:
    """Let the same players play the same game again. `lines`: its words of before.

    The game must have no branches and no answers of the clock. Raises `Failed` if it can't be played.
    """
    now = Recorded.of(game, before.seats, before.seed, before.players, before.options)
    told = transcript(game, now)
    if not _leads_to_its_end(game, before):
        verdict = RULES
    elif now.answers != before.answers:
        verdict = CHOICES
    else:
        verdict = AS_IT_WAS if now.version == before.version and told == [*lines] else WORDS
    return Again(now, told, verdict, [*_changes(lines, told)])


def _leads_to_its_end(game: AnyGame, before: Recorded) -> bool:
    try:
        _, position = before.replay(game)
    except (Rejected, Bug, Diverged):
        return False
    return position.result == before.result


def _changes(before: Sequence[str], now: Sequence[str]) -> Iterator[str]:
    """Yield the first lines that differ, each only once."""
    matcher = SequenceMatcher(None, before, now, autojunk=False)
    changed = [codes for codes in matcher.get_opcodes() if codes[0] != "equal"]
    shown = set[str]()
    for _, start, end, new_start, new_end in changed:
        pair = [*(f"- {line}" for line in before[start:end][:MOST])]
        pair += [f"+ {line}" for line in now[new_start:new_end][:MOST]]
        new = [line for line in pair if line not in shown]
        if new and len(shown) < MOST:
            yield from new
        shown.update(new)
    if len(shown) > MOST or len(changed) > 1:
        yield f"  ... in {len(changed)} places"
