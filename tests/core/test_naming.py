"""Names of people: what real languages write stays, what only confuses goes."""

# ruff: noqa: RUF001

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.naming import SCRIPTED, shortened, tidy

ANY = st.text(max_size=60) | st.text(
    st.sampled_from("aé 𝔱Ａ́̈҉ัी\u200b\u200c\u200d\u202e\ufe0f👩🚀@*"), max_size=40
)
REAL = [
    "Ana",
    "Nguyễn Thị Hồng",
    "हिन्दी क्षत्रिय",
    "ศรีสุดา น้ำทิพย์",
    "عَبْدُ اللّٰه",
    "שָׁלוֹם",
    "می\u200cخواهم",
    "Łukasz Żółć",
    "山田太郎",
    "김철수",
    "Ελένη",
    "👩\u200d🚀 Zoë",
    "❤\ufe0f Bia",
    "O'Neil-Çelik_7",
]


@pytest.mark.parametrize("name", REAL)
def test_names_of_real_languages_stay_as_they_are(name: str) -> None:
    composed = unicodedata.normalize("NFC", name)
    assert tidy(name) == composed


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("𝔱𝔥𝔦𝔰 𝓃𝒶𝓂ℯ", "this name"),
        ("\uff37\uff49\uff44\uff45", "Wide"),
        ("ⓑⓞ", "bo"),
        ("A\u200bn\u2060a\ufeff", "Ana"),
        ("\u202eanA\u2066", "anA"),
        ("A\u200dna", "Ana"),
        ("A\n\tB\u2028C", "A B C"),
        ("Z" + "\u0353\u0310\u0311" * 8, "Z\u0353\u0353"),
        ("\u0301\u0301 x", "x"),
        ("\u3164\u2800\u200b", ""),
        ("", ""),
    ],
)
def test_what_only_confuses_is_taken_out_of_a_name(name: str, plain: str) -> None:
    assert tidy(name) == plain


@given(ANY)
def test_a_tidy_name_has_nothing_hidden_and_no_towers(name: str) -> None:
    found = tidy(name)
    assert tidy(found) == found
    assert found == " ".join(found.split())
    kinds = [unicodedata.category(c) for c in found]
    assert {c for c, kind in zip(found, kinds, strict=True) if kind in ("Cc", "Cf", "Cs")} <= {
        *"\u200c\u200d"
    }
    marks = "".join(
        "m" if kind in ("Mn", "Me") and c != "\ufe0f" else "." for c, kind in zip(found, kinds, strict=True)
    )
    assert "m" * (SCRIPTED + 1) not in marks


@given(ANY, st.integers(1, 40))
def test_a_shortened_name_is_tidy_still(name: str, most: int) -> None:
    short = shortened(tidy(name), most)
    assert len(short) <= most
    assert tidy(name).startswith(short)
    assert tidy(short) in (short, "")
