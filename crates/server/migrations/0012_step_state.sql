-- The state of the match after the step: {steps, to_move, clocks, since_ms}. It counts while the match is under way and
-- its row has fewer steps. NULL in steps that an older program stored, and in a step that ends a game.
ALTER TABLE steps ADD COLUMN state TEXT;
