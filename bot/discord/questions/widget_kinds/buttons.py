"""Options as buttons: when there is room for them, what is written on them, and what is said of them."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from math import ceil

from bot.discord.screens import limits
from bot.discord.screens.speech import NO_PINS, Speech
from rules.core.decisions import Option

TOLD = 450  # characters that are said of more buttons than one row; what takes more is in a menu below them
PAIR = 2  # labels with one beginning that the question says anyway
SEVERAL = 3  # buttons for which it is worth saying once what they have in common
CLAUSE = "; "  # between the parts of an effect
HALF, THIRD, FIFTH = Fraction(1, 2), Fraction(1, 3), Fraction(1, 5)  # of the width of a phone


def buttons_for(labels: Sequence[str], extra: int = 0, *, pinned: bool = False) -> bool:
    """Return whether these choices, plus `extra` buttons, are few and short enough for buttons.

    `pinned`: they are places with pins on a picture; of such there may be more.
    """
    longest = max(map(len, labels), default=0)
    return (
        len(labels) + extra <= (limits.PINNED if pinned else limits.BUTTONS)
        and longest <= limits.SHORT
        and (len(labels) + extra <= limits.ROW or height(labels, pinned=pinned) <= limits.HEIGHT)
    )


def height(labels: Sequence[str], *, pinned: bool = False) -> int:
    """Return the lines that these buttons take on a phone, in rows of five: tiny ones stand in pairs.

    >>> height(["Gold", "Energy", "Build", "Attack", "Move", "Pass"])
    4
    >>> height(["A6", "B6", "C6", "D6", "E6", "Pass"], pinned=True)
    2
    """
    wide = [_width(label, pinned=pinned) for label in labels]
    rows = (wide[first : first + limits.ROW] for first in range(0, len(wide), limits.ROW))
    return sum(ceil(sum(row)) for row in rows)


def _width(label: str, *, pinned: bool) -> Fraction:
    """Return the part of a phone's width that a button takes; the pinned ones have no icon."""
    if pinned and len(label) <= limits.SLIM:
        return FIFTH if len(label) <= limits.BARE else THIRD
    return HALF if len(label) <= limits.TINY else Fraction(1)


def labels_of(options: Sequence[Option], speech: Speech) -> list[str]:
    """Return the labels of the buttons. In more than one row all pieces have short names if one is too long.

    Places on a picture have their pin first, or alone where their names take too much room.
    """
    full = [speech.short(option) for option in options]
    brief = [speech.short(option, 0) for option in options]
    brief = brief if len(set(brief)) >= len(set(full)) else full
    if not speech.pins:
        return full if len(full) <= limits.ROW or max(map(len, full)) <= limits.TINY else brief
    bare = [speech.pins.get(option.id, name) for option, name in zip(options, full, strict=True)]
    named = [list(map(speech.pinned, (o.id for o in options), names)) for names in (full, brief)]
    tried = [*named, bare] if len(set(bare)) == len(bare) else named
    return next((labels for labels in tried if buttons_for(labels, pinned=True)), named[0])


def described(
    options: Sequence[Option], shorts: Sequence[str], speech: Speech, names: Sequence[str] = ()
) -> list[str]:
    """Describe the buttons: the full label where the button has a short one, and the effect.

    What is the same for several is said once, of places by their pins; what holds for all of them names none.
    `names`: what is written on the buttons, if they leave out something of `shorts` that is said elsewhere.
    """
    found, pins = list[tuple[str, str]](), dict[str, str]()
    own, shared = _apart([speech.marked_effect(option.id) for option in options])
    rows = zip(options, shorts, names or shorts, own, strict=True)
    for option, short, name, effect in sorted(rows, key=lambda row: speech.place(row[0].id)):
        whole = "" if speech.listed(option) == short else speech.marked(option.label)
        pin = speech.pins.get(option.id)
        shown = f"{speech.sign(option.id)}**{name}**" if pin is None else f"**{name}**"
        found.append((shown, _both(whole, effect)))
        if pin is not None:
            amount = pin.isdigit() and not name.startswith(pin)  # so it would be read: `1, 3: 1 zone`
            pins[shown] = shown if amount else f"**{pin}**"
    lines = _grouped(found, len(found) if pins else limits.ROW, pins)
    if shared:
        lines.append("- " + speech.word("in-any-case", what=shared))
    return lines


