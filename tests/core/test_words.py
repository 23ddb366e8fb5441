"""Texts become sentences, in languages that are all complete."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseComment,
    BaseNode,
    Message,
    MessageReference,
    Pattern,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from rules.core import words as module
from rules.core.data import FOLDER, BadData
from rules.core.text import Text
from rules.core.words import LANGS, LOCALES, Source, Words, keys, messages, nearest, one_line, plain, sources
from rules.games import GAMES

EN, PT = Words("en"), Words("pt-BR")
NAMES = ("Ana", "Bia", "Caio")


def label(it: str | list[str]) -> Text:
    return Text(key="label", args={"it": it})


# --- saying -----------------------------------------------------------------------------------------


def test_ids_become_names_and_seats_become_players() -> None:
    text = Text(
        key="bellum.log.recruit.side",
        args={"seat": "seat:1", "creature": "creature:mud_golem_2", "side": "side:left"},
    )
    assert EN.say(text, NAMES) == "Bia put Mud Golem 2 on the left."
    assert PT.say(text, NAMES) == "Bia colocou Golem de Lama 2 à esquerda."


@pytest.mark.parametrize(("lang", "said"), [("en", "0 glyphs"), ("pt-BR", "0 glifos"), ("es", "0 glifos")])
def test_nothing_is_counted_in_the_plural(lang: str, said: str) -> None:
    assert Words(lang).say(Text(key="resource.glyph.count", args={"count": 0})) == said


def test_numbers_choose_the_plural() -> None:
    texts = [Text(key="bellum.option.pay.glyphs", args={"glyph": n}) for n in (1, 3)]
    assert [EN.say(text) for text in texts] == ["1 glyph", "3 glyphs"]
    assert [PT.say(text) for text in texts] == ["1 glifo", "3 glifos"]


@pytest.mark.parametrize(
    ("seats", "english", "portuguese"),
    [
        ([], "nothing", "nada"),
        (["seat:0"], "Ana", "Ana"),
        (["seat:0", "seat:1"], "Ana and Bia", "Ana e Bia"),
        (["seat:0", "seat:1", "seat:2"], "Ana, Bia and Caio", "Ana, Bia e Caio"),
    ],
)
def test_lists_are_joined_in_the_style_of_the_language(
    seats: list[str], english: str, portuguese: str
) -> None:
    assert EN.say(label(seats), NAMES) == english
    assert PT.say(label(seats), NAMES) == portuguese


@pytest.mark.parametrize("lang", LANGS)
def test_numbers_below_zero_have_a_minus_sign(lang: str) -> None:
    args: dict[str, int | str | list[str]] = {"points": -3, "needed": 5, "gain": "1-2"}
    told = Words(lang).say(Text(key="dwar7s.effect.card", args=args))
    assert told.startswith("\N{MINUS SIGN}3 ")
    assert told.endswith("1-2"), "what is no number stays as it is"


@pytest.mark.parametrize(
    ("last", "joined"),
    [
        ("Ira", "e"),
        ("hilo", "e"),
        ("*Íñigo*", "e"),
        ("hielo", "y"),
        ("Yuca", "y"),
        ("Ana", "y"),
        ("1 isla", "y"),
    ],
)
def test_spanish_says_e_before_the_sound_of_an_i(last: str, joined: str) -> None:
    assert Words("es")._joined(["Desvío", last]) == f"Desvío {joined} {last}"


def test_a_list_counts_equal_pieces() -> None:
    loot = label(["chest:metal", "resource:barrel", "resource:barrel", "place:city_3"])
    assert EN.say(loot) == "1 metal chest, 2 barrels and City 3"
    assert PT.say(loot) == "1 cofre metálico, 2 barris e Cidade 3"


def test_a_list_counts_numbered_copies_as_equal() -> None:
    assert EN.say(label(["chest:metal.1", "chest:metal.2"])) == "2 metal chests"


def test_a_list_keeps_values_in_order_though_some_are_equal() -> None:
    assert EN.say(label(["4", "2", "4"])) == "4, 2 and 4"


def test_a_numbered_copy_has_the_name_of_its_card() -> None:
    assert PT.name("creature:goblin_7.2") == "Duende 7"


def test_short_names_where_there_are_some() -> None:
    assert PT.name("creature:skeleton_sentinel_2", short=True) == "Esqueleto 2"
    assert PT.name("creature:gargoyle_2", short=True) == "Gárgula 2"


def test_what_is_no_id_is_said_as_it_is() -> None:
    expected = ["dealt", "12:30", "card:none_1", ":", "seat:x"]
    assert [EN.name(it) for it in ("dealt", "12:30", "card:none_1", ":", "seat:x")] == expected


@pytest.mark.parametrize("names", [(), ("",), ("\u202e\n ",)])
def test_a_player_without_a_name_is_a_seat(names: tuple[str, ...]) -> None:
    assert (EN.name("seat:0", names), PT.name("seat:0", names)) == ("Seat A", "Lugar A")


def test_names_lose_what_could_forge_a_sentence_and_keep_the_rest() -> None:
    forged = "An\u202ea\u0007\nBia wins!\u2069 *bold* 🧙\u200d♂️"
    assert EN.name("seat:0", (forged,)) == "AnaBia wins! *bold* 🧙\u200d♂️"


def test_no_marks_of_isolation_around_names() -> None:
    assert EN.say(label("seat:0"), NAMES) == "Ana"


def test_a_text_without_words_gives_its_key() -> None:
    assert PT.say(Text(key="bellum.no.such")) == "bellum.no.such"
    assert (PT.has("bellum.no.such"), PT.has("bellum.ask.rob")) == (False, True)


@pytest.mark.parametrize(
    ("lang", "found"),
    [
        ("en", "en"),
        ("pt-BR", "pt-BR"),
        ("pt_br", "pt-BR"),
        ("pt", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("en-GB", "en"),
        ("fr", "en"),
        ("", "en"),
    ],
)
def test_the_nearest_language(lang: str, found: str) -> None:
    assert nearest(lang) == Words(lang).lang == found


# --- files ------------------------------------------------------------------------------------------


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An own `locale/` with a folder for each language, and no packages."""
    for lang in LANGS:
        (tmp_path / "locale" / lang).mkdir(parents=True)
    monkeypatch.setattr(module, "LOCALES", tmp_path / "locale")
    monkeypatch.setattr(module, "BROUGHT", {})
    module.language.cache_clear()
    module._lacking.cache_clear()
    yield tmp_path / "locale"
    module.language.cache_clear()
    module._lacking.cache_clear()


