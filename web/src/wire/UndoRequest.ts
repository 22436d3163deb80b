// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A request to take decisions back.
 */
export type UndoRequest = { 
/**
 * The seat that asks.
 */
seat: string, 
/**
 * The step after which the game would stand again.
 */
to: number, 
/**
 * The seats whose answer is missing.
 */
awaits: Array<string>, };
