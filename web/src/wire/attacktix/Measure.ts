// Made from Rust by `cargo xtask gen`; do not edit.

/** The units in which the table is measured. AT-R-07 */
export type Measure = "imperial" | "metric";
