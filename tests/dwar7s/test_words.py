"""The words of Dwar7s Fall: names and texts of pieces, labels that fit, help, and the table of keys."""

import ast
import re
import textwrap
from collections.abc import Iterator
from itertools import product

import pytest

from rules.core.data import FOLDER
from rules.core.text import Text
from rules.core.ui import ui
from rules.core.words import LANGS, Words, keys, message_of
from rules.dwar7s.data import DATA, EDGES, GEMS
from rules.dwar7s.grid import ORIGIN
from tests.core.test_words import arguments, documented

PLAYER = "Maximiliana Augusta"  # longer than the names that the bot lets through to a button
CELL, COLUMN = "ZZ99", "ZZ"  # as long as names on the chart can be
KINDS = [f"kingdom:{kind}" for kind in DATA.kingdoms]
PIECES = {
    "kingdom": tuple(DATA.kingdoms),
    "gem": GEMS,
    "trade": tuple(DATA.trades),
    "secret": tuple(DATA.secrets),
    "ogre": tuple(DATA.ogres),
    "terrain": ("dragon", "giant", "dwarf"),
    "edge": EDGES,
    "group": ("cards", "dwarves", "ogres", "private", "near", "columns", "cells"),
}
CARDS = ("kingdom", "gem", "trade", "secret", "ogre")
TOLD = [  # texts of cards, and the numbers that they tell
    *(
        (f"kingdom.{kind.id}", [n for n in (kind.amount, kind.actions) if n])
        for kind in DATA.kingdoms.values()
    ),
    *((f"kingdom.{kind.id}", [DATA.monster_points]) for kind in DATA.kingdoms.values() if kind.monster),
    *((f"secret.{secret.id}", list(secret.needs.values())) for secret in DATA.secrets.values()),
    ("secret.researcher", [DATA.siege_dwarves]),
    ("ogre.scare", [DATA.scare_steps]),
    ("rules.setup", [DATA.dwarves, len(DATA.kingdoms), *(pile.copies for pile in DATA.gems.values())]),
    ("rules.turn", [DATA.actions, DATA.actions + DATA.kingdoms["castle"].actions, DATA.hand_limit]),
    ("rules.mines", [DATA.kingdoms["ruby_mine"].needed, *(pile.points for pile in DATA.gems.values())]),
    ("rules.monsters", [DATA.kingdoms["dragon"].needed, DATA.monster_points]),
    ("rules.tavern", [DATA.kingdoms["tavern"].needed]),
    ("rules.store", [DATA.kingdoms["store"].needed]),
    ("rules.discard", [DATA.hand_limit]),
    ("rules.secrets", [n for secret in DATA.secrets.values() for n in secret.needs.values() if n > 1]),
    ("rules.end", [DATA.objectives_to_end, DATA.max_rounds]),
    ("rules.score", [DATA.monster_points]),
]


def labels() -> Iterator[Text]:
    """Every label of an option, with whatever makes it longest."""

    def each(key: str, name: str, idents: list[str], **more: int | str) -> Iterator[Text]:
        for ident in idents:
            yield Text(key=f"dwar7s.option.{key}", args={name: ident, **more})

    yield from each("build", "card", KINDS)
    yield from each("ogre", "ogre", [f"ogre:{ogre}" for ogre in DATA.ogres])
    yield from each("reveal", "secret", [f"secret:{secret}" for secret in DATA.secrets])
    yield from each("cell.cover", "card", KINDS, cell=CELL)
    yield from each("cell.card", "card", KINDS, cell=CELL, mine=5, needed=5)
    yield from each("cell.stack", "below", KINDS, cell=CELL)
    yield from each("cell.crowd", "card", KINDS, cell=CELL, count=5)
    yield from each("trade", "trade", [f"trade:{trade}" for trade in DATA.trades], points=16)
    for count in (1, 13):
        yield from each("victim.ogres", "seat", ["seat:0"], count=count)
        yield from each("victim.gems", "seat", ["seat:0"], count=count)
        yield from each("column", "column", [COLUMN], count=count)
    yield from each("dwarf", "seat", ["seat:0"])
    yield from each("cell.free", "cell", [CELL])
    yield from (Text(key="dwar7s.option.place", args={"pool": pool}) for pool in (1, DATA.dwarves))
    walls = [f"edge:{edge}" for edge in EDGES]
    for count in (2, 3):
        kept = [walls[:count], walls[-count:], [walls[0], *walls[2:][: count - 1]]]
        yield from (Text(key="dwar7s.option.rotation", args={"walls": some}) for some in kept)
    given = arguments("en")
    yield from (Text(key=key) for key in given if key.startswith("dwar7s-option-") and not given[key])


