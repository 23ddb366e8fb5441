"""The closed set of questions that a game may ask, and what counts as an answer.

A decision *is* its list of legal answers: buttons, menus, autocomplete, the terminal and the computer players
need only `check`, `sample` and `size`.
"""

from functools import lru_cache
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from rules.core.rng import Dice
from rules.core.text import Text, Value

Seat = int
Answer = int | list[str] | dict[str, int] | dict[str, str]


class Rejected(Exception):  # noqa: N818 - a refusal is an answer to a player, not an error of the program
    """An answer is refused; `text` says why, for people. The position is unchanged."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class Option(Value):
    """One thing to choose. `id` is stable and meaningful: `region:delta`.

    Equal copies are numbered within the decision (`card:rage.2`), never by component, or players could track
    a hidden token.
    """

    id: str
    label: Text
    group: str | None = None
    secret: bool = False


def option(
    kind: str,
    name: str | int,
    *,
    key: str | None = None,
    group: str | None = None,
    secret: bool = False,
    **args: int | str | list[str],
) -> Option:
    """Return the option `kind:name`, labelled by the name of the thing itself unless `key` names a message.

    >>> option("region", "delta").label
    Text(key='label', args={'it': 'region:delta'})
    """
    try:
        return _made(f"{kind}:{name}", key, group, secret, *args.items())
    except TypeError:  # a list among the arguments, which has no hash
        return _made.__wrapped__(f"{kind}:{name}", key, group, secret, *args.items())


@lru_cache(maxsize=1 << 14)
def _made(
    ident: str, key: str | None, group: str | None, secret: bool, *args: tuple[str, int | str | list[str]]
) -> Option:
    """Make an option; cached, since the same few thousand come again and again."""
    label = Text(key=key, args=dict(args)) if key else Text(key="label", args={"it": ident})
    return Option(id=ident, label=label, group=group, secret=secret)


class Question(Value):
    """The fields that all kinds of decisions share."""

    seat: Seat
    prompt: Text
    secret: bool = False  # the whole question, including its list of options, is for this seat alone
    default: Answer | None = None  # the answer of a seat that is away; always legal
    standing: str | None = None  # the name of the window, for standing orders

    def refuse(self, key: str, **args: int | str | list[str]) -> Rejected:
        """Return a refusal with the words of `core.ftl`."""
        return Rejected(Text(key=f"core.refused.{key}", args=args))

    @property
    def helping(self) -> Text:
        """A longer explanation of the question. Not every question has such words."""
        return Text(key=self.prompt.key.replace(".ask.", ".help."))


class Choose(Question):
    """Choose from `least` to `most` of the options, in any order. Answer: `["card:ambush"]`."""

    kind: Literal["choose"] = "choose"
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1

    @model_validator(mode="after")
    def _sound(self) -> Self:
        _distinct(self.options)
        if not 0 <= self.least <= self.most <= len(self.options) or not self.options:
            raise ValueError("choose: 0 <= least <= most <= number of options, and at least one option")
        return self

    def check(self, answer: Answer) -> None:
        """Raise `Rejected` unless the answer is a list of distinct options, `least` to `most` of them."""
        ids = {o.id for o in self.options}
        if not isinstance(answer, list) or not all(isinstance(a, str) for a in answer):
            raise self.refuse("shape")
        if not ids.issuperset(answer):
            raise self.refuse("option", count=len(self.options))
        if len(set(answer)) != len(answer):
            raise self.refuse("twice")
        if not self.least <= len(answer) <= self.most:
            if self.least == self.most:
                raise self.refuse("exactly", most=self.most, given=len(answer))
            raise self.refuse("how-many", least=self.least, most=self.most, given=len(answer))

    def sample(self, dice: Dice, draft: Answer | None = None) -> Answer:
        """Return a legal answer, every one possible."""
        ids = [o.id for o in self.options]
        dice.shuffle(ids)
        count = self.least + dice.below(self.most - self.least + 1)
        return ids[:count]

    def size(self) -> int:
        """Return the number of things to choose from, for widgets."""
        return len(self.options)


class Number(Question):
    """A number from `low` to `high` in steps. Answer: `3`."""

    kind: Literal["number"] = "number"
    low: int
    high: int
    step: int = 1

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if self.low > self.high or self.step < 1:
            raise ValueError("number: low <= high, step >= 1")
        return self

    def check(self, answer: Answer) -> None:
        """Raise `Rejected` unless the answer is a whole number in range and on a step."""
        if not isinstance(answer, int) or isinstance(answer, bool):
            raise self.refuse("shape")
        if not self.low <= answer <= self.high:
            raise self.refuse("range", low=self.low, high=self.high, given=answer)
        if (answer - self.low) % self.step:
            raise self.refuse("step", low=self.low, step=self.step, given=answer)

    def sample(self, dice: Dice, draft: Answer | None = None) -> Answer:
        """Return a legal answer, every one possible."""
        return self.low + self.step * dice.below(self.size())

    def size(self) -> int:
        """Return the number of possible answers."""
        return (self.high - self.low) // self.step + 1


class Part(Value):
    """One part of a split, from `low` to `high`."""

    id: str
    label: Text
    low: int = 0
    high: int


def part(kind: str, name: str, high: int) -> Part:
    """Return the part `kind:name` of up to `high`, labelled by the name of the thing itself."""
    ident = f"{kind}:{name}"
    return Part(id=ident, label=Text(key="label", args={"it": ident}), high=high)


class Split(Question):
    """Give each part a number; the sum is from `least` to `most`.

    Answer: `{"unit:a": 2, "unit:b": 0}`, every part named.
    """

    kind: Literal["split"] = "split"
    parts: tuple[Part, ...]
    least: int
    most: int

    @model_validator(mode="after")
    def _sound(self) -> Self:
        _distinct(self.parts)
        if any(p.low > p.high for p in self.parts) or self.least > self.most or not self.parts:
            raise ValueError("split: low <= high in each part, least <= most, and at least one part")
        if sum(p.low for p in self.parts) > self.most or sum(p.high for p in self.parts) < self.least:
            raise ValueError("split: no legal answer")
        return self

    def check(self, answer: Answer) -> None:
        """Raise `Rejected` unless every part has a number in its range and the sum is allowed."""
        if not isinstance(answer, dict) or set(answer) != {p.id for p in self.parts}:
            raise self.refuse("shape")
        total = 0
        for part in self.parts:
            value = answer[part.id]
            if not isinstance(value, int) or isinstance(value, bool):
                raise self.refuse("shape")
            if not part.low <= value <= part.high:
                raise self.refuse("part", part=part.id, low=part.low, high=part.high, given=value)
            total += value
        if not self.least <= total <= self.most:
            key = "sum-exactly" if self.least == self.most else "sum"
            raise self.refuse(key, least=self.least, most=self.most, given=total)

    def sample(self, dice: Dice, draft: Answer | None = None) -> Answer:
        """Return a legal answer: the lowest numbers, then units added at random up to a random legal sum."""
        given = {p.id: p.low for p in self.parts}
        low = sum(given.values())
        high = min(self.most, sum(p.high for p in self.parts))
        target = max(self.least, low)
        target += dice.below(high - target + 1)
        while sum(given.values()) < target:
            open_parts = [p for p in self.parts if given[p.id] < p.high]
            given[open_parts[dice.below(len(open_parts))].id] += 1
        return given

    def size(self) -> int:
        """Return the number of parts."""
        return len(self.parts)


class Order(Question):
    """Put all the options in order. Answer: their ids, in order."""

    kind: Literal["order"] = "order"
    options: tuple[Option, ...]

    @model_validator(mode="after")
    def _sound(self) -> Self:
        _distinct(self.options)
        if not self.options:
            raise ValueError("order: at least one option")
        return self

    def check(self, answer: Answer) -> None:
        """Raise `Rejected` unless the answer holds every option once."""
        if not isinstance(answer, list) or not all(isinstance(a, str) for a in answer):
            raise self.refuse("shape")
        if sorted(answer) != sorted(o.id for o in self.options):
            raise self.refuse("order", count=len(self.options))

    def sample(self, dice: Dice, draft: Answer | None = None) -> Answer:
        """Return a legal answer, every one possible."""
        ids = [o.id for o in self.options]
        dice.shuffle(ids)
        return ids

    def size(self) -> int:
        """Return the number of options."""
        return len(self.options)


class Slot(Value):
    """A place on a sheet: the options it `accepts` (empty: all), and whether it may stay blank."""

    id: str
    label: Text
    accepts: tuple[str, ...] = ()
    blank: bool = False

    def fits(self, ident: str) -> bool:
        """Return whether the option may lie here."""
        return not self.accepts or ident in self.accepts


class Fill(Question):
    """Fill the slots of a sheet.

    Answer: `{"slot:1": "card:x", "slot:2": "card:y"}`, without the slots that stay blank.

    `distinct`: an option may lie in only one slot. To help people fill it in: `filler`, meaningless options
    for the slots that are left; `earlier`, the seat's last sheet, to be reused as far as it fits.
    """

    kind: Literal["fill"] = "fill"
    slots: tuple[Slot, ...]
    options: tuple[Option, ...]
    distinct: bool = True
    filler: tuple[str, ...] = ()
    earlier: dict[str, str] = Field(default_factory=dict)

    @model_validator(mode="after")
    def _sound(self) -> Self:
        _distinct(self.slots)
        _distinct(self.options)
        if not self.slots or self._complete({}) is None:
            raise ValueError("fill: at least one slot, and a legal answer")
        return self

    def check(self, answer: Answer) -> None:
        """Raise `Rejected` unless all slots but blank ones hold a fitting option, none twice if distinct."""
        if not isinstance(answer, dict) or not all(isinstance(v, str) for v in answer.values()):
            raise self.refuse("shape")
        slots = {s.id: s for s in self.slots}
        ids = {o.id for o in self.options}
        for name, ident in answer.items():
            if name not in slots or ident not in ids:
                raise self.refuse("option", count=len(self.options))
            if not slots[name].fits(str(ident)):
                raise self.refuse("fit", slot=name, it=str(ident))
        for slot in self.slots:
            if slot.id not in answer and not slot.blank:
                raise self.refuse("blank", slot=slot.id)
        if self.distinct and len(set(answer.values())) != len(answer):
            raise self.refuse("twice")

    def sample(self, dice: Dice, draft: Answer | None = None) -> Answer:
        """Return a legal answer that keeps what it can of the draft, and fills half of the optional slots."""
        kept = self.fitting(draft)
        order = [s for s in self.slots if s.id not in kept]
        dice.shuffle(order)
        for slot in order:
            if slot.blank and dice.below(2):
                continue
            fitting = [o.id for o in self._left(kept) if slot.fits(o.id)]
            dice.shuffle(fitting)
            for ident in fitting:
                if self._complete({**kept, slot.id: ident}) is not None:
                    kept[slot.id] = ident
                    break
        done = self._complete(kept)
        return {s.id: done[s.id] for s in self.slots if s.id in done} if done is not None else {}

    def size(self) -> int:
        """Return the number of slots."""
        return len(self.slots)

    def filled_up(self, draft: Answer | None) -> dict[str, str]:
        """Return the draft with `filler` in the remaining slots, as far as there is enough of it."""
        filled = self.fitting(draft)
        for ident in self.filler:
            free = next((s for s in self.slots if s.id not in filled and s.fits(ident)), None)
            if free is not None and not (self.distinct and ident in filled.values()):
                filled[free.id] = ident
        return {s.id: filled[s.id] for s in self.slots if s.id in filled}

    def fitting(self, draft: Answer | None) -> dict[str, str]:
        """Return the part of a draft that is consistent and can still become a legal answer."""
        kept: dict[str, str] = {}
        ids = {o.id for o in self.options}
        for slot in self.slots:
            ident = draft.get(slot.id) if isinstance(draft, dict) else None
            if not isinstance(ident, str) or ident not in ids or not slot.fits(ident):
                continue
            twice = self.distinct and ident in kept.values()
            if not twice and self._complete({**kept, slot.id: ident}) is not None:
                kept[slot.id] = ident
        return kept

    def _left(self, given: dict[str, str]) -> list[Option]:
        return [o for o in self.options if not self.distinct or o.id not in given.values()]

    def _complete(self, given: dict[str, str]) -> dict[str, str] | None:
        """Fill every compulsory slot of a sheet, by augmenting paths; None if there is no way."""
        owner = {ident: name for name, ident in given.items()} if self.distinct else {}
        fixed = set(given)
        placed = dict(given)

        def place(slot: Slot, tried: set[str]) -> bool:
            for o in self.options:
                if o.id in tried or not slot.fits(o.id):
                    continue
                tried.add(o.id)
                holder = owner.get(o.id) if self.distinct else None
                if holder is None or (holder not in fixed and place(by_id[holder], tried)):
                    placed[slot.id] = o.id
                    owner[o.id] = slot.id
                    return True
            return False

        by_id = {s.id: s for s in self.slots}
        for slot in self.slots:
            if slot.id not in placed and not slot.blank and not place(slot, set()):
                return None
        return placed


Decision = Annotated[Choose | Number | Split | Order | Fill, Field(discriminator="kind")]


def is_legal(decision: Decision, answer: Answer) -> bool:
    """Return whether the answer may be given."""
    try:
        decision.check(answer)
    except Rejected:
        return False
    return True


def _distinct(things: "tuple[Option, ...] | tuple[Part, ...] | tuple[Slot, ...]") -> None:
    if len({ctx.id for ctx in things}) != len(things):
        raise ValueError("ids in a decision are distinct")
