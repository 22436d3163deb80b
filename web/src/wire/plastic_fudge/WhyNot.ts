// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Why not: the clause, the sentence, and the data of it.
 */
export type WhyNot = { 
/**
 * The clause that forbids it.
 */
clause: string, 
/**
 * The sentence that is read.
 */
because: string, 
/**
 * The data: `{type, …}`.
 */
reason: { type: string } & Record<string, unknown>, };