# --- names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "kind"), [*product(LANGS, PIECES)])
def test_everything_has_a_name_of_its_own(lang: str, kind: str) -> None:
    words = Words(lang)
    found = {name: words.name(f"{kind}:{name}") for name in PIECES[kind]}
    assert [name for name, said in found.items() if said == f"{kind}:{name}"] == []
    assert len(found) == len(set(found.values()))


@pytest.mark.parametrize(("lang", "kind"), [*product(LANGS, CARDS)])
def test_names_are_short(lang: str, kind: str) -> None:
    words = Words(lang)
    found = [words.name(f"{kind}:{name}", short=True) for name in PIECES[kind]]
    assert [name for name in found if len(name) > 18] == []


def test_names_that_the_rulebook_prints() -> None:
    words = Words("pt-BR")
    printed = {
        "kingdom:castle": "Castelo",
        "kingdom:tavern": "Taverna",
        "kingdom:store": "Armazém",
        "secret:architect": "Arquiteto",
        "secret:hunter": "Caçador",
        "secret:king": "Rei",
        "secret:miner": "Mineiro",
        "secret:disguised_ogre": "Ogro disfarçado",
        "secret:researcher": "Pesquisador",
        "secret:mage": "Mago",
        "ogre:brute": "Brutamontes",
        "ogre:ambush": "Emboscada",
        "ogre:confiscate": "Confiscar",
        "ogre:scare": "Assustar",
        "ogre:thief": "Ladrão",
    }
    assert {ident: words.name(ident) for ident in printed} == printed


def test_gems_and_ogres_are_counted() -> None:
    loot = Text(key="label", args={"it": ["gem:ruby", "gem:amber", "gem:ruby", "ogre:scare"]})
    assert Words("en").say(loot) == "2 rubies, 1 amber and 1x Scare"
    assert Words("pt-BR").say(loot) == "2 rubis, 1 âmbar e 1x Assustar"


# --- texts of cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_a_text_and_one_that_fits_on_a_card(lang: str) -> None:
    words = Words(lang)
    drawn = [f"dwar7s.{kind}.{name}" for kind in ("kingdom", "ogre") for name in PIECES[kind]]
    wanted = [*drawn, *(f"dwar7s.secret.{name}" for name in DATA.secrets)]
    families = ("dwar7s-kingdom-", "dwar7s-secret-", "dwar7s-ogre-")
    there = {key for key in keys(lang) if key.startswith(families)}
    assert there == {message_of(key) for key in (*wanted, *(f"{key}.brief" for key in drawn))}
    assert [key for key in wanted if not words.say(Text(key=key)).endswith(".")] == []
    for key in drawn:
        lines = textwrap.wrap(words.say(Text(key=f"{key}.brief")), 24, break_long_words=False)
        assert len(lines) <= 3 and max(map(len, lines)) <= 24, (key, lines)


@pytest.mark.parametrize("lang", LANGS)
def test_texts_tell_the_numbers_of_the_data(lang: str) -> None:
    """A changed value in the data needs a changed text."""
    words = Words(lang)
    for key, numbers in TOLD:
        said = re.findall(r"\d+", words.say(Text(key=f"dwar7s.{key}")))
        assert [number for number in numbers if str(number) not in said] == [], key


