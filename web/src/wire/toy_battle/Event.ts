// Made from Rust by `cargo xtask gen`; do not edit.

import type { Effect } from "./Effect";
import type { SeatName } from "./SeatName";
import type { Troop } from "./Troop";

/**
 * An event in JSON. If `troops` or `troop` is null or left out, the viewer may not know the Troops. `by` is left out
 * for draws of the turn action and of the set-up. `extra` is left out if it is false.
 */
export type Event =
  | { type: "turn_began"; seat: SeatName; turn: number }
  | { type: "drew"; seat: SeatName; count: number; clause: string; by?: Effect; troops?: Array<Troop> }
  | { type: "placed"; seat: SeatName; troop: Troop; on: string; level: number; extra?: boolean }
  | { type: "effect_declined"; seat: SeatName; effect: Effect }
  | { type: "discarded"; owner: SeatName; troop: Troop; from: string | null; by: Effect; clause: string }
  | { type: "taken_back"; seat: SeatName; troop: Troop; from: string; clause: string }
  | { type: "moved"; by: SeatName; seat: SeatName; troop: Troop; from: string; to: string; clause: string }
  | { type: "returned"; seat: SeatName; troop: Troop; clause: string }
  | { type: "pinned"; seat: SeatName; troop: Troop | null; clause: string }
  | { type: "stood_up"; seat: SeatName; count: number; troops: Array<Troop> | null; clause: string }
  | { type: "claimed"; seat: SeatName; region: string; medals: number; clause: string }
  | { type: "resigned"; seat: SeatName }
  | { type: "timed_out"; seat: SeatName }
  | { type: "ended"; winner: SeatName; by: string; clause: string };
