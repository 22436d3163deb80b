// Made from Rust by `cargo xtask gen`; do not edit.

import type { Bill } from "./Bill";
import type { Length } from "./Length";
import type { Stance } from "./Stance";
import type { UnitType } from "./UnitType";
import type { Weapon } from "./Weapon";
import type { WeaponKind } from "./WeaponKind";

/** A type of Unit, with the values that the printed rules give it. PF-SCEN-01 */
export type KindPage = {
  /** The type as files write it, such as `fifty-cal`. */
  type: UnitType;
  /** The name of the type in English. */
  title: string;
  /** The code of the type in the rulebook, such as `BAS`. */
  code: string;
  /** The clause that describes the model of the type. */
  clause: string;
  /** Whether the type is a Vehicle. */
  vehicle: boolean;
  /** Movement level. */
  ml: number;
  /** Defence level, with the levels that the stance adds. */
  dl: number;
  /** Training level. */
  tl: number;
  /** The pose of the usual model. */
  stance: Stance;
  /** The weapons of the type. */
  weapons: Array<Weapon>;
  /** The kinds of weapons that the rules allow Units of this type. */
  carries: Array<WeaponKind>;
  /** Radius of the base, in inches. */
  radius: Length;
  /** How many passengers a Unit of this type can carry. */
  capacity: number;
  /** Whether a Unit of this type has binoculars. */
  spotter: boolean;
  /** The price of a Unit of this type with the default options, row by row. */
  bill: Bill;
};
