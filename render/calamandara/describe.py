"""The pictures of Calamandara in words: short ones for alternative text, full ones to play from."""

from collections import Counter
from collections.abc import Iterable

from render.calamandara.parts.pieces import signed
from render.calamandara.parts.strip import marks
from render.calamandara.scenes.board import now, title
from render.calamandara.scenes.end import score
from render.calamandara.scenes.single import face_of
from render.core.drawing.style import Style
from render.core.words import by_place, owner, ranking, saying
from rules.calamandara.components.cells import CENTRAL, OWN, cells_of_row
from rules.calamandara.components.cells import START as AT_START
from rules.calamandara.components.data import DATA, SYMBOLS
from rules.calamandara.view import BACK, CalamandaraView, TravellerView
from rules.core.flow import told_apart
from rules.core.play.turns import clockwise
from rules.core.text import ids

say = saying("calamandara.picture.text")


def pieces(pile: dict[str, int], style: Style) -> list[str]:
    """A Reserve or Depot, counted by symbol."""
    return [style.say(f"symbol.{kind}.count", count=pile[kind]) for kind in SYMBOLS if pile[kind]]


def place(cell: str, style: Style) -> str:
    """A cell as people say it, or the Starting Point."""
    return say(style, "start") if cell == AT_START else cell.upper()


def situation(view: CalamandaraView, style: Style) -> list[str]:
    """The round, the current phase, the counter, the Event card of this turn."""
    found = [f"{title(view, style)}.", f"{now(view, style)}."]
    if view.timed:
        near = style.say("calamandara.picture.dogma.note")
        found.append(say(style, "counter", counter=view.counter, most=DATA.counter_most) + f" {near}")
    if view.event:
        found.append(say(style, "event", event=f"event:{view.event.event}"))
        hit = dict.fromkeys(seat for seats in view.event.affected for seat in seats)
        found.append(say(style, "affected", seats=ids("seat", hit)))
        if view.event.spared:
            found.append(say(style, "spared", seats=ids("seat", view.event.spared)))
    elif view.last_event:
        found.append(say(style, "last", event=f"event:{view.last_event}"))
    return found


def summary(view: CalamandaraView, seat: int, style: Style) -> str:
    """A traveller in one sentence, as everybody sees them."""
    traveller = view.travellers[seat]
    return say(
        style,
        "traveller",
        who=owner(seat, style),
        step=traveller.step,
        place=place(traveller.token, style),
        fragments=traveller.fragments,
        needed=DATA.fragments,
        cards=traveller.cards,
        reserve=pieces(traveller.reserve, style),
    )


def lies(board: dict[str, str], cells: Iterable[str], style: Style) -> str:
    """List the symbols on cells: `B3 Footprint, C3 Wing`."""
    names = {kind: style.words.name(f"symbol:{kind}") for kind in SYMBOLS}
    shown = (f"{cell.upper()} {names[kind]}" for cell in cells for kind in SYMBOLS if board.get(cell) == kind)
    return ", ".join(shown) or style.say("core.list.none")


def top(traveller: TravellerView, style: Style) -> str:
    """Name the top card of a Symbol deck."""
    if not traveller.top:
        return say(style, "deck.empty")
    if traveller.top == BACK:
        return say(style, "deck.event", count=traveller.deck)
    return say(style, "deck", card=f"symbol_card:{traveller.top}", count=traveller.deck)


def board_lines(traveller: TravellerView, style: Style) -> list[str]:
    """An individual board row by row, from the Centre to the Starting Point."""
    lines = []
    for row in reversed(range(1, DATA.rows + 1)):
        if any(cell in traveller.board for cell in cells_of_row(row)):
            symbols = lies(traveller.board, cells_of_row(row), style)
            lines.append(
                say(style, "row.tower" if row in traveller.towers else "row", row=row, symbols=symbols)
            )
    kept = [cell for cell in OWN if cell in traveller.defended]
    if kept:
        lines.append(say(style, "defended", cells=[cell.upper() for cell in kept]))
    return lines


def discard_line(traveller: TravellerView, style: Style) -> str:
    """The discard of a Symbol deck: Symbol Cards counted, Event cards from the last one on."""
    counts = Counter(card for card in traveller.discard if card in DATA.symbol_cards)
    cards = [
        f"{style.words.name(f'symbol_card:{card}')} (\u00d7{counts[card]})"
        for card in DATA.symbol_cards
        if counts[card]
    ]
    events = [card for card in reversed(traveller.discard) if card in DATA.events]
    return say(style, "discard", cards=cards, events=ids("event", events))


