// Made from Rust by `cargo xtask gen`; do not edit.

import type { ReportCategory } from "./ReportCategory";

/**
 * The body of `POST /api/matches/{id}/reports`.
 */
export type ReportOrder = { 
/**
 * The seat of the player who is reported; left out if the match is reported.
 */
seat?: string, 
/**
 * What is reported.
 */
category: ReportCategory, 
/**
 * More about the report, at most 500 characters.
 */
text?: string, };
