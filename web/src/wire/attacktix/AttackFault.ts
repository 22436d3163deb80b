// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/** Why an attack is refused. */
export type AttackFault =
  | {
      type: "attacked";
      /** The figure that was ordered to attack again. */
      figure: Id;
    }
  | { type: "no_attack_left" }
  | {
      type: "not_the_free_attacker";
      /** The id of the figure that makes the free attack. */
      figure: Id;
    }
  | {
      type: "spent";
      /** The id of the figure that has fired or struck. */
      figure: Id;
    }
  | {
      type: "out_of_arc";
      /** What the aim sets: `yaw`, `pitch`, `pull`, `dip`, `height` or `knob`. */
      part: string;
      /** The value in the aim. */
      value: number;
      /** The least value that is allowed. */
      least: number;
      /** The greatest value that is allowed. */
      most: number;
    }
  | {
      type: "no_such_articulation";
      /** What the weapon does not have, such as `knob`. */
      part: string;
    }
  | { type: "aim_changed" }
  | {
      type: "not_the_volley";
      /** The figure that fires. */
      figure: Id;
    }
  | { type: "base_stays" }
  | {
      type: "only_melee_turns";
      /** The id of the figure with a ranged weapon. */
      figure: Id;
    }
  | {
      type: "no_such_section";
      /** The id that no section has. */
      section: Id;
    }
  | {
      type: "not_destroyed";
      /** The id of the area. */
      piece: Id;
    }
  | {
      type: "section_gone";
      /** The id of the section that was attacked. */
      section: Id;
    }
  | {
      type: "indestructible";
      /** The id of the section that was attacked. */
      section: Id;
    }
  | {
      type: "out_of_reach";
      /** The id of the section that was attacked. */
      section: Id;
      /** How far the weapon reaches, in micrometres. */
      reach: number;
    }
  | {
      type: "section_in_the_way";
      /** The id of the section that was attacked. */
      section: Id;
      /** The id of the section in the way. */
      other: Id;
    }
  | {
      type: "in_cover";
      /** The figure that would fire from inside the cover. */
      figure: Id;
      /** The id of the piece that gives the attacker cover. */
      piece: Id;
    }
  | {
      type: "across_cover";
      /** The figure that would fire across its cover. */
      figure: Id;
      /** The id of the piece that gives the attacker cover. */
      piece: Id;
    }
  | {
      type: "protected";
      /** The id of the protected figure. */
      figure: Id;
    };
