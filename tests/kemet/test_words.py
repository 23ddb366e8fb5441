"""The words of Kemet: names and texts of pieces, labels that fit, help, and the table of keys."""

import re
import textwrap
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, ResourceComment, VariableReference
from fluent.syntax.visitor import Visitor

from rules.core.data import FOLDER
from rules.core.text import Text
from rules.core.ui import ui
from rules.core.words import LANGS, Words, keys, message_of, messages
from rules.kemet.data import COLOURS, DATA, Beast, Divine, Power
from rules.kemet.map import CHART, CITIES, districts, obelisks_in_play

PLAYER = "Maximiliana Augusta"  # longer than the names that the bot lets through to a button
ARTS = {tile.art: tile for tile in DATA.tiles.values()}
ZONES = [f"zone:{zone}" for zone in CHART.zones]
TILES = [f"tile:{tile}" for tile in DATA.tiles]
PIECES = {
    "city": CITIES,
    "zone": tuple(CHART.zones),
    "tile": tuple(DATA.tiles),
    "beast": tuple(DATA.beasts),
    "divine": tuple(DATA.divine),
    "battle": tuple(DATA.battle),
    "space": tuple(DATA.spaces),
    "colour": COLOURS,
    "fame": ("battle", "divine", "temple", "pyramid"),
    "token": ("gold", "silver"),
    "slot": ("play", "discard", "divine_1", "divine_2"),
    "timing": tuple({t: 0 for tile in DATA.tiles.values() for t in tile.timing})
    + tuple({card.timing: 0 for card in DATA.divine.values()}),
}
LISTED = (
    "name",
    "about",
    "setting",
    "standing",
    "phase",
    "ask",
    "option",
    "refused",
    "log",
    "over",
    "sheet",
    "card",
)

Bounds = dict[str, int | str | list[str]]


def labels() -> Iterator[Text]:
    """Every label of an option, with whatever makes it longest."""

    def each(key: str, name: str, idents: list[str], **more: int) -> Iterator[Text]:
        for ident in idents:
            args: Bounds = {name: ident, **more}
            yield Text(key=f"kemet.option.{key}", args=args)

    beasts = [f"beast:{beast}" for beast in DATA.beasts]
    battle = [f"battle:{card}" for card in DATA.battle]
    colours = [f"colour:{colour}" for colour in COLOURS]
    own = [f"zone:{district}" for city in CITIES for district in districts(city)]
    ports = [f"zone:{zone.id}" for zone in CHART.zones.values() if zone.port]
    yield from each("space.buy", "colour", colours)
    yield from each("gold", "tile", [f"tile:{tile.id}" for tile in ARTS.values() if tile.token == "gold"])
    yield from each("divine", "card", [f"divine:{card}" for card in DATA.divine])
    yield from each("put", "beast", beasts)
    yield from each("swap", "beast", beasts)
    yield from each("buy.tile", "tile", TILES, cost=4)
    yield from each("raise.pyramid", "colour", colours, level=4)
    yield from each("raise.new", "zone", own)
    yield from each("move.troop", "zone", ZONES, units=7)
    yield from each("step.land", "zone", ZONES, cost=2)
    yield from each("step.port", "zone", ports, cost=2)
    obelisks = [f"zone:{zone}" for zone in obelisks_in_play(5)]
    yield from each("step.teleport", "zone", obelisks, cost=4)
    yield from each("step.card", "zone", obelisks, cost=3)
    yield from each("diversion.zone", "zone", ZONES)
    yield from each("tactics.keep", "card", battle)
    yield from each("tactics.swap", "card", battle)
    yield Text(key="kemet.option.raise.level", args={"level": 4, "cost": 10})
    yield Text(key="kemet.option.after.recall", args={"prayers": 6})
    yield Text(key="kemet.option.offering.yes", args={"units": DATA.offering_units})
    yield Text(key="kemet.option.delta.yes", args={"units": DATA.delta_units, "prayers": 5})
    yield Text(key="kemet.option.destiny", args={"place": 5})
    given = arguments("en")
    yield from (Text(key=key) for key in given if key.startswith("kemet-option-") and not given[key])
    yield from (Text(key="label", args={"it": f"space:{space}"}) for space in DATA.spaces)


