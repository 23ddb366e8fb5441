"""Answers in words for reading. How they are typed is in `typed`."""

import re
from collections.abc import Mapping, Sequence

from bot.discord.questions.matching import Things
from bot.discord.questions.typed import base, options_of, parts_of, slots_of
from bot.discord.screens.speech import Speech
from rules.core.decisions import Answer, Decision, Fill, Option, Part, Slot, Split

Named = Sequence[Option | Part | Slot]
WORD = re.compile(r"\w+")


def spoken(decision: Decision, answer: Answer, speech: Speech) -> str:
    """Return the answer by the names of what it takes, safe in Markdown."""
    read = Speech(speech.words, speech.escaped)
    match decision.kind:
        case "number":
            return str(answer)
        case "choose" | "order":
            names = _names(decision.options, options_of(decision, read), read)
            said = [names[ident] for ident in answer] if isinstance(answer, list) else []
        case "split":
            names = _names(decision.parts, parts_of(decision, read), read)
            amounts = _amounts(decision, answer)
            said = [f"{names[ident]}: {amount}" for ident, amount in amounts.items() if amount]
        case "fill":
            names, lies = (
                _names(decision.slots, slots_of(decision, read), read),
                _lying(decision, answer, read),
            )
            said = [f"{names[slot.id]} = {lies[slot.id]}" for slot in decision.slots if slot.id in lies]
    return _listed(said) or speech.word("nothing")


def differing(decision: Decision, answer: Answer, other: Answer, speech: Speech) -> str:
    """Show an answer; if it splits or fills, only the parts that differ from the `other` answer.

    Equal copies are alike.
    """
    read = Speech(speech.words, speech.escaped)
    told: list[str] = []
    if decision.kind == "split":
        names = _names(decision.parts, parts_of(decision, read), read)
        given, instead = _amounts(decision, answer), _amounts(decision, other)
        told = [f"{names[ident]}: {given[ident]}" for ident in given if given[ident] != instead[ident]]
    elif decision.kind == "fill":
        names, nothing = _names(decision.slots, slots_of(decision, read), read), speech.word("nothing")
        given_slots, other_slots = _lying(decision, answer, read), _lying(decision, other, read)
        told = [
            f"{names[slot.id]} = {given_slots.get(slot.id, nothing)}"
            for slot in decision.slots
            if given_slots.get(slot.id) != other_slots.get(slot.id)
        ]
    return _listed(told) or spoken(decision, answer, speech)


def _amounts(decision: Split, answer: Answer) -> dict[str, int]:
    """Return the amounts by part, also of parts that are not named."""
    given = answer if isinstance(answer, dict) else {}
    return {part.id: int(given.get(part.id, base(part))) for part in decision.parts}


def _lying(sheet: Fill, answer: Answer, read: Speech) -> dict[str, str]:
    """Return the labels of what lies in the slots that are filled, by slot."""
    labels = {each.id: read.plain(each.label) for each in sheet.options}
    return {slot: labels.get(ident, ident) for slot, ident in _by_slot(answer).items()}


def _by_slot(answer: Answer) -> Mapping[str, str]:
    return {slot: str(ident) for slot, ident in answer.items()} if isinstance(answer, dict) else {}


def _names(named: Named, things: Things, read: Speech) -> dict[str, str]:
    """Return the label of each; where several have the same, as it would be typed, which tells them apart."""
    labels = [read.plain(each.label) for each in named]
    return {
        each.id: label if labels.count(label) == 1 else things.handle(each.id)
        for each, label in zip(named, labels, strict=True)
    }


def _listed(said: Sequence[str]) -> str:
    """Join the names, with semicolons if one has a comma of its own.

    >>> _listed(["Rage", "Ambush, two"]), _listed(["Rage", "Ambush"])
    ('Rage; Ambush, two', 'Rage, Ambush')
    """
    return ("; " if any("," in each for each in said) else ", ").join(said)


def reason_beside(answer: str, why: str) -> str:
    """Return the reason for an answer that stands before it, without naming once more what that is about.

    >>> reason_beside("L11: Ruby Mine (0/3)", "Ruby Mine (L11): this dwarf completes it.")
    'This dwarf completes it.'
    >>> reason_beside("Place a dwarf", "Ruby Mine (L11): this dwarf completes it.")
    'Ruby Mine (L11): this dwarf completes it.'
    """
    about, _, rest = why.partition(": ")
    named = {*WORD.findall(answer.casefold())}
    if not rest or not named.issuperset(WORD.findall(about.casefold())):
        return why
    return rest[:1].upper() + rest[1:]
