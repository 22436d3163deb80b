-- The guest whose program this is; null for a person. A program's token stands in sessions, as a hash. No foreign key: the
-- row of a program may go before or after that of its owner.
ALTER TABLE guests ADD COLUMN owner TEXT;

CREATE INDEX guests_by_owner ON guests (owner) WHERE owner IS NOT NULL;
