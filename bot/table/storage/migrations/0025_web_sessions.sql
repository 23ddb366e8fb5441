-- People who are logged in at the page of the boards.
-- compatible from 22

CREATE TABLE web_sessions (  -- people logged in at the page of the boards, once for each browser
    hash TEXT PRIMARY KEY,  -- SHA-256 of the browser's cookie, which is stored nowhere
    user_id BIGINT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,  -- the last hour in which it was used
    ends BIGINT NOT NULL
);
CREATE INDEX web_sessions_by_person ON web_sessions (user_id);
CREATE INDEX web_sessions_by_end ON web_sessions (ends);
