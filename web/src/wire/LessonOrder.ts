// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The body of `POST /api/games/{game}/lessons/{lesson}`: everything that the learner has decided so far.
 */
export type LessonOrder = { 
/**
 * The learner's decisions from the start, in the game's own JSON. The lesson must have carried out all of them in
 * earlier requests, except the last.
 */
actions: unknown[], 
/**
 * A question about the position after these decisions, in the game's own JSON.
 */
ask?: unknown, 
/**
 * A decision that the learner only asks about. The answer says why the rules forbid it.
 */
why?: unknown, };
