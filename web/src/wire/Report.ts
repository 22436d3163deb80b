// Made from Rust by `cargo xtask gen`; do not edit.

import type { Named } from "./Named";
import type { ReportCategory } from "./ReportCategory";

/**
 * A report in the console.
 */
export type Report = { 
/**
 * Its number.
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
 * Who reports, if it is still known: id and name.
 */
reporter: Named | null, 
/**
 * The player who is meant, if one is.
 */
about: Named | null, 
/**
 * The seat that is meant, if one is.
 */
seat: string | null, 
/**
 * What is reported.
 */
category: ReportCategory, 
/**
 * What the reporter wrote.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * When an operator closed it.
 */
closed_ms: number | null, 
/**
 * What the operator noted.
 */
note: string | null, };