@pytest.mark.parametrize(
    ("lang", "mine", "trade"),
    [
        (
            "en",
            "Type: dragon · needs 3 dwarves, has 4 spaces · 2 VP in a realm"
            " · walls: north, east and west, or turned",
            "Trade objective, 16 VP: pay 2 rubies and 2 emeralds in a store.",
        ),
        (
            "pt-BR",
            "Tipo: dragão · requer 3 anões, tem 4 espaços · 2 PV no reino"
            " · muralhas: norte, leste e oeste, ou girada",
            "Objetivo de troca, 16 PV: pague 2 rubis e 2 esmeraldas no Armazém.",
        ),
    ],
)
def test_the_figures_of_a_card_in_words(lang: str, mine: str, trade: str) -> None:
    words, kind, ham = Words(lang), DATA.kingdoms["ruby_mine"], DATA.trades["ham"]
    figures = {"needed": kind.needed, "spaces": kind.spaces, "points": kind.points}
    walls = [f"edge:{edge}" for edge in kind.walls]
    line = Text(
        key="dwar7s.card.kingdom", args={**figures, "terrain": f"terrain:{kind.terrain}", "walls": walls}
    )
    gems = [f"gem:{gem}" for gem, count in ham.cost.items() for _ in range(count)]
    goal = Text(key="dwar7s.card.trade", args={"gems": gems, "points": ham.points})
    assert (words.say(line), words.say(goal)) == (mine, trade)


# --- labels and sentences -----------------------------------------------------------------------------


def test_labels_are_all_there() -> None:
    options = {key for key in keys("en") if key.startswith("dwar7s-option-")}
    assert {message_of(label.key) for label in labels()} == options


@pytest.mark.parametrize("lang", LANGS)
def test_labels_of_buttons_fit_with_the_longest_names(lang: str) -> None:
    words = Words(lang)
    said = [words.say(label, (PLAYER,)) for label in labels()]
    assert [text for text in said if len(text) > 34] == []
    assert [text for text in said if "{" in text] == []  # an argument that was not given


def test_sentences_in_both_languages() -> None:
    ambush = Text(
        key="dwar7s.log.ambush",
        args={
            "seat": "seat:0",
            "card": "kingdom:store",
            "cell": "M12",
            "count": 3,
            "seats": ["seat:0", "seat:1"],
        },
    )
    mine = Text(
        key="dwar7s.log.mine",
        args={"seat": "seat:1", "card": "kingdom:amber_mine", "cell": "N13", "gems": ["gem:amber"] * 2},
    )
    assert [Words("en").say(text, ("Ana", "Bia")) for text in (ambush, mine)] == [
        "Ana played Ambush on General Store (M12): 3 dwarves went home to Ana and Bia.",
        "Bia worked in Amber Mine (N13) and took 2 amber.",
    ]
    assert [Words("pt-BR").say(text, ("Ana", "Bia")) for text in (ambush, mine)] == [
        "Ana usou Emboscada: Armazém (M12). 3 anões voltaram para Ana e Bia.",
        "Bia minerou e pegou 2 âmbares: Mina de Âmbar (N13).",
    ]


# --- questions, help, hints ---------------------------------------------------------------------------


def test_every_question_has_help_and_a_command() -> None:
    helped = {key.replace("-help-", "-ask-") for key in keys("en") if key.startswith("dwar7s-help-")}
    links = {message_of(link.prompt) for shortcut in ui("dwar7s").shortcuts for link in shortcut.chain}
    assert helped == links == {key for key in keys("en") if key.startswith("dwar7s-ask-")}


@pytest.mark.parametrize("lang", LANGS)
def test_help_and_rules_name_their_page_and_section(lang: str) -> None:
    words = Words(lang)
    source = r"\((Rulebook, pages? \d|Livro de regras, p\. \d)[^()]*\)$"
    family = [key for key in keys(lang) if key.startswith(("dwar7s-help-", "dwar7s-rules-"))]
    texts = {key: words.say(Text(key=key)) for key in family if not key.endswith("-title")}
    assert [key for key, text in texts.items() if not re.search(source, text)] == []


