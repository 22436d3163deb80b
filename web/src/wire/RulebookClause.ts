// Made from Rust by `cargo xtask gen`; do not edit.

import type { ClauseKind } from "./ClauseKind";

/**
 * A clause of a rulebook.
 */
export type RulebookClause = { 
/**
 * Its id, such as `TB-PLACE-04`.
 */
id: string, 
/**
 * A few words that name it.
 */
title?: string, 
/**
 * What it says.
 */
text: string, 
/**
 * What sort of clause it is.
 */
kind: ClauseKind, 
/**
 * Whether the program plays by it; if not, `note` says why.
 */
modelled: boolean, 
/**
 * A note about it.
 */
note?: string, 
/**
 * The section of the printed rules that says it.
 */
source?: string, };
