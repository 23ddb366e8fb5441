"""Form of Discord's refusals, the requests that a fault strikes, and what the bot has asked for."""

import pytest

from bot.sandbox.world.faults import Fault, Faults
from bot.sandbox.world.form import (
    Json,
    Problems,
    Refused,
    child,
    ids,
    number,
    objects,
    parsed,
    required,
    texts,
    truth,
)
from bot.sandbox.world.traffic import Request, Traffic
from tests.sandbox.test_limits import code_at


def test_a_refusal_names_the_places_that_are_wrong_if_there_are_any() -> None:
    plain, placed = Refused(403, 50001, "Missing Access"), Refused(400, 50035, "Invalid", {"name": {}})
    assert plain.body() == {"message": "Missing Access", "code": 50001}
    assert placed.body() == {"message": "Invalid", "code": 50035, "errors": {"name": {}}}
    assert (str(plain), str(placed)) == ("403 50001: Missing Access", "400 50035: Invalid {'name': {}}")


@pytest.mark.parametrize("words", ["no json", "", "[" * 4000])
def test_what_is_no_json_is_refused_however_deep_it_is_nested(words: str) -> None:
    assert parsed('{"op": [1]}') == {"op": [1]}
    with pytest.raises(Refused) as refusal:
        parsed(words)
    assert (refusal.value.status, refusal.value.code) == (400, 50109)


def test_problems_are_gathered_and_told_together_at_their_places() -> None:
    problems = Problems()
    problems.refuse()
    problems.add(("a", 0), "ONE", "one")
    problems.add(("a", 0), "TWO", "two")
    problems.need(("b",))
    with pytest.raises(Refused) as refusal:
        problems.refuse()
    told = [{"code": "ONE", "message": "one"}, {"code": "TWO", "message": "two"}]
    errors = refusal.value.errors or {}
    assert (refusal.value.status, refusal.value.code, errors["a"]) == (400, 50035, {"0": {"_errors": told}})
    assert code_at(errors, "b") == "BASE_TYPE_REQUIRED"
    with pytest.raises(TypeError):
        child({"a": 7}, "a")


def test_what_is_absent_or_null_is_nothing() -> None:
    for body in (Json(), Json(it=None)):
        assert (number(body, "it"), truth(body, "it"), truth(body, "it", absent=True)) == (None, False, True)
        assert (texts(body, "it"), ids(body, "it"), objects(body.get("it"))) == ([], [], [])
        with pytest.raises(Refused):
            required(body, "it")


def test_a_fault_strikes_matching_requests_as_often_as_it_was_asked_to() -> None:
    faults = Faults()
    twice, once = Fault("POST /channels/*/messages", "lose", times=2), Fault("* /users/@me", "slow")
    for fault in (twice, once):
        faults.add(fault)
    post, look = ("POST", "/channels/7/messages"), ("GET", "/users/@me")
    struck = [faults.take(*each) for each in (("GET", post[1]), look, look, post, post, post)]
    assert struck == [None, once, None, twice, twice, None]
    assert faults.waiting == []


def test_requests_are_found_by_method_and_the_beginning_of_their_path() -> None:
    asked = [("GET", "/users/@me"), ("POST", "/users/@me/channels"), ("POST", "/channels/7/messages")]
    traffic = Traffic([Request(0.0, method, path) for method, path in asked])
    assert traffic.of("POST", "/users/") == [traffic.requests[1]]
    assert traffic.of("POST", "/") == traffic.requests[1:]
