// Made from Rust by `cargo xtask gen`; do not edit.

import type { AdminSeat } from "./AdminSeat";
import type { MatchStatus } from "./MatchStatus";
import type { Visibility } from "./Visibility";

/**
 * A match in the console.
 */
export type AdminMatch = { 
/**
 * The match's name in addresses.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * How far it is.
 */
status: MatchStatus, 
/**
 * Who may see it.
 */
visibility: Visibility, 
/**
 * The id of the guest who set it up.
 */
creator: string, 
/**
 * When it was set up, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * When it changed last, in milliseconds since 1970.
 */
updated_ms: number, 
/**
 * How many steps have been taken.
 */
steps: number, 
/**
 * The size of its record, in bytes.
 */
bytes: number, 
/**
 * Whether it is in memory.
 */
open: boolean, 
/**
 * The reason that players read, if an operator has closed it.
 */
closed: string | null, 
/**
 * Its seats.
 */
seats: Array<AdminSeat>, };
