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
 * The main gain of the decision in the bot's estimate: `wins`, or a word of the game. Null if no single gain stands out.
 */
reason: string | null, };
