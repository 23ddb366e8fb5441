"""Questions of every kind and size, for tests: long labels, groups, copies, and secret options last."""

from hypothesis import strategies as st

from rules.core.decisions import Choose, Decision, Fill, Number, Option, Order, Part, Slot, Split
from rules.core.text import Text

PROMPT = Text(key="What now?")
MOST = 120
NAMES = ("Ana", "*Bruno* @everyone")

# What a label may be: words, long ones, look-alikes, numbers, names of players, and signs that separate.
labels = st.one_of(
    st.sampled_from(
        ["Delta", "Árvore do Mundo", "arvore do mundo", "Rage", "Rage #2", "3", "+1", "-1", "?!"]
    ),
    st.sampled_from(["Ambush, two", "to > from", "a = b", "nothing", "wood 2", "row 1 or 2", "seat:1"]),
    st.text("abcdefgh ", min_size=1, max_size=200).filter(str.strip),
)


def said(label: str) -> Text:
    """A label with these words: a key without a message says itself; an id is named."""
    return Text(key="label", args={"it": label}) if ":" in label else Text(key=label)


def option(number: int, label: str | None = None, group: str | None = None, secret: bool = False) -> Option:
    words = said(label if label is not None else f"Card {number}")
    return Option(id=f"card:{number}", label=words, group=group, secret=secret)


@st.composite
def options(draw: st.DrawFn, *, least: int = 1, most: int = MOST) -> tuple[Option, ...]:
    count = draw(st.one_of(st.integers(least, min(most, least + 11)), st.integers(least, most)))
    own = draw(st.lists(labels, max_size=6))
    grouped = draw(st.integers(0, 40))
    public = draw(st.one_of(st.just(count), st.integers(0, count)))
    return tuple(
        option(
            i,
            own[i % len(own)] if own and i % 3 else None,
            f"realm:{i * 7 % grouped}" if grouped and i % 5 else None,
            secret=i >= public,
        )
        for i in range(count)
    )


@st.composite
def chooses(draw: st.DrawFn) -> Choose:
    offered = draw(options())
    most = draw(st.one_of(st.just(1), st.integers(0, len(offered))))
    least = draw(st.integers(0, most))
    return Choose(seat=0, prompt=PROMPT, options=offered, least=least, most=most)


@st.composite
def numbers(draw: st.DrawFn) -> Number:
    low = draw(st.integers(-3000, 3000))
    high = low + draw(st.one_of(st.integers(0, 12), st.integers(0, 5000)))
    return Number(seat=0, prompt=PROMPT, low=low, high=high, step=draw(st.integers(1, 7)))


@st.composite
def splits(draw: st.DrawFn) -> Split:
    spans = st.tuples(st.integers(-2, 4), st.one_of(st.integers(0, 9), st.integers(0, 99)))
    ranges = draw(st.lists(spans, min_size=1, max_size=40))
    own = draw(st.lists(labels, max_size=4))
    parts = tuple(
        Part(id=f"unit:{i}", label=said(own[i] if i < len(own) else f"Unit {i}"), low=low, high=low + more)
        for i, (low, more) in enumerate(ranges)
    )
    lows, highs = sum(p.low for p in parts), sum(p.high for p in parts)
    most = draw(st.integers(lows, highs + 3))
    least = draw(st.integers(lows - 3, min(most, highs)))
    return Split(seat=0, prompt=PROMPT, parts=parts, least=least, most=most)


@st.composite
def orders(draw: st.DrawFn) -> Order:
    return Order(seat=0, prompt=PROMPT, options=draw(options(most=40)))


@st.composite
def fills(draw: st.DrawFn) -> Fill:
    """Sheets that can be filled: slot i accepts option i, and others at random."""
    count = draw(st.one_of(st.integers(1, 6), st.integers(1, 40)))
    offered = draw(options(least=count))
    own = draw(st.lists(labels, max_size=4))
    step = draw(st.integers(1, 6))
    slots = []
    for i in range(count):
        accepts = () if draw(st.booleans()) else (f"card:{i}", *(o.id for o in offered[i + 1 :: step]))
        words = said(own[i] if i < len(own) else f"Slot {i + 1}")
        slots.append(Slot(id=f"slot:{i}", label=words, accepts=accepts, blank=draw(st.booleans())))
    distinct = draw(st.booleans())
    return Fill(
        seat=0,
        prompt=PROMPT,
        slots=tuple(slots),
        options=offered,
        distinct=distinct,
        filler=tuple(o.id for o in offered[: draw(st.sampled_from([0, 0, 4]))]),
        earlier={"slot:0": "card:0"} if draw(st.booleans()) else {},
    )


decisions: st.SearchStrategy[Decision] = st.one_of(chooses(), numbers(), splits(), orders(), fills())
