// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * How much time the players have.
 */
export type ClockPlan = { "kind": "none" } | { "kind": "fischer", 
/**
 * The time at the start, in seconds.
 */
seconds: number, 
/**
 * The time that a finished turn adds, in seconds.
 */
increment: number, } | { "kind": "days", 
/**
 * Days for one turn.
 */
days: number, };
