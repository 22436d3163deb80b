// Made from Rust by `cargo xtask gen`; do not edit.

import type { CardWeapon } from "./CardWeapon";
import type { Id } from "./Id";
import type { Length } from "./Length";
import type { RadioRole } from "./RadioRole";
import type { Side } from "./Side";
import type { Stance } from "./Stance";
import type { UnitType } from "./UnitType";

/** The card of a Unit: what never changes about it during a battle. PF-EQ-08 */
export type Card = {
  /** The id of the Unit on the table. */
  id: Id;
  /** The side of the Unit. */
  side: Side;
  /** The type of the Unit. */
  type: UnitType;
  /** The name that the player gave the Unit; empty if there is none. */
  name: string;
  /** Whether the Unit is the Commander. */
  commander: boolean;
  /** The role that the player gave this Radioman; null for a Unit without one. */
  radio: RadioRole | null;
  /** Whether the Unit has binoculars. */
  spotter: boolean;
  /** The pose of the Unit. */
  stance: Stance;
  /** Movement level. */
  ml: number;
  /** Defence level before any injury, with the levels that the stance adds. */
  dl: number;
  /** Training level. */
  tl: number;
  /** The weapons of the Unit, in the order of its force file; empty for an unarmed Unit. */
  weapons: Array<CardWeapon>;
  /** The price of the Unit in points, under the options of the battle. */
  points: number;
  /** Radius of its base, in inches. */
  radius: Length;
  /**
   * How far the Unit moves in a Round by its Movement level and the option `scale`, in inches. The hints say how far
   * it may move now.
   */
  move: Length;
  /** How many passengers the Unit can carry. */
  capacity: number;
  /** Whether the Unit is a Vehicle. */
  vehicle: boolean;
  /** Whether the Unit flies under the options of the battle. */
  flies: boolean;
};
