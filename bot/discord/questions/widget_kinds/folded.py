"""`Choose` with the question behind it: one press or one choice answers both.

What the coach of a lesson recommends, else what was chosen last, is opened as buttons; the others that lead
on have a menu each, while there is room; what is left is answered alone. A few pairs are all buttons. If
nothing can be opened the first question is asked by itself.
"""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass

from bot.discord.questions.draft import Draft, Press
from bot.discord.questions.widget_kinds.buttons import (
    begun_alike,
    buttons_for,
    described,
    described_by_code,
    height,
    in_lines,
    labels_of,
)
from bot.discord.questions.widget_kinds.pages import entry, placeholder
from bot.discord.screens import limits
from bot.discord.screens.layout import Answered, Button, Chained, Layout, Menu, Outcome, Row, Style, rows_of
from bot.discord.screens.speech import Speech
from bot.table.learning.folding import distance
from bot.table.model import Folded, FollowUp
from rules.core.decisions import Choose
from rules.core.flow import Stale

VERB = "pair"  # of a button or menu that gives two answers
DO = "both"  # of the button beside a coach's idea that does the same
PAIRS = 10  # choices that are all buttons, first and second answer in one
TALL = 16  # lines that a folded question takes on a phone, three quarters of them for the opened buttons
OPENED = 20  # opened options, if their names are very short
GROUPS = 8  # lines about opened buttons that have only a code
OTHERS = 999  # the entry of a menu that only answers the first question
_CHECK = 10**6  # a number below this says which second question a component means


def layout(
    decision: Choose, folded: Folded, draft: Draft, speech: Speech, lines: Sequence[str]
) -> Layout | None:
    """Return the two questions in one; None if nothing is gained, or two buttons would read alike."""
    shorts = labels_of(decision.options, speech)
    beside = frozenset(option.id for option in decision.options)
    leading = {
        i: _Second((i, shorts[i]), folded.then[option.id], draft, speech, beside)
        for i, option in enumerate(decision.options)
        if option.id in folded.then
    }
    both = _Both(decision, shorts, leading, draft, speech)
    shown = (both.in_pairs(lines) or both.opened(lines, folded.opened)) if leading else None
    return shown if shown is not None and _differ(shown) else None


def _differ(shown: Layout) -> bool:
    """True if no two buttons or menus have the same words."""
    parts = [part for row in shown.rows for part in ((row,) if isinstance(row, Menu) else row)]
    words = [part.placeholder if isinstance(part, Menu) else part.label for part in parts]
    return len({*words}) == len(words)


class _Second:
    """The second question behind an option of the first one, which has this place and name.

    `main` are the options that get buttons where it is opened: not what stands `beside` them, in the first
    question. `last` are those by which the first answer comes to nothing.
    """

    def __init__(
        self, first: tuple[int, str], follow: FollowUp, draft: Draft, speech: Speech, beside: Set[str]
    ) -> None:
        self.options, self.prompt = follow.question.options, follow.question.prompt
        self._idle = follow.idle
        told = Speech(speech.words, speech.names, speech.icon, speech.forms, follow.effects)
        self.speech = told.among([option.id for option in self.options])
        self._numbers, self._draft, self._first = (first[0], _check(follow)), draft, first[1]
        found = range(len(self.options))
        self.last = [j for j in found if self.options[j].id in self._idle]
        main = [j for j in found if j not in self.last and self.options[j].id not in beside]
        self.main = sorted(main, key=self._comes_last)

    def pairs(self) -> list[Button]:
        """A button for each option, with the words of both answers; those that do nothing are grey."""
        labels = labels_of(self.options, self.speech)
        named = [self.speech.word("pair", first=self._first, second=label) for label in labels]
        return [self.button(j, label) for j, label in enumerate(named)]

    def button(self, j: int, label: str) -> Button:
        """Return the button of an option."""
        style: Style = "secondary" if self._comes_last(j) else "primary"
        icon = self.speech.icon(self.options[j].id)
        return Button(self._draft.act(VERB, *self._numbers, j), label, style, icon)

    def _comes_last(self, j: int) -> bool:
        ident = self.options[j].id
        return ident in self._idle or self.speech.does_nothing(ident)

    def named(self, j: int) -> str:
        """An option with what it costs, if it does nothing."""
        label = self.speech.plain(self.options[j].label)
        return self.speech.word("idle", option=label) if j in self.last else label

    def menu_of(self, first: str) -> Menu:
        """Return the menu that stands for the first option, which it names."""
        named, asked = _named_once(first, self.speech.plain(self.prompt))
        return self.menu(self.speech.word("folded", first=named, prompt=asked) if named else asked)

    def menu(self, hint: str) -> Menu:
        """Return a menu of its options, or of the likeliest ones; the last entry then asks for the others."""
        shown = len(self.options) if len(self.options) <= limits.ENTRIES else limits.ENTRIES - 1
        entries = [
            entry(
                self.named(j),
                j,
                self.speech.effect(self.options[j].id),
                icon=self.speech.icon(self.options[j].id),
            )
            for j in sorted(range(shown), key=lambda j: j in self.last)
        ]
        if shown < len(self.options):
            entries.append(entry(self.speech.word("choose-other"), OTHERS))
        return Menu(self._draft.act(VERB, *self._numbers), placeholder(hint), tuple(entries))


