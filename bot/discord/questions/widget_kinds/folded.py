"""`Choose` with the question behind it: one press or one choice answers both.

The option that was chosen last (else another of its kind, else the first that leads on) is opened as buttons;
the others that lead on have a menu each, while there is room; what is left is answered alone. A few pairs are
all buttons.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.discord.questions.draft import Draft, Press
from bot.discord.questions.widget_kinds.buttons import buttons_for, described, height, in_lines, labels_of
from bot.discord.questions.widget_kinds.pages import entry, placeholder
from bot.discord.screens import limits
from bot.discord.screens.layout import Answered, Button, Chained, Layout, Menu, Outcome, Row, rows_of
from bot.discord.screens.speech import Speech
from bot.table.learning.folding import distance
from bot.table.model import Folded, FollowUp
from rules.core.decisions import Choose
from rules.core.flow import Stale

VERB = "pair"  # of a button or menu that gives two answers
PAIRS = 10  # choices that are all buttons, first and second answer in one
TALL = 16  # lines that a folded question takes on a phone, three quarters of them for the opened buttons
OPENED = 20  # opened options, if their names are very short
OTHERS = 999  # the entry of a menu that only answers the first question
_CHECK = 10**6  # a number below this says which second question a component means


def layout(
    decision: Choose, folded: Folded, draft: Draft, speech: Speech, lines: Sequence[str]
) -> Layout | None:
    """Return the two questions in one; None if nothing is gained."""
    leading = {
        i: _Second(i, folded.then[option.id], draft, speech)
        for i, option in enumerate(decision.options)
        if option.id in folded.then
    }
    both = _Both(decision, leading, draft, speech)
    return (both.in_pairs(lines) or both.opened(lines, folded.last)) if leading else None


class _Second:
    """The second question behind option `i` of the first one.

    `labels` of its buttons, and what is `told` of them above; if that is not the `whole`, a menu below says
    the rest, where there is room.
    """

    def __init__(self, i: int, follow: FollowUp, draft: Draft, speech: Speech) -> None:
        self.options, self.prompt = follow.question.options, follow.question.prompt
        self.speech = Speech(speech.words, speech.names, speech.icon, speech.forms, follow.effects)
        self._numbers, self._draft = (i, _check(follow)), draft
        self.labels = labels_of(self.options, self.speech)
        self.told = described(self.options, self.labels, self.speech)
        self.opens, self.whole = buttons_for(self.labels), in_lines(self.told, len(self.labels))
        if not self.opens or height(self.labels) > limits.ROW:
            self._shorten()

    def _shorten(self) -> None:
        """Shorten the buttons' labels to the part before a colon, such as a cell; list them in full above."""
        full = [self.speech.plain(option.label) for option in self.options]
        names = [label.partition(": ")[0] for label in full]
        line = " · ".join(self.speech.marked(option.label) for option in self.options)
        tiny = max(map(len, names)) <= limits.TINY and len(set(names)) == len(names)
        if tiny and len(names) <= OPENED and len(line) < limits.LINE and not (self.opens and names == full):
            self.opens, self.whole, self.labels = True, False, names
            self.told = [] if names == full else [f"-# {line}"]

    def buttons(self, labels: Sequence[str]) -> list[Button]:
        """Return a button for each option."""
        return [
            Button(self._draft.act(VERB, *self._numbers, j), label, "primary", self.speech.icon(option.id))
            for j, (option, label) in enumerate(zip(self.options, labels, strict=True))
        ]

    def menu_of(self, first: str) -> Menu:
        """Return the menu that stands for the first option, which it names."""
        prompt = _named_once(first, self.speech.plain(self.prompt))
        return self.menu(self.speech.word("folded", first=first, prompt=prompt))

    def menu(self, hint: str) -> Menu:
        """Return a menu of its options, or of the likeliest ones; the last entry then asks for the others."""
        shown = len(self.options) if len(self.options) <= limits.ENTRIES else limits.ENTRIES - 1
        entries = [
            entry(self.speech.plain(o.label), j, self.speech.effect(o.id), icon=self.speech.icon(o.id))
            for j, o in enumerate(self.options[:shown])
        ]
        if shown < len(self.options):
            entries.append(entry(self.speech.word("choose-other"), OTHERS))
        return Menu(self._draft.act(VERB, *self._numbers), placeholder(hint), tuple(entries))


