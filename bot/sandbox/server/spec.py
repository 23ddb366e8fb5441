"""Checking what the bot sends against Discord's own OpenAPI document.

The document is found by the environment variable `TAVERNA_DISCORD_SPEC`, else beside the project in
`shared/spec/discord-openapi.json`. It needs jsonschema, which only developers have: nothing here is imported
unless the check is asked for.
"""

import json
import os
import re
from collections.abc import Callable
from pathlib import Path

from bot.sandbox.world.form import Json, child, item

ABSENT = "Discord's OpenAPI document is not here: the bodies that the bot sends are not checked against it"

Check = Callable[[str, str, object], list[str]]
"""Takes a method, a path after `/api/v10` and a body; gives what the document does not allow."""

ALLOWED: dict[str, Json] = {
    # discord.py sends some ids as numbers (attachments, allowed mentions), and Discord has always taken both.
    "SnowflakeType": {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$", "minimum": 0},
}
"""Schemas that are replaced, for Discord takes more than its document says; the reason stands at each."""


def document() -> Path:
    """Return where the document is looked for."""
    beside = Path(__file__).resolve().parents[4] / "shared" / "spec" / "discord-openapi.json"
    return Path(os.environ.get("TAVERNA_DISCORD_SPEC") or beside)


def load(path: Path | None = None) -> Check | None:
    """Return the check; None when the document is absent."""
    path = path or document()
    if not path.is_file():
        return None
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match
    from referencing import Registry
    from referencing.jsonschema import DRAFT202012, SchemaRegistry, SchemaResource

    spec: Json = json.loads(path.read_text(encoding="utf-8"))
    child(child(spec, "components"), "schemas").update(ALLOWED)
    resource: SchemaResource = DRAFT202012.create_resource(spec)
    registry: SchemaRegistry = Registry().with_resource("discord:", resource)
    routes = _routes(spec)

    def check(method: str, path: str, body: object) -> list[str]:
        for (verb, pattern), pointer in routes.items():
            if verb == method and re.fullmatch(pattern, path):
                validator = Draft202012Validator({"$ref": f"discord:#{pointer}"}, registry=registry)
                error = best_match(validator.iter_errors(body))
                return [] if error is None else [f"{method} {path}: {error.json_path}: {error.message}"]
        return []

    return check


def _routes(spec: Json) -> dict[tuple[str, str], str]:
    """Return the place of each body's schema, by method and pattern of the path; literal paths first."""
    found: dict[tuple[str, str], str] = {}
    paths = item(spec, "paths") or {}
    for path in sorted(paths, key=lambda path: path.count("{")):
        for method, operation in (item(paths, path) or {}).items():
            content = (
                item(item(operation, "requestBody") or {}, "content") if isinstance(operation, dict) else None
            )
            if content and "application/json" in content:
                escaped = path.replace("~", "~0").replace("/", "~1")
                pointer = f"/paths/{escaped}/{method}/requestBody/content/application~1json/schema"
                found[method.upper(), re.sub(r"\{[^}]+\}", "[^/]+", path)] = pointer.replace(
                    "{", "%7B"
                ).replace("}", "%7D")
    return found
