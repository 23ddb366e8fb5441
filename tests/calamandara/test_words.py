"""The words of Calamandara: names and texts of cards, labels that fit, help, and the table of keys."""

import ast
import re
import textwrap
from collections.abc import Iterator
from itertools import product
from typing import get_args

import pytest

from rules.calamandara import GAME
from rules.calamandara.data import DATA, SYMBOLS, Board, Event, Type, Window
from rules.core.data import FOLDER
from rules.core.text import Text
from rules.core.ui import ui
from rules.core.words import LANGS, Words, keys, message_of
from tests.core.test_words import arguments, documented

PLAYER = "Maximiliana Augusta"  # longer than the names that the bot lets through to a button
PIECES = {
    "symbol": SYMBOLS,
    "symbol_card": tuple(DATA.symbol_cards),
    "memory": tuple(DATA.memory),
    "event": tuple(DATA.events),
    "type": get_args(Type),
    "window": get_args(Window),
    "board": get_args(Board),
    "direction": ("left", "right"),
    "group": (
        *("inserts", "walks", "leaps", "tunnels", "acts", "memories", "central"),
        *(f"row_{row}" for row in range(1, DATA.rows + 1)),
    ),
}
CARDS = ("symbol", "symbol_card", "memory", "event")
TEXTS = ("symbol", "memory", "event")  # what their cards do is told; a symbol card shows it


def labels() -> Iterator[Text]:
    """Every label of an option, with whatever makes it longest."""
    for symbol, count in product(SYMBOLS, (1, 40)):
        for key in ("insert", "symbol", "remember.price"):
            yield Text(
                key=f"calamandara.option.{key}", args={"symbol": f"symbol:{symbol}", "count": min(count, 99)}
            )
    for symbol in SYMBOLS:
        yield Text(key="calamandara.option.cell.symbol", args={"symbol": f"symbol:{symbol}", "cell": "W6"})
    for memory, key in product(DATA.memory, ("play", "remember.record")):
        yield Text(key=f"calamandara.option.{key}", args={"memory": f"memory:{memory}"})
    for key in ("cell", "walk", "leap", "tunnel"):
        yield Text(key=f"calamandara.option.{key}", args={"cell": "W6"})
    for count in (1, 2):
        yield Text(key="calamandara.option.choice.reserve", args={"count": count})
    for key, args in arguments("en").items():
        if key.startswith("calamandara-option-") and not args:
            yield Text(key=key)


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
    assert len(found) == len(set(found))


def test_names_that_the_rulebook_prints() -> None:
    words = Words("pt-BR")
    printed = {
        "symbol:footprint": "Pegada",
        "symbol:mountain": "Montanha",
        "symbol:wing": "Asa",
        "symbol:cave": "Caverna",
        "symbol:tower": "Torre",
        "type:hope": "Esperança",
        "type:fear": "Temor",
        "event:um_ar_estranho": "Um Ar Estranho",
        "event:o_grito_da_caverna": "O Grito da Caverna",
        "memory:guardia_de_mourna": "Guardiã de Mournã",
        "memory:terras_nomades": "Terras Nômades",
        "memory:erronia_do_silencio": "Erronia do Silêncio",
        "memory:pinturas_submersas": "Pinturas Submersas",
    }
    assert {ident: words.name(ident) for ident in printed} == printed
    phases = [words.say(Text(key=f"calamandara.phase.{phase}")) for phase in ("acquire", "insert")]
    assert phases == ["1ª fase: Adquirir Símbolos", "2ª fase: Inserir Símbolos"]


def test_symbols_are_counted() -> None:
    loot = Text(key="label", args={"it": ["symbol:footprint", "symbol:tower", "symbol:footprint"]})
    assert Words("en").say(loot) == "2 Footprints and 1 Tower"
    assert Words("pt-BR").say(loot) == "2 Pegadas e 1 Torre"


# --- texts of cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_a_text_and_one_that_fits_on_a_card(lang: str) -> None:
    words = Words(lang)
    wanted = [f"calamandara.{kind}.{name}" for kind in TEXTS for name in PIECES[kind]]
    families = tuple(f"calamandara-{kind}-" for kind in TEXTS)
    there = {key for key in keys(lang) if key.startswith(families)}
    assert there == {message_of(key + end) for key in wanted for end in ("", "-brief")}
    for key in wanted:
        lines = textwrap.wrap(words.say(Text(key=f"{key}.brief")), 24, break_long_words=False)
        assert len(lines) <= 3 and max(map(len, lines)) <= 24, (key, lines)
        assert words.say(Text(key=key)).endswith("."), key


