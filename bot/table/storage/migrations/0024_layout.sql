-- The number of shards that a process knew of at its start: processes of another layout are no more.
-- compatible from 22

ALTER TABLE heartbeat ADD COLUMN shards INTEGER NOT NULL DEFAULT 1;
