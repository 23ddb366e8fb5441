"""The way to an answer by as few presses as a sensible person needs.

It is found in the widgets alone, as somebody finds it who reads the screen: what answers, else what brings
the unfinished answer nearer, else a menu that leads there.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from bot.discord.questions import widgets
from bot.discord.questions.draft import Draft
from bot.discord.questions.widget_kinds import split
from bot.discord.screens import ids
from bot.discord.screens.layout import Answered, Chained, Changed, Entry, Form, Menu, Outcome
from bot.discord.screens.places import in_public, pins_in
from bot.discord.screens.speech import NO_PINS, Forms, forms_of
from bot.table.model import Folded
from rules.core.decisions import Answer, Decision, Seat
from rules.core.engine import Position, look
from rules.core.words import Words, original
from rules.games import GAMES
from tests.bot.e2e.history import present
from tests.bot.e2e.players import asks, hand_of, mark, offers, panel_in, until
from tests.bot.e2e.tables import advised, all_said, along, answer_after
from tools.driver import Person, Place, Post

ENGLISH = Words("en")
FAR = 2  # menus that may lie between the question and what brings the answer nearer


@dataclass(frozen=True, slots=True)
class Step:
    """One press or choice, and the numbers typed into the form that it opens, if it does."""

    act: str
    values: tuple[str, ...] = ()
    typed: Mapping[str, str] | None = None

    @property
    def presses(self) -> int:
        """A form is also sent; a menu is opened first, and closed if several are chosen in it."""
        chosen = len(self.values) if len(self.values) != 1 else 0
        return 1 + (self.typed is not None) + bool(self.values) + chosen


def cost(steps: Sequence[Step]) -> int:
    """The presses of some steps."""
    return sum(step.presses for step in steps)


# --- the way ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Way:
    """A question on the panel or, `private`, in the own hand, and what is to be answered.

    `folded`: what is shown along with it. `then`: the answer to that, if one press is to give both.
    """

    decision: Decision
    answer: Answer
    forms: Forms
    private: bool
    folded: Folded | None = None
    then: Answer | None = None
    pins: Mapping[str, str] = field(default_factory=lambda: NO_PINS)

    def steps(self) -> list[Step]:
        """The steps to the answer; none if what is shown leads nowhere."""
        found: list[Step] = []
        draft: Mapping[str, object] = {}
        while (step := self._next(draft)) is not None:
            found.append(step)
            outcome = self._outcome(draft, step)
            if not isinstance(outcome, Changed):
                return found
            draft = outcome.draft
        return []

    def _next(self, draft: Mapping[str, object], far: int = FAR) -> Step | None:
        """The first step: one that answers, one that brings most, or the shortest way to such a step."""
        outcomes = [(step, self._outcome(draft, step)) for step in self._offered(draft)]
        for step, outcome in outcomes:
            if self._ends(outcome):
                return step
        now = self._nearness(draft)
        drafts = [(step, outcome.draft) for step, outcome in outcomes if isinstance(outcome, Changed)]
        gains = [self._nearness(changed) - now for _, changed in drafts]
        if max(gains, default=0) > 0:
            return drafts[gains.index(max(gains))][0]
        level = [found for found, gain in zip(drafts, gains, strict=True) if gain == 0]
        for further in range(far):
            for step, changed in level:
                if self._next(changed, further):
                    return step
        return None

    def _ends(self, outcome: Outcome) -> bool:
        """True if all is answered, as it should be."""
        if isinstance(outcome, Chained):
            return self.then is not None and outcome.answers == (self.answer, self.then)
        answered = isinstance(outcome, Answered) and _plain(outcome.answer) == _plain(self.answer)
        return answered and self.then is None

    def _offered(self, draft: Mapping[str, object]) -> Iterator[Step]:
        """Yield all that can be pressed or chosen; of a menu of several, only what is in the answer."""
        shown = widgets.layout(
            self.decision,
            draft,
            ENGLISH,
            private=self.private,
            forms=self.forms,
            pins=self.pins,
            folded=self.folded,
        )
        for row in shown.rows:
            if not isinstance(row, Menu):
                yield from (self._press(draft, button.act) for button in row if not button.disabled)
            elif row.most == row.least == 1:
                yield from (Step(row.act, (entry.value,)) for entry in row.entries)
            else:
                wanted = tuple(entry.value for entry in row.entries if self._wants(entry))
                if row.least <= len(wanted) <= row.most:
                    yield Step(row.act, wanted)

    def _wants(self, entry: Entry) -> bool:
        assert self.decision.kind == "choose"
        assert isinstance(self.answer, list)
        return self.decision.options[int(entry.value)].id in self.answer

    def _press(self, draft: Mapping[str, object], act: str) -> Step:
        form = widgets.press(self.decision, draft, act, (), ENGLISH)
        if not isinstance(form, Form):
            return Step(act)
        if self.decision.kind == "number":
            return Step(act, typed={form.fields[0].name: str(self.answer)})
        assert self.decision.kind == "split"
        assert isinstance(self.answer, dict)
        parts = self.decision.parts
        return Step(act, typed={f.name: str(self.answer[parts[int(f.name)].id]) for f in form.fields})

    def _outcome(self, draft: Mapping[str, object], step: Step) -> Outcome:
        outcome = widgets.press(self.decision, draft, step.act, step.values, ENGLISH, folded=self.folded)
        if isinstance(outcome, Form) and step.typed is not None:
            return widgets.submitted(self.decision, draft, outcome.act, step.typed)
        return outcome

    def _nearness(self, draft: Mapping[str, object]) -> int:
        """Count how much of the answer is in the draft, less what does not belong there."""
        decision, answer, so_far = self.decision, self.answer, draft.get("answer")
        if decision.kind == "split":
            so_far = split.given(decision, Draft.from_json(draft))
        if isinstance(answer, dict):
            given = so_far if isinstance(so_far, dict) else {}
            right = [_plain(answer.get(name)) == _plain(value) for name, value in given.items()]
            return right.count(True) - right.count(False)
        if not isinstance(answer, list) or not isinstance(so_far, list):
            return 0
        if decision.kind == "order":
            return len(so_far) if answer[: len(so_far)] == so_far else -len(so_far)
        return sum(1 if ident in answer else -1 for ident in so_far)


def offered_in(post: Post) -> set[str]:
    """The ids of all that can be pressed in a message."""
    return {each.custom_id or "" for each in offers(post)}


def numbers_of(
    position: Position[Any], reader: Seat | None, decision: Decision, game: str
) -> Mapping[str, str]:
    """The numbers on the places of the question, where the reader sees no other question beside it."""
    seen = look(GAMES[game], position, reader)
    several = reader is None and len(seen.public.keys() & {*seen.waiting}) > 1
    return NO_PINS if several or (decision.secret and reader is None) else pins_in(game, seen.view, decision)


def _plain(value: object) -> object:
    """A value in which equal copies are alike, and the order of what is chosen does not matter."""
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    return original(value) if isinstance(value, str) else value


# --- people on that way ----------------------------------------------------------------------------------


def shown_in(post: Post, database: Path, user_id: int, *, private: bool) -> list[Step]:
    """The steps to that answer in a message, whose questions may be apart or in menus for want of room."""
    now = present(database)
    seat = now.seat_of(user_id)
    assert seat is not None
    prefix, steps = ids.decision(now.stored.info.id, now.position.asks[seat]), list[Step]()
    for folding, small in ((True, False), (False, False), (False, True)):
        steps = shortest(database, user_id, private=private, folding=folding, small=small)
        if steps and prefix + steps[0].act in offered_in(post):
            break
    return steps


def shortest(
    database: Path, user_id: int, *, private: bool, folding: bool = True, small: bool = False
) -> list[Step]:
    """The steps to what a steady player answers; to that and the next answer, where one press gives both.

    `folding`: where there is room for both; `small`: where there is none for buttons.
    """
    decision, answer, _ = advised(database, user_id)
    now = present(database)
    folded = along(database, user_id, public=not private) if folding else None
    game, seat = now.stored.info.game, now.seat_of(user_id)
    forms = forms_of(game).small(decision.prompt.key) if small else forms_of(game)
    shown = decision if private else in_public(decision)
    pins = numbers_of(now.position, seat if private else None, shown, game)
    alone = Way(decision, answer, forms, private, folded, pins=pins).steps()
    then = answer_after(database, user_id, answer) if folded else None
    if then is None:
        return alone
    both = Way(decision, answer, forms, private, folded, then[1], pins).steps()
    after = Way(*then, forms, private).steps()
    return both if both and (not alone or cost(both) <= cost(alone) + cost(after)) else alone


@dataclass
class Presser:
    """A user in the channel, who presses on the panel, else in the private message that is open already.

    Only if that does not show the question, it takes *My hand* first. `open`: the newest private message.
    """

    person: Person
    games: Place
    database: Path
    open: Post | None = None

    async def answer(self) -> int:
        """Answer the open question as a steady computer player would. Returns the number of presses."""
        now = present(self.database)
        seat = now.seat_of(self.person.id)
        assert seat is not None
        table, ask = now.stored.info, now.position.asks[seat]
        post, pressed = panel_in(self.games), 0
        steps = shown_in(post, self.database, self.person.id, private=False)
        if ask not in asks(post) or not steps:
            if self.open is None or self.open.deleted or ask not in asks(self.open):
                self.open = await hand_of(self.person, post)
                pressed += 1
            post = self.open
            steps = shown_in(post, self.database, self.person.id, private=True)
        for step in steps:
            await self._take(post, ids.decision(table.id, ask) + step.act, step)
            pressed += step.presses
        await until(self.games, partial(self._has_answered, ask))
        await all_said(self.database)
        return pressed

    async def _take(self, post: Post, name: str, step: Step) -> None:
        """Press or choose, and wait until the message shows it."""
        shown = mark(post)
        if step.values:
            await self.person.select(post, step.values, name)
        else:
            reply = await self.person.press(post, name)
            if step.typed is not None:
                await self.person.submit(reply.modal, step.typed)
        await until(self.games, lambda: post.deleted or mark(post) != shown)

    def _has_answered(self, ask: str) -> bool:
        now = present(self.database)
        seat = now.seat_of(self.person.id)
        return seat is None or now.position.asks.get(seat) != ask or seat in now.position.locked
