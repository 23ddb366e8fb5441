"""Lines of the log that only say whose turn or action it is: no news to whoever sits at the table."""

import pytest

from rules.core.ui import ui
from rules.core.words import message_of
from tests.contract.fluent import family
from tests.contract.listed import LISTED


@pytest.mark.parametrize("key", LISTED)
def test_a_line_that_is_no_news_is_one_of_the_log(key: str) -> None:
    there = family("en", f"{key}.log")
    marked = {message_of(f"{key}.log.{name}") for name in ui(key).markers}
    assert marked <= there, sorted(marked - there)
