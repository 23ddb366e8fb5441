ALTER TABLE tables ADD COLUMN archived BIGINT;  -- since when a running table rests; everything is kept
ALTER TABLE tables ADD COLUMN stopped TEXT;  -- why it is frozen: 'operator', or the fault's kind and place
ALTER TABLE tables ADD COLUMN wanted INTEGER;  -- how many players the host waits for
ALTER TABLE tables ADD COLUMN gathered INTEGER NOT NULL DEFAULT 0;  -- whether they were told that all are there

DROP INDEX tables_active_in_channel;
CREATE UNIQUE INDEX tables_active_in_channel ON tables (channel_id)
    WHERE status IN ('lobby', 'running', 'frozen') AND archived IS NULL;
DROP INDEX tables_active;
CREATE INDEX tables_active ON tables (id) WHERE status IN ('lobby', 'running', 'frozen') AND archived IS NULL;

CREATE TABLE invitations (  -- to a lobby; nobody is asked twice
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    message INTEGER NOT NULL,  -- the number of the message in which the person is asked, maybe with others
    told INTEGER NOT NULL DEFAULT 0,  -- whether it was posted
    answer TEXT CHECK (answer IN ('accepted', 'declined')),
    PRIMARY KEY (table_id, user_id)
);

CREATE TABLE servers (  -- what the owner of a server has set; who has no row has set nothing
    guild_id BIGINT PRIMARY KEY,
    lang TEXT,
    place TEXT CHECK (place IN ('here', 'thread')),
    budget INTEGER,  -- seconds for an answer at a new table
    channels TEXT NOT NULL DEFAULT '[]',  -- JSON: where tables may be opened; none: everywhere
    roles TEXT NOT NULL DEFAULT '[]'  -- JSON: who may open them; none: everybody
);

CREATE TABLE heartbeat (  -- one row: the bot is alive
    id INTEGER PRIMARY KEY,
    started BIGINT NOT NULL,
    at BIGINT NOT NULL,
    connected INTEGER NOT NULL  -- to Discord
);

INSERT INTO reminders (table_id, kind, due, count)
    SELECT id, 'idle', since + 2592000, 0 FROM tables WHERE status IN ('running', 'frozen');
INSERT INTO reminders (table_id, kind, due, count)
    SELECT id, 'wake', since + 72000, 0 FROM tables WHERE status IN ('running', 'frozen');
