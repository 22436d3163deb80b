// Made from Rust by `cargo xtask gen`; do not edit.

import type { Class } from "./Class";
import type { Whose } from "./Whose";
import type { Zone } from "./Zone";

/**
 * Another figure that must be there for an ability to work. AT-ABIL-05
 */
export type Guard = { 
/**
 * The side that the figure belongs to.
 */
side: Whose, 
/**
 * Where the figure is.
 */
zone: Zone, 
/**
 * One of these classes.
 */
class?: Array<Class>, 
/**
 * One of these factions.
 */
faction?: Array<string>, 
/**
 * One of these names.
 */
name?: Array<string>, 
/**
 * This form; `null` is the plain form.
 */
mode?: string | null, 
/**
 * At most this number of points.
 */
points_max?: number, 
/**
 * One of these weapons, by code.
 */
weapon?: Array<string>, 
/**
 * Whether Battle Masters are left out.
 */
not_master?: boolean, };
