"""Words of a game that the coach explains: each stands in what is said, and is told in one short sentence."""

import pytest

from bot.table.learning import coach, glossary, lessons
from rules.core.text import Text
from rules.core.ui import teaching
from rules.core.words import LANGS, Words, message_of
from tests.bot.table.scene import ANA, CHANNEL, started
from tests.contract.findings import unmatched
from tests.contract.fluent import family
from tests.contract.listed import LISTED

LONGEST = 110  # characters of an explanation
EXPLAINED = [key for key in LISTED if (known := teaching(key)) is not None and known.words]


@pytest.mark.parametrize("key", EXPLAINED)
def test_each_word_is_used_and_explained_in_short(key: str) -> None:
    known = teaching(key)
    assert known is not None
    there = family("en", f"{key}.coach", f"{key}.ask")
    said = " ".join(Words("en").say(Text(key=name.replace("-", "."))) for name in there)
    assert [name for name, stem in known.words.items() if stem not in said] == []
    explained = {message_of(f"{key}.word.{name}") for name in known.words}
    assert unmatched(key, "en", explained, f"{key}.word") == []
    for lang in LANGS:
        told = [Words(lang).say(Text(key=f"{key}.word.{name}")) for name in known.words]
        assert all(len(each) <= LONGEST and each.count(".") == 1 for each in told), told


async def test_a_word_is_explained_once_with_its_first_question() -> None:
    async with started() as it:
        await lessons.begin(it.context, CHANNEL, ANA, "calamandara", "en")
        phase = Text(key="calamandara.coach.reveal.free", args={"lost": 1, "open": 0, "wanted": []})
        both = [phase, Text(key="calamandara.coach.reveal.last")]
        asks = ("first", "first", "second", "second", "third")
        given = [await glossary.explained(it.context, ANA.id, "calamandara", ask, both) for ask in asks]
        names = [None if each is None else each.key.rpartition(".")[2] for each in given]
        assert names == ["phase-1", "phase-1", "dogma", "dogma", None]


async def test_the_coach_of_a_lesson_explains_a_word_of_its_question() -> None:
    async with started(workers=True) as it:
        info = await lessons.begin(it.context, CHANNEL, ANA, "calamandara", "en")
        await it.computers.idle()
        words = []
        for _ in range(2):
            told = await coach.coaching(it.context, info.id, ANA.id)
            words.append(told.word)
        assert words[0] is not None and words[0] == words[1], "it stays with its question"
