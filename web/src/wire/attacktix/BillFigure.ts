// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/** A type in the bill of a force. */
export type BillFigure = {
  /** The code of the type. */
  code: Id;
  /** The name of the type. */
  name: string;
  /** What one figure costs. */
  points: number;
  /** The price by rule of thumb; null if the price list has no price for the type. AT-R-71 */
  rule_of_thumb: number | null;
};
