// Made from Rust by `cargo xtask gen`; do not edit.

import type { StudyMeasure } from "./StudyMeasure";

/**
 * How far an option moves one thing: shares are numbers from 0 to 1.
 */
export type StudyChange = { 
/**
 * What is measured.
 */
measure: StudyMeasure, 
/**
 * The seat or the ending; left out for everything else.
 */
name?: string, 
/**
 * By the default.
 */
before: number, 
/**
 * With the option.
 */
after: number, 
/**
 * Lower end of the interval of the difference; the intervals of all changes hold together with 95 %.
 */
low: number, 
/**
 * Upper end of the interval.
 */
high: number, 
/**
 * Whether the games show that something changes: 0 lies outside of the interval.
 */
is_shown: boolean, };
