// Made from Rust by `cargo xtask gen`; do not edit.

import type { AttackFault } from "./AttackFault";
import type { FigureFault } from "./FigureFault";
import type { Id } from "./Id";
import type { MoveFault } from "./MoveFault";
import type { Part } from "./Part";
import type { PlaceFault } from "./PlaceFault";
import type { SetupFault } from "./SetupFault";
import type { SpecialFault } from "./SpecialFault";
import type { TableFault } from "./TableFault";
import type { TurnFault } from "./TurnFault";

/** Why something is refused, by chapter of the rules. Its JSON is that of the fault alone, `{"type": …}`. */
export type Refusal =
  | SetupFault
  | TableFault
  | {
      /** The seat of the force; null when a force is judged alone. */
      seat: string | null;
    } & (
      | {
          type: "no_such_figure";
          /** The code that no figure type has. */
          code: Id;
        }
      | { type: "format" }
      | {
          type: "name";
          /** The number of letters that the name has. */
          letters: number;
          /** The most letters that the name may have. */
          most: number;
        }
      | { type: "empty" }
      | {
          type: "points";
          /** The part of the force that has too many or too few points. */
          part: Part;
          /** The sum of the points. */
          points: number;
          /** The points that were agreed. */
          agreed: number;
          /** Whether the points must be exactly the agreed points. */
          exact: boolean;
        }
      | {
          type: "contribution";
          /** The sum of the points. */
          points: number;
          /** The least points that each member brings. */
          least: number;
        }
      | {
          type: "masters";
          /** How many the force has. */
          count: number;
          /** How many were agreed. */
          allowed: number;
        }
      | {
          type: "masters_official";
          /** How many the force has. */
          count: number;
        }
      | {
          type: "masters_map";
          /** How many the force has. */
          count: number;
        }
      | {
          type: "room";
          /** The sum of the diameters of all bases, in micrometres. */
          width: number;
          /** The greatest sum that the line has room for, in micrometres. */
          room: number;
        }
      | {
          type: "many";
          /** How many the force has. */
          figures: number;
          /** How many are allowed. */
          most: number;
        }
      | {
          type: "many_types";
          /** How many the force has. */
          figures: number;
          /** How many are allowed. */
          most: number;
        }
      | {
          type: "code";
          /** The code that two types share. */
          code: Id;
        }
      | FigureFault)
  | TurnFault
  | PlaceFault
  | MoveFault
  | AttackFault
  | SpecialFault;
