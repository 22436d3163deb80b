-- The decision that became a step, as its client named it. Before, it stood in answers, where it stays.
ALTER TABLE steps ADD COLUMN seat INTEGER;
ALTER TABLE steps ADD COLUMN decision TEXT;

-- Lists read these and leave the header alone, which may be long.
ALTER TABLE matches ADD COLUMN begun INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN revision INTEGER;

UPDATE matches SET begun = header <> 'null', revision = iif(json_valid(header), header ->> '$.rules.revision', NULL);

DROP VIEW match_rows;
