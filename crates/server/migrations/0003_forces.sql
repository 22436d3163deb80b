-- What players bring to a game, such as an army, by seat: sealed until every seat has brought something.
CREATE TABLE forces (
    match TEXT NOT NULL REFERENCES matches (id),
    seat  INTEGER NOT NULL,
    force TEXT NOT NULL,                      -- in the game's words
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- The set-up as it was ordered, without what the seats bring; null in a game to which nobody brings anything. Until the
-- game begins, the header of its match is the JSON null.
ALTER TABLE matches ADD COLUMN draft TEXT;
