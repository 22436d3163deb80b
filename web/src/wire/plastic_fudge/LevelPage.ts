// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";

/** A row of the level table. */
export type LevelPage = {
  /** The number of the level, from -3 to +3. */
  level: number;
  /** The word for the level in English, such as `superb`. */
  name: string;
  /** What an attribute of this level costs, in points. */
  cost: number;
  /** How far a Unit with this Movement level moves in a Round, in inches. */
  moves: Length;
  /** How far a weapon with this Range level reaches, in inches. */
  reach: Length;
  /** The clause that states this row. */
  clause: string;
};
