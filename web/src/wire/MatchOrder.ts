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
 * How much time they have.
 */
clock: ClockPlan, 
/**
 * What the seats bring, by seat name, in the game's words: for seats of the guest who asks, for those on the same
 * device and for bots. It stays sealed until every seat has brought something; what is missing may follow.
 */
forces?: { [seat: string]: unknown }, 
/**
 * How the luck is drawn; by the server alone unless it is said. A match with fair luck has a person at one seat at least.
 */
luck?: LuckPlan, 
/**
 * Who may see the match; everybody unless something else is said.
 */
visibility?: Visibility, };
