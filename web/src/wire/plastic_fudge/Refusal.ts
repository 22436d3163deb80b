// Made from Rust by `cargo xtask gen`; do not edit.

import type { AttackFault } from "./AttackFault";
import type { BattlefieldFault } from "./BattlefieldFault";
import type { Id } from "./Id";
import type { MoveFault } from "./MoveFault";
import type { PlaceFault } from "./PlaceFault";
import type { RadioRole } from "./RadioRole";
import type { RoundFault } from "./RoundFault";
import type { SetupFault } from "./SetupFault";
import type { Side } from "./Side";
import type { Stance } from "./Stance";
import type { WeaponKind } from "./WeaponKind";

/** Why a decision, a force or a set-up is refused. JSON: the object of the fault, `{"type": …}`. */
export type Refusal =
  | SetupFault
  | BattlefieldFault
  | {
      /** The side whose force has the fault; null if the force was checked for no side. */
      seat: Side | null;
    } & (
      | {
          type: "format";
          /** The format given. */
          format: number;
        }
      | {
          type: "other_game";
          /** The game given. */
          game: string;
        }
      | {
          type: "force_name";
          /** How many characters the name has. */
          characters: number;
        }
      | {
          type: "too_many_units";
          /** How many Units the force has. */
          units: number;
          /** The most Units that the options allow. */
          cap: number;
        }
      | {
          type: "too_many_points";
          /** What the force costs, in points. */
          points: number;
          /** The most points that the options allow. */
          most: number;
          /** By how many points the force exceeds the limit. */
          over: number;
          /** How many of the points go to markers. */
          markers: number;
        }
      | {
          type: "cannot_be_fielded";
          /** The beginning of the sentence, such as `The Tank would`. */
          what: string;
          /** What these Units cost, in points. */
          points: number;
          /** What the cheapest Commander costs in addition, in points; 0 if one of these Units is the Commander. */
          commander: number;
          /** The sum of `points` and `commander`. */
          sum: number;
          /** The most points that the options allow. */
          most: number;
        }
      | {
          type: "commanders";
          /** How many Commanders the force has. */
          commanders: number;
        }
      | {
          type: "commander_vehicle";
          /** The index of the Unit in the file, from 0. */
          nth: number;
          /** The label of the Unit. */
          unit: string;
        }
      | {
          type: "level";
          /** The index of the Unit in the file, from 0. */
          nth: number;
          /** The label of the Unit. */
          unit: string;
          /** The name of the attribute in English, such as `Defence` or `Range of rifle`. */
          attribute: string;
          /** The level given. */
          level: number;
        }
      | {
          type: "pose";
          /** The index of the Unit in the file, from 0. */
          nth: number;
          /** The label of the Unit. */
          unit: string;
          /** The pose. */
          stance: Stance;
          /** The Defence level with the pose. */
          with: number;
          /** The Defence level without the pose. */
          standing: number;
        }
      | {
          type: "vehicle_pose";
          /** The index of the Unit in the file, from 0. */
          nth: number;
          /** The label of the Unit. */
          unit: string;
        }
      | {
          type: "unarmed";
          /** The index of the Unit in the file, from 0. */
          nth: number;
          /** The label of the Unit. */
          unit: string;
        }
      | {
          type: "too_many_weapons";
          /** The index of the Unit in the file, from 0. */
          nth: number;
          /** The label of the Unit. */
          unit: string;
          /** How many weapons the Unit has. */
          weapons: number;
        }
      | {
          type: "weapon_name";
          /** The index of the Unit in the file, from 0. */
          nth: number;
          /** The label of the Unit. */
          unit: string;
          /** The name of the weapon, cut short. */
          weapon: string;
        }
      | {
          type: "same_weapon";
          /** The index of the Unit in the file, from 0. */
          nth: number;
          /** The label of the Unit. */
          unit: string;
          /** The name that both weapons have. */
          weapon: string;
        }
      | {
          type: "weapon";
          /** The index of the Unit in the file, from 0. */
          nth: number;
          /** The label of the Unit. */
          unit: string;
          /** The name of the weapon. */
          weapon: string;
          /** What the weapon hits. */
          kind: WeaponKind;
        }
      | {
          type: "no_radio";
          /** The index of the Unit in the file, from 0. */
          nth: number;
          /** The label of the Unit. */
          unit: string;
        }
      | {
          type: "same_role";
          /** The role that they share. */
          role: RadioRole;
          /** How many Radiomen have this role. */
          radiomen: number;
        }
      | {
          type: "radioman_missing";
          /** The role of the missing Radioman. */
          role: RadioRole;
        }
      | {
          type: "vehicle_spotter";
          /** The index of the Unit in the file, from 0. */
          nth: number;
          /** The label of the Unit. */
          unit: string;
        }
      | {
          type: "unit_name";
          /** The index of the Unit in the file, from 0. */
          nth: number;
          /** The label of the Unit. */
          unit: string;
          /** How many characters the name has. */
          characters: number;
        }
      | {
          type: "same_id";
          /** The id that both have. */
          id: Id;
        }
      | {
          type: "own_id";
          /** The index of the Unit in the file, from 0. */
          nth: number;
          /** The label of the Unit. */
          unit: string;
          /** The id that the file gives the Unit. */
          id: Id;
        }
      | {
          type: "too_many_markers";
          /** How many markers the force has. */
          markers: number;
        })
  | RoundFault
  | PlaceFault
  | MoveFault
  | AttackFault;
