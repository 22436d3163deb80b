// Made from Rust by `cargo xtask gen`; do not edit.

import type { CoverBy } from "./CoverBy";
import type { Id } from "./Id";
import type { Pinned } from "./Pinned";
import type { Spot } from "./Spot";
import type { SwitchSide } from "./SwitchSide";
import type { WeaponNow } from "./WeaponNow";
import type { Zone } from "./Zone";

/** A figure as the viewer sees it. */
export type FigureNow = {
  /** The id of the figure at this table. */
  id: Id;
  /** Where the figure is. */
  zone: Zone;
  /** The seat that gives the figure orders. */
  controller: string;
  /** The centre of its base; null for a figure out of play, and while the figure is hidden. */
  at: Spot | null;
  /** Where the figure faces. */
  facing: number;
  /** What the figure's top window shows, such as `6w`. */
  window: string | null;
  /** How many missiles the figure has fired since the last reset. For a jab or claw: 1 if it has been thrust. */
  spent: number;
  /** How many missiles are in the figure's launcher; 0 for a melee figure. */
  loaded: number;
  /** Whether the weapon can be used before it is reset. */
  weapon: WeaponNow;
  /** The target switches that are tripped. */
  tripped: Array<SwitchSide>;
  /** The pieces of terrain that give the figure cover. */
  cover: Array<CoverBy>;
  /** In which turn the figure may not move; null if it may. */
  pinned: Pinned | null;
  /** Whether the figure lies off the surface. */
  off: boolean;
  /** How far the figure advanced at set-up, in micrometres. */
  advanced?: number;
  /** The same as `marks`, for the JSON; left out if the option `hide_wheels` is on. */
  marks?: number;
};