class Variables(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent calls it by this name
        self.found.add(node.id.name)


def variables(message: Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def arguments(lang: str) -> dict[str, set[str]]:
    return {m.id.name: variables(m) for m in messages(FOLDER / "locale" / lang)}


# --- names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", PIECES)
def test_everything_has_a_name_of_its_own(lang: str, kind: str) -> None:
    words = Words(lang)
    found = {name: words.name(f"{kind}:{name}") for name in PIECES[kind]}
    assert [name for name, said in found.items() if said == f"{kind}:{name}"] == []
    alike = len(found) - len(set(found.values()))
    assert alike == (8 if kind == "tile" else 0)  # the eight second copies


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", ["city", "zone", "tile", "beast", "divine", "battle"])
def test_short_names_are_short_and_still_differ(lang: str, kind: str) -> None:
    words = Words(lang)
    found = [words.name(f"{kind}:{name}", short=True) for name in PIECES[kind]]
    assert [name for name in found if len(name) > 18] == []
    assert len(found) - len(set(found)) == (8 if kind == "tile" else 0)


@pytest.mark.parametrize("lang", LANGS)
def test_a_creature_is_named_as_its_tile(lang: str) -> None:
    words = Words(lang)
    for short in (False, True):
        for beast in DATA.beasts:
            tile = words.name(f"tile:{beast}", short=short)
            assert words.name(f"beast:{beast}", short=short) == tile


def test_names_that_the_rulebook_prints() -> None:
    words = Words("pt-BR")
    printed = {
        "tile:charge_1": "Carga!",
        "tile:blades_of_neith": "Lâminas de Neith",
        "tile:priest_of_mafdet_2": "Sacerdote de Mafdet",
        "tile:spying": "Espionando",
        "tile:divine_will": "Vontade Divina",
        "beast:ancestral_elephant": "Elefante Ancestral",
        "divine:diversion": "Desvio",
        "divine:war_fury": "Fúria de Guerra",
        "divine:bronze_wall": "Muralha de Bronze",
        "zone:temple_delta": "Templo do Delta",
        "timing:reaction": "Reação",
    }
    assert {ident: words.name(ident) for ident in printed} == printed


# --- texts of tiles and cards -------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_every_tile_and_card_has_a_text_and_one_that_fits_on_a_card(lang: str) -> None:
    words = Words(lang)
    wanted = [f"kemet.tile.{art}" for art in ARTS] + [f"kemet.divine.{card}" for card in DATA.divine]
    families = ("kemet-tile-", "kemet-divine-")
    there = {key for key in keys(lang) if key.startswith(families)}
    assert there == {message_of(key + end) for key in wanted for end in ("", "-brief")}
    for key in wanted:
        lines = textwrap.wrap(words.say(Text(key=f"{key}.brief")), 24, break_long_words=False)
        assert len(lines) <= 3 and max(map(len, lines)) <= 24, (key, lines)
        assert words.say(Text(key=key)).endswith("."), key


@pytest.mark.parametrize("lang", LANGS)
def test_texts_tell_the_numbers_of_the_data(lang: str) -> None:
    """A changed value in the data needs a changed text."""
    words = Words(lang)
    told = [(f"kemet.tile.{tile.art}", numbers(tile.power)) for tile in DATA.tiles.values()]
    told += [(f"kemet.tile.{name}", numbers(beast)) for name, beast in DATA.beasts.items()]
    for card in DATA.divine.values():
        told.append((f"kemet.divine.{card.id}", numbers(card.model_copy(update={"copies": 0, "cost": 0}))))
    for key, values in told:
        said = re.findall(r"\d+", words.say(Text(key=key)))
        assert [value for value in values if str(value) not in said] == [], key


def numbers(piece: Power | Beast | Divine) -> list[int]:
    return [value for value in piece.model_dump().values() if isinstance(value, int) and value]


@pytest.mark.parametrize(
    ("lang", "charge", "raid"),
    [
        (
            "en",
            "Strength 5; you lose 2 units of your own.",
            "Strength 1, damage 2, unblockable damage 1.",
        ),
        ("pt-BR", "Força 5; você perde 2 Unidades suas.", "Força 1, Dano 2, Dano não bloqueável 1."),
    ],
)
def test_the_figures_of_a_battle_card_in_words(lang: str, charge: str, raid: str) -> None:
    words = Words(lang)
    said = [
        words.say(Text(key="kemet.card.battle", args=DATA.battle[card].model_dump(exclude={"id", "special"})))
        for card in ("sacrificial_charge", "chariot_raid")
    ]
    assert said == [charge, raid]


# --- labels and sentences -----------------------------------------------------------------------------


def test_labels_are_all_there() -> None:
    options = {key for key in keys("en") if key.startswith("kemet-option-")}
    assert {message_of(label.key) for label in labels()} - {"label"} == options


@pytest.mark.parametrize("lang", LANGS)
def test_labels_of_buttons_fit_with_the_longest_names(lang: str) -> None:
    words = Words(lang)
    said = [words.say(label, (PLAYER,)) for label in labels()]
    assert [text for text in said if len(text) > 34] == []
    assert [text for text in said if "{" in text] == []  # an argument that was not given


def test_sentences_in_both_languages() -> None:
    move = Text(
        key="kemet.log.port",
        args={"seat": "seat:0", "units": 1, "start": "zone:horus_front", "zone": "zone:west_quay"},
    )
    fame = Text(key="kemet.log.fame", args={"seat": "seat:0", "fame": ["fame:divine", "fame:divine"]})
    assert [Words("en").say(text, ("Ana",)) for text in (move, fame)] == [
        "Ana shipped 1 unit from Horus Gate to West Quay.",
        "Ana gained 2 Divine fame points.",
    ]
    assert [Words("pt-BR").say(text, ("Ana",)) for text in (move, fame)] == [
        "Ana moveu 1 Unidade pelo Nilo, do Portão de Horus para o Cais do Oeste.",
        "Ana ganhou 2 PF Divinos.",
    ]


# --- questions, help, hints ---------------------------------------------------------------------------


def asked() -> set[str]:
    return {key for key in keys("en") if key.startswith("kemet-ask-")}


def test_every_question_has_help_and_a_command() -> None:
    helped = {key.replace("-help-", "-ask-") for key in keys("en") if key.startswith("kemet-help-")}
    links = {message_of(link.prompt) for shortcut in ui("kemet").shortcuts for link in shortcut.chain}
    assert helped == links == asked()


@pytest.mark.parametrize("lang", LANGS)
def test_help_and_rules_name_their_section(lang: str) -> None:
    words = Words(lang)
    source = r"\((Rulebook, sections? \d|Ruling on|Livro de regras, \d|Decisão sobre).*\)$"
    family = [key for key in keys(lang) if key.startswith(("kemet-help-", "kemet-rules-"))]
    texts = {key: words.say(Text(key=key)) for key in family if not key.endswith("-title")}
    assert [key for key, text in texts.items() if not re.search(source, text)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_hints_have_words(lang: str) -> None:
    words, hints = Words(lang), ui("kemet")
    topics = {message_of(f"kemet.rules.{topic}{end}") for topic in hints.topics for end in ("", ".title")}
    assert topics == {key for key in keys(lang) if key.startswith("kemet-rules-")}
    assert [group for group in hints.groups if words.name(group) == group] == []
    choices = ("none", "nothing")  # whose words are those of the question
    named = [it for it in hints.icons if ":" in it and it.partition(":")[2] not in choices]
    assert [it for it in named if words.name(it) == it] == []


# --- the table of keys --------------------------------------------------------------------------------


def documented() -> dict[str, set[str]]:
    """The keys and their arguments in the table at the top of the English file."""
    source = (FOLDER / "locale/en/kemet.ftl").read_text(encoding="utf-8")
    comments = [e for e in FluentParser().parse(source).body if isinstance(e, ResourceComment)]
    lines = [line for comment in comments for line in (comment.content or "").splitlines()]
    rows = [line.partition(" ") for line in lines if re.match(r"kemet(\.\w+)+( +[a-z, ]+)?$", line)]
    return {message_of(key): {a.strip() for a in args.split(",") if a.strip()} for key, _, args in rows}


def test_the_table_names_every_key_with_its_arguments() -> None:
    listed = tuple(f"kemet-{family}" for family in LISTED)
    assert documented() == {key: args for key, args in arguments("en").items() if key.startswith(listed)}


def test_families_that_the_table_leaves_out_have_no_arguments() -> None:
    families = ("kemet-help-", "kemet-rules-", "kemet-tile-", "kemet-divine-")
    assert {key for key, args in arguments("en").items() if key.startswith(families) and args} == set()