def described_by_code(
    options: Sequence[Option], codes: Sequence[str], speech: Speech, *, named: bool
) -> list[str]:
    """Describe buttons that have only a code, alike ones together: what each brings; what it is, if `named`.

    It brings what the first clause of its effect says; the name of an option without any is always said.
    """
    found: list[tuple[str, str]] = []
    for option, code in zip(options, codes, strict=True):
        brings = speech.marked_effect(option.id).partition(CLAUSE)[0]
        rest = speech.marked(option.label).partition(": ")[2] if named or not brings else ""
        found.append((f"**{code}**", _both(rest, brings)))
    return _grouped(found, len(found))


def _both(whole: str, effect: str) -> str:
    return " · ".join(part for part in (whole, effect) if part)


def _grouped(found: Sequence[tuple[str, str]], most: int, pins: Mapping[str, str] = NO_PINS) -> list[str]:
    """Say once what is told of several names, at most so many of them; what holds for all names none.

    `pins`: what stands for a name beside others.
    """
    said: dict[str, list[str]] = {}
    for name, told in found:
        if told:
            said.setdefault(told, []).append(name)
    if [len(names) for names in said.values()] == [len(found)] and len(found) > 1:
        return [f"- {told}" for told in said]
    said = {
        told: [pins.get(name, name) for name in names] if names[1:] else names for told, names in said.items()
    }
    return [
        f"- {', '.join(names[:most])}{', …' if len(names) > most else ''}: {told}"
        for told, names in said.items()
    ]


def _apart(effects: Sequence[str]) -> tuple[list[str], str]:
    """Split effects into what each says alone and the clauses with which all of them end.

    >>> _apart(["2 food; empty; near", "3 food; empty; near", "1 gold; empty; near"])
    (['2 food', '3 food', '1 gold'], 'empty; near')
    """
    clauses = [effect.split(CLAUSE) for effect in effects]
    shortest = min(map(len, clauses), default=0)
    count = 0
    while count < shortest - 1 and len({each[-count - 1] for each in clauses}) == 1:
        count += 1
    if len(effects) < SEVERAL or not count or len({*effects}) == 1:
        return list(effects), ""
    return [CLAUSE.join(each[:-count]) for each in clauses], CLAUSE.join(clauses[0][-count:])


def begun_alike(
    labels: Sequence[str], asked: str, speech: Speech, several: int = SEVERAL
) -> tuple[list[str], list[str]]:
    """Strip a prefix shared by consecutive labels, such as `Build: `; return labels, and lines that say it.

    `asked`: the question above. What all begin with need not be said if that names it. `several`: so many
    labels share it.
    """
    short, lines = list(labels), []
    begins = [label.partition(": ")[0] if ": " in label else "" for label in labels]
    first = 0
    for begin, run in groupby(begins):
        past = first + len(list(run))
        rest = [label.removeprefix(f"{begin}: ") for label in labels[first:past]]
        others = {*labels[:first], *labels[past:]}
        if begin and all(rest) and len(rest) >= several and not others & {*rest}:
            short[first:past] = rest
            if others or begin.casefold() not in asked.casefold():
                lines.append(speech.word("begun", begin=begin, first=rest[0], last=rest[-1]))
        first = past
    return short, lines


def begun_behind_pins(
    options: Sequence[Option], labels: Sequence[str], asked: str, speech: Speech
) -> list[str]:
    """Strip what all labels begin with behind their pins, if the question says it: `1 · Walls: north`."""
    pins = [speech.pins.get(option.id, "") for option in options]
    bare = [label.removeprefix(f"{pin} · ") for label, pin in zip(labels, pins, strict=True)]
    short, lines = begun_alike(bare, asked, speech, PAIR)
    if lines:
        return list(labels)
    return [speech.pinned(option.id, label) for option, label in zip(options, short, strict=True)]


def in_lines(told: Sequence[str], buttons: int, *, pinned: bool = False) -> bool:
    """Return whether the descriptions of so many buttons are short enough to stand above them.

    Of more than a row of `pinned` ones the picture says most.
    """
    return not told or buttons <= limits.ROW or (not pinned and sum(map(len, told)) <= TOLD)
