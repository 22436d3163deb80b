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
 * The range of the guest's latest address, if the guest has come since the server started. It is kept only in
 * memory.
 */
network: string | null, 
/**
 * The guest's sanctions, the latest first.
 */
sanctions: Array<Sanction>, 
/**
 * The guest's latest matches.
 */
matches: Array<AdminMatch>, 
/**
 * Reports about the guest and by the guest, the latest first.
 */
reports: Array<Report>, };
