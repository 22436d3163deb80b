// Made from Rust by `cargo xtask gen`; do not edit.

import type { Ability } from "./Ability";
import type { Base } from "./Base";
import type { Class } from "./Class";
import type { Id } from "./Id";
import type { WeaponName } from "./WeaponName";
import type { Window } from "./Window";

/**
 * A kind of figure, as the catalogue lists it. AT-BASE-01, AT-BASE-04
 */
export type FigureType = { 
/**
 * Its collector's number, such as `B04`. AT-BASE-05
 */
code: Id, 
/**
 * Its name; forms of one character share it. AT-R-37
 */
name: string, 
/**
 * The form; null for the plain one.
 */
mode: string | null, 
/**
 * Its Faction Class. AT-CLASS-03
 */
faction: string, 
/**
 * Its Attacktix Class. AT-CLASS-02
 */
class: Class, 
/**
 * What it costs. AT-BASE-04
 */
points: number, 
/**
 * Its base. AT-BM-01
 */
base: Base, 
/**
 * Its weapon: exactly one. AT-FIG-02
 */
weapon: WeaponName, 
/**
 * The windows of its wheel, in the order in which they come. AT-R-02
 */
wheel: [Window, Window, Window, Window, Window, Window, Window, Window, Window, Window, Window, Window], 
/**
 * What it does when it is defeated. AT-BASE-06
 */
ability: Ability | null, };