class _Opened:
    """A second question as buttons; at the end, in grey, those by which the first answer comes to nothing.

    `labels` of the main ones, and what is `told` of them above; if that is not the `whole`, or takes too much
    room, a menu below says the rest, where there is room, and only what is `brief` stands above. It `fits` if
    there are main ones, and buttons have room for all of them.
    """

    def __init__(self, second: _Second) -> None:
        self.second, self.speech = second, second.speech
        self.options = [second.options[j] for j in second.main]
        labels = labels_of(second.options, self.speech)
        self.labels = [labels[j] for j in second.main]
        self.grey = [second.named(j) for j in second.last]
        self.told = described(self.options, self.labels, self.speech)
        self.fits = bool(self.options) and buttons_for(self.labels, len(self.grey))
        self.whole = in_lines(self.told, len(self.labels))
        self.brief = self.told if self.whole else []
        if self.options and (not self.fits or self.height() > limits.ROW):
            self._shorten()
        self.fits = self.fits and all(len(name) <= limits.SHORT for name in self.grey)

    def _shorten(self) -> None:
        """Have on the buttons what the labels say before a colon, such as a cell, and the rest above.

        With what each brings, or that alone, if it is short.
        """
        options = self.options
        full = [self.speech.plain(option.label) for option in options]
        codes = [label.partition(": ")[0] for label in full]
        line = " · ".join(self.speech.marked(option.label) for option in options)
        tiny = max(map(len, codes)) <= limits.TINY and len(set(codes)) == len(codes)
        few = len(codes) + len(self.grey) <= OPENED
        if tiny and few and len(line) < limits.LINE and not (self.fits and codes == full):
            self.fits, self.whole, self.labels = True, False, codes
            aside = [] if codes == full else [f"-# {line}"]
            tried = (described_by_code(options, codes, self.speech, named=named) for named in (True, False))
            self.told = self.brief = next(
                (told for told in tried if 0 < len(told) <= GROUPS and in_lines(told, len(codes))), aside
            )

    def height(self) -> int:
        """The lines that its buttons take on a phone."""
        return height([*self.labels, *self.grey])

    def buttons(self) -> list[Button]:
        """Return a button for each option."""
        main = [self.second.button(j, label) for j, label in zip(self.second.main, self.labels, strict=True)]
        last = [self.second.button(j, name) for j, name in zip(self.second.last, self.grey, strict=True)]
        return [*main, *last]


