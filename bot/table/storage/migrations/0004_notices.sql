CREATE TABLE habits (  -- how people want to be called upon; who has no row has said nothing
    user_id BIGINT PRIMARY KEY,
    notice TEXT NOT NULL CHECK (notice IN ('mention', 'dm', 'both', 'silent')),
    zone TEXT NOT NULL,  -- a name of the IANA database
    quiet_from INTEGER,  -- minutes of the day
    quiet_to INTEGER,
    away_from BIGINT,
    away_to BIGINT
);
ALTER TABLE reminders ADD COLUMN count INTEGER NOT NULL DEFAULT 0;  -- how often it has come up
