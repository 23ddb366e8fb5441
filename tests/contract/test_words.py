"""The rules for the words of every game. What only one game declares is in its own folder."""

import re
import textwrap
from collections.abc import Mapping

import pytest

from rules.core.text import Text
from rules.core.ui import ui
from rules.core.words import LANGS, Words, message_of
from tests.contract.findings import left_over, nameless, unexplained, unmatched
from tests.contract.fluent import arguments, family, known
from tests.contract.listed import GAMES
from tests.contract.scripts import PUT_IN, patterns
from tests.contract.terms import misused
from tests.contract.vocabulary import vocabulary

PLAYER = "Maximiliana Augusta"  # longer than the names that the bot lets through to a button
BUTTON = 34  # characters on a button
SHORT = 18  # characters of a short name
CARD = 24  # characters in one of the three lines on a card
MENU = 25  # rows of a menu on Discord

WITH_KINDS = [(game, kind) for game in GAMES for kind in vocabulary(game).pieces]
WITH_SHORT_NAMES = [(game, kind) for game in GAMES for kind in vocabulary(game).short]
WITH_TEXTS = [game for game in GAMES if vocabulary(game).texts]
WITH_NUMBERS = [game for game in GAMES if vocabulary(game).numbers]

in_every_game = pytest.mark.parametrize("game", GAMES)
in_every_language = pytest.mark.parametrize("lang", LANGS)


# --- names --------------------------------------------------------------------------------------------


@in_every_language
@pytest.mark.parametrize(("game", "kind"), WITH_KINDS)
def test_everything_has_a_name_of_its_own(game: str, kind: str, lang: str) -> None:
    words, declared = Words(lang), vocabulary(game)
    found = {name: words.name(f"{kind}:{name}") for name in declared.pieces[kind]}
    assert nameless(game, lang, [f"{kind}:{name}" for name in found]) == []
    assert named_as_another(found) == {*declared.alike.get(kind, ())}


@in_every_language
@pytest.mark.parametrize(("game", "kind"), WITH_SHORT_NAMES)
def test_short_names_are_short_and_still_differ(game: str, kind: str, lang: str) -> None:
    words, declared = Words(lang), vocabulary(game)
    found = {name: words.name(f"{kind}:{name}", short=True) for name in declared.pieces[kind]}
    assert [name for name in found.values() if len(name) > SHORT] == []
    assert named_as_another(found) == {*declared.alike.get(kind, ())}


def named_as_another(found: Mapping[str, str]) -> set[str]:
    """The pieces that are named as one before them."""
    first = {said: name for name, said in reversed([*found.items()])}
    return {name for name, said in found.items() if first[said] != name}


@in_every_game
def test_names_that_the_rulebook_prints(game: str) -> None:
    printed, words = vocabulary(game).printed, Words("pt-BR")
    assert {ident: words.name(ident) for ident in printed} == printed


@in_every_game
def test_portuguese_says_what_the_rulebook_says(game: str) -> None:
    assert vocabulary(game).forbidden
    assert misused(game, vocabulary(game).forbidden) == {}


# --- texts of cards and other pieces ------------------------------------------------------------------


@in_every_language
@pytest.mark.parametrize("game", WITH_TEXTS)
def test_every_card_has_a_text_and_one_that_fits_on_it(game: str, lang: str) -> None:
    words, declared = Words(lang), vocabulary(game)
    wanted = [f"{game}.{kind}.{name}" for kind, names in declared.texts.items() for name in names]
    brief = [key for key in wanted if key.split(".")[1] not in declared.long]
    there = family(lang, *(f"{game}.{kind}" for kind in declared.texts))
    assert there == {message_of(key) for key in (*wanted, *(f"{key}.brief" for key in brief))}
    assert [key for key in wanted if not words.say(Text(key=key)).endswith(".")] == []
    for key in brief:
        lines = textwrap.wrap(words.say(Text(key=f"{key}.brief")), CARD, break_long_words=False)
        assert len(lines) <= 3 and max(map(len, lines)) <= CARD, (key, lines)


@in_every_language
@pytest.mark.parametrize("game", WITH_NUMBERS)
def test_texts_tell_the_numbers_of_the_data(game: str, lang: str) -> None:
    """A changed value in the data needs a changed text; a number of the source at its end is none of them."""
    untold = []
    for key, numbers in vocabulary(game).numbers:
        text = re.sub(r"\([^()]*\)$", "", Words(lang).say(Text(key=f"{game}.{key}")))
        said = re.findall(r"\d+", text)
        lacks = [number for number in numbers if str(number) not in said]
        untold += [f"{message_of(f'{game}.{key}')} does not say {number}: {text}" for number in lacks]
    assert untold == []


# --- labels and settings ------------------------------------------------------------------------------


def labels(game: str) -> list[Text]:
    """Every label of an option, with whatever makes it longest."""
    plain = [Text(key=key) for key in family("en", f"{game}.option") if not arguments(key, "en")]
    return [*vocabulary(game).labels, *plain]


@in_every_game
def test_labels_are_all_there(game: str) -> None:
    made = {message_of(label.key) for label in labels(game)}
    assert unmatched(game, "en", made - {"label"}, f"{game}.option") == []


@in_every_language
@in_every_game
def test_labels_of_buttons_fit_with_the_longest_names(game: str, lang: str) -> None:
    made = labels(game)
    assert [label for label in made if not arguments(label.key, lang) <= {*label.args}] == []
    said = [Words(lang).say(label, (PLAYER,)) for label in made]
    assert [text for text in said if len(text) > BUTTON or "{" in text] == []


