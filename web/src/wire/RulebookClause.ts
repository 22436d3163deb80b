// Made from Rust by `cargo xtask gen`; do not edit.

import type { ClauseKind } from "./ClauseKind";

/**
 * A clause of a rulebook.
 */
export type RulebookClause = { 
/**
 * The id of the clause, such as `TB-PLACE-04`.
 */
id: string, 
/**
 * A few words that name the clause.
 */
title?: string, 
/**
 * The text of the clause.
 */
text: string, 
/**
 * What sort of clause it is.
 */
kind: ClauseKind, 
/**
 * Whether the program plays by the clause. If not, `note` says why.
 */
modelled: boolean, 
/**
 * A note about the clause.
 */
note?: string, 
/**
 * The section of the printed rules from which the clause comes.
 */
source?: string, };
