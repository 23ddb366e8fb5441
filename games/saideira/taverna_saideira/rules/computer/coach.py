"""The steady computer player's reasons, as facts of the position that its seat sees."""

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence

from rules.core.decisions import Answer, Decision, Seat
from rules.core.play.asking import chosen_of
from rules.core.play.planning import Facts, Reason, because, explained, ids_of
from rules.core.text import Text, bare
from taverna_saideira.rules.components.asks import PASS
from taverna_saideira.rules.components.data import DATA, copies, kinds
from taverna_saideira.rules.components.score import brings
from taverna_saideira.rules.computer.steady import sent, watered
from taverna_saideira.rules.computer.steady import trick as worths_of_tricks
from taverna_saideira.rules.effects import may_grow, place_of
from taverna_saideira.rules.view import SaideiraView

STRONG = 7  # chosen before most others


def pour(view: SaideiraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the drink by the guests at the counter, and its strength."""
    drink = DATA.drinks[bare(chosen_of(answer))]
    worths = sorted(view.counter, key=lambda guest: brings(view.keepers[seat].table, guest))
    least, best = worths[0], worths[-1]
    coins, less = (brings(view.keepers[seat].table, guest) for guest in (best, least))
    facts: Facts = {
        "drink": f"drink:{drink.id}",
        "guest": f"guest:{best}",
        "coins": coins,
        "other": f"guest:{least}",
        "less": less,
        "more": coins - less,
    }
    strongest = view.hand[-1]
    if drink.strength >= STRONG:
        highest = max(each.strength for each in DATA.drinks.values())
        return because("saideira.coach.pour.strong", **facts, stronger=highest - drink.strength)
    if drink.id == strongest:
        return because("saideira.coach.pour.best", **facts)
    if view.round == view.rounds:
        return because("saideira.coach.pour.last", **facts)
    return because("saideira.coach.pour.saved", **facts, strongest=f"drink:{strongest}")


def trick(view: SaideiraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain what the trick changes, or that nothing is worth a drink."""
    chosen = chosen_of(answer)
    if chosen == PASS:
        return _kept(view, seat, decision)
    kind = DATA.drinks[bare(chosen)].kind
    if kind == "wine":
        spares, rounds = view.keepers[seat].spares, view.rounds - view.round + 1
        return because("saideira.coach.wine", coins=DATA.tricks.toast, spares=spares, rounds=rounds)
    if kind == "beer":
        return _stronger(view, seat)
    if kind == "water":
        found = watered(view, seat)
        return _watered(view, seat, max(found, key=lambda other: found[other]))
    gone = sent(view, seat)
    return _sent(view, seat, max(gone, key=lambda guest: gone[guest]))


def _kept(view: SaideiraView, seat: Seat, decision: Decision) -> Text:
    """Explain that nothing is worth a drink: how far up a trick could take the seat, what it could bring."""
    drinks = {DATA.drinks[bare(ident)].kind for ident in ids_of(decision) if ident != PASS}
    facts: Facts = {"place": place_of(view, seat, {}), "count": len(view.keepers)}
    if view.round < view.rounds:
        reach = min(_reached(view, seat, drinks), default=facts["place"])
        return because("saideira.coach.pass", **facts, reach=reach if reach != facts["place"] else 0)
    worths = worths_of_tricks(view, seat, decision)
    more = max(worths.values()) - worths[PASS]
    return because("saideira.coach.pass.last", **facts, more=more or int("coffee" in drinks))


def _reached(view: SaideiraView, seat: Seat, drinks: Container[str]) -> Iterator[int]:
    """The places in which the seat could choose after each trick that changes the order."""
    held = [keeper.strength for keeper in view.keepers]
    if "beer" in drinks:
        yield place_of(view, seat, {seat: held[seat] + DATA.tricks.strengthen})
    if "water" in drinks:
        others = [other for other in range(len(held)) if other != seat]
        yield from (place_of(view, seat, {each: max(0, held[each] - DATA.tricks.weaken)}) for each in others)


def _stronger(view: SaideiraView, seat: Seat) -> Text:
    """A place further up, or a rival out of the way."""
    before = view.keepers[seat].strength
    strength = before + DATA.tricks.strengthen
    now, place = place_of(view, seat, {}), place_of(view, seat, {seat: strength})
    facts: Facts = {"strength": strength, "before": before, "place": place, "now": now}
    return because("saideira.coach.beer", **facts, moved=int(place != now))


def weaken(view: SaideiraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the choice by its effect on the order."""
    return _watered(view, seat, int(bare(chosen_of(answer))))


def _watered(view: SaideiraView, seat: Seat, other: Seat) -> Text:
    strength = max(0, view.keepers[other].strength - DATA.tricks.weaken)
    changed = {other: strength}
    now, place = place_of(view, seat, {}), place_of(view, seat, changed)
    facts: Facts = {"seat": f"seat:{other}", "strength": strength, "before": view.keepers[other].strength}
    if place < now:
        return because("saideira.coach.water", **facts, place=place, now=now)
    theirs, before = place_of(view, other, changed), place_of(view, other, {})
    facts |= {"place": theirs, "now": before, "moved": int(theirs != before)}
    return because("saideira.coach.water.rival", **facts, mine=place)


def send(view: SaideiraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the choice by the rival whom the guest would please."""
    return _sent(view, seat, bare(chosen_of(answer)))


def _sent(view: SaideiraView, seat: Seat, guest: str) -> Text:
    """Explain sending a guest away: worth more to a rival, or not worth much to the seat."""
    worths = {each: brings(keeper.table, guest) for each, keeper in enumerate(view.keepers)}
    mine = worths.pop(seat)
    rival = max(worths, key=lambda each: worths[each])
    if worths[rival] > mine:
        theirs = worths[rival]
        args: Facts = {"guest": f"guest:{guest}", "seat": f"seat:{rival}", "theirs": theirs, "mine": mine}
        return because("saideira.coach.coffee.rival", **args)
    place, count = place_of(view, seat, {}), len(view.keepers)
    if not _better_unseen(view, seat, mine):
        return because("saideira.coach.coffee.left", guest=f"guest:{guest}", place=place, count=count)
    return because("saideira.coach.coffee", guest=f"guest:{guest}", mine=mine, place=place, count=count)


def _better_unseen(view: SaideiraView, seat: Seat, mine: int) -> bool:
    """Check whether the guests not seen yet would bring it more than this on average."""
    seen = Counter([*view.counter, *(guest for keeper in view.keepers for guest in keeper.table)])
    unseen = (Counter(copies(DATA.guests)) - seen).elements()
    worths = [brings(view.keepers[seat].table, guest) for guest in unseen]
    return sum(worths) > mine * len(worths)


def serve(view: SaideiraView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the guest by the coins it brings now, and with whom."""
    guest, table = bare(chosen_of(answer)), kinds(view.keepers[seat].table)
    kind = DATA.guests[guest].kind
    coins = brings(view.keepers[seat].table, guest)
    facts: Facts = {"guest": f"guest:{guest}", "coins": coins}
    if kind == "sailor":
        key = "saideira.coach.sailor" if may_grow(view, seat, guest) else "saideira.coach.sailor.last"
        return because(key, **facts, count=table.count("sailor") + 1)
    if kind == "bard":
        count = len({*table, "bard"})
        if not may_grow(view, seat, guest):
            return because("saideira.coach.bard.last", **facts, count=count)
        return because("saideira.coach.bard", **facts, count=count, bards=table.count("bard") + 1)
    if kind == "merchant" or (kind == "dancer" and table.count("dancer") % 2):
        return because(f"saideira.coach.{kind}", **facts)
    if view.round == view.rounds:
        most = max(brings(view.keepers[seat].table, bare(ident)) for ident in ids_of(decision))
        return because(f"saideira.coach.{kind}.last", **facts, more=most - coins)
    if kind == "dancer":
        return because("saideira.coach.dancer.alone", **facts, pair=DATA.company.pair)
    return because("saideira.coach.brawler", **facts)


REASONS: Mapping[str, Reason[SaideiraView]] = {
    "pour": pour,
    "trick": trick,
    "weaken": weaken,
    "send": send,
    "serve": serve,
}
why = explained("saideira", REASONS)


def tally(view: SaideiraView) -> Sequence[Mapping[str, int]]:
    """Each player's coins by kind of guest, and from toasts."""
    return [keeper.scores for keeper in view.keepers]
