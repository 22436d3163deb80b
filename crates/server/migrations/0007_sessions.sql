-- The cookies of guests. The column token_hash of guests holds the first one and is read no longer.
CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY,              -- SHA-256 of the cookie; the cookie itself is kept nowhere
    guest      TEXT NOT NULL REFERENCES guests (id),
    from_ms    INTEGER NOT NULL,
    until_ms   INTEGER,                       -- when it ends, if a newer one is in use
    replaces   BLOB,                          -- the session that ends once this one is used for the first time
    host       INTEGER NOT NULL               -- whether its cookie has the prefix __Host-
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_guest ON sessions (guest);
CREATE INDEX sessions_by_replaced ON sessions (replaces) WHERE replaces IS NOT NULL;

INSERT INTO sessions (token_hash, guest, from_ms, host) SELECT token_hash, id, created_ms, 0 FROM guests;

-- Orders of matches by the key that a client gave them: sent again, an order makes no second match.
CREATE TABLE orders (
    guest     TEXT NOT NULL REFERENCES guests (id),
    key       TEXT NOT NULL,
    body_hash BLOB NOT NULL,                  -- SHA-256 of what was ordered
    match     TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    PRIMARY KEY (guest, key)
) STRICT, WITHOUT ROWID;
