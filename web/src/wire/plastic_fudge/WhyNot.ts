// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Why something is not allowed: the clause, a sentence and the data.
 */
export type WhyNot = { 
/**
 * The clause that forbids the decision.
 */
clause: string, 
/**
 * The sentence for people to read.
 */
because: string, 
/**
 * The data: `{type, …}`.
 */
reason: { type: string } & Record<string, unknown>, };
