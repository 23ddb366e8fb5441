"""Stories of games, and requests for their pictures."""

from collections.abc import Sequence

from render.core.pictures import PictureRequest, Theme
from render.core.story import STORY
from render.core.story.view import StoryView
from rules.core.decisions import Choose, option
from rules.core.search.story import Costly, Point, Shift, Story
from rules.core.text import Text

NAMES = ("Ana", "Bianca", "Maximiliano Augusto", "花子", "🎲🎲")
ASKED = Choose(seat=0, prompt=Text(key="kemet.ask.turn"), options=(option("card", "a"), option("card", "b")))
COSTLY = Costly(
    step=17,
    round=2,
    seat=1,
    decision=ASKED,
    answer=["card:a"],
    instead=["card:b"],
    cost=160,
    error=30,
)


def story_of(seats: int, points: int = 12) -> Story:
    """The first one wins: half of the way by luck, at one stroke; and half by choices, a little at a time."""
    even = 1000 // seats
    gain = 2 * (1000 - even) // (4 * points)
    shares, found = [1000 - even * (seats - 1), *[even] * (seats - 1)], list[Point]()
    for number in range(points):
        chosen = (gain, -gain, *[0] * (seats - 2))
        found.append(
            Point(
                step=5 * number,
                round=1 + number // 3,
                shares=tuple(shares),
                error=5 * number,
                playouts=64,
                chosen=chosen,
            )
        )
        shares[0], shares[1] = shares[0] + gain, shares[1] - gain
    edges = [COSTLY.model_copy(update={"step": step, "cost": 60}) for step in (0, 5 * points - 1)]
    end = (1000, *[0] * (seats - 1))
    return Story(points=tuple(found), end=end, costly=(COSTLY, *edges), examined=20, playouts=4000)


def point(step: int, round_: int, shares: Sequence[int], error: int, chosen: Sequence[int]) -> Point:
    return Point(
        step=step, round=round_, shares=tuple(shares), error=error, playouts=64, chosen=tuple(chosen)
    )


def apart() -> Story:
    """Two positions of two players, of whom each gains by own choices and loses by those of the other."""
    own, others = Shift(shares=(100, 40), errors=(20, 25)), Shift(shares=(-40, -100), errors=(25, 20))
    points = tuple(
        point(step, 1 + step // 50, (500 + step, 500 - step), 30, (60, -60)).model_copy(
            update={"own": own, "others": others}
        )
        for step in (0, 50)
    )
    return Story(points=points, end=(600, 400), costly=(COSTLY,), examined=9, playouts=4000, answers=100)


def eventful(points: int, seats: int = 4, per_round: int = 2) -> Story:
    """Luck changes sides all the time, what comes is known less and less, and many choices are costly."""
    shares, found = [1000 - 150 * (seats - 1), *[150] * (seats - 1)], list[Point]()
    for number in range(points):
        lucky, poor, gain = number % seats, (number + 1) % seats, 11 * (number % 12) - 20
        chosen = [7 * (number % 3) if seat == poor else 0 for seat in range(seats)]
        found.append(point(3 + 4 * number, 1 + number // per_round, shares, 6 * number, chosen))
        gain = min(gain, shares[poor])
        shares[lucky], shares[poor] = shares[lucky] + gain, shares[poor] - gain
    costs = ((60, 9), (100, 9), (150, 40), (260, 41), (149, 90))
    costly = tuple(
        COSTLY.model_copy(update={"cost": cost, "step": step, "seat": number % seats})
        for number, (cost, step) in enumerate(costs)
    )
    return Story(points=tuple(found), end=tuple(shares), costly=costly, examined=20, playouts=4000)


def uneventful() -> Story:
    """A game that is decided by nothing."""
    points = tuple(point(step, 1, (500, 500), 0, (0, 0)) for step in range(2))
    return Story(points=points, end=(500, 500), costly=(), examined=0, playouts=0)


STORIES = {
    "two": story_of(2, 30),
    "five": story_of(5, 3),
    "eventful": eventful(29),
    "three": eventful(14, 3, 1),
    "long": eventful(90, 5, 3),
    "uneventful": uneventful(),
    "apart": apart(),
}


def asked(story: Story, game: str = "kemet", colours: Sequence[int] | None = None) -> PictureRequest:
    """A request for the picture of a story at a quarter of its size."""
    seats = len(story.end)
    view = StoryView(game, tuple(colours or range(seats)), story)
    seen, names = STORY.seen.dump_json(view).decode(), NAMES[:seats]
    return PictureRequest(game=game, scene="story", view=seen, names=names, scale=0.25)


def request(
    seats: int = 3, game: str = "kemet", theme: Theme = "dark", lang: str = "en", scale: float = 0.25
) -> PictureRequest:
    """Likewise, of `told`."""
    more = {"theme": theme, "lang": lang, "scale": scale}
    return asked(story_of(seats), game).model_copy(update=more)
