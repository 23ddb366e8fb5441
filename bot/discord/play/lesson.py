"""A lesson as the learner sees it: the board, their hand, the coach's words and the question, in one message.

Nobody else reads it, so it may show all that the learner knows.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from discord import ButtonStyle, ui

from bot.discord.delivery.glance import how_button, onward
from bot.discord.delivery.panel import ACCENTS, QUIET, board_button, button, in_words, title, undo_button
from bot.discord.play import standing_orders
from bot.discord.play.private import advice_buttons, look_back, question
from bot.discord.questions.coach_idea import act_with_it, said_with_it, second, why_with_it
from bot.discord.questions.spoken import reason_beside
from bot.discord.screens import ids
from bot.discord.screens.happened import Happened, news, to_reader, told_of
from bot.discord.screens.icons import UNICODE, Icons
from bot.discord.screens.layout import Button
from bot.discord.screens.limits import COMPONENTS, TEXT, clip
from bot.discord.screens.places import pins
from bot.discord.screens.screen import (
    Drawing,
    Item,
    Screen,
    characters,
    components,
    galleries,
    in_rows,
    rows,
    uploads,
)
from bot.discord.screens.speech import Speech, called, say_of, sentences
from bot.table.learning.coach import Coaching, only
from bot.table.model import TableView
from rules.core.decisions import Answer
from rules.core.play.idea import Idea
from rules.core.text import Text
from rules.core.words import Words

SAID = 300  # characters of the outcome of the last press
MAX_ANSWER = 400  # characters of an answer that the coach names
SPACE = 60  # characters of a space of a sheet and of what lies there
COACHED = 1000  # characters of all that the coach says of a question
BESIDE = 3  # components: the frame, what happened, and the coach's words
GOAL = 2  # sentences about how one wins
STOPS = (".", "!", "?", "…")


def lesson(
    seen: TableView,
    coaching: Coaching,
    drawings: Sequence[Drawing],
    words: Words,
    said: str = "",
    icons: Icons = UNICODE,
) -> Screen:
    """Return the learner's message, headed by `said`, the outcome of the last press."""
    head = [*([f"**{clip(said, SAID)}**"] if said else []), title(seen.table.game, words)]
    above: list[Item] = [ui.TextDisplay("\n".join([*head, *_opening(seen, coaching, words)]))]
    asked = seen.decision is not None or seen.table.status != "running"
    shown = uploads(drawings)
    buttons = in_rows(_buttons(seen, coaching, words))
    taken = BESIDE + components([*above, *buttons]) + len(shown) + (drawings[0].shown is None)
    doing = _doing(seen, coaching, words)
    room = COMPONENTS - taken - components(doing)
    below = question(seen, words, icons, room) if asked else _waiting(words)
    told = _fitted(_coached(seen, coaching, words), [*above, *below], COACHED)
    if told and taken + components([*below, *doing]) <= COMPONENTS:
        told += doing
    speech = Speech(words, seen.table.names, icons.of(seen.table.game))
    once = seen if coaching.rounds is None else replace(seen, score=None)  # the coach says it of the round
    happened = _happened(once, speech, [*above, *told, *below])
    twin = [] if drawings[0].shown else in_words(drawings[0], words).splitlines()
    items = [*above, *_fitted(twin, [*above, *happened, *told, *below])]
    items += [*galleries(drawings), *happened, *told, *galleries(drawings, pinned=True), *below]
    items += buttons
    colour = QUIET if seen.decision is None else ACCENTS[3]
    return Screen(ui.Container(*items, accent_colour=colour), uploads=shown)


def _fitted(lines: Sequence[str], beside: Sequence[Item], most: int = TEXT) -> list[Item]:
    """Return the lines as one text of at most `most` characters, as far as the others leave room."""
    room = _room(beside, most)
    return [ui.TextDisplay(clip("\n".join(lines), room))] if lines and room > 0 else []


def _room(beside: Sequence[Item], most: int = TEXT) -> int:
    return min(most, TEXT - characters(beside))


def _happened(seen: TableView, speech: Speech, beside: Sequence[Item]) -> list[Item]:
    room = _room(beside)
    return [Happened(partial(news, seen, speech), room)] if seen.news and room > 0 else []


def _opening(seen: TableView, coaching: Coaching, words: Words) -> list[str]:
    """Explain the first question: what to press, and how one wins, briefly; *How to play* says the rest."""
    if not coaching.first:
        return []
    wins = sentences(words.say(Text(key=f"{seen.table.game}.how.wins")))
    return [say_of("learning", words, "coach.welcome"), " ".join(wins[:GOAL])]


