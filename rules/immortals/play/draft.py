"""The draft of armies (rules R5 to R12, rulings A25 and A26; rulebook, initial round)."""

from rules.core.decisions import Choose, Decision, Seat, option
from rules.core.play.asking import chosen_of, pick_or_only
from rules.core.play.turns import clockwise, following
from rules.immortals.components.asks import ask, card_options, pick_cell
from rules.immortals.components.board import claim, sorted_cards, station
from rules.immortals.components.data import CARDS, DATA, REALMS, cell, realm_of, region_of
from rules.immortals.components.state import ImmortalsContext, ImmortalsState, Player, acting


async def home(ctx: ImmortalsContext) -> str:
    """One player puts a group into the home region, and two armies into its twin (rule R5, ruling A34)."""
    state = ctx.state
    seat = acting(state)
    player = state.players[seat]
    region = DATA.tribes[player.tribes["light"]].home
    assert region is not None
    light, dark = cell("light", region), cell("dark", region)
    armies = await _pick_group(ctx, seat, "home", region=f"region:{region}")
    place_group(state, seat, light, armies)
    player.supply -= DATA.home_armies
    station(state, dark, seat, DATA.home_armies)
    cells = {"cell": f"cell:{light}", "twin": f"cell:{dark}"}
    ctx.log("immortals.log.home", seat=f"seat:{seat}", armies=armies, more=DATA.home_armies, **cells)
    claim(ctx, region, seat)
    return following(state, "deal")


async def _pick_group(ctx: ImmortalsContext, seat: Seat, prompt: str, **args: str) -> int:
    """The size of one of the seat's groups; groups of one size are alike, whichever board they lie on."""
    sizes = sorted(set(groups_left(ctx.state.players[seat])), reverse=True)
    options = [option("armies", size, key="immortals.option.group", armies=size) for size in sizes]
    chosen = await pick_or_only(ctx, seat, ask(prompt, **args), options)
    return int(chosen.partition(":")[2])


def groups_left(player: Player) -> list[int]:
    """The sizes of the groups still to be placed."""
    return [size for sizes in player.groups.values() for size in sizes]


def place_group(state: ImmortalsState, seat: Seat, where: str, armies: int) -> None:
    """A group of this size goes from a board, which has one, to a cell."""
    groups = state.players[seat].groups
    next(sizes for sizes in groups.values() if armies in sizes).remove(armies)
    station(state, where, seat, armies)


async def deal(ctx: ImmortalsContext) -> str:
    """The first hands: dark for the first player, then light and dark in turn (rule R6)."""
    state = ctx.state
    realms = {seat: REALMS[1 - i % 2] for i, seat in enumerate(clockwise(state.seats, state.first))}
    state.draft_realms = [realms[seat] for seat in range(state.seats)]
    for seat in clockwise(state.seats, state.first):
        _deal(ctx, seat, DATA.draft_hand)
    return "draft"


def _deal(ctx: ImmortalsContext, seat: Seat, count: int) -> None:
    """Deal from the realm of the seat's hand; its discards refill an empty deck (ruling A17)."""
    state = ctx.state
    realm = state.draft_realms[seat]
    dealt: list[str] = []
    while len(dealt) < count and _draft_deck(ctx, realm):
        dealt.append(ctx.take(state.draft_decks[realm]))
    if not dealt:
        ctx.log("immortals.log.no_card", seat=f"seat:{seat}")
        return
    state.players[seat].draft += dealt
    private, public = "immortals.log.dealt", "immortals.log.dealt.hidden"
    args = {"seat": f"seat:{seat}", "realm": f"realm:{realm}"}
    ctx.log_secret([seat], private, public, secret=("cards",), cards=dealt, count=len(dealt), **args)


def _draft_deck(ctx: ImmortalsContext, realm: str) -> list[str]:
    state = ctx.state
    if not state.draft_decks[realm]:
        back = [card for card in state.discard if _realm(card) == realm]
        state.discard = [card for card in state.discard if _realm(card) != realm]
        if back:
            ctx.shuffle(back)
            ctx.log("immortals.log.reshuffled.realm", realm=f"realm:{realm}")
        state.draft_decks[realm] = back
    return state.draft_decks[realm]