def test_english_stands_in_for_missing_words_and_the_log_says_so_once(
    locale: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (locale / "en/core.ftl").write_text("toy-ask = Which one?\ntoy-hat = Hat\n", encoding="utf-8")
    (locale / "pt-BR/core.ftl").write_text("toy-ask = Qual?\n", encoding="utf-8")
    words = Words("pt-BR")
    assert [words.say(Text(key=key)) for key in ("toy.ask", "toy.hat")] == ["Qual?", "Hat"]
    assert (words.has("toy.hat"), keys("pt-BR")) == (True, ("toy-ask",))
    assert words.name("hat:green") == "hat:green"
    assert words.say(Text(key="toy.hat")) == "Hat"
    assert caplog.messages == ["pt-BR has no message toy-hat: English stands in"]


def test_a_message_that_says_nothing_itself_gives_its_key(locale: Path) -> None:
    (locale / "en/core.ftl").write_text("toy-ask =\n    .title = Which one?\n", encoding="utf-8")
    assert Words("en").say(Text(key="toy.ask")) == "toy.ask"


def test_a_mistake_in_a_file_is_told_with_its_line(locale: Path) -> None:
    (locale / "en/core.ftl").write_text("toy-ask = Which one?\n\ntoy-hat = { $it\n", encoding="utf-8")
    assert Words("en").say(Text(key="toy.ask")) == "Which one?"
    with pytest.raises(BadData, match=r'^locale/en/core\.ftl: line 4: Expected token: "}"$'):
        Words("en").say(Text(key="toy.hat"))


@pytest.mark.nightly
@pytest.mark.parametrize("lang", LANGS)
def test_messages_that_are_parsed_one_by_one_are_those_of_the_whole_files(lang: str) -> None:
    whole = [
        entry
        for file in sorted((LOCALES / lang).glob("*.ftl"))
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
        if not isinstance(entry, BaseComment)
    ]
    assert len(whole) > 3000
    for entry in whole:
        assert isinstance(entry, Message)
        entry.comment = None
    for source, alone, entry in zip(sources(LOCALES / lang).values(), shipped(lang), whole, strict=True):
        assert alone.equals(entry)
        assert one_line(source) in (None, plain(alone))


@pytest.mark.parametrize(("lang", "sign"), [("en", "%"), ("pt-BR", "%"), ("es", "\N{NO-BREAK SPACE}%")])
def test_a_language_puts_the_per_cent_sign_in_one_way(lang: str, sign: str) -> None:
    found = {key: re.findall(r"[}\d](\s?%)", source.text) for key, source in sources(LOCALES / lang).items()}
    assert {key: signs for key, signs in found.items() if {*signs} - {sign}} == {}
    assert found["story-percent"] == [sign]


@pytest.mark.parametrize("text", ["a = {b}", "a =", "a = b\n    c", "a = b\n    .c = d", "a_é = b", "-a = b"])
def test_only_a_line_in_which_nothing_is_put_needs_no_parser(text: str) -> None:
    assert one_line(Source("en/toy.ftl", 1, text)) is None
    assert one_line(Source("en/toy.ftl", 1, "a-1  =  .b  = # c \n\n")) == ".b  = # c"


def test_a_message_has_one_home(locale: Path) -> None:
    for area in ("core", "toy"):
        (locale / f"en/{area}.ftl").write_text("toy-ask = Which one?\n", encoding="utf-8")
    with pytest.raises(BadData, match=r"^locale/en/toy\.ftl: toy-ask is also in locale/en/core\.ftl$"):
        Words("en")


# --- all languages are complete ---------------------------------------------------------------------


class Names(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent calls it by this name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.others.add(node.id.name)


def names_in(node: BaseNode) -> Names:
    names = Names()
    names.visit(node)
    return names


@cache
def shipped(lang: str) -> tuple[Message, ...]:
    """Return the messages of a language, parsed once."""
    return tuple(messages(LOCALES / lang))


def arguments(lang: str) -> dict[str, set[str]]:
    return {m.id.name: names_in(m).variables for m in shipped(lang)}


def test_all_languages_have_the_same_files() -> None:
    files = [sorted(path.name for path in (LOCALES / lang).iterdir()) for lang in LANGS]
    assert files[1:] == files[:-1]


@pytest.mark.parametrize("lang", LANGS)
def test_messages_refer_to_messages_that_exist(lang: str) -> None:
    referred = {name for m in shipped(lang) for name in names_in(m).others}
    assert referred - set(keys(lang)) == set()


@pytest.mark.parametrize("lang", LANGS)
def test_no_message_is_blank_or_in_parts(lang: str) -> None:
    """Only values are said; an attribute would never be seen."""
    assert [m.id.name for m in shipped(lang) if m.value is None or m.attributes] == []


class Hyphens(Visitor):
    """Collects the texts in which a hyphen stands for a minus sign."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802
        texts = [part.value if isinstance(part, TextElement) else "0" for part in node.elements]
        if re.search(r"(?<!\w)-\d", said := "".join(texts)):
            self.found.append(said)
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGS)
def test_no_hyphen_stands_for_a_minus_sign(lang: str) -> None:
    hyphens = Hyphens()
    for message in shipped(lang):
        hyphens.visit(message)
    assert hyphens.found == []


# --- the keys in the code ---------------------------------------------------------------------------


def emitted() -> set[str]:
    """The keys that stand in the code of the rules."""
    key = re.compile(rf"({'|'.join(('core', *GAMES))})(\.[a-z_-]+)+")
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (FOLDER.parent / "rules").rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if key.fullmatch(text) and not text.endswith((".ftl", ".py", ".toml"))}


def test_every_key_in_the_rules_has_words() -> None:
    keys = sorted(emitted())
    assert len(keys) > 10
    assert [key for key in keys if not EN.has(key)] == []


def test_refusals_of_decisions_have_words() -> None:
    given: dict[str, tuple[str, ...]] = {
        "shape": (),
        "option": ("count",),
        "twice": (),
        "how-many": ("least", "most", "given"),
        "exactly": ("most", "given"),
        "range": ("low", "high", "given"),
        "step": ("low", "step", "given"),
        "part": ("part", "low", "high", "given"),
        "sum": ("least", "most", "given"),
        "sum-exactly": ("most", "given"),
        "order": ("count",),
        "fit": ("slot", "it"),
        "blank": ("slot",),
    }
    english = arguments("en")
    assert {key for key, args in given.items() if not english[f"core-refused-{key}"] <= set(args)} == set()


@pytest.mark.parametrize(
    ("lang", "game", "number", "name"),
    [
        ("en", "dwar7s", 2, "Round 2"),
        ("pt-BR", "kemet", 2, "Dia 2"),
        ("es", "calamandara", 2, "Turno 2"),
        ("en", "immortals", 0, "Set-up"),
        ("en", "immortals", 1, "Round 1"),
        ("en", "unheard_of", 3, "Round 3"),
    ],
)
def test_a_round_has_the_name_that_its_game_gives_it(lang: str, game: str, number: int, name: str) -> None:
    assert Words(lang).round(game, number) == name
