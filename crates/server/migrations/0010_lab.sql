-- Studies of the lab: games that bots play until a question is answered.
CREATE TABLE studies (
    id        TEXT PRIMARY KEY,
    guest     TEXT REFERENCES guests (id),    -- who asked; null once it is forgotten
    asked_ms  INTEGER NOT NULL,
    status    TEXT NOT NULL,                  -- running, done, out_of_time, cancelled, failed
    played_ms INTEGER NOT NULL,               -- for how long it has played
    study     TEXT NOT NULL                   -- the question and what was counted
) STRICT, WITHOUT ROWID;

CREATE INDEX studies_by_guest ON studies (guest) WHERE guest IS NOT NULL;
CREATE INDEX studies_that_run ON studies (status) WHERE status = 'running';
