// Made from Rust by `cargo xtask gen`; do not edit.

/** A standard deviation in hundredths of a degree. Files write it in degrees, 0 to 10. AT-R-65 */
export type Sigma = number;
