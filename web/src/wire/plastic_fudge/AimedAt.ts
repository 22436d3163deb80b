// Made from Rust by `cargo xtask gen`; do not edit.

import type { Attack } from "./Attack";
import type { Id } from "./Id";
import type { Preview } from "./Preview";

/** An attack that a Unit could make. */
export type AimedAt = {
  /** The attack, as a seat would commit it. */
  attack: Attack;
  /** The id of the Unit, the marker or the Base that the attack is aimed at. */
  label: Id;
  /** The modifiers, the targets and the odds. */
  preview: Preview;
};
