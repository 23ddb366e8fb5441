"""The pictures of Immortals in words: short ones for alternative text, full ones to play from."""

from collections.abc import Iterable, Mapping

from render.core.drawing.style import Style
from render.core.words import by_place, owner, saying
from render.immortals.parts.cards import known
from render.immortals.parts.plan import deeds, on_spaces, planned
from render.immortals.parts.tower import outcome
from render.immortals.scenes.battle import cubes
from render.immortals.scenes.board import now, title
from render.immortals.scenes.scoring import KINDS, armies, occupied
from render.immortals.scenes.single import piece_words
from rules.core.flow import Argument
from rules.core.text import ids
from rules.immortals.components.data import BLANK, CARDS, DATA, PIECES, REALMS, Deed, Wealth, wealth_of
from rules.immortals.components.data import cell as cell_of
from rules.immortals.view import INHABITANTS, BattleView, CellView, ImmortalsView, PlayerView

say = saying("immortals.picture.text")


def plain_ids(cards: Iterable[str]) -> list[str]:
    """Cards without the numbers of copies."""
    return [known(card).id for card in cards]


def wealth_args(wealth: Wealth) -> dict[str, Argument]:
    """Energy and gold as arguments."""
    return {"energy": wealth.energy, "gold": wealth.gold}


def situation(view: ImmortalsView, style: Style) -> list[str]:
    """Round, what is going on, turn order, the first-player marker, cards shown in the draft."""
    order = ids("seat", view.order)
    found = [f"{title(view, style)}.", f"{now(view, style)}.", say(style, "order", seats=order)]
    if view.marker != view.first:
        found.append(say(style, "marker", seat=f"seat:{view.marker}"))
    found += [say(style, "shown", seat=f"seat:{seat}", card=card) for seat, card in view.shown.items()]
    return found


def summary(view: ImmortalsView, seat: int, style: Style) -> str:
    """A player in one sentence: points, energy, gold, limbos, cards."""
    player = view.players[seat]
    return say(
        style,
        "player",
        who=owner(seat, style),
        points=player.points,
        energy=player.energy,
        gold=player.gold,
        light=player.limbo["light"],
        dark=player.limbo["dark"],
        cards=player.cards + player.draft_cards,
    )


def player_lines(view: ImmortalsView, seat: int, style: Style) -> str:
    """A player in full, as everybody sees them."""
    player = view.players[seat]
    lines = [summary(view, seat, style)]
    lines.append(say(style, "tribes", tribes=ids("tribe", (player.light, player.dark))))
    regions, there = occupied(view, seat), armies(view, seat)
    lines.append(say(style, "stands", regions=regions, armies=there))
    for realm, groups in player.groups.items():
        if groups:
            lines.append(
                say(style, "groups", realm=f"realm:{realm}", groups=[str(group) for group in groups])
            )
    if player.placed:
        lines.append(say(style, "placed", actions=ids("action", player.placed)))
    if player.taken:
        lines.append(say(style, "taken", actions=ids("action", player.taken)))
    if player.passed:
        lines.append(say(style, "passed"))
    if player.fallen:
        lines.append(say(style, "fallen", armies=player.fallen))
    owned = [region for region, one in view.owners.items() if one == seat]
    lines.append(say(style, "owned", regions=ids("region", owned)) if owned else say(style, "unowned"))
    return " ".join(lines)


def cell_words(cell: str, found: CellView, style: Style) -> str:
    """A cell: what it gives, who stands there, what is built."""
    parts = [say(style, "worth", **wealth_args(wealth_of(cell)))]
    if found.seat is not None:
        parts.append(say(style, "armies", seat=f"seat:{found.seat}", armies=found.armies))
    built = ([f"piece:{found.building}"] if found.building else []) + (
        ["piece:portal"] if found.portal else []
    )
    parts += [style.words.name(piece) for piece in built]
    return ", ".join(parts)


def region_line(region: str, view: ImmortalsView, style: Style) -> str:
    """A region in both realms, whose its card is, and what it borders on."""
    cells = {realm: cell_of(realm, region) for realm in REALMS}
    told = {realm: cell_words(cell, view.cells[cell], style) for realm, cell in cells.items()}
    holder = view.owners[region]
    card = say(style, "deck") if holder is None else style.short_name(holder)
    near = ids("region", DATA.regions[region].near)
    area = f"area:{DATA.regions[region].area}"
    light, dark = told["light"], told["dark"]
    return say(
        style, "region", region=f"region:{region}", area=area, light=light, dark=dark, card=card, near=near
    )


def cube_owner(who: str, style: Style) -> str:
    """The owner of cubes."""
    return style.say("immortals.picture.inhabitants") if who == INHABITANTS else style.short_name(int(who))


def cube_words(counts: Mapping[str, int], style: Style) -> str:
    """Cubes by owner, as a list: `Ana (2), Inhabitants (3)`; a name may end in a number."""
    found = [f"{cube_owner(who, style)} ({count})" for who, count in counts.items() if count]
    return ", ".join(found) or say(style, "nothing")


