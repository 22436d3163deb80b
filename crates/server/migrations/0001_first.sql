-- Times are milliseconds since 1970. JSON columns hold what the program wrote, whole.

CREATE TABLE guests (
    id         TEXT PRIMARY KEY,
    token_hash BLOB NOT NULL UNIQUE,          -- SHA-256 of the cookie; the cookie itself is kept nowhere
    name       TEXT NOT NULL,
    created_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE matches (
    id          TEXT PRIMARY KEY,
    game        TEXT NOT NULL,
    header      TEXT NOT NULL,                -- the record's first line; holds secrets until the game is over
    brief       TEXT NOT NULL,                -- {board: {id, name}, options}
    clock       TEXT NOT NULL,                -- the plan
    creator     TEXT NOT NULL REFERENCES guests (id),
    created_ms  INTEGER NOT NULL,
    updated_ms  INTEGER NOT NULL,
    status      TEXT NOT NULL,                -- waiting, playing, over, broken
    steps       INTEGER NOT NULL,
    to_move     INTEGER NOT NULL,             -- one bit a seat
    outcome     TEXT,                         -- how it ended
    clocks      TEXT,                         -- the clocks as they stood at the last step
    since_ms    INTEGER,                      -- since when the running clocks run
    deadline_ms INTEGER,                      -- when the first of them runs out
    rematch     TEXT,
    rematch_of  TEXT UNIQUE,                  -- two askers get one match
    branch_of   TEXT,
    branch_step INTEGER
) STRICT;

CREATE INDEX matches_by_deadline ON matches (deadline_ms) WHERE deadline_ms IS NOT NULL;
CREATE INDEX matches_by_status ON matches (status, updated_ms);

CREATE TABLE seats (
    match   TEXT NOT NULL REFERENCES matches (id),
    seat    INTEGER NOT NULL,
    name    TEXT NOT NULL,                    -- the seat's name in the game
    kind    TEXT NOT NULL,                    -- guest, bot, open
    guest   TEXT REFERENCES guests (id),
    level   INTEGER,
    invite  TEXT,
    present INTEGER NOT NULL,                 -- whether the player has been at the table at least once
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_guest ON seats (guest) WHERE guest IS NOT NULL;

-- Append-only.
CREATE TABLE steps (
    match  TEXT NOT NULL REFERENCES matches (id),
    n      INTEGER NOT NULL,
    step   TEXT NOT NULL,                     -- the record's line: seat, decision, luck, digest
    at_ms  INTEGER NOT NULL,
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;

-- How each decision that a client named was answered.
CREATE TABLE answers (
    match  TEXT NOT NULL REFERENCES matches (id),
    seat   INTEGER NOT NULL,
    id     TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (match, seat, id)
) STRICT, WITHOUT ROWID;

-- When a server last wrote down that it runs: what passes between two runs is on nobody's clock.
CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at_ms INTEGER NOT NULL
) STRICT;
