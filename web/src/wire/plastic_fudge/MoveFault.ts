// Made from Rust by `cargo xtask gen`; do not edit.

import type { Condition } from "./Condition";
import type { Id } from "./Id";
import type { Length } from "./Length";
import type { TerrainKind } from "./TerrainKind";

/** Why a decision of the movement phase is refused. */
export type MoveFault =
  | { type: "not_yours"; unit: Id }
  | { type: "cannot_act"; unit: Id; state: Condition }
  | { type: "moved_already"; unit: Id }
  | { type: "rides"; unit: Id; carrier: Id }
  | { type: "fifty_cal"; unit: Id }
  | { type: "howitzer"; unit: Id }
  | { type: "jet"; unit: Id }
  | { type: "no_path"; unit: Id }
  | { type: "not_ahead"; length: Length }
  | { type: "no_turn"; degrees: number }
  | { type: "off_grid"; degrees: number }
  | {
      type: "too_far";
      unit: Id;
      /** What the path costs up to the end of the first leg that the Unit cannot pay, in inches. */
      cost: Length;
      /**
       * How far the Unit may move, in inches. If the option `terrain_cost` is `whole-move`, the worst ground has
       * lowered it.
       */
      allowance: Length;
    }
  | { type: "off_table"; unit: Id }
  | { type: "closed"; unit: Id; piece: Id; kind: TerrainKind }
  | { type: "in_the_way"; unit: Id; other: Id }
  | { type: "ends_on"; unit: Id; other: Id }
  | { type: "ends_over"; unit: Id; other: Id }
  | { type: "no_ride"; unit: Id; carrier: Id }
  | { type: "full"; unit: Id; carrier: Id; capacity: number }
  | { type: "not_at_carrier"; unit: Id; carrier: Id; gap: Length; limit: Length }
  | { type: "not_aboard"; unit: Id }
  | { type: "no_tow"; unit: Id; gun: Id }
  | { type: "not_hitched"; unit: Id; gun: Id; gap: Length; limit: Length }
  | { type: "no_helicopter"; unit: Id }
  | { type: "not_at_edge"; unit: Id; gap: Length; limit: Length }
  | { type: "not_in_reserve"; unit: Id }
  | { type: "no_jet"; unit: Id }
  | { type: "called_already"; unit: Id; round: number }
  | { type: "no_radioman"; unit: Id };
