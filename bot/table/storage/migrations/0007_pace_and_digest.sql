ALTER TABLE tables ADD COLUMN late TEXT NOT NULL DEFAULT 'nudge' CHECK (late IN ('nudge', 'default', 'play'));
UPDATE tables SET late = expiry;
ALTER TABLE tables DROP COLUMN expiry;
ALTER TABLE tables RENAME COLUMN late TO expiry;  -- a check can't be widened in place
ALTER TABLE tables ADD COLUMN autoplay INTEGER NOT NULL DEFAULT 1;  -- whether only answers are given by themselves
ALTER TABLE orders ADD COLUMN answer TEXT;  -- JSON; none: the question's default
ALTER TABLE outbox ADD COLUMN user_id BIGINT;  -- whom it is said to, if to one person
ALTER TABLE habits ADD COLUMN digest INTEGER;  -- minutes of the local day; none: no digest
CREATE TABLE digests (  -- when each person's next one is due
    user_id BIGINT PRIMARY KEY,
    due BIGINT NOT NULL
);
CREATE INDEX digests_by_due ON digests (due);
