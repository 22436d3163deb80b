// Made from Rust by `cargo xtask gen`; do not edit.

import type { StudyMeasure } from "./StudyMeasure";

/**
 * How much an option changes one measure. Shares are numbers from 0 to 1.
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
 * The value with the default.
 */
before: number, 
/**
 * The value with the option.
 */
after: number, 
/**
 * Lower end of the interval of the difference. With 95 % confidence, the intervals of all changes hold at the same
 * time.
 */
low: number, 
/**
 * Upper end of the interval.
 */
high: number, 
/**
 * Whether the games show a change, that is, whether 0 lies outside the interval.
 */
is_shown: boolean, };
