// Made from Rust by `cargo xtask gen`; do not edit.

import type { LocalizedText } from "./LocalizedText";

/**
 * A board by name.
 */
export type BoardName = { 
/**
 * The id of the board.
 */
id: string, 
/**
 * The name of the board.
 */
name: LocalizedText, };
