// Made from Rust by `cargo xtask gen`; do not edit.

import type { SeatKind } from "./SeatKind";
import type { StandIn } from "./StandIn";

/**
 * A seat in short.
 */
export type SeatSummary = { 
/**
 * The seat's name in the game.
 */
seat: string, 
/**
 * Who sits there.
 */
kind: SeatKind, 
/**
 * The name to read; empty on a free seat.
 */
name: string, 
/**
 * Whether the guest is a program of somebody's own, which plays by itself; left out where it is none.
 */
program?: boolean, 
/**
 * The level, for a bot.
 */
level?: number, 
/**
 * Whether the guest who asks sits there.
 */
you: boolean, 
/**
 * Whether the player is at the table just now; bots always are.
 */
online: boolean, 
/**
 * Whether a bot may be asked to play for the player, who is away, or does so; said on the socket of the match alone.
 */
stand_in?: StandIn, 
/**
 * Whether all is in that the seat has to bring; always true in a game without forces.
 */
ready: boolean, 
/**
 * The path of the invite link; for the guest who set the match up, while the seat is free.
 */
invite?: string, };
