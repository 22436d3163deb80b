-- When servers ran, and which build of the program: a clock runs only while a build runs that replays its match.
CREATE TABLE runs (
    n        INTEGER PRIMARY KEY AUTOINCREMENT,
    build    TEXT NOT NULL,
    from_ms  INTEGER NOT NULL,
    until_ms INTEGER NOT NULL                 -- when it last wrote down that it runs
) STRICT;

INSERT INTO runs (build, from_ms, until_ms) SELECT '', 0, at_ms FROM alive;

-- The status says how far a match is; whether a build replays it is never stored. Clocks go on where they stood still.
UPDATE matches SET
    status = CASE
        WHEN outcome IS NOT NULL THEN 'over'
        WHEN header = 'null' OR EXISTS (SELECT 1 FROM seats WHERE match = id AND kind = 'open') THEN 'waiting'
        ELSE 'playing'
    END,
    since_ms = (SELECT at_ms FROM alive)
WHERE status = 'broken';

UPDATE matches SET deadline_ms = since_ms
WHERE status = 'playing' AND deadline_ms IS NULL AND clocks ->> '$.running' > 0;

DROP TABLE alive;

-- A match as it is listed; the header is the JSON null until the game begins.
CREATE VIEW match_rows AS SELECT *, header <> 'null' AS begun,
    iif(json_valid(header), header ->> '$.rules.revision', NULL) AS revision FROM matches;
