-- A number that stood inside a text has a column of its own.

ALTER TABLE gone ADD COLUMN branch INTEGER;  -- the rewind that took it away; null: a change of the rules did
UPDATE gone SET branch = CAST(substr(why, 8) AS INTEGER) WHERE why LIKE 'rewind:%';
ALTER TABLE gone DROP COLUMN why;

ALTER TABLE messages RENAME TO old_messages;
DROP INDEX messages_bare;
CREATE TABLE messages (  -- what to edit instead of posting again
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL
        CHECK (kind IN ('lobby', 'panel', 'private', 'ping', 'ping-dm', 'vote', 'trouble', 'replay')),
    seat INTEGER NOT NULL,  -- -1: of no seat
    number INTEGER NOT NULL DEFAULT -1,  -- the proposal of a vote; -1: of none
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    job INTEGER,  -- the row of the outbox that posted it; null: a press did
    bare INTEGER NOT NULL DEFAULT 0,  -- whether it still lacks its picture
    PRIMARY KEY (table_id, kind, seat, number)
);
INSERT INTO messages (table_id, kind, seat, number, channel_id, message_id, job, bare)
    SELECT table_id,
        CASE WHEN kind LIKE 'vote:%' THEN 'vote' ELSE kind END,
        seat,
        CASE WHEN kind LIKE 'vote:%' THEN CAST(substr(kind, 6) AS INTEGER) ELSE -1 END,
        channel_id, message_id, job, bare
    FROM old_messages
    WHERE kind LIKE 'vote:%' OR kind IN ('lobby', 'panel', 'private', 'ping', 'ping-dm', 'trouble', 'replay');
DROP TABLE old_messages;
CREATE INDEX messages_bare ON messages (table_id) WHERE bare = 1;
