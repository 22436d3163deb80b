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
 * Whose decision.
 */
seat: string, 
/**
 * The seat's chance before it, in permille.
 */
before: number, 
/**
 * The seat's chance after it, luck aside, in permille.
 */
after: number, 
/**
 * What a bot of level 4 decides in its place, from what the seat knew, in the game's words.
 */
better: unknown, 
/**
 * The seat's chance after that, luck aside, in permille.
 */
better_after: number, };
