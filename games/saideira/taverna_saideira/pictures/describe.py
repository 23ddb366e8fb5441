"""The pictures of Last Call in words, so that the game can be played from them."""

from collections import Counter

from render.core.drawing.style import Style
from render.core.words import by_place, owner
from rules.core.text import ids
from taverna_saideira.pictures.parts.look import DRINKS, GUESTS
from taverna_saideira.pictures.parts.words import listed, now, printed
from taverna_saideira.pictures.scenes.end import coins
from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.view import SaideiraView


def situation(view: SaideiraView, style: Style) -> list[str]:
    """The round, what happens now, the counter, and the order of choosing."""
    lines = [
        style.say("saideira.picture.round", round=view.round, rounds=view.rounds) + ".",
        now(view, style) + ".",
        counter(view, style),
    ]
    if view.order:
        lines.append(style.say("saideira.picture.order", seats=ids("seat", view.order)))
    if view.clash:
        lines.append(style.say("saideira.picture.clash", seats=ids("seat", view.clash)))
    if view.served:
        lines.append(style.say("saideira.picture.served", seats=ids("seat", view.served)))
    return lines


def counter(view: SaideiraView, style: Style) -> str:
    """Describe the guests who wait."""
    if not view.counter:
        return style.say("saideira.picture.counter-empty") + "."
    return style.say("saideira.picture.counter", guests=ids("guest", view.counter))


def board(view: SaideiraView, style: Style) -> list[str]:
    """Describe all that the board shows, line by line."""
    lines = situation(view, style)
    lines += [seated(view, seat, style) for seat in range(len(view.keepers))]
    lines.append(style.say("saideira.picture.bell", seat=f"seat:{view.first}"))
    return [*lines, style.say("saideira.picture.left", queue=view.queue, cellar=view.cellar)]


def brief(view: SaideiraView, style: Style) -> list[str]:
    """The facts for the board's alternative text, the most important first."""
    seats = sorted(range(len(view.keepers)), key=lambda seat: seat != view.acting)
    return [*situation(view, style), *(seated(view, seat, style) for seat in seats)]


def seated(view: SaideiraView, seat: int, style: Style) -> str:
    """Describe what everybody knows of a seat."""
    keeper = view.keepers[seat]
    told = {
        "who": owner(seat, style),
        "coins": style.say("saideira.picture.coins", count=keeper.total),
        "drinks": style.say("saideira.picture.drinks", count=keeper.hand),
    }
    line = style.say("saideira.picture.seat", spares=keeper.spares, **told)
    if keeper.table:
        line += " " + style.say("saideira.picture.table", guests=ids("guest", keeper.table))
    if toasts := keeper.scores["toast"]:
        line += " " + style.say("saideira.picture.toasts", count=toasts)
    if keeper.poured:
        drink = f"drink:{keeper.poured}"
        line += " " + style.say("saideira.picture.poured", drink=drink, strength=keeper.strength)
    if keeper.spent:
        line += " " + style.say("saideira.picture.spent", drink=f"drink:{keeper.spent}")
    return line


def hand(view: SaideiraView, style: Style) -> list[str]:
    """The reader's drinks with their tricks. Raises `ValueError` for a spectator."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    spare = style.say("saideira.picture.hand-spares", count=view.keepers[view.reader].spares)
    lines = [style.say("saideira.picture.hand", seat=f"seat:{view.reader}") + ".", f"{spare}."]
    for drink, count in Counter(view.hand).items():
        what = printed(f"drink:{drink}", style)
        lines.append(style.say("saideira.picture.held", drink=f"drink:{drink}", count=count, what=what))
    if not view.hand:
        lines.append(style.say("saideira.picture.hand-empty") + ".")
    return [*lines, counter(view, style)]


def sheet(view: SaideiraView, style: Style) -> list[str]:
    """The price list, and the drinks that are gone."""
    lines = [style.say("saideira.picture.sheet") + "."]
    for group, kinds in (("guest", GUESTS), ("drink", DRINKS)):
        lines.append("")
        for kind in kinds:
            name, what = listed(group, kind, style)
            lines.append(style.say("saideira.picture.price", name=name, what=what))
    lines.append("")
    gone = Counter(view.gone)
    for drink in DATA.drinks.values():
        ident, count = f"drink:{drink.id}", gone[drink.id]
        lines.append(style.say("saideira.picture.gone", drink=ident, count=count, copies=drink.copies))
    return lines


def end(view: SaideiraView, style: Style) -> list[str]:
    """The ranking with coins by kind of guest. Raises `ValueError` before the end."""
    if view.places is None:
        raise ValueError("the game is not over")

    def score_line(seat: int) -> str:
        keeper = view.keepers[seat]
        by_kind = coins(keeper)
        total = style.say("saideira.picture.coins", count=by_kind.pop("total"))
        drinks = style.say("saideira.picture.drinks", count=keeper.hand)
        parts = [
            style.say("saideira.picture.part", name=style.say(f"saideira.sheet.{kind}"), count=count)
            for kind, count in by_kind.items()
        ]
        return style.say(
            "saideira.picture.score",
            who=owner(seat, style),
            coins=total,
            parts=", ".join(parts),
            drinks=drinks,
        )

    return [style.say("saideira.picture.end") + ".", *by_place(view.places, score_line, style)]


def single(card: str, style: Style) -> str:
    """A card, and what it is for."""
    return style.say("saideira.picture.card", card=card, what=printed(card, style))
