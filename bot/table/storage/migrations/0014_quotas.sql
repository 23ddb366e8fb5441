CREATE INDEX tables_by_host ON tables (host_id, created);
CREATE INDEX tables_by_guild ON tables (guild_id, status, archived);
