ALTER TABLE tables ADD COLUMN rewind_by TEXT NOT NULL DEFAULT 'all' CHECK (rewind_by IN ('all', 'host'));
ALTER TABLE seats ADD COLUMN lent INTEGER NOT NULL DEFAULT 0;  -- only the former owner may take the seat
CREATE TABLE proposals (  -- what people of a table are asked to agree to
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,  -- counts the table's proposals
    kind TEXT NOT NULL CHECK (kind IN ('rewind', 'restore', 'replace', 'offer')),
    by_id BIGINT NOT NULL,
    seat INTEGER NOT NULL,  -- that changes hands; -1: none
    user_id BIGINT,  -- who sits there, or is offered the seat
    step_no INTEGER NOT NULL,  -- the number of answers to go back to; -1: none
    lost INTEGER NOT NULL,  -- answers that go
    told TEXT,  -- JSON: what had happened then, as everybody knows it
    opened BIGINT NOT NULL,
    due BIGINT NOT NULL,
    ended TEXT,  -- why; none: it is open
    shown INTEGER NOT NULL,  -- whether its message still has to follow what becomes of it
    PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX proposals_open ON proposals (table_id, kind, seat) WHERE ended IS NULL;
CREATE TABLE ballots (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    agrees INTEGER NOT NULL,
    PRIMARY KEY (table_id, number, user_id)
);
CREATE TABLE rewinds (  -- each began a branch of the table's game
    table_id INTEGER NOT NULL REFERENCES tables (id),
    branch INTEGER NOT NULL,
    number INTEGER NOT NULL,  -- of its proposal
    step_no INTEGER NOT NULL,  -- the number of answers that stood before it
    restored INTEGER NOT NULL,  -- whether it was taken back
    kept BYTEA,  -- JSON, packed by zlib: what it took away, until somebody answers
    PRIMARY KEY (table_id, branch)
);
