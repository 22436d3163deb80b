// Made from Rust by `cargo xtask gen`; do not edit.

import type { FigureFile } from "./FigureFile";

/** An army file, format 1. A file that can be read may still break rules. [`crate::judge`] finds its faults. */
export type ArmyFile = {
  /** The version of the format, always 1. */
  format: number;
  /** The game that the army is for: `plastic-attack-2009` or `plastic-attack-revised`. */
  game: string;
  /** The figures, in the order of the line from left to right. PA1-SETUP-02 */
  army: Array<FigureFile>;
  /** The name of the army, at most 40 characters. It may be empty. */
  name?: string;
};
