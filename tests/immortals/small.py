"""Small games of Immortals for examples: everything is where the test says, and little else.

Unless the test says otherwise, seat 0 plays Amazons and Night Elves, seat 1 Elves and Demons, seat 2 Dwarves
and Trolls; nobody has armies, wealth or conflict cards, and the tower and its tray are empty.
"""

from collections.abc import Mapping, Sequence

import pytest

from rules.core.decisions import Answer, Decision, Number, Seat
from rules.core.rng import Dice
from rules.core.text import Text
from rules.immortals import GAME
from rules.immortals.components.data import DATA, conflict_deck
from rules.immortals.components.state import Army, ImmortalsContext, ImmortalsState, RevealedCard
from rules.immortals.play import battle
from rules.immortals.play.setup import new
from tests.helpers import Answers, asked, context, drive, events_for, ids

USUAL = GAME.settle({})
TRIBES = (
    ("amazons", "night_elves"),
    ("elves", "demons"),
    ("dwarves", "trolls"),
    ("humans", "orcs"),
    ("halflings", "necromancers"),
)
ENERGY: Answer = ["wealth:energy"]
GOLD: Answer = ["wealth:gold"]
DECLINE: Answer = ["decline:decline"]
PASS: Answer = ["pass:pass"]


def game(
    seats: int = 3,
    armies: Mapping[str, tuple[Seat, int]] | None = None,
    *,
    limbo: Mapping[Seat, tuple[int, int]] | None = None,
    wealth: Mapping[Seat, tuple[int, int]] | None = None,
    owners: Mapping[str, Seat] | None = None,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    plans: Mapping[Seat, Mapping[str, str]] | None = None,
    phase: str = "actions",
    **options: str,
) -> ImmortalsContext:
    """A table in round 1, whose first player is seat 0.

    `armies`: cell -> (seat, how many). By seat: `limbo` (light, dark), `wealth` (energy, gold), `hands`
    (conflict cards), `plans` (space -> card; a region card there is owned). `owners`: region -> seat.
    """
    state = new(seats, {**USUAL, **options}, Dice("example"))
    state.phase, state.round, state.first, state.marker = phase, 1, 0, 0
    state.draft_decks = {"light": [], "dark": []}
    state.deck = [*conflict_deck("dark"), *conflict_deck("light")]
    state.armies = {cell: Army(seat, count) for cell, (seat, count) in (armies or {}).items()}
    for seat, player in enumerate(state.players):
        player.tribes = dict(zip(("light", "dark"), TRIBES[seat], strict=True))
        player.groups = {"light": [], "dark": []}
        player.limbo = dict(zip(("light", "dark"), (limbo or {}).get(seat, (0, 0)), strict=True))
        player.energy, player.gold = (wealth or {}).get(seat, (0, 0))
    for region, seat in (owners or {}).items():
        own_region(state, region, seat)
    for seat, cards in (hands or {}).items():
        for card in cards:
            take(state, seat, card)
    for seat, plan in (plans or {}).items():
        for space, card in plan.items():
            take(state, seat, card)
            state.players[seat].hand.remove(card)
            state.players[seat].plan[space] = card
    balance(state)
    return context(state)


def own_region(state: ImmortalsState, region: str, seat: Seat) -> None:
    """Give a region card to a seat."""
    if state.owners[region] is None:
        state.owners[region] = seat
        state.players[seat].hand.append(f"region:{region}")


def take(state: ImmortalsState, seat: Seat, card: str) -> None:
    """See that a card is in a seat's hand."""
    kind, _, name = card.partition(":")
    if kind == "region":
        own_region(state, name, seat)
    elif card in state.deck:
        state.deck.remove(card)
        state.players[seat].hand.append(card)
    assert card in state.players[seat].hand, f"seat {seat} has no {card}"


def balance(state: ImmortalsState) -> None:
    """Set the supplies to what lies nowhere else and has not fallen, so that the position is sound."""
    for seat, player in enumerate(state.players):
        board = sum(army.armies for army in state.armies.values() if army.seat == seat)
        groups = sum(map(sum, player.groups.values()))
        tower = sum(shelf[seat] for shelf in state.tower) + state.tray[seat]
        out = board + groups + sum(player.limbo.values()) + tower
        player.supply = DATA.armies - out - player.fallen
    state.inhabitants = DATA.inhabitants - sum(shelf[-1] for shelf in state.tower) - state.tray[-1]


