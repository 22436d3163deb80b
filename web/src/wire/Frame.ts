// Made from Rust by `cargo xtask gen`; do not edit.

import type { ClockState } from "./ClockState";
import type { Status } from "./Status";

/**
 * A step: what happened, and the whole picture after it. It holds only what its viewer may know.
 */
export type Frame = { 
/**
 * The number of steps taken; 0 is the starting position.
 */
seq: number, 
/**
 * The seat that decided; null in a full picture.
 */
seat: string | null, 
/**
 * The step after which the game stands again, if the seat has taken back what it decided since.
 */
undo?: number, 
/**
 * What happened, in the game's words; empty in a full picture, unless it is the starting position.
 */
events: unknown[], 
/**
 * What the viewer may know, in the game's words.
 */
view: unknown, 
/**
 * What the viewer may decide, in the game's words; null unless the game waits for it.
 */
hints: unknown, 
/**
 * Whom the game waits for, or how it ended.
 */
status: Status, 
/**
 * The clocks, if there are any; null in steps sent later than they were taken.
 */
clock: ClockState | null, };
