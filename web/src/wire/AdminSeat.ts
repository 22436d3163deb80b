// Made from Rust by `cargo xtask gen`; do not edit.

import type { SeatKind } from "./SeatKind";

/**
 * A seat in the console.
 */
export type AdminSeat = { 
/**
 * The seat's name in the game.
 */
seat: string, 
/**
 * Who sits there.
 */
kind: SeatKind, 
/**
 * The id of the guest, if one sits there.
 */
guest: string | null, 
/**
 * The name to read.
 */
name: string, 
/**
 * Whether the player is at the table just now.
 */
online: boolean, 
/**
 * Whether it is free and a link to it is valid.
 */
invited: boolean, };
