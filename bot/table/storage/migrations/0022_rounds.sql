-- The round of each checkpoint, so that looking back need not open checkpoints to find where rounds begin.
-- compatible from 21

ALTER TABLE checkpoints ADD COLUMN round INTEGER;  -- by the game's own count; null: not noted
