// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A special action as the game's page describes it.
 */
export type SpecialInfo = { 
/**
 * The word for it in files.
 */
word: string, 
/**
 * Its name in English.
 */
name: string, 
/**
 * The clauses that say what it does.
 */
clauses: Array<string>, };
