"""Nearness to winning of each traveller, as the search judges it where it stops."""

from rules.calamandara.components.state import CalamandaraContext
from rules.calamandara.computer.evaluation import evaluation
from tests.calamandara.small import game, traveller

FOUR = ["raiz_na_pedra"] * 3 + ["veu_do_regente"]


def share(ctx: CalamandaraContext) -> int:
    """Return the share of the first of two travellers, whose turn it is."""
    return evaluation(ctx.state)[0]


def test_whose_turn_it_is_is_a_little_ahead() -> None:
    assert 500 < share(game(traveller(), traveller())) < 700


def test_each_step_fragment_and_symbol_for_the_way_counts() -> None:
    plain = share(game(traveller("fc1"), traveller()))
    assert share(game(traveller("fc1", "c1"), traveller())) > plain
    assert share(game(traveller("fc1", diary=FOUR[:1]), traveller())) > plain
    assert share(game(traveller("fc1", reserve="cc"), traveller())) > plain  # for a tunnel to the gate
    assert share(game(traveller(""), traveller())) < plain  # a Footprint is lacking
    assert share(game(traveller("ma1 mb1 mc1 md1 me1"), traveller())) < share(game(traveller(), traveller()))


def test_more_fragments_than_open_the_centre_are_of_no_use() -> None:
    enough = share(game(traveller(diary=FOUR), traveller()))
    assert share(game(traveller(diary=[*FOUR, "muralha_de_vento"]), traveller())) == enough


def test_at_the_gates_with_all_fragments_the_game_is_as_good_as_won() -> None:
    board, central = "fc1 fc2 fc3 fc4 fc5 fc6", "fx1 fx2 fx3"
    assert share(game(traveller(board, "c6", diary=FOUR), traveller(), central=central)) > 950
