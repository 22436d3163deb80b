// Made from Rust by `cargo xtask gen`; do not edit.

import type { ReportCategory } from "./ReportCategory";

/** The body of `POST /api/matches/{id}/reports`. */
export type ReportOrder = {
  /** What the report is about. */
  category: ReportCategory;
  /** The seat of the reported player; left out if the report is about the match. */
  seat?: string;
  /** The player's own words about it, at most 500 characters. */
  text?: string;
};
