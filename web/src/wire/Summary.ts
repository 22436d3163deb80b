// Made from Rust by `cargo xtask gen`; do not edit.

import type { BoardName } from "./BoardName";
import type { BranchPoint } from "./BranchPoint";
import type { ClockPlan } from "./ClockPlan";
import type { FairSummary } from "./FairSummary";
import type { MatchStatus } from "./MatchStatus";
import type { Outcome } from "./Outcome";
import type { SeatSummary } from "./SeatSummary";
import type { Suspension } from "./Suspension";
import type { UndoNow } from "./UndoNow";
import type { UndoPlan } from "./UndoPlan";
import type { Visibility } from "./Visibility";

/**
 * A match in short, as one guest may know it.
 */
export type Summary = { 
/**
 * The match's name in addresses.
 */
id: string, 
/**
 * The game played.
 */
game: string, 
/**
 * The board played on; null in a game without boards.
 */
board: BoardName | null, 
/**
 * The options chosen, all spelled out, in the game's words.
 */
options: unknown, 
/**
 * The seats in seat order.
 */
seats: Array<SeatSummary>, 
/**
 * How much time they have.
 */
clock: ClockPlan, 
/**
 * When it was set up, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * How many steps have been taken.
 */
steps: number, 
/**
 * How far it is.
 */
status: MatchStatus, 
/**
 * The seats the game waits for.
 */
to_move: Array<string>, 
/**
 * How it ended.
 */
over: Outcome | null, 
/**
 * The match in which the seats play again, once asked for.
 */
rematch: string | null, 
/**
 * The finished match it continues.
 */
branch_of: BranchPoint | null, 
/**
 * Whether players can take decisions back, and whether the others have to agree.
 */
undo: UndoPlan, 
/**
 * What can be taken back just now; left out where it is nothing, and said on the socket of the match alone.
 */
undo_now?: UndoNow, 
/**
 * How far the seeds are, in a match with fair luck; left out in others, and in lists.
 */
fair?: FairSummary, 
/**
 * Why this build cannot replay the match; left out where it can, as far as it has tried.
 */
suspended?: Suspension, 
/**
 * Whether this guest has set it up.
 */
creator: boolean, 
/**
 * Who may see it.
 */
visibility: Visibility, 
/**
 * Why an operator has closed the match; left out where none has. A closed match is over without a winner.
 */
closed?: string, };
