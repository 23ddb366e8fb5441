"""The idea of a coach with what it leads on to: both in words, and one button that gives them."""

from collections.abc import Callable, Sequence

from bot.discord.questions import whole
from bot.discord.questions.typed import said, said_in_lines
from bot.discord.questions.widget_kinds import folded as fold
from bot.discord.screens.speech import Speech, sentences
from bot.table.learning.coach import only
from bot.table.model import FollowUp, TableView
from rules.core.decisions import Answer
from rules.core.play.idea import Idea
from rules.core.text import Text
from rules.core.words import Words

MAX_SENTENCES = 2  # of the reasons of one idea


def second(seen: TableView, answer: Answer) -> tuple[FollowUp, Idea] | None:
    """Return the question behind a coach's answer, and the idea there; None if the answer is given alone."""
    folded = None if seen.seat is None else seen.folded.get(seen.seat)
    if folded is None or folded.opened is None or folded.named is None or answer != [folded.opened]:
        return None
    return folded.then[folded.opened], folded.named


def said_with_it(seen: TableView, answer: Answer, words: Words, names: Sequence[str]) -> list[str]:
    """Say a coach's answer and the one that it leads on to; of a sheet each slot in a line of its own."""
    assert seen.decision is not None
    lines, then = said_in_lines(seen.decision, answer, words, names), second(seen, answer)
    if then is None:
        return lines
    (follow, named), speech = then, Speech(words, names)
    after = said(follow.question, named.answer, words, names)
    return [speech.word("pair", first=lines[0], second=after)]


def why_with_it(seen: TableView, idea: Idea, say: Callable[[Text], str]) -> str:
    """Say why an idea is good; in two sentences also why what it leads on to is, if that says more."""
    then, why = second(seen, idea.answer), say(idea.why)
    if then is None or not _says_more(then[1].why, idea.why):
        return why
    both = f"{why} {say(then[1].why)}"
    return both if len(sentences(both)) <= MAX_SENTENCES else why


def _says_more(reason: Text, other: Text) -> bool:
    """Return whether a reason names a thing or a number that the other does not."""
    return any(each not in other.args.values() for each in reason.args.values())


def act_with_it(seen: TableView, answer: Answer) -> str | None:
    """Return the act of the button that gives both answers, or the one; None if no id has room for it."""
    asked, then = seen.decision, second(seen, answer)
    assert asked is not None
    if asked.kind != "choose" or then is None:
        return whole.act_of(asked, answer)
    first, after = only(answer), only(then[1].answer)
    assert first is not None and after is not None
    return fold.act_of(asked, first, then[0], after)
