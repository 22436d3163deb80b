// Made from Rust by `cargo xtask gen`; do not edit.

/** Who will take a seat. */
export type SeatPlan =
  | { kind: "me" }
  | {
      kind: "bot";
      /** The level of the bot, from 1 to the highest of [`crate::GamePage::levels`]. */
      level: number;
    }
  | { kind: "same_device" }
  | { kind: "invite" };
