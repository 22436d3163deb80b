// Made from Rust by `cargo xtask gen`; do not edit.

import type { Attack } from "./Attack";
import type { Cover } from "./Cover";
import type { Damage } from "./Damage";
import type { EndedBy } from "./EndedBy";
import type { Id } from "./Id";
import type { JetOrder } from "./JetOrder";
import type { Length } from "./Length";
import type { Modifier } from "./Modifier";
import type { Role } from "./Role";
import type { Side } from "./Side";
import type { Spot } from "./Spot";
import type { Step } from "./Step";

/** What happened. In the log of a scenario, `type` is called `kind`. The other fields keep their names. */
export type Event =
  | { type: "muster"; seat: Side; points: number; units: number; markers: number }
  | { type: "coin"; seat: Side }
  | { type: "placed"; seat: Side; piece: Id; at: Spot; facing: number }
  | { type: "passed"; seat: Side }
  | {
      type: "deployed";
      seat: Side;
      unit: Id;
      at: Spot | null;
      facing: number | null;
      carrier: Id | null;
      reserve: boolean;
    }
  | { type: "laid"; seat: Side; mine: Id; at: Spot; real: boolean | null }
  | { type: "deploy-ended"; seat: Side }
  | { type: "phase"; step: Step; round: number; seat: Side | null }
  | {
      type: "initiative";
      green: number;
      tan: number;
      dice: [[number, number, number, number], [number, number, number, number]];
      modifiers: [Array<Modifier>, Array<Modifier>];
      /** `None` on a tie. The dice are then thrown again. PF-INIT-02 */
      winner: Side | null;
      clause: string;
    }
  | { type: "role"; seat: Side; role: Role; player_a: Side; clause: string }
  | {
      type: "walk";
      unit: Id;
      way: Array<Spot>;
      facing: number;
      /** The Howitzer that the Unit towed. `tow_at` is the point where the Howitzer came to stand. */
      tow: Id | null;
      tow_at: Spot | null;
    }
  | {
      type: "move";
      unit: Id;
      /** Whether the Unit carried out its whole order. A mine may have stopped it. */
      whole: boolean;
      way: Array<Spot>;
      facing: number;
      /** The Howitzer that the Unit towed. `tow_at` is the point where the Howitzer came to stand. */
      tow: Id | null;
      tow_at: Spot | null;
    }
  | { type: "boarded"; unit: Id; carrier: Id }
  | { type: "leave"; unit: Id; carrier: Id; at: Spot; facing: number }
  | { type: "exit"; unit: Id }
  | { type: "enter"; unit: Id; at: Spot; facing: number }
  | { type: "jet-called"; unit: Id; arrives: number }
  | { type: "committed"; seat: Side; attacks: Array<Attack> | null }
  | { type: "opened"; green: Array<Attack>; tan: Array<Attack> }
  | {
      type: "attack";
      unit: Id;
      weapon: string;
      /** The Attack level (AL), and the modifiers that hold against every target of the attack. */
      modifiers: Array<Modifier>;
      clause: string;
      dice?: [number, number, number, number];
      direction?: number;
      piece?: Id;
      point?: Spot;
      /** The sum of the dice; `None` if no dice were thrown. */
      roll?: number;
      target?: Id;
      wasted?: boolean;
    }
  | { type: "dropped"; unit: Id; roll: number; dice: [number, number, number, number] | null }
  | {
      type: "blast";
      unit: Id;
      at: Spot;
      radius: Length;
      direction: number | null;
      attack: number;
      dice: [number, number, number, number] | null;
    }
  | {
      type: "hit";
      unit: Id;
      attack: number;
      defence: number;
      /** The defence roll. */
      dice: [number, number, number, number];
      attack_modifiers: Array<Modifier>;
      defence_modifiers: Array<Modifier>;
      /** The result of the chart, made milder if the template covers only a part of the base. PF-R-33 */
      result: Damage;
      clause: string;
      cover?: Cover;
      hth?: boolean;
      /** The Base that defended; `None` for a Unit. PF-R-31 */
      piece?: Id;
      /** The Unit that defended; `None` for a Base. */
      target?: Id;
    }
  | {
      type: "save";
      unit: Id;
      carrier: Id;
      attack: number;
      defence: number;
      dice: [number, number, number, number];
      result: Damage;
    }
  | { type: "conflagration"; unit: Id; at: Spot }
  | {
      type: "sweep";
      unit: Id;
      mine: Id;
      /** The sum of the dice. */
      roll: number;
      dice: [number, number, number, number];
      attack: number;
      /** A [`Damage`] as logs write it, or `set-off`: the mine exploded. */
      result: string;
      /**
       * Whether a mine was under the marker. `None` if the marker was not found, or if the viewer may not know.
       * PF-R-41
       */
      real: boolean | null;
      /** The sides that may see `real`: the side of the Minesweeper and the side that laid the marker. PF-R-78 */
      told: Array<Side>;
      clause: string;
      defence?: number;
      defence_dice?: [number, number, number, number];
    }
  | {
      type: "mine";
      mine: Id;
      unit: Id;
      real: boolean;
      /** The sum of the dice of the explosion; `None` if the marker was false. */
      roll?: number;
    }
  | { type: "hole"; piece: Id; at: Spot; radius: Length }
  | { type: "injured"; unit: Id; dl: number }
  | { type: "destroyed"; unit: Id; clause: string }
  | {
      type: "morale";
      unit: Id;
      /** The sum of `modifiers`. The Training level (TL) is not one of them. */
      modifier: number;
      /** The sum of the dice. */
      roll: number;
      dice: [number, number, number, number];
      tl: number;
      modifiers: Array<Modifier>;
      total: number;
      passed: boolean;
      /** Whether the check made a routed Unit steady again. PF-R-13 */
      rallied: boolean;
    }
  | {
      type: "contagion";
      unit: Id;
      by: Id;
      modifier: number;
      roll: number;
      dice: [number, number, number, number];
      tl: number;
      modifiers: Array<Modifier>;
      total: number;
      passed: boolean;
    }
  | { type: "rout"; unit: Id; fled: boolean; way: Array<Spot>; facing: number }
  | { type: "jets-ordered"; seat: Side; jets: Array<JetOrder> }
  | { type: "jet"; unit: Id; at: Spot | null }
  | { type: "victory"; lost: [number, number]; of: [number, number] }
  | { type: "end"; winner: Side | null; by: EndedBy; clause: string };
