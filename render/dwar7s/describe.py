"""The pictures of Dwar7s Fall in words: short ones for alternative text, full ones to play from."""

from collections.abc import Iterable

from render.core.drawing.style import Style
from render.core.drawing.text import written
from render.core.words import by_place, owner, saying
from render.dwar7s.parts.pieces import signed
from render.dwar7s.parts.strip import PUBLIC, public_points
from render.dwar7s.scenes.board import now, title
from render.dwar7s.scenes.single import face_of
from rules.core.flow import Argument
from rules.core.text import ids
from rules.dwar7s.components.data import DATA, GEMS
from rules.dwar7s.components.grid import kind_of, owner_of
from rules.dwar7s.view import CellView, ClanView, Dwar7sView, TurnView

say = saying("dwar7s.picture.text")


def names(cells: Iterable[str]) -> list[str]:
    """Cells as people say them."""
    return [cell.upper() for cell in cells]


def card_name(card: str, style: Style) -> str:
    """A kingdom card with its owner: `Castle of Ana`."""
    return say(style, "card", card=f"kingdom:{kind_of(card).id}", seat=f"seat:{owner_of(card)}")


def situation(view: Dwar7sView, style: Style) -> list[str]:
    """Round, what is going on, turn order, the last round."""
    found = [
        f"{title(view, style)}.",
        f"{now(view, style)}.",
        say(style, "order", seats=ids("seat", view.order)),
    ]
    if view.last_round and view.places is None:
        found.append(style.say("dwar7s.picture.last-round"))
    return found


def summary(view: Dwar7sView, seat: int, style: Style) -> str:
    """A player in one sentence, as everybody sees them."""
    clan = view.clans[seat]
    return say(
        style,
        "clan",
        who=owner(seat, style),
        points=written(public_points(clan)),
        objectives=clan.objectives,
        end=DATA.objectives_to_end,
        realm=signed(clan.realm_points),
        cards=clan.realm_cards,
        pool=clan.pool,
        gems=clan.gem_count,
        ogres=clan.ogre_count,
        kingdom=len(clan.kingdom),
    )


def won(clan: ClanView, style: Style) -> list[str]:
    """Say what a player has completed and defeated."""
    found = []
    if clan.trades:
        found.append(say(style, "trades-won", trades=ids("trade", clan.trades)))
    if clan.revealed and clan.secret:
        found.append(say(style, "secret-won", secret=f"secret:{clan.secret}"))
    if clan.monsters:
        monsters = ids("kingdom", (kind_of(card).id for card in clan.monsters))
        found.append(say(style, "monsters", monsters=monsters))
    return found


def clan_lines(view: Dwar7sView, seat: int, style: Style) -> list[str]:
    """A player in full, as everybody sees them."""
    clan = view.clans[seat]
    cards = ids("kingdom", clan.kingdom)
    parts = [f"{style.say(f'dwar7s.sheet.{name}')} {written(clan.score[name])}" for name in PUBLIC]
    score = say(style, "score", parts=parts)
    return [
        " ".join([summary(view, seat, style), score, say(style, "kingdom", cards=cards), *won(clan, style)])
    ]


def dwarves(cell: CellView) -> list[tuple[int, int]]:
    """The seats with dwarves on a cell, and how many."""
    return [(seat, count) for seat, count in enumerate(cell.dwarves) if count]


def short_line(cell: CellView, style: Style) -> str:
    """A cell in few words: its card, and the dwarves on it."""
    there = ", ".join(f"{style.short_name(seat)} {count}" for seat, count in dwarves(cell))
    text = f"{cell.name} {card_name(cell.cards[-1].card, style)}"
    return f"{text} ({there})." if there else f"{text}."


