// Made from Rust by `cargo xtask gen`; do not edit.

import type { Asks } from "./Asks";
import type { Edge } from "./Edge";
import type { HintedFigure } from "./HintedFigure";
import type { HintedSpecial } from "./HintedSpecial";
import type { Step } from "./Step";

/**
 * What a seat may decide now. Answers to questions say the rest.
 */
export type Hints = { 
/**
 * The seat that is asked.
 */
seat: string, 
/**
 * What it is asked; null if nothing.
 */
asks: Asks | null, 
/**
 * The step of the turn; null before and after play.
 */
step: Step | null, 
/**
 * Its figures in play, and in set-up those to place, in the order of their ids.
 */
figures: Array<HintedFigure>, 
/**
 * Sides that it may choose.
 */
sides: Array<Edge>, 
/**
 * The special that it is asked about.
 */
special: HintedSpecial | null, 
/**
 * Whether it may end moving.
 */
may_end_moves: boolean, 
/**
 * Whether it may end its turn.
 */
may_end_turn: boolean, 
/**
 * Whether it may pass a free move or attack.
 */
may_pass: boolean, 
/**
 * Whether it may end a volley.
 */
may_cease: boolean, 
/**
 * Whether it may open a dispute.
 */
may_dispute: boolean, };
