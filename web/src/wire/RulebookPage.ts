// Made from Rust by `cargo xtask gen`; do not edit.

import type { RulebookChapter } from "./RulebookChapter";

/**
 * A rulebook, as the front end shows it beside the table.
 */
export type RulebookPage = { 
/**
 * The game's name in addresses.
 */
game: string, 
/**
 * The edition of the printed rules.
 */
edition: string, 
/**
 * The revision of the rules. It rises with every change that makes a legal game play out differently.
 */
revision: number, 
/**
 * The chapters in order.
 */
chapters: Array<RulebookChapter>, };
