// Made from Rust by `cargo xtask gen`; do not edit.

import type { Condition } from "./Condition";
import type { Id } from "./Id";
import type { RadioRole } from "./RadioRole";
import type { Side } from "./Side";
import type { Spot } from "./Spot";
import type { Stance } from "./Stance";
import type { UnitType } from "./UnitType";
import type { Weapon } from "./Weapon";

/**
 * A Unit in a position: what never changes about it, and its present state. Levels and weapons are left out if they
 * are those of the type.
 */
export type Unit = {
  /** The id of the Unit, such as `g1`. */
  id: Id;
  /** The side that brought the Unit. */
  side: Side;
  /** The type of the Unit, such as `sniper`. */
  type: UnitType;
  /** Attack level of the first weapon. */
  al?: number;
  /** Centre of the Unit's base. Left out for a Unit in a carrier or off the table. */
  at?: Spot;
  /** Whether the Unit has attacked in the movement phase of its side this Round. */
  attacked?: boolean;
  /** The Round in which this Jet was called; left out if it was not called. */
  called?: number;
  /** Whether the Unit is the Commander. */
  commander?: boolean;
  /** Defence level before any injury, with the levels that the stance adds. */
  dl?: number;
  /** Weapons in addition to those of the type. */
  extra?: Array<Weapon>;
  /**
   * The facing of the Unit in whole degrees counter-clockwise from east. Left out for a Unit in a carrier or off the
   * table.
   */
  facing?: number;
  /** Whether an enemy attacked the Unit hand to hand in the last Attack step. */
  fought?: boolean;
  /** The carrier that the Unit rides in; left out if it does not ride. */
  in?: Id;
  /** How many Defence levels the Unit has lost. */
  injuries?: number;
  /** Movement level. */
  ml?: number;
  /** Whether the Unit has moved, boarded or left a carrier this Round. */
  moved?: boolean;
  /** The name that the player gave the Unit; left out if there is none. */
  name?: string;
  /** The role that the player gave this Radioman. */
  radio?: RadioRole;
  /** Range level of the first weapon. */
  rl?: number;
  /** Whether the Unit has binoculars although Units of its type usually have none. */
  spotter?: boolean;
  /** The pose of the Unit; left out if it is the usual pose of the type. */
  stance?: Stance;
  /** Whether the Unit obeys, runs or is off the table, and why; `steady` if left out. */
  state?: Condition;
  /** Training level. */
  tl?: number;
  /** Whether a Jeep has towed this Howitzer this Round. */
  towed?: boolean;
  /**
   * All weapons of the Unit. Left out if they differ from those of the type only in the levels of the first weapon
   * and in `extra`.
   */
  weapons?: Array<Weapon>;
};
