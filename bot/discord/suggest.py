"""Suggestions while somebody types an answer to `/play`: what the letters so far may become."""

from collections.abc import Sequence
from itertools import product
from math import prod

from bot.discord import limits
from bot.discord.matching import Things, ranked
from bot.discord.speech import Speech
from bot.discord.typed import found, items, options_of, parse, parts_of, show, show_by_number, slots_of
from rules.core.decisions import Decision, Fill, Number, Rejected, Split
from rules.core.words import Words

_CHAIN = " > "
_LOOKED_AT = 1000  # numbers, or pairs of slot and piece, that are compared with what was typed


def chain(text: str) -> tuple[list[str], str]:
    """The finished answers of `move > delta > ka`, and the one that is being typed (maybe empty)."""
    *done, last = (part.strip() for part in text.split(">"))
    return done, last


def suggest(
    decision: Decision,
    text: str,
    words: Words,
    names: Sequence[str] = (),
    *,
    before: Sequence[str] = (),
) -> list[tuple[str, str]]:
    """At most 25 pairs of label and value, each at most 100 characters, best first.

    `text` is what was typed of this answer, `before` the finished answers of the chain, which each value
    repeats. What would be too long is left out: a cut value would mean something else.
    """
    speech = Speech(words, names)
    complete = parse(decision, text, words, names) if text.strip() else None
    room = limits.ENTRY - len(_CHAIN.join((*before, "")))
    whole = []
    if complete is not None and not isinstance(complete, Rejected):
        whole = [show(decision, complete, words, names)]
        if decision.kind == "fill" and len(whole[0]) > room:
            whole = [show_by_number(decision, complete, words, names)]
    values = dict.fromkeys(
        _CHAIN.join((*before, answer)) for answer in (*whole, *_answers(decision, text, speech, room))
    )
    return [(value, value) for value in values if len(value) <= limits.ENTRY][: limits.ENTRIES]


def _answers(decision: Decision, text: str, speech: Speech, room: int) -> list[str]:
    match decision.kind:
        case "number":
            return _numbers(decision, text.strip())
        case "choose" if decision.most == 1:
            return _things(options_of(decision, speech), "", text)
        case "choose" | "order":
            return _things(options_of(decision, speech), *_typed(text))
        case "split":
            whole = _splits(decision, speech)
            if whole:
                return ranked(text.strip(), whole, limits.ENTRIES)
            return _amounts(decision, *_typed(text), speech)
        case "fill":
            return _pieces(decision, *_typed(text), speech, room)


def _typed(text: str) -> tuple[str, str]:
    """What stands before the last comma, tidied, and what comes behind it."""
    head, _, tail = text.replace(";", ",").rpartition(",")
    return ", ".join(items(head)), tail.strip()


def _numbers(decision: Number, typed: str) -> list[str]:
    count = min(decision.size(), _LOOKED_AT)
    every = [str(decision.low + i * decision.step) for i in range(count)]
    return [number for number in every if number.startswith(typed)]


def _things(things: Things, head: str, tail: str) -> list[str]:
    """Each thing that is not named yet; of equal copies the first one."""
    used = found(things, items(head))
    if isinstance(used, Rejected):
        return []
    left = [i for i in range(len(things.ids)) if i not in used]
    first = {things.labels[i]: i for i in reversed(left)}
    return _joined(
        head, ranked(tail, [things.handles[i] for i in left if first[things.labels[i]] == i], limits.ENTRIES)
    )


def _splits(decision: Split, speech: Speech) -> list[str]:
    """Every legal answer in words, if a menu can hold them all; else none."""
    ranges = [range(part.low, part.high + 1) for part in decision.parts]
    if prod(len(each) for each in ranges) > _LOOKED_AT:
        return []
    sums = [given for given in product(*ranges) if decision.least <= sum(given) <= decision.most]
    if len(sums) > limits.ENTRIES:
        return []
    names = [part.id for part in decision.parts]
    answers = [dict(zip(names, given, strict=True)) for given in sums]
    return [show(decision, answer, speech.words, speech.names) for answer in answers]


def _amounts(decision: Split, head: str, tail: str, speech: Speech) -> list[str]:
    parts = parts_of(decision, speech)
    taken = {name for name in parts.handles if any(item.startswith(f"{name}:") for item in items(head))}
    every = [
        f"{name}: {number}"
        for name, part in zip(parts.handles, decision.parts, strict=True)
        if name not in taken
        for number in range(part.low, min(part.high, part.low + limits.ENTRIES) + 1)
    ]
    return _joined(head, ranked(tail, every[:_LOOKED_AT], limits.ENTRIES))


def _pieces(decision: Fill, head: str, tail: str, speech: Speech, room: int) -> list[str]:
    """One piece more, of equal ones the first; with numbers for slots where names would not fit."""
    slots, options = slots_of(decision, speech), options_of(decision, speech)
    named = [item.partition("=") for item in items(head)]
    taken = found(slots, [slot for slot, _, _ in named])
    lying = found(options, [piece for _, _, piece in named if piece.strip() != "-"])
    if isinstance(taken, Rejected) or isinstance(lying, Rejected):
        return []
    used = lying if decision.distinct else []
    slot, equals, piece = tail.partition("=")
    wanted = slots.find(slot) if equals else None
    if isinstance(wanted, Rejected):
        return []
    free = [i for i in range(len(slots.ids)) if i not in taken] if wanted is None else [wanted]
    left = [k for k in range(len(options.ids)) if k not in used]
    first = {options.labels[k]: k for k in reversed(left)}
    every = {
        f"{slots.handles[i]} = {options.handles[k]}": f"{i + 1} = {options.handles[k]}"
        for i in free
        for k in left
        if first[options.labels[k]] == k and decision.slots[i].fits(options.ids[k])
    }
    letters = tail if wanted is None else f"{slots.handles[wanted]} {piece}"
    names = ranked(letters, list(every)[:_LOOKED_AT], limits.ENTRIES)
    by_name = _joined(head, names)
    if max(map(len, by_name), default=0) <= room:
        return by_name
    pairs = zip(taken, (piece for _, _, piece in named), strict=True)
    return _joined(", ".join(f"{i + 1} = {piece.strip()}" for i, piece in pairs), [every[n] for n in names])


def _joined(head: str, names: Sequence[str]) -> list[str]:
    return [f"{head}, {name}" if head else name for name in names]
