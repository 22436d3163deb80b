// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a bot would do at a seat, from what the seat may know.
 */
export type Hint = { 
/**
 * The number of steps taken when it thought.
 */
seq: number, 
/**
 * The decision, in the game's words.
 */
action: unknown, 
/**
 * Why the decision is good: `wins`, `only` if there is no other decision, or a word of the game. Null if the bot
 * has no clear reason.
 */
reason: string | null, };
