"""A table as JSON for the page: what one person may see and answer, in words. A pure function of their view.

Answers go back as ids, so the page never decides what is legal.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any

from bot.discord.play.lesson import looked_back
from bot.discord.play.standing_orders import about, standing_answers, windows
from bot.discord.questions.coach_idea import said_with_it, second, why_with_it
from bot.discord.questions.spoken import reason_beside
from bot.discord.questions.widget_kinds import split
from bot.discord.questions.widget_kinds.number import telling
from bot.discord.screens.happened import logged, plainly
from bot.discord.screens.limits import ENTRIES, clip
from bot.discord.screens.places import marks_in
from bot.discord.screens.speech import Speech, forms_of
from bot.table.learning.coach import Coaching
from bot.table.model import Lang, TableView
from bot.table.play.advice import helps
from bot.web.drafts import drafted
from bot.web.folded import FoldedPlaces, Places, folded_places, lying_in
from render.core.choice.spots import Spot
from render.core.pictures import Scene
from render.scene import GAMES
from rules.core.decisions import Answer, Decision, Fill, Number, Option, Slot, Split
from rules.core.flow import Argument
from rules.core.text import Text
from rules.core.words import Words

Json = dict[str, Any]

SILENT = Coaching()
VERSION = 16  # hexadecimal digits
LINES = 40  # of the news
BRIEF = 3  # of them above the question, where one's own deeds are not told
MAX_LINE = 300  # characters of one
WORDS = (
    *("board", "hand", "sheet", "log", "news", "earlier", "whole", "places", "send", "send-filled"),
    *("send-anyway", "clear", "undo", "locked", "waiting", "nothing", "over", "empty", "close", "left"),
    *("offline", "coach", "do", "drawing", "which", "orders-about", "thinking", "back", "before", "settings"),
    *("one-tap", "one-tap-about", "late"),
)
"""The page's own words: `web.<name>`."""
SHARED = {  # with the chat, by the names that they have on the page
    "orders": "discord.button.orders",
    "never": "discord.button.never",
    "always": "discord.orders.which",
    "none": "widgets.none",
    "all": "widgets.all-here",
    "rest": "widgets.rest-here",
    "again": "widgets.fill-again",
    "other": "widgets.choose-other",
    "advice": "discord.button.advice",
}
KEYS = {**{name: f"web.{name}" for name in WORDS}, **SHARED}
BY_THE_PAGE = "names", "count", "all", "part"
PUT_IN: dict[str, Argument] = {name: f"{{{name}}}" for name in BY_THE_PAGE}


def table_json(seen: TableView, lang: Lang, coaching: Coaching = SILENT) -> Json:
    """Return all that the page shows of a table to this reader; in a lesson with the coach's idea."""
    words = Words(lang)
    seat = seen.seat
    effects = {} if seat is None else seen.effects.get(seat, {})
    speech = Speech(words, seen.table.names, forms=forms_of(seen.table.game), effects=effects)
    waiting = [seen.table.names[each] for each in seen.look.waiting if each != seat]
    return {
        "lang": lang,
        "game": words.title(seen.table.game),
        "n": seen.n,
        "version": _version(seen),
        "status": seen.table.status,
        "waiting": waiting,
        "news": [clip(line, MAX_LINE) for line in plainly(seen, speech, LINES)],
        "brief": [clip(line, MAX_LINE) for line in plainly(seen, speech, BRIEF, deeds=False)],
        "recap": recapped(seen, coaching, words),
        "lately": [clip(line, MAX_LINE) for line in logged(seen, speech)],
        "undo": seen.undoable,
        "coach": coached(seen, coaching, speech),
        "scenes": scenes_of(seen),
        "question": _question(seen, speech) if seen.table.status == "running" else None,
        "orders": _orders(seen, words),
        "advice": helps(seen) and coaching.advice is None,
        "words": page_words(lang),
    }


@cache
def page_words(lang: Lang) -> Mapping[str, str]:
    """Return what the page says at every table; made once, since that would be a third of a look."""
    words = Words(lang)
    return {name: words.say(Text(key=key, args=PUT_IN)) for name, key in KEYS.items()}


