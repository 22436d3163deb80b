// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Spot } from "./Spot";

/**
 * A section of a barrier: a straight line without thickness. AT-TERR-03
 */
export type SectionFile = { 
/**
 * Its name on this table.
 */
id: Id, 
/**
 * One end.
 */
from: Spot, 
/**
 * The other.
 */
to: Spot, 
/**
 * Whether it stands.
 */
standing?: boolean, 
/**
 * Whether it is a weak point, which may be destroyed although the other sections may not. AT-SAMP-07
 */
weak?: boolean, };
