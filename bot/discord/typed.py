"""Answers as text: what somebody typed becomes an answer, and an answer a text that means it again.

    choose   delta, karnak          number   3          split   wood: 2, metal: 1
    order    delta, karnak, giza    fill     1 = delta, 2 = -

Things are named by label, id, number from 1, or the beginnings of their words; `-` is nothing. `>` separates
the answers of a chain. All functions are pure.
"""

import re
from collections.abc import Sequence

from bot.discord.matching import Things, key
from bot.discord.numbers import whole
from bot.discord.speech import Speech
from rules.core.decisions import Answer, Choose, Decision, Fill, Order, Part, Rejected, Split
from rules.core.text import Text
from rules.core.words import Words

_COMMA = re.compile(r"[,;]")
_AMOUNT = re.compile(r"(.*\S)\s*[\s:=]\s*([+\-\N{MINUS SIGN}]?\d+)")
_AMOUNT_FIRST = re.compile(r"(\d+)\s*[x×]?\s+(.+)")  # noqa: RUF001 - the sign of multiplication, as people type it
_AMOUNTS = re.compile(r"(.+?)[\s:=]+([+\-\N{MINUS SIGN}]?\d+)(?:\s+|$)")
_NEXT_SLOT = re.compile(r"\s+(?=\S+\s*=)")
_DASHES = ("-", "\N{EN DASH}", "\N{EM DASH}")


def parse(decision: Decision, text: str, words: Words, names: Sequence[str] = ()) -> Answer | Rejected:
    """The answer that is meant, or a refusal that says what is near, in Markdown."""
    speech = Speech(words, names)
    answer = _parse(decision, text.strip(), speech)
    if isinstance(answer, Rejected):
        return answer
    try:
        decision.check(answer)
    except Rejected as refusal:
        return refusal
    return answer


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
    """The answer in words; `parse` understands them. With escaped `names` it is fit for Markdown."""
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


def show_by_number(decision: Fill, answer: Answer, words: Words, names: Sequence[str] = ()) -> str:
    """A sheet in fewer letters, with the numbers of its slots: `1 = Treehome, 5 = Blank`."""
    things, lies = options_of(decision, Speech(words, names)), _by_name(answer)
    numbered = [(i, lies[slot.id]) for i, slot in enumerate(decision.slots, 1) if slot.id in lies]
    return ", ".join(f"{i} = {things.handle(str(piece))}" for i, piece in numbered)


def _shown(items: list[str], things: Things, speech: Speech) -> str:
    nothing = speech.word("nothing")
    return ", ".join(items) or (nothing if things.named(nothing) is None else "-")


def _listed(answer: Answer) -> list[str]:
    return answer if isinstance(answer, list) else []


def _by_name(answer: Answer) -> dict[str, int] | dict[str, str]:
    return answer if isinstance(answer, dict) else {}


def options_of(decision: Choose | Order | Fill, speech: Speech) -> Things:
    """What can be named among the options."""
    return Things.of({o.id: speech.plain(o.label) for o in decision.options})


def parts_of(decision: Split, speech: Speech) -> Things:
    """What can be named among the parts."""
    return Things.of({p.id: speech.plain(p.label) for p in decision.parts})


def slots_of(decision: Fill, speech: Speech) -> Things:
    """What can be named among the slots."""
    return Things.of({s.id: speech.plain(s.label) for s in decision.slots})


def base(part: Part) -> int:
    """What a part gets that is not named: nothing, or what is nearest to it."""
    return min(max(part.low, 0), part.high)


def items(text: str) -> list[str]:
    """What stands between the commas."""
    return [item.strip() for item in _COMMA.split(text) if item.strip()]


def is_nothing(text: str, things: Things, speech: Speech) -> bool:
    """Whether the text says: none of these."""
    if text.strip() in _DASHES:
        return True
    return key(text) == key(speech.word("nothing")) and things.named(text) is None


def found(things: Things, typed: Sequence[str]) -> list[int] | Rejected:
    """The things that are named, one after the other."""
    indexes: list[int] = []
    for item in typed:
        index = things.find(item, indexes)
        if isinstance(index, Rejected):
            return index
        indexes.append(index)
    return indexes


def _several(text: str, things: Things) -> list[str]:
    """The items; numbers may also be apart by blanks alone."""
    if things.named(text) is not None:
        return [text]
    numbers = text.split()
    return numbers if all(n.isdecimal() for n in numbers) else items(text)


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
    numbers = [whole(n) for n in text.replace(",", " ").split()]
    positional = [n for n in numbers if not isinstance(n, Rejected)]
    if len(positional) == len(numbers) == len(decision.parts):
        return dict(zip(given, positional, strict=True))
    named: set[str] = set()
    for label, amount in _amounts(text, things):
        index = things.find(label)
        number = whole(amount)
        if isinstance(index, Rejected):
            return index
        if isinstance(number, Rejected):
            return number
        if things.ids[index] in named:
            return Rejected(Text(key="core.refused.twice"))
        named.add(things.ids[index])
        given[things.ids[index]] = number
    return given


def _amounts(text: str, things: Things) -> list[tuple[str, str]]:
    """Names and numbers: `wood: 2, metal: 1`, `2 wood, 1 metal` or `wood 2 metal 1`."""
    pairs = [_amount(item) for item in items(text)] or [(text, "")]
    if len(pairs) == 1 and things.named(pairs[0][0]) is None:
        apart = _AMOUNTS.findall(text)
        if len(apart) > 1:
            return [(str(label), str(number)) for label, number in apart]
    return pairs


def _amount(item: str) -> tuple[str, str]:
    if match := _AMOUNT.fullmatch(item):
        return match[1].rstrip(" :="), match[2]
    if match := _AMOUNT_FIRST.fullmatch(item):
        return match[2], match[1]
    return item, ""


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
    filled: dict[str, str] = {}
    for slot, piece in pairs:
        place = slots.find(slot)
        if isinstance(place, Rejected):
            return place
        if slots.ids[place] in filled:
            return Rejected(Text(key="core.refused.twice"))
        if is_nothing(piece, things, speech):
            continue
        used = [things.ids.index(i) for i in filled.values()] if decision.distinct else []
        index = things.find(piece, used)
        if isinstance(index, Rejected):
            return index
        filled[slots.ids[place]] = things.ids[index]
    return filled


def _slots_apart(item: str) -> list[str]:
    """`1=delta 2=karnak` as two; `slot 1 = delta` stays one."""
    return _NEXT_SLOT.split(item) if item.count("=") > 1 else [item]
