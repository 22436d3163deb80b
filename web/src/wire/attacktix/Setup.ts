// Made from Rust by `cargo xtask gen`; do not edit.

import type { Card } from "./Card";
import type { Measure } from "./Measure";
import type { Mode } from "./Mode";
import type { Options } from "./Options";
import type { PieceCard } from "./PieceCard";
import type { SeatViewJson } from "./SeatViewJson";
import type { Table } from "./Table";

/**
 * The set-up with everything spelled out. Lengths are micrometres.
 */
export type Setup = { 
/**
 * How it is played.
 */
mode: Mode, 
/**
 * In what the table is measured.
 */
measure: Measure, 
/**
 * Points of a battle force; of a team's together in team play.
 */
limit: number, 
/**
 * Battle Masters that everybody brings.
 */
bm_allowance: number, 
/**
 * Tournament rules.
 */
official: boolean, 
/**
 * The map with rules of its own, if it is one.
 */
map: string | null, 
/**
 * The seats, clockwise.
 */
seats: Array<SeatViewJson>, 
/**
 * The options, all spelled out.
 */
options: Options, 
/**
 * The table.
 */
table: Table, 
/**
 * The cards of all figures, by id.
 */
figures: Array<Card>, 
/**
 * The cards of the terrain, in the order of the table file.
 */
terrain: Array<PieceCard>, };
