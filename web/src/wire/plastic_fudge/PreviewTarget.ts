// Made from Rust by `cargo xtask gen`; do not edit.

import type { Cover } from "./Cover";
import type { Id } from "./Id";
import type { Modifier } from "./Modifier";
import type { Odds } from "./Odds";
import type { What } from "./What";

/** A defender of an attack, with its odds. */
export type PreviewTarget = {
  /** The id of the Unit, the marker or the Base. */
  unit: Id;
  /** What kind of thing it is. A Base is a `piece`. */
  what: What;
  /** How much of the Unit's base the template covers; null without a template, and for markers and Bases. */
  cover: Cover | null;
  /** The attack total without its dice. */
  attack: number;
  /** The defence total without its dice. */
  defence: number;
  /** The numbers that make up `attack`, the Attack level (AL) first. */
  attack_modifiers: Array<Modifier>;
  /** The numbers that make up `defence`, the Defence level (DL) first. */
  defence_modifiers: Array<Modifier>;
  /** How many outcomes of both rolls give each result. */
  odds: Odds;
};
