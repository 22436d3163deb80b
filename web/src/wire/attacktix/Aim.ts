// Made from Rust by `cargo xtask gen`; do not edit.

import type { Swing } from "./Swing";

/**
 * How a weapon is adjusted. The kind of the weapon decides which fields count. The other fields are left out.
 * AT-ATK-02
 */
export type Aim = {
  /**
   * Turn of the torso in hundredths of a degree: ±7000 for launchers, ±9000 for melee. Positive values turn the way
   * headings grow: to the left, seen from above.
   */
  yaw: number;
  /** Throws: how far below its usual position the arm starts, 0 ..= 1500 hundredths of a degree. */
  dip?: number;
  /** Slashes: the direction of the slash. */
  dir?: Swing;
  /** Jabs and claws: height of the thrust, 46000 ..= 62000 micrometres. */
  height?: number;
  /** Claws: turn of the knob, 0 ..= 6875 hundredths of a degree. */
  knob?: number;
  /** Launchers: elevation, -1500 ..= 3500. Slashes: tilt of the arm, ±1719. In hundredths of a degree. */
  pitch?: number;
  /** Melee: how far the weapon is drawn back, in thousandths of a full pull: 0 ..= 1000. */
  pull?: number;
};
