"""The primitives of event cards keep their promises in whatever position they meet (sheet section 10).

The positions are those of played games in which an Event card lies on top; it is exchanged for the card of
the example, which random answers carry out.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from rules.calamandara import GAME
from rules.calamandara.check import check
from rules.calamandara.components.affected import affected, measure
from rules.calamandara.components.board import defended
from rules.calamandara.components.data import DATA, Acquire, Insert, MoveSymbol, Substitute
from rules.calamandara.components.state import CalamandaraContext, CalamandaraState, Traveller, left_of, shown
from rules.calamandara.play.events import effects, reveal
from rules.core.decisions import Seat
from rules.core.engine import dump, load
from rules.core.flow import Over
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.selfplay.playout import play, seed_of
from tests.calamandara.small import USUAL, game, traveller
from tests.helpers import context, events_for

CARDS = list(DATA.events)
FEARS = list(DATA.fears)
ONE_BLOCK = [card.id for card in DATA.events.values() if len(card.blocks) == 1]
POSITIONS = 15


@cache
def positions() -> tuple[str, ...]:
    """Positions in which the active traveller has an Event card on top, with two, three and four seats."""
    found: list[str] = []

    def note(playing: Playing[Any]) -> None:
        position = playing.position
        prompts = [decision.prompt.key for decision in position.pending.values()]
        if prompts == ["calamandara.ask.reveal.counter"]:
            found.append(dump(GAME, position.state))

    for seats in GAME.seats:
        players = ["steady", "random"]
        play(GAME, seats, seed_of("primitives", seats), players, {**USUAL, "difficulty": "aura"}, watch=note)
    return tuple(found[:: max(1, len(found) // POSITIONS)])


def turned_up(text: str, card: str) -> CalamandaraContext:
    """The position with this card revealed, in the place of the one that lay on top; the counter is at 8."""
    state = load(GAME, text)
    deck = state.travellers[state.turn.seat].deck
    piles = [state.box, state.removed]
    for player in state.travellers:
        piles += [player.deck, player.discard]
    pile = next(pile for pile in piles if card in pile)
    i = pile.index(card)
    deck[-1], pile[i] = pile[i], deck[-1]
    state.counter = 8
    ctx = context(state)
    reveal(ctx)
    state.phase = "effects"
    return ctx


def carried_out(ctx: CalamandaraContext, seed: str) -> CalamandaraState:
    """The position after the effects, by random answers; every one on the way is sound."""
    dice = Dice(seed)
    while ctx.state.reveal is not None and ctx.state.phase != "over":
        script = effects(ctx)
        try:
            ask = script.send(None)
            while True:
                check(ctx.state)
                ask = script.send({seat: d.sample(dice) for seat, d in ask.decisions.items()})
        except (StopIteration, Over):
            check(ctx.state)
    return ctx.state


def everywhere(state: CalamandaraState) -> int:
    """All symbols that are not in the Supply."""
    piles = [[*p.board.values()] for p in state.travellers]
    held = sum(sum(p.reserve.values()) + sum(p.depot.values()) for p in state.travellers)
    return held + sum(map(len, piles)) + len(state.central)


def touched(player: Traveller) -> Sequence[object]:
    """Return what Mãos de Barro keeps."""
    return player.token, dict(player.board), dict(player.reserve), list(player.hand)


def within_reach(state: CalamandaraState, seat: Seat) -> bool:
    """Tell whether the card affects a traveller, or the right neighbour with an effect to the left."""
    for block in DATA.events[shown(state).event].blocks:
        found = affected(state, block)
        to_the_left = any(isinstance(e, Insert | MoveSymbol) and e.board == "left" for e in block.effects)
        if seat in found or (to_the_left and seat in [left_of(state, other) for other in found]):
            return True
    return False


def test_there_are_positions_for_every_number_of_seats() -> None:
    assert {load(GAME, text).seats for text in positions()} == {2, 3, 4}
    assert len(positions()) >= POSITIONS


@pytest.mark.parametrize("card", CARDS)
def test_rule_10_cards_work_everywhere_and_symbols_come_from_the_supply(card: str) -> None:
    kinds = [effect for block in DATA.events[card].blocks for effect in block.effects]
    supplied = any(
        isinstance(e, Acquire) or (isinstance(e, Insert | Substitute) and e.source == "supply") for e in kinds
    )
    for number, text in enumerate(positions()):
        ctx = turned_up(text, card)
        before = everywhere(ctx.state)
        after = everywhere(carried_out(ctx, f"{card}:{number}"))
        assert after >= before if supplied else after == before


@pytest.mark.parametrize("card", CARDS)
def test_rule_10_who_is_left_out_or_not_concerned_keeps_everything(card: str) -> None:
    for number, text in enumerate(positions()):
        ctx = turned_up(text, card)
        state = ctx.state
        spared = state.seats - 1
        shown(state).spared.append(spared)
        kept = [seat for seat in range(state.seats) if seat == spared or not within_reach(state, seat)]
        before = [touched(state.travellers[seat]) for seat in kept]
        carried_out(ctx, f"{card}:{number}")
        if state.ending != "centre":
            assert [touched(state.travellers[seat]) for seat in kept] == before


@pytest.mark.parametrize("card", FEARS)
def test_rule_7_3_a_fear_card_leaves_what_a_standing_tower_defends(card: str) -> None:
    for number, text in enumerate(positions()):
        ctx = turned_up(text, card)
        before = [dict(player.board) for player in ctx.state.travellers]
        after = carried_out(ctx, f"{card}:{number}")
        for old, player in zip(before, after.travellers, strict=True):
            stood = {cell: s for cell, s in old.items() if player.board.get(cell) == "tower" == s}
            safe = [cell for cell in old if defended(stood | {cell: old[cell]}, cell)]
            assert {cell: player.board.get(cell) for cell in safe} == {cell: old[cell] for cell in safe}


@pytest.mark.parametrize("card", FEARS)
def test_rule_10_a_fear_card_never_brings_a_token_further(card: str) -> None:
    for number, text in enumerate(positions()):
        ctx = turned_up(text, card)
        seats = range(ctx.state.seats)
        before = [measure(ctx.state, seat, "step") for seat in seats]
        after = carried_out(ctx, f"{card}:{number}")
        assert [seat for seat in seats if measure(after, seat, "step") > before[seat]] == []


@pytest.mark.parametrize("card", ONE_BLOCK)
def test_rule_9_8_within_a_block_nobody_comes_before_his_turn(card: str) -> None:
    for number, text in enumerate(positions()):
        ctx = turned_up(text, card)
        state, first = ctx.state, ctx.state.turn.seat
        said = len(events_for(ctx))
        carried_out(ctx, f"{card}:{number}")
        texts = [text for text in events_for(ctx)[said:] if text.key not in ("calamandara.log.shuffle",)]
        acted = [int(str(text.args["seat"]).removeprefix("seat:")) for text in texts if "seat" in text.args]
        places = [(seat - first) % state.seats for seat in acted]
        assert places == sorted(places)


def who(card: str, ctx: CalamandaraContext, block: int = 0) -> list[Seat]:
    return affected(ctx.state, DATA.events[card].blocks[block])


def test_rule_10_who_is_affected() -> None:
    ctx = game(
        traveller("fa1 ta2", "a1", reserve="fff", hand=["raiz_na_pedra"]),
        traveller("fa3 wa4", "a3", reserve="f", depot="fff"),
        traveller(),
        turn=1,
    )
    assert who("alvorada", ctx) == [1, 2, 0]
    assert who("pausa_do_dogma", ctx) == [1]
    assert who("sede_do_dogma", ctx, 1) == [2, 0]
    assert who("companheiros_de_estrada", ctx) == [2, 0]
    assert who("chao_movedico", ctx) == [1]
    assert who("chamado_do_inicio", ctx) == [0]
    assert who("torres_rachadas", ctx) == [0]
    assert who("atalho", ctx) == [1]
    assert who("fogueira", ctx) == [1, 2]
    assert who("fome_da_terra", ctx) == [0]
    assert who("olho_dagua", ctx) == [1]
    assert who("esquecimento", ctx) == [0]
    assert who("pagina_encontrada", ctx) == [1, 2]
    assert who("luto_de_eiro", ctx) == [0]
    assert who("mao_amiga", ctx) == [2]
    assert who("o_regente_desperta", ctx) == [1]


def test_rule_10_all_who_are_tied_and_most_of_nothing_is_nobody() -> None:
    ctx = game(traveller(), traveller(), traveller())
    assert who("mao_amiga", ctx) == [0, 1, 2]
    assert who("luto_de_eiro", ctx) == who("o_regente_desperta", ctx) == []


def test_rule_10_own_board_counts_mountains_and_the_token_footprint() -> None:
    ctx = game(
        traveller("fa1 ma2 ma3 ma4 wb1 wb2", "a1"), traveller("fa1 fa2 fa3 fa4 fa5"), central="fx1 fx2"
    )
    assert who("desabamento", ctx) == [0]
