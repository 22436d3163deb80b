// Made from Rust by `cargo xtask gen`; do not edit.

import type { Card } from "./Card";
import type { Measure } from "./Measure";
import type { Mode } from "./Mode";
import type { Options } from "./Options";
import type { PieceCard } from "./PieceCard";
import type { SeatViewJson } from "./SeatViewJson";
import type { Table } from "./Table";

/** The set-up with all defaults filled in. Lengths are micrometres. */
export type Setup = {
  /** The mode of play. */
  mode: Mode;
  /** The units in which the table is measured. */
  measure: Measure;
  /** How many points were agreed for a battle force. In team play, for all battle forces of a team together. */
  limit: number;
  /** How many Battle Masters each player may bring. */
  bm_allowance: number;
  /** Whether tournament rules apply. */
  official: boolean;
  /** The id of the map, if the table is a map with its own rules. */
  map: string | null;
  /** The seats, clockwise. */
  seats: Array<SeatViewJson>;
  /** All options, defaults included. */
  options: Options;
  /** The name and the measures of the table. */
  table: Table;
  /** The cards of all figures, in the order of their ids. */
  figures: Array<Card>;
  /** The cards of the terrain, in the order of the table file. */
  terrain: Array<PieceCard>;
};
