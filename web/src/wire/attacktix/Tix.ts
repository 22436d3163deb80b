// Made from Rust by `cargo xtask gen`; do not edit.

/** The length of a tik in micrometres. Files write it in centimetres, 2 to 3. AT-R-01 */
export type Tix = number;
