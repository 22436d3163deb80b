// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A decision that cost its seat much, and what a bot would have decided.
 */
export type TurningPoint = { 
/**
 * The number of the step, counted from 1.
 */
step: number, 
/**
 * The seat that decided.
 */
seat: string, 
/**
 * The seat's chance before the decision, in permille.
 */
before: number, 
/**
 * The seat's chance after the decision, without the effect of luck, in permille.
 */
after: number, 
/**
 * What a bot of level 4 would have decided from what the seat knew, in the game's own JSON.
 */
better: unknown, 
/**
 * The seat's chance after the bot's decision, without the effect of luck, in permille.
 */
better_after: number, };
