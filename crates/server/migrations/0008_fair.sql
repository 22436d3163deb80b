-- How the luck of a match is drawn, as {server, seats}: commitments and seeds, which are secret until the game is over.
-- Null where the server draws it alone.
ALTER TABLE matches ADD COLUMN fair TEXT;
