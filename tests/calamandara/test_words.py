"""The words of Calamandara: names, texts of cards, sentences, and settings."""

import re
from itertools import product

import pytest

from rules.calamandara.components.data import DATA, SYMBOLS, Event
from rules.core.flow import Argument
from rules.core.text import Text
from rules.core.ui import ui
from rules.core.words import LANGS, Words
from tests.contract.fluent import family


def test_phases_as_the_rulebook_prints_them() -> None:
    words = Words("pt-BR")
    phases = [words.say(Text(key=f"calamandara.phase.{phase}")) for phase in ("acquire", "insert")]
    assert phases == ["1ª fase: Adquirir Símbolos", "2ª fase: Inserir Símbolos"]


def test_symbols_are_counted() -> None:
    loot = Text(key="label", args={"it": ["symbol:footprint", "symbol:tower", "symbol:footprint"]})
    assert Words("en").say(loot) == "2 Footprints and 1 Tower"
    assert Words("pt-BR").say(loot) == "2 Pegadas e 1 Torre"
    wings = Text(key="label", args={"it": ["symbol:wing", "symbol:wing"]})
    assert Words("es").say(wings) == "2 Alas"


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


def texts_of_events() -> dict[tuple[str, str], str]:
    """The texts of all events, by event and language."""
    return {
        (ident, lang): Words(lang).say(Text(key=f"calamandara.event.{ident}"))
        for ident, lang in product(DATA.events, LANGS)
    }


def test_texts_of_events_tell_the_numbers_of_the_data() -> None:
    """A changed value in the data needs a changed text."""
    told = {event: {*map(int, re.findall(r"\d+", text))} for event, text in texts_of_events().items()}
    came = {event: found for event, found in told.items() if not numbers(DATA.events[event[0]]) <= found}
    assert came == {}


def test_only_optional_events_say_may() -> None:
    for (ident, lang), text in texts_of_events().items():
        may = any(block.may for block in DATA.events[ident].blocks)
        free = re.sub(r"\b(só pode|não pode|solo puede|no puede)\b", "", text)
        assert bool(re.search(r"\b(may|pode|puede)\b", free)) == may, (ident, lang, text)


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
        (
            "es",
            "Evento Dogmático: Temor · Contador de Dogma baja 2",
            "Carta de Recuerdo · 3 en el juego · se juega: al revelarse un Evento y al comenzar un turno",
        ),
    ],
)
def test_the_lines_above_the_texts(lang: str, event: str, memory: str) -> None:
    words = Words(lang)
    args: dict[str, Argument] = {"type": "type:fear", "counter": -2}
    assert words.say(Text(key="calamandara.card.event", args=args)) == event
    args = {"count": 3, "windows": [f"window:{window}" for window in DATA.memory["veu_do_regente"].windows]}
    assert words.say(Text(key="calamandara.card.memory", args=args)) == memory


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
def test_settings_tell_the_numbers_of_the_modes(lang: str) -> None:
    words = Words(lang)
    for mode, mix in DATA.modes.items():
        text = words.say(Text(key=f"calamandara.setting.difficulty.{mode}"))
        assert re.findall(r"\d+", text) == [str(n) for n in (mix.hope, mix.fear, mix.counter)]
    for fear in DATA.custom.fears:
        text = words.say(Text(key=f"calamandara.setting.fears.{fear}"))
        assert re.findall(r"\d+", text) == [str(fear), str(DATA.events_in_play - fear)]
    for counter in DATA.custom.counters:
        assert words.say(Text(key=f"calamandara.setting.counter.{counter}")) == str(counter)


def test_every_symbol_has_an_icon() -> None:
    kinds = {ident for ident in ui("calamandara").icons if ident.partition(":")[0] == "symbol"}
    assert kinds == {f"symbol:{symbol}" for symbol in SYMBOLS}


