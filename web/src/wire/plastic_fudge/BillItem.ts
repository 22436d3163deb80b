// Made from Rust by `cargo xtask gen`; do not edit.

/** What a row of a bill charges for. */
export type BillItem =
  | "movement"
  | "range"
  | "attack"
  | "defence"
  | "training"
  | "radio"
  | "special"
  | "vehicle"
  | "commander"
  | "misprint";
