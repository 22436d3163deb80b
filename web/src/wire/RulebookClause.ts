// Made from Rust by `cargo xtask gen`; do not edit.

import type { ClauseKind } from "./ClauseKind";

/**
 * An entry of a rulebook: a clause, a ruling, or a condition for valid files.
 */
export type RulebookClause = { 
/**
 * The id of the clause, such as `TB-PLACE-04`.
 */
id: string, 
/**
 * The heading of the clause: a few words.
 */
title?: string, 
/**
 * The text: paragraphs with a blank line between them. An item of a list is a line that begins with `- `.
 */
text: string, 
/**
 * Whether it is a printed rule, a ruling or a condition for valid files.
 */
kind: ClauseKind, 
/**
 * Whether the program plays by the clause. If not, `note` says why.
 */
modelled: boolean, 
/**
 * Alternatives and reasons, or why the program does not play by the clause.
 */
note?: string, 
/**
 * The section of the printed rules from which the clause comes.
 */
source?: string, };
