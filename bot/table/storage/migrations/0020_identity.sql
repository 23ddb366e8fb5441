-- The database itself gives the ids: no row that counts them has to be changed by every transaction.

ALTER TABLE outbox RENAME TO old_outbox;
DROP INDEX outbox_by_table;
CREATE TABLE outbox (  -- what still has to be said; a kind's columns are the fields of its job, the others are null
    id INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again: it names the message on Discord
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    anew INTEGER,  -- whether the panel moves to the bottom of the channel
    loud INTEGER,  -- whether a direct message may make a noise
    seats TEXT,  -- JSON
    user_id BIGINT,  -- whom it is said to, if to one person
    text TEXT  -- JSON
);
INSERT INTO outbox (id, table_id, kind, anew, loud, seats, user_id, text)
    SELECT id, table_id, kind, anew, loud, seats, user_id, text FROM old_outbox;
DROP TABLE old_outbox;
CREATE INDEX outbox_by_table ON outbox (table_id, id);

-- Also if nothing waits to be said now.
DELETE FROM sqlite_sequence WHERE name = 'outbox';
INSERT INTO sqlite_sequence (name, seq) SELECT 'outbox', last FROM numbers WHERE name = 'outbox';
DROP TABLE numbers;
