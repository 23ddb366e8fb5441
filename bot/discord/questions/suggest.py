"""Suggestions while somebody types an answer to `/play`: what the text so far may become.

Each is an answer that would be accepted, or ends in `, …`: then it is the beginning of one, and more is
suggested as the person goes on.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from math import comb, factorial, prod

from bot.discord.questions.matching import Things, ranked
from bot.discord.questions.typed import (
    MORE,
    amounts,
    base,
    found,
    is_nothing,
    items,
    options_of,
    parse,
    parts_of,
    show,
    slots_of,
    tidied,
)
from bot.discord.screens import limits
from bot.discord.screens.speech import Speech
from rules.core.decisions import Answer, Choose, Decision, Fill, Number, Order, Rejected, Split, is_legal
from rules.core.words import Words

_CHAIN = " > "
_LOOKED_AT = 1000  # most candidates (numbers, answers, pairs of slot and piece) to compare
_TRIED = 60  # pieces tried in a sheet, best first: checking each is slow


def chain(text: str) -> tuple[list[str], str]:
    """Return the finished answers of `move > delta > ka`, and the one being typed, which may be empty."""
    *done, last = (part.strip() for part in text.split(">"))
    return done, last


def suggest(
    decision: Decision, text: str, words: Words, names: Sequence[str] = (), *, before: Sequence[str] = ()
) -> list[tuple[str, str]]:
    """Return at most 25 pairs of label and value, each at most 100 characters, best first.

    `text` is what is typed of this answer, `before` the finished answers of the chain, which each value
    repeats. Values that would be too long are left out: cut short, they would mean something else.
    """
    speech, text = Speech(words, names), tidied(text)
    complete = parse(decision, text, words, names)
    room = limits.ENTRY - len(_CHAIN.join((*before, "")))
    values: dict[str, str] = {}
    if not isinstance(complete, Rejected):
        _offer(_whole(decision, complete, speech, room), before, values)
    for answer in _answers(decision, text, speech, room):
        if len(values) == limits.ENTRIES:
            break
        _offer(answer, before, values)
    return [*values.items()]


def _offer(answer: str, before: Sequence[str], values: dict[str, str]) -> None:
    """Add an answer, unless it would be too long."""
    value = _CHAIN.join((*before, answer))
    if len(value) <= limits.ENTRY:
        values[value] = value


def _answers(decision: Decision, text: str, speech: Speech, room: int) -> Iterable[str]:
    match decision.kind:
        case "number":
            return _numbers(decision, text)
        case "choose" if decision.most == 0:
            return [show(decision, [], speech.words, speech.names)]
        case "choose" if decision.most == 1:
            return _one(options_of(decision, speech), text)
        case "choose":
            return _several(decision, decision.least, decision.most, text, speech, room)
        case "order":
            return _several(decision, decision.size(), decision.size(), text, speech, room)
        case "split":
            every = _splits(decision, speech)
            return ranked(text, every, limits.ENTRIES) if every else _amounts(decision, text, speech, room)
        case "fill":
            return _pieces(decision, text, speech, room)


def _fitted(room: int, *ways: Sequence[str], leads: bool = False) -> str:
    """Return the first of these ways to write an answer that fits; `leads`: it is not complete yet."""
    said = [", ".join((*way, *((MORE,) if leads else ()))) for way in ways]
    return next((each for each in said if len(each) <= room), said[-1])


def _whole(decision: Decision, answer: Answer, speech: Speech, room: int) -> str:
    """Return a whole answer in words; if there is no room for them, with numbers instead of names."""
    said = show(decision, answer, speech.words, speech.names)
    if len(said) <= room or not answer or isinstance(answer, int):
        return said
    if isinstance(answer, list) and (decision.kind == "choose" or decision.kind == "order"):
        things = options_of(decision, speech)
        return _fitted(room, [things.number(things.ids.index(ident)) for ident in answer])
    if isinstance(answer, dict) and decision.kind == "fill":
        return _fitted(room, *_sheet(answer, slots_of(decision, speech), options_of(decision, speech)))
    return said


def _typed(text: str) -> tuple[str, str]:
    """Return the text before the last comma, and the text after it."""
    head, _, tail = text.replace(";", ",").rpartition(",")
    return head, tail.strip()


def _numbers(decision: Number, typed: str) -> list[str]:
    count = min(decision.size(), _LOOKED_AT)
    every = [str(decision.low + i * decision.step) for i in range(count)]
    return [number for number in every if number.startswith(typed)]


def _one(things: Things, text: str) -> list[str]:
    different = _different(things, ())
    names, printed = [things.handles[i] for i in different], [things.printed(i) for i in different]
    return ranked(text, names, limits.ENTRIES, printed)


def _several(
    decision: Choose | Order, least: int, most: int, text: str, speech: Speech, room: int
) -> Iterator[str]:
    """Yield one thing more than is named; or all missing ones at once, if there are few ways to do that."""
    things, (head, tail) = options_of(decision, speech), _typed(text)
    typed = items(head)
    used = found(things, typed)
    if isinstance(used, Rejected) or len(used) >= most:
        return
    missing = least - len(used)
    endings = _endings(decision, things, used, missing) if missing > 1 else []
    leads = missing > 1 and not endings
    endings = endings or [(i,) for i in _different(things, used)]
    named = {", ".join(things.handles[i] for i in ending): ending for ending in endings}
    printed = [" ".join(things.printed(i) for i in ending) for ending in named.values()]
    for name in ranked(tail, list(named), limits.ENTRIES, printed):
        last = [things.handles[i] for i in named[name]]
        before, numbers = ([things.number(i) for i in each] for each in (used, named[name]))
        yield _fitted(room, (*typed, *last), (*before, *last), (*before, *numbers), leads=leads)


def _different(things: Things, used: Sequence[int]) -> list[int]:
    """Return the unused things; of equal copies only the first."""
    left = [i for i in range(len(things.ids)) if i not in used]
    first = {things.labels[i]: i for i in reversed(left)}
    return [i for i in left if first[things.labels[i]] == i]


def _endings(
    decision: Choose | Order, things: Things, used: Sequence[int], missing: int
) -> list[tuple[int, ...]]:
    """List all completions of a partial answer; empty if there are more than suggestions have room for."""
    left = [i for i in range(len(things.ids)) if i not in used]
    ordered = decision.kind == "order"
    if (factorial(missing) if ordered else comb(len(left), missing)) > _LOOKED_AT:
        return []
    ways = permutations(left) if ordered else combinations(left, missing)
    different: dict[tuple[str, ...], tuple[int, ...]] = {}
    for way in ways:
        different.setdefault(tuple(things.labels[i] for i in way), way)
    return [*different.values()] if len(different) <= limits.ENTRIES else []


def _splits(decision: Split, speech: Speech) -> list[str]:
    """Return every legal answer in words, if the suggestions have room for all of them; else none."""
    ranges = [range(part.low, part.high + 1) for part in decision.parts]
    if prod(len(each) for each in ranges) > _LOOKED_AT:
        return []
    sums = [given for given in product(*ranges) if decision.least <= sum(given) <= decision.most]
    if len(sums) > limits.ENTRIES:
        return []
    names = [part.id for part in decision.parts]
    answers = [dict(zip(names, given, strict=True)) for given in sums]
    return [show(decision, answer, speech.words, speech.names) for answer in answers]


def _amounts(decision: Split, text: str, speech: Speech, room: int) -> Iterator[str]:
    """Yield a number for one more part, complete answers first; only numbers that still allow a valid sum."""
    things, (head, tail) = parts_of(decision, speech), _typed(text)
    given = amounts(head, things) if head else {}
    if isinstance(given, Rejected):
        return
    every = {f"{things.handles[i]}: {number}": (i, number) for i, number in _sums(decision, given)}
    before = [f"{things.number(i)}: {number}" for i, number in given.items()]
    for name in ranked(tail, list(every), limits.ENTRIES):
        i, number = every[name]
        ways = ([*items(head), name], [*before, name], [*before, f"{things.number(i)}: {number}"])
        yield _fitted(room, *ways, leads=not _is_whole(decision, {**given, i: number}))


def _sums(decision: Split, given: dict[int, int]) -> list[tuple[int, int]]:
    """Return pairs of a part without a number and a number for it; complete answers come first."""
    whole: list[tuple[int, int]] = []
    begun: list[tuple[int, int]] = []
    free = [(i, part) for i, part in enumerate(decision.parts) if i not in given]
    low = sum(given.values()) + sum(part.low for _, part in free)
    high = sum(given.values()) + sum(part.high for _, part in free)
    for i, part in free:
        first = max(part.low, decision.least - (high - part.high))
        last = min(part.high, decision.most - (low - part.low))
        for number in range(first, min(last, first + limits.ENTRIES) + 1):
            if _is_whole(decision, {**given, i: number}):
                whole.append((i, number))
            elif number != base(part):
                begun.append((i, number))
    return [*whole, *begun][:_LOOKED_AT]


def _is_whole(decision: Split, given: dict[int, int]) -> bool:
    total = sum(given.get(i, base(part)) for i, part in enumerate(decision.parts))
    return decision.least <= total <= decision.most


def _pieces(decision: Fill, text: str, speech: Speech, room: int) -> Iterator[str]:
    """Yield one more piece (of equal ones only the first) in a slot where it can lead to a legal sheet."""
    slots, options, (head, tail) = slots_of(decision, speech), options_of(decision, speech), _typed(text)
    begun = _begun(decision, items(head), slots, options, speech)
    slot, equals, piece = tail.partition("=")
    wanted = slots.find(slot) if equals else None
    if begun is None or isinstance(wanted, Rejected):
        return
    free = [i for i in range(len(slots.ids)) if i not in begun and wanted in (None, i)]
    lying = [k for k in begun.values() if k is not None]
    every = {
        f"{slots.handles[i]} = {options.handles[k]}": (i, k)
        for i in free
        for k in _different(options, lying if decision.distinct else ())
        if decision.slots[i].fits(options.ids[k])
    }
    letters = tail if wanted is None else f"{slots.handles[wanted]} {piece}"
    before = {slots.ids[i]: options.ids[k] for i, k in begun.items() if k is not None}
    for name in ranked(letters, list(every)[:_LOOKED_AT], _TRIED):
        i, k = every[name]
        sheet = {**before, slots.ids[i]: options.ids[k]}
        if len(decision.fitting(sheet)) == len(sheet):
            ways = ([*items(head), name], *_sheet(sheet, slots, options))
            yield _fitted(room, *ways, leads=not is_legal(decision, sheet))


def _begun(
    decision: Fill, typed: Sequence[str], slots: Things, options: Things, speech: Speech
) -> dict[int, int | None] | None:
    """Return the piece typed so far for each slot, None for a blank one; None if the text is unclear."""
    pairs = [item.partition("=") for item in typed]
    taken = found(slots, [slot for slot, _, _ in pairs])
    if isinstance(taken, Rejected):
        return None
    begun: dict[int, int | None] = {}
    for place, (_, _, piece) in zip(taken, pairs, strict=True):
        used = [k for k in begun.values() if k is not None] if decision.distinct else []
        index = None if is_nothing(piece, options, speech) else options.find(piece, used)
        if isinstance(index, Rejected):
            return None
        begun[place] = index
    return begun


def _sheet(
    sheet: Mapping[str, int] | Mapping[str, str], slots: Things, options: Things
) -> tuple[list[str], list[str], list[str]]:
    """Write a sheet in three ways: slots as numbers; with all pieces named but the last; with all named."""
    lies = [(slots.ids.index(slot), options.ids.index(str(piece))) for slot, piece in sheet.items()]
    named = [f"{slots.number(i)} = {options.handles[k]}" for i, k in lies]
    numbered = [f"{slots.number(i)} = {options.number(k)}" for i, k in lies]
    return named, [*numbered[:-1], *named[-1:]], numbered
