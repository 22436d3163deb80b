// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { RadioRole } from "./RadioRole";
import type { Stance } from "./Stance";
import type { UnitType } from "./UnitType";
import type { Weapon } from "./Weapon";

/** A Unit of a force. The type of the Unit gives the values that the file leaves out. PF-BUY-02 */
export type UnitFile = {
  /** What kind of Trooper or Vehicle it is. */
  type: UnitType;
  /** Attack level of the first weapon. */
  al?: number;
  /** Whether the Unit is the Commander. PF-CMD-01 */
  commander?: boolean;
  /** Defence level, the stance included. */
  dl?: number;
  /** Weapons in addition to `weapons`, or to those of the type. */
  extra?: Array<Weapon>;
  /** The id of the Unit on the table. A force that must fit either side leaves it out. */
  id?: Id;
  /** Movement level. */
  ml?: number;
  /** The name that the player gave the Unit, at most 40 characters. No rule depends on it. */
  name?: string;
  /** The role that the player gives to this Radioman. PF-RADIO-03 */
  radio?: RadioRole;
  /** Range level of the first weapon. */
  rl?: number;
  /** Whether the Unit has binoculars and may spot for mortars and howitzers. PF-R-25 */
  spotter?: boolean;
  /** The pose of the Unit. PF-R-67 */
  stance?: Stance;
  /** Training level. */
  tl?: number;
  /** All weapons of the Unit. They replace the weapons of its type. */
  weapons?: Array<Weapon>;
};
