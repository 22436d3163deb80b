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
 * The name of the player to show.
 */
name: string, 
/**
 * Whether the player is at the table just now.
 */
online: boolean, 
/**
 * Whether the seat is free and has a valid invite link.
 */
invited: boolean, };
