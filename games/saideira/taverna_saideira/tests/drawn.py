"""Views that every scene must be able to draw."""

from dataclasses import replace

from rules.core.rng import Dice
from taverna_saideira.pictures.parts.layout import NARROW
from taverna_saideira.rules import GAME
from taverna_saideira.rules.components.data import DATA, copies
from taverna_saideira.rules.components.score import coins_of, worth
from taverna_saideira.rules.view import Keeper, SaideiraView
from tests.render.asking import LONG, asker
from tests.render.drawing import Drawn

request = asker("saideira", "keepers")
FULL = ("bard", "brawler", "dancer", "merchant_5", "sailor", "sailor")


def early(seats: int) -> SaideiraView:
    """The beginning, as seat 0 sees it."""
    return GAME.view(GAME.new(seats, GAME.settle({}), Dice("early")), 0)


def keeper(seat: int, toasts: int = 0) -> Keeper:
    """Six guests at the table, a drink poured and one spent."""
    scores = {**coins_of(FULL), "toast": toasts}
    strength = 13 - 2 * (seat // 2)
    return Keeper(2, 1, "rum_10", strength, "beer_6", FULL, scores, worth(FULL) + toasts)


def worst(seats: int) -> SaideiraView:
    """The last round: everybody has poured and spent, and nobody is served."""
    gone = tuple(copies(DATA.drinks)[: 11 * seats - 2 * seats])
    return replace(
        early(seats),
        phase="serve",
        round=DATA.rounds,
        acting=1,
        hand=("water_1", "rum_10"),
        keepers=tuple(keeper(seat) for seat in range(seats)),
        counter=("merchant_5",) * seats,
        order=tuple(range(seats)),
        served=(0,),
        clash=(1, 2),
        queue=1,
        gone=gone,
    )


def pouring(seats: int) -> SaideiraView:
    """The most drinks in a hand: each brawler has brought one, and none is poured."""
    held = tuple(drink for drink in DATA.drinks for _ in range(2))[:12]
    return replace(early(seats), hand=held, counter=("brawler",) * seats)


def bare(seats: int) -> SaideiraView:
    """A view with nothing left: no drink in the hand, nobody at the counter."""
    return replace(worst(seats), hand=(), counter=())


def over(places: tuple[int, ...]) -> SaideiraView:
    """The end, with these places."""
    keepers = tuple(keeper(seat, toasts=6 - place) for seat, place in enumerate(places))
    ended = replace(worst(len(places)), phase="over", acting=None, hand=(), counter=(), keepers=keepers)
    return replace(ended, places=places)


DRAWN = Drawn(
    request=request,
    early=early,
    worst=(worst, pouring, bare),
    ends=tuple(map(over, [(1, 2, 3), (1, 1, 3), (2, 1, 3, 4), (3, 3, 1, 2, 5), (1, 2, 2, 4, 4, 4)])),
    full=(worst(6),),
    height=None,
    width=NARROW,
    decisions=(0, 5, 9, None),
    told=lambda seats: [make(seats) for make in (early, worst, pouring, bare)],
    marks=("poured:1", "spent:2", "coins:1", "hand:0", "table:1", "counter", "guest:bard"),
    unknown=("drink:gold", "rum_9", ""),
    golden={
        "board": request(worst(6), lang="pt-BR"),
        "board-light": request(early(4), theme="light"),
        "board-contrast": request(worst(3), theme="contrast", names=LONG[:3]),
        "hand": request(early(3), "hand", theme="light"),
        "sheet": request(worst(3), "sheet"),
        "end": request(over((2, 1, 3)), "end"),
        "card": request(early(3), "card", detail="drink:rum_9"),
        "card-drink": request(early(3), "card", detail="drink:coffee_4", lang="es"),
        "card-guest": request(early(3), "card", detail="guest:brawler", theme="light"),
    },
)
