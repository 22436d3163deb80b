// Made from Rust by `cargo xtask gen`; do not edit.

/** What a special base does when a Troop is placed on it, or which Troops it restricts. */
export type Special =
  | { kind: "recall" }
  | {
      kind: "allow";
      /** The allowed values (`K`, `1` to `7`). */
      values: Array<string>;
    }
  | { kind: "draw" }
  | { kind: "shove" }
  | { kind: "exhume" }
  | { kind: "nullify" }
  | { kind: "pin" };
