// Made from Rust by `cargo xtask gen`; do not edit.

import type { Bill } from "./Bill";

/** The price of a force, Unit by Unit. */
export type ForceBill = {
  /** A bill for each Unit, in the order of the force file. */
  units: Array<Bill>;
  /** What all markers cost, in points. PF-R-37 */
  markers: number;
  /** What all Units and markers cost, in points. */
  points: number;
};
