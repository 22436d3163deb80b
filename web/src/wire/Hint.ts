// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a bot would do at a seat, from what the seat may know.
 */
export type Hint = { 
/**
 * The number of steps taken when the bot decided.
 */
seq: number, 
/**
 * The decision, in the game's own JSON.
 */
action: unknown, 
/**
 * Why the decision is good: `wins`, `only` if no other decision is legal, or a word of the game. Null if the bot
 * has no clear reason.
 */
reason: string | null, };
