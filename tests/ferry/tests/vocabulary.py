"""Subjects of the words of the ferry."""

from tests.contract.vocabulary import Vocabulary
from tests.ferry.rules.components.data import DATA

VOCABULARY = Vocabulary(
    pieces={"crate": tuple(DATA.crates)},
    labels=(),
    forbidden={"engradado": "caixote", "caixa": "caixote", "barco": "balsa"},
    source=r"\((Rules|Regras|Reglas) \d\)$",
    short=("crate",),
    grouping=(),
    choices=("second", "quay"),
    unusual={"length": "long"},
)
