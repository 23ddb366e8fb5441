"""Answers as text: parsing what somebody typed, and writing answers so that they can be parsed again.

    choose   delta, karnak          number   3          split   wood: 2, metal: 1
    order    delta, karnak, giza    fill     1 = delta, 2 = -

Things are named by label, id, number from 1, or the beginnings of their words. `-` means nothing, and `…` at
the end means that there is more to come. `>` separates the answers of a chain. All functions are pure and
take linear time.
"""

import re
from collections.abc import Sequence
from string import digits

from bot.discord.questions.matching import Things, key
from bot.discord.questions.numbers import whole
from bot.discord.screens.speech import Speech
from rules.core.decisions import Answer, Choose, Decision, Fill, Order, Part, Rejected, Split
from rules.core.text import Text
from rules.core.words import Words

_COMMA = re.compile(r"[,;]")
_WORD = re.compile(r"[^\s:=]+")
_SIGNS = "+-\N{MINUS SIGN}"
_TIMES = "x\N{MULTIPLICATION SIGN}"  # `2x wood`
_DASHES = ("-", "\N{EN DASH}", "\N{EM DASH}")
_BETWEEN = " :="  # a name and its number
MORE = "\N{HORIZONTAL ELLIPSIS}"


def parse(decision: Decision, text: str, words: Words, names: Sequence[str] = ()) -> Answer | Rejected:
    """Return the answer that is meant, or a refusal that names similar things, in Markdown."""
    answer = _parse(decision, tidied(text), Speech(words, names))
    if isinstance(answer, Rejected):
        return answer
    try:
        decision.check(answer)
    except Rejected as refusal:
        return refusal
    return answer


def tidied(text: str) -> str:
    """Return the text with single spaces, and without the ellipsis for more to come."""
    return " ".join(text.replace(MORE, " ").split())


def _parse(decision: Decision, text: str, speech: Speech) -> Answer | Rejected:
    match decision.kind:
        case "choose":
            return _choose(decision, text, speech)
        case "number":
            return whole(text)
        case "split":
            return _split(decision, text, speech)
        case "order":
            return _order(decision, text, speech)
        case "fill":
            return _fill(decision, text, speech)


def show(decision: Decision, answer: Answer, words: Words, names: Sequence[str] = ()) -> str:
    """Return the answer in words that `parse` understands. With escaped `names` it is safe in Markdown."""
    speech = Speech(words, names)
    match decision.kind:
        case "choose" | "order":
            things = options_of(decision, speech)
            return _shown([things.handle(ident) for ident in _listed(answer)], things, speech)
        case "number":
            return str(answer)
        case "split":
            things, given = parts_of(decision, speech), _by_name(answer)
            told = [p for p in decision.parts if given.get(p.id, base(p)) or base(p)]
            return _shown(
                [f"{things.handle(p.id)}: {given.get(p.id, base(p))}" for p in told], things, speech
            )
        case "fill":
            things, slots, lies = options_of(decision, speech), slots_of(decision, speech), _by_name(answer)
            filled = [slot.id for slot in decision.slots if slot.id in lies]
            lines = [f"{slots.handle(slot)} = {things.handle(str(lies[slot]))}" for slot in filled]
            return _shown(lines, things, speech)


def said(decision: Decision, answer: Answer, words: Words, names: Sequence[str] = ()) -> str:
    """Say an answer to people who only read it: a single thing by its label, with its commas."""
    if decision.kind == "choose" and len(chosen := _listed(answer)) == 1:
        things = options_of(decision, Speech(words, names))
        if chosen[0] in things.ids:
            return things.labels[things.ids.index(chosen[0])]
    return show(decision, answer, words, names)


def said_in_lines(decision: Decision, answer: Answer, words: Words, names: Sequence[str] = ()) -> list[str]:
    """Say an answer to people who only read it: of a sheet each slot that is filled in a line of its own."""
    if decision.kind != "fill":
        return [said(decision, answer, words, names)]
    speech, lies = Speech(words, names), _by_name(answer)
    labels = {option.id: speech.plain(option.label) for option in decision.options}
    filled = [slot for slot in decision.slots if slot.id in lies]
    return [f"{speech.plain(slot.label)}: {labels[str(lies[slot.id])]}" for slot in filled] or [
        show(decision, answer, words, names)
    ]


