"""Lines beside options, and what the coach promises, say what then happens, in every game."""

import pytest

from rules.core.decisions import Rejected
from tests.contract.fluent import family
from tests.contract.listed import LISTED
from tests.contract.promises import promised, promises
from tests.contract.truth import cases, truth

TRUE = [game for game in LISTED if family("en", f"{game}.effect")]


@pytest.mark.parametrize("game", TRUE)
def test_every_kind_of_line_is_compared_with_what_happens_or_says_why_not(game: str) -> None:
    declared, beginning = truth(game), f"{game}-effect-"
    lines = {key.removeprefix(beginning).replace("-", ".") for key in family("en", f"{game}.effect")}
    assert {*declared.TOLD, *declared.PLAIN} == lines
    assert {*declared.TOLD} & {*declared.PLAIN} == set()


@pytest.mark.slow
@pytest.mark.parametrize("game", TRUE)
def test_lines_beside_options_say_what_then_happens(game: str) -> None:
    declared, compared = truth(game), set[str]()
    for case in cases(game):
        if case.kind not in declared.TOLD:
            continue
        try:
            pairs = list(declared.TOLD[case.kind](case))
        except Rejected as error:
            pairs = [("can be carried out", error)]
        compared |= {case.kind} if pairs else set()
        wrong = [f"says {said}, came {came}" for said, came in pairs if said != came]
        assert not wrong, f"{case.decision.prompt.key} {case.ident}: {case.text}: {wrong[0]}"
    assert {*declared.TOLD} - compared <= {*declared.SELDOM}, "compared nowhere"


@pytest.mark.slow
@pytest.mark.parametrize("game", TRUE)
def test_what_the_coach_promises_is_what_then_happens(game: str) -> None:
    compared = set[str]()
    for case in promises(game):
        pairs = list(promised(game)[case.kind](case))
        compared |= {case.kind} if pairs else set()
        wrong = [f"says {said}, came {came}" for said, came in pairs if said != came]
        assert not wrong, f"{case.decision.prompt.key} {case.ident}: {case.text}: {wrong[0]}"
    assert {*promised(game)} - compared == set(), "compared nowhere"


@pytest.mark.parametrize("game", TRUE)
def test_every_promise_that_is_compared_has_words(game: str) -> None:
    assert {f"{game}-coach-{kind.replace('.', '-')}" for kind in promised(game)} <= family(
        "en", f"{game}.coach"
    )
