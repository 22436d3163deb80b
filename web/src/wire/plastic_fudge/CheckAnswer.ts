// Made from Rust by `cargo xtask gen`; do not edit.

import type { WhyNot } from "./WhyNot";

/**
 * Whether something may be decided.
 */
export type CheckAnswer = { 
/**
 * Whether the rules allow it now.
 */
legal: boolean, 
/**
 * Why they do not; null if they do.
 */
refusal: WhyNot | null, };
