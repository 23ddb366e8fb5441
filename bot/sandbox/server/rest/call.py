"""One request of the bot, read once, and the shapes of the answers."""

import json
from dataclasses import dataclass
from urllib.parse import parse_qsl

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web_request import FileField

from bot.sandbox.world.form import Json, Refused, objects, parsed, whole, wrong
from bot.sandbox.world.limits.messages import REQUEST_LIMIT, Upload
from bot.sandbox.world.world import World

WORLD = web.AppKey("world", World)
UNREADABLE = (ValueError, AssertionError, TypeError, RuntimeError, HttpProcessingError)
"""What aiohttp raises, without a class of its own, over forms in several parts that are broken."""


@dataclass(frozen=True)
class Body:
    """The content of a request: its JSON (`payload_json` of a form), and its files."""

    value: Json | list[Json] | None
    uploads: list[Upload]


BODY = web.RequestKey("body", Body)


async def read_body(request: web.Request) -> Body:
    """Read a request's body; refused when it is too large (40005) or no JSON (50109)."""
    if (request.content_length or 0) > REQUEST_LIMIT:
        raise Refused(413, 40005, "Request entity too large")
    try:
        if request.content_type == "application/x-www-form-urlencoded":
            return Body(dict(parse_qsl(await request.text())), [])
        if request.content_type != "multipart/form-data":
            return Body(_parsed(await request.text()), [])
        form = await request.post()
    except (UnicodeError, LookupError):  # not in the encoding that it names, or in one that nobody knows
        raise Refused(400, 50109, "The request body contains invalid JSON.") from None
    except UNREADABLE:
        raise Refused(400, 0, "400: Bad Request") from None
    uploads = [
        Upload(_number(name), field.filename, field.file.read())
        for name, field in form.items()
        if isinstance(field, FileField)
    ]
    return Body(_parsed(_words(form.get("payload_json", ""))), uploads)


def _words(part: object) -> str:
    """Return the text of a part of a form; aiohttp leaves one that names itself JSON as bytes."""
    if isinstance(part, bytes | bytearray):
        return part.decode(errors="replace")
    return part if isinstance(part, str) else ""


def _number(name: str) -> int:
    found = whole(name.removeprefix("files[").removesuffix("]"))
    if found is None:
        raise wrong((name,), "BASE_TYPE_CHOICES", "Files are sent as files[n].")
    return found


def _parsed(words: str) -> Json | list[Json] | None:
    if not words:
        return None
    value = parsed(words)
    if isinstance(value, dict):
        return value
    if isinstance(value, list):
        return objects(value)
    raise Refused(400, 50109, "The request body contains invalid JSON.")


def world_of(request: web.Request) -> World:
    """Return the world that a request is about."""
    return request.app[WORLD]


def body_of(request: web.Request) -> Json:
    """Return a request's JSON object; empty when it has none."""
    value = request[BODY].value
    return value if isinstance(value, dict) else {}


def list_of(request: web.Request) -> list[Json]:
    """Return a request's JSON list; empty when it has none."""
    value = request[BODY].value
    return value if isinstance(value, list) else []


def uploads_of(request: web.Request) -> list[Upload]:
    """Return a request's files."""
    return request[BODY].uploads


def query_of(request: web.Request) -> Json:
    """Return a request's query."""
    return dict(request.query)


def id_of(request: web.Request, name: str) -> int:
    """Return an id in the path."""
    digits = request.match_info[name]
    if (found := whole(digits)) is None:
        raise wrong((name,), "NUMBER_TYPE_COERCE", f'Value "{digits}" is not snowflake.')
    return found


def answer(value: Json | list[Json], status: int = 200) -> web.Response:
    """Return JSON; the content type has no charset, for discord.py compares it as a whole."""
    return web.Response(body=json.dumps(value).encode(), status=status, content_type="application/json")


def nothing() -> web.Response:
    """Return an empty success."""
    return web.Response(status=204)