def scenes_of(seen: TableView) -> Sequence[Scene]:
    """Return the pictures that this reader may look at: their own hand, and what lies beside the board."""
    if seen.table.result or seen.table.game not in GAMES:
        return ["board"]
    own: Sequence[Scene] = ["board"] if seen.seat is None else ["board", "hand"]
    return [scene for scene in (*own, "sheet") if scene in GAMES[seen.table.game].scenes]


def _version(seen: TableView) -> str:
    """Return a name for what the pictures show: another one whenever they change for this reader."""
    if seen.table.game not in GAMES:
        return ""
    view: bytes = GAMES[seen.table.game].seen.dump_json(seen.look.view)
    return sha256(view).hexdigest()[:VERSION]


def _orders(seen: TableView, words: Words) -> Sequence[Json]:
    """Return the windows in which the reader need not be asked, and whether they are not."""
    if seen.seat is None or seen.table.status != "running":
        return []
    named = {
        window: words.say(Text(key=f"{seen.table.game}.standing.{window}"))
        for window in windows(seen.table.game)
    }
    return [
        {"id": window, "name": name, "about": about(seen, window, words), "on": window in seen.orders}
        for window, name in named.items()
    ]


def coached(seen: TableView, coaching: Coaching, speech: Speech) -> Sequence[Json]:
    """Return the coach's idea, if there is one: in words with its reason, and as the answer that it is."""
    idea = coaching.advice
    if idea is None or seen.decision is None or seen.locked is not None:
        return []
    name = "\n".join(said_with_it(seen, idea.answer, speech.words, speech.names))
    why = reason_beside(name, why_with_it(seen, idea, speech.plain))
    word = "" if coaching.word is None else f" 📖 {speech.plain(coaching.word)}"
    return [{"name": name, "why": why + word, "answer": idea.answer, **_then(seen, idea.answer)}]


def _then(seen: TableView, answer: Answer) -> Json:
    """Return what the coach answers along with this answer, and the id of that question, if there is one."""
    then = second(seen, answer)
    return {} if then is None else {"answers": [answer, then[1].answer], "then": then[0].ask}


def recapped(seen: TableView, coaching: Coaching, words: Words) -> Sequence[str]:
    """Return what the coach says of the rounds that have just ended, and that the lesson is over."""
    if seen.table.status != "running":
        return []
    return [unmarked(line) for line in looked_back(seen, coaching, words)]


def unmarked(text: str) -> str:
    """Return the text without its Markdown, of which the page shows none."""
    return text.replace("**", "").replace("\\", "")


def _question(seen: TableView, speech: Speech) -> Json | None:
    """Return the reader's own question with all that it offers, and where that lies on the board."""
    asked = seen.decision
    if asked is None or seen.seat is None or seen.seat not in seen.asks:
        return None
    lang = speech.words.lang
    places = _places(seen, asked, lang)
    then = folded_places(seen.table.game, seen.look.view, asked, seen.folded.get(seen.seat), places, lang)
    speech.pins = marks_in(seen.table.game, seen.look.view, asked)
    return {
        "ask": seen.asks[seen.seat],
        "prompt": speech.plain(asked.prompt),
        "kind": asked.kind,
        "locked": seen.locked is not None,
        "draft": drafted(asked, seen.draft.get("answer")),
        "standing": asked.standing if asked.standing in windows(seen.table.game) else None,
        "always": [option.id for option in standing_answers(seen)],
        "opened": then.opened,
        "about": _about(seen, asked),
        **_offered(asked, speech, places, then),
    }


def _offered(asked: Decision, speech: Speech, places: Places, then: FoldedPlaces) -> Json:
    """Return the part of a question that depends on its kind."""
    match asked.kind:
        case "choose":
            last = speech.last_of(asked.options)
            ordered = sorted(asked.options, key=lambda option: option.id in last)
            leading = [
                {**option, **_next(option["id"], speech, then), "idle": option["id"] in last}
                for option in _options(ordered, speech, places)
            ]
            return {"least": asked.least, "most": asked.most, **_once(leading)}
        case "order":
            return {"options": _options(asked.options, speech, places)}
        case "number":
            bounds = {"low": asked.low, "high": asked.high, "step": asked.step}
            return {**bounds, "values": _values(asked, speech)}
        case "split":
            parts = [
                {**_thing(part.id, part.label, speech, places), "low": part.low, "high": part.high}
                for part in asked.parts
            ]
            return {
                "least": asked.least,
                "most": asked.most,
                "parts": parts,
                "ways": _ways(asked, speech),
                "equal": split.equal(asked),
            }
        case "fill":
            slots = [_slot(asked, slot, speech, places) for slot in asked.slots]
            things = _options(asked.options, speech, places)
            fillings = {"filler": asked.filler, "earlier": asked.fitting(asked.earlier) or None}
            return {"distinct": asked.distinct, "slots": slots, "options": things, **fillings}


