// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/**
 * A blow on a part of a Battle Master. AT-R-24, AT-R-26
 */
export type Blow = { 
/**
 * The id of the figure that was hit.
 */
figure: Id, 
/**
 * `left`, `right` (switches), `torso` or `head`.
 */
part: string, 
/**
 * In g cm/s.
 */
impulse: number, 
/**
 * Whether the blow tripped the switch or opened the latch.
 */
counts: boolean, };
