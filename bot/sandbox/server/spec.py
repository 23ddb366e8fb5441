"""Checking what the bot sends against Discord's own OpenAPI document.

The document is found by the environment variable `TAVERNA_DISCORD_SPEC`, else beside the project in
`shared/spec/discord-openapi.json`. It needs jsonschema-rs, which only developers have: nothing here is
imported unless the check is asked for.
"""

import json
import os
import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from bot.sandbox.world.form import Json, child, item

ABSENT = "Discord's OpenAPI document is not here: the bodies that the bot sends are not checked against it"

Check = Callable[[str, str, object], list[str]]
"""Takes a method, a path after `/api/v10` and a body; gives what the document does not allow."""

ALLOWED: dict[str, Json] = {
    # discord.py sends some ids as numbers (attachments, allowed mentions), and Discord has always taken both.
    "SnowflakeType": {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$", "minimum": 0}
}
"""Schemas that are replaced because Discord accepts more than its document says; each has its reason."""


def document() -> Path:
    """Return where the document is looked for."""
    beside = Path(__file__).resolve().parents[4] / "shared" / "spec" / "discord-openapi.json"
    return Path(os.environ.get("TAVERNA_DISCORD_SPEC") or beside)


SENT = "/requestBody/content/application~1json/schema"
ANSWERED = "/responses/200/content/application~1json/schema"
"""Where a method's schemas are: that of what is sent, and that of a successful answer."""


def load(path: Path | None = None, which: str = SENT) -> Check | None:
    """Return the check of what is sent, or with `ANSWERED` of answers; None when the document is absent."""
    path = path or document()
    if not path.is_file():
        return None
    return _check(path, which)


@cache
def _check(path: Path, which: str) -> Check:
    import jsonschema_rs

    spec: Json = json.loads(path.read_text(encoding="utf-8"))
    child(child(spec, "components"), "schemas").update(ALLOWED)
    registry = jsonschema_rs.Registry([("discord:", spec)], draft=jsonschema_rs.Draft202012)
    routes = _routes(spec, which)

    @cache
    def validator(method: str, pattern: str) -> jsonschema_rs.Draft202012Validator:
        schema = {"$ref": f"discord:#{routes[method, pattern]}"}
        return jsonschema_rs.Draft202012Validator(schema, registry=registry)

    def check(method: str, path: str, body: object) -> list[str]:
        for verb, pattern in routes:
            if verb == method and re.fullmatch(pattern, path):
                errors = validator(method, pattern).iter_errors(body)
                said = [f"{_place(error.instance_path)}: {error.message}" for error in errors]
                return [f"{method} {path}: {each}" for each in said]
        return []

    return check


def _place(path: Sequence[str | int]) -> str:
    """Return a place in a body, as `$.components[0].label`."""
    return "$" + "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)


def _routes(spec: Json, which: str) -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    paths = item(spec, "paths") or {}
    for path in sorted(paths, key=lambda path: path.count("{")):
        for method, operation in (item(paths, path) or {}).items():
            if _there(operation, which):
                escaped = path.replace("~", "~0").replace("/", "~1")
                pointer = f"/paths/{escaped}/{method}{which}"
                found[method.upper(), re.sub(r"\{[^}]+\}", "[^/]+", path)] = pointer.replace(
                    "{", "%7B"
                ).replace("}", "%7D")
    return found


def _there(operation: object, which: str) -> bool:
    for step in which.strip("/").split("/"):
        if not isinstance(operation, dict) or step.replace("~1", "/") not in operation:
            return False
        operation = operation[step.replace("~1", "/")]
    return True
