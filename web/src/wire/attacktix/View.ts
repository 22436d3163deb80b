// Made from Rust by `cargo xtask gen`; do not edit.

import type { FelledNow } from "./FelledNow";
import type { FigureNow } from "./FigureNow";
import type { OpenDecision } from "./OpenDecision";
import type { OpenDispute } from "./OpenDispute";
import type { Over } from "./Over";
import type { Phase } from "./Phase";
import type { PieceNow } from "./PieceNow";
import type { SeatNow } from "./SeatNow";
import type { Turn } from "./Turn";
import type { Waiting } from "./Waiting";

/**
 * Everything that one viewer may know. A view holds no other data of the state. AT-R-03, AT-R-08, AT-R-65, AT-ETIQ-02
 *
 * The JSON leaves out some fields that are empty or false. Programs that play read a view from this JSON.
 */
export type View = {
  /** The seat of the viewer; null for the public. */
  viewer: string | null;
  /** The phase of the game. */
  phase: Phase;
  /** The turn; null before play. */
  turn: Turn | null;
  /** The seats, clockwise. */
  seats: Array<SeatNow>;
  /** All figures, in the order of their ids. */
  figures: Array<FigureNow>;
  /** The terrain, in the order of the table file. */
  terrain: Array<PieceNow>;
  /**
   * Felled figures whose special windows, below their bases, have not been checked yet. They are in the order of the
   * checks.
   */
  queue: Array<FelledNow>;
  /** The seats that the game waits for, and for which decision. */
  waiting: Waiting;
  /** The open dispute; null if there is none. */
  dispute: OpenDispute | null;
  /** The seat that chooses a side now; null outside the choice of sides. */
  chooser: string | null;
  /** How the game ended; null while it goes on. This field is not read from JSON. */
  over: Over | null;
  /** Seats that have opened a dispute since the last attack. AT-R-72 */
  disputed?: Array<string>;
  /** The seat that chose a side first. AT-R-49 */
  first_chooser?: string;
  /**
   * Seats out of a free-for-all, in the order in which they dropped out. Seats that dropped out together share an
   * entry. AT-R-50
   */
  out?: Array<Array<string>>;
  /** The decision that must be made before anything else; null if there is none. */
  pending?: OpenDecision;
};
