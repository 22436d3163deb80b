-- The operator's console. Links into it are for one use each; of links and cookies only hashes are kept.
CREATE TABLE admin_links (
    token_hash BLOB PRIMARY KEY,              -- SHA-256 of the token
    from_ms    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE admin_sessions (
    token_hash BLOB PRIMARY KEY,              -- SHA-256 of the cookie
    id         TEXT NOT NULL UNIQUE,          -- by which the audit log names it
    from_ms    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What operators did. Nothing in it is ever changed or taken out.
CREATE TABLE audit_log (
    n        INTEGER PRIMARY KEY AUTOINCREMENT,
    at_ms    INTEGER NOT NULL,
    operator TEXT NOT NULL,                   -- the id of the session, or how else it was done
    act      TEXT NOT NULL,
    subject  TEXT NOT NULL,                   -- the guest, range, match or report; empty where there is none
    reason   TEXT NOT NULL,
    detail   TEXT NOT NULL                    -- what is needed to undo it by hand, such as the name before
) STRICT;

CREATE TRIGGER audit_log_stays BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'the audit log is never changed'); END;
CREATE TRIGGER audit_log_remains BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'nothing is taken out of the audit log'); END;

-- Guests who are muted or banned, and ranges of addresses that are banned.
CREATE TABLE sanctions (
    id        TEXT PRIMARY KEY,
    kind      TEXT NOT NULL,                  -- mute, ban
    guest     TEXT REFERENCES guests (id),
    network   TEXT,                           -- as CIDR, without host bits
    reason    TEXT NOT NULL,                  -- as the guest reads it
    from_ms   INTEGER NOT NULL,
    until_ms  INTEGER,                        -- null until it is lifted
    lifted_ms INTEGER,
    CHECK ((guest IS NULL) <> (network IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX sanctions_by_guest ON sanctions (guest) WHERE guest IS NOT NULL;

-- What players tell operators.
CREATE TABLE reports (
    n         INTEGER PRIMARY KEY AUTOINCREMENT,
    match     TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    reporter  TEXT REFERENCES guests (id),    -- null once it is forgotten
    about     TEXT REFERENCES guests (id),    -- null if the match is meant, or a free seat or a bot
    seat      TEXT,                           -- the seat that is meant
    category  TEXT NOT NULL,
    text      TEXT NOT NULL,
    at_ms     INTEGER NOT NULL,
    closed_ms INTEGER,
    note      TEXT,                           -- what came of it, for operators
    UNIQUE (match, reporter)
) STRICT;

CREATE INDEX reports_by_about ON reports (about) WHERE about IS NOT NULL;
CREATE INDEX reports_by_reporter ON reports (reporter) WHERE reporter IS NOT NULL;

-- Who may see a match: listed, unlisted, private. And what players read when an operator has closed it.
ALTER TABLE matches ADD COLUMN visibility TEXT NOT NULL DEFAULT 'listed';
ALTER TABLE matches ADD COLUMN closed TEXT;

-- The address of the server as browsers know it, for links.
ALTER TABLE runs ADD COLUMN address TEXT;
