-- The state of the match after the step: {steps, to_move, clocks, since_ms}. It counts while the row of the match has
-- fewer steps. NULL in steps that an older program stored, and where the row of the match has at least this step.
ALTER TABLE steps ADD COLUMN state TEXT;
