-- The colours of pictures: of a person's own, and of a table's in its channel.

ALTER TABLE people ADD COLUMN theme TEXT NOT NULL DEFAULT 'dark' CHECK (theme IN ('dark', 'light', 'contrast'));
ALTER TABLE tables ADD COLUMN theme TEXT NOT NULL DEFAULT 'dark' CHECK (theme IN ('dark', 'light', 'contrast'));
