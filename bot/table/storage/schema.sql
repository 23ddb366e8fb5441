-- The whole schema, as new databases get it. Old ones get it from the migrations; a test keeps both the same.
-- Only what SQLite and PostgreSQL both understand, once `engines/schema.py` has put in PostgreSQL's names of types.
-- Times are seconds since 1970, flags are 0 or 1.

-- --- tables and their games ---------------------------------------------------------------------------------

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,  -- JSON
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'closed', 'frozen')),
    stopped TEXT,  -- why it is frozen: 'operator', or the fault's kind and place
    archived BIGINT,  -- when a running table was archived; everything is kept
    host_id BIGINT NOT NULL,
    lang TEXT NOT NULL,
    wanted INTEGER,  -- how many players the host waits for
    gathered INTEGER NOT NULL DEFAULT 0,  -- 1: the lobby is to be told that everybody is there; 2: it was told
    budget INTEGER,  -- seconds for an answer; none: no clock
    expiry TEXT NOT NULL DEFAULT 'nudge' CHECK (expiry IN ('nudge', 'default', 'play')),
    paused INTEGER NOT NULL DEFAULT 0,
    autoplay INTEGER NOT NULL DEFAULT 1,  -- whether an only possible answer is given without asking
    rewind_by TEXT NOT NULL DEFAULT 'all' CHECK (rewind_by IN ('all', 'host')),
    fence INTEGER NOT NULL,  -- raised by every change
    seed_hash TEXT,
    seed TEXT,  -- public: only when the game is over
    computer_seed TEXT,  -- for the dice of computer players
    created BIGINT NOT NULL,
    started BIGINT,  -- when the game began; null: before this was recorded
    since BIGINT NOT NULL,  -- when the open question was asked
    finished BIGINT,
    result TEXT,  -- JSON
    packed INTEGER NOT NULL DEFAULT 0,  -- whether its past lies in `packed`
    lesson INTEGER,  -- the most answers that the learner has made; null: no lesson
    theme TEXT NOT NULL DEFAULT 'dark' CHECK (theme IN ('dark', 'light', 'contrast')),  -- of the pictures in its channel
    advice INTEGER NOT NULL DEFAULT 0,  -- whether people may ask what a computer would do
    met INTEGER NOT NULL DEFAULT 0  -- whether wishes that fit have opened it
);
CREATE UNIQUE INDEX tables_active_in_channel ON tables (channel_id)
    WHERE status IN ('lobby', 'running', 'frozen') AND archived IS NULL;
CREATE INDEX tables_active ON tables (id) WHERE status IN ('lobby', 'running', 'frozen') AND archived IS NULL;
CREATE INDEX tables_by_channel ON tables (channel_id, id);
CREATE INDEX tables_by_host ON tables (host_id, created);
CREATE INDEX tables_by_guild ON tables (guild_id, status, archived);
CREATE INDEX tables_to_pack ON tables (finished) WHERE packed = 0 AND finished IS NOT NULL;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    computer TEXT,
    former BIGINT,  -- who gave the seat up; a computer plays on until somebody takes it
    lent INTEGER NOT NULL DEFAULT 0,  -- only the former owner may take the seat
    changed INTEGER NOT NULL DEFAULT 0,  -- whether it has changed hands in the running game
    waiting INTEGER NOT NULL,  -- whether the table waits for this seat
    heard INTEGER NOT NULL,  -- how many answers there were at this seat's last one that led on
    PRIMARY KEY (table_id, seat)
);
CREATE UNIQUE INDEX seats_by_user ON seats (user_id, table_id);
CREATE INDEX seats_waiting ON seats (user_id, table_id) WHERE waiting = 1;

CREATE TABLE checkpoints (  -- all are kept; a game goes on from the newest
    table_id INTEGER NOT NULL REFERENCES tables (id),
    step_no INTEGER NOT NULL,
    version INTEGER NOT NULL,
    head TEXT NOT NULL,
    state BYTEA NOT NULL,  -- JSON, packed by zlib
    round INTEGER,  -- by the game's own count; null: not noted
    PRIMARY KEY (table_id, step_no)
);

CREATE TABLE steps (  -- the answers that stand
    table_id INTEGER NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    prompt TEXT NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL,  -- JSON
    drawn INTEGER NOT NULL,
    made_by TEXT NOT NULL,
    passed INTEGER NOT NULL,
    user_id BIGINT,
    at BIGINT NOT NULL,
    asked BIGINT,  -- when its question was asked; null: before this was recorded
    PRIMARY KEY (table_id, n)
);

