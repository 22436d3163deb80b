// Made from Rust by `cargo xtask gen`; do not edit.

import type { LocalizedText } from "./LocalizedText";

/**
 * A board by name.
 */
export type BoardName = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: LocalizedText, };