def tower_line(view: ImmortalsView, style: Style) -> str:
    """List the cubes in the tower and on the tray, and what is left beside the board."""
    inside, tray = cube_words(view.tower, style), cube_words(view.tray, style)
    discard = plain_ids(reversed(view.discard))
    deck = view.deck or sum(view.draft_decks.values())
    counts: dict[str, Argument] = {"inhabitants": view.inhabitants, "deck": deck}
    return say(style, "tower", inside=inside, tray=tray, cards=discard, **counts)


def board(view: ImmortalsView, style: Style) -> list[str]:
    """The whole board in words, line by line."""
    lines = [" ".join(situation(view, style))]
    if view.battle:
        lines += battle_lines(view.battle, style)
    lines += ["", tower_line(view, style)]
    for seat in view.order:
        lines += ["", player_lines(view, seat, style)]
    lines += ["", say(style, "map")]
    return lines + [region_line(region, view, style) for region in DATA.regions]


def battle_lines(fight: BattleView, style: Style) -> list[str]:
    """Tell who fought, how the cubes went through the tower, and how it ended."""
    args: dict[str, Argument] = {"armies": fight.attackers, "cell": f"cell:{fight.origin}"}
    attack = say(style, "attack", seat=f"seat:{fight.attacker}", target=f"cell:{fight.target}", **args)
    lines = [attack]
    if fight.defender is not None:
        lines.append(say(style, "defends", seat=f"seat:{fight.defender}", armies=fight.defenders))
    lines.append(style.say("immortals.picture.battle.stance", stance=f"stance:{fight.stance}") + ".")
    for who in fight.fell:
        values = cubes(fight, who)
        if any(values.values()):
            lines.append(say(style, "fall", who=cube_owner(who, style), **dict[str, Argument](values)))
    lines.append(say(style, "strength", mine=fight.strength[0], theirs=fight.strength[1]))
    lines.append(outcome(fight, style) + ".")
    if fight.card:
        lines.append(style.say("immortals.picture.battle.card", card=fight.card) + ".")
    return lines


def points_line(view: ImmortalsView, seat: int, style: Style) -> str:
    """A player's points by kind, and those of the last scoring."""
    player = view.players[seat]
    kinds = {kind: player.score[kind] for kind in KINDS}
    told = say(style, "points", who=owner(seat, style), points=player.points, **dict[str, Argument](kinds))
    if not view.scored:
        return told
    return f"{told} {say(style, 'gained', points=sum(view.scored[seat].values()))}"


def sheet(view: ImmortalsView, style: Style) -> list[str]:
    """The picture of the same name in words."""
    if view.battle and view.phase == "actions":
        return battle_lines(view.battle, style)
    lines = [style.say("immortals.picture.scoring.title") + ":"]
    for seat in view.order:
        stands = say(style, "stands", regions=occupied(view, seat), armies=armies(view, seat))
        lines.append(f"{points_line(view, seat, style)} {stands}")
    return lines


def hand(view: ImmortalsView, style: Style) -> list[str]:
    """The reader's plan, cards and prices, then what everybody knows of the reader."""
    assert view.reader is not None, "a spectator has no hand"
    player = view.players[view.reader]
    key = "plan" if planned(view) else "draft"
    lines = [style.say(f"immortals.picture.hand.{key}", seat=f"seat:{view.reader}") + "."]
    if planned(view):
        lines += [space_line(name, on_spaces(view, player), player, style) for name in DATA.actions]
    elif player.draft:
        lines.append(say(style, "draft", cards=plain_ids(player.draft)))
        lines += [f"{card_head(card, style)}." for card in player.draft]
    held = plain_ids(player.hand or ())
    lines += ["", say(style, "hand", cards=held), *held_lines(held, style)]
    lines += ["", *(tribe_line(tribe, style) for tribe in (player.light, player.dark))]
    return [*lines, "", player_lines(view, view.reader, style)]


def held_lines(cards: Iterable[str], style: Style) -> list[str]:
    """Cards of a hand with what they are worth; then, once for each kind, what it does."""
    found = [CARDS[card] for card in dict.fromkeys(cards)]
    lines = [f"{card_head(card.id, style)}." for card in found if card.cells]
    lines += [card_line(card.id, style) for card in found if card.magic is not None]
    for kind in dict.fromkeys(card.kind for card in found if card.magic is None):
        word = style.say(f"immortals.picture.card.{kind}")
        name = style.words.name(BLANK) if kind == "blank" else word
        lines.append(f"{name[:1].upper()}{name[1:]}: {style.say(f'immortals.text.{kind}')}")
    return lines


def card_head(ident: str, style: Style) -> str:
    """A card of a hand with what it is worth."""
    return f"{style.words.name(ident)} ({card_note(ident, style)})"


def space_line(name: str, placed: Mapping[str, str], player: PlayerView, style: Style) -> str:
    """An action space with its cost and what its owner has placed there."""
    space = DATA.actions[name]
    found = deeds(space, player)
    what = style.words.name(f"action:{name}")
    if not found:
        what += f" ({style.say('immortals.picture.cost.magic')})"
    elif space.tribe is not None:
        what += f", {deed_words(found[0], style)}"
    else:
        what = "; ".join(deed_words(deed, style) for deed in found)
    card = style.words.name(known(placed[name]).id) if name in placed else None
    empty = style.say(f"immortals.picture.plan.{'taken' if name in player.taken else 'empty'}")
    number = list(DATA.actions).index(name) + 1
    return say(style, "space", number=number, what=what, card=card or empty)


