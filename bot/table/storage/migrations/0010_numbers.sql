ALTER TABLE steps ADD COLUMN asked BIGINT;  -- when its question was asked; none: before this was kept
ALTER TABLE tables ADD COLUMN started BIGINT;  -- when the game began; none: before this was kept
ALTER TABLE seats ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;  -- whether it has changed hands in the running game
ALTER TABLE people ADD COLUMN unlisted INTEGER NOT NULL DEFAULT 0;  -- whether the person's numbers are theirs alone
CREATE TABLE leavers (  -- who has left a seat of a running game
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, user_id)
);
CREATE TABLE played (  -- a person's part in a finished game
    id INTEGER PRIMARY KEY,  -- grows with each end, whatever the clock does
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    part TEXT NOT NULL CHECK (part IN ('whole', 'partly', 'left')),
    people INTEGER NOT NULL,  -- who sat there from the beginning to the end
    place INTEGER NOT NULL,
    total INTEGER NOT NULL,
    answers INTEGER NOT NULL,
    took INTEGER,  -- the median of the person's own answers, in seconds
    lasted BIGINT NOT NULL,  -- seconds
    skill DOUBLE PRECISION,  -- after the game; none: no rating
    doubt DOUBLE PRECISION,
    gained INTEGER  -- points of the rating
);
CREATE UNIQUE INDEX played_once ON played (table_id, user_id);
CREATE INDEX played_by_person ON played (guild_id, user_id, game, id);
CREATE INDEX played_by_game ON played (guild_id, game, id);
