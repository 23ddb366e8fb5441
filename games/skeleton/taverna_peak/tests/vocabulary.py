"""Subjects of the words of Peak."""

from taverna_peak.rules.play import HIGHEST
from tests.contract.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    pieces={"card": tuple(f"peak_{card}" for card in range(1, HIGHEST + 1))},
    labels=(),
    forbidden={"cartão": "carta"},
    source=r"\((Rules|Regras|Reglas) \d\)$",
    short=("card",),
    grouping=(),
)
