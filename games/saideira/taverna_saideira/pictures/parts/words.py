"""Sentences that pictures and their descriptions share."""

from render.core.drawing.style import Style
from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.view import SaideiraView


def now(view: SaideiraView, style: Style) -> str:
    """The sentence about the current step, and the seat that decides."""
    if view.acting is None:
        return style.say(f"saideira.picture.now.{'over' if view.phase == 'over' else 'pour'}")
    return style.say(f"saideira.picture.now.{view.phase}", seat=f"seat:{view.acting}")


def worth(kind: str, style: Style, ident: str = "") -> str:
    """The worth of a kind of guest, in a few words; of a merchant, of the one with this `ident`."""
    coins = {"dancer": DATA.company.pair, "brawler": -DATA.company.brawler}.get(kind, 0)
    if ident:
        coins = coins or DATA.guests[ident].coins
    return style.say(f"saideira.picture.worth.{kind}", count=coins)


def does(kind: str, style: Style) -> str:
    """The effect of a kind of drink as a trick, in a few words."""
    return style.say(f"saideira.picture.does.{kind}", count=amount(kind))


def amount(kind: str) -> int:
    """The number in a trick, or 0."""
    tricks = DATA.tricks
    return {"water": tricks.weaken, "beer": tricks.strengthen, "wine": tricks.toast}.get(kind, 0)


def printed(card: str, style: Style) -> str:
    """The effect of a drink as a trick, or the worth of a guest, in a sentence."""
    kind, _, name = card.partition(":")
    if kind == "drink":
        drink = DATA.drinks[name].kind
        return style.say(f"saideira.card.{drink}", count=amount(drink))
    guest = DATA.guests[name]
    coins = {"dancer": DATA.company.pair, "brawler": -DATA.company.brawler}.get(guest.kind, guest.coins)
    return style.say(f"saideira.card.{guest.kind}", coins=coins)


def listed(group: str, kind: str, style: Style) -> tuple[str, str]:
    """A kind of guest or drink in the price list: its name, and what it is worth or does."""
    if group == "guest":
        if kind == "merchant":
            return style.say("saideira.picture.kind.merchant"), style.say("saideira.picture.merchants")
        return style.words.name(f"guest:{kind}"), printed(f"guest:{kind}", style)
    found = [drink for drink in DATA.drinks.values() if drink.kind == kind]
    low, high = (drink.strength for drink in found)
    name = style.say(f"saideira.picture.kind.{kind}", low=low, high=high)
    return name, printed(f"drink:{found[0].id}", style)
