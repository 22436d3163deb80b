// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Where a match left another one.
 */
export type BranchPoint = { 
/**
 * The finished match.
 */
match: string, 
/**
 * How many steps they share.
 */
step: number, };
