"""Subjects of the words of Last Call."""

from taverna_saideira.rules.components.data import DATA
from tests.contract.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    pieces={
        "drink": tuple(DATA.drinks),
        "guest": tuple(DATA.guests),
        "trick": ("pass", "water", "coffee", "beer", "wine", "rum"),
    },
    labels=(),
    forbidden={"cliente": "freguês", "bar": "taberna", "taverna": "taberna", "fichas": "moedas"},
    source=r"\((Rules|Regras|Reglas) \d\)$",
    short=("drink", "guest"),
    grouping=(),
    choices=(),
    effects=("drink", "trick", "seat", "guest"),
)
