// Made from Rust by `cargo xtask gen`; do not edit.

import type { BillFigure } from "./BillFigure";
import type { BillPart } from "./BillPart";

/** What a force costs. */
export type ForceBill = {
  /** The battle force. */
  battle: BillPart;
  /** The Back-Up force. */
  backup: BillPart;
  /** The types of both parts, by code. */
  figures: Array<BillFigure>;
};