@in_every_language
@in_every_game
def test_the_settings_have_words(game: str, lang: str) -> None:
    options = {option.key: ("about", *option.values) for option in GAMES[game].options}
    keys = {*options, *(f"{key}.{end}" for key, ends in options.items() for end in ends)}
    needed = {message_of(f"{game}.setting.{key}") for key in keys}
    assert unmatched(game, lang, needed, f"{game}.setting") == []


@in_every_game
def test_each_setting_fits_into_a_menu(game: str) -> None:
    """The lobby offers every value but the chosen one, and parts no setting."""
    assert [s.key for s in GAMES[game].options if len(s.values) - 1 > MENU] == []


# --- questions, help, hints ---------------------------------------------------------------------------


@in_every_game
def test_every_question_has_help_and_a_command(game: str) -> None:
    assert unexplained(game) == []


@in_every_language
@in_every_game
def test_commands_have_words_that_discord_takes(game: str, lang: str) -> None:
    words = Words(lang)
    wanted = {f"commands.{game}", f"commands.{game}.about"}
    for shortcut in ui(game).shortcuts:
        key = f"commands.{game}.{shortcut.name}"
        wanted |= {key, f"{key}.about", *(f"{key}.{option}.about" for option in shortcut.options)}
        names = [words.say(Text(key=f"commands.option.{option}")) for option in shortcut.options]
        assert [name for name in names if not re.fullmatch(r"[a-z]{1,32}", name)] == [], shortcut.name
        assert len(names) == len(set(names)), shortcut.name
    found = {message_of(key) for key in wanted}
    assert found == {key for key in known(lang) if key.startswith(f"commands-{game}")}
    assert [key for key in wanted if not 1 <= len(words.say(Text(key=key))) <= 100] == []


@in_every_language
@in_every_game
def test_help_and_rules_name_their_source(game: str, lang: str) -> None:
    texts = {key: Words(lang).say(Text(key=key)) for key in explained(game, lang)}
    assert [key for key, text in texts.items() if not re.search(vocabulary(game).source, text)] == []


@in_every_language
@in_every_game
def test_players_read_of_no_file_that_they_do_not_have(game: str, lang: str) -> None:
    texts = {key: Words(lang).say(Text(key=key)) for key in family(lang, game)}
    assert {key: text for key, text in texts.items() if re.search(r"\w\.(toml|md|py|ftl)\b", text)} == {}


@in_every_game
def test_all_languages_name_the_same_pages_and_rules(game: str) -> None:
    for key in explained(game, LANGS[0]):
        sources = [Words(lang).say(Text(key=key)).rpartition("(")[2] for lang in LANGS]
        assert len({tuple(re.findall(r"\d+", source)) for source in sources}) == 1, key


def explained(game: str, lang: str) -> list[str]:
    """The texts of help and rules, without titles."""
    found = sorted(family(lang, f"{game}.help", f"{game}.rules"))
    return [key for key in found if not key.endswith("-title")]


@in_every_language
@in_every_game
def test_topics_and_windows_of_the_hints_have_words_and_no_others(game: str, lang: str) -> None:
    hints = ui(game)
    topics = {message_of(f"{game}.rules.{topic}{end}") for topic in hints.topics for end in ("", ".title")}
    windows = {message_of(f"{game}.standing.{name}{end}") for name in hints.windows for end in ("", ".about")}
    assert unmatched(game, lang, topics, f"{game}.rules") == []
    assert unmatched(game, lang, windows, f"{game}.standing") == []


@in_every_language
@in_every_game
def test_groups_and_icons_of_the_hints_have_names(game: str, lang: str) -> None:
    hints, declared = ui(game), vocabulary(game)
    assert nameless(game, lang, hints.groups) == []
    assert {group.partition(":")[0] for group in hints.groups} == {*declared.grouping}
    assert named_groups(game) == {f"group:{name}" for name in declared.pieces.get("group", ())}
    asked = ("none", "nothing")  # whose words are those of the question
    kinds = {ident: ident.partition(":")[0] for ident in hints.icons if ident.partition(":")[2] not in asked}
    named = [ident for ident, kind in kinds.items() if kind != ident and kind not in declared.choices]
    assert nameless(game, lang, named) == []


def named_groups(game: str) -> set[str]:
    """The groups of the hints that are not pieces, which would group themselves."""
    return {group for group in ui(game).groups if group.startswith("group:")}


# --- the rules that use the words ---------------------------------------------------------------------


@in_every_game
def test_texts_that_stand_for_themselves_have_no_arguments(game: str) -> None:
    families = ("help", "rules", *vocabulary(game).texts)
    found = family("en", *(f"{game}.{kind}" for kind in families))
    assert {key for key in found if arguments(key, "en")} == set()


@pytest.mark.slow
@in_every_game
def test_every_question_option_and_event_is_used_by_the_rules(game: str) -> None:
    assert left_over(game) == []


@in_every_game
def test_groups_in_the_rules_are_hinted_and_no_others(game: str) -> None:
    patterns_of_groups = [pattern for pattern in patterns(game) if re.fullmatch("group:.+[^_]", pattern)]
    in_rules = [pattern.replace(PUT_IN, r"\w+") for pattern in patterns_of_groups]  # some have numbers
    hinted = named_groups(game)
    assert [one for one in in_rules if not any(re.fullmatch(one, group) for group in hinted)] == []
    assert [group for group in hinted if not any(re.fullmatch(one, group) for one in in_rules)] == []