def deed_words(deed: Deed, style: Style) -> str:
    """Name a deed and its cost."""
    return f"{style.words.name(deed.id)} ({deed_cost(deed, style)})"


def deed_cost(deed: Deed, style: Style) -> str:
    """The cost of a deed in words."""
    if deed.kind == "construct":
        return style.say("immortals.picture.cost.construct")
    return cost_words(deed.cost, style)


def cost_words(cost: Wealth, style: Style) -> str:
    """A cost in words."""
    if cost == Wealth():
        return style.say("immortals.picture.cost.free")
    return style.say("immortals.cost", **wealth_args(cost))


def tribe_line(name: str, style: Style) -> str:
    """A tribe with its start, its action, and what it pays for pieces."""
    tribe = DATA.tribes[name]
    start = style.say("immortals.card.tribe", realm=f"realm:{tribe.realm}", **wealth_args(tribe.start))
    prices = ", ".join(
        f"{style.words.name(f'piece:{piece}')} ({cost_words(tribe.prices.of(piece), style)})"
        for piece in PIECES
    )
    told = [f"{style.words.name(f'tribe:{name}')}: {start}.", style.say(f"immortals.tribe.{name}")]
    told.append(
        say(style, "groups", realm=f"realm:{tribe.realm}", groups=[str(group) for group in tribe.groups])
    )
    told.append(say(style, "edge", armies=DATA.edge_group))
    if tribe.home is not None:
        told.append(style.say("immortals.card.home", region=f"region:{tribe.home}") + ".")
    return " ".join([*told, say(style, "prices", prices=prices)])


def end(view: ImmortalsView, style: Style) -> list[str]:
    """The ranking with points by kind and armies on the board, which decide a tie."""
    assert view.places_won is not None, "the game is not over"

    def score_line(seat: int) -> str:
        stands = say(style, "stands", regions=occupied(view, seat), armies=armies(view, seat))
        return f"{points_line(view, seat, style)} {stands}"

    return [f"{style.say('immortals.picture.end.title')}.", *by_place(view.places_won, score_line, style)]


def card_line(ident: str, style: Style) -> str:
    """A card, tribe, space or piece by its id. Raises `KeyError` for an unknown one."""
    kind, _, name = ident.partition(":")
    if ident in CARDS:
        return f"{card_head(ident, style)}: {card_effect(ident, style)}"
    if kind == "tribe":
        return tribe_line(name, style)
    if kind == "action":
        found = DATA.actions[name].deeds
        costs = f" ({'; '.join(deed_words(deed, style) for deed in found)})" if found else ""
        return f"{style.words.name(ident)}{costs}: {style.say(f'immortals.action.{name}')}"
    if kind == "piece":
        return f"{style.words.name(ident)}: {piece_words(name, style)}"
    raise KeyError(ident)


def card_effect(ident: str, style: Style) -> str:
    """The effect of a card of a hand."""
    found = CARDS[ident]
    return style.say(
        f"immortals.text.{found.kind}" if found.magic is None else f"immortals.magic.{found.magic}"
    )


def card_note(ident: str, style: Style) -> str:
    """Say where a card of a hand is valid and what it gives, or what it costs."""
    found = CARDS[ident]
    if found.magic is not None:
        return style.say("immortals.card.magic", **wealth_args(DATA.magics[found.magic].cost))
    if not found.cells:
        return style.say("immortals.picture.card.blank")
    realm, _, region = found.cells[0].partition("_")
    args: dict[str, Argument] = {"area": f"area:{DATA.regions[region].area}"}
    if found.kind == "region":
        light, dark = (wealth_of(cell) for cell in found.cells)
        args |= {"light_energy": light.energy, "light_gold": light.gold}
        return style.say("immortals.card.region", dark_energy=dark.energy, dark_gold=dark.gold, **args)
    args["realm"] = f"realm:{realm}"
    if found.kind == "wild":
        return style.say("immortals.card.wild", **args)
    return style.say("immortals.card.cell", **wealth_args(wealth_of(found.cells[0])), **args)


def brief(view: ImmortalsView, style: Style) -> list[str]:
    """The board's alternative text, the most important first."""
    ranked = sorted(view.order, key=lambda seat: seat != view.turn)
    held = {cell: found for cell, found in view.cells.items() if found.seat is not None}
    first = sorted(held, key=lambda cell: (f"cell:{cell}" not in view.changed, held[cell].seat != view.turn))
    places = [
        f"{style.words.name(f'cell:{cell}')}: {cube_words({str(held[cell].seat): held[cell].armies}, style)}."
        for cell in first
    ]
    last = [outcome(view.battle, style) + "."] if view.battle else []
    summaries = [summary(view, seat, style) for seat in ranked]
    return [*situation(view, style), *last, *summaries, *places]