@dataclass(frozen=True, slots=True)
class _Both:
    """A question, and those behind its options, by index."""

    decision: Choose
    leading: Mapping[int, _Second]
    draft: Draft
    speech: Speech

    @property
    def shorts(self) -> list[str]:
        """The labels of the first question's buttons."""
        return labels_of(self.decision.options, self.speech)

    def in_pairs(self, lines: Sequence[str]) -> Layout | None:
        """Lay out a button for each pair, and for each option that leads nowhere; None if there are many."""
        buttons: list[Button] = []
        for i, first in enumerate(self.shorts):
            if i in self.leading:
                second = self.leading[i]
                named = [self.speech.word("pair", first=first, second=label) for label in second.labels]
                buttons += second.buttons(named)
            else:
                buttons.append(self._alone(i, first))
        if len(buttons) > PAIRS or not buttons_for([button.label for button in buttons]):
            return None
        return Layout((*lines, *self._told()), tuple(rows_of(buttons)))

    def opened(self, lines: Sequence[str], last: str | None) -> Layout | None:
        """Return one option opened as buttons, menus for others, and the rest alone."""
        options = self.decision.options
        order = sorted(self.leading, key=lambda i: distance(options[i].id, last))
        opened = order[0] if self.leading[order[0]].opens else None
        rows, tall, head = list[Row](), 0, [*lines, *self._told()]
        if opened is not None:
            second = self.leading[opened]
            rows, tall = rows_of(second.buttons(second.labels)), height(second.labels)
            name, sign = self.speech.marked(options[opened].label), self.speech.sign(options[opened].id)
            prompt = _named_once(name, self.speech.marked(second.prompt))
            head += [self.speech.word("opened", first=sign + name, prompt=prompt), *second.told]
        menus, rest = self._shared([i for i in order if i != opened], opened, len(rows), tall)
        if opened is None and not menus:
            return None
        rows += [self.leading[i].menu_of(self.speech.plain(options[i].label)) for i in menus]
        alone = self._rest(rest, limits.ROWS - len(rows))
        if opened is not None and not self.leading[opened].whole and len(rows) + len(alone) < limits.ROWS:
            alone.append(self.leading[opened].menu(self.speech.word("choose-told")))
        return Layout(tuple(head), (*rows, *alone))

    def _shared(
        self, others: Sequence[int], opened: int | None, taken: int, tall: int
    ) -> tuple[Sequence[int], list[int]]:
        """Return the options that get a menu each, as many as leave room for buttons, and the rest."""
        every, room = [i for i in range(len(self.decision.options)) if i != opened], limits.ROWS - taken
        for count in range(min(len(others), room), -1, -1):
            rest = [i for i in every if i not in others[:count]]
            if self._have_buttons(rest, room - count, TALL - tall - count):
                return others[:count], rest
        menus = others[: max(room - 1, 0)]
        return menus, [i for i in every if i not in menus]

    def _have_buttons(self, rest: Sequence[int], rows: int, lines: int) -> bool:
        """Return whether these options fit into so many rows of buttons, or lines on a phone."""
        labels = [self.shorts[i] for i in rest]
        short = max(map(len, labels), default=0) <= limits.SHORT
        return short and len(rest) <= rows * limits.ROW and height(labels) <= lines

    def _rest(self, rest: Sequence[int], rows: int) -> list[Row]:
        """Lay out what is answered alone: buttons if there is room for them, else a menu."""
        if self._have_buttons(rest, rows, TALL):
            return rows_of([self._alone(i, self.shorts[i]) for i in rest])
        options = [(i, self.decision.options[i]) for i in rest]
        entries = tuple(
            entry(self.speech.plain(o.label), i, self.speech.effect(o.id), icon=self.speech.icon(o.id))
            for i, o in options
        )
        act = self.draft.act("one", rest[0], len(self.decision.options))
        return [Menu(act, placeholder(self.speech.word("choose-other")), entries)]

    def _alone(self, i: int, label: str) -> Button:
        icon = self.speech.icon(self.decision.options[i].id)
        return Button(self.draft.act("one", i), label, "primary", icon)

    def _told(self) -> list[str]:
        """Describe the first question's options, if that is short."""
        told = described(self.decision.options, self.shorts, self.speech)
        return told if in_lines(told, len(self.shorts)) else []


def _named_once(first: str, prompt: str) -> str:
    """Drop the thing from the beginning of the second prompt if the first label ends with it."""
    return prompt.removeprefix(f"{first.rpartition(': ')[2]}: ")


def _check(follow: FollowUp) -> int:
    """Return a number that tells this second question from another one, as far as six digits can."""
    return int(follow.ask, 16) % _CHECK


def press(decision: Choose, folded: Folded | None, pressed: Press) -> Outcome:
    """Return both answers; `Stale` if another second question would be asked than the one that was shown."""
    first, check = pressed.number(0, len(decision.options)), pressed.number(1, _CHECK)
    follow = None if folded is None or first is None else folded.then.get(decision.options[first].id)
    if follow is None or first is None or check != _check(follow):
        return Stale()
    options, given = follow.question.options, [decision.options[first].id]
    if pressed.values == (OTHERS,):
        return Answered(given)
    second = pressed.value(len(options)) if pressed.values else pressed.number(2, len(options))
    if second is None:
        return Stale()
    return Chained((given, [options[second].id]))
