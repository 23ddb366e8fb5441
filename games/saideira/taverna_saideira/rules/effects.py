"""The gain or effect of each option, shown beside its name, from what everybody sees."""

from collections.abc import Mapping

from rules.core.decisions import Decision
from rules.core.play.effects import Teller, effects_by_kind
from rules.core.text import Text
from taverna_saideira.rules.components.data import DATA, KINDS, kinds
from taverna_saideira.rules.components.score import brings
from taverna_saideira.rules.components.state import in_order
from taverna_saideira.rules.view import SaideiraView

AMOUNTS: Mapping[str, int] = {  # the number of each kind of drink's trick
    "water": DATA.tricks.weaken,
    "coffee": 1,
    "beer": DATA.tricks.strengthen,
    "wine": DATA.tricks.toast,
    "rum": 0,
}


def poured(view: SaideiraView, decision: Decision, name: str) -> Text:
    """A drink that is poured counts by its strength; its trick, told beside it, is then lost."""
    drink = DATA.drinks[name]
    args = {"strength": drink.strength, "count": AMOUNTS[drink.kind]}
    return Text(key=f"saideira.effect.pour.{drink.kind}", args={**args})


def trick(view: SaideiraView, decision: Decision, name: str) -> Text:
    """Describe the trick of a drink."""
    kind = DATA.drinks[name].kind
    if kind == "beer":
        strength = view.keepers[decision.seat].strength + AMOUNTS[kind]
        place = place_of(view, decision.seat, {decision.seat: strength})
        return Text(key="saideira.effect.beer", args={"strength": strength, "place": place})
    return Text(key=f"saideira.effect.{kind}", args={"count": AMOUNTS[kind]})


def kept(view: SaideiraView, decision: Decision, name: str) -> Text:
    """Describe what passing keeps: the drink, and the place in the order."""
    seat = decision.seat
    args = {"place": place_of(view, seat, {}), "spares": view.keepers[seat].spares}
    return Text(key="saideira.effect.pass", args={**args})


def watered(view: SaideiraView, decision: Decision, name: str) -> Text:
    """Describe the weakened drink, and the resulting place in the order of the seat that is asked."""
    strength = max(0, view.keepers[int(name)].strength - DATA.tricks.weaken)
    place = place_of(view, decision.seat, {int(name): strength})
    return Text(key="saideira.effect.weaken", args={"strength": strength, "place": place})


def guest(view: SaideiraView, decision: Decision, name: str) -> Text:
    """Describe a guest's gain for the seat that is asked, by the way in which the kind counts."""
    coins, more = brings(view.keepers[decision.seat].table, name), may_grow(view, decision.seat, name)
    args = {"coins": coins, "more": int(more), "pair": DATA.company.pair}
    return Text(key=f"saideira.effect.{DATA.guests[name].kind}", args={**args})


def gone(view: SaideiraView, decision: Decision, name: str) -> Text:
    """Describe a guest who is sent home: what the seat that is asked gives up."""
    coins = brings(view.keepers[decision.seat].table, name)
    return Text(key="saideira.effect.send", args={"coins": coins})


def may_grow(view: SaideiraView, seat: int, name: str) -> bool:
    """Check whether a guest may bring a seat more later, in company that is still to come."""
    kind = DATA.guests[name].kind
    missing = {*KINDS} - {*kinds(view.keepers[seat].table), kind}
    return view.round < view.rounds and bool(missing or kind != "bard")


def place_of(view: SaideiraView, seat: int, changed: Mapping[int, int]) -> int:
    """The place in which a seat chooses, from 1, if these strengths were changed."""
    seats = len(view.keepers)
    strengths = [changed.get(each, keeper.strength) for each, keeper in enumerate(view.keepers)]
    around = [(view.first + step) % seats for step in range(seats)]
    return 1 + in_order(strengths, around).index(seat)


ASKED: Mapping[str, Mapping[str, Teller[SaideiraView]]] = {
    "pour": {"drink": poured},
    "trick": {"drink": trick, "trick": kept},
    "weaken": {"seat": watered},
    "send": {"guest": gone},
}
effects = effects_by_kind("saideira", {"guest": guest}, ASKED)
