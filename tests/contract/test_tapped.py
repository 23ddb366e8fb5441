"""Pictures to tap: whatever a question offers and a picture shows lies there, and nothing else does."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from render.core.choice.spots import Lying, named
from render.core.pictures import Scene
from rules.core.decisions import Decision
from rules.core.words import LANGS
from tests.contract.listed import GAMES, PICTURES
from tests.contract.test_spots import GAMES_EACH, ONE_IN, extent, outside, questions

Drawn = Callable[[Any, Decision, str], bool]  # from the view, the question, and the name of a thing

NOTHING = {"pass", "none", "nothing", "next", "stop", "take", "leave", "beasts"}  # names of no thing
WORDS: Mapping[str, Mapping[str, str]] = {  # kinds of ids that lie in no picture, and why
    "bellum": {"attack": "only pass", "recruit": "only pass"},
    "calamandara": {
        "act": "what to do, in words",
        "seat": "a whole board, and no place on it",
        "direction": "left or right",
    },
    "dwar7s": {"task": "what to do, in words", "dig": "only no"},
    "ferry": {"second": "only pass", "quay": "what to do, in words"},
    "immortals": {
        "armies": "a number",
        "decline": "no",
        "deed": "what to do, in words",
        "draw": "yes or no",
        "limbo": "a number in a line of figures",
        "pass": "no",
        "slot": "no card",
        "stance": "a side in words",
        "wealth": "energy or gold, in words",
    },
    "kemet": {
        "after": "what to do, in words",
        "colour": "the colour of a new pyramid",
        "delta": "yes or no",
        "goes": "yes or no",
        "level": "a number",
        "levels": "a number",
        "offering": "yes or no",
        "place": "a number in the order of turns",
        "slot": "lies nowhere: the sheet of an answer in words",
        "step": "what to do, in words",
        "token": "what to do, in words",
        "turn": "no",
        "will": "what to do, in words",
    },
    "saideira": {"trick": "only pass"},
}


def always(view: Any, asked: Decision, name: str) -> bool:
    """Tell that a kind of things is always drawn."""
    return True


def mine(view: Any) -> Any:
    """The view of the reader's own part of a game, under the name that the game has for it."""
    whole = next(each for each in ("gods", "clans", "travellers", "players") if hasattr(view, each))
    return getattr(view, whole)[view.reader]


def bare(name: str) -> str:
    """The name without the number of a copy."""
    return name.partition(".")[0]


def own_cell(view: Any, asked: Decision, name: str) -> bool:
    """Tell whether a cell is on the central board or on the reader's own."""
    central = name[0] in "vwxyz"
    return central or view.reader == (view.acting[0] if view.asked is None else view.asked)


def held_divine(view: Any, asked: Decision, name: str) -> bool:
    """Tell whether a card is in the hand, and not in the discard pile from which one is chosen."""
    known = mine(view).sight if asked.prompt.key == "kemet.ask.vision" else mine(view).divine
    return asked.prompt.key != "kemet.ask.memory" and bare(name) in (known or ())


def owned(view: Any, asked: Decision, name: str) -> bool:
    """Tell whether a tile is the reader's, and not one to be bought."""
    return not view.buying and name in mine(view).tiles


def dealt(view: Any, asked: Decision, name: str) -> bool:
    """Tell whether a card of Immortals is in the hand, or in that of the draft."""
    return True


def digging(view: Any, asked: Decision, name: str) -> bool:
    """Tell whether stacks are shown to dig in."""
    stacks = [cell.cell for cell in view.cells if len(cell.cards) > 1]
    return bool(view.plan and view.plan.step == "dig" and not view.plan.turns and name in stacks)


