// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The chances after a step.
 */
export type AnalysisPoint = { 
/**
 * The number of the step; 0 is the beginning.
 */
step: number, 
/**
 * Each seat's chance of winning in permille, in seat order.
 */
chances: Array<number>, };
