"""The words of Immortals: names and texts of pieces, labels that fit, help, and the table of keys."""

import re
import textwrap
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, ResourceComment, VariableReference
from fluent.syntax.visitor import Visitor

from rules.core.data import FOLDER
from rules.core.text import Text
from rules.core.ui import ui
from rules.core.words import LANGS, Words, keys, message_of, messages
from rules.immortals import GAME
from rules.immortals.data import (
    AREAS,
    BLANK,
    CARDS,
    CELLS,
    DATA,
    PIECES,
    REALMS,
    SPACES,
    Wealth,
    deeds_of,
)

PLAYER = "Maximiliana Augusta"  # longer than the names that the bot lets through to a button
STANCES = ("attacker", "neutral", "defender", "against")


def costs() -> dict[str, list[Wealth]]:
    """What a deed costs, by its id: on a space, for a tribe, with a magic card."""
    found: dict[str, list[Wealth]] = {}
    for space, card in product(SPACES, ("region:grove", *(f"magic:{magic}" for magic in DATA.magics))):
        for light, dark in product(*([t.id for t in DATA.tribes.values() if t.realm == r] for r in REALMS)):
            for deed in deeds_of(space, card, {"light": light, "dark": dark}):
                found.setdefault(deed.id, []).append(deed.cost)
    return found


COSTS = costs()
PIECES_OF_THE_GAME = {
    "region": tuple(DATA.regions),
    "area": AREAS,
    "cell": CELLS,
    **{
        kind: tuple(card.partition(":")[2] for card in CARDS if card.startswith(f"{kind}:"))
        for kind in ("conflict", "wild", "magic", "card")
    },
    "tribe": tuple(DATA.tribes),
    "action": SPACES,
    "deed": tuple(deed.partition(":")[2] for deed in COSTS),
    "realm": REALMS,
    "limbo": REALMS,
    "piece": PIECES,
    "wealth": ("energy", "gold"),
    "stance": STANCES,
}
CARDS_TOO = ("cost", "card")
LISTED = (
    "name",
    "about",
    "setting",
    "standing",
    "phase",
    "ask",
    "option",
    "log",
    "over",
    "sheet",
    *CARDS_TOO,
)

Bounds = dict[str, int | str | list[str]]


def labels() -> Iterator[Text]:
    """Every label of an option, with whatever makes it longest."""
    yield Text(key="immortals.option.group", args={"armies": 10})
    for deed, paid in COSTS.items():
        for cost in dict.fromkeys((cost.energy, cost.gold) for cost in paid):
            args: Bounds = {"deed": deed, "energy": cost[0], "gold": cost[1]}
            yield Text(key="immortals.option.deed", args=args)
    for tribe in DATA.tribes.values():
        for piece in PIECES:
            price = tribe.prices.of(piece)
            args = {"piece": f"piece:{piece}", "energy": price.energy, "gold": price.gold}
            yield Text(key="immortals.option.piece", args=args)
    for realm in REALMS:
        yield Text(key="immortals.option.limbo", args={"realm": f"realm:{realm}", "armies": DATA.armies})
    for tribe in DATA.tribes.values():
        spaces = {"action": f"action:tribe_{tribe.realm}", "deed": tribe.deed.id}
        yield Text(key="immortals.option.tribe", args={**spaces})
    for wealth in ("energy", "gold"):
        yield Text(key="immortals.option.gain", args={"wealth": f"wealth:{wealth}"})
    given = arguments("en")
    yield from (Text(key=key) for key in given if key.startswith("immortals-option-") and not given[key])
    for named in (*CARDS, *(f"cell:{cell}" for cell in CELLS), *(f"action:{space}" for space in SPACES)):
        yield Text(key="label", args={"it": named})


