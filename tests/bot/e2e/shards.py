"""Servers on different connections to Discord."""

from tools.driver import City


def one_for_each(city: City, count: int) -> list[City]:
    """A server of each of so many connections; `city` is one of them."""
    city.world.shards = count
    found = {(city.guild.id >> 22) % count: city}
    while len(found) < count:
        city.world.clock.advance(0.001)  # an id tells its millisecond, and that chooses the connection
        other = City(city.world)
        found.setdefault((other.guild.id >> 22) % count, other)
    return [found[shard] for shard in range(count)]
