// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a bot would do at a seat. The bot knows only what the seat may know.
 */
export type Hint = { 
/**
 * The number of steps that the game had taken when the bot decided.
 */
seq: number, 
/**
 * The decision, in the game's own JSON.
 */
action: unknown, 
/**
 * Why the decision is good: `wins` if it wins the game, `only` if no other decision is legal, or one of the game's
 * own reasons. Null if the bot has no clear reason.
 */
reason: string | null, };
