// Made from Rust by `cargo xtask gen`; do not edit.

import type { RulebookChapter } from "./RulebookChapter";

/**
 * A rulebook as the rules panel shows it.
 */
export type RulebookPage = { 
/**
 * The game's name in addresses.
 */
game: string, 
/**
 * Which printed rules.
 */
edition: string, 
/**
 * Raised whenever a legal game would go another way.
 */
revision: number, 
/**
 * The chapters in order.
 */
chapters: Array<RulebookChapter>, };
