ALTER TABLE messages ADD COLUMN bare INTEGER NOT NULL DEFAULT 0;  -- whether it is shown in words, without its picture
CREATE INDEX messages_bare ON messages (table_id) WHERE bare = 1;
