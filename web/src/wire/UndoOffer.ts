// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a seat may take back just now.
 */
export type UndoOffer = { 
/**
 * The seat that decided last.
 */
seat: string, 
/**
 * The step after which the game would stand again.
 */
to: number, };
