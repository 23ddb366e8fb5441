"""An idea of a coach with what it names along with it: both in words, and one button that gives them."""

from collections.abc import Sequence

from bot.discord.questions import whole
from bot.discord.questions.typed import said, said_in_lines
from bot.discord.questions.widget_kinds import folded as fold
from bot.discord.screens.speech import Speech
from bot.table.learning.coach import only
from bot.table.model import Folded, FollowUp, TableView
from rules.core.decisions import Answer
from rules.core.words import Words


def second(seen: TableView, answer: Answer) -> tuple[FollowUp, str] | None:
    """Return the question behind a coach's answer, and the option named there; None if it is given alone."""
    first, folded = only(answer), _folded(seen)
    named = None if folded is None or first is None else folded.named.get(first)
    return None if folded is None or first is None or named is None else (folded.then[first], named)


def said_with_it(seen: TableView, answer: Answer, words: Words, names: Sequence[str]) -> list[str]:
    """Say a coach's answer and what is named along with it; of a sheet each slot in a line of its own."""
    assert seen.decision is not None
    lines, then = said_in_lines(seen.decision, answer, words, names), second(seen, answer)
    if then is None:
        return lines
    (follow, ident), speech = then, Speech(words, names)
    after = said(follow.question, [ident], words, names)
    return [speech.word("pair", first=lines[0], second=after)]


def act_with_it(seen: TableView, answer: Answer) -> str | None:
    """Return the act of the button that gives both answers, or the one; None if no id has room for it."""
    asked, folded, first = seen.decision, _folded(seen), only(answer)
    assert asked is not None
    if asked.kind != "choose" or folded is None or first is None or second(seen, answer) is None:
        return whole.act_of(asked, answer)
    return fold.act_of(asked, folded, first)


def _folded(seen: TableView) -> Folded | None:
    return None if seen.seat is None else seen.folded.get(seen.seat)
