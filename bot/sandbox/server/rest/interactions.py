"""Answers to interactions, and what is sent with their tokens."""

from aiohttp import web

from bot.sandbox.server import responses
from bot.sandbox.server.payloads import message_json
from bot.sandbox.server.rest.call import answer, body_of, id_of, nothing, uploads_of, world_of
from bot.sandbox.world import posting
from bot.sandbox.world.state import Interaction

routes = web.RouteTableDef()


@routes.post("/interactions/{interaction_id}/{token}/callback")
async def callback(request: web.Request) -> web.Response:
    """Take the first response."""
    world, token = world_of(request), request.match_info["token"]
    interaction_id = id_of(request, "interaction_id")
    interaction = responses.respond(world, interaction_id, token, body_of(request), uploads_of(request))
    if request.query.get("with_response", "").lower() in ("1", "true"):
        return answer(responses.callback_json(world, interaction))
    return nothing()


def _interaction(request: web.Request) -> Interaction:
    return responses.by_token(
        world_of(request), id_of(request, "application_id"), request.match_info["token"]
    )


@routes.post("/webhooks/{application_id}/{token}")
async def follow_up(request: web.Request) -> web.Response:
    """Send a further message."""
    world = world_of(request)
    message = responses.follow_up(world, _interaction(request), body_of(request), uploads_of(request))
    return answer(message_json(world, message))


@routes.get("/webhooks/{application_id}/{token}/messages/{name}")
async def get(request: web.Request) -> web.Response:
    """Return `@original` or a follow-up."""
    world = world_of(request)
    return answer(
        message_json(world, responses.message_of(world, _interaction(request), request.match_info["name"]))
    )


@routes.patch("/webhooks/{application_id}/{token}/messages/{name}")
async def edit(request: web.Request) -> web.Response:
    """Edit `@original` or a follow-up."""
    world = world_of(request)
    message = responses.message_of(world, _interaction(request), request.match_info["name"])
    return answer(message_json(world, posting.edit(world, message, body_of(request), uploads_of(request))))


@routes.delete("/webhooks/{application_id}/{token}/messages/{name}")
async def delete(request: web.Request) -> web.Response:
    """Delete `@original` or a follow-up."""
    world = world_of(request)
    posting.delete(world, responses.message_of(world, _interaction(request), request.match_info["name"]))
    return nothing()
