// Made from Rust by `cargo xtask gen`; do not edit.

import type { Sanction } from "./Sanction";

/**
 * Sanctions in force.
 */
export type Sanctions = { 
/**
 * The sanctions, the latest first.
 */
sanctions: Array<Sanction>, };
