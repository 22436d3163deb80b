// Made from Rust by `cargo xtask gen`; do not edit.

import type { FelledNow } from "./FelledNow";
import type { FigureNow } from "./FigureNow";
import type { OpenDispute } from "./OpenDispute";
import type { Over } from "./Over";
import type { Phase } from "./Phase";
import type { PieceNow } from "./PieceNow";
import type { SeatNow } from "./SeatNow";
import type { Turn } from "./Turn";
import type { Waiting } from "./Waiting";

/**
 * Everything that one viewer may know, field by field: what a state keeps beyond it stays unknown. AT-R-03, AT-R-08, AT-R-65,
 * AT-ETIQ-02
 *
 * Fields that JSON leaves out lie open too; clients have no use for them, imagined truths need them.
 */
export type View = { 
/**
 * Whose eyes; null for the public.
 */
viewer: string | null, 
/**
 * Where the game stands.
 */
phase: Phase, 
/**
 * The turn; null before play.
 */
turn: Turn | null, 
/**
 * The seats, clockwise.
 */
seats: Array<SeatNow>, 
/**
 * All figures, by id.
 */
figures: Array<FigureNow>, 
/**
 * The terrain, in the order of the table file.
 */
terrain: Array<PieceNow>, 
/**
 * Felled figures that have not been judged, in order.
 */
queue: Array<FelledNow>, 
/**
 * Whom the game waits for.
 */
waiting: Waiting, 
/**
 * The open dispute.
 */
dispute: OpenDispute | null, 
/**
 * Who chooses a side now.
 */
chooser: string | null, 
/**
 * How it ended; null while it goes on.
 */
over: Over | null, };