def numbers(card: Event) -> set[int]:
    """The numbers that the text of an event card must tell; steps are told as rows and places."""
    found = {abs(card.counter)} if card.counter not in (-1, 0) else set()
    for block in card.blocks:
        if block.who == "range" and block.of != "step":
            found |= {limit for limit in (block.low, block.high) if limit}
        for effect in block.effects:
            one_of = [one for chosen in effect.lists for one in chosen] if effect.do == "choice" else [effect]
            found |= {one.n for one in one_of if hasattr(one, "n")}
    return found


@pytest.mark.parametrize(("lang", "ident"), [*product(LANGS, DATA.events)])
def test_texts_of_events_tell_the_numbers_of_the_data(lang: str, ident: str) -> None:
    """A changed value in the data needs a changed text."""
    text = Words(lang).say(Text(key=f"calamandara.event.{ident}"))
    assert numbers(DATA.events[ident]) <= {int(number) for number in re.findall(r"\d+", text)}


@pytest.mark.parametrize(("lang", "ident"), [*product(LANGS, DATA.events)])
def test_only_optional_events_say_may(lang: str, ident: str) -> None:
    text = Words(lang).say(Text(key=f"calamandara.event.{ident}"))
    may = any(block.may for block in DATA.events[ident].blocks)
    assert bool(re.search(r"\bmay\b|\bpode\b", re.sub("só pode|não pode", "", text))) == may


