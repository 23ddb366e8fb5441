ALTER TABLE messages ADD COLUMN job INTEGER;  -- of the outbox, whose message this is; null: of a press

CREATE TABLE replaced (  -- messages with a successor, until they are deleted or have lost their buttons
    message_id BIGINT PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,  -- -1: of no seat
    channel_id BIGINT NOT NULL
);
CREATE INDEX replaced_by_table ON replaced (table_id);
