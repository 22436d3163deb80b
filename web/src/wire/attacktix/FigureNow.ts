// Made from Rust by `cargo xtask gen`; do not edit.

import type { CoverBy } from "./CoverBy";
import type { Id } from "./Id";
import type { Pinned } from "./Pinned";
import type { Spot } from "./Spot";
import type { SwitchSide } from "./SwitchSide";
import type { WeaponNow } from "./WeaponNow";
import type { Zone } from "./Zone";

/**
 * A figure as it is now.
 */
export type FigureNow = { 
/**
 * The id of the figure at this table.
 */
id: Id, 
/**
 * Where the figure is.
 */
zone: Zone, 
/**
 * The seat that gives the figure orders.
 */
controller: string, 
/**
 * The centre of its base; null for a figure out of play, and while the figure is hidden.
 */
at: Spot | null, 
/**
 * Where the figure faces.
 */
facing: number, 
/**
 * What the figure's top window shows: `6w`.
 */
window: string | null, 
/**
 * The field `marks` in JSON; left out if the option `hide_wheels` is on.
 */
marks?: number, 
/**
 * Missiles fired this turn, or 1 for a jab or claw that has been thrust.
 */
spent: number, 
/**
 * Missiles in the figure's launcher.
 */
loaded: number, 
/**
 * Whether the weapon can be used before it is reset.
 */
weapon: WeaponNow, 
/**
 * Target switches that are tripped.
 */
tripped: Array<SwitchSide>, 
/**
 * What covers the figure.
 */
cover: Array<CoverBy>, 
/**
 * Whether the figure may not move.
 */
pinned: Pinned | null, 
/**
 * Whether the figure lies off the surface.
 */
off: boolean, 
/**
 * How far the figure advanced at set-up, in micrometres.
 */
advanced?: number, };
