// Made from Rust by `cargo xtask gen`; do not edit.

import type { Asks } from "./Asks";
import type { Edge } from "./Edge";
import type { HintedFigure } from "./HintedFigure";
import type { HintedSpecial } from "./HintedSpecial";
import type { Step } from "./Step";

/** What a seat may decide now. Details, such as a legal aim, come from answers to questions. */
export type Hints = {
  /** The name of the seat that may make these decisions, such as `p1`. */
  seat: string;
  /** What the seat is asked for; null if the seat has nothing to decide. */
  asks: Asks | null;
  /** The step of the turn; null before and after play. */
  step: Step | null;
  /** The seat's figures in play, in the order of their ids. In set-up, also its figures that are not yet placed. */
  figures: Array<HintedFigure>;
  /** The sides that the seat may choose; empty unless the seat is asked for a side. */
  sides: Array<Edge>;
  /** The special ability that the seat is asked about; null if there is none. */
  special: HintedSpecial | null;
  /** Whether the seat may end its Move step. */
  may_end_moves: boolean;
  /** Whether the seat may end its turn. */
  may_end_turn: boolean;
  /** Whether the seat may pass a free move or attack. */
  may_pass: boolean;
  /** Whether the seat may end a volley. */
  may_cease: boolean;
  /** Whether the seat may open a dispute. */
  may_dispute: boolean;
};
