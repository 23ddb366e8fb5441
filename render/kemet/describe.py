"""The pictures of Kemet in words: short ones for alternative text, full ones to play from."""

from render.core.drawing.style import Style
from render.core.words import by_place, owner, saying
from render.kemet.parts.look import colour_index
from render.kemet.scenes.battle import revealed
from render.kemet.scenes.board import now, title
from render.kemet.scenes.market import copies, shelves
from render.kemet.scenes.night import held, worship
from render.kemet.scenes.single import card_words, topic
from rules.core.flow import Argument
from rules.core.text import ids
from rules.kemet.components.data import DATA
from rules.kemet.components.map import CHART, neighbours
from rules.kemet.view import NIGHT, BattleView, GodView, KemetView, SideView, TroopView, ZoneView

say = saying("kemet.picture.text")


def who(view: KemetView, seat: int, style: Style) -> str:
    """A player with letter, token and city."""
    city = view.gods[seat].city
    if not city:
        return style.short_name(seat)
    return f"{owner(seat, style, colour_index(city))}, {style.words.name(f'city:{city}')}"


def situation(view: KemetView, style: Style) -> list[str]:
    """Round, what is going on, turn order."""
    found = [
        f"{title(view, style)}.",
        f"{now(view, style)}.",
        say(style, "order", seats=ids("seat", view.order)),
    ]
    taken = [(place, seat) for place, seat in enumerate(view.places or (), 1) if seat is not None]
    found += [say(style, "place", place=place, seat=f"seat:{seat}") for place, seat in taken]
    return found


def summary(view: KemetView, seat: int, style: Style) -> str:
    """A player in one sentence: fame, prayer points, tokens, hands."""
    god = view.gods[seat]
    return say(
        style,
        "god",
        who=who(view, seat, style),
        fame=god.total,
        win=DATA.fame_to_win,
        prayers=god.prayers,
        tokens=god.tokens["normal"],
        battle=god.battle_cards,
        divine=god.divine_cards,
    )


def troop_words(found: TroopView, style: Style) -> str:
    """A troop: owner, units, creatures."""
    beasts = ids("beast", found.beasts)
    return say(
        style, "troop" if not beasts else "led", seat=f"seat:{found.seat}", units=found.units, beasts=beasts
    )


def zone_line(zone: str, found: ZoneView, style: Style) -> str:
    """Describe a zone: pyramid, troops, and who controls it; empty if there is nothing to say."""
    parts = []
    if found.level:
        parts.append(say(style, "pyramid", colour=f"colour:{found.colour}", level=found.level))
    parts += [troop_words(troop, style) for troop in found.troops]
    if not found.troops and found.controller is not None and CHART.zones[zone].kind != "district":
        parts.append(say(style, "controlled", seat=f"seat:{found.controller}"))
    return f"{style.words.name(f'zone:{zone}')}: {'; '.join(parts)}" if parts else ""


def ways_line(zone: str, view: KemetView, style: Style) -> str:
    """A zone that is no district: what it has, and where one can go from it by land."""
    place, count = CHART.zones[zone], len(view.gods)
    marks = [say(style, "prayers", prayers=place.prayers)] if place.prayers else []
    marks += [say(style, "obelisk")] if place.obelisk else []
    marks += [say(style, place.port)] if place.port else []
    near = [other for other in neighbours(zone, count) if CHART.zones[other].kind != "district"]
    if place.kind == "desert" and place.city:
        marks.append(say(style, "city", city=f"city:{place.city}"))
    land = say(style, "land", zones=ids("zone", near), count=len(near))
    said = (
        zone_line(zone, view.zones[zone], style)
        or f"{style.words.name(f'zone:{zone}')}: {say(style, 'empty')}"
    )
    return " ".join([f"{said}.", land, *([say(style, "has", marks=marks)] if marks else [])])


def god_lines(view: KemetView, seat: int, style: Style) -> list[str]:
    """A player in full, as everybody sees them."""
    god = view.gods[seat]
    tiles = say(style, "tiles", tiles=ids("tile", god.tiles))
    points = [f"fame:{kind}" for kind, count in god.fame.items() for _ in range(count)]
    fame = say(style, "fame", fame=points) if points else ""
    placed = [f"space:{space}" for space, token in god.spaces.items() if token]
    lines = [summary(view, seat, style), fame]
    lines.append(say(style, "units", supply=god.supply, veterans=god.veterans, buried=god.buried))
    lines += [tiles, say(style, "spaces", spaces=placed), slots_line(god, style)]
    special = [f"token:{name}" for name in ("silver", "gold") if god.tokens[name]]
    if special:
        lines.append(say(style, "special", tokens=special))
    if god.beasts:
        lines.append(say(style, "beasts", beasts=ids("beast", god.beasts)))
    if god.spent:
        lines.append(say(style, "spent", cards=ids("battle", god.spent)))
    return [" ".join(line for line in lines if line)]


