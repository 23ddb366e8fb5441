"""Ratings: the model's estimate of a person in a game on one server, and the points that people see."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from bot.table.model import Rating
from bot.table.storage.database import Database, execute
from rules.core.decisions import Seat

MODEL = PlackettLuce()
START = 1500  # points of a person who has not played yet
SCALE = 20  # points per unit of the model: 400 points mean odds of about ten to one, after a few dozen games
SURE = 5  # rated games after which a rating is no longer provisional


class Skill(NamedTuple):
    """The model's estimate and its uncertainty (standard deviation), in the model's units."""

    skill: float = MODEL.mu
    doubt: float = MODEL.sigma

    @property
    def points(self) -> int:
        """The rating that people see."""
        return round(START + SCALE * (self.skill - MODEL.mu))


def rated(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Return the estimates after a game that ended with these places (1: won; equal places are shared)."""
    teams = [[MODEL.create_rating([each.skill, each.doubt])] for each in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in after]


def after_table(db: Database, table_id: int) -> Mapping[Seat, Rating]:
    """Return the ratings after a finished game, by seat, of the people who do not hide their statistics."""
    sql = (
        "SELECT played.* FROM played JOIN people ON people.user_id = played.user_id"
        " WHERE table_id = $1 AND skill IS NOT NULL AND unlisted = 0"
    )
    return {
        row["seat"]: Rating(Skill(row["skill"], row["doubt"]).points, row["gained"])
        for row in execute(db, sql, table_id).fetchall()
    }
