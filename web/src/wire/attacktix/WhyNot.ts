// Made from Rust by `cargo xtask gen`; do not edit.

import type { Refusal } from "./Refusal";

/**
 * Why a decision is illegal: the clause, the sentence, and the data of the refusal.
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
 * The data of the refusal, for translation.
 */
reason: Refusal, };