def _realm(card: str) -> str:
    return realm_of(CARDS[card].cells[0])


async def draft(ctx: ImmortalsContext) -> str:
    """Ask all for one card of their hand; those about to place a group reveal it (rules R7 and R8)."""
    state = ctx.state
    state.drafts += 1
    ctx.log("immortals.log.draft", draft=state.drafts)
    answers = await ctx.together(
        {s: _question(state, s) for s in range(state.seats) if state.players[s].draft}
    )
    state.changed.clear()
    state.shown = {}
    for seat in [seat for seat in clockwise(state.seats, state.first) if seat in answers]:
        player, card = state.players[seat], chosen_of(answers[seat])
        player.draft.remove(card)
        if groups_left(player) and empty_cells(state, card):
            state.shown[seat] = card
            ctx.log("immortals.log.shown", seat=f"seat:{seat}", card=card)
        else:
            player.hand.append(card)
            state.changed.append(f"cards:{seat}")
            private, public = "immortals.log.kept.unseen", "immortals.log.kept.hidden"
            ctx.log_secret([seat], private, public, secret=("card",), seat=f"seat:{seat}", card=card)
    return "placing"


def _question(state: ImmortalsState, seat: Seat) -> Decision:
    """A card that names an empty cell, if a group is left and the hand has one (rule R7)."""
    player = state.players[seat]
    cards = sorted_cards(player.draft)
    groups = len(groups_left(player))
    useful = [card for card in cards if empty_cells(state, card)] if groups else []
    prompt = ask("draft", groups=groups)
    return Choose(seat=seat, prompt=prompt, options=tuple(card_options(useful or cards)), secret=True)


def empty_cells(state: ImmortalsState, card: str) -> list[str]:
    """The cells a card names in which nobody stands; the other realm does not count (rule R7)."""
    return [where for where in CARDS[card].cells if where not in state.armies]


async def placing(ctx: ImmortalsContext) -> str:
    """One player places a group where the revealed card says (rules R9 to R11)."""
    state = ctx.state
    seat = acting(state)
    if seat in state.shown:
        await _place(ctx, seat, state.shown[seat])
    return following(state, "pass_on")


async def _place(ctx: ImmortalsContext, seat: Seat, card: str) -> None:
    state = ctx.state
    empty = empty_cells(state, card)
    if not empty:
        ctx.log("immortals.log.occupied", seat=f"seat:{seat}", card=card)
        _keep(ctx, seat, card)
        return
    where = await pick_cell(ctx, seat, ask("place.cell", card=card), empty)
    armies = await _pick_group(ctx, seat, "place.group", cell=f"cell:{where}")
    place_group(state, seat, where, armies)
    ctx.log("immortals.log.group", seat=f"seat:{seat}", armies=armies, cell=f"cell:{where}")
    if state.owners[region_of(where)] is None:
        claim(ctx, region_of(where), seat)
        state.discard.append(card)
    else:
        ctx.log("immortals.log.kept", seat=f"seat:{seat}", card=card)
        _keep(ctx, seat, card)


def _keep(ctx: ImmortalsContext, seat: Seat, card: str) -> None:
    ctx.state.players[seat].hand.append(card)
    ctx.state.changed.append(f"cards:{seat}")


async def pass_on(ctx: ImmortalsContext) -> str:
    """Hands and marker go to the left, and hands are filled up; or the draft is over (rules R12 and R13).

    It is also over when no hand has a card: groups left then can never be placed (ruling A26).
    """
    state = ctx.state
    if not any(groups_left(player) for player in state.players):
        return "rest"
    state.first = state.marker = (state.first + 1) % state.seats
    hands = [player.draft for player in state.players]
    realms = list(state.draft_realms)
    for seat, player in enumerate(state.players):
        player.draft, state.draft_realms[seat] = hands[seat - 1], realms[seat - 1]
    ctx.log("immortals.log.hands", seat=f"seat:{state.first}")
    for seat in clockwise(state.seats, state.first):
        _deal(ctx, seat, 1)
    state.changed.append("marker")
    return "draft" if any(player.draft for player in state.players) else "rest"
