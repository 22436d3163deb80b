// Made from Rust by `cargo xtask gen`; do not edit.

import type { BillItem } from "./BillItem";

/** A row of a bill: one level or one surcharge. */
export type BillRow = {
  /** What the row charges for. */
  item: BillItem;
  /**
   * The name of the weapon whose Range level or Attack level the row charges for; `None` in all other rows, and for
   * a Unit without weapons.
   */
  weapon: string | null;
  /** The level that the row charges for; `None` for a surcharge. */
  level: number | null;
  /** What the level or the surcharge costs, in points, before `times`. */
  cost: number;
  /** How often `cost` is charged: twice for the levels of a Vehicle, otherwise once. PF-VEH-02 */
  times: number;
  /** The clause that sets this cost. */
  clause: string;
};
