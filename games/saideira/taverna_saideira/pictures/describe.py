"""The pictures of Last Call in words, so that the game can be played from them."""

from collections.abc import Sequence

from render.core.drawing.style import Style
from render.core.words import by_place, owner
from rules.core.text import ids
from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.view import SaideiraView


def board(view: SaideiraView, style: Style) -> list[str]:
    """The round, the counter, and a line for each seat."""
    lines = [style.say("saideira.picture.round", round=view.round, rounds=view.rounds) + "."]
    lines.append(style.say("saideira.picture.counter", guests=ids("guest", view.counter)))
    lines += [seated(view, seat, style) for seat in range(len(view.keepers))]
    if view.order:
        lines.append(style.say("saideira.picture.order", seats=ids("seat", view.order)))
    return lines


def seated(view: SaideiraView, seat: int, style: Style) -> str:
    """What everybody knows of a seat."""
    keeper = view.keepers[seat]
    who = owner(seat, style)
    coins = style.say("saideira.picture.coins", count=keeper.total)
    drinks = style.say("saideira.picture.drinks", count=keeper.hand)
    told = {"who": who, "coins": coins, "drinks": drinks}
    guests = ids("guest", keeper.table)
    line = style.say("saideira.picture.seat", guests=guests, spares=keeper.spares, **told)
    if keeper.poured:
        drink = f"drink:{keeper.poured}"
        line += " " + style.say("saideira.picture.poured", drink=drink, strength=keeper.strength)
    if keeper.spent:
        line += " " + style.say("saideira.picture.spent", drink=f"drink:{keeper.spent}")
    return line


def hand(view: SaideiraView, style: Style) -> list[str]:
    """The reader's drinks. Raises `ValueError` for a spectator."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    return listed(view.hand, style.say("saideira.picture.hand", seat=f"seat:{view.reader}"), style)


def sheet(view: SaideiraView, style: Style) -> list[str]:
    """The drinks that are gone."""
    return listed(view.gone, style.say("saideira.picture.sheet"), style)


def listed(drinks: Sequence[str], title: str, style: Style) -> list[str]:
    """A title and drinks."""
    return [style.say("saideira.picture.list", what=title, cards=ids("drink", drinks))]


def end(view: SaideiraView, style: Style) -> list[str]:
    """The ranking. Raises `ValueError` before the end."""
    if view.places is None:
        raise ValueError("the game is not over")

    def told(seat: int) -> str:
        coins = style.say("saideira.picture.coins", count=view.keepers[seat].total)
        return style.say("saideira.picture.score", who=owner(seat, style), coins=coins)

    return [style.say("saideira.picture.end") + ".", *by_place(view.places, told, style)]


def single(card: str, style: Style) -> str:
    """A card, and what it is for."""
    return style.say("saideira.picture.card", card=card, what=printed(card, style))


def printed(card: str, style: Style) -> str:
    """What a drink does as a trick, or what a guest is worth."""
    kind, _, name = card.partition(":")
    if kind == "drink":
        drink = DATA.drinks[name].kind
        amounts = {"water": DATA.tricks.weaken, "beer": DATA.tricks.strengthen, "wine": DATA.tricks.toast}
        return style.say(f"saideira.card.{drink}", count=amounts.get(drink, 0))
    guest = DATA.guests[name]
    coins = {"dancer": DATA.company.pair, "brawler": -DATA.company.brawler}.get(guest.kind, guest.coins)
    return style.say(f"saideira.card.{guest.kind}", coins=coins)
