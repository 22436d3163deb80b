// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A puzzle in a list.
 */
export type PuzzleEntry = { 
/**
 * The name of the puzzle in addresses, such as `7-12-31`.
 */
id: string, 
/**
 * When the solver has to win: `this-turn`, `this-decision`, `next-turn`, `before-their-turn` or `best-chance`.
 */
goal: string, 
/**
 * How hard the puzzle is: `easy`, `medium` or `hard`.
 */
grade: string, 
/**
 * How many decisions of the solver lead to the win.
 */
steps: number, };
