ALTER TABLE people ADD COLUMN chosen TEXT;  -- the language that the person asked for; lang is the client's
