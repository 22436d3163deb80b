// Made from Rust by `cargo xtask gen`; do not edit.

import type { Bill } from "./Bill";
import type { Length } from "./Length";
import type { Stance } from "./Stance";
import type { UnitType } from "./UnitType";
import type { Weapon } from "./Weapon";
import type { WeaponKind } from "./WeaponKind";

/**
 * A sample Unit as the printed rules have it. PF-SCEN-01
 */
export type KindPage = { 
/**
 * The type of the Unit.
 */
type: UnitType, 
/**
 * The name of the Unit in English.
 */
title: string, 
/**
 * The code of its type in the rulebook.
 */
code: string, 
/**
 * The clause of its model.
 */
clause: string, 
/**
 * Whether it is a Vehicle.
 */
vehicle: boolean, 
/**
 * Movement level.
 */
ml: number, 
/**
 * Defence level, the stance included.
 */
dl: number, 
/**
 * Training level.
 */
tl: number, 
/**
 * The pose of the Unit.
 */
stance: Stance, 
/**
 * The weapons of the Unit.
 */
weapons: Array<Weapon>, 
/**
 * The kinds of weapons that its type can have.
 */
carries: Array<WeaponKind>, 
/**
 * Radius of its base, in inches.
 */
radius: Length, 
/**
 * How many passengers it carries.
 */
capacity: number, 
/**
 * Whether it has binoculars.
 */
spotter: boolean, 
/**
 * What it costs with the default options.
 */
bill: Bill, };
