// Made from Rust by `cargo xtask gen`; do not edit.

import type { Condition } from "./Condition";
import type { Id } from "./Id";
import type { Length } from "./Length";
import type { Side } from "./Side";
import type { Spot } from "./Spot";

/** Why an attack, or an order for a Jet, is refused. */
export type AttackFault =
  | { type: "not_while_moving" }
  | {
      type: "no_such_unit";
      /** The id of the attacker. */
      unit: Id;
    }
  | {
      type: "not_yours";
      /** The id of the attacker. */
      unit: Id;
      /** The side that owns the Unit. */
      side: Side;
    }
  | {
      type: "cannot_act";
      /** The id of the attacker. */
      unit: Id;
      /** The present state of the Unit. */
      state: Condition;
    }
  | {
      type: "attacked_already";
      /** The id of the attacker. */
      unit: Id;
    }
  | {
      type: "attacks_twice";
      /** The id of the attacker. */
      unit: Id;
    }
  | {
      type: "rides";
      /** The id of the attacker. */
      unit: Id;
      /** The Vehicle in which the attacker rides. */
      carrier: Id;
    }
  | {
      type: "unarmed";
      /** The id of the attacker. */
      unit: Id;
    }
  | {
      type: "towed";
      /** The id of the attacker. */
      unit: Id;
    }
  | {
      type: "jet_out_of_step";
      /** The id of the attacker. */
      unit: Id;
    }
  | {
      type: "no_clear_aim";
      /** The id of the attacker. */
      unit: Id;
    }
  | {
      type: "no_such_weapon";
      /** The id of the attacker. */
      unit: Id;
      /** The name that was given. */
      weapon: string;
    }
  | {
      type: "does_not_fit";
      /** The id of the attacker. */
      unit: Id;
      /** The name that was given, if any. */
      weapon: string | null;
      /** The noun for the aim, such as `point`. */
      aim: string;
    }
  | {
      type: "only_in_contact";
      /** The id of the attacker. */
      unit: Id;
      /** The name of the weapon. */
      weapon: string;
      /** The Unit that the attack is aimed at. */
      target: Id;
    }
  | {
      type: "flame_aboard";
      /** The id of the attacker. */
      unit: Id;
    }
  | {
      type: "no_such_target";
      /** The id that was given. */
      target: Id;
    }
  | {
      type: "own_target";
      /** The Unit that the attack is aimed at. */
      target: Id;
    }
  | {
      type: "target_off_table";
      /** The Unit that the attack is aimed at. */
      target: Id;
      /** The present state of the target. */
      state: Condition;
    }
  | {
      type: "target_rides";
      /** The Unit that the attack is aimed at. */
      target: Id;
      /** The Vehicle in which the target rides. */
      carrier: Id;
    }
  | {
      type: "point_off_table";
      /** The point to aim at. */
      point: Spot;
    }
  | {
      type: "out_of_arc";
      /** The id of the attacker. */
      unit: Id;
      /** The arc in front in which it may attack, in degrees. */
      arc: number;
    }
  | {
      type: "out_of_reach";
      /** The id of the attacker. */
      unit: Id;
      /** The name of the weapon. */
      weapon: string;
      /** The gap from the attacker's base to the aim, in inches. */
      gap: Length;
      /** How far the weapon reaches, in inches. */
      reach: Length;
    }
  | {
      type: "hand_to_hand_only";
      /** The id of the attacker. */
      unit: Id;
      /** The name of the weapon. */
      weapon: string;
    }
  | {
      type: "too_near";
      /** The id of the attacker. */
      unit: Id;
      /** The gap from the attacker's base to the aim, in inches. */
      gap: Length;
      /** The least gap that the options allow, in inches. */
      least: Length;
    }
  | {
      type: "out_of_sight";
      /** The id of the attacker. */
      unit: Id;
      /** The pieces that block the sight. */
      blocked_by: Array<Id>;
    }
  | {
      type: "cannot_throw_across";
      /** The id of the attacker. */
      unit: Id;
      /** The pieces in the way of the throw. */
      blocked_by: Array<Id>;
    }
  | {
      type: "nobody_spots";
      /** The id of the attacker. */
      unit: Id;
    }
  | {
      type: "into_melee";
      /** The enemy that the attack is aimed at. */
      target: Id;
      /** The attacker's friend in contact with that enemy. */
      friend: Id;
    }
  | {
      type: "no_such_marker";
      /** The id that was given. */
      mine: Id;
    }
  | {
      type: "no_such_base";
      /** The id that was given. */
      piece: Id;
    }
  | {
      type: "not_on_base";
      /** The id of the Base. */
      piece: Id;
      /** The point to aim at. */
      point: Spot;
    }
  | {
      type: "jet_not_coming";
      /** The id that was given. */
      unit: Id;
    }
  | {
      type: "jet_twice";
      /** The id of the Jet. */
      unit: Id;
    }
  | {
      type: "jet_too_far";
      /** The id of the Jet. */
      unit: Id;
      /** The distance from the edge of the Jet's side to the point, in inches. */
      distance: Length;
      /** How far the Jet flies, in inches. */
      most: Length;
    }
  | {
      type: "jet_off_table";
      /** The id of the Jet. */
      unit: Id;
    }
  | {
      type: "jet_on_base";
      /** The id of the Jet. */
      unit: Id;
      /** The id of the other Unit. */
      base: Id;
    };
