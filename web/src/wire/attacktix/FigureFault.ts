// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/** Why a figure type that a player made is refused. */
export type FigureFault =
  | {
      type: "figure_name";
      /** The code of the figure type. */
      code: Id;
      /** Which name it is: that of the `figure`, `form`, `faction` or `ability`. */
      of: string;
      /** The number of letters that the name has. */
      letters: number;
      /** The most letters that the name may have. */
      most: number;
    }
  | {
      type: "figure_class";
      /** The code of the figure type. */
      code: Id;
      /** The codes of the weapons that fit its class. */
      weapons: Array<string>;
    }
  | {
      type: "figure_weapon";
      /** The code of the figure type. */
      code: Id;
      /** The codes of the weapons that may be chosen. */
      weapons: Array<string>;
    }
  | {
      type: "figure_colours";
      /** The code of the figure type. */
      code: Id;
      /** How many numbers are red. */
      red: number;
    }
  | {
      type: "figure_specials";
      /** The code of the figure type. */
      code: Id;
      /** How many special windows are white. */
      white: number;
      /** The least number that is allowed. */
      least: number;
      /** The most that is allowed. */
      most: number;
    }
  | {
      type: "figure_speed";
      /** The code of the figure type. */
      code: Id;
      /** The lowest Speed. */
      low: number;
      /** The highest Speed. */
      high: number;
      /** The least number that is allowed. */
      least: number;
      /** The most that is allowed. */
      most: number;
    }
  | {
      type: "figure_spread";
      /** The code of the figure type. */
      code: Id;
      /** The difference between the highest and the lowest Speed. */
      spread: number;
      /** The greatest difference that is allowed. */
      most: number;
    }
  | {
      type: "figure_ability";
      /** The code of the figure type. */
      code: Id;
    }
  | {
      type: "figure_effect";
      /** The code of the figure type. */
      code: Id;
      /** What the number is, in words. */
      what: string;
      /** The value of the number. */
      value: number;
      /** What is allowed, in words. */
      allowed: string;
    }
  | {
      type: "figure_filter";
      /** The code of the figure type. */
      code: Id;
      /** The most classes, factions, names or weapons that a filter may list. */
      most: number;
      /** The most letters that each of these words may have. */
      letters: number;
    }
  | {
      type: "figure_guard";
      /** The code of the figure type. */
      code: Id;
    }
  | {
      type: "figure_masters";
      /** The code of the figure type. */
      code: Id;
    }
  | {
      type: "figure_take_down";
      /** The code of the figure type. */
      code: Id;
    }
  | {
      type: "figure_form";
      /** The code of the figure type. */
      code: Id;
    }
  | {
      type: "figure_points";
      /** The code of the figure type. */
      code: Id;
      /** The points in the figure type. */
      points: number;
      /** The computed price. */
      price: number;
    };
