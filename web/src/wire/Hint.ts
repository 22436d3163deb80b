// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a bot would do on a seat, from what the seat may know.
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
 * Why, as the name of what the decision gains most in the bot's estimate: `wins`, or a word of the game; nothing if no
 * single one stands out.
 */
reason: string | null, };