def slots_line(god: GodView, style: Style) -> str:
    """The colours of the Buy slots."""
    return say(style, "slots", colours=ids("colour", god.slots.values())) if god.slots else ""


def board(view: KemetView, style: Style) -> list[str]:
    """The whole board in words, line by line."""
    lines = [" ".join(situation(view, style))]
    if view.march:
        march = view.march
        args: dict[str, Argument] = {
            "zone": f"zone:{march.zone}",
            "left": march.left,
            "troop": troop_words(march.troop, style),
        }
        lines.append(say(style, "march", **args))
    if view.battle:
        lines += battle_lines(view, view.battle, style)
    lines += ["", say(style, "map")]
    lines += [ways_line(zone, view, style) for zone in view.zones if CHART.zones[zone].kind != "district"]
    lines += ["", say(style, "districts")]
    quarters = [zone for zone in view.zones if CHART.zones[zone].kind == "district"]
    lines += [f"{line}." for zone in quarters if (line := zone_line(zone, view.zones[zone], style))]
    lines.append(say(style, "ports", zones=ids("zone", harbours(view))))
    for seat in view.order:
        lines += ["", *god_lines(view, seat, style)]
    return [*lines, "", supply(view, style)]


def harbours(view: KemetView) -> list[str]:
    """The zones with a merchant port."""
    return [zone for zone in view.zones if CHART.zones[zone].port == "merchant"]


def supply(view: KemetView, style: Style) -> str:
    """Say what is left beside the board."""
    discard = ids("divine", reversed(view.discard))
    return say(style, "supply", deck=view.deck, cards=discard, tiles=len(view.tiles), veterans=view.veterans)


def market(view: KemetView, style: Style) -> list[str]:
    """The tiles left, by colour and level, with their effects."""
    lines = [style.say("kemet.picture.market.title") + ":"]
    for colour in view.colours:
        lines += ["", style.words.name(f"colour:{colour}")]
        for level, tiles in shelves(view, colour).items():
            for tile in tiles:
                left = copies(tile, view.tiles)
                owners = [seat for seat, god in enumerate(view.gods) if copies(tile, god.tiles)]
                told = say(
                    style,
                    "tile",
                    tile=f"tile:{tile}",
                    level=level,
                    left=left,
                    owners=ids("seat", owners),
                    count=len(owners),
                )
                lines.append(f"{told} {style.say(f'kemet.tile.{DATA.tiles[tile].art}')}")
    return lines


def battle_lines(view: KemetView, fight: BattleView, style: Style) -> list[str]:
    """Both sides of a battle, their cards only when both are revealed."""
    lines = [say(style, "battle", zone=f"zone:{fight.zone}")]
    for role, side in (("attacker", fight.attacker), ("defender", fight.defender)):
        lines.append(side_line(view, fight, side, style.say(f"kemet.picture.battle.{role}"), style))
    if fight.winner is not None:
        lines.append(say(style, "won", seat=f"seat:{fight.winner}"))
    return lines


def side_line(view: KemetView, fight: BattleView, side: SideView, role: str, style: Style) -> str:
    """One side of a battle."""
    shown = [troop_words(troop, style) for troop in view.zones[fight.zone].troops if troop.seat == side.seat]
    parts = [f"{who(view, side.seat, style)} ({role})", *shown]
    key = "strength" if revealed(fight) else "before"
    found = [
        f"{style.say(f'kemet.picture.battle.part.{name}')} {count}"
        for name, count in side.parts.items()
        if count
    ]
    parts.append(say(style, key, strength=side.strength, parts=found))
    if revealed(fight):
        cards = ids("divine", side.divine)
        parts.append(say(style, "plays", card=f"battle:{side.play}", cards=cards))
        parts.append(card_words(side.play, style))
    return "; ".join(part.rstrip(".") for part in parts) + "."