@pytest.mark.parametrize("end", ["", ".brief"])
@pytest.mark.parametrize("card", ["o_grito_da_caverna", "as_tecelas"])
@pytest.mark.parametrize(
    ("lang", "said", "other"),
    [("pt-BR", "substituir", "troca"), ("en", "substitute", "swap"), ("es", "sustituir", "cambi")],
)
def test_what_substitutes_is_never_told_as_a_swap(
    lang: str, card: str, end: str, said: str, other: str
) -> None:
    text = Words(lang).say(Text(key=f"calamandara.event.{card}{end}"))
    assert said in text and other not in text


@pytest.mark.parametrize(
    ("lang", "but"), [("pt-BR", "menos Montanhas"), ("en", "no Mountain"), ("es", "salvo Montañas")]
)
@pytest.mark.parametrize("end", ["", ".brief"])
def test_collapse_spares_mountains(lang: str, but: str, end: str) -> None:
    assert but in Words(lang).say(Text(key=f"calamandara.event.desabamento{end}"))


def test_a_strange_air_takes_what_there_is_and_then_the_footprint_below() -> None:
    brief = Words("pt-BR").say(Text(key="calamandara.event.um_ar_estranho.brief"))
    assert brief == "Todos descartam 2 Pegadas; se faltar, voltam ao início"


@pytest.mark.parametrize(
    ("lang", "supply"),
    [("pt-BR", "da Fonte, que é"), ("en", "the Supply, which is"), ("es", "de la Fuente, que es")],
)
def test_the_supply_is_explained_where_it_is_met(lang: str, supply: str) -> None:
    for key in ("rules.acquire", "help.effect.acquire"):
        assert supply in Words(lang).say(Text(key=f"calamandara.{key}"))


def rules_of(source: str) -> set[str]:
    """The numbers of our rules that the source at the end of a text cites, ranges written out."""
    ours = re.search(r"(?:[Oo]ur rules?|[Rr]egras? nossas?|[Nn]uestras? reglas?) ([^()]*)\)$", source)
    cited = re.findall(r"(\d+(?:\.\d+a?)?)(?: (?:to|a) (\d+)\.(\d+))?", ours[1] if ours else "")
    found = set()
    for first, _, last in cited:
        chapter, _, number = first.partition(".")
        found |= {f"{chapter}.{n}" for n in range(int(number), int(last) + 1)} if last else {first}
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_that_a_help_text_cites_can_be_read_in_the_rules(lang: str) -> None:
    words = Words(lang)
    topics = " ".join(words.say(Text(key=f"calamandara.rules.{topic}")) for topic in ui("calamandara").topics)
    told = set(re.findall(r"(?<!\w)(\d+(?:\.\d+a?)?):", topics))
    helped = family(lang, "calamandara.help")
    cited = {rule for key in helped for rule in rules_of(words.say(Text(key=key)))}
    assert len(cited) > 30
    assert sorted(cited - told) == []


@pytest.mark.parametrize("lang", LANGS)
def test_topics_of_the_rules_are_short(lang: str) -> None:
    topics = [Words(lang).say(Text(key=f"calamandara.rules.{topic}")) for topic in ui("calamandara").topics]
    assert max(map(len, topics)) < 1500


@pytest.mark.parametrize(("lang", "word"), [("en", "Retreat:"), ("pt-BR", "Recuar:"), ("es", "Retroceder:")])
def test_the_words_of_the_cards_are_explained(lang: str, word: str) -> None:
    assert word in Words(lang).say(Text(key="calamandara.rules.effects"))


def test_only_two_event_cards_are_printed() -> None:
    expected = ["o_grito_da_caverna", "um_ar_estranho"]
    assert [card for card, event in DATA.events.items() if event.printed] == expected


@pytest.mark.parametrize("lang", LANGS)
def test_the_game_its_rules_and_its_settings_say_that_most_of_it_is_ours(lang: str) -> None:
    for key in ("about", "rules.ours", "setting.expansion.about"):
        assert re.search(
            "reconstruction|reconstrução|reconstrucción", Words(lang).say(Text(key=f"calamandara.{key}"))
        ), key
    assert "Taverna" in Words(lang).say(Text(key="calamandara.card.ours"))
