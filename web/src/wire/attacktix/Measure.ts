// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * In what the table is measured. AT-R-07
 */
export type Measure = "imperial" | "metric";
