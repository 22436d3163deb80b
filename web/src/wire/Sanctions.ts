// Made from Rust by `cargo xtask gen`; do not edit.

import type { Sanction } from "./Sanction";

/**
 * The mutes and bans that hold now.
 */
export type Sanctions = { 
/**
 * The sanctions, the latest first.
 */
sanctions: Array<Sanction>, };