def traveller_lines(view: CalamandaraView, seat: int, style: Style) -> list[str]:
    """A traveller in full, as everybody sees them."""
    traveller = view.travellers[seat]
    lines = [
        f"{summary(view, seat, style)} {say(style, 'side', side=say(style, f'side.{traveller.side}'))}",
        *board_lines(traveller, style),
        say(style, "depot", symbols=pieces(traveller.depot, style)),
        say(style, "diary", cards=ids("memory", traveller.diary)),
        f"{top(traveller, style)} {discard_line(traveller, style)}",
    ]
    held = [text for _, text in marks(traveller, style)]
    return [*lines, say(style, "marks", marks=held)] if held else lines


def shared(view: CalamandaraView, style: Style) -> list[str]:
    """The central board, Memory Cards, and Event cards that are face down."""
    lines = [say(style, "central", symbols=lies(view.central, CENTRAL, style))]
    at = [seat for seat, one in enumerate(view.travellers) if one.token in CENTRAL]
    tokens = [f"{view.travellers[seat].token.upper()} {style.short_name(seat)}" for seat in at]
    if tokens:
        lines.append(say(style, "tokens", tokens=tokens))
    lines.append(
        say(style, "memories", deck=view.memory_deck, cards=ids("memory", reversed(view.memory_discard)))
    )
    if view.expansion:
        lines.append(say(style, "face-down", hope=view.events_left["hope"], fear=view.events_left["fear"]))
    return lines


def board(view: CalamandaraView, style: Style) -> list[str]:
    """The whole board in words, line by line."""
    lines = [" ".join(situation(view, style))]
    if view.last_event:
        lines.append(card_line(f"event:{view.last_event}", style))
    seats = len(view.travellers)
    order = clockwise(seats, view.first)
    lines += [say(style, "order", seats=ids("seat", order)), "", say(style, "map"), *shared(view, style)]
    for seat in order:
        lines += ["", *traveller_lines(view, seat, style)]
    return lines


def sheet(view: CalamandaraView, style: Style) -> list[str]:
    """The sheet's picture in words."""
    lines = [" ".join(situation(view, style))]
    if view.event:
        lines.append(card_line(f"event:{view.event.event}", style))
        if view.timed:
            lines.append(say(style, "change", change=signed(view.event.change)))
    for seat in range(len(view.travellers)):
        lines += ["", *traveller_lines(view, seat, style)]
    unseen = [
        f"{style.words.name(f'memory:{card}')} {count}" for card, count in view.memory_unseen.items() if count
    ]
    return [*lines, "", say(style, "unseen", cards=unseen)]


def hand(view: CalamandaraView, style: Style) -> list[str]:
    """The reader's Memory Cards with their effects, then what everybody sees."""
    assert view.reader is not None, "a spectator has no hand"
    traveller = view.travellers[view.reader]
    lines = [style.say("calamandara.picture.hand.title", seat=f"seat:{view.reader}") + "."]
    lines.append(say(style, "hand", cards=ids("memory", traveller.hand or ()), limit=DATA.hand_limit))
    lines += [card_line(f"memory:{card}", style) for card in dict.fromkeys(traveller.hand or ())]
    return [*lines, "", *traveller_lines(view, view.reader, style), "", *shared(view, style)]


def end(view: CalamandaraView, style: Style) -> list[str]:
    """The ranking, or how far everybody came if nobody won."""
    assert view.places_won is not None, "the game is not over"
    won, scores = view.places_won, score(view)

    def score_line(seat: int) -> str:
        parts = [
            f"{style.say(f'calamandara.sheet.{name}')} {values[seat]}" for name, values in scores.items()
        ]
        return say(style, "total", who=owner(seat, style), parts=parts)

    shown = told_apart(won, scores["total"])
    lines = map(score_line, ranking(won)) if view.winner is None else by_place(shown, score_line, style)
    return [f"{now(view, style)}.", *lines]


def card_line(ident: str, style: Style) -> str:
    """A card by its id: what it is and does. Raises `KeyError` for an unknown one."""
    kind, _, name = ident.partition(":")
    face = face_of(kind, name, style)
    return f"{style.words.name(ident)} ({face.foot}): {face.text}"


def brief(view: CalamandaraView, style: Style) -> list[str]:
    """The board's alternative text, the most important first."""
    active = view.turn.seat if view.turn else -1
    ranked = sorted(range(len(view.travellers)), key=lambda seat: seat != active)
    parts = [*situation(view, style), *(summary(view, seat, style) for seat in ranked)]
    parts.append(say(style, "central", symbols=lies(view.central, CENTRAL, style)))
    for seat in ranked:
        shown = lies(view.travellers[seat].board, OWN, style)
        parts.append(say(style, "board", seat=f"seat:{seat}", symbols=shown))
    return parts
