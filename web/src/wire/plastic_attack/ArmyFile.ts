// Made from Rust by `cargo xtask gen`; do not edit.

import type { FigureFile } from "./FigureFile";

/**
 * An army file, format 1. A file that can be read may still break rules, so ask for its faults.
 */
export type ArmyFile = { 
/**
 * The format of the file: 1.
 */
format: number, 
/**
 * The game it is for: `plastic-attack-2009` or `plastic-attack-revised`.
 */
game: string, 
/**
 * The name of the army, at most 40 characters; may be empty.
 */
name?: string, 
/**
 * The figures, in the order of the line from left to right. PA1-SETUP-02
 */
army: Array<FigureFile>, };
