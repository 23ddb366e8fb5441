-- Only what SQLite and PostgreSQL both understand. Times are seconds since 1970, flags are 0 or 1.

CREATE TABLE numbers (  -- the last id of each kind; ids are never used again
    name TEXT PRIMARY KEY,
    last INTEGER NOT NULL
);

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,  -- JSON
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'closed', 'frozen')),
    host_id BIGINT NOT NULL,
    lang TEXT NOT NULL,
    fence INTEGER NOT NULL,  -- raised by every change
    seed_hash TEXT,
    seed TEXT,  -- public: only when the game is over
    computer_seed TEXT,  -- for the dice of computer players
    created BIGINT NOT NULL,
    since BIGINT NOT NULL,  -- when the open question was asked
    finished BIGINT,
    result TEXT  -- JSON
);
CREATE UNIQUE INDEX tables_active_in_channel ON tables (channel_id) WHERE status IN ('lobby', 'running', 'frozen');
CREATE INDEX tables_by_channel ON tables (channel_id, id);
CREATE INDEX tables_active ON tables (id) WHERE status IN ('lobby', 'running', 'frozen');

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    computer TEXT,
    waiting INTEGER NOT NULL,  -- whether the table waits for this seat
    heard INTEGER NOT NULL,  -- the number of answers at this seat's last one that led on
    PRIMARY KEY (table_id, seat)
);
CREATE UNIQUE INDEX seats_by_user ON seats (user_id, table_id);
CREATE INDEX seats_waiting ON seats (user_id, table_id) WHERE waiting = 1;

CREATE TABLE checkpoints (  -- all are kept; a game goes on from the newest
    table_id INTEGER NOT NULL REFERENCES tables (id),
    step_no INTEGER NOT NULL,
    version INTEGER NOT NULL,
    head TEXT NOT NULL,
    state BYTEA NOT NULL,  -- JSON, packed by zlib
    PRIMARY KEY (table_id, step_no)
);

CREATE TABLE steps (  -- the answers that stand
    table_id INTEGER NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    prompt TEXT NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL,  -- JSON
    drawn INTEGER NOT NULL,
    made_by TEXT NOT NULL,
    passed INTEGER NOT NULL,
    user_id BIGINT,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE gone (  -- answers that an update of the rules cut
    table_id INTEGER NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    prompt TEXT NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL,
    drawn INTEGER NOT NULL,
    made_by TEXT NOT NULL,
    passed INTEGER NOT NULL,
    user_id BIGINT,
    at BIGINT NOT NULL,
    why TEXT NOT NULL
);

CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,  -- counts the table's events
    step_no INTEGER NOT NULL,  -- the number of answers that led to it
    event TEXT NOT NULL,  -- JSON
    PRIMARY KEY (table_id, n)
);
CREATE INDEX events_by_step ON events (table_id, step_no, n);

CREATE TABLE drafts (  -- unfinished answers
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    ask TEXT NOT NULL,
    draft TEXT NOT NULL,  -- JSON
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE messages (  -- what to edit instead of posting again
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,  -- -1: of no seat
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    PRIMARY KEY (table_id, kind, seat)
);

CREATE TABLE outbox (  -- what still has to be said
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    post INTEGER NOT NULL,
    seats TEXT NOT NULL,  -- JSON
    text TEXT  -- JSON
);
CREATE INDEX outbox_by_table ON outbox (table_id, id);

CREATE TABLE reminders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    due BIGINT NOT NULL,
    PRIMARY KEY (table_id, kind)
);
CREATE INDEX reminders_by_due ON reminders (due);

CREATE TABLE people (
    user_id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    closed_dm INTEGER NOT NULL
);
