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
 * Everything that one viewer may know, field by field: what a state keeps beyond it stays unknown. AT-R-03, AT-R-08, AT-R-65,
 * AT-ETIQ-02
 *
 * JSON leaves out what is empty or not so. Programs that play read their view back from it.
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
 * The open decision.
 */
pending?: OpenDecision, 
/**
 * Seats that have opened a dispute since the last attack. AT-R-72
 */
disputed?: Array<string>, 
/**
 * Seats out of a free-for-all, first out first, those together in one. AT-R-50
 */
out?: Array<Array<string>>, 
/**
 * Who chooses a side now.
 */
chooser: string | null, 
/**
 * Who chose a side first. AT-R-49
 */
first_chooser?: string, 
/**
 * How it ended; null while it goes on. Nobody reads it back.
 */
over: Over | null, };
