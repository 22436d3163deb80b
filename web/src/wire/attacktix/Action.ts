// Made from Rust by `cargo xtask gen`; do not edit.

import type { Aim } from "./Aim";
import type { Colour } from "./Colour";
import type { Edge } from "./Edge";
import type { Id } from "./Id";
import type { Leg } from "./Leg";
import type { SpecialChoice } from "./SpecialChoice";
import type { Spot } from "./Spot";

/**
 * One decision of one seat. In JSON, an object with one key, such as `{"move": {"figure": "p1-01", "path": [{"roll":
 * 50800}]}}`.
 */
export type Action =
  | {
      choose_side: {
        /** The edge of the surface that becomes the player's own. */
        side: Edge;
      };
    }
  | {
      place: {
        /** The id of the figure to place. */
        figure: Id;
        /** The place of the figure's centre before the advance. */
        at: Spot;
        /** How far the figure advances, in micrometres. */
        advance?: number;
      };
    }
  | { ready: Record<symbol, never> }
  | {
      move: {
        /** The id of the figure to move. */
        figure: Id;
        /** Turns on the spot and straight rolls, in order. */
        path: Array<Leg>;
        /** The sections of barriers that the figure destroys as it crosses them. AT-LOW-03 */
        destroy?: Array<Id>;
        /** The object that the figure pushes. AT-OBJ-03 */
        push?: Id;
      };
    }
  | { end_moves: Record<symbol, never> }
  | {
      turn_base: {
        /** The id of the figure whose base turns. */
        figure: Id;
        /** The new heading of the figure. */
        face: number;
      };
    }
  | {
      adjust: {
        /** The id of the figure whose weapon is adjusted. */
        figure: Id;
        /** The new setting of the weapon. */
        aim: Aim;
      };
    }
  | {
      attack: {
        /** The id of the attacker. */
        figure: Id;
        /** The new setting of the weapon. */
        aim: Aim;
      };
    }
  | {
      fire_next: {
        /** The id of the attacker. */
        figure: Id;
        /** The aim of the volley. If this field is given, it must be the same aim as before. AT-VOLLEY-03 */
        aim?: Aim;
      };
    }
  | { cease_fire: Record<symbol, never> }
  | {
      attack_section: {
        /** The id of the attacker. */
        figure: Id;
        /** The id of the section, such as `fence.1`. */
        section: Id;
      };
    }
  | { special: SpecialChoice }
  | { pass: Record<symbol, never> }
  | { end_turn: Record<symbol, never> }
  | {
      dispute: {
        /** What the dispute is about, in 1 to 200 characters. */
        about: string;
      };
    }
  | {
      call: {
        /** The colour called. */
        colour: Colour;
      };
    }
  | { resign: Record<symbol, never> }
  | { timeout: Record<symbol, never> };
