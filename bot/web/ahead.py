"""What can be answered along with a question, for the page: the second question behind each of its options.

As in the chat, the option that the person chose last is open from the beginning; one tap then answers both.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.table.learning.folding import distance, kind_of
from bot.table.model import Folded, FollowUp, Lang
from render.core.choice.spots import Lying
from render.core.drawing.geometry import Points
from render.core.pictures import Scene
from render.scene import GAMES
from rules.core.decisions import Decision

Places = Mapping[Scene, Lying]


@dataclass(frozen=True, slots=True)
class Ahead:
    """The follow-ups of a question by option, and where their options lie in the pictures as they are now.

    `opened`: the option with which the page begins; None where one has not chosen before, or where a picture
    could not show the places of both questions.
    """

    then: Mapping[str, FollowUp]
    places: Mapping[str, Places]
    opened: str | None


NOTHING = Ahead({}, {}, None)


def ahead(
    game: str, view: object, asked: Decision, folded: Folded | None, places: Places, lang: Lang
) -> Ahead:
    """Find what can be answered along with the reader's own question, which lies at these places."""
    if folded is None or asked.kind != "choose":
        return NOTHING
    then = {option.id: folded.then[option.id] for option in asked.options if option.id in folded.then}
    drawn = GAMES[game].places_ahead if game in GAMES else None
    lying = {ident: drawn(view, it.question, lang) if drawn else {} for ident, it in then.items()}
    opened = min(then, key=lambda ident: distance(ident, folded.last), default=None)
    apart = opened is not None and folded.last is not None and _apart(places, lying[opened])
    return Ahead(then, lying, opened if apart else None)


def _apart(one: Places, other: Places) -> bool:
    """True if no picture shows things of the same kind for both questions, or in the same place."""
    return all(
        {*map(kind_of, one[scene])}.isdisjoint(map(kind_of, other[scene]))
        and _outlines(one[scene]).isdisjoint(_outlines(other[scene]))
        for scene in one.keys() & other.keys()
    )


def _outlines(lying: Lying) -> set[Points]:
    return {spot.outline for spots in lying.values() for spot in spots}