def test_both_languages_name_the_same_pages_and_rulings() -> None:
    family = [key for key in keys("en") if key.startswith(("dwar7s-help-", "dwar7s-rules-"))]
    for key in family:
        named = [re.findall(r"\d+", Words(lang).say(Text(key=key)).rpartition("(")[2]) for lang in LANGS]
        assert named[0] == named[1], key


@pytest.mark.parametrize("lang", LANGS)
def test_help_names_the_cell_where_the_first_card_lies(lang: str) -> None:
    assert f" {ORIGIN.upper()}." in Words(lang).say(Text(key="dwar7s.help.build.cell"))


@pytest.mark.parametrize("lang", LANGS)
def test_the_hints_have_words(lang: str) -> None:
    words, hints = Words(lang), ui("dwar7s")
    topics = {message_of(f"dwar7s.rules.{topic}{end}") for topic in hints.topics for end in ("", ".title")}
    assert topics == {key for key in keys(lang) if key.startswith("dwar7s-rules-")}
    assert set(hints.groups) == {f"group:{group}" for group in PIECES["group"]}
    named = [ident for ident in hints.icons if ident.partition(":")[0] in PIECES and ":" in ident]
    assert [ident for ident in named if words.name(ident) == ident] == []


# --- the table of keys, and the rules that use it -----------------------------------------------------


def test_the_table_names_every_key_with_its_arguments() -> None:
    kinds = ("name", "about", "standing", "ask", "option", "log", "over", "sheet", "card")
    listed = tuple(f"dwar7s-{kind}" for kind in kinds)
    used = {key: args for key, args in arguments("en").items() if key.startswith(listed)}
    assert documented("dwar7s") == used


def test_families_that_the_table_leaves_out_have_no_arguments() -> None:
    families = tuple(f"dwar7s-{kind}-" for kind in ("help", "rules", "kingdom", "secret", "ogre"))
    assert {key for key, args in arguments("en").items() if key.startswith(families) and args} == set()


def keys_in_rules() -> set[str]:
    """The strings in the code of the rules, as patterns in which what is put in stands for any word."""
    found: set[str] = set()
    for path in sorted((FOLDER.parent / "rules/dwar7s").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = (part.value if isinstance(part, ast.Constant) else None for part in node.values)
                found.add("".join(r"[a-z_]+" if part is None else re.escape(str(part)) for part in parts))
    return {pattern for pattern in found if re.search(r"[a-z]{2}", pattern)}


def test_every_question_option_and_event_is_used_by_the_rules() -> None:
    patterns = keys_in_rules()
    given = [
        message for message in documented("dwar7s") if message.startswith(("dwar7s-option", "dwar7s-log"))
    ]
    given += [message for message in documented("dwar7s") if message.startswith("dwar7s-over")]
    asked = [message for message in documented("dwar7s") if message.startswith("dwar7s-ask")]
    wanted = {message: message.replace("-", ".") for message in given}
    wanted |= {message: message.removeprefix("dwar7s-ask-").replace("-", ".") for message in asked}
    unused = [message for message, key in wanted.items() if not any(re.fullmatch(p, key) for p in patterns)]
    assert unused == []


def test_groups_in_the_rules_are_hinted_in_order() -> None:
    used = {pattern for pattern in keys_in_rules() if pattern.startswith("group:")}
    assert used == set(ui("dwar7s").groups)


def test_every_key_in_the_rules_has_words() -> None:
    plain = [re.sub(r"\\(.)", r"\1", pattern) for pattern in keys_in_rules()]
    used = [key for key in plain if re.fullmatch(r"dwar7s(\.[a-z]+)+", key)]
    assert len(used) > 40
    assert [key for key in used if not Words("en").has(key)] == []
