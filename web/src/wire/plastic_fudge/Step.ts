// Made from Rust by `cargo xtask gen`; do not edit.

/** The steps of a battle and its Rounds. PF-TURN-01 */
export type Step =
  | "muster"
  | "terrain"
  | "deploy"
  | "initiative"
  | "choose"
  | "move-a"
  | "move-b"
  | "attack"
  | "morale"
  | "jets"
  | "over";
