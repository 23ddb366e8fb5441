"""Finding a game by what people type."""

import pickle

import pytest

from rules.core.decisions import Rejected
from rules.games import GAMES, all_games, find


@pytest.mark.parametrize("name", ["bellum", "Bellum Magica", "bellum_magica", "BELLUM-MAGICA", "bel"])
def test_a_game_is_found_by_key_title_or_beginning(name: str) -> None:
    assert find(name) is GAMES["bellum"]


@pytest.mark.parametrize("name", ["chess", "", " ", "bellum magica deluxe"])
def test_no_such_game_is_refused_with_the_names_of_those_there_are(name: str) -> None:
    with pytest.raises(Rejected) as refused:
        find(name)
    assert refused.value.text.key == "core.refused.game"
    assert refused.value.text.args == {"given": name, "known": list(GAMES)}


def test_every_game_stands_under_its_own_key() -> None:
    assert [(key, game) for key, game in GAMES.items() if game.key != key] == []


def test_another_process_given_the_functions_name_has_the_same_games() -> None:
    assert pickle.loads(pickle.dumps(all_games))() is GAMES
