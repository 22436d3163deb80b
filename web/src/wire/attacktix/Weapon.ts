// Made from Rust by `cargo xtask gen`; do not edit.

import type { Decimal } from "./Decimal";
import type { Missile } from "./Missile";

/**
 * The profile of a figure's weapon. The names of most fields end with their units, such as `_cm`. Lengths without a
 * unit in their names are in micrometres.
 */
export type Weapon =
  | {
      kind: "ranged";
      /** The number of missiles when the launcher is loaded, 1 ..= 4. */
      missiles: number;
      /** What one shot fires. All missiles of a launcher are alike. */
      missile: Missile;
    }
  | {
      kind: "slash";
      /** Energy of the spring at full pull. */
      energy_erg: Decimal;
      /** How far the weapon reaches from the centre of the base, in micrometres. */
      reach: number;
      /** Distance from the vertical axis of the base to the tip of the weapon, as the simulation builds it. */
      reach_cm: Decimal;
      /** Mass of the weapon without the figure's upper body, which swings with it. */
      mass_g: Decimal;
      /** Radius of the capsule that stands for the weapon. */
      radius_cm: Decimal;
      /** Height of the weapon above the table. */
      height_cm: Decimal;
      /** How far back a full pull turns the weapon, measured from the direction of the aim. */
      wound_rad: Decimal;
      /**
       * How far beyond the direction of the aim the weapon stops. The angle is negative or zero: positive angles,
       * such as `wound_rad`, are on the other side of the aim.
       */
      rest_rad: Decimal;
      /** The damping of the spring, as a share of the critical damping. */
      damping: Decimal;
    }
  | {
      kind: "throw";
      /** Energy of the spring at full pull. */
      energy_erg: Decimal;
      /** How far the weapon reaches from the centre of the base, in micrometres. */
      reach: number;
      /** Length of the arm. */
      arm_cm: Decimal;
      /** Mass of the arm, cross-bar included. */
      mass_g: Decimal;
      /** The height of the hinge above the table. */
      hinge_y_cm: Decimal;
      /** How far the hinge is in front of the vertical axis of the base. */
      hinge_z_cm: Decimal;
      /** The angle above the horizontal from which the arm starts. */
      from_rad: Decimal;
      /** The angle above the horizontal at which the arm stops. */
      to_rad: Decimal;
      /** Half the length of the cross-bar. */
      crossbar_half_cm: Decimal;
    }
  | {
      kind: "jab";
      /** Energy of the spring at full pull. */
      energy_erg: Decimal;
      /** How far the weapon reaches from the centre of the base, in micrometres. */
      reach: number;
      /** Mass of the rod. */
      mass_g: Decimal;
      /** Radius of the rod. */
      radius_cm: Decimal;
      /** Half the length of the rod, without its round ends. */
      half_length_cm: Decimal;
      /** The length of the thrust. */
      stroke_cm: Decimal;
      /** The height of the thrust if the aim names none, in micrometres. */
      default_height: number;
    }
  | {
      kind: "claw";
      /** Energy of the thrust at full pull. */
      energy_erg: Decimal;
      /** How far the weapon reaches from the centre of the base, in micrometres. */
      reach: number;
      /** Mass of both prongs together. */
      mass_g: Decimal;
      /** Radius of the capsule that stands for a prong. */
      prong_radius_cm: Decimal;
      /** Half the length of a prong, without its round ends. */
      prong_half_length_cm: Decimal;
      /** The distance between the axes of the prongs. */
      gap_cm: Decimal;
      /** The length of the thrust. */
      stroke_cm: Decimal;
      /** For how long after the thrust begins the prongs can grip a body. */
      grip_window_s: Decimal;
      /** Torque with which the knob of the claw tilts the body in its grip. */
      torque_dyn_cm: Decimal;
      /** The longest time for which the torque acts. */
      torque_max_s: Decimal;
      /** The height of the thrust if the aim names none, in micrometres. */
      default_height: number;
    };
