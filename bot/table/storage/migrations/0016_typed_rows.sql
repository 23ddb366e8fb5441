-- What was told apart by texts inside texts has columns of its own.

ALTER TABLE events ADD COLUMN source TEXT NOT NULL DEFAULT 'rules'
    CHECK (source IN ('rules', 'play', 'table', 'rewind'));  -- who tells it
ALTER TABLE events ADD COLUMN readers TEXT NOT NULL DEFAULT 'all'
    CHECK (readers IN ('all', 'differ', 'some'));  -- all read one text; all read, but not the same; only some read
UPDATE events SET source = CASE
    WHEN json_extract(event, '$.public.key') = 'table.history.rewound' THEN 'rewind'
    WHEN json_extract(event, '$.public.key') LIKE 'table.history.%' THEN 'table'
    WHEN json_extract(event, '$.public.key') LIKE 'table.log.%' THEN 'play'
    ELSE 'rules' END;
UPDATE events SET readers = CASE
    WHEN json_extract(event, '$.public.key') IS NULL THEN 'some'
    WHEN json_array_length(event, '$.seats') > 0 THEN 'differ'
    ELSE 'all' END;

ALTER TABLE reminders RENAME TO old_reminders;
DROP INDEX reminders_by_due;
CREATE TABLE reminders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('lobby', 'call', 'clock', 'vote', 'idle', 'wake')),
    number INTEGER NOT NULL DEFAULT -1,  -- the seat of a call or a clock, the proposal of a vote; -1: of neither
    due BIGINT NOT NULL,
    count INTEGER NOT NULL DEFAULT 0,  -- how often it has come up
    PRIMARY KEY (table_id, kind, number)
);
INSERT INTO reminders (table_id, kind, number, due, count)
    SELECT table_id,
        CASE WHEN kind LIKE 'remind:%' THEN 'call' WHEN kind LIKE '%:%' THEN substr(kind, 1, instr(kind, ':') - 1)
            ELSE kind END,
        CASE WHEN kind LIKE '%:%' THEN CAST(substr(kind, instr(kind, ':') + 1) AS INTEGER) ELSE -1 END,
        due, count
    FROM old_reminders;
DROP TABLE old_reminders;
CREATE INDEX reminders_by_due ON reminders (due);

ALTER TABLE outbox RENAME TO old_outbox;
DROP INDEX outbox_by_table;
CREATE TABLE outbox (  -- what still has to be said; a kind's columns are the fields of its job, the others are null
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    anew INTEGER,  -- whether the panel moves to the bottom of the channel
    loud INTEGER,  -- whether a direct message may make a noise
    seats TEXT,  -- JSON
    user_id BIGINT,  -- whom it is said to, if to one person
    text TEXT  -- JSON
);
INSERT INTO outbox (id, table_id, kind, anew, loud, seats, user_id, text)
    SELECT id, table_id, kind, CASE WHEN kind = 'panel' THEN post END, CASE WHEN kind = 'private' THEN post END,
        seats, user_id, text
    FROM old_outbox;
DROP TABLE old_outbox;
CREATE INDEX outbox_by_table ON outbox (table_id, id);