def night(view: KemetView, style: Style) -> list[str]:
    """Say what the night brings each player."""
    lines = situation(view, style)
    for seat in view.order:
        temples = held(view, seat)
        args: dict[str, Argument] = {"zones": ids("zone", temples), "prayers": worship(view, seat)}
        told = say(style, "night", veterans=view.gods[seat].veterans, supply=view.gods[seat].supply, **args)
        lines.append(f"{summary(view, seat, style)} {told}")
    return lines


def sheet(view: KemetView, style: Style) -> list[str]:
    """The picture of the same name in words."""
    if view.battle:
        return battle_lines(view, view.battle, style)
    return night(view, style) if view.phase in (*NIGHT, "destiny") else market(view, style)


def hand(view: KemetView, style: Style) -> list[str]:
    """The reader's cards with their effects, then what everybody knows of the reader."""
    assert view.reader is not None, "a spectator has no hand"
    god = view.gods[view.reader]
    lines = [style.say("kemet.picture.hand.title", seat=f"seat:{view.reader}") + "."]
    lines.append(say(style, "hand", cards=ids("battle", god.hand or ())))
    lines += [f"{style.words.name(f'battle:{card}')}: {card_words(card, style)}" for card in god.hand or ()]
    if god.unseen:
        lines.append(say(style, "unseen", cards=ids("battle", god.unseen)))
    lines.append(say(style, "divine", cards=ids("divine", god.divine or ())))
    lines += [divine_line(card, style) for card in dict.fromkeys((*(god.divine or ()), *(god.sight or ())))]
    if god.sight:
        lines.append(say(style, "sight", cards=ids("divine", god.sight)))
    sides = (view.battle.attacker, view.battle.defender) if view.battle else ()
    for side in sides:
        if side.seat == view.reader and side.play and side.discard:
            cards: dict[str, Argument] = {"card": f"battle:{side.play}", "other": f"battle:{side.discard}"}
            lines.append(say(style, "committed", cards=ids("divine", side.divine), **cards))
    lines += [tile_line(tile, style) for tile in god.tiles]
    return [*lines, "", *god_lines(view, view.reader, style)]


def divine_line(card: str, style: Style) -> str:
    """A Divine Intervention card with its cost and effect."""
    found = DATA.divine[card]
    head = style.say("kemet.card.divine", timing=f"timing:{found.timing}", cost=found.cost)
    return f"{style.words.name(f'divine:{card}')} ({head}): {style.say(f'kemet.divine.{card}')}"


def tile_line(tile: str, style: Style) -> str:
    """A power tile with its level, and its effect."""
    found = DATA.tiles[tile]
    timings = ids("timing", found.timing)
    head = style.say("kemet.card.tile", colour=f"colour:{found.colour}", level=found.level, timings=timings)
    return f"{style.words.name(f'tile:{tile}')} ({head}): {style.say(f'kemet.tile.{found.art}')}"


def end(view: KemetView, style: Style) -> list[str]:
    """The ranking with fame by kind."""
    assert view.places_won is not None, "the game is not over"

    def score_line(seat: int) -> str:
        god, whose = view.gods[seat], who(view, seat, style)
        fame = [f"fame:{kind}" for kind, count in god.fame.items() for _ in range(count)]
        return say(style, "score", who=whose, total=god.total, fame=fame, prayers=god.prayers)

    return [f"{style.say('kemet.picture.end.title')}.", *by_place(view.places_won, score_line, style)]


def card_line(ident: str, style: Style) -> str:
    """A card by its id. Raises `KeyError` for an unknown one."""
    kind, _, name = ident.partition(":")
    if kind == "divine":
        return divine_line(name, style)
    if kind == "tile" or (kind == "beast" and name in DATA.beasts):
        return tile_line(name, style)
    if kind == "battle":
        return f"{style.words.name(ident)}: {card_words(name, style)}"
    if kind == "space":
        return f"{style.words.name(ident)}: {style.say(f'kemet.rules.{topic(name)}')}"
    raise KeyError(ident)


def brief(view: KemetView, style: Style) -> list[str]:
    """The board's alternative text, the most important first."""
    ranked = sorted(view.order, key=lambda seat: seat != view.turn)
    held_by = {zone: [troop.seat for troop in found.troops] for zone, found in view.zones.items()}
    first = sorted(view.zones, key=lambda zone: (len(held_by[zone]) < 2, view.turn not in held_by[zone]))
    places = [f"{line}." for zone in first if (line := zone_line(zone, view.zones[zone], style))]
    return [*situation(view, style), *(summary(view, seat, style) for seat in ranked), *places]
