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
 * The forces that the seats bring, by seat name, in the game's own JSON. The guest may give the forces of the
 * guest's own seats, of seats on the same device and of bots. Other forces may be sent later. All forces stay
 * hidden until every seat has brought one.
 */
forces?: { [seat: string]: unknown }, 
/**
 * How the luck is drawn. If this is left out, the server draws the luck alone. A match with fair luck needs a
 * person at one seat at least.
 */
luck?: LuckPlan, 
/**
 * Who may see the match. If this is left out, everybody may.
 */
visibility?: Visibility, };