def _shown(items: list[str], things: Things, speech: Speech) -> str:
    nothing = speech.word("nothing")
    return ", ".join(items) or (nothing if things.named(nothing) is None else "-")


def _listed(answer: Answer) -> list[str]:
    return answer if isinstance(answer, list) else []


def _by_name(answer: Answer) -> dict[str, int] | dict[str, str]:
    return answer if isinstance(answer, dict) else {}


def options_of(decision: Choose | Order | Fill, speech: Speech) -> Things:
    """Return the options, as things that can be named."""
    return Things.of({o.id: speech.plain(o.label) for o in decision.options})


def parts_of(decision: Split, speech: Speech) -> Things:
    """Return the parts, as things that can be named."""
    return Things.of({p.id: speech.plain(p.label) for p in decision.parts})


def slots_of(decision: Fill, speech: Speech) -> Things:
    """Return the slots, as things that can be named."""
    return Things.of({s.id: speech.plain(s.label) for s in decision.slots})


def base(part: Part) -> int:
    """Return the amount for a part that is not named: 0, or the nearest amount allowed."""
    return min(max(part.low, 0), part.high)


def items(text: str) -> list[str]:
    """Return the items between the commas."""
    return [item.strip() for item in _COMMA.split(text) if item.strip()]


def is_nothing(text: str, things: Things, speech: Speech) -> bool:
    """Return whether the text means none of these."""
    if text.strip() in _DASHES:
        return True
    return key(text) == key(speech.word("nothing")) and things.named(text) is None


def found(things: Things, typed: Sequence[str]) -> list[int] | Rejected:
    """Return the indices of the named things, in order; a refusal if more are named than there are."""
    if len(typed) > len(things.ids):
        return _twice()
    indexes: list[int] = []
    for item in typed:
        index = things.find(item, indexes)
        if isinstance(index, Rejected):
            return index
        indexes.append(index)
    return indexes


def _several(text: str, things: Things) -> list[str]:
    """Return the items; numbers may also be separated by spaces alone."""
    if things.named(text) is not None:
        return [text]
    numbers = text.split()
    return numbers if all(map(_is_count, numbers)) else items(text)


def _choose(decision: Choose, text: str, speech: Speech) -> Answer | Rejected:
    things = options_of(decision, speech)
    if is_nothing(text, things, speech):
        return []
    typed = [text] if decision.most == 1 else _several(text, things)
    indexes = found(things, typed or [text])
    return indexes if isinstance(indexes, Rejected) else [things.ids[i] for i in indexes]


def _order(decision: Order, text: str, speech: Speech) -> Answer | Rejected:
    things = options_of(decision, speech)
    indexes = found(things, _several(text, things) or [text])
    if isinstance(indexes, Rejected):
        return indexes
    left = [i for i in range(len(things.ids)) if i not in indexes]
    return [things.ids[i] for i in (*indexes, *(left if len(left) == 1 else []))]


def _split(decision: Split, text: str, speech: Speech) -> Answer | Rejected:
    things = parts_of(decision, speech)
    given = {p.id: base(p) for p in decision.parts}
    if is_nothing(text, things, speech):
        return given
    if (positional := _numbers(text, len(decision.parts))) is not None:
        return dict(zip(given, positional, strict=True))
    named = amounts(text, things)
    if isinstance(named, Rejected):
        return named
    return given | {things.ids[index]: number for index, number in named.items()}


def _numbers(text: str, count: int) -> list[int] | None:
    """Read `2 1 0`: as many numbers as there are parts, and nothing else; None for any other text."""
    words = text.replace(",", " ").split()
    numbers = [whole(word) for word in words] if len(words) == count else []
    found = [number for number in numbers if not isinstance(number, Rejected)]
    return found if len(found) == count else None


