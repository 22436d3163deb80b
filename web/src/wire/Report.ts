// Made from Rust by `cargo xtask gen`; do not edit.

import type { Named } from "./Named";
import type { ReportCategory } from "./ReportCategory";

/** A report in the console. */
export type Report = {
  /** The number of the report, by which an operator closes it. */
  n: number;
  /** The id of the match. */
  match: string;
  /** The name of the game. */
  game: string;
  /** The guest who reports; null if the guest has deleted the account. */
  reporter: Named | null;
  /** The reported player; null if the report is about the match. */
  about: Named | null;
  /** The seat of the reported player; null if the report is about the match. */
  seat: string | null;
  /** What the report is about. */
  category: ReportCategory;
  /** What the reporter wrote, and the lines of the match's chat that the report quotes. */
  text: string;
  /** When the player sent the report, in milliseconds since 1970. */
  at_ms: number;
  /** When an operator closed the report, in milliseconds since 1970; null while the report is open. */
  closed_ms: number | null;
  /** The note with which an operator last closed the report; null if no operator has closed it. */
  note: string | null;
};
