// Made from Rust by `cargo xtask gen`; do not edit.

import type { Action } from "./Action";
import type { Aim } from "./Aim";
import type { Id } from "./Id";
import type { Leg } from "./Leg";
import type { Spot } from "./Spot";
import type { Thing } from "./Thing";

/** A question about the table. Players may always measure, and it costs nothing. */
export type Question =
  | {
      ask: "reach";
      /** The id of the figure that would move. */
      figure: Id;
    }
  | {
      ask: "way";
      /** The id of the figure that would move. */
      figure: Id;
      /** The place that the centre of its base is to reach. */
      to: Spot;
      /** The heading at the end. If this field is left out, the figure keeps the heading of its last roll. */
      facing?: number;
    }
  | {
      ask: "path";
      /** The id of the figure that would roll. */
      figure: Id;
      /** Turns and straight rolls. */
      path: Array<Leg>;
      /** The sections that the figure destroys as it crosses them. */
      destroy?: Array<Id>;
      /** The object that the figure pushes. */
      push?: Id;
    }
  | {
      ask: "check";
      /** A decision of the asker's seat. */
      action: Action;
    }
  | {
      ask: "placing";
      /** The id of the figure to place. */
      figure: Id;
    }
  | {
      ask: "aims";
      /** The id of the attacker. */
      figure: Id;
    }
  | {
      ask: "aim";
      /** The id of the figure that aims. */
      figure: Id;
      /** How the weapon is adjusted. */
      aim: Aim;
    }
  | {
      ask: "return";
      /** The felled figure whose special it is. */
      special: Id;
      /** The place along the line of the figure's owner, in micrometres from the middle. */
      along: number;
      /** The figure that comes into play; null if it is the felled figure itself. */
      target?: Id;
    }
  | {
      ask: "shift";
      /** The id of the figure to shift. */
      figure: Id;
      /** The direction of the shift. */
      heading: number;
      /** The length of the shift, in micrometres. */
      roll: number;
    }
  | {
      ask: "surroundings";
      /** The id of the figure in the middle. */
      figure: Id;
    }
  | {
      ask: "measure";
      /** The thing or place at one end of the distance. */
      from: Thing;
      /** The thing or place at the other end. */
      to: Thing;
    };
