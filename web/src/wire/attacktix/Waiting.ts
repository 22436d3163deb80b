// Made from Rust by `cargo xtask gen`; do not edit.

import type { Asks } from "./Asks";
import type { Id } from "./Id";

/**
 * Whom the game waits for, and for what.
 */
export type Waiting = { 
/**
 * For what; null when the game is over.
 */
for: Asks | null, 
/**
 * For whom; several where they decide at once.
 */
seats: Array<string>, 
/**
 * About which figure, if it is about one.
 */
figure: Id | null, };
