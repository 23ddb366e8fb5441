ALTER TABLE seats ADD COLUMN former BIGINT;  -- who gave the seat up; a computer plays on until somebody takes it
