-- What computers think beside a game: advice, the stories of games, and how sharp computer players thought.

ALTER TABLE tables ADD COLUMN advice INTEGER NOT NULL DEFAULT 0;  -- whether people may ask what a computer would do

CREATE TABLE advice (  -- that a person was given; the newest day's alone is kept
    user_id BIGINT NOT NULL,
    day INTEGER NOT NULL,  -- since 1970
    ask TEXT NOT NULL,  -- the question
    PRIMARY KEY (user_id, day, ask)
);

CREATE TABLE thoughts (  -- of sharp computer players, so that each can be repeated
    table_id INTEGER NOT NULL REFERENCES tables (id),
    ask TEXT NOT NULL,  -- the question
    playouts INTEGER NOT NULL,
    candidates INTEGER NOT NULL,
    horizon INTEGER,  -- in answers; null: to the end
    code TEXT NOT NULL,  -- the version of the rules that thought
    PRIMARY KEY (table_id, ask)
);

CREATE TABLE stories (  -- of finished games: where they were won
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    content BYTEA NOT NULL  -- JSON, packed by zlib
);
