-- Invitations and calls know their messages, which lose their buttons when nobody can answer there any more.
-- compatible from 22

ALTER TABLE invitations ADD COLUMN posted BIGINT;  -- the message, as long as it has buttons
ALTER TABLE calls ADD COLUMN posted BIGINT;  -- the message that mentions the person, as long as it has buttons
