"""A table as JSON for the page: what one person may see and answer, in words. A pure function of their view.

Answers go back as ids, so the page never decides what is legal.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.discord.questions.typed import said
from bot.discord.screens.limits import clip
from bot.discord.screens.speech import Speech
from bot.table.learning.coach import Coaching
from bot.table.model import Lang, TableView
from render.core.choice.spots import Spot, offered
from render.scene import GAMES
from rules.core.decisions import Decision, Fill, Option, Slot
from rules.core.flow import Argument
from rules.core.text import Text
from rules.core.words import Words

Json = dict[str, Any]

SILENT = Coaching()
LINES = 40  # of the news
LINE = 300  # characters of one
WORDS = (
    *("hand", "log", "whole", "places", "send", "clear", "undo", "locked", "waiting", "nothing", "over"),
    *("empty", "close", "left", "offline", "coach", "do", "drawing"),
)
"""The page's own words: `web.<name>`."""
PUT_IN: dict[str, Argument] = {name: f"{{{name}}}" for name in ("names", "count")}  # by the page itself


def told(seen: TableView, lang: Lang, coaching: Coaching = SILENT) -> Json:
    """Return all that the page shows of a table to this reader; in a lesson with the coach's ideas."""
    words = Words(lang)
    seat = seen.seat
    effects = {} if seat is None else seen.effects.get(seat, {})
    speech = Speech(words, seen.table.names, effects=effects)
    waiting = [seen.table.names[each] for each in seen.look.waiting if each != seat]
    return {
        "lang": lang,
        "game": words.title(seen.table.game),
        "n": seen.n,
        "status": seen.table.status,
        "waiting": waiting,
        "news": [clip(speech.plain(text), LINE) for text in seen.news[-LINES:]],
        "undo": seat is not None and seat in seen.look.undoable,
        "coach": _coached(seen, coaching, speech),
        "question": _question(seen, speech) if seen.table.status == "running" else None,
        "words": {name: words.say(Text(key=f"web.{name}", args=PUT_IN)) for name in WORDS},
    }


def _coached(seen: TableView, coaching: Coaching, speech: Speech) -> Sequence[Json]:
    """The coach's ideas: each in words with its reason, and as the answer that it is."""
    asked = seen.decision
    if asked is None or seen.locked is not None:
        return []
    names = seen.table.names
    return [
        {
            "name": said(asked, each.answer, speech.words, names),
            "why": speech.plain(each.why),
            "answer": each.answer,
        }
        for each in coaching.advice
    ]


def _question(seen: TableView, speech: Speech) -> Json | None:
    """The reader's own question with all that it offers, and where that lies on the board."""
    asked = seen.decision
    if asked is None or seen.seat is None or seen.seat not in seen.asks:
        return None
    return {
        "ask": seen.asks[seen.seat],
        "prompt": speech.plain(asked.prompt),
        "kind": asked.kind,
        "locked": seen.locked is not None,
        **_offered(asked, speech, _spots(seen, asked)),
    }


def _offered(asked: Decision, speech: Speech, spots: Mapping[str, Spot]) -> Json:
    """The part of a question that depends on its kind."""
    match asked.kind:
        case "choose":
            things = _options(asked.options, speech, spots)
            return {"least": asked.least, "most": asked.most, "options": things}
        case "order":
            return {"options": _options(asked.options, speech, spots)}
        case "number":
            return {"low": asked.low, "high": asked.high, "step": asked.step}
        case "split":
            parts = [
                {**_thing(part.id, part.label, speech, spots), "low": part.low, "high": part.high}
                for part in asked.parts
            ]
            return {"least": asked.least, "most": asked.most, "parts": parts}
        case "fill":
            slots = [_slot(asked, slot, speech) for slot in asked.slots]
            things = _options(asked.options, speech, spots)
            return {"distinct": asked.distinct, "slots": slots, "options": things}


def _slot(asked: Fill, slot: Slot, speech: Speech) -> Json:
    """A slot of a sheet, and the ids of the options that fit it."""
    fits = [option.id for option in asked.options if slot.fits(option.id)]
    return {"id": slot.id, "label": speech.plain(slot.label), "blank": slot.blank, "fits": fits}


def _options(options: Sequence[Option], speech: Speech, spots: Mapping[str, Spot]) -> Sequence[Json]:
    return [_thing(option.id, option.label, speech, spots) for option in options]


def _thing(ident: str, label: Text, speech: Speech, spots: Mapping[str, Spot]) -> Json:
    """One thing that can be chosen; `spot` is its outline on the board, in units of the picture."""
    found: Json = {"id": ident, "label": speech.plain(label), "effect": speech.effect(ident)}
    if ident in spots:
        found["spot"] = [[round(x, 1), round(y, 1)] for x, y in spots[ident].outline]
    return found


def _spots(seen: TableView, asked: Decision) -> Mapping[str, Spot]:
    game = seen.table.game
    return GAMES[game].spots(seen.look.view, offered(asked)) if game in GAMES else {}