CREATE TABLE gone (  -- answers that a change of the rules or a rewind took away
    table_id INTEGER NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    prompt TEXT NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL,
    drawn INTEGER NOT NULL,
    made_by TEXT NOT NULL,
    passed INTEGER NOT NULL,
    user_id BIGINT,
    at BIGINT NOT NULL,
    branch INTEGER  -- the rewind that took it away; null: a change of the rules did
);
CREATE INDEX gone_by_table ON gone (table_id, n);

CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,  -- counts the table's events
    step_no INTEGER NOT NULL,  -- the number of answers that led to it
    source TEXT NOT NULL DEFAULT 'rules' CHECK (source IN ('rules', 'play', 'table', 'rewind')),  -- who tells it
    -- All read one text; all read something, but not the same; only some read.
    readers TEXT NOT NULL DEFAULT 'all' CHECK (readers IN ('all', 'differ', 'some')),
    event TEXT NOT NULL,  -- JSON
    PRIMARY KEY (table_id, n)
);
CREATE INDEX events_by_step ON events (table_id, step_no, n);

CREATE TABLE drafts (  -- unfinished answers
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    ask TEXT NOT NULL,
    draft TEXT NOT NULL,  -- JSON
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE orders (  -- windows in which a seat is not asked
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    answer TEXT,  -- JSON; none: the question's default
    PRIMARY KEY (table_id, seat, name)
);

-- --- the past -----------------------------------------------------------------------------------------------

CREATE TABLE rewinds (  -- each began a branch of the table's game
    table_id INTEGER NOT NULL REFERENCES tables (id),
    branch INTEGER NOT NULL,
    number INTEGER NOT NULL,  -- of its proposal
    step_no INTEGER NOT NULL,  -- the number of answers before it that stand
    restored INTEGER NOT NULL,  -- whether it was undone
    kept BYTEA,  -- JSON, packed by zlib: what it took away, kept until somebody answers
    PRIMARY KEY (table_id, branch)
);

CREATE TABLE packed (  -- rows of a finished game; its newest ones stay where they are
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,  -- the table that they were in
    content BYTEA NOT NULL,  -- JSON, packed by xz
    PRIMARY KEY (table_id, kind)
);

CREATE TABLE packed_people (  -- the users whom packed rows name by number
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    user_id BIGINT,  -- none: forgotten
    PRIMARY KEY (table_id, number)
);
CREATE INDEX packed_people_by_user ON packed_people (user_id, table_id);

CREATE TABLE thoughts (  -- of sharp computer players, so that each can be repeated
    table_id INTEGER NOT NULL REFERENCES tables (id),
    ask TEXT NOT NULL,  -- the question
    playouts INTEGER NOT NULL,
    candidates INTEGER NOT NULL,
    horizon INTEGER,  -- in answers; null: to the end
    code TEXT NOT NULL,  -- the version of the rules that thought
    PRIMARY KEY (table_id, ask)
);

CREATE TABLE stories (  -- of finished games: where they were won
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    content BYTEA NOT NULL  -- JSON, packed by zlib
);

-- --- what is said -------------------------------------------------------------------------------------------

CREATE TABLE outbox (  -- what still has to be said; a kind's columns are the fields of its job, the others are null
    id INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again: it names the message on Discord
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    anew INTEGER,  -- whether the panel moves to the bottom of the channel
    loud INTEGER,  -- whether a direct message may make a noise
    seats TEXT,  -- JSON
    user_id BIGINT,  -- whom it is said to, if to one person
    text TEXT  -- JSON
);
CREATE INDEX outbox_by_table ON outbox (table_id, id);

CREATE TABLE messages (  -- what to edit instead of posting again
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL
        CHECK (kind IN ('lobby', 'panel', 'private', 'ping', 'ping-dm', 'vote', 'trouble', 'replay')),
    seat INTEGER NOT NULL,  -- -1: of no seat
    number INTEGER NOT NULL DEFAULT -1,  -- the proposal of a vote; -1: of none
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    job INTEGER,  -- the row of the outbox that posted it; null: a press did
    bare INTEGER NOT NULL DEFAULT 0,  -- whether it still lacks its picture
    PRIMARY KEY (table_id, kind, seat, number)
);
CREATE INDEX messages_bare ON messages (table_id) WHERE bare = 1;

CREATE TABLE replaced (  -- messages with a successor, until they are deleted or have lost their buttons
    message_id BIGINT PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,  -- -1: of no seat
    channel_id BIGINT NOT NULL
);
CREATE INDEX replaced_by_table ON replaced (table_id);

-- --- when and by whom ---------------------------------------------------------------------------------------

CREATE TABLE reminders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('lobby', 'call', 'clock', 'vote', 'idle', 'wake')),
    number INTEGER NOT NULL DEFAULT -1,  -- the seat of a call or a clock, the proposal of a vote; -1: of neither
    due BIGINT NOT NULL,
    count INTEGER NOT NULL DEFAULT 0,  -- how often it has come up
    PRIMARY KEY (table_id, kind, number)
);
CREATE INDEX reminders_by_due ON reminders (due);

