// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Spot } from "./Spot";

/** An attack of one Unit: a weapon, and exactly one thing to aim at. PF-R-97 */
export type Attack = {
  /** The id of the attacker, a Unit of the side that commits the attack. */
  unit: Id;
  /** The direction of the flame, in whole degrees counter-clockwise from east. */
  direction?: number;
  /** The marker to sweep. */
  mine?: Id;
  /** The Building, Fortress or camp to attack. PF-BAZ-02 */
  piece?: Id;
  /**
   * The centre of a disc, which is a round template. If `piece` is also given, this is the point where the weapon
   * hits that Building, Fortress or camp.
   */
  point?: Spot;
  /** The Unit to attack. If that Unit is in contact with the attacker, the attack is hand to hand. */
  target?: Id;
  /** The name of the weapon. If it is left out, the Unit uses its first weapon that fits the aim. */
  weapon?: string;
};
