"""Permissions: roles, owners and administrators, and what a channel allows and denies."""

import pytest

from bot.sandbox.world.permissions import ALL, MEMBER, Permission, in_channel, in_guild
from bot.sandbox.world.state import Overwrite, Role
from tools.driver import City, Person, Place

SEND, EMBED, VIEW = Permission.SEND_MESSAGES, Permission.EMBED_LINKS, Permission.VIEW_CHANNEL
NONE = Permission(0)


def give(city: City, person: Person, *granted: Permission) -> list[int]:
    """Give a person a role for each of these permissions, and return the roles."""
    roles = [Role(city.world.next_id(), "role", int(each)) for each in granted]
    city.guild.roles |= {role.id: role for role in roles}
    city.guild.members[person.id] += [role.id for role in roles]
    return [role.id for role in roles]


def test_in_a_guild_one_may_what_all_may_and_what_ones_roles_give(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    pins, threads = Permission.PIN_MESSAGES, Permission.MANAGE_THREADS
    give(city, ana, pins, threads)
    stranger = city.person("Cid", member=False)
    granted = {person: in_guild(city.guild, person.id) for person in (ana, bia, stranger)}
    assert granted == {ana: MEMBER | pins | threads, bia: MEMBER, stranger: NONE}
    assert in_channel(city.guild, games.channel, stranger.id) == NONE


def test_owners_and_administrators_may_do_everything_everywhere(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    give(city, ana, Permission.ADMINISTRATOR)
    for who in (city.guild.owner_id, ana.id, bia.id):
        games.channel.overwrites.append(Overwrite(who, 1, deny=int(VIEW | SEND)))
    granted = [in_guild(city.guild, who) for who in (city.guild.owner_id, ana.id)]
    granted += [in_channel(city.guild, games.channel, who) for who in (city.guild.owner_id, ana.id)]
    assert granted == [ALL] * 4
    assert in_channel(city.guild, games.channel, bia.id) == NONE


@pytest.mark.parametrize(
    ("everyone", "roles", "member", "granted"),
    [
        ((NONE, NONE), [], None, MEMBER),
        ((NONE, SEND), [], None, MEMBER & ~SEND),
        ((NONE, SEND), [(SEND, NONE)], None, MEMBER),
        ((SEND, NONE), [(NONE, SEND)], None, MEMBER & ~SEND),
        ((NONE, NONE), [(NONE, SEND), (SEND, NONE)], None, MEMBER),
        ((NONE, NONE), [(SEND, NONE), (NONE, SEND)], None, MEMBER),
        ((NONE, NONE), [(SEND, NONE)], (NONE, SEND), MEMBER & ~SEND),
        ((NONE, SEND), [(NONE, EMBED)], (SEND, NONE), MEMBER & ~EMBED),
        ((NONE, VIEW), [], None, NONE),
        ((NONE, VIEW), [], (VIEW, NONE), MEMBER),
    ],
)
def test_a_channel_speaks_to_everyone_then_to_roles_then_to_a_member(
    city: City,
    ana: Person,
    games: Place,
    everyone: tuple[Permission, Permission],
    roles: list[tuple[Permission, Permission]],
    member: tuple[Permission, Permission] | None,
    granted: Permission,
) -> None:
    own = give(city, ana, *(NONE for _ in roles))
    [others] = give(city, city.person("Bia"), NONE)
    give(city, ana, NONE)  # a role that the channel does not speak of
    said = [(city.guild.id, 0, everyone), *((role, 0, it) for role, it in zip(own, roles, strict=True))]
    said += [(others, 0, (NONE, VIEW))] + ([(ana.id, 1, member)] if member else [])
    games.channel.overwrites = [
        Overwrite(whose, of, allow=int(allow), deny=int(deny)) for whose, of, (allow, deny) in said
    ]
    assert in_channel(city.guild, games.channel, ana.id) == granted
