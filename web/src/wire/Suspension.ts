// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Why this build cannot replay a match. The stored match does not change. It goes on once the server runs a build that
 * can replay it.
 */
export type Suspension =
  | {
      reason: "unknown_revision";
      /** The revision of the rules that the match uses. */
      revision: number;
      /** The newest revision that this build knows. */
      newest: number;
    }
  | {
      reason: "diverged";
      /** The step, counted from 1; 0 is the start. */
      step: number;
    }
  | { reason: "panicked" }
  | { reason: "setup_refused" };
