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
 * The range of its latest address, if it has come since the start. It is kept only in memory.
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
