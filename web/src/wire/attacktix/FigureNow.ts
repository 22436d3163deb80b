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
 * Where it is.
 */
zone: Zone, 
/**
 * Whom it obeys.
 */
controller: string, 
/**
 * The centre of its base; null out of play, and while it is hidden.
 */
at: Spot | null, 
/**
 * Where it faces.
 */
facing: number, 
/**
 * What its top window shows: `6w`.
 */
window: string | null, 
/**
 * The same in JSON; left out where wheels are hidden.
 */
marks?: number, 
/**
 * Missiles fired, or 1 for a jab or claw that is out.
 */
spent: number, 
/**
 * Missiles in its launcher.
 */
loaded: number, 
/**
 * Whether it can attack before it is reset.
 */
weapon: WeaponNow, 
/**
 * Target switches that are tripped.
 */
tripped: Array<SwitchSide>, 
/**
 * What covers it.
 */
cover: Array<CoverBy>, 
/**
 * Whether it may not move.
 */
pinned: Pinned | null, 
/**
 * Whether it lies off the surface.
 */
off: boolean, 
/**
 * How far it advanced at set-up, in micrometres.
 */
advanced?: number, };
