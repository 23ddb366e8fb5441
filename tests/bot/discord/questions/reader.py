"""A Discord user for tests: sees what is laid out, and presses only what Discord would allow."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.discord.questions.widgets import layout, opens_form, press, submitted
from bot.discord.screens import limits
from bot.discord.screens.layout import (
    Answered,
    Button,
    Changed,
    Form,
    Layout,
    Menu,
    Outcome,
)
from rules.core.decisions import Answer, Decision
from rules.core.words import Words
from tests.bot.discord.questions.questions import NAMES
from tests.bot.discord.screens.faults import faults, form_faults

ENGLISH = Words("en")
TURNS = ("group", "groups", "window", "page")  # presses that only show other things


@dataclass(frozen=True, slots=True)
class Control:
    """A button, or one entry of a menu."""

    act: str
    value: str | None = None

    @property
    def verb(self) -> str:
        return self.act.partition(".")[0]

    @property
    def numbers(self) -> list[int]:
        """The numbers of the act without its tick, and then the value."""
        numbers = [int(n) for n in self.act.split(".")[2:]]
        return numbers if self.value is None else [*numbers, int(self.value)]


def controls(shown: Layout) -> Iterator[Control]:
    """Yield everything that can be pressed."""
    for row in shown.rows:
        if isinstance(row, Menu):
            yield from (Control(row.act, entry.value) for entry in row.entries)
        else:
            yield from (Control(button.act) for button in row if not button.disabled)


class Reader:
    """The player whose question it is, in private; `public`: at the panel."""

    def __init__(self, decision: Decision, locked: Answer | None = None, *, public: bool = False) -> None:
        self.decision = decision
        self.locked = locked
        self.public = public
        self.draft: dict[str, object] = {}
        self.answer: Answer | None = None
        self.shown: tuple[dict[str, object], Layout] | None = None

    def sees(self) -> Layout:
        """The layout of the draft, made once for each: presses replace a draft and never change it."""
        if self.shown is None or self.shown[0] is not self.draft:
            found = layout(
                self.decision, self.draft, ENGLISH, private=not self.public, names=NAMES, locked=self.locked
            )
            assert faults(found) == []
            self.shown = (self.draft, found)
        return self.shown[1]

    def text(self) -> str:
        return "\n".join(self.sees().lines)

    def buttons(self) -> dict[str, Button]:
        """Return the buttons by label."""
        return {b.label: b for row in self.sees().rows if not isinstance(row, Menu) for b in row}

    def menus(self) -> list[Menu]:
        return [row for row in self.sees().rows if isinstance(row, Menu)]

    def press(self, label: str) -> Outcome:
        """Press the button with this label."""
        button = self.buttons()[label]
        assert not button.disabled
        return self._does(button.act, ())

    def choose(self, *labels: str, menu: int = 0) -> Outcome:
        """Choose these entries of a menu."""
        asked = self.menus()[menu]
        return self.pick(
            asked, [next(e.value for e in asked.entries if e.label == label) for label in labels]
        )

    def pick(self, menu: Menu, values: Sequence[str]) -> Outcome:
        assert menu.least <= len(values) <= menu.most
        return self._does(menu.act, values)

    def use(self, control: Control) -> Outcome:
        """Press a button, or choose one entry; in a menu of several, besides those that are chosen."""
        if control.value is None:
            return self._does(control.act, ())
        menu = next(m for m in self.menus() if m.act == control.act)
        if menu.most == 1:
            return self.pick(menu, [control.value])
        chosen = [e.value for e in menu.entries if e.picked or e.value == control.value]
        return self._does(menu.act, chosen[: menu.most])

    def type(self, form: Form, *typed: str) -> Outcome:
        """Fill in the form and send it."""
        fields = {field.name: text for field, text in zip(form.fields, typed, strict=True)}
        outcome = submitted(self.decision, self.draft, form.act, fields)
        assert not isinstance(outcome, Form), "a form cannot answer a form"
        return self._takes(outcome)

    def reach(self, wanted: Callable[[Control], bool]) -> Outcome:
        """Turn pages until something wanted is there, and use it."""
        seen = {str(self.draft.get("at"))}
        open_drafts = deque([self.draft])
        while open_drafts:
            self.draft = open_drafts.popleft()
            offered = list(controls(self.sees()))
            if found := next((c for c in offered if wanted(c)), None):
                return self.use(found)
            for turn in (c for c in offered if c.verb in TURNS):
                before = self.draft
                assert isinstance(self.use(turn), Changed)
                if (place := str(self.draft.get("at"))) not in seen:
                    seen.add(place)
                    open_drafts.append(self.draft)
                self.draft = before
        raise AssertionError("it cannot be reached")

    def _does(self, act: str, values: Sequence[str]) -> Outcome:
        assert len(f"d:{10**18 - 1}:{'f' * 12}:{act}") <= limits.ID
        outcome = press(self.decision, self.draft, act, values, ENGLISH, names=NAMES, locked=self.locked)
        assert opens_form(act) == isinstance(outcome, Form)
        if isinstance(outcome, Form):
            assert form_faults(outcome) == []
        return self._takes(outcome)

    def _takes(self, outcome: Outcome) -> Outcome:
        if isinstance(outcome, Changed):
            self.draft = outcome.draft
        if isinstance(outcome, Answered):
            self.answer = outcome.answer
        return outcome
