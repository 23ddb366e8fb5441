"""An unfinished answer as the page goes on with it: what is kept of it, as far as it fits the question."""

from bot.discord.questions.draft import picks
from rules.core.decisions import Answer, Choose, Decision, Fill, Number, Order, Split


def drafted(asked: Decision, kept: object) -> Answer | None:
    """Return the answer so far; None if none is kept, or nothing fits: it may be damaged, or older."""
    if isinstance(asked, Choose | Order):
        return picks(kept, [option.id for option in asked.options]) or None
    if isinstance(asked, Number):
        return kept if isinstance(kept, int) and not isinstance(kept, bool) else None
    if not isinstance(kept, dict):
        return None
    return _amounts(asked, kept) if isinstance(asked, Split) else _filled(asked, kept)


def _amounts(asked: Split, kept: dict[object, object]) -> dict[str, int]:
    found = {part.id: kept.get(part.id, part.low) for part in asked.parts}
    return {
        part.id: min(max(amount, part.low), part.high) if type(amount := found[part.id]) is int else part.low
        for part in asked.parts
    }


def _filled(asked: Fill, kept: dict[object, object]) -> dict[str, str] | None:
    found = {slot.id: kept[slot.id] for slot in asked.slots if slot.id in kept}
    known = {option.id for option in asked.options}
    return {slot: put for slot, put in found.items() if isinstance(put, str) and put in known} or None
