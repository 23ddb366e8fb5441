"""Where and by whom tables may be opened, as far as the bot knows the server."""

import pytest

from bot.discord.requests.request import Request, Runtime, require_chosen
from bot.table.lobby.servers import Rights, Setup
from rules.core.decisions import Rejected
from rules.core.words import Words
from tests.bot.discord.speaking import ANA

HERE, ROLE = 2, 7
CHOSEN = Setup(channels=(HERE,), roles=(ROLE,))


def asking(runtime: Runtime, channel: int, *roles: int) -> Request:
    """Somebody in a channel of a server of which the bot knows no channel and no role."""
    return Request(runtime, ANA, Words("en"), channel, 1, "en", rights=Rights(roles=frozenset(roles)))


def test_a_chosen_channel_somebody_is_in_and_a_role_they_have_exist(runtime: Runtime) -> None:
    require_chosen(asking(runtime, HERE, ROLE), CHOSEN)


@pytest.mark.parametrize(
    ("channel", "roles", "key"), [(3, [ROLE], "channels-gone"), (HERE, [], "roles-gone")]
)
def test_chosen_channels_or_roles_that_nobody_finds_are_gone(
    runtime: Runtime, channel: int, roles: list[int], key: str
) -> None:
    with pytest.raises(Rejected) as refused:
        require_chosen(asking(runtime, channel, *roles), CHOSEN)
    assert refused.value.text.key == f"discord.refused.{key}"
