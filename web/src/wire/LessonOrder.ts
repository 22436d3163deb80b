// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The body of `POST /api/games/{game}/lessons/{lesson}`: everything the learner has done so far.
 */
export type LessonOrder = { 
/**
 * The learner's decisions from the start, in the game's words. All but the last must have been taken before.
 */
actions: unknown[], 
/**
 * A question about where the lesson stands after these decisions, in the game's words.
 */
ask?: unknown, 
/**
 * A decision of which one wants to know why the rules forbid it.
 */
why?: unknown, };
