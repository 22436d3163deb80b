// Made from Rust by `cargo xtask gen`; do not edit.

import type { WhyNot } from "./WhyNot";

/**
 * Whether a decision is legal.
 */
export type CheckAnswer = { 
/**
 * Whether the decision is legal.
 */
legal: boolean, 
/**
 * The reason why the decision is illegal; null if the decision is legal.
 */
refusal: WhyNot | null, };
