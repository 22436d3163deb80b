// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A character card: three special actions of the edition by their words; King and Ace are always Recover. PA1-COMP-10 … PA1-COMP-12
 */
export type CardFile = { 
/**
 * Queen and Jack: what fits best.
 */
high: string, 
/**
 * 10 and 9.
 */
mid: string, 
/**
 * 8 and 7.
 */
low: string, };
