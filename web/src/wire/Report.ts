// Made from Rust by `cargo xtask gen`; do not edit.

import type { Named } from "./Named";
import type { ReportCategory } from "./ReportCategory";

/**
 * A report in the console.
 */
export type Report = { 
/**
 * The number of the report.
 */
n: number, 
/**
 * The match.
 */
match: string, 
/**
 * The game.
 */
game: string, 
/**
 * The guest who reports; null if the guest was forgotten.
 */
reporter: Named | null, 
/**
 * The player who is reported, if any.
 */
about: Named | null, 
/**
 * The seat that is reported, if any.
 */
seat: string | null, 
/**
 * What is reported.
 */
category: ReportCategory, 
/**
 * What the reporter wrote, and the lines of the table's chat that the report quotes.
 */
text: string, 
/**
 * When the report was made, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * When an operator closed the report, in milliseconds since 1970; null while the report is open.
 */
closed_ms: number | null, 
/**
 * What the operator noted about the report.
 */
note: string | null, };
