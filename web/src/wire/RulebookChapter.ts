// Made from Rust by `cargo xtask gen`; do not edit.

import type { RulebookClause } from "./RulebookClause";

/**
 * A chapter of a rulebook.
 */
export type RulebookChapter = { 
/**
 * Its heading.
 */
title: string, 
/**
 * Its clauses in order.
 */
clauses: Array<RulebookClause>, };
