// Made from Rust by `cargo xtask gen`; do not edit.

import type { Stance } from "./Stance";
import type { UnitType } from "./UnitType";

/** A Unit of the printed sample list: its price by the text of the rules, beside the printed one. PF-R-76 */
export type AuditRow = {
  /** The type of the Unit. */
  kind: UnitType;
  /** The name of the Unit in the printed rules. */
  title: string;
  /** The stance of the Unit if it is not the usual one of its type; otherwise `None`. */
  stance: Stance | null;
  /** What its levels cost, in points. For a Vehicle, they are already doubled. */
  levels: number;
  /** The points for a special weapon, a Vehicle and the Commander. */
  surcharge: number;
  /** The sum of `levels` and `surcharge`. */
  audited: number;
  /** The price in the printed rules, in points. */
  printed: number;
  /** The ruling about the difference; `None` if both prices are equal. */
  clause: string | null;
};
