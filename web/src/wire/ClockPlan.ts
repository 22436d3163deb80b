// Made from Rust by `cargo xtask gen`; do not edit.

/** How much time the players have. */
export type ClockPlan =
  | { kind: "none" }
  | {
      kind: "fischer";
      /** The time at the start, in seconds. */
      seconds: number;
      /** The time that a seat gets after each of its turns, in seconds. */
      increment: number;
    }
  | {
      kind: "days";
      /** The time for one turn, in days. */
      days: number;
    };
