// Made from Rust by `cargo xtask gen`; do not edit.

import type { Refusal } from "./Refusal";

/**
 * Why not: the clause, the sentence, and the data of it.
 */
export type WhyNot = { 
/**
 * The clause that forbids it.
 */
clause: string, 
/**
 * The sentence.
 */
because: string, 
/**
 * Its data, for translation.
 */
reason: Refusal, };
