// Made from Rust by `cargo xtask gen`; do not edit.

import type { CardFile } from "./CardFile";
import type { Look } from "./Look";

/**
 * What never changes about a figure.
 */
export type Character = { 
/**
 * Its name; no other figure of the table has it.
 */
figure: string, 
/**
 * Its type: figure and variant.
 */
type: string, 
/**
 * Who brought it.
 */
owner: string, 
/**
 * Its Power at the start.
 */
starts: number, 
/**
 * Its card; King and Ace are always Recover.
 */
card: CardFile, 
/**
 * The figure that rides it, or that it rides.
 */
mount: string | null, 
/**
 * How it is drawn; null if the army file does not say.
 */
look: Look | null, };
