-- What people were told about questions that they met for the first time.

ALTER TABLE people ADD COLUMN tips INTEGER NOT NULL DEFAULT 1;  -- whether the person wants them

CREATE TABLE tips (
    user_id BIGINT NOT NULL,
    prompt TEXT NOT NULL,  -- the kind of question, such as kemet.ask.turn
    ask TEXT NOT NULL,  -- the question with which the tip came
    PRIMARY KEY (user_id, prompt)
);