DRAWN: Mapping[str, Mapping[Scene, Mapping[str, Drawn]]] = {
    "bellum": {
        "board": dict.fromkeys(("place", "creature", "castle", "seat", "side", "reroll", "chest"), always),
        "hand": dict.fromkeys(("side", "reroll"), always),
        "sheet": {"reroll": always},
    },
    "calamandara": {
        "board": dict.fromkeys(("cell", "walk", "tunnel", "leap", "rival"), always),
        "hand": {
            **dict.fromkeys(("cell", "walk", "tunnel", "leap"), own_cell),
            **dict.fromkeys(("memory", "insert", "price", "symbol"), always),
        },
    },
    "dwar7s": {
        "board": dict.fromkeys(("cell", "trade", "seat"), always),
        "hand": dict.fromkeys(("kingdom", "gem", "ogre", "switch", "trade"), always),
        "sheet": {
            "rotation": always,
            "cell": digging,
            "seat": lambda view, asked, name: (
                not view.plan or not (view.plan.turns or view.plan.step == "dig")
            ),
        },
    },
    "ferry": {"hand": {"crate": always}},
    "immortals": {
        "board": dict.fromkeys(("cell", "conflict"), always),
        "hand": dict.fromkeys(("conflict", "wild", "region", "magic", "card", "action", "piece"), dealt),
    },
    "kemet": {
        "board": dict.fromkeys(
            ("zone", "pyramid", "land", "port", "teleport", "card", "far", "city"), always
        ),
        "hand": {
            **dict.fromkeys(("battle", "space"), always),
            "divine": held_divine,
            **dict.fromkeys(("tile", "put", "swap"), owned),
        },
        "sheet": {"tile": lambda view, asked, name: view.buying},
    },
    "saideira": {
        "board": dict.fromkeys(("guest", "seat"), always),
        "hand": dict.fromkeys(("guest", "drink"), always),
    },
}

in_every_game = pytest.mark.parametrize("key", sorted(PICTURES))


def expected(key: str, view: Any, asked: Decision) -> dict[Scene, set[str]]:
    """The ids of what lies in each picture, as this test knows it."""
    split = {ident: ident.partition(":") for ident in named(asked)}
    found = {
        scene: {
            ident
            for ident, (kind, _, name) in split.items()
            if name not in NOTHING and kind in kinds and kinds[kind](view, asked, name)
        }
        for scene, kinds in DRAWN.get(key, {}).items()
    }
    return {scene: idents for scene, idents in found.items() if idents}


def together(lying: Lying) -> list[str]:
    """Pairs of different things of one kind that lie in one place."""
    by_place: dict[Any, set[str]] = {}
    for ident, spots in lying.items():
        for spot in spots:
            by_place.setdefault(spot.outline, set()).add(bare(ident))
    kinds = [sorted(each.partition(":")[0] for each in idents) for idents in by_place.values()]
    return [", ".join(each) for each in kinds if len(set(each)) < len(each) and each[0] != "switch"]


@pytest.mark.slow
@in_every_game
def test_all_that_is_offered_and_drawn_can_be_tapped_and_nothing_else(key: str) -> None:
    game, pictures, met = GAMES[key], PICTURES[key], set[tuple[str, str]]()
    for number in range(GAMES_EACH):
        for count, (view, asked) in enumerate(questions(game, number)):
            lang = LANGS[count % len(LANGS)]
            places = pictures.places(view, asked, lang)
            if key in DRAWN:
                found = {scene: {*spots} for scene, spots in places.items()}
                assert found == expected(key, view, asked), asked.prompt.key
                lost = {*named(asked)} - {ident for spots in places.values() for ident in spots}
                kinds = {ident.partition(":")[0] for ident in lost if ident.partition(":")[2] not in NOTHING}
                assert kinds <= {*WORDS[key]} | HIDDEN.get((key, asked.prompt.key), set()), asked.prompt.key
            for scene, spots in places.items():
                assert together(spots) == [], (asked.prompt.key, scene)
                if (asked.prompt.key, scene) not in met or not count % ONE_IN:
                    each = {
                        f"{ident} {n}": spot for ident, found in spots.items() for n, spot in enumerate(found)
                    }
                    assert outside(each, *extent(pictures, view, scene, lang)) == [], asked.prompt.key
                    met.add((asked.prompt.key, scene))


HIDDEN: Mapping[tuple[str, str], set[str]] = {  # questions about what no picture shows
    ("kemet", "kemet.ask.memory"): {"divine"}
}
