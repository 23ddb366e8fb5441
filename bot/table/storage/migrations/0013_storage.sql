ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;  -- whether its past lies in `packed`
CREATE INDEX tables_to_pack ON tables (finished) WHERE packed = 0 AND finished IS NOT NULL;
CREATE TABLE packed (  -- rows of a finished game; its newest ones stay where they were
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,  -- the table that they were in
    content BYTEA NOT NULL,  -- JSON, packed by xz
    PRIMARY KEY (table_id, kind)
);
CREATE TABLE packed_people (  -- the users who stand in packed rows as numbers
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    user_id BIGINT,  -- none: forgotten
    PRIMARY KEY (table_id, number)
);
CREATE INDEX packed_people_by_user ON packed_people (user_id, table_id);
ALTER TABLE heartbeat ADD COLUMN ill TEXT NOT NULL DEFAULT '[]';  -- JSON: the bot's parts that do not work
ALTER TABLE heartbeat ADD COLUMN checked BIGINT NOT NULL DEFAULT 0;  -- when the whole database was read last
ALTER TABLE heartbeat ADD COLUMN sound INTEGER NOT NULL DEFAULT 1;  -- what was found then
CREATE INDEX gone_by_table ON gone (table_id, n);
