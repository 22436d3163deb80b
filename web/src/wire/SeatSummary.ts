// Made from Rust by `cargo xtask gen`; do not edit.

import type { SeatKind } from "./SeatKind";
import type { StandIn } from "./StandIn";

/**
 * The summary of a seat.
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
 * The name of the player to show; empty on a free seat.
 */
name: string, 
/**
 * Whether the guest is a program; left out for a person.
 */
program?: boolean, 
/**
 * The level, for a bot.
 */
level?: number, 
/**
 * Whether the guest who gets this summary sits there.
 */
you: boolean, 
/**
 * Whether the player is at the table just now; bots always are.
 */
online: boolean, 
/**
 * For a player who is away: whether a bot may play for them, or already plays for them. This is sent only on the
 * socket of the match.
 */
stand_in?: StandIn, 
/**
 * Whether the seat has handed in its force; always true in a game without forces.
 */
ready: boolean, 
/**
 * The path of the invite link. Only the guest who set the match up gets the path, and only while the seat is free.
 */
invite?: string, };
