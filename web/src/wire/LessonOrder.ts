// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The body of `POST /api/games/{game}/lessons/{lesson}`: everything the learner has done so far.
 */
export type LessonOrder = { 
/**
 * The learner's decisions from the start, in the game's own JSON. The lesson must already have taken all of them
 * except the last.
 */
actions: unknown[], 
/**
 * A question about the position after these decisions, in the game's own JSON.
 */
ask?: unknown, 
/**
 * A decision that the learner asks about. The answer says why the rules forbid it.
 */
why?: unknown, };