def _coached(seen: TableView, coaching: Coaching, words: Words) -> list[str]:
    """Return the coach's lines: a look back at the last round, then the good answer with its reason."""
    before, idea = looked_back(seen, coaching, words), coaching.advice
    if coaching.enough or idea is None or seen.decision is None:  # it may have been answered meanwhile
        return before
    word = [] if coaching.word is None else [f"-# 📖 {words.say(coaching.word)}"]
    return [*before, *_idea(seen, idea, words), *word]


def looked_back(seen: TableView, coaching: Coaching, words: Words) -> list[str]:
    """Sum up the rounds that have just ended; a line below the last one of the lesson says so, once."""
    summed, over = _summed(seen, coaching, words), seen.table.status == "over"
    if coaching.enough and over:
        return [*summed, say_of("learning", words, "coach.over")]
    if coaching.enough and summed:
        return [*summed, say_of("learning", words, "coach.enough")]
    return summed


def _summed(seen: TableView, coaching: Coaching, words: Words) -> list[str]:
    """Sum up the rounds that have just ended: a rival's greatest deed, and who is ahead and why."""
    if coaching.rounds is None:
        return []
    speech, recap = to_reader(seen, Speech(words, seen.table.names)), coaching.rounds.recap
    names = [words.round(seen.table.game, number) for number in coaching.rounds.numbers]
    told = told_of(seen, speech)  # above, so it is not said again
    deed = "" if recap.deed is None or recap.deed in told else f" {speech.marked(recap.deed)}"
    score = [speech.marked(text) for text in (recap.score, recap.because) if text is not None]
    return [f"🏁 **{' · '.join(names)}.**{deed}", f"⚖️ {' '.join(score)}"]


def _idea(seen: TableView, idea: Idea, words: Words) -> list[str]:
    """Return an answer in words with its reason; of a sheet the reason first, then a line for each slot."""
    speech = Speech(words, seen.table.names)
    told = said_with_it(seen, idea.answer, words, speech.escaped)
    why = why_with_it(seen, idea, speech.marked)
    if len(told) > 1:
        return [f"🎓 {why}", *(f"- {clip(line, SPACE)}" for line in told)]
    answer = clip(told[0], MAX_ANSWER)
    shown, why = _pinned(seen, idea.answer, answer), reason_beside(answer, why)
    if why.startswith(f"{answer} "):
        return [f"🎓 **{shown}**{why.removeprefix(answer)}"]
    stop = "" if answer.endswith(STOPS) else "."
    return [f"🎓 **{shown}{stop}** {why}"]


def _pinned(seen: TableView, answer: Answer, said: str) -> str:
    """Return an answer in words behind the pin that is on its button, if it has one: `G · Ironfall`."""
    chosen = only(answer)
    pin = None if chosen is None or second(seen, answer) is not None else pins(seen).get(chosen)
    return said if pin is None else called(pin, said)


def _doing(seen: TableView, coaching: Coaching, words: Words) -> list[Item]:
    """Return a button for the answer that the coach names, which gives it."""
    idea = coaching.advice
    if idea is None or seen.decision is None or seen.seat is None or seen.locked is not None:
        return []
    act, label = act_with_it(seen, idea.answer), say_of("learning", words, "button.do")
    row = () if act is None else (Button(act, label, "success"),)
    return rows([row], ids.decision(seen.table.id, seen.asks[seen.seat])) if row else []


def _waiting(words: Words) -> list[Item]:
    """Say that the computer players are answering; this message then shows the next question."""
    return [ui.TextDisplay(say_of("learning", words, "coach.wait"))]


def _buttons(seen: TableView, coaching: Coaching, words: Words) -> list[Item]:
    """Return the buttons below the question. Once the coach has said enough, some lead on from the lesson.

    *What would you do?* is only asked where the coach does not say it anyway. What is seldom needed while the
    lesson goes on stands below the help.
    """
    table, runs = seen.table, seen.table.status == "running"
    made: list[Item] = [undo_button(seen, words)] if runs and seen.undoable else []
    made += board_button(seen, words)
    made += [button(table.id, "help", words)] if runs else []
    made += advice_buttons(seen, words) if runs and not coaching.advice else []
    made += look_back(seen, words)
    made += standing_orders.buttons(seen, words)
    if table.rests:
        made.append(button(table.id, "golesson", words, ButtonStyle.primary))
    if not runs:
        made += [button(table.id, "text", words), button(table.id, "log", words)]
        made.append(how_button(table.game, words))
    if coaching.enough or not runs:
        made += onward(words)
    return [*made, button(table.id, "endlesson", words, ButtonStyle.danger)] if runs else made
