// Made from Rust by `cargo xtask gen`; do not edit.

import type { Side } from "./Side";

/** What is wrong with a set-up, apart from faults within its battlefield or its forces. */
export type SetupFault =
  | {
      type: "no_battlefield";
      /** The id given, cut short. */
      word: string;
    }
  | {
      type: "no_force";
      /** The side without a force. */
      side: Side;
    }
  | {
      type: "option";
      /** The name of the option. */
      option: string;
      /** The value given. */
      value: string;
      /** What is allowed, in words such as `from 1 to 40`. */
      allowed: string;
      /** The clause that names the option. */
      clause: string;
    }
  | {
      type: "nobody_can_come";
      /** How many Units the cheapest force has. */
      units: number;
      /** What the cheapest force costs, in points. */
      points: number;
    };