CREATE TABLE summons (  -- people to be called about something besides their turn, who were asleep or away
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id BIGINT NOT NULL,
    due BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX summons_by_due ON summons (due);

CREATE TABLE digests (  -- when each person's next one is due
    user_id BIGINT PRIMARY KEY,
    due BIGINT NOT NULL
);
CREATE INDEX digests_by_due ON digests (due);

CREATE TABLE proposals (  -- what people of a table are asked to agree to
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,  -- counts the table's proposals
    kind TEXT NOT NULL CHECK (kind IN ('rewind', 'restore', 'replace', 'offer')),
    by_id BIGINT NOT NULL,
    seat INTEGER NOT NULL,  -- the seat that changes hands; -1: none
    user_id BIGINT,  -- who sits there, or is offered the seat
    step_no INTEGER NOT NULL,  -- the number of answers to go back to; -1: none
    lost INTEGER NOT NULL,  -- answers that are lost
    told TEXT,  -- JSON: what happened next, as everybody knows it
    opened BIGINT NOT NULL,
    due BIGINT NOT NULL,
    ended TEXT,  -- the reason; null: it is open
    shown INTEGER NOT NULL,  -- whether its message still has to be updated
    PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX proposals_open ON proposals (table_id, kind, seat) WHERE ended IS NULL;

CREATE TABLE ballots (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    agrees INTEGER NOT NULL,
    PRIMARY KEY (table_id, number, user_id)
);

CREATE TABLE invitations (  -- to a lobby; nobody is asked twice
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    message INTEGER NOT NULL,  -- the number of the message that invites the person, perhaps with others
    told INTEGER NOT NULL DEFAULT 0,  -- whether it was posted
    answer TEXT CHECK (answer IN ('accepted', 'declined')),
    unheard INTEGER NOT NULL DEFAULT 0,  -- whether its person is not to be called
    posted BIGINT,  -- the message, as long as it has buttons
    PRIMARY KEY (table_id, user_id)
);

CREATE TABLE wishes (  -- for a table on a server, one for each person there
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    games TEXT NOT NULL,  -- JSON
    counts TEXT NOT NULL,  -- JSON: numbers of players; none: any
    paces TEXT NOT NULL,  -- JSON: seconds for an answer, 0 for no clock; none: any
    only_with TEXT NOT NULL,  -- JSON: the users, as texts; none: anybody
    at_once INTEGER NOT NULL,  -- at how many tables the person wants to sit
    days INTEGER NOT NULL,  -- for how long it stands
    lang TEXT NOT NULL,  -- of the server's Discord
    made BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    renewed BIGINT NOT NULL,
    called BIGINT NOT NULL DEFAULT 0,  -- when it last led to a call
    rests INTEGER NOT NULL DEFAULT 0,  -- whether it waits to be renewed, after a call without an answer
    PRIMARY KEY (guild_id, user_id)
);
CREATE INDEX wishes_by_user ON wishes (user_id);

CREATE TABLE calls (  -- of people to a lobby that fits their wish; nobody is called to one twice
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,  -- whether the person was told, or is about to be
    answer TEXT CHECK (answer IN ('joined', 'declined', 'passed')),  -- passed: there was none within a day
    posted BIGINT,  -- the message that mentions the person, as long as it has buttons
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX calls_by_user ON calls (user_id, at);
CREATE INDEX calls_open ON calls (table_id) WHERE answer IS NULL;

CREATE TABLE blocks (  -- whom people are kept apart from
    user_id BIGINT NOT NULL,  -- who wants it; the other is never told
    other_id BIGINT NOT NULL,
    PRIMARY KEY (user_id, other_id)
);
CREATE INDEX blocks_by_other ON blocks (other_id);

-- --- people and servers -------------------------------------------------------------------------------------

CREATE TABLE people (
    user_id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,  -- of the person's client
    chosen TEXT,  -- the language that the person asked for
    closed_dm INTEGER NOT NULL,
    unlisted INTEGER NOT NULL DEFAULT 0,  -- whether the person hides their statistics from others
    tips INTEGER NOT NULL DEFAULT 1,  -- whether the person wants them
    theme TEXT NOT NULL DEFAULT 'dark' CHECK (theme IN ('dark', 'light', 'contrast'))  -- of the person's own pictures
);

CREATE TABLE tips (  -- that came with the first question of a kind that a person met
    user_id BIGINT NOT NULL,
    prompt TEXT NOT NULL,  -- the kind of question, such as kemet.ask.turn
    ask TEXT NOT NULL,  -- the question with which the tip came
    PRIMARY KEY (user_id, prompt)
);

CREATE TABLE advice (  -- that a person was given; the newest day's alone is kept
    user_id BIGINT NOT NULL,
    day INTEGER NOT NULL,  -- since 1970
    ask TEXT NOT NULL,  -- the question
    PRIMARY KEY (user_id, day, ask)
);

CREATE TABLE lessons (  -- how far people get, without names
    game TEXT NOT NULL,
    answers INTEGER NOT NULL,
    count INTEGER NOT NULL,  -- the lessons in which the learner made at least so many answers
    PRIMARY KEY (game, answers)
);

CREATE TABLE habits (  -- how people want to be called; no row: nothing chosen
    user_id BIGINT PRIMARY KEY,
    notice TEXT NOT NULL CHECK (notice IN ('mention', 'dm', 'both', 'silent')),
    zone TEXT NOT NULL,  -- a name of the IANA database
    quiet_from INTEGER,  -- minutes of the day
    quiet_to INTEGER,
    away_from BIGINT,
    away_to BIGINT,
    digest INTEGER  -- minutes of the local day; none: no digest
);

CREATE TABLE leavers (  -- people who have left a seat in a running game
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, user_id)
);

CREATE TABLE played (  -- a person's part in a finished game
    id INTEGER PRIMARY KEY,  -- grows with each end, whatever the clock does
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    part TEXT NOT NULL CHECK (part IN ('whole', 'partly', 'left')),
    people INTEGER NOT NULL,  -- how many sat there from beginning to end
    place INTEGER NOT NULL,
    total INTEGER NOT NULL,
    answers INTEGER NOT NULL,
    took INTEGER,  -- the median time of the person's own answers, in seconds
    lasted BIGINT NOT NULL,  -- seconds
    skill DOUBLE PRECISION,  -- after the game; none: no rating
    doubt DOUBLE PRECISION,
    gained INTEGER  -- points of the rating
);
CREATE UNIQUE INDEX played_once ON played (table_id, user_id);
CREATE INDEX played_by_person ON played (guild_id, user_id, game, id);
CREATE INDEX played_by_game ON played (guild_id, game, id);

CREATE TABLE web_sessions (  -- people logged in at the page of the boards, once for each browser
    hash TEXT PRIMARY KEY,  -- SHA-256 of the browser's cookie, which is stored nowhere
    user_id BIGINT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,  -- the last hour in which it was used
    ends BIGINT NOT NULL
);
CREATE INDEX web_sessions_by_person ON web_sessions (user_id);
CREATE INDEX web_sessions_by_end ON web_sessions (ends);

CREATE TABLE servers (  -- the settings of servers; no row: nothing is set
    guild_id BIGINT PRIMARY KEY,
    lang TEXT,
    place TEXT CHECK (place IN ('here', 'thread')),
    budget INTEGER,  -- seconds for an answer at a new table
    channels TEXT NOT NULL DEFAULT '[]',  -- JSON: where tables may be opened; none: everywhere
    roles TEXT NOT NULL DEFAULT '[]',  -- JSON: who may open them; none: everybody
    meeting BIGINT  -- the channel below which wishes that fit open tables
);

-- --- series -----------------------------------------------------------------------------------------------

CREATE TABLE series (
    id INTEGER PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,  -- where it is announced; its tables are threads below
    number INTEGER NOT NULL,  -- of the server's series
    game TEXT NOT NULL,
    options TEXT NOT NULL,  -- JSON
    lang TEXT NOT NULL,
    host_id BIGINT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over', 'closed')),
    size INTEGER NOT NULL,  -- seats of a table
    rounds INTEGER NOT NULL,
    budget INTEGER,  -- seconds for an answer; none: no clock
    expiry TEXT NOT NULL CHECK (expiry IN ('nudge', 'default', 'play')),
    fill TEXT NOT NULL CHECK (fill IN ('computers', 'people')),  -- who takes seats that nobody has
    players INTEGER,  -- with how many it begins by itself
    days INTEGER NOT NULL,  -- until the deadline of a round
    roles TEXT NOT NULL DEFAULT '[]',  -- JSON: who may join; none: everybody, or who is named
    named TEXT NOT NULL DEFAULT '[]',  -- JSON: the users who may join, as texts
    seed TEXT NOT NULL,  -- of the draws
    round INTEGER NOT NULL DEFAULT 0,
    created BIGINT NOT NULL,
    began BIGINT,  -- when the first round was drawn: a season of the leaderboard begins
    due BIGINT NOT NULL,  -- when signing up, or the round, ends
    retry BIGINT NOT NULL DEFAULT 0  -- when a thread is tried again that Discord refused
);
CREATE INDEX series_by_server ON series (guild_id, game, began);
CREATE INDEX series_by_channel ON series (channel_id);
CREATE INDEX series_at_work ON series (id) WHERE status IN ('open', 'running');

CREATE TABLE series_players (
    series_id INTEGER NOT NULL REFERENCES series (id),
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    part TEXT NOT NULL CHECK (part IN ('in', 'reserve', 'out')),
    at BIGINT NOT NULL,
    PRIMARY KEY (series_id, user_id)
);
CREATE INDEX series_players_by_user ON series_players (user_id);

CREATE TABLE series_tables (
    series_id INTEGER NOT NULL REFERENCES series (id),
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,  -- negative: somebody sits out
    table_id INTEGER REFERENCES tables (id),  -- none yet: its thread is still to be opened
    state TEXT NOT NULL CHECK (state IN ('drawn', 'over', 'void')),
    mended INTEGER NOT NULL DEFAULT 0,  -- whether people have changed the result, which then stands
    PRIMARY KEY (series_id, round, number)
);
CREATE INDEX series_tables_by_table ON series_tables (table_id);

CREATE TABLE series_seats (
    series_id INTEGER NOT NULL REFERENCES series (id),
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id BIGINT,  -- for whom it counts; none: for nobody
    place INTEGER,
    total INTEGER NOT NULL DEFAULT 0,  -- the game's own points
    PRIMARY KEY (series_id, round, number, seat)
);
CREATE INDEX series_seats_by_user ON series_seats (user_id);

CREATE TABLE series_log (  -- who changed what
    series_id INTEGER NOT NULL REFERENCES series (id),
    n INTEGER NOT NULL,
    at BIGINT NOT NULL,
    told TEXT NOT NULL,  -- JSON: the text
    PRIMARY KEY (series_id, n)
);

CREATE TABLE series_posts (  -- its messages, which are brought up to date until `shown` is `wanted`
    series_id INTEGER NOT NULL REFERENCES series (id),
    kind TEXT NOT NULL CHECK (kind IN ('signup', 'round', 'standings', 'final', 'trouble')),
    round INTEGER NOT NULL,
    wanted INTEGER NOT NULL,
    shown INTEGER NOT NULL DEFAULT 0,
    message_id BIGINT,
    PRIMARY KEY (series_id, kind, round)
);
CREATE INDEX series_posts_unsaid ON series_posts (series_id) WHERE shown < wanted;

-- --- the bot ------------------------------------------------------------------------------------------------

CREATE TABLE heartbeat (  -- one row for each process: it is alive
    id INTEGER PRIMARY KEY,
    started BIGINT NOT NULL,
    at BIGINT NOT NULL,
    connected INTEGER NOT NULL,  -- to Discord
    ill TEXT NOT NULL DEFAULT '[]',  -- JSON: the bot's parts that do not work
    checked BIGINT NOT NULL DEFAULT 0,  -- when the whole database was last checked
    sound INTEGER NOT NULL DEFAULT 1,  -- the result of that check
    shards INTEGER NOT NULL DEFAULT 1  -- in all, as the process knew at its start
);
