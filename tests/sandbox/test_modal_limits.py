"""Limits of a modal: up to each it is taken, beyond it is refused."""

from collections.abc import Callable

import pytest

from bot.sandbox.world.form import Json, Problems, Refused, item
from bot.sandbox.world.limits import modals
from tests.sandbox.test_limits import button, code_at, field, label, menu, modal, options, row, words

FIRST, INNER = "components.0", "components.0.component"


def x(length: int) -> str:
    return "x" * length


def typed(**fields: object) -> Json:
    return modal(label(field(**fields)))


def boxes(of: int, **fields: object) -> Json:
    """A modal with an input of this kind."""
    return modal(label({"type": of, "custom_id": "it", **fields}))


LIMITS: dict[str, tuple[str, Callable[[int], Json], tuple[int, ...], tuple[int, ...]]] = {
    "id": ("custom_id", lambda n: modal(words(), custom_id=x(n)), (1, 100), (0, 101)),
    "title": ("title", lambda n: modal(words(), title=x(n)), (1, 45), (0, 46)),
    "parts": ("components", lambda n: modal(*(words() for _ in range(n))), (1, 5), (0, 6)),
    "text": (f"{FIRST}.content", lambda n: modal(words(x(n))), (1, 4000), (0, 4001)),
    "label": (f"{FIRST}.label", lambda n: modal(label(field(), label=x(n))), (1, 45), (0, 46)),
    "words below a label": (
        f"{FIRST}.description",
        lambda n: modal(label(field(), description=x(n))),
        (1, 100),
        (0, 101),
    ),
    "inputs of a row": (
        f"{FIRST}.components",
        lambda n: modal(row(*(field(custom_id=f"{i}", label="Field") for i in range(n)))),
        (1,),
        (0, 2),
    ),
    "label in a row": (
        f"{FIRST}.components.0.label",
        lambda n: modal(row(field(label=x(n)))),
        (1, 45),
        (0, 46),
    ),
    "id in a row": (
        f"{FIRST}.components.0.custom_id",
        lambda n: modal(row(field(label="Field", custom_id=x(n)))),
        (1, 100),
        (0, 101),
    ),
    "id of a text": (f"{INNER}.custom_id", lambda n: typed(custom_id=x(n)), (1, 100), (0, 101)),
    "style": (f"{INNER}.style", lambda n: typed(style=n), (1, 2), (0, 3)),
    "placeholder": (f"{INNER}.placeholder", lambda n: typed(placeholder=x(n)), (0, 100), (101,)),
    "fewest characters": (f"{INNER}.min_length", lambda n: typed(min_length=n), (0, 4000), (-1, 4001)),
    "most characters": (f"{INNER}.max_length", lambda n: typed(max_length=n), (1, 4000), (0, 4001)),
    "written before": (
        f"{INNER}.value",
        lambda n: typed(value=x(n), min_length=2, max_length=5),
        (0, 2, 5),
        (1, 6),
    ),
    "written before, at most": (f"{INNER}.value", lambda n: typed(value=x(n)), (4000,), (4001,)),
    "id of a menu": (f"{INNER}.custom_id", lambda n: modal(label(menu(custom_id=x(n)))), (1, 100), (0, 101)),
    "options of a menu": (f"{INNER}.options", lambda n: modal(label(menu(n))), (1, 25), (0, 26)),
    "fewest files": (
        f"{INNER}.min_values",
        lambda n: boxes(19, min_values=n, max_values=10),
        (0, 10),
        (-1, 11),
    ),
    "most files": (f"{INNER}.max_values", lambda n: boxes(19, max_values=n), (1, 10), (0, 11)),
    "id of a tick": (
        f"{INNER}.custom_id",
        lambda n: modal(label({"type": 23, "custom_id": x(n)})),
        (1, 100),
        (0, 101),
    ),
    "one of several": (f"{INNER}.options", lambda n: boxes(21, options=options(n)), (2, 10), (1, 11)),
    "several of several": (f"{INNER}.options", lambda n: boxes(22, options=options(n)), (1, 10), (0, 11)),
}
TAKEN = [(name, n) for name, (_, _, taken, _) in LIMITS.items() for n in taken]
REFUSED = [(name, n) for name, (_, _, _, refused) in LIMITS.items() for n in refused]


def refused(body: Json) -> Json | None:
    """Return the tree of errors of a modal; None when it is taken."""
    problems = Problems()
    modals.check(body, problems)
    try:
        problems.refuse()
    except Refused as refusal:
        return item(refusal.errors or {}, "data")
    return None


@pytest.mark.parametrize(("name", "n"), TAKEN)
def test_what_is_within_the_limit_is_taken(name: str, n: int) -> None:
    assert refused(LIMITS[name][1](n)) is None


@pytest.mark.parametrize(("name", "n"), REFUSED)
def test_what_is_beyond_the_limit_is_refused_at_its_place(name: str, n: int) -> None:
    path, build, _, _ = LIMITS[name]
    assert code_at(refused(build(n)), path) in ("BASE_TYPE_BAD_LENGTH", "NUMBER_TYPE_RANGE")


@pytest.mark.parametrize(("least", "most", "code"), [(5, 5, None), (6, 5, "TEXT_INPUT_MIN_ABOVE_MAX")])
def test_the_fewest_characters_are_not_more_than_the_most(least: int, most: int, code: str | None) -> None:
    errors = refused(typed(min_length=least, max_length=most))
    assert code_at(errors, f"{INNER}.min_length") == code


def test_a_text_has_its_label_around_it_or_in_a_row_its_own() -> None:
    assert code_at(refused(typed(label="Field")), f"{INNER}.label") == "COMPONENT_LABEL_TWICE"
    assert refused(modal(row(field(label="Field")))) is None


def test_a_text_says_whether_it_is_short_or_long() -> None:
    assert code_at(refused(boxes(4)), f"{INNER}.style") is not None


def test_a_label_holds_an_input() -> None:
    assert code_at(refused(modal({"type": 18, "label": "Label"})), INNER) == "BASE_TYPE_REQUIRED"


@pytest.mark.parametrize("of", [4, 3, 5, 6, 7, 8, 19, 21, 22, 23])
def test_each_kind_of_input_stands_below_a_label_and_is_not_disabled(of: int) -> None:
    fields: Json = {"style": 1} if of == 4 else {"options": options(2)} if of in (3, 21, 22) else {}
    assert refused(boxes(of, **fields)) is None
    errors = refused(boxes(of, **fields, disabled=True))
    assert code_at(errors, f"{INNER}.disabled") == "COMPONENT_DISABLED_IN_MODAL"


@pytest.mark.parametrize(
    ("part", "path"),
    [
        (button(), f"{FIRST}.type"),
        (row(menu()), f"{FIRST}.components.0.type"),
        (label(words()), f"{INNER}.type"),
    ],
)
def test_what_is_no_input_is_refused_by_its_kind(part: Json, path: str) -> None:
    assert code_at(refused(modal(part)), path) == "UNION_TYPE_CHOICES"


def test_in_one_modal_an_id_stands_once_whatever_holds_it() -> None:
    one, other = row(field(custom_id="same", label="Field")), label(menu(custom_id="same"))
    errors = refused(modal(one, words(), other))
    for path in (f"{FIRST}.components.0", "components.2.component"):
        assert code_at(errors, f"{path}.custom_id") == "COMPONENT_CUSTOM_ID_DUPLICATED"
    assert refused(modal(one, words(), words(), label(menu(custom_id="another")))) is None
