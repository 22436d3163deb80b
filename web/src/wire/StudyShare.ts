// Made from Rust by `cargo xtask gen`; do not edit.

import type { FairVerdict } from "./FairVerdict";

/** A share of games with its confidence interval. Shares are numbers from 0 to 1. */
export type StudyShare = {
  /** The number of games that the seat or force won, or that ended in this way. */
  count: number;
  /** The number of games to which the share refers. */
  of: number;
  /** The share; 0 if there are no games. */
  share: number;
  /** The lower end of the confidence interval. */
  low: number;
  /** The upper end of this interval. */
  high: number;
  /** The name of the seat, the force or the kind of ending; left out for the seat that begins. */
  name?: string;
  /** Whether the share is fair; left out for endings, which are not judged. */
  verdict?: FairVerdict;
};
