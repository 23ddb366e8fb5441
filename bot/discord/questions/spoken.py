"""Answers in words for reading. How they are typed is in `typed`."""

from collections.abc import Mapping, Sequence

from bot.discord.questions.matching import Things
from bot.discord.questions.typed import base, options_of, parts_of, slots_of
from bot.discord.screens.speech import Speech
from rules.core.decisions import Answer, Decision, Fill, Option, Part, Slot

Named = Sequence[Option | Part | Slot]


def spoken(decision: Decision, answer: Answer, speech: Speech) -> str:
    """The answer by the names of what it takes, safe in Markdown."""
    read = Speech(speech.words, speech.escaped)
    match decision.kind:
        case "number":
            return str(answer)
        case "choose" | "order":
            names = _names(decision.options, options_of(decision, read), read)
            said = [names[ident] for ident in answer] if isinstance(answer, list) else []
        case "split":
            names = _names(decision.parts, parts_of(decision, read), read)
            given = answer if isinstance(answer, dict) else {}
            amounts = {part.id: int(given.get(part.id, base(part))) for part in decision.parts}
            said = [f"{names[ident]}: {amount}" for ident, amount in amounts.items() if amount]
        case "fill":
            said = _filled(decision, answer, list(decision.slots), read)
    return _listed(said) or speech.word("nothing")


def differing(sheet: Fill, usual: Answer, answer: Answer, speech: Speech) -> str:
    """The slots of a sheet in which an answer differs from the usual one, with what it puts there."""
    lies, instead = (_by_slot(each) for each in (usual, answer))
    apart = [slot for slot in sheet.slots if lies.get(slot.id) != instead.get(slot.id)]
    return _listed(_filled(sheet, answer, apart, Speech(speech.words, speech.escaped), blank="-"))


def _filled(sheet: Fill, answer: Answer, slots: Sequence[Slot], read: Speech, blank: str = "") -> list[str]:
    """What lies in these slots; those that are empty only with a sign for it."""
    lies = _by_slot(answer)
    things, places = _names(sheet.options, options_of(sheet, read), read), slots_of(sheet, read)
    names = _names(slots, places, read)
    shown = {slot.id: things[lies[slot.id]] if slot.id in lies else blank for slot in slots}
    return [f"{names[ident]} = {thing}" for ident, thing in shown.items() if thing]


def _by_slot(answer: Answer) -> Mapping[str, str]:
    return {slot: str(ident) for slot, ident in answer.items()} if isinstance(answer, dict) else {}


def _names(named: Named, things: Things, read: Speech) -> dict[str, str]:
    """The label of each; where several have the same, as it would be typed, which tells them apart."""
    labels = [read.plain(each.label) for each in named]
    return {
        each.id: label if labels.count(label) == 1 else things.handle(each.id)
        for each, label in zip(named, labels, strict=True)
    }


def _listed(said: Sequence[str]) -> str:
    """With semicolons if a name has a comma of its own.

    >>> _listed(["Rage", "Ambush, two"]), _listed(["Rage", "Ambush"])
    ('Rage; Ambush, two', 'Rage, Ambush')
    """
    return ("; " if any("," in each for each in said) else ", ").join(said)
