"""Pages of rules name tests that exist."""

import re

import pytest

from tests.contract.listed import LISTED
from tests.contract.places import folder_of_tests
from tests.rulings import PAGES, NamedTests


@pytest.mark.parametrize("game", [key for key in LISTED if (PAGES / f"{key}.md").exists()])
def test_the_page_of_a_games_rules_names_no_test_that_is_gone(game: str) -> None:
    tests = NamedTests(folder_of_tests(game), game)
    assert tests.gone(re.findall(r"`(test_\w+)`", tests.page)) == []
