// Made from Rust by `cargo xtask gen`; do not edit.

import type { Report } from "./Report";

/**
 * A page of reports, the latest first.
 */
export type Reports = { 
/**
 * The reports.
 */
reports: Array<Report>, 
/**
 * Whether there are more.
 */
more: boolean, };