class References(Visitor):
    """Collects the arguments of a message, and the messages that it stands on."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent calls it by this name
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def references(message: Message) -> References:
    found = References()
    found.visit(message)
    return found


@lru_cache
def arguments(lang: str) -> dict[str, set[str]]:
    """The arguments of every message, with those of messages inside it."""
    found = {m.id.name: references(m) for m in messages(FOLDER / "locale" / lang)}

    def all_of(name: str) -> set[str]:
        return found[name].arguments.union(*(all_of(inner) for inner in found[name].messages))

    return {name: all_of(name) for name in found}


# --- names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", PIECES_OF_THE_GAME)
def test_everything_has_a_name_of_its_own(lang: str, kind: str) -> None:
    words = Words(lang)
    found = {name: words.name(f"{kind}:{name}") for name in PIECES_OF_THE_GAME[kind]}
    assert [name for name, said in found.items() if said == f"{kind}:{name}"] == []
    assert len(found) == len(set(found.values()))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", PIECES_OF_THE_GAME)
def test_short_names_are_short_and_still_differ(lang: str, kind: str) -> None:
    words = Words(lang)
    found = [words.name(f"{kind}:{name}", short=True) for name in PIECES_OF_THE_GAME[kind]]
    assert [name for name in found if len(name) > 18] == []
    assert len(found) == len(set(found))


@pytest.mark.parametrize("lang", LANGS)
def test_a_conflict_card_is_named_as_its_cell(lang: str) -> None:
    words = Words(lang)
    for short in (False, True):
        for cell in CELLS:
            assert words.name(f"conflict:{cell}", short=short) == words.name(f"cell:{cell}", short=short)


def test_a_copy_of_a_blank_is_a_blank() -> None:
    assert [Words(lang).name(f"{BLANK}.2") for lang in LANGS] == ["Blank", "Carta em branco"]


def test_names_that_the_rulebook_prints() -> None:
    words = Words("pt-BR")
    printed = {
        "region:grove": "Arvoredo",
        "tribe:elves": "Elfos",
        "tribe:demons": "Demônios",
        "tribe:night_elves": "Elfos Noturnos",
        "action:gold": "Extrair ouro",
        "action:energy": "Extrair energia",
        "action:attack": "Atacar",
        "piece:portal": "Portal",
        "piece:temple": "Templo",
        "piece:capital": "Capital",
        "deed:first": "Marcador de 1º jogador",
        "card:blank": "Carta em branco",
    }
    assert {ident: words.name(ident) for ident in printed} == printed


# --- texts of cards, spaces and tribes ----------------------------------------------------------------

TOLD = [
    *(f"immortals.magic.{magic}" for magic in DATA.magics),
    *(f"immortals.action.{space}" for space in SPACES),
    *(f"immortals.tribe.{tribe}" for tribe in DATA.tribes),
    *(f"immortals.text.{kind}" for kind in ("region", "conflict", "wild", "blank")),
]


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_a_text_and_one_that_fits_on_it(lang: str) -> None:
    words = Words(lang)
    families = ("immortals-magic-", "immortals-action-", "immortals-tribe-", "immortals-text-")
    there = {key for key in keys(lang) if key.startswith(families)}
    assert there == {message_of(key + end) for key in TOLD for end in ("", "-brief")}
    for key in TOLD:
        lines = textwrap.wrap(words.say(Text(key=f"{key}.brief")), 24, break_long_words=False)
        assert len(lines) <= 3 and max(map(len, lines)) <= 24, (key, lines)
        assert words.say(Text(key=key)).endswith("."), key


@pytest.mark.parametrize("lang", LANGS)
def test_texts_tell_the_costs_of_the_data(lang: str) -> None:
    """A changed cost or count in the data needs a changed text."""
    words = Words(lang)
    told = [(f"immortals.magic.{magic.id}", magic.cost, magic.deeds) for magic in DATA.magics.values()]
    told += [
        (f"immortals.action.{action.id}", deed.cost, (deed,))
        for action in DATA.actions.values()
        for deed in action.deeds
    ]
    told += [
        (f"immortals.tribe.{tribe.id}", tribe.deed.cost, (tribe.deed,)) for tribe in DATA.tribes.values()
    ]
    for key, cost, deeds in told:
        said = words.say(Text(key=key)).replace("Five", "5").replace("Cinco", "5")
        wanted = Words(lang).say(Text(key="immortals.cost", args=cost.model_dump()))
        for part in wanted.split(", ") if cost != Wealth() else []:
            assert part in said, (key, part)
        counts = [str(deed.count) for deed in deeds if deed.count]
        assert [count for count in counts if count not in re.findall(r"\d+", said)] == [], key


# --- labels and sentences -----------------------------------------------------------------------------


def test_labels_are_all_there() -> None:
    options = {key for key in keys("en") if key.startswith("immortals-option-")}
    assert {message_of(label.key) for label in labels()} - {"label"} == options


@pytest.mark.parametrize("lang", LANGS)
def test_labels_of_buttons_fit_with_the_longest_names(lang: str) -> None:
    words = Words(lang)
    said = [words.say(label, (PLAYER,)) for label in labels()]
    assert [text for text in said if len(text) > 34] == []
    assert [text for text in said if "{" in text] == []  # an argument that was not given


def test_costs_in_both_languages() -> None:
    costs = [(0, 0), (0, 2), (3, 0), (1, 2), (2, 1)]
    texts = [Text(key="immortals.cost", args={"energy": energy, "gold": gold}) for energy, gold in costs]
    assert [Words("en").say(text) for text in texts] == [
        "nothing",
        "2 gold",
        "3 energy",
        "1 energy, 2 gold",
        "2 energy, 1 gold",
    ]
    assert [Words("pt-BR").say(text) for text in texts] == [
        "nada",
        "2 ouros",
        "3 energias",
        "1 energia, 2 ouros",
        "2 energias, 1 ouro",
    ]


def test_a_deed_without_a_cost_says_none() -> None:
    """A construction has the price of its piece, which is not chosen yet."""
    args: Bounds = {"deed": "deed:construct", "energy": 0, "gold": 0}
    text = Text(key="immortals.option.deed", args=args)
    assert [Words(lang).say(text) for lang in LANGS] == ["Build", "Construir"]


def test_sentences_in_both_languages() -> None:
    attack = Text(
        key="immortals.log.attack.held",
        args={
            "seat": "seat:0",
            "victim": "seat:1",
            "armies": 1,
            "cell": "cell:dark_the_murk",
            "target": "cell:dark_white_falls",
        },
    )
    stance = Text(key="immortals.log.stance", args={"stance": "stance:attacker"})
    paid = Text(key="immortals.log.paid", args={"seat": "seat:1", "energy": 4, "gold": 1})
    tribes = Text(
        key="immortals.log.tribes", args={"seat": "seat:0", "tribes": ["tribe:elves", "tribe:orcs"]}
    )
    said = [
        [Words(lang).say(text, ("Ana", "Bia")) for text in (attack, stance, paid, tribes)] for lang in LANGS
    ]
    assert said == [
        [
            "Ana attacked Bia in White Falls (dark) from The Murk (dark) with 1 army.",
            "The inhabitants fight for the attacker.",
            "Bia paid 4 energy and 1 gold.",
            "Ana leads the Elves and Orcs.",
        ],
        [
            "Ana atacou Bia em Cataratas Brancas (trevas) a partir de A Penumbra (trevas) com 1 exército.",
            "Os habitantes lutam pelo atacante.",
            "Bia pagou 4 energias e 1 ouro.",
            "Ana comanda as tribos Elfos e Orcs.",
        ],
    ]


# --- questions, help, hints ---------------------------------------------------------------------------


def asked() -> set[str]:
    return {key for key in keys("en") if key.startswith("immortals-ask-")}


def test_every_question_has_help_and_a_command() -> None:
    helped = {key.replace("-help-", "-ask-") for key in keys("en") if key.startswith("immortals-help-")}
    links = {message_of(link.prompt) for shortcut in ui("immortals").shortcuts for link in shortcut.chain}
    assert helped == links == asked()


@pytest.mark.parametrize("lang", LANGS)
def test_commands_have_words_that_discord_takes(lang: str) -> None:
    words = Words(lang)
    wanted = {"commands.immortals", "commands.immortals.about"}
    for shortcut in ui("immortals").shortcuts:
        key = f"commands.immortals.{shortcut.name}"
        wanted |= {key, f"{key}.about", *(f"{key}.{option}.about" for option in shortcut.options)}
        names = [words.say(Text(key=f"commands.option.{option}")) for option in shortcut.options]
        assert [name for name in names if not re.fullmatch(r"[a-z]{1,32}", name)] == [], shortcut.name
        assert len(names) == len(set(names)), shortcut.name
    assert {message_of(key) for key in wanted} == {
        k for k in keys(lang) if k.startswith("commands-immortals")
    }
    assert [key for key in wanted if not 1 <= len(words.say(Text(key=key))) <= 100] == []


@pytest.mark.parametrize("lang", LANGS)
def test_help_and_rules_name_their_page(lang: str) -> None:
    words = Words(lang)
    source = r"\((Rulebook, pages? \d+|Livro de regras, páginas? \d+).*\)$"
    family = [key for key in keys(lang) if key.startswith(("immortals-help-", "immortals-rules-"))]
    texts = {key: words.say(Text(key=key)) for key in family if not key.endswith("-title")}
    assert [key for key, text in texts.items() if not re.search(source, text)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_name_the_actions_of_all_tribes(lang: str) -> None:
    words = Words(lang)
    said = words.say(Text(key="immortals.rules.tribes"))
    assert [tribe for tribe in DATA.tribes if words.name(f"tribe:{tribe}") not in said] == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_hints_have_words(lang: str) -> None:
    words, hints = Words(lang), ui("immortals")
    topics = {message_of(f"immortals.rules.{topic}{end}") for topic in hints.topics for end in ("", ".title")}
    assert topics == {key for key in keys(lang) if key.startswith("immortals-rules-")}
    assert [group for group in hints.groups if words.name(group) == group] == []
    pieces = [it for it in hints.icons if it.partition(":")[0] in PIECES_OF_THE_GAME and ":" in it]
    assert [it for it in pieces if words.name(it) == it] == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_settings_have_words(lang: str) -> None:
    wanted = {f"immortals.setting.{o.key}{end}" for o in GAME.options for end in ("", ".about")}
    wanted |= {f"immortals.setting.{o.key}.{value}" for o in GAME.options for value in o.values}
    assert {message_of(key) for key in wanted} == {
        k for k in keys(lang) if k.startswith("immortals-setting-")
    }


# --- the table of keys --------------------------------------------------------------------------------


def documented() -> dict[str, set[str]]:
    """The keys and their arguments in the table at the top of the English file."""
    source = (FOLDER / "locale/en/immortals.ftl").read_text(encoding="utf-8")
    comments = [e for e in FluentParser().parse(source).body if isinstance(e, ResourceComment)]
    lines = [line for comment in comments for line in (comment.content or "").splitlines()]
    rows = [line.partition(" ") for line in lines if re.match(r"immortals(\.\w+)+( +[a-z_, ]+)?$", line)]
    return {message_of(key): {a.strip() for a in args.split(",") if a.strip()} for key, _, args in rows}


def test_the_table_names_every_key_with_its_arguments() -> None:
    listed = tuple(f"immortals-{family}" for family in LISTED)
    assert documented() == {key: args for key, args in arguments("en").items() if key.startswith(listed)}


def test_families_that_the_table_leaves_out_have_no_arguments() -> None:
    families = ("help", "rules", "tribe", "magic", "action", "text")
    left_out = tuple(f"immortals-{family}-" for family in families)
    assert {key for key, args in arguments("en").items() if key.startswith(left_out) and args} == set()
