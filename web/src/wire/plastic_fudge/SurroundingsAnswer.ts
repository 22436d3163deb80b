// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Neighbour } from "./Neighbour";
import type { TerrainKind } from "./TerrainKind";

/** What is around a Unit. */
export type SurroundingsAnswer = {
  /** The Unit that the question is about. */
  unit: Id;
  /** The kind of ground under the Unit's centre. */
  terrain: TerrainKind;
  /** The level of that ground. */
  level: number;
  /** Everything else on the table, nearest first. Passengers are left out, and so is a passenger's own carrier. */
  rows: Array<Neighbour>;
};
