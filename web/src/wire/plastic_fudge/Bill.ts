// Made from Rust by `cargo xtask gen`; do not edit.

import type { BillRow } from "./BillRow";

/** The price of a Unit, row by row. */
export type Bill = {
  /** The rows. Their `cost` times `times`, added up, is `points`. */
  rows: Array<BillRow>;
  /** The price in points under the options of the bill. */
  points: number;
  /** The price in points by the text of the printed rules, whatever the option `special_prices`. PF-R-68, PF-R-69 */
  audited: number;
  /** The price in points by the printed sample list, whatever the option `special_prices`. */
  printed: number;
};
