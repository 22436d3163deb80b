// Made from Rust by `cargo xtask gen`; do not edit.

import type { ClockPlan } from "./ClockPlan";
import type { LuckPlan } from "./LuckPlan";
import type { SeatPlan } from "./SeatPlan";
import type { Visibility } from "./Visibility";

/**
 * The body of `POST /api/matches`.
 */
export type MatchOrder = { 
/**
 * The game's name, such as `toy-battle`.
 */
game: string, 
/**
 * The game's own set-up.
 */
setup: unknown, 
/**
 * Who sits where, in seat order.
 */
seats: Array<SeatPlan>, 
/**
 * How much time the players have.
 */
clock: ClockPlan, 
/**
 * The forces that the seats bring, by seat name, in the game's words. The guest may give them for the guest's own seats, for
 * those on the same device and for bots. Other forces may be sent later. All forces stay hidden until every seat has brought
 * one.
 */
forces?: { [seat: string]: unknown }, 
/**
 * How the luck is drawn; left out, the server draws it alone. A match with fair luck needs a person at one seat at least.
 */
luck?: LuckPlan, 
/**
 * Who may see the match; left out, everybody.
 */
visibility?: Visibility, };
