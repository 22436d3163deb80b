// Made from Rust by `cargo xtask gen`; do not edit.

/** How far a weapon can be adjusted. Angles are hundredths of a degree, and heights are micrometres. AT-ATK-02 */
export type Arcs = {
  /** The least and the greatest turn of the torso. */
  yaw: [number, number];
  /** The least and the greatest elevation of a launcher, or tilt of a slashing arm. */
  pitch: [number, number] | null;
  /** The least and the greatest height of a thrust. */
  height: [number, number] | null;
  /** Whether the player sets how far the weapon is drawn back: `pull`, 0 ..= 1000 thousandths. */
  pull: boolean;
  /** The greatest turn of a claw's knob, in hundredths of a degree. */
  knob: number | null;
  /** How far below its usual position a throwing arm may start. */
  dip: number | null;
};