def amounts(text: str, things: Things) -> dict[int, int] | Rejected:
    """Return the amount for each named part: `wood: 2, metal: 1`, `2 wood, 1 metal`, `wood 2 metal 1`."""
    pairs = [_amount(item) for item in items(text)] or [(text, "")]
    if len(pairs) == 1 and things.named(pairs[0][0]) is None:
        pairs = _amounts_apart(text) or pairs
    given: dict[int, int] = {}
    for label, amount in pairs:
        index, number = things.find(label), whole(amount)
        if isinstance(index, Rejected):
            return index
        if isinstance(number, Rejected):
            return number
        if index in given:
            return _twice()
        given[index] = number
    return given


def _amount(item: str) -> tuple[str, str]:
    """Return the name and the number in `wood: 2` or `2x wood`; the number is empty if there is none."""
    head = item.rstrip(digits)
    if head != item and head[-1:] in _SIGNS:
        head = head[:-1]
    label = head.rstrip(_BETWEEN)
    if label and label != head and head != item:
        return label, item[len(head) :]
    rest = item.lstrip(digits)
    tail = rest.lstrip()
    if tail[:1] in _TIMES and tail[1:2].isspace():
        tail = tail[1:].lstrip()
    elif tail == rest:
        return item, ""
    return tail, item[: len(item) - len(rest)]


def _amounts_apart(text: str) -> list[tuple[str, str]]:
    """Split `wood 2 metal 1` into names with their numbers; empty if there are not several."""
    pairs: list[tuple[str, str]] = []
    first = last = None  # the first and last word of a name that has no number yet
    for word in _WORD.finditer(text):
        alone = text[word.end() : word.end() + 1] in ("", " ")
        if first is not None and last is not None and alone and _is_amount(word[0]):
            pairs.append((text[first.start() : last.end()], word[0]))
            first = last = None
        else:
            first, last = first or word, word
    if first is not None and last is not None:
        pairs.append((text[first.start() : last.end()], ""))
    return pairs if len(pairs) > 1 else []


def _is_amount(word: str) -> bool:
    return _is_count(word[1:] if word[0] in _SIGNS else word)


def _is_count(word: str) -> bool:
    return word.isascii() and word.isdecimal()


def _twice() -> Rejected:
    return Rejected(Text(key="core.refused.twice"))


def _fill(decision: Fill, text: str, speech: Speech) -> Answer | Rejected:
    things, slots = options_of(decision, speech), slots_of(decision, speech)
    if is_nothing(text, things, speech):
        return {}
    typed = items(text) or [text]
    if "=" not in text:
        pairs = list(zip(slots.handles, typed, strict=False))
        if len(typed) > len(slots.ids):
            return Rejected(Text(key="widgets.refused.slots", args={"count": len(slots.ids)}))
    else:
        typed = [one for item in typed for one in _slots_apart(item)]
        pairs = [(slot.strip(), piece.strip()) for slot, _, piece in (item.partition("=") for item in typed)]
    if len(pairs) > len(slots.ids):
        return _twice()
    filled: dict[str, str] = {}
    for slot, piece in pairs:
        place = slots.find(slot)
        if isinstance(place, Rejected):
            return place
        if slots.ids[place] in filled:
            return _twice()
        if is_nothing(piece, things, speech):
            continue
        used = [things.ids.index(i) for i in filled.values()] if decision.distinct else []
        index = things.find(piece, used)
        if isinstance(index, Rejected):
            return index
        filled[slots.ids[place]] = things.ids[index]
    return filled


def _slots_apart(item: str) -> list[str]:
    """Split `1=delta 2=karnak` in two; the name of any slot but the first must then be a single word."""
    words = item.replace("=", " = ").split()
    starts = [i - 1 for i, word in enumerate(words) if word == "=" and i and words[i - 1] != "="]
    ends = [*starts[1:], len(words)]
    return [" ".join(words[start:end]) for start, end in zip([0, *starts[1:]], ends, strict=True)]
