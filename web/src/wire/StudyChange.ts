// Made from Rust by `cargo xtask gen`; do not edit.

import type { StudyMeasure } from "./StudyMeasure";

/** How much an option changes one measure. Shares are numbers from 0 to 1. */
export type StudyChange = {
  /** What is measured. */
  measure: StudyMeasure;
  /** The measure with the default value of the option. */
  before: number;
  /** The measure with the studied value of the option. */
  after: number;
  /**
   * The lower end of the confidence interval for the difference. The intervals of all changes are simultaneous, with
   * 95 % confidence.
   */
  low: number;
  /** The upper end of this interval. */
  high: number;
  /** Whether the games show a change, that is, whether 0 lies outside the interval. */
  is_shown: boolean;
  /** The name of the seat, or of the kind of ending; left out for other measures. */
  name?: string;
};