TOLD = [  # texts, and the numbers of the rules in them
    ("symbol.mountain", [DATA.mountains_own, DATA.mountains_central]),
    ("rules.goal", [DATA.fragments]),
    ("rules.boards", [DATA.rows, len(DATA.columns)]),
    ("rules.setup", [DATA.events_in_play, *(DATA.events_in_play // seats for seats in (2, 3, 4))]),
    ("rules.insert", [DATA.insertions, DATA.transmuted]),
    ("rules.symbols", [DATA.mountain_insertions, DATA.mountains_own, DATA.mountains_central]),
    ("rules.walk", [DATA.steps, DATA.fragments]),
    ("rules.remember", [DATA.price, DATA.hand_limit]),
    ("rules.memories", [len(DATA.memory), *{card.copies for card in DATA.memory.values()}]),
    ("rules.excess", [DATA.reserve_limit]),
    ("rules.events", [len(DATA.hopes), len(DATA.fears)]),
    ("rules.counter", [DATA.counter_most]),
    ("rules.difficulty", [n for mix in DATA.modes.values() for n in (mix.hope, mix.fear, mix.counter)]),
    ("rules.difficulty", [max(DATA.custom.fears), DATA.events_in_play, min(DATA.custom.counters)]),
    ("rules.end", [DATA.turn_cap]),
    ("help.insert", [DATA.insertions, DATA.transmuted]),
    ("help.insert.other", [DATA.mountains_own, DATA.mountain_insertions]),
    ("help.insert.central", [DATA.mountains_central]),
    ("help.walk", [DATA.steps, DATA.fragments]),
    ("help.remember", [DATA.price, DATA.hand_limit]),
    ("help.excess", [DATA.reserve_limit]),
]


@pytest.mark.parametrize("lang", LANGS)
def test_texts_tell_the_numbers_of_the_rules(lang: str) -> None:
    for key, told in TOLD:
        text = Words(lang).say(Text(key=f"calamandara.{key}"))
        said = re.findall(r"\d+", re.sub(r"\([^()]*\)$", "", text))
        assert [number for number in told if str(number) not in said] == [], key


@pytest.mark.parametrize(
    ("lang", "event", "memory"),
    [
        (
            "en",
            "Dogmatic Event: Fear · Dogma counter down by 2",
            "Memory Card · 3 in the game · played: when an event is revealed and at the start of a turn",
        ),
        (
            "pt-BR",
            "Evento Dogmático: Temor · Contador de Dogma diminui 2",
            "Carta de Lembrança · 3 na partida · quando usar: quando um Evento é revelado e no começo"
            " de um turno",
        ),
    ],
)
def test_the_lines_above_the_texts(lang: str, event: str, memory: str) -> None:
    words = Words(lang)
    args: dict[str, int | str | list[str]] = {"type": "type:fear", "counter": -2}
    assert words.say(Text(key="calamandara.card.event", args=args)) == event
    args = {"count": 3, "windows": [f"window:{window}" for window in DATA.memory["veu_do_regente"].windows]}
    assert words.say(Text(key="calamandara.card.memory", args=args)) == memory


# --- sentences ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_labels_of_options_fit(lang: str) -> None:
    words = Words(lang)
    made = [*labels()]
    assert {message_of(label.key) for label in made} == {
        key for key in keys(lang) if key.startswith("calamandara-option-")
    }
    said = [words.say(label, (PLAYER,)) for label in made]
    assert [text for text in said if len(text) > 34] == []
    assert [text for text in said if "{" in text] == []  # an argument that was not given


def test_sentences_in_both_languages() -> None:
    texts = [
        Text(
            key="calamandara.log.insert.other",
            args={"seat": "seat:0", "victim": "seat:1", "symbol": "symbol:mountain", "cell": "B3"},
        ),
        Text(key="calamandara.log.counter.down", args={"count": 1, "counter": 7}),
        Text(key="calamandara.log.counter.down", args={"count": 2, "counter": 6}),
        Text(
            key="calamandara.log.reveal",
            args={"seat": "seat:1", "event": "event:folego", "type": "type:hope"},
        ),
    ]
    assert [Words("en").say(text, ("Ana", "Bia")) for text in texts] == [
        "Ana inserted a Mountain on B3 of Bia.",
        "The Dogma counter goes down to 7.",
        "The Dogma counter goes down by 2, to 6.",
        "Bia revealed an event (Hope): Breath.",
    ]
    assert [Words("pt-BR").say(text, ("Ana", "Bia")) for text in texts] == [
        "Ana inseriu uma Montanha em B3 do tabuleiro de Bia.",
        "O Contador de Dogma cai para 7.",
        "O Contador de Dogma cai 2 pontos, para 6.",
        "Bia revelou um Evento de Esperança: Fôlego.",
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_settings_have_words_and_tell_the_numbers_of_the_modes(lang: str) -> None:
    words = Words(lang)
    for mode, mix in DATA.modes.items():
        text = words.say(Text(key=f"calamandara.setting.difficulty.{mode}"))
        assert re.findall(r"\d+", text) == [str(n) for n in (mix.hope, mix.fear, mix.counter)]
    for fear in DATA.custom.fears:
        text = words.say(Text(key=f"calamandara.setting.fears.{fear}"))
        assert re.findall(r"\d+", text) == [str(fear), str(DATA.events_in_play - fear)]
    for counter in DATA.custom.counters:
        assert words.say(Text(key=f"calamandara.setting.counter.{counter}")) == str(counter)
    ends = [
        end for o in GAME.options for end in (o.key, f"{o.key}.about", *(f"{o.key}.{v}" for v in o.values))
    ]
    wanted = {message_of(f"calamandara.setting.{end}") for end in ends}
    assert wanted == {key for key in keys(lang) if key.startswith("calamandara-setting-")}


def test_all_settings_fit_into_one_menu() -> None:
    """The lobby offers in one list of 25 every value but the chosen ones."""
    assert sum(len(setting.values) - 1 for setting in GAME.options) <= 25


# --- questions, help, hints ---------------------------------------------------------------------------


def test_every_question_has_help_and_a_command() -> None:
    helped = {key.replace("-help-", "-ask-") for key in keys("en") if key.startswith("calamandara-help-")}
    links = {message_of(link.prompt) for shortcut in ui("calamandara").shortcuts for link in shortcut.chain}
    assert helped == links == {key for key in keys("en") if key.startswith("calamandara-ask-")}


@pytest.mark.parametrize("lang", LANGS)
def test_help_and_rules_name_their_source(lang: str) -> None:
    """A page of the expansion's rulebook, or a rule of the base game as we have reconstructed it."""
    words = Words(lang)
    english = r"Expansion rulebook, (from )?(page|specific rules?) \d|Our rules? \d"
    portuguese = r"Manual da expansão, (a partir da )?(p\.|regras? específicas?) \d|Regras? nossas? \d"
    source = rf"\(({english}|{portuguese})[^()]*\)$"
    family = [key for key in keys(lang) if key.startswith(("calamandara-help-", "calamandara-rules-"))]
    texts = {key: words.say(Text(key=key)) for key in family if not key.endswith("-title")}
    assert [key for key, text in texts.items() if not re.search(source, text)] == []


def test_both_languages_name_the_same_pages_and_rules() -> None:
    family = [key for key in keys("en") if key.startswith(("calamandara-help-", "calamandara-rules-"))]
    for key in family:
        named = [re.findall(r"\d+", Words(lang).say(Text(key=key)).rpartition("(")[2]) for lang in LANGS]
        assert named[0] == named[1], key


@pytest.mark.parametrize("lang", LANGS)
def test_the_hints_have_words(lang: str) -> None:
    words, hints = Words(lang), ui("calamandara")
    topics = {
        message_of(f"calamandara.rules.{topic}{end}") for topic in hints.topics for end in ("", ".title")
    }
    assert topics == {key for key in keys(lang) if key.startswith("calamandara-rules-")}
    windows = {
        message_of(f"calamandara.standing.{name}{end}") for name in hints.windows for end in ("", ".about")
    }
    assert windows == {key for key in keys(lang) if key.startswith("calamandara-standing-")}
    assert set(hints.groups) == {f"group:{group}" for group in PIECES["group"]}
    named = [ident for ident in hints.icons if ident.partition(":")[0] == "symbol"]
    assert {f"symbol:{symbol}" for symbol in SYMBOLS} == set(named)
    assert [ident for ident in named if words.name(ident) == ident] == []


# --- the table of keys, and the rules that use it -----------------------------------------------------


FAMILIES = ("help", "rules", "picture", *TEXTS)  # without arguments, or explained in their own file
NUMBERED = re.compile(r"calamandara-setting-(fears|counter)-\d+")


def test_the_table_names_every_key_with_its_arguments() -> None:
    outside = tuple(f"calamandara-{family}-" for family in FAMILIES)
    used = {
        key: args
        for key, args in arguments("en").items()
        if key.startswith("calamandara-") and not key.startswith(outside) and not NUMBERED.fullmatch(key)
    }
    assert documented("calamandara") == used


def test_families_that_the_table_leaves_out_have_no_arguments() -> None:
    outside = tuple(f"calamandara-{family}-" for family in ("help", "rules", *TEXTS))
    assert {key for key, args in arguments("en").items() if key.startswith(outside) and args} == set()


def keys_in_rules() -> set[str]:
    """The strings in the code of the rules, as patterns in which what is put in stands for any word."""
    found: set[str] = set()
    for path in sorted((FOLDER.parent / "rules/calamandara").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = (part.value if isinstance(part, ast.Constant) else None for part in node.values)
                found.add("".join(r"[a-z_]+" if part is None else re.escape(str(part)) for part in parts))
    return {pattern for pattern in found if re.search(r"[a-z]{2}", pattern)}


def spellings(key: str) -> list[str]:
    """How a key may stand in the code: whole, or without what `log`, `ask` or `about` put before it."""
    whole = key.replace("-", ".")
    _, _, tail = whole.split(".", 2)
    return [whole, tail, tail.removeprefix("effect.")]


def test_every_question_option_and_event_is_used_by_the_rules() -> None:
    patterns = keys_in_rules()
    kinds = ("ask", "option", "log", "over", "standing", "sheet")
    families = tuple(f"calamandara-{kind}-" for kind in kinds)
    listed = [
        key for key in documented("calamandara") if key.startswith(families) and not key.endswith("-about")
    ]
    unused = [
        key for key in listed if not any(re.fullmatch(p, said) for p in patterns for said in spellings(key))
    ]
    assert unused == []


def test_every_key_in_the_rules_has_words() -> None:
    plain = [re.sub(r"\\(.)", r"\1", pattern) for pattern in keys_in_rules()]
    used = [key for key in plain if re.fullmatch(r"calamandara(\.[a-z_0-9]+)+", key)]
    assert len(used) > 10
    assert [key for key in used if not Words("en").has(key)] == []


def test_groups_in_the_rules_are_hinted() -> None:
    used = [pattern for pattern in keys_in_rules() if re.fullmatch("group:.+[^_]", pattern)]
    known = [pattern.replace("[a-z_]+", r"\w+") for pattern in used]  # rows are numbers
    hinted = ui("calamandara").groups
    assert [pattern for pattern in known if not any(re.fullmatch(pattern, group) for group in hinted)] == []
    assert [group for group in hinted if not any(re.fullmatch(pattern, group) for pattern in known)] == []
