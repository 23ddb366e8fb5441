-- Wishes for a table, the calls to lobbies that fit them, and people who are kept apart.
-- compatible from 22

CREATE TABLE wishes (  -- for a table on a server, one for each person there
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    games TEXT NOT NULL,  -- JSON
    counts TEXT NOT NULL,  -- JSON: numbers of players; none: any
    paces TEXT NOT NULL,  -- JSON: seconds for an answer, 0 for no clock; none: any
    only_with TEXT NOT NULL,  -- JSON: the users, as texts; none: anybody
    at_once INTEGER NOT NULL,  -- at how many tables the person wants to sit
    days INTEGER NOT NULL,  -- for how long it stands
    lang TEXT NOT NULL,  -- of the server's Discord
    made BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    renewed BIGINT NOT NULL,
    called BIGINT NOT NULL DEFAULT 0,  -- when it last led to a call
    rests INTEGER NOT NULL DEFAULT 0,  -- whether it waits to be renewed, after a call without an answer
    PRIMARY KEY (guild_id, user_id)
);
CREATE INDEX wishes_by_user ON wishes (user_id);

CREATE TABLE calls (  -- of people to a lobby that fits their wish; nobody is called to one twice
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,  -- whether the person was told, or is about to be
    answer TEXT CHECK (answer IN ('joined', 'declined', 'passed')),  -- passed: there was none within a day
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX calls_by_user ON calls (user_id, at);
CREATE INDEX calls_open ON calls (table_id) WHERE answer IS NULL;

CREATE TABLE blocks (  -- whom people are kept apart from
    user_id BIGINT NOT NULL,  -- who wants it; the other is never told
    other_id BIGINT NOT NULL,
    PRIMARY KEY (user_id, other_id)
);
CREATE INDEX blocks_by_other ON blocks (other_id);

ALTER TABLE tables ADD COLUMN met INTEGER NOT NULL DEFAULT 0;  -- whether wishes that fit have opened it
ALTER TABLE invitations ADD COLUMN unheard INTEGER NOT NULL DEFAULT 0;  -- whether its person is not to be called
ALTER TABLE servers ADD COLUMN meeting BIGINT;  -- the channel below which wishes that fit open tables
