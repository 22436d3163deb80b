// Made from Rust by `cargo xtask gen`; do not edit.

import type { Action } from "./Action";
import type { Attack } from "./Attack";
import type { Id } from "./Id";
import type { Spot } from "./Spot";
import type { Thing } from "./Thing";

/** A question about the table. Measuring is always allowed, and costs nothing. PF-EQ-02 */
export type Question =
  | {
      ask: "reach";
      /** The id of the Unit that would move. */
      unit: Id;
      /** The Howitzer that the Unit would tow. PF-R-66 */
      tow?: Id;
    }
  | {
      ask: "way";
      /** The id of the Unit that would move. */
      unit: Id;
      /** Where the centre of the Unit's base should be at the end. */
      to: Spot;
      /** The facing that the Unit should have at the end. If it is left out, any facing is fine. */
      facing?: number;
      /** The Howitzer that the Unit would tow. PF-R-66 */
      tow?: Id;
    }
  | {
      ask: "path";
      /** A decision with a path: `move`, `enter` or `leave`. */
      action: Action;
    }
  | {
      ask: "check";
      /** The decision, as the asker's own seat would take it. */
      action: Action;
    }
  | {
      ask: "targets";
      /** The id of the attacker. */
      unit: Id;
    }
  | {
      ask: "attack";
      /** The attack, as a seat would commit it. */
      attack: Attack;
    }
  | {
      ask: "surroundings";
      /** The Unit around which to look. */
      unit: Id;
    }
  | {
      ask: "measure";
      /** Where the measurement starts. */
      from: Thing;
      /** Where the measurement ends. */
      to: Thing;
    }
  | {
      ask: "morale";
      /** The id of the Trooper. */
      unit: Id;
    };
