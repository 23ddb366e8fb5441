-- Who was asleep or away when a vote, an invitation or a full lobby called them, and is to be called later.
-- compatible from 22

CREATE TABLE summons (  -- people to be called about something besides their turn, who were asleep or away
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id BIGINT NOT NULL,
    due BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX summons_by_due ON summons (due);