def cell_line(cell: CellView, style: Style) -> str:
    """A cell in full: card, dwarves, walls, ways, realm, and what lies beneath."""
    top = cell.cards[-1]
    kind = kind_of(top.card)
    args: dict[str, Argument] = {
        "card": card_name(top.card, style),
        "terrain": f"terrain:{kind.terrain}",
        "points": signed(kind.points),
    }
    counts = [f"{style.short_name(seat)} {count}" for seat, count in dwarves(cell)]
    parts = [
        say(style, "cell", cell=cell.name, **args),
        say(style, "dwarves" if counts else "no-dwarves", seats=counts, needed=kind.needed, free=cell.free),
        say(style, "walls", walls=ids("edge", top.walls)),
        say(style, "ways", cells=names(cell.links)) if cell.links else say(style, "no-ways"),
    ]
    if cell.castles:
        parts.append(say(style, "realm", seats=ids("seat", cell.castles)))
    under = [card_name(card.card, style) for card in reversed(cell.cards[:-1])]
    if under:
        parts.append(say(style, "under", cards=under))
    return " ".join(parts)


def trade_line(name: str, style: Style) -> str:
    """A trade objective with its points and its cost."""
    trade = DATA.trades[name]
    gems = ids("gem", (gem for gem, count in trade.cost.items() for _ in range(count)))
    cost = style.say("dwar7s.card.trade", gems=gems, points=trade.points)
    return f"{style.words.name(f'trade:{name}')}: {cost}"


def supply(view: Dwar7sView, style: Style) -> list[str]:
    """Open trade objectives, gem piles and decks."""
    piles = [f"{style.words.name(f'gem:{gem}')} {view.piles[gem]}" for gem in GEMS]
    lines = [say(style, "open"), *(trade_line(name, style) for name in view.trades)]
    lines.append(say(style, "piles", gems=piles))
    lines.append(say(style, "decks", ogres=view.decks["ogres"], trades=view.decks["trades"]))
    if view.ogre_discard:
        lines.append(say(style, "discard", ogres=ids("ogre", reversed(view.ogre_discard))))
    return lines


def board(view: Dwar7sView, style: Style) -> list[str]:
    """The whole board in words, line by line."""
    lines = [" ".join(situation(view, style))]
    if view.plan and view.plan.cells:
        lines.append(say(style, "asked", cells=names(view.plan.cells)))
    lines += ["", say(style, "map")]
    lines += [cell_line(cell, style) for cell in sorted(view.cells, key=lambda cell: (cell.y, cell.x))]
    lines.append(say(style, "empty", cells=[cell.name for cell in view.empty]))
    lines += ["", *supply(view, style)]
    for seat in view.order:
        lines += ["", *clan_lines(view, seat, style)]
    return lines


def turn_line(view: Dwar7sView, found: TurnView, style: Style) -> str:
    """The result of a rotation of the card."""
    parts = [say(style, "walls", walls=ids("edge", found.walls))]
    parts.append(say(style, "ways", cells=names(found.links)) if found.links else say(style, "no-ways"))
    if found.castles:
        parts.append(say(style, "realm", seats=ids("seat", found.castles)))
    result = say(style, "your-realm", points=signed(found.realm_points), cards=found.realm_cards)
    return " ".join([*parts, result, *rival_realms(view, found, style)])


def rival_realms(view: Dwar7sView, found: TurnView, style: Style) -> list[str]:
    """The realms of others that would gain or lose by it."""
    before = [clan.realm_points for clan in view.clans]
    return [
        say(style, "their-realm", seat=f"seat:{seat}", before=signed(was), points=signed(then))
        for seat, (was, then) in enumerate(zip(before, found.realms, strict=True))
        if seat != view.turn and was != then
    ]


def sheet(view: Dwar7sView, style: Style) -> list[str]:
    """The picture of the same name in words."""
    plan = view.plan
    if plan and plan.turns:
        card = f"kingdom:{kind_of(plan.card).id}"
        head = style.say("dwar7s.picture.turns.note", card=card, cell=plan.cell.upper())
        lines = [turn_line(view, found, style) for found in plan.turns]
        return [head, *(f"{number}. {line}" for number, line in enumerate(lines, 1))]
    lines = [" ".join(situation(view, style))]
    for seat in view.order:
        lines += ["", *clan_lines(view, seat, style)]
    stacks = [cell for cell in view.cells if len(cell.cards) > 1]
    heading = style.say("dwar7s.picture.clans.stacks" if stacks else "dwar7s.picture.clans.no-stacks")
    lines += ["", f"{heading}."]
    for cell in stacks:
        cards = [card_name(card.card, style) for card in reversed(cell.cards)]
        lines.append(f"{cell.name}: {say(style, 'stack', cards=cards)}")
    return lines


