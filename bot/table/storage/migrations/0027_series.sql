-- Series: several rounds of one game, whose tables the bot draws, opens and counts.
-- compatible from 22

CREATE TABLE series (
    id INTEGER PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,  -- where it is announced; its tables are threads below
    number INTEGER NOT NULL,  -- of the server's series
    game TEXT NOT NULL,
    options TEXT NOT NULL,  -- JSON
    lang TEXT NOT NULL,
    host_id BIGINT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over', 'closed')),
    size INTEGER NOT NULL,  -- seats of a table
    rounds INTEGER NOT NULL,
    budget INTEGER,  -- seconds for an answer; none: no clock
    expiry TEXT NOT NULL CHECK (expiry IN ('nudge', 'default', 'play')),
    fill TEXT NOT NULL CHECK (fill IN ('computers', 'people')),  -- who takes seats that nobody has
    players INTEGER,  -- with how many it begins by itself
    days INTEGER NOT NULL,  -- until the deadline of a round
    roles TEXT NOT NULL DEFAULT '[]',  -- JSON: who may join; none: everybody, or who is named
    named TEXT NOT NULL DEFAULT '[]',  -- JSON: the users who may join, as texts
    seed TEXT NOT NULL,  -- of the draws
    round INTEGER NOT NULL DEFAULT 0,
    created BIGINT NOT NULL,
    began BIGINT,  -- when the first round was drawn: a season of the leaderboard begins
    due BIGINT NOT NULL,  -- when signing up, or the round, ends
    retry BIGINT NOT NULL DEFAULT 0  -- when a thread is tried again that Discord refused
);
CREATE INDEX series_by_server ON series (guild_id, game, began);
CREATE INDEX series_by_channel ON series (channel_id);
CREATE INDEX series_at_work ON series (id) WHERE status IN ('open', 'running');

CREATE TABLE series_players (
    series_id INTEGER NOT NULL REFERENCES series (id),
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    part TEXT NOT NULL CHECK (part IN ('in', 'reserve', 'out')),
    at BIGINT NOT NULL,
    PRIMARY KEY (series_id, user_id)
);
CREATE INDEX series_players_by_user ON series_players (user_id);

CREATE TABLE series_tables (
    series_id INTEGER NOT NULL REFERENCES series (id),
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,  -- negative: somebody sits out
    table_id INTEGER REFERENCES tables (id),  -- none yet: its thread is still to be opened
    state TEXT NOT NULL CHECK (state IN ('drawn', 'over', 'void')),
    mended INTEGER NOT NULL DEFAULT 0,  -- whether people have changed the result, which then stands
    PRIMARY KEY (series_id, round, number)
);
CREATE INDEX series_tables_by_table ON series_tables (table_id);

CREATE TABLE series_seats (
    series_id INTEGER NOT NULL REFERENCES series (id),
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id BIGINT,  -- for whom it counts; none: for nobody
    place INTEGER,
    total INTEGER NOT NULL DEFAULT 0,  -- the game's own points
    PRIMARY KEY (series_id, round, number, seat)
);
CREATE INDEX series_seats_by_user ON series_seats (user_id);

CREATE TABLE series_log (  -- who changed what
    series_id INTEGER NOT NULL REFERENCES series (id),
    n INTEGER NOT NULL,
    at BIGINT NOT NULL,
    told TEXT NOT NULL,  -- JSON: the text
    PRIMARY KEY (series_id, n)
);

CREATE TABLE series_posts (  -- its messages, which are brought up to date until `shown` is `wanted`
    series_id INTEGER NOT NULL REFERENCES series (id),
    kind TEXT NOT NULL CHECK (kind IN ('signup', 'round', 'standings', 'final', 'trouble')),
    round INTEGER NOT NULL,
    wanted INTEGER NOT NULL,
    shown INTEGER NOT NULL DEFAULT 0,
    message_id BIGINT,
    PRIMARY KEY (series_id, kind, round)
);
CREATE INDEX series_posts_unsaid ON series_posts (series_id) WHERE shown < wanted;