@dataclass(frozen=True, slots=True)
class _Both:
    """A question, the labels of its buttons, and the questions behind its options, by index."""

    decision: Choose
    shorts: Sequence[str]
    leading: Mapping[int, _Second]
    draft: Draft
    speech: Speech

    def in_pairs(self, lines: Sequence[str]) -> Layout | None:
        """Lay out a button for each pair, and for each option that leads nowhere; None if there are many."""
        pairs = sum(len(second.options) for second in self.leading.values())
        if pairs + len(self.shorts) - len(self.leading) > PAIRS:
            return None
        buttons: list[Button] = []
        for i, first in enumerate(self.shorts):
            buttons += self.leading[i].pairs() if i in self.leading else [self._alone(i, first)]
        buttons.sort(key=lambda button: button.style == "secondary")
        if not buttons_for([button.label for button in buttons]):
            return None
        return Layout((*lines, *self._told()), tuple(rows_of(buttons)))

    def opened(self, lines: Sequence[str], ident: str | None) -> Layout | None:
        """Lay out the option with this id opened as buttons, menus for others, and the rest alone."""
        options = self.decision.options
        opened = next((i for i in self.leading if options[i].id == ident), None)
        if opened is None or not (shown := _Opened(self.leading[opened])).fits:
            return None
        second = shown.second
        rows, tall = rows_of(shown.buttons()), shown.height()
        name, sign = self.speech.marked(options[opened].label), self.speech.sign(options[opened].id)
        named, asked = _named_once(name, self.speech.marked(second.prompt))
        asked = self.speech.word("opened", first=sign + named, prompt=asked) if named else sign + asked
        head = [*lines, *self._told(), asked]
        order = sorted(self.leading, key=lambda i: distance(options[i].id, ident))
        menus, rest = self._shared([i for i in order if i != opened], opened, len(rows), tall)
        rows += [self.leading[i].menu_of(self.speech.plain(options[i].label)) for i in menus]
        alone, begun = self._rest(rest, limits.ROWS - len(rows))
        if shown.whole or len(rows) + len(alone) == limits.ROWS:
            return Layout((*head, *shown.told, *begun), (*rows, *alone))
        alone.append(second.menu(self.speech.word("choose-told")))
        return Layout((*head, *shown.brief, *begun), (*rows, *alone))

    def _shared(
        self, others: Sequence[int], opened: int, taken: int, tall: int
    ) -> tuple[Sequence[int], list[int]]:
        """Return the options that get a menu each, as many as leave room for buttons, and the rest."""
        order = sorted(range(len(self.decision.options)), key=self._comes_last)
        every, room = [i for i in order if i != opened], limits.ROWS - taken
        for count in range(min(len(others), room), -1, -1):
            rest = [i for i in every if i not in others[:count]]
            if self._have_buttons(rest, room - count, TALL - tall - count):
                return others[:count], rest
        menus = others[: max(room - 1, 0)]
        return menus, [i for i in every if i not in menus]

    def _have_buttons(self, rest: Sequence[int], rows: int, lines: int) -> bool:
        """Return whether these options fit into so many rows of buttons, or lines on a phone."""
        labels, _ = self._names(rest)
        short = max(map(len, labels), default=0) <= limits.SHORT
        return short and len(rest) <= rows * limits.ROW and height(labels) <= lines

    def _names(self, rest: Sequence[int]) -> tuple[list[str], list[str]]:
        """Return the labels of what is answered alone, and lines with what several of them begin with."""
        return begun_alike(
            [self.shorts[i] for i in rest], self.speech.plain(self.decision.prompt), self.speech
        )

    def _rest(self, rest: Sequence[int], rows: int) -> tuple[list[Row], list[str]]:
        """Lay out what is answered alone: buttons if there is room, else a menu; and lines about them."""
        if self._have_buttons(rest, rows, TALL):
            labels, begun = self._names(rest)
            return rows_of([self._alone(i, label) for i, label in zip(rest, labels, strict=True)]), begun
        options = [(i, self.decision.options[i]) for i in rest]
        entries = tuple(
            entry(self.speech.plain(o.label), i, self.speech.effect(o.id), icon=self.speech.icon(o.id))
            for i, o in options
        )
        act = self.draft.act("one", rest[0], len(self.decision.options))
        return [Menu(act, placeholder(self.speech.word("choose-other")), entries)], []

    def _alone(self, i: int, label: str) -> Button:
        icon = self.speech.icon(self.decision.options[i].id)
        style: Style = "secondary" if self._comes_last(i) else "primary"
        return Button(self.draft.act("one", i), label, style, icon)

    def _comes_last(self, i: int) -> bool:
        return self.speech.does_nothing(self.decision.options[i].id)

    def _told(self) -> list[str]:
        """Describe the first question's options, if that is short."""
        told = described(self.decision.options, self.shorts, self.speech)
        return told if in_lines(told, len(self.shorts)) else []


def _named_once(first: str, prompt: str) -> tuple[str, str]:
    """Return what to name before the second prompt, and the prompt: a thing that both name stands once.

    >>> _named_once("Build: Castle", "Castle: where do you build?")
    ('Castle', 'where do you build?')
    >>> _named_once("Build: Castle", "Castle on M13: where are its walls?")
    ('', 'Castle on M13: where are its walls?')
    >>> _named_once("Ruby, level 2", "Ruby pyramid: to which level?")
    ('', 'Ruby pyramid: to which level?')
    >>> _named_once("Insert Cave (2)", "Cave: where do you insert it?")
    ('Insert Cave (2)', 'where do you insert it?')
    """
    thing, (about, _, asked) = first.rpartition(": ")[2], prompt.partition(": ")
    if asked and about in thing:
        return thing, asked
    return ("" if thing.partition(",")[0] in prompt else first), prompt


def act_of(decision: Choose, first: str, follow: FollowUp, second: str) -> str:
    """Return the act of a button that gives an option and one of the question that follows it."""
    return f"{DO}.0.{_places(decision)[first]}.{_check(follow)}.{_places(follow.question)[second]}"


def _places(decision: Choose) -> Mapping[str, int]:
    return {option.id: i for i, option in enumerate(decision.options)}


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
