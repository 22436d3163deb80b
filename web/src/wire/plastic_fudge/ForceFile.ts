// Made from Rust by `cargo xtask gen`; do not edit.

import type { UnitFile } from "./UnitFile";

/**
 * A force file, format 1: the Units and markers that a player brings to a battle. A file that can be read may still
 * break rules: `judge` returns its faults.
 */
export type ForceFile = {
  /** The format of the file. This build reads only format 1. */
  format: number;
  /** The game that the force is for: `plastic-fudge`. */
  game: string;
  /**
   * The Units. On the table, the first Unit gets the id `g0` or `t0` and the next `g1` or `t1`, unless the file
   * gives it an `id`.
   */
  units: Array<UnitFile>;
  /** How many mine markers the force has, real and false markers together. PF-MINE-03 */
  markers?: number;
  /** The name of the force, at most 40 characters; empty if it has none. */
  name?: string;
};