def hand(view: Dwar7sView, style: Style) -> list[str]:
    """The reader's cards with their effects, then possible trades, and what everybody knows of the reader."""
    assert view.reader is not None, "a spectator has no hand"
    clan = view.clans[view.reader]
    head = style.say("dwar7s.picture.hand.title", seat=f"seat:{view.reader}")
    lines = [
        f"{head}. {say(style, 'full', count=clan.hand, limit=DATA.hand_limit, points=clan.score['total'])}"
    ]
    gems = ids("gem", (gem for gem in GEMS for _ in range((clan.gems or {}).get(gem, 0))))
    lines.append(say(style, "gems", gems=gems))
    lines.append(say(style, "ogres", ogres=ids("ogre", clan.ogres or ())))
    lines += [card_line(f"ogre:{name}", style) for name in dict.fromkeys(clan.ogres or ())]
    lines += secret_lines(clan, style)
    lines += ["", say(style, "kingdom", cards=ids("kingdom", clan.kingdom))]
    lines += [card_line(f"kingdom:{kind}", style) for kind in clan.kingdom]
    lines += ["", say(style, "open"), *(trade_line(name, style) for name in view.trades)]
    return [*lines, "", *clan_lines(view, view.reader, style)]


def secret_lines(clan: ClanView, style: Style) -> list[str]:
    """The reader's secret objective and its state."""
    state = "revealed" if clan.revealed else "holds" if clan.holds else "open"
    told = style.say(f"dwar7s.picture.hand.{state}")
    lines = [
        f"{style.say('dwar7s.picture.hand.secret')}: {card_line(f'secret:{clan.secret}', style)} ({told})"
    ]
    if clan.switch is not None and not clan.revealed:
        lines.append(style.say(f"dwar7s.picture.hand.switch-{'on' if clan.switch else 'off'}") + ".")
    return lines


def end(view: Dwar7sView, style: Style) -> list[str]:
    """The ranking with points by category."""
    assert view.places is not None, "the game is not over"

    def score_line(seat: int) -> str:
        score = view.clans[seat].score
        parts = [f"{style.say(f'dwar7s.sheet.{name}')} {written(score[name])}" for name in (*PUBLIC, "gems")]
        return say(style, "total", who=owner(seat, style), total=written(score["total"]), parts=parts)

    return [f"{style.say('dwar7s.picture.end.title')}.", *by_place(view.places, score_line, style)]


def card_line(ident: str, style: Style) -> str:
    """A card by its id: what it is and does. Raises `KeyError` for an unknown one."""
    kind, _, name = ident.partition(":")
    text = face_of(kind, name, style).text
    heads: dict[str, Argument] = {}
    if kind == "kingdom":
        found = DATA.kingdoms[name]
        heads = {"terrain": f"terrain:{found.terrain}", "needed": found.needed, "spaces": found.spaces}
        heads |= {"points": found.points, "walls": ids("edge", found.walls)}
    elif kind == "secret":
        heads = {"points": DATA.secrets[name].points}
    elif kind == "ogre":
        heads = {"count": DATA.ogres[name].copies}
    head = f" ({style.say(f'dwar7s.card.{kind}', **heads)})" if heads else ""
    return f"{style.words.name(ident)}{head}: {text}"


def brief(view: Dwar7sView, style: Style) -> list[str]:
    """The board's alternative text, the most important first."""
    ranked = sorted(view.order, key=lambda seat: seat != view.turn)
    active = -1 if view.turn is None else view.turn
    cells = sorted(
        view.cells, key=lambda cell: (not (active >= 0 and cell.dwarves[active]), not dwarves(cell))
    )
    parts = [*situation(view, style), *(summary(view, seat, style) for seat in ranked)]
    return [*parts, *(short_line(cell, style) for cell in cells)]
