// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Why the rules forbid a decision.
 */
export type Refusal = { 
/**
 * The clause that forbids the decision.
 */
clause: string, 
/**
 * The sentence, in English.
 */
because: string, 
/**
 * The data of the sentence, for translation: `{type, ...}`.
 */
reason: { type: string; [key: string]: unknown }, };
