// Made from Rust by `cargo xtask gen`; do not edit.

import type { RulebookClause } from "./RulebookClause";

/**
 * A chapter of a rulebook.
 */
export type RulebookChapter = { 
/**
 * The heading of the chapter.
 */
title: string, 
/**
 * The clauses of the chapter, in order.
 */
clauses: Array<RulebookClause>, };