def draft_game(
    groups: Mapping[Seat, Sequence[int]],
    drafts: Mapping[Seat, Sequence[str]],
    phase: str = "draft",
    seats: int = 3,
) -> ImmortalsContext:
    """A draft: groups left and hands as the test says, realms of the hands by their first card."""
    ctx = game(seats, phase=phase)
    state = ctx.state
    state.round, state.deck = 0, []
    state.draft_decks = {"light": conflict_deck("light"), "dark": conflict_deck("dark")}
    state.draft_realms = ["dark" if seat % 2 == 0 else "light" for seat in range(seats)]
    for seat, player in enumerate(state.players):
        player.groups = {"light": list(groups.get(seat, ())), "dark": []}
        for card in drafts.get(seat, ()):
            realm = card.partition(":")[2].partition("_")[0]
            state.draft_decks[realm].remove(card)
            player.draft.append(card)
            state.draft_realms[seat] = realm
    balance(state)
    return ctx


async def play(ctx: ImmortalsContext, until: str) -> ImmortalsState:
    """Run phases until this one is next."""
    while ctx.state.phase != until:
        ctx.state.phase = await GAME.phases[ctx.state.phase](ctx)
    return ctx.state


def act(ctx: ImmortalsContext, phase: str, answers: Answers = (), until: str = "actions") -> ImmortalsState:
    """Run from one phase up to another with these answers."""
    ctx.state.phase = phase
    return drive(play(ctx, until), answers)


def after(ctx: ImmortalsContext, answers: Answers) -> ImmortalsState:
    """The state in the phase of actions after these answers, with the next question open."""
    asked(play(ctx, "scoring"), answers)
    return ctx.state


def do(ctx: ImmortalsContext, space: str, card: str, *answers: Answer, seat: Seat = 0) -> ImmortalsState:
    """Seat 0 (or another) has revealed a card on a space and gives these answers, to the end of its turn."""
    reveal(ctx, space, card, seat)
    return act(ctx, "deed", [{seat: answer} for answer in answers])


def reveal(ctx: ImmortalsContext, space: str, card: str, seat: Seat = 0) -> None:
    """The card of a hand lies face up on a space."""
    state = ctx.state
    take(state, seat, card)
    state.players[seat].hand.remove(card)
    state.action, state.turn = RevealedCard(seat, space, card), seat


def offered(ctx: ImmortalsContext, space: str, card: str, *answers: Answer, seat: Seat = 0) -> list[str]:
    """Return what the seat is asked after it revealed a card and gave these answers."""
    reveal(ctx, space, card, seat)
    return ids(question(ctx, "deed", [{seat: answer} for answer in answers]))


def question(
    ctx: ImmortalsContext, phase: str, answers: Answers = (), until: str = "no such phase"
) -> Decision:
    """The question of one seat that is open after these answers."""
    ctx.state.phase = phase
    [decision] = asked(play(ctx, until), answers).values()
    return decision


def span(decision: Decision) -> tuple[int, int]:
    """The lowest and the highest number that may be answered."""
    assert isinstance(decision, Number)
    return decision.low, decision.high


def falls(monkeypatch: pytest.MonkeyPatch, *tray: int) -> None:
    """Let the next drop bring this tray, by owner. The rest stays in the tower, which must hold enough."""

    def drop(ctx: ImmortalsContext, thrown: Sequence[int], *, events_for: str = "drop") -> list[int]:
        for owner, count in enumerate(tray):
            ctx.state.tower[0][owner] += thrown[owner] - count
        return list(tray)

    monkeypatch.setattr(battle, "drop", drop)


def army(state: ImmortalsState) -> dict[str, tuple[Seat, int]]:
    """Return the owner and number of the armies in each place."""
    return {cell: (found.seat, found.armies) for cell, found in state.armies.items()}


def wealth(state: ImmortalsState, seat: Seat = 0) -> tuple[int, int]:
    """Energy and gold of a seat."""
    return state.players[seat].energy, state.players[seat].gold


def keys(ctx: ImmortalsContext, seat: Seat | None = None) -> list[str]:
    """The keys of what a reader has read, without `immortals.log.`."""
    return [text.key.removeprefix("immortals.log.") for text in events_for(ctx, seat)]


def saying(ctx: ImmortalsContext, key: str, seat: Seat | None = None) -> list[Text]:
    """Return all that a reader has read under a key."""
    return [text for text in events_for(ctx, seat) if text.key == f"immortals.log.{key}"]