def _once(options: Sequence[Json]) -> Json:
    """Return the options, and apart from them what all of them do, if that is the same: it is said once."""
    first, *others = (option["effect"] for option in options)
    if not others or any(effect != first for effect in others):
        return {"options": options}
    return {"options": [{**option, "effect": ""} for option in options], "shared": first}


def _next(ident: str, speech: Speech, then: FoldedPlaces) -> Json:
    """Return the question that surely comes after an option, if it may be answered along with it.

    What spends the action for nothing comes last, and says so.
    """
    follow = then.then.get(ident)
    if follow is None:
        return {}
    told_after = Speech(speech.words, speech.names, effects=follow.effects)
    ordered = sorted(follow.question.options, key=lambda option: option.id in follow.idle)
    options = [
        {**option, "label": speech.word("idle", option=option["label"]), "idle": True}
        if option["id"] in follow.idle
        else option
        for option in _options(ordered, told_after, then.places[ident])
    ]
    return {"next": {"ask": follow.ask, "prompt": speech.plain(follow.question.prompt), "options": options}}


def _values(asked: Number, speech: Speech) -> Sequence[Json]:
    """Return all numbers, if they are few, with what is said of them in a chat."""
    few = asked.size() if asked.size() <= ENTRIES else 0
    numbers = [asked.low + place * asked.step for place in range(few)]
    told = {number: speech.effect(f"number:{number}") for number in telling(numbers, speech)}
    return [{"label": str(number), "effect": told.get(number, ""), "answer": number} for number in numbers]


def _ways(asked: Split, speech: Speech) -> Sequence[Json]:
    """Return all ways to share, if they are few; of an only part its numbers, the lowest first."""
    found = split.ways(asked) or []
    names, alone = [speech.listed(part) for part in asked.parts], len(asked.parts) == 1

    def label(way: split.Shares) -> str:
        return str(way[0]) if alone else split.way_of(way, names, speech)

    idents = [part.id for part in asked.parts]
    return [
        {"label": label(way), "effect": "", "answer": dict(zip(idents, way, strict=True))}
        for way in (reversed(found) if alone else found)
    ]


def _slot(asked: Fill, slot: Slot, speech: Speech, places: Places) -> Json:
    """Return a slot of a sheet, and the ids of the options that fit it."""
    fits = [option.id for option in asked.options if slot.fits(option.id)]
    return {**_thing(slot.id, slot.label, speech, places), "blank": slot.blank, "fits": fits}


def _options(options: Sequence[Option], speech: Speech, places: Places) -> Sequence[Json]:
    return [_thing(option.id, option.label, speech, places) for option in options]


def _thing(ident: str, label: Text, speech: Speech, places: Places) -> Json:
    """Return one thing that can be chosen; `spots`: its outlines in the pictures, in their units."""
    name = speech.pinned(ident, speech.plain(label))
    found: Json = {"id": ident, "label": name, "effect": speech.effect(ident)}
    lying = {scene: lying[ident] for scene, lying in places.items() if ident in lying}
    if lying:
        found["spots"] = {scene: [_outlined(spot) for spot in spots] for scene, spots in lying.items()}
    return found


def _about(seen: TableView, asked: Decision) -> Sequence[list[list[float]]]:
    """Outline on the board what the question names in its words."""
    found = lying_in(seen.table.game, lambda pictures: {"board": pictures.about(seen.look.view, asked)}).get(
        "board", {}
    )
    return [_outlined(spot) for spots in found.values() for spot in spots]


def _outlined(spot: Spot) -> list[list[float]]:
    return [[round(x, 1), round(y, 1)] for x, y in spot.outline]


def _places(seen: TableView, asked: Decision, lang: Lang) -> Places:
    found = lying_in(
        seen.table.game, lambda pictures: pictures.places(seen.look.view, asked, lang, seen.unfinished)
    )
    return {scene: lying for scene, lying in found.items() if scene in scenes_of(seen)}
