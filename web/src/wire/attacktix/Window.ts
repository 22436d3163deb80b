// Made from Rust by `cargo xtask gen`; do not edit.

/** What a wheel shows at one position, written `8w*`: speed, colour, and a star if the special window is white. AT-R-02 */
export type Window = string;
