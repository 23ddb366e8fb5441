-- What people were told about questions that they met for the first time.

ALTER TABLE people ADD COLUMN tips INTEGER NOT NULL DEFAULT 1;  -- whether the person wants them

CREATE TABLE tips (
    user_id BIGINT NOT NULL,
    prompt TEXT NOT NULL,  -- the kind of question, such as kemet.ask.turn
    ask TEXT NOT NULL,  -- the question with which the tip came
    PRIMARY KEY (user_id, prompt)
);

-- Lessons: a game for one person and computer players, with a coach's words.

ALTER TABLE tables ADD COLUMN lesson INTEGER;  -- the most answers that the learner has made; null: no lesson

CREATE TABLE lessons (  -- how far people get, without names
    game TEXT NOT NULL,
    answers INTEGER NOT NULL,
    count INTEGER NOT NULL,  -- the lessons in which the learner made at least so many answers
    PRIMARY KEY (game, answers)
);
