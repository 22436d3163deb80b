// Made from Rust by `cargo xtask gen`; do not edit.

import type { BySide } from "./BySide";
import type { Over } from "./Over";
import type { Position } from "./Position";
import type { Side } from "./Side";
import type { Tally } from "./Tally";
import type { Waiting } from "./Waiting";

/**
 * Everything that one viewer may know.
 */
export type View = { 
/**
 * The side that views; null for the public.
 */
viewer: Side | null, 
/**
 * The position as the viewer may know it.
 */
position: Position, 
/**
 * Which sides the game waits for, and for what.
 */
waiting: Waiting, 
/**
 * What each side has and has lost.
 */
tally: BySide<Tally>, 
/**
 * How the battle ended; null while the battle goes on.
 */
over: Over | null, };
