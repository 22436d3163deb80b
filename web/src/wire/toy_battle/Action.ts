// Made from Rust by `cargo xtask gen`; do not edit.

import type { Effect } from "./Effect";
import type { Troop } from "./Troop";

/** A decision in JSON, such as `{"draw":{}}`, `{"place":{"troop":"jumbo","on":"b4"}}` or `{"decline":"jumbo"}`. */
export type Action =
  | { draw: Record<symbol, never> }
  | { place: { troop: Troop; on: string } }
  | { skully: Record<symbol, never> }
  | { capn: { troop: Troop; on: string } }
  | { jumbo: { discard: string } }
  | { xb42: Record<symbol, never> }
  | { star: Record<symbol, never> }
  | { castle: { take_back: string } }
  | { clouds: Record<symbol, never> }
  | { jungle: { move: string; to: string } }
  | { cemetery: { return: Troop } }
  | { decline: Effect }
  | { resign: Record<symbol, never> };
