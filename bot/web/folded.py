"""Folded questions for the page: the second question behind each option of the first.

As in the chat, what the coach of a lesson recommends, else what the person chose last, is open from the
beginning. A button below the pictures then answers both; a tap in a picture only if the person has opened it.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import methodcaller
from typing import Any

from bot.table.learning.folding import kind_of
from bot.table.model import Folded, FollowUp, Lang
from bot.traced import traced
from render.core.choice.spots import Lying
from render.core.drawing.geometry import Points
from render.core.pictures import GamePictures, Scene
from render.scene import GAMES
from rules.core.decisions import Decision

log = logging.getLogger(__name__)

Places = Mapping[Scene, Lying]


@dataclass(frozen=True, slots=True)
class FoldedPlaces:
    """The follow-ups of a question by option, and where their options lie in the pictures as they are now.

    `opened`: the option with which the page begins; None where nothing is opened in the chat either, or where
    a picture could not show the places of both questions.
    """

    then: Mapping[str, FollowUp]
    places: Mapping[str, Places]
    opened: str | None


NOTHING = FoldedPlaces({}, {}, None)


def folded_places(
    game: str, view: object, asked: Decision, folded: Folded | None, places: Places, lang: Lang
) -> FoldedPlaces:
    """Find what can be answered along with the reader's own question, which lies at these places."""
    if folded is None or asked.kind != "choose":
        return NOTHING
    then = {option.id: folded.then[option.id] for option in asked.options if option.id in folded.then}
    lying = {
        ident: lying_in(game, methodcaller("places_ahead", view, it.question, lang))
        for ident, it in then.items()
    }
    opened = folded.opened if folded.opened in then else None
    return FoldedPlaces(then, lying, opened if opened is not None and _apart(places, lying[opened]) else None)


def lying_in(game: str, find: Callable[[GamePictures[Any]], Places]) -> Places:
    """Find the places of things in a game's pictures; none if these have a fault, so that lists remain."""
    if game not in GAMES:
        return {}
    try:
        return find(GAMES[game])
    except Exception as error:
        log.error("%s: nothing can be tapped: %s", game, traced(error))
        return {}


def _apart(one: Places, other: Places) -> bool:
    """Return whether no picture shows things of the same kind for both questions, or in the same place."""
    return all(
        {*map(kind_of, one[scene])}.isdisjoint(map(kind_of, other[scene]))
        and _outlines(one[scene]).isdisjoint(_outlines(other[scene]))
        for scene in one.keys() & other.keys()
    )


def _outlines(lying: Lying) -> set[Points]:
    return {spot.outline for spots in lying.values() for spot in spots}
