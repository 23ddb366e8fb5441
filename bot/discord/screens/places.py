"""The places on the board that a message asks about: which they are, and what is on their pins.

Pure functions of what one reader sees, so that picture and buttons of a message call them the same.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from bot.discord.screens.speech import Speech, called
from bot.table.model import TableView
from bot.traced import traced
from render.core.choice.spots import offered, pinned, worth_pins
from render.scene import GAMES
from rules.core.decisions import Decision
from rules.core.text import Text

log = logging.getLogger(__name__)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Placed:
    """A question with the pins of the places that it offers, by the ids of its options."""

    decision: Decision
    pins: Mapping[str, str]

    @property
    def idents(self) -> list[str]:
        """The ids that have a pin, in the order of the question."""
        return [ident for ident in offered(self.decision) if ident in self.pins]


def placed(seen: TableView) -> Placed | None:
    """Return the one question that a message shows, if enough of what it offers lies on the board."""
    asked = _asked(seen)
    found = {} if asked is None else _on_board(seen.table.game, seen.look.view, asked)
    return Placed(asked, found) if asked and found else None


def pins(seen: TableView) -> Mapping[str, str]:
    """Return what the pictures call the options of that question, by their ids; empty if nothing."""
    asked = _asked(seen)
    return {} if asked is None else pins_in(seen.table.game, seen.look.view, asked)


def pins_in(game: str, view: object, decision: Decision) -> Mapping[str, str]:
    """Return what pictures call the options of a question, in a view of the game; in their order.

    It is on the pins of places on the board, or else at what the picture beside shows.
    """
    return _on_board(game, view, decision) or marks_in(game, view, decision)


def marks_in(game: str, view: object, decision: Decision) -> Mapping[str, str]:
    """Return what the picture beside the board prints at the options of a question, by their ids."""
    return _drawn(game, lambda: GAMES[game].marks(view, offered(decision)))


def _on_board(game: str, view: object, decision: Decision) -> Mapping[str, str]:
    """Return what is on the pins of the places; empty if they are too few."""
    idents = offered(decision)
    spots = _drawn(game, lambda: GAMES[game].spots(view, idents))
    return pinned(spots) if worth_pins(spots, idents) else {}


def _drawn(game: str, find: Callable[[], Mapping[str, T]]) -> Mapping[str, T]:
    """Return what a game's pictures tell; nothing if they have a fault: the question is asked without it."""
    try:
        return find() if game in GAMES else {}
    except Exception as error:
        log.error("%s: no places: %s", game, traced(error))
        return {}


def in_order(places: Placed, speech: Speech) -> str:
    """Return the places as they are on the buttons, for who can't see the picture: `G · Ironfall; K12`."""
    labels, pins = labelled(places.decision), places.pins
    return "; ".join(called(pins[ident], speech.plain(labels[ident])) for ident in pins)


def labelled(decision: Decision) -> Mapping[str, Text]:
    """Return the labels of what a question offers, by their ids."""
    match decision.kind:
        case "choose":
            return {option.id: option.label for option in decision.options}
        case "split":
            return {part.id: part.label for part in decision.parts}
    return {}


def in_public(decision: Decision) -> Decision:
    """Return the question as the channel may know it. It does not even reveal the number of secret options.

    If too few options are left for an answer, none is shown.
    """
    if decision.kind not in ("choose", "order", "fill"):
        return decision
    shown = tuple(o for o in decision.options if not o.secret)
    if decision.kind != "choose":
        return decision.model_copy(update={"options": shown})
    if len(shown) < max(decision.least, 1):
        shown = ()
    most = min(decision.most, max(len(shown), 1))
    return decision.model_copy(update={"options": shown, "most": most})


def _asked(seen: TableView) -> Decision | None:
    """Return the reader's own open question; for the channel the only one that people answer there."""
    if seen.table.status != "running":
        return None
    if seen.seat is not None:
        sealed = seen.locked is not None and not seen.draft.get("reopened")
        return None if sealed else seen.decision
    public = seen.look.public
    open_ = [seat for seat in public if seat in seen.look.waiting and not seen.table.seats[seat].computer]
    questions = [public[seat] for seat in open_ if not public[seat].secret]
    return in_public(questions[0]) if len(questions) == 1 else None
