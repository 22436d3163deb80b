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
 * Who set it up.
 */
creator: string, 
/**
 * When, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * When it changed last.
 */
updated_ms: number, 
/**
 * How many steps have been taken.
 */
steps: number, 
/**
 * What its record takes, in bytes.
 */
bytes: number, 
/**
 * Whether it is in memory.
 */
open: boolean, 
/**
 * What players read, if an operator has closed it.
 */
closed: string | null, 
/**
 * Its seats.
 */
seats: Array<AdminSeat>, };
