// Made from Rust by `cargo xtask gen`; do not edit.

import type { AdminMatch } from "./AdminMatch";
import type { GuestRow } from "./GuestRow";
import type { Report } from "./Report";
import type { Sanction } from "./Sanction";

/**
 * All that the console knows of a guest.
 */
export type GuestDetails = { 
/**
 * The guest.
 */
guest: GuestRow, 
/**
 * The range that its latest address lies in, if it came since the start; it is kept in memory alone.
 */
network: string | null, 
/**
 * Its sanctions, the latest first.
 */
sanctions: Array<Sanction>, 
/**
 * Its latest matches.
 */
matches: Array<AdminMatch>, 
/**
 * Reports about it and by it, the latest first.
 */
reports: Array<Report>, };
