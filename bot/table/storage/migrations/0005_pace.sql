ALTER TABLE tables ADD COLUMN budget INTEGER;  -- seconds for an answer; none: no clock
ALTER TABLE tables ADD COLUMN expiry TEXT NOT NULL DEFAULT 'nudge' CHECK (expiry IN ('nudge', 'play'));
ALTER TABLE tables ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
