// Made from Rust by `cargo xtask gen`; do not edit.

import type { Effect } from "./Effect";
import type { Guard } from "./Guard";

/** A special ability: a name, a guard and an effect. AT-ABIL-03 */
export type Ability = {
  /** The ability's name. */
  name: string;
  /** Another figure that must be there for the ability to work; null if none must. */
  guard: Guard | null;
  /** What the ability does. */
  effect: Effect;
};
